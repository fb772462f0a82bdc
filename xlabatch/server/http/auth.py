"""Refuse requests without a valid API key and bodies that are too large, before any body is parsed."""

from collections import Counter
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.protocols.formatting import error_body
from xlabatch.scheduler.shares import has_place
from xlabatch.server.http.clients import KEY, id_header
from xlabatch.server.http.connections import HEALTH_PATHS

FREE_BYTES = 32 * 2**10  # of each body; never refused to save memory
MAX_HELD_BYTES = 128 * 2**20  # of all other bytes: enough for 32 of the largest bodies
OTHERS_BYTES = 32 * 2**20  # above that, for clients with less than their share
PUBLIC_PATHS = (
    "/",
    *HEALTH_PATHS,
    "/docs",
    "/openapi.json",
    "/favicon.ico",
)  # these need no key
PUBLIC_FOLDERS = ("/web/", "/swagger/")


class AuthMiddleware:
    """Refuses requests without a valid API key with 401, if there are keys."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        is_public = path in PUBLIC_PATHS or path.startswith(PUBLIC_FOLDERS)
        if scope["type"] != "http" or scope[KEY].has_key or is_public:
            await self.app(scope, receive, send)
            return
        message = "no valid API key: send one in the header 'Authorization: Bearer KEY'"
        body = error_body(message, "invalid_request_error", "invalid_api_key")
        await JSONResponse(body, 401, {"www-authenticate": "Bearer"} | id_header(scope))(scope, receive, send)


class BodyLimitMiddleware:
    """Refuses bodies over a size limit with 413, by their declared length or while they are read.

    While the bodies of all requests in progress take too much memory, large bodies are refused with 503.
    Uploads have their own limits, by path: they are written to files as they are read.
    """

    def __init__(self, app: ASGIApp, max_bytes: int, uploads: Mapping[str, int]) -> None:
        self.app = app
        self.max_bytes = max_bytes
        self.uploads = uploads
        self.held_bytes = Counter[str]()  # of each client's requests in progress, above FREE_BYTES each

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        upload = self.uploads.get(scope["path"])
        max_bytes = upload or self.max_bytes
        if length.isdigit() and int(length) > max_bytes:
            body = error_body(too_large(max_bytes), "invalid_request_error", "body_too_large")
            await JSONResponse(body, 413, id_header(scope))(scope, receive, send)
            return
        client = scope[KEY].name
        read = 0
        held = 0
        is_answered = False

        async def receive_counted() -> Message:
            nonlocal read, held
            message = await receive()
            if not is_answered:  # after that, an error could not be sent, and nothing keeps what still comes
                read += len(message.get("body", b""))
                if read > max_bytes:
                    raise HTTPException(413, too_large(max_bytes))
                if upload is None:
                    held = self.hold(client, read, held)
            return message

        async def send_answer(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(message)

        try:
            await self.app(scope, receive_counted, send_answer)
        finally:
            self.held_bytes -= Counter({client: held})  # drops clients that hold none

    def hold(self, client: str, read: int, held: int) -> int:
        """Return how much of a body is held after reading `read` bytes. HTTPException 503 if too much."""
        more = max(read - FREE_BYTES, 0) - held
        if not more:
            return held
        if not has_place(self.held_bytes, client, MAX_HELD_BYTES, reserve=OTHERS_BYTES, more=more):
            used = self.held_bytes.total() >> 20
            detail = f"the large bodies of other requests take {used} MiB; try again"
            raise HTTPException(503, detail, {"retry-after": "1"})
        self.held_bytes[client] += more
        return held + more


def too_large(max_bytes: int) -> str:
    return f"the body is over the limit of {max_bytes} bytes"
