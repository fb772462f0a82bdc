"""Requests that continue beyond a full slot: their streams must equal one request for each segment."""

import random
from collections.abc import Sequence
from dataclasses import replace

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request, after_slide
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.streams import Stream, Streams, Token, choices, record

SLIDING = 2  # number of requests that slide
KEPT = 5  # most ids at a prompt's beginning that are kept
BEFORE, AFTER = 20, 40  # tokens before and after a slide


def slide_check(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random, comparer: Comparer
) -> Check:
    """Serve requests that fill their slots more than once, together with others."""
    plain = [each for each in choices(requests) if not (each.is_constrained or each.stop_token_ids)]
    longest = sorted(plain, key=lambda each: -len(each.prompt))[:SLIDING]
    sliding = [sliding_request(engine, each) for each in longest]
    expected: Streams = {each.id: stream_of_segments(engine, each) for each in sliding}
    others = [replace(each, id=f"beside {each.id}") for each in requests[:2]]
    served = rng.sample([*sliding, *others], len(sliding) + len(others))
    events = list(engine.run(served))
    check = comparer.compare("context slides", sliding, expected, record(served, events))
    dropped = sum(event.dropped for event in events)
    if check.ok and sliding and not dropped:
        return replace(check, ok=False, detail="no context has slid")
    return replace(check, detail=f"{check.detail}, {dropped} ids dropped") if check.ok else check


def sliding_request(engine: XlaBatchEngine, request: Request) -> Request:
    """Return a request with a prompt so long that the context slides after a few tokens."""
    length = engine.limits.context - min(BEFORE, engine.limits.context // 4)
    prompt = (tuple(request.prompt) * (length // len(request.prompt) + 1))[:length]
    return replace(
        request,
        id=f"{request.id}, sliding",
        prompt=prompt,
        overflow="slide",
        keep=min(KEPT, length - 1),
        max_tokens=BEFORE + AFTER,
        min_tokens=0,
        ignore_eos=True,
        prompt_logprobs=None,
    )


def stream_of_segments(engine: XlaBatchEngine, request: Request) -> Stream:
    """Build a request's stream from segments that run alone, each with the ids that the last one left."""
    prompt, tokens = tuple(request.prompt), list[Token]()
    while True:
        segment = request.segment(prompt, len(tokens), engine.limits.context)
        stream = solo_stream(engine, segment)
        tokens += stream.tokens
        if stream.finish != "length" or len(tokens) == request.max_tokens:
            return replace(stream, tokens=tokens)
        prompt = after_slide((*prompt, *(token.id for token in stream.tokens)), request.keep)
