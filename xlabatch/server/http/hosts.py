"""Refuses requests under another name than the server's, and answers HEAD where GET is answered.

A page of another origin can give its own domain name this machine's address (DNS rebinding), and is then of
the same origin as the server for the browser. Only the header `Host` shows it: it has that page's name.
"""

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.protocols.formatting import error_body


class HostMiddleware:
    """Refuses with 421 a `Host` that is no IP address, not localhost and none of the allowed names."""

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app, self.allowed = app, {"localhost", *(name.lower() for name in allowed)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "") if scope["type"] == "http" else ""
        if scope["type"] != "http" or "*" in self.allowed or self._is_allowed(host_name(host)):
            await self.app(scope, receive, send)
            return
        message = f"host {host[:100]!r} is not a name of this server; name it with --allowed-hosts"
        body = error_body(message, "invalid_request_error", "misdirected_request")
        await JSONResponse(body, 421)(scope, receive, send)

    def _is_allowed(self, name: str) -> bool:
        return name in self.allowed or is_ip_address(name)  # an address is not looked up in the DNS


def host_name(host: str) -> str:
    """The name in a `Host` header, without the port and the brackets of an IPv6 address."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).strip("[]").rstrip(".").lower()


def is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HeadMiddleware:
    """Answers HEAD as GET; the body is dropped by sending an empty one, which also ends a stream."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b""})

        await self.app({**scope, "method": "GET"}, receive, send_head)
