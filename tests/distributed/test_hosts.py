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

import pytest
from support import hosts

from xlabatch.kernels.choice import can_pack

SCRIPT = Path(__file__).with_name("host_process.py")
Process = subprocess.Popen[str]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def processes(count: int, *mode: str) -> Iterator[list[Process]]:
    """The processes of an engine."""
    command = [sys.executable, str(SCRIPT), f"127.0.0.1:{free_port()}", str(count)]
    environment = {name: value for name, value in os.environ.items() if name != "XLA_FLAGS"}
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": environment}
    started = [subprocess.Popen([*command, str(n), *mode], **pipes) for n in range(count)]
    try:
        yield started
    finally:
        for process in started:
            process.kill()
            process.communicate()


@pytest.mark.slow
@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
@pytest.mark.parametrize("count", [2, 4])
def test_several_processes_give_the_bits_of_one(count: int) -> None:
    with processes(count) as started:
        output, errors = started[0].communicate(timeout=240)
        assert started[0].returncode == 0, errors[-4000:]
        assert [process.wait(60) for process in started[1:]] == [0] * (count - 1)
    expected = json.dumps(hosts.streams(hosts.engine(1)))
    assert json.loads(output.splitlines()[-1]) == json.loads(expected)


@pytest.mark.slow
def test_when_a_process_dies_every_request_ends_with_the_reason_and_a_restart_is_clean() -> None:
    with processes(2, "until-lost") as (first, second):
        assert first.stdout
        steps = (line for line in first.stdout if line == "running\n")  # among gloo's own lines
        for _ in range(20):
            next(steps)
        second.kill()
        output, errors = first.communicate(timeout=120)
        lines = [line for line in output.splitlines() if line.startswith("[[")]
        assert lines, errors[-4000:]
    *endings, failure = json.loads(lines[-1])
    assert sorted(id for id, _, _ in endings) == ["0", "1", "2", "3", "4", "later"]
    assert {finish for _, finish, _ in endings} == {"error"}
    assert all(reason.startswith("the device failed: ") for _, _, reason in endings)
    assert failure == endings[-1][2]
    assert "restart all processes" in failure
    test_several_processes_give_the_bits_of_one(2)
