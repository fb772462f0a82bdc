"""Does batch invariance hold on a GPU, and how far is each figure from its roofline?

Run `python spike/17_h200.py` from the project's root, or with the names of some stages; without names all run
in the order of their value. Each stage has a process of its own (gpu_stages.py). Each row is printed and
written to results/17_h200.json at once, so that an interrupted run keeps what it has measured, and a stage
that fails takes nothing with it. `--minutes 9` ends the run in time. Compiled programs are kept for the next
run on the same machine. `--tiny` runs every stage at small sizes on any machine, to see that it works.
"""

import argparse
import hashlib
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_CLIENT_MEM_FRACTION", "0.95")
os.environ.setdefault("XLABATCH_PROGRAMS", f"{tempfile.gettempdir()}/xlabatch-17-programs")

import gpu
import gpu_stages
import jax
import jax.numpy as jnp
import measure
from gpu_stages import attempt
from measure import Row

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source, random_from_config
from xlabatch.engine import promise
from xlabatch.model import attention
from xlabatch.model.params import Linear, Mlp, with_order
from xlabatch.model.triton import attention as attention_triton
from xlabatch.verify.checks import VerifyOptions, verify


@dataclass(frozen=True)
class Plan:
    """The models and sizes to measure."""

    llama: str = "random:llama-8b"
    qwen: str = "random:qwen3-8b"
    small: str = "random:llama-135m"
    experts: str = "random:qwen3-30b-a3b"
    context: int = 2048
    counts: tuple[int, ...] = (1, 8, 64, 256, 32, 128)
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
    experts="experts",
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


SMALL = {  # families of which there is no random shape
    "vocab_size": 32000,
    "hidden_size": 512,
    "intermediate_size": 1536,
    "num_hidden_layers": 6,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 64,
    "max_position_embeddings": 4096,
    "eos_token_id": [7],
    "bos_token_id": 1,
    "pad_token_id": 0,
}
FAMILIES = {
    "windows": SMALL | {"model_type": "gemma2", "sliding_window": 100, "query_pre_attn_scalar": 64},
    "odd heads": SMALL | {"model_type": "llama", "head_dim": 96, "tie_word_embeddings": False},
    "experts": SMALL
    | {"model_type": "qwen3_moe", "num_experts": 16, "num_experts_per_tok": 4, "moe_intermediate_size": 256},
}


def source_of(name: str) -> Source:
    """A random shape, or one of FAMILIES."""
    return random_from_config(name, FAMILIES[name]) if name in FAMILIES else open_source(name)


@cache
def loaded(name: str, weights: str) -> Model:
    """A model with random weights, drawn on the device once."""
    return load.load(source_of(name), weights, packs=False)  # on a CPU, too: as on a GPU


def device(_plan: Plan) -> Iterator[Row]:
    """What the figures of the other stages were taken with."""
    [found, *_] = jax.devices()
    memory = (found.memory_stats() or {}).get("bytes_limit", 0) / 1e9
    yield measure.metadata(__file__) | {"device": found.device_kind, "memory, GB": memory}


def start(plan: Plan) -> Iterator[Row]:
    """Start-up in separate processes, and whether the bits survive a restart, where kernels are autotuned."""
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
            yield {"way": name} | row | {"tuned": hashed}


def bandwidth(plan: Plan) -> Iterator[Row]:
    """The bandwidth and the operations a second of the simplest programs."""
    yield {
        "copy, GB/s": gpu.copy_bandwidth(plan.copy_bytes) / 1e9,
        "16-bit dot, TFLOP/s": gpu.dot_flops(plan.copy_bytes) / 1e12,
    }


def columns(plan: Plan) -> Iterator[Row]:
    """Does a dot give equal columns equal bits at every index? What does another column cost?"""
    for name, p in linears(plan).items():
        for count in (1, 2, *plan.counts[1:]):
            yield attempt(partial(gpu.columns, p, count), linear=name, columns=count)


