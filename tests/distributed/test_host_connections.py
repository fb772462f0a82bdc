"""Who may connect to process 0 of an engine on several hosts, and what is sent: no pickles."""

import json
import pickle
import secrets
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import ml_dtypes
import numpy as np
import pytest

from xlabatch.distributed import host_connections
from xlabatch.distributed.host_connections import (
    GREETING,
    LOOPBACK,
    MAX_UNPROVEN,
    NONCE_BYTES,
    accept_all,
    bind_address,
    connect_to,
    listen,
    own_address,
)
from xlabatch.distributed.host_messages import LENGTHS, Known, Launch, encode, receive

KEY = secrets.token_bytes(32)


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with listen(LOOPBACK) as listening:
        yield listening


@pytest.fixture
def strangers(listening: socket.socket) -> Iterator[list[socket.socket]]:
    """Connections that are silent, that have gone, that send too little, and that send what they like."""
    address = listening.getsockname()
    opened = [socket.create_connection(address) for _ in range(4)]
    opened[1].close()
    opened[2].sendall(b"GET / HTTP/1.1\r\n\r\n")
    opened[3].sendall(pickle.dumps("pickle") + bytes(GREETING.size))
    yield opened
    for connection in opened:
        connection.close()


def test_strangers_do_not_end_the_start(listening: socket.socket, strangers: list[socket.socket]) -> None:
    port = listening.getsockname()[1]
    with ThreadPoolExecutor() as pool:
        accepted = pool.submit(accept_all, listening, KEY, [1, 2])
        wrong = pool.submit(connect_to, LOOPBACK, port, secrets.token_bytes(32), 1)
        with pytest.raises(ConnectionError, match="is not process 0 of this start"):
            wrong.result()
        with pytest.raises(ConnectionError):  # there is no such process
            connect_to(LOOPBACK, port, KEY, 3)
        second = connect_to(LOOPBACK, port, KEY, 2)
        first = connect_to(LOOPBACK, port, KEY, 1)
        for connection, here in zip(accepted.result(60), (first, second), strict=True):
            with connection, here:
                connection.sendall(encode(Launch("decode", [], [])))
                assert receive(here) == Launch("decode", [], [])
    strangers[0].settimeout(60)
    assert len(strangers[0].recv(1000)) == NONCE_BYTES
    assert strangers[0].recv(1000) == b""


def test_many_strangers_who_stay_keep_nobody_out(listening: socket.socket) -> None:
    address = listening.getsockname()
    with ThreadPoolExecutor() as pool:
        accepted = pool.submit(accept_all, listening, KEY, [1])
        opened = [socket.create_connection(address, 60) for _ in range(MAX_UNPROVEN + 5)]
        with connect_to(LOOPBACK, address[1], KEY, 1):
            [connection] = accepted.result(60)
    for each in (*opened, connection):
        each.close()


def test_a_process_that_does_not_connect_is_named(
    listening: socket.socket, strangers: list[socket.socket]
) -> None:
    with pytest.raises(TimeoutError, match=r"process 1, 2 has not connected to 127.0.0.1 within 0.2 s"):
        accept_all(listening, KEY, [1, 2], timeout_s=0.2)
    assert strangers


def test_a_process_does_not_believe_a_stranger_that_listens(listening: socket.socket) -> None:
    def answer() -> None:
        connection, _ = listening.accept()
        with connection:
            connection.sendall(bytes(NONCE_BYTES))
            connection.recv(GREETING.size)
            connection.sendall(bytes(32))

    thread = threading.Thread(target=answer)
    thread.start()
    with pytest.raises(ConnectionError, match="is not process 0 of this start"):
        connect_to(LOOPBACK, listening.getsockname()[1], KEY, 1)
    thread.join()


def test_processes_of_one_host_use_loopback_and_others_the_coordinators_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = socket.gethostname()
    assert own_address([here, here], "10.1.2.3:9900") == LOOPBACK
    monkeypatch.setattr(host_connections, "find_addresses", lambda name: [name])
    monkeypatch.setattr(host_connections, "can_bind", lambda address: address != "10.9.9.9")
    assert own_address([here, "host1"], "10.1.2.3:9900") == "10.1.2.3"
    assert own_address([here, "host1"], "[fd00::7]:9900") == "fd00::7"
    monkeypatch.setattr(host_connections, "find_addresses", lambda _: [])
    with pytest.raises(OSError, match=f"no address is known at which host1 reach {here}"):
        own_address([here, "host1"], "10.9.9.9:9900")


def test_jaxs_coordinator_listens_at_its_own_address_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bind_address("127.0.0.1:99") == "127.0.0.1:99"
    assert bind_address("localhost:99") == "127.0.0.1:99"
    monkeypatch.setattr(host_connections, "find_addresses", lambda name: [name])
    monkeypatch.setattr(host_connections, "can_bind", lambda address: address != "10.9.9.9")
    assert bind_address("10.1.2.3:99") == "10.1.2.3:99"
    assert bind_address("[fd00::7]:99") == "[fd00::7]:99"
    assert bind_address("10.9.9.9:99") is None


def test_a_launch_arrives_as_it_was_sent() -> None:
    arrays = [
        np.arange(6, dtype=np.int32).reshape(2, 3),
        np.zeros((3, 0), np.float32),
        np.array(True),
        np.array([1.5, -2.0], ml_dtypes.bfloat16),
        np.array(7, np.uint64),
    ]
    sending, receiving = socket.socketpair()
    with sending, receiving:
        sending.sendall(encode(Launch("decode", [Known(3), *arrays, Known(0)], [8, 5])))
        launch = receive(receiving)
        assert launch is not None
        assert (launch.program, launch.leaves[0], launch.leaves[-1], launch.freed) == (
            "decode",
            Known(3),
            Known(0),
            [8, 5],
        )
        for sent, got in zip(arrays, launch.leaves[1:-1], strict=True):
            assert isinstance(got, np.ndarray)
            assert (got.dtype, got.shape) == (sent.dtype, sent.shape)
            np.testing.assert_array_equal(got, sent)
        sending.close()
        assert receive(receiving) is None


def test_objects_are_neither_sent_nor_made() -> None:
    with pytest.raises(TypeError, match="an argument of decode is object, which is not sent"):
        encode(Launch("decode", [np.array([{}], object)], []))
    header = json.dumps({"program": "decode", "leaves": [["object", [1]]], "freed": []}).encode()
    sending, receiving = socket.socketpair()
    with sending, receiving:
        sending.sendall(LENGTHS.pack(len(header), 8) + header + bytes(8))
        with pytest.raises(ValueError, match="cannot create an OBJECT array"):
            receive(receiving)
