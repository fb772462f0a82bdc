"""Weights in groups of numbers as blocks for the kernels: the numbers that are read from their files."""

from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checkpoint.test_quantized import AWQ, CASES, FP8, GPTQ, compressed
from checkpoint.test_stored_blocks import weights_of
from safetensors.numpy import load_file, save_file
from support.quantized_files import (
    Quantize,
    awq,
    block_values,
    channel_int8,
    fp8,
    gptq,
    packed,
    save_quantized,
)
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.stored_blocks import MOST_ROWS
from xlabatch.checkpoint.weight_files import SLICE_NUMBERS
from xlabatch.model.params import Linear

WIDE = {"hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 8, "head_dim": 32}
NARROW = WIDE | {"hidden_size": 96, "intermediate_size": 192, "num_attention_heads": 3}
Layout = tuple[Quantize, dict[str, Any]]
LAYOUTS: dict[str, tuple[str, Layout]] = {  # the type of block, and how a folder is written
    "GPTQ": ("INT4_G32", CASES["GPTQ, groups of 32"]),
    "GPTQ, groups of 64": ("INT4_G64", (partial(gptq, size=64), GPTQ | {"group_size": 64})),
    "GPTQ, groups of 128": (
        "INT4_G128",
        (partial(gptq, size=128, sym=False), GPTQ | {"group_size": 128, "sym": False}),
    ),
    "GPTQ, 8 bits": ("INT8_G32", CASES["GPTQ, 8 bits"]),
    "GPTQ, 8 bits by output": (
        "INT8_G128",
        (partial(gptq, size=1024, bits=8, sym=False), GPTQ | {"bits": 8, "group_size": -1}),
    ),
    "GPTQ, act-order": (
        "INT4_G128",
        (partial(gptq, size=128, act_order=True), GPTQ | {"group_size": 128, "desc_act": True}),
    ),
    "GPTQ, 8 bits, act-order": (
        "INT8_G32",
        (partial(gptq, bits=8, act_order=True), GPTQ | {"bits": 8, "desc_act": True}),
    ),
    "AWQ": ("INT4_G32", CASES["AWQ, groups of 32"]),
    "AWQ, groups of 128": ("INT4_G128", (partial(awq, size=128), AWQ | {"group_size": 128})),
    "packed, groups of 128": (
        "INT4_G128",
        (partial(packed, size=128), compressed("pack-quantized", strategy="group", group_size=128)),
    ),
    "packed, groups of 256": (
        "INT4_G128",
        (partial(packed, size=256), compressed("pack-quantized", strategy="group", group_size=256)),
    ),
    "packed, zeros": ("INT4_G32", CASES["packed, zeros"]),
    "packed, act-order": ("INT4_G32", CASES["packed, act-order"]),
    "packed, 8 bits by output": ("INT8_G128", CASES["packed, 8 bits by output"]),
    "int8 by output": ("INT8_G128", CASES["int8"]),
    "int8 in groups": (
        "INT8_G32",
        (partial(channel_int8, size=32), compressed("int-quantized", num_bits=8, strategy="group")),
    ),
    "FP8, blocks of 128": (
        "FP8_G128",
        (partial(fp8, block=(128, 128)), FP8 | {"weight_block_size": [128, 128]}),
    ),
    "FP8 by output": ("FP8_G128", CASES["FP8 by output"]),
    "FP8, one scale": ("FP8_G128", CASES["FP8, one scale"]),
}


def save(folder: Path, layout: Layout, sizes: dict[str, int] = WIDE, **rest: Any) -> Source:
    """A small model in a folder of this layout."""
    raw = raw_config("llama", **sizes, num_key_value_heads=1, tie_word_embeddings=False, **rest)
    save_quantized(folder, source_of(raw), *layout)
    return open_source(folder)


def change(folder: Path, **changes: Any) -> Source:
    """Change parts of all weights, given the ends of their names."""
    tensors = load_file(folder / "model.safetensors")
    for name, tensor in tensors.items():
        if made := changes.get(name.rpartition(".")[2]):
            tensors[name] = made(tensor)
    save_file(tensors, folder / "model.safetensors")
    return open_source(folder)


def values(source: Source, name: str, first: int = 0, last: int | None = None) -> np.ndarray[Any, Any]:
    """The numbers of some rows of a weight in its blocks."""
    (number,) = set((source.blocks.numbers[name]() // MOST_ROWS).ravel())
    tensor = source.blocks.tensors[number]
    return block_values(tensor.dtype, tensor.read_rows(first, last or tensor.shape[0]))


def in_stored_order(source: Source, name: str, weight: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return weight[:, source.blocks.orders.get(name, slice(None))]


def assert_blocks_are_the_weights(source: Source) -> None:
    names = [name for name in source.shapes if name.endswith("_proj.weight")]
    assert source.blocks.numbers.keys() == set(names)
    assert source.is_in_blocks
    for name in names:
        weight = in_stored_order(source, name, source.read(name))
        assert np.array_equal(values(source, name).view(np.int32), weight.view(np.int32)), name
        for first, last in ((0, 1), (5, 6), (3, 21), (8, 24), (17, len(weight))):
            assert np.array_equal(values(source, name, first, last), weight[first:last]), name


@pytest.mark.parametrize("name", LAYOUTS)
def test_blocks_have_the_numbers_of_the_file(tmp_path: Path, name: str) -> None:
    dtype, layout = LAYOUTS[name]
    source = save(tmp_path, layout)
    assert {tensor.dtype for tensor in source.blocks.tensors} == {dtype}
    assert_blocks_are_the_weights(source)


@pytest.mark.parametrize("name", ["GPTQ", "GPTQ, 8 bits", "AWQ", "packed, zeros", "int8 by output"])
def test_all_bits_of_numbers_scales_and_zeros_are_kept(tmp_path: Path, name: str) -> None:
    """Also numbers and zeros that no quantizer writes: GPTQ's zeros of 8 bits are up to 256."""
    save(tmp_path, LAYOUTS[name][1])
    draw = np.random.default_rng(3)

    def words(tensor: Any) -> Any:
        return draw.integers(0, 256, (*tensor.shape, tensor.itemsize), np.uint8).view(tensor.dtype)[..., 0]

    def scales(tensor: Any) -> Any:
        made = words(tensor)
        return np.where(np.abs(made.astype(np.float32)) < 1e30, made, 1).astype(tensor.dtype)

    parts = dict.fromkeys(("qweight", "qzeros", "weight_packed", "weight_zero_point"), words)
    parts |= dict.fromkeys(("scales", "weight_scale"), scales)
    assert_blocks_are_the_weights(change(tmp_path, **parts))


def test_the_second_version_of_gptq_stores_its_zeros_and_not_one_less(tmp_path: Path) -> None:
    quantize, settings = LAYOUTS["GPTQ, groups of 128"][1]
    name = "model.layers.0.mlp.up_proj"
    weight = save(tmp_path, (quantize, settings | {"checkpoint_format": "gptq"})).read(f"{name}.weight")
    second = save(tmp_path, (quantize, settings | {"checkpoint_format": "gptq_v2"}))
    scales = load_file(tmp_path / "model.safetensors")[f"{name}.scales"].astype(np.float32).T.repeat(128, 1)
    np.testing.assert_allclose(second.read(f"{name}.weight"), weight + scales, rtol=1e-5, atol=1e-6)
    assert_blocks_are_the_weights(second)


@pytest.mark.parametrize("name", ["GPTQ", "AWQ", "packed, zeros", "packed, 8 bits by output"])
def test_scales_may_be_float16_or_bfloat16(tmp_path: Path, name: str) -> None:
    save(tmp_path, LAYOUTS[name][1], NARROW)
    for dtype in (np.float16, ml_dtypes.bfloat16):
        changed = dict.fromkeys(("scales", "weight_scale"), lambda tensor, dtype=dtype: tensor.astype(dtype))
        assert_blocks_are_the_weights(change(tmp_path, **changed))


def test_rows_are_read_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("packed_words", "small_floats"):
        monkeypatch.setattr(f"xlabatch.checkpoint.{module}.row_slices", few_rows)
    for name in ("GPTQ", "AWQ", "packed, zeros"):
        folder = tmp_path / name
        folder.mkdir()
        assert_blocks_are_the_weights(save(folder, LAYOUTS[name][1]))


def few_rows(rows: int, numbers: int) -> Any:
    assert numbers < SLICE_NUMBERS
    return (slice(start, min(start + 5, rows)) for start in range(0, rows, 5))


@pytest.mark.parametrize(
    "name",
    ["GPTQ, act-order", "AWQ, groups of 16", "FP8 in blocks", "FP8 by output"],  # groups of 16 inputs
)
def test_what_no_block_fits_is_widened(tmp_path: Path, name: str) -> None:
    quantize, settings = CASES[name]
    source = save(tmp_path, (quantize, settings), NARROW)
    assert source.blocks.numbers == {}
    assert not source.is_in_blocks


def test_groups_of_different_sizes_are_widened(tmp_path: Path) -> None:
    save(tmp_path, LAYOUTS["GPTQ, act-order"][1])
    changed = change(tmp_path, g_idx=lambda tensor: np.where(np.arange(len(tensor)) < 9, 0, tensor))
    assert changed.blocks.numbers == {}
    assert np.isfinite(changed.read("model.layers.0.mlp.up_proj.weight")).all()


def test_a_linear_whose_tensors_have_different_orders_is_not_in_blocks(tmp_path: Path) -> None:
    source = save(tmp_path, LAYOUTS["GPTQ, act-order"][1])
    layer = source.spec.params.layers[1]
    tensors = load_file(tmp_path / "model.safetensors")
    key = "model.layers.1.self_attn.k_proj.g_idx"
    tensors[key] = np.ascontiguousarray(tensors[key][::-1])
    save_file(tensors, tmp_path / "model.safetensors")
    changed = open_source(tmp_path).blocks
    assert isinstance(layer.qkv, Linear)
    assert isinstance(layer.out, Linear)
    assert source.blocks.runs(layer.qkv.weight, gated=False)
    assert changed.runs(layer.qkv.weight, gated=False) is None
    assert changed.runs(layer.out.weight, gated=False)


def test_scales_in_float32_are_widened(tmp_path: Path) -> None:
    """Their lower bits have no room for a zero."""
    save(tmp_path, LAYOUTS["int8 by output"][1])
    assert change(tmp_path, weight_scale=lambda tensor: tensor.astype(np.float32)).blocks.numbers == {}


def test_a_folder_of_few_weights_in_blocks_is_widened_by_default(tmp_path: Path) -> None:
    quantize, settings = LAYOUTS["GPTQ"][1]

    def only_keys(weight: Any) -> Any:
        return quantize(weight) if len(weight) == 32 else ({"weight": weight.astype(np.float16)}, weight)

    source = save(tmp_path, (only_keys, settings))
    assert source.blocks.numbers
    assert not source.is_in_blocks


@pytest.mark.parametrize("name", LAYOUTS)
def test_each_output_is_the_stored_row_with_its_numbers(tmp_path: Path, name: str) -> None:
    source = save(tmp_path, LAYOUTS[name][1])
    weights = [spec for spec in weights_of(source) if spec.parts[0][0].endswith("_proj.weight")]
    assert len(weights) == 4 * len(source.spec.params.layers)
    for weight in weights:
        rows = source.blocks.rows(weight)
        assert rows is not None
        expected = in_stored_order(source, weight.parts[0][0], weight.read(source.read))
        blocks = source.blocks.read_rows(rows)
        dtype = source.blocks.tensors[0].dtype
        assert np.array_equal(block_values(dtype, blocks), expected)
