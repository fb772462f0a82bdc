"""The programs that run several decode steps and sample their tokens, without the host in between.

The device ends rows: what a row has after its end is no token.

B slots, R rows that a program runs.
"""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.device import sample_step
from xlabatch.engine.device.state import SlotState
from xlabatch.engine.device.steps import decode, decode_some
from xlabatch.model.config import Config
from xlabatch.model.params import Params


def decode_steps(
    count: int, cfg: Config, params: Params, state: SlotState, slots: Array, greedy: Array, bitmask: Array
) -> tuple[SlotState, Array]:
    """`decode_some` and `sample`, so many times or until no row is active -> steps [count, 3, B]."""

    def run(steps: Steps) -> Steps:
        state, step = decode_some(cfg, params, steps.state, slots, greedy)
        rows, nothing = state.rows, jnp.broadcast_to(sample_step.no_output(), step.shape)
        others = lax.cond(
            greedy, lambda: nothing, lambda: sample_step.next_tokens(rows, bitmask, packed=True)
        )
        rows = sample_step.append_tokens(rows, others)
        step = jnp.where(greedy, step, others)
        return Steps(replace(state, rows=rows), steps.done + 1, steps.outputs.at[steps.done].set(step))

    nothing = jnp.broadcast_to(sample_step.no_output(), (count, 3, len(state.rows.active)))
    steps: Steps = lax.while_loop(
        lambda steps: (steps.done < count) & steps.state.rows.active.any(),
        run,
        Steps(state, jnp.int32(0), nothing),
    )
    return steps.state, steps.outputs


class Steps(NamedTuple):
    """Several steps, of which some are done."""

    state: SlotState
    done: Array  # int32 []
    outputs: Array  # int32 [W, 3, B]


def decode_fixed_steps(
    count: int, greedy: bool, cfg: Config, params: Params, state: SlotState, bitmask: Array
) -> tuple[SlotState, Array]:
    """`decode` and `sample`, always so many times -> steps [count, 3, B].

    For GPUs: for a loop whose end the device decides, and at a branch, the host would wait.
    """

    def run(state: SlotState, _: None) -> tuple[SlotState, Array]:
        state = decode(cfg, params, state)
        if greedy:
            rows, step = sample_step.sample_greedy(state.rows)
        else:
            rows, step = sample_step.sample(state.rows, bitmask, branches=False)
        return replace(state, rows=rows), step

    return lax.scan(run, state, None, length=count)
