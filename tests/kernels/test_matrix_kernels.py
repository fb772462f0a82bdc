"""The kernels of delta rules and state spaces: by definition, and equal bits however a prompt is cut."""

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS, by_instruction_set, random
from support.matrix_states import EPS, KINDS, STEP_LIMITS, C, H, K, Kind, L, Numbers, V

from xlabatch.kernels.calls import LayerAt
from xlabatch.kernels.recurrent_calls import ActiveTokens, delta_rule, state_space
from xlabatch.model.kv_cache import Recurrent
from xlabatch.model.params import DeltaNet

pytestmark = WITH_KERNELS
B, T, AT = 3, 17, LayerAt(2, 1, in_cache=2)  # slots, tokens
GATES = C + H * V  # where the gates of fading and writing, or the time steps, begin


@dataclass(frozen=True)
class Kernel:
    kind: Kind
    weights: Any  # of two layers; the second is used
    step_limits: tuple[float, float] = STEP_LIMITS

    def __call__(
        self,
        x: Numbers,
        state: Recurrent,
        slot: int | Numbers = 1,
        start: int | Numbers = 0,
        active: Numbers | None = None,
    ) -> tuple[Numbers, Recurrent]:
        """Consecutive tokens of one slot, or one token of each of several -> y, the state of all slots."""
        tokens = len(x)
        positions = start + np.arange(tokens) if isinstance(start, int) else start
        places = ActiveTokens(
            jnp.asarray(np.broadcast_to(slot, tokens), jnp.int32),
            jnp.asarray(positions, jnp.int32),
            jnp.asarray(np.ones(tokens, bool) if active is None else active),
        )
        state = jax.tree.map(jnp.array, state)
        given: dict[str, Any] = {"p": self.weights, "state": state, "eps": EPS, "at": AT}
        if isinstance(self.weights, DeltaNet):
            gates = jnp.asarray(x[:, GATES:])
            state, y = delta_rule(jnp.asarray(x[:, :GATES]), gates, places, **given)
        else:
            state, y = state_space(jnp.asarray(x), places, **given, step_limits=self.step_limits)
        return np.asarray(y), state

    def inputs(self, tokens: int = T, seed: int = 0) -> Numbers:
        """What the linears of a layer give for tokens."""
        return random(tokens, self.kind.width, seed=seed)

    def definition(self, x: Numbers) -> Numbers:
        return self.kind.definition(x, self.weights)


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest) -> Kernel:
    kind = KINDS[request.param]
    return Kernel(kind, kind.weights(2))


def junk() -> Recurrent:
    """What former sequences have left in three layers of the state."""
    shapes = (B, 3, L - 1, C), (B, 3, H, K, V)
    inputs, matrices = (jnp.full(shape, jnp.nan) for shape in shapes)
    return Recurrent(inputs, matrices, stacked=True)


def equal(a: Recurrent, b: Recurrent) -> bool:
    """Whether two states have the same bits."""
    pairs = zip((a.inputs, a.matrices), (b.inputs, b.matrices), strict=True)
    return all(np.array_equal(np.asarray(x), np.asarray(y), equal_nan=True) for x, y in pairs)


def test_it_is_its_definition_whatever_the_slot_held(run: Kernel) -> None:
    x = run.inputs()
    y, _ = run(x, junk())
    np.testing.assert_allclose(y, run.definition(x), rtol=1e-4, atol=1e-4)


def test_every_instruction_set_has_the_same_bits(run: Kernel) -> None:
    x = run.inputs()
    results = list(by_instruction_set(lambda: run(x, junk())).values())
    assert all((y == results[0][0]).all() and equal(state, results[0][1]) for y, state in results)


@pytest.mark.parametrize("cuts", [[1] * T, [2, 1, 14], [3, 3, 3, 8], [16, 1]])
def test_bits_do_not_depend_on_where_a_prompt_is_cut(run: Kernel, cuts: list[int]) -> None:
    x, state, at, parts = run.inputs(), junk(), 0, []
    uncut = run(x, junk())
    for length in cuts:
        y, state = run(x[at : at + length], state, start=at)
        parts.append(y)
        at += length
    np.testing.assert_array_equal(np.concatenate(parts), uncut[0])
    assert equal(state, uncut[1])


def test_other_slots_and_layers_keep_their_state(run: Kernel) -> None:
    _, state = run(run.inputs(), junk())
    for leaf in (np.asarray(state.inputs), np.asarray(state.matrices)):
        others = np.ones((B, 3), bool)
        others[1, 2] = False
        assert np.isnan(leaf[others]).all()
        assert np.isfinite(leaf[1, 2]).all()


def test_padding_and_idle_rows_change_no_state_and_are_zero(run: Kernel) -> None:
    x, active = run.inputs(), np.arange(T) < 5
    y, state = run(x, junk(), active=active)
    expected, after_five = run(x[:5], junk())
    np.testing.assert_array_equal(y[:5], expected)
    assert equal(state, after_five)
    assert (y[5:] == 0).all()


def test_tokens_of_several_slots_in_one_call_have_the_bits_of_calls_of_their_own(run: Kernel) -> None:
    x, state = run.inputs(), junk()
    for slot in (0, 2):  # which decode at position 6
        _, state = run(run.inputs(6, seed=slot), state, slot)
    slots, positions = np.array([2, 0, *[1] * (T - 2)]), np.array([6, 6, *range(T - 2)])
    y, written = run(x, state, slots, positions)
    for slot in range(B):
        own = slots == slot
        alone, after = run(x[own], state, slot, 0 if slot == 1 else 6)
        np.testing.assert_array_equal(y[own], alone)
        np.testing.assert_array_equal(np.asarray(written.matrices)[slot], np.asarray(after.matrices)[slot])


def test_a_matrix_that_barely_fades_keeps_what_was_written_a_thousand_tokens_ago(run: Kernel) -> None:
    """So that an error of the decay, which a short memory hides, would show."""
    run = replace(run, step_limits=(0.0, np.inf))
    silent = np.zeros((1000, run.kind.width), np.float32)
    silent[:, GATES:] = -100.0  # nothing is written, nothing fades
    x = run.inputs(1)
    _, before = run(x, junk())
    _, after = run(np.concatenate([x, silent]), junk())
    np.testing.assert_array_equal(np.asarray(before.matrices)[1, 2], np.asarray(after.matrices)[1, 2])


@pytest.mark.parametrize("size", [-100.0, -20.0, 0.0, 20.0, 100.0, 1e30, np.nan])
def test_gates_of_any_size_are_finite_and_nan_is_kept(run: Kernel, size: float) -> None:
    x = run.inputs(3)
    x[:, -H:] = size
    y, _ = run(x, junk())
    assert np.isnan(y).any() == np.isnan(size)
    if np.isfinite(size):
        with np.errstate(over="ignore"):
            expected = run.definition(x)
        np.testing.assert_allclose(y, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    ("slot", "position", "missing", "message"),
    [
        (3, 0, 0, "slot or position"),
        (0, -1, 0, "slot or position"),
        (0, 0, 1, "(delta_rule|state_space) expects"),
    ],
)
def test_what_lies_outside_is_refused(
    run: Kernel, slot: int, position: int, missing: int, message: str
) -> None:
    x = run.inputs(1)
    x = np.delete(x, slice(0, missing), axis=1) if missing else x
    with pytest.raises(REFUSALS, match=message):
        run(x, junk(), slot, position)
