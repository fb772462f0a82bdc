"""What does speculation gain where drafts are right, and what does it cost where they are wrong?

Models of real shapes whose next token is always the id after the last one (their layers add nothing, and the
head is the embedding moved by a row), so that what they generate is known. They cost what other weights do.
- copying: the prompt has 200 ids and then the first of them again; the answer copies them (prompt lookup)
- stories: the embedded model continues stories; random: random weights continue random ids (prompt lookup);
  also where nothing is known of earlier requests, so that each batch begins with finding out what pays
- draft: a small model that is right about a share of the ids drafts for a large one
Engines serve a batch at the same time, step by step in turn: a machine's speed changes within a second.

    python spike/26_speculation.py [ROUNDS, 5] [copying stories random draft]
"""

import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import measure
import numpy as np

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source, open_source, random_from_config
from xlabatch.checkpoint.tensor_specs import At
from xlabatch.text.samples import sample_prompts

ROUNDS = measure.round_count(5)
CASES = sys.argv[2:] or ["copying", "stories", "random", "draft"]
CONTEXT, COPIED, SPECULATE = 512, 200, 16
SMALL = SHAPES["llama-360m"] | {
    "num_hidden_layers": 6,
    "hidden_size": 288,
    "num_attention_heads": 6,
    "num_key_value_heads": 6,
    "intermediate_size": 768,
    "head_dim": 48,
}
Engines = dict[str, XlaBatchEngine]
NEW, SAME = "new", "same"  # with speculation, knowing nothing; without it, for the noise


def counting(name: str, raw: dict[str, Any], right: float = 1.0) -> Source:
    """A model of this shape that continues an id by the next one; wrong about a share of the ids."""
    source = random_from_config(name, raw | {"tie_word_embeddings": False, "eos_token_id": []})
    wrong = np.random.default_rng(1).random(source.raw["vocab_size"]) > right

    def read(tensor: str, at: At = None, /) -> Any:
        assert at is None  # there are no experts
        if tensor.endswith(("o_proj.weight", "down_proj.weight")):
            return np.zeros(source.shapes[tensor], np.float32)
        if tensor == "lm_head.weight":
            rows = np.roll(source.read("model.embed_tokens.weight"), 1, 0)
            return np.where(wrong[:, None], 0, rows).astype(np.float32)
        return source.read(tensor)

    return replace(source, read=read, random=None)


def seconds(engines: Engines, requests: Sequence[Request]) -> dict[str, float]:
    """The time of each engine to serve requests that are sent at once, and prefill nothing twice."""
    spent = dict.fromkeys(engines, 0.0)
    for engine in engines.values():
        engine.reset_prefix_cache()
        for request in requests:
            engine.submit(request)
    names = list(engines)
    while running := [name for name in names if not engines[name].idle]:
        for name in running:
            began = time.perf_counter()
            events = engines[name].step()
            spent[name] += time.perf_counter() - began
            assert all(event.finish in (None, "length") for event in events), events
        names.reverse()
    return spent


def compared(name: str, rows: int, engines: Engines, requests: Iterable[Sequence[Request]]) -> measure.Row:
    """Times of engines without and with speculation, and the share of drafts that was right."""
    times: dict[str, list[float]] = {name: [] for name in engines}
    before = engines["with"].stats()
    for batch in requests:
        if NEW in engines:
            engines[NEW].reset_stats()  # it forgets what drafts cost and yielded
        for which, spent in seconds(engines, batch).items():
            times[which].append(spent)
    after = engines["with"].stats()
    drafted = after.draft_tokens - before.draft_tokens
    right = (after.accepted_tokens - before.accepted_tokens) / max(drafted, 1)
    found: measure.Row = {"case": name, "rows": rows}
    for which, all_times in times.items():
        ratios = [a / b for a, b in zip(times["without"], all_times, strict=True)]
        found[f"s {which}"] = round_to(statistics.median(all_times))
        if which != "without":
            quartiles = statistics.quantiles(ratios, n=4, method="inclusive")
            found[f"{which}: times as fast"] = " ".join(f"{each:.3f}" for each in quartiles)
    return found | {"drafted": drafted, "right": round_to(right)}


def round_to(number: float) -> float:
    return round(number, 3)


def pair(model: Model, draft: Model | None = None, slots: int = 8, others: Sequence[str] = ()) -> Engines:
    """An engine without speculation and one with it, and others that are like one of them."""
    shape: dict[str, Any] = {"slots": slots, "context": CONTEXT}
    engines = {"without": XlaBatchEngine(model, **shape)}
    for name in ("with", *others):
        speculate = 0 if name == SAME else SPECULATE
        engines[name] = XlaBatchEngine(model, draft=draft, speculate=speculate, **shape)
    for engine in engines.values():
        engine.warm()
    return engines


def copying() -> list[measure.Row]:
    found = []
    for name in ("stories", "llama-135m"):
        raw = open_source().raw if name == "stories" else SHAPES[name]
        engines = pair(load(counting(name, raw)))
        for rows in (1, 8):
            batches = [copies(rows, raw["vocab_size"], seed) for seed in range(ROUNDS)]
            found.append(compared(f"copying, {name}", rows, engines, batches))
    return found


def copies(rows: int, vocab: int, seed: int) -> list[Request]:
    """Prompts of consecutive ids and the first of them again."""
    rng = random.Random(seed)
    begins = [rng.randrange(3, vocab - COPIED - 10) for _ in range(rows)]
    prompts = [[*range(at, at + COPIED), *range(at, at + 5)] for at in begins]
    return [Request(prompt=each, max_tokens=COPIED // 2, ignore_eos=True) for each in prompts]


def stories() -> list[measure.Row]:
    return continued(None, 200)


def random_ids() -> list[measure.Row]:
    return continued("random:llama-135m", 60)


def continued(name: str | None, tokens: int) -> list[measure.Row]:
    """A model continues prompts of its own text by so many tokens, greedy and sampled."""
    found, source = [], open_source(name)
    engines = pair(load(source), others=(NEW, SAME))
    for rows in (1, 8):
        for hot in (0.0, 1.0):
            batches = [
                [
                    Request(prompt=each, max_tokens=tokens, temperature=hot, seed=n, ignore_eos=True)
                    for n, each in enumerate(sample_prompts(source, [30] * rows, seed))
                ]
                for seed in range(ROUNDS)
            ]
            case = f"{source.name}, temperature {hot:g}"
            found.append(compared(case, rows, engines, batches))
    return found


def draft() -> list[measure.Row]:
    found, large = [], load(counting("llama-360m", SHAPES["llama-360m"]))
    for right in (1.0, 0.8, 0.5, 0.0):
        engines = pair(large, load(counting("small", SMALL, right)), slots=4)
        for rows in (1, 4):
            batches = [unseen(rows, seed) for seed in range(ROUNDS)]
            found.append(compared(f"a draft model, right about {right:.0%}", rows, engines, batches))
    return found


def unseen(rows: int, seed: int) -> list[Request]:
    """Prompts without repetition, so that prompt lookup finds nothing."""
    rng = random.Random(seed)
    begins = [rng.randrange(3, 49000) for _ in range(rows)]
    return [Request(prompt=list(range(at, at + 20)), max_tokens=40, ignore_eos=True) for at in begins]


def main() -> None:
    cases = {"copying": copying, "stories": stories, "random": random_ids, "draft": draft}
    measure.report(__file__, {f"{name}, {ROUNDS} rounds": cases[name]() for name in CASES})


if __name__ == "__main__":
    main()
