"""Does it pay to launch the next step before the last one is read?

One workload with ragged max_tokens and stop tokens runs through engines that read at once (ahead=0) and one
step late (ahead=1). Reading late leaves a finished row in its slot for one more step, and hides the host's
work between steps. Decided: ahead=0 is the default; on CPU only a tiny model gains. The tokens are the same.
"""

import time
from dataclasses import replace
from typing import Any

import jax
import measure
import numpy as np
from measure import Row

from xlabatch import Event, Request, XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source

SLOTS, CONTEXT = 8, 512
Outputs = dict[str, tuple[list[int], str]]  # tokens and finish reason by request


def draw(vocab: int, count: int) -> list[Request]:
    """Ragged prompts and max_tokens; every other request is sampled."""
    rng = np.random.default_rng(5)
    return [
        Request(
            id=str(n),
            prompt=tuple(rng.integers(0, vocab, rng.integers(4, 120)).tolist()),
            max_tokens=int(rng.integers(4, 64)),
            temperature=0.9 * (n % 2),
            seed=n,
            ignore_eos=True,
        )
        for n in range(count)
    ]


def with_stop_tokens(requests: list[Request], outputs: Outputs) -> list[Request]:
    """Every third request with a stop token that it is known to reach half way."""
    stops = {r.id: (outputs[r.id][0][r.max_tokens // 2],) for r in requests[::3]}
    return [replace(r, stop_token_ids=stops.get(r.id, ())) for r in requests]


def serve(engine: XlaBatchEngine, requests: list[Request]) -> tuple[float, Outputs]:
    """Seconds, and each request's tokens and finish."""
    started = time.perf_counter()
    events = list(engine.run(requests))
    return time.perf_counter() - started, gather(events)


def gather(events: list[Event]) -> Outputs:
    outputs: Outputs = {}
    for event in events:
        tokens, _ = outputs.get(event.id, ([], ""))
        outputs[event.id] = [*tokens, *([] if event.token is None else [event.token])], event.finish or ""
    return outputs


def compare(model: Model, count: int, rounds: int) -> list[Row]:
    """Both engines, interleaved, over the same requests."""
    engines = {
        ahead: XlaBatchEngine(
            model, slots=SLOTS, context=CONTEXT, ahead=ahead, prefix_reuse=False, compile="eager"
        )
        for ahead in (0, 1)
    }
    unstopped = draw(model.config.vocab, count)
    requests = with_stop_tokens(unstopped, serve(engines[0], unstopped)[1])
    outputs = {ahead: serve(engine, requests)[1] for ahead, engine in engines.items()}
    before = {ahead: engine.stats() for ahead, engine in engines.items()}
    times: dict[int, list[float]] = {0: [], 1: []}
    for round in range(rounds):
        for ahead in (0, 1) if round % 2 else (1, 0):
            times[ahead].append(serve(engines[ahead], requests)[0])
    tokens, rows = sum(len(stream) for stream, _ in outputs[0].values()), []
    for ahead, engine in engines.items():
        after, timing = engine.stats(), measure.timing(times[ahead])
        steps = (after.steps - before[ahead].steps) // rounds
        occupied = after.occupancy * after.steps - before[ahead].occupancy * before[ahead].steps
        rows.append(
            {
                "ahead": ahead,
                "tokens/s": tokens / timing.ms,
                "s": timing.ms,
                "quartiles": timing.quartiles,
                "steps": steps,
                "occupancy": f"{occupied / (after.steps - before[ahead].steps):.1%}",
                "stopped early": sum(finish == "stop" for _, finish in outputs[ahead].values()),
                "same tokens": outputs[ahead] == outputs[0],
            }
        )
    return rows


def shares(model: Model, count: int) -> list[Row]:
    """The parts of a decode step that is read at once: medians over steps that only decode."""
    engine = XlaBatchEngine(model, slots=SLOTS, context=CONTEXT, prefix_reuse=False, compile="eager")
    run, spent, rows = engine.runner.programs["decode"], [0.0, 0.0], []

    def decode(*args: object) -> object:
        started = time.perf_counter()
        out = run(*args)
        launched = time.perf_counter()
        jax.block_until_ready(out)
        spent[:] = launched - started, time.perf_counter() - launched
        return out

    changed: Any = decode
    engine.runner.programs = engine.runner.programs | {"decode": changed}
    for request in draw(model.config.vocab, count):
        engine.submit(request)
    while not engine.idle:
        prefilled, started = engine.stats().prefill_tokens, time.perf_counter()
        engine.step()
        step_s = time.perf_counter() - started
        if engine.stats().prefill_tokens == prefilled:
            rows.append((*spent, step_s - sum(spent), step_s))
    launch, wait, host, step = (float(column) * 1e3 for column in np.median(rows, axis=0))
    return [
        {
            "steps": len(rows),
            "step ms": step,
            "launch ms": launch,
            "wait ms": wait,
            "scheduler ms": host,
            "host's share": f"{(launch + host) / step:.1%}",
        }
    ]


if __name__ == "__main__":
    rounds, tables = measure.round_count(5), {}
    for shape, count in (("tiny", 200), ("llama-135m", 24)):
        model = load.load(open_source(f"random:{shape}"))
        tables[f"{shape}: {count} requests, {SLOTS} slots"] = compare(model, count, rounds)
        tables[f"{shape}: where a decode step's time goes"] = shares(model, count)
    measure.report(__file__, tables)
