"""The reference forward pass: NumPy, all positions at once, no KV cache, no batch.

It reads the same Source as the engine but shares no other code with it: config.json, weights and rope are
interpreted a second time, so only an error in both goes unnoticed. Tensor names are Hugging Face's.
T tokens, V vocabulary, D hidden size, E head_dim.
"""

import math

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.prompt_embeddings import Spans
from xlabatch.verify.oracle import gemma4
from xlabatch.verify.oracle.attention import attend, self_attention
from xlabatch.verify.oracle.feed_forward import deepseek_experts, feed_forward, plain_mlp
from xlabatch.verify.oracle.numerics import softcap
from xlabatch.verify.oracle.recurrent import delta_net, short_conv, state_space
from xlabatch.verify.oracle.rope import image_axes
from xlabatch.verify.oracle.weights import Weights

LLAMA = "input_layernorm", "", "post_attention_layernorm", ""
AFTER = "", "post_attention_layernorm", "", "post_feedforward_layernorm"
GEMMA = (
    "input_layernorm",
    "post_attention_layernorm",
    "pre_feedforward_layernorm",
    "post_feedforward_layernorm",
)
LFM2 = "operator_norm", "", "ffn_norm", ""
BAMBA = "input_layernorm", "", "pre_ff_layernorm", ""
NORMS = {  # before attention, after attention, before the MLP, after the MLP; "" is none
    "bamba": BAMBA,
    "gemma2": GEMMA,
    "gemma3_text": GEMMA,
    "olmo2": AFTER,
    "olmo3": AFTER,
    "exaone4": AFTER,
    "lfm2": LFM2,
    "lfm2_moe": LFM2,
    "glm4": ("input_layernorm", "post_self_attn_layernorm", "post_attention_layernorm", "post_mlp_layernorm"),
}
PARALLEL = {"phi", "cohere2"}  # attention and MLP read the same normed input
LAST_NORMS = {
    "bamba": "model.final_layernorm",
    "gpt2": "transformer.ln_f",
    "gpt_neox": "gpt_neox.final_layer_norm",
    "phi": "model.final_layernorm",
    "lfm2": "model.embedding_norm",
    "lfm2_moe": "model.embedding_norm",
    "mamba2": "backbone.norm_f",
    "nemotron_h": "backbone.norm_f",
}


