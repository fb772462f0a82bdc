"""The page of a bench stands alone: well-formed, nothing from elsewhere, names escaped, counts add up."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from xlabatch.bench import charts, svg
from xlabatch.bench.experiments import Plan, ragged
from xlabatch.bench.html import page, ratio
from xlabatch.bench.metrics import gaps
from xlabatch.bench.run import Bench
from xlabatch.bench.svg import Scale, SlotSpan
from xlabatch.bench.sweeps import experiments
from xlabatch.bench.terminal import cell, duration
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source

NAME = 'a<b> & "c"'


@pytest.fixture(scope="module")
def bench(model: Model, source: Source) -> Bench:
    plan = Plan(source, ragged(source, 7, 32, 0), slots=3, context=32, budget=128, seed=0)
    compared = experiments(plan, ["rate=300", "budget=128"])
    run = Bench(replace(model, name=NAME), plan, compared, rounds=1)
    assert len(list(run.run())) == 3
    return run


@pytest.fixture(scope="module")
def told(bench: Bench) -> str:
    return page(bench)


class Balance(HTMLParser):
    """Complains of an element that is closed by another's end."""

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


def pictures(told: str) -> list[ElementTree.Element]:
    """Every chart, parsed as XML."""
    found = re.findall(r'<svg class="chart".*?</svg>(?=</figure>|<h4>)', told)
    assert len(found) == told.count('class="chart"')
    return [ElementTree.fromstring(one) for one in found]


def test_the_page_is_well_formed_and_stands_alone(told: str) -> None:
    balance = Balance()
    balance.feed(told)
    assert balance.open == []
    assert {"svg", "table", "style", "title"} <= balance.seen
    assert not {"script", "link", "img", "iframe"} & balance.seen
    assert not re.search(r"https?:|url\(|@import|src=|href=", told)
    assert 'name="viewport"' in told
    assert "prefers-color-scheme: dark" in told
    assert len(pictures(told)) == 3 + 2 + 3 + 2 + 3 + 2


def test_every_name_is_escaped(told: str, bench: Bench) -> None:
    assert "a&lt;b&gt; &amp; &quot;c&quot;" in told
    assert "a<b>" not in told
    drawn = svg.timeline([SlotSpan(0, NAME, 0, 0, 1, 2)], 1, Scale(2, duration))
    assert "a&lt;b&gt;" in drawn
    [result] = bench.outcomes[1].results
    outcome = replace(bench.outcomes[1], results=[replace(result, case=replace(result.case, name=NAME))])
    assert "<b>" not in charts.bars(outcome, "tokens_per_s", NAME)
    assert "<b>" not in charts.first_token_over_time(outcome)


def test_a_timeline_has_a_lane_for_each_slot_and_a_bar_for_each_stay(told: str, bench: Bench) -> None:
    for picture, result, slots in zip(pictures(told), bench.outcomes[0].results, (1, 3, 3), strict=False):
        lanes = picture.findall("rect[@class='lane']")
        stays = picture.findall("g[@class='stay']")
        assert (len(lanes), len(stays)) == (slots, 7)
        said = [stay.findtext("title") or "" for stay in stays]
        assert sorted(title.split()[0] for title in said) == sorted(c.request.id for c in result.last.traces)
        assert all(stay.findall("rect[@class='prefill']") for stay in stays)
        assert len({stay.get("style") for stay in stays}) == 7


def test_stays_in_a_slot_follow_each_other_and_last_as_long_as_the_tokens(bench: Bench) -> None:
    last = bench.outcomes[0].results[2].last
    stays = charts.slot_spans(last)
    for slot in range(3):
        mine = sorted((stay for stay in stays if stay.slot == slot), key=lambda stay: stay.began)
        assert all(a.ended <= b.began for a, b in pairwise(mine))
    ends = {stay.id: (stay.read, stay.ended) for stay in stays}
    assert ends == {call.request.id: (call.token_times_s[0], call.token_times_s[-1]) for call in last.traces}


def test_the_counts_of_a_histogram_add_up(told: str, bench: Bench) -> None:
    counts = []
    for picture in pictures(told):
        bins = [int(bin.get("data-count") or 0) for bin in picture.findall("rect[@data-count]")]
        if bins:
            counts.append(sum(bins))
    calls = [result.last.traces for result in bench.outcomes[0].results]
    waits = [sum(len(gaps(call)) for call in each) for each in calls]
    assert counts == [7, 7, 7, waits[0], waits[2]]  # the static one hands over whole answers: no gaps


def test_the_queue_empties(bench: Bench) -> None:
    for result, most in zip(bench.outcomes[0].results, (6, 4, 4), strict=True):
        waiting = [value for _, value in charts.queue(result.last)]
        assert waiting[0] == most
        assert waiting[-1] == 0
        assert waiting == sorted(waiting, reverse=True)


def test_every_figure_of_the_terminal_is_on_the_page(told: str, bench: Bench) -> None:
    for outcome in bench.outcomes:
        for result in outcome.results:
            for name in ("tokens_per_s", "occupancy", "prefill_tokens_per_s", "step_s"):
                assert f"<td>{cell(name, result.metrics[name])}</td>" in told
    assert "peak memory" in told
    assert "apart from all above" in told


@pytest.mark.parametrize(
    ("seconds", "said"),
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
def test_a_time_is_said_in_the_unit_in_which_it_is_easily_read(seconds: float, said: str) -> None:
    assert duration(seconds) == said


def test_ratios_are_words() -> None:
    assert ratio(3.4, 2, "as many", "times as many") == "1.7 times as many"
    assert ratio(2.01, 2, "as many", "times as many") == "about as many"
    assert ratio(5, 0, "as many", "times as many") == "about as many"
