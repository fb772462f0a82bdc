"""An independent NumPy model. It shares no code with what it is compared to."""
