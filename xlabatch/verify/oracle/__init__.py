"""A reference implementation in NumPy that shares no code with the engine."""
