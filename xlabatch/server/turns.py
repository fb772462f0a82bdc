"""Let clients take turns at something that does one thing at a time: a thread or a lock.

A client waits for at most one turn of each other client, however much work the others have.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Lock
from typing import Any, Generic, TypeVar

from xlabatch.errors import Unavailable
from xlabatch.server.engine_thread import without_panics

CLOSED = "the server is shutting down"
Item = TypeVar("Item")
Result = TypeVar("Result")


class Turns(Generic[Item]):
    """Items by client; the next item is from the client whose last turn was longest ago."""

    def __init__(self) -> None:
        self.by_client: dict[str, deque[Item]] = {}  # never has an empty queue; the first client is next

    def __len__(self) -> int:
        return sum(map(len, self.by_client.values()))

    def append(self, client: str, item: Item) -> None:
        self.by_client.setdefault(client, deque()).append(item)

    def pop(self) -> Item:
        """Take the next item; its client then goes to the end."""
        client = next(iter(self.by_client))
        items = self.by_client.pop(client)
        item = items.popleft()
        if items:
            self.by_client[client] = items
        return item


class SharedThread:
    """A thread that works for all clients, one piece of work at a time. Used on the event loop."""

    def __init__(self, name: str, start: Callable[[], None] | None = None) -> None:
        """`start` is what the thread runs first."""
        self.executor = ThreadPoolExecutor(1, name, start)
        self.waiting: Turns[tuple[Future[Any], Callable[[], Any]]] = Turns()
        self.lock = Lock()
        self.is_closed = False

    async def run(self, client: str, work: Callable[[], Result]) -> Result:
        """Do some work and return its result. If cancelled before it begins, it is not done."""
        future: Future[Result] = Future()
        with self.lock:
            if self.is_closed:
                raise Unavailable(CLOSED)
            self.waiting.append(client, (future, work))
            self.executor.submit(self._run_next)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Drop work that has not begun. Does not wait for work that has."""
        with self.lock:
            self.is_closed = True
            self.executor.shutdown(wait=False, cancel_futures=True)
            while self.waiting:
                future, _ = self.waiting.pop()
                if future.set_running_or_notify_cancel():
                    future.set_exception(Unavailable(CLOSED))

    def _run_next(self) -> None:
        """Do one piece of work, on the thread; there is none if `close` has dropped it."""
        with self.lock:
            if not self.waiting:
                return
            future, work = self.waiting.pop()
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(without_panics(work))
        except BaseException as error:  # whatever it is, it belongs to the one waiting for the result
            future.set_exception(error)


class SharedLock:
    """A lock that clients get in turn. Used on the event loop."""

    def __init__(self) -> None:
        self.waiting: Turns[asyncio.Future[None]] = Turns()
        self.is_taken = False

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        if self.is_taken:
            await self._wait(client)
        self.is_taken = True
        try:
            yield
        finally:
            self._release()

    async def _wait(self, client: str) -> None:
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(client, passed)
        try:
            await passed
        except asyncio.CancelledError:
            if passed.done() and not passed.cancelled():  # the lock came at the same time
                self._release()
            raise

    def _release(self) -> None:
        """Pass the lock to the next client that still waits; free it if there is none."""
        while self.waiting:
            passed = self.waiting.pop()
            if not passed.done():
                passed.set_result(None)
                return
        self.is_taken = False
