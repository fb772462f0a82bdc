"""Requests as the device reads them: a piece of a prompt, and the rules for what follows."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine import logits_processors
from xlabatch.engine.logits_processors import Rules
from xlabatch.engine.state import Piece
from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits


def piece(request: Request, chunk: Chunk, slot: int, limits: Limits) -> Piece:
    """A piece of a prompt as the device reads it."""
    return Piece(
        tokens=padded(request, chunk),
        start=np.int32(chunk.start),
        length=np.int32(chunk.length),
        slot=np.int32(slot),
        rules=written(request, limits),
    )


def padded(request: Request, chunk: Chunk, after: int = 0) -> NDArray[np.int32]:
    """The tokens of a piece [T], or those that stand so many places after them."""
    ids = request.prompt[chunk.start + after : chunk.start + after + chunk.length]
    return np.array([*ids, *[0] * (chunk.size - len(ids))], np.int32)


def written(request: Request, limits: Limits) -> Rules:
    """One row's rules, as arrays of the host."""
    blank = logits_processors.none(limits.stops)
    ends = limits.stop(request)
    blank.stop[: len(ends)] = ends
    prompt = len(request.prompt)
    return replace(
        blank,
        temperature=np.float32(request.temperature),
        top_k=np.int32(request.top_k),
        top_p=np.float32(request.top_p),
        min_p=np.float32(request.min_p),
        seed=np.array([request.seed >> 32, request.seed & 0xFFFFFFFF], np.uint32),
        limit=np.int32(prompt + request.max_new - 1),
        prompt=np.int32(prompt),
        least=np.int32(prompt + request.min_new),
        repetition=np.float32(request.repetition_penalty),
        presence=np.float32(request.presence_penalty),
        frequency=np.float32(request.frequency_penalty),
        biased=np.bool_(inclined(request)),
        formed=np.bool_(request.form is not None),
    )


def plain(request: Request) -> bool:
    """Its tokens are the likeliest."""
    weighed = request.repetition_penalty != 1 or request.presence_penalty or request.frequency_penalty
    ruled = weighed or inclined(request) or request.form or request.min_new
    return not request.temperature and not ruled


def inclined(request: Request) -> bool:
    """The request favours, allows or forbids ids."""
    return bool(request.logit_bias or request.bad_ids) or request.allowed_ids is not None


def bias(request: Request, vocab: int) -> NDArray[np.float32]:
    """What is added to each logit [V]; forbidden is -inf."""
    row = np.zeros(vocab, np.float32)
    for id, value in dict(request.logit_bias).items():
        row[id] = value
    if request.allowed_ids is not None:
        row[np.setdiff1d(np.arange(vocab), request.allowed_ids)] = -np.inf
    row[list(request.bad_ids)] = -np.inf
    return row
