"""Refuse requests under a name that is not the server's, and answer HEAD where GET is answered.

A page of another origin can point its own domain name at this machine (DNS rebinding); for the browser it
then has the same origin as the server. Only the `Host` header reveals it: it has that page's name.
"""

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.protocols.formatting import error_body
from xlabatch.server.http.clients import id_header


class HostMiddleware:
    """Refuses with 421 a `Host` that is neither an IP address, nor localhost, nor an allowed name."""

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app = app
        self.allowed = {"localhost", *(name.lower() for name in allowed)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "") if scope["type"] == "http" else ""
        name = host_name(host)
        is_allowed = (
            name in self.allowed or "*" in self.allowed or is_ip_address(name)
        )  # not looked up in DNS
        if scope["type"] != "http" or is_allowed:
            await self.app(scope, receive, send)
            return
        message = f"host {host[:100]!r} is not a name of this server; name it with --allowed-hosts"
        body = error_body(message, "invalid_request_error", "misdirected_request")
        await JSONResponse(body, 421, id_header(scope))(scope, receive, send)


def host_name(host: str) -> str:
    """Return the name in a `Host` header, without the port and without an IPv6 address's brackets."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).strip("[]").rstrip(".").lower()


def is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HeadMiddleware:
    """Answers HEAD like GET, with an empty body in place of the real one; that also ends a stream."""

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
