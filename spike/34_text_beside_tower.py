"""Does a stream of text go on while a vision tower of real size encodes images beside it?

The tower has the sizes of Qwen 2.5 VL's, 32 layers of 1280 numbers, and random weights in bfloat16. One
greedy request after the other is decoded, and the gaps between their tokens are measured, in turn:
- alone
- images: a thread encodes one image after the other with lower priority, as a server does
- normal: the same without lower priority
The tower's own seconds for an image are measured beside text and alone, and how much of its processor time is
that of threads with lower priority. Pixels become patches before anything is timed.

    python spike/34_text_beside_tower.py [ROUNDS, 5] [SIDE of images in pixels, 448] [MODEL=WEIGHTS ...]
"""

import os
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import jax
import jax.numpy as jnp
import measure
import numpy as np
from measure import Row

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import open_source
from xlabatch.server.service import lower_priority
from xlabatch.text.samples import sample_prompts
from xlabatch.vision import images
from xlabatch.vision.config import CLIP_MEAN, CLIP_STD, MAX_PIXELS, Preprocessing, TowerConfig
from xlabatch.vision.tower import Dense, Tower, TowerBlock, TowerPrograms, compile_tower, encode
from xlabatch.vision.windows import Windows, arrange_windows

ROUNDS = measure.round_count(5)
SIDE = int(sys.argv[2]) if len(sys.argv) > 2 else 448
MODELS = sys.argv[3:] or ["=float32", "random:llama-135m=bfloat16"]
SECONDS = 6.0  # of text in each mode and round, at least; images are encoded to their end
TOKENS = 128  # of a request
FULL = (7, 15, 23, 31)  # layers that attend to the whole image
LAYERS = 32
SIZES = TowerConfig(
    depth=LAYERS,
    width=1280,
    inner=3420,
    heads=16,
    patch=14,
    frames=2,
    merge=2,
    window=4,
    full=tuple(n in FULL for n in range(LAYERS)),
    out=2048,
)


class Encoder:
    """A tower, and an image for it."""

    def __init__(self, cfg: TowerConfig, side: int) -> None:
        self.cfg, self.tower = cfg, random_tower(cfg)
        pixels = np.random.default_rng(1).integers(0, 256, (side, side, 3), np.uint8)
        limits = Preprocessing(56 * 56, MAX_PIXELS, tuple(CLIP_MEAN), tuple(CLIP_STD))
        self.windows: Windows = arrange_windows(images.cut_patches(pixels, cfg, limits), cfg)
        self.programs: TowerPrograms = compile_tower(cfg, self.tower, self.windows)

    def seconds(self) -> float:
        """Encode the image -> the seconds that it took."""
        began = time.perf_counter()
        encode(self.cfg, self.programs, self.tower, self.windows, threading.Event())
        return time.perf_counter() - began


@dataclass
class Measured:
    """What was measured in one mode."""

    gaps_ms: list[float] = field(default_factory=list)
    images_s: list[float] = field(default_factory=list)


def random_tower(cfg: TowerConfig) -> Tower:
    """A tower whose layers all have the same random weights."""
    keys = iter(jax.random.split(jax.random.key(0), 16))

    def dense(out: int, inputs: int) -> Dense:
        weight = jax.random.normal(next(keys), (out, inputs), jnp.bfloat16) * jnp.bfloat16(inputs**-0.5)
        return Dense(weight, jnp.zeros(out, jnp.bfloat16))

    width, unit = cfg.width, cfg.width * cfg.unit
    ones = jnp.ones(width, jnp.bfloat16)
    gate, up, down = dense(cfg.inner, width), dense(cfg.inner, width), dense(width, cfg.inner)
    block = TowerBlock(ones, dense(3 * width, width), dense(width, width), ones, gate, up, down)
    stacked = jax.tree.map(lambda leaf: jnp.tile(leaf[None], (cfg.depth, *[1] * leaf.ndim)), block)
    embed = dense(width, cfg.patch_numbers).weight
    return Tower(embed, stacked, ones, dense(unit, unit), dense(cfg.out, unit))


