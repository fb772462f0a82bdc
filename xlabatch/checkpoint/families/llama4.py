"""The text model of Llama 4's multimodal checkpoints; their vision model is not read."""

from functools import partial
from typing import Any

from xlabatch.checkpoint.families import llama4_text, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

PREFIXES = {"language_model.lm_head.": "lm_head.", "language_model.model.": "model."}
UNUSED_PREFIXES = ("vision_model.", "multi_modal_projector.")
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "llama4_text",
    "vocab_size": 202048,
    "hidden_size": 5120,
    "num_hidden_layers": 48,
    "num_attention_heads": 40,
}

text = partial(HfConfig.part, name="text_config", defaults=DEFAULTS)
layer = llama4_text.layer


def config(hf: HfConfig) -> Config:
    hf.ignore("tie_word_embeddings", "the field in text_config decides")
    llama_like.ignore_images(hf)
    return llama4_text.config(text(hf))
