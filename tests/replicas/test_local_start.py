"""What the ingress's process decides by itself, with a stand-in for Ray."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock, patch

import pytest

import xlabatch.server.run  # noqa: F401 (before sys.modules is patched)
from xlabatch.cli import main
from xlabatch.replicas.current_weights import CurrentWeights, WeightsFolder
from xlabatch.replicas.messages import ForwardedRequest
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.http.connections import HEALTH_PATHS
from xlabatch.server.http.forwarded import Forwarded
from xlabatch.server.settings import Settings

RAY = ("ray", "ray.exceptions", "ray.serve", "ray.serve.exceptions", "ray.serve.handle", "ray.serve.config")


@pytest.fixture
def local() -> Iterator[ModuleType]:
    with patch.dict(sys.modules, {name: MagicMock() for name in RAY}):
        yield import_module("xlabatch.replicas.local")


@pytest.mark.parametrize("certificate", [None, Path("cert.pem")])
def test_the_stage_of_a_start_is_not_told_in_plain_text_on_a_port_for_https(
    local: ModuleType, monkeypatch: pytest.MonkeyPatch, certificate: Path | None
) -> None:
    answered: list[Any] = []
    monkeypatch.setattr(local, "prepare_for_connections", lambda: None)
    monkeypatch.setattr(local, "local_replicas", lambda _: nullcontext())
    monkeypatch.setattr(local, "ingress_server", MagicMock())

    def answering(sockets: list[Any]) -> AbstractContextManager[None]:
        answered.append(sockets)
        return nullcontext()

    monkeypatch.setattr(local, "answering", answering)
    sockets = [MagicMock()]
    local.serve_replicas(ReplicaOptions(settings=Settings("a", ssl_certfile=certificate)), "::1", sockets)
    assert answered == [[] if certificate else sockets]


@pytest.mark.usefixtures("local")
def test_health_is_that_of_all_replicas() -> None:
    concerns_all = import_module("xlabatch.replicas.ingress").concerns_all
    for path, expected in {
        **dict.fromkeys(HEALTH_PATHS, True),
        "/metrics": True,
        "/v1/models": False,
    }.items():
        request = ForwardedRequest("GET", path, b"", [], b"", Forwarded(1, 0.0))
        assert concerns_all(request) is expected, path


def test_replicas_get_where_traces_go_and_the_command_refuses_what_is_no_url(
    local: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[ReplicaOptions] = []
    monkeypatch.setattr(local, "serve_replicas", lambda options, *_: given.append(options))
    serve = ["serve", "--replicas", "2", "--port", "0", "--otlp-traces-endpoint"]
    assert main([*serve, "http://127.0.0.1:9/v1/traces"]) == 0
    assert [options.otlp_traces_endpoint for options in given] == ["http://127.0.0.1:9/v1/traces"]
    assert main([*serve, "127.0.0.1:9"]) == 2
    assert "is the URL of a collector" in capsys.readouterr().err


def test_replicas_share_the_memory_so_each_has_the_context_of_the_options(
    local: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[ReplicaOptions] = []
    monkeypatch.setattr(local, "serve_replicas", lambda options, *_: given.append(options))
    for more in ([], ["--context", "512"]):
        assert main(["serve", "--replicas", "2", "--port", "0", *more]) == 0
    assert [options.engine["context"] for options in given] == [None, 512]


def test_replicas_take_weights_from_one_folder_and_a_start_says_which_and_ends_a_pause(
    local: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    given: list[ReplicaOptions] = []
    with monkeypatch.context() as patched:
        patched.setattr(local, "serve_replicas", lambda options, *_: given.append(options))
        patched.chdir(tmp_path)
        assert main(["serve", "--replicas", "2", "--port", "0", "--weights-folder", "."]) == 0
    assert [options.settings.weights_folder for options in given] == [tmp_path]
    folder = WeightsFolder(tmp_path)
    folder.write(CurrentWeights(version=7, path="step-7", digest="0", model="0"))
    folder.set_paused(True)
    monkeypatch.setattr(local, "prepare_for_connections", lambda: None)
    monkeypatch.setattr(local, "local_replicas", lambda _: nullcontext())
    monkeypatch.setattr(local, "ingress_server", MagicMock())
    monkeypatch.setattr(local, "answering", lambda _: nullcontext())
    local.serve_replicas(given[0], "127.0.0.1", [MagicMock()])
    assert "weights: version 7, step-7" in caplog.text
    assert not folder.is_paused
