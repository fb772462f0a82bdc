"""Requests as host arrays for the device: what all layouts need of chunks, and sampling parameters."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from jax import Array
from numpy.typing import NDArray

from xlabatch.engine.device import logits_processors
from xlabatch.engine.device.logits_processors import SamplingRows
from xlabatch.engine.device.logprobs import no_token_ids
from xlabatch.engine.device.shared_steps import SharedChunk, empty_shared_chunk
from xlabatch.engine.device.state import empty_embeddings
from xlabatch.model.layers import InputEmbeddings
from xlabatch.prompt_embeddings import Spans
from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk, PromptPiece
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence

Bitmask = NDArray[np.int32]  # [B, W] a bit for each id, the lowest first
DraftLogits = tuple[Array, Mapping[int, range]]  # [N, V] of a step's columns, and the columns of each slot


class WantedLogprobs(NamedTuple):
    """Columns of a chunk, padded to its size T: a request wants the log-probability of the id after each."""

    length: int  # without padding
    columns: NDArray[np.int32]  # [T]
    after: NDArray[np.int32]  # [T] the ids that follow them
    rows: list[tuple[PromptPiece, range]]  # of each piece, in these arrays


def chunk_embeddings(chunk: Chunk) -> InputEmbeddings | None:
    """The vectors that tokens of a chunk have in place of ids; None if none has one."""
    found = None
    for piece in chunk.pieces:
        for span in piece.sequence.request.embeddings:
            start = max(span.start, piece.start)
            end = min(span.end, piece.end)
            if start < end:
                found = found or empty_embeddings(chunk.size, span.width)
                at = slice(piece.column + start - piece.start, piece.column + end - piece.start)
                found.vectors[at] = np.frombuffer(span.rows(start, end), np.float32).reshape(-1, span.width)
                found.has_vector[at] = True
    return found


def rope_inputs(piece: PromptPiece) -> tuple[NDArray[np.int32], np.int32]:
    """Rope's positions [3, length] in a piece, and the offset of its positions after the prompt."""
    spans = piece.sequence.request.embeddings
    length = len(piece.sequence.request.prompt)
    positions = rope_positions(spans, length)
    offset = sum(span.extent - span.length for span in spans)
    return positions[:, piece.start : piece.end], np.int32(offset)


def rope_positions(spans: Spans, length: int) -> NDArray[np.int32]:
    """The positions [3, length] by time, row and column: equal ones but within an image."""
    positions = np.tile(np.arange(length, dtype=np.int32), (3, 1))
    for span in spans:
        if span.columns is not None:
            row, column = np.divmod(np.arange(span.length, dtype=np.int32), span.columns)
            positions[:, span.start : span.end] = positions[0, span.start] + np.stack([0 * row, row, column])
            positions[:, span.end :] += span.extent - span.length
    return positions


def wanted_logprobs(chunk: Chunk) -> WantedLogprobs | None:
    """What its requests want of a chunk's log-probabilities, if any does."""
    wanting = [each for each in chunk.pieces if each.sequence.request.prompt_logprobs is not None]
    if not wanting:
        return None
    columns = list[int]()
    after = list[int]()
    rows = list[tuple[PromptPiece, range]]()
    for piece in wanting:
        rows.append((piece, range(len(columns), len(columns) + piece.length)))
        columns += piece.columns
        after += pad(piece_ids(piece, after=1), piece.length).tolist()
    return WantedLogprobs(len(columns), pad(columns, chunk.size), pad(after, chunk.size), rows)


def wanted_token_ids(
    sequences: Iterable[Sequence], shape: tuple[int, ...], columns: Mapping[int, Iterable[int]] | None
) -> NDArray[np.int32]:
    """The ids [N, M] for which rows of logits [N, V] want log-probabilities, padded with -1.

    A row is a slot, or one of its columns.
    """
    rows, vocab = shape
    wanted = no_token_ids(rows, vocab)
    for each in sequences:
        ids = each.request.logprob_token_ids
        for row in (each.slot,) if columns is None else columns[each.slot]:
            wanted[row, : len(ids)] = ids
    return wanted


def piece_ids(piece: PromptPiece, after: int = 0) -> Collection[int]:
    """The ids of a piece of a prompt; with `after`, those that many positions later, as far as there are."""
    return piece.sequence.request.prompt[piece.start + after : piece.end + after]


