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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import TEMPERATURE, TOP_K, TOP_P, PeerRequest, warm_up

CONTEXT = 512  # of a slot
FORMAT = {
    "repeat_penalty": 1.0,
    "ignore_eos": True,
    "stream": True,
    "return_tokens": True,
}
GREEDY = {"temperature": 0.0, "top_k": 1, "samplers": ["top_k"]}
SAMPLED = {
    "temperature": TEMPERATURE,
    "top_k": TOP_K,
    "top_p": TOP_P,
    "samplers": ["temperature", "top_k", "top_p"],
}


def serve(job: Job) -> None:
    options = (
        f"-np {job.slots} -cb -c {CONTEXT * job.slots} -fa {job.mode} --cache-ram 0 --no-cache-prompt -no-kvu"
    )
    threads_http = f"--threads-http {len(job.requests) + 2}"
    with running(job.gguf, job.threads, *options.split(), *threads_http.split()) as port:
        complete_all(port, warm_up(job.requests, job.slots), job.slots)
        started = time.perf_counter()
        completions = complete_all(port, job.requests, job.slots if job.closed else len(job.requests))
        ended = time.perf_counter()
    print_result(completions, started, ended, usage_of=resource.RUSAGE_CHILDREN)


@contextmanager
def running(gguf: str | Path, threads: int, *options: str) -> Iterator[int]:
    """A server of a GGUF file until the end of the block; gives its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program = Path(os.environ["LLAMA_BIN"]) / "llama-server"
    shape = f"-t {threads} -tb {threads} --host 127.0.0.1 --port {port}".split()
    command = [str(program), "-m", str(gguf), *shape, *options]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=sys.stderr)
    try:
        wait_until_healthy(server, port)
        yield port
    finally:
        server.terminate()
        server.wait(30)


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


def complete(port: int, request: PeerRequest, cache_prompt: bool = False) -> Completion:
    """One request. Lines are recorded with their times as they arrive and parsed afterwards."""
    body = json.dumps(
        FORMAT
        | (SAMPLED if request.sampled else GREEDY)
        | {"prompt": request.prompt, "n_predict": request.max_tokens, "cache_prompt": cache_prompt}
    )
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
    # a token that ends within a character is counted but not sent
    ids += [-1] * (events[-1]["tokens_predicted"] - len(ids))
    return validated(Completion(len(request.prompt), sent, lines[0][0], ended, ids), request)


if __name__ == "__main__":
    serve(parse_job())
