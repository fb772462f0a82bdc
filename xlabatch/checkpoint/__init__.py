"""From a folder, a hub id or a named shape to a Config and Params on the device."""
