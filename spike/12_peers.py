"""How fast is xlabatch compared with llama.cpp, OpenVINO GenAI, vLLM, transformers and mlx-lm?

All get the same requests. Each run is a fresh process; systems take turns, round after round, never two at
once. A ratio is the median of the rounds' ratios. tok/s are new tokens over the wall time of a workload,
prefill included; TTFT starts when a request is sent. A: 16 requests of 128 + 64 tokens, a closed loop. B: 24
ragged requests, all sent at once. C: the same, 8 in flight. S: C with sampled tokens. A system that is not
installed is left out. With a text, `KL` says how accurate each is (`peers_kl.py`).
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

import measure
from peers_job import Job
from peers_kl import Losses, measure_losses
from peers_run import Run, run, without_folders
from peers_systems import (
    HOW_TO_INSTALL,
    SYSTEMS,
    Paths,
    System,
    command,
    installed_versions,
    prepare,
    settings,
)
from peers_tables import Case, CaseRun, agreement, is_valid, ratios, speeds

B_SLOTS = 8


@dataclass(frozen=True)
class Plan:
    """The runs: every case in every round, and in each case every system that supports it."""

    cases: list[Case]
    systems: list[System]
    rounds: int
    paths: Paths
    options: argparse.Namespace

    def order(self) -> Iterator[tuple[int, Case, System]]:
        for round in range(self.rounds):
            for case in self.cases:
                for system in self.systems[:: -1 if round % 2 else 1]:
                    if case.type in system.types and (case.workload != "S" or system.samples):
                        yield round, case, system

    def job(self, case: Case, system: System) -> Job:
        threads, limit = self.options.threads, self.options.requests
        model, file = str(self.paths.model), self.paths.file
        return Job(model, case.workload, case.type, case.slots, threads, limit, system.mode, file)


def main() -> None:
    options = parse_options()
    paths = Paths(
        options.peers_python,
        options.folder.resolve(),
        os.environ.get("LLAMA_BIN", ""),
        options.vllm_python or options.peers_python,
        options.openblas,
        str(options.file.resolve()) if options.file else "",
    )
    versions = installed_versions(paths)
    systems = [system for system in select_systems(options.systems) if is_available(system, versions)]
    if any(system.peer == "mlx" for system in systems) and not paths.openblas:
        print("mlx-lm runs with the slow BLAS of its wheel; --openblas gives it OpenBLAS", flush=True)
    if options.text and systems[0].peer != "xlabatch":
        sys.exit("--text needs xlabatch, with which the others are compared")
    prepare(paths, systems, options.types.split(","))
    limit_cores(options.threads)
    plan = Plan(list(cases(options)), systems, options.rounds, paths, options)
    losses = Losses()
    if options.text:
        losses = measure_losses(paths, systems, options.types.split(","), options.text, options.threads)
        print({f"KL of {type}, {system}": loss for (system, type), loss in losses.items()}, flush=True)
    done = run_all(plan)
    tables = {"speed": speeds(done, losses), "tok/s of xlabatch, as a multiple of": ratios(done)}
    tables["greedy tokens equal to those of transformers, float32"] = agreement(done)
    for title, rows in tables.items():
        if rows:
            measure.show(
                title, [{name: "" if cell is None else cell for name, cell in row.items()} for row in rows]
            )
    write(plan, versions, done, tables)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    env = os.environ.get
    parser.add_argument("--only", default="A,B", help="workloads")
    parser.add_argument("--systems", default="", help="such as xlabatch,llamacpp-off,transformers; all")
    parser.add_argument("--types", default="float32,bfloat16,int8,int4")
    parser.add_argument(
        "--file", type=Path, help="a real model's gguf file; the type `file` is the file as it is"
    )
    parser.add_argument("--text", type=Path, help="to measure how accurate each system is")
    parser.add_argument("--concurrency", default="1,2,4,8,16", help="for A; B and C have 8 slots")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--requests", type=int, default=0, help="of each workload, for a quick look; 0 is all"
    )
    parser.add_argument("--timeout", type=float, default=300, help="seconds that one run may take")
    parser.add_argument("--peers-python", default=env("PEERS_PYTHON", sys.executable))
    parser.add_argument("--vllm-python", default=env("VLLM_PYTHON", ""), help="if it is not the other peers'")
    parser.add_argument(
        "--folder", type=Path, default=Path(env("PEERS_FOLDER", "build/peers")), help="of the model's files"
    )
    parser.add_argument("--openblas", default=env("OPENBLAS", ""), help="libopenblas.so.0, for mlx-lm")
    parser.add_argument("--results", type=Path, default=Path(__file__).parent / "results" / "12_peers.json")
    options = parser.parse_args()
    if options.text and not options.file:
        parser.error("--text needs --file")
    return options


def select_systems(keys: str) -> list[System]:
    """The systems that --systems names."""
    names = keys.split(",") if keys else [system.key for system in SYSTEMS]
    known = {name for system in SYSTEMS for name in (system.key, system.peer)}
    if unknown := set(names) - known:
        sys.exit(f"systems {', '.join(sorted(unknown))}: unknown; choose from {', '.join(sorted(known))}")
    return [system for system in SYSTEMS if system.key in names or system.peer in names]


def is_available(system: System, versions: dict[str, str]) -> bool:
    """Whether all that a system needs is installed; prints what is missing and how to install it."""
    missing = [need for need in system.needs if need not in versions]
    for need in missing:
        print(f"{system.name} is left out: {need} is missing ({HOW_TO_INSTALL[need]})", flush=True)
    return not missing


def cases(options: argparse.Namespace) -> Iterator[Case]:
    for workload in options.only.split(","):
        slots = options.concurrency.split(",") if workload == "A" else [B_SLOTS]
        for type in options.types.split(","):
            for each in slots:
                yield Case(workload, type, int(each))


def limit_cores(threads: int) -> None:
    """Give every run as many cores as threads; XLA has no option for it and uses all that it finds."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])


