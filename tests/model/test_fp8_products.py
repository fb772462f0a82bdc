"""Weights in FP8 without the kernels for CPUs: the bits of bfloat16, in half the memory."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from checkpoint.test_grouped_tensor import LAYOUTS, save
from support.quantized_files import fp8 as in_fp8
from support.quantized_files import save_quantized
from support.requests import serve
from support.shapes import CASES, source_of

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine import promise as promises
from xlabatch.errors import Refused
from xlabatch.kernels import library
from xlabatch.model import fp8
from xlabatch.model.backends import replace_linears
from xlabatch.model.expert_groups import gather
from xlabatch.model.params import Linear
from xlabatch.model.triton import experts
from xlabatch.model.triton.fixed_order import matrix_product
from xlabatch.verify.checks import VerifyOptions, verify


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Source:
    return save(tmp_path_factory.mktemp("fp8"), LAYOUTS["FP8, blocks of 128"][1])


def draw(*shape: int) -> tuple[jax.Array, jax.Array]:
    """FP8 weights and the scales of their groups."""
    draw = np.random.default_rng(shape)
    numbers = draw.normal(0, 60, shape).astype(ml_dtypes.float8_e4m3fn)
    scales = draw.uniform(1e-4, 1e-2, (*shape[:-1], shape[-1] // fp8.GROUP)).astype(np.float32)
    return jnp.asarray(numbers), jnp.asarray(scales)


def tokens(*shape: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(9).normal(size=shape), jnp.bfloat16)


@pytest.mark.parametrize(("outputs", "inputs", "columns"), [(72, 384, 5), (64, 128, 70)])
def test_the_kernel_multiplies_what_bfloat16_would_have(outputs: int, inputs: int, columns: int) -> None:
    weight, scale = draw(outputs, inputs)
    x = tokens(inputs, columns)
    found = matrix_product(weight, x, scale, interpret=True)
    assert (found == matrix_product(fp8.widen(weight, scale), x, interpret=True)).all()
    assert np.abs(found).max() > 0.1


def test_the_kernel_for_experts_does_too() -> None:
    weight, scale = draw(3, 72, 256)
    groups = experts.group(jnp.zeros((3, 20)).at[2].set(1.0).at[0, 3].set(1.0), 2)
    x = gather(groups, tokens(256, 20).astype(jnp.float32))
    multiply = partial(experts.linear, groups, True)
    found = multiply(Linear(weight, group_scale=scale), x)
    assert (found == multiply(Linear(fp8.widen(weight, scale)), x)).all()
    assert np.abs(found).max() > 0.1


@pytest.fixture
def no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process without our kernels for CPUs."""
    monkeypatch.setattr(library, "load_library", lambda: None)


