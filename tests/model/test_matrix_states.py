"""Delta rules and state spaces in XLA's own operations: by definition, in any chunks and slots."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import random
from support.matrix_states import EPS, KINDS, STEP_LIMITS, C, H, K, Kind, L, Numbers, V

from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import BLOCK, Recurrent, StepPositions
from xlabatch.model.params import Linear
from xlabatch.model.recurrent.delta_net import delta_net
from xlabatch.model.recurrent.state_space import state_space

B, T = 3, 17  # slots, tokens


@dataclass(frozen=True)
class Block:
    """A layer; what its linears give is what they read."""

    kind: Kind
    run: Callable[..., tuple[Recurrent, jax.Array]]

    def __call__(
        self, state: Recurrent, x: Numbers, step: StepPositions, active: Numbers
    ) -> tuple[Recurrent, Numbers]:
        state, y = self.run(state, jnp.asarray(x), step, jnp.asarray(active))
        return state, np.asarray(y)

    def run_chunk(
        self, state: Recurrent, x: Numbers, start: int, slot: int = 1, padded: int = T
    ) -> tuple[Recurrent, Numbers]:
        """Tokens [T, D] of one slot, followed by padding -> state, y [T, H * V]."""
        count = len(x)
        at = start + np.minimum(np.arange(padded), count - 1)
        columns = np.pad(x, ((0, padded - count), (0, 0)), mode="edge").T
        positions = jnp.asarray(at[None], jnp.int32)
        step = StepPositions(jnp.int32(slot), positions, positions, jnp.int32(1), jnp.int32(start), BLOCK)
        state, y = self(state, columns, step, (np.arange(padded) < count)[None])
        return state, y.T[:count]

    def definition(self, x: Numbers) -> Numbers:
        return self.kind.definition(x, self.kind.weights(1))


@pytest.fixture(scope="module", params=KINDS)
def block(request: pytest.FixtureRequest) -> Block:
    kind = KINDS[request.param]
    D = kind.width
    one, identity = jax.tree.map(lambda leaf: leaf[0], kind.weights(1)), jnp.eye(D)
    if request.param == "delta rule":
        layer = replace(one, inputs=Linear(identity[: D - 2 * H]), gates=Linear(identity[D - 2 * H :]))
    else:
        layer = replace(one, inputs=Linear(identity))
    cfg = Config(97, D, 1, 1, 1, (Attention(1.0),), EPS, 512, step_limits=STEP_LIMITS)
    compute: Any = delta_net if request.param == "delta rule" else state_space
    return Block(kind, jax.jit(lambda *inputs: compute(cfg, layer, *inputs)))


def junk() -> Recurrent:
    """What former sequences have left."""
    return Recurrent(jnp.full((B, C, L - 1), jnp.nan), jnp.full((B, H, K, V), jnp.nan))


@pytest.mark.parametrize("cuts", [[T], [2, 1, 14], [16, 1]])
def test_it_is_its_definition_in_chunks_with_padding(block: Block, cuts: list[int]) -> None:
    x, state, at, parts = random(T, block.kind.width), junk(), 0, []
    for length in cuts:
        state, y = block.run_chunk(state, x[at : at + length], at)
        parts.append(y)
        at += length
    np.testing.assert_allclose(np.concatenate(parts), block.definition(x), rtol=1e-4, atol=1e-4)
    for leaf in map(np.asarray, jax.tree.leaves(state)):
        assert np.isnan(leaf[[0, 2]]).all()
        assert np.isfinite(leaf[1]).all()


def test_rows_decode_beside_idle_ones_that_keep_their_state(block: Block) -> None:
    x, state = random(T, block.kind.width), junk()
    for slot in (0, 2):
        state, _ = block.run_chunk(state, x[:6], 0, slot)
    before = jax.tree.map(np.asarray, state)
    positions = jnp.asarray([[6], [0], [6]], jnp.int32)
    step = StepPositions(jnp.int32(0), positions, positions, jnp.int32(1), jnp.int32(0), BLOCK)
    rows = np.stack([x[6], x[8], x[6]], axis=1)
    after, y = block(state, rows, step, np.array([[True], [False], [False]]))
    np.testing.assert_allclose(y[:, 0], block.definition(x)[6], rtol=1e-4, atol=1e-4)
    for old, new in zip(*map(jax.tree.leaves, (before, after)), strict=True):
        np.testing.assert_array_equal(np.asarray(new)[1:], old[1:])
        assert (np.asarray(new)[0] != old[0]).any()
