"""Responses in the background as streams: their events can be read late, again, and from a number on."""

import asyncio
import json
from typing import Any

import openai
import pytest
from support.serving import RunningServer, connect, get, post, raw_request, until

from xlabatch.server.event_log import PIECE_BYTES, EventLog
from xlabatch.server.response_store import ResponseStore, Stored

ASK: Any = {"model": "stories", "input": "Hello", "max_output_tokens": 40, "temperature": 0}
STREAM: Any = ASK | {"background": True, "stream": True}
LONG: Any = STREAM | {"max_output_tokens": 90, "extra_body": {"ignore_eos": True}}


@pytest.mark.heavy
def test_a_stream_in_the_background_has_the_events_of_one_that_is_read(client: openai.OpenAI) -> None:
    expected: Any = list(client.responses.create(**ASK, stream=True))
    events: Any = list(client.responses.create(**STREAM))
    names = [event.type.removeprefix("response.") for event in events]
    assert names[:3] == ["created", "queued", "in_progress"]
    assert names[3:] == [event.type.removeprefix("response.") for event in expected[2:]]
    assert [event.sequence_number for event in events] == list(range(len(events)))
    assert [event.response.status for event in events[:3]] == ["queued", "queued", "in_progress"]
    assert events[-1].response.output_text == expected[-1].response.output_text
    assert client.responses.retrieve(events[0].response.id) == events[-1].response


def test_events_can_be_read_again_after_any_of_them(client: openai.OpenAI) -> None:
    events: Any = list(client.responses.create(**STREAM))
    id, last = events[0].response.id, len(events) - 1
    assert list(client.responses.retrieve(id, stream=True)) == events
    for after in (0, 1, 5, last - 1, last):
        assert list(client.responses.retrieve(id, stream=True, starting_after=after)) == events[after + 1 :]
    with client.responses.stream(response_id=id, starting_after=0) as stream:
        assert stream.get_final_response().output_text == events[-1].response.output_text


@pytest.mark.usefixtures("slow")
def test_a_response_goes_on_without_its_client_and_is_resumed(
    client: openai.OpenAI, served: RunningServer
) -> None:
    events: Any = client.responses.create(**LONG)
    seen: Any = [next(events) for _ in range(9)]
    events.close()
    id = seen[0].response.id
    assert client.responses.retrieve(id).status == "in_progress"
    rest: Any = list(client.responses.retrieve(id, stream=True, starting_after=seen[-1].sequence_number))
    assert [event.sequence_number for event in rest] == list(range(9, 9 + len(rest)))
    assert rest[-1].response.usage.output_tokens == 90
    deltas = [event.delta for event in [*seen, *rest] if event.type == "response.output_text.delta"]
    assert "".join(deltas) == rest[-1].response.output_text
    until(lambda: served.idle)


@pytest.mark.usefixtures("slow")
def test_a_cancelled_stream_ends_for_everyone_who_reads_it(
    client: openai.OpenAI, served: RunningServer
) -> None:
    before = served.stats.tokens
    running: Any = client.responses.create(**LONG | {"max_output_tokens": 200})
    id = next(running).response.id
    for event in running:
        if event.type == "response.output_text.delta":
            break
    again: Any = client.responses.retrieve(id, stream=True)
    assert client.responses.cancel(id).status == "cancelled"
    for events in (running, again, client.responses.retrieve(id, stream=True)):
        last: Any = list(events)[-1]
        assert (last.type, last.response.status) == ("response.incomplete", "cancelled")
        assert last.response.output_text
    until(lambda: served.idle)
    assert 0 < served.stats.tokens - before < 200  # the engine has not gone on


@pytest.mark.usefixtures("slow")
def test_a_queued_stream_is_told_so_and_can_be_cancelled(
    client: openai.OpenAI, served: RunningServer
) -> None:
    long = LONG | {"max_output_tokens": 200}
    others = [client.responses.create(**long) for _ in range(served.stats.slots)]
    waiting: Any = client.responses.create(**LONG)
    first = [next(waiting), next(waiting)]
    assert [event.type for event in first] == ["response.created", "response.queued"]
    with pytest.raises(openai.BadRequestError, match="the last event so far is 1"):
        client.responses.retrieve(first[0].response.id, stream=True, starting_after=2)
    assert client.responses.cancel(first[0].response.id).status == "cancelled"
    assert [event.type for event in waiting] == ["response.in_progress", "response.incomplete"]
    until(lambda: served.stats.queued == 0)
    assert served.stats.decoding == served.stats.slots  # it has not waited for its turn
    for other in others:
        event: Any = next(iter(other))
        client.responses.cancel(event.response.id)
    until(lambda: served.idle)


