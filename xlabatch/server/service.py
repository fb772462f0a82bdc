"""The server: OpenAI's endpoints and some of our own, over a desk. Thin: bodies in, bodies or events out."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi import Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from starlette.exceptions import HTTPException

from xlabatch.llm import LLM
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.formatting import Json
from xlabatch.server.metrics import Metrics
from xlabatch.server.responses import ResponseBuilder
from xlabatch.server.subscriptions import Subscription, Update
from xlabatch.text.outputs import PendingPrompt

Done = TypeVar("Done")
SSE, UNBUFFERED = "text/event-stream", {"cache-control": "no-cache", "x-accel-buffering": "no"}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    name: str  # of the model, as clients call it
    api_keys: Sequence[str] = ()
    cors_origins: Sequence[str] = ()  # who may call from other pages
    max_body_bytes: int = 4 * 2**20  # bytes of a body
    keep_alive_s: float = 10.0  # a comment goes into a stream that is silent for so long
    drain_s: float = 30.0
    as_json: bool = False  # log lines


class EngineFailed(Exception):
    """The engine failed under an answer."""


class ClientDisconnected(Exception):
    """The client has gone."""


class Server:
    """A model behind its endpoints."""

    def __init__(self, llm: LLM, settings: Settings) -> None:
        self.llm, self.settings = llm, settings
        self.dispatcher = Dispatcher(
            llm.engine, llm.engine.slot_activity, lambda *told: self.metrics.on_finished(*told)
        )
        self.metrics = Metrics(lambda: self.dispatcher.view, settings.as_json)
        self.text_pool = ThreadPoolExecutor(1, "xlabatch-text")  # tokenizers do not like two at once
        self.began = int(time.time())

    async def prepare(self, items: Sequence[Json]) -> list[PendingPrompt]:
        """Items as requests, checked: a grammar may take a while."""
        return await self.run_text(lambda: self.llm.prepare(items))

    async def run_text(self, work: Callable[[], Done]) -> Done:
        """Do something with text, off the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.text_pool, work)

    def check_model(self, model: str | None) -> None:
        """Raise unless the model is the one that is here."""
        if model not in (None, self.settings.name):
            raise HTTPException(404, f"model {model!r} is not here; there is {self.settings.name!r}")

    async def respond(
        self, talk: ResponseBuilder, items: Sequence[Json], share: Sequence[bool], client: Request
    ) -> Response:
        """Hand everything in, then answer at once or in a stream; whoever goes takes it back."""
        tickets: list[Subscription] = []
        try:
            asked = await unless_disconnected(client, self.submit(items, share, tickets))
            talk.begin(asked)
            if talk.streams:
                return StreamingResponse(self.sse(talk, tickets), media_type=SSE, headers=UNBUFFERED)
            return JSONResponse(await unless_disconnected(client, self.collect(talk, tickets)))
        except ClientDisconnected:
            self.disconnect(tickets)
            return Response(status_code=499)
        except BaseException:
            self.disconnect(tickets)
            raise

    async def submit(
        self, items: Sequence[Json], share: Sequence[bool], tickets: list[Subscription]
    ) -> list[PendingPrompt]:
        """Hand everything in at once: the engine reads its letters between two steps."""
        asked = await self.prepare(items)
        found: dict[int, Subscription] = {}

        async def one(number: int) -> None:
            found[number] = await self.dispatcher.submit(asked[number], share[number])

        try:
            told = await asyncio.gather(*map(one, range(len(asked))), return_exceptions=True)
            if wrong := next((each for each in told if each), None):
                raise wrong
        except BaseException:  # one is refused, or the client has gone: all are taken back
            self.disconnect(list(found.values()))
            raise
        tickets += [found[number] for number in range(len(asked))]
        return asked

    def disconnect(self, tickets: Sequence[Subscription]) -> None:
        for ticket in tickets:
            self.dispatcher.disconnect(ticket)

    async def collect(self, talk: ResponseBuilder, tickets: Sequence[Subscription]) -> Json:
        """The whole answer."""
        async for told in updates(tickets, None):
            if told:
                talk.chunks_for(*told)
        if talk.failed:
            raise EngineFailed(talk.failed)
        return talk.body()

    async def sse(self, talk: ResponseBuilder, tickets: Sequence[Subscription]) -> AsyncIterator[str]:
        """The answer as it comes."""
        try:
            for chunk in talk.opening():
                yield event(chunk)
            async for told in updates(tickets, self.settings.keep_alive_s):
                if told is None:
                    yield ": still at it\n\n"
                    continue
                for chunk in talk.chunks_for(*told):
                    yield event(chunk)
            for chunk in talk.closing():
                yield event(chunk)
            yield "data: [DONE]\n\n"
        finally:
            self.disconnect(tickets)


async def updates(
    tickets: Sequence[Subscription], keep_alive_s: float | None
) -> AsyncIterator[tuple[int, Update] | None]:
    """What is told to any of them, with its number; None where nothing was for so long."""
    wake = asyncio.Event()
    for ticket in tickets:
        ticket.wake = wake
    while True:
        wake.clear()
        for number, ticket in enumerate(tickets):
            while ticket.unread:
                yield number, ticket.unread.popleft()
        if all(ticket.prompt.done and not ticket.unread for ticket in tickets):
            return
        if any(ticket.unread for ticket in tickets):
            continue
        try:
            await asyncio.wait_for(wake.wait(), keep_alive_s)
        except TimeoutError:
            yield None


async def unless_disconnected(client: Request, work: Coroutine[Any, Any, Done]) -> Done:
    """Do some work while the client waits for it; Gone if it does not."""

    async def watch() -> None:
        while (await client.receive())["type"] != "http.disconnect":
            pass

    doing, watching = asyncio.ensure_future(work), asyncio.ensure_future(watch())
    try:
        await asyncio.wait({doing, watching}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise ClientDisconnected
    finally:
        doing.cancel()
        watching.cancel()


def event(chunk: Json) -> str:
    """A chunk as a server-sent event."""
    return f"data: {json.dumps(chunk, ensure_ascii=False, separators=(',', ':'))}\n\n"
