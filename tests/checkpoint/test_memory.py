"""Loading takes no more memory than the weights and one tensor; an engine that cannot fit is refused."""

import argparse
import json
import math
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file
from support.gguf_files import save_gguf
from support.kernels import WITH_KERNELS
from support.quantized_files import Quantize, fp8, gptq, save_quantized
from support.quick import slow_except
from support.shapes import CASES, Raw, case_in, source_of

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import families, load, tensor_specs
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source, open_source, random_source
from xlabatch.cli.options import serving_contexts
from xlabatch.engine import host_memory, memory
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack

MIB = 2**20
LARGEST = 32000 * 512 * 4  # the embedding of `large`
EXPERT = 3 * 2048 * 512 * 4  # of `large_experts`, whose layers have 168 MiB of them
LOAD = """
import re, sys
from pathlib import Path
import jax.numpy as jnp
from xlabatch.checkpoint import load
from xlabatch.engine import host_memory, memory
from xlabatch.engine.options import EngineOptions
from xlabatch.checkpoint.source import Source, open_source, random_source
jnp.ones(8).sum().block_until_ready()
source = open_source(sys.argv[1])
def peak():  # not ru_maxrss, which a process inherits from the one that started it
    return 1024 * int(re.search("VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
before = peak()
model = load.load(source, sys.argv[2])
print(peak() - before, memory.tree_bytes(model.params))
"""


def constant_weights(raw: Raw, folder: Path) -> Path:
    """A folder of over 150 MiB in 16 bits."""
    (folder / "config.json").write_text(json.dumps(raw))
    shapes = tensor_specs.tensors(families.describe(raw).params)
    save_file(
        {name: np.full(shape, 0.01, np.float16) for name, shape in shapes.items()},
        folder / "model.safetensors",
    )
    assert (folder / "model.safetensors").stat().st_size > 150 * MIB
    return folder


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The largest tensor is the embedding, 62.5 MiB in float32."""
    raw = SHAPES["llama-15m"] | {"hidden_size": 512, "num_attention_heads": 8, "num_key_value_heads": 4}
    raw |= {"intermediate_size": 4096, "num_hidden_layers": 10, "eos_token_id": 3}
    return constant_weights(raw, tmp_path_factory.mktemp("large"))


@pytest.fixture(scope="module")
def large_experts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Experts of 12 MiB in float32, and layers of 168 MiB."""
    raw = CASES["mixtral"] | {"hidden_size": 512, "num_attention_heads": 8, "num_key_value_heads": 4}
    raw |= {"intermediate_size": 2048, "num_local_experts": 14, "head_dim": 64}
    return constant_weights(raw, tmp_path_factory.mktemp("experts"))


@pytest.fixture(scope="module")
def large_quantized_experts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Llama 4 with the same experts in 8 bits, in three tensors each."""
    folder = tmp_path_factory.mktemp("llama4")
    sizes = {"hidden_size": 512, "intermediate_size": 2048, "num_local_experts": 14, "num_hidden_layers": 4}
    raw = CASES["llama4_text"] | sizes | {"no_rope_layers": [1, 1, 1, 0], "interleave_moe_layer_step": 1}
    apart = {f"model.layers.{n}.feed_forward.experts.0.down_proj.weight" for n in range(4)}
    stored: dict[str, Any] = {}
    for name, shape in tensor_specs.tensors(families.describe(raw, stored=apart).params).items():
        stored[name] = np.ones(shape, np.int8 if ".experts." in name else np.float16)
        if ".experts." in name:
            stored[f"{name}_scale"] = np.full((shape[0], 1), 0.01, np.float32)
    save_file(stored, folder / "model.safetensors")
    group = {"weights": {"num_bits": 8, "type": "int", "strategy": "channel"}}
    settings = {"format": "int-quantized", "config_groups": {"group_0": group}}
    settings |= {"quant_method": "compressed-tensors"}
    (folder / "config.json").write_text(json.dumps(raw | {"quantization_config": settings}))
    assert (folder / "model.safetensors").stat().st_size > 150 * MIB
    return folder


def assert_loads_within(folder: Path, weights: str, extra: int) -> None:
    """A process loads a model within the model's bytes, some more, and 40 MiB of its own.

    A second try may do so: on a busy machine threads hold more at once, by chance.
    """
    command = [sys.executable, "-c", LOAD, str(folder), weights]
    for _ in range(2):
        process = subprocess.run(command, capture_output=True, text=True, check=True)
        peak, finished = map(int, process.stdout.split())
        if peak <= finished + extra + 40 * MIB:
            return
    pytest.fail(f"{peak / MIB:.0f} MiB for {finished / MIB:.0f}")


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("weights", slow_except(["int8"], ["float32", "int8"]))
def test_loading_needs_the_finished_weights_and_the_largest_tensor(large: Path, weights: str) -> None:
    assert_loads_within(large, weights, LARGEST)


@pytest.fixture(scope="module")
def large_gguf(large: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same model as a GGUF file of 8-bit blocks."""
    file = tmp_path_factory.mktemp("gguf") / "large.gguf"
    save_gguf(file, open_source(large), "Q8_0")
    return file


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("weights", ["float32", "int8"])
def test_loading_a_gguf_file_needs_the_finished_weights_and_the_largest_tensor(
    large_gguf: Path, weights: str
) -> None:
    assert_loads_within(large_gguf, weights, LARGEST)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(
    ("quantize", "settings"),
    [
        (gptq, {"quant_method": "gptq", "bits": 4, "group_size": 32}),
        (partial(fp8, block=(128, 128)), {"quant_method": "fp8", "weight_block_size": [128, 128]}),
    ],
)
def test_loading_a_quantized_folder_needs_the_finished_weights_and_the_largest_tensor(
    large: Path, tmp_path: Path, quantize: Quantize, settings: dict[str, Any]
) -> None:
    save_quantized(tmp_path, open_source(large), quantize, settings)
    assert_loads_within(tmp_path, "float32", LARGEST)


