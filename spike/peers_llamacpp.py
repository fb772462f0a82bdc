"""llama.cpp in 12_peers.py: llama-server over HTTP, streaming, prompts as token ids.

A mode is a value of its -fa option. Its cache of keys and values is float16, its default.
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

from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import PeerRequest, warm_up

CONTEXT = 512  # of a slot
KINDS = {"float32": "f32", "bfloat16": "bf16", "int8": "q8_0", "int4": "q4_0"}
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
        wait_until_healthy(server, port)
        complete_all(port, warm_up(job.requests, job.slots), job.slots)
        started = time.perf_counter()
        completions = complete_all(port, job.requests, job.slots if job.closed else len(job.requests))
        ended = time.perf_counter()
    finally:
        server.terminate()
        server.wait(30)
    print_result(completions, started, ended, usage_of=resource.RUSAGE_CHILDREN)


def command(job: Job, port: int) -> list[str]:
    program, gguf = Path(os.environ["LLAMA_BIN"]) / "llama-server", f"{job.model}-{KINDS[job.type]}.gguf"
    size, threads = CONTEXT * job.slots, job.threads
    options = (
        f"-np {job.slots} -cb -c {size} -t {threads} -tb {threads} -fa {job.mode} --host 127.0.0.1 "
        f"--port {port} --cache-ram 0 --no-cache-prompt --threads-http {len(job.requests) + 2} -no-kvu"
    )
    return [str(program), "-m", gguf, *options.split()]


def wait_until_healthy(server: subprocess.Popen[bytes], port: int) -> None:
    """Return when its health endpoint answers 200."""
    for _ in range(1200):
        if server.poll() is not None:
            raise RuntimeError(f"llama-server ended with {server.returncode} before it was ready")
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/health")
            if connection.getresponse().status == 200:
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise RuntimeError("llama-server was not ready after a minute")


def complete_all(port: int, requests: list[PeerRequest], clients: int) -> list[Completion]:
    """Serve all requests by as many clients, each with one request in flight."""
    pending: queue.SimpleQueue[int] = queue.SimpleQueue()
    completions: dict[int, Completion] = {}
    for n in range(len(requests)):
        pending.put(n)

    def client() -> None:
        while True:
            try:
                n = pending.get_nowait()
            except queue.Empty:
                return
            completions[n] = complete(port, requests[n])

    threads = [threading.Thread(target=client) for _ in range(clients)]
    for thread in threads:
        thread.start()
        time.sleep(0.002)  # they arrive in order
    for thread in threads:
        thread.join()
    if len(completions) < len(requests):
        raise RuntimeError(f"{len(requests) - len(completions)} of {len(requests)} requests failed")
    return [completions[n] for n in range(len(requests))]


def complete(port: int, request: PeerRequest) -> Completion:
    """One request. Lines are recorded with their times as they arrive and parsed afterwards."""
    body = json.dumps(FORMAT | {"prompt": request.prompt, "n_predict": request.max_tokens})
    sent = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
    connection.request("POST", "/completion", body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    if response.status != 200:
        raise RuntimeError(f"llama-server answered {response.status}: {response.read()[:200]!r}")
    lines = [(time.perf_counter(), each[6:]) for each in response if each.startswith(b"data: ")]
    ended = time.perf_counter()
    connection.close()
    events: list[dict[str, Any]] = [json.loads(text) for _, text in lines]
    ids = [token for event in events for token in event.get("tokens") or []]
    return validated(Completion(len(request.prompt), sent, lines[0][0], ended, ids), request)


if __name__ == "__main__":
    serve(parse_job())
