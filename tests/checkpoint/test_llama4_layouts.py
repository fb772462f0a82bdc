"""Llama 4 with one tensor of all experts, with three for each, as llm-compressor has them, and with none."""

import math
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from support.device import all_logits
from support.hf import prompt
from support.hostile import refused_folder
from support.kernels import WITH_KERNELS
from support.quantized_files import (
    Quantize,
    channel_int8,
    fp8,
    gptq,
    packed,
    save_plain,
    save_quantized,
    with_experts_apart,
    with_experts_together,
)
from support.quick import slow_except
from support.shapes import CASES, Raw, source_of

from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.tensor_specs import tensors
from xlabatch.errors import Refused
from xlabatch.model.params import Mlp
from xlabatch.verify.oracle.model import Oracle

WIDE = {"hidden_size": 96, "intermediate_size": 64, "intermediate_size_mlp": 160, "head_dim": 32}
TEXT = CASES["llama4_text"] | WIDE
MULTIMODAL: Raw = CASES["llama4"] | {"text_config": CASES["llama4"]["text_config"] | WIDE}
IDS = prompt(97, 70)
EXPERT = "model.layers.1.feed_forward.experts.3"


MOBILE: Raw = {  # MobileLLM-R1, but for its sizes
    **{"attention_bias": False, "attention_chunk_size": 32768, "attention_dropout": 0.0, "attn_scale": 0.1},
    **{"attn_temperature_tuning": False, "bos_token_id": 128000, "eos_token_id": [128001, 128008, 128009]},
    **{"floor_scale": 8192, "for_llm_compressor": False, "head_dim": 64, "hidden_act": "silu"},
    **{"initializer_range": 0.02, "interleave_moe_layer_step": 0, "max_position_embeddings": 32768},
    **{"model_type": "llama4_text", "moe_layers": [], "no_rope_layers": [1] * 22, "num_experts_per_tok": 0},
    **{"num_local_experts": 0, "output_router_logits": False, "pad_token_id": 0, "rms_norm_eps": 1e-05},
    **{"rope_scaling": None, "rope_theta": 8000000.0, "router_aux_loss_coef": 0.001},
    **{"router_jitter_noise": 0.0, "tie_word_embeddings": True, "torch_dtype": "float32"},
    **{"use_cache": True, "use_qk_norm": True, "vocab_size": 128256},
}


def scheme(format: str, **weights: Any) -> dict[str, Any]:
    """Settings as llm-compressor writes them for Llama 4."""
    ignore = ["re:.*lm_head", "re:.*self_attn", "re:.*router", "re:.*vision_model", "re:.*multi_modal.*"]
    activations = {"num_bits": 8, "type": "float", "strategy": "token", "dynamic": True}
    group = {"targets": ["Linear"], "input_activations": activations, "output_activations": None}
    given = {"symmetric": True, "dynamic": False, "observer": "minmax", "observer_kwargs": {}, **weights}
    return {
        **{"quant_method": "compressed-tensors", "format": format, "ignore": ignore, "kv_cache_scheme": None},
        **{"config_groups": {"group_0": group | {"weights": given}}, "global_compression_ratio": 1.5},
        "quantization_status": "compressed",
    }


SCHEMES: dict[str, tuple[Quantize, dict[str, Any]]] = {
    "w4a16": (
        packed,
        scheme("pack-quantized", num_bits=4, type="int", strategy="group", group_size=32, actorder="weight"),
    ),
    "FP8-dynamic": (
        partial(fp8, block=(1, 1024), name="weight_scale"),
        scheme("float-quantized", num_bits=8, type="float", strategy="channel"),
    ),
    "FP8-block": (
        partial(fp8, block=(64, 32), name="weight_scale"),
        scheme("float-quantized", num_bits=8, type="float", strategy="block", block_structure=[64, 32]),
    ),
    "GPTQ": (gptq, {"quant_method": "gptq", "bits": 4, "group_size": 32, "desc_act": False, "sym": True}),
    "w8a8": (channel_int8, scheme("int-quantized", num_bits=8, type="int", strategy="channel")),
}


