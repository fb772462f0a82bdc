"""What every system in the race of 12_peers.py is asked: two lists of token ids, from fixed seeds.

Standard library alone, as in all that a peer's own Python has to run.
"""

import random
from typing import NamedTuple

VOCAB = 49152
FIRST = 4  # ids under it are the tokenizer's special tokens


class Asked(NamedTuple):
    prompt: list[int]
    max_tokens: int


def workload(name: str) -> list[Asked]:
    """A: 16 equal requests, for a closed loop. B: 24 ragged ones that all come at once."""
    return {"A": equal, "B": ragged}[name]()


def equal() -> list[Asked]:
    """16 prompts of 128 tokens, each answered by 64."""
    rng = random.Random(1234)
    return [Asked(ids(rng, 128), 64) for _ in range(16)]


def ragged() -> list[Asked]:
    """24 prompts of 16 to 256 tokens, 3440 in all, answered by 8 to 128, 1470 in all."""
    rng = random.Random(5678)
    return [Asked(ids(rng, rng.randint(16, 256)), rng.randint(8, 128)) for _ in range(24)]


def ids(rng: random.Random, count: int) -> list[int]:
    return [rng.randrange(FIRST, VOCAB) for _ in range(count)]


def brief(asked: list[Asked], slots: int) -> list[Asked]:
    """What is served before the clock starts: as many requests as there are slots, six tokens each."""
    return [Asked(prompt, min(max_tokens, 6)) for prompt, max_tokens in asked[:slots]]
