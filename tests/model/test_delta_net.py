"""A gated delta rule in XLA's own operations: by its definition, whatever a slot held, in any chunks."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.delta_rule import EPS, C, H, K, L, Numbers, V, definition, weights
from support.kernels import random

from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import Recurrent, StepPositions
from xlabatch.model.params import DeltaNet, Linear
from xlabatch.model.recurrent.delta_net import delta_net

B, T, D = 3, 17, C + H * V + 2 * H  # slots, tokens, width: what the linears give is what they read
CFG = Config(97, D, 1, 1, 1, (Attention(1.0),), EPS, 512)


def layer() -> DeltaNet:
    one, identity = jax.tree.map(lambda leaf: leaf[0], weights(layers=1)), jnp.eye(D)
    return replace(one, inputs=Linear(identity[: D - 2 * H]), gates=Linear(identity[D - 2 * H :]))


def junk() -> Recurrent:
    """What former sequences have left."""
    return Recurrent(jnp.full((B, C, L - 1), jnp.nan), jnp.full((B, H, K, V), jnp.nan))


@jax.jit
def run(
    state: Recurrent, x: jax.Array, step: StepPositions, active: jax.Array
) -> tuple[Recurrent, jax.Array]:
    return delta_net(CFG, layer(), state, x, step, active)


def run_chunk(
    state: Recurrent, x: Numbers, start: int, slot: int = 1, padded: int = T
) -> tuple[Recurrent, Numbers]:
    """Tokens [T, D] of one slot, followed by padding -> state, y [T, H * V]."""
    count = len(x)
    at = start + np.minimum(np.arange(padded), count - 1)
    columns = np.pad(x, ((0, padded - count), (0, 0)), mode="edge").T
    positions = jnp.asarray(at[None], jnp.int32)
    step = StepPositions(jnp.int32(slot), positions, positions, jnp.int32(1), jnp.int32(start))
    state, y = run(state, jnp.asarray(columns), step, jnp.asarray(np.arange(padded) < count)[None])
    return state, np.asarray(y).T[:count]


@pytest.mark.parametrize("cuts", [[T], [2, 1, 14], [16, 1]])
def test_it_is_its_definition_in_chunks_with_padding(cuts: list[int]) -> None:
    x, state, at, parts = random(T, D), junk(), 0, []
    for length in cuts:
        state, y = run_chunk(state, x[at : at + length], at)
        parts.append(y)
        at += length
    expected = definition(x[:, : D - 2 * H], x[:, D - 2 * H :], weights(layers=1))
    np.testing.assert_allclose(np.concatenate(parts), expected, rtol=1e-4, atol=1e-4)
    for leaf in map(np.asarray, jax.tree.leaves(state)):
        assert np.isnan(leaf[[0, 2]]).all()
        assert np.isfinite(leaf[1]).all()


def test_rows_decode_beside_idle_ones_that_keep_their_state() -> None:
    x, state = random(T, D), junk()
    for slot in (0, 2):
        state, _ = run_chunk(state, x[:6], 0, slot)
    before = jax.tree.map(np.asarray, state)
    positions = jnp.asarray([[6], [0], [6]], jnp.int32)
    step = StepPositions(jnp.int32(0), positions, positions, jnp.int32(1), jnp.int32(0))
    rows = jnp.asarray(np.stack([x[6], x[8], x[6]], axis=1))
    after, y = run(state, rows, step, jnp.asarray([[True], [False], [False]]))
    expected = definition(x[:, : D - 2 * H], x[:, D - 2 * H :], weights(layers=1))[6]
    np.testing.assert_allclose(np.asarray(y)[:, 0], expected, rtol=1e-4, atol=1e-4)
    for old, new in zip(*map(jax.tree.leaves, (before, after)), strict=True):
        np.testing.assert_array_equal(np.asarray(new)[1:], old[1:])
        assert (np.asarray(new)[0] != old[0]).any()
