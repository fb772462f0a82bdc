"""What does the engine do on a GPU: is the promise kept there, and how far is each figure from its floor?

One call, from the project's root: `python spike/17_h200.py`, or with the names of some stages. Each stage
prints its table and adds it to results/17_h200.json at once, so that a call that is cut short has measured
something. `--tiny` runs every stage in small, anywhere, to see that it works.
"""

import argparse
import hashlib
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.95")

import gpu
import jax
import jax.numpy as jnp
import measure
from measure import Row

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.model import attention, attention_triton
from xlabatch.model.params import Mlp
from xlabatch.verify.checks import verify


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    llama: str = "random:llama-8b"
    qwen: str = "random:qwen3-8b"
    small: str = "random:llama-135m"
    context: int = 2048
    counts: tuple[int, ...] = (1, 8, 32, 64, 128, 256)
    some: int = 8  # slots where one count must do
    at: int = 1024  # where rows are when a step is timed
    steps: int = 32
    copied: int = 2**31
    budgets: tuple[int, ...] = (128, 256, 512)
    job: tuple[int, int, int] = (256, 1024, 1024)  # requests, tokens in, tokens out
    budget: int = 256  # of the job
    again: int = 100  # how often the kernel repeats itself


TINY = Plan(
    llama="random:llama-15m",
    qwen="random:llama-15m",
    small="random:tiny",
    context=256,
    counts=(1, 3),
    some=3,
    at=140,
    steps=4,
    copied=2**24,
    budgets=(16, 64),
    job=(5, 40, 12),
    budget=64,
    again=3,
)


@cache
def loaded(name: str, weights: str) -> Model:
    """A model, drawn on the device once."""
    return load.load(open_source(name), weights)


def start(plan: Plan) -> list[Row]:
    """Start-up in processes of their own, and whether the bits outlive a restart: kernels are tuned anew."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        tuned = Path(folder) / "tuned.pbtxt"
        dump, load = (
            f"--xla_gpu_{what}={tuned}" for what in ("dump_autotune_results_to", "load_autotune_results_from")
        )
        ways = {  # where compiled programs are kept, and flags, which are part of what they are kept by
            "cold": ("a", ""),
            "warm": ("a", ""),
            "cold, tuned anew": ("b", dump),
            "cold, as tuned before": ("c", load),
        }
        for way, (programs, flags) in ways.items():
            if flags == load and not tuned.exists():
                continue
            cached = f"{folder}/{programs}"
            told = gpu.in_a_process(__file__, plan.llama, plan.some, plan.context, cached, flags)
            hashed = hashlib.sha256(tuned.read_bytes()).hexdigest()[:12] if flags and tuned.exists() else None
            rows.append({"way": way} | told | {"tuned": hashed})
    return rows


def bandwidth(plan: Plan) -> list[Row]:
    """What the memory and the cores give to the simplest programs."""
    return [
        {
            "copy, GB/s": gpu.copied(plan.copied) / 1e9,
            "16-bit dot, TFLOP/s": gpu.multiplied(plan.copied) / 1e12,
        }
    ]


def columns(plan: Plan) -> list[Row]:
    """Does a dot give equal columns equal bits, wherever they stand? What does a column more cost?"""
    params = loaded(plan.llama, "bfloat16").params
    layer, head = params.layers[0], params.head
    assert isinstance(layer.mlp, Mlp)
    linears = {"qkv": layer.qkv, "out": layer.out, "up": layer.mlp.up, "down": layer.mlp.down, "head": head}
    return [
        {"linear": name, "columns": count} | gpu.columns(p, count)
        for name, p in linears.items()
        if p
        for count in (1, 2, *plan.counts[1:])
    ]


def promise(plan: Plan) -> list[Row]:
    """`xlabatch verify`: beside the oracle where it is small, else among themselves."""
    rows: list[Row] = []
    cases = (plan.small, "bfloat16", True), (plan.small, "int8", True), (plan.llama, "bfloat16", False)
    for name, weights, oracle in cases:
        source = open_source(name)
        for check in verify(
            source,
            counts=[plan.some],
            requests=12,
            seed=1,
            context=min(512, plan.context),
            weights=weights,
            oracle=oracle,
        ):
            rows.append(
                {
                    "model": name,
                    "weights": weights,
                    "check": check.name,
                    "ok": check.ok,
                    "detail": check.detail,
                }
            )
            print(rows[-1], flush=True)
    return rows


def kernels(plan: Plan) -> list[Row]:
    """The kernel beside blocked attention in decode: how far apart, how fast; and does it write the same?"""
    cfg = loaded(plan.llama, "bfloat16").config
    rows: list[Row] = []
    for slots in plan.counts:
        kv, new = gpu.looking(cfg, slots, plan.context, plan.at)
        run = {"xla": gpu.growing(attention.update_and_attend), "triton": gpu.growing(gpu.ours())}
        held = {way: run[way](jax.tree.map(jnp.copy, kv), *new) for way in run}
        (wanted, blocks), (grown, ours) = held["xla"], held["triton"]
        row: Row = {"slots": slots, "apart": float(jnp.abs(ours - blocks).max() / jnp.abs(blocks).max())}
        row["writes the same"] = gpu.same((wanted.keys, wanted.values), (grown.keys, grown.values))
        row["same bits again"] = True
        for _ in range(plan.again):  # its programs write and read the same blocks at once
            grown, told = run["triton"](grown, *new)
            row["same bits again"] &= gpu.same(told, ours)
        calls = {way: measure.carry(run[way], jax.tree.map(jnp.copy, kv), *new) for way in run}
        times = measure.in_turns(calls, 5)
        row |= {f"{way}, ms": times[way].ms for way in run}
        row["triton, GB/s"] = gpu.kv_bytes(cfg, plan.at) * slots / cfg.layers / times["triton"].ms / 1e6
        rows.append(row)
    return rows


def decode(plan: Plan) -> list[Row]:
    """A step by slots: the program alone, and the whole engine with steps in flight."""
    model, fast = loaded(plan.llama, "bfloat16"), gpu.copied(plan.copied)
    rows: list[Row] = []
    for slots in plan.counts:
        needed = model.read_bytes + slots * gpu.kv_bytes(model.config, plan.at)
        floor = 1e3 * needed / fast
        row: Row = {
            "slots": slots,
            "floor, ms": floor,
            "program, ms": gpu.program_ms(model, slots, plan.context, plan.at, plan.steps),
        }
        for ahead in (0, 1, 2):
            row[f"engine, {ahead} ahead, ms"] = gpu.engine_ms(
                model, slots, plan.context, plan.at, plan.steps, ahead
            )
        best = min(row[f"engine, {ahead} ahead, ms"] for ahead in (0, 1, 2))
        rows.append(row | {"tok/s": 1e3 * slots / best, "of floor": floor / best})
        print(rows[-1], flush=True)
    return rows


def splits(plan: Plan) -> list[Row]:
    """What cutting a row's cache costs or gains: the bits follow from how it is cut."""
    model, usual = loaded(plan.llama, "bfloat16"), attention_triton.TARGET_PROGRAMS
    rows: list[Row] = []
    try:
        for programs in (1, 64, usual, 1024):
            attention_triton.TARGET_PROGRAMS = programs
            row: Row = {"programs wanted": programs}
            for slots in plan.counts[:3]:
                row[f"{slots} slots, ms"] = gpu.program_ms(model, slots, plan.context, plan.at, plan.steps)
            rows.append(row)
    finally:
        attention_triton.TARGET_PROGRAMS = usual
    return rows


