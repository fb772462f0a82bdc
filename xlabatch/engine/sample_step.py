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
from xlabatch.engine.logits_processors import Rules
from xlabatch.engine.logprobs import Odds, odds
from xlabatch.engine.state import Rows
from xlabatch.model.kv_cache import BLOCK
from xlabatch.scheduler.sequences import NOTHING, Code


def choose(rows: Rows, words: Array) -> tuple[Rows, Array]:
    """Give every row that is due its token; words int32 [B, W] mask those whose answers have a form."""
    rules = ruling.only(rows.due, rows.rules)
    left = ruling.apply(rules, rows.logits, rows.bias, rows.ids, rows.position, words)
    stuck = ~jnp.isfinite(left.max(-1))
    return entered(rows, sampling.sample(left, rules, rows.position), stuck)


def take(rows: Rows) -> tuple[Rows, Array]:
    """The same where all that are due take the likeliest: without a branch."""
    return entered(rows, sampling.first_max(rows.logits), jnp.zeros_like(rows.due))


def entered(rows: Rows, token: Array, stuck: Array) -> tuple[Rows, Array]:
    """Tokens [B] in the rows that were due, and what is told of them; who is stuck had none to take."""
    due = rows.due
    code = finish(rows.logits, token, rows.rules, rows.position)
    code = jnp.where(stuck & (code != Code.BROKEN), Code.STUCK, code)
    told = jnp.stack([token, code, sampling.digest(rows.logits)])
    silent = jnp.array([[NOTHING], [Code.RUNNING], [0]], jnp.int32)
    every = jnp.arange(due.shape[0], dtype=jnp.int32)
    block = jnp.where(due, rows.position // BLOCK, rows.ids.shape[1])  # past the last is nowhere
    rows = replace(
        rows,
        ids=rows.ids.at[every, block, rows.position % BLOCK].set(token, mode="drop"),
        live=jnp.where(due, code == Code.RUNNING, rows.live),
        due=jnp.zeros_like(due),
    )
    return rows, jnp.where(due[None], told, silent)


def likely(logits: Array, step: Array) -> Odds:
    """How likely the tokens of a step were; silent rows have none, and a broken row's lies beyond."""
    return odds(logits, jnp.clip(step[0], 0, logits.shape[1] - 1))


def finish(logits: Array, token: Array, rules: Rules, position: Array) -> Array:
    """What becomes of rows with this token at this position; an end token beats the limit."""
    code = jnp.where(position >= rules.limit, Code.LENGTH, Code.RUNNING)
    code = jnp.where((token[:, None] == rules.stop).any(-1), Code.STOP, code)
    sound = jnp.isfinite(logits.max(-1))
    return jnp.where(sound, code, Code.BROKEN).astype(jnp.int32)


def evict(rows: Rows, kept: Array) -> Rows:
    """Silence every row but the kept [B]; what their slots hold stays."""
    return replace(rows, live=rows.live & kept, due=rows.due & kept)


def incline(rows: Rows, slot: Array, bias: Array) -> Rows:
    """Lay a bias [V] beside a slot's logits."""
    return replace(rows, bias=rows.bias.at[slot].set(bias))
