"""vLLM in 12_peers.py: its engine in this process, with its defaults for CPUs.

Its prompts and its steps of decoding share steps. It reads the checkpoint of a model, in 16 or 32 bits.
"""

import time

from peers_job import Completion, Job, parse_job, print_result, validated
from peers_workload import TEMPERATURE, TOP_K, TOP_P, PeerRequest, warm_up
from vllm import EngineArgs, LLMEngine, SamplingParams
from vllm.sampling_params import RequestOutputKind

CONTEXT = 512


def serve(job: Job) -> None:
    engine = LLMEngine.from_engine_args(
        EngineArgs(
            model=job.model,
            dtype=job.type,
            skip_tokenizer_init=True,
            max_model_len=CONTEXT,
            max_num_seqs=job.slots,
            enable_prefix_caching=False,
            disable_log_stats=True,
        )
    )
    complete_all(engine, warm_up(job.requests, job.slots), job.slots, "warm")
    started = time.perf_counter()
    completions = complete_all(engine, job.requests, job.slots if job.closed else len(job.requests), "timed")
    print_result(completions, started, time.perf_counter())


def complete_all(engine: LLMEngine, requests: list[PeerRequest], at_once: int, name: str) -> list[Completion]:
    """Serve requests, at most `at_once` together."""
    waiting = list(enumerate(requests))
    running: dict[str, tuple[int, Completion]] = {}
    done: dict[int, Completion] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            n, request = waiting.pop(0)
            id = f"{name} {n}"
            running[id] = n, Completion(len(request.prompt), time.perf_counter(), 0.0, 0.0, [])
            engine.add_request(id, {"prompt_token_ids": request.prompt}, parameters(request, n))
        outputs = engine.step()
        now = time.perf_counter()
        for output in outputs:
            n, completion = running[output.request_id]
            completion.ids += output.outputs[0].token_ids
            if completion.ids:
                completion.first_s = completion.first_s or now
                completion.last_s = now
            if output.finished:
                done[n] = validated(completion, requests[n])
                del running[output.request_id]
    return [done[n] for n in range(len(requests))]


def parameters(request: PeerRequest, seed: int) -> SamplingParams:
    sampled = {"temperature": TEMPERATURE, "top_k": TOP_K, "top_p": TOP_P, "seed": seed}
    return SamplingParams(
        max_tokens=request.max_tokens,
        ignore_eos=True,
        detokenize=False,
        output_kind=RequestOutputKind.DELTA,
        **(sampled if request.sampled else {"temperature": 0.0}),
    )


if __name__ == "__main__":
    serve(parse_job())
