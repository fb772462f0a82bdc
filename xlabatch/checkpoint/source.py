"""Where a model comes from: a safetensors folder, a hub id, the embedded stories, or seeded random weights.

A Source holds the content of the files: the JSON of config.json, the end tokens, and tensors by their
Hugging Face names as NumPy arrays. Its `spec` is what config.json describes, derived here and nowhere else.
The oracle starts from the same Source but never reads `spec`, so that it stays independent.
"""

import json
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import SafetensorError, safe_open

from xlabatch.checkpoint import families, hub, tensor_specs
from xlabatch.checkpoint.random_weights import SHAPES, RandomWeights, random_weights
from xlabatch.checkpoint.tensor_specs import ModelSpec

Array = np.ndarray[Any, np.dtype[Any]]
SLICE_NUMBERS = 2**20  # numbers that are read at once
STORIES = Path(__file__).parent / "stories"


@dataclass(frozen=True)
class Source:
    """A model's files, and what their config.json describes."""

    name: str
    raw: dict[str, Any]  # config.json
    spec: ModelSpec  # families.describe(raw)
    eos_token_ids: tuple[int, ...]
    shapes: dict[str, tuple[int, ...]]  # of the stored tensors, by name
    read: Callable[[str], Array]  # a stored tensor by name, in float32
    folder: Path | None = None  # where the tokenizer is, if there is one
    random: RandomWeights | None = None  # for random weights: what they are drawn from


def open_source(model: str | Path | None = None) -> Source:
    """A model by name: a folder, a hub id or `random:SHAPE`; None is the embedded model."""
    if model is None:
        return open_folder(STORIES, "stories")
    name = str(model)
    kind, _, shape = name.partition(":")
    if kind == "random":
        return random_source(shape)
    path = Path(model)
    return open_folder(hub.fetch(name) if not path.exists() and hub.is_id(name) else path, name)


def open_folder(path: Path, name: str) -> Source:
    """A folder as Hugging Face's save_pretrained writes it."""
    if not name or not path.is_dir():
        raise ValueError(
            f"model {name}: there is no such folder; a name may also be random:SHAPE or a hub id, owner/name"
        )
    raw = json_object(path / "config.json")
    stored, files = {}, {}
    for file in _files(path):
        with _open(file) as tensors:
            for key in tensors.keys():  # noqa: SIM118 (safe_open is no mapping)
                stored[key], files[key] = tuple(tensors.get_slice(key).get_shape()), file
    names = _canonical_names(raw, stored)

    def read(name: str) -> Array:
        with _open(files[names[name]]) as tensors:
            return _read_float32(tensors.get_slice(names[name]))

    shapes = {name: stored[key] for name, key in names.items()}
    return Source(name, raw, families.describe(raw), _eos_token_ids(path, raw), shapes, read, path)


def _read_float32(stored: Any) -> Array:
    """A stored tensor in float32, some rows at a time, so that it is never in memory twice."""
    shape = tuple(stored.get_shape())
    if not shape:
        return np.asarray(stored[...], np.float32)
    tensor = np.empty(shape, np.float32)
    rows = max(1, SLICE_NUMBERS // max(1, math.prod(shape[1:])))
    for start in range(0, shape[0], rows):
        end = min(start + rows, shape[0])
        tensor[start:end] = stored[start:end]
    return tensor


def _canonical_names(raw: dict[str, Any], keys: Iterable[str]) -> dict[str, str]:
    """The stored tensors' keys in the files, by their names in the family's spelling."""
    known = families.family(raw)
    base, aliases = getattr(known, "BASE", "model."), getattr(known, "ALIASES", {})
    names = {key: aliases.get(key, key) for key in keys}
    bare = not any(key.startswith(base) for key in names)  # the model was saved without its head
    return {base + name if bare and name != "lm_head.weight" else name: key for key, name in names.items()}


def json_object(path: Path) -> dict[str, Any]:
    """The JSON object that a file holds."""
    try:
        content = json.loads(path.read_text())
    except FileNotFoundError:
        raise ValueError(f"{path.parent} holds no {path.name}") from None
    except ValueError as error:
        raise ValueError(f"{path} is not JSON: {error}") from None
    if not isinstance(content, dict):
        raise ValueError(f"{path} holds no JSON object")
    return content


def _files(path: Path) -> list[Path]:
    """The safetensors files of a folder: those of the index, or the only one."""
    index = path / "model.safetensors.index.json"
    weight_map = json_object(index).get("weight_map") if index.exists() else {"": "model.safetensors"}
    if not isinstance(weight_map, dict) or not all(isinstance(name, str) for name in weight_map.values()):
        raise ValueError(f"{index}: weight_map must be an object of file names")
    files = sorted({path / name for name in weight_map.values()})
    absent = [file.name for file in files if not file.exists()]
    if absent or not files:
        raise ValueError(
            f"{path} holds no {', '.join(absent) or 'weights'}; weights are read from safetensors files only"
        )
    return files


def _open(file: Path) -> Any:
    """A safetensors file, open."""
    try:
        return safe_open(file, framework="numpy")
    except SafetensorError as error:
        raise ValueError(
            f"{file} is not a complete safetensors file ({file.stat().st_size} bytes): {error}"
        ) from None


def _eos_token_ids(path: Path, raw: dict[str, Any]) -> tuple[int, ...]:
    """Every end token; generation_config.json takes precedence over config.json."""
    file = path / "generation_config.json"
    own = json_object(file) if file.exists() else {}
    value = own.get("eos_token_id", raw.get("eos_token_id"))
    ends = [] if value is None else value if isinstance(value, list) else [value]
    if not all(isinstance(end, int) for end in ends):
        raise ValueError(f"{path}: eos_token_id must be a token id or a list of them, got {value!r:.60}")
    return tuple(ends)


def random_source(shape: str, seed: int = 0) -> Source:
    """Seeded random weights of a named shape."""
    if shape not in SHAPES:
        raise ValueError(f"model random:{shape}: no such shape; known are {', '.join(SHAPES)}")
    return random_from_config(f"random:{shape}", SHAPES[shape], seed)


def random_from_config(name: str, raw: dict[str, Any], seed: int = 0) -> Source:
    """Seeded random weights for a config.json: each tensor is a function of (seed, its name)."""
    spec = families.describe(raw)
    shapes, random = tensor_specs.tensors(spec.params), random_weights(spec.config.width, seed)

    def read(tensor: str) -> Array:
        return np.asarray(random.read(tensor, shapes[tensor]))

    ends = tuple(raw.get("eos_token_id", ()))
    return Source(name, raw, spec, ends, shapes, read, random=random)
