"""An exception at any line of an engine's calls loses no request, no slot and no ending.

The lines of the scheduler are traced, and one of them raises KeyboardInterrupt. The caller catches it and
goes on. Each choice of each accepted request must still get exactly one ending, after the right tokens.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.examples import examples
from support.quick import slow_except
from support.requests import make_request
from support.simulated_device import expected_stream
from support.simulated_engine import SimulatedEngine

from xlabatch.request import Event, Request
from xlabatch.scheduler import scheduler
from xlabatch.scheduler.slot_engine import INTERRUPTED

FOLDER = str(Path(scheduler.__file__).parent)
LINES = 15_000  # a script runs fewer lines than this


class Interrupts:
    """Counts the lines that run under `trace`, and raises at some of them."""

    def __init__(self, *lines: int) -> None:
        self.lines, self.count = lines, 0

    def trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(FOLDER):
            return None
        if event == "line":
            self.count += 1
            if self.count in self.lines:
                raise KeyboardInterrupt(f"line {self.count}, {frame.f_code.co_name}:{frame.f_lineno}")
        return self.trace

    def trace_again(self, frame: FrameType, *_: Any) -> None:
        """Python stops tracing when `trace` raises; the next call goes on with it."""
        if sys.gettrace() is None:
            sys.settrace(self.trace)
            frame.f_trace = self.trace


@contextmanager
def tracing(interrupts: Interrupts) -> Iterator[None]:
    before = sys.gettrace()
    sys.setprofile(interrupts.trace_again)
    sys.settrace(interrupts.trace)
    try:
        yield
    finally:
        sys.setprofile(None)
        sys.settrace(before)


class Caller:
    """A user of an engine who catches each interrupt and goes on."""

    def __init__(self, interrupts: Interrupts, **options: Any) -> None:
        self.engine, self.interrupts = SimulatedEngine(3, **options), interrupts
        self.accepted: dict[str, Request] = {}
        self.tokens: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.endings: dict[tuple[str, int], list[Event]] = defaultdict(list)

    def call(self, method: Callable[..., Any], *args: Any) -> Any:
        """The result of a call, or None if it was interrupted."""
        try:
            with tracing(self.interrupts):
                return method(*args)
        except KeyboardInterrupt:
            return None

    def submit(self, request: Request) -> None:
        """Submit a request, again if that was interrupted before the engine had accepted it."""
        self.accepted[request.id] = request
        self.call(self.engine.submit, request)
        if not self.engine.scheduler.table.is_in_flight(request.id):
            self.engine.submit(request)

    def abandon(self, id: str) -> None:
        """Abandon a request, again if that was interrupted."""
        for _ in range(3):
            self.call(self.engine.abandon, id)
        self.accepted.pop(id, None)

    def step(self) -> None:
        for event in self.call(self.engine.step) or ():
            key = event.id, event.index
            assert not self.endings[key], f"{event} after {self.endings[key]}"
            if event.token is not None:
                self.tokens[key].append(event.token)
            if event.finish:
                self.endings[key].append(event)

    def script(self) -> None:
        """Requests of every kind: long prompts, several choices, deadlines, cancellations."""
        self.submit(make_request("first", 7, 3, seed=100))
        self.submit(make_request("running", 7, 12, seed=200))
        self.submit(make_request("forks", 4, 4, n=2, seed=300, temperature=1.0))
        self.step()
        self.submit(make_request("late", 3, 2, deadline_s=4, seed=400))
        self.submit(make_request("waiting", 3, 9, seed=500))
        self.submit(make_request("many", 1, 1, n=4, seed=700, temperature=1.0))
        for _ in range(3):
            self.step()
        for id in ("waiting", "running"):
            self.call(self.engine.cancel, id)
        self.submit(make_request("last", 2, 3, seed=600))
        self.submit(make_request("urgent", 2, 2, seed=800, priority=1))
        self.drain()

    def drain(self) -> None:
        for _ in range(60):
            if self.engine.idle:
                return
            self.step()
        pytest.fail("the engine does not become idle")

    def check(self) -> None:
        """Every choice has one ending and the right tokens, and no slot is lost."""
        for request in self.accepted.values():
            for index in range(request.n):
                key, choice = (request.id, index), request.choice(index)
                [ending] = self.endings[key]
                tokens, finish = expected_stream(choice)
                assert self.tokens[key] == tokens[: len(self.tokens[key])]
                if ending.finish == "error":
                    assert ending.reason == INTERRUPTED
                elif ending.finish != "cancelled":
                    assert (self.tokens[key], ending.finish) == (tokens, finish)
        table = self.engine.scheduler.table
        assert sorted(table.free_slots) == [0, 1, 2]
        assert (table.waiting, table.sequences, table.deadlines) == ({}, {}, {})
        assert self.engine.device.active <= table.evicted_slots  # the next step deactivates these


def run_script(*lines: int, **options: Any) -> Interrupts:
    """Run the script with interrupts at these lines, then two requests that nothing interrupts."""
    interrupts = Interrupts(*lines)
    caller = Caller(interrupts, **options)
    caller.script()
    interrupts.lines = ()
    for n in range(2):
        caller.submit(make_request(f"after{n}", 4, 3, seed=1000 + 100 * n))
    caller.drain()
    caller.check()
    assert {caller.endings["after0", 0][0].finish, caller.endings["after1", 0][0].finish} == {"length"}
    return interrupts


def test_the_script_runs_fewer_lines_than_are_tried() -> None:
    for policy in ("fifo", "priority"):
        assert LINES / 2 < run_script(policy=policy).count < LINES


@pytest.mark.heavy
@pytest.mark.parametrize(("ahead", "policy"), [(0, "fifo"), (1, "priority")])
@pytest.mark.parametrize("start", slow_except([0], range(180)))
def test_an_interrupt_at_any_line_loses_nothing(start: int, ahead: int, policy: str) -> None:
    for line in range(1 + start, LINES, 180):
        run_script(line, ahead=ahead, policy=policy)


TWO = [*range(48), *range(240, 288)]


@pytest.mark.heavy
@pytest.mark.parametrize("start", slow_except([0], TWO))
def test_two_interrupts_lose_nothing(start: int) -> None:
    """The second one may break off the recovery from the first."""
    for line in range(1 + start, LINES, 480):
        for distance in (1, 3, 7, 12, 25):
            run_script(line, line + distance)


ACTIONS = st.lists(
    st.one_of(
        st.tuples(st.just("submit"), st.integers(1, 12), st.integers(1, 8), st.integers(1, 3)),
        st.tuples(st.just("step"), st.integers(1, 3)),
        st.tuples(st.just("cancel"), st.integers(0, 9)),
        st.tuples(st.just("abandon"), st.integers(0, 9)),
    ),
    min_size=3,
    max_size=14,
)


@settings(max_examples=examples(dev=40, ci=700))
@given(ACTIONS, st.lists(st.integers(1, 1500), max_size=3), st.integers(0, 2))
def test_interrupts_in_any_schedule_lose_nothing(
    actions: list[tuple[Any, ...]], lines: list[int], ahead: int
) -> None:
    caller = Caller(Interrupts(*lines), ahead=ahead, queue=20)
    for number, (name, *values) in enumerate(actions):
        if name == "submit":
            length, max_tokens, n = values
            options = {"temperature": 1.0, "deadline_s": 5.0 + number}
            caller.submit(make_request(f"r{number}", length, max_tokens, n=n, seed=100 * number, **options))
        elif name == "step":
            for _ in range(values[0]):
                caller.step()
        elif name == "cancel":
            caller.call(caller.engine.cancel, f"r{values[0]}")
        else:
            caller.abandon(f"r{values[0]}")
    caller.interrupts.lines = ()
    caller.drain()
    caller.check()