def fixed_order(plan: Plan) -> Iterator[Row]:
    """The price of products whose bits do not depend on the number of columns (the strong promise)."""
    for name, p in linears(plan).items():
        for count in (1, *plan.counts[1:], 2 * max(plan.counts)):
            yield attempt(partial(gpu.fixed_columns, p, count), linear=name, columns=count)


def linears(plan: Plan) -> dict[str, Linear]:
    """The linears of a layer, and the head."""
    params = loaded(plan.llama, "bfloat16").params
    layer, head = params.layers[0], params.head or params.embed
    assert isinstance(layer.mlp, Mlp)
    assert isinstance(layer.qkv, Linear)
    assert isinstance(layer.out, Linear)
    assert isinstance(layer.mlp.down, Linear)
    return {"qkv": layer.qkv, "out": layer.out, "up": layer.mlp.up, "down": layer.mlp.down, "head": head}


def invariance(plan: Plan) -> Iterator[Row]:
    """`xlabatch verify`: against the oracle for small models, otherwise only batched against solo."""
    small = [
        ("windows", "bfloat16"),
        ("odd heads", "bfloat16"),
        ("experts", "bfloat16"),
        (plan.small, "int8"),
    ]
    cases = [
        (plan.small, "bfloat16", True),
        (plan.llama, "bfloat16", False),
        *((*case, True) for case in small),
    ]
    for name, weights, oracle in cases:
        run: dict[str, Any] = {"counts": [plan.slots], "requests": 24, "seed": 0, "oracle": oracle}
        run |= {"context": min(512, plan.context), "weights": weights}
        labels: Row = {"model": name, "weights": weights}
        try:
            for check in verify(source_of(name), VerifyOptions(**run)):
                yield labels | {"check": check.name, "ok": check.ok, "detail": check.detail}
        except Exception as error:  # the next model may still pass
            yield labels | {
                "check": "it runs",
                "ok": False,
                "detail": f"{type(error).__name__}: {error}"[:600],
            }


def kernels(plan: Plan) -> Iterator[Row]:
    """The kernel against blocked attention in decode: difference, time, and whether it writes the same."""
    for slots in plan.counts:
        yield attempt(partial(kernel, plan, slots), slots=slots)


def kernel(plan: Plan, slots: int) -> Row:
    """The same for one number of slots."""
    cfg = source_of(plan.llama).spec.config
    kv, new = gpu.attention_inputs(cfg, slots, plan.context, plan.at)
    run = {
        "xla": gpu.with_donated_cache(attention.update_and_attend),
        "triton": gpu.with_donated_cache(gpu.kernel()),
    }
    results = {backend: run[backend](jax.tree.map(jnp.copy, kv), *new) for backend in run}
    (xla_kv, xla), (triton_kv, triton) = results["xla"], results["triton"]
    row: Row = {"apart": float(jnp.abs(triton - xla).max() / jnp.abs(xla).max())}
    row["writes the same"] = gpu.bit_equal((xla_kv.keys, xla_kv.values), (triton_kv.keys, triton_kv.values))
    row["same bits again"] = True
    for _ in range(plan.repeats):  # its programs write and read the same blocks concurrently
        triton_kv, repeated = run["triton"](triton_kv, *new)
        row["same bits again"] &= gpu.bit_equal(repeated, triton)
    thunks = {b: measure.with_state(run[b], jax.tree.map(jnp.copy, kv), *new) for b in run}
    times = measure.time_interleaved(thunks, 5)
    row |= {f"{backend}, ms": times[backend].ms for backend in run}
    row["triton, GB/s"] = gpu.kv_bytes(cfg, plan.at) * slots / cfg.layers / times["triton"].ms / 1e6
    return row


def decode(plan: Plan) -> Iterator[Row]:
    """A decode step by slots: the program only, and the engine with pending steps."""
    fast = gpu.copy_bandwidth(plan.copy_bytes)
    for slots in plan.counts:
        yield attempt(partial(step, plan, slots, fast), slots=slots)


