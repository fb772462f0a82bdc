"""Reading the metadata of a GGUF file: its numbers, its vocabulary's size, and its rope.

A key of the architecture that is not read is refused, as an unread field of config.json is.
"""

from typing import Any

import numpy as np

from xlabatch.checkpoint.gguf.file import GgufFile
from xlabatch.checkpoint.hf_config import MAX_NUMBER
from xlabatch.errors import Refused
from xlabatch.validation import printable

Raw = dict[str, Any]
YARN = {"yarn_attn_factor": "attention_factor", "yarn_beta_fast": "beta_fast", "yarn_beta_slow": "beta_slow"}

MAX_LAYERS = 2**13


class Metadata:
    """The metadata of one architecture, and which of its keys were read."""

    def __init__(self, file: GgufFile, arch: str) -> None:
        self.file = file
        self.arch = arch
        self.read_keys: set[str] = set()
        self.not_weights: set[str] = set()  # tensors that are numbers of the config, or are not read

    def error(self, why: str) -> Refused:
        return Refused(f"{printable(self.file.path)}: {why}")

    def get(self, key: str, default: object = None) -> Any:
        """A value of the architecture; a number for each layer is one number if all are equal."""
        self.read_keys.add(f"{self.arch}.{key}")
        value = self.file.metadata.get(f"{self.arch}.{key}", default)
        if isinstance(value, np.ndarray) and value.size and (value == value[0]).all():
            return value[0].item()
        if isinstance(value, np.ndarray):
            raise self.error(f"{self.arch}.{key} differs between layers")
        return value

    def ignore(self, key: str, _why: str) -> None:
        """Count a key as read that changes nothing."""
        self.read_keys.add(f"{self.arch}.{key}")

    def layers(self) -> int:
        """How many layers the model has; others after them guess further tokens, and are not read."""
        count = self.number("block_count")
        if not self.get("nextn_predict_layers"):
            return count
        further = self.number("nextn_predict_layers")
        if further >= count or count > MAX_LAYERS:
            raise self.error(f"{further} of {count} layers guess further tokens")
        after = {f"blk.{n}" for n in range(count - further, count)}
        self.not_weights |= {name for name in self.file.tensors if ".".join(name.split(".", 2)[:2]) in after}
        return count - further

    def per_layer(self, key: str) -> list[Any]:
        """A value for each layer; empty if the key is absent."""
        self.read_keys.add(f"{self.arch}.{key}")
        value = self.file.metadata.get(f"{self.arch}.{key}")
        layers = self.number("block_count")
        if value is None:
            return []
        if not isinstance(value, np.ndarray) or value.shape != (layers,):
            raise self.error(f"{self.arch}.{key} must be a list of {layers}, got {value!r:.60}")
        return list(value.tolist())

    def holds(self, name: str) -> bool:
        """Whether the first layer has a tensor."""
        return f"blk.0.{name}" in self.file.tensors

    def number(self, key: str, default: int | None = None) -> int:
        """An integer from 1 on; without a default it must be there."""
        value = self.get(key, default)
        if type(value) is not int or not 1 <= value <= MAX_NUMBER:
            allowed = f"an integer from 1 to {MAX_NUMBER}"
            raise self.error(f"{self.arch}.{key} must be {allowed}, got {value!r:.60}")
        return value

    def real(self, key: str) -> float | None:
        """A number; None if it is not there."""
        value = self.get(key)
        if value is not None and type(value) not in (int, float):
            raise self.error(f"{self.arch}.{key} must be a number, got {value!r:.60}")
        return value

    def table(self, name: str) -> list[float] | None:
        """The numbers of a small tensor, such as the divisors of rope; None if it is not there."""
        tensor = self.file.tensors.get(name)
        if tensor is None:
            return None
        if tensor.shape[0] > 2**13 or len(tensor.shape) > 1:
            raise self.error(f"{name} is {list(tensor.shape)}, not a short list")
        self.not_weights.add(name)
        return [float(number) for number in tensor.read()]

    def check_all_read(self) -> None:
        unread = self.file.metadata.keys() - self.read_keys
        if unknown := sorted(key for key in unread if key.startswith(f"{self.arch}.")):
            raise self.error(
                f"{printable(', '.join(unknown))} not understood; a key that might change the model's output "
                "is never ignored"
            )


def vocab_size(data: Metadata) -> int:
    """The rows of the embedding; a vocabulary of another size is refused."""
    rows = [tensor.shape[0] for name, tensor in data.file.tensors.items() if name == "token_embd.weight"]
    given = data.get("vocab_size"), len(data.file.texts("tokenizer.ggml.tokens")) or None
    if not rows or any(size not in (None, *rows) for size in given):
        raise data.error(
            f"token_embd.weight must have a row for each token, got {rows or 'none'} for {given!r:.60}"
        )
    return rows[0]


def expect(data: Metadata, key: str, known: object) -> None:
    """Refuse a key with another value than the only one that is supported."""
    if data.get(key, known) != known:
        raise data.error(f"{data.arch}.{key} {data.get(key)!r:.60} is not supported; only {known!r} is")


def rope(data: Metadata, part: float = 1.0, theta: float = 10000.0) -> Raw:
    """The rope. Divisors of its frequencies that are in a tensor become the lists of longrope."""
    spec: Raw = {"rope_theta": data.get("rope.freq_base", theta), "partial_rotary_factor": part}
    data.get("rope.scaling.finetuned")  # about the training, and changes nothing
    kind = data.get("rope.scaling.type", "none")
    factor = data.get("rope.scaling.factor")
    factor = data.get("rope.scale_linear", factor)
    kind = "linear" if kind == "none" and factor not in (None, 0, 1) else kind
    trained = data.get("rope.scaling.original_context_length")
    divisors = data.table("rope_freqs.weight")
    short = data.table("rope_factors_short.weight")
    long = data.table("rope_factors_long.weight")
    if short and long and kind in ("none", "longrope"):
        gain = data.get("rope.scaling.attn_factor", 1.0)
        return spec | longrope(short, long, trained or data.number("context_length"), gain)
    expect(data, "rope.scaling.attn_factor", 1.0)
    if divisors and kind == "none":
        return spec | longrope(divisors, divisors, data.number("context_length"), 1.0)
    if divisors or short or long or kind not in ("none", "linear", "yarn"):
        raise data.error(f"rope of type {kind!r:.60} is not supported here")
    if kind == "none":
        return {"rope_type": "default"} | spec
    old = {"original_max_position_embeddings": trained} if trained else {}
    if kind == "linear":
        return {"rope_type": "linear", "factor": factor} | old | spec
    betas = {name: data.get(f"rope.scaling.{key}") for key, name in YARN.items()}
    given = {name: value for name, value in betas.items() if value is not None}
    return {"rope_type": "yarn", "factor": factor} | given | old | spec


def longrope(short: list[float], long: list[float], trained: float, gain: float) -> Raw:
    """Divisors of the frequencies, for contexts of pretraining and for longer ones."""
    return {
        "rope_type": "longrope",
        "original_max_position_embeddings": trained,
        "attention_factor": gain,
        "short_factor": short,
        "long_factor": long,
    }
