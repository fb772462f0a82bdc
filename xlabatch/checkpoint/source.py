"""Where a model comes from: a folder, a GGUF file, a hub id, the embedded stories, or seeded random weights.

A Source holds the content of the files: the JSON of config.json, the end tokens, and tensors by their
Hugging Face names as NumPy arrays. Its `spec` is what config.json describes, derived here and nowhere else.
The oracle starts from the same Source but never reads `spec`, so that it stays independent.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from xlabatch.checkpoint import families, hub, tensor_specs
from xlabatch.checkpoint.generation_config import SamplingDefaults, of_gguf_keys, of_hf_config
from xlabatch.checkpoint.gguf.config import errors_by_key
from xlabatch.checkpoint.gguf.file import GgufFile, is_gguf
from xlabatch.checkpoint.gguf.model import open_gguf
from xlabatch.checkpoint.gguf.rearranged import ArrangedTensor
from xlabatch.checkpoint.json_files import is_present, read_json, read_json_if_present
from xlabatch.checkpoint.peft import CONFIG as ADAPTER_CONFIG
from xlabatch.checkpoint.quantized import dequantize
from xlabatch.checkpoint.quantized_tensor import QuantizedTensor, Rounded
from xlabatch.checkpoint.random_weights import SHAPES, RandomWeights, random_weights
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.stored_blocks import NO_BLOCKS, StoredBlocks
from xlabatch.checkpoint.tensor_check import StoredTensor, check_score, check_tensors
from xlabatch.checkpoint.tensor_specs import Array as Array
from xlabatch.checkpoint.tensor_specs import At, ModelSpec, Shape
from xlabatch.checkpoint.weight_files import WeightFile, keep_open
from xlabatch.errors import Refused
from xlabatch.units import format_bytes
from xlabatch.validation import printable

GENERATION = "generation_config.json"
LISTED = 8  # files that an error lists
STORIES = Path(__file__).parent / "stories"
EMBEDDED = "embedded"


class ReadTensor(Protocol):
    """Reads a stored tensor by name, or a part of it."""

    def __call__(self, name: str, at: At = None, /) -> Array: ...


@dataclass(frozen=True)
class Source:
    """A model's files, and what their config.json describes."""

    name: str
    raw: dict[str, Any]  # config.json
    spec: ModelSpec  # what config.json describes, in the layout that the files have
    eos_token_ids: tuple[int, ...]
    shapes: dict[str, Shape]  # of each stored tensor, by name
    read: ReadTensor  # reads a stored tensor by name, or a part of it, in float32
    folder: Path | None = None  # where the tokenizer is, if there is one: a folder or a GGUF file
    files: tuple[Path, ...] = ()  # with its weights
    open_files: Callable[[], AbstractContextManager[None]] = nullcontext  # opens each of them only once
    random: RandomWeights | None = None  # for random weights: what they are drawn from
    stored_dtype: str = "F32"  # of most numbers, as safetensors or GGUF writes it
    stored_bytes: int = 0  # of all its tensors
    rounded: Mapping[str, Rounded] = field(default_factory=dict)  # tensors that are stored in our own formats
    blocks: StoredBlocks = NO_BLOCKS  # tensors that the kernels can compute as they are stored
    score: StoredTensor | None = None  # [labels, D], the head of a sequence classifier
    file_type: str = ""  # of a GGUF file, as it names its mixture of types: Q4_K_M
    header: GgufFile | None = None  # of a GGUF file, which has its tokenizer
    sampling: Callable[[], SamplingDefaults] = SamplingDefaults  # Refused if its files have impossible ones

    @property
    def is_in_blocks(self) -> bool:
        """Whether the kernels can compute most numbers of its layers in the blocks of its files."""
        layers: dict[str, Shape] = {}
        for layer in self.spec.params.layers:
            layers |= tensor_specs.tensors(layer)
        in_blocks = layers.keys() & self.blocks.numbers.keys()
        return 2 * sum(math.prod(layers[name]) for name in in_blocks) > sum(map(math.prod, layers.values()))

    def stored_as(self, weights: str) -> str:
        """The type of the file or of most numbers, their bits, and what is computed; "" without files."""
        if not self.stored_bytes:
            return ""
        count = sum(math.prod(shape) for shape in self.shapes.values())
        stored = f"{self.file_type or self.stored_dtype}, {format_bytes(self.stored_bytes)}"
        bits = 8 * self.stored_bytes / count
        return f"{stored} for {count / 1e6:.1f} million numbers = {bits:.1f} bits each; computed as {weights}"


