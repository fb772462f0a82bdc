"""`xlabatch serve` as a process that starts: it answers on its port from the beginning, and ends cleanly."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import psutil
import pytest
from support.serving import PROMPT, get, post, until

WAITING = """
import sys
from xlabatch.__main__ import start
from xlabatch.checkpoint import load
from xlabatch.cli import progress_line
from xlabatch.errors import Refused
progress_line.NEXT_LINE_S = 1000
to_device = load.to_device
def wait(*arguments):
    if sys.stdin.readline() == "fail\\n":
        raise Refused("model stories: the disk is gone")
    return to_device(*arguments)
load.to_device = wait
sys.exit(start())
"""


@contextmanager
def starting() -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server that waits for a line of its input before it reads weights, and its address."""
    arguments = [sys.executable, "-c", WAITING, "serve", "--port", "0", "--slots", "2", "--context", "256"]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith("Starting on http://")
        try:
            yield process, line.split()[2]
        finally:
            process.kill()


def answer(process: "subprocess.Popen[str]", line: str) -> None:
    assert process.stdin
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


@pytest.mark.heavy
def test_health_and_ready_answer_until_all_routes_do_without_a_gap() -> None:
    with starting() as (process, url):
        for path in ("/health", "/ready"):
            response = get(f"{url}{path}")
            assert (response.status_code, response.json()["status"]) == (503, "starting")
        body = {"prompt": PROMPT, "max_tokens": 3, "temperature": 0}
        refused = post(f"{url}/v1/completions", json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "starting")
        assert refused.headers["retry-after"] == "1"
        answer(process, "go on")
        statuses = [503]
        deadline = time.monotonic() + 120
        while statuses[-1] != 200:  # a refused connection would raise
            statuses.append(get(f"{url}/ready").status_code)
            assert time.monotonic() < deadline
        assert set(statuses) == {503, 200}
        assert get(f"{url}/health").json() == {"status": "ok"}
        assert process.stdout
        facts = ["Model", "Weights", "Slots", "Kernels", "Memory", "Programs", "Chat", "Sampling", "Serving"]
        printed = [process.stdout.readline() for _ in facts]
        assert printed[2] == "Slots     2 of 256 positions each (the model has 2048: --context)\n"
        assert [line.split()[0] for line in printed] == facts
        assert post(f"{url}/v1/completions", json=body).json()["usage"]["completion_tokens"] == 3


@pytest.mark.heavy
def test_an_error_while_loading_is_one_sentence_and_exit_code_2() -> None:
    with starting() as (process, url):
        assert get(f"{url}/health").status_code == 503
        answer(process, "fail")
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (2, "xlabatch: model stories: the disk is gone\n")
        with pytest.raises(httpx.ConnectError):
            get(f"{url}/health")


@pytest.mark.heavy
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_a_signal_while_it_starts_ends_it_and_what_it_has_started(number: signal.Signals, code: int) -> None:
    with starting() as (process, url):
        until(lambda: get(f"{url}/health").json()["stage"] == "reading the tokenizer")
        children = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (code, "")
        assert psutil.wait_procs(children, timeout=30)[1] == []
