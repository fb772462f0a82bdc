"""Engines that make drafts whatever they cost."""

from xlabatch.engine.speculation.drafters import Drafters
from xlabatch.engine.xla import XlaBatchEngine


def drafting_always(engine: XlaBatchEngine) -> XlaBatchEngine:
    """The engine, which no longer measures whether drafts pay: tests must not depend on time."""
    assert isinstance(engine.drafters, Drafters)
    engine.drafters.payoff = None
    return engine
