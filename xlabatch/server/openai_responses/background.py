"""Responses that are generated while no client waits for them. Each is stored when it ends."""

import asyncio
from collections.abc import Sequence

from fastapi import Request

from xlabatch.server.formatting import Json
from xlabatch.server.http.forwarded import adapted_items, forwarded_items
from xlabatch.server.openai_responses.response import ResponsesBuilder
from xlabatch.server.responses.stream import updates
from xlabatch.server.service import Server
from xlabatch.server.subscriptions import Subscription


class BackgroundResponses:
    """The responses in progress, which wait in the engine's queue as others do."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.builders: dict[str, ResponsesBuilder] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(
        self, builder: ResponsesBuilder, items: Sequence[Json], client: Request, adapter: str | None
    ) -> Json:
        """Submit a response and show it as queued; an error if it is refused."""
        subscriptions: list[Subscription] = []
        own_items = adapted_items(adapter, forwarded_items(client, lambda: items))
        await self.server.submit(own_items, [False], subscriptions)
        builder.prompts = [each.prompt for each in subscriptions]
        self.builders[builder.id] = builder
        self.tasks[builder.id] = asyncio.create_task(self._complete(builder, subscriptions))
        return builder.response("queued", [])

    async def _complete(self, builder: ResponsesBuilder, subscriptions: Sequence[Subscription]) -> None:
        """Wait for the end of a response, which its builder then stores."""
        try:
            async for _ in updates(subscriptions, None):
                pass
            builder.body()
        finally:
            del self.builders[builder.id], self.tasks[builder.id]

    def shown(self, id: str) -> Json | None:
        """A response in progress; None if none has this id."""
        if id not in self.builders:
            return None
        builder = self.builders[id]
        has_begun = any(state.tokens for state in builder.prompts[0].completions)
        return builder.response("in_progress" if has_begun else "queued", [])

    async def cancel(self, id: str) -> bool:
        """End a response and store what it has; whether there was one."""
        if id not in self.builders:
            return False
        task = self.tasks[id]
        self.server.dispatcher.cancel(self.builders[id].prompts[0])
        await asyncio.shield(task)
        return True
