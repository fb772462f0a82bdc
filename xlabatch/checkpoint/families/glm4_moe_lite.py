"""GLM 4.7 Flash: DeepSeek V3 with numbers of its own, and a list of the layers that have experts."""

from typing import Any

from xlabatch.checkpoint.families import deepseek_v2, deepseek_v3, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

UNUSED_PREFIXES = ("model.layers.47.",)  # guesses further tokens
DENSE = "dense"
SPARSE = "sparse"
DEFAULTS: dict[str, Any] = {  # where DeepSeek has others or none
    "rms_norm_eps": 1e-5,
    "num_key_value_heads": 20,
    "q_lora_rank": 768,
    "qk_nope_head_dim": 192,
    "v_head_dim": 256,
    "n_routed_experts": 64,
    "num_experts_per_tok": 4,
}


def config(hf: HfConfig) -> Config:
    hf.expect(scoring_func="sigmoid", topk_method="noaux_tc")
    own = defaults(hf)
    cfg = deepseek_v2.latent_config(own, max_positions=202752)
    groups = hf.number("n_group", 1), hf.number("topk_group", 1)
    return deepseek_v3.with_sigmoid_routing(own, cfg, groups, scale=1.8)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    own = defaults(hf)
    kinds = hf.per_layer("mlp_layer_types", cfg.layers, (DENSE, SPARSE))
    if kinds is None:
        hf.expect(first_k_dense_replace=1)
        kinds = [DENSE] + [SPARSE] * (cfg.layers - 1)
    hf.ignore("first_k_dense_replace", "mlp_layer_types has it")
    dense = kinds[n] == DENSE
    mlp = llama_like.layer_mlp(hf, n) if dense else deepseek_v3.experts(cfg, own, n, count=64, inner=1536)
    return deepseek_v2.latent_layer(cfg, own, n, mlp, neighbours=hf.flag("rope_interleave", True))


def defaults(hf: HfConfig) -> HfConfig:
    """The fields with the family's defaults."""
    return hf.with_fields(DEFAULTS | hf.raw)
