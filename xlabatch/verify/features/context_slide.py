"""Requests that continue beyond a full slot: their streams must equal one request for each segment."""

from dataclasses import replace

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request, after_slide
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.streams import Stream, Token, choices, record

SLIDING = 2  # number of requests that slide
KEPT = 5  # most ids at a prompt's beginning that are kept
BEFORE = 20  # tokens before a slide
AFTER = 40  # tokens after it


def slide_check(engine: XlaBatchEngine, trial: Trial) -> Check:
    """Serve requests that fill their slots more than once, together with others."""
    plain = [
        request
        for request in choices(trial.requests)
        if not (request.is_constrained or request.stop_token_ids)
    ]
    longest = sorted(plain, key=lambda request: -len(request.prompt))[:SLIDING]
    sliding = [sliding_request(engine, request) for request in longest]
    expected = {request.id: stream_of_segments(engine, request) for request in sliding}
    others = [replace(request, id=f"next to {request.id}") for request in trial.requests[:2]]
    served = trial.rng.sample([*sliding, *others], len(sliding) + len(others))
    events = list(engine.run(served))
    check = trial.comparer.compare("context slides", sliding, expected, record(served, events))
    dropped = sum(event.dropped for event in events)
    return check.require(dropped or not sliding, "no context has slid", f"{dropped} ids dropped")


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
    prompt = tuple(request.prompt)
    tokens = list[Token]()
    while True:
        segment = request.segment(prompt, len(tokens), engine.limits.context)
        stream = solo_stream(engine, segment)
        tokens += stream.tokens
        if stream.finish != "length" or len(tokens) == request.max_tokens:
            return replace(stream, tokens=tokens)
        prompt = after_slide((*prompt, *(token.id for token in stream.tokens)), request.keep)
