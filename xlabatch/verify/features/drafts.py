"""Right and wrong drafts: streams must equal runs without drafts."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from xlabatch.checkpoint.load import Model
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.speculation.drafters import Drafts, draft_lengths
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.scheduler.sequences import Sequence as RunningSequence
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Streams, choices, record

DRAFT_TOKENS = 16  # in a step


class Guesses:
    """Drafts from the expected streams; up to about half of them have one wrong token."""

    def __init__(self, solo: Streams, vocab: int, most: int, rng: Random) -> None:
        self.solo, self.vocab, self.most, self.rng = solo, vocab, most, rng

    def drafts(self, running: Collection[RunningSequence]) -> Drafts:
        """Return a draft for each sequence without structured output."""
        share = self.most // max(len(running), 1)
        return {
            each.slot: draft for each in running if not each.matcher and (draft := self._draft(each, share))
        }

    def _draft(self, sequence: RunningSequence, most: int) -> list[int]:
        """Return the tokens that come next; at random one of them is wrong."""
        choice = f"{sequence.request.id}.{sequence.index}"
        stream = self.solo[choice if choice in self.solo else sequence.request.id]
        until = min(sequence.tokens + most, sequence.request.max_tokens - 1)
        draft = [token.id for token in stream.tokens[sequence.tokens : until]]
        if (at := self.rng.randrange(2 * most + 1)) < len(draft):
            draft[at] = (draft[at] + 1) % self.vocab
        return draft


def draft_check(
    engine: XlaBatchEngine, requests: Sequence[Request], solo: Streams, rng: Random, comparer: Comparer
) -> Check:
    """Serve requests with drafts that know their solo streams."""
    drafters, before = engine.drafters, engine.stats()
    engine.drafters = Guesses(solo, engine.limits.vocab, engine.options.speculate, rng)
    try:
        streams = record(requests, engine.run(requests))
    finally:
        engine.drafters = drafters
    check = comparer.compare("right and wrong drafts", choices(requests), solo, streams)
    after = engine.stats()
    accepted = after.accepted_tokens - before.accepted_tokens
    drafted = after.draft_tokens - before.draft_tokens
    return with_counts(check, drafted, accepted, 0 < accepted < drafted)


class ModelOnly(NamedTuple):
    """Drafts without prompt lookup."""

    model: DraftModel
    most: int

    def drafts(self, running: Collection[RunningSequence]) -> Drafts:
        """Return the model's draft for each sequence."""
        return self.model.drafts(draft_lengths(running, self.most))


def draft_model_check(
    model: Model, options: EngineOptions, requests: Sequence[Request], solo: Streams, comparer: Comparer
) -> Check:
    """Serve requests with a model that drafts for itself; some of its draft tokens must be accepted."""
    same = {name: getattr(options, name) for name in ("slots", "context", "cache", "speculate")}
    engine = XlaBatchEngine(model, draft=model, **same)
    assert engine.draft_model
    engine.draft_model.cost = 0.0  # otherwise it would hardly be used
    engine.drafters = ModelOnly(engine.draft_model, engine.options.speculate)
    streams = record(requests, engine.run(requests))
    check = comparer.compare("drafts of a model", choices(requests), solo, streams)
    stats = engine.stats()
    return with_counts(check, stats.draft_tokens, stats.accepted_tokens, stats.accepted_tokens > 0)


def with_counts(check: Check, drafted: int, accepted: int, enough: bool) -> Check:
    """Add the counts of draft tokens to a check, and fail it if there were not enough."""
    counts = f"{accepted} of {drafted} draft tokens were accepted"
    if not check.ok:
        return check
    return replace(check, ok=enough, detail=f"{check.detail}, {counts}" if enough else counts)
