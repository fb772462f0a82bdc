"""Work that clients begin with one request and whose result they get with another.

The id of a future follows from the client's own numbers, so that a request that is sent again, because its
answer was lost, does not begin the work again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.formatting import Json
from xlabatch.server.dispatcher import Closed
from xlabatch.server.service import EngineFailed

log = logging.getLogger(__name__)
Result = Json | bytes  # bytes: a message of protobuf
POLL_S = 30.0  # how long a client waits for a result before it asks again
KEPT_S = 120.0  # after a result was read, for a client that has lost it
MAX_FUTURES = 8192  # that are not read yet


@dataclass
class Future:
    """Work that was begun."""

    kind: str  # what was asked for, by which a request that is sent again is told from another one
    task: asyncio.Task[Result]
    is_read: bool = False


class Futures:
    """The futures of all clients, by id."""

    def __init__(self) -> None:
        self.futures: dict[str, Future] = {}

    def begin(self, id: str, kind: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> bool:
        """Begin some work. False if it has begun before; Refused if other work has its id."""
        if begun := self.futures.get(id):
            if begun.kind != kind:
                raise Refused(f"request {id} was another one; each has a seq_id of its own")
            return False
        if sum(not each.is_read for each in self.futures.values()) >= MAX_FUTURES:
            raise QueueFull(f"{MAX_FUTURES} results wait for their clients")
        self.futures[id] = Future(kind, asyncio.create_task(result_of(id, work)))
        return True

    async def retrieve(self, id: str) -> Result | None:
        """Return a result, or None if it takes longer."""
        future = self.futures.get(id)
        if future is None:
            raise HTTPException(404, f"there is no request {id!r:.200}; the server may have restarted")
        done, _ = await asyncio.wait({future.task}, timeout=POLL_S)
        if not done:
            return None
        if not future.is_read:
            future.is_read = True
            asyncio.get_running_loop().call_later(KEPT_S, self.forget, id)
        if future.task.cancelled():
            return failure("the request was cancelled", "user")
        return future.task.result()

    def cancel(self, id: str) -> None:
        if id in self.futures:
            self.futures[id].task.cancel()

    def forget(self, id: str) -> None:
        self.cancel(id)
        self.futures.pop(id, None)

    def forget_all(self, prefix: str) -> None:
        """Forget the futures of a session, whose ids begin with its id."""
        for id in [id for id in self.futures if id.startswith(prefix)]:
            self.forget(id)

    async def close(self) -> None:
        tasks = [each.task for each in self.futures.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def result_of(id: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Do some work -> its result, or the failure that the client gets."""
    try:
        return await work()
    except Refused as error:
        return failure(str(error), "user")
    except (EngineFailed, Unavailable, QueueFull, Closed) as error:
        return failure(str(error), "server")
    except Exception as error:  # whatever it is: the server goes on
        log.error("request %s failed", id, exc_info=error)
        return failure(f"the server failed at this request; the reason is in its log under {id}", "server")


def begun(id: str) -> Json:
    """A future as clients know it."""
    return {"request_id": id}


def failure(message: str, category: str) -> Json:
    return {"error": message, "category": category}
