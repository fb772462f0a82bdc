"""Prompts with a common prefix: their streams must equal runs that reuse no keys and values."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Stream, Streams, choices, record

FOLLOWED = 4  # number of requests, with the longest prompts, that get a second turn
Turns = Sequence[tuple[Request, Request]]  # a request, and a second one that continues its answer


def reuse_checks(
    engine: XlaBatchEngine, requests: Sequence[Request], solo: Streams, rng: random.Random, comparer: Comparer
) -> Iterator[Check]:
    """Serve requests and second turns that continue them; a check fails if nothing is reused.

    A recurrent state can be reused only after its answer has ended, so such models serve one by one.
    """
    followed = [(each, next_turn(engine, each, solo[each.id])) for each in choices(requests)]
    turns = [(each, turn) for each, turn in followed if turn]
    turns = sorted(turns, key=lambda pair: -len(pair[0].prompt))[:FOLLOWED]  # the most to reuse
    expected = solo | {turn.id: solo_stream(engine, turn) for _, turn in turns}
    shuffled = rng.sample(turns, len(turns))

    def check(name: str, parts: Sequence[Sequence[Request]], forgets: bool = False) -> Check:
        before, streams = engine.stats().cached_tokens, Streams()
        for served in parts:
            streams |= record(served, engine.run(served))
            if forgets:
                engine.scheduler.prefixes.clear()
        engine.scheduler.prefixes.clear()
        reused = engine.stats().cached_tokens - before
        served = [request for part in parts for request in part]
        compared = comparer.compare(name, served, expected, streams)
        if not compared.ok:
            return compared
        if not reused and is_reusable(engine, turns):
            return replace(compared, ok=False, detail="no prompt token was reused")
        return replace(compared, detail=f"{compared.detail}, {reused} prompt tokens reused")

    served = list(chain(*shuffled))
    apart = engine.scheduler.prefixes.recurrent
    yield check("reused prefixes", [[each] for each in served] if apart else [served])
    if not engine.limits.sessions:
        return
    saving = [replace(request, cache_key=request.id) for request, _ in turns]
    reading = [replace(turn, cache_key=request.id) for request, turn in turns]
    yield check("sessions", [saving, reading], forgets=True)


def is_reusable(engine: XlaBatchEngine, turns: Turns) -> bool:
    """Return whether a prompt is long enough to be reused."""
    prefixes = engine.scheduler.prefixes
    least = max(prefixes.unit, prefixes.least)
    return prefixes.enabled and any(len(request.prompt) >= least for request, _ in turns)


def next_turn(engine: XlaBatchEngine, request: Request, answer: Stream) -> Request | None:
    """Return a request for a prompt, its answer and one more token; None if it does not fit a slot."""
    prompt = (*request.prompt, *(token.id for token in answer.tokens), request.prompt[0])
    tokens = min(request.max_tokens, engine.limits.context - len(prompt))
    if tokens < 1:
        return None
    return replace(
        request,
        id=f"{request.id}, continued",
        prompt=prompt,
        max_tokens=tokens,
        min_tokens=min(request.min_tokens, tokens),
        prompt_logprobs=None,
    )


def solo_stream(engine: XlaBatchEngine, request: Request) -> Stream:
    """Return the stream of a request that runs alone and reuses nothing."""
    alone = replace(request, cache_prompt=False)
    return record([alone], engine.run([alone]))[request.id]
