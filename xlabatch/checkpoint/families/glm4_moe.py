"""GLM 4.5 to 4.7 with experts: the router of DeepSeek V3, beside attention with partial rotary as Llama's."""

from xlabatch.checkpoint.families import deepseek_v3, llama_like, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

UNUSED_PREFIXES = ("model.layers.46.", "model.layers.92.")  # guess further tokens, of the published sizes


def config(hf: HfConfig) -> Config:
    for name in ("num_nextn_predict_layers", "num_mtp_layers"):
        hf.ignore(name, "of layers that guess further tokens")
    hf = defaults(hf)
    cfg = llama_like.llama_config(hf, part=0.5, eps=1e-5, max_positions=131072)
    groups = hf.number("n_group", 1), hf.number("topk_group", 1)
    return deepseek_v3.with_sigmoid_routing(hf, cfg, groups, scale=1.0)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    dense = n < hf.number("first_k_dense_replace", 1, least=0)
    mlp = llama_like.layer_mlp(hf, n) if dense else deepseek_v3.experts(cfg, hf, n, count=128, inner=1408)
    block = llama_like.block(cfg, n, mlp, qkv_bias=hf.flag("attention_bias"))
    return qwen3.with_head_norms(cfg, n, block) if hf.flag("use_qk_norm") else block


def defaults(hf: HfConfig) -> HfConfig:
    """The fields with the family's defaults where DeepSeek has none."""
    own = {"n_routed_experts": 128, "num_experts_per_tok": 8, "num_key_value_heads": 8}
    return hf.with_fields(own | hf.raw)
