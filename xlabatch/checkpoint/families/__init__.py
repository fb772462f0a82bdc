"""The supported model families by the `model_type` of a config.json, one module of data for each.

A family gives three functions: `config` (its Config), `layer` (the tensors of one layer) and `outer_params`
(the tensors around the layers). Five constants are optional: BASE is the prefix of its tensors' names,
which files of a model without its head leave out; UNUSED and UNUSED_PREFIXES are ends and beginnings of
names that files may hold and the model does not use; ALIASES are other spellings of names in old files, and
PREFIXES other spellings of their beginnings.
"""

from collections.abc import Collection, Iterator
from importlib import import_module
from typing import Any

from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import ModelSpec, tensors
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer

NAMES = (
    "cohere2",
    "deepseek_v2",
    "deepseek_v3",
    "ernie4_5",
    "exaone4",
    "gemma2",
    "gemma3",
    "gemma3_text",
    "glm4",
    "gpt2",
    "gpt_neox",
    "gpt_oss",
    "granite",
    "lfm2",
    "lfm2_moe",
    "llama",
    "llama4",
    "llama4_text",
    "mistral",
    "mixtral",
    "nemotron",
    "olmo2",
    "olmo3",
    "phi",
    "phi3",
    "qwen2",
    "qwen2_5_vl",
    "qwen2_moe",
    "qwen3",
    "qwen3_moe",
    "qwen3_next",
    "smollm3",
    "stablelm",
    "starcoder2",
)
FAMILIES: dict[str, Any] = {name: import_module(f"xlabatch.checkpoint.families.{name}") for name in NAMES}


def family(raw: dict[str, Any]) -> Any:
    """The module of the family that a config.json names."""
    kind = raw.get("model_type")
    if not isinstance(kind, str) or kind not in FAMILIES:
        raise Refused(f"model_type {kind!r:.60} is not supported; known are {', '.join(sorted(FAMILIES))}")
    return FAMILIES[kind]


def describe(raw: dict[str, Any], stored: Collection[str] | None = None) -> ModelSpec:
    """The model that a config.json describes; Refused where a field is wrong or not understood.

    `stored` has the names of the tensors that the files hold: some families have more than one layout, and a
    config.json of far more tensors is refused before they are listed.
    """
    known, hf = family(raw), HfConfig(raw, stored)
    hf.expect(quantization_config=None, is_encoder_decoder=False, add_cross_attention=False, pruned_heads={})
    config = known.config(hf)
    layers = tuple(_layers(known, config, hf))
    params = known.outer_params(config, hf, layers)
    hf.check_all_read()
    unused = (getattr(known, name, ()) for name in ("UNUSED", "UNUSED_PREFIXES"))
    return ModelSpec(config, params, *unused)


def _layers(known: Any, config: Config, hf: HfConfig) -> Iterator[Layer]:
    """The layers, as long as their tensors are not far more than the files hold."""
    count = 0
    for n in range(config.layers):
        layer = known.layer(config, hf, n)
        count += len(tensors(layer))
        hf.check_tensor_count(count, f"{n + 1} of {config.layers} layers")
        yield layer