def quantized_and_wide(folder: Path, raw: Raw, name: str) -> tuple[Source, Source]:
    """A folder with quantized experts of three tensors each, and one of the numbers in Meta's layout."""
    source = source_of(raw)
    prefix = "language_model." if "text_config" in raw else ""
    for each in ("quantized", "wide"):
        (folder / each).mkdir()
    numbers = save_quantized(folder / "quantized", with_experts_apart(source), *SCHEMES[name], prefix)
    quantized = open_source(folder / "quantized")
    read = {name: quantized.read(name) for name in quantized.shapes}
    for key, expected in numbers.items():
        np.testing.assert_allclose(read[key], expected, rtol=1e-6, atol=1e-7, err_msg=key)
    save_plain(folder / "wide", with_experts_together(source, read), prefix)
    return quantized, open_source(folder / "wide")


def same_weights(ours: load.Model, theirs: load.Model) -> bool:
    """Whether two models have the same arrays."""
    arrays = [jax.tree.leaves(each.params) for each in (ours, theirs)]
    return len(arrays[0]) == len(arrays[1]) and all(map(np.array_equal, *arrays))


@pytest.mark.parametrize("packs", [pytest.param(True, marks=WITH_KERNELS), False])
@pytest.mark.parametrize("weights", slow_except(["int8"], ["float32", "bfloat16", "int8"]))
@pytest.mark.parametrize("raw", [TEXT, MULTIMODAL], ids=["text", "multimodal"])
def test_experts_with_three_tensors_each_are_those_of_one_tensor(
    tmp_path: Path, raw: Raw, weights: str, packs: bool
) -> None:
    source = source_of(raw)
    prefix = "language_model." if raw is MULTIMODAL else ""
    apart = open_source(save_plain(tmp_path, with_experts_apart(source), prefix))
    assert f"{EXPERT}.up_proj.weight" in apart.shapes
    assert apart.spec.config == source.spec.config
    (tmp_path / "together").mkdir()
    together = open_source(save_plain(tmp_path / "together", source, prefix))
    assert same_weights(*(load.load(each, weights, packs) for each in (apart, together)))


@pytest.mark.heavy
@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize("raw", [TEXT, MULTIMODAL], ids=["text", "multimodal"])
def test_a_quantized_llama_4_has_the_weights_and_tokens_of_its_numbers(
    tmp_path: Path, name: str, raw: Raw
) -> None:
    quantized, wide = quantized_and_wide(tmp_path, raw, name)
    assert f"{EXPERT}.up_proj.weight" in quantized.shapes
    assert f"{EXPERT.rpartition('.')[0]}.gate_up_proj" in wide.shapes
    ours, theirs = (load.load(each, "float32") for each in (quantized, wide))
    assert same_weights(ours, theirs)
    logits = all_logits(ours, IDS, 64, 128)
    assert np.array_equal(logits, all_logits(theirs, IDS, 64, 128))
    for source in (quantized, wide):
        assert np.abs(logits - Oracle(source, context=128).logits(IDS)).max() < 2e-4 * np.abs(logits).max()


def test_each_layer_has_the_layout_in_which_it_is_stored(tmp_path: Path) -> None:
    """Some layers may be left as they were, and a quantized folder of them still has both."""
    source = source_of(TEXT | {"interleave_moe_layer_step": 1})
    apart = with_experts_apart(source)
    save_quantized(tmp_path, apart, *SCHEMES["w4a16"])
    file = tmp_path / "model.safetensors"
    first = "model.layers.0.feed_forward.experts."
    mixed = {name: each for name, each in load_file(file).items() if not name.startswith(first)}
    save_file(mixed | {name: source.read(name) for name in source.shapes if name.startswith(first)}, file)
    opened = open_source(tmp_path)
    ours = [leaf.parts for leaf in jax.tree.leaves(opened.spec.params.layers)]
    expected = [
        leaf.parts
        for each, n in ((source, 0), (apart, 1))
        for leaf in jax.tree.leaves(each.spec.params.layers[n])
    ]
    assert ours == expected
    logits = all_logits(load.load(opened, "float32"), IDS, 64, 128)
    assert np.abs(logits - Oracle(opened, context=128).logits(IDS)).max() < 2e-4 * np.abs(logits).max()


@WITH_KERNELS
@pytest.mark.parametrize("weights", ["bfloat16", "int8", "int4"])
def test_a_converted_folder_has_the_bits_of_a_quantized_one(tmp_path: Path, weights: str) -> None:
    quantized, _ = quantized_and_wide(tmp_path, TEXT, "w4a16")
    convert(quantized, tmp_path / "converted", weights)
    converted = open_source(tmp_path / "converted")
    assert same_weights(load.load(quantized, weights), load.load(converted, weights))


