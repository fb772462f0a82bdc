"""A LoRA adapter's folder, as PEFT writes it: adapter_config.json and adapter_model.safetensors.

What an adapter changes follows from its tensors. A field of its config that might change what they mean, and
is not understood, is refused. Knows no model.
"""

import hashlib
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from xlabatch.checkpoint.digest_cache import cached_digest
from xlabatch.checkpoint.json_files import is_present, read_json
from xlabatch.checkpoint.safetensors_files import SafetensorsTensor, file_tensors, join_problems
from xlabatch.checkpoint.tensor_specs import Array
from xlabatch.errors import Refused
from xlabatch.validation import printable

CONFIG = "adapter_config.json"
WEIGHTS = "adapter_model.safetensors"
PREFIX = "base_model.model."
DOWN = ".lora_A.weight"
UP = ".lora_B.weight"
DTYPES = ("F64", "F32", "F16", "BF16")
MAX_NUMBER = 2**20
MAX_CONFIG = 2**20  # bytes
MAX_COMPARED = 2**23  # names of linears times keys of a pattern: some seconds
# ways to draw the adapter's initial weights that do not change the model's own
KEPT_WEIGHTS = (None, True, False, "gaussian", "orthogonal", "eva")
PLAIN_NAME = re.compile(r"[\w.]+")  # of a linear, or the last parts of its name
PATTERNS = ("rank_pattern", "alpha_pattern")
READ = frozenset(
    """
    peft_type r lora_alpha use_rslora rank_pattern alpha_pattern init_lora_weights
    target_modules layers_to_transform layers_pattern
    """.split()  # noqa: SIM905
)
IGNORED = frozenset(  # what was trained, and how: the tensors show it
    """
    auto_mapping base_model_name_or_path revision task_type inference_mode peft_version runtime_config
    exclude_modules fan_in_fan_out lora_dropout eva_config loftq_config corda_config lora_ga_config
    megatron_core ensure_weight_tying qalora_group_size
    """.split()  # noqa: SIM905
)
OFF: tuple[Any, ...] = (None, False, "none", [], {})  # values of other fields that change nothing


class Matrix(Protocol):
    """A matrix of a file, or one that is read like it."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    def read(self) -> Array: ...


@dataclass(frozen=True)
class LowRank:
    """What an adapter adds to the weight [out, in] of a stored linear: up · down."""

    down: Matrix  # [rank, in]
    up: Matrix  # [out, rank]
    scale: float  # multiplies up

    @property
    def rank(self) -> int:
        return self.down.shape[0]

    @property
    def shape(self) -> tuple[int, int]:
        """Of the weight."""
        return self.up.shape[0], self.down.shape[1]


@dataclass(frozen=True)
class Adapter:
    """An adapter's files, which are read when it is placed."""

    folder: Path
    digest: str  # [16 hexadecimal digits] of all bytes of its files
    linears: Mapping[str, LowRank]  # by the name of the linear in the model's files

    @property
    def rank(self) -> int:
        """The largest."""
        return max(linear.rank for linear in self.linears.values())


def open_adapter(folder: Path) -> Adapter:
    """A folder as PEFT's save_pretrained writes it."""
    if not folder.is_dir():
        raise Refused(f"adapter {printable(folder)}: there is no such folder")
    if not is_present(folder / WEIGHTS):
        raise Refused(
            f"{printable(folder)} holds no {WEIGHTS}; adapters are read from safetensors files only"
        )
    config = read_json(folder / CONFIG, most=MAX_CONFIG)
    check_config(config)
    tensors = file_tensors(folder / WEIGHTS)
    linears = read_linears(folder, config, tensors)
    digest = hashlib.sha256()
    for name in (CONFIG, WEIGHTS):
        digest.update(f"{name} {cached_digest(folder / name)}\n".encode())
    return Adapter(folder, digest.hexdigest()[:16], linears)


def check_config(config: Mapping[str, Any]) -> None:
    """Raise Refused for an adapter that does not just add a product of two matrices to some linears."""
    if config.get("peft_type") != "LORA":
        raise Refused(f"{CONFIG}: peft_type {config.get('peft_type')!r:.60} is not supported; only LORA is")
    given = {name for name, value in config.items() if value not in OFF}
    if unknown := sorted(given - READ - IGNORED):
        fields = ", ".join(f"{name} {config[name]!r:.60}" for name in unknown)
        raise Refused(
            f"{CONFIG}: {printable(fields)} is not supported; only LoRA that adds to the outputs of linears "
            "is, without DoRA, biases, and copies of whole modules"
        )
    if (init := config.get("init_lora_weights")) not in KEPT_WEIGHTS:
        raise Refused(
            f"{CONFIG}: init_lora_weights {init!r:.60} is not supported: it changes the model's own weights"
        )
    for pattern in PATTERNS:
        by_name = config.get(pattern) or {}
        if not isinstance(by_name, dict) or not all(PLAIN_NAME.fullmatch(key) for key in by_name):
            raise Refused(f"{CONFIG}: {pattern} {by_name!r:.60} must have the names of linears as its keys")


