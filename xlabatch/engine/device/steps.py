"""The programs that run the model: prefill a prompt chunk into its slot, decode all slots.

Pure functions of `cfg, params, state, inputs`. They leave logits in the rows that need a token, which
`sample_step.py` appends. What only some chunks need is a program of its own: at a branch a GPU's host would
wait for the device to know which way to go.

B slots, T tokens of a padded prompt chunk, W columns with padding, D width, V vocabulary.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.device import sample_step
from xlabatch.engine.device.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.device.state import PromptChunk, Rows, SlotState
from xlabatch.kernels.choice import decoder_of
from xlabatch.kernels.logits_calls import write_logits
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, StepPositions, capacity
from xlabatch.model.params import Params


class PrefillOutput(NamedTuple):
    """The hidden states of a prompt chunk."""

    hidden: Array  # float32 [D, W]
    last: Array | None = None  # float32 [D, 1] of the chunk's last token, where no piece shares it

    @property
    def ready(self) -> Array:
        """What to wait for."""
        return self.hidden if self.last is None else self.last


def prefill(
    cfg: Config, params: Params, state: SlotState, chunk: PromptChunk
) -> tuple[SlotState, PrefillOutput]:
    """Run a prompt chunk into its slot."""
    step = chunk_positions(chunk, capacity(state.kv))
    forward = decoder_of(params).forward
    kv, hidden = forward(cfg, params, state.kv, chunk.tokens[None], step, chunk.embeddings)
    last = lax.dynamic_slice_in_dim(hidden, chunk.length - 1, 1, axis=1)
    rows = write_chunk_row(state.rows, chunk)
    ids = write_ids(rows.ids, chunk.slot, step.write_positions[0], chunk.tokens)
    return SlotState(kv, replace(rows, ids=ids)), PrefillOutput(hidden, last)


def chunk_positions(chunk: PromptChunk, out_of_range: int) -> StepPositions:
    """The positions of a chunk's tokens. Padding is not written, and sees what the last token sees."""
    at = jnp.arange(chunk.tokens.shape[0], dtype=jnp.int32)
    positions = chunk.start + jnp.minimum(at, chunk.length - 1)
    return StepPositions(
        slot=chunk.slot,
        positions=positions[None],
        write_positions=jnp.where(at < chunk.length, positions, out_of_range)[None],
        num_blocks=(chunk.start + chunk.length - 1) // BLOCK + 1,
        min_position=chunk.start,
        num_tokens=chunk.length,
        adapters=None if chunk.adapter is None else jnp.full_like(positions, chunk.adapter)[None],
        rope_positions=None if chunk.rope_positions is None else jnp.asarray(chunk.rope_positions)[:, None],
    )


def prefill_logits(cfg: Config, params: Params, rows: Rows, slot: Array, last: Array) -> Rows:
    """The logits behind a prompt, from its last hidden state [D, 1]: its row needs a token."""
    logits = decoder_of(params).logits(cfg, params, last)[0]
    return replace(
        rows, needs_token=rows.needs_token.at[slot].set(True), logits=rows.logits.at[slot].set(logits)
    )


def prompt_logprobs(cfg: Config, params: Params, hidden: Array, after: Array) -> TopLogprobs:
    """Log-probabilities of the id after each position [T] of a chunk, by its hidden states [D, W]."""
    return top_logprobs(decoder_of(params).logits(cfg, params, hidden)[: after.shape[0]], after)


def write_ids(ids: Array, slot: Any, position: Array, tokens: Any) -> Array:
    """Write tokens at positions of slots; those at capacity or beyond are dropped."""
    return ids.at[slot, position // BLOCK, position % BLOCK].set(tokens, mode="drop")


def write_chunk_row(rows: Rows, chunk: PromptChunk) -> Rows:
    """Set the row of a chunk's request, which stays inactive until the prompt is complete."""
    at = chunk.slot
    if rows.adapter is not None:
        rows = replace(rows, adapter=rows.adapter.at[at].set(chunk.adapter))
    if rows.rope_offset is not None:
        rows = replace(rows, rope_offset=rows.rope_offset.at[at].set(chunk.rope_offset))
    return replace(
        rows,
        position=rows.position.at[at].set(chunk.start + chunk.length),
        active=rows.active.at[at].set(False),
        needs_token=rows.needs_token.at[at].set(False),
        sampling_params=jax.tree.map(
            lambda rows, row: rows.at[at].set(row), rows.sampling_params, chunk.sampling_params
        ),
    )


def decode_positions(rows: Rows, at: Array, writes: Array, slots: Array | None = None) -> StepPositions:
    """The positions of one token in each row: at [R], written at [R]; in all slots, or in these [R]."""
    return StepPositions(
        slot=jnp.int32(0),
        positions=at[:, None],
        write_positions=writes[:, None],
        num_blocks=at.max() // BLOCK + 1,
        min_position=writes.min(),
        slots=slots,
        adapters=rows.adapters_in(slots),
        rope_positions=rows.rope_positions(at, slots),
    )


def decode_some(
    cfg: Config, params: Params, state: SlotState, slots: Array, greedy: Array
) -> tuple[SlotState, Array]:
    """Run the last token of the active rows among these slots [R], which are distinct and have all of them.

    For the kernels, where a row's bits do not depend on R: the narrowest program that holds the active rows.
    If all of them are greedy it appends their tokens as well: a program less to dispatch.
    """
    rows, out_of_range = state.rows, capacity(state.kv)
    active = rows.active[slots]
    at = jnp.where(active, rows.position[slots], 0)
    writes = jnp.where(active, at, out_of_range)
    step = decode_positions(rows, at, writes, slots)
    tokens = rows.ids[slots, at // BLOCK, at % BLOCK]
    kv, hidden = decoder_of(params).forward(cfg, params, state.kv, tokens[:, None], step)
    computed = decoder_of(params).logits(cfg, params, hidden)
    kept = jnp.where(active, slots, len(rows.active))  # idle rows keep their logits
    rows = replace(
        rows,
        position=rows.position + rows.active.astype(jnp.int32),
        needs_token=rows.needs_token | rows.active,
        logits=write_logits(rows.logits, kept, computed),
    )
    rows, sampled = sample_step.sample_if_greedy(rows, greedy)
    return SlotState(kv, rows), sampled


def decode(cfg: Config, params: Params, state: SlotState) -> SlotState:
    """Run the last token of every active row. Idle rows are computed too, and write nothing."""
    rows, out_of_range = state.rows, capacity(state.kv)
    at = jnp.where(rows.active, rows.position, 0)
    writes = jnp.where(rows.active, rows.position, out_of_range)
    step = decode_positions(rows, at, writes)
    tokens = rows.ids[jnp.arange(at.shape[0], dtype=jnp.int32), at // BLOCK, at % BLOCK]
    kv, hidden = decoder_of(params).forward(cfg, params, state.kv, tokens[:, None], step)
    # idle rows keep their logits, so that the buffer is written in place
    logits = jnp.where(
        rows.active[:, None], decoder_of(params).logits(cfg, params, hidden)[: at.shape[0]], rows.logits
    )
    position = rows.position + rows.active.astype(jnp.int32)
    return SlotState(
        kv, replace(rows, position=position, needs_token=rows.needs_token | rows.active, logits=logits)
    )
