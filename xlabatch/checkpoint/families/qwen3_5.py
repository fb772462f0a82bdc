"""The text model of Qwen 3.5's multimodal checkpoints; their vision tower is not read."""

from functools import partial
from typing import Any

from xlabatch.checkpoint.families import qwen2_5_vl, qwen3_5_text
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

PREFIXES = qwen2_5_vl.PREFIXES
UNUSED_PREFIXES = ("visual.", *qwen3_5_text.UNUSED_PREFIXES)
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "qwen3_5_text",
    "vocab_size": 248320,
    "hidden_size": 4096,
    "intermediate_size": 12288,
    "num_hidden_layers": 32,
    "num_attention_heads": 16,
}
TOKENS = ("image_token", "video_token", "vision_start_token", "vision_end_token")

text = partial(qwen2_5_vl.text_part, defaults=DEFAULTS)
layer = qwen3_5_text.layer
outer_params = qwen3_5_text.outer_params


def config(hf: HfConfig) -> Config:
    ignore_images(hf)
    return qwen3_5_text.config(text(hf))


def ignore_images(hf: HfConfig) -> None:
    for name in ("vision_config", *(f"{token}_id" for token in TOKENS)):
        hf.ignore(name, "about images, which the text model does not read")
