"""The programs that append a token to every row that needs one, and decide whether the row ends.

They are separate from prefill and decode, for the host computes the bitmasks of structured output while the
model runs; on the kernels prefill and decode sample too where no row needs one. They return a step: int32
[3, B], tokens over finish codes over digests, with NO_TOKEN in rows that needed none. The device itself ends
a row, therefore the host may read a step late.

B slots, V vocabulary, W words of a bitmask.
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
from jax import Array

from xlabatch.engine.device import logits_processors, sampling
from xlabatch.engine.device.logits_processors import SamplingRows
from xlabatch.engine.device.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.device.state import Rows
from xlabatch.kernels import logits_calls
from xlabatch.kernels.logits_calls import LogitsSummary, Selected, summarize_logits
from xlabatch.model.kv_cache import BLOCK
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode


def sample(rows: Rows, bitmask: Array) -> tuple[Rows, Array]:
    """A token for every row that needs one; bitmask int32 [B, W] applies to rows with structured output."""
    step = next_tokens(rows, bitmask)
    return append_tokens(rows, step), step


def sample_packed(rows: Rows, bitmask: Array) -> tuple[Rows, Array]:
    """The same by the kernels."""
    step = next_tokens_packed(rows, bitmask)
    return append_tokens(rows, step), step


def sample_if(rows: Rows, samples: Array) -> tuple[Rows, Array]:
    """`sample_packed` if samples [], else no token; no row that needs one may have structured output."""
    no_bitmask = jnp.zeros(0, jnp.int32)
    step = next_tokens_packed(replace(rows, needs_token=rows.needs_token & samples), no_bitmask)
    return append_tokens(rows, step), step


def next_tokens(rows: Rows, bitmask: Array, slots: Array | None = None) -> Array:
    """The step [3, R] in which every row that needs a token gets the one that its parameters select.

    With slots [R], `rows` has the logits and positions of R tokens, and which of them are needed; all else
    that a token needs is found in its slot.
    """
    if slots is not None:
        params, bias, ids = jax.tree.map(
            lambda leaf: leaf[slots], (rows.sampling_params, rows.bias, rows.ids)
        )
        rows = replace(rows, sampling_params=params, bias=bias, ids=ids)
        bitmask = bitmask[slots]
    token, none_allowed = select(rows, bitmask)
    return step_of(rows, token, none_allowed, sampling.summarize(rows.logits))


def next_tokens_packed(rows: Rows, bitmask: Array, slots: Array | None = None) -> Array:
    """The same by the kernels."""
    summary = summarize_logits(rows.logits, rows.needs_token)
    token, none_allowed = select_packed(rows, summary.largest, bitmask, slots)
    if slots is not None:
        rows = replace(rows, sampling_params=jax.tree.map(lambda leaf: leaf[slots], rows.sampling_params))
    return step_of(rows, token, none_allowed, summary)


def select_packed(rows: Rows, largest: Array, bitmask: Array, slots: Array | None = None) -> Selected:
    """`select` by the kernels; `largest` int32 [R] as in LogitsSummary, or -1."""
    params = rows.sampling_params
    limits = params.temperature, params.top_k, params.top_p, params.min_p, params.seed
    ends = params.stop_token_ids, params.prompt_length, params.min_end
    repetition = params.repetition_penalty, params.repetition_size
    penalties = *repetition, params.presence_penalty, params.frequency_penalty
    given = *limits, *ends, *penalties, params.has_bias, params.constrained
    if slots is None:
        slots = jnp.arange(len(rows.position), dtype=jnp.int32)
    own = rows.logits, rows.needs_token, largest, rows.position, slots
    return logits_calls.select(*own, rows.bias, rows.ids, bitmask, given)


def select(rows: Rows, bitmask: Array) -> Selected:
    """What the parameters of the rows that need a token select."""
    params = logits_processors.mask_idle(rows.needs_token, rows.sampling_params)
    logits = logits_processors.apply(params, rows.logits, rows.bias, rows.ids, rows.position, bitmask)
    none_allowed = ~jnp.isfinite(logits.max(-1))
    return Selected(sampling.sample(logits, params, rows.position), none_allowed)


def sample_greedy(rows: Rows) -> tuple[Rows, Array]:
    """`sample` if every row takes its largest logit: a program without a branch."""
    summary = sampling.summarize(rows.logits)
    step = step_of(rows, summary.largest, jnp.zeros_like(rows.needs_token), summary)
    return append_tokens(rows, step), step


def step_of(rows: Rows, token: Array, none_allowed: Array, summary: LogitsSummary) -> Array:
    """The step [3, B] in which the rows that need a token get these [B]."""
    code = finish_codes(summary.finite, token, rows.sampling_params, rows.position)
    code = jnp.where(none_allowed & (code != FinishCode.NONFINITE_LOGITS), FinishCode.NO_ALLOWED_TOKEN, code)
    outputs = jnp.stack([token, code, summary.digest])
    return jnp.where(rows.needs_token[None], outputs, no_output())


def no_output() -> Array:
    """The column [3, 1] of a step for a row without a token."""
    return jnp.array([[NO_TOKEN], [FinishCode.RUNNING], [0]], jnp.int32)


def append_tokens(rows: Rows, step: Array) -> Rows:
    """Append the tokens of a step [3, B] to their rows, and end the rows that it ends."""
    token, code, _ = step
    appended = token != NO_TOKEN
    row = jnp.arange(len(token), dtype=jnp.int32)
    block = jnp.where(appended, rows.position // BLOCK, rows.ids.shape[1])  # past the last: dropped
    return replace(
        rows,
        ids=rows.ids.at[row, block, rows.position % BLOCK].set(token, mode="drop"),
        active=jnp.where(appended, code == FinishCode.RUNNING, rows.active),
        needs_token=rows.needs_token & ~appended,
    )


def logprobs(logits: Array, step: Array, wanted: Array) -> TopLogprobs:
    """The log-probabilities of a step's tokens, and of alternatives: the most likely or the wanted ids.

    Clipping covers rows without a token and rows with NaN.
    """
    return top_logprobs(logits, jnp.clip(step[0], 0, logits.shape[1] - 1), wanted)


def finish_codes(finite: Array, token: Array, params: SamplingRows, position: Array) -> Array:
    """The state of rows with this token at this position; a stop token takes precedence over the length."""
    code = jnp.where(position >= params.last_position, FinishCode.LENGTH, FinishCode.RUNNING)
    code = jnp.where((token[:, None] == params.stop_token_ids).any(-1), FinishCode.STOP, code)
    return jnp.where(finite, code, FinishCode.NONFINITE_LOGITS).astype(jnp.int32)


def evict(rows: Rows, keep: Array) -> Rows:
    """Deactivate every row except those to keep [B]. The contents of their slots stay."""
    return replace(rows, active=rows.active & keep, needs_token=rows.needs_token & keep)


def set_logit_bias(rows: Rows, slot: Array, bias: Array) -> Rows:
    return replace(rows, bias=rows.bias.at[slot].set(bias))
