"""Which adapters have one of the engine's places now: any number of them take turns.

An adapter is written to a place when a request needs it, and stays there until another one needs the place.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from xlabatch.errors import Refused, Unavailable
from xlabatch.server.service import Server
from xlabatch.server.settings import TRAINED
from xlabatch.training.lora import AdapterWeights
from xlabatch.training.trainer import Trainer

PAUSES_S = (0.05, 0.1, 0.2, 0.5, 1.0)
POLL_S = 1.0  # places that others leave are not told


class AdapterPlaces:
    """The engine's places for adapters, as far as adapters in training use them."""

    def __init__(self, server: Server, trainer: Trainer) -> None:
        self.adapters = server.llm.engine.adapters
        self.thread = server.dispatcher.thread
        self.trainer = trainer
        self.users: Counter[str] = Counter()  # of the adapters placed here, in the order of their last use
        self.line = asyncio.Lock()  # who waits for a place is not overtaken, also not by users of placed ones
        self.turn = asyncio.Lock()  # one adapter is written at a time
        self.left = asyncio.Event()  # since it was cleared, an adapter's last user has left

    @asynccontextmanager
    async def hold(self, weights: AdapterWeights) -> AsyncIterator[str]:
        """Give an adapter a place, and yield the name by which requests use it; equal adapters share one."""
        name = f"{TRAINED}{await asyncio.to_thread(lambda: weights.digest)}"
        async with self.line:
            while not await self._enter(name, weights):
                self.left.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_S):
                        await self.left.wait()
        try:
            yield name
        finally:
            self._leave(name)

    async def _enter(self, name: str, weights: AdapterWeights) -> bool:
        """Place an adapter and count one more user. False if all places are in use.

        What the engine was told is also known here if the caller is cancelled meanwhile.
        """
        placing = asyncio.create_task(self._place(name, weights))
        try:
            return await asyncio.shield(placing)
        except asyncio.CancelledError:
            placing.add_done_callback(partial(self._leave_unused, name))
            raise

    def _leave_unused(self, name: str, placing: "asyncio.Task[bool]") -> None:
        if not placing.cancelled() and placing.exception() is None and placing.result():
            self._leave(name)

    def _leave(self, name: str) -> None:
        self.users[name] -= 1
        self.left.set()

    async def _place(self, name: str, weights: AdapterWeights) -> bool:
        async with self.turn:
            placed = self.adapters.by_name
            if name not in self.users or name not in placed:  # the engine may have lost all its adapters
                if len(placed) >= self.adapters.count and not await self._free_one():
                    return False
                await self._add(name, weights)
            self.users[name] = self.users.pop(name, 0) + 1
            return True

    async def _free_one(self) -> bool:
        """Remove the adapter whose last user left first. False if all are in use."""
        own = [each for each in self.users if each in self.adapters.by_name]
        if not own:
            raise Unavailable(
                f"all {self.adapters.count} places for adapters are taken by others: --adapters gives more"
            )
        unused = next((each for each in own if not self.users[each]), None)
        if unused is None:
            return False
        await self.thread.call(partial(self.adapters.remove, unused))
        del self.users[unused]
        return True

    async def _add(self, name: str, weights: AdapterWeights) -> None:
        read = await asyncio.to_thread(self.trainer.arrange, name, weights.matrices)
        for pause_s in PAUSES_S:
            try:
                return await self.thread.call(partial(self.adapters.add, read))
            except Refused:  # a request that was cancelled still runs with the one that was removed
                await asyncio.sleep(pause_s)
        try:
            await self.thread.call(partial(self.adapters.add, read))
        except Refused as error:
            raise Unavailable(str(error)) from None
