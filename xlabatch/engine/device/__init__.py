"""What runs on the device: the slot state and the pure functions that advance it, compiled by the engine."""
