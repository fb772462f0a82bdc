"""vLLM in 12_peers.py: its engine in this process, with its defaults for CPUs.

Its prompts and its steps of decoding share steps. It reads the checkpoint of a model, in 16 or 32 bits.
"""

import time

from peers_job import Completion, Job, complete_in_steps, parse_job, print_result
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
    complete_all(engine, warm_up(job.requests, job.slots), job.slots)
    started = time.perf_counter()
    completions = complete_all(engine, job.requests, job.slots if job.closed else len(job.requests))
    print_result(completions, started, time.perf_counter())


def complete_all(engine: LLMEngine, requests: list[PeerRequest], at_once: int) -> list[Completion]:
    def submit(n: int, request: PeerRequest) -> None:
        engine.add_request(f"{n}", {"prompt_token_ids": request.prompt}, parameters(request, n))

    def step() -> list[tuple[int, list[int]]]:
        return [(int(each.request_id), each.outputs[0].token_ids) for each in engine.step()]

    return complete_in_steps(requests, at_once, submit, step)


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
