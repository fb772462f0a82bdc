"""Prompts that begin like others: their streams must be those of runs that reuse no keys and values."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Stream, Streams, choices, record

FOLLOWED = 8  # requests whose answers are followed by another prompt


def reuse_check(
    engine: XlaBatchEngine, requests: Sequence[Request], solo: Streams, rng: random.Random, comparer: Comparer
) -> Check:
    """Serve requests, each with a conversation that continues it; fails if nothing is reused."""
    followed = [(each, next_turn(engine, each, solo[each.id])) for each in choices(requests)[:FOLLOWED]]
    pairs = [(each, turn) for each, turn in followed if turn]
    expected = solo | {turn.id: solo_stream(engine, turn) for _, turn in pairs}
    before, served = engine.stats().cached_tokens, list(chain(*rng.sample(pairs, len(pairs))))
    check = comparer.compare("reused prefixes", served, expected, record(served, engine.run(served)))
    reused, prefixes = engine.stats().cached_tokens - before, engine.scheduler.prefixes
    if not check.ok:
        return check
    if not reused and any(len(each.prompt) >= max(prefixes.unit, prefixes.least) for each, _ in pairs):
        return replace(check, ok=False, detail="no prompt token was reused")
    return replace(check, detail=f"{check.detail}, {reused} prompt tokens reused")


def next_turn(engine: XlaBatchEngine, request: Request, answer: Stream) -> Request | None:
    """A request whose prompt is that of another, its answer and a token more; None if no slot holds it."""
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
    """The stream of a request that runs without any other, and reuses nothing."""
    alone = replace(request, cache_prompt=False)
    return record([alone], engine.run([alone]))[request.id]
