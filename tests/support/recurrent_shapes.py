"""Models with recurrent states whose heads and features two, four and eight devices can share."""

from typing import Any

from support.shapes import CASES

HEADS = {"num_attention_heads": 8, "num_key_value_heads": 4, "hidden_size": 64}
DELTA_RULE = HEADS | {
    "linear_num_key_heads": 8,
    "linear_num_value_heads": 16,
    "num_experts": 8,
    "shared_expert_intermediate_size": 40,
}
STATE_SPACE = HEADS | {"mamba_n_groups": 8, "mamba_n_heads": 16, "num_local_experts": 8}
STATE_SPACE |= {"shared_intermediate_size": 40}
PARTS = HEADS | {"mamba_num_heads": 8, "n_groups": 8, "n_routed_experts": 8, "n_group": 1, "topk_group": 1}
PARTS |= {"moe_shared_expert_intermediate_size": 40}
RAWS: dict[str, Any] = {
    "convolutions": CASES["lfm2, biases, all adjusted"] | HEADS | {"block_auto_adjust_ff_dim": False},
    "convolutions, experts": CASES["lfm2_moe"] | HEADS | {"num_experts": 8},
    "delta rule": CASES["qwen3_next"] | DELTA_RULE,
    "delta rule, devices share keys": CASES["qwen3_next"] | DELTA_RULE | {"linear_num_key_heads": 2},
    "state space": CASES["granitemoehybrid"] | STATE_SPACE,
    "state space alone": CASES["mamba2"] | {"hidden_size": 64, "num_heads": 8, "n_groups": 8},
    "layers of one part": CASES["nemotron_h, experts"] | PARTS,
}
