"""`xlabatch batch --ray` on a Ray cluster on this machine: the bytes of one engine, whatever is killed.

Needs `ray[serve]`, which `.ci/run` installs.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest
from support.batches import ragged_lines, write_input
from support.serving import until

from xlabatch.cli import main

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")

LINES, WORKERS = 60, 3


def batch(input: Path, output: Path, *options: str) -> Sequence[str]:
    return ["batch", str(input), str(output), "--slots", "3", "--context", "256", "--json", *options]


def lines_in(output: Path) -> int:
    return output.read_bytes().count(b"\n") if output.exists() else 0


def workers(process: int) -> list[psutil.Process]:
    """The processes of the workers, by the names that Ray gives them."""
    found = []
    for child in psutil.Process(process).children(recursive=True):
        with suppress(psutil.Error):  # it has ended meanwhile
            found += [child] if re.match(r"ray::RayWorker\b", " ".join(child.cmdline())) else []
    return found


def test_three_workers_on_ray_of_which_one_is_killed_give_the_bytes_of_one_engine(tmp_path: Path) -> None:
    input = write_input(tmp_path, ragged_lines(LINES, longest=90))
    assert main(batch(input, tmp_path / "one.jsonl")) == 0
    output = tmp_path / "three.jsonl"
    command = [sys.executable, "-m", "xlabatch", *batch(input, output, "--ray", "--workers", f"{WORKERS}")]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        until(lambda: lines_in(output) >= 1, 120)
        victim, *others = workers(process.pid)
        victim.suspend()  # with lines that it has not answered
        time.sleep(0.1)
        assert lines_in(output) < LINES
        victim.kill()
        summary = json.loads(process.communicate(timeout=120)[0])
    assert len(others) == WORKERS - 1
    assert (process.returncode, summary["answered_before"], summary["failed"]) == (0, 0, 0)
    assert output.read_bytes() == (tmp_path / "one.jsonl").read_bytes()
