"""One model on several devices: how it is split, loaded and compiled, and what that costs."""