def pad(ids: Collection[int], size: int) -> NDArray[np.int32]:
    """Ids [size], zero-padded."""
    return np.array([*ids, *[0] * (size - len(ids))], np.int32)


def sampling_row(request: Request, limits: Limits) -> SamplingRows:
    """The sampling parameters of one row."""
    row = logits_processors.default(limits.max_stop_token_ids)
    ends = limits.all_stop_token_ids(request)
    row.stop_token_ids[: len(ends)] = ends
    prompt = len(request.prompt)
    return replace(
        row,
        temperature=np.float32(request.temperature),
        top_k=np.int32(request.top_k),
        top_p=np.float32(request.top_p),
        min_p=np.float32(request.min_p),
        seed=np.array([request.seed >> 32, request.seed & 0xFFFFFFFF], np.uint32),
        last_position=np.int32(prompt + request.max_tokens - 1),
        prompt_length=np.int32(prompt),
        min_end=np.int32(prompt + request.min_tokens),
        repetition_penalty=np.float32(request.repetition_penalty),
        repetition_size=np.int32(request.repetition_context_size or 2**31 - 1),
        presence_penalty=np.float32(request.presence_penalty),
        frequency_penalty=np.float32(request.frequency_penalty),
        has_bias=np.bool_(request.has_logit_bias),
        constrained=np.bool_(request.is_constrained),
    )


def shared_chunk(chunk: Chunk, slots: int, limits: Limits, adapters: list[int] | None = None) -> SharedChunk:
    """A chunk with pieces of several prompts as host arrays."""
    given = empty_shared_chunk(
        chunk.size, slots, limits.max_stop_token_ids, adapters is not None, limits.grids
    )
    given = replace(given, length=np.int32(chunk.length), embeddings=chunk_embeddings(chunk))
    if given.adapters is not None and adapters is not None:
        given.adapters[[piece.sequence.slot for piece in chunk.pieces]] = adapters
    for piece in chunk.pieces:
        slot = piece.sequence.slot
        columns = slice(piece.column, piece.columns.stop)
        given.tokens[columns] = piece_ids(piece)
        given.slots[columns] = slot
        given.positions[columns] = range(piece.start, piece.end)
        if given.rope_positions is not None and given.rope_offsets is not None:
            given.rope_positions[:, columns], given.rope_offsets[slot] = rope_inputs(piece)
        given.has_piece[slot] = True
        given.last[slot] = piece.last
        given.ends[slot] = piece.end
        given.last_columns[slot] = piece.columns[-1]
        for name, value in vars(sampling_row(piece.sequence.request, limits)).items():
            getattr(given.sampling_params, name)[slot] = value
    return given


def decoding_slots(sequences: Iterable[Sequence], slots: int, narrowest: int = 1) -> NDArray[np.int32]:
    """The slots of sequences, filled up with idle ones to the next power of two, or to all slots."""
    taken = {sequence.slot for sequence in sequences}
    idle = [slot for slot in range(slots) if slot not in taken]
    width = min(max(1 << (len(taken) - 1).bit_length(), narrowest), slots)
    return np.array([*taken, *idle[: width - len(taken)]], np.int32)


def are_plain_greedy(sequences: Iterable[Sequence]) -> bool:
    """Whether each token is the one with its row's largest logit."""
    return all(sequence.request.is_plain_greedy for sequence in sequences)


def samples_at_once(chunks: Collection[Chunk], decoding: Collection[Sequence]) -> bool:
    """Whether the program that runs these can sample: without structured output, whose bitmasks come later,
    and without a prompt that is copied for a further choice first.
    """
    complete = [sequence for chunk in chunks for sequence in chunk.complete]
    has_matcher = any(each.matcher for each in (*complete, *decoding))
    return not has_matcher and not any(each.forks for each in complete)


def bias_row(request: Request, vocab: int) -> NDArray[np.float32]:
    """What is added to each logit [V]; -inf for a forbidden id."""
    row = np.zeros(vocab, np.float32)
    for id, value in dict(request.logit_bias).items():
        row[id] = value
    if request.allowed_token_ids is not None:
        row[np.setdiff1d(np.arange(vocab), request.allowed_token_ids)] = -np.inf
    row[list(request.bad_token_ids)] = -np.inf
    return row


def full_bitmask(slots: int, vocab: int) -> Bitmask:
    """A bitmask [B, W] that allows every token: a bit for each id, the lowest first."""
    return np.full((slots, -(-vocab // 32)), -1, np.int32)
