"""Requests, and the streams that engines return for them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from xlabatch.api import BatchEngine
from xlabatch.request import Event, Request

VOCAB = 97  # of random:tiny

Stream = list[tuple[int | None, int | None, str | None]]  # token, digest and finish of each event


def make_request(id: str, length: int = 11, max_tokens: int = 7, **options: Any) -> Request:
    """A request whose prompt follows from its id and length; by default only max_tokens ends it."""
    draw = np.random.default_rng([length, *id.encode()])
    options = {"ignore_eos": True, "seed": 7} | options
    return Request(id=id, prompt=tuple(draw.integers(0, VOCAB, length)), max_tokens=max_tokens, **options)


def streams_by_id(events: Iterable[Event]) -> dict[str, Stream]:
    """The stream of each request; a choice after the first has the id `id.index`.

    Log-probabilities and vectors must be equal too, therefore they are folded into the digest.
    """
    streams: dict[str, Stream] = {}
    for event in events:
        more = event.logprobs, event.prompt_logprobs, event.vector
        digest = event.digest if more == (None, None, None) else hash((event.digest, more))
        name = event.id if not event.index else f"{event.id}.{event.index}"
        streams.setdefault(name, []).append((event.token, digest, event.finish))
    return streams


def serve(engine: BatchEngine, requests: Sequence[Request]) -> dict[str, Stream]:
    """The streams of requests that are submitted together."""
    return streams_by_id(engine.run(requests))


def solo_stream(engine: BatchEngine, request: Request) -> Stream:
    """The stream of a request that runs without any other, and reuses nothing."""
    return serve(engine, [replace(request, cache_prompt=False)])[request.id]


def tokens_of(stream: Stream) -> list[int | None]:
    """The tokens of a stream."""
    return [token for token, *_ in stream]


def following(request: Request, stream: Stream, id: str = "next", more: int = 9) -> Request:
    """The next turn of a conversation: prompt, answer and more tokens."""
    tokens = [token for token in tokens_of(stream) if token is not None]
    return replace(request, id=id, prompt=(*request.prompt, *tokens, *make_request("more", more).prompt))


def drain(engine: BatchEngine) -> list[Event]:
    """Every event until the engine is idle."""
    events = []
    while not engine.idle:
        events += engine.step()
    return events
