"""The oracle's Gemma 4: heads of two sizes, shared keys, second embeddings, experts beside an MLP."""

from typing import Any

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.attention import causal
from xlabatch.verify.oracle.config import is_sliding
from xlabatch.verify.oracle.feed_forward import PROJECTIONS, gated_mlp, mix, top_shares
from xlabatch.verify.oracle.numerics import rotate, softmax
from xlabatch.verify.oracle.rope import cos_sin
from xlabatch.verify.oracle.weights import ROUND_CACHED, Weights

KeysAndValues = dict[str, tuple[Array, Array]]  # of the last layer of each kind that has its own


def block(
    model: Weights, layer: int, x: Array, own: Array | None, kept: KeysAndValues, context: int
) -> Array:
    """Run x [T, D] through a layer, which gets `own` [T, features] of the tokens themselves."""
    name = f"model.layers.{layer}"
    y = attention(model, layer, model.norm(f"{name}.input_layernorm", x), kept, context)
    x = x + model.norm(f"{name}.post_attention_layernorm", y)
    y = gated_mlp(model, f"{name}.mlp", model.norm(f"{name}.pre_feedforward_layernorm", x), PROJECTIONS)
    if f"{name}.router.scale" in model.tensors:
        y = model.norm(f"{name}.post_feedforward_layernorm_1", y)
        y = y + model.norm(f"{name}.post_feedforward_layernorm_2", experts(model, name, x))
    x = x + model.norm(f"{name}.post_feedforward_layernorm", y)
    if own is not None:
        gate = model.activation(model.linear(f"{name}.per_layer_input_gate", x))
        y = model.linear(f"{name}.per_layer_projection", gate * own)
        x = x + model.norm(f"{name}.post_per_layer_input_norm", y)
    return x * model.tensors[f"{name}.layer_scalar"]


def attention(model: Weights, layer: int, x: Array, kept: KeysAndValues, context: int) -> Array:
    """Attend; the scale is 1, because queries and keys are normed."""
    name = f"model.layers.{layer}.self_attn"
    size = layer_numbers(model.config, layer)["head_dim"]
    rope = cos_sin(model.config, size, len(x), layer, context)
    assert rope is not None

    def heads(part: str) -> Array:
        return model.linear(f"{name}.{part}_proj", x).reshape(len(x), -1, size)

    q = rotate(model.norm(f"{name}.q_norm", heads("q")).swapaxes(0, 1), *rope)
    kind = "sliding" if is_sliding(model.config, layer) else "full"
    config = model.config
    if layer < config["num_hidden_layers"] - config.get("num_kv_shared_layers", 0):
        keys = heads("k")
        values = keys if kind == "full" and config.get("attention_k_eq_v") else heads("v")
        squares = np.mean(values * values, axis=-1, keepdims=True)
        values = values / np.sqrt(squares + np.float32(config["eps"]))
        keys = rotate(model.norm(f"{name}.k_norm", keys).swapaxes(0, 1), *rope)
        rounded = ROUND_CACHED[model.cache]
        kept[kind] = rounded(keys), rounded(values.swapaxes(0, 1))
    return model.linear(f"{name}.o_proj", causal(model, layer, q, *kept[kind]))


def layer_numbers(config: dict[str, Any], layer: int) -> dict[str, int]:
    """Return the size of heads in a layer; the number of key/value heads follows from the tensors."""
    if "per_layer_config" in config:
        return {"head_dim": config["head_dim"]} | config["per_layer_config"].get(str(layer), {})
    return {"head_dim": config["head_dim"] if is_sliding(config, layer) else config["global_head_dim"]}


def experts(model: Weights, name: str, x: Array) -> Array:
    """Mix the experts of a layer, by a router with a norm of its own."""
    D = x.shape[1]
    eps = np.float32(model.config["eps"])
    normed = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps)
    normed = normed * model.tensors[f"{name}.router.scale"] * np.float32(D**-0.5)
    chances = softmax(model.linear(f"{name}.router.proj", normed, exact=True))
    shares = top_shares(model, chances, chances, normalize=True)
    shares = shares * model.tensors[f"{name}.router.per_expert_scale"]
    inputs = model.norm(f"{name}.pre_feedforward_layernorm_2", x)
    ups = model.tensors[f"{name}.experts.gate_up_proj"]
    downs = model.tensors[f"{name}.experts.down_proj"]

    def run(t: int, expert: int) -> Array:
        gate, up = np.split(ups[expert] @ model.round_input(inputs[t]), 2)
        inner: Array = downs[expert] @ model.round_input(model.activation(gate) * up)
        return inner

    return mix(x, shares, run)


def layer_inputs(model: Weights, ids: list[int], embedded: Array) -> Array | list[None]:
    """Return what each layer gets of the tokens themselves [layers, T, features]."""
    layers = model.config["num_hidden_layers"]
    size = model.config["hidden_size_per_layer_input"]
    if not size:
        return [None] * layers
    T, D = embedded.shape
    rows = model.tensors["model.embed_tokens_per_layer.weight"][ids].reshape(T, layers, size)
    projected = model.linear("model.per_layer_model_projection", embedded * np.float32(D**-0.5))
    normed = model.norm("model.per_layer_projection_norm", projected.reshape(T, layers, size))
    both: Array = (normed + rows * np.float32(size**0.5)) * np.float32(0.5**0.5)
    return both.swapaxes(0, 1)
