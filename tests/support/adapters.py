"""LoRA adapters for tests: PEFT folders with random numbers, and models in which one is merged."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file, save_file

from xlabatch.checkpoint.source import Source

Array = np.ndarray[Any, np.dtype[Any]]
ATTENTION = ("q_proj", "v_proj")
ALL = ("q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj")
CONFIG: dict[str, Any] = {
    "peft_type": "LORA",
    "task_type": "CAUSAL_LM",
    "base_model_name_or_path": "somewhere",
    "bias": "none",
    "lora_dropout": 0.05,
    "inference_mode": True,
    "modules_to_save": None,
    "use_dora": False,
    "fan_in_fan_out": False,
}


def stored_linears(source: Source, targets: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """The stored shape of each linear with one of these last names."""
    suffixes = tuple(f".{target}.weight" for target in targets)
    return {
        name.removesuffix(".weight"): shape
        for name, shape in source.shapes.items()
        if name.endswith(suffixes)
    }


def write_adapter(
    folder: Path,
    source: Source,
    targets: tuple[str, ...] = ATTENTION,
    rank: int = 3,
    seed: int = 0,
    transposed: bool = False,
    **config: Any,
) -> Path:
    """A PEFT folder with a random adapter for linears, which are stored as [in, out] if transposed."""
    draw, tensors = np.random.default_rng([seed, rank]), {}
    for name, shape in stored_linears(source, targets).items():
        outputs, inputs = shape[::-1] if transposed else shape
        for end, size in (("A", (rank, inputs)), ("B", (outputs, rank))):
            numbers = 0.3 * draw.standard_normal(size).astype(np.float32)
            tensors[f"base_model.model.{name}.lora_{end}.weight"] = numbers
    folder.mkdir(exist_ok=True)
    save_file(tensors, folder / "adapter_model.safetensors")
    given = CONFIG | {"r": rank, "lora_alpha": 2 * rank, "target_modules": list(targets)} | config
    (folder / "adapter_config.json").write_text(json.dumps(given))
    return folder


def merged(
    source: Source, adapter: Path, scales: Mapping[str, float] | float = 2.0, transposed: bool = False
) -> Source:
    """The source with what an adapter adds to its weights, in float32: scales by name, or one for all."""
    tensors = load_file(adapter / "adapter_model.safetensors")

    def read(name: str, at: Any = None) -> Array:
        weight = np.asarray(source.read(name), np.float32)
        key = f"base_model.model.{name.removesuffix('.weight')}.lora"
        if f"{key}_A.weight" in tensors:
            scale = scales if isinstance(scales, float) else scales[name.removesuffix(".weight")]
            change = np.float32(scale) * (tensors[f"{key}_B.weight"] @ tensors[f"{key}_A.weight"])
            weight = weight + (change.T if transposed else change)
        return weight if at is None else weight[at]

    return replace(source, read=read, random=None, name=f"{source.name} merged")
