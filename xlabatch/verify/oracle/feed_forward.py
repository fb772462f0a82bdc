"""The oracle's MLPs and mixtures of experts; tensor names decide which one a layer has."""

import numpy as np

from xlabatch.checkpoint.source import Array
from xlabatch.verify.oracle.numerics import sigmoid, softmax
from xlabatch.verify.oracle.weights import Weights

Names = tuple[str, str, str]  # gate, up, down
PROJECTIONS = "gate_proj", "up_proj", "down_proj"
PLAIN = ("fc1", "fc2"), ("c_fc", "c_proj")  # names in an MLP without gate


def feed_forward(model: Weights, prefix: str, x: Array) -> Array:
    """Compute the part after attention of the layer with this prefix."""
    if model.has(f"{prefix}.block_sparse_moe.gate"):
        return experts(model, f"{prefix}.block_sparse_moe", x, ("w1", "w3", "w2"), normalize=True)
    if model.has(f"{prefix}.mlp.gate"):
        if model.model_type.startswith("deepseek"):
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
        return lfm2_experts(model, f"{prefix}.feed_forward", x)
    if model.has(f"{prefix}.feed_forward.w1"):
        return gated_mlp(model, f"{prefix}.feed_forward", x, ("w1", "w3", "w2"))
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
    """Mix experts token by token: the top experts' outputs, weighted by their probabilities."""
    probabilities = softmax(model.linear(f"{prefix}.gate", x, exact=True))
    out, top_k = np.zeros_like(x), model.config["num_experts_per_tok"]
    for t, row in enumerate(probabilities):
        chosen = np.argsort(-row, kind="stable")[:top_k]
        total = row[chosen].sum() if normalize else 1
        for expert in sorted(chosen):
            y = gated_mlp(model, f"{prefix}.experts.{expert}", x[t : t + 1], names)
            out[t] += row[expert] / total * y[0]
    return out


def gpt_oss_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix gpt-oss' experts: softmax over the chosen experts' logits; clamped gates and ups; biases."""
    logits, limit = model.linear(f"{prefix}.router", x, exact=True), np.float32(model.config["swiglu_limit"])
    parts = "gate_up_proj", "gate_up_proj_bias", "down_proj", "down_proj_bias"
    up, up_bias, down, down_bias = (model.tensors[f"{prefix}.experts.{part}"] for part in parts)
    out = np.zeros_like(x)
    for t, row in enumerate(logits):
        chosen = np.argsort(-row, kind="stable")[: model.config["num_experts_per_tok"]]
        shares = dict(zip(chosen, softmax(row[chosen]), strict=True))
        for expert in sorted(chosen):
            inner = model.rounded(x[t]) @ up[expert] + up_bias[expert]
            gate, linear = np.minimum(inner[::2], limit), np.clip(inner[1::2], -limit, limit)
            activated = gate * sigmoid(np.float32(1.702) * gate) * (linear + 1)
            out[t] += shares[expert] * (model.rounded(activated) @ down[expert] + down_bias[expert])
    return out


def deepseek_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix DeepSeek's experts: only from the best groups, plus one that every token uses."""
    logits, bias = model.linear(f"{prefix}.gate", x, exact=True), f"{prefix}.gate.e_score_correction_bias"
    scores = sigmoid(logits) if bias in model.tensors else softmax(logits)
    out = gated_mlp(model, f"{prefix}.shared_experts", x, PROJECTIONS)
    for t, row in enumerate(scores):
        chosen = np.argsort(-choice_of(model, row, model.tensors.get(bias)), kind="stable")
        chosen = chosen[: model.config["num_experts_per_tok"]]
        total = row[chosen].sum() if bias in model.tensors and model.config["norm_topk_prob"] else 1
        for expert in sorted(chosen):
            share = row[expert] / total * np.float32(model.config["routed_scaling_factor"])
            out[t] += share * gated_mlp(model, f"{prefix}.experts.{expert}", x[t : t + 1], PROJECTIONS)[0]
    return out


def choice_of(model: Weights, scores: Array, bias: Array | None) -> Array:
    """Return the scores [X] that choose experts: V3 adds a bias, and groups that are not kept get -inf."""
    choice, config = scores.copy() if bias is None else scores + bias, model.config
    if bias is None and config["topk_method"] == "greedy":
        return choice
    groups = np.split(np.arange(len(choice)), config["n_group"])
    totals = np.array([np.sort(choice[group])[-(1 if bias is None else 2) :].sum() for group in groups])
    for group in np.argsort(-totals, kind="stable")[config["topk_group"] :]:
        choice[groups[group]] = -np.inf
    return choice


def lfm2_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix LFM2's experts by sigmoids; a bias is added to them only to choose experts."""
    scores = sigmoid(model.linear(f"{prefix}.gate", x, exact=True))
    choice = scores + model.tensors.get(f"{prefix}.expert_bias", np.float32(0))
    out, factor = np.zeros_like(x), np.float32(model.config["routed_scaling_factor"])
    for t, row in enumerate(scores):
        chosen = np.argsort(-choice[t], kind="stable")[: model.config["num_experts_per_tok"]]
        total = row[chosen].sum() if model.config["norm_topk_prob"] else 1
        for expert in sorted(chosen):
            y = gated_mlp(model, f"{prefix}.experts.{expert}", x[t : t + 1], ("w1", "w3", "w2"))
            out[t] += row[expert] / total * factor * y[0]
    return out


def llama4_experts(model: Weights, prefix: str, x: Array) -> Array:
    """Mix Llama 4's experts: an expert's input is multiplied by its logit's sigmoid; one expert is shared."""
    logits = model.linear(f"{prefix}.router", x, exact=True)
    out = gated_mlp(model, f"{prefix}.shared_expert", x, PROJECTIONS)
    for t, row in enumerate(logits):
        for expert in sorted(np.argsort(-row, kind="stable")[: model.config["num_experts_per_tok"]]):
            out[t] += llama4_expert(model, f"{prefix}.experts", expert, x[t] * sigmoid(row[expert]))
    return out


def llama4_expert(model: Weights, prefix: str, expert: int, x: Array) -> Array:
    """Run one token through one expert, which has its own tensors or a part of two shared ones."""
    if model.has(f"{prefix}.{expert}.down_proj"):
        return gated_mlp(model, f"{prefix}.{expert}", x[None], PROJECTIONS)[0]
    up, down = (model.tensors[f"{prefix}.{part}"][expert] for part in ("gate_up_proj", "down_proj"))
    gate, linear = np.split(model.rounded(x) @ up, 2)
    y: Array = model.rounded(model.activation(gate) * linear) @ down
    return y
