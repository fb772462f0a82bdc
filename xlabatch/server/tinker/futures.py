"""Work that clients begin with one request and whose result they get with another.

The id of a future follows from the client's own numbers, so that a request that is sent again, because its
answer was lost, does not begin the work again.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.formatting import Json
from xlabatch.server.dispatcher import Closed
from xlabatch.server.http.api_keys import Client
from xlabatch.server.service import EngineFailed

log = logging.getLogger(__name__)
Result = Json | bytes  # bytes: a message of protobuf
POLL_S = 30.0  # how long a client waits for a result before it asks again
KEPT_S = 120.0  # after a result was read, for a client that has lost it
MAX_FUTURES = 8192  # that are not read yet, and of one client half of them
MAX_BYTES = 512 * 2**20  # of requests that wait and of results that are kept, and of one client a quarter


@dataclass
class Future:
    """Work that was begun."""

    kind: str  # what was asked for, by which a request that is sent again is told from another one
    task: asyncio.Task[Result]
    owner: Client
    bytes: int  # of the request, and then of its result
    can_be_cancelled: bool = False
    is_read: bool = False


class Futures:
    """The futures of all clients, by id."""

    def __init__(self) -> None:
        self.futures: dict[str, Future] = {}
        self.unread: Counter[str] = Counter()  # futures, by client
        self.bytes: Counter[str] = Counter()

    def begin(
        self,
        id: str,
        kind: str,
        work: Callable[[], Coroutine[Any, Any, Result]],
        owner: Client,
        bytes: int = 0,
        can_be_cancelled: bool = False,
    ) -> bool:
        """Begin some work. False if it has begun before; Refused if other work has its id.

        QueueFull if its client, or all clients, have too much that waits.
        """
        if begun := self.futures.get(id):
            if begun.kind != kind:
                raise Refused(f"request {id} was another one; each has a seq_id of its own")
            return False
        self._check_room(owner.name, bytes)
        future = Future(kind, asyncio.create_task(result_of(id, work)), owner, bytes, can_be_cancelled)
        self.futures[id] = future
        add(self.unread, owner.name, 1)
        add(self.bytes, owner.name, bytes)
        future.task.add_done_callback(lambda _: self._keep_result(id, future))
        return True

    def _check_room(self, client: str, bytes: int) -> None:
        if self.unread.total() >= MAX_FUTURES or self.unread[client] >= MAX_FUTURES // 2:
            raise QueueFull(f"{self.unread[client]} of your requests wait, or their results; read some")
        if self.bytes.total() + bytes > MAX_BYTES or self.bytes[client] + bytes > MAX_BYTES // 4:
            raise QueueFull(
                f"your requests that wait and your results take {self.bytes[client] >> 20} MiB, and those of "
                f"all clients {self.bytes.total() >> 20} MiB; try again later"
            )

    def _keep_result(self, id: str, future: Future) -> None:
        """Count the bytes of a result in place of its request's."""
        if self.futures.get(id) is not future:
            return
        result = b"" if future.task.cancelled() else future.task.result()
        kept = len(result) if isinstance(result, bytes) else 0
        add(self.bytes, future.owner.name, kept - future.bytes)
        future.bytes = kept

    async def retrieve(self, id: str, client: Client) -> Result | None:
        """Return a result, or None if it takes longer."""
        future = self.futures.get(id)
        if future is None or not client.may_use(future.owner):
            raise HTTPException(404, f"there is no request {id!r:.200}; the server may have restarted")
        done, _ = await asyncio.wait({future.task}, timeout=POLL_S)
        if not done:
            return None
        if not future.is_read:
            future.is_read = True
            add(self.unread, future.owner.name, -1)
            asyncio.get_running_loop().call_later(KEPT_S, self.forget, id)
        if future.task.cancelled():
            return failure("the request was cancelled", "user")
        return future.task.result()

    def cancel(self, id: str, client: Client) -> None:
        """End work that nothing else rests on; a gradient or a step goes on."""
        future = self.futures.get(id)
        if future and future.can_be_cancelled and client.may_use(future.owner):
            future.task.cancel()

    def forget(self, id: str) -> None:
        if future := self.futures.pop(id, None):
            future.task.cancel()
            add(self.bytes, future.owner.name, -future.bytes)
            add(self.unread, future.owner.name, 0 if future.is_read else -1)

    def forget_all(self, prefix: str) -> None:
        """Forget the futures of a session, run or sampler, whose ids begin with its id."""
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


def add(counts: Counter[str], client: str, number: int) -> None:
    counts[client] += number
    if not counts[client]:
        del counts[client]


def begun(id: str) -> Json:
    """A future as clients know it."""
    return {"request_id": id}


def failure(message: str, category: str) -> Json:
    return {"error": message, "category": category}
