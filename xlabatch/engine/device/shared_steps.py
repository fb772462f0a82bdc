"""The programs of chunks that several prompts share with rows that decode, and of the rows alone.

A token's bits depend on its own slot and position, and on none of the other tokens: so a chunk may have
pieces of several prompts, and reads the weights once for them. It also takes the last token of every active
row. The kernels also sample in these programs; in a fixed order, sampling is a program of its own, as it is
with XLA's operations.

B slots, T tokens of a padded prompt chunk, N = B + T, R rows that a program runs, D width.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.tree_util import register_dataclass
from numpy.typing import NDArray

from xlabatch.engine.device import sample_step
from xlabatch.engine.device.logits_processors import SamplingRows, default
from xlabatch.engine.device.logprobs import TopLogprobs, top_logprobs
from xlabatch.engine.device.operations import KERNELS, Operations
from xlabatch.engine.device.state import Rows, SlotState
from xlabatch.engine.device.steps import PrefillOutput, decode_positions, write_ids
from xlabatch.engine.device.words import from_words
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, StepPositions
from xlabatch.model.layers import InputEmbeddings
from xlabatch.model.params import Leaf, Params


@register_dataclass
@dataclass(frozen=True)
class SharedChunk:
    """A chunk with pieces of several prompts, one after the other, each for a slot of its own."""

    tokens: Leaf  # int32 [T]
    slots: Leaf  # int32 [T]
    positions: Leaf  # int32 [T]
    length: Leaf  # int32 [] tokens of prompts; the rest is padding
    has_piece: Leaf  # bool [B] of each slot; what follows is valid there
    ends: Leaf  # int32 [B] position after the piece's last token
    last_columns: Leaf  # int32 [B] of that token
    last: Leaf  # bool [B] the prompt ends with the piece
    sampling_params: SamplingRows  # [B] of the requests
    adapters: Leaf | None = None  # int32 [B] of the requests
    embeddings: InputEmbeddings | None = None  # [T] if some tokens have vectors
    rope_positions: Leaf | None = None  # int32 [3, T] in an engine that takes images
    rope_offsets: Leaf | None = None  # int32 [B] after all images of the prompts


def empty_shared_chunk(
    size: int, slots: int, max_stop_token_ids: int, adapts: bool = False, grids: bool = False
) -> SharedChunk:
    """A chunk of the right shapes with no content; its arrays may be written."""
    row = default(max_stop_token_ids)

    def zeros(*shape: int, dtype: Any = np.int32) -> NDArray[Any]:
        return np.zeros(shape, dtype)

    return SharedChunk(
        tokens=zeros(size),
        slots=zeros(size),
        positions=zeros(size),
        length=np.int32(0),
        has_piece=zeros(slots, dtype=bool),
        ends=zeros(slots),
        last_columns=zeros(slots),
        last=zeros(slots, dtype=bool),
        sampling_params=jax.tree.map(lambda leaf: zeros(slots, *leaf.shape, dtype=leaf.dtype), row),
        adapters=zeros(slots) if adapts else None,
        rope_positions=zeros(3, size) if grids else None,
        rope_offsets=zeros(slots) if grids else None,
    )


class MixedTokens(NamedTuple):
    """The tokens of the rows that decode, then of a prompt chunk, then padding. N = B + T."""

    decodes: Array  # bool [B] whether the row of each slot decodes
    ids: Array  # int32 [N]
    step: StepPositions  # of one token a row
    embeddings: InputEmbeddings | None  # [N]


def prefill_decode_and_sample(
    cfg: Config, params: Params, state: SlotState, chunk: SharedChunk, samples: Array
) -> tuple[SlotState, PrefillOutput, Array]:
    """`prefill_and_decode` with the kernels.

    If samples [], every row that needs a token gets it, and none of these may have structured output: the
    third result is their step [3, B].
    """
    state, output = prefill_and_decode(KERNELS, cfg, params, state, chunk)
    rows, sampled = sample_step.sample_if(state.rows, samples)
    return replace(state, rows=rows), output, sampled


def prefill_and_decode(
    run: Operations, cfg: Config, params: Params, state: SlotState, chunk: SharedChunk
) -> tuple[SlotState, PrefillOutput]:
    """Run a prompt chunk and the last token of every active row in one reading of the weights.

    Also leaves the logits after the prompts that end in the chunk.
    """
    rows = state.rows
    mixed = mix_tokens(state.rows, chunk)
    slots = len(rows.active)
    size = len(chunk.tokens)
    kv, hidden = run.forward(cfg, params, state.kv, mixed.ids[:, None], mixed.step, mixed.embeddings)
    decoding = mixed.decodes.astype(jnp.int32)
    column = jnp.where(mixed.decodes, jnp.cumsum(decoding) - 1, decoding.sum() + chunk.last_columns)
    needs = mixed.decodes | chunk.last
    count = needs.sum(dtype=jnp.int32)
    order = jnp.argsort(~needs)
    computed = run.logits(cfg, params, hidden[:, column[order]], num_tokens=count)
    slot = jnp.where(jnp.arange(slots) < count, order, slots)  # the others are dropped
    rows = write_chunk_rows(replace(rows, position=rows.position + decoding), chunk)
    rows = replace(
        rows,
        # rows that decode write the id that was read: if only the chunk were written, XLA would copy all ids
        ids=write_ids(rows.ids, mixed.step.slots, mixed.step.write_positions[:, 0], mixed.ids),
        needs_token=rows.needs_token | needs,
        logits=run.write_logits(rows.logits, slot, computed),
    )
    of_chunk = lax.dynamic_slice_in_dim(hidden, decoding.sum(), size, axis=1)
    return SlotState(kv, rows), PrefillOutput(of_chunk)


def prefill_words(
    run: Operations,
    cfg: Config,
    shapes: SharedChunk,
    params: Params,
    state: SlotState,
    words: Array,
    embeddings: InputEmbeddings | None = None,
) -> tuple[SlotState, PrefillOutput]:
    """`prefill_and_decode` for a chunk of these shapes that is given as words."""
    chunk = replace(from_words(words, shapes), embeddings=embeddings)
    return prefill_and_decode(run, cfg, params, state, chunk)


def mix_tokens(rows: Rows, chunk: SharedChunk) -> MixedTokens:
    """The tokens of active rows that do not wait for their next one, and of a chunk."""
    slots = len(rows.active)
    size = len(chunk.tokens)
    slot = jnp.arange(slots, dtype=jnp.int32)
    at = jnp.arange(slots + size, dtype=jnp.int32)
    decodes = rows.active & ~rows.needs_token & ~chunk.has_piece
    order = jnp.argsort(~decodes).astype(jnp.int32)
    count = decodes.sum(dtype=jnp.int32)
    source = jnp.minimum(jnp.where(at < count, at, at + slots - count), slots + size - 1)

    def joined(of_rows: Array, of_chunk: Leaf) -> Array:
        return jnp.concatenate([of_rows[order], of_chunk])[source]

    length = count + chunk.length
    position = joined(rows.position, chunk.positions)
    step = StepPositions(
        slot=jnp.int32(0),
        positions=position[:, None],
        write_positions=jnp.where(at < length, position, rows.end)[:, None],
        num_blocks=position.max() // BLOCK + 1,
        min_position=position.min(),
        end=rows.end,
        slots=joined(slot, chunk.slots),
        num_tokens=length,
    )
    if rows.adapter is not None and chunk.adapters is not None:
        adapters = joined(rows.adapter, jnp.asarray(chunk.adapters)[jnp.asarray(chunk.slots)])
        step = replace(step, adapters=adapters[:, None])
    if chunk.rope_positions is not None and (of_rows := rows.rope_positions(rows.position)) is not None:
        axes = zip(of_rows[..., 0], chunk.rope_positions, strict=True)
        step = replace(step, rope_positions=jnp.stack([joined(*axis) for axis in axes])[..., None])
    last_ids = rows.ids[slot, rows.position // BLOCK, rows.position % BLOCK]
    return MixedTokens(decodes, joined(last_ids, chunk.tokens), step, embeddings_at(chunk, source - slots))


def embeddings_at(chunk: SharedChunk, columns: Array) -> InputEmbeddings | None:
    """The vectors of columns [N] of a chunk; below 0 are tokens of rows that decode, which have none."""
    given = chunk.embeddings
    at = jnp.maximum(columns, 0)
    if given is None:
        return None
    has_vector = jnp.asarray(given.has_vector)[at] & (columns >= 0)
    return InputEmbeddings(jnp.asarray(given.vectors)[at], has_vector)


def write_chunk_rows(rows: Rows, chunk: SharedChunk) -> Rows:
    """Set the rows of a chunk's requests, which stay inactive until their prompts are complete."""
    has_piece = jnp.asarray(chunk.has_piece)

    def written(leaf: Array, given: Leaf) -> Array:
        return jnp.where(has_piece.reshape(-1, *[1] * (leaf.ndim - 1)), given, leaf)

    if rows.adapter is not None:
        rows = replace(rows, adapter=written(rows.adapter, chunk.adapters))
    if rows.rope_offset is not None:
        rows = replace(rows, rope_offset=written(rows.rope_offset, chunk.rope_offsets))
    return replace(
        rows,
        position=written(rows.position, chunk.ends),
        active=rows.active & ~has_piece,
        needs_token=rows.needs_token & ~has_piece,
        sampling_params=jax.tree.map(written, rows.sampling_params, chunk.sampling_params),
    )


