"""Reads and validates the bodies of requests, large ones in another process first. Knows no endpoint."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException

from xlabatch.server.http.body_process import BodyProcess
from xlabatch.server.messages import ON_UNKNOWN
from xlabatch.server.responses.refusals import validation_message

SMALL_BYTES = 32 * 2**10  # takes less than a millisecond
MAX_LOGGED = 1000  # names of parameters
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
    """The class of the routes whose bodies are validated here, large ones by a process."""
    context: Context = {ON_UNKNOWN: UnknownParameters()} if lenient else {}

    class BodyRoute(APIRoute):
        def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
            handle = super().get_route_handler()
            if self.body_field is None:
                return handle
            body_type = self.body_field.field_info.annotation

            async def handle_validated(request: Request) -> Response:
                check_is_json(request.headers.get("content-type", ""))
                return await handle(ValidatedRequest(request, body_type, process, context))

            return handle_validated

    return BodyRoute


def check_is_json(content_type: str) -> None:
    """Raise HTTPException 415 for other bodies: pages of other origins can send forms and plain text."""
    kind = content_type.partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and kind.endswith("+json")):
        given = f"as {kind[:80]}" if kind else "without a content-type"
        raise HTTPException(415, f"send the body as application/json, not {given}")


class ValidatedRequest(Request):
    """A request whose `json()` is an instance of its body's type, which the route takes as it is."""

    def __init__(self, request: Request, body_type: Any, process: BodyProcess, context: Context) -> None:
        super().__init__(request.scope, request.receive)
        self.body_type: type[BaseModel] = body_type
        self.process, self.context = process, context

    async def json(self) -> BaseModel:
        """The validated body; HTTPException 400 if it is not one."""
        content = await self.body()
        try:
            large = len(content) > SMALL_BYTES
            if large and (problems := await self.process.problems(self.body_type, content)):
                raise HTTPException(400, validation_message(problems))
            return self.body_type.model_validate_json(content, context=self.context)
        except ValidationError as error:
            raise HTTPException(400, validation_message(error.errors())) from None
        except OSError:
            detail = "the body was not validated: its process has ended; try again"
            raise HTTPException(503, detail, {"retry-after": "1"}) from None
