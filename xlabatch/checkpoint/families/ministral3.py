"""Ministral 3: Mistral with a rope by yarn, and scores that grow with the position of their query."""

from dataclasses import replace
from functools import partial
from typing import Any

from xlabatch.checkpoint.families import llama_like, mistral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.rope_scaling import OLD
from xlabatch.model.config import Config, TemperatureTuning

YARN: dict[str, Any] = {  # where neither rope_parameters nor rope_scaling is given
    "rope_type": "yarn",
    "rope_theta": 1e6,
    "factor": 16.0,
    "beta_fast": 32.0,
    "beta_slow": 1.0,
    "mscale": 1.0,
    "mscale_all_dim": 1.0,
    "llama_4_scaling_beta": 0.1,
    OLD: 16384,
}

layer = mistral.layer


def config(hf: HfConfig) -> Config:
    spec = HfConfig(hf.table("rope_parameters") or hf.table("rope_scaling") or YARN)
    tuning = None
    if spec.get("llama_4_scaling_beta") != 0:
        tuning = TemperatureTuning(spec.real("llama_4_scaling_beta"), spec.number(OLD), first=0)
    rope = {name: value for name, value in spec.raw.items() if name != "llama_4_scaling_beta"}
    cfg = llama_like.llama_config(
        hf.with_fields(hf.raw | {"rope_parameters": rope, "rope_scaling": None}),
        eps=1e-5,
        max_positions=262144,
        head_dim=128,
        kv_heads=8,
    )
    cfg = llama_like.with_window(cfg, hf.window())
    return cfg.with_attention(partial(replace, tuning=tuning))