@pytest.fixture
def on_gpu(no_kernels: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """Formats are chosen as on a GPU."""
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    monkeypatch.setattr(fp8, "is_supported", lambda: True)


def linears(tree: object) -> list[Linear]:
    is_linear = lambda node: isinstance(node, Linear)  # noqa: E731
    return [node for node in jax.tree.leaves(tree, is_leaf=is_linear) if is_linear(node)]


REQUESTS = [
    Request(id="greedy", prompt=tuple(range(3, 40)), max_tokens=6, logprobs=3),
    Request(id="sampled", prompt=(5, 6, 7), max_tokens=6, temperature=1.0, seed=4),
]


@pytest.mark.heavy
@pytest.mark.parametrize("promise", ["batch", "strong"])
def test_streams_are_those_of_bfloat16(source: Source, promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "fixed_order", lambda: "fixed_interpret")
    streams = {}
    for weights in ("stored", "bfloat16"):
        model = load.load(source, weights, packs=False)
        streams[weights] = serve(XlaBatchEngine(model, slots=2, context=128, promise=promise), REQUESTS)
    assert streams["stored"] == streams["bfloat16"]


@pytest.mark.heavy
def test_streams_of_the_kernel_are_those_of_bfloat16_in_its_order(source: Source) -> None:
    """As on a GPU with promise="batch", but all linears are in a fixed order, and kernels interpreted."""
    streams = []
    for weights in ("stored", "bfloat16"):
        model = load.load(source, weights, packs=False)
        fixed = replace_linears(lambda linear: replace(linear, order="fixed_interpret"), model.params)
        streams.append(serve(XlaBatchEngine(replace(model, params=fixed), slots=2, context=128), REQUESTS))
    assert streams[0] == streams[1]


@pytest.mark.heavy
def test_streams_of_experts_are_those_of_bfloat16(tmp_path: Path) -> None:
    sizes = {"hidden_size": 128, "moe_intermediate_size": 128, "intermediate_size": 128}
    whole = source_of(CASES["qwen3_moe"] | sizes)
    settings = {"quant_method": "fp8", "weight_block_size": [128, 128]}
    save_quantized(tmp_path, whole, partial(in_fp8, block=(128, 128)), settings)
    source = open_source(tmp_path)
    stored, widened = (load.load(source, weights, packs=False) for weights in ("stored", "bfloat16"))
    assert sum(each.group_scale is not None for each in linears(stored.params.layers[1].mlp)) == 2
    found, expected = (
        serve(XlaBatchEngine(each, slots=2, context=128), REQUESTS) for each in (stored, widened)
    )
    assert found == expected


@pytest.mark.heavy
@pytest.mark.usefixtures("no_kernels")
def test_verify_passes_without_the_kernels(source: Source) -> None:
    options = VerifyOptions(context=96, counts=(2,), requests=4, seed=0, weights="stored")
    checks = list(verify(source, options))
    assert len(checks) > 8
    assert [check for check in checks if not check.ok] == []


def test_other_folders_still_need_the_kernels(tmp_path: Path) -> None:
    other = save(tmp_path, LAYOUTS["GPTQ"][1])
    with pytest.raises(Refused, match="weights stored need the kernels"):
        load.load(other, "stored", packs=False)


@pytest.mark.usefixtures("on_gpu")
def test_several_gpus_widen_it_to_bfloat16(source: Source) -> None:
    assert load.resolve_weights_format(None, source) == "stored"
    assert load.resolve_weights_format(None, source, devices=2) == "bfloat16"
    assert "stored" not in load.formats_here(source, devices=2)
    with pytest.raises(Refused, match="weights stored, in FP8, need one device or the kernels for CPUs"):
        load.resolve_weights_format("stored", source, devices=2)


@pytest.mark.usefixtures("on_gpu")
def test_an_older_gpu_widens_it_to_bfloat16(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fp8, "is_supported", lambda: False)
    assert load.resolve_weights_format(None, source) == "bfloat16"
    assert "stored" not in load.formats_here(source)
    with pytest.raises(Refused, match="weights stored need the kernels"):
        load.load(source, "stored", packs=False)


@pytest.mark.parametrize(("capability", "is_supported"), [("8.6", False), ("8.9", True), ("12.0", True)])
def test_the_capability_decides(capability: str, is_supported: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    monkeypatch.setattr(jax, "devices", lambda: [SimpleNamespace(compute_capability=capability)])
    assert fp8.is_supported() == is_supported


def test_programs_for_a_device_that_is_not_here_have_the_format_of_its_engine(source: Source) -> None:
    formats = [load.default_format_on(platform, source) for platform in ("gpu", "tpu", "cpu")]
    assert formats == ["stored", "bfloat16", "float32"]


@pytest.mark.usefixtures("on_gpu")
def test_a_folder_stays_in_fp8_where_a_gpu_reads_it(source: Source) -> None:
    """XLA's operations would widen all weights in each step, so other devices do it once."""
    assert load.formats_here(source)[-1] == "stored"
    assert load.resolve_weights_format(None, source) == "stored"
    layers = load.abstract(source.spec.params, "stored", False, source.blocks, "gpu").layers
    assert {each.order for each in linears(layers)} == {"fixed"}
    held = sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(layers))
    outside = 2 * 97 * 256 * 4 + 256 * 4  # the vocabulary's two matrices, and a norm
    assert held < 1.05 * (source.stored_bytes - outside)
