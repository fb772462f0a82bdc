"""The kernel of attention against the decoder's own, and equal in every bit in prefill and in decode."""

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from support.kernels import WITH_KERNELS, random

from xlabatch.kernels import calls
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.rope import rotate

pytestmark = WITH_KERNELS
B, C, K, G, E = 4, 3, 3, 2, 10


def cache(dtype: Any = jnp.float32) -> KV:
    return KV(jnp.asarray(random(B, C, K, E, BLOCK), dtype), jnp.asarray(random(B, C, K, BLOCK, E), dtype))


def flat(step: StepPositions) -> tuple[Array, Array, Array]:
    """Slot, position and write position of each token."""
    R, T = step.positions.shape
    slots = jnp.broadcast_to((step.slot + jnp.arange(R, dtype=jnp.int32))[:, None], (R, T))
    return slots.reshape(-1), step.positions.reshape(-1), step.write_positions.reshape(-1)


def positions(at: list[list[int]], slot: int = 0) -> StepPositions:
    each = jnp.asarray(at, jnp.int32)
    return StepPositions(jnp.int32(slot), each, each, each.max() // BLOCK + 1, each.min())


STEPS = {
    "decode": positions([[0], [127], [128], [300]]),
    "prefill": positions([list(range(120, 140))], 2),
}
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "window": {"window": 100},
    "window of one": {"window": 1},
    "cap": {"cap": 3.0},
}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(("dtype", "tolerance"), [("float32", 3e-6), ("bfloat16", 2e-2)])
def test_it_matches_the_decoders_attention(step: str, options: str, dtype: str, tolerance: float) -> None:
    at, chosen, kv = STEPS[step], OPTIONS[options], cache(dtype)
    R, T = at.positions.shape
    qkv = random(R * T, K * (G + 2) * E)
    parts = jnp.asarray(qkv.T.reshape(K, G + 2, E, R, T))
    angles = jnp.asarray(random(4, R, T))
    tables = jnp.cos(angles), jnp.sin(angles)
    rotated = rotate(parts[:, : G + 1], tables)
    expected_kv, expected = attention.update_and_attend(
        rotated[:, :G] * 0.3, rotated[:, G], parts[:, G + 1], kv, at, chosen.get("window"), chosen.get("cap")
    )
    cos, sin = (table.reshape(4, -1).T for table in tables)
    y, keys, values = calls.attention(
        jnp.asarray(qkv), *flat(at), kv.keys, kv.values, tables=(cos, sin), scale=0.3, **chosen
    )
    ours = np.asarray(y).reshape(R, T, K, G, E).transpose(2, 3, 4, 0, 1)
    np.testing.assert_allclose(ours, expected, rtol=tolerance, atol=tolerance)
    for one, other in ((keys, expected_kv.keys), (values, expected_kv.values)):
        np.testing.assert_allclose(
            np.asarray(one, np.float32),
            np.asarray(other, np.float32),
            rtol=2e-2 if dtype == "bfloat16" else 2e-6,
            atol=1e-6,
        )


@pytest.mark.parametrize("options", OPTIONS)
def test_a_token_has_the_same_bits_in_a_chunk_and_in_decode(options: str) -> None:
    count, chosen = 200, OPTIONS[options]
    qkv, empty = random(count, K * (G + 2) * E), cache()
    all_at_once = positions([list(range(count))], 1)
    together, *_ = calls.attention(
        jnp.asarray(qkv), *flat(all_at_once), empty.keys, empty.values, scale=0.3, **chosen
    )
    keys, values = cache().keys, cache().values
    for at in range(count):
        y, keys, values = calls.attention(
            jnp.asarray(qkv[at : at + 1]), *flat(positions([[at]], 1)), keys, values, scale=0.3, **chosen
        )
        assert (np.asarray(y).view(np.int32) == np.asarray(together)[at : at + 1].view(np.int32)).all(), at


def test_tokens_that_write_nowhere_change_nothing() -> None:
    at, kv = STEPS["decode"], cache()
    before = np.asarray(kv.keys), np.asarray(kv.values)
    dropped = replace(at, write_positions=jnp.full((4, 1), C * BLOCK, jnp.int32))
    _, keys, values = calls.attention(
        jnp.asarray(random(4, K * (G + 2) * E)), *flat(dropped), kv.keys, kv.values, scale=1.0
    )
    assert (np.asarray(keys) == before[0]).all()
    assert (np.asarray(values) == before[1]).all()
