"""Layers that do not attend: what they compute, and move on of each slot, in XLA's own operations."""
