"""The theorem, run on the user's own weights and machine: a request's tokens do not depend on its company.

Every token is told with a digest of the logits behind it, so equal means equal in every bit of every logit.
The same engine serves each request alone and in company; the oracle says what it should have been.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import jax.numpy as jnp

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model.kv_cache import KV
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.text.samples import sample_ids
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import StreamRecorder, Streams, choice_name, choices
from xlabatch.verify.workload import mixed_requests


def verify(
    source: Source,
    *,
    counts: Sequence[int],
    requests: int,
    seed: int,
    context: int = 512,
    weights: str | None = None,
    against: str | None = None,
    oracle: bool = True,
) -> Iterator[Check]:
    """Every check in turn, on an engine for each of the slot counts; without an oracle those of company."""
    weights = load.resolve_dtype(weights)
    if against and weights != "float32":
        raise ValueError(f"transformers is compared in float32, and the weights are {weights}")
    theirs = Transformers(source) if against else None
    model = load.load(source, weights)
    asked = mixed_requests(source, requests, context, seed)
    limits = Limits(context=context, vocab=model.config.vocab, eos_token_ids=model.eos_token_ids)
    judge = Comparer(source, limits, weights, Oracle(source, weights, context) if oracle else None)
    if oracle and weights != "float32":
        ids, text = sample_ids(source, context)
        yield judge.rounding_loss(Oracle(source, context=context), ids, text)
    for count in counts:
        engine = XlaBatchEngine(model, slots=count, context=context)
        here = [replace(request, n=min(request.n, count)) for request in asked]
        rows = choices(here)
        alone = {row.id: serve(engine, [row])[row.id] for row in rows}
        yield from compare_in_company(engine, here, alone, random.Random(seed), judge)
        if oracle:
            yield judge.compare_with_oracle(f"NumPy oracle, {label(engine)}", rows, alone)
        if theirs:
            other = Comparer(source, limits, oracle=theirs)
            yield other.compare_with_oracle(f"transformers, {label(engine)}", rows, alone)


def compare_in_company(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    alone: Streams,
    rng: random.Random,
    comparer: Comparer,
) -> Iterator[Check]:
    """Each answer is bit-equal to being alone, in any company."""
    rows = choices(requests)

    def compare(name: str, streams: Streams) -> Check:
        return comparer.compare(f"{name}, {label(engine)}", rows, alone, streams)

    yield compare("in company", serve(engine, requests))
    yield compare("random arrivals", serve_arrivals(engine, requests, rng)[0])
    shuffled = rng.sample(list(requests), len(requests))
    yield compare("another order, other slots", serve(engine, shuffled))
    poison_state(engine)
    yield compare("a cache full of NaN", serve(engine, shuffled))
    yield compare("strange neighbours", serve_beside_unrelated(engine, requests, rng))
    streams, cancelled = serve_arrivals(engine, requests, rng, cancels=0.4)
    yield comparer.cancelled(f"cancellations, {label(engine)}", rows, alone, streams, cancelled)


def label(engine: XlaBatchEngine) -> str:
    """An engine by its slots."""
    slots = engine.stats().slots
    return f"{slots} slot{'s' * (slots > 1)}"


def serve(engine: XlaBatchEngine, requests: Sequence[Request]) -> Streams:
    """Serve everything at once."""
    ears = StreamRecorder(requests)
    for event in engine.run(requests):
        ears.on_event(event)
    return ears.streams


def serve_arrivals(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random, cancels: float = 0.0
) -> tuple[Streams, set[str]]:
    """Serve what arrives in bursts between steps; a share is cancelled, sooner or later. Tells who was."""
    ears, waiting, cancelled = StreamRecorder(requests), list(requests), set()
    doomed = {request: rng.randrange(8) for request in requests if rng.random() < cancels}
    while waiting or not engine.idle:
        for request in waiting[: rng.choice((0, 0, 1, 1, 2, 5))]:
            engine.submit(request)
            waiting.remove(request)
        for event in engine.step():
            ears.on_event(event)
        ripe = [
            each for each, after in doomed.items() if len(ears.streams[choice_name(each, 0)].tokens) >= after
        ]
        for request in ripe:
            if rng.random() < 0.5:  # perhaps queued, perhaps prefilling, perhaps not yet here
                engine.cancel(request.id)
                cancelled |= {row.id for row in choices([request])}
    return ears.streams, cancelled


def serve_beside_unrelated(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random
) -> Streams:
    """Serve some requests, each beside others whose every token was changed."""
    streams: Streams = {}
    for n, request in enumerate(requests[:8]):
        others = (*requests[n + 1 :], *requests[:n])[: engine.stats().slots]
        told = serve(engine, [request, *(unrelated_request(engine, other, rng) for other in others)])
        streams |= {row.id: told[row.id] for row in choices([request])}
    return streams


def unrelated_request(engine: XlaBatchEngine, request: Request, rng: random.Random) -> Request:
    """A request of the same length and rules with nothing else in common."""
    prompt = tuple(rng.randrange(engine.limits.vocab) for _ in request.prompt)
    return replace(request, id=f"stranger to {request.id}", prompt=prompt)


def poison_state(engine: XlaBatchEngine) -> None:
    """Fill an idle engine's cache with the worst that may lie there: nobody may read what nobody wrote."""

    def spoilt(kv: KV) -> KV:
        most = jnp.finfo(kv.values.dtype).max
        return replace(kv, keys=jnp.full_like(kv.keys, jnp.nan), values=jnp.full_like(kv.values, most))

    rows = engine.runner.state.rows
    bias, logits = (jnp.full_like(leaf, jnp.nan) for leaf in (rows.bias, rows.logits))
    rows = replace(rows, ids=jnp.full_like(rows.ids, 1), bias=bias, logits=logits)
    engine.runner.state = replace(
        engine.runner.state, kv=tuple(map(spoilt, engine.runner.state.kv)), rows=rows
    )
