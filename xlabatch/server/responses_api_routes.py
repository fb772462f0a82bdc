"""The endpoints of OpenAI's Responses API."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Annotated, Any
from uuid import uuid4
from weakref import WeakValueDictionary

from fastapi import FastAPI, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from starlette.exceptions import HTTPException

from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.protocols.responses_api_items import Item, shown_item
from xlabatch.protocols.responses_api_response import ResponsesBuilder
from xlabatch.server.background_responses import BackgroundResponses
from xlabatch.server.http.clients import client_of
from xlabatch.server.http.request_id import request_id
from xlabatch.server.response_store import ResponseStore, Stored
from xlabatch.server.service import SSE, UNBUFFERED, Server


class Responses:
    """The responses in progress and the stored ones."""

    def __init__(self, server: Server) -> None:
        self.tokenizer = server.llm.tokenizer
        self.keep_alive_s = server.settings.keep_alive_s
        self.store = ResponseStore()
        self.background = BackgroundResponses(server)
        self.running: WeakValueDictionary[str, ResponsesBuilder] = WeakValueDictionary()

    def stored(self, id: str) -> Stored:
        """Return a stored response; 404 if none has this id, 409 if it is in progress."""
        if id in self.background.begun:
            raise HTTPException(409, f"response {id} is in progress; wait for its end, or cancel it")
        stored = self.store.get(id)
        if stored is None:
            raise HTTPException(404, f"Response with id {id[:80]!r} not found; the latest ones are stored")
        return stored

    def before(self, body: ResponsesBody) -> Sequence[Item]:
        """Return the items of the conversation that a body continues."""
        return self.stored(body.previous_response_id).conversation if body.previous_response_id else ()

    def builder(self, model: str, body: ResponsesBody) -> ResponsesBuilder:
        """Make the builder of a new response, which is stored once it is complete."""
        before = self.before(body)
        items = body.items

        def keep(response: Json) -> None:
            output = [Item.model_validate(item) for item in response["output"]]
            shown = [shown_item(item) for item in items]
            events = self.background.events(builder.id)
            self.store.put(Stored(response, shown, [*before, *items, *output], events))

        builder = ResponsesBuilder(f"resp_{uuid4().hex}", model, body, self.tokenizer, keep)
        self.running[builder.id] = builder
        return builder

    def events_after(self, id: str, number: int) -> AsyncIterator[bytes]:
        """Return a response's events after a number, including those still to come."""
        events = self.background.events(id)
        if events is None:
            events = self.stored(id).events
        if events is None:
            raise HTTPException(400, f"response {id} was not created with background and stream: no events")
        if number >= events.end:
            raise HTTPException(
                400, f"starting_after is {number}, but the last event so far is {events.end - 1}"
            )
        return events.read(number + 1, self.keep_alive_s)


def add_response_routes(app: FastAPI, server: Server) -> None:
    """Add `/v1/responses`: create responses; look them up, cancel and delete them by id."""
    responses = Responses(server)

    @app.post("/v1/responses")
    async def create(body: ResponsesBody, client: Request) -> Response:
        """Answer a conversation, which may continue an earlier response."""
        adapter = server.check_model(body.model)
        chat = body.chat_body(responses.before(body))
        builder = responses.builder(adapter or server.settings.name, body)
        items = [item | {"id": builder.id} for item in chat.items()]
        if body.background:
            headers = {"x-request-id": request_id(client) or builder.id}
            begun = await responses.background.begin(builder, items, client, adapter)
            if begun.events:
                return sse_response(begun.events.read(0, responses.keep_alive_s), headers)
            return JSONResponse(builder.response("queued", []), headers=headers)
        return await server.respond(builder, lambda: items, [chat.is_shareable], client, adapter)

    @app.post("/v1/responses/input_tokens")
    async def input_tokens(body: ResponsesBody, client: Request) -> Json:
        """How many tokens the conversation of a response would have."""
        count = await server.count_tokens(body.chat_body(responses.before(body)), client_of(client))
        return {"object": "response.input_tokens", "input_tokens": count}

    @app.post("/v1/responses/{id}/cancel")
    async def cancel(id: str) -> Json:
        """End a response in progress; others go on. A background response may have ended before."""
        if await responses.background.cancel(id):
            return responses.stored(id).response
        builder = responses.running.get(id)
        if builder is None or not builder.prompts or builder.prompts[0].done:
            ended = responses.stored(id).response
            if not ended["background"]:
                raise HTTPException(400, f"Cannot cancel a synchronous response that has ended: {id}")
            return ended
        server.dispatcher.cancel(builder.prompts[0])
        return builder.response("cancelled", [])

    add_stored_routes(app, responses)


def add_stored_routes(app: FastAPI, responses: Responses) -> None:
    """Add the endpoints for stored responses and for responses in the background."""

    @app.get("/v1/responses/{id}")
    async def retrieve(
        id: str, stream: bool = False, starting_after: Annotated[int | None, Query(ge=0)] = None
    ) -> Response:
        """A stored or background response, or its events after a number."""
        if stream:
            return sse_response(responses.events_after(id, -1 if starting_after is None else starting_after))
        if starting_after is not None:
            raise Refused("starting_after is for streams only: set stream to true")
        return JSONResponse(responses.background.shown(id) or responses.stored(id).response)

    @app.get("/v1/responses/{id}/input_items")
    async def input_items(id: str) -> Json:
        """The items of a stored response's input."""
        items: Any = responses.stored(id).input_items
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
