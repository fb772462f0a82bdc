"""The kernel of a gated delta rule: by its definition, and equal bits however a prompt is cut."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.delta_rule import EPS, C, H, K, L, Numbers, V, definition, weights
from support.kernels import REFUSALS, WITH_KERNELS, by_instruction_set, random

from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.recurrent_calls import ActiveTokens, delta_rule
from xlabatch.model.kv_cache import Recurrent

pytestmark = WITH_KERNELS
B, T, AT = 3, 17, LayerAt(2, 1, in_cache=2)  # slots, tokens
WEIGHTS = weights(layers=2)  # of which the second is used


def inputs(tokens: int = T, seed: int = 0) -> tuple[Numbers, Numbers]:
    """What the linears of a layer give for tokens."""
    return random(tokens, C + H * V, seed=seed), random(tokens, 2 * H, seed=seed)


def run(
    x: tuple[Numbers, Numbers],
    state: Recurrent,
    slot: int | Numbers = 1,
    start: int | Numbers = 0,
    active: Numbers | None = None,
) -> tuple[Numbers, Recurrent]:
    """Consecutive tokens of one slot, or one token of each of several -> y, the state of all slots."""
    tokens = len(x[0])
    positions = start + np.arange(tokens) if isinstance(start, int) else start
    places = ActiveTokens(
        jnp.asarray(np.broadcast_to(slot, tokens), jnp.int32),
        jnp.asarray(positions, jnp.int32),
        jnp.asarray(np.ones(tokens, bool) if active is None else active),
    )
    gates = jnp.asarray(x[1])
    state = jax.tree.map(jnp.array, state)
    state, y = delta_rule(jnp.asarray(x[0]), gates, places, WEIGHTS, state, eps=EPS, at=AT)
    return np.asarray(y), state


def junk() -> Recurrent:
    """What former sequences have left in three layers of the state."""
    shapes = (B, 3, L - 1, C), (B, 3, H, K, V)
    inputs, matrices = (jnp.full(shape, jnp.nan) for shape in shapes)
    return Recurrent(inputs, matrices, stacked=True)


def equal(a: Recurrent, b: Recurrent) -> bool:
    """Whether two states have the same bits."""
    pairs = zip((a.inputs, a.matrices), (b.inputs, b.matrices), strict=True)
    return all(np.array_equal(np.asarray(x), np.asarray(y), equal_nan=True) for x, y in pairs)


def test_it_is_its_definition_whatever_the_slot_held() -> None:
    x = inputs()
    y, _ = run(x, junk())
    np.testing.assert_allclose(y, definition(*x, WEIGHTS), rtol=1e-4, atol=1e-4)


def test_every_instruction_set_has_the_same_bits() -> None:
    x = inputs()
    results = list(by_instruction_set(lambda: run(x, junk())).values())
    assert all((y == results[0][0]).all() and equal(state, results[0][1]) for y, state in results)


@pytest.mark.parametrize("cuts", [[1] * T, [2, 1, 14], [3, 3, 3, 8], [16, 1]])
def test_bits_do_not_depend_on_where_a_prompt_is_cut(cuts: list[int]) -> None:
    x, state, at, parts = inputs(), junk(), 0, []
    uncut = run(x, junk())
    for length in cuts:
        y, state = run((x[0][at : at + length], x[1][at : at + length]), state, start=at)
        parts.append(y)
        at += length
    np.testing.assert_array_equal(np.concatenate(parts), uncut[0])
    assert equal(state, uncut[1])


def test_other_slots_and_layers_keep_their_state() -> None:
    _, state = run(inputs(), junk())
    for leaf in (np.asarray(state.inputs), np.asarray(state.matrices)):
        others = np.ones((B, 3), bool)
        others[1, 2] = False
        assert np.isnan(leaf[others]).all()
        assert np.isfinite(leaf[1, 2]).all()


def test_padding_and_idle_rows_change_no_state_and_are_zero() -> None:
    x, active = inputs(), np.arange(T) < 5
    y, state = run(x, junk(), active=active)
    expected, after_five = run((x[0][:5], x[1][:5]), junk())
    np.testing.assert_array_equal(y[:5], expected)
    assert equal(state, after_five)
    assert (y[5:] == 0).all()


def test_tokens_of_several_slots_in_one_call_have_the_bits_of_calls_of_their_own() -> None:
    x, state = inputs(), junk()
    for slot in (0, 2):  # which decode at position 6
        _, state = run(inputs(6, seed=slot), state, slot)
    slots, positions = np.array([2, 0, *[1] * (T - 2)]), np.array([6, 6, *range(T - 2)])
    y, written = run(x, state, slots, positions)
    for slot in range(B):
        own = slots == slot
        alone, after = run((x[0][own], x[1][own]), state, slot, 0 if slot == 1 else 6)
        np.testing.assert_array_equal(y[own], alone)
        np.testing.assert_array_equal(np.asarray(written.matrices)[slot], np.asarray(after.matrices)[slot])


def test_a_matrix_that_barely_fades_keeps_what_was_written_a_thousand_tokens_ago() -> None:
    """So that an error of the decay, which a short memory hides, would show."""
    x, gates = inputs(1)
    still = np.full((1000, 2 * H), -100.0, np.float32)  # nothing is written, nothing fades
    silent = np.concatenate([x, np.zeros((1000, x.shape[1]), np.float32)])
    _, before = run((x, gates), junk())
    _, after = run((silent, np.concatenate([gates, still])), junk())
    np.testing.assert_array_equal(np.asarray(before.matrices)[1, 2], np.asarray(after.matrices)[1, 2])


@pytest.mark.parametrize("size", [-100.0, -20.0, 0.0, 20.0, 100.0, 1e30, np.nan])
def test_gates_of_any_size_are_finite_and_nan_is_kept(size: float) -> None:
    x, gates = inputs(3)
    gates[:, H:] = size
    y, _ = run((x, gates), junk())
    assert np.isnan(y).any() == np.isnan(size)
    if np.isfinite(size):
        gates = np.concatenate([gates, np.zeros((T - 3, 2 * H), np.float32)])
        x = np.concatenate([x, np.zeros((T - 3, x.shape[1]), np.float32)])
        with np.errstate(over="ignore"):
            expected = definition(x, gates, WEIGHTS)[:3]
        np.testing.assert_allclose(y, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    ("slot", "position", "features", "message"),
    [
        (3, 0, C + H * V, "slot or position"),
        (0, -1, C + H * V, "slot or position"),
        (0, 0, C, "features of x, delta_rule expects"),
    ],
)
def test_what_lies_outside_is_refused(slot: int, position: int, features: int, message: str) -> None:
    with pytest.raises(REFUSALS, match=message):
        run((random(1, features), random(1, 2 * H)), junk(), slot, position)
