"""Llama 2 and 3 and what is shaped like them: how config.json spells the numbers, how tensors are called."""

from typing import Any

from xlabatch import rope
from xlabatch.config import Config
from xlabatch.fields import flag, number, real

EMBED, NORM, HEAD = "model.embed_tokens.weight", "model.norm.weight", "lm_head.weight"


def config(raw: dict[str, Any]) -> Config:
    """Read config.json, or say which number is missing or not understood."""
    for name, known in (
        ("hidden_act", "silu"),
        ("partial_rotary_factor", 1.0),
        ("quantization_config", None),
    ):
        if raw.get(name, known) not in (known, None):
            raise ValueError(
                f"config.json: {name} {raw[name]!r:.60} is not supported for llama; known is {known}"
            )
    width, heads = number(raw, "hidden_size"), number(raw, "num_attention_heads")
    head_dim = number(raw, "head_dim", width // heads, most=2**13)
    kv_heads = number(raw, "num_key_value_heads", heads)
    if heads % kv_heads:
        raise ValueError(f"config.json: {heads} query heads cannot share {kv_heads} key/value heads evenly")
    return Config(
        vocab=number(raw, "vocab_size"),
        layers=number(raw, "num_hidden_layers", most=2**13),
        width=width,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        mlp=number(raw, "intermediate_size"),
        norm_eps=real(raw, "rms_norm_eps", 1e-6),
        rope=rope.resolve(raw, head_dim),
        positions=number(raw, "max_position_embeddings", 2048),
        tied=flag(raw, "tie_word_embeddings"),
        attn_bias=flag(raw, "attention_bias"),
        mlp_bias=flag(raw, "mlp_bias"),
    )


def shapes(cfg: Config) -> dict[str, tuple[int, ...]]:
    """Every tensor that the checkpoint must hold, by name."""
    D, F, attn, kv = cfg.width, cfg.mlp, cfg.heads * cfg.head_dim, cfg.kv_heads * cfg.head_dim
    attention = {"q_proj": (attn, D), "k_proj": (kv, D), "v_proj": (kv, D), "o_proj": (D, attn)}
    mlp = {"gate_proj": (F, D), "up_proj": (F, D), "down_proj": (D, F)}
    norms = ("input_layernorm.weight", "post_attention_layernorm.weight")
    block: dict[str, tuple[int, ...]] = dict.fromkeys(norms, (D,))
    for group, bias, linears in (("self_attn", cfg.attn_bias, attention), ("mlp", cfg.mlp_bias, mlp)):
        for name, shape in linears.items():
            block[f"{group}.{name}.weight"] = shape
            if bias:
                block[f"{group}.{name}.bias"] = shape[:1]
    every: dict[str, tuple[int, ...]] = {EMBED: (cfg.vocab, D), NORM: (D,)}
    if not cfg.tied:
        every[HEAD] = (cfg.vocab, D)
    return every | {
        f"model.layers.{n}.{name}": shape for n in range(cfg.layers) for name, shape in block.items()
    }
