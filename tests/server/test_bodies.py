"""The memory that bodies take while many are sent at once, and bodies that nothing reads."""

import json
import socket
import threading
from contextlib import ExitStack, suppress

import pytest
from support.serving import RunningServer, connect, get, post, raw_request, until

from xlabatch.server.http import auth
from xlabatch.server.http.connections import READ_BYTES

MIB = 2**20
HEAD = "POST /v1/completions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
STREAM = "GET /slots/stream HTTP/1.1\r\nhost: localhost\r\n"
LARGE = {"prompt": "a", "max_tokens": 1, "user": "x" * 3 * MIB}


def begin_large_body(served: RunningServer) -> socket.socket:
    """A connection that has sent the first two MiB of a body of three."""
    client = connect(served, f"{HEAD}content-length: {3 * MIB}\r\n\r\n".encode())
    with suppress(ConnectionError):  # it may be refused while it is sent
        client.sendall(b" " * (2 * MIB))
    return client


def answer(client: socket.socket) -> bytes:
    """An error that a server has answered with before a request was complete."""
    received = b""
    while b"}}" not in received:
        part = client.recv(65536)
        assert part, received
        received += part
    return received


@pytest.mark.parametrize("clients", [3, 12])
def test_large_bodies_beyond_the_memory_for_them_are_refused_for_now(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, clients: int
) -> None:
    monkeypatch.setattr(auth, "MAX_HELD_BYTES", 5 * MIB)
    held: list[int] = []
    hold = auth.BodyLimitMiddleware.hold

    def recorded(limit: auth.BodyLimitMiddleware, client: str, read: int, before: int) -> int:
        try:
            return hold(limit, client, read, before)
        finally:
            held.append(limit.held_bytes.total())

    monkeypatch.setattr(auth.BodyLimitMiddleware, "hold", recorded)
    with ExitStack() as stack:
        begun = [stack.enter_context(begin_large_body(served)) for _ in range(2)]
        until(lambda: held and held[-1] > 3.9 * MIB)
        for _ in range(clients - 2):
            refused = answer(stack.enter_context(begin_large_body(served)))
            head, _, body = refused.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 1" in head
            assert json.loads(body)["error"]["message"].startswith("the large bodies of other requests take ")
        assert post(f"{served.url}/v1/completions", json={"prompt": "a", "max_tokens": 1}).status_code == 200
        assert max(held) <= 5 * MIB
        for client in begun:
            client.close()
        until(lambda: post(f"{served.url}/v1/completions", json=LARGE).status_code == 200)


def test_the_body_of_a_request_that_has_none_breaks_no_answer(served: RunningServer) -> None:
    with connect(served, f"{STREAM}transfer-encoding: chunked\r\n\r\n".encode()) as client:
        received = b""
        while b"data: " not in received:
            received += client.recv(65536)
        for _ in range(6):
            client.sendall(b"100000\r\n" + b"x" * MIB + b"\r\n")
        post(f"{served.url}/v1/completions", json={"prompt": "a", "max_tokens": 2})
        more = b""
        while b"data: " not in more:
            part = client.recv(65536)
            assert part, "the stream was broken off"
            more += part


def test_what_is_sent_before_an_answer_is_complete_is_read_up_to_a_limit(served: RunningServer) -> None:
    loop, sent = served.server.dispatcher.thread.loop, threading.Event()
    assert loop
    loop.call_soon_threadsafe(sent.wait, 30)  # so that all is there before the first byte is read
    with connect(served) as client:
        client.setblocking(False)
        with suppress(BlockingIOError):
            client.send(f"{STREAM}\r\n".encode() + raw_request("/tokenize", {"prompt": "a" * MIB}))
        sent.set()
        until(lambda: received(served))
        get(f"{served.url}/health")
        assert received(served) <= 2 * READ_BYTES


def received(served: RunningServer) -> int:
    """The most bytes that a connection has received and not processed."""
    connections = served.uvicorn.server_state.connections
    return max((len(each.conn.trailing_data[0]) for each in connections), default=0)  # type: ignore[union-attr]
