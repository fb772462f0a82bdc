"""What does Ray Serve cost? One replica behind the ingress beside the bare server, alternating, one model.

python spike/33_replicas.py          needs the extras serve and ray, and about two minutes on two cores

Prints, for 1 and 16 clients, tokens/s and the median time to the first token of both, and how they compare.
"""

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

import httpx

MODEL, TOKENS, ROUNDS = "random:llama-135m", 32, 4
OPTIONS = f"--model {MODEL} --slots 16 --context 128 --port 0".split()
SERVERS = {"bare": [], "ray": ["--replicas", "1", "--max-replicas", "1"]}


class Round(NamedTuple):
    """What clients saw in one round."""

    tokens_per_s: float
    first_s: list[float]


@contextmanager
def serving(extra: list[str]) -> Iterator[str]:
    """A server as a process -> its address."""
    command = [sys.executable, "-m", "xlabatch", "serve", *OPTIONS, *extra]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield next(line.split()[2] for line in process.stdout if line.startswith("Serving on "))
    finally:
        process.terminate()
        process.wait(60)


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


def main() -> None:
    """Measure both servers in turn."""
    with ExitStack() as stack:
        urls = {name: stack.enter_context(serving(extra)) for name, extra in SERVERS.items()}
        print("| clients | server | tokens/s | first token, ms |\n|---|---|---|---|")
        for clients, requests in ((1, 3), (16, 1)):
            rounds: dict[str, list[Round]] = {name: [] for name in urls}
            for number in range(ROUNDS + 1):
                for name, url in urls.items():
                    result = asyncio.run(measured(url, clients, requests))
                    rounds[name] += [result] if number else []  # the first warms up
            rate = {name: statistics.median(r.tokens_per_s for r in rounds[name]) for name in urls}
            first = {name: statistics.median(s for r in rounds[name] for s in r.first_s) for name in urls}
            for name in urls:
                print(f"| {clients} | {name} | {rate[name]:.1f} | {first[name] * 1e3:.1f} |")
            later_ms = (first["ray"] - first["bare"]) * 1e3
            print(
                f"| {clients} | ray / bare | {rate['ray'] / rate['bare']:.3f} | {later_ms:+.1f} |", flush=True
            )


if __name__ == "__main__":
    main()
