"""A process that answers lines: many open files, input that it does not read, its ends, and its closing."""

import os
import resource
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from support.serving import until

from xlabatch.errors import Unavailable
from xlabatch.text.line_process import LimitExceeded, LineProcess

PATIENT_S = 60.0
ECHO = """
import os, signal, sys, time
print("ready", flush=True)
for line in sys.stdin:
    if line == "wait\\n":
        time.sleep(600)
    if line.startswith("signal "):
        os.kill(os.getpid(), int(line.split()[1]))
    if line == "fault\\n":
        raise ValueError("a fault of the program")
    print(len(line), line[:9].strip(), flush=True)
"""
DEAF = "import time; print('ready', flush=True); time.sleep(600)"


def echo(timeout_s: float = PATIENT_S) -> LineProcess:
    return LineProcess("-c", ECHO, task="echoes", timeout_s=timeout_s)


@contextmanager
def many_open_files(count: int = 1100) -> Iterator[None]:
    """More open files than select() can watch."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 100
    if hard not in (resource.RLIM_INFINITY, -1) and hard < wanted:
        pytest.skip("the system allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(count)]
    try:
        yield
    finally:
        for descriptor in opened:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_process_answers_while_over_a_thousand_files_are_open() -> None:
    with many_open_files():
        process = echo()
        assert process.ask(b"one\n") == b"4 one\n"
        assert process.process
        assert process.process.stdout
        assert process.process.stdout.fileno() > 1023


def test_a_line_of_megabytes_arrives_whole() -> None:
    assert echo().ask(b"x" * 3_000_000 + b"\n") == b"3000001 xxxxxxxxx\n"


def test_a_process_that_does_not_read_its_input_is_ended_at_the_time_limit() -> None:
    process = LineProcess("-c", DEAF, task="hears nothing", timeout_s=0.2)
    with pytest.raises(Unavailable, match=r"that hears nothing has not answered within 0\.2 s; try again"):
        process.ask(b"x" * 3_000_000 + b"\n")
    assert process.process
    assert process.process.poll() is not None


def test_a_process_that_takes_too_long_is_ended_and_starts_again() -> None:
    process = echo(0.2)
    with pytest.raises(Unavailable, match="has not answered"):
        process.ask(b"wait\n")
    process.timeout_s = PATIENT_S
    assert process.ask(b"two\n") == b"4 two\n"


@pytest.mark.parametrize("number", [signal.SIGPROF, signal.SIGSEGV, signal.SIGABRT])
def test_an_end_by_a_limit_of_the_program_is_told_from_others(number: int) -> None:
    process = echo()
    with pytest.raises(LimitExceeded, match="the process that echoes met its limits"):
        process.ask(b"signal %d\n" % number)
    assert process.ask(b"one\n") == b"4 one\n"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_process_that_others_kill_is_unavailable(number: int, caplog: pytest.LogCaptureFixture) -> None:
    process = echo()
    with pytest.raises(Unavailable, match="the process that echoes was killed; try again"):
        process.ask(b"signal %d\n" % number)
    assert f"was killed by signal {number:d}" in caplog.text
    assert process.ask(b"one\n") == b"4 one\n"


def test_a_fault_of_the_program_is_a_fault() -> None:
    with pytest.raises(RuntimeError, match="ended with code 1"):
        echo().ask(b"fault\n")


@pytest.mark.parametrize("program", ["raise SystemExit(3)", "import os; os.kill(os.getpid(), 9)"])
def test_a_process_that_does_not_start_is_unavailable(program: str, caplog: pytest.LogCaptureFixture) -> None:
    process = LineProcess("-c", program, task="ends at once", timeout_s=PATIENT_S)
    with pytest.raises(Unavailable, match="the process that ends at once did not start; try again"):
        process.ask(b"one\n")
    assert "did not start: it ended with code" in caplog.text


def test_a_system_without_room_for_a_process_is_no_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    process = echo()
    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "Popen", fail)
        with pytest.raises(Unavailable, match="did not start; try again"):
            process.ask(b"one\n")
    assert process.ask(b"one\n") == b"4 one\n"


def asked(process: LineProcess, line: bytes) -> tuple[threading.Thread, list[object]]:
    """A thread that asks, and the list that its answer or its exception comes into."""
    results: list[object] = []

    def ask() -> None:
        try:
            results.append(process.ask(line))
        except Exception as error:
            results.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    return thread, results


@pytest.mark.parametrize("program", [ECHO, "import time; time.sleep(600)"])  # one works, one still starts
def test_closing_breaks_off_what_was_asked_without_waiting(program: str) -> None:
    process = LineProcess("-c", program, task="echoes", timeout_s=600.0)
    threads = [asked(process, b"wait\n") for _ in range(3)]  # two of them wait for their turn
    until(lambda: process.process is not None)
    time.sleep(0.2)
    began_s = time.monotonic()
    process.close()
    closed_s = time.monotonic() - began_s
    for thread, results in threads:
        thread.join(PATIENT_S)
        assert isinstance(results[0], Unavailable)
        assert "was closed" in str(results[0])
    assert closed_s < 1.0  # was up to 600 s
    with pytest.raises(Unavailable, match="was closed"):
        process.ask(b"one\n")
