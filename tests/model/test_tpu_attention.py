"""The TPU kernel in the TPU interpreter: it matches blocked attention, and reads only what its row sees.

Memory that nothing was written to is NaN there, and a read beyond an array is an error.
"""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax._src.pallas.mosaic.interpret import interpret_pallas_call as interpreter
from jax.experimental.pallas import tpu as pltpu

from xlabatch.model import attention, backends
from xlabatch.model.attention import Scoring
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.tpu import attention as attention_tpu

B, K, G, E, C = 4, 2, 3, 128, 4
ROWS = [[3], [BLOCK + 2], [C * BLOCK - 1], [300]]
CHUNK = [list(range(250, 300))]  # in two tiles of queries
SINKS = np.linspace(-1, 2, K * G, dtype=np.float32)
SCORINGS = {
    "all positions": Scoring(),
    "a window": Scoring(window=150),
    "a window of one": Scoring(window=1),
    "a cap": Scoring(cap=3.0),
    "chunks": Scoring(chunk=130),
    "sinks": Scoring(window=200, sinks=jnp.asarray(SINKS)),
}


def cache(dtype: Any = jnp.float32) -> KV:
    """A cache of random keys and values."""
    draw = np.random.default_rng(0).standard_normal
    keys, values = (jnp.asarray(draw((B, C, K, BLOCK, E)), dtype) for _ in range(2))
    return KV(keys, values, "tpu")


def queries(rows: int, tokens: int) -> jax.Array:
    """Random queries [K, G, E, rows, tokens]."""
    return jnp.asarray(np.random.default_rng(1).standard_normal((K, G, E, rows, tokens), np.float32)) * 0.1


def at(positions: list[list[int]], slot: int = 0) -> StepPositions:
    """A step whose tokens are at these positions [R, T]."""
    array = jnp.array(positions, jnp.int32)
    return StepPositions(jnp.int32(slot), array, array, array.max() // BLOCK + 1, array.min(), C * BLOCK)


def attend(
    q: jax.Array, kv: KV, step: StepPositions, scoring: Scoring = attention.ALL_POSITIONS, **options: Any
) -> np.ndarray:
    """The interpreted kernel."""
    given = {"uninitialized_memory": "nan", "out_of_bounds_reads": "raise"} | options
    with pltpu.force_tpu_interpret_mode(pltpu.InterpretParams(**given)):
        return np.asarray(attention_tpu.attend(q, kv, step, scoring))


@pytest.mark.heavy
@pytest.mark.parametrize("scoring", SCORINGS.values(), ids=SCORINGS)
def test_it_matches_blocked_attention(scoring: Scoring) -> None:
    kv = cache()
    for positions, slot in ((ROWS, 0), (CHUNK, 2)):
        q, step = queries(len(positions), len(positions[0])), at(positions, slot)
        expected = np.asarray(attention.attend(q, kv, step, scoring))
        np.testing.assert_allclose(attend(q, kv, step, scoring), expected, rtol=3e-6, atol=3e-6)


@pytest.mark.heavy
@pytest.mark.parametrize("group", [1, 2])
def test_its_bits_depend_on_its_own_row_only(group: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on slots, longer neighbours, or NaN after a row's end and before its window."""
    monkeypatch.setattr(attention_tpu, "COPIED_BYTES", group * K * BLOCK * E * 2)
    kv = cache(jnp.bfloat16)
    assert attention_tpu.choose_tiling(kv, G, Scoring()).group == group
    q = queries(B, 1)
    before = attend(q, kv, at(ROWS))
    expected = np.asarray(attention.attend(q, kv, at(ROWS)))
    np.testing.assert_allclose(before, expected, rtol=4e-3, atol=4e-3)
    order = np.array([2, 0, 3, 1])
    moved = jax.tree.map(lambda leaf: leaf[order], kv)
    after = attend(q[..., order, :], moved, at([ROWS[n] for n in order]))
    assert (after == before[..., order, :]).all()
    longer = attend(q, kv, at([[500], ROWS[1], [511], ROWS[3]]))
    assert (longer[..., [1, 3], :] == before[..., [1, 3], :]).all()
    position = np.arange(C * BLOCK).reshape(C, 1, BLOCK, 1)
    after_end = jnp.asarray(position > np.array(ROWS).reshape(B, 1, 1, 1, 1))
    poisoned = jax.tree.map(lambda leaf: jnp.where(after_end, jnp.nan, leaf), kv)
    assert (attend(q, poisoned, at(ROWS)) == before).all()


@pytest.mark.heavy
def test_it_reads_no_group_of_blocks_before_a_window() -> None:
    kv = cache()
    q, step, scoring = queries(B, 1), at([[511]] * B), Scoring(window=100)
    tiling = attention_tpu.choose_tiling(kv, G, scoring)
    before = 512 - BLOCK * tiling.group
    poisoned = replace(kv, values=kv.values.at[:, : before // BLOCK].set(jnp.nan))
    assert (attend(q, poisoned, step, scoring) == attend(q, kv, step, scoring)).all()


@pytest.mark.heavy
def test_its_copies_never_race() -> None:
    kv, q = cache(), queries(B, 1)
    result = attend(q, kv, at(ROWS), detect_races=True, dma_execution_mode="on_wait")
    assert interpreter.races is not None
    assert not interpreter.races.races_found
    assert (result == attend(q, kv, at(ROWS), dma_execution_mode="eager")).all()


def test_a_tpu_uses_it_for_heads_that_it_supports() -> None:
    choose = backends.choose_backend
    assert choose(128, "bfloat16", platform="tpu") == choose(256, "float32", platform="tpu") == "tpu"
    assert choose(64, "bfloat16", platform="tpu") == choose(128, "bfloat16", "xla", 16, "tpu") == "xla_rows"