def open_source(model: str | Path | Source | None = None) -> Source:
    """A model by name: a folder, a GGUF file, a hub id or `random:SHAPE`; None is the embedded model.

    `embedded` names it too, unless there is a folder of that name. A hub id may name a GGUF file of it:
    `owner/name:Q4_K_M`.
    """
    if isinstance(model, Source):
        return model
    if model is None or (str(model) == EMBEDDED and not Path(model).exists()):
        return open_folder(STORIES, "stories")
    if not isinstance(model, (str, PathLike)):
        raise Refused(f"a model is a name or a path, got {model!r:.60}")
    name = str(model)
    if not name:
        raise Refused("a model is a folder, a .gguf file, random:SHAPE or a hub id, not an empty name")
    kind, _, shape = name.partition(":")
    if kind == "random":
        return random_source(shape)
    path = hub.fetch_gguf(name) if hub.is_gguf(name) and not Path(name).exists() else Path(model)
    if is_gguf(path):
        if not path.exists():
            raise Refused(f"model {name}: there is no such file")
        gguf = open_gguf(path)
        sampling = partial(of_gguf_keys, gguf.file.metadata, name)
        with errors_by_key(gguf.file):
            source = _source(name, gguf.raw, gguf.tensors, gguf.eos_token_ids, path, gguf.files, sampling)
        return replace(source, file_type=gguf.file_type, header=gguf.file)
    return open_folder(hub.fetch(name) if not path.exists() and hub.is_id(name) else path, name)


def open_folder(path: Path, name: str) -> Source:
    """A folder as Hugging Face's save_pretrained writes it."""
    if not name or not path.exists():
        raise Refused(
            f"model {name}: there is no such folder; a name may also be random:SHAPE or a hub id, owner/name"
        )
    check_holds_model(path)
    config = read_json(path / "config.json")
    in_files = stored_tensors(path)
    files = {tensor.contents for tensor in in_files.values()}
    raw, stored = dequantize(config, in_files)
    tensors = {name: stored[key] for name, key in _canonical_names(raw, stored).items()}
    generation = read_json_if_present(path / GENERATION)  # takes precedence
    ends = _token_ids(generation.get("eos_token_id", _config_eos(raw)), printable(path))
    sampling = partial(of_hf_config, generation, str(path / GENERATION))
    return _source(name, raw, tensors, ends, path, tuple(files), sampling)


def check_holds_model(path: Path) -> None:
    """Refuse another file, and a folder with an adapter or GGUF files in place of a config.json."""
    if not path.is_dir():
        raise Refused(f"{printable(path)} is a file; a model is a folder with a config.json, or a GGUF file")
    if is_present(path / "config.json"):
        return
    if is_present(path / ADAPTER_CONFIG):
        raise Refused(
            f"{printable(path)} holds an adapter: name the model that it is for, and this as its adapter"
        )
    if files := sorted(path.glob("*.gguf")):
        listed = ", ".join(printable(file.name) for file in files[:LISTED])
        raise Refused(f"{printable(path)} holds no config.json: name a file in it as the model, {listed}")


def with_generation_config(source: Source, choice: str | Path) -> Source:
    """The source with other sampling defaults: `auto` keeps its own, `none` (in vLLM `vllm`) has OpenAI's.

    A folder or a file is a generation_config.json, with its end tokens if it has some.
    """
    if choice == "auto":
        return source
    if choice in ("none", "vllm"):  # vLLM's name
        return replace(source, sampling=SamplingDefaults)
    path = Path(choice)
    content = read_json(path / GENERATION if path.is_dir() else path)
    ends = source.eos_token_ids
    if content.get("eos_token_id") is not None:
        ends = _token_ids(content["eos_token_id"], printable(path))
    return replace(source, eos_token_ids=ends, sampling=partial(of_hf_config, content, str(path)))


