"""What do prompt chunks that several prompts share gain where short prompts arrive at once?

One engine of 16 slots serves the same greedy requests with shared chunks and with chunks of one prompt, in
turn:
- burst: 32 prompts of 10 to 40 ids, 16 new tokens each
- idle: 8 such prompts at an idle engine
- long: 4 prompts of 500 ids, 16 new tokens each; a chunk rarely has two of them
- ragged: 24 prompts of 16 to 256 ids and 8 to 128 new tokens
Ratios over 1 are gains: of the mean time to the first token, and of the time until all have ended.

    python spike/35_bursts.py [ROUNDS, 7] [CASES, all] [MODEL=WEIGHTS ...], where no MODEL is the embedded one
"""

import random
import statistics
import sys
import time
from dataclasses import dataclass

import measure
from measure import Row

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.text.samples import sample_prompts

ROUNDS = measure.round_count(7)
CASES = sys.argv[2].split(",") if len(sys.argv) > 2 else ["burst", "idle", "long", "ragged"]
MODELS = sys.argv[3:] or ["=float32", "random:llama-135m=float32", "random:llama-135m=int8"]
SLOTS, CONTEXT = 16, 768


@dataclass(frozen=True)
class Served:
    """One run."""

    first_s: float  # mean time to the first token
    total_s: float
    digests: dict[str, list[int | None]]


def workloads(source: Source) -> dict[str, list[Request]]:
    """The requests of each case."""
    draw = random.Random(0)
    short = [draw.randint(10, 40) for _ in range(32)]
    ragged = [draw.randint(16, 256) for _ in range(24)]
    return {
        "burst": requests(source, short, [16] * 32),
        "idle": requests(source, short[:8], [16] * 8),
        "long": requests(source, [500] * 4, [16] * 4),
        "ragged": requests(source, ragged, [draw.randint(8, 128) for _ in ragged]),
    }


def requests(source: Source, lengths: list[int], max_tokens: list[int]) -> list[Request]:
    """Greedy requests that always reach their length."""
    prompts = sample_prompts(source, lengths, seed=1)
    return [
        Request(id=f"{n}", prompt=prompt, max_tokens=most, seed=n, ignore_eos=True)
        for n, (prompt, most) in enumerate(zip(prompts, max_tokens, strict=True))
    ]


def serve(engine: XlaBatchEngine, work: list[Request], shared: bool) -> Served:
    """Serve requests that arrive at once."""
    engine.scheduler.schedule.shares_chunks = shared
    first: dict[str, float] = {}
    digests: dict[str, list[int | None]] = {}
    began = time.perf_counter()
    for event in engine.run(work):
        first.setdefault(event.id, time.perf_counter() - began)
        digests.setdefault(event.id, []).append(event.digest)
    return Served(statistics.mean(first.values()), time.perf_counter() - began, digests)


def compared(engine: XlaBatchEngine, name: str, case: str, work: list[Request]) -> Row:
    """A row of the table: both ways in turn, in changing order."""
    runs: dict[bool, list[Served]] = {True: [], False: []}
    for n in range(ROUNDS + 1):
        for shared in (n % 2 == 0, n % 2 == 1):
            runs[shared].append(serve(engine, work, shared))
    assert all(run.digests == runs[True][0].digests for each in runs.values() for run in each)
    pairs = list(zip(runs[False][1:], runs[True][1:], strict=True))  # the first is a warm-up
    firsts = sorted(one.first_s / both.first_s for one, both in pairs)
    totals = sorted(one.total_s / both.total_s for one, both in pairs)
    return {
        "model": name,
        "case": case,
        "first token, s": statistics.median(run.first_s for run in runs[True]),
        "gain": statistics.median(firsts),
        "from - to": f"{firsts[0]:.2f} - {firsts[-1]:.2f}",
        "all, s": statistics.median(run.total_s for run in runs[True]),
        "gain ": statistics.median(totals),
        "from - to ": f"{totals[0]:.2f} - {totals[-1]:.2f}",
    }


def main() -> None:
    rows = []
    for name in MODELS:
        model, _, weights = name.partition("=")
        source = open_source(model or None)
        context = min(CONTEXT, source.spec.config.max_positions)
        engine = XlaBatchEngine(load(source, weights), prefix_reuse=False, slots=SLOTS, context=context)
        engine.warm()
        work = workloads(source)
        rows += [compared(engine, name, case, work[case]) for case in CASES]
    measure.report(__file__, {"chunks that prompts share, over chunks of one prompt": rows})


if __name__ == "__main__":
    main()
