"""transformers in the race of 12_peers.py: its continuous batching, or static batches through generate.

A static batch's first tokens are timed when they exist; its caller gets them only when the batch ends.
"""

import time
from typing import Any

import torch
import transformers
from peers_job import Heard, Job, check, parsed, tell
from peers_workload import Asked, brief
from transformers.generation.configuration_utils import ContinuousBatchingConfig

PAD = 3


def serve(job: Job) -> None:
    torch.set_num_threads(job.threads)
    model = transformers.AutoModelForCausalLM.from_pretrained(
        job.model, dtype=torch.float32, attn_implementation="sdpa"
    ).eval()
    model.generation_config.eos_token_id = None
    {"continuous": continuous, "static": static}[job.way](job, model)


def continuous(job: Job, model: Any) -> None:
    """Its cache is sized from free memory unless it is told; what it is told here holds every workload."""
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
        warm = brief(job.asked, job.slots)
        drive(manager, warm, len(warm), "warm")
        began = time.perf_counter()
        heard = drive(manager, job.asked, job.slots if job.closed else len(job.asked), "timed")
        ended = time.perf_counter()
    tell(heard, began, ended)


def drive(manager: Any, asked: list[Asked], room: int, name: str) -> list[Heard]:
    """So many requests are in its hands until none is left."""
    sent: dict[str, float] = {}
    heard: dict[str, Heard] = {}
    names = [f"{name} {n}" for n in range(len(asked))]
    todo = dict(zip(names, asked, strict=True))
    while len(heard) < len(asked):
        for each in names[len(sent) : len(heard) + room]:
            sent[each] = time.perf_counter()
            manager.add_request(
                todo[each].prompt,
                request_id=each,
                max_new_tokens=todo[each].max_tokens,
                record_timestamps=True,
                eos_token_id=-1,
            )
        told = manager.get_result(timeout=1)
        if told is None and not manager.is_running():
            raise RuntimeError("its thread died")
        if told is not None and told.is_finished():
            each, times, ids = told.request_id, told.timestamps, list(told.generated_tokens)
            prompt = len(todo[each].prompt)
            heard[each] = check(Heard(prompt, sent[each], times[0], times[-1], ids), todo[each])
    return [heard[each] for each in names]


def static(job: Job, model: Any) -> None:
    """Batches one after the other."""
    batches = [job.asked[n : n + job.slots] for n in range(0, len(job.asked), job.slots)]
    generate(model, brief(job.asked, job.slots), 0.0)
    began = time.perf_counter()
    heard = [
        each
        for batch in batches
        for each in generate(model, batch, time.perf_counter() if job.closed else began)
    ]
    tell(heard, began, time.perf_counter())


def generate(model: Any, batch: list[Asked], sent_s: float) -> list[Heard]:
    """One batch, filled up on the left; it lasts as long as its longest answer."""
    longest = max(len(asked.prompt) for asked in batch)
    ids = torch.tensor([[PAD] * (longest - len(asked.prompt)) + asked.prompt for asked in batch])
    mask = torch.tensor([[0] * (longest - len(a.prompt)) + [1] * len(a.prompt) for a in batch])
    times: list[float] = []

    def note(ids: Any, scores: Any, **_: Any) -> Any:  # noqa: ARG001
        times.append(time.perf_counter())
        return torch.zeros(len(ids), dtype=torch.bool)

    with torch.inference_mode():
        rows = model.generate(
            ids,
            attention_mask=mask,
            do_sample=False,
            pad_token_id=PAD,
            max_new_tokens=max(asked.max_tokens for asked in batch),
            stopping_criteria=transformers.StoppingCriteriaList([note]),
        )
    ended = time.perf_counter()
    said = [
        row[longest : longest + asked.max_tokens].tolist() for row, asked in zip(rows, batch, strict=True)
    ]
    return [
        check(Heard(len(asked.prompt), sent_s, times[0], ended, ids), asked)
        for asked, ids in zip(batch, said, strict=True)
    ]


if __name__ == "__main__":
    serve(parsed())
