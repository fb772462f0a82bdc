"""What do the first eight minutes on a GPU or TPU tell?

Run `python spike/40_first_minutes.py` from the project's root, or with the names of some stages; without
names all run, the most valuable first. Each stage has a process and a time of its own, and each row is
printed and written to OUT/40_first_minutes.json when it is known. The run ends by itself after 8 minutes.
With `--carried FOLDER` it begins with programs that were compiled elsewhere:
`xlabatch compile random:llama-8b FOLDER --for h200 --slots 8 --context 2048`.

`--tiny` rehearses every stage at small sizes on any machine; what it measures there means nothing.
"""

import argparse
import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_CLIENT_MEM_FRACTION", "0.92")
os.environ.setdefault("XLABATCH_PROGRAMS", f"{tempfile.gettempdir()}/xlabatch-40-programs")

import gpu
import gpu_stages
import jax
from gpu_stages import attempt
from measure import Row

from xlabatch import XlaBatchEngine
from xlabatch.engine import compilation, kept_programs
from xlabatch.verify.checks import VerifyOptions, verify

h200 = import_module("17_h200")
MINUTES = 8.0
STAGE_SECONDS = {"verified": 100, "processes": 110, "job": 150}
OTHER_STAGES = 75
PACKAGES = "jax", "jaxlib", "libtpu", "jax-cuda12-plugin", "jax-cuda13-plugin", "numpy", "transformers"
GRAPHS: dict[str, compilation.Options] = {  # compile options
    "off": {"xla_gpu_graph_min_graph_size": 10**6},
    "as XLA does": {},
    "with loops and branches": compilation.IN_GRAPHS,
}
PLAN = replace(h200.Plan(), counts=(1, 8, 64), budgets=(512, 2048), job_budget=2048)
TINY = replace(h200.TINY, counts=(1, 3), budgets=(16, 64))
Plan = Any  # of 17_h200.py, whose stages these are a selection of


def versions(_: Plan) -> Iterator[Row]:
    """The device, and what runs on it."""
    [device, *_others] = jax.devices()
    packages: dict[str, str | None] = {}
    for package in PACKAGES:
        try:
            packages[package] = version(package)
        except PackageNotFoundError:
            packages[package] = None
    yield {
        "device": device.device_kind,
        "devices": jax.device_count(),
        "platform": device.client.platform_version,
        "python": platform.python_version(),
        "memory, GB": (device.memory_stats() or {}).get("bytes_limit", 0) / 1e9,
        **packages,
    }


