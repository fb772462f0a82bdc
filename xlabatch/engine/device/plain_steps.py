"""The programs of XLA's own operations: prefill a prompt chunk into its slot, decode all slots.

Pure functions of `cfg, params, state, inputs`. They leave logits in the rows that need a token, which
`sample_step.py` appends. What only some chunks need is a program of its own.

B slots, T tokens of a padded prompt chunk, W columns with padding, D width, V vocabulary.
"""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.device import sample_step
from xlabatch.engine.device.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.device.state import PromptChunk, Rows, SlotState
from xlabatch.engine.device.steps import PrefillOutput, decode_positions, write_ids
from xlabatch.engine.device.words import from_words
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, StepPositions, backend_of
from xlabatch.model.layers import InputEmbeddings, pad_columns, padded_width
from xlabatch.model.params import Params


def prefill(
    cfg: Config,
    params: Params,
    state: SlotState,
    chunk: PromptChunk,
    embeddings: InputEmbeddings | None = None,
) -> tuple[SlotState, PrefillOutput]:
    """Run a prompt chunk into its slot."""
    step = chunk_positions(chunk, state.rows.end)
    kv, hidden = decoder.forward(cfg, params, state.kv, chunk.tokens[None], step, embeddings)
    last = lax.dynamic_slice_in_dim(hidden, chunk.length - 1, 1, axis=1)
    last = pad_columns(last, padded_width(1, backend_of(state.kv)))
    rows = write_chunk_row(state.rows, chunk)
    ids = write_ids(rows.ids, chunk.slot, step.write_positions[0], chunk.tokens)
    return SlotState(kv, replace(rows, ids=ids)), PrefillOutput(hidden, last)


def prefill_words(
    cfg: Config, shapes: PromptChunk, params: Params, state: SlotState, words: Array, *embeddings: Any
) -> tuple[SlotState, PrefillOutput]:
    """The same for a chunk of these shapes that is given as words."""
    return prefill(cfg, params, state, from_words(words, shapes), *embeddings)


def chunk_positions(chunk: PromptChunk, end: int) -> StepPositions:
    """The positions of a chunk's tokens. Padding is not written, and sees what the last token sees."""
    at = jnp.arange(chunk.tokens.shape[0], dtype=jnp.int32)
    positions = chunk.start + jnp.minimum(at, chunk.length - 1)
    return StepPositions(
        slot=chunk.slot,
        positions=positions[None],
        write_positions=jnp.where(at < chunk.length, positions, end)[None],
        num_blocks=(chunk.start + chunk.length - 1) // BLOCK + 1,
        min_position=chunk.start,
        end=end,
        num_tokens=chunk.length,
        adapters=None if chunk.adapter is None else jnp.full_like(positions, chunk.adapter)[None],
        rope_positions=None if chunk.rope_positions is None else jnp.asarray(chunk.rope_positions)[:, None],
    )


def prefill_logits(cfg: Config, params: Params, rows: Rows, slot: Array, last: Array) -> Rows:
    """Compute the logits after a prompt, from its last hidden state [D, W]: its row needs a token."""
    logits = decoder.logits(cfg, params, last)[0]
    return replace(
        rows, needs_token=rows.needs_token.at[slot].set(True), logits=rows.logits.at[slot].set(logits)
    )


def prompt_logprobs(cfg: Config, params: Params, hidden: Array, after: Array) -> TopLogprobs:
    """Log-probabilities of the id after each position [T] of a chunk, by its hidden states [D, W]."""
    return top_logprobs(decoder.logits(cfg, params, hidden)[: after.shape[0]], after)


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


def decode(cfg: Config, params: Params, state: SlotState) -> SlotState:
    """Run the last token of every active row. Idle rows are computed too, and write nothing."""
    rows = state.rows
    at = jnp.where(rows.active, rows.position, 0)
    writes = jnp.where(rows.active, rows.position, rows.end)
    step = decode_positions(rows, at, writes)
    tokens = rows.ids[jnp.arange(at.shape[0], dtype=jnp.int32), at // BLOCK, at % BLOCK]
    kv, hidden = decoder.forward(cfg, params, state.kv, tokens[:, None], step)
    # idle rows keep their logits, so that the buffer is written in place
    logits = jnp.where(rows.active[:, None], decoder.logits(cfg, params, hidden)[: at.shape[0]], rows.logits)
    position = rows.position + rows.active.astype(jnp.int32)
    return SlotState(
        kv, replace(rows, position=position, needs_token=rows.needs_token | rows.active, logits=logits)
    )


def decode_fixed_steps(
    count: int, greedy: bool, cfg: Config, params: Params, state: SlotState, bitmask: Array
) -> tuple[SlotState, Array]:
    """`decode` and `sample`, always `count` times -> steps [count, 3, B]."""

    def run(state: SlotState, _: None) -> tuple[SlotState, Array]:
        state = decode(cfg, params, state)
        if greedy:
            rows, step = sample_step.sample_greedy(state.rows)
        else:
            rows, step = sample_step.sample(state.rows, bitmask)
        return replace(state, rows=rows), step

    return lax.scan(run, state, None, length=count)
