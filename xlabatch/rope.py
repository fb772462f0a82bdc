"""Rope's spellings and scalings, resolved once into radians a position for each frequency.

Takes the JSON of a config as a checkpoint has it, old spelling or new, and refuses what it does not know.
"""

import math
from typing import Any

from xlabatch.config import Rope
from xlabatch.fields import real

SUPPORTED = ("default", "linear", "dynamic", "llama3", "yarn")


def resolve(raw: dict[str, Any], head_dim: int) -> Rope:
    """The rope of a config.json for heads of this size."""
    said = raw.get("rope_parameters") or raw.get("rope_scaling") or {}
    if not isinstance(said, dict):
        raise ValueError(f"config.json: rope_parameters must be an object, got {said!r:.60}")
    spec = {
        "rope_theta": raw.get("rope_theta"),
        "max_position_embeddings": raw.get("max_position_embeddings"),
    } | said
    kind = spec.get("rope_type", spec.get("type", "default"))
    theta = real(spec, "rope_theta", 10000.0)
    plain = [theta ** (-2 * i / head_dim) for i in range(head_dim // 2)]
    if kind in ("default", "dynamic"):  # dynamic differs only past the positions, where no engine may go
        return Rope(tuple(plain))
    if kind == "linear":
        return Rope(tuple(f / real(spec, "factor") for f in plain))
    if kind == "llama3":
        return Rope(tuple(_llama3(spec, f) for f in plain))
    if kind == "yarn":
        return _yarn(spec, plain, theta, head_dim)
    raise ValueError(f"config.json: rope type {kind!r} is not supported; known are {', '.join(SUPPORTED)}")


def _llama3(spec: dict[str, Any], frequency: float) -> float:
    """Long waves stretched by the factor, short ones kept, a smooth passage between."""
    factor, low, high, old = (
        real(spec, name)
        for name in ("factor", "low_freq_factor", "high_freq_factor", "original_max_position_embeddings")
    )
    turns = old * frequency / (2 * math.pi)  # in the context that the model was first trained on
    smooth = min(max((turns - low) / (high - low), 0.0), 1.0)
    return frequency * ((1 - smooth) / factor + smooth)


def _yarn(spec: dict[str, Any], plain: list[float], theta: float, head_dim: int) -> Rope:
    factor = real(spec, "factor")
    trained = real(spec, "max_position_embeddings", 2048)
    old = real(spec, "original_max_position_embeddings", trained)
    low, high = (
        head_dim * math.log(old / (turns * 2 * math.pi)) / (2 * math.log(theta))
        for turns in (real(spec, "beta_fast", 32), real(spec, "beta_slow", 1))
    )
    if spec.get("truncate", True):
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0), min(high, head_dim - 1)
    frequencies = []
    for i, frequency in enumerate(plain):
        stretched = min(max((i - low) / (high - low if high != low else 0.001), 0.0), 1.0)
        frequencies.append(frequency * (stretched / factor + 1 - stretched))
    return Rope(tuple(frequencies), _yarn_gain(spec, factor))


def _yarn_gain(spec: dict[str, Any], factor: float) -> float:
    def grow(scale: float) -> float:
        return 0.1 * scale * math.log(factor) + 1.0 if factor > 1 else 1.0

    if spec.get("attention_factor") is not None:
        return real(spec, "attention_factor")
    if spec.get("mscale") and spec.get("mscale_all_dim"):
        return grow(real(spec, "mscale")) / grow(real(spec, "mscale_all_dim"))
    return grow(1.0)
