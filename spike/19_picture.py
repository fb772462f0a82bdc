"""The README's picture: eight requests in four slots, drawn from a run of the engine.

    python spike/19_picture.py docs/slots.svg

The bench's own timeline, with a background of its own so that it can be read in light and in dark pages.
"""

import sys
from html import escape
from pathlib import Path

from xlabatch import Request, XlaBatchEngine
from xlabatch.bench import svg
from xlabatch.bench.charts import slot_spans
from xlabatch.bench.load import LoadRun, run_load
from xlabatch.bench.svg import Scale, SlotSpan
from xlabatch.checkpoint.source import open_source
from xlabatch.verify.workload import sched_requests

SLOTS, REQUESTS = 4, 8
WIDTH, HEIGHT, MARGIN, TOP, SHIFT = 860, 166, 16, 46, 64  # pixels; the timeline's own margin is wide
STYLE = """
text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #5b6472; }
.title { font-size: 14px; font-weight: 600; fill: #1d2129; }
.request { font-size: 11px; fill: #1d2129; }
.card { fill: #ffffff; stroke: #dfe2e7; }
.lane { fill: #eef0f3; }
.prefill { fill: hsl(var(--hue) 60% 38%); }
.decode { fill: hsl(var(--hue) 60% 72%); }
"""


def main() -> None:
    source = open_source(None)
    engine = XlaBatchEngine.of(source, slots=SLOTS, context=512)
    engine.warm()
    while engine.scheduler.table.free_slots[0] != 0:  # the picture's first request goes into its first slot
        list(engine.run([Request(prompt=[0], max_tokens=1)]))
    run = run_load(engine, sched_requests(source, REQUESTS), sent_s=[0.0] * REQUESTS)
    Path(sys.argv[1]).write_text(draw(run), encoding="utf-8")


def draw(run: LoadRun) -> str:
    """The timeline of a run as a file of its own."""
    time = Scale(run.wall_s, lambda seconds: f"{seconds * 1000:.0f} ms")
    spans = slot_spans(run)
    title = f"{REQUESTS} requests, {SLOTS} slots: dark while the prompt is prefilled, light while decoding"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}</style>\n"
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="8"/>\n'
        f'<text class="title" x="{MARGIN}" y="30">{escape(title)}</text>\n'
        f'<svg x="{MARGIN - SHIFT}" y="{TOP}" width="{WIDTH - 2 * MARGIN + SHIFT}" height="{HEIGHT - TOP}">\n'
        f"{svg.slots_over_time(spans, SLOTS, time)}\n"
        f"{''.join(name(one, time) for one in spans)}\n</svg>\n</svg>\n"
    )


def name(one: SlotSpan, time: Scale) -> str:
    """The name of a request, in its bar behind the prompt."""
    x = float(svg.x_percent(one.prefilled_s, time)) + 0.5
    return f'<text class="request" x="{x:.3f}%" y="{one.slot * svg.LANE + 14}">{escape(one.id)}</text>'


if __name__ == "__main__":
    main()