@WITH_KERNELS
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("weights", slow_except([], ["float32", "int8", "int4"]))
def test_loading_experts_needs_the_finished_weights_and_one_expert(large_experts: Path, weights: str) -> None:
    assert_loads_within(large_experts, weights, 2 * EXPERT)


@WITH_KERNELS
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("weights", ["bfloat16", "int8"])
def test_loading_quantized_experts_needs_the_finished_weights_and_one_expert(
    large_quantized_experts: Path, weights: str
) -> None:
    assert_loads_within(large_quantized_experts, weights, 2 * EXPERT)


@pytest.mark.heavy
@pytest.mark.parametrize("weights", load.WEIGHTS)
@pytest.mark.parametrize("case", ["llama", "gpt2", "phi3", "qwen3_moe", "deepseek_v3"])
def test_planned_bytes_are_the_bytes_that_an_engine_holds(case: str, weights: str) -> None:
    source = case_in(weights, case)
    if weights in load.ROUNDED and not can_pack():
        with pytest.raises(Refused, match=rf"{weights} need the kernels, which are not used here .*use "):
            load.load(source, weights)
        return
    model = load.load(source, weights)
    plan = memory.plan(source, weights, EngineOptions(slots=3, context=256))
    assert plan.weights == memory.tree_bytes(model.params)


