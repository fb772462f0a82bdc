"""Checks that a checkpoint's files have the tensors that its config.json describes.

This happens when a folder is opened, before a tensor is read. Knows no families: the names of tensors that a
model does not use are in its ModelSpec.
"""

from collections.abc import Mapping
from typing import Protocol

from xlabatch.checkpoint.safetensors_files import SafetensorsTensor, join_problems
from xlabatch.checkpoint.tensor_specs import Array, At, ModelSpec, Shape, tensors
from xlabatch.errors import Refused
from xlabatch.validation import printable

MAX_LABELS = 2**16
UNUSED = ("rotary_emb.inv_freq",)  # a buffer in old checkpoints of many families; rope is computed here
FLOATS = ("F16", "BF16", "F32", "F64")  # dtypes, as safetensors writes them


class StoredTensor(Protocol):
    """A tensor in a file of any format, under the name that Hugging Face gives it."""

    @property
    def dtype(self) -> str: ...
    @property
    def shape(self) -> Shape: ...
    @property
    def nbytes(self) -> int: ...
    def read(self, at: At = None) -> Array: ...


def check_tensors(model: str, spec: ModelSpec, stored: Mapping[str, StoredTensor]) -> None:
    """Raise Refused with the tensors that are missing, unexpected, or of another shape or dtype."""
    wanted = tensors(spec.params)
    unused = UNUSED + spec.unused
    held = {
        name: tensor
        for name, tensor in stored.items()
        if not name.endswith(unused) and not name.startswith(spec.unused_prefixes)
    }
    if "lm_head.weight" not in wanted:
        held.pop("lm_head.weight", None)  # some files repeat the embedding as the head
    wrong = [f"{name} is missing" for name in wanted.keys() - held.keys()]
    wrong += [f"{printable(name, 100)} is not expected" for name in held.keys() - wanted.keys()]
    for name in wanted.keys() & held.keys():
        tensor = held[name]
        shape = wanted[name]
        if tensor.shape != shape:
            wrong.append(f"{name} is {list(tensor.shape)}, not {list(shape)}")
        if isinstance(tensor, SafetensorsTensor) and tensor.dtype not in FLOATS:
            wrong.append(f"{name} is {printable(tensor.dtype, 20)}, not one of {', '.join(FLOATS)}")
    if wrong:
        raise Refused(f"model {model}: {join_problems(wrong)}")


def check_score(model: str, spec: ModelSpec, score: StoredTensor) -> None:
    """Raise Refused unless the head of a classifier is a matrix of labels and the model's width."""
    width = spec.config.width
    if len(score.shape) != 2 or score.shape[1] != width or not 0 < score.shape[0] <= MAX_LABELS:
        raise Refused(f"model {model}: score.weight is {list(score.shape)}, not [labels, {width}]")
    if isinstance(score, SafetensorsTensor) and score.dtype not in FLOATS:
        raise Refused(f"model {model}: score.weight is {printable(score.dtype, 20)}, not one of {FLOATS}")
