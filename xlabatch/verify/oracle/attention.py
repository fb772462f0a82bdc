"""The oracle's attention: all positions at once, without a cache."""

import math

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.config import attention_chunk, has_rope, is_sliding
from xlabatch.verify.oracle.numerics import rotate, rotate_neighbours, sigmoid, softcap, softmax
from xlabatch.verify.oracle.rope import by_axes, cos_sin, rope_parameters
from xlabatch.verify.oracle.weights import ROUND_CACHED, Weights

# families whose rope rotates features 2 i and 2 i + 1 together
NEIGHBOURS = {"cohere2", "ernie4_5", "glm4", "llama4_text"}
GATED = {"qwen3_next", "qwen3_5_text", "qwen3_5_moe_text"}  # families with gates of what heads give
LATENT_EPS = 1e-6  # independent of rms_norm_eps


def self_attention(model: Weights, layer: int, x: Array, context: int) -> Array:
    """Compute self-attention with Llama's or Phi's tensor names; Phi 3 has q, k and v in one tensor."""
    prefix = f"model.layers.{layer}.self_attn"
    if model.has(f"{prefix}.kv_b_proj"):
        return latent_attention(model, layer, x, context)
    if model.has(f"{prefix}.qkv_proj"):
        sizes = np.cumsum([model.heads, model.config["num_key_value_heads"]]) * model.head_dim
        q, k, v = np.split(model.linear(f"{prefix}.qkv_proj", x), sizes, axis=1)
    else:
        q, k, v = (model.linear(f"{prefix}.{part}_proj", x) for part in "qkv")
    gates = None
    if model.model_type in GATED:  # after each head's query
        pairs = q.reshape(len(x), model.heads, 2, -1)
        q, gates = (pairs[:, :, n].reshape(len(x), -1) for n in (0, 1))
    for norm in ("norm", "layernorm"):
        if model.has(f"{prefix}.q_{norm}"):
            q = qk_norm(model, f"{prefix}.q_{norm}", q)
            k = qk_norm(model, f"{prefix}.k_{norm}", k)
    out = next(name for name in ("dense", "out_proj", "o_proj") if model.has(f"{prefix}.{name}"))
    attended = attend(model, layer, q, k, v, context)
    return model.linear(f"{prefix}.{out}", attended if gates is None else attended * sigmoid(gates))


def qk_norm(model: Weights, name: str, x: Array) -> Array:
    """Norm each head, or all heads together: the size of the scale decides."""
    return model.norm(name, x.reshape(len(x), -1, len(model.tensors[f"{name}.weight"]))).reshape(x.shape)


def attend(model: Weights, layer: int, q: Array, k: Array, v: Array, context: int) -> Array:
    """Compute causal attention of queries, keys and values [T, heads * E]; query heads share KV heads."""
    q, k, v = (x.reshape(len(x), -1, model.head_dim).swapaxes(0, 1) for x in (q, k, v))
    rope = cos_sin(model.config, model.head_dim, q.shape[1], layer, context)
    if rope and model.axes is not None:
        rope = by_axes(model.config, rope, model.axes)
    if rope:
        turn = rotate_neighbours if model.model_type in NEIGHBOURS else rotate
        q = turn(q, *rope)
        k = turn(k, *rope)
        if model.config.get("use_qk_norm") and model.model_type == "llama4_text":
            q, k = (x / np.sqrt((x * x).mean(-1, keepdims=True) + model.config["eps"]) for x in (q, k))
            q = q.astype(np.float32)
            k = k.astype(np.float32)
    return causal(model, layer, q, ROUND_CACHED[model.cache](k), ROUND_CACHED[model.cache](v))


