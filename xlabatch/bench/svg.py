"""Pieces of SVG, made of plain numbers: timeline, lines, histogram, bars. They know nothing of a bench.

Positions are in percent, heights and letters in pixels: a chart is as wide as it may be, and its letters stay
as large as they are.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

LEFT, WIDE = 11.0, 87.0  # percent of a chart's width: the labels of its lines; what is drawn
LANE, HIGH, LOW = 20, 150, 64  # pixels: a lane, a chart of lines, a histogram
HUES = 137.508  # degrees between two colours that follow each other: the golden angle repeats none


class SlotSpan(NamedTuple):
    """A request's time in a slot."""

    slot: int
    id: str
    hue: float
    began: float
    read: float  # when its prompt had been read
    ended: float


Lines = Mapping[str, Sequence[tuple[float, float]]]  # by name: (time, value)


class Scale(NamedTuple):
    """What an axis says: the value at its end, how a value is written, what is measured."""

    end: float
    say: Callable[[float], str]
    of: str = ""


def hue(n: int) -> float:
    """A colour for the n-th of many."""
    return n * HUES % 360


def timeline(spans: Sequence[SlotSpan], slots: int, time: Scale) -> str:
    """A lane for each slot; a bar for each stay, darker while its prompt is read."""
    parts = []
    for slot in range(slots):
        top = slot * LANE
        parts.append(f'<rect class="lane" x="{LEFT}%" y="{top + 1}" width="{WIDE}%" height="{LANE - 2}"/>')
        parts.append(text(LEFT - 1, top + 14, str(slot + 1), "end"))
    parts += [span_bar(one, time) for one in spans]
    return svg(slots * LANE, parts, time, f"{slots} slots over time")


def span_bar(one: SlotSpan, time: Scale) -> str:
    """A bar: reading, then answering."""
    said = f"{one.id} in slot {one.slot + 1}: {time.say(one.began)} to {time.say(one.ended)}"
    pieces = [("prefill", one.began, one.read), ("decode", one.read, one.ended)]
    drawn = "".join(
        f'<rect class="{name}" x="{across(since, time)}%" y="{one.slot * LANE + 1}" '
        f'width="{max((until - since) / time.end * WIDE, 0.0):.3f}%" height="{LANE - 2}"/>'
        for name, since, until in pieces
        if until > since
    )
    return f'<g class="stay" style="--hue:{one.hue:.0f}"><title>{escape(said)}</title>{drawn}</g>'


def lines(series: Lines, time: Scale, up: Scale, dots: bool = False) -> str:
    """A line for each series of (time, value), or a dot for each value."""
    parts = [grid(up)]
    for n, (name, points) in enumerate(series.items()):
        if dots:
            parts += [dot(n, name, point, time, up) for point in points]
        else:
            parts.append(line(n, name, points, time, up))
    return svg(HIGH, parts, time, f"{up.of} over time")


def line(n: int, name: str, points: Sequence[tuple[float, float]], time: Scale, up: Scale) -> str:
    """A line, stretched over what is drawn."""
    path = " ".join(f"{at / time.end * 1000:.1f},{(1 - value / up.end) * 100:.2f}" for at, value in points)
    return (
        f'<svg x="{LEFT}%" width="{WIDE}%" height="{HIGH}" viewBox="0 0 1000 100" preserveAspectRatio="none">'
        f'<polyline class="line s{n % 6}" points="{path}"><title>{escape(name)}</title></polyline></svg>'
    )


def dot(n: int, name: str, point: tuple[float, float], time: Scale, up: Scale) -> str:
    """A dot that says what it is."""
    at, value = point
    said = f"{name}: {up.say(value)} at {time.say(at)}"
    return (
        f'<circle class="dot s{n % 6}" cx="{across(at, time)}%" cy="{(1 - value / up.end) * HIGH:.1f}" r="4">'
        f"<title>{escape(said)}</title></circle>"
    )


def grid(up: Scale) -> str:
    """Three lines across, and the values that they stand for."""
    drawn = []
    for part in (0.0, 0.5, 1.0):
        y = (1 - part) * HIGH
        drawn.append(f'<line class="grid" x1="{LEFT}%" x2="{LEFT + WIDE}%" y1="{y:.0f}" y2="{y:.0f}"/>')
        drawn.append(text(LEFT - 1, min(max(y + 4, 11), HIGH), up.say(part * up.end), "end"))
    return "".join(drawn)


def histogram(n: int, counts: Sequence[int], edges: Sequence[float], say: Callable[[float], str]) -> str:
    """How many fell between each two edges; the bars are of one width, whatever the edges."""
    most, wide = max(*counts, 1), WIDE / len(counts)
    parts = [text(LEFT - 1, 11, str(most), "end")]
    for i, count in enumerate(counts):
        said = f"{count} from {say(edges[i])} to {say(edges[i + 1])}"
        tall = count / most * LOW
        along = f'x="{LEFT + i * wide:.3f}%" width="{wide * 0.9:.3f}%"'
        place = f'{along} y="{LOW - tall:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="bin s{n % 6}" data-count="{count}" {place}><title>{said}</title></rect>')
    parts.append(f'<line class="grid" x1="{LEFT}%" x2="{LEFT + WIDE}%" y1="{LOW}" y2="{LOW}"/>')
    for i, anchor in ((0, "start"), (len(counts) // 2, "middle"), (len(counts), "end")):
        parts.append(text(LEFT + i * wide, LOW + 16, say(edges[i]), anchor))
    return frame(LOW + 22, parts, "how many took how long")


def bars(rows: Mapping[str, float | None], say: Callable[[float], str], of: str) -> str:
    """A bar for each row, with its value beside it."""
    most = max((value for value in rows.values() if value), default=1.0)
    parts = []
    for n, (name, value) in enumerate(rows.items()):
        wide, y = (value or 0.0) / most * 44, n * 24
        parts.append(text(30, y + 15, name, "end"))
        parts.append(f'<rect class="bar" x="31%" y="{y + 3}" width="{wide:.2f}%" height="16" rx="2"/>')
        parts.append(text(32 + wide, y + 15, "none" if value is None else say(value), "start"))
    return frame(len(rows) * 24, parts, of)


def svg(high: int, parts: Sequence[str], time: Scale, label: str) -> str:
    """A chart over time, its axis below."""
    ticks = [
        text(LEFT + part * WIDE, high + 16, time.say(part * time.end), anchor)
        for part, anchor in ((0.0, "start"), (0.5, "middle"), (1.0, "end"))
    ]
    return frame(high + 22, [*parts, *ticks], label)


def frame(high: int, parts: Sequence[str], label: str) -> str:
    """The whole chart, and what it is called."""
    drawn = "".join(parts)
    attributes = f'role="img" aria-label="{escape(label)}" width="100%" height="{high}"'
    return f'<svg class="chart" {attributes}>{drawn}</svg>'


def across(at: float, time: Scale) -> str:
    """Where a moment lies, in percent."""
    return f"{LEFT + at / time.end * WIDE:.3f}"


def text(x: float, y: float, said: str, anchor: str) -> str:
    """A few letters."""
    return f'<text x="{x:.2f}%" y="{y:.0f}" text-anchor="{anchor}">{escape(said)}</text>'
