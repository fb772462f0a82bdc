"""Gemma 3, the text model: Gemma 2 with norms of queries and keys in place of caps, and two ropes.

Five layers of six have a window and the local rope, the sixth the global one.
"""

from collections.abc import Sequence
from dataclasses import replace

from xlabatch.checkpoint import rope_scaling
from xlabatch.checkpoint.families import gemma2, llama_like
from xlabatch.checkpoint.families.llama_like import FULL, SLIDING
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

outer_params = gemma2.outer_params


def config(hf: HfConfig) -> Config:
    cfg = gemma2.gemma_config(without_rope(hf), attn_cap=None, logit_cap=None, max_positions=131072)
    every = hf.number("sliding_window_pattern", hf.number("_sliding_window_pattern", 6))
    sliding = llama_like.sliding_layers(hf, [(n + 1) % every != 0 for n in range(cfg.layers)])
    cfg = llama_like.with_window(cfg, hf.window(default=4096), sliding)
    thetas = {FULL: hf.get("rope_theta", 1e6), SLIDING: hf.get("rope_local_base_freq", 1e4)}
    return with_two_ropes(hf, cfg, thetas, sliding)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    prefix = f"model.layers.{n}.self_attn"
    return replace(
        gemma2.layer(cfg, hf, n),
        q_norm=gemma2.offset_norm(f"{prefix}.q_norm", cfg.head_dim),
        k_norm=gemma2.offset_norm(f"{prefix}.k_norm", cfg.head_dim),
    )


def without_rope(hf: HfConfig) -> HfConfig:
    """Leave out the fields that may be one for each kind of layer."""
    return hf.with_fields(hf.raw | {"rope_parameters": None, "rope_scaling": None})


def with_two_ropes(hf: HfConfig, cfg: Config, thetas: dict[str, float], sliding: Sequence[bool]) -> Config:
    """Give one rope to layers with a window and one to the others; `thetas` are the defaults.

    Old files give scaling for layers without window only.
    """
    given = hf.table("rope_parameters")
    scaling = hf.table("rope_scaling")
    if (given and scaling) or given.keys() - {FULL, SLIDING}:
        raise Refused(
            f"config.json: rope_parameters must be for {FULL} and {SLIDING}, and without rope_scaling"
        )
    if not all(isinstance(spec, dict) for spec in given.values() if spec is not None):
        raise Refused(f"config.json: each of rope_parameters must be an object, got {given!r:.60}")
    outer = {"partial_rotary_factor": 1.0, "max_position_embeddings": cfg.max_positions}
    ropes = {}
    for kind, theta in thetas.items():
        spec = outer | {"rope_theta": theta} | (scaling if kind == FULL else {}) | (given.get(kind) or {})
        ropes[kind] = rope_scaling.resolve(spec, cfg.head_dim)
    attention = (
        replace(attn, rope=ropes[SLIDING if window else FULL])
        for attn, window in zip(cfg.attending, sliding, strict=True)
    )
    return replace(cfg, attention=tuple(attention))
