"""Quantized safetensors: the weights that their format defines, or a refusal by name."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from support.device import all_logits
from support.hostile import refused_folder
from support.quantized_files import Quantize, awq, channel_int8, fp8, gptq, packed, save_mxfp4, save_quantized
from support.shapes import CASES as SHAPES
from support.shapes import raw_config, source_of

from xlabatch.checkpoint import load
from xlabatch.checkpoint.gguf.blocks import dequantize
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.small_floats import mxfp4
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.verify.oracle.model import Oracle

IDS = tuple(int(id) for id in np.random.default_rng(3).integers(0, 97, 70))
Q = "model.layers.1.self_attn.q_proj"
GPTQ = {"quant_method": "gptq", "bits": 4, "group_size": 32, "desc_act": False, "sym": True}
AWQ = {"quant_method": "awq", "bits": 4, "group_size": 32, "zero_point": True, "version": "gemm"}
FP8 = {"quant_method": "fp8", "activation_scheme": "dynamic", "fmt": "e4m3"}


def compressed(format: str, **weights: Any) -> dict[str, Any]:
    """compressed-tensors' settings of one scheme."""
    group = {"targets": ["Linear"], "weights": {"num_bits": 4, "type": "int", "symmetric": True} | weights}
    return {
        "quant_method": "compressed-tensors",
        "format": format,
        "config_groups": {"group_0": group},
        "ignore": ["lm_head"],
        "kv_cache_scheme": None,
        "quantization_status": "compressed",
    }


CASES: dict[str, tuple[Quantize, dict[str, Any]]] = {
    "GPTQ, groups of 32": (gptq, GPTQ),
    "GPTQ, one group": (partial(gptq, size=192), GPTQ | {"group_size": -1}),
    "GPTQ, zeros": (partial(gptq, sym=False), GPTQ | {"sym": False, "checkpoint_format": "gptq"}),
    "GPTQ, act-order": (partial(gptq, act_order=True, size=16), GPTQ | {"desc_act": True, "group_size": 16}),
    "GPTQ, 8 bits": (partial(gptq, bits=8), GPTQ | {"bits": 8}),
    "AWQ, groups of 32": (awq, AWQ),
    "AWQ, groups of 16": (partial(awq, size=16), AWQ | {"group_size": 16}),
    "packed, groups": (packed, compressed("pack-quantized", strategy="group", group_size=32)),
    "packed, zeros": (
        partial(packed, sym=False),
        compressed("pack-quantized", strategy="group", symmetric=False),
    ),
    "packed, act-order": (
        partial(packed, act_order=True),
        compressed("pack-quantized", strategy="group", actorder="group"),
    ),
    "packed, 8 bits by output": (
        partial(packed, size=0, bits=8),
        compressed("pack-quantized", num_bits=8, strategy="channel"),
    ),
    "int8": (channel_int8, compressed("int-quantized", num_bits=8, strategy="channel")),
    "FP8 by output": (
        partial(fp8, block=(1, 1024), name="weight_scale"),
        compressed("float-quantized", num_bits=8, type="float", strategy="channel"),
    ),
    "FP8 in blocks": (partial(fp8, block=(40, 24)), FP8 | {"weight_block_size": [40, 24]}),
    "FP8, one scale": (partial(fp8, name="weight_scale"), FP8),
}


@pytest.fixture(scope="module")
def wide() -> Source:
    """All sizes are multiples of 32, and no two are equal."""
    sizes = {"hidden_size": 96, "intermediate_size": 192, "num_attention_heads": 4, "head_dim": 32}
    return source_of(raw_config("llama", **sizes, num_key_value_heads=2, tie_word_embeddings=True))


@pytest.mark.parametrize("case", CASES)
def test_a_weight_is_what_its_format_defines(tmp_path: Path, wide: Source, case: str) -> None:
    quantize, settings = CASES[case]
    expected = save_quantized(tmp_path, wide, quantize, settings)
    opened = open_source(tmp_path)
    assert opened.raw == wide.raw
    for name, weight in expected.items():
        np.testing.assert_allclose(opened.read(name), weight, rtol=1e-6, atol=1e-7, err_msg=name)
    assert np.abs(expected[f"{Q}.weight"] - wide.read(f"{Q}.weight")).max() > 1e-4  # it was rounded