def test_only_streams_of_the_background_can_be_read_again(
    client: openai.OpenAI, served: RunningServer
) -> None:
    read = client.responses.create(**ASK)
    with pytest.raises(openai.BadRequestError, match="not created with background and stream"):
        client.responses.retrieve(read.id, stream=True)
    with pytest.raises(openai.NotFoundError):
        client.responses.retrieve("unknown", stream=True)
    for query in ("starting_after=1", "stream=true&starting_after=-1", "stream=true&starting_after=x"):
        assert get(f"{served.url}/v1/responses/{read.id}?{query}").status_code == 400
    events: Any = list(client.responses.create(**STREAM))
    client.responses.delete(events[0].response.id)
    with pytest.raises(openai.NotFoundError):
        client.responses.retrieve(events[0].response.id, stream=True)


def test_a_refused_stream_is_an_error_and_not_a_stream(served: RunningServer) -> None:
    body = STREAM | {"max_output_tokens": 100_000}
    response = post(f"{served.url}/v1/responses", json=body)
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "context_length_exceeded"


@pytest.mark.usefixtures("slow")
def test_comments_keep_a_stream_open_while_its_response_waits(
    client: openai.OpenAI, served: RunningServer
) -> None:
    ids = [next(iter(client.responses.create(**LONG))).response.id for _ in range(served.stats.slots)]
    with connect(served, raw_request("/v1/responses", STREAM)) as waiting:
        received = b""
        while b": keep-alive\n\n" not in received:
            received += waiting.recv(4096)
    assert b"response.queued" in received
    assert b"response.in_progress" not in received
    for id in ids:
        client.responses.cancel(id)
    until(lambda: served.idle)


async def texts(log: EventLog, number: int) -> list[bytes]:
    return [piece async for piece in log.read(number, 60)]


def test_a_log_drops_its_oldest_events_and_says_so_to_who_needs_them() -> None:
    async def run() -> None:
        log = EventLog(max_bytes=100)
        for number in range(25):
            log.add(b"%010d" % number)
        assert (log.nbytes, log.first, log.end, len(log.events)) == (100, 15, 25, 10)
        log.close()
        assert await texts(log, 23) == [b"00000000230000000024"]
        assert len(b"".join(await texts(log, 15))) == 100
        [error] = await texts(log, 14)
        assert error.startswith(b"event: error\n")
        message = json.loads(error.split(b"data: ")[1])
        assert message["code"] == "events_dropped"
        assert "events 14 to 14" in message["message"]

    asyncio.run(run())


def test_a_reader_that_falls_behind_what_is_kept_gets_an_error_and_holds_no_more_than_a_piece() -> None:
    async def run() -> None:
        log = EventLog(max_bytes=2 * PIECE_BYTES)
        pieces = log.read(0, 60)
        for _ in range(100):
            log.add(b"x" * 1000)
        assert PIECE_BYTES <= len(await anext(pieces)) < PIECE_BYTES + 1000
        for _ in range(200):
            log.add(b"x" * 1000)
        assert (await anext(pieces)).startswith(b"event: error\n")
        with pytest.raises(StopAsyncIteration):
            await anext(pieces)
        assert not log.wakes

    asyncio.run(run())


def test_who_reads_while_events_come_gets_each_once_and_in_pieces() -> None:
    async def run() -> None:
        log = EventLog()
        reading = [asyncio.create_task(texts(log, number)) for number in (0, 3)]
        for number in range(400):
            log.add(b"%01000d" % number)
            if number % 50 == 0:
                await asyncio.sleep(0)
        while any(wake.is_set() for wake in log.wakes):
            await asyncio.sleep(0)
        log.close()  # wakes those who have read all
        every = await asyncio.wait_for(asyncio.gather(*reading), 20)
        for first, received in zip((0, 3), every, strict=True):
            text = b"".join(received)
            assert [int(text[at : at + 1000]) for at in range(0, len(text), 1000)] == [*range(first, 400)]
            assert max(map(len, received)) < PIECE_BYTES + 1000

    asyncio.run(run())


def test_stored_events_count_as_bytes_of_the_store() -> None:
    log = EventLog()
    log.add(b"x" * 500)
    assert Stored({"id": "a"}, [], [], log).nbytes > 500
    store = ResponseStore(max_bytes=1200)
    for id in "abc":
        store.put(Stored({"id": id}, [], [], log))
    assert [id for id in "abc" if store.get(id)] == ["b", "c"]
