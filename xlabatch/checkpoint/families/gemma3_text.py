"""Gemma 3, text alone: Gemma 2 with norms of queries and keys for caps, and a rope of its own in windows."""

from dataclasses import replace

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import gemma2, llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.checkpoint.rope_scaling import Spec
from xlabatch.checkpoint.tensor_specs import norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    ropes = two_ropes(said)
    plain = Fields({**said.raw, "rope_parameters": None, "rope_scaling": None})
    cfg = gemma2.usual(plain, attn_cap=None, logit_cap=None, positions=131072)
    said.seen |= plain.seen
    every = said.number("sliding_window_pattern", said.number("_sliding_window_pattern", 6))
    where = llama_like.sliding(said, [(n + 1) % every != 0 for n in range(cfg.layers)])
    cfg = llama_like.windowed(cfg, said.window(default=4096), where)
    turns = {kind: rope_scaling.resolve(spec, cfg.head_dim) for kind, spec in ropes.items()}
    layers = (
        replace(one, rope=turns[llama_like.SLIDING if window else llama_like.FULL])
        for one, window in zip(cfg.attention, where, strict=True)
    )
    return replace(cfg, attention=tuple(layers))


def two_ropes(said: Fields) -> dict[str, Spec]:
    """What is said of rope with and without window: new files say both, old ones scale only the latter."""
    both, scaling = said.table("rope_parameters"), said.table("rope_scaling")
    if (both and scaling) or both.keys() - {llama_like.FULL, llama_like.SLIDING}:
        kinds = f"{llama_like.FULL} and {llama_like.SLIDING}"
        raise ValueError(f"config.json: rope_parameters must be for {kinds}, and without rope_scaling")
    outer = {"max_position_embeddings": said.get("max_position_embeddings", 131072)}
    full = {"rope_theta": said.get("rope_theta", 1e6)} | scaling
    near = {"rope_theta": said.get("rope_local_base_freq", 1e4)}
    specs = {llama_like.FULL: full, llama_like.SLIDING: near}
    return {
        kind: {"partial_rotary_factor": 1.0} | outer | spec | (both.get(kind) or {})
        for kind, spec in specs.items()
    }


def layer(cfg: Config, said: Fields, n: int) -> Layer:
    at = f"model.layers.{n}.self_attn"
    return replace(
        gemma2.layer(cfg, said, n),
        q_norm=norm(f"{at}.q_norm", cfg.head_dim, more=1.0),
        k_norm=norm(f"{at}.k_norm", cfg.head_dim, more=1.0),
    )


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return gemma2.whole(cfg, said, layers)
