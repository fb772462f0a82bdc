"""Connections of hostile clients: too many, too slow, under another name. What a probe finds meanwhile."""

import json
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.serving import PROMPT, RunningServer, connect, get, post, raw_request, running, until

from xlabatch import LLM
from xlabatch.request import Event
from xlabatch.server.http import connections
from xlabatch.server.http.hosts import host_name
from xlabatch.server.run import ACCEPTED_AT_ONCE, QUEUED_CONNECTIONS

HEAD = b"POST /v1/completions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with eight connections, short time limits and a small reserve."""
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 8)
    monkeypatch.setattr(connections, "RESERVE", 4)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("content", [b"", HEAD, HEAD + b"content-length: 9\r\n\r\n{"])
def test_connections_that_wait_for_their_clients_shut_nobody_out(
    served: RunningServer, content: bytes
) -> None:
    with ExitStack() as stack:
        for _ in range(50):
            stack.enter_context(connect(served, content))
        assert get(f"{served.url}/health").status_code == 200
        assert post(f"{served.url}/v1/completions", json={"prompt": "a", "max_tokens": 2}).status_code == 200
        assert len(served.uvicorn.server_state.connections) <= 8


class CountedWalks(set[Any]):
    """A set that counts how often all of its members are visited."""

    walks = 0

    def __iter__(self) -> Iterator[Any]:
        self.walks += 1
        return super().__iter__()


@pytest.mark.usefixtures("few")
def test_the_connection_that_has_waited_longest_gives_way_without_a_look_at_all(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = CountedWalks()
    monkeypatch.setattr(served.uvicorn.server_state, "connections", counted)
    with ExitStack() as stack:
        clients = []
        for _ in range(8):
            clients.append(stack.enter_context(connect(served, b"")))
            until(lambda: len(counted) == len(clients))
        clients[0].sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert clients[0].recv(1000).startswith(b"HTTP/1.1 200")
        stack.enter_context(connect(served, b""))
        assert closed(clients[1])
        assert not closed(clients[0])
        assert not closed(clients[2])
        assert counted.walks == 0
    until(lambda: not counted)


def closed(client: socket.socket) -> bool:
    """Whether the server closes a connection within a moment."""
    client.settimeout(0.3)
    try:
        return client.recv(1000) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's tcp_info")
def test_many_connections_may_queue_and_few_are_accepted_at_once(served: RunningServer) -> None:
    listening = served.uvicorn.servers[0].sockets[0]
    info = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
    longest = int(Path("/proc/sys/net/core/somaxconn").read_text())
    assert struct.unpack_from("I", info, 28)[0] == min(QUEUED_CONNECTIONS, longest)
    assert served.uvicorn.config.backlog == ACCEPTED_AT_ONCE


@pytest.mark.parametrize("sent", [b"\x16\x03\x01\x00", b"\x00" * 2**16, b"GET" * 7 + b" / ", b"\r\n\r\n"])
def test_bytes_that_begin_no_request_are_refused_without_being_parsed(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections.TimedConnection, "handle_events", None)
    with connect(served, sent) as client:
        assert client.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert closed(client)


@pytest.mark.parametrize("path", ["/tokenize", "/health"])
def test_a_request_with_two_lengths_is_refused_and_ends_its_connection(
    served: RunningServer, path: str
) -> None:
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    lengths = "content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n"
    with connect(served, f"{head}{lengths}2\r\n{{}}\r\n0\r\n\r\n".encode()) as client:
        answer = client.recv(1000)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b"connection: close" in answer
        assert closed(client)


def test_a_request_may_come_byte_by_byte(served: RunningServer) -> None:
    with connect(served) as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for n in b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n":
            client.sendall(bytes([n]))
            time.sleep(0.001)
        assert client.recv(1000).startswith(b"HTTP/1.1 200 ")


@pytest.mark.usefixtures("few", "slow")
def test_health_is_answered_while_requests_use_all_connections(served: RunningServer) -> None:
    body = {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True, "stream": True}
    request = raw_request("/v1/completions", body)
    with ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(connect(served, request))
        until(lambda: len(served.server.dispatcher.in_flight) == 8)
        for path in ("/health", "/health/live"):
            assert get(f"{served.url}{path}").status_code == 200
        refused = post(f"{served.url}/v1/completions", json={"prompt": "a"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "overloaded")
        stack.enter_context(connect(served, request))
        assert len(served.server.dispatcher.in_flight) == 8  # no running request gave way
    until(lambda: served.idle)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS_TIMEOUT_S", 0.3)
    monkeypatch.setattr(connections, "BODY_TIMEOUT_S", 0.3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("sent", "answer"),
    [(b"", b""), (HEAD, b" 408 "), (HEAD + b"content-length: 99\r\n\r\n", b" 408 ")],
)
def test_a_client_that_sends_a_byte_now_and_then_is_closed(
    served: RunningServer, sent: bytes, answer: bytes
) -> None:
    begin = time.monotonic()
    with connect(served, sent) as client:
        client.settimeout(0.05)
        received, ended = b"", False
        while not ended and time.monotonic() - begin < 20:
            try:
                part = client.recv(1000)
                received, ended = received + part, not part
            except TimeoutError:
                client.sendall(b"x" if sent else b"")
            except ConnectionError:
                ended = True
    assert ended
    assert answer in received


@pytest.mark.heavy
@pytest.mark.usefixtures("impatient", "slow")
def test_a_connection_may_be_idle_between_requests_and_wait_for_a_long_answer(served: RunningServer) -> None:
    body = {"prompt": PROMPT, "max_tokens": 100, "ignore_eos": True}
    with connect(served) as client:
        for _ in range(2):
            client.sendall(raw_request("/v1/completions", body))
            received = b""
            while b'"usage"' not in received:
                received += client.recv(65536)
            assert received.startswith(b"HTTP/1.1 200")
            time.sleep(0.5)
        client.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /health/live HTTP")  # pipelined
        received = b""
        while part := client.recv(65536):
            received += part
    assert b" 200 OK" in received


# Names of the server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LocalHost:9999", 200),
        ("127.0.0.1:80", 200),
        ("[::1]:8000", 200),
        ("192.168.1.7", 200),
        ("llm.example.org", 200),
        ("attacker.example", 421),
        ("localhost.attacker.example:8000", 421),
        ("127.0.0.1.attacker.example", 421),
        ("127.0.0.1@attacker.example", 421),
        ("", 421),
    ],
)
def test_only_known_hosts_are_answered(named: RunningServer, host: str, status: int) -> None:
    answer = get(f"{named.url}/health", headers={"host": host})
    assert answer.status_code == status
    assert status == 200 or "--allowed-hosts" in answer.json()["error"]["message"]
    assert status == 200 or answer.headers["x-request-id"].startswith("req-")


