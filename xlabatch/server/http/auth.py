"""Refuses requests without a valid API key and bodies that are too large, before any body is parsed."""

import hmac
from collections.abc import Mapping, Sequence
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.errors import Refused
from xlabatch.server.formatting import error_body

FREE_BYTES = 32 * 2**10  # of each body, which are never refused for the sake of memory
MAX_HELD_BYTES = 128 * 2**20  # of all other bytes: 32 of the largest bodies
PUBLIC_PATHS = ("/", "/health", "/health/live", "/docs", "/openapi.json", "/favicon.ico")  # need no key
PUBLIC_FOLDERS = ("/web/", "/swagger/")


class AuthMiddleware:
    """Refuses requests without one of the API keys with 401; without keys it lets all pass."""

    def __init__(self, app: ASGIApp, api_keys: Sequence[str]) -> None:
        self.app = app
        self.api_keys = [key.encode() for key in api_keys]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._is_allowed(scope["path"], Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        message = "no valid API key: send one in the header 'Authorization: Bearer KEY'"
        body = error_body(message, "invalid_request_error", "invalid_api_key")
        await JSONResponse(body, 401, {"www-authenticate": "Bearer"})(scope, receive, send)

    def _is_allowed(self, path: str, headers: Headers) -> bool:
        is_public = path in PUBLIC_PATHS or path.startswith(PUBLIC_FOLDERS)
        return not self.api_keys or is_public or self.has_key(headers)

    def has_key(self, headers: Headers) -> bool:
        """Whether a valid key was sent. All keys are compared, each in constant time."""
        scheme, _, key = headers.get("authorization", "").partition(" ")
        sent = key if scheme.lower() == "bearer" else headers.get("x-api-key", "")  # Anthropic's header
        matches = [hmac.compare_digest(sent.strip().encode(), valid) for valid in self.api_keys]
        return any(matches)


class BodyLimitMiddleware:
    """Refuses bodies over a number of bytes with 413, by their declared length or while they are read.

    Large bodies are refused with 503 while those of all requests in progress take too much memory. Uploads
    have limits of their own, by path: they are written to files while they are read.
    """

    def __init__(self, app: ASGIApp, max_bytes: int, uploads: Mapping[str, int]) -> None:
        self.app, self.max_bytes, self.uploads = app, max_bytes, uploads
        self.held_bytes = 0  # by the requests in progress, beyond the first ones of each

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        upload = self.uploads.get(scope["path"])
        max_bytes = upload or self.max_bytes
        if length.isdigit() and int(length) > max_bytes:
            body = error_body(too_large(max_bytes), "invalid_request_error", "body_too_large")
            await JSONResponse(body, 413)(scope, receive, send)
            return
        counted = CountedBody(self, receive, send, max_bytes, is_held=upload is None)
        try:
            await self.app(scope, counted.receive, counted.send)
        finally:
            self.held_bytes -= counted.held

    def hold(self, read: int, held: int) -> int:
        """How much of a body is held once so many bytes of it are read; HTTPException if that is too much."""
        more = max(read - FREE_BYTES, 0) - held
        if more and self.held_bytes + more > MAX_HELD_BYTES:
            detail = f"the large bodies of other requests take {self.held_bytes >> 20} MiB; try again"
            raise HTTPException(503, detail, {"retry-after": "1"})
        self.held_bytes += more
        return held + more


class CountedBody:
    """The body of one request while it is read. No reader keeps what comes once its answer has begun."""

    def __init__(
        self, limit: BodyLimitMiddleware, receive: Receive, send: Send, max_bytes: int, *, is_held: bool
    ) -> None:
        self.limit, self._receive, self._send = limit, receive, send
        self.max_bytes, self.is_held = max_bytes, is_held
        self.read = self.held = 0
        self.answered = False

    async def receive(self) -> Message:
        message = await self._receive()
        if not self.answered:  # later an error could not be sent
            self.read += len(message.get("body", b""))
            if self.read > self.max_bytes:
                raise HTTPException(413, too_large(self.max_bytes))
            if self.is_held:
                self.held = self.limit.hold(self.read, self.held)
        return message

    async def send(self, message: Message) -> None:
        self.answered = True
        await self._send(message)


def too_large(max_bytes: int) -> str:
    return f"the body is over the limit of {max_bytes} bytes"


def keys_in(file: Path | None, environment: str | None) -> list[str]:
    """API keys: one per line of a file, and separated by commas in the environment."""
    try:
        lines = file.read_text("utf-8").splitlines() if file else []
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8") from None
    entries = [key.strip() for key in [*lines, *(environment or "").split(",")]]
    keys = [key for key in entries if key and not key.startswith("#")]
    if file and not keys:
        raise Refused(f"{file} has no API key: put one on each line; lines with # are comments")
    return list(dict.fromkeys(keys))
