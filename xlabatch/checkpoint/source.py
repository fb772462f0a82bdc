"""Where a model comes from: a safetensors folder, the embedded stories, or seeded random weights.

A Source holds what the files say and nothing made of it: the JSON of config.json, the end tokens, tensors by
their Hugging Face names as NumPy arrays. The engine and the oracle both start here, and share nothing after.
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

Array = np.ndarray[Any, np.dtype[Any]]
SLICE_NUMBERS = 2**20  # numbers that are read at once
STORIES = Path(__file__).parent / "stories"


@dataclass(frozen=True)
class Source:
    name: str
    raw: dict[str, Any]  # config.json
    eos_token_ids: tuple[int, ...]
    shapes: dict[str, tuple[int, ...]]
    read: Callable[[str], Array]  # a tensor by name, float32
    folder: Path | None = None  # where the tokenizer is, if there is one
    random: RandomWeights | None = None  # what the weights follow from, if they lie nowhere


def open_source(model: str | Path | None = None) -> Source:
    """The model by name: None is the embedded one, `random:SHAPE` is invented; else a folder or a hub id."""
    if model is None:
        return open_folder(STORIES, "stories")
    name = str(model)
    kind, _, shape = name.partition(":")
    if kind == "random":
        return random_source(shape)
    here = Path(model)
    return open_folder(hub.fetch(name) if not here.exists() and hub.is_id(name) else here, name)


def open_folder(path: Path, name: str) -> Source:
    """A folder as Hugging Face's save_pretrained writes it."""
    if not name or not path.is_dir():
        raise ValueError(
            f"model {name}: there is no such folder; a name may also be random:SHAPE or a hub id, owner/name"
        )
    raw = json_object(path / "config.json")
    files = _files(path)
    shapes, homes = {}, {}
    for file in files:
        with _open(file) as tensors:
            for key in tensors.keys():  # noqa: SIM118 (safe_open is no mapping)
                shapes[key], homes[key] = tuple(tensors.get_slice(key).get_shape()), file
    spelled = _canonical_names(raw, shapes)

    def read(key: str) -> Array:
        with _open(homes[spelled[key]]) as tensors:
            return _read_float32(tensors.get_slice(spelled[key]))

    return Source(
        name, raw, _eos_token_ids(path, raw), {key: shapes[old] for key, old in spelled.items()}, read, path
    )


def _read_float32(stored: Any) -> Array:
    """A stored tensor in float32, some rows at a time: a tensor must not lie in memory twice."""
    shape = tuple(stored.get_shape())
    if not shape:
        return np.asarray(stored[...], np.float32)
    whole = np.empty(shape, np.float32)
    rows = max(1, SLICE_NUMBERS // max(1, math.prod(shape[1:])))
    for start in range(0, shape[0], rows):
        end = min(start + rows, shape[0])
        whole[start:end] = stored[start:end]
    return whole


def _canonical_names(raw: dict[str, Any], names: Iterable[str]) -> dict[str, str]:
    """The tensors' names in the family's spelling, and what the files call them."""
    known = families.family(raw)
    base, aliases = getattr(known, "BASE", "model."), getattr(known, "ALIASES", {})
    names = [*names]
    bare = not any(name.startswith(base) for name in names)  # a model that was saved without its head
    own = [aliases.get(name, name) for name in names]
    return {
        base + name if bare and name != "lm_head.weight" else name: old
        for name, old in zip(own, names, strict=True)
    }


def json_object(path: Path) -> dict[str, Any]:
    """What a file holds, if it is there and a JSON object."""
    try:
        read = json.loads(path.read_text())
    except FileNotFoundError:
        raise ValueError(f"{path.parent} holds no {path.name}") from None
    except ValueError as error:
        raise ValueError(f"{path} is not JSON: {error}") from None
    if not isinstance(read, dict):
        raise ValueError(f"{path} holds no JSON object")
    return read


def _files(path: Path) -> list[Path]:
    index = path / "model.safetensors.index.json"
    homes = json_object(index).get("weight_map") if index.exists() else {"": "model.safetensors"}
    if not isinstance(homes, dict) or not all(isinstance(name, str) for name in homes.values()):
        raise ValueError(f"{index}: weight_map must be an object of file names")
    files = sorted({path / name for name in homes.values()})
    absent = [file.name for file in files if not file.exists()]
    if absent or not files:
        raise ValueError(f"{path} holds no {', '.join(absent) or 'weights'}")
    return files


def _open(file: Path) -> Any:
    try:
        return safe_open(file, framework="numpy")
    except SafetensorError as error:
        raise ValueError(
            f"{file} is no whole safetensors file ({file.stat().st_size} bytes): {error}"
        ) from None


def _eos_token_ids(path: Path, raw: dict[str, Any]) -> tuple[int, ...]:
    """Every end token; generation_config.json knows better than config.json."""
    own = json_object(path / "generation_config.json") if (path / "generation_config.json").exists() else {}
    said = own.get("eos_token_id", raw.get("eos_token_id"))
    ends = [] if said is None else said if isinstance(said, list) else [said]
    if not all(isinstance(end, int) for end in ends):
        raise ValueError(f"{path}: eos_token_id must be a token id or a list of them, got {said!r:.60}")
    return tuple(ends)


def random_source(shape: str, seed: int = 0) -> Source:
    """Seeded random weights of a named shape: each tensor a function of (seed, its name)."""
    if shape not in SHAPES:
        raise ValueError(f"model random:{shape}: no such shape; known are {', '.join(SHAPES)}")
    raw = SHAPES[shape]
    cfg, params = families.describe(raw)
    shapes, made = tensor_specs.tensors(params), random_weights(cfg.width, seed)

    def read(key: str) -> Array:
        numbers: Array = made.read(key, shapes[key])
        return numbers

    return Source(f"random:{shape}", raw, tuple(raw.get("eos_token_id", ())), shapes, read, random=made)
