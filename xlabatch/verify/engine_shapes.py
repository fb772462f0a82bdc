"""The strong form of the promise, which the kernels keep: tokens and logits depend on the request alone.

The same requests are served by engines of other slots, contexts, budgets and run-ahead, and with drafts; a
prompt that contains an answer must have the log-probabilities that the answer had, bit for bit.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from random import Random

from xlabatch.checkpoint.load import Model
from xlabatch.engine.speculation.drafters import Drafts
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.scheduler.sequences import Sequence as RunningSequence
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Streams, choices, record

DRAFT_TOKENS = 16  # of a step


def shape_checks(
    model: Model,
    context: int,
    requests: Sequence[Request],
    solo: Streams,
    comparer: Comparer,
    rng: Random,
) -> Iterator[Check]:
    """Serve the requests in engines of other shapes; each stream must equal its solo stream bit for bit."""
    most, widest = min(context + 256, model.config.max_positions), max(request.n for request in requests)
    for slots, positions, budget, ahead, speculate in (
        (1, context, 128, 0, 0),
        (widest, most, 16, 0, DRAFT_TOKENS),
        (widest + 5, context, 512, 2, 0),
    ):
        served = [request for request in requests if request.n <= slots]
        engine = XlaBatchEngine(
            model, slots=slots, context=positions, budget=budget, ahead=ahead, speculate=speculate
        )
        streams = record(served, engine.run(served))
        name = f"another shape, {slots} slots of {positions}, budget {budget}, ahead {ahead}"
        yield comparer.compare(name, choices(served), solo, streams)
        if speculate:
            yield draft_check(engine, served, solo, rng, comparer)
    yield rescoring_check(engine, choices(requests))


def rescoring_check(engine: XlaBatchEngine, requests: Sequence[Request]) -> Check:
    """Serve each answer again as a prompt: the log-probabilities of prefill must equal those of decode."""
    name, compared = "answers as prompts", 0
    scored = [replace(request, logprobs=0, prompt_logprobs=None) for request in requests]
    answers = record(scored, engine.run(scored))
    for request in requests:
        answer = answers[request.id]
        if answer.finish == "error":
            return Check(name, False, f"request {request.id}: error, {answer.reason}")
        tokens = answer.tokens[:-1]  # the last one would need a position more
        prompt = (*request.prompt, *(token.id for token in tokens))
        again = Request(id=request.id, prompt=prompt, max_tokens=1, prompt_logprobs=0)
        prefilled = record([again], engine.run([again]))[request.id].prompt_logprobs or ()
        for at, token in enumerate(tokens):
            position = len(request.prompt) + at
            if prefilled[position] != token.logprobs:
                detail = f"decode {token.logprobs}, prefill {prefilled[position]}"
                return Check(name, False, f"request {request.id}, position {position}: {detail}")
        compared += len(tokens)
    return Check(name, True, f"{compared} log-probabilities bit-equal to those of decode")


class Guesses:
    """Drafts from the streams that are expected, with one token of most of them replaced."""

    def __init__(self, solo: Streams, vocab: int, most: int, rng: Random) -> None:
        self.solo, self.vocab, self.most, self.rng = solo, vocab, most, rng

    def drafts(self, running: Collection[RunningSequence]) -> Drafts:
        """A draft for each sequence without structured output."""
        share = self.most // max(len(running), 1)
        return {
            each.slot: draft for each in running if not each.matcher and (draft := self._draft(each, share))
        }

    def _draft(self, sequence: RunningSequence, most: int) -> list[int]:
        """The tokens that come next, one of them wrong."""
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
    if check.ok and not 0 < accepted < drafted:
        return replace(check, ok=False, detail=f"{accepted} of {drafted} draft tokens were accepted")
    return replace(check, detail=f"{check.detail}, {accepted} of {drafted} accepted") if check.ok else check
