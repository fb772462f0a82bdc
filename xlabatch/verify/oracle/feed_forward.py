"""The oracle's MLPs and mixtures of experts; tensor names decide which one a layer has."""

from collections.abc import Callable

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.numerics import sigmoid, softmax
from xlabatch.verify.oracle.weights import Weights

Names = tuple[str, str, str]  # gate, up, down
PROJECTIONS = ("gate_proj", "up_proj", "down_proj")
LFM2_PROJECTIONS = ("w1", "w3", "w2")  # also Mixtral's
PLAIN = (("fc1", "fc2"), ("c_fc", "c_proj"))  # names in an MLP without gate


def feed_forward(model: Weights, prefix: str, x: Array) -> Array:
    if model.has(f"{prefix}.shared_mlp.input_linear"):
        return granite_experts(model, prefix, x)
    if model.has(f"{prefix}.block_sparse_moe.gate"):
        if f"{prefix}.block_sparse_moe.e_score_correction_bias" in model.tensors:
            return sigmoid_experts(model, f"{prefix}.block_sparse_moe", x, "e_score_correction_bias")
        return experts(model, f"{prefix}.block_sparse_moe", x, LFM2_PROJECTIONS, normalize=True)
    if model.has(f"{prefix}.mlp.gate"):
        if model.model_type.startswith(("deepseek", "glm4")):
            return deepseek_experts(model, f"{prefix}.mlp", x)
        normalize = bool(model.config.get("norm_topk_prob"))
        y = experts(model, f"{prefix}.mlp", x, PROJECTIONS, normalize)
        if not model.has(f"{prefix}.mlp.shared_expert.up_proj"):
            return y
        gate = sigmoid(model.linear(f"{prefix}.mlp.shared_expert_gate", x, exact=True))
        return y + gate * gated_mlp(model, f"{prefix}.mlp.shared_expert", x, PROJECTIONS)
    if model.has(f"{prefix}.feed_forward.router"):
        return llama4_experts(model, f"{prefix}.feed_forward", x)
    if model.has(f"{prefix}.feed_forward.gate"):
        return sigmoid_experts(model, f"{prefix}.feed_forward", x, "expert_bias")
    if model.has(f"{prefix}.feed_forward.w1"):
        return gated_mlp(model, f"{prefix}.feed_forward", x, LFM2_PROJECTIONS)
    if model.has(f"{prefix}.feed_forward.gate_proj"):
        return gated_mlp(model, f"{prefix}.feed_forward", x, PROJECTIONS)
    if model.has(f"{prefix}.mlp.router"):
        return gpt_oss_experts(model, f"{prefix}.mlp", x)
    if model.has(f"{prefix}.mlp.gate_up_proj"):
        gate, up = np.split(model.linear(f"{prefix}.mlp.gate_up_proj", x), 2, axis=1)
        return model.linear(f"{prefix}.mlp.down_proj", model.activation(gate) * up)
    for first, second in PLAIN:
        if model.has(f"{prefix}.mlp.{first}"):
            return plain_mlp(model, f"{prefix}.mlp.{first}", f"{prefix}.mlp.{second}", x)
    if not model.has(f"{prefix}.mlp.gate_proj"):
        return plain_mlp(model, f"{prefix}.mlp.up_proj", f"{prefix}.mlp.down_proj", x)
    return gated_mlp(model, f"{prefix}.mlp", x, PROJECTIONS)


def gated_mlp(model: Weights, prefix: str, x: Array, names: Names) -> Array:
    """Compute down(act(gate(x)) * up(x))."""
    gate, up, down = (f"{prefix}.{name}" for name in names)
    return model.linear(down, model.activation(model.linear(gate, x)) * model.linear(up, x))


def plain_mlp(model: Weights, up: str, down: str, x: Array) -> Array:
    """Compute down(act(up(x)))."""
    return model.linear(down, model.activation(model.linear(up, x)))


def experts(model: Weights, prefix: str, x: Array, names: Names, normalize: bool) -> Array:
    """Mix the likeliest experts, which have their own tensors, or rows of two tensors of all."""
    probabilities = softmax(model.linear(f"{prefix}.gate", x, exact=True))
    shares = top_shares(model, probabilities, probabilities, normalize)

    def run(t: int, expert: int) -> Array:
        if f"{prefix}.experts.gate_up_proj" not in model.tensors:
            return gated_mlp(model, f"{prefix}.experts.{expert}", x[t], names)
        up, down = (
            model.tensors[f"{prefix}.experts.{name}"][expert] for name in ("gate_up_proj", "down_proj")
        )
        gate, linear = np.split(up @ model.round_input(x[t]), 2)
        return down @ model.round_input(model.activation(gate) * linear)

    return mix(x, shares, run)


def top_shares(model: Weights, scores: Array, choice: Array, normalize: bool) -> Array:
    """Keep the scores [T, X] of the experts with the largest `choice` [T, X]; the others become 0."""
    order = np.argsort(-choice, axis=-1, kind="stable")
    ranks = np.argsort(order, axis=-1, kind="stable")
    shares: Array = np.where(ranks < model.config["num_experts_per_tok"], scores, 0)
    return shares / shares.sum(-1, keepdims=True) if normalize else shares


def mix(x: Array, shares: Array, run: Callable[[int, int], Array]) -> Array:
    """Sum the outputs of experts, token by token; `run` gives the output for a token and an expert."""
    out = np.zeros_like(x)
    for t, row in enumerate(shares):
        for expert in np.flatnonzero(row):
            out[t] += row[expert] * run(t, int(expert))
    return out


