"""Signals that arrive while an engine works: no request, no slot and no ending is lost."""

import random
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from types import FrameType

import pytest
from conftest import Engines
from support.quick import slow_except
from support.requests import make_request, solo_stream

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event
from xlabatch.scheduler.slot_engine import INTERRUPTED, SlotEngine

CALLS = {SlotEngine.step.__code__, SlotEngine.submit.__code__, SlotEngine.cancel.__code__}
REQUESTS = [
    make_request("a", 30, 20),
    make_request("b", 5, 12, temperature=0.9),
    make_request("c", 140, 6, n=2, temperature=0.9),
    make_request("d", 17, 9, deadline_s=1000.0),
    make_request("e", 60, 15),
]


@pytest.fixture
def _interrupts() -> Iterator[None]:
    """SIGALRM raises KeyboardInterrupt if an engine's call is running."""

    def interrupt(_: int, frame: FrameType | None) -> None:
        while frame:
            if frame.f_code in CALLS:
                raise KeyboardInterrupt
            frame = frame.f_back

    before = signal.signal(signal.SIGALRM, interrupt)
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None  # Python drops those in finalizers
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
    sys.unraisablehook = hook


def is_interrupt(error: BaseException | None) -> bool:
    """Whether a KeyboardInterrupt is behind an error: C code that it passes through raises its own."""
    while error and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def serve_interrupted(
    engine: XlaBatchEngine, draw: random.Random
) -> tuple[dict[tuple[str, int], list[Event]], int]:
    """The events of all requests by choice, and how many steps a signal interrupted."""
    events: dict[tuple[str, int], list[Event]] = defaultdict(list)
    interrupts = 0
    for request in REQUESTS:
        engine.submit(request)
    for step in range(100):
        if engine.idle:
            break
        if step < 12:  # a signal at every later step as well might leave no step time to end
            signal.setitimer(signal.ITIMER_REAL, draw.uniform(0.0001, 0.008))
        try:
            for event in engine.step():
                events[event.id, event.index].append(event)
            if step == 5:
                engine.cancel("e")
        except BaseException as error:
            if not is_interrupt(error):
                raise
            interrupts += 1
    signal.setitimer(signal.ITIMER_REAL, 0)
    assert engine.idle
    return events, interrupts


@pytest.mark.usefixtures("_interrupts")
@pytest.mark.parametrize("signals", slow_except([30], [30, 2000]))
def test_signals_lose_nothing(engines: Engines, signals: int) -> None:
    engine, draw, seen = engines(3), random.Random(4), 0
    choices = [(request, index) for request in REQUESTS for index in range(request.n)]
    solo = {(each.id, index): solo_stream(engine, each.choice(index)) for each, index in choices}
    while seen < signals:
        events, interrupts = serve_interrupted(engine, draw)
        seen += interrupts
        assert events.keys() == solo.keys()
        for key, stream in events.items():
            *tokens, last = stream
            assert [event.finish for event in tokens] == [None] * len(tokens), key
            assert last.finish in ("length", "cancelled") or last.reason == INTERRUPTED
            digests = [event.digest for event in stream if event.token is not None]
            assert digests == [digest for _, digest, _ in solo[key]][: len(digests)]
        assert sorted(engine.scheduler.table.free_slots) == [0, 1, 2]


def test_a_call_during_the_step_of_another_thread_is_refused_and_loses_nothing(
    engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engines(3)
    inside, leave, events = threading.Event(), threading.Event(), list[Event]()
    run_step = engine.run_step

    def slow_step() -> list[Event]:
        inside.set()
        leave.wait(10)
        return run_step()

    monkeypatch.setattr(engine, "run_step", slow_step)
    thread = threading.Thread(
        target=lambda: events.extend(engine.run([make_request("a", 9, 3)])), name="first"
    )
    thread.start()
    inside.wait(10)
    for call in (engine.step, lambda: engine.submit(make_request("b")), lambda: engine.cancel("a")):
        with pytest.raises(RuntimeError, match="in a step of thread first: one thread at a time"):
            call()
    leave.set()
    thread.join()
    assert [event.finish for event in events] == [None, None, "length"]
    assert engine.idle