@pytest.mark.parametrize("case", ["GPTQ, act-order", "FP8 in blocks"])
def test_logits_are_those_of_the_dequantized_numbers(tmp_path: Path, wide: Source, case: str) -> None:
    quantize, settings = CASES[case]
    numbers = save_quantized(tmp_path, wide, quantize, settings)
    ours = all_logits(load.load(open_source(tmp_path), "float32"), IDS, 64, 128)
    theirs = Oracle(replace(wide, read=lambda name, _=None: numbers[name], random=None)).logits(IDS)
    assert np.abs(ours - theirs).max() < 2e-3 * np.abs(theirs).max()


@pytest.mark.parametrize("kind", ["gemma3", "llama4"])
def test_settings_of_a_multimodal_config_are_beside_its_text_model(tmp_path: Path, kind: str) -> None:
    source = source_of(SHAPES[kind])
    expected = save_quantized(tmp_path, source, *CASES["int8"], prefix="language_model.")
    opened = open_source(tmp_path)
    assert opened.raw == source.raw
    for name, weight in expected.items():
        np.testing.assert_allclose(opened.read(name), weight, rtol=1e-6, atol=1e-7, err_msg=name)


def test_experts_in_mxfp4_are_numbers_of_4_bits_times_powers_of_two(tmp_path: Path) -> None:
    rng = np.random.default_rng(4)
    blocks = rng.integers(0, 256, (3, 10, 2, 16), dtype=np.uint8)
    scales = rng.integers(118, 134, (3, 10, 2), dtype=np.uint8)
    save_file({"up_blocks": blocks, "up_scales": scales}, tmp_path / "model.safetensors")
    stored = stored_tensors(tmp_path)
    tensor = mxfp4("up", {"_blocks": stored["up_blocks"], "_scales": stored["up_scales"]})
    numbers = np.stack([blocks & 15, blocks >> 4], -1).reshape(3, 10, 2, 32)
    values = numbers.view(ml_dtypes.float4_e2m1fn).astype(np.float64)
    expected = (values * 2.0 ** (scales.astype(int) - 127)[..., None]).reshape(3, 10, 64)
    assert tensor.shape == (3, 64, 10)
    assert np.array_equal(tensor.read(), expected.swapaxes(1, 2).astype(np.float32))
    assert tensor.in_blocks
    (in_blocks,) = tensor.in_blocks.tensors
    widened = np.empty(7 * 64, np.float32)
    dequantize("MXFP4", in_blocks.read_rows(8, 15).tobytes(), widened)
    assert np.array_equal(widened.reshape(7, 64), expected.reshape(30, 64)[8:15].astype(np.float32))


def test_a_whole_gpt_oss_with_experts_in_mxfp4_equals_its_dequantized_form(tmp_path: Path) -> None:
    sizes = {"hidden_size": 64, "intermediate_size": 32, "swiglu_limit": 7.0}
    source = source_of(SHAPES["gpt_oss"] | sizes)
    (tmp_path / "wide").mkdir()
    numbers = save_mxfp4(tmp_path, source)
    save_file(numbers, tmp_path / "wide" / "model.safetensors")
    (tmp_path / "wide" / "config.json").write_text(json.dumps(source.raw))
    opened = open_source(tmp_path)
    wide = open_source(tmp_path / "wide")
    assert opened.stored_dtype == "MXFP4"
    for name in wide.shapes:
        assert np.array_equal(opened.read(name), wide.read(name)), name
        assert np.array_equal(opened.read(name, 1), wide.read(name, 1)), name
    ours, theirs = (all_logits(load.load(each, "float32"), IDS, 64, 128) for each in (opened, wide))
    assert np.array_equal(ours, theirs)
    assert np.abs(theirs - Oracle(wide).logits(IDS)).max() < 2e-3 * np.abs(theirs).max()


