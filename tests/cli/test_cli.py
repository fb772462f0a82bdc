"""The commands as a user runs them: output, JSON, exit codes, and one sentence for each error."""

import dataclasses
import io
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.adapters import ALL, write_adapter
from support.compilations import compilations
from support.verify_runs import one_shape  # noqa: F401 (a fixture)

from xlabatch import LLM
from xlabatch.checkpoint import source
from xlabatch.checkpoint.source import STORIES
from xlabatch.checkpoint.tensor_specs import At
from xlabatch.cli import main, parser
from xlabatch.cli.chat import until_interrupted
from xlabatch.cli.generate import OF_THE_MODEL, SAMPLING, STRUCTURED
from xlabatch.cli.tables import startup_facts
from xlabatch.engine import kept_programs
from xlabatch.engine.compilation import programs_of
from xlabatch.engine.host_memory import process_bytes
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import STRUCTURED_OUTPUTS, Request
from xlabatch.verify import schedule
from xlabatch.verify.checks import serve
from xlabatch.verify.compare_streams import Check

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


# sched


def test_sched_draws_the_slots_and_finds_every_request_exact(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sched", "--slots", "4", "--requests", "8", "--context", "256"]) == 0
    output = capsys.readouterr().out
    assert "8 requests, 4 slots" in output
    assert "8: 4 initial + 4 mid-stream" in output
    assert "exact 8/8" in output
    timeline = [line for line in output.splitlines() if line.startswith("│ slot ")]
    assert len(timeline) == 4
    assert set("ABCDEFGH") <= set("".join(timeline))  # each prefill shows
    assert max(map(len, output.splitlines())) <= 80


def test_sched_in_json_has_the_totals(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "sched",
                "--slots",
                "3",
                "--requests",
                "5",
                "--model",
                "random:tiny",
                "--context",
                "320",
                "--json",
            ]
        )
        == 0
    )
    totals = json.loads(capsys.readouterr().out)
    assert list(totals) == [
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
        "compiled_programs",
    ]
    assert (totals["requests"], totals["slots"], totals["admits"], totals["exact"]) == (5, 3, 5, 5)


def test_sched_fails_when_a_request_differs_from_its_solo_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forged(engine: XlaBatchEngine, requests: list[Request]) -> object:
        streams = serve(engine, requests)
        if "r2" in streams:
            streams["r2"].tokens.pop()
        return streams

    monkeypatch.setattr(schedule, "serve", forged)
    assert (
        main(["sched", "--slots", "3", "--requests", "5", "--model", "random:tiny", "--context", "320"]) == 1
    )
    assert "exact 4/5" in capsys.readouterr().out


# verify


