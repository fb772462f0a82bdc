"""Who may come in, and with how much: keys and sizes, before any body is read. Errors in OpenAI's shape."""

import hmac
from collections.abc import Sequence
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.server.formatting import error_body

OPEN = ("/", "/health", "/health/live", "/web", "/favicon.ico")  # what anybody may see


class Guard:
    """Refuses who has no key, and what is too large."""

    def __init__(self, app: ASGIApp, keys: Sequence[str], largest: int) -> None:
        self.app, self.largest = app, largest
        self.keys = [key.encode() for key in keys]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers, path = Headers(scope=scope), scope["path"]
        if self.keys and not path.startswith("/web/") and path not in OPEN and not self.knows(headers):
            said = "no valid API key: send it as a bearer token"
            body = error_body(said, "invalid_request_error", "invalid_api_key")
            await JSONResponse(body, 401, {"www-authenticate": "Bearer"})(scope, receive, send)
            return
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self.largest:
            body = error_body(self.too_large(), "invalid_request_error", "body_too_large")
            await JSONResponse(body, 413)(scope, receive, send)
            return
        await self._counted(scope, receive, send)

    def knows(self, headers: Headers) -> bool:
        """The key that was sent is one of ours; each is compared, in the same time."""
        kind, _, key = headers.get("authorization", "").partition(" ")
        found = [hmac.compare_digest(key.strip().encode(), own) for own in self.keys]
        return kind.lower() == "bearer" and any(found)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, but stop reading a body that grows over the limit."""
        read = 0

        async def counting() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.largest:
                raise HTTPException(413, self.too_large())
            return message

        await self.app(scope, counting, send)

    def too_large(self) -> str:
        return f"the body is over {self.largest} bytes"


def keys_in(file: Path | None, environment: str | None) -> list[str]:
    """Keys, one a line in a file, or separated by commas in the environment."""
    lines = file.read_text().splitlines() if file else []
    found = [key.strip() for key in [*lines, *(environment or "").split(",")]]
    keys = [key for key in found if key and not key.startswith("#")]
    if file and not keys:
        raise ValueError(f"{file} holds no key")
    return list(dict.fromkeys(keys))
