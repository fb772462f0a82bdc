"""The bench in a terminal of 80 columns: two tables for each experiment, and a summary of the run."""

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from xlabatch.bench.metrics import Metrics
from xlabatch.bench.run import Bench, Outcome
from xlabatch.units import format_bytes

BAR = 6  # characters
THROUGHPUT = {
    "throughput_tokens_per_s": "throughput\ntok/s\n± spread",
    "mean_concurrency": "concur-\nrency",
    "occupancy": "occu-\npancy",
    "decode_tokens_per_s": "decode\ntok/s",
    "prefill_tokens_per_s": "prefill\ntok/s",
    "roofline_share": "of\nroof-\nline",
}
LATENCY = {
    "ttft_mean_s": "TTFT\nmean",
    "queue_mean_s": "queue\nmean",
    "itl_p50_s": "ITL\np50",
    "itl_p95_s": "ITL\np95",
    "itl_max_s": "ITL\nmax",
    "decode_step_s": "decode\nstep",
}
STALLS = {
    "stall_p50_s": "stall\np50",
    "stall_p95_s": "stall\np95",
    "stall_max_s": "stall\nmax",
    "decode_step_s": "decode\nstep",
    "ttft_longest_prompt_s": "TTFT of the\nlong prompt",
}
SHARES = ("occupancy", "roofline_share")


def latency_columns(outcome: Outcome) -> Mapping[str, str]:
    return STALLS if outcome.experiment.name == "budget" else LATENCY


def experiment_table(bench: Bench, outcome: Outcome) -> RenderableType:
    title = Text(outcome.experiment.title, style="bold")
    caption = Text(f"{outcome.experiment.caption} {agreement(outcome)}", style="dim")
    tables = table(bench, outcome, THROUGHPUT, bars=True), table(bench, outcome, latency_columns(outcome))
    warning = [Text(sentence, style="yellow")] if (sentence := overlap(outcome)) else []
    return Padding(Group(title, caption, *tables, *warning), (1, 0, 0, 0))


def overlap(outcome: Outcome) -> str:
    """Return a sentence if the rounds do not tell which case has the highest throughput."""
    fastest = max(outcome.results, key=lambda result: throughput(result.metrics))
    others = [
        result.case.name
        for result in outcome.results
        if result is not fastest and max(result.throughputs) >= min(fastest.throughputs)
    ]
    if not others:
        return ""
    return (
        f"Rounds of {fastest.case.name} and of {', '.join(others)} overlap: which is faster is not certain. "
        "Take more --rounds, with nothing else on the machine."
    )


def agreement(outcome: Outcome) -> str:
    same, served = outcome.same_tokens
    return f"The same tokens in every case: {same} of {served} requests."


def table(bench: Bench, outcome: Outcome, columns: Mapping[str, str], bars: bool = False) -> Table:
    """Return a table with a row for each case; only a case's name may wrap."""
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    grid.add_column("", overflow="fold")
    for heading in ([""] if bars else []) + [*columns.values()]:
        grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    highest = max(throughput(result.metrics) for result in outcome.results)
    for result in outcome.results:
        metrics = bench.with_shares(result)
        cells: list[str | Text] = [cell_text(name, metrics) for name in columns]
        if bars:  # full for the fastest case
            share = throughput(metrics) / highest if highest else 0.0
            cells.insert(0, Text("█" * round(BAR * share), style="cyan"))
        grid.add_row(result.case.name, *cells)
    return grid


def throughput(metrics: Metrics) -> float:
    return metrics["throughput_tokens_per_s"] or 0.0


def cell_text(name: str, metrics: Metrics) -> str:
    """Format a metric, and the throughput with its spread."""
    spread = metrics["throughput_spread"] if name == "throughput_tokens_per_s" else None
    text = metric_text(name, metrics[name])
    return text if spread is None else f"{text} ±{spread:.0%}"


def metric_text(name: str, value: float | None) -> str:
    """Format a metric in a few characters; its name gives the unit."""
    if value is None:
        return "-"
    if name in SHARES:
        return f"{value:.0%}"
    return duration(value) if name.endswith("_s") and not name.endswith("_per_s") else number(value)


def number(value: float) -> str:
    """Format a number with one decimal below 100, and none from 100 on."""
    return f"{value:.{0 if value >= 100 else 1}f}"


def duration(seconds: float) -> str:
    """Format a time in a unit for its size: 3.2 µs, 0.42 ms, 5.1 ms, 144 ms, 1.2 s."""
    if not seconds:
        return "0"
    if seconds < 0.995e-5:
        return f"{seconds * 1e6:.1f} µs"
    if seconds >= 0.9995:
        return f"{seconds:.1f} s"
    ms = seconds * 1e3
    return f"{ms:.{0 if ms >= 9.95 else 1 if ms >= 0.995 else 2}f} ms"


def sums(bench: Bench) -> RenderableType:
    grid = Table(show_header=False, box=None, pad_edge=False, padding=(0, 1))
    for name, value in summary(bench).items():
        grid.add_row(name, value)
    return Padding(grid, (1, 0, 0, 0))


def summary(bench: Bench) -> dict[str, str]:
    run = bench.as_dict()
    weights = format_bytes(run["weight_bytes"])
    return {
        "model": f"{run['model']}, {run['weights']}, on {run['device']}",
        "rounds": f"{run['rounds']}; each metric is their median, the spread half of their range",
        "compile time": f"{sum(run['compile_s'].values()):.1f} s, not included above",
        "bandwidth": f"{format_bytes(run['bandwidth_bytes_per_s'])}/s of memory reads",
        "roofline": f"{duration(bench.roofline_s)} a decode step, to read {weights} of weights once",
        "peak memory": format_bytes(run["peak_bytes"]),
    }
