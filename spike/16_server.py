"""What does serving over HTTP cost beside the bare engine?

Eight clients in a process of their own, connected before the clock starts, stream from the server over
loopback; then the same requests go to the same engine by its own calls. In turns, several rounds; tokens a
second, and the time to first tokens. random:llama-135m with a tokenizer of its size, or the embedded stories.
"""

import argparse
import json
import multiprocessing
import statistics
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import measure

from xlabatch import LLM, XlaBatchEngine
from xlabatch.checkpoint.source import STORIES
from xlabatch.request import Request
from xlabatch.server.run import DrainingServer, uvicorn_config
from xlabatch.server.service import Server, Settings
from xlabatch.text.tokenizer import Tokenizer

MODEL, SLOTS, CONTEXT, PROMPT, NEW, CLIENTS = "random:llama-135m", 8, 512, 64, 64, 8
IDLE_S = 1.0  # the bare engine has idled, too: a process of clients takes as long to start


def speaking(model: str) -> LLM:
    """A random model with the stories' tokenizer, filled up to its size."""
    said = json.loads((STORIES / "tokenizer.json").read_text())
    llm = LLM.__new__(LLM)
    llm.engine = XlaBatchEngine.load(model, slots=SLOTS, context=CONTEXT)
    for n in range(len(said["model"]["vocab"]), llm.engine.limits.vocab):
        said["model"]["vocab"][f"Ġz{n}"] = n
    folder = Path(tempfile.mkdtemp())
    (folder / "tokenizer.json").write_text(json.dumps(said))
    llm.tokenizer, llm.waiting, llm.in_engine = Tokenizer(folder, model), {}, {}
    return llm


def body(client: int) -> dict[str, Any]:
    ids = [(31 * client + 7 * n) % 40000 + 3 for n in range(PROMPT)]
    return {"prompt": ids, "max_tokens": NEW, "temperature": 0, "ignore_eos": True, "share": False}


def listen(client: httpx.Client, number: int) -> float:
    """One stream; the moment of its first chunk."""
    first, asked = 0.0, body(number) | {"stream": True}
    with client.stream("POST", "/v1/completions", json=asked) as answer:
        for line in answer.iter_lines():
            if line.startswith("data: {"):
                first = first or time.perf_counter()
    return first


def over_http(url: str, clients: int, told: Any) -> None:
    """All clients at once: seconds in all, and the mean to a first chunk."""
    made = [httpx.Client(base_url=url, timeout=600, verify=False) for _ in range(clients)]
    for client in made:
        client.get("/health/live")
    with ThreadPoolExecutor(clients) as pool:
        began = time.perf_counter()
        firsts = list(pool.map(listen, made, range(clients)))
        told.put((time.perf_counter() - began, statistics.mean(firsts) - began))


def bare(engine: XlaBatchEngine, arrivals: list[float]) -> tuple[float, float]:
    """The same by the engine's own calls, which come as far apart as they did over HTTP."""
    began, firsts, coming = time.perf_counter(), dict[str, float](), list(enumerate(arrivals))
    while coming or not engine.idle:
        while coming and began + coming[0][1] - arrivals[0] <= time.perf_counter():
            n, _ = coming.pop(0)
            asked = body(n)
            engine.submit(Request(id=str(n), prompt=asked["prompt"], max_tokens=NEW, ignore_eos=True))
        for event in engine.step():
            firsts.setdefault(event.id, time.perf_counter() - began)
    return time.perf_counter() - began, statistics.mean(firsts.values())


def noted(engine: XlaBatchEngine) -> list[float]:
    """A list that the moments at which requests come to an engine are added to."""
    arrivals, submit = list[float](), engine.submit

    def noting(request: Request) -> None:
        arrivals.append(time.perf_counter())
        submit(request)

    engine.submit = noting  # type: ignore[method-assign]
    return arrivals


def beside(model: str, rounds: int) -> list[measure.Row]:
    """HTTP and the bare engine in turns."""
    llm = LLM(slots=SLOTS, context=CONTEXT) if model == "stories" else speaking(model)
    llm.engine.warm()
    arrivals = noted(llm.engine)
    server = Server(llm, Settings(name="it"))
    run = DrainingServer(uvicorn_config(server, "127.0.0.1", 0), server)
    thread = threading.Thread(target=run.run)
    thread.start()
    while not run.started:
        time.sleep(0.05)
    url = f"http://127.0.0.1:{run.servers[0].sockets[0].getsockname()[1]}"
    context = multiprocessing.get_context("spawn")
    took: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for clients in (1, CLIENTS):
            told = context.Queue()
            child = context.Process(target=over_http, args=(url, clients, told))
            child.start()
            took.setdefault(("HTTP", clients), []).append(told.get())
            child.join()
            time.sleep(IDLE_S)
            came, arrivals[:] = arrivals[:], []
            took.setdefault(("bare", clients), []).append(bare(llm.engine, came))
            arrivals.clear()
    run.should_exit = True
    thread.join()
    rows: list[measure.Row] = []
    for clients in (1, CLIENTS):
        walls = {way: statistics.median(wall for wall, _ in took[way, clients]) for way in ("HTTP", "bare")}
        firsts = {
            way: statistics.median(first for _, first in took[way, clients]) for way in ("HTTP", "bare")
        }
        for way in ("bare", "HTTP"):
            row: measure.Row = {"clients": clients, "way": way, "tok/s": clients * NEW / walls[way]}
            row |= {"of bare": walls["bare"] / walls[way], "first token, ms": 1e3 * firsts[way]}
            rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--models", nargs="+", default=[MODEL, "stories"])
    args = parser.parse_args()
    found = {f"{model}, {args.rounds} rounds": beside(model, args.rounds) for model in args.models}
    measure.report(__file__, found)


if __name__ == "__main__":
    main()
