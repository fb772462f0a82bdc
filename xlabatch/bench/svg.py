"""Charts as SVG text from plain numbers: slots over time, lines, histograms, bars. No knowledge of the bench.

Horizontal positions are percentages and heights are pixels, so a chart takes the width of its page while its
text keeps its size. Colours come from the page's style sheet, by class.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

LEFT = 11.0  # percent of a chart's width: the plot's left edge
WIDTH = 87.0  # and its width
LANE = 20  # pixels: the height of a slot's lane
PLOT = 150  # of a plot of lines
HISTOGRAM = 64
BAR = 24
HUE_STEP = 137.508  # degrees between consecutive colours: with the golden angle none repeats


class SlotSpan(NamedTuple):
    """The time that a request has a slot."""

    slot: int
    id: str
    hue: float
    start_s: float
    prefilled_s: float  # when the last chunk of its prompt was prefilled
    end_s: float


Lines = Mapping[str, Sequence[tuple[float, float]]]  # the (time, value) points of each line, by name


class Scale(NamedTuple):
    """An axis from 0 to its end."""

    end: float
    format: Callable[[float], str]  # formats a value on it
    label: str = ""


def hue(n: int) -> float:
    return n * HUE_STEP % 360


def slots_over_time(spans: Sequence[SlotSpan], slots: int, time: Scale) -> str:
    """Draw a lane for each slot with a bar for each span: prefill in the stronger shade, then decode."""
    parts = []
    for slot in range(slots):
        top = slot * LANE
        parts.append(f'<rect class="lane" x="{LEFT}%" y="{top + 1}" width="{WIDTH}%" height="{LANE - 2}"/>')
        parts.append(text(LEFT - 1, top + 14, str(slot + 1), "end"))
    parts += [span_bar(span, time) for span in spans]
    return chart_over_time(slots * LANE, parts, time, f"{slots} slots over time")


def span_bar(span: SlotSpan, time: Scale) -> str:
    title = f"{span.id} in slot {span.slot + 1}: {time.format(span.start_s)} to {time.format(span.end_s)}"
    phases = [("prefill", span.start_s, span.prefilled_s), ("decode", span.prefilled_s, span.end_s)]
    rectangles = "".join(
        f'<rect class="{phase}" x="{x_percent(start, time)}%" y="{span.slot * LANE + 1}" '
        f'width="{(end - start) / time.end * WIDTH:.3f}%" height="{LANE - 2}"/>'
        for phase, start, end in phases
        if end > start
    )
    return f'<g class="span" style="--hue:{span.hue:.0f}"><title>{escape(title)}</title>{rectangles}</g>'


def lines(series: Lines, time: Scale, y_scale: Scale, dots: bool = False) -> str:
    """Draw a line for each series of (time, value), or a dot for each point."""
    parts = [grid(y_scale)]
    for n, (name, points) in enumerate(series.items()):
        if dots:
            parts += [dot(n, name, point, time, y_scale) for point in points]
        else:
            parts.append(line(n, name, points, time, y_scale))
    return chart_over_time(PLOT, parts, time, f"{y_scale.label} over time")


def line(n: int, name: str, points: Sequence[tuple[float, float]], time: Scale, y_scale: Scale) -> str:
    """Draw a line in a box of 1000 by 100 that is stretched over the plot."""
    path = " ".join(f"{at / time.end * 1000:.1f},{(1 - y / y_scale.end) * 100:.2f}" for at, y in points)
    return (
        f'<svg x="{LEFT}%" width="{WIDTH}%" height="{PLOT}" viewBox="0 0 1000 100" '
        'preserveAspectRatio="none">'
        f'<polyline class="line s{n % 6}" points="{path}"><title>{escape(name)}</title></polyline></svg>'
    )


def dot(n: int, name: str, point: tuple[float, float], time: Scale, y_scale: Scale) -> str:
    at, value = point
    title = f"{name}: {y_scale.format(value)} at {time.format(at)}"
    y = (1 - value / y_scale.end) * PLOT
    return (
        f'<circle class="dot s{n % 6}" cx="{x_percent(at, time)}%" cy="{y:.1f}" r="4">'
        f"<title>{escape(title)}</title></circle>"
    )


def grid(y_scale: Scale) -> str:
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = (1 - share) * PLOT
        parts.append(f'<line class="grid" x1="{LEFT}%" x2="{LEFT + WIDTH}%" y1="{y:.0f}" y2="{y:.0f}"/>')
        label = y_scale.format(share * y_scale.end)
        parts.append(text(LEFT - 1, min(max(y + 4, 11), PLOT), label, "end"))
    return "".join(parts)


def histogram(n: int, counts: Sequence[int], edges: Sequence[float], format: Callable[[float], str]) -> str:
    """Draw a bar for each bin; all bars have the same width, whatever the bins' widths."""
    highest = max(*counts, 1)
    width = WIDTH / len(counts)
    parts = [text(LEFT - 1, 11, str(highest), "end")]
    for i, count in enumerate(counts):
        title = f"{count} from {format(edges[i])} to {format(edges[i + 1])}"
        height = count / highest * HISTOGRAM
        box = (
            f'x="{LEFT + i * width:.3f}%" width="{width * 0.9:.3f}%" '
            f'y="{HISTOGRAM - height:.1f}" height="{height:.1f}"'
        )
        parts.append(f'<rect class="bin s{n % 6}" data-count="{count}" {box}><title>{title}</title></rect>')
    parts.append(f'<line class="grid" x1="{LEFT}%" x2="{LEFT + WIDTH}%" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    for i, anchor in ((0, "start"), (len(counts) // 2, "middle"), (len(counts), "end")):
        parts.append(text(LEFT + i * width, HISTOGRAM + 16, format(edges[i]), anchor))
    return chart(HISTOGRAM + 22, parts, "a histogram of times")


def bars(rows: Mapping[str, float | None], format: Callable[[float], str], label: str) -> str:
    highest = max((value for value in rows.values() if value), default=1.0)
    parts = []
    for n, (name, value) in enumerate(rows.items()):
        width = (value or 0.0) / highest * 44
        y = n * BAR
        parts.append(text(30, y + 15, name, "end"))
        parts.append(f'<rect class="bar" x="31%" y="{y + 3}" width="{width:.2f}%" height="16" rx="2"/>')
        parts.append(text(32 + width, y + 15, "none" if value is None else format(value), "start"))
    return chart(len(rows) * BAR, parts, label)


def chart_over_time(height: int, parts: Sequence[str], time: Scale, label: str) -> str:
    """Put a chart together with a time axis below it."""
    ticks = [
        text(LEFT + share * WIDTH, height + 16, time.format(share * time.end), anchor)
        for share, anchor in ((0.0, "start"), (0.5, "middle"), (1.0, "end"))
    ]
    return chart(height + 22, [*parts, *ticks], label)


def chart(height: int, parts: Sequence[str], label: str) -> str:
    attributes = f'role="img" aria-label="{escape(label)}" width="100%" height="{height}"'
    return f'<svg class="chart" {attributes}>{"".join(parts)}</svg>'


def x_percent(at: float, time: Scale) -> str:
    return f"{LEFT + at / time.end * WIDTH:.3f}"


def text(x: float, y: float, content: str, anchor: str) -> str:
    return f'<text x="{x:.2f}%" y="{y:.0f}" text-anchor="{anchor}">{escape(content)}</text>'
