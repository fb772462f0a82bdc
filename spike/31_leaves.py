"""What do leaves cost? Steps of an engine without a mesh beside those of tensor=1, in turns.

python spike/31_leaves.py [ROUNDS, 5] [WEIGHTS, float32] [FAMILY, llama ...]

Families have the sizes of llama-135m. With llama and olmo2 the difference of their differences is what a norm
over all heads costs on a mesh.
"""

import sys
import time

import measure
import numpy as np

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import random_from_config

ROUNDS = measure.round_count(5)
WEIGHTS = sys.argv[2] if len(sys.argv) > 2 else "float32"
FAMILIES = sys.argv[3:] or ["llama"]
MESHES = (None, "tensor=1")
SIZES, TOKENS = SHAPES["llama-135m"], 24


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
    sources = {family: random_from_config(family, SIZES | {"model_type": family}) for family in FAMILIES}
    engines = {
        f"{family}, {mesh or 'no mesh'}": XlaBatchEngine.of(
            source, weights=WEIGHTS, mesh=mesh, slots=8, context=256, compile="eager"
        )
        for family, source in sources.items()
        for mesh in MESHES
    }
    found: dict[str, list[tuple[float, ...]]] = {name: [] for name in engines}
    for _ in range(ROUNDS + 1):
        for name, engine in engines.items():
            found[name].append((decode_ms(engine, 1), decode_ms(engine, 8), prefill_ms(engine)))
    for name, times in found.items():
        one, eight, prefill = np.median(np.array(times[1:]), axis=0)
        print(f"{name:17} decode: 1 row {one:6.1f} ms, 8 rows {eight:6.1f}; prompt of 128: {prefill:6.1f}")
