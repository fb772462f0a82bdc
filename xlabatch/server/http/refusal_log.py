"""Log a line for each refused request, without its body and without the reason, which may quote the body."""

import json
import logging
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.server.http.connections import HEALTH_PATHS

MAX_PATH = 100  # characters
log = logging.getLogger("xlabatch.requests")


class RefusalLogMiddleware:
    """Logs the status of every error with its response's id. Health checks are not logged."""

    def __init__(self, app: ASGIApp, as_json: bool) -> None:
        self.app, self.as_json = app, as_json

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in HEALTH_PATHS:
            await self.app(scope, receive, send)
            return

        async def logged(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] >= 400:
                self.log(scope, message)
            await send(message)

        await self.app(scope, receive, logged)

    def log(self, scope: Scope, start: Message) -> None:
        """Log a line for the start of a response."""
        id = Headers(raw=start.get("headers", ())).get("x-request-id")
        fields = {"refused": start["status"], "id": id, "method": scope["method"]}
        fields["path"] = quote(scope["path"][:MAX_PATH])  # then it has no control characters
        line = " ".join(f"{name}={value}" for name, value in fields.items())
        log.info(json.dumps(fields) if self.as_json else line)
