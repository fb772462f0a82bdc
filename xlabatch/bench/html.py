"""The bench as one self-contained HTML page: the result in words, then charts, then tables."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from xlabatch.bench import charts
from xlabatch.bench.compare import Result
from xlabatch.bench.run import Bench, Outcome
from xlabatch.bench.svg import Scale
from xlabatch.bench.terminal import (
    THROUGHPUT,
    agreement,
    cell_text,
    duration,
    latency_columns,
    number,
    summary,
)

INTRODUCTION = (
    "A language model generates text one token (about a word) at a time, and for each token it reads all of "
    "its weights from memory. Batching shares one read between several requests. This page compares ways of "
    "batching the same requests, with the same model on the same machine. The batching never changes the "
    "tokens of a request, only when they come."
)
SLOTS_LEGEND = (
    "In the next three charts, each lane is a slot, which holds one request at a time. Each colour is a "
    "request: its prompt is prefilled in the first, stronger part of a bar, and its tokens are generated in "
    "the rest. Grey means that the slot is empty. Hover over a bar for the request's name and times. All "
    "three charts have the same time axis."
)
BAR_CHARTS = {
    "throughput_tokens_per_s": "Throughput, tokens per second",
    "ttft_mean_s": "Time to first token, mean",
}
BUDGET_BAR_CHARTS = {
    "stall_p95_s": "Stall, 95th percentile",
    "ttft_longest_prompt_s": "Time to first token of the long prompt",
}
GLOSSARY = {
    "throughput tok/s": "new tokens of all requests over the wall time of the run, prefill included",
    "concurrency": "how many requests decoded in the same step, on average over tokens",
    "occupancy": "mean share of the slots that hold a request",
    "decode tok/s": "new tokens a second of the time spent on decoding",
    "prefill tok/s": "prompt tokens a second of the time spent on prefilling",
    "of roofline": "the time to read the weights once from memory, as a share of the decode step; a model "
    "that fits the processor's cache can exceed 100%",
    "TTFT": "time to first token: from sending a request to its first token",
    "queue": "the part of TTFT before the request has a slot",
    "ITL": "inter-token latency: the time between two consecutive tokens of a request; p50 is the median, "
    "p95 the 95th percentile",
    "stall": "the time of a step that also prefills a chunk of the long prompt",
    "decode step": "the median time of a step that only decodes: one token for each running request",
}


def page(bench: Bench) -> str:
    style = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    name = escape(bench.model.name)
    modes, *sweeps = bench.outcomes
    sections = [modes_section(bench, modes), *(sweep_section(bench, outcome) for outcome in sweeps)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>xlabatch bench: {name}</title><style>{style}</style></head>\n<body><main>"
        f"<h1>How fast this machine serves {name}</h1><p>{INTRODUCTION}</p>"
        f"{''.join(sections)}<h2>Summary</h2>{definitions(summary(bench))}<h2>Glossary</h2>{definitions(GLOSSARY)}</main></body></html>\n"
    )


def modes_section(bench: Bench, outcome: Outcome) -> str:
    time = Scale(max(result.last.wall_s for result in outcome.results), duration)
    return (
        f"{tiles(*outcome.results)}{heading(outcome)}<p>{SLOTS_LEGEND}</p>"
        f"{''.join(charts.slots_over_time(result, time) for result in outcome.results)}"
        f'<div class="charts">{charts.throughput_over_time(outcome, time)}'
        f"{charts.queue_over_time(outcome, time)}{charts.first_token_histogram(outcome)}"
        f"{charts.inter_token_histogram(outcome)}</div>{table(bench, outcome)}"
    )


def tiles(*results: Result) -> str:
    """Describe continuous batching's throughput and time to first token, and their ratios to other modes."""
    sequential, static, continuous = (r.metrics["throughput_tokens_per_s"] or 0.0 for r in results)
    throughput = (
        '<div class="tile">Continuous batching generated'
        f"<strong>{number(continuous)} tokens per second</strong>"
        f"{ratio(continuous, sequential, 'as many', 'times as many')} as sequential serving "
        f"({number(sequential)}), and {ratio(continuous, static, 'as many', 'times as many')} as static "
        f"batching ({number(static)}).</div>"
    )
    sequential, static, continuous = (result.metrics["ttft_mean_s"] or 0.0 for result in results)
    first_token = (
        f'<div class="tile">The mean time to first token was<strong>{duration(continuous)}</strong>'
        f"{ratio(sequential, continuous, 'as long', 'times as long')} with sequential serving "
        f"({duration(sequential)}), and {ratio(static, continuous, 'as long', 'times as long')} with static "
        f"batching ({duration(static)}).</div>"
    )
    return f'<div class="tiles">{throughput}{first_token}</div>'


def ratio(a: float, b: float, even: str, times: str) -> str:
    share = a / b if b else 1.0
    return f"about {even}" if 0.97 < share < 1.03 else f"{share:.2g} {times}"


def sweep_section(bench: Bench, outcome: Outcome) -> str:
    metrics = BUDGET_BAR_CHARTS if outcome.experiment.name == "budget" else BAR_CHARTS
    figures = [charts.bars(outcome, name, caption) for name, caption in metrics.items()]
    if outcome.experiment.name == "rate":
        figures.append(charts.first_token_over_time(outcome))
    return f'{heading(outcome)}<div class="charts">{"".join(figures)}</div>{table(bench, outcome)}'


def heading(outcome: Outcome) -> str:
    title = outcome.experiment.title[0].upper() + outcome.experiment.title[1:]
    return f"<h2>{escape(title)}</h2><p>{escape(outcome.experiment.caption)} {escape(agreement(outcome))}</p>"


def table(bench: Bench, outcome: Outcome) -> str:
    columns = {**THROUGHPUT, **latency_columns(outcome)}
    # without the line breaks and hyphens that fit a heading into a narrow terminal
    names = [heading.replace("-\n", "").replace("\n", " ") for heading in columns.values()]
    headings = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = ""
    for result in outcome.results:
        metrics = bench.with_shares(result)
        cells = "".join(f"<td>{cell_text(column, metrics)}</td>" for column in columns)
        rows += f"<tr><th>{escape(result.case.name)}</th>{cells}</tr>"
    head = f"<thead><tr><th></th>{headings}</tr></thead>"
    return f'<div class="table"><table>{head}<tbody>{rows}</tbody></table></div>'


def definitions(texts: Mapping[str, str]) -> str:
    items = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in texts.items())
    return f"<dl>{items}</dl>"
