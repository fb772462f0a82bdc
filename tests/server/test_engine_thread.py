"""The engine's thread: every step's events reach the loop once and in order, also after it was idle."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest
from conftest import Engines

from xlabatch.request import Event, Request
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.server.engine_thread import INTERVAL_S, EngineThread, View, view_of


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