@pytest.fixture(scope="module")
def named(llm: LLM) -> Iterator[RunningServer]:
    with running(llm, allowed_hosts=["LLM.example.org"]) as served:
        yield served


def test_any_host_is_answered_with_keys_or_if_allowed(llm: LLM) -> None:
    cases: list[dict[str, Any]] = [{"api_keys": ["k"]}, {"allowed_hosts": ["*"]}]
    for settings in cases:
        with running(llm, **settings) as served:
            assert get(f"{served.url}/health", headers={"host": "any.example"}).status_code == 200


def test_a_host_header_has_a_name() -> None:
    headers = {"a:80": "a", "A.": "a", "[::1]": "::1", "[::1]:80": "::1", "a:b": "a:b", "": ""}
    assert {header: host_name(header) for header in headers} == headers


# What a probe finds


def test_head_is_answered_where_get_is_and_405_has_the_allowed_methods(served: RunningServer) -> None:
    for path in ("/", "/health", "/health/live", "/metrics", "/v1/models", "/web/app.js", "/slots/stream"):
        head = httpx.head(f"{served.url}{path}", timeout=10)
        assert (head.status_code, head.content) == (200, b"")
    for method, path, allowed in (("GET", "/batch", "POST"), ("HEAD", "/batch", "POST")):
        refused = httpx.request(method, f"{served.url}{path}")
        assert (refused.status_code, refused.headers["allow"]) == (405, allowed)
    refused = post(f"{served.url}/health", json={})
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")


def test_a_step_that_hangs_degrades_the_health_until_it_ends(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, step = threading.Event(), llm.engine.step

    def hanging_step() -> list[Event]:
        go_on.wait(30)
        return step()

    with running(llm, step_timeout_s=0.2) as served:
        monkeypatch.setattr(llm.engine, "step", hanging_step)
        body = {"prompt": PROMPT, "max_tokens": 2}
        request = threading.Thread(target=lambda: post(f"{served.url}/v1/completions", json=body))
        request.start()
        until(lambda: get(f"{served.url}/health").status_code == 503)
        health: Any = get(f"{served.url}/health").json()
        assert health["status"] == "degraded"
        assert "the limit is 0.2 s" in health["reason"]
        go_on.set()
        request.join()
        until(lambda: get(f"{served.url}/health").status_code == 200)
        time.sleep(0.4)  # an idle engine has no step
        assert get(f"{served.url}/health").json() == {"status": "ok"}


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_a_server_that_drains_answers_503_to_new_connections(llm: LLM) -> None:
    served = RunningServer(llm, drain_s=20.0)
    body = {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True, "stream": True}
    with connect(served, raw_request("/v1/completions", body)) as client:
        until(lambda: served.server.dispatcher.in_flight)
        served.uvicorn.should_exit = True
        until(lambda: served.server.dispatcher.closing)
        health = get(f"{served.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "closing")
        refused = post(f"{served.url}/v1/completions", json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "closing")
        received = b""
        while b"[DONE]" not in received:
            received += client.recv(65536)
    served.stop()
    lines = [line for line in received.decode().split("\n") if line.startswith("data: {")]
    assert json.loads(lines[-1][6:])["choices"][0]["finish_reason"] == "length"


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_a_stronger_request_does_not_wait_behind_an_equal_weaker_one(served: RunningServer) -> None:
    until(lambda: served.idle)
    others = {"prompt": "One", "max_tokens": 100, "ignore_eos": True, "n": 4}
    equal = {"prompt": PROMPT, "max_tokens": 5, "temperature": 0}
    bodies = [others, equal, equal | {"priority": 9}, equal | {"priority": 3}, equal | {"priority": 9}]
    threads, in_flight = [], served.server.dispatcher.in_flight

    def subscribers() -> int:
        return sum(len(each.subscribers) for each in list(in_flight.values()))

    for body in bodies:
        thread = threading.Thread(target=post, args=(f"{served.url}/v1/completions",), kwargs={"json": body})
        thread.start()
        threads.append(thread)
        until(lambda: subscribers() >= len(threads))
    assert [each.request.priority for each in in_flight.values()] == [0, 0, 9]
    assert [len(each.subscribers) for each in in_flight.values()] == [1, 1, 3]
    for thread in threads:
        thread.join()
    until(lambda: served.idle)
