"""Does batch invariance hold on a GPU, and how far is each figure from its roofline?

Run `python spike/17_h200.py` from the project's root, or with the names of some stages. Each stage prints its
table and adds it to results/17_h200.json at once, so that an interrupted run keeps what it has measured.
`--tiny` runs every stage at small sizes on any machine, to see that it works.
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
from xlabatch.model import attention
from xlabatch.model.params import Linear, Mlp
from xlabatch.model.triton import attention as attention_triton
from xlabatch.verify.checks import verify


@dataclass(frozen=True)
class Plan:
    """The models and sizes to measure."""

    llama: str = "random:llama-8b"
    qwen: str = "random:qwen3-8b"
    small: str = "random:llama-135m"
    context: int = 2048
    counts: tuple[int, ...] = (1, 8, 32, 64, 128, 256)
    slots: int = 8  # where one slot count is enough
    at: int = 1024  # the rows' position when a step is timed
    steps: int = 32
    copy_bytes: int = 2**31
    budgets: tuple[int, ...] = (128, 256, 512)
    job: tuple[int, int, int] = (256, 1024, 1024)  # requests, prompt tokens, new tokens
    job_budget: int = 256
    repeats: int = 100  # of the kernel, to compare its bits


TINY = Plan(
    llama="random:llama-15m",
    qwen="random:llama-15m",
    small="random:tiny",
    context=256,
    counts=(1, 3),
    slots=3,
    at=140,
    steps=4,
    copy_bytes=2**24,
    budgets=(16, 64),
    job=(5, 40, 12),
    job_budget=64,
    repeats=3,
)


@cache
def loaded(name: str, weights: str) -> Model:
    """A model with random weights, drawn on the device once."""
    return load.load(open_source(name), weights)


def start(plan: Plan) -> list[Row]:
    """Start-up in separate processes, and whether the bits survive a restart, where kernels are autotuned."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        tuned = Path(folder) / "tuned.pbtxt"
        dump, load = (
            f"--xla_gpu_{what}={tuned}" for what in ("dump_autotune_results_to", "load_autotune_results_from")
        )
        starts = {  # the folder of compiled programs, and XLA flags, which are part of their key
            "cold": ("a", ""),
            "warm": ("a", ""),
            "cold, tuned anew": ("b", dump),
            "cold, as tuned before": ("c", load),
        }
        for name, (programs, flags) in starts.items():
            if flags == load and not tuned.exists():
                continue
            cached = f"{folder}/{programs}"
            row = gpu.in_a_process(__file__, plan.llama, plan.slots, plan.context, cached, flags)
            hashed = hashlib.sha256(tuned.read_bytes()).hexdigest()[:12] if flags and tuned.exists() else None
            rows.append({"way": name} | row | {"tuned": hashed})
    return rows


def bandwidth(plan: Plan) -> list[Row]:
    """The bandwidth and the operations a second of the simplest programs."""
    return [
        {
            "copy, GB/s": gpu.copy_bandwidth(plan.copy_bytes) / 1e9,
            "16-bit dot, TFLOP/s": gpu.dot_flops(plan.copy_bytes) / 1e12,
        }
    ]


def columns(plan: Plan) -> list[Row]:
    """Does a dot give equal columns equal bits at every index? What does another column cost?"""
    return [
        {"linear": name, "columns": count} | gpu.columns(p, count)
        for name, p in linears(plan).items()
        for count in (1, 2, *plan.counts[1:])
    ]


def fixed_order(plan: Plan) -> list[Row]:
    """The price of products whose bits do not depend on the number of columns (the strong promise)."""
    return [
        {"linear": name, "columns": count} | gpu.fixed_columns(p, count)
        for name, p in linears(plan).items()
        for count in (1, *plan.counts[1:], 2 * plan.counts[-1])
    ]


def linears(plan: Plan) -> dict[str, Linear]:
    """The linears of a layer, and the head."""
    params = loaded(plan.llama, "bfloat16").params
    layer, head = params.layers[0], params.head or params.embed
    assert isinstance(layer.mlp, Mlp)
    assert isinstance(layer.qkv, Linear)
    assert isinstance(layer.out, Linear)
    assert isinstance(layer.mlp.down, Linear)
    return {"qkv": layer.qkv, "out": layer.out, "up": layer.mlp.up, "down": layer.mlp.down, "head": head}


