"""The programs of a GPU, lowered without one: one kernel a layer, no loop, no branch on the device."""

import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import AbstractDevice, AbstractMesh
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.engine.device import sample_step, steps
from xlabatch.engine.device.state import empty
from xlabatch.engine.lowering import empty_chunk

SHAPE = raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)


@pytest.fixture(scope="module")
def model() -> Model:
    """A tiny model in bfloat16."""
    return load(source_of(SHAPE), "bfloat16", packs=False)


@pytest.fixture(scope="module")
def lowered(model: Model) -> dict[str, str]:
    """StableHLO for CUDA of an engine's two large programs and two small ones."""
    state = empty(model.config, 3, 512, 4, jnp.bfloat16, "triton")
    decode, prefill, prefill_logits = (
        jax.jit(program, static_argnums=0, donate_argnums=2)
        for program in (steps.decode, steps.prefill, steps.prefill_logits)
    )
    mesh = AbstractMesh((1,), ("x",), abstract_device=AbstractDevice("NVIDIA H200", 132, "cuda"))
    with jax.sharding.use_abstract_mesh(mesh):  # jax 0.11.2 needs to know which GPU it will be
        traced = {
            "decode": decode.trace(model.config, model.params, state),
            "prefill": prefill.trace(model.config, model.params, state, empty_chunk(128, 4)),
            "prefill_logits": prefill_logits.trace(
                model.config, model.params, state.rows, 0, np.zeros((48, 1), np.float32)
            ),
            "sample_greedy": jax.jit(sample_step.sample_greedy, donate_argnums=0).trace(state.rows),
        }
        return {name: each.lower(lowering_platforms=("cuda",)).as_text() for name, each in traced.items()}


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_a_gpu_runs_one_kernel_per_layer_and_no_loop(
    lowered: dict[str, str], model: Model, name: str
) -> None:
    assert lowered[name].count("@__gpu$xla.gpu.triton") == model.config.layers
    assert "stablehlo.while" not in lowered[name]


@pytest.mark.parametrize("name", ["prefill_logits", "sample_greedy"])
def test_a_small_program_has_no_branch(lowered: dict[str, str], name: str) -> None:
    assert not re.findall(r"stablehlo\.(?:case|if|while)", lowered[name])


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_no_branch_depends_on_the_device(lowered: dict[str, str], name: str) -> None:
    """Which branch is taken is known when compiling: its index is a constant, or a case over a constant."""
    operations = dict(re.findall(r"(%\w+)\S* = \"?(stablehlo\.\w+\"?(?:\(%\w+\))?)", lowered[name]))
    branches = re.findall(r"stablehlo\.(?:case|if)\"\((%\w+)\)", lowered[name])
    assert branches
    for branch in branches:
        while "case" in operations[branch]:
            branch = operations[branch].split("(")[1].rstrip(")")
        assert operations[branch] == "stablehlo.constant"


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_a_gpu_updates_its_state_in_place(lowered: dict[str, str], model: Model, name: str) -> None:
    state = empty(model.config, 3, 512, 4, jnp.bfloat16)
    assert len(re.findall(r"tf.aliasing_output|jax.buffer_donor", lowered[name])) >= len(
        jax.tree.leaves(state)
    )


@pytest.mark.parametrize("name", ["decode", "prefill"])
def test_dots_of_16_bits_are_summed_in_32(lowered: dict[str, str], name: str) -> None:
    dots = re.findall(r"stablehlo.dot_general.* : \((\S+), (\S+)\) -> (\S+)", lowered[name])
    assert len(dots) >= 8
    for left, right, sums in dots:
        assert left.endswith("bf16>") == right.endswith("bf16>")
        assert sums.endswith("f32>")
    assert all(left.endswith("bf16>") for left, _, _ in dots)
