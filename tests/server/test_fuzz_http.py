"""Random bodies and random bytes: the server answers or closes, never with a 5xx, and then serves on."""

import json
import socket
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples
from support.serving import RunningServer, post, raw_request, until

from xlabatch.protocols.batch_body import BatchItem
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.tokenization_body import Detokenize, Tokenize
from xlabatch.server.http import connections

GOOD: dict[str, dict[str, Any]] = {
    "/v1/completions": {"prompt": "a", "max_tokens": 2},
    "/v1/chat/completions": {"messages": [{"role": "user", "content": "a"}], "max_tokens": 2},
    "/batch": {"items": [{"prompt": "a", "max_tokens": 2}]},
    "/tokenize": {"prompt": "a"},
    "/detokenize": {"tokens": [5, 6]},
}
FIELDS = sorted(
    {
        name
        for body in (CompletionBody, ChatBody, BatchItem, Tokenize, Detokenize)
        for name in body.model_fields
    }
)
SCALARS = st.one_of(
    st.sampled_from([None, True, False, 0, 1, -1, 2, 7, 300, 1e-9, 0.5, 1e308, -1e308, 2**63, 10**30]),
    st.sampled_from(["", "a", "1", "user", "system", "json_schema", "é", "\0", "\ud800", "<s>", "("]),
    st.text(max_size=8),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from([*FIELDS, "role", "content", "schema", "1", "é"]), inner, max_size=4),
    ),
    max_leaves=6,
)
CHANGES = st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3)
FUZZ = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


def serves(served: RunningServer) -> bool:
    """Whether nothing is left of earlier requests, and a good one gets its answer."""
    until(lambda: served.idle)
    try:
        return post(f"{served.url}/v1/completions", json=GOOD["/v1/completions"]).status_code == 200
    except httpx.RemoteProtocolError:  # closed by an impatient server before a busy client had sent all
        return False


@pytest.mark.heavy
@settings(max_examples=examples(dev=30, ci=150), suppress_health_check=FUZZ)
@given(path=st.sampled_from(sorted(GOOD)), changes=CHANGES, instead=st.one_of(st.none(), VALUES))
def test_any_body_is_answered_or_refused(
    served: RunningServer, path: str, changes: dict[str, Any], instead: Any
) -> None:
    good = GOOD[path]
    if path == "/batch":
        body: Any = {"items": [good["items"][0] | changes]}
    else:
        body = good | changes
    if instead is not None:
        body = instead
    content = json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    answer = post(f"{served.url}{path}", content=content, headers=headers)
    assert answer.status_code in (200, 400, 404), answer.text
    assert len(answer.content) < 10**6
    if answer.status_code != 200:
        assert 0 < len(answer.json()["error"]["message"]) < 2000
    assert serves(served)


REQUESTS = [
    *(raw_request(path, body) for path, body in GOOD.items()),
    raw_request("/v1/completions", GOOD["/v1/completions"] | {"stream": True}),
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /metrics HTTP/1.0\r\n\r\n",
    b"POST /tokenize HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
]
LINES = [
    *(b"content-length: 99999999999999999999", b"content-length: -1", b"content-length: 4"),
    *(b"transfer-encoding: chunked", b"transfer-encoding: gzip, chunked", b"ffffffffffffffff"),
    *(b"expect: 100-continue", b"upgrade: websocket\r\nconnection: upgrade", b"host: a\r\nhost: b"),
    *(b"x: LONG", b"content-encoding: gzip", b"content-type: text/plain"),
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n",
]
PIECES = st.sampled_from(
    [
        *(b"\r\n", b"\n", b"\0", b" ", b":", b"%", b"\xff\xfe", b"GET", b"HTTP/9.9", b"/../../etc/passwd"),
        *(line + b"\r\n" for line in LINES),
    ]
)
EDITS = st.lists(
    st.tuples(st.integers(0, 400), st.integers(0, 60), st.one_of(PIECES, st.binary(max_size=9))), max_size=4
)


def edited(content: bytes, edits: list[tuple[int, int, bytes]]) -> bytes:
    """Some bytes replaced by others, at each of several offsets."""
    for offset, length, piece in edits:
        offset = offset % (len(content) + 1)
        content = content[:offset] + piece + content[offset + length :]
    return content.replace(b"LONG", b"y" * 70_000)


@pytest.fixture
def _impatient(served: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that wait for their client are closed soon."""
    monkeypatch.setattr(served.uvicorn.config, "timeout_keep_alive", 0.05)
    monkeypatch.setattr(connections, "HEADERS_TIMEOUT_S", 0.05)
    monkeypatch.setattr(connections, "BODY_TIMEOUT_S", 0.05)


@pytest.mark.heavy
@pytest.mark.usefixtures("_impatient")
@settings(max_examples=examples(dev=40, ci=200), suppress_health_check=FUZZ)
@given(
    requests=st.lists(st.tuples(st.sampled_from(REQUESTS), EDITS), min_size=1, max_size=3),
    cut=st.one_of(st.none(), st.integers(0, 600)),
    half_closed=st.booleans(),
)
def test_any_bytes_are_answered_or_the_connection_is_closed(
    served: RunningServer,
    requests: list[tuple[bytes, list[tuple[int, int, bytes]]]],
    cut: int | None,
    half_closed: bool,
) -> None:
    content = b"".join(edited(*each) for each in requests)[:cut]
    url = httpx.URL(served.url)
    received = b""
    with socket.create_connection((url.host, url.port), timeout=10) as client:
        try:
            client.sendall(content)
            if half_closed:
                client.shutdown(socket.SHUT_WR)
            while part := client.recv(2**16):
                received += part
        except TimeoutError:  # a connection that is never closed
            raise
        except OSError:  # the server has closed it already
            pass
    assert b"HTTP/1.1 5" not in received
    assert b"Traceback" not in received
    until(lambda: serves(served))
    until(lambda: len(served.uvicorn.server_state.connections) <= 2)  # those that keep alive
