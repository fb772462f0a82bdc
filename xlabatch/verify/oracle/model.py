"""What a model says, worked out the plainest way: NumPy, every position at once, no cache, no batch.

Starts from the same Source as the engine and shares no line with it: own reading of config.json, own rope,
own noise. Where the two agree, neither fooled itself. T tokens, V vocabulary, E head_dim.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.verify.oracle.numerics import ACTS, capped, in_8_bits, in_16_bits, rotated, softmax
from xlabatch.verify.oracle.rope import turns

BEHIND = "post_feedforward_layernorm"
KV_HEADS = {"gemma2": 4, "gemma3_text": 4, "smollm3": 4, "qwen3_moe": 4, "mistral": 8, "mixtral": 8}
KV_HEADS |= {"qwen2": 32, "qwen3": 32}  # where a config says nothing


class Oracle:
    """A model from its Hugging Face tensors, as they are or rounded to 16 bits or 8."""

    def __init__(self, source: Source, weights: str = "float32", context: int = 0) -> None:
        self.raw, self.kind, self.context = source.raw, source.raw["model_type"], context
        self.rounded = {"float32": lambda x: x, "bfloat16": in_16_bits, "int8": in_8_bits}[weights]
        self.tensors = {name: self._kept(name, source.read(name)) for name in source.shapes}
        said: Callable[..., Any] = self.raw.get
        self.heads: int = said("num_attention_heads") or said("n_head")
        self.kv_heads: int = said("num_key_value_heads") or KV_HEADS.get(self.kind, self.heads)
        width = said("hidden_size") or said("n_embd")
        usual = {"qwen3": 128, "gemma2": 256, "gemma3_text": 256}.get(self.kind, width // self.heads)
        self.head_dim: int = said("head_dim") or usual
        small = 1e-5 if self.kind in ("phi3", "olmo2", "mixtral", "gpt2", "gpt_neox") else 1e-6
        self.eps = said("rms_norm_eps") or said("layer_norm_eps") or said("layer_norm_epsilon") or small
        self.depth: int = said("num_hidden_layers") or said("n_layer")

    def _kept(self, name: str, tensor: Array) -> Array:
        """A tensor as the weights keep it: matrices [out, in], rounded if they are linears."""
        if self.kind == "gpt2" and ".h." in name and tensor.ndim == 2:
            tensor = tensor.T
        plain = tensor.ndim < 2 or name.endswith((".gate.weight", "wpe.weight"))
        return tensor if plain else self.rounded(tensor)

    def logits(self, ids: tuple[int, ...], since: int = 0) -> Array:
        """The logits [T - since, V] after each of the ids from `since` on."""
        x = self._embedded(list(ids))
        for n in range(self.depth):
            x = {"gpt2": self._gpt2, "gpt_neox": self._neox}.get(self.kind, self._llama)(n, x)
        last = {"gpt2": "transformer.ln_f", "gpt_neox": "gpt_neox.final_layer_norm"}
        x = self._norm(last.get(self.kind, "model.norm"), x)[since:]
        head = "lm_head" if "lm_head.weight" in self.tensors and not self._tied() else self._table()
        said = self._linear(head, x) / np.float32(self.raw.get("logits_scaling") or 1)
        return capped(said, self._cap("final_logit_softcapping", 30.0))

    def _tied(self) -> bool:
        usual = self.kind in ("gemma2", "gemma3_text", "gpt2", "smollm3")
        said = self.raw.get("tie_word_embeddings")
        return usual if said is None else bool(said)

    def _cap(self, name: str, usual: float) -> float | None:
        value: float | None = self.raw.get(name, usual if self.kind == "gemma2" else None)
        return value

    def _table(self) -> str:
        names = {"gpt2": "transformer.wte", "gpt_neox": "gpt_neox.embed_in"}
        return names.get(self.kind, "model.embed_tokens")

    def _embedded(self, ids: list[int]) -> Array:
        x: Array = self.tensors[f"{self._table()}.weight"][ids]
        if self.kind == "gpt2":
            x = x + self.tensors["transformer.wpe.weight"][: len(ids)]
        if self.kind in ("gemma2", "gemma3_text"):
            x = x * np.float32(math.sqrt(x.shape[1]))
        return x * np.float32(self.raw.get("embedding_multiplier") or 1)

    def _llama(self, n: int, x: Array) -> Array:
        at = f"model.layers.{n}"
        if self.kind == "olmo2":
            x = x + self._norm(f"{at}.post_attention_layernorm", self._attention(n, x))
            return x + self._norm(f"{at}.{BEHIND}", self._mlp(at, x))
        more = self._attention(n, self._norm(f"{at}.input_layernorm", x))
        if self.kind in ("gemma2", "gemma3_text"):
            x = x + self._norm(f"{at}.post_attention_layernorm", more)
            more = self._mlp(at, self._norm(f"{at}.pre_feedforward_layernorm", x))
            return x + self._norm(f"{at}.{BEHIND}", more)
        part = np.float32(self.raw.get("residual_multiplier") or 1)
        x = x + part * more
        return x + part * self._mlp(at, self._norm(f"{at}.post_attention_layernorm", x))

    def _gpt2(self, n: int, x: Array) -> Array:
        at = f"transformer.h.{n}"
        qkv = self._linear(f"{at}.attn.c_attn", self._norm(f"{at}.ln_1", x))
        x = x + self._linear(f"{at}.attn.c_proj", self._mixed(n, *np.split(qkv, 3, axis=1)))
        inner = self._linear(f"{at}.mlp.c_fc", self._norm(f"{at}.ln_2", x))
        return x + self._linear(f"{at}.mlp.c_proj", self._act(inner))

    def _neox(self, n: int, x: Array) -> Array:
        at = f"gpt_neox.layers.{n}"
        qkv = self._linear(f"{at}.attention.query_key_value", self._norm(f"{at}.input_layernorm", x))
        parts = qkv.reshape(len(x), self.heads, 3, self.head_dim).transpose(2, 0, 1, 3)
        more = self._mixed(n, *(part.reshape(len(x), -1) for part in parts))
        y = x + self._linear(f"{at}.attention.dense", more)
        start = x if self.raw.get("use_parallel_residual", True) else y
        inner = self._linear(f"{at}.mlp.dense_h_to_4h", self._norm(f"{at}.post_attention_layernorm", start))
        return y + self._linear(f"{at}.mlp.dense_4h_to_h", self._act(inner))

    def _norm(self, name: str, x: Array) -> Array:
        scale, bias = self.tensors[f"{name}.weight"], self.tensors.get(f"{name}.bias")
        if bias is not None:
            x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + np.float32(self.eps))
        scaled: Array = x * (scale + np.float32(self.kind.startswith("gemma")))
        return scaled if bias is None else scaled + bias

    def _linear(self, name: str, x: Array, exact: bool = False) -> Array:
        y: Array = (x if exact else self.rounded(x)) @ self.tensors[f"{name}.weight"].T
        return y + self.tensors[f"{name}.bias"] if f"{name}.bias" in self.tensors else y

    def _act(self, x: Array) -> Array:
        usual = {"gpt2": "gelu_new", "gpt_neox": "gelu"}.get(self.kind, "silu")
        usual = "gelu_pytorch_tanh" if self.kind.startswith("gemma") else usual
        said = self.raw.get
        name = said("hidden_activation") or said("activation_function") or said("hidden_act") or usual
        y: Array = ACTS[name](x)
        return y

    def _mlp(self, at: str, x: Array) -> Array:
        if self.kind == "mixtral":
            return self._experts(f"{at}.block_sparse_moe", x, ("w1", "w3", "w2"), even=True)
        if f"{at}.mlp.gate.weight" in self.tensors:
            names = "gate_proj", "up_proj", "down_proj"
            return self._experts(f"{at}.mlp", x, names, even=bool(self.raw.get("norm_topk_prob")))
        if self.kind == "phi3":
            gate, up = np.split(self._linear(f"{at}.mlp.gate_up_proj", x), 2, axis=1)
            return self._linear(f"{at}.mlp.down_proj", self._act(gate) * up)
        return self._gated(f"{at}.mlp", x, ("gate_proj", "up_proj", "down_proj"))

    def _gated(self, at: str, x: Array, names: tuple[str, str, str]) -> Array:
        gate, up, down = (f"{at}.{name}" for name in names)
        return self._linear(down, self._act(self._linear(gate, x)) * self._linear(up, x))

    def _experts(self, at: str, x: Array, names: tuple[str, str, str], even: bool) -> Array:
        """Token by token, the experts it was given to, one by one."""
        chances = softmax(self._linear(f"{at}.gate", x, exact=True))
        out, each = np.zeros_like(x), self.raw.get("num_experts_per_tok")
        each = each or {"mixtral": 2}.get(self.kind, 8)
        for t, row in enumerate(chances):
            best = np.argsort(-row, kind="stable")[:each]
            whole = row[best].sum() if even else 1
            for expert in sorted(best):
                told = self._gated(f"{at}.experts.{expert}", x[t : t + 1], names)
                out[t] += row[expert] / whole * told[0]
        return out

    def _attention(self, n: int, x: Array) -> Array:
        at = f"model.layers.{n}.self_attn"
        if self.kind == "phi3":
            sizes = np.cumsum([self.heads * self.head_dim, self.kv_heads * self.head_dim])
            q, k, v = np.split(self._linear(f"{at}.qkv_proj", x), sizes, axis=1)
        else:
            q, k, v = (self._linear(f"{at}.{part}_proj", x) for part in "qkv")
        if f"{at}.q_norm.weight" in self.tensors:
            q, k = self._normed(f"{at}.q_norm", q), self._normed(f"{at}.k_norm", k)
        return self._linear(f"{at}.o_proj", self._mixed(n, q, k, v))

    def _normed(self, name: str, x: Array) -> Array:
        """Over each head, or over all heads together."""
        return self._norm(name, x.reshape(len(x), -1, len(self.tensors[f"{name}.weight"]))).reshape(x.shape)

    def _mixed(self, n: int, *qkv: Array) -> Array:
        """Softmax over what each position sees, of queries, keys and values [T, heads * E]."""
        q, k, v = (x.reshape(len(x), -1, self.head_dim).swapaxes(0, 1) for x in qkv)
        turn = turns(self.raw, self.head_dim, q.shape[1], n, self.context)
        if turn:
            q, k = rotated(q, *turn), rotated(k, *turn)
        if self.rounded is in_16_bits:
            k, v = in_16_bits(k), in_16_bits(v)
        share = self.heads // self.kv_heads
        k, v = k.repeat(share, axis=0), v.repeat(share, axis=0)
        scores = capped(
            q @ k.swapaxes(1, 2) * np.float32(self._scale(n)), self._cap("attn_logit_softcapping", 50.0)
        )
        at = np.arange(q.shape[1])
        seen = at[None] <= at[:, None]
        if window := self._window(n):
            seen &= at[None] > at[:, None] - window
        mixed: Array = softmax(np.where(seen, scores, -np.inf)) @ v
        return mixed.swapaxes(0, 1).reshape(q.shape[1], -1)

    def _scale(self, n: int) -> float:
        said = self.raw.get
        if self.kind == "granite":
            return float(said("attention_multiplier") or 1)
        if self.kind.startswith("gemma"):
            return float((said("query_pre_attn_scalar") or 256) ** -0.5)
        scale = 1.0 if said("scale_attn_weights") is False else self.head_dim**-0.5
        return scale / (n + 1) if said("scale_attn_by_inverse_layer_idx") else scale

    def _window(self, n: int) -> int | None:
        said: Callable[..., Any] = self.raw.get
        kind, window = self.kind, said("sliding_window", 4096)
        if kind in ("mistral", "mixtral", "phi3"):
            return self.raw.get("sliding_window", 4096 if kind == "mistral" else None)
        if kind in ("qwen2", "qwen3", "qwen3_moe", "smollm3") and not said("use_sliding_window"):
            return None
        if types := said("layer_types"):
            return window if types[n] == "sliding_attention" else None
        last = said("max_window_layers") if said("max_window_layers") is not None else 28
        every = said("sliding_window_pattern") or 6
        here = {
            "qwen2": n >= last,
            "qwen3": n >= last,
            "qwen3_moe": True,
            "gemma2": n % 2 == 0,
            "gemma3_text": (n + 1) % every != 0,
            "smollm3": turns(self.raw, self.head_dim, 1, n, self.context) is None,
        }
        return window if here.get(kind) else None
