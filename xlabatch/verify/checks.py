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
from xlabatch.text.samples import sample
from xlabatch.verify.compare_streams import Check, Judge
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import Ears, Streams, answers, name
from xlabatch.verify.workload import mixed


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
    weights = load.known(weights)
    if against and weights != "float32":
        raise ValueError(f"transformers is compared in float32, and the weights are {weights}")
    theirs = Transformers(source) if against else None
    model = load.load(source, weights)
    asked = mixed(source, requests, context, seed)
    limits = Limits(context=context, vocab=model.config.vocab, ends=model.ends)
    judge = Judge(source, limits, weights, Oracle(source, weights, context) if oracle else None)
    if oracle and weights != "float32":
        ids, text = sample(source, context)
        yield judge.loss(Oracle(source, context=context), ids, text)
    for count in counts:
        engine = XlaBatchEngine(model, slots=count, context=context)
        here = [replace(request, n=min(request.n, count)) for request in asked]
        rows = answers(here)
        alone = {row.id: serve(engine, [row])[row.id] for row in rows}
        yield from company(engine, here, alone, random.Random(seed), judge)
        if oracle:
            yield judge.independent(f"NumPy oracle, {named(engine)}", rows, alone)
        if theirs:
            other = Judge(source, limits, oracle=theirs)
            yield other.independent(f"transformers, {named(engine)}", rows, alone)


def company(
    engine: XlaBatchEngine, asked: Sequence[Request], alone: Streams, rng: random.Random, judge: Judge
) -> Iterator[Check]:
    """Each answer is bit-equal to being alone, in any company."""
    rows = answers(asked)

    def compare(name: str, streams: Streams) -> Check:
        return judge.compare(f"{name}, {named(engine)}", rows, alone, streams)

    yield compare("in company", serve(engine, asked))
    yield compare("random arrivals", arrive(engine, asked, rng)[0])
    shuffled = rng.sample(list(asked), len(asked))
    yield compare("another order, other slots", serve(engine, shuffled))
    spoil(engine)
    yield compare("a cache full of NaN", serve(engine, shuffled))
    yield compare("strange neighbours", among_strangers(engine, asked, rng))
    streams, cancelled = arrive(engine, asked, rng, cancels=0.4)
    yield judge.cancelled(f"cancellations, {named(engine)}", rows, alone, streams, cancelled)


def named(engine: XlaBatchEngine) -> str:
    """An engine by its slots."""
    slots = engine.stats().slots
    return f"{slots} slot{'s' * (slots > 1)}"


def serve(engine: XlaBatchEngine, requests: Sequence[Request]) -> Streams:
    """Serve everything at once."""
    ears = Ears(requests)
    for event in engine.run(requests):
        ears.hear(event)
    return ears.streams


def arrive(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random, cancels: float = 0.0
) -> tuple[Streams, set[str]]:
    """Serve what arrives in bursts between steps; a share is cancelled, sooner or later. Tells who was."""
    ears, waiting, cancelled = Ears(requests), list(requests), set()
    doomed = {request: rng.randrange(8) for request in requests if rng.random() < cancels}
    while waiting or not engine.idle:
        for request in waiting[: rng.choice((0, 0, 1, 1, 2, 5))]:
            engine.submit(request)
            waiting.remove(request)
        for event in engine.step():
            ears.hear(event)
        ripe = [each for each, after in doomed.items() if len(ears.streams[name(each, 0)].tokens) >= after]
        for request in ripe:
            if rng.random() < 0.5:  # perhaps queued, perhaps prefilling, perhaps not yet here
                engine.cancel(request.id)
                cancelled |= {row.id for row in answers([request])}
    return ears.streams, cancelled


def among_strangers(engine: XlaBatchEngine, asked: Sequence[Request], rng: random.Random) -> Streams:
    """Serve some requests, each beside others whose every token was changed."""
    streams: Streams = {}
    for n, request in enumerate(asked[:8]):
        others = (*asked[n + 1 :], *asked[:n])[: engine.stats().slots]
        told = serve(engine, [request, *(stranger(engine, other, rng) for other in others)])
        streams |= {row.id: told[row.id] for row in answers([request])}
    return streams


def stranger(engine: XlaBatchEngine, request: Request, rng: random.Random) -> Request:
    """A request of the same length and rules with nothing else in common."""
    prompt = tuple(rng.randrange(engine.limits.vocab) for _ in request.prompt)
    return replace(request, id=f"stranger to {request.id}", prompt=prompt)


def spoil(engine: XlaBatchEngine) -> None:
    """Fill an idle engine's cache with the worst that may lie there: nobody may read what nobody wrote."""

    def spoilt(kv: KV) -> KV:
        most = jnp.finfo(kv.values.dtype).max
        return replace(kv, keys=jnp.full_like(kv.keys, jnp.nan), values=jnp.full_like(kv.values, most))

    rows = engine.state.rows
    bias, logits = (jnp.full_like(leaf, jnp.nan) for leaf in (rows.bias, rows.logits))
    rows = replace(rows, ids=jnp.full_like(rows.ids, 1), bias=bias, logits=logits)
    engine.state = replace(engine.state, kv=tuple(map(spoilt, engine.state.kv)), rows=rows)
