"""Bursts of prompts that share chunks, and pieces at wrong places of a chunk, which tests must find."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from support.requests import Stream, make_request, serve
from xlabatch import Request, XlaBatchEngine
from xlabatch.engine import inputs
from xlabatch.engine.device.shared_steps import SharedChunk
from xlabatch.scheduler.chunking import Chunk, PromptPiece

BEGINNING = make_request("beginning", 60).prompt
OPTIONS: list[dict[str, Any]] = [
    *({}, {"temperature": 1.0}, {"n": 2, "temperature": 0.7}, {"logprobs": 1, "prompt_logprobs": 2}),
    *({"prompt_logprobs": 0}, {"repetition_penalty": 1.3, "temperature": 0.8}),
]


def burst_request(id: str, length: int, begins: int, **options: Any) -> Request:
    """A request whose prompt begins with so many ids of a common beginning."""
    request = make_request(id, length, **options)
    return replace(request, prompt=(*BEGINNING[:begins], *request.prompt))


def burst(count: int, seed: int = 0) -> list[Request]:
    """Requests with short prompts and all options, some of which begin alike."""
    draw = np.random.default_rng(seed)
    lengths, begins = draw.integers(1, 41, count).tolist(), draw.choice([0, 0, 30], count).tolist()
    return [
        burst_request(f"{n}", *shape, max_tokens=4, seed=n, **OPTIONS[n % len(OPTIONS)])
        for n, shape in enumerate(zip(lengths, begins, strict=True))
    ]


def solo_streams(engine: XlaBatchEngine, requests: list[Request]) -> dict[str, Stream]:
    """What each request gives alone."""
    streams: dict[str, Stream] = {}
    for request in requests:
        streams |= serve(engine, [replace(request, cache_prompt=False)])
    return streams


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
    shared_chunk = inputs.shared_chunk

    def misplaced(chunk: Chunk, *args: Any) -> SharedChunk:
        given = shared_chunk(chunk, *args)
        for before, piece in zip(chunk.pieces, chunk.pieces[1:], strict=False):
            given = fault(given, piece, before.sequence.slot)
        return given

    monkeypatch.setattr(inputs, "shared_chunk", misplaced)
