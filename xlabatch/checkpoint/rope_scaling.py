"""Rope's spellings and scalings in config.json, resolved once into radians per position for each pair.

Reads the old fields (`rope_theta`, `rope_scaling`) and the new one (`rope_parameters`); unknown types and
fields are refused.
"""

import math
from typing import Any

from xlabatch.checkpoint.hf_config import HfConfig, real
from xlabatch.errors import Refused
from xlabatch.model.config import Rope
from xlabatch.validation import printable

Spec = dict[str, Any]
COMMON = {"rope_type", "type", "rope_theta", "partial_rotary_factor", "max_position_embeddings", "factor"}
OLD = "original_max_position_embeddings"
OWN: dict[str, set[str]] = {  # the fields of each type, in addition to the common ones
    "default": {OLD},
    "linear": {OLD},
    "proportional": {OLD},
    "dynamic": {OLD},
    "llama3": {"low_freq_factor", "high_freq_factor", OLD},
    "yarn": {"beta_fast", "beta_slow", "truncate", "attention_factor", "mscale", "mscale_all_dim", OLD},
    "longrope": {"short_factor", "long_factor", "attention_factor", OLD},
}
SAME_AS = {"su": "longrope"}


def rope_spec(hf: HfConfig, theta: float = 10000.0, part: float = 1.0) -> Spec:
    """Every field about rope, in the new spelling; one in the table takes precedence over an outer one."""
    new = hf.table("rope_parameters")
    old = hf.table("rope_scaling")
    if new and old and new != old:
        raise Refused("config.json: rope_parameters and rope_scaling are both given, and differ")
    inner = new or old
    names = "rope_theta", "partial_rotary_factor", "max_position_embeddings", OLD
    outer = {name: hf.get(name) for name in names}
    spec: Spec = {"rope_theta": theta, "partial_rotary_factor": part}
    for fields in (outer, inner):
        spec |= {name: value for name, value in fields.items() if value is not None}
    return spec


