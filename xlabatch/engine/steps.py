"""The programs that run the model: prefill a piece of a prompt into its slot, copy a slot, decode all slots.

Pure functions of `cfg, params, slots, inputs`. They leave logits behind for whoever is due a token;
`choice.py` gives it to them. What only some pieces need is a program of its own: a branch would have a GPU's
host wait until the device knows which way to go.

B slots, T tokens of a padded piece of a prompt, W columns with padding, D width, V vocabulary.
"""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.logits_processors import SamplingParams
from xlabatch.engine.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.state import PromptChunk, Rows, SlotState
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, StepPositions, capacity
from xlabatch.model.params import Params


class PrefillOutput(NamedTuple):
    """What is known of a piece of a prompt that was run."""

    hidden: Array  # float32 [D, W]
    last: Array  # float32 [D, 1] of its last token


def prefill(
    cfg: Config, params: Params, state: SlotState, chunk: PromptChunk
) -> tuple[SlotState, PrefillOutput]:
    """Run a piece of a prompt into its slot."""
    place = chunk_positions(chunk, capacity(state.kv[0]))
    kv, hidden = decoder.forward(cfg, params, state.kv, chunk.tokens[None], place)
    last = lax.dynamic_slice_in_dim(hidden, chunk.length - 1, 1, axis=1)
    return SlotState(kv, write_chunk_row(state.rows, chunk, place)), PrefillOutput(hidden, last)


def chunk_positions(chunk: PromptChunk, out_of_range: int) -> StepPositions:
    """Where a piece's tokens are. Padding is written nowhere and sees what the last token sees."""
    at = jnp.arange(chunk.tokens.shape[0], dtype=jnp.int32)
    positions = chunk.start + jnp.minimum(at, chunk.length - 1)
    return StepPositions(
        slot=chunk.slot,
        positions=positions[None],
        write_positions=jnp.where(at < chunk.length, positions, out_of_range)[None],
        num_blocks=(chunk.start + chunk.length - 1) // BLOCK + 1,
        min_position=chunk.start,
    )


def prefill_logits(cfg: Config, params: Params, rows: Rows, slot: Array, last: Array) -> Rows:
    """A prompt was read up to its last token, hidden [D, 1]: its row is due."""
    logits = decoder.logits(cfg, params, last)[0]
    return replace(
        rows, needs_token=rows.needs_token.at[slot].set(True), logits=rows.logits.at[slot].set(logits)
    )


def prompt_logprobs(cfg: Config, params: Params, hidden: Array, after: Array) -> TopLogprobs:
    """How likely each id after a position [T] of a piece was, by its hidden state [D, W]."""
    return top_logprobs(decoder.logits(cfg, params, hidden)[: after.shape[0]], after)


def write_chunk_row(rows: Rows, chunk: PromptChunk, step: StepPositions) -> Rows:
    """Enter a piece into its request's row, which until it begins neither lives nor is due."""
    at, writes = chunk.slot, step.write_positions[0]
    return replace(
        rows,
        ids=rows.ids.at[at, writes // BLOCK, writes % BLOCK].set(chunk.tokens, mode="drop"),
        position=rows.position.at[at].set(chunk.start + chunk.length),
        active=rows.active.at[at].set(False),
        needs_token=rows.needs_token.at[at].set(False),
        params=jax.tree.map(lambda rows, row: rows.at[at].set(row), rows.params, chunk.params),
    )


def fork(state: SlotState, source: Array, slot: Array, params: SamplingParams) -> SlotState:
    """Seat another answer to a prompt that was just prefilled, in a slot of its own."""
    blocks = (state.rows.position[source] - 1) // BLOCK + 1

    def needed(leaf: Array) -> Array:
        return lax.fori_loop(0, blocks, lambda n, leaf: copy_block(source, slot, n, leaf), leaf)

    def whole(leaf: Array) -> Array:
        return leaf.at[slot].set(leaf[source])

    # a GPU copies all of a slot sooner than its host can count blocks
    copied = partial(lax.platform_dependent, cpu=needed, default=whole)

    rows, ids = state.rows, copied(state.rows.ids)  # ids by blocks, too, and the small leaves whole
    rows = jax.tree.map(lambda leaf: leaf.at[slot].set(leaf[source]), replace(rows, ids=rows.needs_token))
    own = jax.tree.map(lambda leaf, rule: leaf.at[slot].set(rule), rows.params, params)
    return SlotState(jax.tree.map(copied, state.kv), replace(rows, ids=ids, params=own))


def copy_block(source: Array, slot: Array, block: Array, leaf: Array) -> Array:
    """A leaf [B, C, ...] with one block of a slot in another slot, too."""
    rest = (0,) * (leaf.ndim - 2)
    piece = lax.dynamic_slice(leaf, (source, block, *rest), (1, 1, *leaf.shape[2:]))
    return lax.dynamic_update_slice(leaf, piece, (slot, block, *rest))


def decode(cfg: Config, params: Params, state: SlotState) -> SlotState:
    """Run the last token of every live row: all are due. Idle rows compute along and write nowhere."""
    rows, nowhere = state.rows, capacity(state.kv[0])
    at = jnp.where(rows.active, rows.position, 0)
    writes = jnp.where(rows.active, rows.position, nowhere)
    place = StepPositions(
        slot=jnp.int32(0),
        positions=at[:, None],
        write_positions=writes[:, None],
        num_blocks=at.max() // BLOCK + 1,
        min_position=writes.min(),
    )
    tokens = rows.ids[jnp.arange(at.shape[0], dtype=jnp.int32), at // BLOCK, at % BLOCK]
    kv, hidden = decoder.forward(cfg, params, state.kv, tokens[:, None], place)
    # others keep theirs, or the buffer could not be written in place
    logits = jnp.where(rows.active[:, None], decoder.logits(cfg, params, hidden)[: at.shape[0]], rows.logits)
    position = rows.position + rows.active.astype(jnp.int32)
    return SlotState(
        kv, replace(rows, position=position, needs_token=rows.needs_token | rows.active, logits=logits)
    )
