"""The endpoints of OpenAI's Responses API."""

from collections.abc import AsyncIterator, Mapping
from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.server.http.clients import client_of, request_id
from xlabatch.server.models import Models
from xlabatch.server.responses import Responses
from xlabatch.server.service import SSE, UNBUFFERED


def add_response_routes(app: FastAPI, models: Models) -> None:
    """Add `/v1/responses`: create responses; look them up, cancel and delete them by id."""
    responses = Responses(models)

    @app.post("/v1/responses")
    async def create(body: ResponsesBody, client: Request) -> Response:
        """Answer a conversation, which may continue an earlier response."""
        named = models.named(body.model)
        server = named.server
        body.fill_in(server.llm.sampling.options)
        chat = body.chat_body(responses.before(body))
        builder = responses.builder(named, body)
        if not body.background:
            return await server.respond(builder, chat.items, client, named.adapter, [chat.is_shareable])
        headers = {"x-request-id": request_id(client) or builder.id}
        begun = await responses.begin(named, builder, chat.items, client)
        if begun.events:
            return sse_response(begun.events.read(0, server.settings.keep_alive_s), headers)
        return JSONResponse(builder.response("queued", []), headers=headers)

    @app.post("/v1/responses/input_tokens")
    async def input_tokens(body: ResponsesBody, client: Request) -> Json:
        """How many tokens the conversation of a response would have."""
        server = models.named(body.model).server
        count = await server.count_tokens(body.chat_body(responses.before(body)), client_of(client))
        return {"object": "response.input_tokens", "input_tokens": count}

    @app.post("/v1/responses/{id}/cancel")
    async def cancel(id: str) -> Json:
        """End a response in progress; others go on."""
        return await responses.cancel(id)

    @app.get("/v1/responses/{id}")
    async def retrieve(
        id: str, stream: bool = False, starting_after: Annotated[int | None, Query(ge=0)] = None
    ) -> Response:
        """A stored or background response, or its events after a number."""
        if stream:
            return sse_response(responses.events_after(id, -1 if starting_after is None else starting_after))
        if starting_after is not None:
            raise Refused("starting_after is for streams only: set stream to true")
        return JSONResponse(responses.response(id))

    @app.get("/v1/responses/{id}/input_items")
    async def input_items(id: str) -> Json:
        """The items of a stored response's input."""
        items = responses.stored(id).input_items
        ends = {"first_id": items[0]["id"], "last_id": items[-1]["id"]}
        return {"object": "list", "data": items, **ends, "has_more": False}

    @app.delete("/v1/responses/{id}")
    async def delete(id: str) -> Json:
        """Forget a stored response."""
        responses.stored(id)
        responses.store.delete(id)
        return {"id": id, "object": "response", "deleted": True}


def sse_response(events: AsyncIterator[bytes], headers: Mapping[str, str] | None = None) -> Response:
    """Stream server-sent events. If the client leaves, the response itself goes on."""
    return StreamingResponse(events, media_type=SSE, headers=UNBUFFERED | dict(headers or {}))
