"""Vectors in place of ids: if they equal the ids' embeddings, streams must be the same."""

from collections.abc import Sequence
from dataclasses import replace

import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Array
from xlabatch.distributed.load import mesh_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.streams import choices, record


def embeddings_check(model: Model, options: EngineOptions, trial: Trial) -> Check | None:
    """Serve requests with vectors next to requests of the same ids with other vectors; None on a mesh."""
    if mesh_of(model.params):
        return None
    same = {name: getattr(options, name) for name in ("slots", "context", "cache")}
    engine = XlaBatchEngine(model, embeddings=True, **same)
    requests = trial.requests
    solo = trial.solo
    if not layout_of(model.params).is_strong:  # prefill with vectors has other bits
        solo = {request.id: solo_stream(engine, request) for request in choices(requests)}
    replaced = [with_vectors(model, request, request.prompt) for request in requests]
    others = [
        replace(with_vectors(model, request, request.prompt[::-1]), id=f"next to {request.id}")
        for request in requests
    ]
    served = trial.rng.sample([*replaced, *others], len(replaced) + len(others))
    streams = record(served, engine.run(served))
    check = trial.comparer.compare("vectors in place of ids", choices(replaced), solo, streams)
    vectors = sum(span.length for request in replaced for span in request.embeddings)
    return check.require(True, "", f"{vectors} vectors")


def with_vectors(model: Model, request: Request, ids: Sequence[int]) -> Request:
    """Replace the middle of a request's prompt by the embeddings of `ids`.

    The prompt's ids there become 0, unless an option depends on them.
    """
    start = len(ids) // 3
    end = len(ids) // 3 + (len(ids) + 1) // 2
    counts_ids = request.repetition_penalty != 1 or request.prompt_logprobs is not None
    middle = request.prompt[start:end] if counts_ids else (0,) * (end - start)
    prompt = (*request.prompt[:start], *middle, *request.prompt[end:])
    return replace(request, prompt=prompt, embeddings={start: embed(model, ids[start:end])})


def embed(model: Model, ids: Sequence[int]) -> Array:
    """Return the embeddings [n, width] of ids [n]."""
    tokens = jnp.array(ids, jnp.int32)
    rows = np.asarray(layout_of(model.params).embed(model.config, model.params, tokens))
    return rows * np.float32(model.config.embed_scale / model.config.input_scale)
