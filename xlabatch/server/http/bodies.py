"""Read and validate the bodies of requests, large ones in another process first. Knows no endpoint."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from xlabatch.protocols.body import ON_UNKNOWN
from xlabatch.protocols.refusals import BodyRefused
from xlabatch.server.http.body_process import BodyProcess
from xlabatch.server.http.clients import client_of

SMALL_BYTES = 32 * 2**10  # validated in less than a millisecond
MAX_LOGGED = 1000  # names of parameters
COMPRESSED = {"gzip", "x-gzip", "deflate", "br", "zstd", "compress", "x-compress"}
Context = dict[str, Any]
log = logging.getLogger(__name__)


class UnknownParameters:
    """Logs the name of each unknown parameter once."""

    def __init__(self) -> None:
        self.logged: set[str] = set()

    def __call__(self, names: Sequence[str]) -> None:
        for name in names:
            if name not in self.logged and len(self.logged) < MAX_LOGGED:
                self.logged.add(name)
                log.warning("parameter %s is not supported and ignored", ascii(name))


def body_route(process: BodyProcess, lenient: bool = False) -> type[APIRoute]:
    """Return the class of routes that validate their bodies here, large bodies first in a process."""
    context: Context = {ON_UNKNOWN: UnknownParameters()} if lenient else {}

    class BodyRoute(APIRoute):
        def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
            handle = super().get_route_handler()
            if self.body_field is None:
                return handle
            body_type = cast("type[BaseModel]", self.body_field.field_info.annotation)

            async def handle_validated(request: Request) -> Response:
                check_is_json(request.headers.get("content-type", ""))
                check_is_plain(request.headers.get("content-encoding", "identity"))
                content = await read_body(request)
                # FastAPI would answer any exception with 400, so this runs before FastAPI asks for the body.
                client = client_of(request).name
                body = await validate_body(client, body_type, content, process, context) if content else None
                return await handle(ValidatedRequest(request, content, body))

            return handle_validated

    return BodyRoute


async def read_body(request: Request) -> bytes:
    """Return a request's body. HTTPException 400, which nobody reads, if the client leaves before its end."""
    try:
        return await request.body()
    except ClientDisconnect:
        raise HTTPException(400, "the client has disconnected before the end of the body") from None


def check_is_json(content_type: str) -> None:
    """Raise HTTPException 415 for other bodies: pages of other origins can send forms and plain text."""
    kind = content_type.partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and kind.endswith("+json")):
        given = f"as {kind[:80]}" if kind else "without a content-type"
        raise HTTPException(415, f"send the body as application/json, not {given}")


def check_is_plain(encoding: str) -> None:
    """Raise HTTPException 415 for a compressed body, whose size nobody has limited."""
    if encoding.strip().lower() in COMPRESSED:
        raise HTTPException(415, f"send the body as it is, not compressed by {encoding[:80]}")


async def validate_body(
    client: str, body_type: type[BaseModel], content: bytes, process: BodyProcess, context: Context
) -> BaseModel:
    """Validate a body as an instance of its type. BodyRefused if it is not one."""
    try:
        large = len(content) > SMALL_BYTES
        if large and (problems := await process.problems(client, body_type, content)):
            raise BodyRefused.of(problems)
        return body_type.model_validate_json(content, context=context)
    except ValidationError as error:
        raise BodyRefused.of(error.errors()) from None


class ValidatedRequest(Request):
    """A request whose `json()` is the validated body, which the route uses as it is; None if it is empty."""

    def __init__(self, request: Request, content: bytes, validated_body: BaseModel | None) -> None:
        super().__init__(request.scope, request.receive)
        self.content = content
        self.validated_body = validated_body

    async def body(self) -> bytes:
        return self.content

    async def json(self) -> BaseModel | None:
        return self.validated_body
