"""How soon does an 8th turn begin with prefix reuse, and with the prompt caches of mlx-lm and llama.cpp?

The conversation of 22_prefix_reuse.py (100 tokens in, 50 out) on one checkpoint in float32, greedy, each
system in a process of its own, in turn. Without a cache, a system gets the last turn's prompt at once.
llama.cpp is used over HTTP, xlabatch and mlx-lm in Python.

    LLAMA_BIN=FOLDER_OF_LLAMA_SERVER python spike/27_conversation_peers.py MLX_PYTHON [ROUNDS, 1]
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TURNS, NEW, ANSWER, VOCAB, FIRST = 8, 100, 50, 49152, 300
GGUF = "model-f32.gguf"


def turns() -> list[list[int]]:
    """The ids that a client adds in each turn."""
    rng = random.Random(1)
    return [[rng.randrange(FIRST, VOCAB) for _ in range(NEW)] for _ in range(TURNS)]


def xlabatch(folder: str) -> dict[str, float]:
    from xlabatch import Request, XlaBatchEngine

    seconds = {}
    for name, reuse in (("with", True), ("without", False)):
        engine = XlaBatchEngine.load(folder, weights="float32", slots=8, context=2048, prefix_reuse=reuse)
        engine.warm()
        prompt = list[int]()
        for new in turns():
            prompt = prompt + new
            for event in engine.run([Request(prompt=prompt, max_tokens=ANSWER, ignore_eos=True)]):
                assert event.token is not None
                prompt = [*prompt, event.token]
                if event.stats and event.stats.ttft_s:
                    seconds[name] = event.stats.ttft_s
    return seconds


def mlx(folder: str) -> dict[str, float]:
    import mlx.core as mx
    import mlx_lm
    from mlx_lm.generate import generate_step
    from mlx_lm.models.cache import make_prompt_cache

    model, *_ = mlx_lm.load(folder)
    cache, prompt, unread, first_s = make_prompt_cache(model), list[int](), list[int](), 0.0
    for new in turns():
        prompt, unread, began = prompt + new, unread + new, time.perf_counter()
        answer = list[int]()
        for token, _ in generate_step(mx.array(unread), model, max_tokens=ANSWER, prompt_cache=cache):
            answer.append(int(token))
            if len(answer) == 1:
                first_s, last_prompt = time.perf_counter() - began, prompt
        prompt, unread = prompt + answer, answer[-1:]  # the last token was not run
    began = time.perf_counter()
    next(iter(generate_step(mx.array(last_prompt), model, max_tokens=1)))
    return {"with": first_s, "without": time.perf_counter() - began}


def llama_cpp(folder: str) -> dict[str, float]:
    import peers_llamacpp as llama
    from peers_workload import PeerRequest

    threads, options = len(os.sched_getaffinity(0)), ("-np", "1", "-c", "2048", "-fa", "on")
    with llama.running(Path(folder) / GGUF, threads, *options) as port:
        prompt = list[int]()
        for new in turns():
            prompt = prompt + new
            answer = llama.complete(port, PeerRequest(prompt, ANSWER), cache_prompt=True)
            last_prompt, prompt = prompt, prompt + answer.ids
        alone = llama.complete(port, PeerRequest(last_prompt, 1))
    return {"with": answer.first_s - answer.sent_s, "without": alone.first_s - alone.sent_s}


RUN = {"xlabatch": xlabatch, "mlx-lm": mlx, "llama.cpp": llama_cpp}


def main() -> None:
    if sys.argv[1] in RUN:
        print(json.dumps(RUN[sys.argv[1]](sys.argv[2])))
        return
    import measure
    import peers_checkpoint
    import peers_gguf

    rounds = int((*sys.argv[2:3], "1")[0])
    found: dict[str, list[dict[str, float]]] = {name: [] for name in RUN}
    with tempfile.TemporaryDirectory() as folder:
        peers_checkpoint.make(Path(folder))
        peers_gguf.make(Path(folder), "f32", Path(folder) / GGUF)
        for round in range(rounds):
            for name in list(RUN)[:: 1 if round % 2 else -1]:
                python = sys.argv[1] if name == "mlx-lm" else sys.executable
                command = [python, __file__, name, folder]
                output = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
                found[name].append(json.loads(output.splitlines()[-1]))
    rows = [row(name, each) for name, each in found.items()]
    measure.report(__file__, {f"first token of turn {TURNS}, {rounds} rounds": rows})


def row(name: str, seconds: list[dict[str, float]]) -> dict[str, object]:
    without, having = (statistics.median(each[kind] for each in seconds) for kind in ("without", "with"))
    return {"system": name, "s without": without, "s with": having, "ratio": without / having}


if __name__ == "__main__":
    main()
