"""The text model of Gemma 3's multimodal checkpoints; their vision tower is not read."""

from typing import Any

from xlabatch.checkpoint.families import gemma3_text
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params

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


def config(hf: HfConfig) -> Config:
    """Gemma 3's numbers, which are in an object of their own."""
    hf.expect(tie_word_embeddings=True)
    for name in ("vision_config", "mm_tokens_per_image"):
        hf.ignore(name, "about images, which are not read")
    for token in ("image", "boi", "eoi"):
        hf.ignore(f"{token}_token_index", "about images")
        hf.ignore(f"{token}_token_id", "about images")
    return gemma3_text.config(text(hf))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    """Gemma 3's block."""
    return gemma3_text.layer(cfg, text(hf), n)


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    """Embedding, final norm, and the embedding as head."""
    return gemma3_text.outer_params(cfg, text(hf), layers)


def text(hf: HfConfig) -> HfConfig:
    """The fields of the text model."""
    return hf.part("text_config", DEFAULTS)
