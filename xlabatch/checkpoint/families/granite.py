"""Granite: Llama with multipliers for embeddings, scores, what layers add, and logits."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config


def config(said: Fields) -> Config:
    cfg = llama_like.usual(said)
    scale = said.real("attention_multiplier", 1.0)
    return replace(
        cfg,
        attention=tuple(replace(one, scale=scale) for one in cfg.attention),
        embed_scale=said.real("embedding_multiplier", 1.0),
        residual_scale=said.real("residual_multiplier", 1.0),
        logit_scale=1 / said.real("logits_scaling", 1.0),
    )


layer, whole = llama.layer, llama.whole
