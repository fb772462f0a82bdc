"""xlabatch in 12_peers.py: an engine under the load generator of its bench, without reuse of prompts."""

from typing import Any

from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import TEMPERATURE, TOP_K, TOP_P, PeerRequest, warm_up

from xlabatch.bench.load import RequestTrace, run_load
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request

CONTEXT, A_SLOTS = 512, 16


def serve(job: Job) -> None:
    slots = A_SLOTS if job.workload == "A" else job.slots  # one engine, however many requests are in flight
    engine = XlaBatchEngine.load(
        job.gguf if job.file else job.model,
        weights="stored" if job.file and job.type not in ("float32", "bfloat16") else job.type,
        slots=slots,
        context=CONTEXT,
        prefix_reuse=False,
        compile="eager",
    )
    run_load(engine, engine_requests(warm_up(job.requests, job.slots)))
    run = run_load(engine, engine_requests(job.requests), max_in_flight=job.slots if job.closed else None)
    traces = {trace.request.id: trace for trace in run.traces}
    completions = [completion(traces[f"{n}"], request) for n, request in enumerate(job.requests)]
    print_result(completions, 0.0, run.wall_s)


def engine_requests(requests: list[PeerRequest]) -> list[Request]:
    sampled: dict[str, Any] = {"temperature": TEMPERATURE, "top_k": TOP_K, "top_p": TOP_P}
    return [
        Request(
            id=f"{n}",
            prompt=each.prompt,
            max_tokens=each.max_tokens,
            ignore_eos=True,
            seed=n,
            **(sampled if each.sampled else {}),
        )
        for n, each in enumerate(requests)
    ]


def completion(trace: RequestTrace, request: PeerRequest) -> Completion:
    times = trace.token_times_s
    return validated(
        Completion(len(request.prompt), trace.sent_s, times[0], times[-1], trace.tokens), request
    )


if __name__ == "__main__":
    serve(parse_job())