def test_a_server_has_the_positions_of_its_model_unless_they_take_over_an_eighth_of_memory(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chosen(total: int | None, **limits: int) -> int:
        monkeypatch.setattr(memory, "total_bytes", lambda _: total)
        [context] = memory.contexts_that_fit(
            [memory.Wanted(source, "float32", EngineOptions(slots=3), **limits)]
        )
        return context

    positions = source.spec.config.max_positions
    whole = memory.plan(source, "float32", EngineOptions(slots=3, context=positions)).all_slots
    half = memory.plan(source, "float32", EngineOptions(slots=3, context=positions // 2)).all_slots
    assert chosen(8 * whole) == positions == 8192
    assert chosen(8 * whole - 1) == chosen(8 * half) == 4096
    assert chosen(8 * half - 1) == chosen(1) == chosen(None) == 2048
    assert chosen(8 * whole, positions=3000) == 3000  # of a draft model
    assert chosen(1, positions=1000) == 1000


def test_the_models_of_a_server_share_the_eighth_of_memory(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chosen(total: int, *wanted: EngineOptions) -> list[int]:
        monkeypatch.setattr(memory, "total_bytes", lambda _: total)
        return memory.contexts_that_fit([memory.Wanted(source, "float32", options) for options in wanted])

    positions = source.spec.config.max_positions
    three, two = EngineOptions(slots=3), EngineOptions(slots=2)
    bytes_of = {
        n: memory.plan(source, "float32", EngineOptions(slots=n, context=positions)).all_slots for n in (2, 3)
    }
    both = bytes_of[2] + bytes_of[3]
    assert chosen(8 * both, three, two) == [positions, positions]
    assert chosen(8 * both - 1, three, two) == [positions // 2, positions]  # where the slots take most
    assert chosen(8 * both - 1, two, three) == [positions, positions // 2]
    assert chosen(1, three, two) == [2048, 2048]
    fixed = EngineOptions(slots=3, context=positions)  # counts, and stays
    assert chosen(8 * both - 1, fixed, two) == [positions, positions // 2]


def test_models_that_fit_one_by_one_are_refused_together(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = [memory.Wanted(source, "float32", EngineOptions(slots=slots)) for slots in (3, 2)]
    needed = [each.plan(256).total for each in wanted]
    for free in (None, min(needed) - 1, sum(needed)):  # a model that does not fit alone says so itself
        monkeypatch.setattr(memory, "free_bytes", lambda _, free=free: free)
        memory.check_together(wanted, [256, 256])
    monkeypatch.setattr(memory, "free_bytes", lambda _: sum(needed) - 1)
    with pytest.raises(Refused, match=r"the models take .* \+ .* when all slots are full, but .* are free"):
        memory.check_together(wanted, [256, 256])


def test_the_memory_of_a_host_is_at_most_that_of_its_container(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(host_memory, "LIMIT", limit)
    whole = memory.total_bytes()
    assert whole
    for content, expected in (("max\n", whole), (f"{2**62}\n", whole), (f"{2**20}\n", 2**20)):
        limit.write_text(content)
        assert memory.total_bytes() == expected


@pytest.mark.parametrize("weights", slow_except(["int8"], ["bfloat16", "int8"]))
def test_planned_bytes_are_those_that_startup_reports(source: Source, weights: str) -> None:
    plan = memory.plan(source, weights, EngineOptions(slots=3, context=320))
    startup = XlaBatchEngine(load.load(source, weights), slots=3, context=320).startup
    assert startup.kv_bytes + startup.row_bytes == plan.all_slots
    assert startup.weight_bytes == plan.weights


def test_an_engine_that_cannot_fit_is_refused_with_the_arithmetic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "free_bytes", lambda _: 700 * 10**6)
    loaded: list[str] = []
    monkeypatch.setattr(load, "load", lambda *_: loaded.append("loaded"))
    message = (
        "513 MiB of weights [+] 8 slots of 2048 positions, 90.4 MiB each = 1.21 GiB, but 668 MiB are free; "
        "at most 1 slots would fit"
    )
    with pytest.raises(Refused, match=message):
        XlaBatchEngine.load("random:llama-135m")
    with pytest.raises(Refused, match="at most 0 slots would fit"):
        XlaBatchEngine.load("random:llama-360m")
    assert loaded == []


def test_a_model_that_was_saved_without_its_head_is_loaded(tmp_path: Path) -> None:
    """GPT-2's published files have no prefix, and contain masks that are not needed."""
    source = source_of(CASES["gpt2"])
    bare = {name.removeprefix("transformer."): source.read(name) for name in source.shapes}
    bare |= {f"h.{n}.attn.bias": np.ones((1, 1, 4, 4), np.float32) for n in range(2)}
    save_file(bare, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(source.raw))
    assert load.load(open_source(tmp_path)).config == load.load(source).config


@pytest.mark.parametrize(
    ("shape", "parameters"),
    [
        ("llama-70b", 70_553_706_496),
        ("qwen3-30b-a3b", 30_532_122_624),
        ("gpt-oss-20b", 20_914_757_184),
        ("deepseek-v3", 671_026_419_200),
    ],
)
def test_a_random_shape_has_as_many_parameters_as_the_model_it_is_named_after(
    shape: str, parameters: int
) -> None:
    assert sum(map(math.prod, random_source(shape).shapes.values())) == parameters


def test_a_slot_of_deepseek_v3_has_576_numbers_for_each_position_and_layer() -> None:
    """The keys and values of 128 heads would be 128 * (192 + 128) = 40 960."""
    source = random_source("deepseek-v3")
    assert source.spec.config.cached == 61 * (512 + 64)
    short, long = (
        memory.plan(source, "bfloat16", EngineOptions(slots=1, context=context)).slot
        for context in (1024, 2048)
    )
    ids = 1024 * 4
    assert long - short == 1024 * 61 * 576 * 2 + ids


def test_the_context_of_a_server_is_chosen_with_what_the_size_of_rings_depends_on(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = list[memory.Wanted]()

    def choose(given: list[memory.Wanted]) -> list[int]:
        wanted.extend(given)
        return [256]

    monkeypatch.setattr(memory, "contexts_that_fit", choose)
    sizes = {"windows": "ring", "budget": 512, "speculate": 9, "ahead": None, "steps_per_dispatch": 1}
    args = argparse.Namespace(slots=3, context=None, cache=None, weights="float32", tensor=None, **sizes)
    assert serving_contexts([(args, source)]) == [256]
    assert {name: getattr(wanted[0].options, name) for name in sizes} == sizes
