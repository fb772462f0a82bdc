"""mlx-lm in 12_peers.py: its BatchGenerator on CPU.

Its wheel contains the reference BLAS. The comparison preloads OpenBLAS, which is much faster.
"""

import time
from typing import Any

import mlx_lm
from mlx_lm.generate import BatchGenerator
from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import PeerRequest, warm_up


def serve(job: Job) -> None:
    model, *_ = mlx_lm.load(job.model)
    warm_up_requests = [
        PeerRequest(each.prompt[:16], min(each.max_tokens, 3)) for each in warm_up(job.requests, job.slots)
    ]
    complete_all(model, warm_up_requests, len(warm_up_requests), job.slots)
    started = time.perf_counter()
    completions = complete_all(model, job.requests, job.slots if job.closed else len(job.requests), job.slots)
    print_result(completions, started, time.perf_counter())


def complete_all(model: Any, requests: list[PeerRequest], max_in_flight: int, slots: int) -> list[Completion]:
    """Serve all requests, at most `max_in_flight` at once."""
    generator = BatchGenerator(model, completion_batch_size=slots, prefill_batch_size=min(8, slots))
    completions: dict[Any, Completion] = {}  # by mlx-lm's uid, which ascend
    in_flight = 0
    while in_flight or len(completions) < len(requests):
        if more := requests[len(completions) : len(completions) + max_in_flight - in_flight]:
            now = time.perf_counter()
            uids = generator.insert([list(each.prompt) for each in more], [each.max_tokens for each in more])
            for uid, each in zip(uids, more, strict=True):
                completions[uid] = Completion(len(each.prompt), now, 0.0, 0.0, [])
            in_flight += len(more)
        _, responses = generator.next()
        now = time.perf_counter()
        for each in responses:
            completion = completions[each.uid]
            completion.first_s, completion.last_s = completion.first_s or now, now
            completion.ids.append(int(each.token))
            in_flight -= each.finish_reason is not None
    generator.close()
    return [
        validated(completion, request)
        for completion, request in zip(completions.values(), requests, strict=True)
    ]


if __name__ == "__main__":
    serve(parse_job())
