"""One run of one system in the race of 12_peers.py: what it is told, and the one line that it tells back."""

import argparse
import json
import resource
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean

from peers_workload import Asked, workload


@dataclass(frozen=True)
class Job:
    """What a system is told on its command line."""

    model: str  # the folder of the checkpoint; a gguf file lies beside it
    workload: str
    type: str
    slots: int
    threads: int
    requests: int  # 0 is all
    way: str  # of those that the system has

    @property
    def asked(self) -> list[Asked]:
        asked = workload(self.workload)
        return asked[: self.requests or len(asked)]

    @property
    def closed(self) -> bool:
        """As many requests are under way as there are slots; else all are sent at once."""
        return self.workload == "A"

    def arguments(self) -> list[str]:
        return [f"--{name}={value}" for name, value in asdict(self).items()]


def parsed() -> Job:
    """The job on this process's command line."""
    parser = argparse.ArgumentParser()
    for name, field in Job.__dataclass_fields__.items():
        parser.add_argument(f"--{name}", type=field.type, required=True)
    return Job(**vars(parser.parse_args()))


@dataclass
class Heard:
    """A request's way as its sender saw it, in seconds of one clock."""

    prompt: int
    sent_s: float
    first_s: float
    last_s: float
    ids: list[int]


def tell(heard: Sequence[Heard], began_s: float, ended_s: float, whose: int = resource.RUSAGE_SELF) -> None:
    """Print the run in numbers, as JSON on the last line."""
    tokens, took = sum(len(each.ids) for each in heard), ended_s - began_s
    waits = [each.first_s - each.sent_s for each in heard]
    gaps = [(each.last_s - each.first_s) / (len(each.ids) - 1) for each in heard if len(each.ids) > 1]
    numbers = {
        "n_req": len(heard),
        "gen_tokens": tokens,
        "prompt_tokens": sum(each.prompt for each in heard),
        "total_s": round(took, 4),
        "tok_s": round(tokens / took, 3),
        "ttft_mean": round(mean(waits), 4),
        "ttft_max": round(max(waits), 4),
        "latency_mean": round(mean(each.last_s - each.sent_s for each in heard), 4),
        "itl_mean": round(mean(gaps), 5) if gaps else None,
        "rss_mb": resource.getrusage(whose).ru_maxrss // 1024,
        "ids": [each.ids for each in heard],
    }
    print(json.dumps(numbers), flush=True)


def check(heard: Heard, asked: Asked) -> Heard:
    """The same again, if it has all the tokens that were asked for."""
    if len(heard.ids) != asked.max_tokens:
        raise RuntimeError(f"{len(heard.ids)} tokens came where {asked.max_tokens} were asked for")
    return heard
