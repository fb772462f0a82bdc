"""DeepSeek V3 and R1: V2 with sigmoids of the router, and a bias for each expert's choice."""

from dataclasses import replace

from xlabatch.checkpoint.families import deepseek_v2, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import tensor
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Layer

UNUSED_PREFIXES = ("model.layers.61.",)  # guesses further tokens


def config(hf: HfConfig) -> Config:
    hf.expect(scoring_func="sigmoid", topk_method="noaux_tc")
    cfg = deepseek_v2.latent_config(defaults(hf), max_positions=4096)
    groups = hf.number("n_group", 8), hf.number("topk_group", 4)
    return with_sigmoid_routing(defaults(hf), cfg, groups, scale=2.5)


def with_sigmoid_routing(hf: HfConfig, cfg: Config, groups: tuple[int, int], scale: float) -> Config:
    """The Config with the numbers of a router whose scores are sigmoids; `scale` is a default."""
    return replace(
        deepseek_v2.with_routing(hf, cfg, groups, scale=scale),
        expert_scores="sigmoid",
        best_of_group=2,  # a group's score is the sum of the scores of its best two experts
        normalize_experts=hf.flag("norm_topk_prob", True),
    )


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    dense = n < hf.number("first_k_dense_replace", 3, least=0)
    mlp = llama_like.layer_mlp(hf, n) if dense else experts(cfg, hf, n, count=256, inner=2048)
    return deepseek_v2.latent_layer(cfg, hf, n, mlp, neighbours=hf.flag("rope_interleave", True))


def experts(cfg: Config, hf: HfConfig, n: int, *, count: int, inner: int) -> Experts:
    """The experts of layer n, with a bias for each one's choice; the keywords are defaults."""
    unbiased = deepseek_v2.experts(cfg, hf, n, count=count, shared=1, inner=inner)
    count = hf.number("n_routed_experts", count)
    return replace(unbiased, bias=tensor(f"model.layers.{n}.mlp.gate.e_score_correction_bias", count))


def defaults(hf: HfConfig) -> HfConfig:
    """The fields with V3's defaults where V2 has others or none."""
    own = {"n_routed_experts": 256, "num_experts_per_tok": 8, "num_key_value_heads": 128}
    return hf.with_fields(own | hf.raw)
