"""Granite: Llama with multipliers for embeddings, scores, what layers add, and logits."""

from dataclasses import replace

from xlabatch.config import Config
from xlabatch.families import llama, parts
from xlabatch.fields import Fields


def config(said: Fields) -> Config:
    cfg = parts.usual(said)
    scale = said.real("attention_multiplier", 1.0)
    return replace(
        cfg,
        attention=tuple(replace(one, scale=scale) for one in cfg.attention),
        embed_scale=said.real("embedding_multiplier", 1.0),
        residual_scale=said.real("residual_multiplier", 1.0),
        logit_scale=1 / said.real("logits_scaling", 1.0),
    )


layer, whole = llama.layer, llama.whole