@pytest.mark.slow
@pytest.mark.usefixtures("one_shape")
def test_verify_reports_each_check_of_a_model(capsys: pytest.CaptureFixture[str]) -> None:
    # the shapes of tests/verify
    arguments = ["verify", "--slots", "3", "--requests", "4", "--model", "random:tiny", "--context", "320"]
    assert main([*arguments, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert {tuple(check) for check in report["checks"]} == {("name", "ok", "detail")}
    assert sum(check["name"].startswith("NumPy oracle") for check in report["checks"]) == 3


def test_verify_prints_each_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = [Check("neighbours", True, "8 streams"), Check("slots", True, "9 streams")]
    monkeypatch.setattr("xlabatch.verify.checks.verify", lambda *_, **__: iter(checks))
    assert main(["verify", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert [(check["name"], check["ok"], check["detail"]) for check in report["checks"]] == [
        ("neighbours", True, "8 streams"),
        ("slots", True, "9 streams"),
    ]
    assert main(["verify"]) == 0
    printed = capsys.readouterr().out
    assert "ok   neighbours: 8 streams" in printed
    assert "ok   slots: 9 streams" in printed


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


# generate


@pytest.fixture
def _four_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    """`generate` uses the engine shape of the other tests: one prompt alone would compile another."""
    monkeypatch.setattr("xlabatch.llm.LLM", lambda *args, **options: LLM(*args, **options | {"slots": 4}))


@pytest.mark.usefixtures("_four_slots")
def test_generate_continues_a_prompt_until_the_end_token(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "Once upon a time", "--context", "256"]) == 0
    output, errors = capsys.readouterr()
    assert re.fullmatch(r"\[\d+ tokens, [\d.]+ tokens/s; the first after [\d.]+ s\]", errors.splitlines()[-1])
    assert output.startswith("Once upon a time")
    assert output.endswith(".\n")
    assert len(output.split()) > 20


@pytest.mark.usefixtures("_four_slots")
def test_generate_fails_with_the_reason_when_a_model_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    open_folder = source.open_folder

    def broken(path: Path, name: str) -> source.Source:
        sound = open_folder(path, name)

        def read(name: str, at: At = None) -> Any:
            return sound.read(name, at) * np.float32(np.nan if "norm" in name else 1)

        return replace(sound, read=read)

    monkeypatch.setattr(source, "open_folder", broken)
    assert main(["generate", "Once", "--context", "256"]) == 1
    assert "xlabatch: request 0: the model's logits are not finite here" in capsys.readouterr().err
    assert main(["sched", "--requests", "3", "--slots", "4", "--context", "256", "--json"]) == 1
    totals = json.loads(capsys.readouterr().out)
    assert (totals["exact"], totals["ttft_s"]) == (0, None)


def test_generate_serves_several_prompts_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    prompts = ["One day", "Once upon a time", "Tom said", "Mia"]
    options = "--max-tokens 9 --logit-bias 7=-100 8=1.5 --ignore-eos --context 256 --json"
    assert main(["generate", *prompts, *options.split()]) == 0
    completions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {completion["prompt"] for completion in completions} == set(prompts)
    assert {(completion["tokens"], completion["finish"]) for completion in completions} == {(9, "length")}
    assert all(completion["text"] for completion in completions)


@pytest.mark.usefixtures("_four_slots")
def test_generate_reads_a_schema_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "schema.json"
    file.write_text('{"enum": ["yes", "no"]}')
    assert main(["generate", "Tom said", "--json-schema", f"@{file}", "--context", "256"]) == 0
    assert capsys.readouterr().out in ('Tom said"yes"\n', 'Tom said"no"\n')


@pytest.mark.usefixtures("_four_slots")
@pytest.mark.slow
def test_generate_continues_with_an_adapter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_adapter(tmp_path / "tales", source.open_source(), ALL)
    options = ["--max-tokens", "20", "--context", "256", "--temperature", "0"]
    assert main(["generate", "Once upon a time", "--adapter", f"tales={folder}", *options]) == 0
    adapted = capsys.readouterr().out
    assert main(["generate", "Once upon a time", *options]) == 0
    llm = LLM(slots=4, context=256, adapters=2)
    llm.engine.adapters.load("other", folder)
    [expected] = llm.generate("Once upon a time", max_tokens=20, adapter="other")
    assert adapted == f"Once upon a time{expected.text}\n" != capsys.readouterr().out


def test_every_sampling_argument_is_a_field_of_a_request() -> None:
    assert STRUCTURED == STRUCTURED_OUTPUTS
    declared = {field.name: field for field in dataclasses.fields(Request)}
    args = parser().parse_args(["generate", "Once"])
    for name in {*SAMPLING, *STRUCTURED} - {"max_tokens"}:
        default = None if name in OF_THE_MODEL else declared[name].default
        assert getattr(args, name) == (list(default) if isinstance(default, tuple) else default), name


def test_generate_reads_prompts_where_other_programs_have_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Tom said"))
    options = ["--max-tokens", "2", "--temp", "0", "-c", "256", "--json"]
    assert main(["generate", "Mia", "-", "-p", "One day", "--prompt", "Once", *options]) == 0
    completions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [completion["prompt"] for completion in completions] == ["Mia", "Tom said", "One day", "Once"]


# chat


@pytest.mark.usefixtures("_four_slots")
def test_chat_answers_each_line_as_a_turn_of_one_conversation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Tell me a story about a dog.\n\nWho is it about?"))
    assert main(["chat", "-c", "256", "--temp", "0", "--max-tokens", "30"]) == 0
    printed = capsys.readouterr().out
    llm = LLM(slots=4, context=256)
    messages: list[Any] = []
    expected = []
    for line in ("Tell me a story about a dog.", "Who is it about?"):
        messages.append({"role": "user", "content": line})
        [answer] = llm.chat(messages, temperature=0, max_tokens=30)
        messages.append(answer.message)
        expected.append(answer.text)
    assert printed == "".join(f"{text}\n" for text in expected)


@pytest.mark.usefixtures("_four_slots")
def test_chat_answers_one_message_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chat", "-c", "256", "-p", "Hello", "--regex", "(yes|no)"]) == 0
    assert capsys.readouterr().out in ("yes\n", "no\n")


@pytest.mark.heavy
@pytest.mark.usefixtures("_four_slots")
def test_a_conversation_may_take_all_positions_of_the_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(STORIES, tmp_path / "model")
    config = json.loads((tmp_path / "model" / "config.json").read_text())
    changed = config | {"max_position_embeddings": 4096}
    (tmp_path / "model" / "config.json").write_text(json.dumps(changed))
    long = "story " * 2500
    assert main(["chat", str(tmp_path / "model"), "-p", long, "--max-tokens", "2"]) == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.usefixtures("_four_slots")
def test_chat_ends_when_the_conversation_is_longer_than_a_slot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Hello\n" + "story " * 300))
    assert main(["chat", "-c", "256", "--max-tokens", "3"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "tokens, and a slot holds 256 with the next answer: begin another, or give a larger" in told


@pytest.mark.heavy
def test_an_interrupt_ends_an_answer_and_not_the_conversation() -> None:
    llm = LLM(slots=1, context=256)
    messages: list[Any] = [{"role": "user", "content": "Tell me a story about a dog."}]
    [whole] = llm.chat(messages, temperature=0, max_tokens=100, ignore_eos=True)
    handler = signal.getsignal(signal.SIGINT)
    prompts = llm.prepare([messages], "messages", temperature=0, max_tokens=100, ignore_eos=True)
    deltas = until_interrupted(llm, prompts)
    text = next(deltas).text
    signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) == handler  # another one ends the command
    text += "".join(delta.text for delta in deltas)
    [answer] = llm.completions(prompts)
    assert (answer.text, answer.finish) == (text, "cancelled")
    assert answer.message["content"]
    assert whole.text.startswith(text)
    assert len(answer.tokens) < 10
    assert signal.getsignal(signal.SIGINT) == handler


@pytest.mark.heavy
def test_a_conversation_on_a_terminal_begins_with_how_it_ends_and_outlives_ctrl_c() -> None:
    terminal, stdin = pty.openpty()
    command = [sys.executable, "-m", "xlabatch", "chat", "-c", "64"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, stdin=stdin, **pipes) as chat:
        limit = threading.Timer(120, chat.kill)
        limit.start()
        try:
            assert chat.stdout
            assert chat.stdout.read(2) == b"> "
            sent = 0
            while not select.select([chat.stdout], [], [], 0.2)[0]:  # one may come before it reads
                chat.send_signal(signal.SIGINT)
                sent += 1
            time.sleep(1)  # in which the interrupt must not come again
            os.write(terminal, b"\x04")
            out, err = chat.communicate()
        finally:
            limit.cancel()
            chat.kill()
            os.close(stdin)
            os.close(terminal)
    assert (chat.returncode, out.replace(b"\n> ", b"")) == (0, b"\n")
    assert 1 <= out.count(b"> ") <= sent
    assert b"Ctrl-D" in err


def test_chat_refuses_a_system_message_that_the_template_rejects_before_it_reads_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(STORIES, tmp_path / "model")
    template = (
        "{% if messages[0].role == 'system' %}{{ raise_exception('no system') }}{% endif %}{{ messages }}"
    )
    (tmp_path / "model" / "chat_template.jinja").write_text(template)
    monkeypatch.setattr("sys.stdin", io.StringIO("Hello\n"))
    assert main(["chat", str(tmp_path / "model"), "-c", "256", "--system", "Be brief."]) == 2
    assert "its chat template rejects the messages: no system" in " ".join(capsys.readouterr().err.split())
    assert sys.stdin.read() == "Hello\n"


# inspect and graphs


@pytest.mark.heavy
def test_inspect_shows_what_an_engine_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(kept_programs.CHOSEN, "")
    programs_of.cache_clear()
    options = ["--slots", "3", "--context", "320"]
    assert main(["inspect", "random:tiny", *options, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["temp_bytes"] is None  # nothing is compiled for it
    assert main(["inspect", "random:tiny", *options, "--json", "--compile"]) == 0
    report = json.loads(capsys.readouterr().out)
    startup = XlaBatchEngine.load("random:tiny", slots=3, context=320, compile="eager").startup
    assert report["context"] == startup.context
    assert report["family"] == "llama"
    assert report["slots_bytes"] == 3 * report["slot_bytes"] == startup.kv_bytes + startup.row_bytes
    assert report["weight_bytes"][report["weights"]] == startup.weight_bytes
    assert report["temp_bytes"] == startup.temp_bytes
    assert report["fits"] is True
    parts = report["slots_bytes"] + report["weight_bytes"][report["weights"]]
    assert report["resident_bytes"] == parts + process_bytes(report["vocab"])
    slots = f"3 of {startup.context} positions each (the model has 8192: --context)"
    assert startup_facts(startup) | {"Model": "random:tiny", "Slots": slots} == startup_facts(startup)
    assert main(["inspect", "random:tiny", *options]) == 0
    output = capsys.readouterr().out
    assert "slots that would fit" in output
    assert "unknown before a start" not in output


@pytest.mark.heavy
def test_inspect_reads_scratch_memory_of_kept_programs_and_of_whole_ones_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def known() -> int | None:
        programs_of.cache_clear()  # as in a new process
        with compilations() as events:
            assert main(["inspect", "random:tiny", "--slots", "3", "--context", "320", "--json"]) == 0
        assert [event for event in events if "backend_compile" in event] == []
        found: int | None = json.loads(capsys.readouterr().out)["temp_bytes"]
        return found

    monkeypatch.setenv(kept_programs.CHOSEN, f"{tmp_path}")
    assert (
        main(["inspect", "random:tiny", "--slots", "3", "--json"]) == 0
    )  # compiles what jax itself needs once
    capsys.readouterr()
    assert known() is None
    programs_of.cache_clear()
    startup = XlaBatchEngine.load("random:tiny", slots=3, context=320, compile="eager").startup
    assert known() == startup.temp_bytes
    for entry in tmp_path.iterdir():
        entry.write_bytes(entry.read_bytes()[:-1])
    assert known() is None


def test_inspect_exits_1_where_a_model_does_not_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.engine.memory.free_bytes", lambda _: 10**5)
    assert main(["inspect", "random:tiny", "--slots", "3", "--context", "320"]) == 1
    assert "does not fit" in capsys.readouterr().out
    assert main(["sched", "--model", "random:tiny", "--context", "256"]) == 2
    assert "but 97.7 KiB are free; at most" in capsys.readouterr().err


@pytest.mark.heavy
def test_graphs_check_compiles_nothing() -> None:
    with compilations() as events:
        assert main(["graphs", "--check", "--folder", str(ROOT / "graphs")]) == 0
    assert any("trace" in event for event in events)
    assert [event for event in events if "backend_compile" in event] == []
