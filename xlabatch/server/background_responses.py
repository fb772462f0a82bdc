"""Responses that are generated even if no client reads them. Each is stored when it ends."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from fastapi import Request

from xlabatch.protocols.event_format import named_event
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_response import ResponsesBuilder
from xlabatch.server.event_log import EventLog
from xlabatch.server.http.clients import client_of
from xlabatch.server.http.forwarded import adapted_items, forwarded_items
from xlabatch.server.service import Server
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription


class RunningResponse(NamedTuple):
    """A response in progress."""

    builder: ResponsesBuilder
    task: asyncio.Task[None]
    events: EventLog | None  # set if the response was created as a stream


class BackgroundResponses:
    """The responses in progress. They wait in the engine's queue like any other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun: dict[str, RunningResponse] = {}

    async def begin(
        self, builder: ResponsesBuilder, items: Sequence[Json], client: Request, adapter: str | None
    ) -> RunningResponse:
        """Submit a response; raise if it is refused."""
        subscriptions: list[Subscription] = []
        own_items = adapted_items(adapter, forwarded_items(client, lambda: items))
        await self.server.submit(own_items, [False], subscriptions, client_of(client))
        builder.prompts = [each.prompt for each in subscriptions]
        events = EventLog() if builder.streams else None
        task = asyncio.create_task(self._complete(builder, subscriptions, events))
        begun = self.begun[builder.id] = RunningResponse(builder, task, events)
        return begun

    async def _complete(
        self, builder: ResponsesBuilder, subscriptions: Sequence[Subscription], events: EventLog | None
    ) -> None:
        """Wait until a response ends; its builder then stores it."""
        try:
            if events is None:
                async for _ in updates(subscriptions, None):
                    pass
                builder.body()
            else:
                await write_events(builder, subscriptions, events)
        finally:
            del self.begun[builder.id]

    def shown(self, id: str) -> Json | None:
        """Return a response in progress; None if no response in progress has this id."""
        if id not in self.begun:
            return None
        builder = self.begun[id].builder
        has_begun = any(state.tokens for state in builder.prompts[0].completions)
        return builder.response("in_progress" if has_begun else "queued", [])

    def events(self, id: str) -> EventLog | None:
        """Return the events of a response in progress; None if it is not streamed or not in progress."""
        return self.begun[id].events if id in self.begun else None

    async def cancel(self, id: str) -> bool:
        """End a response and store what it has -> whether it was in progress."""
        if id not in self.begun:
            return False
        begun = self.begun[id]
        self.server.dispatcher.cancel(begun.builder.prompts[0])
        await asyncio.shield(begun.task)
        return True


async def write_events(
    builder: ResponsesBuilder, subscriptions: Sequence[Subscription], events: EventLog
) -> None:
    """Write the events of a response as they come; the builder stores it with the last one."""
    try:
        for chunk in builder.opening_chunks():
            events.add(named_event(chunk))
        async for new in updates(subscriptions, None):
            for numbered in new:
                for chunk in builder.chunks(*numbered):
                    events.add(named_event(chunk))
    finally:
        events.close()
