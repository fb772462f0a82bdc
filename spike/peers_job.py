"""One run of one system in 12_peers.py: its job on the command line, and its result as one line of JSON."""

import argparse
import json
import resource
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import mean

from peers_workload import PeerRequest, workload

KINDS = {"float32": "f32", "bfloat16": "bf16", "int8": "q8_0", "int4": "q4_0"}


@dataclass(frozen=True)
class Job:
    """The command line of a run."""

    model: str  # the folder of the checkpoint; the gguf files have its path as prefix
    workload: str
    type: str
    slots: int
    threads: int
    limit: int  # of requests; 0 is all
    mode: str  # one of the system's
    file: (
        str  # a real model's gguf file, from which the others are requantized; "": they are the checkpoint's
    )

    @property
    def gguf(self) -> str:
        """The file that peers read."""
        return self.file if self.type == "file" else f"{self.model}-{KINDS[self.type]}.gguf"

    @property
    def requests(self) -> list[PeerRequest]:
        requests = workload(self.workload)
        return requests[: self.limit or len(requests)]

    @property
    def closed(self) -> bool:
        """Whether as many requests are in flight as there are slots; otherwise all are sent at once."""
        return self.workload != "B"

    def arguments(self) -> list[str]:
        return [f"--{name}={value}" for name, value in asdict(self).items()]


def parse_job() -> Job:
    """The job on this process's command line."""
    parser = argparse.ArgumentParser()
    for name, field in Job.__dataclass_fields__.items():
        parser.add_argument(f"--{name}", type=field.type, required=True)
    return Job(**vars(parser.parse_args()))


@dataclass
class Completion:
    """A request as its client observes it, in seconds of one clock."""

    prompt: int
    sent_s: float
    first_s: float
    last_s: float
    ids: list[int]


def print_result(
    completions: Sequence[Completion], start_s: float, end_s: float, usage_of: int = resource.RUSAGE_SELF
) -> None:
    """Print the metrics of the run as JSON on the last line."""
    tokens, wall_s = sum(len(each.ids) for each in completions), end_s - start_s
    ttft = [each.first_s - each.sent_s for each in completions]
    itl = [(each.last_s - each.first_s) / (len(each.ids) - 1) for each in completions if len(each.ids) > 1]
    numbers = {
        "n_req": len(completions),
        "gen_tokens": tokens,
        "prompt_tokens": sum(each.prompt for each in completions),
        "total_s": round(wall_s, 4),
        "tok_s": round(tokens / wall_s, 3),
        "ttft_mean": round(mean(ttft), 4),
        "ttft_max": round(max(ttft), 4),
        "latency_mean": round(mean(each.last_s - each.sent_s for each in completions), 4),
        "itl_mean": round(mean(itl), 5) if itl else None,
        "rss_mb": resource.getrusage(usage_of).ru_maxrss // 1024,
        "ids": [each.ids for each in completions],
    }
    print(json.dumps(numbers), flush=True)


def complete_in_steps(
    requests: Sequence[PeerRequest],
    at_once: int,
    submit: Callable[[int, PeerRequest], None],
    step: Callable[[], Iterable[tuple[int, Sequence[int]]]],
) -> list[Completion]:
    """Serve requests, at most `at_once` together, by an engine whose steps return the new ids of requests."""
    waiting = list(enumerate(requests))
    running: dict[int, Completion] = {}
    done: dict[int, Completion] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            n, request = waiting.pop(0)
            running[n] = Completion(len(request.prompt), time.perf_counter(), 0.0, 0.0, [])
            submit(n, request)
        found = list(step())
        now = time.perf_counter()
        for n, ids in found:
            completion = running[n]
            completion.ids += ids
            if completion.ids:
                completion.first_s = completion.first_s or now
                completion.last_s = now
            if len(completion.ids) >= requests[n].max_tokens:
                done[n] = validated(running.pop(n), requests[n])
    return [done[n] for n in range(len(requests))]


def validated(completion: Completion, request: PeerRequest) -> Completion:
    """The completion, or RuntimeError if it has not all the requested tokens."""
    if len(completion.ids) != request.max_tokens:
        raise RuntimeError(f"a completion has {len(completion.ids)} of {request.max_tokens} tokens")
    return completion
