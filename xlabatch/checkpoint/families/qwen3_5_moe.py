"""The text model of Qwen 3.5's multimodal checkpoints with experts; their vision tower is not read."""

from functools import partial
from typing import Any

from xlabatch.checkpoint.families import qwen2_5_vl, qwen3_5, qwen3_5_moe_text
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

PREFIXES = qwen3_5.PREFIXES
UNUSED_PREFIXES = qwen3_5.UNUSED_PREFIXES
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "qwen3_5_moe_text",
    "vocab_size": 248320,
    "hidden_size": 2048,
    "num_hidden_layers": 40,
    "num_attention_heads": 16,
}

text = partial(qwen2_5_vl.text_part, defaults=DEFAULTS)
layer = qwen3_5_moe_text.layer
outer_params = qwen3_5_moe_text.outer_params


def config(hf: HfConfig) -> Config:
    qwen3_5.ignore_images(hf)
    return qwen3_5_moe_text.config(text(hf))