def step(plan: Plan, slots: int, fast: float) -> Row:
    """The same for one number of slots, with the bytes a second that a copy reaches."""
    model = loaded(plan.llama, "bfloat16")
    floor = 1e3 * (model.read_bytes + slots * gpu.kv_bytes(model.config, plan.at)) / fast
    program = gpu.program_ms(model, slots, plan.context, plan.at, plan.steps)
    row: Row = {"floor, ms": floor, "program, ms": program}
    for ahead in (0, 1, 2):
        row[f"{ahead} ahead, ms"] = gpu.engine_ms(model, slots, plan.context, plan.at, plan.steps, ahead)
    best = min(row[f"{ahead} ahead, ms"] for ahead in (0, 1, 2))
    return row | {"best, ms": best, "tok/s": 1e3 * slots / best, "of floor": floor / best}


def sampling(plan: Plan) -> Iterator[Row]:
    """What options cost beside greedy rows: a step computes those that some row has, for all rows."""
    ways: dict[str, dict[str, Any]] = {
        "greedy": {},
        "top-p": {"temperature": 0.8, "top_p": 0.9, "top_k": 50},
        "penalties": {"temperature": 0.8, "repetition_penalty": 1.1, "presence_penalty": 0.5},
    }
    for slots in plan.counts[1:3]:
        for way, options in ways.items():
            sizes = slots, plan.context, plan.at, plan.steps, 1
            timed = partial(gpu.engine_ms, loaded(plan.llama, "bfloat16"), *sizes, **options)
            yield attempt(partial(as_row, timed), slots=slots, requests=way)


def as_row(timed: Callable[[], float]) -> Row:
    """A row of one time."""
    return {"ms": timed()}


