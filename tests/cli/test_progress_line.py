"""How far a start is: a line that is rewritten on a terminal, a line a second elsewhere, JSON in a log."""

import io
import json

import pytest
from conftest import USED

from xlabatch import progress
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import Source
from xlabatch.cli.progress_line import ProgressLine
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.progress import Progress, listening


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, as_json: bool = False) -> str:
    """What is written of ten reports, one each 0.2 seconds."""
    now = 0.0
    line = ProgressLine(stream, as_json, clock=lambda: now)
    for step in range(1, 11):
        now = 0.2 * step
        line(Progress("reading weights", step * 10, 100))
    line.clear()
    return stream.getvalue()


def test_a_terminal_has_a_bar_that_is_cleared_at_the_end() -> None:
    written = shown(Terminal())
    lines = written.split("\r\x1b[K")
    assert lines[0] == lines[-1] == ""
    assert lines[1] == "[####--------------------] reading weights, 20 %, 1 s left"
    assert len(lines) == 2 + 9
    assert "\n" not in written


def test_elsewhere_there_is_a_line_a_second() -> None:
    assert shown(io.StringIO()).splitlines() == [
        "reading weights, 50 %, 1 s left",
        "reading weights, 100 %, 0 s left",
    ]


def test_a_log_has_json() -> None:
    [first, _] = map(json.loads, shown(io.StringIO(), as_json=True).splitlines())
    remaining_s = first.pop("remaining_s")
    assert remaining_s == pytest.approx(0.8)
    assert first == {"event": "starting", "stage": "reading weights", "done": 50, "total": 100}


def test_a_quick_start_shows_nothing() -> None:
    terminal = Terminal()
    line = ProgressLine(terminal, clock=lambda: 0.2)
    line(Progress("reading weights", 1, 2))
    line.clear()
    assert terminal.getvalue() == ""


@pytest.mark.parametrize("packs", [False] + [True] * (USED == "kernels"))
def test_loading_and_compiling_report_all_that_they_do(source: Source, packs: bool) -> None:
    reports: list[Progress] = []
    with listening(reports.append):
        model = load(source, packs=packs)
        XlaBatchEngine(model, slots=1, context=64, compile="eager")
    stages = {report.stage: report for report in reports}
    assert list(stages) == ["reading weights", "compiling programs"]
    for name, last in stages.items():
        counts = [report.done for report in reports if report.stage == name]
        assert counts == sorted(counts)
        assert last.done > 0.95 * last.total, "vectors are not counted"
    load(source, packs=packs)
    assert reports[-1] is stages["compiling programs"], "who listened is told no more"
    assert progress.listeners == []
