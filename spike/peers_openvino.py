"""OpenVINO GenAI in 12_peers.py: its pipeline with continuous batching reads the GGUF file.

Its cache of keys and values is in 8 bits and prompts are taken in chunks of 256 tokens, its defaults. Its
chunks of prompts and steps of decoding share steps, as in xlabatch.
"""

import time

import numpy as np
import openvino as ov
import openvino_genai as genai
from peers_job import Completion, Job, parse_job, print_result, validated
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
    """Serve requests, at most `at_once` together, in the thread that also reads them."""
    waiting = list(enumerate(requests))
    running: dict[int, tuple[genai.GenerationHandle, Completion]] = {}
    done: dict[int, Completion] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            n, request = waiting.pop(0)
            ids = ov.Tensor(np.array([request.prompt], np.int64))
            completion = Completion(len(request.prompt), time.perf_counter(), 0.0, 0.0, [])
            running[n] = pipeline.add_request(n, ids, config_of(request, n)), completion
        pipeline.step()
        now = time.perf_counter()
        for n, (handle, completion) in list(running.items()):
            while handle.can_read():
                for output in handle.read().values():
                    completion.first_s = completion.first_s or now
                    completion.last_s = now
                    completion.ids += output.generated_ids
            if len(completion.ids) >= requests[n].max_tokens:
                done[n] = validated(completion, requests[n])
                del running[n]
    return [done[n] for n in range(len(requests))]


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
