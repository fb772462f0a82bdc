"""Which adapters have one of the engine's places now: any number of them take turns.

An adapter is written to a place when a request needs it, and stays there until another one needs the place.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from xlabatch.errors import Refused
from xlabatch.server.service import TRAINED, Server
from xlabatch.training.lora import AdapterWeights
from xlabatch.training.trainer import Trainer

PAUSES_S = (0.05, 0.1, 0.2, 0.5, 1.0)


class AdapterPlaces:
    """The engine's places for adapters, as far as adapters in training use them."""

    def __init__(self, server: Server, trainer: Trainer) -> None:
        self.adapters = server.llm.engine.adapters
        self.thread = server.dispatcher.thread
        self.trainer = trainer
        self.users: Counter[str] = Counter()  # by name, in the order of their last use
        self.changed = asyncio.Condition()

    @asynccontextmanager
    async def hold(self, weights: AdapterWeights) -> AsyncIterator[str]:
        """Give an adapter a place, and yield the name by which requests use it; equal adapters share one."""
        name = f"{TRAINED}{await asyncio.to_thread(lambda: weights.digest)}"
        async with self.changed:
            while not await self._placed(name, weights):
                await self.changed.wait()
            self.users[name] = self.users.pop(name, 0) + 1
        try:
            yield name
        finally:
            self.users[name] -= 1
            async with self.changed:
                self.changed.notify_all()

    async def _placed(self, name: str, weights: AdapterWeights) -> bool:
        """Write an adapter to a place, unless it has one. False if requests use all places."""
        if name in self.adapters.by_name:
            return True
        if len(self.adapters.by_name) >= self.adapters.count:
            placed = (each for each in self.users if each in self.adapters.by_name)
            unused = next((each for each in placed if not self.users[each]), None)
            if unused is None:
                return False
            del self.users[unused]
            await self.thread.call(partial(self.adapters.remove, unused))
        read = await asyncio.to_thread(self.trainer.arrange, name, weights.matrices)
        for pause_s in PAUSES_S:
            try:
                await self.thread.call(partial(self.adapters.add, read))
                return True
            except Refused:  # a request that was cancelled still runs with the one that was removed
                await asyncio.sleep(pause_s)
        await self.thread.call(partial(self.adapters.add, read))
        return True
