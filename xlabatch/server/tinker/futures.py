"""Work that clients begin with one request and whose result they get with another.

The id of a future follows from the client's own numbers, so that a request that is sent again, because its
answer was lost, does not begin the work again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
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


class Futures:
    """The futures of all clients, by id."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[Result]] = {}
        self.read: set[str] = set()

    def begin(self, id: str, work: Callable[[], Coroutine[Any, Any, Result]]) -> Json:
        """Begin some work, unless it has begun, and return its future as clients know it."""
        if id not in self.tasks:
            if len(self.tasks) - len(self.read) >= MAX_FUTURES:
                raise QueueFull(f"{MAX_FUTURES} results wait for their clients")
            self.tasks[id] = asyncio.create_task(result_of(id, work))
        return {"request_id": id}

    async def retrieve(self, id: str) -> Result | None:
        """Return a result, or None if it takes longer."""
        task = self.tasks.get(id)
        if task is None:
            raise HTTPException(404, f"there is no request {id!r:.200}; the server may have restarted")
        done, _ = await asyncio.wait({task}, timeout=POLL_S)
        if not done:
            return None
        if id not in self.read:
            self.read.add(id)
            asyncio.get_running_loop().call_later(KEPT_S, self.forget, id)
        if task.cancelled():
            return failure("the request was cancelled", "user")
        return task.result()

    def cancel(self, id: str) -> None:
        if id in self.tasks:
            self.tasks[id].cancel()

    def forget(self, id: str) -> None:
        self.cancel(id)
        self.tasks.pop(id, None)
        self.read.discard(id)

    def forget_all(self, prefix: str) -> None:
        """Forget the futures of a session, whose ids begin with its id."""
        for id in [id for id in self.tasks if id.startswith(prefix)]:
            self.forget(id)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
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


def failure(message: str, category: str) -> Json:
    return {"error": message, "category": category}
