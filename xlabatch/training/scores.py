"""Log-probabilities of sequences: computed by an engine, differentiated by XLA.

The values are those that the engine reports while it generates the same ids, bit for bit. The gradient is
that of the same decoder in XLA's own operations, whose values differ in the last bits.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, empty_recurrent
from xlabatch.model.params import Params

Ids = Sequence[Sequence[int]]
Score = Callable[[Params, Ids], Array]


def parameters(model: str | Path | None = None) -> Params:
    """A model's weights as a tree of float32 arrays, for an optimizer and for `XlaBatchEngine.update`."""
    source = open_source(model)
    weights = load.Weights(source.read, source.random)
    with source.open_files():
        return load.to_device(source.spec.params, weights, "float32")


def scorer(engine: XlaBatchEngine) -> Score:
    """A differentiable function of parameters and sequences -> log-probabilities [sequences, longest].

    Each is that of an id given those before it; the first of a sequence and those after its end are 0. The
    engine gets the parameters unless it has them already. Under `jax.jit` it cannot run.
    """
    config, updated = engine.runner.config, list[Params]()

    @jax.custom_vjp
    def score(params: Params, ids: Array, lengths: Array) -> Array:
        if not updated or not same(updated[0], params):
            engine.update(params)
            updated[:] = [params]
        found = engine.score(
            [row[:length] for row, length in zip(ids.tolist(), lengths.tolist(), strict=True)]
        )
        scores = np.zeros(ids.shape, np.float32)
        for row, of_row in zip(scores, found, strict=True):
            row[: len(of_row)] = [0.0 if each is None else each.token for each in of_row]
        return jnp.asarray(scores)

    def forward(params: Params, ids: Array, lengths: Array) -> tuple[Array, Any]:
        return score(params, ids, lengths), (params, ids, lengths)

    def backward(inputs: Any, cotangent: Array) -> tuple[Params, None, None]:
        params, ids, lengths = inputs
        return gradient(config, params, ids, lengths, cotangent), None, None

    score.defvjp(forward, backward)
    return lambda params, ids: score(params, *padded(ids))


def same(a: Params, b: Params) -> bool:
    """Whether two trees have the same arrays."""
    return all(one is other for one, other in zip(jax.tree.leaves(a), jax.tree.leaves(b), strict=True))


def padded(ids: Ids) -> tuple[Array, Array]:
    """Sequences as one array [N, T], and their lengths [N]; T is a multiple of 64: few are compiled."""
    lengths = np.array([len(row) for row in ids], np.int32)
    rows = np.zeros((len(ids), -(-int(lengths.max()) // 64) * 64), np.int32)
    for row, own in zip(rows, ids, strict=True):
        row[: len(own)] = own
    return jnp.asarray(rows), jnp.asarray(lengths)


@partial(jax.jit, static_argnums=0)
def gradient(cfg: Config, params: Params, ids: Array, lengths: Array, cotangent: Array) -> Params:
    """The gradient of XLA's log-probabilities, weighted by a cotangent [N, T]."""

    def weighted(params: Params) -> Array:
        return (xla_scores(cfg, params, ids, lengths) * cotangent).sum()

    return jax.grad(weighted)(params)


def xla_scores(cfg: Config, params: Params, ids: Array, lengths: Array) -> Array:
    """The log-probabilities of ids [N, T] by the decoder in XLA's own operations."""
    (N, T), zero = ids.shape, jnp.int32(0)
    blocks = -(-T // BLOCK)
    positions = jnp.tile(jnp.arange(T, dtype=jnp.int32), (N, 1))
    step = StepPositions(zero, positions, positions, num_blocks=jnp.int32(blocks), min_position=zero)
    nothing = jnp.zeros((1, blocks, 0, 0, 0))
    attended = KV(nothing, None if cfg.latents else nothing, "dense", cfg.latents)
    cache = tuple(
        attended if kind is None else empty_recurrent(kind, N)
        for kind in cfg.recurrence or (None,) * cfg.layers
    )
    _, hidden = decoder.forward(cfg, params, cache, ids, step)
    logits = decoder.logits(cfg, params, hidden)[: N * T].reshape(N, T, -1)
    chosen = jnp.take_along_axis(jax.nn.log_softmax(logits)[:, :-1], ids[:, 1:, None], axis=-1)[..., 0]
    inside = positions[:, 1:] < lengths[:, None]
    return jnp.pad(jnp.where(inside, chosen, 0.0), ((0, 0), (1, 0)))
