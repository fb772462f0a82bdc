"""Granite: Llama with multipliers for embeddings, scores, what layers add, and logits."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf)
    scale = hf.real("attention_multiplier", 1.0)
    return replace(
        cfg,
        attention=tuple(replace(one, scale=scale) for one in cfg.attention),
        embed_scale=hf.real("embedding_multiplier", 1.0),
        residual_scale=hf.real("residual_multiplier", 1.0),
        logit_scale=1 / hf.real("logits_scaling", 1.0),
    )


layer, outer_params = llama.layer, llama.outer_params
