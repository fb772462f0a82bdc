"""A response as server-sent events: what each piece of a stream has."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from support.serving import PROMPT, RunningServer, post, stream_chunks

from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.completion_response import CompletionBuilder
from xlabatch.protocols.formatting import ChunkTemplate, Json
from xlabatch.protocols.response_builder import ChoicesBuilder, ResponseBuilder
from xlabatch.protocols.updates import Update
from xlabatch.request import Event
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.server.stream import stream, wait
from xlabatch.server.subscriptions import InFlight, Subscription
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


def test_progress_is_shown_from_what_was_cached_to_the_end_and_never_again() -> None:
    body = CompletionBody(prompt=["a", "b"], return_progress=True, stream=True)
    builder = CompletionBuilder("a", "model", body, cast("Any", None))
    shown: list[Any] = []
    for number, cached, processed in ((0, 3, 5), (1, 0, 11), (0, 3, 5), (0, 3, 8), (0, 3, 11), (0, 3, 11)):
        shown += builder.progress_chunks(number, PromptProgress(11, cached, processed))
    assert [chunk["choices"] for chunk in shown] == [[]] * len(shown)
    counts = [list(chunk["prompt_progress"].values())[:3] for chunk in shown]
    assert counts == [[11, 3, 3], [11, 3, 5], [11, 0, 0], [11, 0, 11], [11, 3, 8], [11, 3, 11]]


def test_progress_after_the_first_token_is_none_and_wakes_nobody() -> None:
    async def run() -> None:
        in_flight = InFlight(cast("Any", None), None, cast("Any", None))
        first, second = subscription(), subscription()
        first.shows_progress = True
        in_flight.subscribers += [first, second]
        in_flight.on_progress(PromptProgress(9, 0, 4))
        assert (first.wake.is_set(), second.wake.is_set()) == (True, False)
        first.wake.clear()
        second.first_token_s = 1.0
        in_flight.on_progress(PromptProgress(99, 0, 50))  # of a slide, or of a further completion
        assert in_flight.progress == PromptProgress(9, 0, 4)
        assert not first.wake.is_set()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["completions", "chat/completions"])
def test_a_stream_shows_the_progress_of_its_prompt_before_the_first_token(
    served: RunningServer, path: str
) -> None:
    prompt = f"{path} {PROMPT} " * 12
    body: Any = {"max_tokens": 3, "stream": True, "return_progress": True}
    body |= {"messages": [{"role": "user", "content": prompt}]} if "chat" in path else {"prompt": prompt}
    for is_cached in (False, True):
        chunks = stream_chunks(post(f"{served.url}/v1/{path}", json=body))
        shown = [chunk["prompt_progress"] for chunk in chunks if "prompt_progress" in chunk]
        assert shown == [chunk.get("prompt_progress") for chunk in chunks[: len(shown)]]
        assert shown[0]["processed"] == shown[0]["cache"]
        assert (shown[0]["cache"] > 0) == is_cached
        assert shown[-1]["processed"] == shown[-1]["total"] > 30
        assert len({progress["processed"] for progress in shown}) == len(shown) >= 2
    plain = stream_chunks(post(f"{served.url}/v1/{path}", json=body | {"return_progress": False}))
    assert not any("prompt_progress" in chunk for chunk in plain)
    assert "prompt_progress" not in post(f"{served.url}/v1/{path}", json=body | {"stream": False}).json()


@pytest.mark.parametrize(
    "options", [{}, {"n": 2}, {"stream_options": {"include_usage": True}}, {"echo": True}]
)
@pytest.mark.parametrize("path", ["completions", "chat/completions"])
def test_chunks_from_a_template_are_those_that_are_built(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, path: str, options: Any
) -> None:
    body: Any = {
        "max_tokens": 30,
        "stream": True,
        "temperature": 1.5,
        "seed": 5,
        "ignore_eos": True,
    } | options
    body |= {"messages": [{"role": "user", "content": "Hi"}]} if "chat" in path else {"prompt": PROMPT}
    texts, json_of = list[str](), ChunkTemplate.json

    def recorded(template: ChunkTemplate, text: str) -> bytes:
        texts.append(text)
        return json_of(template, text)

    def chunks() -> list[Any]:
        """The chunks of each choice: those of several come in any order."""
        changing = dict.fromkeys(("id", "created"))
        sent = [each | changing for each in stream_chunks(post(f"{served.url}/v1/{path}", json=body))]
        return sorted(sent, key=lambda chunk: [choice["index"] for choice in chunk["choices"]])

    monkeypatch.setattr(ChunkTemplate, "json", recorded)
    fast, count = chunks(), len(texts)
    monkeypatch.setattr(ChoicesBuilder, "has_text_only", False)
    assert fast == chunks()
    assert len(texts) == count > 10


def test_a_wait_that_has_ended_wakes_nobody_later() -> None:
    async def run() -> None:
        wake = asyncio.Event()
        asyncio.get_running_loop().call_soon(wake.set)
        await wait(wake, 0.02)
        wake.clear()
        await asyncio.sleep(0.06)
        assert not wake.is_set()

    asyncio.run(run())