def latent_attention(model: Weights, layer: int, x: Array, context: int) -> Array:
    """Compute DeepSeek's attention: q, k and v of all heads from latents, with a shared rotated key part."""
    prefix = f"model.layers.{layer}.self_attn"
    config = model.config
    heads = model.heads
    plain = config["qk_nope_head_dim"]
    rotated = config["qk_rope_head_dim"]
    queries = "q_proj" if config["q_lora_rank"] is None else "q_b_proj"
    latents = x
    if queries == "q_b_proj":
        latents = model.norm(f"{prefix}.q_a_layernorm", model.linear(f"{prefix}.q_a_proj", x), LATENT_EPS)
    q = model.linear(f"{prefix}.{queries}", latents).reshape(len(x), heads, plain + rotated).swapaxes(0, 1)
    latents, shared = np.split(model.linear(f"{prefix}.kv_a_proj_with_mqa", x), [config["kv_lora_rank"]], 1)
    latents = ROUND_CACHED[model.cache](model.norm(f"{prefix}.kv_a_layernorm", latents, LATENT_EPS))
    up = model.linear(f"{prefix}.kv_b_proj", latents, exact=True)
    k, v = np.split(up.reshape(len(x), heads, -1).swapaxes(0, 1), [plain], axis=2)
    rope = cos_sin(config, rotated, len(x), layer, context)
    turn = rotate_neighbours if config.get("rope_interleave", True) else rotate
    if rope:
        shared = turn(shared[None], *rope)
        q = np.concatenate([q[..., :plain], turn(q[..., plain:], *rope)], axis=2)
    shared = ROUND_CACHED[model.cache](shared)
    k = np.concatenate([k, np.broadcast_to(shared, (heads, *shared.shape[1:]))], axis=2)
    return model.linear(f"{prefix}.o_proj", causal(model, layer, q, k, v))


def causal(model: Weights, layer: int, q: Array, k: Array, v: Array) -> Array:
    """Attend rotated queries [H, T, E] to keys [K, T, E] and values [K, T, F] -> [T, H * F]."""
    group = len(q) // len(k)
    k = k.repeat(group, axis=0)
    v = v.repeat(group, axis=0)
    scores = q @ k.swapaxes(1, 2) * np.float32(score_scale(model, layer))
    scores = softcap(scores, model.config.get("attn_logit_softcapping"))
    at = np.arange(q.shape[1])
    if model.config.get("attn_temperature_tuning") and not has_rope(model.config, layer):
        steps = np.floor((at + 1.0) / model.config["floor_scale"])
        growth = 1.0 + model.config["attn_scale"] * np.log(1.0 + steps)
        scores = scores * growth.astype(np.float32)[:, None]
    if model.model_type == "ministral3":
        spec = rope_parameters(model.config, layer) or {}
        steps = np.floor(at / spec["original_max_position_embeddings"])
        growth = 1.0 + spec["llama_4_scaling_beta"] * np.log(1.0 + steps)
        scores = scores * growth.astype(np.float32)[:, None]
    visible = at[None] <= at[:, None]
    if is_sliding(model.config, layer) and (window := model.config["sliding_window"]):
        visible &= at[None] > at[:, None] - window
    if chunk := attention_chunk(model.config, layer):
        visible &= at[None] // chunk == at[:, None] // chunk
    scores = np.where(visible, scores, -np.inf)
    sinks = model.tensors.get(f"model.layers.{layer}.self_attn.sinks")
    if sinks is not None:  # a head's sink takes a share like another position
        column = np.broadcast_to(sinks[:, None, None], (*scores.shape[:2], 1))
        scores = np.concatenate([scores, column], axis=-1)
    attended: Array = softmax(scores)[..., : len(at)] @ v
    return attended.swapaxes(0, 1).reshape(q.shape[1], -1)


def score_scale(model: Weights, layer: int) -> float:
    """Return the factor on q k^T, which is 1 / sqrt(E) unless the config has another."""
    get = model.config.get
    if model.model_type in ("granite", "granitemoehybrid"):
        return float(get("attention_multiplier") or 1)
    if model.model_type == "gemma4_text":
        return 1.0
    if scalar := get("query_pre_attn_scalar"):
        return float(scalar**-0.5)
    if size := get("qk_nope_head_dim"):
        spec = rope_parameters(model.config, layer) or {}
        growth = 1.0
        if spec.get("mscale_all_dim") and spec["factor"] > 1:  # DeepSeek's yarn
            growth = 0.1 * spec["mscale_all_dim"] * math.log(spec["factor"]) + 1
        return float((size + get("qk_rope_head_dim")) ** -0.5 * growth**2)
    scale = 1.0 if get("scale_attn_weights") is False else model.head_dim**-0.5
    return scale / (layer + 1) if get("scale_attn_by_inverse_layer_idx") else scale
