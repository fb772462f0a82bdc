"""What does a client of good will notice while another one attacks the server?

`xlabatch serve` runs in a process of its own, one attack after the other in a second one. This process asks
for /health every 20 ms and reads one stream after the other. The machine is shared by all three; the
attacker, who would have one of his own, gets the lowest priority (which takes effect between sessions only
where /proc/sys/kernel/sched_autogroup_enabled is 0).

    python spike/20_attacks.py [SECONDS of each attack] [MODEL or -] [WORD of an attack]

MODEL is a folder with a tokenizer, by default the 135M shape of 12_peers.py with random weights.
"""

import asyncio
import itertools
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import peers_checkpoint
from measure import Row, report

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
MODEL = sys.argv[2] if len(sys.argv) > 2 and sys.argv[2] != "-" else None
WORD = sys.argv[3] if len(sys.argv) > 3 else ""
HEALTH_EVERY_S = 0.02
STREAM = {"prompt": "Once upon a time", "max_tokens": 200, "ignore_eos": True, "stream": True}
JSON = {"content-type": "application/json"}
LARGE = 4 * 2**20 - 1000


# Attacks: each works on an address until its process is ended


def send_bodies(url: str, path: str, bodies: Iterator[bytes], connections: int = 4) -> None:
    """Send bodies one after the other on several connections."""

    async def send(client: httpx.AsyncClient) -> None:
        for body in bodies:
            try:
                await client.post(path, content=body, headers=JSON)
            except httpx.HTTPError:
                await asyncio.sleep(0.01)

    async def run() -> None:
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            await asyncio.gather(*(send(client) for _ in range(connections)))

    asyncio.run(run())


def repeated(head: str, entry: str, tail: str) -> Iterator[bytes]:
    return itertools.repeat(f"{head}{','.join([entry] * (LARGE // (len(entry) + 1)))}{tail}".encode())


def messages(url: str) -> None:
    send_bodies(url, "/v1/chat/completions", repeated('{"messages":[', "{}", "]}"))


