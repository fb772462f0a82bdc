"""Does it pay to launch the next step before the last one is read?

One workload, ragged caps and end tokens, through engines that read at once (ahead=0) and a step late (1).
A step late costs a row that has ended one more step in its slot, and hides what the host does between steps.
Decided: ahead=0 is the default; on CPU only a tiny model gains. The tokens are the same for both.
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
Answers = dict[str, tuple[list[int], str]]


def draw(vocab: int, count: int) -> list[Request]:
    """Ragged prompts and caps, every other request sampled."""
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


def with_ends(requests: list[Request], answers: Answers) -> list[Request]:
    """Every third request told to stop at a token that it is known to reach half way."""
    stops = {r.id: (answers[r.id][0][r.max_tokens // 2],) for r in requests[::3]}
    return [replace(r, stop_token_ids=stops.get(r.id, ())) for r in requests]


def serve(engine: XlaBatchEngine, requests: list[Request]) -> tuple[float, Answers]:
    """Seconds, and each request's tokens and finish."""
    began = time.perf_counter()
    events = list(engine.run(requests))
    return time.perf_counter() - began, gather(events)


def gather(events: list[Event]) -> Answers:
    answers: Answers = {}
    for event in events:
        tokens, _ = answers.get(event.id, ([], ""))
        answers[event.id] = [*tokens, *([] if event.token is None else [event.token])], event.finish or ""
    return answers


def compare(model: Model, count: int, turns: int) -> list[Row]:
    """Both engines in turns over the same requests."""
    engines = {ahead: XlaBatchEngine(model, slots=SLOTS, context=CONTEXT, ahead=ahead) for ahead in (0, 1)}
    plain = draw(model.config.vocab, count)
    requests = with_ends(plain, serve(engines[0], plain)[1])
    answers = {ahead: serve(engine, requests)[1] for ahead, engine in engines.items()}
    before = {ahead: engine.stats() for ahead, engine in engines.items()}
    times: dict[int, list[float]] = {0: [], 1: []}
    for turn in range(turns):
        for ahead in (0, 1) if turn % 2 else (1, 0):
            times[ahead].append(serve(engines[ahead], requests)[0])
    tokens, rows = sum(len(told) for told, _ in answers[0].values()), []
    for ahead, engine in engines.items():
        after, spell = engine.stats(), measure.spell(times[ahead])
        steps = (after.steps - before[ahead].steps) // turns
        seated = after.occupancy * after.steps - before[ahead].occupancy * before[ahead].steps
        rows.append(
            {
                "ahead": ahead,
                "tokens/s": tokens / spell.ms,
                "s": spell.ms,
                "quartiles": spell.spread,
                "steps": steps,
                "occupancy": f"{seated / (after.steps - before[ahead].steps):.1%}",
                "stopped early": sum(finish == "stop" for _, finish in answers[ahead].values()),
                "same tokens": answers[ahead] == answers[0],
            }
        )
    return rows


def shares(model: Model, count: int) -> list[Row]:
    """Where a decode step's time goes when it is read at once: medians over steps that only decode."""
    engine = XlaBatchEngine(model, slots=SLOTS, context=CONTEXT)
    run, spent, rows = engine.runner.programs.decode, [0.0, 0.0], []

    def decode(*args: object) -> object:
        began = time.perf_counter()
        out = run(*args)
        launched = time.perf_counter()
        jax.block_until_ready(out)
        spent[:] = launched - began, time.perf_counter() - launched
        return out

    changed: Any = decode
    engine.runner.programs = replace(engine.runner.programs, decode=changed)
    for request in draw(model.config.vocab, count):
        engine.submit(request)
    while not engine.idle:
        prefilled, began = engine.stats().prefill_tokens, time.perf_counter()
        engine.step()
        whole = time.perf_counter() - began
        if engine.stats().prefill_tokens == prefilled:
            rows.append((*spent, whole - sum(spent), whole))
    launch, wait, host, whole = (float(column) * 1e3 for column in np.median(rows, axis=0))
    return [
        {
            "steps": len(rows),
            "step ms": whole,
            "launch ms": launch,
            "wait ms": wait,
            "scheduler ms": host,
            "host's share": f"{(launch + host) / whole:.1%}",
        }
    ]


if __name__ == "__main__":
    turns, tables = measure.turns(5), {}
    for shape, count in (("tiny", 200), ("llama-135m", 24)):
        model = load.load(open_source(f"random:{shape}"))
        tables[f"{shape}: {count} requests, {SLOTS} slots"] = compare(model, count, turns)
        tables[f"{shape}: where a decode step's time goes"] = shares(model, count)
    measure.report(__file__, tables)
