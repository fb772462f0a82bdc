"""`xlabatch verify`: prove on the user's machine, with their weights, that tokens do not depend on the batch.

An engine serves every request alone (the solo streams), then together with others in different ways, and the
streams must be equal. Each token comes with a digest of its logits, so equal means equal in every bit of
every logit. Then an oracle checks that the solo streams are correct.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.load import load_on_mesh, mesh_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.promise import keep_promise
from xlabatch.engine.startup import limits_for
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.kv_cache import KV, Recurrent, int8_bytes, int8_features
from xlabatch.progress import report
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.text.samples import sample_ids
from xlabatch.verify.compare_streams import Check, Comparer, Trial
from xlabatch.verify.engine_shapes import count_shape_checks, shape_checks
from xlabatch.verify.features.context_slide import slide_check
from xlabatch.verify.features.preemption import preemption_check
from xlabatch.verify.features.prefix_reuse import reuse_checks, solo_stream
from xlabatch.verify.features.prompt_embeddings import embeddings_check
from xlabatch.verify.features.session_files import session_file_check
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import StreamRecorder, Streams, choice_id, choices, record
from xlabatch.verify.workload import mixed_requests


@dataclass(frozen=True, kw_only=True)
class VerifyOptions:
    """The workload, the engines that serve it, and what they are compared with."""

    counts: Sequence[int]  # slots of each engine
    requests: int
    seed: int
    context: int = 512
    weights: str | None = None
    cache: str | None = None
    arithmetic: str = "fast"
    promise: str = "batch"
    devices: int | None = None  # the model is split over them
    oracle: bool = True  # otherwise streams are compared only with each other
    against: str | None = None  # transformers


def verify(source: Source, options: VerifyOptions) -> Iterator[Check]:
    """Run every check on an engine of each slot count, and yield each result as soon as it is there.

    With the strong promise, which the kernels always keep, engines of other shapes must give the streams of
    the last engine.
    """
    against = options.against
    wanted = options.weights or ("float32" if against else None)
    devices = options.devices
    weights = load.resolve_weights_format(wanted, source, devices=devices)
    if against and weights != "float32":
        raise Refused(f"transformers needs float32 weights, got {weights}; use --weights float32")
    transformers = Transformers(source) if against else None
    model = load_on_mesh(source, weights, devices) if devices else load.load(source, weights)
    model = keep_promise(model, EngineOptions(arithmetic=options.arithmetic, promise=options.promise))
    count = count_checks(model, options)
    report("checks", 0, count)
    for done, check in enumerate(run_checks(source, model, options, transformers), 1):
        report("checks", done, count)
        yield check


def count_checks(model: Model, options: VerifyOptions) -> int:
    """The most checks that a run has: some are left out where memory or the answers do not allow them."""
    engine = EngineOptions(context=options.context).for_model(model.name, model.config)
    is_strong = layout_of(model.params).is_strong
    sessions = int(limits_for(model, engine).sessions)
    rounded = (options.cache or model.weights) != "float32"
    for_each_count = 9 + sessions + options.oracle + (options.against is not None)
    once = options.oracle * rounded + sessions + (mesh_of(model.params) is None)
    for_shapes = count_shape_checks(model) if is_strong else 0
    return len(options.counts) * for_each_count + once + for_shapes


def run_checks(
    source: Source, model: Model, options: VerifyOptions, transformers: Transformers | None
) -> Iterator[Check]:
    weights = model.weights
    context = options.context
    cache = options.cache
    workload = mixed_requests(source, options.requests, context, options.seed)
    limits = Limits(context=context, vocab=model.config.vocab, eos_token_ids=model.eos_token_ids)
    is_widened = weights == load.STORED and not layout_of(model.params).packs_weights
    numbers = "bfloat16" if is_widened else weights
    oracle = Oracle(source, numbers, context, cache) if options.oracle else None
    comparer = Comparer(source, limits, cache or weights, oracle)
    if oracle and (cache or weights) != "float32":
        ids, text = sample_ids(source, context)
        yield comparer.rounding_error(oracle, Oracle(source, context=context), ids, text)
    for count in options.counts:
        engine = XlaBatchEngine(model, slots=count, context=context, cache=cache)
        batch = [replace(request, n=min(request.n, count)) for request in workload]
        expected = choices(batch)
        solo = {request.id: solo_stream(engine, request) for request in expected}
        trial = Trial(batch, solo, comparer, random.Random(options.seed))
        yield from batch_invariance_checks(engine, trial)
        if oracle:
            yield comparer.compare_with_oracle(f"NumPy oracle, {label(engine)}", expected, solo)
        if transformers:
            other = Comparer(source, limits, oracle=transformers)
            yield other.compare_with_oracle(f"transformers, {label(engine)}", expected, solo)
    if check := session_file_check(engine, source, trial):
        yield check
    if check := embeddings_check(model, engine.options, replace(trial, rng=random.Random(options.seed))):
        yield check
    if layout_of(model.params).is_strong:
        yield from shape_checks(model, engine.options, replace(trial, rng=random.Random(options.seed)))


def batch_invariance_checks(engine: XlaBatchEngine, trial: Trial) -> Iterator[Check]:
    """Serve the requests together in different ways; each stream must equal its solo stream bit for bit."""
    requests = trial.requests
    rng = trial.rng

    def check(name: str, streams: Streams) -> Check:
        return trial.compare(f"{name}, {label(engine)}", streams)

    yield check("shared batch", serve(engine, requests))
    yield check("random arrivals", serve_arrivals(engine, requests, rng)[0])
    shuffled = rng.sample(list(requests), len(requests))
    yield check("shuffled order and slots", serve(engine, shuffled))
    poison_state(engine)
    yield check("cache filled with NaN", serve(engine, shuffled))
    yield check("unrelated neighbours", serve_with_unrelated(engine, requests, rng))
    for result in reuse_checks(engine, trial):
        yield replace(result, name=f"{result.name}, {label(engine)}")
    for feature_check in (preemption_check, slide_check):
        result = feature_check(engine, trial)
        yield replace(result, name=f"{result.name}, {label(engine)}")
    streams, cancelled = serve_arrivals(engine, requests, rng, cancels=0.4)
    yield trial.comparer.compare_cancelled(
        f"cancellations, {label(engine)}", choices(requests), trial.solo, streams, cancelled
    )


def label(engine: XlaBatchEngine) -> str:
    slots = engine.stats().slots
    return f"{slots} slot{'s' * (slots > 1)}"


def serve(engine: XlaBatchEngine, requests: Sequence[Request]) -> Streams:
    return record(requests, engine.run(requests))


def serve_arrivals(
    engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random, cancels: float = 0.0
) -> tuple[Streams, set[str]]:
    """Serve requests that arrive in bursts between steps, and cancel a share of them at random times.

    Returns the streams and the ids of the choices that were cancelled.
    """
    recorder = StreamRecorder(requests)
    waiting = list(requests)
    cancelled = set()
    cancel_after = {request: rng.randrange(8) for request in requests if rng.random() < cancels}  # tokens
    while waiting or not engine.idle:
        for request in waiting[: rng.choice((0, 0, 1, 1, 2, 5))]:
            engine.submit(request)
            waiting.remove(request)
        for event in engine.step():
            recorder.on_event(event)
        for request, tokens in cancel_after.items():
            is_due = len(recorder.streams[choice_id(request, 0)].tokens) >= tokens
            if is_due and rng.random() < 0.5:  # it may be queued, prefilling, or not yet submitted
                engine.cancel(request.id)
                cancelled |= {choice.id for choice in choices([request])}
    return recorder.streams, cancelled


def serve_with_unrelated(engine: XlaBatchEngine, requests: Sequence[Request], rng: random.Random) -> Streams:
    """Serve each of the first eight requests next to the others, whose prompts are replaced by random ids."""
    streams: Streams = {}
    for n, request in enumerate(requests[:8]):
        batch = [request]
        for other in (*requests[n + 1 :], *requests[:n])[: engine.stats().slots]:
            prompt = tuple(rng.randrange(engine.limits.vocab) for _ in other.prompt)
            batch.append(replace(other, id=f"unrelated to {other.id}", prompt=prompt))
        served = serve(engine, batch)
        streams |= {choice.id: served[choice.id] for choice in choices([request])}
    return streams


def poison(kv: KV | Recurrent) -> KV | Recurrent:
    """Fill a cache with the worst that idle slots may contain.

    It is NaN, or the largest number where only finite numbers are ever written.
    """
    if isinstance(kv, Recurrent):
        return jax.tree.map(lambda leaf: jnp.full_like(leaf, jnp.nan), kv)
    if kv.keys.dtype == jnp.int8:
        return poison_int8(kv)
    largest = jnp.finfo(kv.keys.dtype).max
    if kv.values is None:
        size = kv.keys.shape[-1 if kv.keys_in_rows else -2]
        is_value = jnp.arange(size) >= size - kv.latents
        keys = jnp.where(is_value if kv.keys_in_rows else is_value[:, None], largest, jnp.nan)
        return replace(kv, keys=jnp.broadcast_to(keys.astype(kv.keys.dtype), kv.keys.shape))
    return replace(kv, keys=jnp.full_like(kv.keys, jnp.nan), values=jnp.full_like(kv.values, largest))


def poison_int8(kv: KV) -> KV:
    """The same in int8: in the bytes of a scale -1 is a NaN, and 127 the largest number."""
    if kv.values is not None:
        return replace(kv, keys=jnp.full_like(kv.keys, -1), values=jnp.full_like(kv.values, 127))
    size = kv.keys.shape[-2]
    features = int8_features(size)
    first = int8_bytes(features - kv.latents) + kv.latents  # row of a block with a scale of a latent
    is_value = jnp.arange(size) >= first
    keys = jnp.where(is_value[:, None], 127, -1).astype(jnp.int8)
    return replace(kv, keys=jnp.broadcast_to(keys, kv.keys.shape))


def poison_state(engine: XlaBatchEngine) -> None:
    """Fill an idle engine's state with NaN and the largest numbers: nothing unwritten may be read."""
    state = engine.runner.state
    rows = replace(
        state.rows,
        ids=jnp.full_like(state.rows.ids, 1),
        bias=jnp.full_like(state.rows.bias, jnp.nan),
        logits=jnp.full_like(state.rows.logits, jnp.nan),
    )
    engine.runner.state = replace(state, kv=tuple(map(poison, state.kv)), rows=rows)
    engine.scheduler.prefixes.clear()
