"""Choosing: every row that is due gets its token, and hears whether it was the last.

Programs of their own, behind prefill and decode: while these work, the host can make the masks of structured
answers. They give a step: int32 [3, B], tokens over finish codes over digests, NOTHING for a slot that stays
silent. The device decides the end of a row and silences it by itself, so the host may read late.

B slots, V vocabulary, W words of a mask.
"""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from xlabatch.engine import logits_processors as ruling
from xlabatch.engine import sampling
from xlabatch.engine.logits_processors import SamplingParams
from xlabatch.engine.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.state import Rows
from xlabatch.model.kv_cache import BLOCK
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode


def sample(rows: Rows, bitmask: Array) -> tuple[Rows, Array]:
    """Give every row that is due its token; words int32 [B, W] mask those whose answers have a form."""
    rules = ruling.mask_idle(rows.needs_token, rows.params)
    left = ruling.apply(rules, rows.logits, rows.bias, rows.ids, rows.position, bitmask)
    stuck = ~jnp.isfinite(left.max(-1))
    return append_token(rows, sampling.sample(left, rules, rows.position), stuck)


def sample_greedy(rows: Rows) -> tuple[Rows, Array]:
    """The same where all that are due take the likeliest: without a branch."""
    return append_token(rows, sampling.first_max(rows.logits), jnp.zeros_like(rows.needs_token))


def append_token(rows: Rows, token: Array, none_allowed: Array) -> tuple[Rows, Array]:
    """Tokens [B] in the rows that were due, and what is told of them; who is stuck had none to take."""
    due = rows.needs_token
    code = finish_codes(rows.logits, token, rows.params, rows.position)
    code = jnp.where(none_allowed & (code != FinishCode.NONFINITE_LOGITS), FinishCode.NO_ALLOWED_TOKEN, code)
    told = jnp.stack([token, code, sampling.digest(rows.logits)])
    silent = jnp.array([[NO_TOKEN], [FinishCode.RUNNING], [0]], jnp.int32)
    every = jnp.arange(due.shape[0], dtype=jnp.int32)
    block = jnp.where(due, rows.position // BLOCK, rows.ids.shape[1])  # past the last is nowhere
    rows = replace(
        rows,
        ids=rows.ids.at[every, block, rows.position % BLOCK].set(token, mode="drop"),
        active=jnp.where(due, code == FinishCode.RUNNING, rows.active),
        needs_token=jnp.zeros_like(due),
    )
    return rows, jnp.where(due[None], told, silent)


def logprobs(logits: Array, step: Array) -> TopLogprobs:
    """How likely the tokens of a step were; silent rows have none, and a broken row's lies beyond."""
    return top_logprobs(logits, jnp.clip(step[0], 0, logits.shape[1] - 1))


def finish_codes(logits: Array, token: Array, params: SamplingParams, position: Array) -> Array:
    """What becomes of rows with this token at this position; an end token beats the limit."""
    code = jnp.where(position >= params.last_position, FinishCode.LENGTH, FinishCode.RUNNING)
    code = jnp.where((token[:, None] == params.stop_token_ids).any(-1), FinishCode.STOP, code)
    sound = jnp.isfinite(logits.max(-1))
    return jnp.where(sound, code, FinishCode.NONFINITE_LOGITS).astype(jnp.int32)


def evict(rows: Rows, keep: Array) -> Rows:
    """Silence every row but the kept [B]; what their slots hold stays."""
    return replace(rows, active=rows.active & keep, needs_token=rows.needs_token & keep)


def set_logit_bias(rows: Rows, slot: Array, bias: Array) -> Rows:
    """Lay a bias [V] beside a slot's logits."""
    return replace(rows, bias=rows.bias.at[slot].set(bias))
