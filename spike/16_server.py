"""What does serving over HTTP cost compared with the engine alone?

Eight clients in a process of their own, connected before the clock starts, stream from the server over
loopback; then the same requests go to the same engine directly. Interleaved, several rounds; tokens a second
and the time to first token. random:llama-135m with a tokenizer of its size, or the embedded stories.
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
from threading import Lock
from typing import Any

import httpx
import measure

from xlabatch import LLM, XlaBatchEngine
from xlabatch.api import CheckedRequest
from xlabatch.calls import Calls
from xlabatch.checkpoint.source import STORIES
from xlabatch.request import Request
from xlabatch.server.http.listen import bind
from xlabatch.server.models import Models
from xlabatch.server.routes import create_app
from xlabatch.server.run import DrainingServer, uvicorn_config
from xlabatch.server.service import Server
from xlabatch.server.settings import Settings
from xlabatch.text.tokenizer import Tokenizer

MODEL, SLOTS, CONTEXT, PROMPT, NEW, CLIENTS = "random:llama-135m", 8, 512, 64, 64, 8
IDLE_S = 1.0  # as long as the clients' process takes to start: both engines have idled


def with_tokenizer(model: str) -> LLM:
    """A random model with the tokenizer of the stories, padded to its vocabulary."""
    tokenizer = json.loads((STORIES / "tokenizer.json").read_text())
    llm = LLM.__new__(LLM)
    llm.engine = XlaBatchEngine.load(model, slots=SLOTS, context=CONTEXT, prefix_reuse=False)
    for n in range(len(tokenizer["model"]["vocab"]), llm.engine.limits.vocab):
        tokenizer["model"]["vocab"][f"Ġz{n}"] = n
    folder = Path(tempfile.mkdtemp())
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer))
    llm.tokenizer, llm.image_encoder = Tokenizer(folder, model), None
    llm.calls, llm.preparing = Calls(llm.engine), Lock()
    return llm


def body(client: int) -> dict[str, Any]:
    ids = [(31 * client + 7 * n) % 40000 + 3 for n in range(PROMPT)]
    return {"prompt": ids, "max_tokens": NEW, "temperature": 0, "ignore_eos": True, "share": False}


def stream(client: httpx.Client, number: int) -> float:
    """Stream one completion; the time of its first chunk."""
    first, request = 0.0, body(number) | {"stream": True}
    with client.stream("POST", "/v1/completions", json=request) as response:
        for line in response.iter_lines():
            if line.startswith("data: {"):
                first = first or time.perf_counter()
    return first


def over_http(url: str, clients: int, results: Any) -> None:
    """All clients at once: puts the seconds in all, and the mean time to a first chunk."""
    connections = [httpx.Client(base_url=url, timeout=600, verify=False) for _ in range(clients)]
    for client in connections:
        client.get("/health/live")
    with ThreadPoolExecutor(clients) as pool:
        started = time.perf_counter()
        firsts = list(pool.map(stream, connections, range(clients)))
        results.put((time.perf_counter() - started, statistics.mean(firsts) - started))


def direct(engine: XlaBatchEngine, arrivals: list[float]) -> tuple[float, float]:
    """The same requests, submitted directly to the engine, as far apart as they arrived over HTTP."""
    started, firsts, pending = time.perf_counter(), dict[str, float](), list(enumerate(arrivals))
    while pending or not engine.idle:
        while pending and started + pending[0][1] - arrivals[0] <= time.perf_counter():
            n, _ = pending.pop(0)
            engine.submit(Request(id=str(n), prompt=body(n)["prompt"], max_tokens=NEW, ignore_eos=True))
        for event in engine.step():
            firsts.setdefault(event.id, time.perf_counter() - started)
    return time.perf_counter() - started, statistics.mean(firsts.values())


def record_arrivals(engine: XlaBatchEngine) -> list[float]:
    """A list to which the times of submission to an engine are added."""
    arrivals, submit = list[float](), engine.submit

    def recording_submit(request: Request | CheckedRequest) -> None:
        arrivals.append(time.perf_counter())
        submit(request)

    engine.submit = recording_submit  # type: ignore[method-assign]
    return arrivals


def compare(model: str, rounds: int) -> list[measure.Row]:
    """HTTP and the engine alone, interleaved."""
    llm = LLM(slots=SLOTS, context=CONTEXT) if model == "stories" else with_tokenizer(model)
    llm.engine.warm()
    arrivals = record_arrivals(llm.engine)
    server = Server(llm, Settings(name="it"))
    models = Models([server])
    run = DrainingServer(uvicorn_config(create_app(models), "127.0.0.1"), models)
    thread = threading.Thread(target=run.run, args=(bind("127.0.0.1", 0),))
    thread.start()
    while not run.started:
        time.sleep(0.05)
    url = f"http://127.0.0.1:{run.servers[0].sockets[0].getsockname()[1]}"
    context = multiprocessing.get_context("spawn")
    timings: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for clients in (1, CLIENTS):
            results = context.Queue()
            child = context.Process(target=over_http, args=(url, clients, results))
            child.start()
            timings.setdefault(("HTTP", clients), []).append(results.get())
            child.join()
            time.sleep(IDLE_S)
            over_network, arrivals[:] = arrivals[:], []
            timings.setdefault(("bare", clients), []).append(direct(llm.engine, over_network))
            arrivals.clear()
    run.should_exit = True
    thread.join()
    rows: list[measure.Row] = []
    for clients in (1, CLIENTS):
        walls = {
            mode: statistics.median(wall for wall, _ in timings[mode, clients]) for mode in ("HTTP", "bare")
        }
        firsts = {
            mode: statistics.median(first for _, first in timings[mode, clients]) for mode in ("HTTP", "bare")
        }
        for mode in ("bare", "HTTP"):
            row: measure.Row = {"clients": clients, "way": mode, "tok/s": clients * NEW / walls[mode]}
            row |= {"of bare": walls["bare"] / walls[mode], "first token, ms": 1e3 * firsts[mode]}
            rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--models", nargs="+", default=[MODEL, "stories"])
    args = parser.parse_args()
    tables = {f"{model}, {args.rounds} rounds": compare(model, args.rounds) for model in args.models}
    measure.report(__file__, tables)


if __name__ == "__main__":
    main()
