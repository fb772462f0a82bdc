"""llama.cpp in the race of 12_peers.py: llama-server over HTTP, streaming, prompts as token ids.

A way is a value of its -fa option. Its cache of keys and values is float16, as it is by default.
"""

import http.client
import json
import os
import queue
import resource
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from peers_job import Heard, Job, check, parsed, tell
from peers_workload import Asked, brief

CONTEXT = 512  # of a slot
KINDS = {"float32": "f32", "int8": "q8_0"}
FORMAT = {
    "temperature": 0.0,
    "top_k": 1,
    "samplers": ["top_k"],
    "repeat_penalty": 1.0,
    "ignore_eos": True,
    "cache_prompt": False,
    "stream": True,
    "return_tokens": True,
}


def serve(job: Job) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(command(job, port), stdout=subprocess.DEVNULL, stderr=sys.stderr)
    try:
        wait(server, port)
        drive(port, brief(job.asked, job.slots), job.slots)
        began = time.perf_counter()
        heard = drive(port, job.asked, job.slots if job.closed else len(job.asked))
        ended = time.perf_counter()
    finally:
        server.terminate()
        server.wait(30)
    tell(heard, began, ended, whose=resource.RUSAGE_CHILDREN)


def command(job: Job, port: int) -> list[str]:
    program, gguf = Path(os.environ["LLAMA_BIN"]) / "llama-server", f"{job.model}-{KINDS[job.type]}.gguf"
    size, threads = CONTEXT * job.slots, job.threads
    said = (
        f"-np {job.slots} -cb -c {size} -t {threads} -tb {threads} -fa {job.way} --host 127.0.0.1 "
        f"--port {port} --cache-ram 0 --no-cache-prompt --threads-http {len(job.asked) + 2} -no-kvu"
    )
    return [str(program), "-m", gguf, *said.split()]


def wait(server: subprocess.Popen[bytes], port: int) -> None:
    """Until it says that it is well."""
    for _ in range(1200):
        if server.poll() is not None:
            raise RuntimeError(f"llama-server ended with {server.returncode} before it was ready")
        try:
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            line.request("GET", "/health")
            if line.getresponse().status == 200:
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise RuntimeError("llama-server was not ready after a minute")


def drive(port: int, asked: list[Asked], clients: int) -> list[Heard]:
    """So many clients send the requests, each the next one when its last is answered."""
    todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    heard: dict[int, Heard] = {}
    for n in range(len(asked)):
        todo.put(n)

    def client() -> None:
        while True:
            try:
                n = todo.get_nowait()
            except queue.Empty:
                return
            heard[n] = ask(port, asked[n])

    threads = [threading.Thread(target=client) for _ in range(clients)]
    for thread in threads:
        thread.start()
        time.sleep(0.002)  # they arrive in order
    for thread in threads:
        thread.join()
    if len(heard) < len(asked):
        raise RuntimeError(f"{len(asked) - len(heard)} of {len(asked)} requests were not answered")
    return [heard[n] for n in range(len(asked))]


def ask(port: int, asked: Asked) -> Heard:
    """One request. Lines are noted as they come and read afterwards."""
    body = json.dumps(FORMAT | {"prompt": asked.prompt, "n_predict": asked.max_tokens})
    sent = time.perf_counter()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
    line.request("POST", "/completion", body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    if answer.status != 200:
        raise RuntimeError(f"llama-server says {answer.status}: {answer.read()[:200]!r}")
    told = [(time.perf_counter(), each[6:]) for each in answer if each.startswith(b"data: ")]
    ended = time.perf_counter()
    line.close()
    events: list[dict[str, Any]] = [json.loads(text) for _, text in told]
    ids = [token for event in events for token in event.get("tokens") or []]
    return check(Heard(len(asked.prompt), sent, told[0][0], ended, ids), asked)


if __name__ == "__main__":
    serve(parsed())
