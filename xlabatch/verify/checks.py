"""`xlabatch verify`: prove on the user's machine, with their weights, that tokens do not depend on the batch.

An engine serves every request alone (the solo streams), then together with others in different ways, and the
streams must be equal. Each token comes with a digest of its logits, so equal means equal in every bit of
every logit. Then an oracle checks that the solo streams are correct.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import jax
import jax.numpy as jnp

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.load import load_on_mesh
from xlabatch.engine.layouts import layout_of
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import KV, Recurrent
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.text.samples import sample_ids
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.engine_shapes import shape_checks
from xlabatch.verify.features.context_slide import slide_check
from xlabatch.verify.features.preemption import preemption_check
from xlabatch.verify.features.prefix_reuse import reuse_checks, solo_stream
from xlabatch.verify.features.prompt_embeddings import embeddings_check
from xlabatch.verify.features.session_files import session_file_check
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import StreamRecorder, Streams, choice_id, choices, record
from xlabatch.verify.workload import mixed_requests


def verify(
    source: Source,
    *,
    counts: Sequence[int],
    requests: int,
    seed: int,
    context: int = 512,
    weights: str | None = None,
    cache: str | None = None,
    against: str | None = None,
    oracle: bool = True,
    devices: int | None = None,
) -> Iterator[Check]:
    """Run every check on an engine of each slot count, and yield each result as soon as it is there.

    With the kernels, engines of other shapes must give the streams of the last engine. Without the oracle,
    streams are compared only with each other. With `devices` the model is split over that many devices.
    """
    weights = load.resolve_weights_format(weights or ("float32" if against else None), source)
    if against and weights != "float32":
        raise Refused(f"transformers needs float32 weights, got {weights}; use --weights float32")
    transformers = Transformers(source) if against else None
    model = load_on_mesh(source, weights, devices) if devices else load.load(source, weights)
    workload = mixed_requests(source, requests, context, seed)
    limits = Limits(context=context, vocab=model.config.vocab, eos_token_ids=model.eos_token_ids)
    rounded = Oracle(source, weights, context, cache) if oracle else None
    comparer = Comparer(source, limits, cache or weights, rounded)
    if oracle and (cache or weights) != "float32":
        ids, text = sample_ids(source, context)
        yield comparer.rounding_error(Oracle(source, context=context), ids, text)
    for count in counts:
        engine = XlaBatchEngine(model, slots=count, context=context, cache=cache)
        batch = [replace(request, n=min(request.n, count)) for request in workload]
        expected = choices(batch)
        solo = {request.id: solo_stream(engine, request) for request in expected}
        yield from batch_invariance_checks(engine, batch, solo, random.Random(seed), comparer)
        if oracle:
            yield comparer.compare_with_oracle(f"NumPy oracle, {label(engine)}", expected, solo)
        if transformers:
            other = Comparer(source, limits, oracle=transformers)
            yield other.compare_with_oracle(f"transformers, {label(engine)}", expected, solo)
    yield from filter(None, other_engine_checks(source, model, engine, batch, solo, comparer, seed))
    if layout_of(model.params).is_strong(model.params):
        yield from shape_checks(model, context, cache, batch, solo, comparer, random.Random(seed))


def batch_invariance_checks(
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    solo: Streams,
    rng: random.Random,
    comparer: Comparer,
) -> Iterator[Check]:
    """Serve the requests together in different ways; each stream must equal its solo stream bit for bit."""
    expected = choices(requests)

    def check(name: str, streams: Streams) -> Check:
        return comparer.compare(f"{name}, {label(engine)}", expected, solo, streams)

    yield check("shared batch", serve(engine, requests))
    yield check("random arrivals", serve_arrivals(engine, requests, rng)[0])
    shuffled = rng.sample(list(requests), len(requests))
    yield check("shuffled order and slots", serve(engine, shuffled))
    poison_state(engine)
    yield check("cache filled with NaN", serve(engine, shuffled))
    yield check("unrelated neighbours", serve_with_unrelated(engine, requests, rng))
    for reused in reuse_checks(engine, requests, solo, rng, comparer):
        yield replace(reused, name=f"{reused.name}, {label(engine)}")
    parked = preemption_check(engine, requests, solo, rng, comparer)
    yield replace(parked, name=f"{parked.name}, {label(engine)}")
    slid = slide_check(engine, requests, rng, comparer)
    yield replace(slid, name=f"{slid.name}, {label(engine)}")
    streams, cancelled = serve_arrivals(engine, requests, rng, cancels=0.4)
    yield comparer.compare_cancelled(f"cancellations, {label(engine)}", expected, solo, streams, cancelled)


def other_engine_checks(
    source: Source,
    model: load.Model,
    engine: XlaBatchEngine,
    requests: Sequence[Request],
    solo: Streams,
    comparer: Comparer,
    seed: int,
) -> Iterator[Check | None]:
    """Serve requests with two other engines of this shape: in another process, and with vectors as input."""
    yield session_file_check(engine, source, requests, solo, comparer)
    yield embeddings_check(model, engine.options, requests, solo, comparer, random.Random(seed))


def label(engine: XlaBatchEngine) -> str:
    """Return the engine's slot count for a check's name."""
    slots = engine.stats().slots
    return f"{slots} slot{'s' * (slots > 1)}"


def serve(engine: XlaBatchEngine, requests: Sequence[Request]) -> Streams:
    """Submit all requests at once and serve them to the end."""
    return record(requests, engine.run(requests))


def serve_arrivals(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random, cancels: float = 0.0
) -> tuple[Streams, set[str]]:
    """Serve requests that arrive in bursts between steps, and cancel a share of them at random times.

    Returns the streams and the ids of the choices that were cancelled.
    """
    recorder, waiting, cancelled = StreamRecorder(requests), list(requests), set()
    cancel_after = {request: rng.randrange(8) for request in requests if rng.random() < cancels}  # tokens
    while waiting or not engine.idle:
        for request in waiting[: rng.choice((0, 0, 1, 1, 2, 5))]:
            engine.submit(request)
            waiting.remove(request)
        for event in engine.step():
            recorder.on_event(event)
        due = [
            request
            for request, tokens in cancel_after.items()
            if len(recorder.streams[choice_id(request, 0)].tokens) >= tokens
        ]
        for request in due:
            if rng.random() < 0.5:  # it may be queued, prefilling, or not yet submitted
                engine.cancel(request.id)
                cancelled |= {choice.id for choice in choices([request])}
    return recorder.streams, cancelled


def serve_with_unrelated(engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random) -> Streams:
    """Serve each of the first eight requests next to other requests with random prompt tokens."""
    streams: Streams = {}
    for n, request in enumerate(requests[:8]):
        others = (*requests[n + 1 :], *requests[:n])[: engine.stats().slots]
        served = serve(engine, [request, *(unrelated_request(engine, other, rng) for other in others)])
        streams |= {choice.id: served[choice.id] for choice in choices([request])}
    return streams


def unrelated_request(engine: XlaBatchEngine, request: Request, rng: random.Random) -> Request:
    """Return a request with the same prompt length and sampling options, but random prompt tokens."""
    prompt = tuple(rng.randrange(engine.limits.vocab) for _ in request.prompt)
    return replace(request, id=f"unrelated to {request.id}", prompt=prompt)


def poisoned(kv: KV | Recurrent) -> KV | Recurrent:
    """Fill a cache with the worst that idle slots may contain.

    It is NaN, or the largest number where only finite numbers are ever written.
    """
    if isinstance(kv, Recurrent):
        return jax.tree.map(lambda leaf: jnp.full_like(leaf, jnp.nan), kv)
    if kv.keys.dtype == jnp.int8:  # -1 in the bytes of a scale is a NaN
        return jax.tree.map(lambda leaf: jnp.full_like(leaf, -1), kv)
    largest = jnp.finfo(kv.keys.dtype).max
    if kv.values is None:
        is_value = jnp.arange(kv.keys.shape[-2]) >= kv.keys.shape[-2] - kv.latents
        keys = jnp.where(is_value[:, None], largest, jnp.nan).astype(kv.keys.dtype)
        return replace(kv, keys=jnp.broadcast_to(keys, kv.keys.shape))
    return replace(kv, keys=jnp.full_like(kv.keys, jnp.nan), values=jnp.full_like(kv.values, largest))


def poison_state(engine: XlaBatchEngine) -> None:
    """Fill an idle engine's state with NaN and the largest numbers: nothing unwritten may be read."""

    state = engine.runner.state
    bias, logits = (jnp.full_like(leaf, jnp.nan) for leaf in (state.rows.bias, state.rows.logits))
    rows = replace(state.rows, ids=jnp.full_like(state.rows.ids, 1), bias=bias, logits=logits)
    engine.runner.state = replace(state, kv=tuple(map(poisoned, state.kv)), rows=rows)
    engine.scheduler.prefixes.clear()
