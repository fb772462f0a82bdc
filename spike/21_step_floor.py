"""How long does a decode step take, over the time to read its weights and the cache of its rows?

One engine for each format of weights, with 8 slots; all rows decode at about the same position. Bandwidth is
measured before and after each case, as a matrix-vector product on all cores; the floor takes the mean. A row
without a target is for comparison.

    python spike/21_step_floor.py [STEPS to time, 60]
"""

import gc
import statistics
import time
from dataclasses import dataclass

import measure

from xlabatch import Request, XlaBatchEngine
from xlabatch.bench.roofline import bandwidth
from xlabatch.engine.memory import tree_bytes
from xlabatch.model.kv_cache import KV

MODEL, SLOTS, VOCAB = "random:llama-135m", 8, 49152
WEIGHTS = ("float32", "bfloat16", "int8", "int4")
STEPS, FIRST_STEPS = measure.round_count(60), 10


@dataclass(frozen=True)
class Case:
    """Rows that decode at a position, and the most times the floor that a step may take, by weights."""

    rows: int
    position: int
    targets: dict[str, float]


CASES = (
    Case(8, 190, {"float32": 1.5, "bfloat16": 1.8, "int8": 2.5}),
    Case(1, 190, {"float32": 1.2, "bfloat16": 1.4, "int8": 1.7}),
    Case(8, 2000, dict.fromkeys(WEIGHTS, 1.3)),
)


def request(case: Case) -> Request:
    """A completion for each row, whose timed steps lie around the case's position.

    Requests of their own would not do: the first rows would decode, and end, while others read their prompts.
    """
    count = case.position - FIRST_STEPS - STEPS // 2
    prompt = [3 * at % (VOCAB - 9) + 5 for at in range(count)]
    return Request(prompt=prompt, max_tokens=2 * (FIRST_STEPS + STEPS), ignore_eos=True, n=case.rows)


def step_ms(engine: XlaBatchEngine, case: Case) -> float:
    """The median time of a step in which all rows of the case decode, and nothing else happens."""
    engine.submit(request(case))
    while engine.stats().decoding < case.rows:
        engine.step()
    for _ in range(FIRST_STEPS):
        engine.step()
    times = []
    for _ in range(STEPS):
        started = time.perf_counter()
        tokens = len(engine.step())
        times.append((time.perf_counter() - started) * 1e3)
        assert tokens == case.rows, f"{tokens} of {case.rows} rows decoded"
    engine.cancel_all()
    while not engine.idle:
        engine.step()
    return statistics.median(times)


def cache_bytes(engine: XlaBatchEngine, case: Case) -> int:
    """What the rows' attention reads: the cache of all slots, as far as the position."""
    caches = [kv for kv in engine.runner.state.kv if isinstance(kv, KV)]
    *_, blocks, _, _, positions = caches[0].keys.shape
    return tree_bytes(caches) * case.rows * case.position // (SLOTS * blocks * positions)


def measured(engine: XlaBatchEngine, weights: str, case: Case) -> measure.Row:
    read = tree_bytes(engine.runner.params), cache_bytes(engine, case)
    before = bandwidth()
    step = step_ms(engine, case)
    rate = (before + bandwidth()) / 2
    floor = sum(read) / rate * 1e3
    return {
        "weights": weights,
        "rows": case.rows,
        "position": case.position,
        "weights, MB": round(read[0] / 1e6),
        "cache, MB": round(read[1] / 1e6),
        "GB/s": round(rate / 1e9, 1),
        "floor, ms": round(floor, 2),
        "step, ms": round(step, 2),
        "step / floor": round(step / floor, 2),
        "target": case.targets.get(weights, "-"),
    }


def main() -> None:
    rows = []
    for weights in WEIGHTS:
        engine = XlaBatchEngine.load(MODEL, slots=SLOTS, context=2304, weights=weights, prefix_reuse=False)
        engine.warm()
        rows += [measured(engine, weights, case) for case in CASES]
        measure.show("decode", rows)
        del engine
        gc.collect()
    measure.report(__file__, {"a decode step over its floor": rows})


if __name__ == "__main__":
    main()