def _source(
    name: str,
    raw: dict[str, Any],
    tensors: Mapping[str, StoredTensor],
    ends: tuple[int, ...],
    path: Path,
    files: tuple[WeightFile, ...],
    sampling: Callable[[], SamplingDefaults],
) -> Source:
    """The source of tensors in files; Refused unless config.json describes these tensors."""
    score = tensors.get("score.weight")
    if score is not None:
        tensors = {name: tensor for name, tensor in tensors.items() if tensor is not score}
        if "lm_head.weight" not in tensors:  # a classifier has no head for tokens
            raw = raw | {"tie_word_embeddings": True}
    spec = families.describe(raw, stored=tensors.keys())
    check_tensors(name, spec, tensors)
    if score is not None:
        check_score(name, spec, score)

    def read(name: str, at: At = None) -> Array:
        return tensors[name].read(at)

    numbers = Counter[str]()
    for tensor in tensors.values():
        numbers[tensor.dtype] += math.prod(tensor.shape)
    return Source(
        name=name,
        raw=raw,
        spec=spec,
        eos_token_ids=ends,
        shapes={name: tensor.shape for name, tensor in tensors.items()},
        read=read,
        folder=path,
        files=tuple(sorted(file.path for file in files)),
        open_files=partial(keep_open, files),
        stored_dtype=numbers.most_common(1)[0][0],
        stored_bytes=sum(tensor.nbytes for tensor in tensors.values()),
        rounded={
            name: tensor.rounded
            for name, tensor in tensors.items()
            if isinstance(tensor, QuantizedTensor) and tensor.rounded
        },
        blocks=StoredBlocks.of(
            {
                name: tensor.in_blocks
                for name, tensor in tensors.items()
                if isinstance(tensor, ArrangedTensor | QuantizedTensor) and tensor.in_blocks
            }
        ),
        score=score,
        sampling=sampling,
    )


def _canonical_names(raw: dict[str, Any], keys: Iterable[str]) -> dict[str, str]:
    """The key in the files of each tensor, by its name in the family's spelling."""
    known = families.family(raw)

    def spell(key: str) -> str:
        for prefix, ours in known.prefixes.items():
            if key.startswith(prefix):
                return ours + key.removeprefix(prefix)
        return known.aliases.get(key, key)

    full = {key: spell(key) for key in keys}
    if not any(name.startswith(known.base) for name in full.values()):  # saved without its head
        full = {key: name if name == "lm_head.weight" else known.base + name for key, name in full.items()}
    canonical = {name: key for key, name in full.items()}
    if len(canonical) < len(full):
        counts = Counter(full.values())
        twice = ", ".join(sorted(key for key, name in full.items() if counts[name] > 1 and key != name))
        raise Refused(f"{printable(twice)}: the files hold this tensor a second time, by another name")
    return canonical


def _config_eos(raw: dict[str, Any]) -> object:
    """The end tokens in a config.json, or in the config of its text model."""
    inner = raw.get("text_config")
    own = raw.get("eos_token_id")
    return inner.get("eos_token_id") if own is None and isinstance(inner, dict) else own


def _token_ids(value: object, where: str) -> tuple[int, ...]:
    """A token id, a list of them, or nothing, as a tuple."""
    ids = [] if value is None else value if isinstance(value, list) else [value]
    if not all(isinstance(id, int) and not isinstance(id, bool) for id in ids):
        raise Refused(f"{where}: eos_token_id must be a token id or a list of them, got {value!r:.60}")
    return tuple(ids)


def random_source(shape: str, seed: int = 0) -> Source:
    if shape not in SHAPES:
        raise Refused(f"model random:{shape}: there is no such shape; the shapes are {', '.join(SHAPES)}")
    return random_from_config(f"random:{shape}", SHAPES[shape], seed, has_outstanding_channel=True)


def random_from_config(
    name: str, raw: dict[str, Any], seed: int = 0, *, has_outstanding_channel: bool = False
) -> Source:
    """Seeded random weights for a config.json: each tensor is a function of (seed, its name)."""
    spec = families.describe(raw)
    shapes = tensor_specs.tensors(spec.params)
    random = random_weights(spec.config.width, seed, has_outstanding_channel=has_outstanding_channel)

    def read(tensor: str, at: At = None) -> Array:
        numbers = np.asarray(random.read(tensor, shapes[tensor]))
        return numbers if at is None else numbers[at]

    ends = _token_ids(_config_eos(raw), name)
    return Source(name, raw, spec, ends, shapes, read, random=random)