def prompts(url: str) -> None:
    body = json.dumps({"prompt": "a " * (LARGE // 2)}).encode()
    send_bodies(url, "/v1/completions", itertools.repeat(body))


def tokenize(url: str) -> None:
    send_bodies(url, "/tokenize", itertools.repeat(json.dumps({"prompt": "a " * 2**18}).encode()))


def regexes(url: str) -> None:
    bodies = ({"prompt": "a", "regex": f"(a{{1000}}){{{1000 + n}}}"} for n in itertools.count())
    send_bodies(url, "/v1/completions", (json.dumps(body).encode() for body in bodies))


def schemas(url: str) -> None:
    def body(n: int) -> bytes:
        schema = {"type": "object", "properties": {f"p{n}_{k}": {"type": "string"} for k in range(3000)}}
        form = {"type": "json_schema", "json_schema": {"name": "a", "schema": schema}}
        return json.dumps({"prompt": "a", "response_format": form}).encode()

    send_bodies(url, "/v1/completions", itertools.cycle([body(n) for n in range(20)]))


def connect(url: str) -> socket.socket:
    address = httpx.URL(url)
    return socket.create_connection((address.host, address.port or 80), timeout=30)


def idle_connections(url: str) -> None:
    kept = []
    while True:
        try:
            kept.append(connect(url))
        except OSError:
            kept.clear()
        time.sleep(0.001)


def slow_headers(url: str) -> None:
    kept = [connect(url) for _ in range(900)]
    while True:
        for n, client in enumerate(kept):
            try:
                client.sendall(b"GET / HTTP/1.1\r\nx: " if n % 2 else b"x")
            except OSError:
                kept[n] = connect(url)
        time.sleep(0.5)


def disconnects(url: str) -> None:
    body = json.dumps(STREAM).encode()
    lines = ["POST /v1/completions HTTP/1.1", "host: localhost", "content-type: application/json"]
    head = "\r\n".join([*lines, f"content-length: {len(body)}"])
    while True:
        with connect(url) as client:
            client.sendall(head.encode() + b"\r\n\r\n" + body)
            time.sleep(0.02)


def garbage(url: str) -> None:
    while True:
        try:
            with connect(url) as client:
                client.sendall(os.urandom(2**16))
        except OSError:
            pass


def garbage_elsewhere(_url: str) -> None:
    """The same, to a listener in the attacker's own process: what the machine alone makes of it."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        port = listening.getsockname()[1]
        threading.Thread(target=garbage, args=[f"http://127.0.0.1:{port}"], daemon=True).start()
        while True:
            listening.accept()[0].close()


ATTACKS: dict[str, Callable[[str], None] | None] = {
    "none": None,
    "4 MB of messages without a role": messages,
    "prompts of 4 MB": prompts,
    "262144 words to tokenize": tokenize,
    "regular expressions that explode": regexes,
    "schemas of 3000 properties": schemas,
    "idle connections": idle_connections,
    "900 connections of slow headers": slow_headers,
    "streams that are left at once": disconnects,
    "random bytes": garbage,
    "random bytes to another process": garbage_elsewhere,
}


# The client of good will


async def health_times(client: httpx.AsyncClient, end: float) -> list[float]:
    """Milliseconds of one request for the health after the other."""
    times = []
    while time.monotonic() < end:
        began = time.perf_counter()
        (await client.get("/health")).raise_for_status()
        times.append((time.perf_counter() - began) * 1e3)
        await asyncio.sleep(HEALTH_EVERY_S)
    return times


async def chunk_times(client: httpx.AsyncClient) -> AsyncIterator[float]:
    """When each chunk of a stream arrives, in milliseconds."""
    async with client.stream("POST", "/v1/completions", json=STREAM) as response:
        response.raise_for_status()
        async for line in response.aiter_lines():
            if line.startswith("data: {"):
                yield time.perf_counter() * 1e3


async def stream_gaps(client: httpx.AsyncClient, end: float) -> list[float]:
    """Milliseconds between two chunks of a stream, for one stream after the other."""
    gaps: list[float] = []
    while time.monotonic() < end:
        last = None
        async for now in chunk_times(client):
            gaps += [] if last is None else [now - last]
            last = now
    return gaps


async def measure(url: str) -> tuple[list[float], list[float]]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        end = time.monotonic() + SECONDS
        health, gaps = await asyncio.gather(health_times(client, end), stream_gaps(client, end))
        return health, gaps


def run_attack(attack: Callable[[str], None], url: str) -> None:
    os.nice(19)
    attack(url)


@contextmanager
def attacked(attack: Callable[[str], None] | None, url: str) -> Iterator[None]:
    """An attack in a process of its own."""
    spawn = multiprocessing.get_context("spawn").Process
    process = spawn(target=run_attack, args=(attack, url)) if attack else None
    if process:
        process.start()
        time.sleep(2)  # it imports, and prepares its bodies
    yield
    if process:
        process.kill()
        process.join()


@contextmanager
def served(model: str) -> Iterator[str]:
    """The address of `xlabatch serve`."""
    command = [sys.executable, "-m", "xlabatch", "serve", "--port", "0", "--slots", "8", "--context", "512"]
    with subprocess.Popen([*command, "--model", model], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield next(line.split()[2] for line in process.stdout if line.startswith("Serving on http://"))
        process.terminate()


def rows(url: str) -> Iterator[Row]:
    """A row for each attack; a step is the median gap without any."""
    step = 0.0
    for name, attack in ATTACKS.items():
        if attack and WORD not in name:
            continue
        with attacked(attack, url):
            health, gaps = asyncio.run(measure(url))
        step = step or statistics.median(gaps)
        yield {
            "attack": name,
            "requests for the health": len(health),
            "p50 ms": statistics.median(health),
            "p99 ms": statistics.quantiles(health, n=100)[98],
            "worst ms": max(health),
            "tokens": len(gaps),
            "median gap ms": statistics.median(gaps),
            "largest gap ms": max(gaps),
            "largest gap in steps": max(gaps) / step,
        }
        time.sleep(2)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        model = MODEL or folder
        if not MODEL:
            peers_checkpoint.make(Path(folder))
        with served(model) as url:
            report(__file__, {f"a client's delays during {SECONDS:g} s of each attack": list(rows(url))})


if __name__ == "__main__":
    main()
