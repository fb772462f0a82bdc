"""An engine on several hosts: processes on loopback, each with a device of its own."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from support import hosts
from support.quick import slow_except

from xlabatch.kernels.choice import can_pack

SCRIPT = Path(__file__).with_name("host_process.py")
Process = subprocess.Popen[str]
LONG = {"prompt": "Once upon a time", "max_tokens": 1500, "min_tokens": 1500, "stream": True}
SHORT = {"prompt": "Once upon a time", "max_tokens": 8, "temperature": 0}
REASON = "an engine on several hosts has failed; restart all processes"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def processes(count: int, *mode: str) -> Iterator[list[Process]]:
    """The processes of an engine."""
    command = [str(SCRIPT), f"127.0.0.1:{free_port()}", str(count)]
    with all_of([[*command, str(n), *mode] for n in range(count)]) as started:
        yield started


@contextmanager
def serving(count: int) -> Iterator[tuple[list[Process], str]]:
    """The processes of a server, and its address."""
    command = ["-m", "xlabatch", "serve", "--port", "0", "--tensor", str(count), "--slots", "2"]
    command += ["--coordinator", f"127.0.0.1:{free_port()}", "--processes", str(count), "--process-id"]
    with all_of([[*command, str(n)] for n in range(count)]) as started:
        assert started[0].stdout
        yield (
            started,
            next(line.split()[2] for line in started[0].stdout if line.startswith("Serving on http://")),
        )


@contextmanager
def all_of(commands: list[list[str]]) -> Iterator[list[Process]]:
    """Python's processes with these arguments, which end with the block."""
    flags = [flag for flag in os.environ.get("XLA_FLAGS", "").split() if "device_count" not in flag]
    environment = os.environ | {"XLA_FLAGS": " ".join(flags)}
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": environment}
    started = [subprocess.Popen([sys.executable, *command], **pipes) for command in commands]
    try:
        yield started
    finally:
        for process in started:
            process.kill()
            process.communicate()


def compare_with_one_process(count: int, model: str = "attention") -> None:
    """Check that so many processes give the streams of one."""
    with processes(count, model) as started:
        output, errors = started[0].communicate(timeout=240)
        assert started[0].returncode == 0, errors[-4000:]
        assert [process.wait(60) for process in started[1:]] == [0] * (count - 1)
    expected = json.dumps(hosts.streams(hosts.engine(1, model)))
    assert json.loads(output.splitlines()[-1]) == json.loads(expected)


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
@pytest.mark.parametrize(
    "model",
    slow_except(
        [],
        ["attention", "convolutions", "delta rule", "delta rule, devices share keys"],
        by_hand=["attention", "delta rule", "delta rule, devices share keys"],
    ),
)
def test_two_processes_give_the_bits_of_one(model: str) -> None:
    compare_with_one_process(2, model)


@pytest.mark.slow
@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
def test_when_one_of_four_processes_dies_every_request_ends_with_the_reason_and_a_restart_is_clean() -> None:
    with processes(4, "until-lost") as (first, *others):
        assert first.stdout
        steps = (line for line in first.stdout if line == "running\n")  # among gloo's own lines
        for _ in range(20):
            next(steps)
        others[-1].kill()
        output, errors = first.communicate(timeout=120)
        lines = [line for line in output.splitlines() if line.startswith("[[")]
        assert lines, errors[-4000:]
    *endings, failure = json.loads(lines[-1])
    assert sorted(id for id, _, _ in endings) == ["0", "1", "2", "3", "4", "later"]
    assert {finish for _, finish, _ in endings} == {"error"}
    assert all(reason.startswith("the device failed: ") for _, _, reason in endings)
    assert failure == endings[-1][2]
    assert "restart all processes" in failure
    compare_with_one_process(4)


@pytest.mark.slow
def test_a_server_whose_second_process_dies_says_so_and_serves_again_after_a_restart() -> None:
    with serving(2) as ((first, second), url):
        sockets = psutil.Process(first.pid).net_connections()
        listening = {each.laddr.ip.removeprefix("::ffff:") for each in sockets if each.status == "LISTEN"}
        assert listening == {"127.0.0.1"}
        answer = httpx.post(f"{url}/v1/completions", json=SHORT, timeout=60).json()
        assert httpx.get(f"{url}/health").json() == {"status": "ok"}
        with httpx.stream("POST", f"{url}/v1/completions", json=LONG, timeout=60) as stream:
            lines = stream.iter_lines()
            next(lines)
            second.kill()
            [error] = [json.loads(line[6:])["error"] for line in lines if '"error"' in line]
        assert error["message"] == REASON
        health = httpx.get(f"{url}/health")
        assert (health.status_code, health.json()["reason"]) == (503, REASON)
        refused = httpx.post(f"{url}/v1/completions", json=SHORT, timeout=60)
        assert (refused.status_code, refused.json()["error"]["message"]) == (500, REASON)
        assert httpx.get(f"{url}/health/live").is_success
    with serving(2) as (_, url):
        assert (
            httpx.post(f"{url}/v1/completions", json=SHORT, timeout=60).json()["choices"] == answer["choices"]
        )
