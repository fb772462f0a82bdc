"""Every error as OpenAI's clients read it; none with a traceback."""

import logging
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.server.dispatcher import Closed
from xlabatch.server.formatting import error_body
from xlabatch.server.service import EngineFailed, Server

log = logging.getLogger("xlabatch.server")


def errors(made: FastAPI, server: Server) -> None:
    """Have every error told in one shape."""

    def told(status: int, message: str, code: str | None = None, **headers: str) -> JSONResponse:
        server.metrics.refused.labels(str(status)).inc()
        kind = KINDS.get(status, "invalid_request_error")
        return JSONResponse(error_body(message, kind, code), status, headers)

    def on(kind: type[Exception], answer: Callable[[Any], JSONResponse]) -> None:
        async def handle(_: Request, error: Exception) -> Response:
            return answer(error)

        made.add_exception_handler(kind, handle)

    def unexpected(error: Exception) -> JSONResponse:
        log.error("a request failed", exc_info=error)
        return told(500, "the server failed at this; its log says how")

    on(RequestValidationError, lambda error: told(400, sentence(error)))
    on(ValueError, lambda error: told(400, str(error)))
    on(QueueFull, lambda error: told(429, str(error), "queue_full", **{"retry-after": "1"}))
    on(Closed, lambda error: told(503, str(error), "closing", **{"retry-after": "5"}))
    on(EngineFailed, lambda error: told(500, str(error), "engine_failed"))
    on(HTTPException, lambda error: told(error.status_code, str(error.detail), CODES.get(error.status_code)))
    on(Exception, unexpected)


KINDS = {429: "rate_limit_error", 500: "server_error", 503: "server_error"}
CODES = {404: "not_found", 413: "body_too_large", 405: "method_not_allowed"}


def sentence(error: RequestValidationError) -> str:
    """What is wrong with a body, each thing by its name."""
    return "; ".join(dict.fromkeys(one(each) for each in list(error.errors())[:8]))


def one(said: Any) -> str:
    where = ".".join(str(part) for part in said["loc"] if part != "body")
    if said["type"] == "extra_forbidden":
        return f"parameter {where} is not supported"
    message = str(said["msg"]).removeprefix("Value error, ")
    return f"{where[:80]}: {message}" if where and said["type"] != "value_error" else message
