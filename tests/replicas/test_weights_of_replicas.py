"""Replicas with different weights, or old ones that nobody notices: updates, pauses, starts, failures."""

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import numpy as np
import pytest
from safetensors.numpy import load_file, save
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from support.serving import slow_down

from xlabatch.checkpoint.source import STORIES
from xlabatch.errors import Refused
from xlabatch.replicas.connections import ReplyAddress
from xlabatch.replicas.current_weights import CurrentWeights, WeightsFolder
from xlabatch.replicas.errors import refusal
from xlabatch.replicas.messages import ForwardedRequest, head_of
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.replicas.replica import Replica
from xlabatch.replicas.replica_weights import OldWeights
from xlabatch.replicas.weight_endpoints import WeightEndpoints
from xlabatch.server.http.disconnects import ClientDisconnected
from xlabatch.server.http.forwarded import Forwarded
from xlabatch.server.settings import Settings

TIMEOUT_S = 120  # of a test: an update that never ends must fail it
KEY = "key-of-a-trainer"
BINARY = {"content-type": "application/octet-stream"}
BODY: dict[str, Any] = {"prompt": list(range(20, 40)), "max_tokens": 12, "temperature": 0, "ignore_eos": True}
BODY |= {"return_token_ids": True}


def tensors(seed: int) -> bytes:
    """The tensors of the embedded model, changed."""
    noise = np.random.default_rng(seed)
    found: dict[str, Any] = {}
    for file in STORIES.glob("*.safetensors"):
        found |= load_file(file)
    changed = {name: each + 0.02 * noise.standard_normal(each.shape) for name, each in found.items()}
    return save({name: each.astype(found[name].dtype) for name, each in changed.items()})


def write_model(folder: Path, seed: int) -> None:
    folder.mkdir(exist_ok=True)
    for file in STORIES.iterdir():
        if file.suffix != ".safetensors" and file.is_file():
            (folder / file.name).write_bytes(file.read_bytes())
    (folder / "model.safetensors").write_bytes(tensors(seed))


