"""The command as a process: Ctrl-C at any time, closed and full outputs, odd terminals, no home."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import psutil
import pytest
from support.batches import ragged_lines, write_input

from xlabatch.cli import YOUNG_OBJECTS, chat, generate, main, serve
from xlabatch.cli.meanwhile import MANY_OBJECTS
from xlabatch.cli.tables import Console
from xlabatch.engine import kept_programs
from xlabatch.errors import Refused
from xlabatch.llm import LLM

INSPECT = [sys.executable, "-m", "xlabatch", "inspect", "random:tiny", "--slots", "3", "--context", "320"]
INTERRUPTED_IMPORT = """
import builtins, signal
from xlabatch.__main__ import start
imported = builtins.__import__
def interrupted(name, *rest):
    if name == "xlabatch.cli":
        signal.raise_signal(signal.SIGINT)
    return imported(name, *rest)
builtins.__import__ = interrupted
start()
"""


def test_an_interrupt_while_the_command_is_imported_ends_quietly() -> None:
    command = [sys.executable, "-c", INTERRUPTED_IMPORT]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (-signal.SIGINT, "")


ENDLESS_COMPILATION = """
import sys, time
from xlabatch.__main__ import start
from xlabatch.cli import progress_line
from xlabatch.engine import kept_programs
progress_line.NEXT_LINE_S = 1000  # a slow machine's lines about its start are no errors
def compile_lowered(_):
    print("\\ncompiling", flush=True)
    time.sleep(1000)
kept_programs.compile_lowered = compile_lowered
sys.exit(start())
"""


def interrupt(process: "subprocess.Popen[str]") -> tuple[int, str, list[psutil.Process]]:
    """Send Ctrl-C to a command -> its exit code, its errors, and the processes that it leaves."""
    children = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGINT)
    try:
        _, errors = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    _, left = psutil.wait_procs(children, timeout=30)
    return process.returncode, errors, left


@pytest.mark.heavy
@pytest.mark.parametrize("command", ["generate Once", "sched", "serve --port 0", "verify"])
def test_an_interrupt_while_programs_compile_waits_for_none_of_them(command: str, tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", ENDLESS_COMPILATION, *command.split()]
    env = os.environ | {kept_programs.CHOSEN: str(tmp_path)}  # another test may have kept these programs
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(arguments, **pipes, env=env) as process:
        assert process.stdout
        assert "compiling\n" in process.stdout
        assert interrupt(process) == (130, "", [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "most"),  # programs compiled before; the command compiles more of them
    [("generate Once", 1), ("sched", 9), ("verify", 9), ("batch {input} {output} --workers 2", 1)],
)
def test_an_interrupt_while_xla_compiles_ends_quietly_and_leaves_nothing(
    command: str, most: int, tmp_path: Path
) -> None:
    input, output = write_input(tmp_path, ragged_lines(3, longest=90)), tmp_path / "out.jsonl"
    arguments = command.format(input=input, output=output).split()
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    for compiled in (count for count in (0, 1, 4, 9) if count <= most):
        cache = tmp_path / f"{compiled}"
        env = os.environ | {kept_programs.CHOSEN: str(cache)}
        with subprocess.Popen([sys.executable, "-m", "xlabatch", *arguments], **pipes, env=env) as process:
            # the first compilation makes the folder
            while not cache.exists() or len([*cache.iterdir()]) < compiled:
                assert process.poll() is None
                time.sleep(0.01)
            code, errors, left = interrupt(process)
        assert (code, left) == (130, [])
        # a batch compiles its programs when it has begun; a slow start has lines about its progress
        begun = f"xlabatch: 0 of 3 lines are answered in {output}; the same command continues there"
        sentences = [line for line in errors.splitlines() if line.startswith(("xlabatch:", "Traceback"))]
        assert sentences in ([], [begun] if command.startswith("batch") else [])
        assert not output.exists() or output.read_text() == ""


# outputs


@pytest.mark.parametrize("command", ["inspect", "generate --help"])
def test_a_closed_output_is_refused_in_a_sentence(command: str) -> None:
    shell = f"{sys.executable} -m xlabatch {command} >&-"
    run = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    sentence = "xlabatch: standard output is closed; > /dev/null drops what is printed\n"
    assert (run.returncode, run.stderr) == (2, sentence)


@pytest.mark.heavy
def test_closed_errors_and_a_closed_input_are_as_good_as_dev_null() -> None:
    shell = f"{sys.executable} -m xlabatch %s 2>&- <&-"
    run = subprocess.run(shell % "inspect --json", shell=True, capture_output=True, text=True, check=False)
    assert (run.returncode, json.loads(run.stdout)["fits"]) == (0, True)
    run = subprocess.run(shell % "inspect --slots 0", shell=True, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")


@pytest.mark.heavy
def test_a_full_disk_is_one_sentence_and_exit_code_2() -> None:
    shell = f"{sys.executable} -m xlabatch inspect > /dev/full"
    run = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "xlabatch: [Errno 28] No space left on device\n")


@pytest.mark.parametrize("columns", ["0", "10", "-5", "abc"])
def test_an_odd_width_of_the_terminal_cuts_nothing_off(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Console().width == 80


@pytest.mark.heavy
def test_a_reader_that_has_gone_is_exit_code_141() -> None:
    with subprocess.Popen(INSPECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_the_table_too() -> None:
    env = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(INSPECT, capture_output=True, text=True, check=False, env=env)
    assert (run.returncode, run.stderr) == (0, "")
    assert "slots that would fit" in run.stdout


def test_without_a_home_directory_programs_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv(kept_programs.CHOSEN)
    monkeypatch.setattr(Path, "home", fail)
    assert kept_programs.folder() is None
    assert kept_programs.reason_against_writing() is None


@pytest.mark.parametrize(
    ("command", "module"),
    [(["generate", "Once"], generate), (["chat"], chat), (["serve", "--port", "0"], serve)],
)
def test_python_seldom_looks_for_garbage_while_a_model_is_loaded(
    command: list[str], module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    thresholds = list[int]()

    def load_llm(*_: Any, **__: Any) -> NoReturn:
        thresholds.append(gc.get_threshold()[0])
        raise Refused("the disk is gone")

    monkeypatch.setattr(module, "load_llm", load_llm)
    monkeypatch.setattr(LLM, "begin", lambda *_, **__: None)  # it would compile in other threads
    assert main(command) == 2
    assert thresholds == [MANY_OBJECTS]
    assert gc.get_threshold()[0] == YOUNG_OBJECTS
