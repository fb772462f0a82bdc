"""What `xlabatch serve` refuses before it loads anything: one sentence and exit code 2."""

import resource
import socket

import pytest

from xlabatch.cli import main
from xlabatch.server.http.connections import MAX_CONNECTIONS, RESERVE
from xlabatch.server.http.listen import bind, raise_open_files_limit


@pytest.fixture(autouse=True)
def nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.source.open_source", None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--port 70000", "--port is between 0 and 65535, got 70000"),
        ("--port -1", "--port is between 0 and 65535, got -1"),
        ("--host no.such.host.invalid", "cannot listen on no.such.host.invalid port 8000: "),
        ("--drain inf", "--drain is a number of seconds between 0 and 86400, got inf"),
        ("--drain nan", "--drain is a number of seconds between 0 and 86400, got nan"),
        ("--drain -1", "--drain is a number of seconds between 0 and 86400, got -1"),
        ("--replicas 0", "--replicas is at least 1, got 0"),
        ("--replicas 3 --max-replicas 2", "--max-replicas is at least --replicas, 3, got 2"),
        ("--replicas 2 --files folder", "--files, --session-mib and --adapters are"),
        ("--replicas 2 --session-mib 1", "--files, --session-mib and --adapters are"),
        ("--api-key #abc", "--api-key takes a key, which is not empty and does not begin with #"),
        ("--api-key=", "--api-key takes a key, which is not empty and does not begin with #"),
        ("--step-timeout 0", "--step-timeout is a number of seconds between 1 and 86400, got 0"),
    ],
)
def test_impossible_options_are_refused(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments.split()]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith(f"xlabatch: {sentence}")
    assert printed.count("\n") == 1


def test_a_taken_port_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith(f"xlabatch: cannot listen on 127.0.0.1 port {port}: Address already in use")
    assert printed.count("\n") == 1


def test_more_connections_fit_than_the_usual_limit_of_open_files() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
        raise_open_files_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > MAX_CONNECTIONS + RESERVE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_all_addresses_of_a_host_get_one_port() -> None:
    sockets = bind("localhost", 0)
    assert len({each.getsockname()[1] for each in sockets}) == 1
    for each in sockets:
        each.close()
