"""Requests as host arrays for the device: prompt chunks and sampling parameters."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from xlabatch.engine.device import logits_processors
from xlabatch.engine.device.logits_processors import SamplingParams
from xlabatch.engine.device.state import PromptChunk
from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence


def chunk_inputs(request: Request, chunk: Chunk, slot: int, limits: Limits) -> PromptChunk:
    """A prompt chunk as host arrays."""
    return PromptChunk(
        tokens=padded_tokens(request, chunk),
        start=np.int32(chunk.start),
        length=np.int32(chunk.length),
        slot=np.int32(slot),
        last=np.bool_(chunk.last),
        sampling_params=sampling_row(request, limits),
    )


def padded_tokens(request: Request, chunk: Chunk, after: int = 0) -> NDArray[np.int32]:
    """The tokens of a chunk [T], zero-padded; with `after`, those that many positions later."""
    ids = request.prompt[chunk.start + after : chunk.start + after + chunk.length]
    return np.array([*ids, *[0] * (chunk.size - len(ids))], np.int32)


def sampling_row(request: Request, limits: Limits) -> SamplingParams:
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
        has_bias=np.bool_(has_logit_bias(request)),
        constrained=np.bool_(request.is_constrained),
    )


def are_plain_greedy(sequences: Iterable[Sequence]) -> bool:
    """Whether each token is the one with its row's largest logit."""
    return all(is_plain_greedy(sequence.request) for sequence in sequences)


def is_plain_greedy(request: Request) -> bool:
    """Whether every token is the one with the largest logit: no sampling, no processor."""
    penalized = request.repetition_penalty != 1 or request.presence_penalty or request.frequency_penalty
    processed = penalized or has_logit_bias(request) or request.is_constrained or request.min_tokens
    return not request.temperature and not processed


def has_logit_bias(request: Request) -> bool:
    """Whether the request biases, allows or forbids token ids."""
    return bool(request.logit_bias or request.bad_token_ids) or request.allowed_token_ids is not None


def bias_row(request: Request, vocab: int) -> NDArray[np.float32]:
    """What is added to each logit [V]; -inf for a forbidden id."""
    row = np.zeros(vocab, np.float32)
    for id, value in dict(request.logit_bias).items():
        row[id] = value
    if request.allowed_token_ids is not None:
        row[np.setdiff1d(np.arange(vocab), request.allowed_token_ids)] = -np.inf
    row[list(request.bad_token_ids)] = -np.inf
    return row
