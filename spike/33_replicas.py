"""What does Ray Serve cost? One replica behind the ingress beside the bare server, alternating, one model.

python spike/33_replicas.py          needs the extras serve and ray, and about two minutes on two cores

Medians of tokens/s and of the time to the first token, for 1 and 16 clients on the machine of the servers.
With --pinned, the process of the engine has the first core for itself and all others have the rest, as if the
engine's work were elsewhere. With --embedded, the model is the embedded one, whose steps take a millisecond.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import httpx
import measure
import peers_checkpoint
import psutil

TOKENS, ROUNDS = 32, 4
CORES = sorted(os.sched_getaffinity(0))
OPTIONS = ["--slots", "16", "--context", "128", "--port", "0"]
SERVERS: dict[str, list[str]] = {"bare": [], "ray": ["--replicas", "1", "--max-replicas", "1"]}


class Round(NamedTuple):
    """What clients saw in one round."""

    tokens_per_s: float
    first_s: list[float]


@contextmanager
def serving(folder: Path | None, extra: list[str], pinned: bool) -> Iterator[str]:
    """A server as a process -> its address."""
    command = [sys.executable, "-m", "xlabatch", "serve", *OPTIONS, *extra]
    command += ["--model", f"{folder}"] if folder else []
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        url = next(line.split()[2] for line in process.stdout if line.startswith("Serving on "))
        if pinned:
            pin(process.pid)
        yield url
    finally:
        process.terminate()
        process.wait(60)


def pin(server: int) -> None:
    """Give the engine's process the first core, and its other processes and this one the rest."""
    first, *others = CORES
    root = psutil.Process(server)
    processes = [root, *root.children(recursive=True)]
    engines = [each for each in processes if "ServeReplica:default:Replica" in " ".join(each.cmdline())]
    for each in [*processes, psutil.Process()]:
        cores = [first] if each in (engines or [root]) else others
        for thread in each.threads():
            os.sched_setaffinity(thread.id, cores)


async def first_token(client: httpx.AsyncClient, url: str, number: int) -> float:
    """Stream one completion to its end -> seconds to its first token."""
    prompt = [(number * 31 + position) % 1000 + 5 for position in range(16)]
    body = {"prompt": prompt, "max_tokens": TOKENS, "min_tokens": TOKENS, "stream": True, "share": False}
    began_s, first_s = time.perf_counter(), 0.0
    async with client.stream("POST", f"{url}/v1/completions", json=body) as response:
        async for line in response.aiter_lines():
            if line and not first_s:
                first_s = time.perf_counter() - began_s
    return first_s


async def measured(url: str, clients: int, requests: int) -> Round:
    """Clients that each stream some completions, one after the other."""
    async with httpx.AsyncClient(timeout=120) as client:

        async def run(number: int) -> list[float]:
            return [await first_token(client, url, number * 100 + each) for each in range(requests)]

        began_s = time.perf_counter()
        first_s = [each for many in await asyncio.gather(*map(run, range(clients))) for each in many]
        return Round(len(first_s) * TOKENS / (time.perf_counter() - began_s), first_s)


def compare(urls: dict[str, str], clients: int, requests: int) -> list[measure.Row]:
    """Rounds of both servers in turn -> a row of each; the first round warms up."""
    rounds: dict[str, list[Round]] = {name: [] for name in urls}
    for number in range(ROUNDS + 1):
        for name, url in urls.items():
            result = asyncio.run(measured(url, clients, requests))
            rounds[name] += [result] if number else []
    rate = {name: statistics.median(each.tokens_per_s for each in rounds[name]) for name in urls}
    first_ms = {
        name: 1e3 * statistics.median(s for each in rounds[name] for s in each.first_s) for name in urls
    }
    rows: list[measure.Row] = []
    for name in urls:
        row: measure.Row = {"clients": clients, "server": name, "tok/s": rate[name]}
        row |= {"of bare": rate[name] / rate["bare"], "first token, ms": first_ms[name]}
        rows.append(row | {"later, ms": first_ms[name] - first_ms["bare"]})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pinned", action="store_true")
    parser.add_argument("--embedded", action="store_true")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = None if args.embedded else Path(stack.enter_context(TemporaryDirectory()))
        if folder:
            peers_checkpoint.make(folder)
        urls = {
            name: stack.enter_context(serving(folder, extra, args.pinned)) for name, extra in SERVERS.items()
        }
        rows = [row for clients, requests in ((1, 3), (16, 1)) for row in compare(urls, clients, requests)]
    name = "embedded" if args.embedded else peers_checkpoint.SHAPE
    title = f"{name}, {ROUNDS} rounds{', the engine on a core of its own' if args.pinned else ''}"
    measure.report(__file__, {title: rows})


if __name__ == "__main__":
    main()
