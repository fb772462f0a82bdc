"""Granite: Llama with multipliers for embeddings, attention scores, residuals and logits."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

layer = llama.layer


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf)
    return replace(
        llama_like.with_scale(cfg, hf.real("attention_multiplier", 1.0)),
        embed_scale=hf.real("embedding_multiplier", 1.0),
        input_scale=hf.real("embedding_multiplier", 1.0),
        residual_scale=hf.real("residual_multiplier", 1.0),
        logit_scale=1 / hf.real("logits_scaling", 1.0),
    )
