"""Turn every exception into OpenAI's error body, never with a traceback."""

import json
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.anthropic_response import messages_error
from xlabatch.protocols.formatting import error_body
from xlabatch.protocols.refusals import BodyRefused, context_body, option_of
from xlabatch.request import ContextExceeded
from xlabatch.server.dispatcher import CLOSING, Closed
from xlabatch.server.http.clients import new_request_id, request_id
from xlabatch.server.http.other_paths import BASE, INSTEAD
from xlabatch.server.models import Models
from xlabatch.server.service import EngineFailed, UnknownModel
from xlabatch.validation import did_you_mean

log = logging.getLogger(__name__)
TYPES = {429: "rate_limit_error", 500: "server_error", 503: "server_error"}  # by status
CODES = {404: "not_found", 413: "body_too_large", 405: "method_not_allowed"}


def add_error_handlers(app: FastAPI, models: Models) -> None:
    """Answer every exception with its status and an error body, and count it."""

    def refuse(
        status: int, message: str, code: str | None = None, param: str | None = None, **headers: str
    ) -> JSONResponse:
        models.metrics.refused.labels(str(status)).inc()
        type_ = TYPES.get(status, "invalid_request_error")
        return JSONResponse(error_body(message, type_, code, param), status, headers)

    def too_long(error: ContextExceeded) -> JSONResponse:
        models.metrics.refused.labels("400").inc()
        return JSONResponse(context_body(error), 400)

    def unavailable(error: Unavailable) -> JSONResponse:
        """Refuse for now: the client can try again later; during a shutdown, at another server."""
        if models.closing:
            return refuse(503, CLOSING, "closing", **{"retry-after": "5"})
        return refuse(503, str(error), "unavailable", **{"retry-after": "1"})

    def on(exception: type[Exception], respond: Callable[[Any], JSONResponse]) -> None:
        async def handle(request: Request, error: Exception) -> Response:
            response = convert_error(request.url.path, respond(error))
            response.headers["x-request-id"] = request_id(request) or new_request_id()
            return response

        app.add_exception_handler(exception, handle)

    async def unexpected(request: Request, error: Exception) -> Response:
        """Answer an unexpected exception: log its traceback under an id that the client gets."""
        id = request_id(request) or new_request_id()
        log.error("request %s failed", id, exc_info=error)
        message = f"the server failed at this request; the reason is in its log under {id}"
        response = convert_error(request.url.path, refuse(500, message))
        response.headers["x-request-id"] = id
        return response

    async def no_route(request: Request, error: HTTPException) -> Response:
        """Answer an error of HTTP; say which path or method there is in place of an unknown one."""
        status = error.status_code
        message = str(error.detail)
        headers = refusal_headers(error)
        if (status, message) == (404, "Not Found"):
            message = unknown_path(app, request.scope["path"])
        elif (status, message) == (405, "Method Not Allowed"):
            message = f"{request.url.path} takes {headers.get('allow', '')}, not {request.method}"
        response = convert_error(request.url.path, refuse(status, message, CODES.get(status), **headers))
        response.headers["x-request-id"] = request_id(request) or new_request_id()
        return response

    on(RequestValidationError, lambda error: refuse(400, str(BodyRefused.of(error.errors()))))
    on(BodyRefused, lambda error: refuse(400, str(error), param=error.param))
    on(ContextExceeded, too_long)
    on(Refused, lambda error: refuse(400, str(error), param=option_of(str(error))))
    on(QueueFull, lambda error: refuse(429, str(error), "queue_full", **{"retry-after": "1"}))
    on(Closed, lambda error: refuse(503, str(error), "closing", **{"retry-after": "5"}))
    on(Unavailable, unavailable)
    on(UnknownModel, lambda error: refuse(404, str(error), "model_not_found"))
    on(EngineFailed, lambda error: refuse(500, str(error), "engine_failed"))
    app.add_exception_handler(HTTPException, no_route)  # type: ignore[arg-type]
    app.add_exception_handler(Exception, unexpected)


def unknown_path(app: FastAPI, path: str) -> str:
    """Say that there is no such path, and what is in its place or near."""
    known = sorted({route.path for route in app.routes if isinstance(route, APIRoute)})
    end = path.removeprefix("/v1")
    same = [each for each in known if each.removeprefix("/v1") == end.rstrip("/") != ""]
    instead = [text for start, text in INSTEAD.items() if end.startswith(start)]
    if path.rstrip("/") == "/v1":
        hint = f"; {BASE}"
    elif same:
        hint = f"; did you mean {same[0]}?"
    elif instead:
        hint = f"; {instead[0]}"
    else:
        hint = did_you_mean(path, known) or "; /docs has all paths"
    return f"there is no {quote(path)[:100]} here{hint}"


def convert_error(path: str, response: JSONResponse) -> JSONResponse:
    """Convert an error to the form of the API that the path belongs to."""
    if not path.startswith("/v1/messages"):
        return response
    message = json.loads(bytes(response.body))["error"]["message"]
    kept = {name: value for name, value in response.headers.items() if not name.startswith("content-")}
    return JSONResponse(messages_error(response.status_code, message), response.status_code, kept)


def refusal_headers(error: HTTPException) -> dict[str, str]:
    """Return the headers of a refusal; where GET is allowed, so is HEAD."""
    headers = {name.lower(): value for name, value in (error.headers or {}).items()}
    methods = headers.get("allow", "").split(", ")
    return headers | ({"allow": ", ".join([*methods, "HEAD"])} if "GET" in methods else {})
