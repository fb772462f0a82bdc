"""The supported model families by the `model_type` of a config.json, one module of data for each.

A module has two functions: `config` (its Config) and `layer` (the tensors of one layer). Everything else is
optional, see `Family`.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields
from importlib import import_module
from typing import Any

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import ModelSpec, tensors
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


@dataclass(frozen=True)
class Family:
    """What the module of a family gives under these names; constants are in capitals there."""

    config: Callable[[HfConfig], Config]
    layer: Callable[[Config, HfConfig, int], Layer]
    outer_params: Callable[[Config, HfConfig, tuple[Layer, ...]], Params] = llama_like.outer_params
    text: Callable[[HfConfig], HfConfig] = lambda hf: hf  # what `layer` and `outer_params` read
    base: str = "model."  # begins its tensors' names; files of a model without its head leave it out
    unused: tuple[str, ...] = ()  # ends of names that files may hold and the model does not use
    unused_in: Callable[[Config], tuple[str, ...]] = lambda _: ()  # ends that follow from the Config
    unused_prefixes: tuple[str, ...] = ()  # beginnings of such names
    aliases: Mapping[str, str] = field(default_factory=dict)  # spellings of names in old files -> ours
    prefixes: Mapping[str, str] = field(default_factory=dict)  # other beginnings of names -> ours


NAMES = """
    arcee bamba cohere2 deepseek_v2 deepseek_v3 ernie4_5 exaone4 gemma2 gemma3 gemma3_text gemma4 gemma4_text
    glm4 glm4_moe glm4_moe_lite gpt2 gpt_neox gpt_oss granite granitemoehybrid lfm2 lfm2_moe llama llama4
    llama4_text mamba2 minimax_m2 ministral3 mistral mistral3 mixtral nemotron nemotron_h olmo2 olmo3 olmoe
    phi phi3 qwen2 qwen2_5_vl qwen2_moe qwen3 qwen3_5 qwen3_5_moe qwen3_5_moe_text qwen3_5_text qwen3_moe
    qwen3_next seed_oss smollm3 stablelm starcoder2
""".split()  # noqa: SIM905


def load_family(name: str) -> Family:
    module = vars(import_module(f"xlabatch.checkpoint.families.{name}"))
    given = {each.name: module.get(each.name, module.get(each.name.upper())) for each in fields(Family)}
    return Family(**{name: value for name, value in given.items() if value is not None})


FAMILIES = {name: load_family(name) for name in NAMES}


def family(raw: dict[str, Any]) -> Family:
    kind = raw.get("model_type")
    if not isinstance(kind, str) or kind not in FAMILIES:
        raise Refused(
            f"model_type {kind!r:.60} is not supported; supported types: {', '.join(sorted(FAMILIES))}"
        )
    return FAMILIES[kind]


def describe(raw: dict[str, Any], stored: Collection[str] | None = None) -> ModelSpec:
    """The model that a config.json describes; Refused where a field is wrong or not understood.

    `stored` has the names of the tensors in the files: some families have more than one layout, and a
    config.json of far more tensors is refused before they are listed.
    """
    known = family(raw)
    hf = HfConfig(raw, stored)
    hf.expect(quantization_config=None, is_encoder_decoder=False, add_cross_attention=False, pruned_heads={})
    config = known.config(hf)
    text = known.text(hf)
    layers: list[Layer] = []
    count = 0
    for n in range(config.layers):
        layers.append(known.layer(config, text, n))
        count += len(tensors(layers[-1]))
        hf.check_tensor_count(count, f"{n + 1} of {config.layers} layers")
    params = known.outer_params(config, text, tuple(layers))
    hf.check_all_read()
    return ModelSpec(config, params, known.unused + known.unused_in(config), known.unused_prefixes)
