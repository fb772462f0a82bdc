"""Rope's spellings and scalings, resolved once into radians a position for each pair of features.

Takes what a config says, in the old spelling or the new, and refuses what it does not know.
"""

import math
from typing import Any

from xlabatch.checkpoint.hf_config import HfConfig, real
from xlabatch.model.config import Rope

Spec = dict[str, Any]
COMMON = {"rope_type", "type", "rope_theta", "partial_rotary_factor", "max_position_embeddings", "factor"}
OLD = "original_max_position_embeddings"
OWN: dict[str, set[str]] = {  # what each type reads besides
    "default": {OLD},
    "linear": {OLD},
    "dynamic": {OLD},
    "llama3": {"low_freq_factor", "high_freq_factor", OLD},
    "yarn": {"beta_fast", "beta_slow", "truncate", "attention_factor", "mscale", "mscale_all_dim", OLD},
    "longrope": {"short_factor", "long_factor", "attention_factor", OLD},
}
SAME_AS = {"su": "longrope"}


def rope_spec(hf: HfConfig, theta: float = 10000.0, part: float = 1.0) -> Spec:
    """All that a config says of rope, in the new spelling; an inner word beats an outer one."""
    new, old = hf.table("rope_parameters"), hf.table("rope_scaling")
    if new and old and new != old:
        raise ValueError("config.json: rope_parameters and rope_scaling are both given, and differ")
    inner = new or old
    names = "rope_theta", "partial_rotary_factor", "max_position_embeddings", OLD
    outer = {name: hf.get(name) for name in names}
    spec: Spec = {"rope_theta": theta, "partial_rotary_factor": part}
    for more in (outer, inner):
        spec |= {name: value for name, value in more.items() if value is not None}
    return spec


def resolve(spec: Spec, head_dim: int) -> Rope:
    """The rope for heads of this size."""
    told = spec.get("rope_type", spec.get("type", "default"))
    kind = SAME_AS.get(str(told), str(told))
    if kind not in OWN:
        raise ValueError(f"config.json: rope type {kind!r} is not supported; known are {', '.join(OWN)}")
    if strange := sorted(spec.keys() - COMMON - OWN[kind]):
        raise ValueError(f"config.json: {', '.join(strange)} not understood for rope type {kind}")
    theta = real(spec["rope_theta"], "rope_theta")
    if theta <= 1 or spec.get(OLD) == 1:
        raise ValueError(f"config.json: rope_theta and {OLD} must be over 1")
    turned = int(head_dim * real(spec["partial_rotary_factor"], "partial_rotary_factor"))
    if turned % 2 or not 0 < turned <= head_dim:
        raise ValueError(f"config.json: {turned} of {head_dim} features of a head cannot be turned in pairs")
    plain = [theta ** (-2 * i / turned) for i in range(turned // 2)]
    match kind:
        case "linear":
            return Rope(tuple(f / _real(spec, "factor") for f in plain))
        case "llama3":
            return Rope(tuple(_llama3(spec, f) for f in plain))
        case "yarn":
            return _yarn(spec, plain, theta, turned)
        case "longrope":
            return _longrope(spec, plain)
        case _:  # dynamic differs only past the positions, where no engine may go
            return Rope(tuple(plain))


def _real(spec: Spec, name: str, default: float | None = None) -> float:
    value = spec.get(name)
    return real(default if value is None else value, name)


def _llama3(spec: Spec, frequency: float) -> float:
    """Long waves stretched by the factor, short ones kept, a smooth passage between."""
    factor, low, high, old = (
        _real(spec, name) for name in ("factor", "low_freq_factor", "high_freq_factor", OLD)
    )
    if low >= high:
        raise ValueError(f"config.json: low_freq_factor {low:g} must be under high_freq_factor {high:g}")
    turns = old * frequency / (2 * math.pi)  # in the context that the model was first trained on
    smooth = min(max((turns - low) / (high - low), 0.0), 1.0)
    return frequency * ((1 - smooth) / factor + smooth)


def _yarn(spec: Spec, plain: list[float], theta: float, turned: int) -> Rope:
    factor = _real(spec, "factor")
    old = _real(spec, OLD, _real(spec, "max_position_embeddings", 2048))
    low, high = (
        turned * math.log(old / (turns * 2 * math.pi)) / (2 * math.log(theta))
        for turns in (_real(spec, "beta_fast", 32), _real(spec, "beta_slow", 1))
    )
    if spec.get("truncate", True):
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0), min(high, turned - 1)
    frequencies = []
    for i, frequency in enumerate(plain):
        stretched = min(max((i - low) / (high - low if high != low else 0.001), 0.0), 1.0)
        frequencies.append(frequency * (stretched / factor + 1 - stretched))
    return Rope(tuple(frequencies), _yarn_gain(spec, factor))


def _yarn_gain(spec: Spec, factor: float) -> float:
    def grow(scale: float) -> float:
        return 0.1 * scale * math.log(factor) + 1.0 if factor > 1 else 1.0

    if spec.get("attention_factor") is not None:
        return _real(spec, "attention_factor")
    if spec.get("mscale") and spec.get("mscale_all_dim"):
        return grow(_real(spec, "mscale")) / grow(_real(spec, "mscale_all_dim"))
    return grow(1.0)


def _longrope(spec: Spec, plain: list[float]) -> Rope:
    """Two lists of divisors: one for contexts that the model was first trained on, one for longer ones."""
    old, most = _real(spec, OLD), _real(spec, "max_position_embeddings")
    factor = _real(spec, "factor", most / old)
    grown = math.sqrt(1 + math.log(factor) / math.log(old)) if factor > 1 else 1.0
    gain = _real(spec, "attention_factor", grown)
    short, long = (_divided(spec, name, plain) for name in ("short_factor", "long_factor"))
    return Rope(short, gain, int(old), Rope(long, gain))


def _divided(spec: Spec, name: str, plain: list[float]) -> tuple[float, ...]:
    divisors = spec.get(name)
    if not isinstance(divisors, list) or len(divisors) != len(plain):
        raise ValueError(f"config.json: {name} must be a list of {len(plain)} numbers, got {divisors!r:.60}")
    return tuple(f / real(divisor, name) for f, divisor in zip(plain, divisors, strict=True))
