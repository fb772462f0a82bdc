"""Vectors in place of ids: if they equal the ids' embeddings, streams must be the same."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Array
from xlabatch.distributed.load import mesh_of
from xlabatch.engine.layouts import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.streams import Streams, choices, record


def embeddings_check(
    model: Model,
    options: EngineOptions,
    requests: Sequence[Request],
    solo: Streams,
    comparer: Comparer,
    rng: Random,
) -> Check | None:
    """Serve requests with vectors next to requests of the same ids with other vectors; None on a mesh."""
    if mesh_of(model.params):
        return None
    context, cache = options.context, options.cache
    engine = XlaBatchEngine(model, slots=options.slots, context=context, cache=cache, embeddings=True)
    if not layout_of(model.params).is_strong(model.params):  # prefill with vectors has other bits
        solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    own = [with_vectors(model, each, each.prompt) for each in requests]
    others = [replace(each, id=f"beside {each.id}") for each in requests]
    others = [with_vectors(model, each, each.prompt[::-1]) for each in others]
    served = rng.sample([*own, *others], len(own) + len(others))
    streams = record(served, engine.run(served))
    check = comparer.compare("vectors in place of ids", choices(own), solo, streams)
    vectors = sum(span.length for each in own for span in each.embeddings)
    return replace(check, detail=f"{check.detail}, {vectors} vectors") if check.ok else check


def with_vectors(model: Model, request: Request, ids: Sequence[int]) -> Request:
    """Replace the middle of a request's prompt by the embeddings of `ids`.

    The prompt's ids there become 0, unless an option depends on them.
    """
    start, end = len(ids) // 3, len(ids) // 3 + (len(ids) + 1) // 2
    counts_ids = request.repetition_penalty != 1 or request.prompt_logprobs is not None
    own = request.prompt[start:end] if counts_ids else (0,) * (end - start)
    prompt = (*request.prompt[:start], *own, *request.prompt[end:])
    return replace(request, prompt=prompt, embeddings={start: rows_of(model, ids[start:end])})


def rows_of(model: Model, ids: Sequence[int]) -> Array:
    """Return the embeddings [n, width] of ids [n]."""
    tokens = jnp.array(ids, jnp.int32)
    rows = np.asarray(layout_of(model.params).embed(model.config, model.params, tokens))
    return rows * np.float32(model.config.embed_scale / model.config.input_scale)
