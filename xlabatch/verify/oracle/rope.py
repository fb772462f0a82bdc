"""The oracle's rope: every spelling and scaling read anew, by position and layer. T tokens."""

import math
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array

THETA = {"mixtral": 1e6, "smollm3": 2e6, "gemma3_text": 1e6}


def turns(
    raw: dict[str, Any], head_dim: int, length: int, layer: int = 0, context: int = 0
) -> tuple[Array, Array] | None:
    """Cosine and sine [T, turned features] for every position, as Hugging Face's rotate_half wants them."""
    spec = told(raw, layer)
    if spec is None:
        return None
    head_dim = int(head_dim * spec["partial_rotary_factor"])
    wave = 2 * np.pi * spec["rope_theta"] ** (np.arange(0, head_dim, 2) / head_dim)
    gain = 1.0
    match spec.get("rope_type", spec.get("type", "default")):
        case "linear":
            wave = wave * spec["factor"]
        case "llama3":
            old, factor = spec["original_max_position_embeddings"], spec["factor"]
            low, high = spec["low_freq_factor"], spec["high_freq_factor"]
            between = (1 - (old / wave - low) / (high - low)) / factor + (old / wave - low) / (high - low)
            middle = wave / between
            wave = np.where(wave > old / low, wave * factor, np.where(wave < old / high, wave, middle))
        case "yarn":
            wave, gain = yarn(
                spec,
                wave,
                head_dim,
                spec.get("original_max_position_embeddings") or raw["max_position_embeddings"],
            )
        case "longrope" | "su":
            old = spec.get("original_max_position_embeddings") or raw.get("original_max_position_embeddings")
            old = old or 4096
            factor = spec.get("factor") or (raw.get("max_position_embeddings") or 4096) / old
            wave = wave * np.array(spec["long_factor" if context > old else "short_factor"])
            grown = math.sqrt(1 + math.log(factor) / math.log(old)) if factor > 1 else 1.0
            gain = spec.get("attention_factor") or grown
        case "default" | "dynamic":
            pass
        case other:
            raise ValueError(f"the oracle does not know rope type {other!r}")
    angle = np.arange(length)[:, None] * (2 * np.pi / np.concatenate([wave, wave]))
    return (np.cos(angle) * gain).astype(np.float32), (np.sin(angle) * gain).astype(np.float32)


def yarn(spec: dict[str, Any], wave: Array, head_dim: int, old: int) -> tuple[Array, float]:
    """Long waves stretched, short ones kept, a ramp over dimensions between; and the gain."""

    def dimension(turns: float) -> float:
        return head_dim * math.log(old / (turns * 2 * math.pi)) / (2 * math.log(spec["rope_theta"]))

    low, high = dimension(spec.get("beta_fast") or 32), dimension(spec.get("beta_slow") or 1)
    if spec.get("truncate", True):
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0), min(high, head_dim - 1)
    ramp = np.clip((np.arange(head_dim // 2) - low) / max(high - low, 0.001), 0, 1)
    factor = spec["factor"]
    gain = spec.get("attention_factor")
    if gain is None:
        over, under = spec.get("mscale"), spec.get("mscale_all_dim")
        over, under = (over, under) if over and under else (1.0, 0.0)
        grow = 0.1 * math.log(factor) if factor > 1 else 0.0
        gain = (over * grow + 1) / (under * grow + 1)
    return 1 / (ramp / (wave * factor) + (1 - ramp) / wave), float(gain)


def told(raw: dict[str, Any], layer: int) -> dict[str, Any] | None:
    """What is said of a layer's rope; None where it has none."""
    kind = raw.get("model_type", "llama")
    if kind == "gpt2":
        return None
    if kind == "smollm3":
        listed = raw.get("no_rope_layers")
        every = raw.get("no_rope_layer_interval") or 4
        if not (listed[layer] if listed else (layer + 1) % every):
            return None
    theta = raw.get("rope_theta") or raw.get("rotary_emb_base") or THETA.get(kind, 1e4)
    part = raw.get("partial_rotary_factor") or raw.get("rotary_pct") or (0.25 if kind == "gpt_neox" else 1.0)
    spec = {"rope_theta": theta, "partial_rotary_factor": part}
    both, scaling = raw.get("rope_parameters") or {}, raw.get("rope_scaling") or {}
    if kind == "gemma3_text":
        types, every = raw.get("layer_types"), raw.get("sliding_window_pattern") or 6
        near = types[layer] == "sliding_attention" if types else (layer + 1) % every != 0
        if near:
            scaling, spec["rope_theta"] = {}, raw.get("rope_local_base_freq") or 1e4
        both = both.get("sliding_attention" if near else "full_attention") or {}
    return spec | scaling | both
