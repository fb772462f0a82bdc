"""The kernel of a short convolution: by its definition, and equal bits however a prompt is cut."""

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS, random

from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.recurrent_calls import ActiveTokens, short_conv
from xlabatch.model.kv_cache import Recurrent
from xlabatch.model.params import Linear, ShortConv

pytestmark = WITH_KERNELS
B, D, L, T = 3, 600, 4, 17  # slots, features over one item, taps, tokens
AT = LayerAt(2, 1, in_cache=2)
Numbers = np.ndarray[Any, Any]


def weights(bias: bool = True) -> ShortConv:
    """Those of two layers, of which the second is used."""
    return ShortConv(
        Linear(None), jnp.asarray(random(2, L, D)), jnp.asarray(random(2, D, seed=1)) if bias else None
    )


def run(
    x: Numbers, state: Numbers, slot: int, start: int, active: Numbers | None = None, bias: bool = True
) -> tuple[Numbers, Numbers]:
    """The convolution of consecutive tokens of one slot -> y, the state of all slots."""
    tokens = len(x)
    places = ActiveTokens(
        jnp.full(tokens, slot, jnp.int32),
        jnp.arange(start, start + tokens, dtype=jnp.int32),
        jnp.asarray(np.ones(tokens, bool) if active is None else active),
    )
    written, y = short_conv(jnp.asarray(x), places, weights(bias), Recurrent(jnp.asarray(state)), AT)
    return np.asarray(y), np.asarray(written.inputs)


def junk() -> Numbers:
    """What former sequences have left in three layers of the state."""
    return np.full((B, 3, L - 1, D), np.nan, np.float32)


def definition(x: Numbers, bias: bool) -> Numbers:
    """The same over all tokens at once, in float64."""
    before, after, values = (part.astype(np.float64) for part in np.split(x, 3, axis=1))
    padded = np.concatenate([np.zeros((L - 1, D)), before * values])
    windows = np.lib.stride_tricks.sliding_window_view(padded, L, axis=0)  # [T, D, L]
    added = random(2, D, seed=1)[1] if bias else 0
    total: Numbers = after * ((windows * random(2, L, D)[1].T).sum(-1) + added)
    return total


@pytest.mark.parametrize("bias", [True, False])
def test_it_is_its_definition_whatever_the_slot_held(bias: bool) -> None:
    x = random(T, 3 * D)
    y, _ = run(x, junk(), slot=1, start=0, bias=bias)
    np.testing.assert_allclose(y, definition(x, bias), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("cuts", [[1] * T, [2, 1, 14], [3, 3, 3, 8], [16, 1]])
def test_bits_do_not_depend_on_where_a_prompt_is_cut(cuts: list[int]) -> None:
    x, state, at, parts = random(T, 3 * D), junk(), 0, []
    uncut = run(x, junk(), slot=1, start=0)
    for length in cuts:
        y, state = run(x[at : at + length], state, slot=1, start=at)
        parts.append(y)
        at += length
    np.testing.assert_array_equal(np.concatenate(parts), uncut[0])
    np.testing.assert_array_equal(state, uncut[1])


def test_the_state_has_the_last_inputs_and_zeros_before_the_first() -> None:
    x = random(2, 3 * D)
    _, state = run(x, junk(), slot=1, start=0)
    inputs = x[:, :D] * x[:, 2 * D :]
    np.testing.assert_array_equal(state[1, 2], np.concatenate([np.zeros((1, D)), inputs]))
    others = np.ones((B, 3), bool)
    others[1, 2] = False
    assert np.isnan(state[others]).all()  # other slots and layers


def test_padding_and_idle_rows_change_no_state_and_are_zero() -> None:
    x, active = random(T, 3 * D), np.arange(T) < 5
    y, state = run(x, junk(), slot=1, start=0, active=active)
    expected, after_five = run(x[:5], junk(), slot=1, start=0)
    np.testing.assert_array_equal(y[:5], expected)
    np.testing.assert_array_equal(state, after_five)
    assert (y[5:] == 0).all()


def test_tokens_of_several_slots_in_one_call_have_the_bits_of_calls_of_their_own() -> None:
    x = random(T, 3 * D)
    state = junk()
    for slot in (0, 2):  # which decode at position 6
        _, state = run(random(6, 3 * D, seed=slot), state, slot, start=0)
    slots, positions = np.array([2, 0, *[1] * (T - 2)]), np.array([6, 6, *range(T - 2)])
    places = ActiveTokens(jnp.asarray(slots, jnp.int32), jnp.asarray(positions, jnp.int32), jnp.ones(T, bool))
    written, y = short_conv(jnp.asarray(x), places, weights(), Recurrent(jnp.asarray(state)), AT)
    for slot in range(B):
        own, start = slots == slot, 0 if slot == 1 else 6
        alone, after = run(x[own], state, slot, start)
        np.testing.assert_array_equal(np.asarray(y)[own], alone)
        np.testing.assert_array_equal(np.asarray(written.inputs)[slot], after[slot])


@pytest.mark.parametrize(
    ("slot", "position", "features", "message"),
    [
        (3, 0, 3 * D, "slot or position"),
        (0, -1, 3 * D, "slot or position"),
        (0, 0, 2 * D, "features of x, short_conv expects 1800"),
    ],
)
def test_what_lies_outside_is_refused(slot: int, position: int, features: int, message: str) -> None:
    with pytest.raises(REFUSALS, match=message):
        run(random(1, features), junk(), slot, position)