def resolve(spec: Spec, head_dim: int) -> Rope:
    """The rope of heads of this size."""
    name = str(spec.get("rope_type", spec.get("type", "default")))
    kind = SAME_AS.get(name, name)
    if kind not in OWN:
        raise Refused(
            f"config.json: rope type {kind!r:.60} is not supported; supported types: {', '.join(OWN)}"
        )
    if unknown := sorted(spec.keys() - COMMON - OWN[kind]):
        raise Refused(f"config.json: {printable(', '.join(unknown))} not understood for rope type {kind}")
    theta = real(spec["rope_theta"], "rope_theta")
    if theta <= 1 or (spec.get(OLD) is not None and read_real(spec, OLD) <= 1):
        raise Refused(f"config.json: rope_theta and {OLD} must be above 1")
    if kind == "proportional":
        return _proportional(spec, theta, head_dim)
    rotary_dim = int(head_dim * real(spec["partial_rotary_factor"], "partial_rotary_factor"))
    if rotary_dim % 2 or not 0 < rotary_dim <= head_dim:
        raise Refused(
            f"config.json: {rotary_dim} of {head_dim} features of a head cannot be rotated in pairs"
        )
    plain = [theta ** (-2 * i / rotary_dim) for i in range(rotary_dim // 2)]
    match kind:
        case "linear":
            return Rope(tuple(f / read_real(spec, "factor") for f in plain))
        case "llama3":
            return Rope(tuple(_llama3(spec, f) for f in plain))
        case "yarn":
            return _yarn(spec, plain, theta, rotary_dim)
        case "longrope":
            return _longrope(spec, plain)
        case _:  # dynamic differs only beyond max_position_embeddings, and no engine accepts such a context
            return Rope(tuple(plain))


def read_real(spec: Spec, name: str, default: float | None = None) -> float:
    """A positive number in a spec; null counts as absent."""
    value = spec.get(name)
    return real(default if value is None else value, name)


def _proportional(spec: Spec, theta: float, head_dim: int) -> Rope:
    """The frequencies of whole heads, of which only the first ones turn; pairs are as in whole heads."""
    pairs = head_dim // 2
    turning = int(head_dim * real(spec["partial_rotary_factor"], "partial_rotary_factor") // 2)
    if head_dim % 2 or not 0 < turning <= pairs:
        raise Refused(f"config.json: {turning} pairs of {head_dim} features of a head cannot be rotated")
    factor = read_real(spec, "factor", 1.0)
    turned = [theta ** (-2 * i / head_dim) / factor for i in range(turning)]
    return Rope((*turned, *[0.0] * (pairs - turning)))


def _llama3(spec: Spec, frequency: float) -> float:
    """Low frequencies divided by the factor, high ones kept, and a smooth transition between them."""
    factor, low, high, old = (
        read_real(spec, name) for name in ("factor", "low_freq_factor", "high_freq_factor", OLD)
    )
    if low > high:
        raise Refused(f"config.json: low_freq_factor {low:g} must not exceed high_freq_factor {high:g}")
    rotations = old * frequency / (2 * math.pi)  # within the context of pretraining
    if low == high:  # nothing is between them
        return frequency if rotations >= high else frequency / factor
    smooth = min(max((rotations - low) / (high - low), 0.0), 1.0)
    return frequency * ((1 - smooth) / factor + smooth)


def _yarn(spec: Spec, plain: list[float], theta: float, rotary_dim: int) -> Rope:
    """High frequencies kept, low ones divided by the factor, a linear ramp between them, and a gain."""
    factor = read_real(spec, "factor")
    old = read_real(spec, OLD, read_real(spec, "max_position_embeddings", 2048))
    low, high = (
        rotary_dim * math.log(old / (rotations * 2 * math.pi)) / (2 * math.log(theta))
        for rotations in (read_real(spec, "beta_fast", 32), read_real(spec, "beta_slow", 1))
    )
    truncate = spec.get("truncate", True)
    if not isinstance(truncate, bool):
        raise Refused(f"config.json: truncate must be true or false, got {truncate!r:.60}")
    if truncate:
        low = math.floor(low)
        high = math.ceil(high)
    low = max(low, 0)
    high = min(high, rotary_dim - 1)
    frequencies = []
    for i, frequency in enumerate(plain):
        ramp = min(max((i - low) / (high - low if high != low else 0.001), 0.0), 1.0)
        frequencies.append(frequency * (ramp / factor + 1 - ramp))
    return Rope(tuple(frequencies), _yarn_gain(spec, factor))


def _yarn_gain(spec: Spec, factor: float) -> float:
    """What multiplies cosine and sine: as given, or by the formula of the paper."""

    def gain(scale: float) -> float:
        return 0.1 * scale * math.log(factor) + 1.0 if factor > 1 else 1.0

    if spec.get("attention_factor") is not None:
        return read_real(spec, "attention_factor")
    if spec.get("mscale") and spec.get("mscale_all_dim"):
        return gain(read_real(spec, "mscale")) / gain(read_real(spec, "mscale_all_dim"))
    return gain(1.0)


def _longrope(spec: Spec, plain: list[float]) -> Rope:
    """Two lists of divisors: one for contexts of pretraining, one for longer contexts."""
    old = read_real(spec, OLD)
    most = read_real(spec, "max_position_embeddings")
    factor = read_real(spec, "factor", most / old)
    default = math.sqrt(1 + math.log(factor) / math.log(old)) if factor > 1 else 1.0
    gain = read_real(spec, "attention_factor", default)
    short, long = (_divided(spec, name, plain) for name in ("short_factor", "long_factor"))
    return Rope(short, gain, int(old), Rope(long, gain))


def _divided(spec: Spec, name: str, plain: list[float]) -> tuple[float, ...]:
    """The frequencies, each divided by its entry in a list."""
    divisors = spec.get(name)
    if not isinstance(divisors, list) or len(divisors) != len(plain):
        raise Refused(f"config.json: {name} must be a list of {len(plain)} numbers, got {divisors!r:.60}")
    return tuple(f / real(divisor, name) for f, divisor in zip(plain, divisors, strict=True))
