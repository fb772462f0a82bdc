"""Connections: time limits for what a client must send, and room for new connections when there are many.

A connection is waiting if its client must send something: it is idle, or its request is incomplete. If there
are too many connections, the longest waiting one is closed. Knows no endpoint except `/health`.
"""

import asyncio
import re
from collections import Counter
from typing import Any

import h11
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from xlabatch.protocols.formatting import error_body
from xlabatch.scheduler.shares import has_place
from xlabatch.server.http.clients import KEY, id_header

MAX_CONNECTIONS = 1024
OTHERS = 256  # requests above that, for clients with less than their share
RESERVE = 32  # more connections above those; their requests get 503, except for health checks
HEADERS_TIMEOUT_S = 10.0  # from a request's first byte, or from the connection's start, to the last header
BODY_TIMEOUT_S = 60.0  # from the last header to the end of the body
HEALTH_PATHS = ("/health", "/health/live", "/ready", "/ping")
READ_BYTES = 32 * 2**10  # at once: up to twice this and 64 KiB are kept if the application does not read
TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
INVALID = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
REQUEST_START = re.compile(rb"[A-Za-z-]{1,20}(?: |\Z)")  # a method, or the part of it that has arrived


class OneLengthConnection(h11.Connection):
    """Refuses requests with two lengths: a proxy in front of the server may have used the other one."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = [name for name, _ in event.headers]
            if b"content-length" in names and b"transfer-encoding" in names:
                raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
        return event


class TimedConnection(H11Protocol):
    """A connection that is closed if its client takes too long to send a request."""

    timer: asyncio.TimerHandle | None = None
    awaited: object = None  # the part of a request that the timer limits

    def __init__(self, *args: Any, waiting: dict["TimedConnection", None], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = OneLengthConnection(h11.SERVER)
        self.waiting = waiting  # all waiting connections of the server, the longest waiting one first

    def connection_made(self, transport: Any) -> None:
        """Accept the connection; if there are too many, close the one that has waited longest."""
        longest = next(iter(self.waiting), None)
        if longest and len(self.connections) >= MAX_CONNECTIONS:
            del self.waiting[longest]
            self.connections.discard(longest)
            longest.transport.abort()
        transport.max_size = READ_BYTES  # asyncio's default is 256 KiB
        super().connection_made(transport)
        if len(self.connections) > MAX_CONNECTIONS + OTHERS + RESERVE:
            transport.abort()
            return
        self.waiting[self] = None
        self._await(h11.IDLE, HEADERS_TIMEOUT_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None, None)
        self.waiting.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process received bytes; bytes that cannot be a request end the connection without being parsed."""
        begins = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if begins and not REQUEST_START.match(data):
            self.send_400_response("Invalid HTTP request received.")
        else:
            super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        self.logger.warning(msg)
        self.transport.write(INVALID)
        self.transport.close()

    def handle_events(self) -> None:
        """Process received bytes, and time what is missing. Slow bytes do not extend a limit."""
        super().handle_events()
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._await(state, BODY_TIMEOUT_S)
        elif state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            self._await(state, HEADERS_TIMEOUT_S)
        else:  # the request is complete, or the connection is idle between two, which uvicorn times
            self._await(None, None)
        if state in (h11.IDLE, h11.SEND_BODY):
            self.waiting.setdefault(self)
        else:
            self.waiting.pop(self, None)

    def on_response_complete(self) -> None:
        if self.conn.their_state is not h11.SEND_BODY:
            self.waiting.pop(self, None)
            self.waiting[self] = None
        super().on_response_complete()

    def _await(self, part: object, timeout_s: float | None) -> None:
        """Start the timer for a part of a request, unless it already runs; None stops it."""
        if part is self.awaited:
            return
        if self.timer:
            self.timer.cancel()
        self.awaited = part
        self.timer = None if timeout_s is None else self.loop.call_later(timeout_s, self._time_out)

    def _time_out(self) -> None:
        """Close the connection; answer first if a request has begun and no response has."""
        begun = self.awaited is h11.SEND_BODY or self.conn.trailing_data[0]
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(TIMED_OUT)
        self.transport.close()


class LoadLimitMiddleware:
    """Refuses requests with 503 while too many are in progress, except for health checks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.in_progress = Counter[str]()  # requests by client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in HEALTH_PATHS:
            await self.app(scope, receive, send)
            return
        client = scope[KEY].name
        if not has_place(self.in_progress, client, MAX_CONNECTIONS, reserve=OTHERS):
            message = f"{self.in_progress.total()} requests are in progress"
            body = error_body(message, "server_error", "overloaded")
            await JSONResponse(body, 503, {"retry-after": "1"} | id_header(scope))(scope, receive, send)
            return
        self.in_progress[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.in_progress -= Counter({client: 1})  # drops clients that have none
