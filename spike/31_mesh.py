"""What do the exchanges of a mesh cost? Steps of an engine without one, and of tensor=1 and 2, in turns.

python spike/31_mesh.py [ROUNDS, 5] [WEIGHTS, int8] [SHAPE, llama-1b ...]

Shapes are those of `random:SHAPE`, with 4 layers. The two devices share one processor, so tensor=2 has no
more to compute with than the others: what is slower is the exchanges.
"""

import os
import sys
import time

os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=2"

import measure
import numpy as np

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import random_from_config

ROUNDS = measure.round_count(5)
WEIGHTS = sys.argv[2] if len(sys.argv) > 2 else "int8"
NAMES = sys.argv[3:] or ["llama-1b"]
MESHES = (None, "tensor=1", "tensor=2")
TOKENS = 24


def decode_ms(engine: XlaBatchEngine, rows: int) -> float:
    """Milliseconds of a decode step."""
    requests = [
        Request(id=f"{n}", prompt=[n + 1] * 32, max_tokens=TOKENS, ignore_eos=True, cache_prompt=False)
        for n in range(rows)
    ]
    for request in requests:
        engine.submit(request)
    for _ in range(rows + 2):
        engine.step()
    began, steps = time.perf_counter(), 0
    while not engine.idle:
        engine.step()
        steps += 1
    return (time.perf_counter() - began) / max(steps, 1) * 1000


def prefill_ms(engine: XlaBatchEngine) -> float:
    """Milliseconds of a prompt chunk of 128 tokens."""
    request = Request(id="p", prompt=[5] * 128, max_tokens=1, ignore_eos=True, cache_prompt=False)
    began = time.perf_counter()
    for _ in engine.run([request]):
        pass
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    sources = {name: random_from_config(name, SHAPES[name] | {"num_hidden_layers": 4}) for name in NAMES}
    engines = {
        f"{name}, {mesh or 'no mesh'}": XlaBatchEngine.of(
            source, weights=WEIGHTS, mesh=mesh, slots=8, context=256, compile="eager"
        )
        for name, source in sources.items()
        for mesh in MESHES
    }
    found: dict[str, list[tuple[float, ...]]] = {name: [] for name in engines}
    for _ in range(ROUNDS + 1):
        for name, engine in engines.items():
            found[name].append((decode_ms(engine, 1), decode_ms(engine, 8), prefill_ms(engine)))
    for name, times in found.items():
        one, eight, prefill = np.median(np.array(times[1:]), axis=0)
        print(f"{name:24} decode: 1 row {one:6.1f} ms, 8 rows {eight:6.1f}; prompt of 128: {prefill:6.1f}")
