"""What do other requests' sampling options cost a greedy row?

One engine, 8 slots of random:llama-135m, one greedy row beside seven rows with an option, at about 190
positions. The options take turns, several rounds; a step's time is a median.
"""

import argparse
import json
import statistics
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import measure
import numpy as np
from measure import Row
from transformers import PreTrainedTokenizerFast

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.source import STORIES
from xlabatch.engine.compilation import Programs
from xlabatch.text.grammars.compiler import GrammarCompiler

MODEL, SLOTS, CONTEXT, PROMPT, NEW = "random:llama-135m", 8, 512, 160, 48
SCHEMA = {"type": "object", "additionalProperties": {"type": "string", "maxLength": 200}, "minProperties": 30}
PROGRAMS = ("prefill 128", "prompt_logprobs 128", "decode", "sample_greedy", "sample", "logprobs")
BY_PROGRAM = (
    "greedy, again",
    "repetition, presence, frequency",
    "logprobs, 5",
    "temperature",
    "temperature, top_p",
)
KINDS: dict[str, dict[str, Any]] = {
    "greedy (baseline)": {},
    "repetition, presence, frequency": {
        **{"repetition_penalty": 1.2, "presence_penalty": 0.5, "frequency_penalty": 0.1}
    },
    "logit_bias, bad_token_ids": {"logit_bias": {5: 1.0}, "bad_token_ids": range(100)},
    "allowed_token_ids, half of all": {"allowed_token_ids": range(0, 49152, 2)},
    "min_tokens": {"min_tokens": NEW},
    "logprobs, 5": {"logprobs": 5},
    "temperature": {"temperature": 1.0},
    "temperature, top_k": {"temperature": 1.0, "top_k": 40},
    "temperature, top_p": {"temperature": 1.0, "top_p": 0.9},
    "structured output: JSON": {"json_schema": SCHEMA},
    "greedy, again": {},
}


def serve(engine: XlaBatchEngine, options: dict[str, Any]) -> list[float]:
    """The step times in ms while all rows decode."""
    rng = np.random.default_rng(1)
    prompts = rng.integers(0, engine.limits.vocab, (SLOTS, PROMPT)).tolist()
    for n, prompt in enumerate(prompts):
        own: dict[str, Any] = {"ignore_eos": True} if n == 0 or "json_schema" not in options else {}
        engine.submit(Request(prompt=prompt, max_tokens=NEW, seed=n, **own, **(options if n else {})))
    times = []
    while not engine.idle:
        started = time.perf_counter()
        engine.step()
        times.append(1e3 * (time.perf_counter() - started))
        if engine.stats().decoding < SLOTS:
            times.pop()
    return times


def by_program(engine: XlaBatchEngine) -> list[Row]:
    """The time of each program by itself, under some of the options."""
    kinds = {kind: KINDS[kind] for kind in BY_PROGRAM} | {"prompt_logprobs, 0": {"prompt_logprobs": 0}}
    shared, rows = engine.runner.programs, list[Row]()
    for kind, options in kinds.items():
        times: dict[str, list[float]] = {name: [] for name in PROGRAMS}

        def timed(name: str, *inputs: Any, times: dict[str, list[float]] = times) -> Any:
            started = time.perf_counter()
            outputs = jax.block_until_ready(shared[name](*inputs))
            times.setdefault(name, []).append(1e3 * (time.perf_counter() - started))
            return outputs

        engine.runner.programs = wrapped(shared, timed)
        serve(engine, options)
        rows.append(
            {"options": kind}
            | {f"{name}, ms": statistics.median(times[name]) if times[name] else "" for name in PROGRAMS}
        )
    engine.runner.programs = shared
    return rows


def wrapped(programs: Programs, run: Any) -> Programs:
    """Programs that each run through `run(name, *inputs)`."""
    return {name: partial(run, name) for name in programs}  # type: ignore[misc]


def add_tokenizer(engine: XlaBatchEngine) -> None:
    """Give the random model the tokenizer of the stories, padded to its vocabulary."""
    tokenizer = json.loads((STORIES / "tokenizer.json").read_text())
    model, size = tokenizer["model"], engine.limits.vocab
    for n in range(len(model["vocab"]), size):
        model["vocab"][f"Ġz{n}"] = n
    folder = Path(tempfile.mkdtemp())
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer))
    PreTrainedTokenizerFast(tokenizer_file=str(folder / "tokenizer.json"))  # raises if it is none
    engine.grammars = GrammarCompiler(folder, MODEL, size, (0,))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--weights", default="float32")
    args = parser.parse_args()
    engine = XlaBatchEngine.load(
        MODEL, slots=SLOTS, context=CONTEXT, weights=args.weights, prefix_reuse=False, compile="eager"
    )
    add_tokenizer(engine)
    serve(engine, {})
    steps: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(args.rounds):
        for kind, options in KINDS.items():
            steps[kind] += serve(engine, options)
    baseline = statistics.median(steps["greedy (baseline)"])
    table: list[Row] = [
        {
            "seven other rows": kind,
            "ms a step": statistics.median(times),
            "over greedy": f"{statistics.median(times) / baseline - 1:+.1%}",
            "quartiles": "{0:.1f}-{2:.1f}".format(*statistics.quantiles(times, n=4)),
        }
        for kind, times in steps.items()
    ]
    measure.report(
        __file__, {f"{args.weights}, {args.rounds} rounds": table, "by program": by_program(engine)}
    )


if __name__ == "__main__":
    main()
