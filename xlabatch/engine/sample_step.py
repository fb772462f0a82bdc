"""The programs that append a token to every row that needs one, and decide whether the row ends.

They are separate from prefill and decode: the host computes the bitmasks of structured output while the model
runs. They return a step: int32 [3, B], tokens over finish codes over digests, with NO_TOKEN in rows
that needed none. The device itself ends a row, therefore the host may read a step late.

B slots, V vocabulary, W words of a bitmask.
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine import logits_processors, sampling
from xlabatch.engine.logits_processors import SamplingParams
from xlabatch.engine.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.state import Rows
from xlabatch.model.kv_cache import BLOCK
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode


def sample(rows: Rows, bitmask: Array) -> tuple[Rows, Array]:
    """A token for every row that needs one; bitmask int32 [B, W] applies to rows with structured output."""
    params = logits_processors.mask_idle(rows.needs_token, rows.sampling_params)
    logits = logits_processors.apply(params, rows.logits, rows.bias, rows.ids, rows.position, bitmask)
    none_allowed = ~jnp.isfinite(logits.max(-1))
    return append_token(rows, sampling.sample(logits, params, rows.position), none_allowed)


def sample_greedy(rows: Rows) -> tuple[Rows, Array]:
    """The same if every row takes its largest logit: a program without a branch."""
    return append_token(rows, sampling.first_max(rows.logits), jnp.zeros_like(rows.needs_token))


def sample_if_greedy(rows: Rows, slots: Array, logits: Array, greedy: Array) -> tuple[Rows, Array]:
    """`sample_greedy` for the rows of slots [R] by their logits [R, V], if greedy []; otherwise no token."""

    def tokens(ids: Array, active: Array, needs_token: Array) -> tuple[Array, ...]:
        state = replace(rows, ids=ids, active=active, needs_token=needs_token)
        some = jax.tree.map(lambda leaf: leaf[slots], state)
        some, step = sample_greedy(replace(some, logits=logits))
        changed = (ids, some.ids), (active, some.active), (needs_token, some.needs_token)
        written = [leaf.at[slots].set(values) for leaf, values in changed]
        return *written, no_tokens(len(active)).at[:, slots].set(step)

    def skip(*leaves: Array) -> tuple[Array, ...]:
        return *leaves, no_tokens(len(rows.active))

    leaves = rows.ids, rows.active, rows.needs_token
    ids, active, needs_token, step = lax.cond(greedy, tokens, skip, *leaves)
    return replace(rows, ids=ids, active=active, needs_token=needs_token), step


def no_tokens(slots: int) -> Array:
    """A step [3, B] without a token."""
    columns = jnp.array([[NO_TOKEN], [FinishCode.RUNNING], [0]], jnp.int32)
    return jnp.broadcast_to(columns, (3, slots))


def append_token(rows: Rows, token: Array, none_allowed: Array) -> tuple[Rows, Array]:
    """Write tokens [B] into the rows that need one -> rows, step [3, B]."""
    needed = rows.needs_token
    code = finish_codes(rows.logits, token, rows.sampling_params, rows.position)
    code = jnp.where(none_allowed & (code != FinishCode.NONFINITE_LOGITS), FinishCode.NO_ALLOWED_TOKEN, code)
    outputs = jnp.stack([token, code, sampling.digest(rows.logits)])
    row = jnp.arange(needed.shape[0], dtype=jnp.int32)
    block = jnp.where(needed, rows.position // BLOCK, rows.ids.shape[1])  # past the last: dropped
    rows = replace(
        rows,
        ids=rows.ids.at[row, block, rows.position % BLOCK].set(token, mode="drop"),
        active=jnp.where(needed, code == FinishCode.RUNNING, rows.active),
        needs_token=jnp.zeros_like(needed),
    )
    return rows, jnp.where(needed[None], outputs, no_tokens(len(needed)))


def logprobs(logits: Array, step: Array) -> TopLogprobs:
    """The log-probabilities of a step's tokens. Clipping covers rows without a token and rows with NaN."""
    return top_logprobs(logits, jnp.clip(step[0], 0, logits.shape[1] - 1))


def finish_codes(logits: Array, token: Array, params: SamplingParams, position: Array) -> Array:
    """The state of rows with this token at this position; a stop token takes precedence over the length."""
    code = jnp.where(position >= params.last_position, FinishCode.LENGTH, FinishCode.RUNNING)
    code = jnp.where((token[:, None] == params.stop_token_ids).any(-1), FinishCode.STOP, code)
    # not by the maximum alone: XLA's leaves NaN out of long rows on CPU
    finite = (logits < jnp.inf).all(-1) & (logits.max(-1) > -jnp.inf)
    return jnp.where(finite, code, FinishCode.NONFINITE_LOGITS).astype(jnp.int32)


def evict(rows: Rows, keep: Array) -> Rows:
    """Deactivate every row except those to keep [B]. The contents of their slots stay."""
    return replace(rows, active=rows.active & keep, needs_token=rows.needs_token & keep)


def set_logit_bias(rows: Rows, slot: Array, bias: Array) -> Rows:
    """Store the bias [V] of a slot's row."""
    return replace(rows, bias=rows.bias.at[slot].set(bias))
