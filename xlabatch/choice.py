"""Choosing: every row that is due gets its token, and hears whether it was the last.

A program of its own, behind prefill and decode: while they work, the host can make the masks of structured
answers. It gives a step: int32 [3, B], tokens over finish codes over digests, NOTHING for a slot that stays
silent. The device decides the end of a row and silences it by itself, so the host may read late.

B slots, V vocabulary, W words of a mask.
"""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from xlabatch import rules as ruling
from xlabatch import sampling
from xlabatch.attention import BLOCK
from xlabatch.odds import Odds, odds, unasked
from xlabatch.rules import Rules
from xlabatch.seating import NOTHING, Code
from xlabatch.slots import Rows


class Step(NamedTuple):
    told: Array  # int32 [3, B]
    odds: Odds


def choose(rows: Rows, words: Array) -> tuple[Rows, Step]:
    """Give every row that is due its token; words int32 [B, W] mask those whose answers have a form."""
    picks = rows.due & ((rows.rules.temperature > 0) | ruling.ruled(rows.rules, rows.position))
    # a batch that is all greedy, without a rule, pays for nothing else
    token, stuck = lax.cond(picks.any(), pick, likeliest, rows, words)
    return entered(rows, token, stuck, likely(rows, token))


def take(rows: Rows) -> tuple[Rows, Step]:
    """The same where all that are due take the likeliest and nobody asks how likely: without a branch."""
    return entered(rows, *likeliest(rows), unasked(*rows.logits.shape))


def entered(rows: Rows, token: Array, stuck: Array, odds: Odds) -> tuple[Rows, Step]:
    """Tokens [B] in the rows that were due, and what is told of them."""
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
    return rows, Step(jnp.where(due[None], told, silent), odds)


def likeliest(rows: Rows, *_: Array) -> tuple[Array, Array]:
    """The likeliest token of every row [B]; nobody is stuck."""
    return sampling.first_max(rows.logits), jnp.zeros_like(rows.due)


def pick(rows: Rows, words: Array) -> tuple[Array, Array]:
    """A token of every row by its rules [B], and who has none left to take."""
    rules = ruling.only(rows.due, rows.rules)
    left = ruling.apply(rules, rows.logits, rows.bias, rows.ids, rows.position, words)
    return sampling.sample(left, rules, rows.position), ~jnp.isfinite(left.max(-1))


def likely(rows: Rows, token: Array) -> Odds:
    """How likely the tokens [B] were, if anyone who is due asks."""
    shape = rows.logits.shape
    sure = jnp.minimum(token, shape[1] - 1)  # of a broken row it lies beyond
    asked = (rows.due & rows.rules.asked).any()
    return lax.cond(asked, odds, lambda *_: unasked(*shape), rows.logits, sure)


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
