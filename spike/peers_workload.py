"""The workloads of 12_peers.py: two lists of requests as token ids, from fixed seeds.

Standard library only, as in all that runs in a peer's own Python.
"""

import random
from typing import NamedTuple

VOCAB = 49152
FIRST = 4  # ids under it are the tokenizer's special tokens


# of sampled requests: in this order, and nothing else
TEMPERATURE, TOP_K, TOP_P = 0.8, 40, 0.95


class PeerRequest(NamedTuple):
    prompt: list[int]
    max_tokens: int
    sampled: bool = False  # else greedy


def workload(name: str) -> list[PeerRequest]:
    """A: 16 equal requests for a closed loop. B: 24 ragged requests, sent at once. C: in a closed loop.

    S: the requests of C, with sampled tokens.
    """
    if name == "S":
        return [request._replace(sampled=True) for request in ragged()]
    return {"A": equal, "B": ragged, "C": ragged}[name]()


def equal() -> list[PeerRequest]:
    """16 prompts of 128 tokens, with 64 new tokens each."""
    rng = random.Random(1234)
    return [PeerRequest(ids(rng, 128), 64) for _ in range(16)]


def ragged() -> list[PeerRequest]:
    """24 prompts of 16 to 256 tokens, 3440 in all, with 8 to 128 new tokens, 1470 in all."""
    rng = random.Random(5678)
    return [PeerRequest(ids(rng, rng.randint(16, 256)), rng.randint(8, 128)) for _ in range(24)]


def ids(rng: random.Random, count: int) -> list[int]:
    return [rng.randrange(FIRST, VOCAB) for _ in range(count)]


def warm_up(requests: list[PeerRequest], slots: int) -> list[PeerRequest]:
    """The requests before the clock starts: as many as there are slots, of six tokens each."""
    return [each._replace(max_tokens=min(each.max_tokens, 6)) for each in requests[:slots]]
