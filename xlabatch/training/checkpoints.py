"""Folders of adapters in training: what PEFT reads, and for those that go on training Adam's moments as well.

A folder appears whole or not at all. Every name of a client is checked before it becomes a part of a path.
"""

import json
import re
import shutil
import time
import uuid
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint.json_files import read_json
from xlabatch.checkpoint.peft import CONFIG, DOWN, PREFIX, UP, WEIGHTS, open_adapter
from xlabatch.checkpoint.safetensors_files import file_tensors
from xlabatch.checkpoint.whole_files import sync_to_disk
from xlabatch.errors import Refused
from xlabatch.training.adam import TrainedAdapter, begin
from xlabatch.training.lora import ALPHA, Matrices, Pair, rank_of

INFO = "training.json"
OPTIMIZER = "optimizer.safetensors"
SCHEME = "tinker://"
STATE = "weights"  # the part of a path for adapters that go on training
SAMPLER = "sampler_weights"  # and for those that only sample
REPLACED = ".replaced"  # the end of the name of a checkpoint that another one replaces
UNFINISHED_S = 24 * 3600.0  # after which what is half written has no writer any more
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}")
RUN = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,127}")


@dataclass(frozen=True)
class CheckpointInfo:
    """What a checkpoint says about itself."""

    base: str  # the digest of the weights that it was trained on
    model: str  # their name
    attention: bool = True
    mlp: bool = True
    metadata: Mapping[str, str] | None = None
    steps: int = 0
    saved_s: float = field(default_factory=time.time)


@dataclass(frozen=True)
class CheckpointPath:
    """`tinker://RUN/KIND/NAME`: where a checkpoint is, for clients."""

    run: str
    kind: str
    name: str

    @classmethod
    def parse(cls, path: str) -> "CheckpointPath":
        parts = path.removeprefix(SCHEME).split("/")
        if not path.startswith(SCHEME) or len(parts) != 3:
            raise Refused(f"a checkpoint is {SCHEME}RUN/{STATE}/NAME, got {path!r:.100}")
        return cls(*parts)

    def __post_init__(self) -> None:
        if not RUN.fullmatch(self.run) or self.kind not in (STATE, SAMPLER) or not NAME.fullmatch(self.name):
            raise Refused(
                f"no checkpoint can be {str(self)!r:.200}: names have letters, digits, _, - and ., and do "
                "not begin with - or ."
            )

    def __str__(self) -> str:
        return f"{SCHEME}{self.run}/{self.kind}/{self.name}"

    def folder(self, base: Path) -> Path:
        return base / self.run / self.kind / self.name


def save(
    folder: Path,
    adapter: TrainedAdapter,
    info: CheckpointInfo,
    *,
    with_optimizer: bool,
    overwrite: bool = False,
) -> None:
    """Write a checkpoint. Refused if there is one, unless it may be overwritten.

    While one replaces another, the older one has the name of `replaced`: a crash loses neither.
    """
    if kept(folder).exists() and not overwrite:
        raise Refused(f"there is a checkpoint {folder.name} already; overwrite replaces it")
    folder.parent.mkdir(parents=True, exist_ok=True)
    remove_unfinished(folder.parent)
    written = folder.with_name(f".{uuid.uuid4().hex}")
    written.mkdir()
    try:
        write_adapter(written, adapter.matrices, info.model)
        if with_optimizer:
            save_file(moments(adapter), written / OPTIMIZER)
        (written / INFO).write_text(json.dumps(vars(info) | {"steps": adapter.steps}))
        for path in (*written.iterdir(), written):
            sync_to_disk(path)
        if folder.exists():
            shutil.rmtree(replaced(folder), ignore_errors=True)
            folder.rename(replaced(folder))
        written.rename(folder)
        sync_to_disk(folder.parent)  # before the older one is gone
        shutil.rmtree(replaced(folder), ignore_errors=True)
    finally:
        shutil.rmtree(written, ignore_errors=True)


