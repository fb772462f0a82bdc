"""transformers in 12_peers.py: its continuous batching, or static batches through generate.

The first tokens of a static batch are timed when they exist; its caller gets them only when the batch ends.
"""

import time
from typing import Any

import torch
import transformers
from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import PeerRequest, warm_up
from transformers.generation.configuration_utils import ContinuousBatchingConfig

PAD = 3


def serve(job: Job) -> None:
    torch.set_num_threads(job.threads)
    model = transformers.AutoModelForCausalLM.from_pretrained(
        job.model, dtype=getattr(torch, job.type), attn_implementation="sdpa", trust_remote_code=False
    ).eval()
    model.generation_config.eos_token_id = None
    {"continuous": continuous, "static": static}[job.mode](job, model)


def continuous(job: Job, model: Any) -> None:
    """The size of its cache follows from free memory by default; the one given here holds every workload."""
    sizes = ContinuousBatchingConfig(
        page_size=256,
        num_blocks=64,
        max_batch_tokens=2048,
        max_requests_per_batch=job.slots,
        default_compile_level=0,
        allow_block_sharing=False,
    )
    rules = transformers.GenerationConfig(
        do_sample=False, eos_token_id=-1, pad_token_id=PAD, max_new_tokens=128
    )
    with model.continuous_batching_context_manager(
        generation_config=rules, continuous_batching_config=sizes, block=True, timeout=30
    ) as manager:
        short = warm_up(job.requests, job.slots)
        complete_all(manager, short, len(short), "warm")
        started = time.perf_counter()
        max_in_flight = job.slots if job.closed else len(job.requests)
        completions = complete_all(manager, job.requests, max_in_flight, "timed")
        ended = time.perf_counter()
    print_result(completions, started, ended)


def complete_all(
    manager: Any, requests: list[PeerRequest], max_in_flight: int, name: str
) -> list[Completion]:
    """Serve all requests, at most `max_in_flight` at once."""
    sent: dict[str, float] = {}
    completions: dict[str, Completion] = {}
    names = [f"{name} {n}" for n in range(len(requests))]
    by_name = dict(zip(names, requests, strict=True))
    while len(completions) < len(requests):
        for each in names[len(sent) : len(completions) + max_in_flight]:
            sent[each] = time.perf_counter()
            manager.add_request(
                by_name[each].prompt,
                request_id=each,
                max_new_tokens=by_name[each].max_tokens,
                record_timestamps=True,
                eos_token_id=-1,
            )
        output = manager.get_result(timeout=1)
        if output is None and not manager.is_running():
            raise RuntimeError("the thread of transformers' batching ended")
        if output is not None and output.is_finished():
            each, times, ids = output.request_id, output.timestamps, list(output.generated_tokens)
            prompt = len(by_name[each].prompt)
            completions[each] = validated(
                Completion(prompt, sent[each], times[0], times[-1], ids), by_name[each]
            )
    return [completions[each] for each in names]


def static(job: Job, model: Any) -> None:
    """Batches one after the other."""
    batches = [job.requests[n : n + job.slots] for n in range(0, len(job.requests), job.slots)]
    generate(model, warm_up(job.requests, job.slots), 0.0)
    started = time.perf_counter()
    completions = [
        each
        for batch in batches
        for each in generate(model, batch, time.perf_counter() if job.closed else started)
    ]
    print_result(completions, started, time.perf_counter())


def generate(model: Any, batch: list[PeerRequest], sent_s: float) -> list[Completion]:
    """One batch, padded on the left; it lasts as long as its longest output."""
    longest = max(len(request.prompt) for request in batch)
    ids = torch.tensor([[PAD] * (longest - len(request.prompt)) + request.prompt for request in batch])
    mask = torch.tensor([[0] * (longest - len(a.prompt)) + [1] * len(a.prompt) for a in batch])
    times: list[float] = []

    def record_time(ids: Any, scores: Any, **_: Any) -> Any:  # noqa: ARG001
        times.append(time.perf_counter())
        return torch.zeros(len(ids), dtype=torch.bool)

    with torch.inference_mode():
        rows = model.generate(
            ids,
            attention_mask=mask,
            do_sample=False,
            pad_token_id=PAD,
            max_new_tokens=max(request.max_tokens for request in batch),
            stopping_criteria=transformers.StoppingCriteriaList([record_time]),
        )
    ended = time.perf_counter()
    outputs = [
        row[longest : longest + request.max_tokens].tolist() for row, request in zip(rows, batch, strict=True)
    ]
    return [
        validated(Completion(len(request.prompt), sent_s, times[0], ended, ids), request)
        for request, ids in zip(batch, outputs, strict=True)
    ]


if __name__ == "__main__":
    serve(parse_job())
