"""A response as server-sent events: what each piece of a stream has."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, cast

from xlabatch.request import Event
from xlabatch.server.formatting import Json
from xlabatch.server.responses.builder import ResponseBuilder
from xlabatch.server.responses.stream import stream
from xlabatch.server.subscriptions import Subscription, Update
from xlabatch.text.outputs import TextDelta


class Words(ResponseBuilder):
    """A chunk for each update: the number of its prompt and its text."""

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        yield {str(number): update.delta.text}

    def closing_chunks(self) -> Iterator[Json]:
        yield {"end": True}

    def body(self) -> Json:
        return {}


def subscription() -> Subscription:
    prompt: Any = SimpleNamespace(done=False)
    return Subscription(prompt, in_flight=cast("Any", None), shared=False)


def push(to: Subscription, *words: str, done: bool = False) -> None:
    for word in words:
        to.unread.append(Update(Event("a", 5), TextDelta("a", word), 0, False))
    to.prompt = cast("Any", SimpleNamespace(done=done))
    to.wake.set()


def pieces(keep_alive_s: float, *subscriptions: Subscription) -> AsyncIterator[bytes]:
    return stream(Words("a", "model", streams=True), subscriptions, keep_alive_s)


def test_updates_that_wait_are_sent_in_one_piece() -> None:
    async def run() -> list[bytes]:
        first, second = subscription(), subscription()
        push(first, "one", "two")
        push(second, "three", done=True)
        events = pieces(60, first, second)
        sent = [await anext(events), await anext(events)]
        push(first, "four", done=True)
        return [*sent, *[piece async for piece in events]]

    assert asyncio.run(run()) == [
        b"",
        b'data: {"0":"one"}\n\ndata: {"0":"two"}\n\ndata: {"1":"three"}\n\n',
        b'data: {"0":"four"}\n\n',
        b'data: {"end":true}\n\ndata: [DONE]\n\n',
    ]


def test_a_comment_is_sent_while_nothing_comes_and_updates_after_it() -> None:
    async def run() -> list[bytes]:
        only = subscription()
        events = pieces(0.01, only)
        sent = [await anext(events) for _ in range(3)]
        push(only, "word", done=True)
        return [*sent, *[piece async for piece in events]]

    assert asyncio.run(run())[:4] == [b"", *[b": keep-alive\n\n"] * 2, b'data: {"0":"word"}\n\n']
