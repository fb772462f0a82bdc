"""Responses on a replica's connection to an ingress, without Ray and without an engine."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.replicas import replies as module
from xlabatch.replicas.connections import Connection, Connections, ReplyAddress
from xlabatch.replicas.frames import Frames, frame
from xlabatch.replicas.messages import ForwardedRequest, content
from xlabatch.replicas.replies import KEY_BYTES, Replies, Reply
from xlabatch.server.http.forwarded import Forwarded

START: Message = {"type": "http.response.start", "status": 207, "headers": [(b"a", b"\xe9"), (b"a", b"2")]}
REQUEST = ForwardedRequest("POST", "/", b"", [], b"", Forwarded(1, time.time()))
TIMEOUT_S = 60  # of a test: a message that never comes must fail it
Work = Callable[[Send], Awaitable[None]]


def body(text: bytes, more: bool) -> Message:
    return {"type": "http.response.body", "body": text, "more_body": more}


BODIES = [body(b"one", True), body(b"", True), body(b"two\n" * 99, False)]
MESSAGES: list[Message | None] = [START, *BODIES, None]


def app_of(work: Work) -> ASGIApp:
    async def app(_: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["more_body"] is False
        await work(send)

    return app


class Ends:
    """Both ends of the connections, in one process."""

    def __init__(self) -> None:
        self.replies, self.connections = Replies("127.0.0.1"), Connections()

    async def ask(self, work: Work) -> Reply:
        """A reply of an application that sends something."""

        async def called(address: ReplyAddress, number: int) -> None:
            await (await self.connections.to(address)).respond(app_of(work), REQUEST, number)

        return await self.replies.call(lambda *to: asyncio.ensure_future(called(*to)))

    async def connection(self) -> Connection:
        return await self.connections.to(await self.replies.address())

    async def close(self) -> None:
        await self.replies.close()
        for each in self.connections.opened.values():
            (await each).transport.abort()
        await asyncio.sleep(0)


def run(work: Callable[[Ends], Awaitable[None]], loops: Any = asyncio) -> None:
    """Run a test's work on an event loop of asyncio or uvloop."""

    async def all_of_it() -> None:
        ends = Ends()
        async with asyncio.timeout(TIMEOUT_S):
            await work(ends)
            await ends.close()

    with asyncio.Runner(loop_factory=loops.new_event_loop) as runner:
        runner.run(all_of_it())


async def read(reply: Reply) -> list[list[Message]]:
    return [part async for part in reply]


async def sent_in_parts(send: Send) -> None:
    for message in MESSAGES[:-1]:
        assert message
        await send(message)
        await asyncio.sleep(0.001)


@given(st.lists(st.integers(1, 40), max_size=20))
def test_frames_that_come_in_pieces_give_their_messages(sizes: list[int]) -> None:
    data = b"".join(frame(number, message) for message in MESSAGES for number in (7, 2**64 - 1))
    frames, found = Frames(), []
    for size in sizes:
        found += list(frames.read(data[:size]))
        data = data[size:]
    found += list(frames.read(data))
    assert found == [(number, message) for message in MESSAGES for number in (7, 2**64 - 1)]
    assert not frames.received


@pytest.mark.parametrize("loops", ["asyncio", "uvloop"])  # Ray Serve's loops are uvloop's
def test_a_response_has_all_its_messages_in_order(loops: str) -> None:
    async def work(ends: Ends) -> None:
        many = [await ends.ask(sent_in_parts) for _ in range(9)]
        for reply in many:
            assert [each async for part in reply for each in part] == MESSAGES[:-1]
        assert not ends.replies.waiting
        assert len(ends.connections.opened) == 1

    run(work, pytest.importorskip(loops))


