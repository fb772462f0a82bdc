"""The HTML page is well-formed and self-contained, escapes names, and draws what was measured."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from xlabatch.bench import charts, svg
from xlabatch.bench.experiments import Plan, ragged
from xlabatch.bench.html import page, ratio
from xlabatch.bench.metrics import inter_token_latencies
from xlabatch.bench.run import Bench
from xlabatch.bench.svg import Scale, SlotSpan
from xlabatch.bench.sweeps import experiments
from xlabatch.bench.terminal import duration, metric_text
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source

NAME = 'a<b> & "c"'


@pytest.fixture(scope="module")
def bench(model: Model, source: Source) -> Bench:
    plan = Plan(source, ragged(source, 7, 32, 0), slots=3, context=32, budget=128, seed=0)
    bench = Bench(replace(model, name=NAME), plan, experiments(plan, ["rate=300", "budget=128"]), rounds=1)
    assert len(list(bench.run())) == 3
    return bench


@pytest.fixture(scope="module")
def html(bench: Bench) -> str:
    return page(bench)


class Balance(HTMLParser):
    """Fails if an element is closed by another's end tag."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def charts_of(html: str) -> list[ElementTree.Element]:
    """Every chart, parsed as XML."""
    found = re.findall(r'<svg class="chart".*?</svg>(?=</figure>|<h4>)', html)
    assert len(found) == html.count('class="chart"')
    return [ElementTree.fromstring(chart) for chart in found]


@pytest.mark.heavy
def test_the_page_is_well_formed_and_self_contained(html: str) -> None:
    balance = Balance()
    balance.feed(html)
    assert balance.open == []
    assert {"svg", "table", "style", "title"} <= balance.seen
    assert not {"script", "link", "img", "iframe"} & balance.seen
    assert not re.search(r"https?:|url\(|@import|src=|href=", html)
    assert 'name="viewport"' in html
    assert "prefers-color-scheme: dark" in html
    assert len(charts_of(html)) == 3 + 2 + 3 + 2 + 3 + 2


def test_every_class_on_the_page_has_a_style(html: str) -> None:
    classes = {name for names in re.findall(r'class="([^"]*)"', html) for name in names.split()}
    unstyled = {name for name in classes if f".{name}" not in html}
    assert unstyled == {"narrow"}  # the default


def test_every_name_is_escaped(html: str, bench: Bench) -> None:
    assert "a&lt;b&gt; &amp; &quot;c&quot;" in html
    assert "a<b>" not in html
    drawing = svg.slots_over_time([SlotSpan(0, NAME, 0, 0, 1, 2)], 1, Scale(2, duration))
    assert "a&lt;b&gt;" in drawing
    [result] = bench.outcomes[1].results
    outcome = replace(bench.outcomes[1], results=[replace(result, case=replace(result.case, name=NAME))])
    assert "<b>" not in charts.bars(outcome, "throughput_tokens_per_s", NAME)
    assert "<b>" not in charts.first_token_over_time(outcome)


def test_slots_over_time_has_a_lane_for_each_slot_and_a_bar_for_each_span(html: str, bench: Bench) -> None:
    for chart, result, slots in zip(charts_of(html), bench.outcomes[0].results, (1, 3, 3), strict=False):
        lanes = chart.findall("rect[@class='lane']")
        spans = chart.findall("g[@class='span']")
        assert (len(lanes), len(spans)) == (slots, 7)
        titles = [span.findtext("title") or "" for span in spans]
        assert sorted(title.split()[0] for title in titles) == sorted(
            trace.request.id for trace in result.last.traces
        )
        assert all(span.findall("rect[@class='prefill']") for span in spans)
        assert len({span.get("style") for span in spans}) == 7


def test_the_spans_of_a_slot_do_not_overlap_and_end_with_the_last_token(bench: Bench) -> None:
    run = bench.outcomes[0].results[2].last
    spans = charts.slot_spans(run)
    for slot in range(3):
        of_slot = sorted((span for span in spans if span.slot == slot), key=lambda span: span.start_s)
        assert all(a.end_s <= b.start_s for a, b in pairwise(of_slot))
    ends = {span.id: (span.prefilled_s, span.end_s) for span in spans}
    assert ends == {t.request.id: (t.token_times_s[0], t.token_times_s[-1]) for t in run.traces}


def test_the_counts_of_a_histogram_add_up(html: str, bench: Bench) -> None:
    counts = []
    for chart in charts_of(html):
        bins = [int(bin.get("data-count") or 0) for bin in chart.findall("rect[@data-count]")]
        if bins:
            counts.append(sum(bins))
    latencies = [
        sum(len(inter_token_latencies(trace)) for trace in result.last.traces)
        for result in bench.outcomes[0].results
    ]
    # static batching delivers all tokens of a request at once: no inter-token latencies
    assert counts == [7, 7, 7, latencies[0], latencies[2]]


def test_the_queue_empties(bench: Bench) -> None:
    for result, first in zip(bench.outcomes[0].results, (6, 4, 4), strict=True):
        lengths = [length for _, length in charts.queue_lengths(result.last)]
        assert lengths[0] == first
        assert lengths[-1] == 0
        assert lengths == sorted(lengths, reverse=True)


def test_every_metric_of_the_terminal_is_on_the_page(html: str, bench: Bench) -> None:
    for outcome in bench.outcomes:
        for result in outcome.results:
            for name in ("throughput_tokens_per_s", "occupancy", "prefill_tokens_per_s", "decode_step_s"):
                assert f"<td>{metric_text(name, result.metrics[name])}</td>" in html
    assert "peak memory" in html
    assert "not included above" in html


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.00042, "0.42 ms"),
        (0.0051, "5.1 ms"),
        (0.144, "144 ms"),
        (1.2, "1.2 s"),
        (0, "0"),
        (0.0000032, "3.2 µs"),
        (0.000999, "1.0 ms"),
        (0.00998, "10 ms"),
        (0.9998, "1.0 s"),
    ],
)
def test_the_unit_of_a_duration_suits_its_size(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_ratios_are_written_in_words() -> None:
    assert ratio(3.4, 2, "as many", "times as many") == "1.7 times as many"
    assert ratio(2.01, 2, "as many", "times as many") == "about as many"
    assert ratio(5, 0, "as many", "times as many") == "about as many"