def test_an_expert_that_is_missing_is_named(tmp_path: Path) -> None:
    save_quantized(tmp_path, with_experts_apart(source_of(TEXT)), *SCHEMES["w4a16"])
    file = tmp_path / "model.safetensors"
    kept = {name: each for name, each in load_file(file).items() if not name.startswith(f"{EXPERT}.down")}
    save_file(kept, file)
    assert refused_folder(tmp_path).endswith(f": {EXPERT}.down_proj.weight is missing")


def test_both_layouts_at_once_are_refused(tmp_path: Path) -> None:
    apart = with_experts_apart(source_of(TEXT))
    together = source_of(TEXT)
    save_plain(tmp_path, apart)
    both = {name: each.read(name) for each in (apart, together) for name in each.shapes}
    save_file(both, tmp_path / "model.safetensors")
    assert "feed_forward.experts.gate_up_proj is not expected" in refused_folder(tmp_path)


@pytest.mark.parametrize(
    ("layers", "heads", "kv_heads", "width", "inner", "millions"),
    [
        (15, 9, 3, 576, 2048, 140),
        (15, 16, 4, 1024, 4096, 359),
        (22, 24, 6, 1536, 6144, 949),
    ],
)
def test_mobilellm_r1_is_a_llama_4_without_experts(
    layers: int, heads: int, kv_heads: int, width: int, inner: int, millions: int
) -> None:
    """Its lists may be longer than it has layers, and `intermediate_size` is for experts only."""
    sizes = {"num_hidden_layers": layers, "num_attention_heads": heads, "num_key_value_heads": kv_heads}
    sizes |= {"hidden_size": width, "intermediate_size": 8192, "intermediate_size_mlp": inner}
    spec = families.describe(MOBILE | sizes)
    assert sum(map(math.prod, tensors(spec.params).values())) // 10**6 == millions
    assert spec.params.head is None
    assert all(isinstance(layer.mlp, Mlp) and layer.q_norm for layer in spec.params.layers)
    assert all(attn.rope and attn.chunk == 32768 and not attn.tuning for attn in spec.config.attending)


def test_the_text_model_of_a_multimodal_folder_may_have_no_experts(tmp_path: Path) -> None:
    text = source_of(CASES["llama4_text, no experts"] | {"tie_word_embeddings": False})
    raw = {"model_type": "llama4", "text_config": text.raw, "tie_word_embeddings": False}
    opened = open_source(save_plain(tmp_path, replace(text, raw=raw), "language_model."))
    assert opened.spec.config == text.spec.config
    assert same_weights(load.load(opened, "float32"), load.load(text, "float32"))


@pytest.mark.parametrize(
    "fields",
    [
        {"moe_layers": None},
        {"moe_layers": None, "num_local_experts": None, "num_experts_per_tok": None},
        {"moe_layers": [2, 9], "interleave_moe_layer_step": 1},
        {"hidden_activation": "silu", "intermediate_size": None, "no_rope_layers": [1, 1, 0]},
    ],
)
def test_other_spellings_of_no_experts_are_the_same_model(fields: Raw) -> None:
    raw = CASES["llama4_text, no experts"]
    assert families.describe(raw | fields) == families.describe(raw)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"moe_layers": [1]}, "num_experts_per_tok must be an integer from 1 to .*, got 0"),
        ({"moe_layers": None, "interleave_moe_layer_step": 2}, "num_experts_per_tok must be an integer"),
        ({"moe_layers": [1], "num_experts_per_tok": 1}, "num_local_experts must be an integer from 1"),
        ({"moe_layers": "all"}, "moe_layers must be a list of integers"),
        ({"interleave_moe_layer_step": -1}, "interleave_moe_layer_step must be an integer from 0"),
        ({"no_rope_layers": [1]}, "no_rope_layers must be a list of 2"),
        ({"hidden_activation": "gelu"}, "hidden_activation 'gelu' is not supported here; only 'silu' is"),
    ],
)
def test_experts_of_which_there_are_none_are_refused(fields: Raw, message: str) -> None:
    with pytest.raises(Refused, match=message):
        families.describe(CASES["llama4_text, no experts"] | fields)
