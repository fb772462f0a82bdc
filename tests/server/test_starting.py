"""A server that still loads its model answers at once, and hands its sockets over."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from xlabatch import progress
from xlabatch.progress import Progress
from xlabatch.server.http import starting
from xlabatch.server.http.listen import bind
from xlabatch.server.http.starting import answering


@pytest.fixture
def sockets() -> Iterator[list[socket.socket]]:
    bound = bind("localhost", 0)
    yield bound
    for each in bound:
        each.close()


def url(sockets: list[socket.socket]) -> str:
    return f"http://localhost:{sockets[0].getsockname()[1]}"


def test_health_has_the_stage_and_how_much_of_it_is_done(sockets: list[socket.socket]) -> None:
    with answering(sockets):
        first = httpx.get(f"{url(sockets)}/health")
        progress.report("reading weights", 30 * 2**20, 90 * 2**20, "bytes")
        second = httpx.get(f"{url(sockets)}/health?a=b")
        not_ready = httpx.get(f"{url(sockets)}/ready")
        assert httpx.get(f"{url(sockets)}/health/live").status_code == 200
    stage = "importing libraries"
    expected = {"status": "starting", "reason": stage, "stage": stage}
    assert (first.status_code, first.json()) == (503, expected)
    assert second.json() == {
        "status": "starting",
        "reason": "reading weights, 30 MiB of 90 MiB",
        "stage": "reading weights",
        **{"done": 30 * 2**20, "total": 90 * 2**20, "unit": "bytes"},
    }
    assert (not_ready.status_code, not_ready.headers["retry-after"]) == (503, "1")
    assert not_ready.json() == second.json()
    assert progress.listeners == []


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])
def test_other_requests_get_an_error_body_whatever_their_method(
    sockets: list[socket.socket], method: str
) -> None:
    with answering(sockets):
        content = b"x" * 100_000 if method == "POST" else None
        response = httpx.request(method, f"{url(sockets)}/v1/completions", content=content)
    assert (response.status_code, response.headers["retry-after"]) == (503, "1")
    assert response.json()["error"]["code"] == "starting"
    assert response.json()["error"]["message"] == "the model is not loaded yet: importing libraries"


def test_a_head_request_gets_no_body(sockets: list[socket.socket]) -> None:
    with answering(sockets):
        response = httpx.head(f"{url(sockets)}/health")
    assert (response.status_code, response.content) == (503, b"")


def test_silent_and_broken_clients_hold_up_nobody(
    sockets: list[socket.socket], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(starting.Answer, "timeout", 0.5)
    address = sockets[0].getsockname()[:2]
    with answering(sockets):
        silent = [socket.create_connection(address) for _ in range(starting.MOST_AT_ONCE - 1)]
        for each in silent[:5]:
            each.sendall(b"\0\xff\r\n\r\n")
        assert httpx.get(f"{url(sockets)}/health/live").status_code == 200
        more = [socket.create_connection(address) for _ in range(5)]  # closed without an answer
        deadline = time.monotonic() + 30
        while True:  # until the silent ones have had their time
            with suppress(httpx.HTTPError):
                if httpx.get(f"{url(sockets)}/health/live").status_code == 200:
                    break
            assert time.monotonic() < deadline
        for each in [*silent, *more]:
            each.close()
    assert capfd.readouterr().err == ""


def test_after_it_the_sockets_are_free_and_those_that_wait_are_not_lost(sockets: list[socket.socket]) -> None:
    with answering(sockets):
        httpx.get(f"{url(sockets)}/health")
    with socket.create_connection(sockets[0].getsockname()[:2]) as client:
        sockets[0].setblocking(True)
        accepted, _ = sockets[0].accept()
        with accepted:
            client.sendall(b"hello")
            assert accepted.recv(5) == b"hello"


def test_a_failed_start_ends_the_answers(sockets: list[socket.socket]) -> None:
    before = threading.active_count()
    with pytest.raises(RuntimeError, match="no such model"), answering(sockets):
        raise RuntimeError("no such model")
    assert threading.active_count() == before
    assert progress.listeners == []


def test_the_bodies_are_json() -> None:
    for path in ("/health", "/ready", "/health/live", "/v1/models", ""):
        _, body = starting.answer_to(path, Progress("a stage"))
        assert json.loads(json.dumps(body)) == body
