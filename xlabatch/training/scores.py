"""Log-probabilities of sequences, computed by an engine and differentiated by XLA.

The values are bit for bit what the engine reports when it generates the same ids. The gradient is taken of
the same decoder in XLA's own operations; their values differ in the last bits.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.params import Params

Ids = Sequence[Sequence[int]]
Inputs = tuple[Params, Array, Array]  # parameters, ids, lengths
Score = Callable[[Params, Ids], Array]


def parameters(model: str | Path | Source | None = None) -> Params:
    """Load a model's weights as a tree of float32 arrays, for an optimizer and `XlaBatchEngine.update`."""
    source = open_source(model)
    weights = load.WeightReader(source.read, source.random)
    with source.open_files():
        return load.to_device(source.spec.params, weights, "float32")


def scorer(engine: XlaBatchEngine) -> Score:
    """Return a differentiable function of parameters and sequences -> log-probabilities [N, T].

    Each one is for an id given the ids before it; it is 0 for the first id and after the end of a sequence.
    The engine is updated if it does not have the parameters yet. The function cannot run under `jax.jit`.
    """
    config = engine.runner.config
    updated: list[tuple[Params, int]] = []  # the last parameters given to the engine, and their version

    @jax.custom_vjp
    def score(params: Params, ids: Array, lengths: Array) -> Array:
        if not updated or updated[0][1] != engine.version or not are_same(updated[0][0], params):
            engine.update(params)
            updated[:] = [(params, engine.version)]
        found = engine.score(
            [row[:length] for row, length in zip(ids.tolist(), lengths.tolist(), strict=True)]
        )
        scores = np.zeros(ids.shape, np.float32)
        for row, of_row in zip(scores, found, strict=True):
            row[: len(of_row)] = [0.0 if each is None else each.token for each in of_row]
        return jnp.asarray(scores)

    def forward(params: Params, ids: Array, lengths: Array) -> tuple[Array, Inputs]:
        return score(params, ids, lengths), (params, ids, lengths)

    def backward(inputs: Inputs, cotangent: Array) -> tuple[Params, None, None]:
        params, ids, lengths = inputs
        return gradient(config, params, ids, lengths, cotangent), None, None

    score.defvjp(forward, backward)
    return lambda params, ids: score(params, *pad_ids(ids))


def are_same(a: Params, b: Params) -> bool:
    """Return whether two trees have the same array objects."""
    return all(one is other for one, other in zip(jax.tree.leaves(a), jax.tree.leaves(b), strict=True))


def pad_ids(ids: Ids) -> tuple[Array, Array]:
    """Pad sequences to an array [N, T], and return their lengths [N].

    T is a multiple of 64, so that few shapes are compiled.
    """
    lengths = np.array([len(row) for row in ids], np.int32)
    rows = np.zeros((len(ids), -(-int(lengths.max()) // 64) * 64), np.int32)
    for row, own in zip(rows, ids, strict=True):
        row[: len(own)] = own
    return jnp.asarray(rows), jnp.asarray(lengths)


@partial(jax.jit, static_argnums=0)
def gradient(cfg: Config, params: Params, ids: Array, lengths: Array, cotangent: Array) -> Params:
    """Return the gradient of XLA's log-probabilities, weighted by a cotangent [N, T]."""

    def weighted(params: Params) -> Array:
        return (xla_scores(cfg, params, ids, lengths) * cotangent).sum()

    return jax.grad(weighted)(params)


def xla_scores(cfg: Config, params: Params, ids: Array, lengths: Array) -> Array:
    """Compute log-probabilities of ids [N, T] by the decoder in XLA's own operations -> [N, T]."""
    N, T = ids.shape
    hidden = decoder.run_sequences(cfg, params, ids)
    logits = decoder.logits(cfg, params, hidden)[: N * T].reshape(N, T, -1)
    chosen = jnp.take_along_axis(jax.nn.log_softmax(logits)[:, :-1], ids[:, 1:, None], axis=-1)[..., 0]
    inside = jnp.arange(1, T, dtype=jnp.int32)[None] < lengths[:, None]
    return jnp.pad(jnp.where(inside, chosen, 0.0), ((0, 0), (1, 0)))
