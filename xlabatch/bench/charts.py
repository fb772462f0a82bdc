"""What a drive looks like: its charts with their captions, from its record."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import chain

import numpy as np

from xlabatch.bench import svg
from xlabatch.bench.compare import Result
from xlabatch.bench.load import LoadRun
from xlabatch.bench.metrics import gaps
from xlabatch.bench.run import Outcome
from xlabatch.bench.svg import Scale, SlotSpan
from xlabatch.bench.terminal import cell, duration

BINS = 32
WINDOWS = 24
NONE = '<p class="soft">All of an answer comes at once: no gaps.</p>'


def slot_spans(drive: LoadRun) -> list[SlotSpan]:
    """Who sat where, from when to when, and until when the prompt was being read."""
    hues = {call.request.id: svg.hue(n) for n, call in enumerate(drive.traces)}
    found: dict[tuple[int, str], SlotSpan] = {}
    for step in drive.steps:
        for slot, (id, phase) in step.activity.items():
            held = found.get((slot, id)) or SlotSpan(slot, id, hues[id], step.began_s, step.began_s, 0.0)
            read = step.ended_s if phase == "prefill" else held.read
            found[slot, id] = held._replace(read=read, ended=step.ended_s)
    return list(found.values())


def slots_over_time(result: Result, time: Scale) -> str:
    """The timeline of a way."""
    drawn = svg.timeline(slot_spans(result.last), result.case.slots, time)
    return figure(result.case.name.capitalize(), f"Took {duration(result.last.wall_s)}.", drawn, wide=True)


def speed_over_time(outcome: Outcome, time: Scale) -> str:
    """Tokens a second in windows, a line for each way."""
    edges = np.linspace(0, time.end, WINDOWS + 1)
    series = {}
    for result in outcome.results:
        steps = result.last.steps
        made, _ = np.histogram([s.ended_s for s in steps], edges, weights=[s.tokens for s in steps])
        rates = made * WINDOWS / time.end
        middles = (edges[1:] + edges[:-1]) / 2
        points = zip(middles.tolist(), rates.tolist(), strict=True)
        series[result.case.name] = [(at, rate) for at, rate in points if at < result.last.wall_s]
    top = max(value for points in series.values() for _, value in points)
    drawn = svg.lines(series, time, Scale(top, integer_label, "tokens a second"))
    said = "Tokens a second. A line ends when the last answer does."
    return figure("Speed over time", said, drawn, outcome)


def queue_over_time(outcome: Outcome, time: Scale) -> str:
    """How many were sent and are not seated yet, a line for each way."""
    series = {result.case.name: queue(result.last) for result in outcome.results}
    top = max(2.0, *(value + value % 2 for points in series.values() for _, value in points))
    drawn = svg.lines(series, time, Scale(top, integer_label, "requests waiting"))
    return figure("The queue over time", "Requests that wait for a slot.", drawn, outcome)


def queue(drive: LoadRun) -> list[tuple[float, float]]:
    """How many wait at the end of each step."""
    spans = [(call.sent_s, call.sent_s + call.queue_s) for call in drive.traces]
    ends = [step.ended_s for step in drive.steps]
    return [(end, float(sum(sent <= end < seated for sent, seated in spans))) for end in ends]


def first_token_over_time(outcome: Outcome) -> str:
    """How long each request waited for its first token, by when it was sent."""
    series = {
        result.case.name: [(c.sent_s, c.token_times_s[0] - c.sent_s) for c in result.last.traces]
        for result in outcome.results
    }
    every = [point for points in series.values() for point in points]
    time = Scale(max(at for at, _ in every), duration)
    up = Scale(max(wait for _, wait in every), duration, "wait for the first token")
    drawn = svg.lines(series, time, up, dots=True)
    said = "A dot is a request: when it was sent (across), how long it waited (up)."
    return figure("First token over time", said, drawn, outcome)


def first_tokens(outcome: Outcome) -> str:
    """How the waits for a first token are spread."""
    waits = {
        result.case.name: [call.token_times_s[0] - call.sent_s for call in result.last.traces]
        for result in outcome.results
    }
    edges = np.linspace(0, max(chain(*waits.values())), BINS + 1).tolist()
    said = "How many requests waited how long for their first token."
    return figure("Waits for the first token", said, histograms(waits, edges))


def gap_sizes(outcome: Outcome) -> str:
    """How the waits between two tokens are spread."""
    waits = {
        result.case.name: [gap for call in result.last.traces for gap in gaps(call)]
        for result in outcome.results
    }
    real = [wait for wait in chain(*waits.values()) if wait > 0] or [1e-3]
    edges = np.geomspace(min(real), max(*real, 2 * min(real)), BINS + 1).tolist()
    said = (
        "How many waits between two tokens of an answer were how long. Each bar's waits are longer than the "
        "last one's by the same factor, so that rare long waits show too."
    )
    return figure("Gaps between tokens", said, histograms(waits, edges))


def histograms(waits: Mapping[str, Sequence[float]], edges: Sequence[float]) -> str:
    """A histogram for each way, over the same edges; what lies outside falls into the last bar there."""
    drawn = []
    for n, (name, values) in enumerate(waits.items()):
        counts = np.histogram(np.clip(values, edges[0], edges[-1]), edges)[0].tolist()
        told = svg.histogram(n, counts, edges, duration) if values else NONE
        drawn.append(f"<h4>{escape(name)}</h4>{told}")
    return "".join(drawn)


def bars(outcome: Outcome, name: str, caption: str) -> str:
    """A figure of each case, drawn."""
    rows = {result.case.name: result.metrics[name] for result in outcome.results}
    return figure(caption, "", svg.bars(rows, lambda value: cell(name, value), caption))


def figure(title: str, caption: str, drawn: str, legend: Outcome | None = None, wide: bool = False) -> str:
    """A chart with its title, its caption, and the colours of the cases where it needs them."""
    kind = "wide" if wide else "narrow"
    return (
        f'<figure class="{kind}"><h3>{escape(title)}</h3><figcaption>{escape(caption)}</figcaption>'
        f"{key(legend)}{drawn}</figure>"
    )


def key(legend: Outcome | None) -> str:
    """Which colour is which case, where a legend is asked for."""
    names = [result.case.name for result in legend.results] if legend else []
    keys = "".join(f'<span class="s{n % 6}"><i></i>{escape(name)}</span>' for n, name in enumerate(names))
    return f'<div class="legend">{keys}</div>' if keys else ""


def integer_label(value: float) -> str:
    """A count on an axis."""
    return f"{value:,.0f}"