def invariance(plan: Plan) -> list[Row]:
    """`xlabatch verify`: against the oracle for small models, otherwise only batched against solo."""
    rows: list[Row] = []
    cases = (plan.small, "bfloat16", True), (plan.small, "int8", True), (plan.llama, "bfloat16", False)
    for name, weights, oracle in cases:
        source = open_source(name)
        for check in verify(
            source,
            counts=[plan.slots],
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
    """The kernel against blocked attention in decode: difference, time, and whether it writes the same."""
    cfg = loaded(plan.llama, "bfloat16").config
    rows: list[Row] = []
    for slots in plan.counts:
        kv, new = gpu.attention_inputs(cfg, slots, plan.context, plan.at)
        run = {
            "xla": gpu.with_donated_cache(attention.update_and_attend),
            "triton": gpu.with_donated_cache(gpu.kernel()),
        }
        results = {backend: run[backend](jax.tree.map(jnp.copy, kv), *new) for backend in run}
        (xla_kv, xla), (triton_kv, triton) = results["xla"], results["triton"]
        row: Row = {"slots": slots, "apart": float(jnp.abs(triton - xla).max() / jnp.abs(xla).max())}
        row["writes the same"] = gpu.bit_equal(
            (xla_kv.keys, xla_kv.values), (triton_kv.keys, triton_kv.values)
        )
        row["same bits again"] = True
        for _ in range(plan.repeats):  # its programs write and read the same blocks concurrently
            triton_kv, repeated = run["triton"](triton_kv, *new)
            row["same bits again"] &= gpu.bit_equal(repeated, triton)
        thunks = {b: measure.with_state(run[b], jax.tree.map(jnp.copy, kv), *new) for b in run}
        times = measure.time_interleaved(thunks, 5)
        row |= {f"{backend}, ms": times[backend].ms for backend in run}
        row["triton, GB/s"] = gpu.kv_bytes(cfg, plan.at) * slots / cfg.layers / times["triton"].ms / 1e6
        rows.append(row)
    return rows


def decode(plan: Plan) -> list[Row]:
    """A decode step by slots: the program only, and the engine with pending steps."""
    model, fast = loaded(plan.llama, "bfloat16"), gpu.copy_bandwidth(plan.copy_bytes)
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
    """The cost or gain of splitting a row's cache; the bits depend on the number of splits."""
    model, default = loaded(plan.llama, "bfloat16"), attention_triton.TARGET_PROGRAMS
    rows: list[Row] = []
    try:
        for programs in (1, 64, default, 1024):
            attention_triton.TARGET_PROGRAMS = programs
            row: Row = {"programs wanted": programs}
            for slots in plan.counts[:3]:
                row[f"{slots} slots, ms"] = gpu.program_ms(model, slots, plan.context, plan.at, plan.steps)
            rows.append(row)
    finally:
        attention_triton.TARGET_PROGRAMS = default
    return rows


def int8(plan: Plan) -> list[Row]:
    """8-bit weights compared with 16-bit weights."""
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
    """The time to first token by the budget of prompt tokens per step."""
    model = loaded(plan.llama, "bfloat16")
    rows: list[Row] = []
    for budget in plan.budgets:
        engine = XlaBatchEngine(
            model, slots=plan.slots, context=plan.context, budget=budget, prefix_reuse=False
        )
        engine.warm()
        times = [gpu.first_token_s(engine, plan.at) for _ in range(5)]
        took = sorted(times)[2]
        work = 2 * gpu.parameters(model) * plan.at / took / 1e12
        rows.append({"budget": budget, "prompt": plan.at, "first token, ms": 1e3 * took, "TFLOP/s": work})
    return rows


def job(plan: Plan) -> list[Row]:
    """Many equal requests at once, and some of them again alone, to compare the bits."""
    loaded.cache_clear()
    model, (count, prompt_length, max_tokens) = loaded(plan.qwen, "bfloat16"), plan.job
    engine = XlaBatchEngine(
        model,
        slots=count,
        context=max(plan.context, prompt_length + max_tokens),
        budget=plan.job_budget,
        ahead=2,
        prefix_reuse=False,
    )
    engine.warm()
    requests = gpu.make_requests(engine, count, prompt_length, max_tokens)
    started = time.perf_counter()
    batched = gpu.streams(engine, requests)
    took = time.perf_counter() - started
    sample = requests[:: max(count // 4, 1)]
    same = sum(gpu.streams(engine, [request])[request.id] == batched[request.id] for request in sample)
    return [
        {
            "requests": count,
            "in": prompt_length,
            "out": max_tokens,
            "s": took,
            "tok/s": count * max_tokens / took,
            "bit-equal alone": f"{same} of {len(sample)}",
        }
    ]


STAGES: dict[str, Callable[[Plan], list[Row]]] = {
    each.__name__: each
    for each in (
        start,
        bandwidth,
        columns,
        fixed_order,
        kernels,
        invariance,
        decode,
        prefill,
        splits,
        job,
        int8,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", choices=[[], *STAGES], help="which (default all)")
    parser.add_argument("--tiny", action="store_true", help="at small sizes")
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
        started = time.perf_counter()
        try:
            tables[name] = STAGES[name](plan)
        except Exception as error:  # the next stage may still succeed
            tables[name] = [{"failed": f"{type(error).__name__}: {error}"[:600]}]
        measure.show(f"{name}, {time.perf_counter() - started:.0f} s", tables[name])
        gpu.write_results(__file__, args.out, tables)


if __name__ == "__main__":
    main()
