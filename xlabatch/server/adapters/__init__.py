"""Adapters over HTTP: each is a model by its name."""