def test_an_expert_in_mxfp4_is_read_without_the_others(tmp_path: Path) -> None:
    stored = {"up_blocks": np.zeros((3, 10, 2, 16), np.uint8), "up_scales": np.zeros((3, 10, 2), np.uint8)}
    save_file(stored, tmp_path / "model.safetensors")
    parts = stored_tensors(tmp_path)
    tensor = mxfp4("up", {"_blocks": parts["up_blocks"], "_scales": parts["up_scales"]})
    assert replace(tensor, widen=unread).read(2).shape == (64, 10)


def unread() -> Any:
    raise AssertionError("all experts were read")


def changed(folder: Path, change: Any) -> None:
    """Change the tensors of a folder."""
    tensors = load_file(folder / "model.safetensors")
    change(tensors)
    save_file(tensors, folder / "model.safetensors")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (
            {"quant_method": "bitsandbytes"},
            "is not supported; supported methods: awq, compressed-tensors, fp8",
        ),
        ([4], "quantization_config [4] is not supported"),
        (GPTQ | {"bits": 3}, "GPTQ of 3 bits is not supported; 4 and 8 are"),
        (GPTQ | {"bits": "4"}, "bits must be an integer"),
        (GPTQ | {"checkpoint_format": "marlin"}, "checkpoint_format 'marlin' is not supported"),
        (GPTQ | {"surprise": 1}, "surprise not understood for weights of gptq"),
        (GPTQ | {"group_size": 7}, "192 inputs are not a multiple of the group size 7"),
        (AWQ | {"version": "gemv"}, "version 'gemv' is not supported"),
        (AWQ, "24 inputs are not a multiple of the group size 32"),
        (compressed("nvfp4-pack-quantized", type="float"), "'nvfp4-pack-quantized' of ('float', 4) is not"),
        (compressed("pack-quantized", surprise=1), "surprise not understood for weights of compressed"),
        (compressed("pack-quantized") | {"kv_cache_scheme": {"num_bits": 8}}, "kv_cache_scheme"),
        (FP8 | {"weight_block_size": [0.5]}, "weight_block_size must be two positive integers"),
    ],
)
def test_settings_that_are_not_understood_are_refused(
    tmp_path: Path, wide: Source, settings: Any, message: str
) -> None:
    save_quantized(tmp_path, wide, gptq, settings)
    found = refused_folder(tmp_path)
    assert message in found


@pytest.mark.parametrize(
    ("end", "tensor", "message"),
    [
        ("scales", np.zeros((2, 128), np.float16), "its scales is [2, 128], not [3, 128]"),
        ("qweight", np.zeros((12, 128), np.int64), "its qweight is I64 [12, 128], not I32 with 2 axes"),
        ("qweight", None, "but no qweight"),
        ("qzeros", None, "its qzeros is missing"),
        ("g_idx", np.zeros(5, np.int32), "its g_idx is [5], not [96]"),
    ],
)
def test_parts_that_do_not_fit_are_refused_by_name(
    tmp_path: Path, wide: Source, end: str, tensor: Any, message: str
) -> None:
    save_quantized(tmp_path, wide, gptq, GPTQ)

    def change(tensors: dict[str, Any]) -> None:
        tensors.pop(f"{Q}.{end}")
        if tensor is not None:
            tensors[f"{Q}.{end}"] = tensor

    changed(tmp_path, change)
    found = refused_folder(tmp_path)
    assert Q in found
    assert message in found


def test_a_group_that_does_not_exist_is_refused(tmp_path: Path, wide: Source) -> None:
    save_quantized(tmp_path, wide, gptq, GPTQ)
    changed(tmp_path, lambda tensors: tensors.update({f"{Q}.g_idx": np.full(96, 3, np.int32)}))
    assert "names groups that do not exist; there are 3" in refused_folder(tmp_path)


def test_8_bit_floats_without_scales_are_refused(tmp_path: Path, wide: Source) -> None:
    save_quantized(tmp_path, wide, fp8, FP8)
    config = json.loads((tmp_path / "config.json").read_text())
    del config["quantization_config"]
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert "down_proj.weight is F8_E4M3, not one of F16" in refused_folder(tmp_path)