def stream(engine: XlaBatchEngine, prompt: tuple[int, ...], is_over: Callable[[], bool]) -> list[float]:
    """Decode one request after the other until it is over -> the milliseconds between tokens."""
    gaps: list[float] = []
    while not is_over():
        last = None
        for _ in engine.run([Request(prompt=prompt, max_tokens=TOKENS, ignore_eos=True)]):
            now = time.perf_counter()
            gaps += [(now - last) * 1e3] if last else []
            last = now
    return gaps


@contextmanager
def encoding(encoder: Encoder, is_over: Callable[[], bool], lowered: bool) -> Iterator[list[float]]:
    """One image after the other in a thread, until it is over -> their seconds, once the thread has ended."""
    taken: list[float] = []

    def work() -> None:
        while not is_over():
            taken.append(encoder.seconds())

    with ThreadPoolExecutor(1, "images", lower_priority if lowered else lambda: None) as pool:
        done = pool.submit(work)
        yield taken
        done.result()


def measured(engine: XlaBatchEngine, prompt: tuple[int, ...], encoder: Encoder, mode: str) -> Measured:
    """Gaps and images of one mode."""
    end = time.perf_counter() + SECONDS

    def is_over() -> bool:
        return time.perf_counter() > end

    if mode == "alone":
        return Measured(stream(engine, prompt, is_over))
    with encoding(encoder, is_over, lowered=mode == "images") as taken:
        gaps = stream(engine, prompt, is_over)
    return Measured(gaps, taken)


def thread_ticks() -> dict[str, tuple[int, int]]:
    """Each thread's processor time in ticks of the clock, and its nice value."""
    found = {}
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            found[task.name] = int(fields[11]) + int(fields[12]), int(fields[16])
    return found


def image_alone(encoder: Encoder) -> Row:
    """The tower's seconds without text, and the share of its processor time at lower priority."""
    before = thread_ticks()
    with encoding(encoder, iter([False, False, False, True]).__next__, lowered=True) as taken:
        pass
    used = {
        name: (ticks - before.get(name, (0, 0))[0], nice) for name, (ticks, nice) in thread_ticks().items()
    }
    total = sum(ticks for ticks, _ in used.values())
    return {
        "image": f"{SIDE} x {SIDE} pixels, {encoder.windows.valid.sum()} patches",
        "alone, s": statistics.median(taken),
        "processor, s": total / os.sysconf("SC_CLK_TCK") / len(taken),
        "share with lower priority": sum(ticks for ticks, nice in used.values() if nice > os.nice(0)) / total,
    }


def compared(name: str, encoder: Encoder) -> list[Row]:
    """Rows of the table: each mode in turn, in changing order."""
    model, _, weights = name.partition("=")
    source = open_source(model or None)
    engine = XlaBatchEngine(load(source, weights), slots=4, context=256)
    engine.warm()
    [prompt] = sample_prompts(source, [32], seed=1)
    stream(engine, prompt, iter([False, True]).__next__)
    modes = {"alone": Measured(), "images": Measured(), "normal": Measured()}
    for n in range(ROUNDS):
        for mode in list(modes)[:: 1 if n % 2 else -1]:
            found = measured(engine, prompt, encoder, mode)
            modes[mode].gaps_ms += found.gaps_ms
            modes[mode].images_s += found.images_s
    return [row(name, mode, each) for mode, each in modes.items()]


def row(name: str, mode: str, found: Measured) -> Row:
    """A mode's gaps, and its images."""
    gaps = sorted(found.gaps_ms)
    return {
        "model": name,
        "mode": mode,
        "tokens": len(gaps),
        "median gap, ms": statistics.median(gaps),
        "99th percentile, ms": gaps[int(len(gaps) * 0.99)],
        "greatest, ms": gaps[-1],
        "images": len(found.images_s),
        "an image, s": statistics.median(found.images_s) if found.images_s else "-",
    }


def main() -> None:
    encoder = Encoder(SIZES, SIDE)
    encoder.seconds()
    alone = image_alone(encoder)
    rows = [each for name in MODELS for each in compared(name, encoder)]
    measure.report(__file__, {"gaps between tokens beside a tower": rows, "an image without text": [alone]})


if __name__ == "__main__":
    main()
