"""What a person sees of the bench in a terminal of 80 columns: two tables for each study, and the sums."""

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from xlabatch.bench.metrics import Metrics
from xlabatch.bench.run import Bench, Outcome

BAR = 8
SPEED = {
    "tokens_per_s": "tokens\n/s",
    "mean_concurrency": "to-\ngether",
    "occupancy": "occu-\npancy",
    "decode_tokens_per_s": "decode\n/s",
    "prefill_tokens_per_s": "prefill\n/s",
    "floor_share": "of\nfloor",
}
WAITING = {
    "ttft_mean_s": "first\ntoken",
    "queue_mean_s": "queue",
    "gap_p50_s": "gap\np50",
    "gap_p95_s": "gap\np95",
    "gap_max_s": "gap\nmax",
    "step_s": "step",
}
STALLS = {
    "stall_p50_s": "stall\np50",
    "stall_p95_s": "stall\np95",
    "stall_max_s": "stall\nmax",
    "step_s": "usual\nstep",
    "ttft_longest_s": "first token\nof the long one",
}
SHARES = ("occupancy", "floor_share")


def waits(outcome: Outcome) -> Mapping[str, str]:
    """The times that a study is about, and their headings."""
    return STALLS if outcome.experiment.name == "budget" else WAITING


def experiment_table(bench: Bench, outcome: Outcome) -> RenderableType:
    """A study's question, its cases, and how they compare."""
    title = Text(outcome.experiment.title, style="bold")
    told = Text(f"{outcome.experiment.caption} {agreement(outcome)}", style="dim")
    tables = table(bench, outcome, SPEED, bars=True), table(bench, outcome, waits(outcome))
    return Padding(Group(title, told, *tables), (1, 0, 0, 0))


def agreement(outcome: Outcome) -> str:
    """Of how many requests every case gave the same tokens, in words."""
    same, all = outcome.same
    return f"The same tokens in every case: {same} of {all} requests."


def table(bench: Bench, outcome: Outcome, columns: Mapping[str, str], bars: bool = False) -> Table:
    """A line for each case; only its name may wrap."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    made.add_column("", overflow="fold")
    for heading in ([""] if bars else []) + [*columns.values()]:
        made.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    best = max(result.metrics["tokens_per_s"] or 0.0 for result in outcome.results)
    for result in outcome.results:
        numbers = bench.with_roofline_share(result)
        drawn = [bar(numbers, best)] if bars else []
        made.add_row(result.case.name, *drawn, *(cell(name, numbers[name]) for name in columns))
    return made


def bar(numbers: Metrics, best: float) -> Text:
    """Tokens a second, drawn."""
    share = (numbers["tokens_per_s"] or 0.0) / best if best else 0.0
    return Text("█" * round(BAR * share), style="cyan")


def cell(name: str, value: float | None) -> str:
    """A figure in a few letters, in the unit of its name."""
    if value is None:
        return "-"
    if name in SHARES:
        return f"{value:.0%}"
    return duration(value) if name.endswith("_s") and not name.endswith("_per_s") else number(value)


def number(value: float) -> str:
    """Three digits that count, or all before the point."""
    return f"{value:.{0 if value >= 100 else 1}f}"


def duration(seconds: float) -> str:
    """A time in the unit in which it is easily read: 3.2 µs, 0.42 ms, 5.1 ms, 144 ms, 1.2 s."""
    if not seconds:
        return "0"
    if seconds < 0.995e-5:
        return f"{seconds * 1e6:.1f} µs"
    if seconds >= 0.9995:
        return f"{seconds:.1f} s"
    ms = seconds * 1e3
    return f"{ms:.{0 if ms >= 9.95 else 1 if ms >= 0.995 else 2}f} ms"


def sums(bench: Bench) -> RenderableType:
    """What holds for the whole run."""
    made = Table(show_header=False, box=None, pad_edge=False, padding=(0, 1))
    for name, value in totals(bench).items():
        made.add_row(name, value)
    return Padding(made, (1, 0, 0, 0))


def totals(bench: Bench) -> dict[str, str]:
    """The figures of the whole run, in words."""
    told = bench.as_dict()
    mib, floor = told["weight_bytes"] / 2**20, duration(bench.roofline_s)
    return {
        "model": f"{told['model']}, {told['weights']}, on {told['device']}",
        "rounds": f"{told['rounds']}; each figure is their median",
        "compiling": f"{sum(told['compile_s'].values()):.1f} s, apart from all above",
        "memory": f"reads {told['bandwidth_bytes_per_s'] / 1e9:.1f} GB/s at best",
        "floor": f"{mib:.0f} MiB of weights read once: no step is faster than {floor}",
        "peak memory": f"{told['peak_bytes'] / 2**20:.0f} MiB",
    }
