"""The motor: one thread that owns an engine; letters go in, each step's events come out on a loop."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from xlabatch.api import BatchEngine, Stats
from xlabatch.request import Event
from xlabatch.scheduler.sequences import SlotActivity

log = logging.getLogger("xlabatch.motor")
Command = Callable[[], None]
JOIN_S = 10.0


class View(NamedTuple):
    """What the engine was doing when last seen."""

    activity: dict[int, SlotActivity]
    stats: Stats
    steps: int


class EngineThread:
    """Runs letters (calls that were put into its box), steps the engine, and passes on what came of it."""

    def __init__(
        self,
        engine: BatchEngine,
        sittings: Callable[[], dict[int, SlotActivity]],
        deliver: Callable[[Sequence[Event], View], None],
        died: Callable[[str], None],
    ) -> None:
        self.engine, self.activity, self.deliver, self.died = engine, sittings, deliver, died
        self.commands: queue.SimpleQueue[Command] = queue.SimpleQueue()
        self.calls: set[asyncio.Future[None]] = set()  # who waits for the thread
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None

    # On the loop

    def open(self) -> None:
        """Begin to run, for the running loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="xlabatch-engine", daemon=True)
        self.thread.start()

    @property
    def alive(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    def send(self, command: Command) -> None:
        """Have something done between two steps."""
        self.commands.put(command)

    async def call(self, call: Command) -> None:
        """Have something done between two steps, and wait for it."""
        assert self.loop
        done: asyncio.Future[None] = self.loop.create_future()

        def letter() -> None:
            try:
                call()
                self._over(resolve, done, None)
            except Exception as error:
                self._over(resolve, done, error)

        self.calls.add(done)
        self.send(letter)
        try:
            await done
        finally:
            self.calls.discard(done)

    async def close(self) -> None:
        """Stop when all letters are read."""
        self.send(_stop)
        if self.thread:
            await asyncio.to_thread(self.thread.join, JOIN_S)

    def _replace(self, reason: str) -> None:
        """The thread is gone: everyone hears of it, and another takes over."""
        self.died(reason)
        for call in self.calls:
            resolve(call, RuntimeError(reason))
        self.commands = queue.SimpleQueue()
        self.send(self.engine.cancel_all)
        self.open()

    # On the thread

    def _run(self) -> None:
        letters, steps = self.commands, 0
        try:
            while self._read(letters):
                events = self._step()
                steps += 1
                self._over(self.deliver, events, View(self.activity(), self.engine.stats(), steps))
        except BaseException as error:
            self._over(self._replace, f"the engine's thread ended: {error!r}")
            raise

    def _read(self, commands: "queue.SimpleQueue[Command]") -> bool:
        """Run the letters that have come, waiting for one if there is nothing else to do; False to stop.

        A step follows them, if only to be seen: what a letter has ended must not look alive.
        """
        try:
            letter = commands.get(block=self.engine.idle)
            while letter is not _stop:
                letter()
                letter = commands.get_nowait()
            return False
        except queue.Empty:
            return True

    def _step(self) -> list[Event]:
        try:
            return self.engine.step()
        except Exception:
            log.exception("a step failed; whoever sat there hears of it")
            return []

    def _over(self, call: Callable[..., Any], *inputs: Any) -> None:
        """Have something done on the loop."""
        assert self.loop
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *inputs)


def resolve(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Give a result to whoever still waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _stop() -> None:
    """The letter that ends the thread."""
