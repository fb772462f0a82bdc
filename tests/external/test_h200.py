"""What an H200 runs, compiled without one: launched at once, in place, in few kernels.

`spike/18_h200_compiled.py` compiles. It needs jax's CUDA plugin and ptxas, installed or in a folder that
XLABATCH_CUDA names; `.ci/run` makes one.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

SPIKE = Path(__file__).parents[2] / "spike" / "18_h200_compiled.py"
FOLDER = os.environ.get("XLABATCH_CUDA", "")
LAYERS = 32  # of random:llama-8b
Row = dict[str, Any]

pytestmark = pytest.mark.skipif(
    not FOLDER and find_spec("jax_cuda12_plugin") is None, reason="jax's CUDA plugin is not at hand"
)


def compiled(weights: str, slots: int, *programs: str) -> dict[str, Row]:
    """What became of the programs of an engine of random:llama-8b."""
    command = [
        sys.executable,
        f"{SPIKE}",
        *programs,
        "--json",
        "--case",
        "random:llama-8b",
        weights,
        f"{slots}",
    ]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [FOLDER, os.environ.get("PYTHONPATH")]))}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stderr[-2000:]
    return {row["program"]: row for row in json.loads(done.stdout)}


@pytest.fixture(scope="module")
def usual() -> dict[str, Row]:
    return compiled("bfloat16", 8)


@pytest.mark.parametrize("name", ["decode", "sample_greedy", "prefill 128", "prefill 512", "fork"])
def test_a_program_is_launched_at_once_and_waits_for_nothing(usual: dict[str, Row], name: str) -> None:
    row = usual[name]
    assert (row["graphs"], row["in graphs"]) == (1, row["kernels"])
    assert (row["while"], row["conditional"], row["customcall"], row["else"]) == (0, 0, 0, 0)
    assert row["copy"] <= (name == "decode")  # rows' positions: the kernel reads what is moved on meanwhile


def test_begin_is_too_small_for_a_graph_and_waits_for_nothing(usual: dict[str, Row]) -> None:
    assert usual["prefill_logits"]["kernels"] <= 5
    assert usual["prefill_logits"]["conditional"] == usual["prefill_logits"]["while"] == 0


def test_a_layer_takes_twelve_kernels(usual: dict[str, Row]) -> None:
    assert usual["decode"]["kernels"] <= 12 * LAYERS + 10


def test_state_stays_in_place(usual: dict[str, Row]) -> None:
    for name in ("decode", "sample_greedy", "sample", "prefill_logits", "fork", "evict", "set_logit_bias"):
        assert usual[name]["not in place, MB"] < 0.01, name
        assert usual[name]["scratch, MB"] < 30, name
    assert usual["prefill 512"]["not in place, MB"] < 9  # what it read, for whoever asks how likely that was
    assert usual["prefill 512"]["scratch, MB"] < 100


@pytest.mark.parametrize("name", ["decode", "prefill 128", "prefill 512"])
def test_our_kernel_keeps_its_numbers_in_registers(usual: dict[str, Row], name: str) -> None:
    assert usual[name]["attend's registers"] > 32
    assert usual[name]["spilled, B"] == 0


def test_eighths_are_launched_at_once_too_and_spill_nothing() -> None:
    row = compiled("int8", 1, "decode")["decode"]
    assert (row["graphs"], row["in graphs"]) == (1, row["kernels"])
    assert row["spilled, B"] == 0


def test_what_is_slow_would_be_seen(usual: dict[str, Row]) -> None:
    """Choosing by rules still has branches, and loops under them."""
    assert usual["sample"]["conditional"] > 0
    assert usual["sample"]["in graphs"] < usual["sample"]["kernels"]
