"""Identify who sends a request: by its API key or, without keys, by the address that it comes from.

Shared resources (slots, places in queues, threads) are divided between these clients. No header is trusted
that an address could forge for another, `X-Forwarded-For` included: behind a proxy, clients need keys.
"""

import hmac
import ipaddress
import re
import uuid
from collections.abc import Sequence

from fastapi import Request
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from xlabatch.server.http.api_keys import Client, api_key

KEY = "xlabatch.client"  # in the request's scope
IPV6_PREFIX = 64  # bits of an address: all addresses with this prefix belong to one subscriber
REQUEST_ID = re.compile(r"[\w.:/+=-]{1,128}", re.ASCII)


BATCHES = Client("batches")  # the lines of all batches


class ClientMiddleware:
    """Writes the client into a request's scope."""

    def __init__(self, app: ASGIApp, api_keys: Sequence[str]) -> None:
        self.app = app
        self.api_keys = [api_key(entry) for entry in api_keys]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope[KEY] = self.with_key(Headers(scope=scope)) or at_address(scope)
        await self.app(scope, receive, send)

    def with_key(self, headers: Headers) -> Client | None:
        """Return the client that owns the key sent, or None. All keys are compared, each in constant time."""
        scheme, _, key = headers.get("authorization", "").partition(" ")
        sent = key if scheme.lower() == "bearer" else headers.get("x-api-key", "")  # Anthropic's header
        matches = [each for each in self.api_keys if hmac.compare_digest(sent.strip().encode(), each.key)]
        return matches[0].client if matches else None


def client_of(request: Request) -> Client:
    client: Client = request.scope[KEY]
    return client


def request_id(request: Request) -> str | None:
    """Return the id that a client gave its request; None if it cannot be sent back."""
    given = request.headers.get("x-request-id", "")
    return given if REQUEST_ID.fullmatch(given) else None


def new_request_id() -> str:
    return f"req-{uuid.uuid4().hex}"


def id_header(scope: Scope) -> dict[str, str]:
    """Return the header of a refusal with the request's id: the client's own or a new one."""
    return {"x-request-id": request_id(Request(scope)) or new_request_id()}


def at_address(scope: Scope) -> Client:
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket that has no address
        return Client("unknown")
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    if isinstance(address, ipaddress.IPv4Address):
        return Client(str(address))
    return Client(str(ipaddress.ip_network((int(address), IPV6_PREFIX), strict=False)))
