"""Tensor parallelism: refusals, and claims that are run in a process which has several devices."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.quick import slow_except
from support.shapes import CASES

from xlabatch.checkpoint import families
from xlabatch.distributed.splits import parse_mesh, reason_against, split_over
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused

DEVICES = 8
FILES = "mesh_claims.py", "mesh_features.py", "mesh_files.py", "mesh_states.py"


@pytest.mark.heavy
@pytest.mark.parametrize("marked", slow_except(["not slow"], ["not slow", *FILES], by_hand=FILES))
def test_the_claims_hold_on_forced_host_devices(marked: str) -> None:
    """The quick ones of all files in one process; by hand the slow ones, in a process for each file."""
    given = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={DEVICES}"
    flags = {"XLA_FLAGS": given.strip()}
    names, marks = ((marked,), "slow") if marked in FILES else (FILES, marked)
    claims = [str(Path(__file__).with_name(name)) for name in names]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", marks, *claims]
    found = subprocess.run(command, env=os.environ | flags, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-8000:]


@pytest.mark.parametrize("mesh", ["4", "tensor", "tensor=", "tensor=0", "tensor=-1", "tensor=x", "data=2"])
def test_a_mesh_that_is_none_is_refused(mesh: str) -> None:
    with pytest.raises(Refused, match="a mesh is tensor=N"):
        parse_mesh(mesh)


@pytest.mark.parametrize(
    ("case", "devices", "sentence"),
    [
        ("llama", 2, "6 heads that share 3 key/value heads; possible: 1"),  # 56 is no multiple of 3
        ("mixtral", 3, "experts of width 40; possible: 1"),
        ("olmo2", 2, "6 heads that share 3 key/value heads; possible: 1"),
        ("llama, biases, one head for all", 4, "6 heads that share 1 key/value heads; possible: 1, 2"),
        ("deepseek_v2", 4, "6 heads that share 1 key/value heads; possible: 1, 2"),
        ("deepseek_v3", 5, "6 heads that share 1 key/value heads; possible: 1, 2"),
        ("qwen2_moe", 3, "an MLP of width 40; possible: 1"),
        ("gpt_oss", 3, "experts of width 40; possible: 1"),
        ("lfm2", 5, "a convolution of 48 features; possible: 1"),
        ("granitemoehybrid", 6, "6 heads of a state space, normed in 2 groups; possible: 1"),
        ("mamba2", 6, "6 heads of a state space, normed in 2 groups; possible: 1, 2"),
        ("qwen3_next", 3, "4 heads with matrices that share 2 keys; possible: 1"),
    ],
)
def test_an_impossible_split_is_refused_with_those_that_are_possible(
    case: str, devices: int, sentence: str
) -> None:
    spec = families.describe(CASES[case])
    with pytest.raises(Refused, match=f"model m cannot be split over {devices} devices: {sentence}"):
        split_over("m", spec.config, spec.params, devices, packed=True)


@pytest.mark.parametrize("case", ["gemma4_text", "gemma4_text, experts"])
def test_layers_with_other_heads_or_inputs_of_their_own_are_not_split(case: str) -> None:
    spec = families.describe(CASES[case])
    with pytest.raises(Refused, match="model m cannot be split over devices: its layers have heads of"):
        split_over("m", spec.config, spec.params, 3, packed=True)


def test_experts_are_split_by_their_width_for_the_kernels_and_by_their_number_for_xla() -> None:
    raw = CASES["qwen3_moe"] | {"num_attention_heads": 6, "num_key_value_heads": 6, "intermediate_size": 60}
    spec = families.describe(raw | {"moe_intermediate_size": 15, "num_experts": 4})
    assert reason_against(spec.config, spec.params, 3, packed=True) is None
    assert reason_against(spec.config, spec.params, 2, packed=True) == "experts of width 15"
    assert reason_against(spec.config, spec.params, 2) is None
    assert reason_against(spec.config, spec.params, 3) == "4 experts"


def test_a_mesh_is_no_option_of_the_schedule() -> None:
    with pytest.raises(TypeError, match="mesh"):
        EngineOptions.of({"mesh": "tensor=2"})
