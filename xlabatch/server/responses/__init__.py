"""Builders of responses: one module for each kind of body."""
