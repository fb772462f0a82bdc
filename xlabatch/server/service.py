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
from xlabatch.server.dispatcher import Desk
from xlabatch.server.formatting import Json
from xlabatch.server.metrics import Metrics
from xlabatch.server.responses import Talk
from xlabatch.server.subscriptions import Ticket, Told
from xlabatch.text.outputs import Asked

Done = TypeVar("Done")
SSE, UNBUFFERED = "text/event-stream", {"cache-control": "no-cache", "x-accel-buffering": "no"}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    name: str  # of the model, as clients call it
    keys: Sequence[str] = ()
    origins: Sequence[str] = ()  # who may call from other pages
    largest: int = 4 * 2**20  # bytes of a body
    keep_alive_s: float = 10.0  # a comment goes into a stream that is silent for so long
    drain_s: float = 30.0
    as_json: bool = False  # log lines


class Failed(Exception):
    """The engine failed under an answer."""


class Gone(Exception):
    """The client has gone."""


class Server:
    """A model behind its endpoints."""

    def __init__(self, llm: LLM, settings: Settings) -> None:
        self.llm, self.settings = llm, settings
        self.desk = Desk(llm.engine, llm.engine.sittings, lambda *told: self.metrics.ended(*told))
        self.metrics = Metrics(lambda: self.desk.view, settings.as_json)
        self.scribe = ThreadPoolExecutor(1, "xlabatch-text")  # tokenizers do not like two at once
        self.began = int(time.time())

    async def ask(self, items: Sequence[Json]) -> list[Asked]:
        """Items as requests, checked: a grammar may take a while."""
        return await self.write(lambda: self.llm.ask(items))

    async def write(self, work: Callable[[], Done]) -> Done:
        """Do something with text, off the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.scribe, work)

    def named(self, model: str | None) -> None:
        """Raise unless the model is the one that is here."""
        if model not in (None, self.settings.name):
            raise HTTPException(404, f"model {model!r} is not here; there is {self.settings.name!r}")

    async def talk(
        self, talk: Talk, items: Sequence[Json], share: Sequence[bool], client: Request
    ) -> Response:
        """Hand everything in, then answer at once or in a stream; whoever goes takes it back."""
        tickets: list[Ticket] = []
        try:
            asked = await unless_gone(client, self.enter(items, share, tickets))
            talk.begin(asked)
            if talk.streams:
                return StreamingResponse(self.sse(talk, tickets), media_type=SSE, headers=UNBUFFERED)
            return JSONResponse(await unless_gone(client, self.collect(talk, tickets)))
        except Gone:
            self.leave(tickets)
            return Response(status_code=499)
        except BaseException:
            self.leave(tickets)
            raise

    async def enter(self, items: Sequence[Json], share: Sequence[bool], tickets: list[Ticket]) -> list[Asked]:
        """Hand everything in at once: the engine reads its letters between two steps."""
        asked = await self.ask(items)
        found: dict[int, Ticket] = {}

        async def one(number: int) -> None:
            found[number] = await self.desk.hand_in(asked[number], share[number])

        try:
            told = await asyncio.gather(*map(one, range(len(asked))), return_exceptions=True)
            if wrong := next((each for each in told if each), None):
                raise wrong
        except BaseException:  # one is refused, or the client has gone: all are taken back
            self.leave(list(found.values()))
            raise
        tickets += [found[number] for number in range(len(asked))]
        return asked

    def leave(self, tickets: Sequence[Ticket]) -> None:
        for ticket in tickets:
            self.desk.leave(ticket)

    async def collect(self, talk: Talk, tickets: Sequence[Ticket]) -> Json:
        """The whole answer."""
        async for told in heard(tickets, None):
            if told:
                talk.hear(*told)
        if talk.failed:
            raise Failed(talk.failed)
        return talk.body()

    async def sse(self, talk: Talk, tickets: Sequence[Ticket]) -> AsyncIterator[str]:
        """The answer as it comes."""
        try:
            for chunk in talk.opening():
                yield event(chunk)
            async for told in heard(tickets, self.settings.keep_alive_s):
                if told is None:
                    yield ": still at it\n\n"
                    continue
                for chunk in talk.hear(*told):
                    yield event(chunk)
            for chunk in talk.closing():
                yield event(chunk)
            yield "data: [DONE]\n\n"
        finally:
            self.leave(tickets)


async def heard(
    tickets: Sequence[Ticket], keep_alive_s: float | None
) -> AsyncIterator[tuple[int, Told] | None]:
    """What is told to any of them, with its number; None where nothing was for so long."""
    wake = asyncio.Event()
    for ticket in tickets:
        ticket.wake = wake
    while True:
        wake.clear()
        for number, ticket in enumerate(tickets):
            while ticket.unread:
                yield number, ticket.unread.popleft()
        if all(ticket.asked.done and not ticket.unread for ticket in tickets):
            return
        if any(ticket.unread for ticket in tickets):
            continue
        try:
            await asyncio.wait_for(wake.wait(), keep_alive_s)
        except TimeoutError:
            yield None


async def unless_gone(client: Request, work: Coroutine[Any, Any, Done]) -> Done:
    """Do some work while the client waits for it; Gone if it does not."""

    async def watch() -> None:
        while (await client.receive())["type"] != "http.disconnect":
            pass

    doing, watching = asyncio.ensure_future(work), asyncio.ensure_future(watch())
    try:
        await asyncio.wait({doing, watching}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise Gone
    finally:
        doing.cancel()
        watching.cancel()


def event(chunk: Json) -> str:
    """A chunk as a server-sent event."""
    return f"data: {json.dumps(chunk, ensure_ascii=False, separators=(',', ':'))}\n\n"
