"""The engine's thread: every step's events reach the loop once and in order, also after it was idle."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import pytest
from conftest import Engines

from xlabatch.request import Event, Request
from xlabatch.scheduler.slot_engine import PromptProgress, SlotEngine
from xlabatch.server.engine_thread import FOLLOWING_S, INTERVAL_S, EngineThread, View, view_of


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
        prepared = thread.arrivals.prepare()
        submit(thread, "a")
        await asyncio.sleep(0.05)
        submit(thread, "b")
        prepared()

    assert first_prompts(engines(3), work) == [["a", "b"]]


def test_an_idle_engine_begins_with_the_whole_burst_or_without_what_does_not_come(engines: Engines) -> None:
    async def send(thread: EngineThread, size: int) -> None:
        for name in ("a", "b"):
            thread.arrivals.expect(1, size)
            submit(thread, name)
            await asyncio.sleep(FOLLOWING_S / 4)

    began_s = time.monotonic()
    assert first_prompts(engines(3), lambda thread: send(thread, 2)) == [["a", "b"]]
    assert first_prompts(engines(3), lambda thread: send(thread, 3)) == [["a", "b"]]
    assert time.monotonic() < began_s + PAUSE_S


def test_an_engine_waits_for_no_request_longer_than_a_step(engines: Engines) -> None:
    async def limited(thread: EngineThread) -> None:
        thread.arrivals.prepare()
        thread.first_step_s = 0.0
        submit(thread, "a")
        await asyncio.sleep(0.05)
        submit(thread, "b")

    assert first_prompts(engines(3), limited) == [["a"], ["b"]]
