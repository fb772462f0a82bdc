"""Responses that an ingress receives from replicas, on connections that the replicas open.

A call by Ray Serve brings a request to a replica and ends with its response. The response itself comes on the
replica's connection, so that a token does not cost a Ray message. Ray reports when a replica has died.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any

from starlette.types import Message

from xlabatch.replicas.connections import ReplyAddress, has_failed
from xlabatch.replicas.frames import Frames
from xlabatch.replicas.messages import is_complete

KEY_BYTES = 32
KEY_TIMEOUT_S = 10.0  # a connection that has not sent the key by then is closed
LAST_TIMEOUT_S = 10.0  # from the end of a call to the last message of its response


class Reply:
    """A response in parts: iterates over lists of messages, each with those that arrived together."""

    call: Any  # awaitable, and can be cancelled

    def __init__(self, number: int) -> None:
        self.number = number
        self.parts: asyncio.Queue[list[Message] | Exception | None] = asyncio.Queue()
        self.has_ended = False

    def __aiter__(self) -> "Reply":
        return self

    async def __anext__(self) -> list[Message]:
        part = await self.parts.get()
        if isinstance(part, list):
            return part
        self.parts.put_nowait(part)  # so that the next read ends in the same way
        raise StopAsyncIteration if part is None else part

    def end(self, error: Exception | None) -> None:
        """End the reply: no message follows, because of an error or because it is complete."""
        if not self.has_ended:
            self.has_ended = True
            self.parts.put_nowait(error)


class Replies:
    """The replies that have not ended yet."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.key = secrets.token_bytes(KEY_BYTES)
        self.numbers = count()
        self.waiting: dict[int, Reply] = {}
        self.watching: set[asyncio.Task[None]] = set()
        self.connections: set[asyncio.Transport] = set()
        self.opening: asyncio.Task[ReplyAddress] | None = None

    async def address(self) -> ReplyAddress:
        """Return where replicas connect; the first call opens the socket, or the next one if that fails."""
        if self.opening is None or has_failed(self.opening):
            self.opening = asyncio.create_task(self.open())
        return await asyncio.shield(self.opening)

    async def open(self) -> ReplyAddress:
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: ReplyConnection(self), self.host, 0)
        return ReplyAddress(self.host, self.server.sockets[0].getsockname()[1], self.key)

    async def close(self) -> None:
        """Close the socket and the connections; this ends responses that replicas still send."""
        if self.opening is not None:
            await asyncio.wait({self.opening})
        if self.opening is not None and not has_failed(self.opening):
            self.server.close()
            for connection in self.connections:
                connection.abort()

    async def call(self, start: Callable[[ReplyAddress, int], Any]) -> Reply:
        """Start a call, which sends its response under a new number to this ingress's address."""
        address = await self.address()
        number = next(self.numbers)
        reply = self.waiting[number] = Reply(number)
        try:
            reply.call = start(address, number)
        except BaseException:
            del self.waiting[number]
            raise
        task = asyncio.create_task(self.watch(reply))
        self.watching.add(task)
        task.add_done_callback(self.watching.discard)
        return reply

    async def watch(self, reply: Reply) -> None:
        """End a reply if its call fails or ends without the last message."""
        try:
            await reply.call
        except asyncio.CancelledError:  # elsewhere; if it was here, the reply has ended
            self.end(reply, ConnectionError("the replica was stopped"))
        except Exception as error:
            self.end(reply, error)
        else:
            if not reply.has_ended:
                lost = ConnectionError("the connection of the replica was lost")
                asyncio.get_running_loop().call_later(LAST_TIMEOUT_S, self.end, reply, lost)

    def end(self, reply: Reply, error: Exception | None) -> None:
        """End a reply; later messages with its number are ignored."""
        self.waiting.pop(reply.number, None)
        reply.end(error)

    def cancel(self, reply: Reply) -> None:
        """Cancel a call whose client has gone."""
        if not reply.has_ended:
            self.end(reply, None)
            reply.call.cancel()

    def receive(self, number: int, messages: list[Message], is_failed: bool) -> None:
        """Add messages to a reply that has not ended."""
        if (reply := self.waiting.get(number)) is None:
            return
        if messages:
            reply.parts.put_nowait(messages)
        if is_failed or is_complete(messages):
            self.end(reply, None)


class ReplyConnection(asyncio.Protocol):
    """A replica's connection; it begins with the key."""

    def __init__(self, replies: Replies) -> None:
        self.replies = replies
        self.frames = Frames()
        self.received = b""
        self.is_trusted = False

    def connection_made(self, transport: Any) -> None:  # uvloop's is no asyncio.Transport
        self.transport = transport
        self.replies.connections.add(transport)
        self.timer = asyncio.get_running_loop().call_later(KEY_TIMEOUT_S, transport.abort)

    def connection_lost(self, _: Exception | None) -> None:
        self.timer.cancel()
        self.replies.connections.discard(self.transport)

    def data_received(self, data: bytes) -> None:
        """Pass messages on to their replies; a reply gets all its new messages in one list."""
        if not self.is_trusted:
            self.received += data
            if len(self.received) < KEY_BYTES:
                return
            if not hmac.compare_digest(self.received[:KEY_BYTES], self.replies.key):
                self.transport.abort()
                return
            self.timer.cancel()
            self.is_trusted = True
            data = self.received[KEY_BYTES:]
        by_number: dict[int, list[Message | None]] = {}
        for number, message in self.frames.read(data):
            by_number.setdefault(number, []).append(message)
        for number, received in by_number.items():
            messages = [message for message in received if message is not None]
            self.replies.receive(number, messages, is_failed=None in received)
