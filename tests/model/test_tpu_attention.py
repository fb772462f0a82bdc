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

from xlabatch.engine.device.state import empty_keys_and_values
from xlabatch.model import attention, backends
from xlabatch.model.attention import Scoring
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import BLOCK, KV, Backend, StepPositions
from xlabatch.model.tpu import attention as attention_tpu
from xlabatch.model.tpu.lanes import rows_of_heads

B, K, G, E, C = 4, 2, 3, 128, 4
ROWS = [[3], [BLOCK + 2], [C * BLOCK - 1], [300]]
CHUNK = [list(range(250, 300))]  # in two tiles of queries
SINKS = np.linspace(-1, 2, K * G, dtype=np.float32)
STRICT: dict[str, Any] = {"uninitialized_memory": "nan", "out_of_bounds_reads": "raise"}
BACKENDS: tuple[Backend, ...] = "tpu", "xla_rows"
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
    with pltpu.force_tpu_interpret_mode(pltpu.InterpretParams(**STRICT | options)):
        return np.asarray(attention_tpu.attend(q, kv, step, scoring))


def config_with(**sizes: Any) -> Config:
    """A model of one layer."""
    attention = (Attention(1.0),)
    cfg = Config(
        97, 64, heads=G, kv_heads=1, head_dim=E, attention=attention, norm_eps=1e-5, max_positions=512
    )
    return replace(cfg, **sizes)


def write_and_attend(cfg: Config, kv: KV, scoring: Scoring) -> np.ndarray:
    """What a prompt's last token sees in the second slot, and one token of another slot."""
    draw = np.random.default_rng(2)
    attended = []
    for step in (at([list(range(200))], 1), at([[0], [200]])):
        rows, tokens = step.positions.shape
        shape = cfg.kv_heads, cfg.head_dim, rows, tokens
        keys, values = (jnp.asarray(draw.standard_normal(shape, np.float32)) for _ in range(2))
        q = jnp.asarray(draw.standard_normal((cfg.kv_heads, G, *shape[1:]), np.float32)) * 0.1
        with pltpu.force_tpu_interpret_mode(pltpu.InterpretParams(**STRICT)):
            kv, result = backends.BACKENDS[kv.backend](q, keys, values, kv, step, scoring)
        attended.append(np.asarray(result[..., -1]))
    return np.concatenate([each.reshape(-1) for each in attended])


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


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("heads", "features", "rows"),
    [(2, 64, (1, 128)), (3, 64, (3, 128)), (4, 32, (1, 128)), (2, 40, (1, 128)), (2, 96, (2, 128))],
)
def test_heads_that_do_not_fill_a_row_share_one_or_are_padded(
    heads: int, features: int, rows: tuple[int, int]
) -> None:
    assert rows_of_heads(heads, features) == rows
    cfg = config_with(kv_heads=heads, head_dim=features)
    sinks = jnp.asarray(np.linspace(-1, 2, heads * G, dtype=np.float32))
    for scoring in (Scoring(), Scoring(window=150, cap=3.0, sinks=sinks)):
        found, expected = (
            write_and_attend(cfg, empty_keys_and_values(cfg, 2, C, jnp.float32, backend), scoring)
            for backend in BACKENDS
        )
        np.testing.assert_allclose(found, expected, rtol=3e-6, atol=3e-6)


@pytest.mark.heavy
def test_heads_in_one_row_depend_on_their_own_request_only() -> None:
    cfg = config_with(kv_heads=2, head_dim=64)
    kv = empty_keys_and_values(cfg, 2, C, jnp.float32, "tpu")
    poisoned = jax.tree.map(lambda leaf: jnp.full_like(leaf, jnp.nan), kv)
    assert (write_and_attend(cfg, poisoned, Scoring()) == write_and_attend(cfg, kv, Scoring())).all()


def test_a_tpu_uses_it_where_each_device_has_whole_rows() -> None:
    def choose(kv_heads: int, head_dim: int, devices: int = 1, latents: int = 0) -> str:
        cfg = config_with(kv_heads=kv_heads, head_dim=head_dim, latents=latents)
        return backends.choose_backend(cfg, "bfloat16", "xla", devices, "tpu")

    assert {choose(8, size) for size in (64, 80, 96, 128, 256)} == {"tpu"}
    assert choose(8, 128, 8) == choose(8, 64, 4) == "tpu"
    assert choose(8, 64, 8) == choose(8, 128, latents=16) == "xla_rows"
