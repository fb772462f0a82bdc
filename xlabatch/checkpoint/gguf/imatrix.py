"""Importance matrices that llama.cpp's `llama-imatrix` has measured, in GGUF files and in its older ones.

Both have sums of the squares of what each tensor's inputs were, by GGUF's names; a tensor of all experts has
a row for each. Only the relation of a tensor's inputs to one another matters here.
"""

import mmap
import struct
from collections.abc import Container, Iterator
from itertools import count, takewhile
from pathlib import Path

import numpy as np

from xlabatch.checkpoint.calibration import Importance, relative
from xlabatch.checkpoint.gguf.file import read_gguf
from xlabatch.checkpoint.gguf.names import EXPERTS, IN_LAYER, LAYERS, known_name
from xlabatch.checkpoint.gguf.rearranged import QWEN3_5, Raw, SharingHeads, joins
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Array
from xlabatch.errors import Refused
from xlabatch.model.params import Experts
from xlabatch.validation import printable

SUMS = ".in_sum2"
MAX_NAME = 2**10


def is_imatrix(path: Path) -> bool:
    """Whether a file seems to be one: the older ones begin with a number, and no text has a zero."""
    with path.open("rb") as file:
        begin = file.read(4)
    return begin == b"GGUF" or b"\0" in begin


def read_imatrix(path: Path, source: Source, rounded: Container[str]) -> Importance:
    """The importance of the inputs of the weights that are rounded; Refused for the file of another model."""
    raw = resolved_fields(source)
    with path.open("rb") as file:
        is_gguf = file.read(4) == b"GGUF"
    found: dict[str, Array] = {}
    for key, sums in read_gguf_sums(path) if is_gguf else read_older_sums(path):
        names = list(takewhile(rounded.__contains__, names_of(key, raw)))
        if not names:
            continue
        inputs = source.shapes[names[0]][-1]
        if sums.size not in (inputs, len(names) * inputs):
            raise Refused(
                f"{printable(path)} is of another model: {printable(key)} has {sums.size} inputs, "
                f"{names[0]} {inputs}"
            )
        if not (np.isfinite(sums) & (sums >= 0)).all():
            raise Refused(f"{printable(path)}: {printable(key)} has sums of squares that are no such sums")
        rows = np.broadcast_to(sums.reshape(-1, inputs), (len(names), inputs))
        for name, row in zip(names, rows, strict=True):
            if row.any():  # no token of the text has reached other experts
                found[name] = relative(source.name, name, in_order(row, name, raw))
    if not found:
        raise Refused(f"{printable(path)} has no tensor of model {source.name} that is rounded")
    return found


def resolved_fields(source: Source) -> Raw:
    """The fields of config.json that names follow from, also those that it leaves out."""
    raw = source.raw.get("text_config") or source.raw
    kind = raw.get("model_type") or f"{source.raw['model_type']}_text"
    experts = any(isinstance(layer.mlp, Experts) for layer in source.spec.params.layers)
    kept = next((kind for kind in source.spec.config.recurrence or () if kind and kind.heads), None)
    heads = (
        {}
        if kept is None
        else {
            "linear_num_key_heads": kept.key_heads,
            "linear_num_value_heads": kept.heads,
            "linear_key_head_dim": kept.keys,
        }
    )
    return {"model_type": kind, "num_local_experts": int(experts)} | heads


def read_gguf_sums(path: Path) -> Iterator[tuple[str, Array]]:
    """The key of each tensor, and the sums of its inputs, one expert after another."""
    file = read_gguf(path)
    if (kind := file.text("general.type")) != "imatrix":
        raise Refused(f"{printable(path)} is not an importance matrix but a GGUF file of type {kind!r:.60}")
    for key, tensor in file.tensors.items():
        if key.endswith(SUMS):
            yield key.removesuffix(SUMS), tensor.read()


def read_older_sums(path: Path) -> Iterator[tuple[str, Array]]:
    """The same of a file without a header. It may be any file, so no more is read than is needed."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        position = 0

        def take(size: int) -> bytes:
            nonlocal position
            if not 0 <= size <= len(content) - position:
                raise Refused(f"{printable(path)} is neither a text nor an importance matrix, or it is cut")
            position += size
            return content[position - size : position]

        def number() -> int:
            value: int = struct.unpack("<i", take(4))[0]
            return value

        for _ in range(number()):
            length = number()
            key = take(length if length <= MAX_NAME else -1).decode(errors="replace")
            number()  # how often it was run
            yield key, np.frombuffer(take(4 * number()), "<f4")


def names_of(key: str, raw: Raw) -> Iterator[str]:
    """The names of the weights that read these inputs: of one linear, or of experts without end."""
    if not (match := IN_LAYER.fullmatch(key)):
        return
    kind = raw["model_type"]
    prefix = f"{LAYERS.get(kind, 'model.layers')}.{match[1]}"
    own = match[2].removesuffix(".weight")
    if own in (of_all := EXPERTS.get(kind, {})):
        yield from (f"{prefix}.{of_all[own].format(n)}.weight" for n in count())
    joined = [name for name, join in joins(raw).items() if match[2] == join.keys[0]]
    if name := joined[0] if joined else known_name(match[2], raw):
        yield f"{prefix}.{name}"


def in_order(row: Array, name: str, raw: Raw) -> Array:
    """The inputs in Hugging Face's order."""
    if raw["model_type"] in QWEN3_5 and name.endswith(".linear_attn.out_proj.weight"):
        heads = SharingHeads(raw["linear_num_key_heads"], raw["linear_num_value_heads"])
        return row[heads.order(len(row))]
    return row
