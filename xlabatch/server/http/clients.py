"""Who sends a request: its API key, or without keys the address that it comes from.

What clients share (slots, places of queues, threads) is divided by these. No header that an address could
write for another one is believed, `X-Forwarded-For` included: behind a proxy, clients need keys.
"""

import hashlib
import hmac
import ipaddress
from collections.abc import Sequence
from typing import NamedTuple

from fastapi import Request
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from xlabatch.errors import Refused

KEY = "xlabatch.client"  # in the scope
IPV6_PREFIX = 64  # bits of an address: one subscriber has all addresses that begin with them
WEIGHTS = 0.01, 100.0


class Client(NamedTuple):
    """What shares are divided by."""

    name: str  # of the key, or a digest of it; or the address
    weight: float = 1.0  # 2 gets twice as much as 1
    has_key: bool = False


class ApiKey(NamedTuple):
    """A key, and the client that has it."""

    key: bytes
    client: Client


BATCHES = Client("batches")  # the lines of all batches


class ClientMiddleware:
    """Writes the client into a request's scope."""

    def __init__(self, app: ASGIApp, api_keys: Sequence[str]) -> None:
        self.app, self.api_keys = app, [api_key(entry) for entry in api_keys]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope[KEY] = self.with_key(Headers(scope=scope)) or at_address(scope)
        await self.app(scope, receive, send)

    def with_key(self, headers: Headers) -> Client | None:
        """The client whose key was sent. All keys are compared, each in constant time."""
        scheme, _, key = headers.get("authorization", "").partition(" ")
        sent = key if scheme.lower() == "bearer" else headers.get("x-api-key", "")  # Anthropic's header
        matches = [each for each in self.api_keys if hmac.compare_digest(sent.strip().encode(), each.key)]
        return matches[0].client if matches else None


def client_of(request: Request) -> Client:
    """The client that has sent a request."""
    client: Client = request.scope[KEY]
    return client


def at_address(scope: Scope) -> Client:
    """The client at the address that a request comes from."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket without an address
        return Client("unknown")
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    if isinstance(address, ipaddress.IPv4Address):
        return Client(str(address))
    return Client(str(ipaddress.ip_network((int(address), IPV6_PREFIX), strict=False)))


def api_key(entry: str) -> ApiKey:
    """An entry of a key file: `KEY`, or `KEY name=NAME weight=NUMBER` with one of the two or both.

    Keys of one name belong to one client. A key without a name is one, with a digest of the key as its name.
    """
    words, options = entry.split(), dict[str, str]()
    while len(words) > 1 and words[-1].startswith(("name=", "weight=")):
        option, _, value = words.pop().partition("=")
        options[option] = value
    key = (" ".join(words) if options else entry.strip()).encode()
    name = options.get("name", f"key {hashlib.sha256(key).hexdigest()[:16]}")
    if not name:
        raise Refused("the name of an API key is empty")
    return ApiKey(key, Client(name, weight(name, options.get("weight", "1")), has_key=True))


def weight(name: str, given: str) -> float:
    """The weight of a key's client; Refused if it is no possible number."""
    low, high = WEIGHTS
    try:
        value = float(given)
    except ValueError:
        value = 0.0
    if not low <= value <= high:
        raise Refused(f"the weight of API key {name!r} is a number from {low} to {high:g}, got {given!r:.40}")
    return value
