"""How fast is xlabatch beside llama.cpp, transformers and mlx-lm, on one model and the same requests?

Each run is a fresh process; systems take turns, round after round, never two at once. A ratio is the median
of the rounds' ratios. tok/s are useful new tokens over a workload's whole wall time, prefill included; TTFT
counts from a request's submission. A: 16 requests of 128 + 64 tokens, a closed loop. B: 24 ragged ones, all
at once. What is not installed is left out, and said.
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
from peers_run import Run, nameless, run
from peers_systems import GET, SYSTEMS, Places, System, command, found, prepare, settings
from peers_tables import Case, Done, agreement, counts, ratios, speeds

B_SLOTS = 8


@dataclass(frozen=True)
class Plan:
    """What runs: every case in every round, and in each case every system that can take it."""

    cases: list[Case]
    systems: list[System]
    rounds: int
    places: Places
    options: argparse.Namespace

    def turns(self) -> Iterator[tuple[int, Case, System]]:
        for round in range(self.rounds):
            for case in self.cases:
                for system in self.systems[:: -1 if round % 2 else 1]:
                    if case.type in system.types:
                        yield round, case, system

    def job(self, case: Case, system: System) -> Job:
        threads, some = self.options.threads, self.options.requests
        return Job(str(self.places.model), case.workload, case.type, case.slots, threads, some, system.way)


def main() -> None:
    options = parsed()
    places = Places(
        options.peers_python, options.folder.resolve(), os.environ.get("LLAMA_BIN", ""), options.openblas
    )
    versions = found(places)
    systems = [system for system in chosen(options.systems) if able(system, versions)]
    if any(system.peer == "mlx" for system in systems) and not places.openblas:
        print("mlx-lm runs with the BLAS of its wheel: name OpenBLAS by --openblas for its best", flush=True)
    prepare(places, systems)
    keep_to(options.threads)
    plan = Plan(list(cases(options)), systems, options.rounds, places, options)
    done = race(plan)
    tables = {"speed": speeds(done), "xlabatch is so many times as fast as": ratios(done)}
    tables["greedy tokens that are those of transformers, float32"] = agreement(done)
    for title, rows in tables.items():
        if rows:
            measure.show(
                title, [{name: "" if cell is None else cell for name, cell in row.items()} for row in rows]
            )
    write(plan, versions, done, tables)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    env = os.environ.get
    parser.add_argument("--only", default="A,B", help="workloads")
    parser.add_argument("--systems", default="", help="such as xlabatch,llamacpp-off,transformers; all")
    parser.add_argument("--types", default="float32,int8")
    parser.add_argument("--concurrency", default="1,2,4,8,16", help="for A; B has 8 slots")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--requests", type=int, default=0, help="of each workload, for a quick look; 0 is all"
    )
    parser.add_argument("--timeout", type=float, default=300, help="seconds that one run may take")
    parser.add_argument("--peers-python", default=env("PEERS_PYTHON", sys.executable))
    parser.add_argument(
        "--folder", type=Path, default=Path(env("PEERS_FOLDER", "build/peers")), help="of the model's files"
    )
    parser.add_argument("--openblas", default=env("OPENBLAS", ""), help="libopenblas.so.0, for mlx-lm")
    parser.add_argument("--results", type=Path, default=Path(__file__).parent / "results" / "12_peers.json")
    return parser.parse_args()


def chosen(keys: str) -> list[System]:
    """The systems that were asked for."""
    wanted = keys.split(",") if keys else [system.key for system in SYSTEMS]
    known = {name for system in SYSTEMS for name in (system.key, system.peer)}
    if unknown := set(wanted) - known:
        sys.exit(f"systems {', '.join(sorted(unknown))}: not known; there are {', '.join(sorted(known))}")
    return [system for system in SYSTEMS if system.key in wanted or system.peer in wanted]


def able(system: System, versions: dict[str, str]) -> bool:
    """Whether all that it needs is there; what is not is said, with how one gets it."""
    missing = [need for need in system.needs if need not in versions]
    for need in missing:
        print(f"{system.name} is left out: {need} is missing ({GET[need]})", flush=True)
    return not missing


def cases(options: argparse.Namespace) -> Iterator[Case]:
    for workload in options.only.split(","):
        slots = options.concurrency.split(",") if workload == "A" else [B_SLOTS]
        for type in options.types.split(","):
            for each in slots:
                yield Case(workload, type, int(each))


def keep_to(threads: int) -> None:
    """Let every run have as many cores as threads; XLA has no option for it and takes what it sees."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])


def race(plan: Plan) -> list[Done]:
    """All runs, each told as it ends, with an estimate of the rest."""
    done: list[Done] = []
    turns = list(plan.turns())
    for n, (round, case, system) in enumerate(turns):
        how = settings(system, plan.options.threads, plan.places)
        ran = run(command(system, plan.job(case, system), plan.places), how, plan.options.timeout)
        done.append(Done(round, case, system, ran))
        rest = sum(expected(done, case, system) for _, case, system in turns[n + 1 :]) / 60
        print(f"{n + 1}/{len(turns)} {case}, {system.name}: {sentence(ran)}; {rest:.1f} min left", flush=True)
    return done


def expected(done: list[Done], case: Case, system: System) -> float:
    """Seconds that a run will take: as it took before, else as all take on average."""
    same = [each.run.wall_s for each in done if (each.case, each.system) == (case, system)]
    return mean(same or [each.run.wall_s for each in done])


def sentence(ran: Run) -> str:
    others = "" if ran.others_cpu_s is None else f", others took {ran.others_cpu_s:.1f} CPU s"
    noise = "" if ran.failure or counts(ran) else ", DISTURBED: does not count"
    took = f"{ran.wall_s:.0f} s with loading{others}{noise}"
    if ran.failure:
        return f"FAILED: {ran.failure:.300}; {took}"
    return f"{ran.numbers['tok_s']:.1f} tok/s, TTFT {ran.numbers['ttft_mean'] * 1e3:.0f} ms; {took}"


def write(
    plan: Plan, versions: dict[str, str], done: list[Done], tables: dict[str, list[measure.Row]]
) -> None:
    """The results, without this machine's folders."""
    about = measure.about(__file__)
    about["command"] = nameless(about["command"])
    walls, others = (sum(each.run.wall_s for each in done), [each.run.others_cpu_s for each in done])
    about["cores that other work took"] = round(sum(each or 0 for each in others) / max(walls, 1), 2)
    first = plan.cases[0]
    commands = {
        system.name: nameless(
            " ".join(
                [
                    *(f"{k}={v}" for k, v in settings(system, plan.options.threads, plan.places).items()),
                    *command(system, plan.job(first, system), plan.places),
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
    whole = about | {"versions": versions, "commands": commands, "tables": tables, "runs": runs}
    plan.options.results.write_text(json.dumps(whole, indent=1) + "\n")


if __name__ == "__main__":
    began = time.monotonic()
    main()
    print(f"{(time.monotonic() - began) / 60:.1f} minutes in all")
