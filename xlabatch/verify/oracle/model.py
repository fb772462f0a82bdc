"""The reference forward pass: NumPy, all positions at once, no KV cache, no batch.

It reads the same Source as the engine and shares no code with it: config.json, weights and rope are
interpreted a second time, so only an error in both goes unnoticed. Tensor names are Hugging Face's.
T tokens, V vocabulary, D hidden size, E head_dim.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.verify.oracle.numerics import (
    ACTIVATIONS,
    rotate,
    round_to_bfloat16,
    round_to_int4,
    round_to_int8,
    softcap,
    softmax,
)
from xlabatch.verify.oracle.rope import cos_sin, has_rope

POST_MLP_NORM = "post_feedforward_layernorm"
# what transformers assumes where config.json has no num_key_value_heads
KV_HEADS = {"gemma2": 4, "gemma3_text": 4, "smollm3": 4, "qwen3_moe": 4, "mistral": 8, "mixtral": 8}
KV_HEADS |= {"qwen2": 32, "qwen3": 32}


# int4 keeps vocabulary and activations in int8
ROUND: dict[str, Callable[[Array], Array]] = {
    "float32": lambda x: x,
    "bfloat16": round_to_bfloat16,
    "int8": round_to_int8,
    "int4": round_to_int4,
}


class Oracle:
    """A model computed from its Hugging Face tensors, as they are or rounded to one of the other formats."""

    def __init__(self, source: Source, weights: str = "float32", context: int = 0) -> None:
        self.config, self.model_type, self.context = source.raw, source.raw["model_type"], context
        self.weights, self.activations = weights, "int8" if weights == "int4" else weights
        self.tensors = {name: self._weight(name, source.read(name)) for name in source.shapes}
        get: Callable[..., Any] = self.config.get
        self.heads: int = get("num_attention_heads") or get("n_head")
        self.kv_heads: int = get("num_key_value_heads") or KV_HEADS.get(self.model_type, self.heads)
        width = get("hidden_size") or get("n_embd")
        head_dims = {"qwen3": 128, "gemma2": 256, "gemma3_text": 256}
        self.head_dim: int = get("head_dim") or head_dims.get(self.model_type, width // self.heads)
        eps = 1e-5 if self.model_type in ("phi3", "olmo2", "mixtral", "gpt2", "gpt_neox") else 1e-6
        self.eps = get("rms_norm_eps") or get("layer_norm_eps") or get("layer_norm_epsilon") or eps
        self.layers: int = get("num_hidden_layers") or get("n_layer")

    def _weight(self, name: str, tensor: Array) -> Array:
        """A tensor as the engine stores it: matrices as [out, in], rounded where they are linear layers."""
        if self.model_type == "gpt2" and ".h." in name and tensor.ndim == 2:
            tensor = tensor.T
        if tensor.ndim < 2 or name.endswith((".gate.weight", "wpe.weight")):
            return tensor
        vocabulary = name in (f"{self._embedding()}.weight", "lm_head.weight", "embed_out.weight")
        return ROUND[self.activations if vocabulary else self.weights](tensor)

    def logits(self, ids: tuple[int, ...], since: int = 0) -> Array:
        """The logits [T - since, V] after each of the ids from position `since` on."""
        block = {"gpt2": self._gpt2, "gpt_neox": self._gpt_neox}.get(self.model_type, self._llama)
        x = self._embed(list(ids))
        for layer in range(self.layers):
            x = block(layer, x)
        norms = {"gpt2": "transformer.ln_f", "gpt_neox": "gpt_neox.final_layer_norm"}
        x = self._norm(norms.get(self.model_type, "model.norm"), x)[since:]
        untied = "lm_head.weight" in self.tensors and not self._tied()
        head = "lm_head" if untied else self._embedding()
        logits = self._linear(head, x) / np.float32(self.config.get("logits_scaling") or 1)
        return softcap(logits, self._cap("final_logit_softcapping", 30.0))

    def _tied(self) -> bool:
        """Whether the embedding matrix is also the output layer."""
        default = self.model_type in ("gemma2", "gemma3_text", "gpt2", "smollm3")
        tied = self.config.get("tie_word_embeddings")
        return default if tied is None else bool(tied)

    def _cap(self, name: str, gemma2: float) -> float | None:
        cap: float | None = self.config.get(name, gemma2 if self.model_type == "gemma2" else None)
        return cap

    def _embedding(self) -> str:
        names = {"gpt2": "transformer.wte", "gpt_neox": "gpt_neox.embed_in"}
        return names.get(self.model_type, "model.embed_tokens")

    def _embed(self, ids: list[int]) -> Array:
        x: Array = self.tensors[f"{self._embedding()}.weight"][ids]
        if self.model_type == "gpt2":
            x = x + self.tensors["transformer.wpe.weight"][: len(ids)]
        if self.model_type in ("gemma2", "gemma3_text"):
            x = x * np.float32(math.sqrt(x.shape[1]))
        return x * np.float32(self.config.get("embedding_multiplier") or 1)

    def _llama(self, layer: int, x: Array) -> Array:
        """Llama's block (pre-norm); OLMo 2 norms after each part, Gemma before and after."""
        prefix = f"model.layers.{layer}"
        if self.model_type == "olmo2":
            x = x + self._norm(f"{prefix}.post_attention_layernorm", self._attention(layer, x))
            return x + self._norm(f"{prefix}.{POST_MLP_NORM}", self._mlp(prefix, x))
        y = self._attention(layer, self._norm(f"{prefix}.input_layernorm", x))
        if self.model_type in ("gemma2", "gemma3_text"):
            x = x + self._norm(f"{prefix}.post_attention_layernorm", y)
            y = self._mlp(prefix, self._norm(f"{prefix}.pre_feedforward_layernorm", x))
            return x + self._norm(f"{prefix}.{POST_MLP_NORM}", y)
        residual = np.float32(self.config.get("residual_multiplier") or 1)
        x = x + residual * y
        return x + residual * self._mlp(prefix, self._norm(f"{prefix}.post_attention_layernorm", x))

    def _gpt2(self, layer: int, x: Array) -> Array:
        prefix = f"transformer.h.{layer}"
        qkv = self._linear(f"{prefix}.attn.c_attn", self._norm(f"{prefix}.ln_1", x))
        x = x + self._linear(f"{prefix}.attn.c_proj", self._attend(layer, *np.split(qkv, 3, axis=1)))
        inner = self._linear(f"{prefix}.mlp.c_fc", self._norm(f"{prefix}.ln_2", x))
        return x + self._linear(f"{prefix}.mlp.c_proj", self._activation(inner))

    def _gpt_neox(self, layer: int, x: Array) -> Array:
        """GPT-NeoX's block: by default, attention and MLP both read x, and both are added to it."""
        prefix = f"gpt_neox.layers.{layer}"
        qkv = self._linear(f"{prefix}.attention.query_key_value", self._norm(f"{prefix}.input_layernorm", x))
        parts = qkv.reshape(len(x), self.heads, 3, self.head_dim).transpose(2, 0, 1, 3)
        attended = self._attend(layer, *(part.reshape(len(x), -1) for part in parts))
        y = x + self._linear(f"{prefix}.attention.dense", attended)
        mlp_input = x if self.config.get("use_parallel_residual", True) else y
        normed = self._norm(f"{prefix}.post_attention_layernorm", mlp_input)
        inner = self._linear(f"{prefix}.mlp.dense_h_to_4h", normed)
        return y + self._linear(f"{prefix}.mlp.dense_4h_to_h", self._activation(inner))

    def _norm(self, name: str, x: Array) -> Array:
        """LayerNorm where the tensors have a bias, otherwise RMSNorm; Gemma stores its scale minus 1."""
        scale, bias = self.tensors[f"{name}.weight"], self.tensors.get(f"{name}.bias")
        if bias is not None:
            x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + np.float32(self.eps))
        scaled: Array = x * (scale + np.float32(self.model_type.startswith("gemma")))
        return scaled if bias is None else scaled + bias

    def _linear(self, name: str, x: Array, exact: bool = False) -> Array:
        """x W^T + b, with x rounded like the weights unless exact; with int4 to int8."""
        y: Array = (x if exact else ROUND[self.activations](x)) @ self.tensors[f"{name}.weight"].T
        return y + self.tensors[f"{name}.bias"] if f"{name}.bias" in self.tensors else y

    def _activation(self, x: Array) -> Array:
        default = {"gpt2": "gelu_new", "gpt_neox": "gelu"}.get(self.model_type, "silu")
        default = "gelu_pytorch_tanh" if self.model_type.startswith("gemma") else default
        get = self.config.get
        name = get("hidden_activation") or get("activation_function") or get("hidden_act") or default
        y: Array = ACTIVATIONS[name](x)
        return y

    def _mlp(self, prefix: str, x: Array) -> Array:
        if self.model_type == "mixtral":
            return self._moe(f"{prefix}.block_sparse_moe", x, ("w1", "w3", "w2"), normalize=True)
        names = "gate_proj", "up_proj", "down_proj"
        if f"{prefix}.mlp.gate.weight" in self.tensors:
            return self._moe(f"{prefix}.mlp", x, names, normalize=bool(self.config.get("norm_topk_prob")))
        if self.model_type == "phi3":
            gate, up = np.split(self._linear(f"{prefix}.mlp.gate_up_proj", x), 2, axis=1)
            return self._linear(f"{prefix}.mlp.down_proj", self._activation(gate) * up)
        return self._gated_mlp(f"{prefix}.mlp", x, names)

    def _gated_mlp(self, prefix: str, x: Array, names: tuple[str, str, str]) -> Array:
        gate, up, down = (f"{prefix}.{name}" for name in names)
        return self._linear(down, self._activation(self._linear(gate, x)) * self._linear(up, x))

    def _moe(self, prefix: str, x: Array, names: tuple[str, str, str], normalize: bool) -> Array:
        """Mixture of experts, token by token: the top experts' outputs, weighted by their probabilities."""
        probabilities = softmax(self._linear(f"{prefix}.gate", x, exact=True))
        out, top_k = np.zeros_like(x), self.config.get("num_experts_per_tok")
        top_k = top_k or {"mixtral": 2}.get(self.model_type, 8)
        for t, row in enumerate(probabilities):
            experts = np.argsort(-row, kind="stable")[:top_k]
            total = row[experts].sum() if normalize else 1
            for expert in sorted(experts):
                y = self._gated_mlp(f"{prefix}.experts.{expert}", x[t : t + 1], names)
                out[t] += row[expert] / total * y[0]
        return out

    def _attention(self, layer: int, x: Array) -> Array:
        """Self-attention with Llama's tensor names; Phi 3 keeps q, k and v in one tensor."""
        prefix = f"model.layers.{layer}.self_attn"
        if self.model_type == "phi3":
            sizes = np.cumsum([self.heads * self.head_dim, self.kv_heads * self.head_dim])
            q, k, v = np.split(self._linear(f"{prefix}.qkv_proj", x), sizes, axis=1)
        else:
            q, k, v = (self._linear(f"{prefix}.{part}_proj", x) for part in "qkv")
        if f"{prefix}.q_norm.weight" in self.tensors:
            q, k = self._qk_norm(f"{prefix}.q_norm", q), self._qk_norm(f"{prefix}.k_norm", k)
        return self._linear(f"{prefix}.o_proj", self._attend(layer, q, k, v))

    def _qk_norm(self, name: str, x: Array) -> Array:
        """Norm over each head, or over all heads at once: the size of the scale decides."""
        return self._norm(name, x.reshape(len(x), -1, len(self.tensors[f"{name}.weight"]))).reshape(x.shape)

    def _attend(self, layer: int, *qkv: Array) -> Array:
        """Causal softmax attention of queries, keys and values [T, heads * E]; query heads share KV heads."""
        q, k, v = (x.reshape(len(x), -1, self.head_dim).swapaxes(0, 1) for x in qkv)
        rope = cos_sin(self.config, self.head_dim, q.shape[1], layer, self.context)
        if rope:
            q, k = rotate(q, *rope), rotate(k, *rope)
        if self.weights != "float32":  # as in the engine, but for int8 on CPUs without the kernels
            k, v = round_to_bfloat16(k), round_to_bfloat16(v)
        group = self.heads // self.kv_heads
        k, v = k.repeat(group, axis=0), v.repeat(group, axis=0)
        scores = softcap(
            q @ k.swapaxes(1, 2) * np.float32(self._scale(layer)), self._cap("attn_logit_softcapping", 50.0)
        )
        at = np.arange(q.shape[1])
        visible = at[None] <= at[:, None]
        if window := self._window(layer):
            visible &= at[None] > at[:, None] - window
        attended: Array = softmax(np.where(visible, scores, -np.inf)) @ v
        return attended.swapaxes(0, 1).reshape(q.shape[1], -1)

    def _scale(self, layer: int) -> float:
        """The factor on q k^T, 1 / sqrt(E) unless the config has another."""
        get = self.config.get
        if self.model_type == "granite":
            return float(get("attention_multiplier") or 1)
        if self.model_type.startswith("gemma"):
            return float((get("query_pre_attn_scalar") or 256) ** -0.5)
        scale = 1.0 if get("scale_attn_weights") is False else self.head_dim**-0.5
        return scale / (layer + 1) if get("scale_attn_by_inverse_layer_idx") else scale

    def _window(self, layer: int) -> int | None:
        """How many tokens a layer's sliding window holds; None where it attends to all."""
        get: Callable[..., Any] = self.config.get
        model_type, window = self.model_type, get("sliding_window", 4096)
        if model_type in ("mistral", "mixtral", "phi3"):
            return self.config.get("sliding_window", 4096 if model_type == "mistral" else None)
        if model_type in ("qwen2", "qwen3", "qwen3_moe", "smollm3") and not get("use_sliding_window"):
            return None
        if types := get("layer_types"):
            return window if types[layer] == "sliding_attention" else None
        full_layers = 28 if get("max_window_layers") is None else get("max_window_layers")
        pattern = get("sliding_window_pattern") or 6
        sliding = {
            "qwen2": layer >= full_layers,
            "qwen3": layer >= full_layers,
            "qwen3_moe": True,
            "gemma2": layer % 2 == 0,
            "gemma3_text": (layer + 1) % pattern != 0,
            "smollm3": not has_rope(self.config, layer),
        }
        return window if sliding.get(model_type) else None
