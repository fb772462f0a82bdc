"""The text model of multimodal Mistrals: a Mistral or a Ministral 3; their vision tower is not read."""

from xlabatch.checkpoint.families import gemma3, llama_like, ministral3, mistral
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config

PREFIXES = gemma3.PREFIXES
UNUSED_PREFIXES = gemma3.UNUSED_PREFIXES
TEXT_MODELS = {"mistral": mistral.config, "ministral3": ministral3.config}
OF_IMAGES = "multimodal_projector_bias", "projector_hidden_act", "spatial_merge_size", "vision_feature_layer"

layer = mistral.layer


def config(hf: HfConfig) -> Config:
    llama_like.ignore_images(hf)
    for name in OF_IMAGES:
        hf.ignore(name, "about images")
    own = text(hf)
    kind = own.raw["model_type"]
    if kind not in TEXT_MODELS:
        raise Refused(f"config.json: text_config of type {kind!r:.60} is not supported in mistral3")
    return TEXT_MODELS[kind](own)


def text(hf: HfConfig) -> HfConfig:
    """The fields of `text_config`; by default the head is the embedding, unless files have one."""
    own = hf.part("text_config", {"model_type": "mistral"})
    own.expect(is_encoder_decoder=False, add_cross_attention=False)
    said = [hf.flag("tie_word_embeddings", True), own.flag("tie_word_embeddings")]
    tied = any(said) and not hf.is_stored("lm_head.weight")
    return own.with_fields(own.raw | {"tie_word_embeddings": tied})
