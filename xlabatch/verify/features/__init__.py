"""Checks of features that reuse, swap out, draft or drop work: they must not change any stream."""
