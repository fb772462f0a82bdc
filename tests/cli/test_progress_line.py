"""How far a start is: a line that is rewritten on a terminal, a line a second elsewhere, JSON in a log."""

import io
import json
import threading
import time
from typing import Any

import pytest
from conftest import USED
from support.quick import slow_except

from xlabatch import progress
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import Source
from xlabatch.cli.progress_line import ProgressLine, show_progress
from xlabatch.engine.compilation import compile_all
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.progress import Progress, listening, loading, passing, report


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, as_json: bool = False) -> str:
    """What is written of ten reports, one each 0.2 seconds."""
    now = 0.0
    line = ProgressLine(stream, as_json, clock=lambda: now)
    for step in range(1, 11):
        now = 0.2 * step
        line(Progress("reading weights", step * 10 * 2**20, 100 * 2**20, "bytes"))
        line.tick()
    line.end()
    line.tick()
    return stream.getvalue()


def test_a_terminal_has_a_bar_that_is_cleared_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    written = shown(Terminal())
    lines = written.split("\r\x1b[K")
    assert lines[0] == lines[-1] == ""
    assert lines[2] == "[####--------------------] reading weights, 20 MiB of 100 MiB, 2 s left"
    assert len(lines) == 2 + 10
    assert "\n" not in written


def test_a_bar_is_shorter_where_the_text_needs_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("xlabatch.cli.progress_line.columns", lambda _: 60)
    assert "\r\x1b[K[##----------] reading weights, 20 MiB of 100 MiB, 2 s left\r" in shown(Terminal())
    monkeypatch.setattr("xlabatch.cli.progress_line.columns", lambda _: 40)
    assert "\r\x1b[K[#-------] reading weights, 20 MiB of 1\r" in shown(Terminal())


def test_the_bar_has_a_colour_unless_no_color_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "[\x1b[36m####\x1b[39m----" in shown(Terminal())
    assert "\x1b" not in shown(io.StringIO())


def test_a_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert shown(Terminal()) == shown(io.StringIO())


def test_a_stage_that_stands_still_shows_how_long_and_is_written_again_after_ten_seconds() -> None:
    now = 0.0
    stream, terminal = io.StringIO(), Terminal()
    lines = [ProgressLine(each, clock=lambda: now) for each in (stream, terminal)]
    for line in lines:
        line(Progress("hashing"))
    for step in range(250):
        now = 0.1 * step
        for line in lines:
            line.tick()
    first, *again = stream.getvalue().splitlines()
    assert first == "hashing"
    assert again == ["hashing, 11 s so far", "hashing, 21 s so far"]
    assert terminal.getvalue().count("hashing") == 1 + 23  # one a second, from 3 to 25


def test_stages_name_the_model_if_there_are_several() -> None:
    stages: list[str] = []
    with listening(lambda progress: stages.append(progress.stage)):
        with loading("chat"):
            report("reading weights")
            with passing("hashing"):
                pass
        report("warming up")
    assert stages == ["chat: reading weights", "chat: hashing", "chat: reading weights", "warming up"]


def test_a_line_is_never_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.cli.progress_line.columns", lambda _: 40)
    monkeypatch.setenv("NO_COLOR", "1")
    assert {len(line) for line in shown(Terminal()).split("\r\x1b[K")[1:-1]} == {39}


def test_what_is_printed_in_between_takes_the_place_of_the_line() -> None:
    stream = Terminal()
    line = ProgressLine(stream, clock=lambda: 1.0)
    line.began = 0.0
    line.tick()
    with line.hidden():
        print("a check", file=stream)
    line.tick()
    assert stream.getvalue() == "\r\x1b[Kimporting libraries\r\x1b[Ka check\n\r\x1b[Kimporting libraries"


