"""`xlabatch bench`: JSON, tables, the page, and options that are refused."""

import json
from pathlib import Path

import pytest

from xlabatch.bench import compare
from xlabatch.bench.load import run_load
from xlabatch.cli import main

SMALL = "bench --model random:tiny --context 32 --slots 3 --requests 7 --rounds 1"


@pytest.fixture(autouse=True)
def _a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.heavy
def test_bench_in_json_has_every_metric(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL.split(), "--json", "--sweep", "budget=128", "slots=1"]) == 0
    run = json.loads(capsys.readouterr().out)
    assert {"compile_s", "bandwidth_bytes_per_s", "roofline_s", "weight_bytes", "peak_bytes"} <= run.keys()
    assert list(run["experiments"]) == ["modes", "budget", "slots"]
    modes = run["experiments"]["modes"]
    assert modes["caption"].startswith("All requests are sent at once.")
    assert modes["same_tokens"] == [7, 7]
    assert list(modes["cases"]) == ["sequential", "static", "continuous"]
    values = modes["cases"]["sequential"]
    assert values["roofline_share"] == pytest.approx(run["roofline_s"] / values["decode_step_s"])
    for name in ("throughput_tokens_per_s", "ttft_mean_s", "itl_p50_s", "itl_p95_s", "itl_max_s"):
        assert values[name] >= 0
    assert values["queue_mean_s"] >= 0
    for name in ("occupancy", "mean_concurrency", "decode_tokens_per_s", "prefill_tokens_per_s"):
        assert values[name] > 0


@pytest.mark.heavy
def test_bench_fits_80_columns_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.html"
    sweep = ["slots=1,3", "concurrency=1,3", "rate=200.25,900", "context=32,64", "budget=16,128"]
    assert main([*SMALL.split(), "--html", str(file), "--sweep", *sweep]) == 0
    output = capsys.readouterr().out
    assert max(map(len, output.splitlines())) <= 80
    assert "…" not in output
    assert " ".join(output.split()).count("The same tokens in every case: 7 of 7 requests") == 5
    for word in (
        "throughput",
        "± spread",
        "concur-",
        "pancy",
        "prefill",
        "roof-",
        "TTFT",
        "queue",
        "ITL",
        "p95",
        "stall",
    ):
        assert word in output
    for name in ("rounds", "compile time", "bandwidth", "roofline", "peak memory"):
        assert f"\n{name}" in output
    assert file.read_text().startswith("<!doctype html>")


@pytest.mark.heavy
@pytest.mark.parametrize(
    "words", ["--requests 1", "--requests 2", "--slots 1", "--context 16", "--context 16 --workload uniform"]
)
def test_bench_runs_at_the_smallest_sizes(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL.split(), *words.split(), "--json"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--slots 0", "--slots is at least 1, got 0"),
        ("--rounds 0", "--rounds is at least 1, got 0"),
        ("--requests 0", "--requests is at least 1, got 0"),
        ("--budget 0", "--budget is at least 1, got 0"),
        ("--context 15", "the bench needs a context of at least 16, got 15"),
        ("--context 9000", "context 9000 is over the 8192 positions of random:tiny"),
        ("--sweep foo", "--sweep 'foo' is unknown"),
        ("--sweep slots=0.5", "--sweep slots=0.5: the values must be integers"),
        ("--slots 1 --sweep budget", "--sweep budget needs at least 2 slots"),
        ("--html nowhere/bench.html", "nowhere/bench.html cannot be written: there is no folder nowhere"),
        ("--html /", "/ cannot be written"),
    ],
)
def test_invalid_options_are_rejected_before_the_model_is_loaded(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    assert main([*SMALL.split(), *words.split()]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"xlabatch: {sentence}")
    assert output.err.count("\n") == 1


@pytest.mark.heavy
def test_an_invalid_run_is_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_at_a_time = {"max_in_flight": 1}
    monkeypatch.setattr(
        compare, "run_load", lambda *args, **options: run_load(*args, **options | one_at_a_time)
    )
    assert main(SMALL.split()) == 1
    assert "did not run as labelled: requests were served one by one" in capsys.readouterr().err
