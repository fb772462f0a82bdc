"""Which sequence is in which slot, and when. Plain Python and NumPy, never jax."""
