"""Gemma 3, text alone: Gemma 2 with norms of queries and keys for caps, and a rope of its own in windows."""

from dataclasses import replace

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import gemma2, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.rope_scaling import Spec
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    ropes = two_ropes(hf)
    plain = HfConfig({**hf.raw, "rope_parameters": None, "rope_scaling": None})
    cfg = gemma2.gemma_config(plain, attn_cap=None, logit_cap=None, positions=131072)
    hf.seen |= plain.seen
    every = hf.number("sliding_window_pattern", hf.number("_sliding_window_pattern", 6))
    where = llama_like.sliding_layers(hf, [(n + 1) % every != 0 for n in range(cfg.layers)])
    cfg = llama_like.with_window(cfg, hf.window(default=4096), where)
    turns = {kind: rope_scaling.resolve(spec, cfg.head_dim) for kind, spec in ropes.items()}
    layers = (
        replace(one, rope=turns[llama_like.SLIDING if window else llama_like.FULL])
        for one, window in zip(cfg.attention, where, strict=True)
    )
    return replace(cfg, attention=tuple(layers))


def two_ropes(hf: HfConfig) -> dict[str, Spec]:
    """What is said of rope with and without window: new files say both, old ones scale only the latter."""
    both, scaling = hf.table("rope_parameters"), hf.table("rope_scaling")
    if (both and scaling) or both.keys() - {llama_like.FULL, llama_like.SLIDING}:
        kinds = f"{llama_like.FULL} and {llama_like.SLIDING}"
        raise ValueError(f"config.json: rope_parameters must be for {kinds}, and without rope_scaling")
    outer = {"max_position_embeddings": hf.get("max_position_embeddings", 131072)}
    full = {"rope_theta": hf.get("rope_theta", 1e6)} | scaling
    near = {"rope_theta": hf.get("rope_local_base_freq", 1e4)}
    specs = {llama_like.FULL: full, llama_like.SLIDING: near}
    return {
        kind: {"partial_rotary_factor": 1.0} | outer | spec | (both.get(kind) or {})
        for kind, spec in specs.items()
    }


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    at = f"model.layers.{n}.self_attn"
    return replace(
        gemma2.layer(cfg, hf, n),
        q_norm=norm(f"{at}.q_norm", cfg.head_dim, offset=1.0),
        k_norm=norm(f"{at}.k_norm", cfg.head_dim, offset=1.0),
    )


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return gemma2.outer_params(cfg, hf, layers)