class Oracle(Weights):
    """A model computed from its Hugging Face tensors, unchanged or rounded to a weights format."""

    def __init__(
        self, source: Source, weights: str = "float32", context: int = 0, cache: str | None = None
    ) -> None:
        super().__init__(source, weights, cache)
        self.context = context

    def logits(
        self, ids: tuple[int, ...], since: int = 0, embeddings: Spans = (), nudge: float = 0.0
    ) -> Array:
        """Compute logits [T - since, V]; `nudge` is the part by which each input is changed, up or down."""
        x = self._embed(list(ids), embeddings)
        if nudge:
            x = x * np.where(np.indices(x.shape).sum(0) % 2, np.float32(1 + nudge), np.float32(1 - nudge))
        self.axes = image_axes(embeddings, len(ids))
        x = self._layers(list(ids), x)
        x = self.norm(LAST_NORMS.get(self.model_type, "model.norm"), x)[since:]
        untied = "lm_head.weight" in self.tensors and not self.config["tie_word_embeddings"]
        logits = self.linear("lm_head" if untied else self.embedding, x)
        logits = logits / np.float32(self.config.get("logits_scaling") or 1)
        logits = logits * np.float32(self.config.get("logit_scale", 1))
        return softcap(logits, self.config.get("final_logit_softcapping"))

    def _layers(self, ids: list[int], x: Array) -> Array:
        if self.model_type == "gemma4_text":
            kept: gemma4.KeysAndValues = {}
            for layer, own in enumerate(gemma4.layer_inputs(self, ids, x)):
                x = gemma4.block(self, layer, x, own, kept, self.context)
            return x
        blocks = {
            "gpt2": self._gpt2,
            "gpt_neox": self._gpt_neox,
            "mamba2": self._one_part,
            "nemotron_h": self._one_part,
        }
        block = blocks.get(self.model_type, self._llama)
        for layer in range(self.config["num_hidden_layers"]):
            x = block(layer, x)
        return x

    def _embed(self, ids: list[int], embeddings: Spans) -> Array:
        x: Array = self.tensors[f"{self.embedding}.weight"][ids]
        if self.model_type in ("gemma2", "gemma3_text", "gemma4_text"):
            x = x * np.float32(math.sqrt(x.shape[1]))
        for span in embeddings:
            x[span.start : span.end] = np.frombuffer(span.data, np.float32).reshape(-1, span.width)
        if self.model_type == "gpt2":
            x = x + self.tensors["transformer.wpe.weight"][: len(ids)]
        return x * np.float32(self.config.get("embedding_multiplier") or 1)

    def _llama(self, layer: int, x: Array) -> Array:
        """Run Llama's block, with norms before each part, after each, or both; or with parallel parts."""
        prefix = f"model.layers.{layer}"
        before_attention, after_attention, before_mlp, after_mlp = NORMS.get(self.model_type, LLAMA)
        normed = self._norm_if(f"{prefix}.{before_attention}", x)
        if self.has(f"{prefix}.conv.in_proj"):
            y = short_conv(self, layer, normed)
        elif self.has(f"{prefix}.linear_attn.out_proj"):
            y = delta_net(self, layer, normed)
        elif self.has(f"{prefix}.mamba.in_proj"):
            y = state_space(self, f"{prefix}.mamba", normed)
        else:
            y = self_attention(self, layer, normed, self.context)
        y = self._norm_if(f"{prefix}.{after_attention}", y)
        if self.model_type in PARALLEL or self.config.get("use_parallel_residual"):
            return x + y + feed_forward(self, prefix, normed)
        residual = np.float32(self.config.get("residual_multiplier") or 1)
        x = x + residual * y
        y = feed_forward(self, prefix, self._norm_if(f"{prefix}.{before_mlp}", x))
        return x + residual * self._norm_if(f"{prefix}.{after_mlp}", y)

    def _norm_if(self, name: str, x: Array) -> Array:
        return x if name.endswith(".") else self.norm(name, x)

    def _gpt2(self, layer: int, x: Array) -> Array:
        prefix = f"transformer.h.{layer}"
        q, k, v = np.split(self.linear(f"{prefix}.attn.c_attn", self.norm(f"{prefix}.ln_1", x)), 3, axis=1)
        x = x + self.linear(f"{prefix}.attn.c_proj", attend(self, layer, q, k, v, self.context))
        normed = self.norm(f"{prefix}.ln_2", x)
        return x + plain_mlp(self, f"{prefix}.mlp.c_fc", f"{prefix}.mlp.c_proj", normed)

    def _one_part(self, layer: int, x: Array) -> Array:
        """Run a layer of Mamba 2 or Nemotron-H: a state space, attention, an MLP or experts."""
        prefix = f"backbone.layers.{layer}.mixer"
        normed = self.norm(f"backbone.layers.{layer}.norm", x)
        if self.has(f"{prefix}.in_proj"):
            return x + state_space(self, prefix, normed)
        if self.has(f"{prefix}.q_proj"):
            q, k, v = (self.linear(f"{prefix}.{part}_proj", normed) for part in "qkv")
            return x + self.linear(f"{prefix}.o_proj", attend(self, layer, q, k, v, self.context))
        if self.has(f"{prefix}.gate"):
            return x + deepseek_experts(self, prefix, normed)
        return x + plain_mlp(self, f"{prefix}.up_proj", f"{prefix}.down_proj", normed)

    def _gpt_neox(self, layer: int, x: Array) -> Array:
        """Run GPT-NeoX's block: by default attention and MLP both read x, and both are added to it."""
        prefix = f"gpt_neox.layers.{layer}"
        qkv = self.linear(f"{prefix}.attention.query_key_value", self.norm(f"{prefix}.input_layernorm", x))
        parts = qkv.reshape(len(x), self.heads, 3, self.head_dim).transpose(2, 0, 1, 3)
        q, k, v = (part.reshape(len(x), -1) for part in parts)
        y = x + self.linear(f"{prefix}.attention.dense", attend(self, layer, q, k, v, self.context))
        mlp_input = x if self.config.get("use_parallel_residual", True) else y
        normed = self.norm(f"{prefix}.post_attention_layernorm", mlp_input)
        return y + plain_mlp(self, f"{prefix}.mlp.dense_h_to_4h", f"{prefix}.mlp.dense_4h_to_h", normed)
