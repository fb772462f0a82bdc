"""Engines that compute GPTQ, AWQ and compressed-tensors folders in the groups of their files."""

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from checkpoint.test_grouped_tensor import LAYOUTS, NARROW, save
from checkpoint.test_quantized import CASES
from kernels.test_blocks import run
from kernels.test_engine import QUICK_SHAPES, REQUESTS, assert_equal_streams
from kernels.test_stored_streams import assert_logits_of_the_oracle
from safetensors.numpy import load_file, save_file
from support.kernels import WITH_KERNELS, by_instruction_set, random
from support.quantized_files import save_mxfp4
from support.quick import slow_except
from support.requests import serve
from support.shapes import CASES as SHAPES
from support.shapes import source_of

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.weight_formats import linear_spec
from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.params import Linear, Mlp
from xlabatch.verify.checks import VerifyOptions, verify

pytestmark = WITH_KERNELS
LAYOUT = "GPTQ, groups of 128"
# one of each kind of order and block
FEW = {"GPTQ, act-order", "AWQ", "int8 by output", "FP8, blocks of 128"}


def folder(path: Path, layout: str = LAYOUT) -> Source:
    return save(path, LAYOUTS[layout][1])


@pytest.mark.heavy
@pytest.mark.parametrize("layout", slow_except([LAYOUT], LAYOUTS, by_hand={*LAYOUTS} - FEW))
def test_streams_are_equal_in_engines_of_two_shapes(tmp_path: Path, layout: str) -> None:
    source = folder(tmp_path, layout)
    assert load.resolve_weights_format(None, source) == "stored"
    assert_equal_streams(source, "stored", QUICK_SHAPES)


@pytest.mark.heavy
@pytest.mark.parametrize("layout", slow_except(["packed, groups of 128"], LAYOUTS, by_hand={*LAYOUTS} - FEW))
def test_streams_are_equal_on_all_instruction_sets_that_add_16_bits_alike(
    tmp_path: Path, layout: str
) -> None:
    """The vocabulary is in bfloat16."""
    engine = XlaBatchEngine.of(folder(tmp_path, layout), slots=3, context=320)
    found = by_instruction_set(lambda: serve(engine, REQUESTS))
    found = {name: streams for name, streams in found.items() if name in ("avx512", "avx2", "plain")}
    assert [name for name, streams in found.items() if streams != found["plain"]] == []


@pytest.mark.parametrize("layout", slow_except([LAYOUT, "GPTQ, act-order", "AWQ"], LAYOUTS))
def test_logits_are_those_of_an_oracle_that_rounds_tokens_in_groups_of_32(
    tmp_path: Path, layout: str
) -> None:
    assert_logits_of_the_oracle(folder(tmp_path, layout))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_linears_take_about_the_bytes_that_they_have_in_the_files(tmp_path: Path, layout: str) -> None:
    source = folder(tmp_path, layout)
    layers = load.load(source).params.layers
    held = sum(leaf.nbytes for leaf in jax.tree.leaves(layers))
    outside = 2 * 97 * 256 * 4 + 256 * 4  # the vocabulary's two matrices, and a norm
    most = {"G128": 1.1, "G64": 1.1, "G32": 1.25}[LAYOUTS[layout][0].rpartition("_")[2]]
    assert held < most * (source.stored_bytes - outside)


@pytest.mark.slow
def test_streams_of_experts_in_mxfp4_are_equal_in_engines_of_two_shapes(tmp_path: Path) -> None:
    save_mxfp4(tmp_path, source_of(SHAPES["gpt_oss"] | {"hidden_size": 64, "intermediate_size": 32}))
    source = open_source(tmp_path)
    assert_equal_streams(source, "stored", QUICK_SHAPES)
    layer = load.load(source).params.layers[0]
    assert {linear.runs for linear in linears_of(layer.mlp)} == {(("MXFP4", 4),), ()}  # () is the router's


def test_groups_that_have_no_blocks_are_in_bfloat16(tmp_path: Path) -> None:
    source = save(tmp_path, CASES["AWQ, groups of 16"], NARROW)
    assert load.resolve_weights_format(None, source) == "bfloat16"
    linears = linears_of(load.load(source).params.layers[0])
    assert {linear.panels.dtype.name for linear in linears} == {"bfloat16"}


def test_a_scale_that_is_not_finite_reaches_its_own_row_only(tmp_path: Path) -> None:
    source = folder(tmp_path)
    name = "model.layers.0.mlp.down_proj.scales"
    x = random(5, 512)
    usual = run(x, down_of(source))
    tensors = load_file(tmp_path / "model.safetensors")
    tensors[name][-1, 7] = np.nan
    save_file(tensors, tmp_path / "model.safetensors")
    broken = run(x, down_of(open_source(tmp_path)))
    assert np.isnan(broken[:, 7]).all()
    assert (np.delete(broken, 7, 1) == np.delete(usual, 7, 1)).all()


def down_of(source: Source) -> PackedLinear:
    """The last linear of the first layer."""
    mlp = source.spec.params.layers[0].mlp
    assert isinstance(mlp, Mlp)
    assert isinstance(mlp.down, Linear)
    reader = load.WeightReader(source.read, blocks=source.blocks)
    packed = load.pack(reader, linear_spec(mlp.down, "stored", source.blocks))
    assert isinstance(packed, PackedLinear)
    assert packed.runs
    return packed


def linears_of(tree: Any) -> list[PackedLinear]:
    nodes = jax.tree.leaves(tree, is_leaf=lambda node: isinstance(node, PackedLinear))
    return [node for node in nodes if isinstance(node, PackedLinear)]


def test_weights_in_groups_are_not_replaced(tmp_path: Path) -> None:
    source = folder(tmp_path)
    engine = XlaBatchEngine.of(source, slots=1, context=128)
    given = load.WeightReader(source.read)
    with pytest.raises(Refused, match="blocks of a file cannot be replaced"):
        engine.update(load.to_device(source.spec.params, given, "float32"))


def test_a_converted_folder_has_numbers_widened(tmp_path: Path) -> None:
    folder(tmp_path)
    assert main(["convert", str(tmp_path), str(tmp_path / "converted")]) == 0
    assert load.load(open_source(tmp_path / "converted")).weights == "bfloat16"


@pytest.mark.slow
def test_verify_proves_the_promise(tmp_path: Path) -> None:
    options = VerifyOptions(counts=(3,), requests=9, seed=6, context=320, oracle=True)
    checks = list(verify(folder(tmp_path), options))
    assert [check for check in checks if not check.ok] == []
    assert any(check.name.startswith("another shape") for check in checks)
