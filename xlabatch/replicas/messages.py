"""A request on its way from the ingress to a replica, and its response as ASGI messages. Knows no Ray."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Scope, Send

from xlabatch.server.http.forwarded import KEY, Forwarded

Headers = Sequence[tuple[bytes, bytes]]


class Burst(NamedTuple):
    """Requests that have reached the ingress at the same time."""

    seed: int  # of the first request; identifies the burst
    size: int  # the count so far


ALONE = Burst(0, 1)


class ForwardedRequest(NamedTuple):
    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    forwarded: Forwarded
    burst: Burst = ALONE
    address: str | None = None  # of the client

    def scope(self) -> Scope:
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


def head_of(client: Request) -> ForwardedRequest:
    """Return a client's request without its body."""
    forwarded = Forwarded(secrets.randbits(64), time.time())
    scope = client.scope
    path = scope["path"].removeprefix(scope.get("root_path", "").rstrip("/"))
    query = scope["query_string"]
    headers = scope["headers"]
    address = client.client.host if client.client else None
    return ForwardedRequest(client.method, path, query, headers, b"", forwarded, address=address)


class ReplicaResponse(NamedTuple):
    status: int
    headers: Headers
    body: bytes
    replica: str = ""  # the name of the one that answered


async def respond(app: ASGIApp, request: ForwardedRequest, send: Send) -> None:
    """Let an application answer a request; cancelling the caller cancels it."""
    received = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Message:
        if not received:
            await asyncio.Event().wait()  # when a client goes, the request is cancelled instead
        return received.pop()

    await app(request.scope(), receive, send)


def join_response(messages: Sequence[Message], replica: str) -> ReplicaResponse:
    start = messages[0]
    return ReplicaResponse(start["status"], start.get("headers", ()), content(messages), replica)


def content(messages: Sequence[Message]) -> bytes:
    return b"".join(message.get("body", b"") for message in messages)


def is_complete(messages: Sequence[Message]) -> bool:
    """Return whether these are the last messages of a response."""
    last: Message = messages[-1] if messages else {"type": ""}
    return last["type"] == "http.response.body" and not last.get("more_body", False)
