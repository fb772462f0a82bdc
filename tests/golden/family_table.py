"""The families in docs/models.md, with what make_golden.py found, and in README.md.

PYTHONPATH=tests python tests/golden/family_table.py        prints both
"""

import json
import textwrap

from golden.make_golden import FOLDER

FEATURES = {
    "llama": "Llama 2, 3, 3.1, 3.2; scaled rope; biases",
    "mistral": "sliding window",
    "ministral3": "scores that grow with the position",
    "mistral3": "the text model of multimodal checkpoints, Mistral Small 3.1 and Ministral 3",
    "qwen2": "Qwen 2 and 2.5; sliding window in upper layers",
    "qwen2_5_vl": "the text model of multimodal checkpoints; a rope of three positions",
    "qwen3": "query and key norms",
    "gemma2": "softcaps, alternating windows",
    "gemma3_text": "local and global layers, a rope for each",
    "gemma3": "the text model of multimodal checkpoints",
    "gemma4_text": "heads of two sizes, shared keys and values, second embeddings, experts beside an MLP",
    "gemma4": "the text model of multimodal checkpoints",
    "phi": "Phi 1, 1.5 and 2; parallel on one LayerNorm, biases, partial rotary",
    "phi3": "Phi 3 and 3.5; fused tensors, partial rotary, longrope",
    "olmo2": "norms after attention and MLP",
    "olmo3": "OLMo 2 with windows, and a rope for each kind of layer",
    "stablelm": "LayerNorms, partial rotary; parallel or not",
    "starcoder2": "LayerNorms, MLP without gate, sliding window",
    "nemotron": "Minitron; squared ReLU, partial rotary",
    "cohere2": "Command R7B and A; parallel, windows with rope, others without",
    "exaone4": "norms after attention and MLP, windows with rope, others without",
    "ernie4_5": "the dense models; rope of neighbouring features",
    "glm4": "four norms, partial rotary of neighbouring features",
    "glm4_moe": "GLM 4.5 to 4.7; partial rotary, experts by sigmoids beside shared ones",
    "seed_oss": "biases on queries, keys and values",
    "arcee": "MLP without gate, squared ReLU",
    "smollm3": "layers without rope",
    "granite": "multipliers",
    "granitemoehybrid": "Granite 4; state spaces (Mamba 2) in most layers or in none, experts or none",
    "bamba": "the same without multipliers or experts, partial rotary",
    "mamba2": "Codestral Mamba; state spaces alone, no attention and no MLP",
    "nemotron_h": "Nemotron Nano 2 and 3; state spaces, attention, MLPs and experts in layers of their own",
    "lfm2": "short convolutions in most layers: a recurrent state in each slot",
    "lfm2_moe": "the same with experts, sigmoids, and biases of the choice",
    "gpt2": "learned positions",
    "gpt_neox": "Pythia; parallel residual or not",
    "mixtral": "mixture of experts",
    "deepseek_v2": "attention by way of latents, experts in groups beside shared ones",
    "deepseek_v3": "the same with sigmoids, and biases of the choice",
    "glm4_moe_lite": "GLM 4.7 Flash; DeepSeek V3 with a list of the layers that have experts",
    "minimax_m2": "partial rotary, norms over all heads, experts by sigmoids",
    "llama4_text": "norms without scale, rope within chunks, others with scores that grow; a shared expert",
    "llama4": "the text model of multimodal checkpoints",
    "gpt_oss": "attention sinks, alternating windows, experts with biases and clamped gates",
    "olmoe": "mixture of experts, norms over all heads",
    "qwen2_moe": "mixture of experts beside a shared one",
    "qwen3_moe": "mixture of experts",
    "qwen3_5_text": "the dense models; gated delta rules in most layers, gated attention",
    "qwen3_5": "the text model of multimodal checkpoints",
    "qwen3_5_moe_text": "the same with experts beside a shared one",
    "qwen3_5_moe": "the text model of multimodal checkpoints",
    "qwen3_next": "gated delta rules in most layers, gated attention, a shared expert",
}


def table() -> str:
    """The table of docs/models.md: a row for each family, with the largest difference of its cases."""
    proof = json.loads((FOLDER / "proof.json").read_text())
    lines = ["| `model_type` | | cases | decoder | NumPy | greedy tokens |", "|---|---|--:|--:|--:|--:|"]
    for family, features in FEATURES.items():
        cases = [case for case in proof.values() if case["family"] == family]
        decoder, numpy = (f"{max(case[name] for case in cases):.0e}" for name in ("decoder", "numpy"))
        equal, of = (sum(case[name] for case in cases) for name in ("equal", "of"))
        lines.append(f"| `{family}` | {features} | {len(cases)} | {decoder} | {numpy} | {equal} of {of} |")
    return "\n".join(lines)


def summary() -> str:
    """The paragraph of README.md: the names of all families."""
    names = ", ".join(f"`{family}`" for family in sorted(FEATURES))
    return textwrap.fill(f"{len(FEATURES)} families by their `model_type`: {names}.", 110)


if __name__ == "__main__":
    print(table(), summary(), sep="\n\n")
