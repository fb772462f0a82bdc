"""Checks of what reuses, parks, drafts or drops work: it must not be visible in any stream."""