def prompt_logprobs(
    run: Operations,
    cfg: Config,
    params: Params,
    hidden: Array,
    columns: Array,
    after: Array,
    count: Array,
) -> TopLogprobs:
    """Log-probabilities of the ids after the first `count` of these columns [T], by hidden states [D, T]."""
    return top_logprobs(run.logits(cfg, params, hidden[:, columns], num_tokens=count), after)


def decode_and_sample(
    cfg: Config, params: Params, state: SlotState, slots: Array, samples: Array
) -> tuple[SlotState, Array]:
    """`decode` with the kernels.

    If samples [] it also appends the tokens, which is a program less to launch; no row may have structured
    output.
    """
    state = decode(KERNELS, cfg, params, state, slots)
    rows, sampled = sample_step.sample_if(state.rows, samples)
    return replace(state, rows=rows), sampled


def decode(run: Operations, cfg: Config, params: Params, state: SlotState, slots: Array) -> SlotState:
    """Run the last token of each active row. The slots [R] are distinct, and all active rows are among them.

    A row's bits do not depend on R: the narrowest program that holds the active rows is enough.
    """
    rows = state.rows
    active = rows.active[slots]
    at = jnp.where(active, rows.position[slots], 0)
    writes = jnp.where(active, at, rows.end)
    step = decode_positions(rows, at, writes, slots)
    tokens = rows.ids[slots, at // BLOCK, at % BLOCK]
    kv, hidden = run.forward(cfg, params, state.kv, tokens[:, None], step)
    computed = run.logits(cfg, params, hidden)
    kept = jnp.where(active, slots, len(rows.active))  # idle rows keep their logits
    rows = replace(
        rows,
        position=rows.position + rows.active.astype(jnp.int32),
        needs_token=rows.needs_token | rows.active,
        logits=run.write_logits(rows.logits, kept, computed),
    )
    return SlotState(kv, rows)


def decode_steps(
    count: int, cfg: Config, params: Params, state: SlotState, slots: Array
) -> tuple[SlotState, Array]:
    """`decode_and_sample`, `count` times or until no row is active -> steps [count, 3, B].

    The device ends rows: what a row has after its end is no token. No row may have structured output.
    """

    def run(steps: Steps) -> Steps:
        state, step = decode_and_sample(cfg, params, steps.state, slots, jnp.bool_(True))
        return Steps(state, steps.done + 1, steps.outputs.at[steps.done].set(step))

    nothing = jnp.broadcast_to(sample_step.no_output(), (count, 3, len(state.rows.active)))
    steps: Steps = lax.while_loop(
        lambda steps: (steps.done < count) & steps.state.rows.active.any(),
        run,
        Steps(state, jnp.int32(0), nothing),
    )
    return steps.state, steps.outputs


class Steps(NamedTuple):
    """Several steps, and how many of them are done."""

    state: SlotState
    done: Array  # int32 []
    outputs: Array  # int32 [W, 3, B]
