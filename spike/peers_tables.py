"""The tables of 12_peers.py: medians, ratios of the runs of a round, agreement of tokens.

A run during which other work took a second of processor time or more is reported but not counted: threads
that wait for each other by spinning lose far more than that second.
"""

from dataclasses import dataclass
from statistics import median

from measure import Row
from peers_kl import Losses
from peers_run import Run
from peers_systems import SYSTEMS, System

DISTURBED_S = 1.0


@dataclass(frozen=True)
class Case:
    """A workload at a type of weights and a number of slots."""

    workload: str
    type: str
    slots: int

    def __str__(self) -> str:
        return f"{self.workload} {self.type} x{self.slots}"


@dataclass(frozen=True)
class CaseRun:
    """A run with its round, its case and its system."""

    round: int
    case: Case
    system: System
    run: Run


def speeds(runs: list[CaseRun], losses: Losses) -> list[Row]:
    """Every system in every case: the medians of its rounds."""
    return [
        speed(runs, case, system) | ({"KL": losses.get((system.key, case.type))} if losses else {})
        for case in cases(runs)
        for system in SYSTEMS
        if runs_of(runs, case, system)
    ]


def speed(runs: list[CaseRun], case: Case, system: System) -> Row:
    processes = [each.run for each in runs_of(runs, case, system)]
    valid = [each.numbers for each in processes if is_valid(each)]
    tok_s = [numbers["tok_s"] for numbers in valid]
    ratio = speedup(runs, case, system)
    return {
        "case": str(case),
        "system": system.name,
        "tok/s": median(tok_s) if valid else None,
        "lowest-highest": f"{min(tok_s):.4g}-{max(tok_s):.4g}" if valid else "none counts",
        "TTFT ms": median(numbers["ttft_mean"] for numbers in valid) * 1e3 if valid else None,
        "xlabatch/it": ratio if system.peer != "xlabatch" else None,
        "runs that count": f"{len(valid)} of {len(processes)}",
        "others' CPU s, most": max((each.others_cpu_s or 0.0 for each in processes), default=0.0),
    }


def ratios(runs: list[CaseRun]) -> list[Row]:
    """xlabatch over each peer; of llama.cpp the better of its two modes."""
    rows = []
    for case in cases(runs):
        row: Row = {"case": str(case)}
        llama = [speedup(runs, case, system) for system in SYSTEMS if system.peer == "llamacpp"]
        row["llama.cpp, the better"] = min((each for each in llama if each is not None), default=None)
        for system in SYSTEMS:
            if system.peer not in ("xlabatch", "llamacpp"):
                row[system.name] = speedup(runs, case, system)
        rows.append(row)
    return rows


def speedup(runs: list[CaseRun], case: Case, system: System) -> float | None:
    """The ratio of xlabatch's tok/s to this system's, median over the rounds."""
    xlabatch, other = rates(runs, case, SYSTEMS[0]), rates(runs, case, system)
    both = [xlabatch[round] / other[round] for round in xlabatch if round in other]
    return median(both) if both else None


def rates(runs: list[CaseRun], case: Case, system: System) -> dict[int, float]:
    """tok/s of the valid runs, by round."""
    return {
        each.round: each.run.numbers["tok_s"] for each in runs_of(runs, case, system) if is_valid(each.run)
    }


def is_valid(run: Run) -> bool:
    """Whether a run ended without failure and without much other work."""
    return not run.failure and (run.others_cpu_s or 0.0) < DISTURBED_S


def agreement(runs: list[CaseRun]) -> list[Row]:
    """Tokens equal to those of transformers at the same position of a request, in the last round."""
    rows = []
    for case in cases(runs):
        if case.type == "float32":
            streams = {each.system: each.run.numbers["ids"] for each in runs if is_complete(each, case)}
            reference = next((of for system, of in streams.items() if system.peer == "transformers"), None)
            for system, stream in streams.items():
                if reference is not None and system.peer != "transformers":
                    rows.append(
                        {"case": str(case), "system": system.name, "equal": agreement_text(reference, stream)}
                    )
    return rows


def agreement_text(reference: list[list[int]], streams: list[list[int]]) -> str:
    pairs = [
        pair
        for expected, actual in zip(reference, streams, strict=True)
        for pair in zip(expected, actual, strict=True)
    ]
    return f"{sum(a == b for a, b in pairs)} of {len(pairs)}"


def is_complete(each: CaseRun, case: Case) -> bool:
    return each.case == case and not each.run.failure


def cases(runs: list[CaseRun]) -> list[Case]:
    return list(dict.fromkeys(each.case for each in runs))


def runs_of(runs: list[CaseRun], case: Case, system: System) -> list[CaseRun]:
    return [each for each in runs if (each.case, each.system) == (case, system)]
