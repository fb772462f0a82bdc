"""Measure several ways of serving the same requests."""
