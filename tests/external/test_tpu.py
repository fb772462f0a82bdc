"""The programs of TPUs, compiled without one: in place, without copies of the cache, in the matrix unit.

`spike/39_tpu_compiled.py` compiles them with the interpreter XLABATCH_TPU, in whose environment libtpu is;
`.ci/tpu` makes one.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

SPIKE = Path(__file__).parents[2] / "spike" / "39_tpu_compiled.py"
PYTHON = os.environ.get("XLABATCH_TPU", "")
Row = dict[str, Any]

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(not PYTHON, reason="XLABATCH_TPU names no interpreter with libtpu"),
]


def compiled(
    kind: str,
    model: str,
    layers: int,
    *arguments: str,
    weights: str = "bfloat16",
    slots: int = 32,
    devices: int = 1,
) -> list[Row]:
    """What the compiler of a kind of TPU makes of programs; arguments are their names, or options."""
    case = kind, f"{devices}", model, weights, f"{slots}", f"{layers}"
    command = [PYTHON, f"{SPIKE}", *arguments, "--json", "--case", *case]
    env = os.environ | {"PYTHONPATH": f"{SPIKE.parents[1]}"}
    process = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=900)
    assert process.returncode == 0, process.stderr[-2000:]
    rows: list[Row] = json.loads(process.stdout)
    assert {row["program"] for row in rows} == {name for name in arguments if not name.startswith("--")}
    return rows


def assert_in_place(row: Row) -> None:
    """Nothing as large as a leaf of the cache is copied or kept for a moment, and the state is aliased."""
    assert row["large copies"] == 0, row
    assert row["scratch, MB"] < row["cache leaf, MB"], row
    # the hidden states of a chunk and results of a few rows are new
    assert row["not in place, MB"] < (9 if row["program"].startswith("prefill ") else 0.01), row


@pytest.mark.parametrize("kind", ["v5e", "v7x"])  # the tests below compile for v6e
def test_a_step_copies_no_leaf_of_the_cache_and_multiplies_weights_in_the_matrix_unit(kind: str) -> None:
    for row in compiled(kind, "random:llama-8b", 1, "decode", "prefill_logits", "prefill 128"):
        assert_in_place(row)
        assert row["large multiplications"] == 0, row
        assert row["loops"] == 0, row
        assert row["kernels"] == (row["program"] != "prefill_logits"), row  # one for each layer


@pytest.mark.parametrize(("kind", "devices"), [("v5e", 1), ("v6e", 4), ("v7x", 1)])
def test_heads_of_64_are_attended_by_the_kernel_and_copied_no_more(kind: str, devices: int) -> None:
    for row in compiled(kind, "random:llama-1b", 1, "decode", "prefill 128", devices=devices):
        assert_in_place(row)
        assert row["kernels"] == 1, row
        assert row["loops"] == 0, row


@pytest.mark.parametrize("model", ["random:gpt-oss-20b", "random:llama-135m"])  # 2880 and 576 features
def test_an_embedding_whose_rows_were_not_whole_is_copied_no_more(model: str) -> None:
    for row in compiled("v6e", model, 1, "decode", "prefill_logits", "prefill 128"):
        assert row["large copies"] == 0, row
        assert row["scratch, MB"] < 5, row


def test_one_row_is_multiplied_in_the_matrix_unit() -> None:
    [row] = compiled("v6e", "random:llama-8b", 1, "decode", slots=1)
    assert row["large multiplications"] == 0


@pytest.mark.parametrize(
    ("model", "layers"),
    [("windows", 2), ("random:qwen3-30b-a3b", 1), ("random:qwen3-next-80b-a3b", 4)],
    ids=["windows", "experts", "recurrent states"],
)
def test_windows_experts_and_recurrent_states_are_updated_in_place(model: str, layers: int) -> None:
    for row in compiled("v6e", model, layers, "decode", "prefill 128"):
        assert_in_place(row)
        assert row["kernels"] > 0, row


def test_experts_run_in_two_kernels_beside_attention() -> None:
    [row] = compiled("v6e", "random:qwen3-30b-a3b", 1, "decode")
    assert row["kernels"] == 3


def test_int8_is_estimated_to_take_less_than_bfloat16() -> None:
    """Rotated in steps, as on other devices, it would take 1.4 times as long."""
    [wide] = compiled("v6e", "random:llama-8b", 1, "decode")
    [narrow] = compiled("v6e", "random:llama-8b", 1, "decode", weights="int8")
    assert narrow["cycles of the entry, M"] < 0.8 * wide["cycles of the entry, M"]


def test_each_device_of_a_mesh_copies_no_leaf_of_its_cache() -> None:
    for row in compiled("v6e", "random:llama-8b", 1, "decode", "prefill 128", devices=4):
        assert_in_place(row)
        assert row["collectives"] > 0
        assert row["kernels"] == 1


def test_these_counts_show_the_layout_of_cpus() -> None:
    rows = compiled("v6e", "random:llama-8b", 1, "decode", "prefill_logits", "--as-on-cpus")
    decode = next(row for row in rows if row["program"] == "decode")
    assert decode["large copies"] > 0
    assert decode["scratch, MB"] > decode["cache leaf, MB"]
    [logits] = (row for row in rows if row["program"] == "prefill_logits")
    assert logits["large multiplications"] > 0
