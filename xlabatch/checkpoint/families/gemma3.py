"""The text model of Gemma 3's multimodal checkpoints; their vision tower is not read."""

from functools import partial
from typing import Any

from xlabatch.checkpoint.families import gemma3_text, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

PREFIXES = {
    "language_model.lm_head.": "lm_head.",
    "language_model.model.": "model.",
    "model.language_model.": "model.",
}
UNUSED_PREFIXES = (
    "vision_tower.",
    "multi_modal_projector.",
    "model.vision_tower.",
    "model.multi_modal_projector.",
)
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "gemma3_text",
    "vocab_size": 262208,
    "hidden_size": 2304,
    "intermediate_size": 9216,
    "num_hidden_layers": 26,
    "num_attention_heads": 8,
}

text = partial(HfConfig.part, name="text_config", defaults=DEFAULTS)
layer = gemma3_text.layer
outer_params = gemma3_text.outer_params


def config(hf: HfConfig) -> Config:
    hf.expect(tie_word_embeddings=True)
    hf.ignore("mm_tokens_per_image", "about images")
    llama_like.ignore_images(hf)
    return gemma3_text.config(text(hf))
