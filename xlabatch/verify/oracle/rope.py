"""The oracle's rotary position embeddings: every spelling and scaling in config.json, for each layer.

Wavelengths are in positions: feature pair i turns once in 2 pi theta^(2i / E) tokens. T tokens, E head_dim.
"""

import math
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans
from xlabatch.verify.oracle.config import has_rope, is_sliding


def cos_sin(
    config: dict[str, Any], head_dim: int, length: int, layer: int = 0, context: int = 0
) -> tuple[Array, Array] | None:
    """Return cosines and sines [T, rotated features] of the first `length` positions; None without rope."""
    spec = rope_parameters(config, layer)
    if spec is None:
        return None
    if spec.get("rope_type") == "proportional":
        return proportional(spec, head_dim, length)
    head_dim = int(head_dim * spec["partial_rotary_factor"])
    wavelength = 2 * np.pi * spec["rope_theta"] ** (np.arange(0, head_dim, 2) / head_dim)
    attention_factor = 1.0
    match spec.get("rope_type", spec.get("type", "default")):
        case "linear":
            wavelength = wavelength * spec["factor"]
        case "llama3":
            wavelength = llama3(spec, wavelength)
        case "yarn":
            trained = spec.get("original_max_position_embeddings") or config["max_position_embeddings"]
            wavelength, attention_factor = yarn(spec, wavelength, head_dim, trained)
        case "longrope" | "su":
            wavelength, attention_factor = longrope(spec, wavelength, config, context)
        case "default" | "dynamic" | "mrope":
            pass
        case other:
            raise Refused(f"the oracle does not implement rope type {other!r}")
    angle = np.arange(length)[:, None] * (2 * np.pi / np.concatenate([wavelength, wavelength]))
    cos = np.cos(angle) * attention_factor
    sin = np.sin(angle) * attention_factor
    return cos.astype(np.float32), sin.astype(np.float32)


def proportional(spec: dict[str, Any], head_dim: int, length: int) -> tuple[Array, Array]:
    """Return cosines and sines [T, E] of heads in which only the first pairs of features turn."""
    turning = int(spec["partial_rotary_factor"] * head_dim // 2)
    pair = np.arange(head_dim // 2)
    speed = spec["rope_theta"] ** (-2 * pair / head_dim) / spec.get("factor", 1.0)
    angle = np.arange(length)[:, None] * np.tile(np.where(pair < turning, speed, 0.0), 2)
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def llama3(spec: dict[str, Any], wavelength: Array) -> Array:
    """Scale as Llama 3.1 does: stretch long wavelengths, keep short ones, interpolate between them."""
    trained = spec["original_max_position_embeddings"]
    factor = spec["factor"]
    low = spec["low_freq_factor"]
    high = spec["high_freq_factor"]
    smooth = (trained / wavelength - low) / ((high - low) or 1)  # if 0, nothing is between
    between = wavelength / ((1 - smooth) / factor + smooth)
    short = np.where(wavelength < trained / high, wavelength, between)
    return np.where(wavelength > trained / low, wavelength * factor, short)


def yarn(spec: dict[str, Any], wavelength: Array, head_dim: int, trained: int) -> tuple[Array, float]:
    """Scale by YaRN (Peng et al. 2023): stretch long wavelengths -> wavelengths, attention factor.

    Short wavelengths are kept. Between both is a ramp over feature pairs; the config gives its ends as
    rotations over the trained length.
    """

    def pair(rotations: float) -> float:
        return head_dim * math.log(trained / (rotations * 2 * math.pi)) / (2 * math.log(spec["rope_theta"]))

    low = pair(spec.get("beta_fast") or 32)
    high = pair(spec.get("beta_slow") or 1)
    if spec.get("truncate", True):
        low = math.floor(low)
        high = math.ceil(high)
    low = max(low, 0)
    high = min(high, head_dim - 1)
    ramp = np.clip((np.arange(head_dim // 2) - low) / max(high - low, 0.001), 0, 1)
    factor = spec["factor"]
    attention_factor = spec.get("attention_factor")
    if attention_factor is None:
        mscale = spec.get("mscale")
        mscale_all = spec.get("mscale_all_dim")
        mscale, mscale_all = (mscale, mscale_all) if mscale and mscale_all else (1.0, 0.0)
        growth = 0.1 * math.log(factor) if factor > 1 else 0.0
        attention_factor = (mscale * growth + 1) / (mscale_all * growth + 1)
    return 1 / (ramp / (wavelength * factor) + (1 - ramp) / wavelength), float(attention_factor)


def longrope(
    spec: dict[str, Any], wavelength: Array, config: dict[str, Any], context: int
) -> tuple[Array, float]:
    """Scale by LongRoPE (Ding et al. 2024): a factor for each pair; the context chooses the list."""
    trained = spec.get("original_max_position_embeddings") or config.get("original_max_position_embeddings")
    trained = trained or 4096
    factor = spec.get("factor") or (config.get("max_position_embeddings") or 4096) / trained
    wavelength = wavelength * np.array(spec["long_factor" if context > trained else "short_factor"])
    default = math.sqrt(1 + math.log(factor) / math.log(trained)) if factor > 1 else 1.0
    return wavelength, spec.get("attention_factor") or default


def rope_parameters(config: dict[str, Any], layer: int) -> dict[str, Any] | None:
    """Return a layer's rope parameters from config.json's old or new spelling; None without rope."""
    if not has_rope(config, layer):
        return None
    spec = {"rope_theta": 1e4, "partial_rotary_factor": 1.0}
    spec |= {name: config[name] for name in spec if config.get(name)}
    parameters = config.get("rope_parameters") or {}
    scaling = config.get("rope_scaling") or {}
    if config.get("model_type") in ("gemma3_text", "gemma4_text", "olmo3"):
        sliding = is_sliding(config, layer)
        if sliding:
            scaling = {}
        if sliding and config["model_type"] == "gemma3_text":
            spec["rope_theta"] = config.get("rope_local_base_freq") or 1e4
        parameters = parameters.get("sliding_attention" if sliding else "full_attention") or {}
    return spec | scaling | parameters


def image_axes(embeddings: Spans, length: int) -> Array | None:
    """Return time, row and column [3, T] of each token of a prompt with images; None without images."""
    axes = []
    grids = {span.start: span for span in embeddings if span.columns}
    at = token = 0
    while token < length:
        span = grids.get(token)
        if span is None or not span.columns:
            axes.append((at, at, at))
            at = at + 1
            token = token + 1
            continue
        rows = span.length // span.columns
        axes += [(at, at + row, at + column) for row in range(rows) for column in range(span.columns)]
        at = at + max(rows, span.columns)
        token = token + span.length
    return np.array(axes).T if grids else None


def by_axes(config: dict[str, Any], rope: tuple[Array, Array], axes: Array) -> tuple[Array, Array]:
    """Look up cosines and sines [T, E] by position for pairs that turn with time, row or column."""
    spec = (config.get("rope_scaling") or {}) | (config.get("rope_parameters") or {})
    sections = spec.get("mrope_section", [16, 24, 24])  # feature pairs of each axis
    axis = np.repeat([0, 1, 2], sections)
    at = axes[np.concatenate([axis, axis])].T  # [T, E]
    cos, sin = (table[at, np.arange(at.shape[1])] for table in rope)
    return cos, sin
