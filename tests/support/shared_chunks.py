"""Pieces of prompts at wrong places of a chunk: what tests and `xlabatch verify` must find."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from xlabatch.engine import packed
from xlabatch.engine.device.packed_steps import SharedChunk
from xlabatch.scheduler.chunking import Chunk, PromptPiece

Fault = Callable[[SharedChunk, PromptPiece, int], SharedChunk]  # a piece, and the slot of the one before


def in_the_slot_before(given: SharedChunk, piece: PromptPiece, before: int) -> SharedChunk:
    given.slots[piece.column : piece.columns.stop] = before
    return given


def one_position_early(given: SharedChunk, piece: PromptPiece, before: int) -> SharedChunk:  # noqa: ARG001
    given.positions[piece.column + 1 : piece.columns.stop] -= 1
    return given


def with_the_last_column_before(given: SharedChunk, piece: PromptPiece, before: int) -> SharedChunk:  # noqa: ARG001
    given.last_columns[piece.sequence.slot] -= 1
    return given


def with_the_parameters_before(given: SharedChunk, piece: PromptPiece, before: int) -> SharedChunk:
    seed = given.sampling_params.seed.copy()
    seed[piece.sequence.slot] = seed[before]
    return replace(given, sampling_params=replace(given.sampling_params, seed=seed))


FAULTS = in_the_slot_before, one_position_early, with_the_last_column_before, with_the_parameters_before


def misplace_pieces(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    """Let each piece but the first of its chunk have a fault."""
    shared_chunk = packed.shared_chunk

    def misplaced(chunk: Chunk, *args: Any) -> SharedChunk:
        given = shared_chunk(chunk, *args)
        for before, piece in zip(chunk.pieces, chunk.pieces[1:], strict=False):
            given = fault(given, piece, before.sequence.slot)
        return given

    monkeypatch.setattr(packed, "shared_chunk", misplaced)
