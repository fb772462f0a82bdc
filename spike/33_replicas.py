"""What does Ray Serve cost? One replica behind the ingress beside the bare server, alternating, one model.

python spike/33_replicas.py          needs the extras serve and ray, and about two minutes on two cores

Medians of tokens/s and of the time to the first token, for 1 and 16 clients on the machine of the servers,
and the processor time a token of the engine's process and of all others that serve.
With --pinned, the process of the engine has the first core for itself and all others have the rest, as if the
engine's work were elsewhere. With --embedded, the model is the embedded one, whose steps take a millisecond.
With --proxy, a third server has the ingress behind Ray Serve's proxy, as on a cluster.
"""

import argparse
import asyncio
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
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
COMMAND = [sys.executable, "-m", "xlabatch", "serve", *OPTIONS]
PROXIED = [sys.executable, __file__, "--serve-behind-proxy"]
SERVERS = {"bare": COMMAND, "ray": [*COMMAND, "--replicas", "1", "--max-replicas", "1"]}


class Round(NamedTuple):
    """What clients saw in one round."""

    tokens_per_s: float
    first_s: list[float]


class Served(NamedTuple):
    """A server's address and its processes."""

    url: str
    engine: psutil.Process
    others: list[psutil.Process]

    def processor_s(self) -> dict[psutil.Process, float]:
        """The processor time of each process so far, of those that have not ended."""
        used_s = {}
        for each in (self.engine, *self.others):
            with suppress(psutil.NoSuchProcess):
                used_s[each] = sum(each.cpu_times()[:2])
        return used_s


@contextmanager
def serving(command: list[str], folder: Path | None, pinned: bool) -> Iterator[Served]:
    """A server as a process."""
    command = [*command, "--model", f"{folder}"] if folder else command
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        url = next(line.split()[2] for line in process.stdout if line.startswith("Serving on "))
        root = psutil.Process(process.pid)
        processes = [root, *root.children(recursive=True)]
        replicas = [each for each in processes if "ServeReplica:default:Replica" in " ".join(each.cmdline())]
        [engine] = replicas or [root]
        served = Served(url, engine, [each for each in processes if each != engine])
        if pinned:
            pin(served)
        yield served
    finally:
        process.terminate()
        process.wait(60)


def pin(served: Served) -> None:
    """Give the engine's process the first core, and its other processes and this one the rest."""
    first, *others = CORES
    for each in [served.engine, *served.others, psutil.Process()]:
        for thread in each.threads():
            os.sched_setaffinity(thread.id, [first] if each == served.engine else others)


def serve_behind_proxy(model: str | None) -> None:
    """Serve one replica behind Ray Serve's proxy until terminated."""
    from ray import serve

    from xlabatch.replicas.app import build
    from xlabatch.replicas.local import local_ray
    from xlabatch.replicas.options import ReplicaOptions
    from xlabatch.server.settings import Settings

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    engine = {"slots": 16, "context": 128}
    options = ReplicaOptions(model=model, engine=engine, settings=Settings(name="model", drain_s=1))
    with local_ray(2):
        logs = {"log_level": "WARNING", "enable_access_log": False}
        serve.start(http_options={"host": "127.0.0.1", "port": port}, logging_config=logs)
        serve.run(build(options), logging_config=logs)
        print(f"Serving on http://127.0.0.1:{port}", flush=True)
        signal.pause()


async def first_token(client: httpx.AsyncClient, url: str, number: int) -> float:
    """Stream one completion to its end -> seconds to its first token."""
    prompt = [(number * 31 + position) % 1000 + 5 for position in range(16)]
    body = {"prompt": prompt, "max_tokens": TOKENS, "min_tokens": TOKENS, "stream": True, "share": False}
    began_s, first_s, last = time.perf_counter(), 0.0, ""
    async with client.stream("POST", f"{url}/v1/completions", json=body) as response:
        async for line in response.aiter_lines():
            if line and not first_s:
                first_s = time.perf_counter() - began_s
            last = line or last
    assert last == "data: [DONE]", last
    return first_s


async def measured(url: str, clients: int, requests: int) -> Round:
    """Clients that each stream some completions, one after the other."""
    async with httpx.AsyncClient(timeout=120) as client:

        async def run(number: int) -> list[float]:
            return [await first_token(client, url, number * 100 + each) for each in range(requests)]

        began_s = time.perf_counter()
        first_s = [each for many in await asyncio.gather(*map(run, range(clients))) for each in many]
        return Round(len(first_s) * TOKENS / (time.perf_counter() - began_s), first_s)


def compare(servers: dict[str, Served], clients: int, requests: int) -> list[measure.Row]:
    """Rounds of all servers in turn -> a row of each; the first round warms up."""
    rounds: dict[str, list[Round]] = {name: [] for name in servers}
    engine_s, all_s = dict.fromkeys(servers, 0.0), dict.fromkeys(servers, 0.0)  # processor time
    for number in range(ROUNDS + 1):
        for name, served in servers.items():
            before = served.processor_s()
            result = asyncio.run(measured(served.url, clients, requests))
            after = served.processor_s()
            if number:
                rounds[name].append(result)
                engine_s[name] += after[served.engine] - before[served.engine]
                all_s[name] += sum(after[each] - before[each] for each in after)
    rate = {name: statistics.median(each.tokens_per_s for each in rounds[name]) for name in servers}
    first_ms = {
        name: 1e3 * statistics.median(s for each in rounds[name] for s in each.first_s) for name in servers
    }
    rows: list[measure.Row] = []
    for name in servers:
        row: measure.Row = {"clients": clients, "server": name, "tok/s": rate[name]}
        row |= {"of bare": rate[name] / rate["bare"], "first token, ms": first_ms[name]}
        row |= {"later, ms": first_ms[name] - first_ms["bare"]}
        ms_a_token = 1e3 / (ROUNDS * clients * requests * TOKENS)
        row |= {"engine, ms a token": engine_s[name] * ms_a_token}
        rows.append(row | {"others, ms a token": (all_s[name] - engine_s[name]) * ms_a_token})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pinned", action="store_true")
    parser.add_argument("--embedded", action="store_true")
    parser.add_argument("--proxy", action="store_true")
    parser.add_argument("--serve-behind-proxy", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--model", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve_behind_proxy:
        serve_behind_proxy(args.model)
        return
    commands = SERVERS | ({"ray, proxy": PROXIED} if args.proxy else {})
    with ExitStack() as stack:
        folder = None if args.embedded else Path(stack.enter_context(TemporaryDirectory()))
        if folder:
            peers_checkpoint.make(folder)
        servers = {
            name: stack.enter_context(serving(command, folder, args.pinned))
            for name, command in commands.items()
        }
        rows = [row for clients, requests in ((1, 3), (16, 1)) for row in compare(servers, clients, requests)]
    name = "embedded" if args.embedded else peers_checkpoint.SHAPE
    title = f"{name}, {ROUNDS} rounds{', the engine on a core of its own' if args.pinned else ''}"
    measure.report(__file__, {title: rows})


if __name__ == "__main__":
    main()
