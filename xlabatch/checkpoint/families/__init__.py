"""The supported model families, by a config.json's `model_type`: each a screen of data.

A family says its Config, the tensors of one layer and what stands around the layers. It may also say what its
tensors' names begin with (BASE: files of a bare model leave it out), which tensors nobody reads (UNUSED, by
their ends), and which names are spelled otherwise in old files (ALIASES).
"""

from importlib import import_module
from typing import Any

from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Params

NAMES = (
    "gemma2",
    "gemma3_text",
    "gpt2",
    "gpt_neox",
    "granite",
    "llama",
    "mistral",
    "mixtral",
    "olmo2",
    "phi3",
    "qwen2",
    "qwen3",
    "qwen3_moe",
    "smollm3",
)
FAMILIES: dict[str, Any] = {name: import_module(f"xlabatch.checkpoint.families.{name}") for name in NAMES}


def family(raw: dict[str, Any]) -> Any:
    """The module that knows this config.json's family."""
    kind = raw.get("model_type")
    if not isinstance(kind, str) or kind not in FAMILIES:
        raise ValueError(f"model_type {kind!r} is not supported; known are {', '.join(sorted(FAMILIES))}")
    return FAMILIES[kind]


def config(raw: dict[str, Any]) -> Config:
    """The Config of a config.json."""
    return describe(raw)[0]


def describe(raw: dict[str, Any]) -> tuple[Config, Params]:
    """The Config of a config.json, and the Params that belong to it, every leaf Stored."""
    known, said = family(raw), HfConfig(raw)
    said.expect(
        quantization_config=None, is_encoder_decoder=False, add_cross_attention=False, pruned_heads={}
    )
    cfg: Config = known.config(said)
    layers = tuple(known.layer(cfg, said, n) for n in range(cfg.layers))
    params: Params = known.outer_params(cfg, said, layers)
    said.check_all_read()
    return cfg, params
