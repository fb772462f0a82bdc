"""The text model of Llama 4's multimodal checkpoints; their vision model is not read."""

from typing import Any

from xlabatch.checkpoint.families import llama4_text, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params

PREFIXES = {"language_model.lm_head.": "lm_head.", "language_model.model.": "model."}
UNUSED_PREFIXES = ("vision_model.", "multi_modal_projector.")
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "llama4_text",
    "vocab_size": 202048,
    "hidden_size": 5120,
    "num_hidden_layers": 48,
    "num_attention_heads": 40,
}


def config(hf: HfConfig) -> Config:
    """Llama 4's numbers, which are in an object of their own."""
    hf.ignore("tie_word_embeddings", "the field in text_config decides")
    hf.ignore("vision_config", "about images, which are not read")
    for token in ("image", "boi", "eoi"):
        hf.ignore(f"{token}_token_index", "about images")
        hf.ignore(f"{token}_token_id", "about images")
    return llama4_text.config(text(hf))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Llama 4's block."""
    return llama4_text.layer(cfg, text(hf), n)


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    """Embedding, final norm, and a head that may be tied."""
    return llama_like.outer_params(cfg, text(hf), layers)


def text(hf: HfConfig) -> HfConfig:
    """The fields of the text model."""
    return hf.part("text_config", DEFAULTS)
