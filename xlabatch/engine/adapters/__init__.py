"""The LoRA adapters of an engine: their tables on the device, and their names."""
