"""Log lines about clients' errors: one for each refused request, and at most one per kind and second.

A line has neither a request's body nor the reason of its refusal, which may quote the body.
"""

import json
import logging
import time
from collections import Counter
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.server.http.connections import HEALTH_PATHS

MAX_PATH = 100  # characters
INTERVAL_S = 1.0
MAX_MESSAGES = 1000  # messages that are remembered; more in one interval count as one message
OTHERS = "other messages"
log = logging.getLogger("xlabatch.requests")


class RefusalLogMiddleware:
    """Logs the status of every error with its response's id. Health checks are not logged."""

    def __init__(self, app: ASGIApp, as_json: bool) -> None:
        self.app = app
        self.as_json = as_json

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in HEALTH_PATHS:
            await self.app(scope, receive, send)
            return

        async def send_and_log(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] >= 400:
                id = Headers(raw=message.get("headers", ())).get("x-request-id")
                fields = {"refused": message["status"], "id": id, "method": scope["method"]}
                fields["path"] = quote(scope["path"][:MAX_PATH])  # then it has no control characters
                line = " ".join(f"{name}={value}" for name, value in fields.items())
                log.info(json.dumps(fields) if self.as_json else line)
            await send(message)

        await self.app(scope, receive, send_and_log)


class RepeatLimit(logging.Filter):
    """Lets a message pass once per interval. The next one that passes reports how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.passed_s: dict[str, float] = {}
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        message = str(record.msg)
        now = time.monotonic()
        if record.levelno >= logging.ERROR:
            return True
        if message not in self.passed_s and len(self.passed_s) >= MAX_MESSAGES:
            self.passed_s = {text: s for text, s in self.passed_s.items() if s > now - INTERVAL_S}
            self.left_out = Counter({text: self.left_out[text] for text in self.passed_s})
            message = OTHERS if len(self.passed_s) >= MAX_MESSAGES else message
        if now - self.passed_s.get(message, -INTERVAL_S) < INTERVAL_S:
            self.left_out[message] += 1
            return False
        self.passed_s[message] = now
        if count := self.left_out.pop(message, 0):
            record.msg = f"{record.msg} ({count} more since the last line)"
        return True
