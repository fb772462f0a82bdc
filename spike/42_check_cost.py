"""What it costs to check a receipt, all of its tokens or some, as a part of a prefill of the same ids.

python spike/42_check_cost.py MODEL [--prompt 100] [--answer 700] [--rounds 11]

Prefills and checks run in turn, each without a cached prefix. Processor seconds, and the median of the ratios
of a round.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from xlabatch.checkpoint.source import open_source
from xlabatch.llm import LLM
from xlabatch.receipts.check import load_checker
from xlabatch.receipts.read import read_receipt
from xlabatch.request import Request


def processor_seconds(run: Callable[[], Any]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("model")
    parser.add_argument("--prompt", type=int, default=100)
    parser.add_argument("--answer", type=int, default=700)
    parser.add_argument("--rounds", type=int, default=11)
    args = parser.parse_args()
    llm = LLM(args.model, slots=1, context=2 * (args.prompt + args.answer))
    ids = llm.tokenizer.encode("The old keeper counted seven ships before the storm. " * args.prompt)
    options: dict[str, Any] = {"max_tokens": args.answer, "ignore_eos": True, "temperature": 0}
    [completion] = llm.generate([ids[: args.prompt]], receipt=True, **options)
    receipt = read_receipt(json.loads(json.dumps(completion.receipt)))
    checker = load_checker(open_source(args.model), [receipt])
    every = [*receipt.prompt, *receipt.answer.tokens]

    def prefill() -> None:
        list(llm.engine.run([Request(id="all", prompt=every, max_tokens=1, cache_prompt=False)]))

    def check(positions: list[int] | None) -> None:
        checker.engine.reset_prefix_cache()
        verdict = checker.check(receipt, positions)
        assert verdict.verdict == "ACCEPT", verdict

    draw = random.Random(1)
    last = args.answer - 1
    ways: dict[str, list[int] | None] = {"all tokens": None}
    for count in (16, 64, args.answer // 4):
        ways[f"{count} tokens"] = [*draw.sample(range(last), count - 1), last]
    seconds: dict[str, list[float]] = {name: [] for name in ("prefill", *ways)}
    for number in range(args.rounds + 1):
        round = {"prefill": processor_seconds(prefill)}
        for name, positions in ways.items():
            round[name] = processor_seconds(partial(check, positions))
        if number:  # the first round compiles
            for name, each in round.items():
                seconds[name].append(each)
    for name, found in seconds.items():
        ratio = statistics.median([a / b for a, b in zip(found, seconds["prefill"], strict=True)])
        least = min(found) / min(seconds["prefill"])
        print(
            f"{name:12} {statistics.median(found):6.2f} s  {ratio:5.2f} prefills, by the least {least:5.2f}"
        )


if __name__ == "__main__":
    main()
