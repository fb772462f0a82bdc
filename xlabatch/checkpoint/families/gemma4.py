"""The text model of Gemma 4's multimodal checkpoints; their towers for images and sound are not read."""

from functools import partial
from typing import Any

from xlabatch.checkpoint.families import gemma4_text
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

PREFIXES = {"model.language_model.": "model."}
UNUSED_PREFIXES = ("model.vision_tower.", "model.embed_vision.", "model.audio_tower.", "model.embed_audio.")
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "gemma4_text",
    "vocab_size": 262144,
    "hidden_size": 2304,
    "intermediate_size": 9216,
    "num_hidden_layers": 30,
    "num_attention_heads": 8,
}

text = partial(HfConfig.part, name="text_config", defaults=DEFAULTS)
layer = gemma4_text.layer
outer_params = gemma4_text.outer_params
unused_in = gemma4_text.unused_in


def config(hf: HfConfig) -> Config:
    hf.expect(tie_word_embeddings=True)
    for name in ("vision_config", "audio_config", "vision_soft_tokens_per_image"):
        hf.ignore(name, "about images and sound")
    for token in ("image", "video", "audio", "boi", "eoi", "boa", "eoa"):
        hf.ignore(f"{token}_token_id", "about images and sound")
        hf.ignore(f"{token}_token_index", "about images and sound")
    text(hf).expect(is_encoder_decoder=False)  # which transformers writes here too
    return gemma4_text.config(text(hf))
