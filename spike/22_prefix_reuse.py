"""What does the reuse of prefixes gain, and what does it cost where nothing is shared?

One model, engines with and without reuse in turn, each round from an empty cache:
- conversation: the last of 8 turns (100 tokens in, 50 out), time to its first token
- shared: 64 requests that share 400 of 450 tokens, tokens prefilled and time
- session: a prompt of 2000 tokens, time to its first token, with reuse from a file that is loaded
- unrelated: 24 ragged requests, time

    python spike/22_prefix_reuse.py [ROUNDS, 3] [MODEL, random:llama-135m] [CASES, all]
"""

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

import measure

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.source import open_source

MODEL, SLOTS, CONTEXT = (*sys.argv[2:3], "random:llama-135m")[0], 8, 2048
ROUNDS = measure.round_count(3)
SOURCE = open_source(None if MODEL == "stories" else MODEL)
VOCAB = SOURCE.spec.config.vocab
TURNS, NEW, ANSWER = 8, 100, 50
Measured = Callable[[XlaBatchEngine, int], float]


def ids(rng: random.Random, count: int) -> list[int]:
    return [rng.randrange(VOCAB) for _ in range(count)]


def conversation(engine: XlaBatchEngine, seed: int) -> float:
    """Seconds from the submission of the last turn to its first token."""
    rng, prompt, first_token_s = random.Random(seed), list[int](), 0.0
    for _ in range(TURNS):
        prompt = prompt + ids(rng, NEW)
        for event in engine.run([Request(prompt=prompt, max_tokens=ANSWER, ignore_eos=True)]):
            assert event.token is not None
            prompt = [*prompt, event.token]
            if event.stats:
                first_token_s = event.stats.ttft_s or 0.0
    return first_token_s


def serve(engine: XlaBatchEngine, requests: Sequence[Request]) -> float:
    """Seconds to serve requests that are sent at once."""
    began = time.perf_counter()
    for event in engine.run(requests):
        assert event.finish in (None, "length"), event
    return time.perf_counter() - began


def shared(engine: XlaBatchEngine, seed: int) -> float:
    rng = random.Random(seed)
    beginning = ids(rng, 400)
    return serve(
        engine,
        [Request(prompt=beginning + ids(rng, 50), max_tokens=8, ignore_eos=True) for _ in range(64)],
    )


def unrelated(engine: XlaBatchEngine, seed: int) -> float:
    rng = random.Random(seed)
    lengths = [(rng.randint(16, 256), rng.randint(8, 128)) for _ in range(24)]
    return serve(engine, [Request(prompt=ids(rng, i), max_tokens=o, ignore_eos=True) for i, o in lengths])


def session(engine: XlaBatchEngine, seed: int) -> float:
    prompt = ids(random.Random(seed), 2000)
    took = first_token_s(engine, Request(prompt=prompt, max_tokens=1, cache_key="session", cache_use="save"))
    if not engine.scheduler.prefixes.enabled:
        return took
    with tempfile.TemporaryDirectory() as folder:
        engine.save_session("session", f"{folder}/session")
        engine.reset_prefix_cache()
        began = time.perf_counter()
        engine.load_session("session", f"{folder}/session")
        loaded = time.perf_counter() - began
    return loaded + first_token_s(engine, Request(prompt=[*prompt, 7], max_tokens=1, cache_key="session"))


def first_token_s(engine: XlaBatchEngine, request: Request) -> float:
    [event] = engine.run([request])
    assert event.stats
    assert event.stats.ttft_s
    return event.stats.ttft_s


CASES: dict[str, Measured] = {
    "conversation": conversation,
    "shared": shared,
    "session": session,
    "unrelated": unrelated,
}


def main() -> None:
    engines = {
        reuse: XlaBatchEngine.of(SOURCE, slots=SLOTS, context=CONTEXT, prefix_reuse=reuse)
        for reuse in (False, True)
    }
    for engine in engines.values():
        engine.warm()
    rows = [row(name, CASES[name], engines) for name in sys.argv[3:] or CASES]
    measure.report(__file__, {f"{MODEL}, {SLOTS} slots, {ROUNDS} rounds": rows})


def row(name: str, case: Measured, engines: dict[bool, XlaBatchEngine]) -> measure.Row:
    seconds: dict[bool, list[float]] = {False: [], True: []}
    prefilled = {False: 0, True: 0}
    for seed in range(ROUNDS):
        for reuse, engine in list(engines.items())[:: 1 if seed % 2 else -1]:
            engine.reset_prefix_cache()
            engine.reset_stats()
            seconds[reuse].append(case(engine, seed))
            prefilled[reuse] = engine.stats().prefill_tokens
    ratios = [without / having for without, having in zip(seconds[False], seconds[True], strict=True)]
    return {
        "case": name,
        "s without": round(statistics.median(seconds[False]), 3),
        "s with": round(statistics.median(seconds[True]), 3),
        "times faster": round(statistics.median(ratios), 3),
        "quartiles": measure.timing(ratios).quartiles,
        "prefilled without": prefilled[False],
        "with": prefilled[True],
    }


if __name__ == "__main__":
    main()