def test_what_many_responses_send_in_one_turn_of_the_loop_is_one_write() -> None:
    class Transport(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.written: list[bytes] = []

        def write(self, data: Any) -> None:
            self.written.append(data)

    async def work(_: Ends) -> None:
        connection, transport, tokens = Connection(b"key"), Transport(), 5
        connection.connection_made(transport)
        turn = asyncio.Condition()

        async def stream(send: Send) -> None:
            await send(START)
            for number in range(tokens):
                async with turn:
                    await turn.wait()
                await send(body(b"token", number + 1 < tokens))

        streams = [asyncio.ensure_future(connection.respond(app_of(stream), REQUEST, n)) for n in range(16)]
        for step in range(tokens + 1):
            for _turn in range(30):
                await asyncio.sleep(0)
            assert len(transport.written) == 2 + step  # the key, the starts, and one of each step
            async with turn:
                turn.notify_all()
        await asyncio.gather(*streams)

    run(work)


def test_a_call_that_fails_ends_its_reply_after_what_came_before() -> None:
    async def work(ends: Ends) -> None:
        failed = asyncio.get_running_loop().create_future()
        replies = ends.replies
        reply = await replies.call(lambda *_: failed)
        replies.receive(reply.number, [START], is_failed=False)
        failed.set_exception(OSError("the replica has died"))
        assert await anext(reply) == [START]
        for _ in range(2):
            with pytest.raises(OSError, match="has died"):
                await anext(reply)
        replies.receive(reply.number, [body(b"late", False)], is_failed=False)
        with pytest.raises(OSError, match="has died"):
            await anext(reply)

    run(work)


def test_a_call_that_ends_without_the_last_message_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(ends: Ends) -> None:
        replies, ended = ends.replies, asyncio.get_running_loop().create_future()
        reply = await replies.call(lambda *_: ended)
        ended.set_result(None)
        with pytest.raises(ConnectionError):
            await anext(reply)

    monkeypatch.setattr(module, "LAST_TIMEOUT_S", 0)
    run(work)


@pytest.mark.parametrize("ends_here", [True, False])
def test_a_call_that_the_replica_cancels_is_lost_and_one_that_is_cancelled_here_ends(ends_here: bool) -> None:
    async def work(ends: Ends) -> None:
        replies, call = ends.replies, asyncio.get_running_loop().create_future()
        reply = await replies.call(lambda *_: call)
        await asyncio.sleep(0)
        if ends_here:
            replies.cancel(reply)
            assert await read(reply) == []
        else:
            call.cancel()
            with pytest.raises(ConnectionError, match="stopped"):
                await anext(reply)
        assert call.cancelled()
        assert not replies.waiting

    run(work)


def test_an_application_that_fails_ends_its_response() -> None:
    async def fails(send: Send) -> None:
        await send(START)
        raise ValueError

    async def work(ends: Ends) -> None:
        assert await read(await ends.ask(fails)) == [[START]]

    run(work)


def test_a_connection_without_the_key_brings_nothing() -> None:
    async def work(ends: Ends) -> None:
        reply = await ends.replies.call(lambda *_: asyncio.get_running_loop().create_future())
        host, port, _ = await ends.replies.address()
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(bytes(KEY_BYTES) + frame(reply.number, body(b"forged", False)))
        assert await reader.read() == b""
        assert reply.parts.empty()
        writer.close()

    run(work)


def test_an_ingress_that_has_gone_ends_the_response_and_is_connected_to_again() -> None:
    async def work(ends: Ends) -> None:
        ended = asyncio.Event()

        async def endless(send: Send) -> None:
            await send(START)
            try:
                while True:
                    await send(body(b"x", True))
                    await asyncio.sleep(0)
            finally:
                ended.set()

        reply = await ends.ask(endless)
        assert await anext(reply)
        first = await ends.connection()
        first.transport.abort()
        await ended.wait()
        with pytest.raises(ConnectionError):
            await read(reply)
        assert await ends.connection() is not first
        assert len(await read(await ends.ask(sent_in_parts))) > 1

    run(work)


def test_responses_wait_for_an_ingress_that_is_slower() -> None:
    async def work(ends: Ends) -> None:
        connection = await ends.connection()
        connection.pause_writing()
        reply = await ends.ask(sent_in_parts)
        await asyncio.sleep(0.05)
        assert reply.parts.empty()
        connection.resume_writing()
        parts = await read(reply)
        assert b"".join(map(content, parts)) == b"one" + b"two\n" * 99

    run(work)


def test_an_address_that_nothing_listens_on_is_a_connection_error() -> None:
    async def work(ends: Ends) -> None:
        connections = Connections()
        for _ in range(2):
            with pytest.raises(ConnectionError, match=r"cannot connect to the ingress at 127\.0\.0\.1:9"):
                await connections.to(ReplyAddress("127.0.0.1", 9, bytes(KEY_BYTES)))
        assert await connections.to(await ends.replies.address())
        for each in connections.opened.values():
            (await each).transport.abort()

    run(work)


def test_a_call_that_does_not_start_leaves_nothing_and_a_socket_that_does_not_open_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        replies, loop = Replies("127.0.0.1"), asyncio.get_running_loop()

        async def no_room(*_: object) -> None:
            raise OSError(24, "Too many open files")

        def no_start(*_: object) -> None:
            raise LookupError("no replica")

        with monkeypatch.context() as patch:
            patch.setattr(loop, "create_server", no_room)
            with pytest.raises(OSError, match="Too many open files"):
                await replies.call(no_start)
        with pytest.raises(LookupError, match="no replica"):
            await replies.call(no_start)
        assert not replies.waiting
        await replies.close()

    asyncio.run(run())
