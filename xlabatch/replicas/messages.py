"""A request as it goes from the ingress to a replica, and its response as ASGI messages. Knows no Ray.

A list of messages is what was there at the same time: each list is one message between two processes.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Scope

from xlabatch.server.http.forwarded import KEY, Forwarded

log = logging.getLogger(__name__)
Headers = Sequence[tuple[bytes, bytes]]


class ForwardedRequest(NamedTuple):
    """All of a request that a replica needs."""

    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    forwarded: Forwarded

    def scope(self) -> Scope:
        """The request as an ASGI application takes it."""
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http",
            "path": self.path,
            "raw_path": self.path.encode(),
            "root_path": "",
            "query_string": self.query,
            "headers": list(self.headers),
            "client": None,
            "server": None,
            KEY: self.forwarded,
        }


class Answer(NamedTuple):
    """A response in one piece."""

    status: int
    headers: Headers
    body: bytes


async def responses(app: ASGIApp, request: ForwardedRequest) -> AsyncIterator[list[Message]]:
    """The messages with which an application answers; it is cancelled if they are not read to their end."""
    sent: asyncio.Queue[Message | None] = asyncio.Queue()
    received = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Message:
        if not received:
            await asyncio.Event().wait()  # a client that has gone cancels the task instead
        return received.pop()

    async def send(message: Message) -> None:
        sent.put_nowait(message)

    def end(task: "asyncio.Task[None]") -> None:
        sent.put_nowait(None)
        if not task.cancelled() and task.exception():
            log.error("a request failed", exc_info=task.exception())

    async def run() -> None:
        await app(request.scope(), receive, send)

    task = asyncio.create_task(run())
    task.add_done_callback(end)
    try:
        message = await sent.get()
        while message is not None:
            messages = [message]
            while not sent.empty() and (message := sent.get_nowait()) is not None:
                messages.append(message)
            yield messages
            message = await sent.get() if message is not None else None
    finally:
        task.cancel()


def answer_of(messages: Sequence[Message]) -> Answer:
    """All messages of a response as an answer."""
    start = messages[0]
    return Answer(start["status"], start.get("headers", ()), content(messages))


def content(messages: Sequence[Message]) -> bytes:
    """The part of the body that messages have."""
    return b"".join(message.get("body", b"") for message in messages)


def is_complete(messages: Sequence[Message]) -> bool:
    """Whether these are the last messages of a response."""
    last = messages[-1]
    return last["type"] == "http.response.body" and not last.get("more_body", False)