def replaced(folder: Path) -> Path:
    return folder.with_name(f".{folder.name}{REPLACED}")


def kept(folder: Path) -> Path:
    """Return where a checkpoint is: under another name if a crash came while it was replaced."""
    return folder if folder.exists() or not replaced(folder).exists() else replaced(folder)


def remove_unfinished(parent: Path) -> None:
    """Remove what a server has left that ended while it wrote; another one may be writing now."""
    for left in parent.glob(".*"):
        if not left.name.endswith(REPLACED) and time.time() - left.stat().st_mtime > UNFINISHED_S:
            shutil.rmtree(left, ignore_errors=True)


def write_adapter(folder: Path, matrices: Matrices, model: str) -> None:
    """Write what PEFT's save_pretrained would."""
    tensors = {}
    for name, pair in matrices.items():
        tensors[f"{PREFIX}{name}{DOWN}"] = pair.down
        tensors[f"{PREFIX}{name}{UP}"] = pair.up
    save_file(tensors, folder / WEIGHTS)
    config = {
        "peft_type": "LORA",
        "task_type": "CAUSAL_LM",
        "base_model_name_or_path": model,
        "r": rank_of(matrices),
        "lora_alpha": ALPHA,
        "lora_dropout": 0.0,
        "bias": "none",
        "target_modules": sorted({name.rpartition(".")[2] for name in matrices}),
        "inference_mode": True,
    }
    (folder / CONFIG).write_text(json.dumps(config, indent=2))


def moments(adapter: TrainedAdapter) -> dict[str, Any]:
    """Adam's moments by name."""
    return {
        f"{kind}.{name}.{side}": getattr(pair, side)
        for kind in ("means", "squares")
        for name, pair in getattr(adapter, kind).items()
        for side in Pair._fields
    }


def read_info(folder: Path) -> CheckpointInfo:
    info = kept(folder) / INFO
    if not info.is_file():
        raise Refused(f"there is no checkpoint {folder.name} of this run")
    return CheckpointInfo(**read_json(info))


def load(folder: Path, base: str, *, with_optimizer: bool) -> tuple[TrainedAdapter, CheckpointInfo]:
    """Read a checkpoint. Refused if it was trained on other weights than `base`."""
    info = read_info(folder)
    if info.base != base:
        raise Refused(
            f"checkpoint {folder.name} was trained on other weights ({info.model}) than those of this server"
        )
    read_from = kept(folder)
    linears = open_adapter(read_from).linears
    adapter = begin({name: Pair(each.down.read(), each.up.read()) for name, each in linears.items()})
    if not with_optimizer:
        return adapter, info
    tensors = file_tensors(read_from / OPTIMIZER) if (read_from / OPTIMIZER).is_file() else {}
    if tensors.keys() != moments(adapter).keys():
        raise Refused(f"checkpoint {folder.name} has no state of the optimizer")

    def read(kind: str) -> Matrices:
        return {
            name: Pair(*(np.array(tensors[f"{kind}.{name}.{side}"].read()) for side in Pair._fields))
            for name in linears
        }

    return TrainedAdapter(adapter.matrices, read("means"), read("squares"), info.steps), info


def checkpoints_of(base: Path, run: str) -> list[tuple[CheckpointPath, CheckpointInfo, int]]:
    """List the checkpoints of a run, the oldest first, each with its bytes."""
    found = []
    for kind in (STATE, SAMPLER):
        parent = base / run / kind
        names = {each.name for each in parent.glob("[!.]*")}
        names |= {each.name[1 : -len(REPLACED)] for each in parent.glob(f".*{REPLACED}")}
        for folder in [parent / name for name in sorted(names)]:
            with suppress(FileNotFoundError, Refused):  # another one replaces it now
                size = sum(file.stat().st_size for file in kept(folder).iterdir())
                found.append((CheckpointPath(run, kind, folder.name), read_info(folder), size))
    return sorted(found, key=lambda each: each[1].saved_s)
