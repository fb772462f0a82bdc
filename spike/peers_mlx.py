"""mlx-lm in the race of 12_peers.py: its BatchGenerator on CPU.

Its wheel brings the reference BLAS; the race preloads OpenBLAS, without which it is not at its best.
"""

import time
from typing import Any

import mlx_lm
from mlx_lm.generate import BatchGenerator
from peers_job import Heard, Job, check, parsed, tell
from peers_workload import Asked, brief


def serve(job: Job) -> None:
    model, *_ = mlx_lm.load(job.model)
    warm = [Asked(prompt[:16], min(max_tokens, 3)) for prompt, max_tokens in brief(job.asked, job.slots)]
    drive(model, warm, len(warm), job.slots)
    began = time.perf_counter()
    heard = drive(model, job.asked, job.slots if job.closed else len(job.asked), job.slots)
    tell(heard, began, time.perf_counter())


def drive(model: Any, asked: list[Asked], room: int, slots: int) -> list[Heard]:
    """So many requests are in its hands until none is left."""
    generator = BatchGenerator(model, completion_batch_size=slots, prefill_batch_size=min(8, slots))
    heard: dict[Any, Heard] = {}  # by its own names, which ascend
    live = 0
    while live or len(heard) < len(asked):
        if more := asked[len(heard) : len(heard) + room - live]:
            now = time.perf_counter()
            names = generator.insert([list(each.prompt) for each in more], [each.max_tokens for each in more])
            for name, each in zip(names, more, strict=True):
                heard[name] = Heard(len(each.prompt), now, 0.0, 0.0, [])
            live += len(more)
        _, told = generator.next()
        now = time.perf_counter()
        for each in told:
            own = heard[each.uid]
            own.first_s, own.last_s = own.first_s or now, now
            own.ids.append(int(each.token))
            live -= each.finish_reason is not None
    generator.close()
    return [check(own, each) for own, each in zip(heard.values(), asked, strict=True)]


if __name__ == "__main__":
    serve(parsed())
