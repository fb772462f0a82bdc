"""The page's charts: each chart's data, taken from the records of runs, with its title and caption."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import chain

import numpy as np

from xlabatch.bench import svg
from xlabatch.bench.compare import Result
from xlabatch.bench.load import LoadRun
from xlabatch.bench.metrics import inter_token_latencies, time_to_first_token
from xlabatch.bench.run import Outcome
from xlabatch.bench.svg import Scale, SlotSpan
from xlabatch.bench.terminal import duration, metric_text

BINS = 32
WINDOWS = 24
NO_LATENCIES = '<p class="muted">All tokens of a request are delivered at once: no inter-token latencies.</p>'


def slot_spans(run: LoadRun) -> list[SlotSpan]:
    """Return which request had which slot, from when to when, and when its prompt was prefilled."""
    hues = {trace.request.id: svg.hue(n) for n, trace in enumerate(run.traces)}
    spans: dict[tuple[int, str], SlotSpan] = {}
    for step in run.steps:
        for slot, (id, phase) in step.activity.items():
            new = SlotSpan(slot, id, hues[id], step.start_s, prefilled_s=step.start_s, end_s=step.end_s)
            span = spans.get((slot, id), new)
            prefilled_s = step.end_s if phase == "prefill" else span.prefilled_s
            spans[slot, id] = span._replace(prefilled_s=prefilled_s, end_s=step.end_s)
    return list(spans.values())


def slots_over_time(result: Result, time: Scale) -> str:
    drawing = svg.slots_over_time(slot_spans(result.last), result.case.slots, time)
    caption = f"Wall time {duration(result.last.wall_s)}."
    return figure(result.case.name.capitalize(), caption, drawing, wide=True)


def throughput_over_time(outcome: Outcome, time: Scale) -> str:
    edges = np.linspace(0, time.end, WINDOWS + 1)
    middles = ((edges[1:] + edges[:-1]) / 2).tolist()
    series = {}
    for result in outcome.results:
        steps = result.last.steps
        tokens, _ = np.histogram([s.end_s for s in steps], edges, weights=[s.tokens for s in steps])
        points = zip(middles, (tokens * WINDOWS / time.end).tolist(), strict=True)
        series[result.case.name] = [(at, rate) for at, rate in points if at < result.last.wall_s]
    highest = max(rate for points in series.values() for _, rate in points)
    drawing = svg.lines(series, time, Scale(highest, integer_label, "tokens per second"))
    caption = "Tokens per second. A line ends when the last request of its case ends."
    return figure("Throughput over time", caption, drawing, outcome)


def queue_over_time(outcome: Outcome, time: Scale) -> str:
    series = {result.case.name: queue_lengths(result.last) for result in outcome.results}
    highest = max(2.0, *(length + length % 2 for points in series.values() for _, length in points))
    drawing = svg.lines(series, time, Scale(highest, integer_label, "queued requests"))
    return figure("Queue over time", "Requests that were sent and wait for a slot.", drawing, outcome)


def queue_lengths(run: LoadRun) -> list[tuple[float, float]]:
    """Return (time, requests that wait for a slot) at the end of each step."""
    waits = [(trace.sent_s, trace.sent_s + trace.queue_s) for trace in run.traces]
    ends = [step.end_s for step in run.steps]
    return [(end, float(sum(sent <= end < admitted for sent, admitted in waits))) for end in ends]


def first_token_over_time(outcome: Outcome) -> str:
    series = {
        result.case.name: [(trace.sent_s, time_to_first_token(trace)) for trace in result.last.traces]
        for result in outcome.results
    }
    points = [point for case_points in series.values() for point in case_points]
    time = Scale(max(sent for sent, _ in points), duration)
    y_scale = Scale(max(ttft for _, ttft in points), duration, "time to first token")
    drawing = svg.lines(series, time, y_scale, dots=True)
    caption = "A dot for each request: the time it was sent (across), its time to first token (up)."
    return figure("Time to first token over time", caption, drawing, outcome)


def first_token_histogram(outcome: Outcome) -> str:
    times = {
        result.case.name: [time_to_first_token(trace) for trace in result.last.traces]
        for result in outcome.results
    }
    edges = np.linspace(0, max(chain(*times.values())), BINS + 1).tolist()
    caption = "How many requests had which time to first token."
    return figure("Time to first token", caption, histograms(times, edges))


def inter_token_histogram(outcome: Outcome) -> str:
    times = {
        result.case.name: [t for trace in result.last.traces for t in inter_token_latencies(trace)]
        for result in outcome.results
    }
    positive = [latency for latency in chain(*times.values()) if latency > 0] or [1e-3]
    edges = np.geomspace(min(positive), max(*positive, 2 * min(positive)), BINS + 1).tolist()
    caption = (
        "How often two consecutive tokens of a request came how far apart. The axis is logarithmic, so that "
        "rare long latencies show too."
    )
    return figure("Inter-token latency", caption, histograms(times, edges))


def histograms(times: Mapping[str, Sequence[float]], edges: Sequence[float]) -> str:
    """Draw a histogram for each case with the same edges; values outside count in the first or last bin."""
    parts = []
    for n, (name, values) in enumerate(times.items()):
        counts = np.histogram(np.clip(values, edges[0], edges[-1]), edges)[0].tolist()
        drawing = svg.histogram(n, counts, edges, duration) if values else NO_LATENCIES
        parts.append(f"<h4>{escape(name)}</h4>{drawing}")
    return "".join(parts)


def bars(outcome: Outcome, name: str, caption: str) -> str:
    rows = {result.case.name: result.metrics[name] for result in outcome.results}
    return figure(caption, "", svg.bars(rows, lambda value: metric_text(name, value), caption))


def figure(title: str, caption: str, drawing: str, legend: Outcome | None = None, wide: bool = False) -> str:
    """Put a chart together with its title, its caption, and a legend if it has lines of several cases."""
    keys = ""
    if legend:
        names = [escape(result.case.name) for result in legend.results]
        keys = "".join(f'<span class="s{n % 6}"><i></i>{name}</span>' for n, name in enumerate(names))
        keys = f'<div class="legend">{keys}</div>'
    return (
        f'<figure class="{"wide" if wide else "narrow"}"><h3>{escape(title)}</h3>'
        f"<figcaption>{escape(caption)}</figcaption>{keys}{drawing}</figure>"
    )


def integer_label(value: float) -> str:
    return f"{value:,.0f}"
