"""Requests to try an engine with: made from a seed, the same on every machine."""

import random
from itertools import chain, cycle, islice
from typing import Any

from xlabatch.request import Request
from xlabatch.source import STORIES, Source
from xlabatch.text import Text

RULES: tuple[dict[str, Any], ...] = (  # greedy is as frequent as all the others
    {},
    {"temperature": 0.8},
    {},
    {"temperature": 1.0, "top_k": 20},
    {},
    {"temperature": 0.7, "top_p": 0.9},
    {},
    {"temperature": 1.3, "top_k": 50, "top_p": 0.95, "min_p": 0.02},
)
EDGES = (1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 255, 256, 257)  # where chunks and blocks begin and end


def scheduled(source: Source, count: int) -> list[Request]:
    """The requests of `xlabatch sched`: prompts of 20 + 13 i tokens and caps of 12 + 11 i, both wrapped."""
    lengths = [20 + 13 * i % 128 for i in range(count)]
    caps = [12 + 11 * i % 96 for i in range(count)]
    prompts = openings(source, lengths, seed=0)
    return [
        Request(id=f"r{i}", prompt=prompt, max_new=cap, seed=i)
        for i, (prompt, cap) in enumerate(zip(prompts, caps, strict=True))
    ]


def mixed(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Requests of all lengths and rules, each within the context."""
    if context < 16:
        raise ValueError(f"a context of {context} is too small for a mixture of requests, at least 16")
    rng = random.Random(seed)
    edges = [edge for edge in EDGES if edge < context - 8]
    lengths = [
        rng.choice(edges) if rng.random() < 0.4 else rng.randint(1, context // 3) for _ in range(count)
    ]
    return [
        Request(
            id=f"r{i}",
            prompt=prompt,
            max_new=rng.randint(1, min(32, context - len(prompt))),
            seed=rng.getrandbits(64),
            ignore_eos=rng.random() < 0.5,
            **RULES[i % len(RULES)],
        )
        for i, prompt in enumerate(openings(source, lengths, seed))
    ]


def openings(source: Source, lengths: list[int], seed: int) -> list[tuple[int, ...]]:
    """A prompt of each length: the beginning of a sample text where the model has some, else random ids."""
    samples = None if source.folder is None else source.folder / "samples.txt"
    if samples is None or not samples.exists():
        rng = random.Random(seed)
        return [tuple(rng.randrange(source.raw["vocab_size"]) for _ in range(length)) for length in lengths]
    text, rng = Text(source.folder, source.name), random.Random(seed)
    stories = [text.encode(line) for line in samples.read_text().splitlines()]
    return [opening(rng.sample(stories, len(stories)), length) for length in lengths]


def opening(stories: list[tuple[int, ...]], length: int) -> tuple[int, ...]:
    """The beginning of the first story that goes on well beyond it; else stories one after the other."""
    longer = (story for story in stories if len(story) > 1.3 * length)
    return tuple(islice(next(longer, cycle(chain(*stories))), length))


def sample(source: Source, context: int) -> tuple[tuple[int, ...], str]:
    """Up to 256 ids to try a model's weights on, and what they are: our stories, where it can read."""
    length = min(256, context)
    try:
        ids = Text(source.folder, source.name).encode((STORIES / "samples.txt").read_text())
    except ValueError:
        return openings(source, [length], seed=0)[0], "random ids"
    return ids[:length], "our stories"
