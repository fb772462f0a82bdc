"""The responses of OpenAI's Responses API that clients can refer to: stored, in progress, in the background.

A response in the background is generated even if no client reads it. It waits in the engine's queue like any
other, and is stored when it ends.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import NamedTuple
from uuid import uuid4
from weakref import WeakValueDictionary

from fastapi import Request
from starlette.exceptions import HTTPException

from xlabatch.protocols.event_format import named_event
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.protocols.responses_api_items import Item, shown_item
from xlabatch.protocols.responses_api_response import ResponsesBuilder
from xlabatch.server.event_log import EventLog
from xlabatch.server.http.clients import client_of
from xlabatch.server.http.forwarded import complete_items
from xlabatch.server.models import Models, Named
from xlabatch.server.response_store import ResponseStore, Stored
from xlabatch.server.service import Items
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription


class BackgroundResponse(NamedTuple):
    """A response in progress in the background."""

    builder: ResponsesBuilder
    task: asyncio.Task[None]
    events: EventLog | None  # set if the response was created as a stream


class Responses:
    """The responses of one server."""

    def __init__(self, models: Models) -> None:
        self.models = models
        self.store = ResponseStore()
        self.background: dict[str, BackgroundResponse] = {}
        self.running: WeakValueDictionary[str, ResponsesBuilder] = WeakValueDictionary()

    def stored(self, id: str) -> Stored:
        """Return a stored response; 404 if none has this id, 409 if it is in progress."""
        if id in self.background:
            raise HTTPException(409, f"response {id} is in progress; wait for its end, or cancel it")
        stored = self.store.get(id)
        if stored is None:
            raise HTTPException(404, f"Response with id {id[:80]!r} not found; the latest ones are stored")
        return stored

    def before(self, body: ResponsesBody) -> Sequence[Item]:
        """Return the items of the conversation that a body continues."""
        return self.stored(body.previous_response_id).conversation if body.previous_response_id else ()

    def builder(self, named: Named, body: ResponsesBody) -> ResponsesBuilder:
        """Make the builder of a new response, which is stored once it is complete."""
        before = self.before(body)
        items = body.items

        def keep(response: Json) -> None:
            output = [Item.model_validate(item) for item in response["output"]]
            events = self.background[builder.id].events if builder.id in self.background else None
            shown = [shown_item(item) for item in items]
            self.store.put(Stored(response, shown, [*before, *items, *output], events))

        tokenizer = named.server.llm.tokenizer
        builder = ResponsesBuilder(f"resp_{uuid4().hex}", named.name, body, tokenizer, keep)
        self.running[builder.id] = builder
        return builder

    async def begin(
        self, named: Named, builder: ResponsesBuilder, items: Items, client: Request
    ) -> BackgroundResponse:
        """Submit a response for the background; raise if it is refused."""
        subscriptions: list[Subscription] = []
        complete = partial(complete_items, builder.id, items, client, named.adapter)
        with builder.naming_prompts():
            await named.server.submit(complete, subscriptions, client_of(client))
        builder.prompts = [each.prompt for each in subscriptions]
        events = EventLog() if builder.streams else None
        task = asyncio.create_task(self._run(builder, subscriptions, events))
        begun = self.background[builder.id] = BackgroundResponse(builder, task, events)
        return begun

    async def _run(
        self, builder: ResponsesBuilder, subscriptions: Sequence[Subscription], events: EventLog | None
    ) -> None:
        """Follow a response to its end, and log its events if there is a log; the builder then stores it."""
        try:
            if events is None:
                async for _ in updates(subscriptions, None):
                    pass
                builder.body()
                return
            for chunk in builder.opening_chunks():
                events.add(named_event(chunk))
            async for new in updates(subscriptions, None):
                for number, update in new:
                    for chunk in builder.chunks(number, update):
                        events.add(named_event(chunk))
        finally:
            if events:
                events.close()
            del self.background[builder.id]

    def response(self, id: str) -> Json:
        """Return a response in the background as it is now, or a stored one."""
        if id not in self.background:
            return self.stored(id).response
        builder = self.background[id].builder
        has_begun = any(state.tokens for state in builder.prompts[0].completions)
        return builder.response("in_progress" if has_begun else "queued", [])

    def events_after(self, id: str, number: int) -> AsyncIterator[bytes]:
        """Return a response's events after a number, including those still to come."""
        events = self.background[id].events if id in self.background else self.stored(id).events
        if events is None:
            raise HTTPException(400, f"response {id} was not created with background and stream: no events")
        if number >= events.end:
            raise HTTPException(
                400, f"starting_after is {number}, but the last event so far is {events.end - 1}"
            )
        return events.read(number + 1, self.models.settings.keep_alive_s)

    async def cancel(self, id: str) -> Json:
        """End a response in progress. A background response may have ended before."""
        if id in self.background:
            begun = self.background[id]
            self.models.cancel(begun.builder.prompts[0])
            await asyncio.shield(begun.task)
            return self.stored(id).response
        builder = self.running.get(id)
        if builder and builder.prompts and not builder.prompts[0].done:
            self.models.cancel(builder.prompts[0])
            return builder.response("cancelled", [])
        ended = self.stored(id).response
        if not ended["background"]:
            raise HTTPException(400, f"Cannot cancel a synchronous response that has ended: {id}")
        return ended
