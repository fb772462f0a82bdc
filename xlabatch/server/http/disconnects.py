"""Stop work for a client when the client disconnects."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request as HttpRequest

Result = TypeVar("Result")


class ClientDisconnected(Exception):
    """The client has closed its connection."""


async def unless_disconnected(client: HttpRequest, work: Coroutine[Any, Any, Result]) -> Result:
    """Do some work; if the client disconnects first, stop it and raise ClientDisconnected."""

    async def disconnected() -> None:
        while (await client.receive())["type"] != "http.disconnect":
            pass

    working = asyncio.ensure_future(work)
    watching = asyncio.ensure_future(disconnected())
    try:
        await asyncio.wait({working, watching}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnected
    finally:
        working.cancel()
        watching.cancel()
