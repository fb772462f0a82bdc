"""`inspect` says what a server's process will have resident once its slots are full."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from support.kernels import WITH_KERNELS
from support.smollm2 import MODEL, WITH_SMOLLM2

from xlabatch.cli import main

SLOTS, CONTEXT, TOKENS = 8, 2048, 16
SHAPE = str(MODEL), "--slots", f"{SLOTS}", "--context", f"{CONTEXT}"
TIMEOUT_S = 600
UNCHANGED_S = 20  # no program takes as long to compile, on a busy machine either

pytestmark = [
    WITH_SMOLLM2,
    WITH_KERNELS,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
    pytest.mark.heavy,
]


@pytest.mark.parametrize("weights", ["stored", "bfloat16"])
def test_a_server_with_full_slots_has_resident_what_inspect_says(
    weights: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with server(weights, tmp_path):  # a process that compiles keeps more memory
        wait_for_programs(tmp_path)
    with server(weights, tmp_path) as (url, process):
        with ThreadPoolExecutor(SLOTS) as pool:
            assert list(pool.map(lambda slot: fill(url, slot), range(SLOTS))) == SLOTS * [CONTEXT]
        found = resident_bytes(process)
    assert main(["inspect", *SHAPE, "--weights", weights, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert found == pytest.approx(report["resident_bytes"], rel=0.05)


@contextmanager
def server(weights: str, programs: Path) -> Iterator[tuple[str, int]]:
    """A server with a folder for its programs -> its address and process."""
    command = sys.executable, "-m", "xlabatch", "serve", *SHAPE, "--weights", weights, "--port", "0"
    environment = os.environ | {"XLABATCH_PROGRAMS": f"{programs}"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            addresses = (re.match(r"Serving on (http://[\d.:]+)", line) for line in process.stdout)
            address = next(filter(None, addresses))
            yield address[1], process.pid
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)


def wait_for_programs(folder: Path) -> None:
    """Wait until a server has compiled also what it compiles after its start."""
    while time.time() - folder.stat().st_mtime < UNCHANGED_S:
        time.sleep(0.5)


def fill(url: str, slot: int) -> int:
    """Fill a slot with a prompt that no other has, and an answer -> how many tokens it held."""
    prompt = [slot + 3] * (CONTEXT - TOKENS)
    body = {"prompt": prompt, "max_tokens": TOKENS, "temperature": 0, "ignore_eos": True}
    answer = httpx.post(f"{url}/v1/completions", json=body, timeout=TIMEOUT_S)
    answer.raise_for_status()
    total: int = answer.json()["usage"]["total_tokens"]
    return total


def resident_bytes(process: int) -> int:
    found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    assert found
    return int(found[1]) * 1024
