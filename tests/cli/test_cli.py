"""The commands as a user runs them: output, JSON, exit codes, one sentence for what is wrong."""

import gc
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import jax
import numpy as np
import pytest

from xlabatch.checkpoint import source
from xlabatch.cli import insistent_interrupts, main
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify import schedule
from xlabatch.verify.checks import serve
from xlabatch.verify.compare_streams import Check


@pytest.fixture(autouse=True)
def _a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "80")
    held = jax.config.values["jax_compilation_cache_dir"]
    yield
    assert jax.config.values["jax_compilation_cache_dir"] == held  # a place that was chosen is kept


def test_sched_draws_who_sat_where_and_says_that_every_stream_is_exact(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["sched", "--slots", "4", "--requests", "8"]) == 0
    said = capsys.readouterr().out
    assert "8 requests, 4 slots" in said
    assert "8: 4 initial + 4 mid-stream" in said
    assert "exact 8/8" in said
    timeline = [line for line in said.splitlines() if "slot " in line]
    assert len(timeline) == 4
    assert set("ABCDEFGH") <= set("".join(timeline))  # each prefill shows
    assert max(map(len, said.splitlines())) <= 80


def test_sched_in_json_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sched", "--slots", "3", "--requests", "5", "--model", "random:tiny", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [
        "requests",
        "slots",
        "admits",
        "midstream_admits",
        "exact",
        "tokens",
        "tokens_per_s",
        "ttft_s",
        "occupancy",
        "mean_concurrency",
        "compilations",
    ]
    assert (figures["requests"], figures["slots"], figures["admits"], figures["exact"]) == (5, 3, 5, 5)


def test_sched_fails_when_a_stream_is_not_its_solo_stream(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forged(engine: XlaBatchEngine, requests: list[Request]) -> object:
        streams = serve(engine, requests)
        if "r2" in streams:
            streams["r2"].tokens.pop()
        return streams

    monkeypatch.setattr(schedule, "serve", forged)
    assert main(["sched", "--slots", "3", "--requests", "5", "--model", "random:tiny"]) == 1
    assert "exact 4/5" in capsys.readouterr().out


def test_verify_tells_each_check(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["verify", "--slots", "1", "--requests", "4", "--model", "random:tiny", "--context", "60"]
    assert main([*words, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["ok"] is True
    assert {tuple(check) for check in said["checks"]} == {("name", "ok", "detail")}
    assert sum(check["name"].startswith("NumPy oracle") for check in said["checks"]) == 2
    assert main(words) == 0
    assert "ok   NumPy oracle, 3 slots:" in capsys.readouterr().out


def test_verify_exits_1_when_a_check_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "xlabatch.verify.checks.verify", lambda *_, **__: iter([Check("neighbours", False, "request r3")])
    )
    assert main(["verify", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False
    assert main(["verify"]) == 1
    assert "FAIL neighbours: request r3" in capsys.readouterr().out


def test_generate_goes_on_from_a_text_and_ends_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "Once upon a time"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Once upon a time")
    assert said.endswith(".\n")
    assert len(said.split()) > 20


def test_generate_says_when_a_model_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = source.open_folder

    def broken(path: Path, name: str) -> source.Source:
        sound = held(path, name)
        return replace(sound, read=lambda key: sound.read(key) * np.float32(np.nan if "norm" in key else 1))

    monkeypatch.setattr(source, "open_folder", broken)
    assert main(["generate", "Once"]) == 1
    assert "xlabatch: request 0: the model's logits are not finite here" in capsys.readouterr().err
    assert main(["sched", "--requests", "3", "--slots", "1", "--json"]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["exact"], figures["ttft_s"]) == (0, None)


def test_generate_serves_several_texts_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "One day", "Once upon a time", "--max-tokens", "9", "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {answer["prompt"] for answer in answers} == {"One day", "Once upon a time"}
    assert {(answer["tokens"], answer["finish"]) for answer in answers} == {(9, "length")}
    assert all(answer["text"] for answer in answers)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("generate Once --temperature -1", "request 0: temperature is at least 0 and finite, got -1.0"),
        (
            "generate Once --max-tokens 600",
            "request 0: 2 prompt + 600 new tokens = 602, but a slot holds 512",
        ),
        ("generate Once --top-p 0", "request 0: top_p is over 0, got 0"),
        ("generate Once --model random:tiny", "model random:tiny has no tokenizer.json"),
        ("sched --model nowhere", "model nowhere: there is no such folder"),
        ("sched --model random:whale", "model random:whale: no such shape; known are tiny"),
        ("sched --model ", "model : there is no such folder"),
        ("verify --context 8 --model random:tiny", "a context of 8 is too small for a mixture of requests"),
        ("graphs --write --folder /proc/nowhere", "[Errno"),
        ("sched --slots 0", "slots is a whole number, at least 1, got 0"),
        ("sched --requests 0", "--requests is at least 1, got 0"),
        ("sched --context 4096", "context 4096 is over the 2048 positions of stories"),
        ("graphs --check --folder nowhere", "nowhere holds no manifest.json"),
    ],
)
def test_what_is_wrong_gets_one_sentence_and_exit_code_2(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split(" ")) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"xlabatch: {sentence}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("words", ["", "sched --foo", "juggle", "sched --slots four", "graphs"])
def test_unknown_words_get_one_sentence_and_exit_code_2(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    code = "import sys; from xlabatch.cli import main; print('up', flush=True); sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", code, "verify", "--requests", "500"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "up\n"
        assert "ok" in run.stdout.readline()  # well into its work
        run.send_signal(signal.SIGINT)
        _, said = run.communicate()
    assert run.returncode == 130
    assert "Traceback" not in said


def test_an_interrupt_that_python_drops_comes_again(capfd: pytest.CaptureFixture[str]) -> None:
    def dropped(*_: object) -> None:
        gc.callbacks.clear()
        signal.raise_signal(signal.SIGINT)

    def wait() -> None:
        gc.collect()  # the interrupt falls into a callback, where Python drops it
        signal.sigtimedwait([], 30)

    held = gc.callbacks[:]
    gc.callbacks[:] = [dropped]
    try:
        with insistent_interrupts(), pytest.raises(KeyboardInterrupt):
            wait()
    finally:
        gc.callbacks[:] = held
    assert capfd.readouterr().err == ""


def test_inspect_says_what_serving_would_need(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", "random:tiny", "--slots", "3", "--context", "256", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    engine = XlaBatchEngine.load("random:tiny", slots=3, context=256)
    assert told["family"] == "llama"
    assert told["slots_bytes"] == 3 * told["slot_bytes"] == engine.startup.kv_bytes + engine.startup.row_bytes
    assert told["weight_bytes"][told["weights"]] == engine.startup.weight_bytes
    assert told["temp_bytes"] == engine.startup.temp_bytes
    assert told["fits"] is True
    assert main(["inspect", "random:tiny"]) == 0
    assert "slots that would fit" in capsys.readouterr().out


def test_inspect_exits_1_where_a_model_does_not_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.engine.memory.free_bytes", lambda: 10**5)
    assert main(["inspect", "random:tiny", "--context", "256"]) == 1
    assert "does not fit" in capsys.readouterr().out
    assert main(["sched", "--model", "random:tiny", "--context", "256"]) == 2
    assert "but 100 kB are free; at most" in capsys.readouterr().err
