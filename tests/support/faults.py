"""Faults in traced functions: what `xlabatch verify` must find."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch.engine.device import copies, plain_steps, sample_step, shared_steps
from xlabatch.kernels.library import library
from xlabatch.model import attention, rope
from xlabatch.model.kv_cache import BLOCK

BATCH = "shared batch", "random arrivals", "shuffled"
ORACLE = ("NumPy oracle",)
DECODE = "decode", "decode_some"
FORWARD = "prefill", *DECODE
SAMPLERS = "sample", "sample_greedy", *FORWARD  # with the kernels these sample too


class Fault(NamedTuple):
    """A replacement for a function that jax traces, and the checks of which one must fail."""

    module: Any
    name: str
    replacement: Callable[[Any], Any]  # from the original function
    programs: tuple[str, ...]  # those compiled anew in the short run
    checks: tuple[str, ...]


def shows_the_next_token(visible_mask: Any) -> Any:
    return lambda at, *rest: visible_mask(at + 1, *rest)


def hides_the_present_token(visible_mask: Any) -> Any:
    return lambda at, *rest: visible_mask(jnp.maximum(at - 1, 0), *rest)


def shifts_positions_in_later_slots(rope_positions: Any) -> Any:
    def shifted(rope: Any, step: Any) -> Array:
        positions = rope_positions(rope, step)
        return positions + jnp.arange(positions.shape[0], dtype=jnp.int32)[:, None]

    return shifted


def writes_one_position_too_early_in_later_slots(write: Any) -> Any:
    def misplaced(kv: Any, keys: Array, values: Array, step: Any) -> Any:
        rows, own = step.write_positions.shape[0], step.write_positions[:, 0]
        early = jnp.where(jnp.arange(rows) > 0, own - 1, own)[:, None]
        return write(kv, keys, values, step if rows == 1 else replace(step, write_positions=early))

    return misplaced


def selecting(change: Callable[[Any], Any], checks: tuple[str, ...]) -> Fault:
    """The selection of tokens gets rows that were changed."""
    name = "select_packed" if library() else "select"
    return Fault(
        sample_step,
        name,
        lambda select: lambda rows, *rest: select(change(rows), *rest),
        SAMPLERS,
        checks,
    )


def with_params(change: Callable[[Any], dict[str, Any]], checks: tuple[str, ...]) -> Fault:
    """The same with other sampling parameters."""
    return selecting(
        lambda rows: replace(
            rows, sampling_params=replace(rows.sampling_params, **change(rows.sampling_params))
        ),
        checks,
    )


def adds_the_position_to_the_seed(rows: Any) -> Any:
    params = rows.sampling_params
    seed = params.seed.at[:, 1].add(rows.position.astype(jnp.uint32))
    return replace(rows, sampling_params=replace(params, seed=seed))


def forgets_the_last_token(rows: Any) -> Any:
    before = jnp.maximum(rows.position - 1, 0)
    row = jnp.arange(len(before))
    none = rows.logits.shape[1]
    return replace(rows, ids=rows.ids.at[row, before // BLOCK, before % BLOCK].set(none))


def keeps_the_temperature_of_the_last_request(write_chunk_row: Any) -> Any:
    def keeping(rows: Any, *chunk: Any) -> Any:
        written = write_chunk_row(rows, *chunk)
        return replace(
            written,
            sampling_params=replace(written.sampling_params, temperature=rows.sampling_params.temperature),
        )

    return keeping


def ignores_stop_tokens(finish_codes: Any) -> Any:
    def ignoring(finite: Array, token: Array, params: Any, position: Array) -> Array:
        none = replace(params, stop_token_ids=jnp.full_like(params.stop_token_ids, -1))
        return finish_codes(finite, token, none, position)

    return ignoring


def ends_one_token_early(finish_codes: Any) -> Any:
    def early(finite: Array, token: Array, params: Any, position: Array) -> Array:
        return finish_codes(finite, token, replace(params, last_position=params.last_position - 1), position)

    return early


def lacks_the_last_block(copy_prefix: Any) -> Any:
    return lambda state, source, slot, blocks: copy_prefix(state, source, slot, blocks - 1)


def returns_the_neighbours(top_logprobs: Any) -> Any:
    return lambda *args: jax.tree.map(lambda leaf: jnp.roll(leaf, 1, 0), top_logprobs(*args))


FAULTS = {
    "a mask that shows the next token": Fault(
        attention, "visible_mask", shows_the_next_token, FORWARD, ("NaN", *ORACLE)
    ),
    "a mask that hides the present token": Fault(
        attention, "visible_mask", hides_the_present_token, FORWARD, ORACLE
    ),
    "positions that are wrong in later slots": Fault(
        rope, "rope_positions", shifts_positions_in_later_slots, DECODE, BATCH
    ),
    "keys and values at wrong positions in later slots": Fault(
        attention, "write", writes_one_position_too_early_in_later_slots, DECODE, BATCH
    ),
    "noise that depends on the slot": with_params(
        lambda params: {"seed": params.seed + jnp.arange(len(params.seed), dtype=jnp.uint32)[:, None]},
        BATCH,
    ),
    "noise that depends on a neighbour": with_params(
        lambda params: {"seed": jnp.tile(params.seed[:1], (len(params.seed), 1))},
        BATCH,
    ),
    "noise of another position": selecting(adds_the_position_to_the_seed, ORACLE),
    "a temperature that outlives its request": Fault(
        *((shared_steps, "write_chunk_rows") if library() else (plain_steps, "write_chunk_row")),
        keeps_the_temperature_of_the_last_request,
        ("prefill",),
        (*BATCH, *ORACLE),
    ),
    "stop tokens that are ignored": Fault(sample_step, "finish_codes", ignores_stop_tokens, SAMPLERS, ORACLE),
    "ends that come one token early": Fault(
        sample_step, "finish_codes", ends_one_token_early, SAMPLERS, ORACLE
    ),
    "a bias that is not written": Fault(
        sample_step,
        "set_logit_bias",
        lambda original: lambda rows, slot, bias: original(rows, slot, 0 * bias),
        ("set_logit_bias",),
        ORACLE,
    ),
    "a prompt that counts as answer": with_params(
        lambda params: {"prompt_length": jnp.zeros_like(params.prompt_length)},
        ORACLE,
    ),
    "penalties that ignore the last token": selecting(forgets_the_last_token, ORACLE),
    "ends that come before min_tokens": with_params(
        lambda params: {"min_end": jnp.zeros_like(params.min_end)},
        ORACLE,
    ),
    "a fork that lacks the last block": Fault(copies, "copy_prefix", lacks_the_last_block, ("fork",), BATCH),
    "log-probabilities of the neighbour": Fault(
        sample_step, "top_logprobs", returns_the_neighbours, ("logprobs",), BATCH
    ),
}
