"""The programs of an H200 or H100, compiled without one: in one launch, in place, in few kernels.

`spike/18_h200_compiled.py` and `spike/32_collectives.py` compile them. They need jax's CUDA plugin and ptxas,
installed or in the folder XLABATCH_CUDA; `.ci/run` creates one.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

SPIKES = Path(__file__).parents[2] / "spike"
FOLDER = os.environ.get("XLABATCH_CUDA", "")
LAYERS = 2  # of each model: they are alike
Row = dict[str, Any]

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(
        not FOLDER and not any(map(find_spec, ("jax_cuda12_plugin", "jax_cuda13_plugin"))),
        reason="jax's CUDA plugin is not installed",
    ),
]


def compiled(weights: str, slots: int, *arguments: str, model: str = "random:llama-8b") -> dict[str, Row]:
    """Kernels, copies and memory of an engine's programs by name; arguments are their names, or options."""
    return run(
        "18_h200_compiled.py", *arguments, "--layers", f"{LAYERS}", "--case", model, weights, f"{slots}"
    )


def run(spike: str, *arguments: str) -> dict[str, Row]:
    """What a spike reports of programs, by name."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [FOLDER, os.environ.get("PYTHONPATH")]))}
    env.pop("XLA_FLAGS", None)  # with those that let tests compile faster, kernels for GPUs spill registers
    command = [sys.executable, f"{SPIKES / spike}", *arguments, "--json"]
    process = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=900)
    assert process.returncode == 0, process.stderr[-2000:]
    return {row["program"]: row for row in json.loads(process.stdout)}


@pytest.fixture(scope="module")
def bfloat16() -> dict[str, Row]:
    """All programs with weights in bfloat16 and 8 slots."""
    return compiled("bfloat16", 8)


@pytest.fixture(scope="module")
def experts() -> dict[str, Row]:
    """Programs of a mixture of experts."""
    return compiled("bfloat16", 8, "decode", "prefill 128", model="random:qwen3-30b-a3b")


@pytest.mark.parametrize("name", ["decode", "sample_greedy", "sample", "prefill 128", "prefill 512", "fork"])
def test_a_program_is_one_launch_and_never_waits_for_the_host(bfloat16: dict[str, Row], name: str) -> None:
    assert_one_launch(bfloat16[name], branches=name == "sample")
    # in decode the rows' positions, which the kernel reads and the program advances; in prefill a few of the
    # words of a chunk; in sample stop tokens, and what a branch that is not taken passes on
    most = {"sample_greedy": 0, "fork": 0, "sample": 8}.get(name, 1)
    assert bfloat16[name]["copy"] <= most


def assert_one_launch(row: Row, branches: bool = False, calls: int = 0) -> None:
    """All kernels are in one graph, with branches or none and these calls, and nothing else is launched."""
    assert (row["graphs"], row["in graphs"]) == (1, row["kernels"])
    assert (row["customcall"], row["calls in graphs"]) == (calls, calls)
    assert (row["while"], row["else"]) == (0, 0)
    assert (row["conditional"] > 0) == branches


def test_sampling_takes_no_more_kernels_than_it_did(bfloat16: dict[str, Row]) -> None:
    assert bfloat16["sample"]["kernels"] <= 105


@pytest.mark.parametrize("program", ["decode", "prefill 128"])
def test_experts_never_wait_for_the_host(experts: dict[str, Row], program: str) -> None:
    assert_one_launch(experts[program])
    assert experts[program]["spilled, B"] == 0


def test_prefill_logits_is_too_small_for_a_graph_and_never_waits_for_the_host(
    bfloat16: dict[str, Row],
) -> None:
    assert bfloat16["prefill_logits"]["kernels"] <= 5
    assert bfloat16["prefill_logits"]["conditional"] == bfloat16["prefill_logits"]["while"] == 0


def test_a_layer_takes_twelve_kernels(bfloat16: dict[str, Row]) -> None:
    assert bfloat16["decode"]["kernels"] <= 12 * LAYERS + 10


def test_the_state_is_updated_in_place(bfloat16: dict[str, Row]) -> None:
    for name in ("decode", "sample_greedy", "sample", "prefill_logits", "fork", "evict", "set_logit_bias"):
        assert bfloat16[name]["not in place, MB"] < 0.01, name
        assert bfloat16[name]["scratch, MB"] < 30, name
    assert (
        bfloat16["prefill 512"]["not in place, MB"] < 9
    )  # the hidden states of the chunk, for prompt_logprobs
    assert bfloat16["prefill 512"]["scratch, MB"] < 100


@pytest.mark.parametrize("name", ["decode", "prefill 128", "prefill 512"])
def test_the_attention_kernel_spills_no_registers(bfloat16: dict[str, Row], name: str) -> None:
    assert bfloat16[name]["kernels' registers"] > 32
    assert bfloat16[name]["spilled, B"] == 0


def test_int8_of_wide_layers_spills_no_registers() -> None:
    """Their 28672 inputs have a transform of 16384."""
    assert compiled("int8", 8, "decode", model="random:llama-70b")["decode"]["spilled, B"] == 0


def test_int8_is_one_launch_too_and_spills_no_registers() -> None:
    row = compiled("int8", 1, "decode")["decode"]
    assert (row["graphs"], row["in graphs"]) == (1, row["kernels"])
    assert row["kernels"] <= 26 * LAYERS + 10  # 110 of two layers, if XLA's operations rotate tokens
    assert row["spilled, B"] == 0


@pytest.mark.parametrize("options", [(), ("--strong",)])
def test_fp8_is_one_launch_too_and_no_weight_is_widened_in_memory(options: tuple[str, ...]) -> None:
    """The smallest linear of 16 million numbers would take 34 MB in bfloat16."""
    row = compiled("fp8", 8, "decode", *options)["decode"]
    assert_one_launch(row)
    assert row["scratch, MB"] < 10
    assert row["spilled, B"] == 0


def test_loops_and_branches_are_in_the_graph_too() -> None:
    """Without our kernels attention is a loop whose end the device decides."""
    rows = compiled("bfloat16", 8, "decode", "sample", "--without-triton")
    assert rows["decode"]["loops of unknown length"] >= 2
    for row in rows.values():
        assert (row["graphs"], row["in graphs"]) == (1, row["kernels"])


def test_these_counts_show_programs_that_wait_for_the_host() -> None:
    """With a driver before 12.3 neither is in a graph."""
    rows = compiled("bfloat16", 8, "decode", "sample", "--without-triton", "--old-driver")
    assert rows["decode"]["while"] >= 2
    assert rows["sample"]["conditional"] > 0
    assert all(row["in graphs"] < row["kernels"] for row in rows.values())


def test_an_h100_has_as_many_kernels_in_one_graph(bfloat16: dict[str, Row]) -> None:
    row = compiled("bfloat16", 8, "decode", "--kind", "h100")["decode"]
    assert_one_launch(row)
    assert row["kernels"] == bfloat16["decode"]["kernels"]


def test_with_the_strong_promise_decode_is_one_launch_and_its_products_spill_no_registers() -> None:
    rows = compiled("bfloat16", 8, "decode", "decode_steps 8", "decode_greedy_steps 8", "--strong")
    decode = rows.pop("decode")
    assert_one_launch(decode)
    assert decode["spilled, B"] == 0
    assert len(rows) == 2
    for name, row in rows.items():
        assert (row["while"], row["loops of unknown length"]) == (1, 0)
        assert (row["conditional"] > 0) == (name == "decode_steps 8")
        assert row["in graphs"] >= row["kernels"] - 4
        assert row["not in place, MB"] < 0.01
        assert row["scratch, MB"] < 100


def test_with_the_strong_promise_a_chunk_of_several_prompts_and_a_step_with_drafts_are_one_launch() -> None:
    rows = compiled("bfloat16", 8, "prefill 512", "decode_drafts", "--strong")
    for name, row in rows.items():
        assert_one_launch(row, branches=name == "decode_drafts")  # it samples
        assert row["spilled, B"] == 0
    assert rows["prefill 512"]["kernels"] < 35 * LAYERS
    assert rows["prefill 512"]["scratch, MB"] < 100


@pytest.mark.parametrize("name", ["decode", "prefill 512"])
def test_products_by_mosaic_are_in_the_graph_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All linears, and the head."""
    monkeypatch.setenv("XLABATCH_GPU_PRODUCTS", "mosaic")
    row = compiled("bfloat16", 8, name, "--strong")[name]
    assert_one_launch(row, calls=4 * LAYERS + 1)


def test_devices_exchange_what_the_cost_model_says_and_nothing_else() -> None:
    for name, row in run("32_collectives.py", "random:llama-135m", "bfloat16", "3").items():
        logits = name == "decode"  # those behind a prompt chunk have a program of their own
        assert row["all-gather"] + row["all-reduce"] == row["collectives, plan"] - (not logits)
        assert row["all-to-all"] == row["collective-permute"] == row["reduce-scatter"] == 0
        assert row["received, MB"] == pytest.approx(row["received, plan, MB"], rel=0 if logits else 2e-3)
