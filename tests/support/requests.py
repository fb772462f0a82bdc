"""Making requests and collecting their streams, for tests of many kinds."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from xlabatch.api import BatchEngine
from xlabatch.request import Event, Request

VOCAB = 97


def ask(id: str, length: int = 11, max_tokens: int = 7, **options: Any) -> Request:
    """A request whose prompt follows from its id; it ends at its cap unless told otherwise."""
    draw = np.random.default_rng([length, *id.encode()])
    options = {"ignore_eos": True, "seed": 7} | options
    return Request(id=id, prompt=tuple(draw.integers(0, VOCAB, length)), max_tokens=max_tokens, **options)


def by_id(events: Iterable[Event]) -> dict[str, list[tuple[int | None, int | None, str | None]]]:
    """Token, digest and finish of each event, by request; an answer of several is `id.index`.

    Log-probabilities must be equal, too, so they are folded into the digest.
    """
    streams: dict[str, list[tuple[int | None, int | None, str | None]]] = {}
    for event in events:
        odds = event.logprobs, event.prompt_logprobs
        digest = event.digest if odds == (None, None) else hash((event.digest, odds))
        name = event.id if not event.index else f"{event.id}.{event.index}"
        streams.setdefault(name, []).append((event.token, digest, event.finish))
    return streams


def serve(engine: BatchEngine, requests: Sequence[Request]) -> dict[str, Any]:
    """The streams of requests that are submitted together."""
    return by_id(engine.run(requests))


def alone(engine: BatchEngine, request: Request) -> Any:
    """The stream of a request that has the engine for itself."""
    return serve(engine, [request])[request.id]


def drain(engine: BatchEngine) -> list[Event]:
    """Every event until the engine is idle."""
    events = []
    while not engine.idle:
        events += engine.step()
    return events