def gpt_oss_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix gpt-oss' experts: softmax over the chosen experts' logits; clamped gates and ups; biases."""
    logits = model.linear(f"{prefix}.router", x, exact=True)
    limit = np.float32(model.config["swiglu_limit"])
    parts = ("gate_up_proj", "gate_up_proj_bias", "down_proj", "down_proj_bias")
    up, up_bias, down, down_bias = (model.tensors[f"{prefix}.experts.{part}"] for part in parts)

    def run(t: int, expert: int) -> Array:
        inner = model.round_input(x[t]) @ up[expert] + up_bias[expert]
        gate = np.minimum(inner[::2], limit)
        linear = np.clip(inner[1::2], -limit, limit)
        activated = gate * sigmoid(np.float32(1.702) * gate) * (linear + 1)
        return model.round_input(activated) @ down[expert] + down_bias[expert]

    is_chosen = top_shares(model, np.ones_like(logits), logits, normalize=False) > 0
    return mix(x, softmax(np.where(is_chosen, logits, -np.inf)), run)


def granite_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Add Granite's MLP to its experts, if there are any: softmax over the chosen experts' logits."""
    names = f"{prefix}.shared_mlp"
    gate, up = np.split(model.linear(f"{names}.input_linear", x), 2, axis=1)
    y = model.linear(f"{names}.output_linear", model.activation(gate) * up)
    names = f"{prefix}.block_sparse_moe"
    if not model.has(f"{names}.router.layer"):
        return y
    ups, downs = (model.tensors[f"{names}.{part}_linear.weight"] for part in ("input", "output"))
    logits = model.linear(f"{names}.router.layer", x, exact=True)

    def run(t: int, expert: int) -> Array:
        gate, up = np.split(ups[expert] @ model.round_input(x[t]), 2)
        inner: Array = downs[expert] @ model.round_input(model.activation(gate) * up)
        return inner

    is_chosen = top_shares(model, np.ones_like(logits), logits, normalize=False) > 0
    return y + mix(x, softmax(np.where(is_chosen, logits, -np.inf)), run)


def deepseek_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix DeepSeek's experts: only from the best groups, plus one that every token uses.

    V3 scores by sigmoids, to which it adds a bias to choose experts. Nemotron's have no gates.
    """
    config = model.config
    logits = model.linear(f"{prefix}.gate", x, exact=True)
    bias = model.tensors.get(f"{prefix}.gate.e_score_correction_bias")
    scores = softmax(logits) if bias is None else sigmoid(logits)
    choice = scores.copy() if bias is None else scores + bias
    if bias is not None or config["topk_method"] != "greedy":
        groups = choice.reshape(len(x), config["n_group"], -1)
        best = np.sort(groups, axis=-1)[..., -(1 if bias is None else 2) :].sum(-1)
        order = np.argsort(-best, axis=-1, kind="stable")
        for t, others in enumerate(order[:, config["topk_group"] :]):
            groups[t, others] = -np.inf
        choice = groups.reshape(scores.shape)
    shares = top_shares(model, scores, choice, bias is not None and config["norm_topk_prob"])
    out = mix(
        x,
        shares * np.float32(config["routed_scaling_factor"]),
        lambda t, expert: projections(model, f"{prefix}.experts.{expert}", x[t]),
    )
    return out + projections(model, f"{prefix}.shared_experts", x)


def projections(model: Weights, prefix: str, x: Array) -> Array:
    """Compute an MLP with a gate, if it has one."""
    if model.has(f"{prefix}.gate_proj"):
        return gated_mlp(model, prefix, x, PROJECTIONS)
    return plain_mlp(model, f"{prefix}.up_proj", f"{prefix}.down_proj", x)


def sigmoid_experts(model: Weights, prefix: str, x: Array, bias: str) -> Array:
    """Mix the experts of LFM2 or MiniMax by sigmoids; a bias is added to them only to choose experts."""
    scores = sigmoid(model.linear(f"{prefix}.gate", x, exact=True))
    choice = scores + model.tensors.get(f"{prefix}.{bias}", np.float32(0))
    shares = top_shares(model, scores, choice, model.config["norm_topk_prob"])
    return mix(
        x,
        shares * np.float32(model.config["routed_scaling_factor"]),
        lambda t, expert: gated_mlp(model, f"{prefix}.experts.{expert}", x[t], LFM2_PROJECTIONS),
    )


def llama4_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix Llama 4's experts: an expert's input is multiplied by its logit's sigmoid; one expert is shared.

    Experts have their own tensors, or parts of two tensors of all.
    """
    logits = model.linear(f"{prefix}.router", x, exact=True)

    def run(t: int, expert: int) -> Array:
        row = x[t] * sigmoid(logits[t, expert])
        if model.has(f"{prefix}.experts.{expert}.down_proj"):
            return gated_mlp(model, f"{prefix}.experts.{expert}", row, PROJECTIONS)
        up = model.tensors[f"{prefix}.experts.gate_up_proj"][expert]
        gate, linear = np.split(model.round_input(row) @ up, 2)
        down = model.tensors[f"{prefix}.experts.down_proj"][expert]
        return model.round_input(model.activation(gate) * linear) @ down

    is_chosen = top_shares(model, np.ones_like(logits), logits, normalize=False)
    return gated_mlp(model, f"{prefix}.shared_expert", x, PROJECTIONS) + mix(x, is_chosen, run)
