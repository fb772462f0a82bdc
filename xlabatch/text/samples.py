"""Make prompts for tests and benchmarks from the sample texts in a model's folder."""

import random
from itertools import chain, cycle, islice

from xlabatch.checkpoint.source import STORIES, Source
from xlabatch.errors import Refused
from xlabatch.text.tokenizer import Tokenizer


def sample_prompts(source: Source, lengths: list[int], seed: int) -> list[tuple[int, ...]]:
    """Return a prompt of each length: the beginning of a sample text, or random ids if there is none."""
    samples = None if source.folder is None else source.folder / "samples.txt"
    rng = random.Random(seed)
    if samples is None or not samples.exists():
        return [tuple(rng.randrange(source.spec.config.vocab) for _ in range(length)) for length in lengths]
    tokenizer = Tokenizer(source.folder, source.name)
    stories = [tokenizer.encode(line) for line in samples.read_text().splitlines()]
    return [prompt_of_length(rng.sample(stories, len(stories)), length) for length in lengths]


def prompt_of_length(stories: list[tuple[int, ...]], length: int) -> tuple[int, ...]:
    """Return the beginning of the first story that is well over this length; if none is, join stories."""
    longer = (story for story in stories if len(story) > 1.3 * length)
    return tuple(islice(next(longer, cycle(chain(*stories))), length))


def sample_ids(source: Source, context: int) -> tuple[tuple[int, ...], str]:
    """Return up to 256 ids to evaluate a model's weights on, and a name for them in a report."""
    length = min(256, context)
    try:
        ids = Tokenizer(source.folder, source.name).encode((STORIES / "samples.txt").read_text())
    except Refused:
        return sample_prompts(source, [length], seed=0)[0], "random ids"
    return ids[:length], "sample stories"
