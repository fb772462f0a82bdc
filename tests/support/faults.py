"""Faults in traced functions: what `xlabatch verify` must find."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch.engine.device import copies, logits_processors, packed_steps, plain_steps, sample_step, sampling
from xlabatch.kernels.library import library
from xlabatch.model import attention, rope

BATCH = "shared batch", "random arrivals", "shuffled"
ORACLE = ("NumPy oracle",)
DECODE = "decode", "decode_some"
FORWARD = "prefill", *DECODE
SAMPLERS = "sample", "sample_greedy", *FORWARD  # with the kernels these take greedy tokens themselves


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


def depends_on_the_slot(noise: Any) -> Any:
    def by_slot(seed: Array, position: Array, vocab: int) -> Array:
        return noise(seed + jnp.arange(seed.shape[0], dtype=jnp.uint32)[:, None], position, vocab)

    return by_slot


def shares_the_first_seed(noise: Any) -> Any:
    return lambda seed, position, vocab: noise(jnp.tile(seed[:1], (len(seed), 1)), position, vocab)


def ignores_the_position(noise: Any) -> Any:
    return lambda seed, position, vocab: noise(seed, jnp.zeros_like(position), vocab)


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
    "noise that depends on the slot": Fault(sampling, "noise", depends_on_the_slot, ("sample",), BATCH),
    "noise that depends on a neighbour": Fault(sampling, "noise", shares_the_first_seed, ("sample",), BATCH),
    "noise that does not depend on the position": Fault(
        sampling, "noise", ignores_the_position, ("sample",), ORACLE
    ),
    "a temperature that outlives its request": Fault(
        *((packed_steps, "write_chunk_rows") if library() else (plain_steps, "write_chunk_row")),
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
    "a prompt that counts as answer": Fault(
        logits_processors,
        "count_tokens",
        lambda original: lambda ids, since, until, like: original(ids, jnp.zeros_like(since), until, like),
        ("sample",),
        ORACLE,
    ),
    "penalties that ignore the last token": Fault(
        logits_processors,
        "count_tokens",
        lambda original: lambda ids, since, until, like: original(ids, since, until - 1, like),
        ("sample",),
        ORACLE,
    ),
    "ends that come before min_tokens": Fault(
        logits_processors, "suppress_eos", lambda _: lambda _, logits: logits, ("sample",), ORACLE
    ),
    "a fork that lacks the last block": Fault(copies, "copy_prefix", lacks_the_last_block, ("fork",), BATCH),
    "log-probabilities of the neighbour": Fault(
        sample_step, "top_logprobs", returns_the_neighbours, ("logprobs",), BATCH
    ),
}