def test_the_time_left_counts_only_what_this_run_has_done() -> None:
    now = 0.0
    line = ProgressLine(io.StringIO(), clock=lambda: now)
    line(Progress("lines", 80, 100))
    assert line.remaining_s(now) is None
    now = 5.0
    line(Progress("lines", 90, 100))
    assert line.remaining_s(now) == pytest.approx(5.0)


def test_a_stage_goes_on_after_a_passing_one() -> None:
    now = 0.0
    line = ProgressLine(io.StringIO(), clock=lambda: now)
    with listening(line):
        progress.report("checks", 1, 4)
        now = 4.0
        with progress.passing("compiling sample"):
            assert line.text(now) == "checks, 1 of 4, compiling sample, 4 s so far"
            now = 8.0
        progress.report("checks", 2, 4)
    assert line.text(now) == "checks, 2 of 4, 16 s left"
    progress.report("preparing the engine")
    with listening(line), progress.passing("compiling sample"):
        assert line.text(now) == "compiling sample"
    assert line.text(now) == "preparing the engine"
    now = 90.0
    with listening(line), progress.passing("compiling sample"):
        assert line.text(now) == "compiling sample"


def test_it_is_shown_before_the_first_report(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    with show_progress():
        deadline = time.monotonic() + 30
        while "importing libraries" not in stream.getvalue():
            assert time.monotonic() < deadline
    assert stream.getvalue().endswith("\r\x1b[K")
    assert progress.listeners == []


def test_programs_are_counted_in_the_order_in_which_they_end() -> None:
    first_may_end = threading.Event()

    class Compiling:
        compiled = None

        def __init__(self, waits: bool) -> None:
            self.waits = waits

        @property
        def run(self) -> None:
            assert not self.waits or first_may_end.wait(30)

    def listen(report: Progress) -> None:
        if report.done == 1:
            first_may_end.set()
        reports.append(str(report))

    reports: list[str] = []
    programs: Any = [Compiling(True), Compiling(False)]
    with listening(listen):
        compile_all(programs)
    assert reports == [f"compiling programs, {done} of 2" for done in range(3)]


def test_elsewhere_there_is_a_line_a_second() -> None:
    assert shown(io.StringIO()).splitlines() == [
        "reading weights, 50 MiB of 100 MiB, 1 s left",
        "reading weights, 100 MiB of 100 MiB, 0 s left",
    ]


def test_a_log_has_json() -> None:
    [first, _] = map(json.loads, shown(io.StringIO(), as_json=True).splitlines())
    remaining_s = first.pop("remaining_s")
    assert remaining_s == pytest.approx(1.0)
    counts = {"done": 50 * 2**20, "total": 100 * 2**20, "unit": "bytes", "note": ""}
    assert first == {"event": "starting", "stage": "reading weights", **counts}


def test_a_quick_start_shows_nothing() -> None:
    terminal = Terminal()
    line = ProgressLine(terminal, clock=lambda: 0.0)
    line(Progress("reading weights", 1, 2))
    line.tick()
    line.end()
    assert terminal.getvalue() == ""


@pytest.mark.heavy
@pytest.mark.usefixtures("fresh_programs")
@pytest.mark.parametrize("packs", slow_except([USED == "kernels"], [False] + [True] * (USED == "kernels")))
def test_loading_and_compiling_report_all_that_they_do(source: Source, packs: bool) -> None:
    reports: list[Progress] = []
    with listening(reports.append):
        model = load(source, packs=packs)
        XlaBatchEngine(model, slots=1, context=64, compile="eager")
    stages = {report.stage: report for report in reports}
    assert list(stages) == ["reading weights", "compiling programs"]
    assert stages["reading weights"].unit == ("bytes" if source.stored_bytes else "")
    for name, last in stages.items():
        counts = [report.done for report in reports if report.stage == name]
        assert counts == sorted(counts)
        assert last.done > 0.95 * last.total, "vectors are not counted"
    load(source, packs=packs)
    assert reports[-1] is stages["compiling programs"], "who listened is told no more"
    assert progress.listeners == []
