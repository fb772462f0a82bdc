"""OpenVINO GenAI in 12_peers.py: its pipeline with continuous batching reads the GGUF file.

Its cache of keys and values is in 8 bits and prompts are taken in chunks of 256 tokens, its defaults. Its
chunks of prompts and steps of decoding share steps, as in xlabatch.
"""

import time
from collections.abc import Iterator

import numpy as np
import openvino as ov
import openvino_genai as genai
from peers_job import Completion, Job, complete_in_steps, parse_job, print_result
from peers_workload import TEMPERATURE, TOP_K, TOP_P, PeerRequest, warm_up


def serve(job: Job) -> None:
    scheduler = genai.SchedulerConfig()
    scheduler.enable_prefix_caching = False
    scheduler.max_num_seqs = job.slots
    threads = {"INFERENCE_NUM_THREADS": job.threads}
    pipeline = genai.ContinuousBatchingPipeline(job.gguf, scheduler, "CPU", threads)
    complete_all(pipeline, warm_up(job.requests, job.slots), job.slots)
    started = time.perf_counter()
    completions = complete_all(pipeline, job.requests, job.slots if job.closed else len(job.requests))
    print_result(completions, started, time.perf_counter())


def complete_all(
    pipeline: "genai.ContinuousBatchingPipeline", requests: list[PeerRequest], at_once: int
) -> list[Completion]:
    """Serve requests in the thread that also reads them."""
    handles: dict[int, genai.GenerationHandle] = {}

    def submit(n: int, request: PeerRequest) -> None:
        ids = ov.Tensor(np.array([request.prompt], np.int64))
        handles[n] = pipeline.add_request(n, ids, config_of(request, n))

    def step() -> Iterator[tuple[int, list[int]]]:
        pipeline.step()
        for n, handle in handles.items():
            while handle.can_read():
                for output in handle.read().values():
                    yield n, output.generated_ids

    return complete_in_steps(requests, at_once, submit, step)


def config_of(request: PeerRequest, seed: int) -> "genai.GenerationConfig":
    config = genai.GenerationConfig()
    config.max_new_tokens = request.max_tokens
    config.ignore_eos = True
    config.do_sample = request.sampled
    if request.sampled:
        config.temperature, config.top_k, config.top_p = TEMPERATURE, TOP_K, TOP_P
        config.rng_seed = seed
    return config


if __name__ == "__main__":
    serve(parse_job())
