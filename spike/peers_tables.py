"""What the runs of the race of 12_peers.py come to: medians, ratios of a round's runs, tokens that agree.

A run during which other work took a second of processor or more is told, and does not count: threads that
wait for each other by spinning lose far more than that second.
"""

from dataclasses import dataclass
from statistics import median

from measure import Row
from peers_run import Run
from peers_systems import SYSTEMS, System

DISTURBED_S = 1.0


@dataclass(frozen=True)
class Case:
    workload: str
    type: str
    slots: int

    def __str__(self) -> str:
        return f"{self.workload} {self.type} x{self.slots}"


@dataclass(frozen=True)
class Done:
    """A run and its place in the race."""

    round: int
    case: Case
    system: System
    run: Run


def speeds(done: list[Done]) -> list[Row]:
    """Every system in every case: the medians of its rounds."""
    return [
        speed(done, case, system) for case in cases(done) for system in SYSTEMS if ran(done, case, system)
    ]


def speed(done: list[Done], case: Case, system: System) -> Row:
    runs = [each.run for each in ran(done, case, system)]
    good = [each.numbers for each in runs if counts(each)]
    rates = [numbers["tok_s"] for numbers in good]
    ratio = against(done, case, system)
    return {
        "case": str(case),
        "system": system.name,
        "tok/s": median(rates) if good else None,
        "lowest-highest": f"{min(rates):.4g}-{max(rates):.4g}" if good else "none counts",
        "TTFT ms": median(numbers["ttft_mean"] for numbers in good) * 1e3 if good else None,
        "xlabatch/it": ratio if system.peer != "xlabatch" else None,
        "runs that count": f"{len(good)} of {len(runs)}",
        "others' CPU s, most": max((each.others_cpu_s or 0.0 for each in runs), default=0.0),
    }


def ratios(done: list[Done]) -> list[Row]:
    """xlabatch over each peer; llama.cpp by the better of its two ways."""
    rows = []
    for case in cases(done):
        row: Row = {"case": str(case)}
        llama = [against(done, case, system) for system in SYSTEMS if system.peer == "llamacpp"]
        row["llama.cpp, the better"] = min((each for each in llama if each is not None), default=None)
        for system in SYSTEMS:
            if system.peer not in ("xlabatch", "llamacpp"):
                row[system.name] = against(done, case, system)
        rows.append(row)
    return rows


def against(done: list[Done], case: Case, system: System) -> float | None:
    """The median over the rounds of xlabatch's tok/s over this system's."""
    ours, theirs = rates(done, case, SYSTEMS[0]), rates(done, case, system)
    both = [ours[round] / theirs[round] for round in ours if round in theirs]
    return median(both) if both else None


def rates(done: list[Done], case: Case, system: System) -> dict[int, float]:
    """tok/s by round, where the run counts."""
    return {each.round: each.run.numbers["tok_s"] for each in ran(done, case, system) if counts(each.run)}


def counts(run: Run) -> bool:
    """Whether it came to its end undisturbed."""
    return not run.failure and (run.others_cpu_s or 0.0) < DISTURBED_S


def agreement(done: list[Done]) -> list[Row]:
    """Tokens equal to those of transformers at the same place of the same request; the last round's."""
    rows = []
    for case in cases(done):
        if case.type == "float32":
            streams = {each.system: each.run.numbers["ids"] for each in done if whole(each, case)}
            reference = next((of for system, of in streams.items() if system.peer == "transformers"), None)
            for system, said in streams.items():
                if reference is not None and system.peer != "transformers":
                    rows.append({"case": str(case), "system": system.name, "equal": equal(reference, said)})
    return rows


def equal(reference: list[list[int]], said: list[list[int]]) -> str:
    pairs = [
        pair for ours, theirs in zip(reference, said, strict=True) for pair in zip(ours, theirs, strict=True)
    ]
    return f"{sum(a == b for a, b in pairs)} of {len(pairs)}"


def whole(each: Done, case: Case) -> bool:
    return each.case == case and not each.run.failure


def cases(done: list[Done]) -> list[Case]:
    return list(dict.fromkeys(each.case for each in done))


def ran(done: list[Done], case: Case, system: System) -> list[Done]:
    return [each for each in done if (each.case, each.system) == (case, system)]
