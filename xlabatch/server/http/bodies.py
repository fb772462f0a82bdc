"""Reads and validates the bodies of requests, large ones outside of the event loop. Knows no endpoint."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException

from xlabatch.server.errors import validation_message

SMALL_BYTES = 32 * 2**10  # takes less than a millisecond


def body_route(executor: Executor) -> type[APIRoute]:
    """The class of the routes whose bodies are validated here, large ones by an executor."""

    class BodyRoute(APIRoute):
        def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
            handle = super().get_route_handler()
            if self.body_field is None:
                return handle
            body_type = self.body_field.field_info.annotation

            async def handle_validated(request: Request) -> Response:
                return await handle(ValidatedRequest(request, body_type, executor))

            return handle_validated

    return BodyRoute


class ValidatedRequest(Request):
    """A request whose `json()` is an instance of its body's type, which the route takes as it is."""

    def __init__(self, request: Request, body_type: Any, executor: Executor) -> None:
        super().__init__(request.scope, request.receive)
        self.body_type: type[BaseModel] = body_type
        self.executor = executor

    async def json(self) -> BaseModel:
        """The validated body; HTTPException 400 if it is not one."""
        content = await self.body()
        try:
            if len(content) <= SMALL_BYTES:
                return self.body_type.model_validate_json(content)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.executor, self.body_type.model_validate_json, content)
        except ValidationError as error:
            raise HTTPException(400, validation_message(error)) from None
