"""What a model says, worked out the plainest way: NumPy, every position at once, no cache, no batch.

Starts from the same Source as the engine and shares no line with it: own reading of config.json, own rope,
own noise. Where the two agree, neither fooled itself. T tokens, V vocabulary, E head_dim.
"""

import math
from typing import Any

import numpy as np

from xlabatch.request import Request
from xlabatch.source import Array, Source


class Oracle:
    """A Llama-shaped model from its Hugging Face tensors, as they are or rounded to 8 bits."""

    def __init__(self, source: Source, weights: str = "float32") -> None:
        raw = source.raw
        if raw.get("model_type") != "llama":
            raise ValueError(f"the oracle knows llama, not {raw.get('model_type')!r}")
        self.raw = raw
        self.tensors = {name: source.read(name) for name in source.shapes}
        self.eighths = weights == "int8"
        if self.eighths:
            for name, tensor in self.tensors.items():
                self.tensors[name] = in_8_bits(tensor) if tensor.ndim == 2 else tensor
        self.heads: int = raw["num_attention_heads"]
        self.kv_heads: int = raw.get("num_key_value_heads") or self.heads
        self.head_dim: int = raw.get("head_dim") or raw["hidden_size"] // self.heads
        self.eps: float = raw.get("rms_norm_eps", 1e-6)

    def logits(self, ids: tuple[int, ...], since: int = 0) -> Array:
        """The logits [T - since, V] after each of the ids from `since` on."""
        x = self.tensors["model.embed_tokens.weight"][list(ids)]
        cos, sin = turns(self.raw, self.head_dim, len(ids))
        for n in range(self.raw["num_hidden_layers"]):
            at = f"model.layers.{n}"
            h = self._norm(f"{at}.input_layernorm", x)
            x = x + self._attention(f"{at}.self_attn", h, cos, sin)
            h = self._norm(f"{at}.post_attention_layernorm", x)
            gate, up = self._linear(f"{at}.mlp.gate_proj", h), self._linear(f"{at}.mlp.up_proj", h)
            x = x + self._linear(f"{at}.mlp.down_proj", gate / (1 + np.exp(-gate)) * up)
        head = "model.embed_tokens" if self.raw.get("tie_word_embeddings") else "lm_head"
        return self._linear(head, self._norm("model.norm", x)[since:])

    def _norm(self, name: str, x: Array) -> Array:
        size = np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + np.float32(self.eps))
        scaled: Array = x / size * self.tensors[f"{name}.weight"]
        return scaled

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = (in_8_bits(x) if self.eighths else x) @ self.tensors[f"{name}.weight"].T
        return y + self.tensors[f"{name}.bias"] if f"{name}.bias" in self.tensors else y

    def _attention(self, name: str, x: Array, cos: Array, sin: Array) -> Array:
        def heads(part: str, count: int) -> Array:
            return self._linear(f"{name}.{part}_proj", x).reshape(len(x), count, self.head_dim).swapaxes(0, 1)

        def turn(x: Array) -> Array:
            half = x.shape[-1] // 2
            turned: Array = x * cos + np.concatenate([-x[..., half:], x[..., :half]], axis=-1) * sin
            return turned

        q, k, v = turn(heads("q", self.heads)), turn(heads("k", self.kv_heads)), heads("v", self.kv_heads)
        share = self.heads // self.kv_heads
        k, v = k.repeat(share, axis=0), v.repeat(share, axis=0)
        scores = q @ k.swapaxes(1, 2) / np.float32(math.sqrt(self.head_dim))
        scores = np.where(np.tri(len(x), dtype=bool), scores, -np.inf)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = weights / weights.sum(-1, keepdims=True) @ v
        return self._linear(f"{name}.o_proj", mixed.swapaxes(0, 1).reshape(len(x), -1))


def in_8_bits(rows: Array) -> Array:
    """Each row as the nearest multiples of its largest number's 127th part."""
    part = np.abs(rows).max(axis=-1, keepdims=True).clip(1e-30) / np.float32(127)
    nearest: Array = np.rint(rows / part) * part
    return nearest


def turns(raw: dict[str, Any], head_dim: int, length: int) -> tuple[Array, Array]:
    """Cosine and sine [T, E] for every position, as Hugging Face's rotate_half wants them."""
    spec = {"rope_theta": raw.get("rope_theta", 1e4), **(raw.get("rope_scaling") or {})}
    spec.update(raw.get("rope_parameters") or {})
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


def scores(logits: Array, request: Request, position: int) -> Array:
    """What the token at a position is the highest of, by the request's rules."""
    return logits if request.temperature == 0 else warm(logits, request, position)


def warm(logits: Array, request: Request, position: int) -> Array:
    """Logits after temperature, cuts by a sort, and noise; what is cut is -inf."""
    scaled = (logits - logits.max()) / np.float32(request.temperature)
    order = np.argsort(-scaled, kind="stable")
    kept = np.ones(len(scaled), bool)
    if 0 < request.top_k < len(scaled):
        kept &= scaled >= scaled[order[request.top_k - 1]]
    if request.top_p < 1:
        mass = np.where(kept, np.exp(scaled.astype(np.float64)), 0)[order].cumsum()
        kept &= scaled >= scaled[order[np.searchsorted(mass, request.top_p * mass[-1])]]
    kept &= np.exp(scaled) >= np.float32(request.min_p)
    return np.where(kept, scaled + gumbel(request.seed, position, len(scaled)), -np.inf)


def gumbel(seed: int, position: int, size: int) -> Array:
    """The noise of (seed, position): threefry over the token's index, keyed by threefry of the position."""
    one = np.ones(1, np.uint32)
    high, low = threefry((seed >> 32, seed & 0xFFFFFFFF), 0 * one, np.uint32(position) * one)
    index = np.arange(size, dtype=np.uint32)
    high, low = threefry((int(high[0]), int(low[0])), 0 * index, index)
    uniform = ((high ^ low) >> 9).astype(np.float64) * 2.0**-23 + 2.0**-24
    return -np.log(-np.log(uniform)).astype(np.float32)


def threefry(key: tuple[int, int], x: Array, y: Array) -> tuple[Array, Array]:
    """Threefry-2x32 with 20 rounds (Salmon et al. 2011)."""
    keys = [np.uint32(key[0]), np.uint32(key[1]), np.uint32(key[0] ^ key[1] ^ 0x1BD11BDA)]
    x, y = x + keys[0], y + keys[1]
    for group in range(5):
        for turn in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x = x + y
            y = ((y << turn) | (y >> (32 - turn))) ^ x
        x, y = x + keys[(group + 1) % 3], y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y
