"""The programs of a GPU, lowered without one: one kernel a layer, no loop, branches in sampling alone."""

import re

import jax
import jax.numpy as jnp
import pytest
from jax.sharding import AbstractDevice, AbstractMesh
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.plain import PLAIN
from xlabatch.engine.programs import EngineShape

SHAPE = raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)
EXPERTS = {"num_experts": 5, "num_experts_per_tok": 3, "moe_intermediate_size": 24}


@pytest.fixture(scope="module")
def model() -> Model:
    """A tiny model in bfloat16."""
    return load(source_of(SHAPE), "bfloat16", packs=False)


@pytest.fixture(scope="module")
def lowered(model: Model) -> dict[str, str]:
    """StableHLO for CUDA of an engine's two large programs and three small ones."""
    return lower_for_cuda(model, "decode", "prefill 128", "prefill_logits", "sample_greedy", "sample")


def lower_for_cuda(model: Model, *names: str) -> dict[str, str]:
    """StableHLO of some programs of an engine on a GPU."""
    state = PLAIN.empty_state(model.config, 3, 512, 4, jnp.bfloat16, "triton")
    arrays = DeviceArrays(model.params, state, jnp.asarray(full_bitmask(3, model.config.vocab)))
    programs = programs_for(PLAIN, EngineShape(model.config, (128,)), arrays)
    mesh = AbstractMesh((1,), ("x",), abstract_device=AbstractDevice("NVIDIA H200", 132, "cuda"))
    with jax.sharding.use_abstract_mesh(mesh):  # jax 0.11.2 needs to know which GPU it will be
        traced = {name: programs[name].jitted.trace(*programs[name].arguments) for name in names}
        return {name: each.lower(lowering_platforms=("cuda",)).as_text() for name, each in traced.items()}


@pytest.mark.heavy
@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_a_gpu_runs_one_kernel_per_layer_and_no_loop(
    lowered: dict[str, str], model: Model, name: str
) -> None:
    assert lowered[name].count("@__gpu$xla.gpu.triton") == model.config.layers
    assert "stablehlo.while" not in lowered[name]


@pytest.mark.parametrize("name", ["prefill_logits", "sample_greedy"])
def test_a_small_program_has_no_branch(lowered: dict[str, str], name: str) -> None:
    assert not re.findall(r"stablehlo\.(?:case|if|while)", lowered[name])


@pytest.mark.heavy
def test_a_mixture_of_experts_takes_two_more_kernels_per_layer_and_no_loop() -> None:
    model = load(source_of(raw_config("qwen3_moe", **EXPERTS)), "bfloat16", packs=False)
    for text in lower_for_cuda(model, "decode", "prefill 128").values():
        assert text.count("@__gpu$xla.gpu.triton") == 3 * model.config.layers
        assert "stablehlo.while" not in text


def test_sampling_on_a_gpu_has_branches_and_neither_a_loop_nor_a_sort(lowered: dict[str, str]) -> None:
    text = lowered["sample"]
    on_device = re.findall(
        r"(%\w+) = stablehlo\.convert .*tensor<i1>.*\n.* = \"stablehlo\.case\"\(\1\)", text
    )
    assert len(on_device) == 7  # bias, penalties, end, mask; two of rows that are not greedy; limits
    assert not re.search(r"stablehlo\.(while|sort)|chlo\.top_k|@TopK", text)


@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_no_branch_depends_on_the_device(lowered: dict[str, str], name: str) -> None:
    """Which branch is taken is known when compiling: its index is a constant, or a case over a constant."""
    operations = dict(re.findall(r"(%\w+)\S* = \"?(stablehlo\.\w+\"?(?:\(%\w+\))?)", lowered[name]))
    branches = re.findall(r"stablehlo\.(?:case|if)\"\((%\w+)\)", lowered[name])
    assert branches
    for branch in branches:
        while "case" in operations[branch]:
            branch = operations[branch].split("(")[1].rstrip(")")
        assert operations[branch] == "stablehlo.constant"


@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_a_gpu_updates_its_state_in_place(lowered: dict[str, str], model: Model, name: str) -> None:
    state = PLAIN.empty_state(model.config, 3, 512, 4, jnp.bfloat16)
    assert len(re.findall(r"tf.aliasing_output|jax.buffer_donor", lowered[name])) >= len(
        jax.tree.leaves(state)
    )


@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_dots_of_16_bits_are_summed_in_32(lowered: dict[str, str], name: str) -> None:
    dots = re.findall(r"stablehlo.dot_general.* : \((\S+), (\S+)\) -> (\S+)", lowered[name])
    assert len(dots) >= 8
    for left, right, sums in dots:
        assert left.endswith("bf16>") == right.endswith("bf16>")
        assert sums.endswith("f32>")
    assert all(left.endswith("bf16>") for left, _, _ in dots)