def carried(plan: Plan) -> Iterator[Row]:
    """Do programs that were compiled without the device load, and do they run?"""
    folder = os.environ.get("XLABATCH_CARRIED")
    if not folder:
        yield {"carried": "no folder was given"}
        return
    os.environ[kept_programs.CHOSEN] = folder
    compiled = list[str]()

    def compile_lowered(lowered: Any) -> Any:
        compiled.append(str(lowered.compiler_ir().operation.attributes["sym_name"]))
        return lowered.compile()

    kept_programs.compile_lowered = compile_lowered
    engine = engine_of(plan, compile="eager")
    programs = len(engine.runner.programs)
    yield {"loaded": programs - len(compiled), "compiled here": len(compiled), "which": compiled[:3]}
    served = gpu.streams(engine, gpu.make_requests(engine, plan.slots, plan.context // 4, 16))
    yield {"tokens": sum(map(len, served.values())), "start, s": engine.startup.total_s}


def verified(plan: Plan) -> Iterator[Row]:
    """`xlabatch verify` with two formats of weights: batched equals alone, and the oracle's tokens."""
    for name, weights, oracle in (
        (plan.small, "bfloat16", True),
        (plan.small, "int8", True),
        (plan.llama, "bfloat16", False),
    ):
        options = VerifyOptions(
            counts=[plan.slots],
            requests=8,
            seed=0,
            oracle=oracle,
            context=min(512, plan.context),
            weights=weights,
        )
        try:
            for check in verify(h200.source_of(name), options):
                yield {
                    "model": name,
                    "weights": weights,
                    "check": check.name,
                    "ok": check.ok,
                    "detail": check.detail,
                }
        except Exception as error:
            yield {"model": name, "weights": weights, "failed": f"{type(error).__name__}: {error}"[:600]}


def processes(plan: Plan) -> Iterator[Row]:
    """Do two processes that compile for themselves give the same bits?"""
    with tempfile.TemporaryDirectory() as folder:
        one, other = (
            gpu.in_a_process(__file__, "random:llama-15m", plan.slots, plan.context, f"{folder}/{n}", "")
            for n in range(2)
        )
    yield {"same bits": "bits" in one and one["bits"] == other.get("bits"), "first": one, "second": other}


def decode(plan: Plan) -> Iterator[Row]:
    """A decode program by slots, and by what is put into graphs; then the engine's step around it."""
    model = h200.loaded(plan.llama, "bfloat16")
    for slots in plan.counts:
        sizes = model, slots, plan.context, plan.at, plan.steps
        for graphs, options in GRAPHS.items():
            compilation.IN_GRAPHS = options
            compilation.programs_of.cache_clear()
            yield attempt(partial(milliseconds, gpu.program_ms, *sizes), slots=slots, graphs=graphs)
        for ahead in (0, 1):
            yield attempt(partial(milliseconds, gpu.engine_ms, *sizes, ahead), slots=slots, ahead=ahead)


def milliseconds(measure: Callable[..., float], *given: Any) -> Row:
    return {"ms": measure(*given)}


def profile(plan: Plan) -> Iterator[Row]:
    """A trace of some steps for a later look, with graphs as they are launched."""
    engine = engine_of(plan)
    engine.warm()
    for request in gpu.make_requests(engine, plan.slots, 8, plan.steps + 8):
        engine.submit(request)
    for _ in range(plan.slots + 4):
        engine.step()
    folder = os.environ["XLABATCH_TRACES"]
    with jax.profiler.trace(folder):
        for _ in range(4):
            engine.step()
        jax.block_until_ready(engine.runner.arrays)
    files = [file for file in Path(folder).rglob("*") if file.is_file()]
    yield {"files": len(files), "MB": sum(file.stat().st_size for file in files) / 1e6}


def engine_of(plan: Plan, **options: Any) -> XlaBatchEngine:
    """The engine that `xlabatch compile` compiles by default, of the plan's sizes."""
    model = h200.loaded(plan.llama, "bfloat16")
    return XlaBatchEngine(model, slots=plan.slots, context=plan.context, **options)


STAGES: dict[str, Callable[[Plan], Iterator[Row]]] = {
    each.__name__: each
    for each in (versions, carried, verified, processes, decode, h200.prefill, h200.job, h200.strong, profile)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", choices=[[], *STAGES], help="which (default all)")
    parser.add_argument("--tiny", action="store_true", help="at small sizes")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="when to stop (default 8)")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results", help="where JSON goes")
    parser.add_argument("--carried", type=Path, help="programs that were compiled elsewhere")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--engine", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    plan = TINY if args.tiny else PLAN
    if args.engine:
        name, slots, context = args.engine
        gpu.child(name, int(slots), int(context))
        return
    if args.child:
        gpu_stages.print_rows(STAGES[args.stages[0]](plan))
        return
    os.environ["XLABATCH_TRACES"] = str(args.out / "40_first_minutes_trace")
    if args.carried:
        os.environ["XLABATCH_CARRIED"] = str(args.carried)
    # a profiler that turns graphs off would show another program
    flags = f"{os.environ.get('XLA_FLAGS', '')} --xla_enable_command_buffers_during_profiling=true"
    if not args.tiny:
        os.environ["XLA_FLAGS"] = flags.strip()
    names = args.stages or list(STAGES)
    limits = {name: STAGE_SECONDS.get(name, OTHER_STAGES) for name in names}
    options = ["--tiny"] if args.tiny else []
    gpu_stages.run_stages(__file__, names, options, args.out, 60 * args.minutes, limits)


if __name__ == "__main__":
    main()
