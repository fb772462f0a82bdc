"""What a person sees of the bench: a table for each study, and the sums."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from xlabatch.bench import Bench, Outcome
from xlabatch.figures import Figures

BAR = 12
USUAL = (
    "tokens_per_s",
    "ttft_mean_s",
    "gap_p50_s",
    "gap_p95_s",
    "gap_max_s",
    "queue_mean_s",
    "step_s",
    "mean_concurrency",
)
COLUMNS = {"budget": ("tokens_per_s", "stall_p50_s", "stall_p95_s", "ttft_max_s", "step_s")}
HEADINGS = {
    "tokens_per_s": "tokens/s",
    "ttft_mean_s": "first token",
    "ttft_max_s": "first token, last",
    "gap_p50_s": "gap p50",
    "gap_p95_s": "gap p95",
    "gap_max_s": "gap max",
    "queue_mean_s": "queue",
    "stall_p50_s": "stall p50",
    "stall_p95_s": "stall p95",
    "step_s": "step",
    "mean_concurrency": "together",
}


def study(bench: Bench, outcome: Outcome) -> RenderableType:
    """A study's question, its cases, and how they compare."""
    columns = COLUMNS.get(outcome.study.name, USUAL)
    table = Table(title=outcome.study.title, title_justify="left", title_style="bold")
    for heading in ("", "", *(HEADINGS[name] for name in columns)):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    best = max(result.figures["tokens_per_s"] or 0.0 for result in outcome.results)
    for result in outcome.results:
        numbers = bench.shared(result)
        table.add_row(result.case.name, bar(numbers, best), *(cell(name, numbers[name]) for name in columns))
    same, all = outcome.same
    told = f"{outcome.study.says} The same tokens in every case: {same} of {all} requests."
    return Group(Padding(Text(told, style="dim"), (1, 0, 0, 0)), table)


def bar(numbers: Figures, best: float) -> Text:
    """Tokens a second, drawn."""
    share = (numbers["tokens_per_s"] or 0.0) / best if best else 0.0
    return Text("█" * round(BAR * share), style="cyan")


def cell(name: str, value: float | None) -> str:
    """A figure for a table: times in milliseconds."""
    if value is None:
        return "-"
    return f"{value * 1e3:.0f} ms" if name.endswith("_s") and name != "tokens_per_s" else f"{value:.1f}"


def sums(bench: Bench) -> RenderableType:
    """What holds for the whole run."""
    told = bench.figures()
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = {
        "model": f"{told['model']}, {told['weights']}, {told['device']}",
        "compiling, apart from all above": f"{sum(told['compile_s'].values()):.1f} s",
        "memory read at most": f"{told['bandwidth_bytes_per_s'] / 1e9:.1f} GB/s",
        "weights read by a step": f"{told['weight_bytes'] / 2**20:.0f} MiB in {bench.floor_s * 1e3:.2f} ms",
        "peak memory": f"{told['peak_bytes'] / 2**20:.0f} MiB",
    }
    for name, value in rows.items():
        table.add_row(name, value)
    return table