def read_linears(
    folder: Path, config: Mapping[str, Any], tensors: Mapping[str, SafetensorsTensor]
) -> dict[str, LowRank]:
    """What the tensors of a file add to each linear, by its name."""
    names = {name.removeprefix(PREFIX).removesuffix(DOWN) for name in tensors if name.endswith(DOWN)}
    wanted = {f"{PREFIX}{name}{end}" for name in names for end in (DOWN, UP)}
    wrong = [f"{printable(name, 100)} is missing" for name in wanted - tensors.keys()]
    wrong += [f"{printable(name, 100)} is not supported" for name in tensors.keys() - wanted]
    wrong += [
        f"{printable(name, 100)} is {tensor.dtype} {list(tensor.shape)}"
        for name, tensor in tensors.items()
        if len(tensor.shape) != 2 or not all(tensor.shape) or tensor.dtype not in DTYPES
    ]
    if wrong or not names:
        raise Refused(f"adapter {printable(folder)}: {join_problems(wrong) or 'it has no tensors'}")
    check_targets(config, sorted(names))
    keys = max(len(config.get(pattern) or {}) for pattern in PATTERNS)
    if len(names) * keys > MAX_COMPARED:
        raise Refused(
            f"adapter {printable(folder)}: {keys} keys in a pattern are too many for {len(names)} linears"
        )
    return {name: low_rank(config, name, tensors) for name in sorted(names)}


def check_targets(config: Mapping[str, Any], names: Sequence[str]) -> None:
    """Raise Refused if the config names other linears than those that have tensors.

    It may name more. Regular expressions are not compared: a file's could take hours.
    """
    targets = listed(config, "target_modules", str, "a name or a list of names")
    layers = listed(config, "layers_to_transform", int, "an integer or a list of them")
    if config.get("layers_pattern"):  # may be a regular expression
        layers = frozenset()
    ends = tuple(f".{target}" for target in targets)
    unlisted = [name for name in names if name not in targets]  # a full name is of any layer, as in PEFT
    if len(unlisted) * len(targets) > MAX_COMPARED:
        raise Refused(f"{CONFIG}: {len(targets)} target_modules are too many for {len(unlisted)} linears")
    for name in unlisted:
        for field, is_named in (
            ("target_modules", not targets or name.endswith(ends)),
            ("layers_to_transform", not layers or layer_of(name) in layers),
        ):
            if not is_named:
                raise Refused(f"{CONFIG}: {field} leaves out {printable(name, 100)}, but it has tensors")


def listed(config: Mapping[str, Any], field: str, kind: type, kinds: str) -> frozenset[str]:
    """The values of a field that is one value or a list of them, as text; none if the field is not given."""
    given = config.get(field)
    if given is None or (field == "target_modules" and isinstance(given, str)):
        return frozenset()
    values = given if isinstance(given, list) else [given]
    if not all(type(value) is kind for value in values):
        raise Refused(f"{CONFIG}: {field} must be {kinds}, got {given!r:.60}")
    return frozenset(map(str, values))


def layer_of(name: str) -> str | None:
    """The last number in a linear's name, as PEFT reads it."""
    numbers = [part for part in name.split(".") if part.isdecimal()]
    return numbers[-1] if numbers else None


def low_rank(config: Mapping[str, Any], name: str, tensors: Mapping[str, SafetensorsTensor]) -> LowRank:
    """What an adapter adds to one linear, with the scale that its config gives."""
    down, up = (tensors[f"{PREFIX}{name}{end}"] for end in (DOWN, UP))
    rank = number(config, "r", "rank_pattern", name)
    if (down.shape[0], up.shape[1]) != (rank, rank):
        raise Refused(
            f"{CONFIG}: {printable(name, 100)} has rank {rank}, but its tensors are {list(down.shape)} and "
            f"{list(up.shape)}"
        )
    alpha = number(config, "lora_alpha", "alpha_pattern", name)
    rslora = config.get("use_rslora")
    return LowRank(down, up, alpha / (math.sqrt(rank) if rslora else rank))


def number(config: Mapping[str, Any], field: str, pattern: str, name: str) -> int | float:
    """A positive number for a linear: of the first key in the pattern that its name ends with, or of all."""
    by_name: dict[str, Any] = config.get(pattern) or {}
    key = next((key for key in by_name if f".{name}".endswith(f".{key}")), None)
    value: Any = config.get(field) if key is None else by_name[key]
    kinds = (int,) if field == "r" else (int, float)
    if type(value) not in kinds or not 0 < value <= MAX_NUMBER:
        raise Refused(f"{CONFIG}: {field} of {printable(name, 100)} must be positive, got {value!r:.60}")
    return value
