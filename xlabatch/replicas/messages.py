"""A request as it goes from the ingress to a replica, and its response as ASGI messages. Knows no Ray."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Scope, Send

from xlabatch.server.http.forwarded import KEY, Forwarded

Headers = Sequence[tuple[bytes, bytes]]


class Burst(NamedTuple):
    """Requests that have reached the ingress at once."""

    seed: int  # of the first one, by which it is known
    size: int  # so far


ALONE = Burst(0, 1)


class ForwardedRequest(NamedTuple):
    """All of a request that a replica needs."""

    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    forwarded: Forwarded
    burst: Burst = ALONE
    address: str | None = None  # of the client

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
            "client": None if self.address is None else (self.address, 0),
            "server": None,
            KEY: self.forwarded,
        }


class Answer(NamedTuple):
    """A response in one piece."""

    status: int
    headers: Headers
    body: bytes


async def respond(app: ASGIApp, request: ForwardedRequest, send: Send) -> None:
    """Let an application answer a request; it is cancelled with the caller."""
    received = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Message:
        if not received:
            await asyncio.Event().wait()  # a client that has gone cancels the request instead
        return received.pop()

    await app(request.scope(), receive, send)


def answer_of(messages: Sequence[Message]) -> Answer:
    """All messages of a response as an answer."""
    start = messages[0]
    return Answer(start["status"], start.get("headers", ()), content(messages))


def content(messages: Sequence[Message]) -> bytes:
    """The part of the body that messages have."""
    return b"".join(message.get("body", b"") for message in messages)


def is_complete(messages: Sequence[Message]) -> bool:
    """Whether these are the last messages of a response."""
    last: Message = messages[-1] if messages else {"type": ""}
    return last["type"] == "http.response.body" and not last.get("more_body", False)
