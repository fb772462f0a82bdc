"""Right and wrong drafts: streams must equal runs without drafts."""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from xlabatch.checkpoint.load import Model
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.speculation.drafters import Drafts, DraftSource, draft_lengths
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.scheduler.sequences import Sequence as RunningSequence
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.streams import Streams, record

DRAFT_TOKENS = 16  # in a step


@dataclass
class Guesses(DraftSource):
    """Drafts from the expected streams; up to about half of them have one wrong token."""

    solo: Streams
    vocab: int
    most: int
    rng: Random

    def drafts(self, running: Collection[RunningSequence]) -> Drafts:
        share = self.most // max(len(running), 1)
        drafts = {sequence.slot: self._draft(sequence, share) for sequence in running if not sequence.matcher}
        return {slot: draft for slot, draft in drafts.items() if draft}

    def _draft(self, sequence: RunningSequence, most: int) -> list[int]:
        choice = f"{sequence.request.id}.{sequence.index}"
        stream = self.solo[choice if choice in self.solo else sequence.request.id]
        until = min(sequence.tokens + most, sequence.request.max_tokens - 1)
        draft = [token.id for token in stream.tokens[sequence.tokens : until]]
        if (at := self.rng.randrange(2 * most + 1)) < len(draft):
            draft[at] = (draft[at] + 1) % self.vocab
        return draft


def draft_check(engine: XlaBatchEngine, trial: Trial) -> Check:
    """Serve requests with drafts that know their solo streams."""
    drafters = engine.drafters
    before = engine.stats()
    engine.drafters = Guesses(trial.solo, engine.limits.vocab, engine.options.speculate, trial.rng)
    try:
        streams = record(trial.requests, engine.run(trial.requests))
    finally:
        engine.drafters = drafters
    check = trial.compare("right and wrong drafts", streams)
    after = engine.stats()
    accepted = after.accepted_tokens - before.accepted_tokens
    drafted = after.draft_tokens - before.draft_tokens
    return require_drafts(check, drafted, accepted, 0 < accepted < drafted)


@dataclass
class ModelOnly(DraftSource):
    """Drafts of a model, whether they pay or not."""

    model: DraftModel
    most: int

    def drafts(self, running: Collection[RunningSequence]) -> Drafts:
        return self.model.drafts(draft_lengths(running, self.most))


def draft_model_check(model: Model, options: EngineOptions, trial: Trial) -> Check:
    """Serve requests with a model that drafts for itself; some of its draft tokens must be accepted."""
    same = {name: getattr(options, name) for name in ("slots", "context", "cache", "speculate")}
    engine = XlaBatchEngine(model, draft=model, **same)
    assert engine.draft_model
    engine.draft_model.cost = 0.0  # otherwise it would hardly be used
    engine.drafters = ModelOnly(engine.draft_model, engine.options.speculate)
    streams = record(trial.requests, engine.run(trial.requests))
    check = trial.compare("drafts of a model", streams)
    stats = engine.stats()
    return require_drafts(check, stats.draft_tokens, stats.accepted_tokens, stats.accepted_tokens > 0)


def require_drafts(check: Check, drafted: int, accepted: int, enough: bool) -> Check:
    """Add the counts of draft tokens to a check, and fail it if there were not enough."""
    counts = f"{accepted} of {drafted} draft tokens were accepted"
    return check.require(enough, counts, counts)
