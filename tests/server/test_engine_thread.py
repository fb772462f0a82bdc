"""The engine's thread: every step's events reach the loop once and in order, also after it was idle."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import pytest
from conftest import Engines

from xlabatch.request import Event, Request
from xlabatch.scheduler.slot_engine import PromptProgress, SlotEngine
from xlabatch.server.engine_thread import (
    FOLLOWING_S,
    INTERVAL_S,
    MAX_WAIT_S,
    EngineThread,
    View,
    view_of,
)


@pytest.mark.parametrize("pause_s", [0.0, INTERVAL_S, 5 * INTERVAL_S])
def test_the_events_of_all_steps_are_delivered_in_order(engines: Engines, pause_s: float) -> None:
    engine, delivered, steps = engines(3), list[Event](), list[int]()
    ended = asyncio.Event()

    def deliver(views: Sequence[View]) -> None:
        events = [event for view in views for event in view.events]
        delivered.extend(events)
        steps.extend(view.steps for view in views)
        if any(event.finish for event in events):
            ended.set()

    async def run() -> None:
        thread = EngineThread(engine, deliver, pytest.fail)
        thread.open()
        for name in ("a", "b", "c"):
            ended.clear()
            request = Request(id=name, prompt=[5, 7, 11], max_tokens=23, ignore_eos=True)
            thread.send(partial(engine.submit, request))
            await asyncio.wait_for(ended.wait(), 20)
            await asyncio.sleep(pause_s)
        await thread.close()

    asyncio.run(run())
    assert [event.id for event in delivered if event.token is not None] == ["a"] * 23 + ["b"] * 23 + [
        "c"
    ] * 23
    assert steps == sorted(set(steps))


def test_a_view_has_the_progress_of_the_prompts_of_its_step(engines: Engines) -> None:
    engine, seen = engines(3, budget=16), list[PromptProgress]()
    engine.submit(Request(id="a", prompt=[5, 7, 11] * 17, max_tokens=9, cache_prompt=False))
    while not engine.idle:
        engine.step()
        seen += view_of(engine, (), 0).prompts.values()
    assert seen == [(51, 0, 16), (51, 0, 32), (51, 0, 48), (51, 0, 51)]


PAUSE_S = 20.0  # for which an engine that is idle may wait


def first_prompts(engine: SlotEngine, work: Callable[[EngineThread], Awaitable[None]]) -> list[list[str]]:
    """The prompts of each step that had new ones, while some work sends requests."""
    prompts: list[list[str]] = []

    def deliver(views: Sequence[View]) -> None:
        prompts.extend(sorted(view.prompts) for view in views if view.prompts)

    async def run() -> None:
        thread = EngineThread(engine, deliver, pytest.fail)
        thread.open()
        thread.first_step_s = PAUSE_S
        await work(thread)
        async with asyncio.timeout(20):
            while sum(map(len, prompts)) < 2 or not engine.idle:
                await asyncio.sleep(0.001)
        await thread.close()

    asyncio.run(run())
    return prompts


def submit(thread: EngineThread, name: str) -> None:
    request = Request(id=name, prompt=[5, 7, 11], max_tokens=5, ignore_eos=True)
    thread.send(partial(thread.engine.submit, request))


def test_an_idle_engine_begins_with_the_requests_that_are_being_prepared(engines: Engines) -> None:
    async def work(thread: EngineThread) -> None:
        thread.arrivals.prepare("b")
        submit(thread, "a")
        await asyncio.sleep(0.05)
        submit(thread, "b")
        thread.arrivals.preparing.discard("b")

    assert first_prompts(engines(3), work) == [["a", "b"]]


def test_an_idle_engine_begins_with_the_whole_burst_or_without_what_does_not_come(engines: Engines) -> None:
    async def send(thread: EngineThread, size: int) -> None:
        for _ in range(2):
            thread.arrivals.expect(1, size)
        for name in ("a", "b"):
            thread.arrivals.prepare(name)
            submit(thread, name)
            thread.arrivals.preparing.discard(name)
            await asyncio.sleep(FOLLOWING_S / 4)

    began_s = time.monotonic()
    assert first_prompts(engines(3), lambda thread: send(thread, 2)) == [["a", "b"]]
    assert first_prompts(engines(3), lambda thread: send(thread, 3)) == [["a", "b"]]
    assert time.monotonic() < began_s + PAUSE_S


def test_an_engine_waits_for_no_request_longer_than_a_step(engines: Engines) -> None:
    async def limited(thread: EngineThread) -> None:
        thread.arrivals.prepare("b")
        thread.first_step_s = 0.0
        submit(thread, "a")
        await asyncio.sleep(0.05)
        submit(thread, "b")

    assert first_prompts(engines(3), limited) == [["a"], ["b"]]


def test_an_engine_waits_as_long_as_its_last_first_step_took_within_a_limit(
    engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, step, pauses_s, fails = engines(3), engines(3).step, deque[float](), deque[bool]()
    thread = EngineThread(engine, list[Sequence[View]]().append, pytest.fail)
    seen: list[float] = []  # at the beginning of each step

    def slow_step() -> list[Event]:
        seen.append(thread.first_step_s)
        time.sleep(pauses_s.popleft() if pauses_s else 0.0)
        events = step()
        if fails and fails.popleft():
            raise RuntimeError("a step that fails at its end")
        return events

    async def run() -> None:
        thread.open()

        async def first_step_s(name: str | None = None) -> float:
            """After a request, or a step without one."""
            if name:
                submit(thread, name)
            await thread.call(lambda: None)
            while thread.step_s:
                await asyncio.sleep(0.001)
            return thread.first_step_s

        pauses_s.append(0.02)
        first_s = await first_step_s("a")
        assert first_s >= 0.02
        assert seen == [0.0, *[first_s] * (len(seen) - 1)]
        assert len(seen) > 2
        pauses_s.append(0.06)
        assert await first_step_s() == first_s
        pauses_s.append(0.06)
        fails.append(True)
        assert await first_step_s("b") == first_s
        pauses_s.append(MAX_WAIT_S + 0.01)
        assert await first_step_s("c") == MAX_WAIT_S
        await thread.close()

    monkeypatch.setattr(engine, "step", slow_step)
    asyncio.run(run())
