"""XlaBatchEngine: the slot state on the device and the compiled programs that advance it."""
