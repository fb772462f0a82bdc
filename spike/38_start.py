"""From the command to the first token: `xlabatch serve` and `generate` beside other systems, on one file.

Each start is a fresh process, and systems take turns; all read the same GGUF file, from the page cache.
Ready is when a server says so, or when a library has loaded its model; the first token is that of a prompt of
eight words sent then. Resident is the process's memory after eight requests of 32 tokens. A cold start of
xlabatch has an empty folder of caches; a warm one, that of an earlier start, and `serve-packed` maps the
weights that an earlier one packed (`--packed-cache`). The others keep nothing. spike/43_made_files.py writes
files in the shapes of other models.

    LLAMA_BIN=FOLDER .venv/bin/python spike/38_start.py MODEL.gguf --peers-python PYTHON
"""

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import measure

PROMPT = "One morning an old fisherman found a box"
SLOTS, CONTEXT = 8, 2048
LIMIT_S = 300.0
XLABATCH = str(Path(sys.executable).with_name("xlabatch"))
OPENVINO = """
import sys, openvino_genai as genai
scheduler = genai.SchedulerConfig()
pipeline = genai.ContinuousBatchingPipeline(sys.argv[1], scheduler, "CPU")
config = lambda tokens: genai.GenerationConfig(max_new_tokens=tokens, ignore_eos=True)
answer = lambda tokens: pipeline.generate([sys.argv[2]], [config(tokens)])
"""
TRANSFORMERS = """
import sys
from pathlib import Path
from transformers import AutoModelForCausalLM, AutoTokenizer
file = Path(sys.argv[1])
tokenizer = AutoTokenizer.from_pretrained(file.parent, gguf_file=file.name)
model = AutoModelForCausalLM.from_pretrained(file.parent, gguf_file=file.name)
inputs = tokenizer(sys.argv[2], return_tensors="pt")
length = lambda tokens: {"max_new_tokens": tokens, "min_new_tokens": tokens, "do_sample": False}
answer = lambda tokens: model.generate(**inputs, **length(tokens))
"""
LIBRARY = """
print("ready", flush=True)
answer(1)
print("first", flush=True)
for _ in range(8): answer(32)
print("eight", flush=True)
sys.stdin.read()
"""


@dataclass(frozen=True)
class Start:
    """One start of a system, in seconds and MiB."""

    ready_s: float | None
    first_s: float  # after the command, not after it was ready
    resident: float | None


def serve(command: list[str], port: int, ready: str, settings: dict[str, str]) -> Start:
    """Start a server, and ask it as OpenAI's clients do."""
    with process(command, settings) as (server, began):
        while not answers(f"http://127.0.0.1:{port}{ready}"):
            if server.poll() is not None or time.perf_counter() - began > LIMIT_S:
                raise RuntimeError(f"{command[0]} did not start")
            time.sleep(0.05)  # each question takes time from the start
        ready_s = time.perf_counter() - began
        complete(port, 1)
        first_s = time.perf_counter() - began
        for _ in range(8):
            complete(port, 32)
        return Start(ready_s, first_s, resident(server.pid))


def load(command: list[str], settings: dict[str, str]) -> Start:
    """Start a library's program, which says on lines how far it is."""
    with process(command, settings) as (library, began):
        assert library.stdout
        times = {}
        for word in ("ready", "first", "eight"):
            while (line := library.stdout.readline().decode().strip()) != word:
                if not line and library.poll() is not None:
                    raise RuntimeError(f"{command[0]} did not start")
            times[word] = time.perf_counter() - began
        return Start(times["ready"], times["first"], resident(library.pid))


def generate(model: str, settings: dict[str, str]) -> Start:
    """Run `xlabatch generate` for one token, to its end."""
    began = time.perf_counter()
    options = ["--max-tokens", "1", "--context", str(CONTEXT), "--temperature", "0"]
    subprocess.run(
        [XLABATCH, "generate", "--model", model, PROMPT, *options],
        env=os.environ | settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    return Start(None, time.perf_counter() - began, None)


@contextmanager
def process(command: list[str], settings: dict[str, str]) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """A process until the end of the block, and when it was started."""
    began = time.perf_counter()
    started = subprocess.Popen(
        command, env=os.environ | settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        yield started, began
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        started.wait()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=LIMIT_S) as response:
            return bool(response.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def complete(port: int, tokens: int) -> None:
    body = {
        "prompt": PROMPT,
        "max_tokens": tokens,
        "temperature": 0,
        "ignore_eos": True,
        "cache_prompt": False,
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/completions",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=LIMIT_S) as response:
        response.read()


def resident(pid: int) -> float:
    """MiB of a process's memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def serve_xlabatch(model: str, settings: dict[str, str], *more: str) -> Start:
    port = free_port()
    shape = ["--slots", str(SLOTS), "--context", str(CONTEXT), "--port", str(port), "--lenient"]
    return serve([XLABATCH, "serve", model, *shape, *more], port, "/ready", settings)


def serve_cold(model: str) -> Start:
    with tempfile.TemporaryDirectory() as empty:
        return serve_xlabatch(model, {"XDG_CACHE_HOME": empty})


def serve_llama(model: str, threads: int) -> Start:
    port = free_port()
    program = str(Path(os.environ["LLAMA_BIN"]) / "llama-server")
    shape = f"-np {SLOTS} -c {SLOTS * CONTEXT} -t {threads} -tb {threads} --port {port}"
    return serve([program, "-m", model, *shape.split()], port, "/health", {})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--peers-python", default=sys.executable)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--systems", default="serve,serve-packed,serve-cold,generate,llama,openvino,transformers"
    )
    options = parser.parse_args()
    model, python = str(Path(options.model).resolve()), options.peers_python
    threads = len(os.sched_getaffinity(0))
    packed = tempfile.TemporaryDirectory()
    run = {
        "serve-packed": lambda: serve_xlabatch(model, {}, "--packed-cache", packed.name),
        "serve": lambda: serve_xlabatch(model, {}),
        "serve-cold": lambda: serve_cold(model),
        "generate": lambda: generate(model, {}),
        "llama": lambda: serve_llama(model, threads),
        "openvino": lambda: load([python, "-c", OPENVINO + LIBRARY, model, PROMPT], {}),
        "transformers": lambda: load([python, "-c", TRANSFORMERS + LIBRARY, model, PROMPT], {}),
    }
    wanted = options.systems.split(",")
    starts: dict[str, list[Start]] = {name: [] for name in wanted}
    for name in {"serve", "serve-packed", "generate"} & set(wanted):  # compiled once
        run[name]()
    for round in range(options.rounds):
        for name in wanted[:: -1 if round % 2 else 1]:
            try:
                starts[name].append(run[name]())
            except (RuntimeError, KeyError, FileNotFoundError) as error:
                print(f"{name}: left out: {error!r:.200}", flush=True)
    rows = [
        {
            "system": name,
            "starts": len(each),
            "ready, s": round_of(start.ready_s for start in each),
            "first token, s": round_of(start.first_s for start in each),
            "resident, MiB": round_of((start.resident for start in each), 0),
        }
        for name, each in starts.items()
        if each
    ]
    measure.report(__file__, {f"from the command to the first token, {Path(model).name}": rows})


def round_of(values: Iterable[float | None], digits: int = 2) -> float | None:
    """The median of what was measured."""
    measured = [value for value in values if value is not None]
    return round(median(measured), digits) if measured else None


if __name__ == "__main__":
    main()
