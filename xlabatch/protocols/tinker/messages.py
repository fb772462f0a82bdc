"""Tinker's messages in protobuf: a request for a gradient, and the results of gradients and of sampling."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused
from xlabatch.protocols.tinker.wire import (
    Fields,
    double,
    field,
    integer,
    integers,
    last_bytes,
    messages,
    read_fields,
    repeated,
    text,
)

Array = NDArray[Any]
DTYPES = {1: np.float32, 2: np.int64, 3: np.int32}  # by the number of their enumeration
FLOAT32 = 1
MASKED = np.float32(-99999.0)  # the log-probability of an alternative that is not there
LENGTH = 1  # the reason to stop; 0: an end token or a stop string


@dataclass(frozen=True)
class Datum:
    """A sequence to learn from."""

    tokens: NDArray[np.int32]
    inputs: Mapping[str, Array]  # of the loss, by name


class GradientRequest(NamedTuple):
    """The body of `/api/v1/forward_backward`."""

    model_id: str
    seq_id: int
    data: Sequence[Datum]
    loss: str
    config: Mapping[str, float | str]
    forward_only: bool
    digest: str  # of the whole body
    bytes: int


class Sampled(NamedTuple):
    """One sampled sequence."""

    tokens: Sequence[int]
    logprobs: Sequence[float]
    is_cut: bool  # it ended by its length
    top: "Sequence[Sequence[tuple[int, float]]] | None" = None


def read_gradient_request(body: bytes) -> GradientRequest:
    fields = read_fields(body)
    config: dict[str, float | str] = {}
    for number, read in ((5, double), (7, config_value)):
        for entry in map(read_fields, messages(fields, number)):
            config[text(entry, 1)] = read(entry, 2)
    data = [read_datum(read_fields(message), n) for n, message in enumerate(messages(fields, 3))]
    if not data:
        raise Refused("data is empty: a gradient needs a sequence")
    return GradientRequest(
        text(fields, 1),
        integer(fields, 2),
        data,
        text(fields, 4),
        config,
        bool(integer(fields, 6)),
        hashlib.sha256(body).hexdigest(),
        len(body),
    )


def config_value(entry: Fields, number: int) -> float | str:
    value = read_fields(last_bytes(entry, number))
    return text(value, 2) if 2 in value else double(value, 1)


def read_datum(fields: Fields, n: int) -> Datum:
    parts: list[Array] = []
    for chunk in map(read_fields, messages(fields, 1)):
        if chunk.keys() - {1}:
            raise Refused(f"data[{n}]: only chunks of tokens are supported, not images or audio")
        parts.append(read_numbers(last_bytes(read_fields(last_bytes(chunk, 1)), 1), np.int32, n))
    inputs = {}
    for entry in map(read_fields, messages(fields, 2)):
        inputs[text(entry, 1)] = read_tensor(read_fields(last_bytes(entry, 2)), n)
    return Datum(np.concatenate(parts or [np.zeros(0, np.int32)]), inputs)


def read_tensor(fields: Fields, n: int) -> Array:
    if 2 in fields:
        raise Refused(f"data[{n}]: sparse inputs, of several targets for each position, are not supported")
    dtype = DTYPES.get(integer(fields, 3))
    if dtype is None:
        raise Refused(f"data[{n}]: an input has an unknown type")
    numbers = read_numbers(last_bytes(fields, 1), dtype, n)
    shape = integers(fields, 4)
    if shape and shape != [len(numbers)]:
        raise Refused(f"data[{n}]: inputs have a number for each position, but one has the shape {shape}")
    return numbers


def read_numbers(content: bytes, dtype: Any, n: int) -> Array:
    if len(content) % np.dtype(dtype).itemsize:
        raise Refused(f"data[{n}]: {len(content)} bytes are no array of {np.dtype(dtype)}")
    return np.frombuffer(content, np.dtype(dtype).newbyteorder("<"))


def gradient_result(logprobs: Sequence[Array], metrics: Mapping[str, float]) -> bytes:
    """The log-probabilities of each sequence's targets."""
    ends = np.cumsum([0, *(4 * len(each) for each in logprobs)], dtype="<i8")
    data = b"".join(each.astype("<f4").tobytes() for each in logprobs)
    batched = field(1, data) + field(2, ends.tobytes()) + field(3, FLOAT32)
    entry = field(1, "logprobs") + field(2, batched)
    record = field(1, "ArrayRecord") + field(2, entry) + field(3, len(logprobs))
    written = repeated(3, [field(1, name) + field(2, float(value)) for name, value in metrics.items()])
    return field(1, "ArrayRecord") + field(2, record) + written


def sample_result(
    sequences: Sequence[Sampled],
    prompt_logprobs: Sequence[float | None] | None = None,
    prompt_top: Sequence[Sequence[tuple[int, float]]] | None = None,
    cached_tokens: int = 0,
) -> bytes:
    result = repeated(1, [sampled_sequence(each) for each in sequences])
    if prompt_logprobs is not None:
        numbers = [np.nan if each is None else each for each in prompt_logprobs]
        result += field(2, np.asarray(numbers, "<f4").tobytes())
    if prompt_top is not None:
        result += field(3, alternatives(prompt_top))
    return result + field(4, cached_tokens)


def sampled_sequence(sequence: Sampled) -> bytes:
    written = field(1, LENGTH if sequence.is_cut else 0)
    written += field(2, np.asarray(sequence.tokens, "<i4").tobytes())
    written += field(3, np.asarray(sequence.logprobs, "<f4").tobytes())
    return written if sequence.top is None else written + field(4, alternatives(sequence.top))


def alternatives(rows: Sequence[Sequence[tuple[int, float]]]) -> bytes:
    """The likeliest ids at each position, and their log-probabilities; a row without any is masked."""
    width = max(map(len, rows), default=0)
    ids = np.zeros((len(rows), width), "<i4")
    logprobs = np.full((len(rows), width), MASKED, "<f4")
    for n, row in enumerate(rows):
        for k, (id, logprob) in enumerate(row):
            ids[n, k] = id
            logprobs[n, k] = logprob
    return field(1, ids.tobytes()) + field(2, logprobs.tobytes()) + field(3, width) + field(4, len(rows))
