"""Guesses of what a sequence generates next, which a step checks: prompt lookup, and a draft model."""