def strong(plan: Plan) -> Iterator[Row]:
    """The price of the strong promise, with the products of both backends of Pallas, and whether engines of
    other shapes give the same streams."""
    model = loaded(plan.llama, "bfloat16")
    on_gpu = jax.default_backend() == "gpu"
    fixed = promise.in_fixed_order(model) if on_gpu else model
    orders = {"fixed": fixed}
    if on_gpu:
        orders["mosaic"] = replace(fixed, params=with_order(fixed.params, "mosaic"))
    for slots in plan.counts[:3]:
        yield attempt(partial(price, plan, {"xla": model} | orders, slots), slots=slots)
    shapes: list[dict[str, Any]] = [
        {"slots": plan.slots, "budget": plan.budgets[0]},
        {"slots": 1, "budget": plan.budgets[1]},
    ]

    if on_gpu:
        shapes.append(shapes[0] | {"steps_per_dispatch": 8, "promise": "strong"})

    def same(model: Model) -> Row:
        served = []
        for shape in shapes:
            engine = XlaBatchEngine(model, context=plan.context, **shape)
            served.append(gpu.streams(engine, gpu.make_requests(engine, 4, plan.at // 2, 16)))
        return {"same streams in all shapes": all(each == served[0] for each in served)}

    for order, each in orders.items():
        yield attempt(partial(same, each), products=order)
    for order, each in ({"xla": model} | orders).items():
        yield attempt(partial(burst, plan, each), products=order)


def burst(plan: Plan, model: Model) -> Row:
    """A quarter of the job: in a fixed order prompts and rows that decode share chunks."""
    count, prompt_length, max_tokens = plan.job
    slots = gpu.slots_that_fit(model, count // 4, plan.context)
    budget = plan.job_budget
    engine = XlaBatchEngine(model, slots=slots, context=plan.context, budget=budget, prefix_reuse=False)
    engine.warm()
    requests = gpu.make_requests(engine, count // 4, prompt_length, max_tokens)
    started = time.perf_counter()
    gpu.streams(engine, requests)
    return {"requests": len(requests), "s": time.perf_counter() - started}


def price(plan: Plan, models: dict[str, Model], slots: int) -> Row:
    """A decode step in XLA's order and in fixed ones."""
    sizes = slots, plan.context, plan.at, plan.steps
    row: Row = {f"{order}, ms": gpu.program_ms(model, *sizes) for order, model in models.items()}
    return row | {f"price, {each}": row[f"{each}, ms"] / row["xla, ms"] for each in models if each != "xla"}


def experts(plan: Plan) -> Iterator[Row]:
    """A decode step of a mixture of experts."""
    for slots in plan.counts[:3]:
        sizes = slots, plan.context, plan.at, plan.steps
        timed = partial(gpu.program_ms, loaded(plan.experts, "bfloat16"), *sizes)
        yield attempt(partial(as_row, timed), slots=slots)


def splits(plan: Plan) -> Iterator[Row]:
    """The cost or gain of splitting a row's cache; the bits depend on the number of splits."""
    model, default = loaded(plan.llama, "bfloat16"), attention_triton.TARGET_PROGRAMS
    try:
        for programs in (1, 64, default, 1024):
            attention_triton.TARGET_PROGRAMS = programs
            row: Row = {"programs wanted": programs}
            for slots in plan.counts[:3]:
                row[f"{slots} slots, ms"] = gpu.program_ms(model, slots, plan.context, plan.at, plan.steps)
            yield row
    finally:
        attention_triton.TARGET_PROGRAMS = default


def int8(plan: Plan) -> Iterator[Row]:
    """8-bit weights compared with 16-bit weights."""
    for slots in plan.counts[:2]:
        row: Row = {"slots": slots}
        for weights in ("bfloat16", "int8"):
            row[f"{weights}, ms"] = gpu.program_ms(
                loaded(plan.llama, weights), slots, plan.context, plan.at, plan.steps
            )
        yield row | {"times as fast": row["bfloat16, ms"] / row["int8, ms"]}


def prefill(plan: Plan) -> Iterator[Row]:
    """The time to first token by the budget of prompt tokens per step."""
    model = loaded(plan.llama, "bfloat16")
    for budget in plan.budgets:
        engine = XlaBatchEngine(
            model, slots=plan.slots, context=plan.context, budget=budget, prefix_reuse=False
        )
        engine.warm()
        times = [gpu.first_token_s(engine, plan.at) for _ in range(5)]
        took = sorted(times)[2]
        work = 2 * gpu.parameters(model) * plan.at / took / 1e12
        yield {"budget": budget, "prompt": plan.at, "first token, ms": 1e3 * took, "TFLOP/s": work}


def job(plan: Plan) -> Iterator[Row]:
    """Many equal requests at once, and some of them again alone, to compare the bits."""
    model, (count, prompt_length, max_tokens) = loaded(plan.qwen, "bfloat16"), plan.job
    slots = gpu.slots_that_fit(model, count, max(plan.context, prompt_length + max_tokens))
    engine = XlaBatchEngine(
        model,
        slots=slots,
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
    row: Row = {"requests": count, "slots": slots, "in": prompt_length, "out": max_tokens}
    yield row | {"s": took, "tok/s": count * max_tokens / took}
    sample = requests[:: max(count // 4, 1)]
    for request in sample:
        alone = gpu.streams(engine, [request])[request.id]
        yield {"request": request.id, "bit-equal alone": alone == batched[request.id]}


STAGES: dict[str, Callable[[Plan], Iterator[Row]]] = {
    each.__name__: each
    for each in (
        *(device, bandwidth, columns, kernels, invariance, decode, job, int8, start),
        *(strong, sampling, fixed_order, prefill, experts, splits),
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", choices=[[], *STAGES], help="which (default all)")
    parser.add_argument("--tiny", action="store_true", help="at small sizes")
    parser.add_argument("--minutes", type=float, default=600, help="when to stop")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results", help="where JSON goes")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--engine", nargs=3, metavar=("MODEL", "SLOTS", "CONTEXT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.engine:
        name, slots, context = args.engine
        gpu.child(name, int(slots), int(context))
    elif args.child:
        gpu_stages.print_rows(STAGES[args.stages[0]](TINY if args.tiny else Plan()))
    else:
        names, options = args.stages or list(STAGES), ["--tiny"] if args.tiny else []
        if "device" not in names:
            names = ["device", *names]  # the bars depend on it
        gpu_stages.run_stages(__file__, names, options, args.out, 60 * args.minutes)


if __name__ == "__main__":
    main()
