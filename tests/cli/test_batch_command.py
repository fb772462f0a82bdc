"""`xlabatch batch` as a process: exit codes, summaries, and runs that are killed and go on."""

import hashlib
import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.adapters import ALL, write_adapter
from support.batches import ragged_lines, request_line, write_input
from support.kernels import WITH_KERNELS
from support.serving import until

from xlabatch.checkpoint.source import STORIES, open_source
from xlabatch.cli import main
from xlabatch.cli.batch import report_lines
from xlabatch.cli.progress_line import show_progress
from xlabatch.llm import LLM

LINES = 60


def batch(*options: str) -> Sequence[str]:
    return [sys.executable, "-m", "xlabatch", "batch", *options, "--slots", "3", "--context", "256", "--json"]


def started(input: Path, output: Path, *options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        batch(str(input), str(output), *options), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def lines_in(output: Path) -> int:
    return output.read_bytes().count(b"\n") if output.exists() else 0


@pytest.fixture(scope="module")
def input(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_input(tmp_path_factory.mktemp("input"), ragged_lines(LINES, longest=90))


@pytest.fixture(scope="module")
def expected(input: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The answers of one engine in one run."""
    output = tmp_path_factory.mktemp("output") / "out.jsonl"
    assert main(batch(str(input), str(output))[3:]) == 0
    return output.read_bytes()


@pytest.mark.heavy
@WITH_KERNELS
def test_the_format_of_the_cache_reaches_the_engine(tmp_path: Path) -> None:
    lines, fingerprints = write_input(tmp_path, ragged_lines(1, longest=9)), set()
    for number, options in enumerate([[], ["--cache", "int8"]]):
        output = tmp_path / f"{number}.jsonl"
        assert main([*batch(str(lines), str(output))[3:], *options]) == 0
        fingerprints.add(json.loads(output.read_text())["response"]["body"]["system_fingerprint"])
    assert len(fingerprints) == 2


@pytest.mark.slow
def test_lines_name_an_adapter_in_place_of_the_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options: dict[str, Any] = {"temperature": 0, "max_tokens": 20}
    names = [None, "tales", "stories", "verses", "gone"]
    given = [options if name is None else options | {"model": name} for name in names]
    lines = write_input(tmp_path, [request_line(f"{n}", **body) for n, body in enumerate(given)])
    folders = {
        name: write_adapter(tmp_path / name, open_source(), ALL, rank=rank, seed=rank)
        for name, rank in (("tales", 3), ("verses", 5))
    }
    output, command = tmp_path / "out.jsonl", batch(str(lines), str(tmp_path / "out.jsonl"))[3:]
    adapters = [f"--adapter={name}={folder}" for name, folder in folders.items()]
    assert main([*command, *adapters]) == 1
    *answered, refused = [json.loads(line)["response"]["body"] for line in output.read_text().splitlines()]
    llm = LLM(slots=3, context=256, adapters=2)
    for name, folder in folders.items():
        llm.engine.adapters.load(name, folder)
    for number, body in enumerate(answered):
        adapter = names[number] if names[number] in folders else None
        [expected] = llm.generate("Once upon a time", **options, adapter=adapter)
        assert (body["model"], body["choices"][0]["text"]) == (adapter or "stories", expected.text)
    assert len({body["choices"][0]["text"] for body in answered}) == 3
    assert "its adapters are 'tales', 'verses'" in refused["error"]["message"]
    capsys.readouterr()
    assert main([*command, adapters[0]]) == 2
    assert "adapters" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)],
)
@pytest.mark.slow
def test_a_run_that_is_stopped_goes_on_to_the_bytes_of_one_that_is_not(
    input: Path, expected: bytes, tmp_path: Path, number: signal.Signals, code: int
) -> None:
    output = tmp_path / "out.jsonl"
    with started(input, output) as process:
        until(lambda: lines_in(output) >= 5)
        process.send_signal(number)
        _, errors = process.communicate()
    assert process.returncode == code
    answered = lines_in(output)
    assert 5 <= answered < LINES
    assert (f"{answered} of {LINES} lines are answered" in errors) == (number == signal.SIGINT)
    assert "Traceback" not in errors
    with started(input, output) as process:
        printed, errors = process.communicate()
    summary = json.loads(printed)
    assert (process.returncode, summary["answered_before"], summary["failed"]) == (0, answered, 0)
    stages = "reading", "preparing", "compiling", "warming", "importing", "hashing", "lines"
    assert all(line.startswith(stages) for line in errors.splitlines())  # and no bar without a terminal
    assert output.read_bytes() == expected


@pytest.mark.slow
def test_three_workers_of_which_one_is_killed_give_the_bytes_of_one_engine(
    input: Path, expected: bytes, tmp_path: Path
) -> None:
    output = tmp_path / "out.jsonl"
    with started(input, output, "--workers", "3") as process:
        until(lambda: lines_in(output) >= 1)
        victim, *others = psutil.Process(process.pid).children()
        victim.suspend()  # with lines that it has not answered
        time.sleep(0.1)
        assert lines_in(output) < LINES
        victim.kill()
        summary = json.loads(process.communicate()[0])
    assert len(others) == 2
    assert (process.returncode, summary["answered_before"], summary["failed"]) == (0, 0, 0)
    assert output.read_bytes() == expected


def test_a_terminal_gets_a_bar_with_counts_and_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = pty.openpty()
    with os.fdopen(slave, "w") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        with show_progress():
            advance = report_lines(lines=5, earlier=2)
            advance(10)
            shown = b""
            while b"tokens/s" not in shown:  # a terminal gets it in parts
                shown += os.read(master, 10_000)
    os.close(master)
    assert b"lines, 3 of 5" in shown


def test_failed_lines_are_counted_and_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    input = write_input(tmp_path, [request_line("a"), b"{", request_line("b", max_tokens=-1)])
    arguments = batch(str(input), str(tmp_path / "out.jsonl"))[3:]
    assert main(arguments) == 1
    printed = capsys.readouterr()
    summary = json.loads(printed.out)
    [output] = tmp_path.glob("out*.jsonl")
    assert summary["sha256"] == hashlib.sha256(output.read_bytes()).hexdigest()
    assert (summary["lines"], summary["failed"], summary["completion_tokens"]) == (3, 2, 9)
    problems = sorted(line for line in printed.err.splitlines() if "failed" in line)
    assert problems[0].startswith("xlabatch: line 2 failed: ")
    assert problems[1].startswith("xlabatch: line 3 (b) failed: max_tokens must be at least 0")
    assert len(problems) == 2
    assert main(arguments) == 1
    assert json.loads(capsys.readouterr().out)["answered_before"] == 3


def test_what_is_refused_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    input, output = write_input(tmp_path, [request_line("a")]), tmp_path / "out.jsonl"
    arguments = batch(str(input), str(output))[3:]
    assert main([*arguments, "--name", "a"]) == 0
    for more, sentence in (
        (["--name", "b"], "was started with another name (a, now b)"),
        (["--workers", "0"], "--workers is at least 1, got 0"),
        (["--model", "/nowhere"], "/nowhere"),
    ):
        assert main([*arguments, *more]) == 2
        assert sentence in capsys.readouterr().err
    assert main(batch(str(tmp_path / "none.jsonl"), str(output))[3:]) == 2
    assert capsys.readouterr().err.endswith("none.jsonl: No such file or directory\n")


def test_answers_name_a_model_without_the_folders_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "small").symlink_to(STORIES)
    input = write_input(tmp_path, [request_line("a"), request_line("b", model="models/small")])
    monkeypatch.chdir(tmp_path)
    command = batch(str(input), str(tmp_path / "out.jsonl"))[3:]
    assert main([*command, "--model", "models/small"]) == 0
    answers = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
    assert [answer["response"]["body"]["model"] for answer in answers] == ["stories", "stories"]


def test_what_is_no_file_is_refused_at_once(
    input: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    pipe, output, link = tmp_path / "pipe", tmp_path / "out.jsonl", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(input)
    content = input.read_bytes()
    for arguments, reason in (
        ((pipe, output), f"{pipe} is a pipe or a device: the input must be a file"),
        (("/dev/zero", output), "/dev/zero is a pipe or a device: the input must be a file"),
        ((tmp_path, output), f"{tmp_path} is a folder: the input must be a file"),
        ((input, pipe), f"{pipe} is a pipe or a device: the output must be a file"),
        ((input, "/dev/null"), "/dev/null is a pipe or a device: the output must be a file"),
        ((input, tmp_path), f"{tmp_path} is a folder: the output must be a file"),
        ((input, input), f"{input} is also the input"),
        ((input, link), f"{link} is also the input"),
        (
            (input, tmp_path / "no" / "out"),
            f"{tmp_path / 'no' / 'out'} cannot be written: there is no folder",
        ),
    ):
        assert main(["batch", *map(str, arguments)]) == 2
        assert capsys.readouterr().err.startswith(f"xlabatch: {reason}")
    assert not output.exists()
    assert input.read_bytes() == content
