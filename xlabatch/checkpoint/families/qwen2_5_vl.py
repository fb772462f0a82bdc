"""The text model of Qwen 2.5 VL: Qwen 2 with a rope of three positions; its vision tower is read by `vision`.

Older files have the fields of the text model and of the tower in one object, newer ones in two.
"""

from dataclasses import replace
from functools import partial
from typing import Any

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.families.llama_like import FULL
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.errors import Refused
from xlabatch.model.config import Config, Rope
from xlabatch.model.params import Layer

PREFIXES = {"model.language_model.": "model.", "model.visual.": "visual."}
UNUSED_PREFIXES = ("visual.",)
AXES = 3  # of a position: time, row, column
SECTIONS = [16, 24, 24]  # the pairs of each axis where files do not say so
DEFAULTS: dict[str, Any] = {  # of fields that text_config may lack and that other families require
    "model_type": "qwen2_5_vl_text",
    "vocab_size": 152064,
    "hidden_size": 8192,
    "intermediate_size": 29568,
    "num_hidden_layers": 80,
    "num_attention_heads": 64,
}
TOKENS = ("image_token", "video_token", "vision_start_token", "vision_end_token", "vision_token")


def config(hf: HfConfig) -> Config:
    for name in ("vision_config", *(f"{token}_id" for token in TOKENS)):
        hf.ignore(name, "about images, which the text model does not read")
    of_text = text(hf)
    of_text.expect(use_sliding_window=False)
    for name in ("sliding_window", "max_window_layers"):
        of_text.ignore(name, "without use_sliding_window")
    plain, sections = without_sections(of_text)
    cfg = llama_like.llama_config(plain, theta=1e6, eps=1e-5, max_positions=32768, kv_heads=8)
    of_text.per_layer("layer_types", cfg.layers, (FULL,))
    rope = with_sections(cfg.attending[0].rope, sections)
    return cfg.with_attention(partial(replace, rope=rope))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    return llama_like.block(cfg, n, llama_like.layer_mlp(hf, n), qkv_bias=True)


def text(hf: HfConfig) -> HfConfig:
    """The fields of the text model, in an object of their own or among all."""
    return hf if hf.get("text_config") is None else text_part(hf, DEFAULTS)


def text_part(hf: HfConfig, defaults: dict[str, Any]) -> HfConfig:
    """The fields of `text_config`; the head is tied if either object says so."""
    own = hf.part("text_config", defaults)
    own.expect(is_encoder_decoder=False, add_cross_attention=False)
    tied = [fields.flag("tie_word_embeddings") for fields in (hf, own)]
    return own.with_fields(own.raw | {"tie_word_embeddings": any(tied)})


def without_sections(hf: HfConfig) -> tuple[HfConfig, Any]:
    """The fields with a rope of one position, and the pairs of each axis as the file gives them."""
    sections = None
    plain = {}
    for name in ("rope_parameters", "rope_scaling"):
        spec = dict(hf.table(name))
        sections = spec.pop("mrope_section", sections)
        kinds = {key: "default" for key in ("type", "rope_type") if spec.get(key) == "mrope"}
        plain[name] = spec | kinds or None
    return hf.with_fields(hf.raw | plain), sections


def with_sections(rope: Rope | None, sections: Any) -> Rope | None:
    """The rope with pairs that turn by sections; Refused unless the sections have all of its pairs."""
    assert rope is not None
    pairs = len(rope.frequencies)
    if sections is None:
        return replace(rope, sections=tuple(SECTIONS)) if pairs == sum(SECTIONS) else rope
    of_pairs = isinstance(sections, list) and all(type(count) is int and count > 0 for count in sections)
    if not of_pairs or len(sections) != AXES or sum(sections) != pairs:
        raise Refused(
            f"config.json: mrope_section must be {AXES} numbers of pairs that add up to {pairs}, "
            f"got {sections!r:.60}"
        )
    return replace(rope, sections=tuple(sections))