def run_all(plan: Plan) -> list[CaseRun]:
    """All runs, each printed when it ends, with an estimate of the remaining time."""
    done: list[CaseRun] = []
    order = list(plan.order())
    for n, (round, case, system) in enumerate(order):
        env = settings(system, plan.options.threads, plan.paths)
        outcome = run(command(system, plan.job(case, system), plan.paths), env, plan.options.timeout)
        done.append(CaseRun(round, case, system, outcome))
        rest = sum(expected(done, case, system) for _, case, system in order[n + 1 :]) / 60
        print(
            f"{n + 1}/{len(order)} {case}, {system.name}: {describe(outcome)}; {rest:.1f} min left",
            flush=True,
        )
    return done


def expected(done: list[CaseRun], case: Case, system: System) -> float:
    """Seconds that a run will take: its mean so far, otherwise the mean of all."""
    same = [each.run.wall_s for each in done if (each.case, each.system) == (case, system)]
    return mean(same or [each.run.wall_s for each in done])


def describe(outcome: Run) -> str:
    others = "" if outcome.others_cpu_s is None else f", others took {outcome.others_cpu_s:.1f} CPU s"
    disturbed = "" if outcome.failure or is_valid(outcome) else ", DISTURBED: not counted"
    wall = f"{outcome.wall_s:.0f} s with loading{others}{disturbed}"
    if outcome.failure:
        return f"FAILED: {outcome.failure:.300}; {wall}"
    return f"{outcome.numbers['tok_s']:.1f} tok/s, TTFT {outcome.numbers['ttft_mean'] * 1e3:.0f} ms; {wall}"


def write(
    plan: Plan, versions: dict[str, str], done: list[CaseRun], tables: dict[str, list[measure.Row]]
) -> None:
    """Write the results, without this machine's folders."""
    metadata = measure.metadata(__file__)
    metadata["command"] = without_folders(metadata["command"])
    walls, others = (sum(each.run.wall_s for each in done), [each.run.others_cpu_s for each in done])
    metadata["cores that other work took"] = round(sum(each or 0 for each in others) / max(walls, 1), 2)
    first = plan.cases[0]
    commands = {
        system.name: without_folders(
            " ".join(
                [
                    *(f"{k}={v}" for k, v in settings(system, plan.options.threads, plan.paths).items()),
                    *command(system, plan.job(first, system), plan.paths),
                ]
            )
        )
        for system in plan.systems
    }
    runs = [
        {"round": each.round, **asdict(each.case), "system": each.system.name}
        | {"wall_s": round(each.run.wall_s, 1), "others_cpu_s": each.run.others_cpu_s}
        | ({"failure": each.run.failure} if each.run.failure else {})
        | {name: value for name, value in each.run.numbers.items() if name != "ids"}
        for each in done
    ]
    results = metadata | {"versions": versions, "commands": commands, "tables": tables, "runs": runs}
    plan.options.results.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    started = time.monotonic()
    main()
    print(f"{(time.monotonic() - started) / 60:.1f} minutes in all")