class Cluster:
    """Replicas in this process, and the endpoints for their weights."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self.replicas: dict[str, Replica] = {}
        self.calls: list[tuple[str, Any, list[Any]]] = []  # of all replicas: method, arguments, results
        self.endpoints = WeightEndpoints(WeightsFolder(base), self.call_all)
        route = Route("/{path:path}", self.respond, methods=["GET", "POST"])
        handlers: Any = {HTTPException: refusal}
        self.transport = httpx.ASGITransport(Starlette(routes=[route], exception_handlers=handlers))

    def add(self, name: str) -> Replica:
        settings = Settings(name="stories", api_keys=[KEY], weights_folder=self.base)
        options = ReplicaOptions(settings=settings, engine={"slots": 2, "context": 160})
        replica = self.replicas[name] = Replica(options)
        replica.name = name
        return replica

    async def respond(self, client: Request) -> Response:
        return await self.endpoints.respond(client, head_of(client))

    async def call_all(self, method: str, *arguments: Any) -> list[Any]:
        calls = (getattr(each, method)(*arguments) for each in self.replicas.values())
        results = await asyncio.gather(*calls, return_exceptions=True)
        self.calls.append((method, arguments, results))
        return results

    async def send(self, method: str, path: str, key: str = KEY, **options: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} | options.pop("headers", {})
        async with httpx.AsyncClient(transport=self.transport, base_url="http://localhost") as client:
            return await client.request(method, path, headers=headers, **options)

    async def update(self, path: str, **body: Any) -> httpx.Response:
        return await self.send("POST", "/update_weights_from_disk", json={"model_path": path} | body)

    async def versions(self) -> dict[str, int]:
        found = (await self.send("GET", "/weight_version")).json()["replicas"]
        return {name: each["weight_version"] for name, each in found.items()}

    @property
    def version(self) -> int:
        current = self.endpoints.folder.current()
        return current.version if current else 0

    @property
    def uploads(self) -> list[str]:
        return [file.name for file in self.endpoints.folder.records.glob("*.safetensors")]


async def complete(replica: Replica, **body: Any) -> dict[str, Any]:
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers += [(b"authorization", f"Bearer {KEY}".encode())]
    content = json.dumps(BODY | body).encode()
    request = ForwardedRequest("POST", "/v1/completions", b"", headers, content, Forwarded(5, 0.0))
    answer = await replica.answer(request)
    assert answer.status == 200, answer.body
    choice: dict[str, Any] = json.loads(answer.body)["choices"][0]
    return choice


Work = Callable[[], Coroutine[Any, Any, None]]
Run = Callable[[Work], None]


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def cluster(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    base = tmp_path_factory.mktemp("weights")
    for number in (1, 2):
        write_model(base / f"step-{number}", number)
    cluster = Cluster(base)
    for name in ("a", "b"):
        cluster.add(name)
    yield cluster
    for replica in cluster.replicas.values():
        runner.run(replica.server.dispatcher.close())


@pytest.fixture
def run(runner: asyncio.Runner, cluster: Cluster) -> Run:
    """Runs work on one event loop; the replicas have weights of step-1 before it and none is paused."""

    async def between() -> None:
        assert (await cluster.send("POST", "/resume", json={})).status_code == 200
        assert (await cluster.update("step-1")).status_code == 200, cluster.calls[-3:]
        assert set((await cluster.versions()).values()) == {cluster.version}
        cluster.calls.clear()

    runner.run(asyncio.wait_for(between(), TIMEOUT_S))
    return lambda work: runner.run(asyncio.wait_for(work(), TIMEOUT_S))


def taken(cluster: Cluster) -> list[list[str]]:
    """The replicas that have taken weights at each call."""
    calls = [results for method, _, results in cluster.calls if method == "take_weights"]
    return [[each.replica for each in results if each] for results in calls]


@pytest.mark.heavy
@pytest.mark.parametrize(("way", "order"), [("rolling", [["a"], ["b"]]), ("all", [["a", "b"]])])
def test_an_update_gives_all_replicas_the_same_weights_one_by_one_or_at_once(
    cluster: Cluster, run: Run, way: str, order: list[list[str]]
) -> None:
    async def work() -> None:
        before = cluster.version
        old = [(await complete(each))["token_ids"] for each in cluster.replicas.values()]
        done = await cluster.update("step-2", replicas=way)
        assert done.status_code == 200
        assert done.json()["success"]
        assert done.json()["weight_version"] == before + 1
        assert taken(cluster) == order
        fingerprints = {each["system_fingerprint"] for each in done.json()["replicas"].values()}
        assert fingerprints == {done.json()["system_fingerprint"]}
        shown = (await cluster.send("GET", "/weight_version")).json()
        assert shown["weight_version"] == before + 1
        assert shown["replicas"] == done.json()["replicas"]
        new = [await complete(each) for each in cluster.replicas.values()]
        assert new[0]["token_ids"] == new[1]["token_ids"] != old[0] == old[1]
        assert new[0]["weight_versions"] == [{"version": before + 1, "tokens": 12}]
        text = (await cluster.replicas["a"].answer(get("/metrics"))).body.decode()
        assert f'xlabatch_engine_weight_version{{model_name="stories"}} {before + 1}.0' in text

    run(work)


def get(path: str) -> ForwardedRequest:
    headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {KEY}".encode())]
    return ForwardedRequest("GET", path, b"", headers, b"", Forwarded(5, 0.0))


@pytest.mark.parametrize("running", ["recompute", "finish"])
def test_all_are_paused_while_any_replica_takes_the_weights_and_requests_go_on_after_it(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch, running: str
) -> None:
    paused: list[list[bool]] = []
    replicas = cluster.replicas.values()

    async def work() -> None:
        before = cluster.version
        for replica in replicas:
            slow_down(replica.server.llm, monkeypatch, 0.02)
        requests = [asyncio.create_task(complete(each)) for each in replicas]
        while not all(each.server.llm.engine.runs for each in replicas):
            await asyncio.sleep(0.001)
        take = Replica.take_weights

        async def noted(replica: Replica, *arguments: Any) -> Any:
            paused.append([each.server.dispatcher.thread.is_paused for each in replicas])
            return await take(replica, *arguments)

        monkeypatch.setattr(Replica, "take_weights", noted)
        assert (await cluster.update("step-2", replicas="all", running=running)).status_code == 200
        assert paused == [[True, True]] * 2
        choices = await asyncio.gather(*requests)
        versions = [[each["version"] for each in choice["weight_versions"]] for choice in choices]
        assert versions == [[before] if running == "finish" else [before, before + 1]] * 2
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"] is False

    run(work)


@pytest.mark.heavy
def test_a_body_is_kept_while_its_weights_are_current_so_that_later_replicas_find_it(
    cluster: Cluster, run: Run
) -> None:
    async def work() -> None:
        before = cluster.version
        for number in (1, 2):
            done = await cluster.send("POST", "/update_weights", content=tensors(2), headers=BINARY)
            assert done.json()["weight_version"] == before + number
            assert len(cluster.uploads) == 1
        of_body = (await complete(cluster.replicas["b"]))["token_ids"]
        later = cluster.add("c")
        assert (await complete(later))["token_ids"] == of_body
        assert (await cluster.versions())["c"] == before + 2
        await cluster.replicas.pop("c").server.dispatcher.close()
        assert (await cluster.update("step-2")).status_code == 200
        assert cluster.uploads == []
        assert (await complete(cluster.replicas["a"]))["token_ids"] == of_body

    run(work)


def test_weights_that_one_replica_refuses_change_none(cluster: Cluster, run: Run) -> None:
    async def work() -> None:
        before = await cluster.versions()
        garbage = await cluster.send("POST", "/update_weights", content=b"x" * 100, headers=BINARY)
        assert garbage.status_code == 400
        assert "no replica has new weights" in garbage.json()["error"]["message"]
        write_model(cluster.base / "other", 3)
        config = cluster.base / "other" / "config.json"
        config.write_text(json.dumps(json.loads(config.read_text()) | {"rms_norm_eps": 1e-3}))
        for way in ("rolling", "all"):
            refused = await cluster.update("other", replicas=way)
            assert refused.status_code == 400
            assert "another configuration" in refused.json()["error"]["message"]
        for path in ("..", "none"):
            assert (await cluster.update(path)).status_code == 400
        assert (await cluster.update("step-2", replicas="some")).status_code == 400
        form = await cluster.send("POST", "/update_weights", json={})
        assert form.status_code == 415
        limit = await cluster.replicas["a"].upload_limit()
        large = await cluster.send("POST", "/update_weights", content=b"x" * (limit + 1), headers=BINARY)
        assert large.status_code == 413
        assert await cluster.versions() == before
        assert cluster.uploads == []
        assert all(each.weights and each.weights.held is None for each in cluster.replicas.values())

    run(work)


def test_an_unknown_parameter_is_refused_and_logged_only_if_the_server_is_lenient(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        refused = await cluster.update("step-2", flush=True)
        assert refused.status_code == 400
        assert "flush" in refused.json()["error"]["message"]
        lenient = WeightEndpoints(cluster.endpoints.folder, cluster.call_all, lenient=True)
        monkeypatch.setattr(cluster, "endpoints", lenient)
        assert (await cluster.update("step-2", flush=True)).status_code == 200
        assert "parameter 'flush' is not supported" in caplog.text

    run(work)


def test_uploads_that_a_killed_server_left_are_removed_but_not_the_current_one(tmp_path: Path) -> None:
    folder = WeightsFolder(tmp_path)
    names = [f"{digit * 32}.safetensors" for digit in "012"]
    for name in names:
        (folder.records / name).touch()
    for name in names[1:]:
        os.utime(folder.records / name, (0, 0))
    folder.write(CurrentWeights(version=7, path=f".replicas/{names[1]}", digest="0", model="0"))
    WeightEndpoints(folder, AsyncMock())
    assert sorted(file.name for file in folder.records.glob("*.safetensors")) == names[:2]


def test_what_other_replicas_have_read_is_dropped_if_one_cannot_read_it(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = cluster.replicas["b"].weights
    assert failing

    def fails(_: str) -> None:
        raise Refused("the folder is not there")

    async def work() -> None:
        before = await cluster.versions()
        monkeypatch.setattr(failing, "read", fails)
        refused = await cluster.update("step-2", replicas="all")
        assert refused.status_code == 400
        assert "the folder is not there" in refused.json()["error"]["message"]
        assert all(each.weights and each.weights.held is None for each in cluster.replicas.values())
        assert await cluster.versions() == before

    run(work)


@pytest.mark.heavy
def test_a_replica_that_fails_is_named_and_answers_nothing_until_it_has_the_weights(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = cluster.replicas["b"]

    async def work() -> None:
        before = cluster.version
        update = failing.server.llm.engine.update

        def fails(*_: Any) -> None:
            raise MemoryError("no memory")

        monkeypatch.setattr(failing.server.llm.engine, "update", fails)
        done = await cluster.update("step-2", replicas="all")
        assert done.status_code == 500
        assert f"1 of 2 replicas have version {before + 1}" in done.json()["error"]["message"]
        assert "b: the replica failed" in done.json()["error"]["message"]
        versions = {name: each["weight_version"] for name, each in done.json()["replicas"].items()}
        assert versions == {"a": before + 1, "b": before} == await cluster.versions()
        assert (await cluster.send("GET", "/weight_version")).json()["weight_version"] is None
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"] is False
        for _ in range(2):
            with pytest.raises(OldWeights, match="old weights"):
                await failing.reply(get("/v1/models"), ReplyAddress("127.0.0.1", 1, b""), 1)
        with pytest.raises(OldWeights):
            await failing.check_health()
        await cluster.replicas["a"].check_health()
        monkeypatch.setattr(failing.server.llm.engine, "update", update)

    run(work)


def test_a_replica_that_missed_an_update_takes_it_before_it_answers(cluster: Cluster, run: Run) -> None:
    async def work() -> None:
        missing = cluster.replicas.pop("a")
        assert (await cluster.update("step-2")).status_code == 200
        cluster.replicas = {"a": missing} | cluster.replicas
        assert len(set((await cluster.versions()).values())) == 2
        with pytest.raises(ConnectionError):  # there is no ingress to answer to
            await missing.reply(get("/v1/models"), ReplyAddress("127.0.0.1", 1, b""), 1)
        assert set((await cluster.versions()).values()) == {cluster.version}
        missing = cluster.replicas.pop("b")
        assert (await cluster.update("step-1")).status_code == 200
        cluster.replicas["b"] = missing
        await missing.check_health()
        assert set((await cluster.versions()).values()) == {cluster.version}

    run(work)


def test_while_replicas_take_turns_the_others_answer_with_their_old_weights(
    cluster: Cluster, run: Run
) -> None:
    async def work() -> None:
        before = cluster.version
        waiting = cluster.replicas["b"]
        call_all = cluster.call_all

        async def with_requests(method: str, *arguments: Any) -> list[Any]:
            if method == "take_weights" and "b" in arguments[-1]:
                await waiting.check_health()
                with pytest.raises(ConnectionError):
                    await waiting.reply(get("/v1/models"), ReplyAddress("127.0.0.1", 1, b""), 1)
                assert await cluster.versions() == {"a": before + 1, "b": before}
                assert (await cluster.update("step-1")).status_code == 409
            return await call_all(method, *arguments)

        cluster.endpoints.call_all = with_requests
        try:
            assert (await cluster.update("step-2")).status_code == 200
        finally:
            cluster.endpoints.call_all = call_all
        assert taken(cluster) == [["a"], ["b"]]

    run(work)


def test_a_replica_that_starts_has_the_current_weights_and_is_paused_with_the_others(
    cluster: Cluster, run: Run
) -> None:
    async def work() -> None:
        assert (await cluster.update("step-2")).status_code == 200
        expected = (await complete(cluster.replicas["a"]))["token_ids"]
        paused = (await cluster.send("POST", "/pause", json={})).json()
        assert paused["status"] == "paused"
        assert paused["replicas"].keys() == {"a", "b"}
        finish = await cluster.update("step-1", running="finish")
        assert finish.status_code == 409
        later = cluster.add("c")
        try:
            answer = asyncio.create_task(complete(later))
            state = (await cluster.send("GET", "/is_paused")).json()
            assert state.pop("replicas") == {name: {"is_paused": True} for name in "abc"}
            assert state == {"is_paused": True}
            assert (await cluster.send("POST", "/resume", json={})).json()["status"] == "resumed"
            choice = await answer
            assert choice["token_ids"] == expected
            assert choice["weight_versions"] == [{"version": cluster.version, "tokens": 12}]
        finally:
            await cluster.replicas.pop("c").server.dispatcher.close()

    run(work)


@pytest.mark.heavy
def test_a_pause_is_taken_back_if_its_client_leaves(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    replica = cluster.replicas["a"]

    async def work() -> None:
        slow_down(replica.server.llm, monkeypatch, 0.02)
        request = asyncio.create_task(complete(replica, max_tokens=60))
        while not replica.server.llm.engine.runs:
            await asyncio.sleep(0.001)
        content = [{"type": "http.request", "body": b'{"mode": "wait"}', "more_body": False}]

        async def receive() -> Any:
            if content:
                return content.pop()
            while cluster.replicas["b"].server.llm.engine.scheduler.table.admits:
                await asyncio.sleep(0.001)
            assert cluster.endpoints.folder.is_paused
            return {"type": "http.disconnect"}

        headers = [(b"authorization", f"Bearer {KEY}".encode()), (b"content-type", b"application/json")]
        scope = {"type": "http", "method": "POST", "path": "/pause", "query_string": b"", "headers": headers}
        client = Request(scope | {"client": None}, receive)
        with pytest.raises(ClientDisconnected):
            await cluster.endpoints.respond(client, head_of(client))
        assert not cluster.endpoints.folder.is_paused
        assert len((await request)["token_ids"]) == 60
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"] is False

    run(work)


def test_a_replica_that_fails_at_a_pause_is_named(
    cluster: Cluster, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("broken")

    async def work() -> None:
        monkeypatch.setattr(cluster.replicas["b"].server.dispatcher.thread, "pause", broken)
        paused = await cluster.send("POST", "/pause", json={})
        assert paused.status_code == 500
        assert paused.json()["replicas"].keys() == {"a", "b"}
        assert (await cluster.send("POST", "/resume", json={})).status_code == 200

    run(work)


def test_a_pause_during_an_update_of_all_stays(cluster: Cluster, run: Run) -> None:
    async def work() -> None:
        call_all = cluster.call_all

        async def with_pause(method: str, *arguments: Any) -> list[Any]:
            if method == "take_weights":
                assert (await cluster.send("POST", "/pause", json={})).status_code == 200
            return await call_all(method, *arguments)

        cluster.endpoints.call_all = with_pause
        try:
            assert (await cluster.update("step-1", replicas="all")).status_code == 200
        finally:
            cluster.endpoints.call_all = call_all
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"]
        assert (await cluster.send("POST", "/resume", json={})).status_code == 200
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"] is False

    run(work)


def test_an_uploaded_file_stays_while_its_weights_are_current(
    cluster: Cluster, run: Run, tmp_path: Path
) -> None:
    """Also in a folder that is named by a link, and if it is the source of the next update."""

    async def work() -> None:
        link = tmp_path / "link"
        link.symlink_to(cluster.base)
        folder = cluster.endpoints.folder
        cluster.endpoints.folder = WeightsFolder(link)
        try:
            sent = await cluster.send("POST", "/update_weights", content=tensors(5), headers=BINARY)
            assert sent.status_code == 200, sent.text
            [name] = cluster.uploads
            again = await cluster.update(f".replicas/{name}")
            assert again.status_code == 200, again.text
            assert cluster.uploads == [name]
        finally:
            cluster.endpoints.folder = folder

    run(work)


def test_without_a_key_nothing_is_shown_written_or_changed(cluster: Cluster, run: Run) -> None:
    async def work() -> None:
        before = await cluster.versions()
        sent: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", "/weight_version", {}),
            ("GET", "/is_paused", {}),
            ("POST", "/pause", {"json": {}}),
            ("POST", "/update_weights_from_disk", {"json": {"model_path": "step-2"}}),
            ("POST", "/update_weights", {"content": tensors(2), "headers": BINARY}),
        ]
        for method, path, options in sent:
            refused = await cluster.send(method, path, key="wrong", **options)
            assert refused.status_code == 401, path
            assert refused.json().keys() == {"error"}
        assert cluster.uploads == []
        assert not cluster.endpoints.folder.is_paused
        assert (await cluster.send("POST", "/pause", json={})).status_code == 200
        assert (await cluster.send("POST", "/resume", key="wrong", json={})).status_code == 401
        assert (await cluster.send("GET", "/is_paused")).json()["is_paused"]
        other = await cluster.send("POST", "/resume", json={"model": "another"})
        assert other.status_code == 404
        assert await cluster.versions() == before

    run(work)


@pytest.mark.heavy
def test_a_start_refuses_weights_that_have_changed_or_are_of_another_model(
    cluster: Cluster, run: Run, tmp_path: Path
) -> None:
    async def work() -> None:
        write_model(cluster.base / "latest", 4)
        assert (await cluster.update("latest")).status_code == 200
        write_model(cluster.base / "latest", 5)
        with pytest.raises(Refused, match="has other weights than when it became version"):
            cluster.add("c")
        record = cluster.endpoints.folder
        current = record.current()
        assert current
        shutil.copytree(cluster.base, tmp_path, dirs_exist_ok=True)
        WeightsFolder(tmp_path).write(current.model_copy(update={"model": "0" * 64}))
        with pytest.raises(Refused, match="of another model than this one"):
            Cluster(tmp_path).add("c")
        WeightsFolder(tmp_path).file.write_text("{")
        with pytest.raises(Refused, match="cannot be read, remove it"):
            Cluster(tmp_path).add("c")
        cluster.replicas.pop("c", None)

    run(work)