def eighths(plan: Plan) -> list[Row]:
    """8-bit weights beside 16-bit ones."""
    rows: list[Row] = []
    for slots in plan.counts[:2]:
        row: Row = {"slots": slots}
        for weights in ("bfloat16", "int8"):
            row[f"{weights}, ms"] = gpu.program_ms(
                loaded(plan.llama, weights), slots, plan.context, plan.at, plan.steps
            )
        rows.append(row | {"times as fast": row["bfloat16, ms"] / row["int8, ms"]})
    loaded.cache_clear()
    return rows


def prefill(plan: Plan) -> list[Row]:
    """The time to a first token of a prompt, by the size of its pieces."""
    model = loaded(plan.llama, "bfloat16")
    rows: list[Row] = []
    for budget in plan.budgets:
        engine = XlaBatchEngine(model, slots=plan.some, context=plan.context, budget=budget)
        engine.warm()
        times = [gpu.first_token_s(engine, plan.at) for _ in range(5)]
        took = sorted(times)[2]
        work = 2 * gpu.parameters(model) * plan.at / took / 1e12
        rows.append({"budget": budget, "prompt": plan.at, "first token, ms": 1e3 * took, "TFLOP/s": work})
    return rows


def job(plan: Plan) -> list[Row]:
    """Many equal requests at once, and some of them again alone, for the bits."""
    loaded.cache_clear()
    model, (count, read, said) = loaded(plan.qwen, "bfloat16"), plan.job
    engine = XlaBatchEngine(
        model, slots=count, context=max(plan.context, read + said), budget=plan.budget, ahead=2
    )
    engine.warm()
    asked = gpu.requests(engine, count, read, said)
    began = time.perf_counter()
    together = gpu.streams(engine, asked)
    took = time.perf_counter() - began
    sample = asked[:: max(count // 4, 1)]
    same = sum(gpu.streams(engine, [request])[request.id] == together[request.id] for request in sample)
    return [
        {
            "requests": count,
            "in": read,
            "out": said,
            "s": took,
            "tok/s": count * said / took,
            "bit-equal alone": f"{same} of {len(sample)}",
        }
    ]


STAGES: dict[str, Callable[[Plan], list[Row]]] = {
    each.__name__: each
    for each in (start, bandwidth, columns, kernels, promise, decode, prefill, splits, job, eighths)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", choices=[[], *STAGES], help="which (default all)")
    parser.add_argument("--tiny", action="store_true", help="in small")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results", help="where JSON goes")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--slots", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--context", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        gpu.child(args.child, args.slots, args.context)
        return
    plan, tables = TINY if args.tiny else Plan(), dict[str, list[Row]]()
    for name in args.stages or STAGES:
        began = time.perf_counter()
        try:
            tables[name] = STAGES[name](plan)
        except Exception as error:  # the next stage may still measure something
            tables[name] = [{"failed": f"{type(error).__name__}: {error}"[:600]}]
        measure.show(f"{name}, {time.perf_counter() - began:.0f} s", tables[name])
        gpu.keep(__file__, args.out, tables)


if __name__ == "__main__":
    main()
