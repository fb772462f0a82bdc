"""Adapters in training take turns at the engine's places, also when clients leave in between."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from xlabatch.errors import Unavailable
from xlabatch.server.settings import TRAINED
from xlabatch.server.tinker.places import AdapterPlaces


class Engine:
    """Places for adapters by name, in an engine that takes a moment for each command."""

    def __init__(self, count: int, *others: str) -> None:
        self.count = count
        self.by_name = dict.fromkeys(others)

    def add(self, name: str) -> None:
        assert len(self.by_name) < self.count
        self.by_name[name] = None

    def remove(self, name: str) -> None:
        del self.by_name[name]

    async def call(self, command: Callable[[], object]) -> None:
        """Run a command a moment later, whether or not anybody still waits for it."""
        done = asyncio.Event()

        def run() -> None:
            command()
            done.set()

        asyncio.get_running_loop().call_later(0.01, run)
        await done.wait()


def places_of(engine: Engine) -> AdapterPlaces:
    server: Any = SimpleNamespace(
        llm=SimpleNamespace(engine=SimpleNamespace(adapters=engine)),
        dispatcher=SimpleNamespace(thread=engine),
    )
    trainer: Any = SimpleNamespace(arrange=lambda name, _: name)
    return AdapterPlaces(server, trainer)


def weights(digest: str) -> Any:
    return SimpleNamespace(digest=digest, matrices=None)


async def use(places: AdapterPlaces, digest: str, for_s: float = 0.0) -> str:
    async with places.hold(weights(digest)) as name:
        assert name in places.adapters.by_name
        await asyncio.sleep(for_s)
        assert name in places.adapters.by_name
        return name


def test_an_adapter_keeps_its_place_until_another_one_needs_it() -> None:
    async def check() -> None:
        engine = Engine(2)
        places = places_of(engine)
        for digest in "abac":
            await use(places, digest)
        assert [*engine.by_name] == [f"{TRAINED}a", f"{TRAINED}c"]
        await asyncio.gather(*(use(places, digest, 0.02) for digest in "abcdefabc"))
        assert not places.users.total()

    asyncio.run(check())


@pytest.mark.parametrize("after_s", [0.0, 0.005, 0.015, 0.025])
def test_who_leaves_while_a_place_is_made_leaves_it_to_others(after_s: float) -> None:
    async def check() -> None:
        engine = Engine(2)
        places = places_of(engine)
        await use(places, "old")
        for digest in "abcdef":
            leaving = asyncio.create_task(use(places, digest, 1.0))
            await asyncio.sleep(after_s)
            leaving.cancel()
        async with asyncio.timeout(5):
            await asyncio.gather(use(places, "x", 0.02), use(places, "y", 0.02))
        assert not places.users.total()

    asyncio.run(check())


def test_who_waits_for_a_place_is_not_overtaken_by_users_of_those_that_are_placed() -> None:
    async def check() -> None:
        places = places_of(Engine(2))

        async def use_without_a_gap(digest: str) -> None:  # the next use begins before this one ends
            uses = set[asyncio.Task[str]]()
            while not waited.done():
                uses.add(asyncio.create_task(use(places, digest, 0.05)))
                await asyncio.sleep(0.02)
            await asyncio.gather(*uses)

        waited = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(5), asyncio.TaskGroup() as tasks:
            for digest in "ab":
                tasks.create_task(use_without_a_gap(digest))
            await asyncio.sleep(0.1)
            try:
                await use(places, "c")
            finally:
                waited.set_result(None)

    asyncio.run(check())


def test_an_adapter_of_the_same_name_that_others_have_loaded_is_not_trusted() -> None:
    async def check() -> None:
        places = places_of(Engine(1, f"{TRAINED}a"))
        with pytest.raises(Unavailable, match="places for adapters are taken by others"):
            await use(places, "a")

    asyncio.run(check())
