"""A replica's connections to the ingresses that call it: one connection for all responses to an ingress.

Knows no Ray.
"""

import asyncio
import logging
from functools import partial
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Message

from xlabatch.replicas.frames import frame
from xlabatch.replicas.messages import ForwardedRequest, respond

log = logging.getLogger(__name__)
CONNECT_TIMEOUT_S = 10.0


class ReplyAddress(NamedTuple):
    """The address at which an ingress listens for responses."""

    host: str
    port: int
    key: bytes  # a connection begins with it


class Connection(asyncio.Protocol):
    """A connection to an ingress. Everything sent in one turn of the event loop is one write."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.unsent: list[bytes] = []
        self.is_open = False
        self.writable = asyncio.Event()  # cleared while the ingress is slower than the responses
        self.writable.set()

    def connection_made(self, transport: Any) -> None:  # uvloop's is no asyncio.Transport
        self.transport = transport
        self.is_open = True
        transport.write(self.key)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_open = False
        self.unsent.clear()
        self.writable.set()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    async def respond(self, app: ASGIApp, request: ForwardedRequest, number: int) -> None:
        """Send an application's response to a request. ConnectionError if the ingress has gone."""
        try:
            await respond(app, request, partial(self.send, number))
        except Exception:
            if self.is_open:
                log.exception("a request failed")
            await self.send(number, None)

    async def send(self, number: int, message: Message | None) -> None:
        """Send a message of the response with this number. None means that the last message will not come."""
        await self.writable.wait()
        if not self.is_open:
            raise ConnectionError("the ingress has closed its connection")
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.write)
        self.unsent.append(frame(number, message))

    def write(self) -> None:
        self.transport.write(b"".join(self.unsent))
        self.unsent.clear()


class Connections:
    """A replica's connections, by address of the ingress."""

    def __init__(self) -> None:
        self.opened: dict[ReplyAddress, asyncio.Task[Connection]] = {}

    async def to(self, address: ReplyAddress) -> Connection:
        """Return the connection to an ingress; the first response opens it. ConnectionError if that fails."""
        self.opened = {to: task for to, task in self.opened.items() if not has_ended(task)}
        if address not in self.opened:
            self.opened[address] = asyncio.create_task(connect(address))
        return await asyncio.shield(self.opened[address])  # other responses wait for it too


def has_ended(opened: asyncio.Task[Connection]) -> bool:
    """Return whether a connection could not be opened or has been closed."""
    return has_failed(opened) or (opened.done() and not opened.result().is_open)


def has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def connect(address: ReplyAddress) -> Connection:
    host, port, key = address
    opening = asyncio.get_running_loop().create_connection(lambda: Connection(key), host, port)
    try:
        _, connection = await asyncio.wait_for(opening, CONNECT_TIMEOUT_S)
    except OSError as error:
        raise ConnectionError(f"cannot connect to the ingress at {host}:{port}: {error}") from None
    return connection
