"""Weights that are replaced over HTTP while completions run, and an engine that is paused."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import numpy as np
import pytest
from safetensors.numpy import load_file, save
from support.serving import OPTIONS, RunningServer, get, post, running, slow_down, until

from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES

PROMPT = list(range(20, 50))
BODY: dict[str, Any] = {"prompt": PROMPT, "max_tokens": 24, "temperature": 0.0, "ignore_eos": True}
BINARY = {"content-type": "application/octet-stream"}


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=2, context=160, queue=32)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with other weights of the embedded model, and a link to those of another model."""
    base = tmp_path_factory.mktemp("weights")
    other = base / "other"
    other.mkdir()
    for file in STORIES.iterdir():
        if file.suffix != ".safetensors" and file.is_file():
            (other / file.name).write_bytes(file.read_bytes())
    (other / "model.safetensors").write_bytes(save(changed()))
    (base / "outside").symlink_to(STORIES)
    return base


def original() -> dict[str, Any]:
    tensors: dict[str, Any] = {}
    for file in STORIES.glob("*.safetensors"):
        tensors |= load_file(file)
    return tensors


def changed() -> dict[str, Any]:
    noise = np.random.default_rng(1)
    return {
        name: (tensor + 0.02 * noise.standard_normal(tensor.shape)).astype(tensor.dtype)
        for name, tensor in original().items()
    }


@pytest.fixture(scope="module")
def served(llm: LLM, folder: Path) -> Iterator[RunningServer]:
    with running(llm, weights_folder=folder) as served:
        yield served


@pytest.fixture(autouse=True)
def original_weights(served: RunningServer) -> Iterator[None]:
    yield
    post(f"{served.url}/resume", json={})
    assert update(served, original()).status_code == 200
    until(lambda: served.idle)


def update(served: RunningServer, tensors: dict[str, Any], running: str = "recompute") -> httpx.Response:
    url = f"{served.url}/update_weights?running={running}"
    return post(url, content=save(tensors), headers=BINARY)


def complete(served: RunningServer, **body: Any) -> dict[str, Any]:
    response = post(f"{served.url}/v1/completions", json=BODY | {"return_token_ids": True} | body)
    assert response.status_code == 200, response.text
    choice: dict[str, Any] = response.json()["choices"][0]
    return choice


def begun(served: RunningServer, **body: Any) -> tuple[Thread, list[dict[str, Any]]]:
    """A completion that has begun, in a thread, and the list that it comes into."""
    found: list[dict[str, Any]] = []
    thread = Thread(target=lambda: found.append(complete(served, **body)))
    thread.start()
    until(lambda: served.server.llm.engine.runs)
    return thread, found


def test_weights_of_a_body_are_those_of_a_folder(served: RunningServer) -> None:
    update(served, original())
    before = get(f"{served.url}/weight_version").json()
    plain = complete(served)
    assert plain["weight_versions"] == [{"version": before["weight_version"], "tokens": 24}]
    done = post(f"{served.url}/update_weights_from_disk", json={"model_path": "other"}).json()
    assert done["weight_version"] == before["weight_version"] + 1
    assert done["system_fingerprint"] != before["system_fingerprint"]
    of_folder = complete(served)
    assert update(served, original()).json()["system_fingerprint"] == before["system_fingerprint"]
    assert complete(served)["token_ids"] == plain["token_ids"]
    assert update(served, changed()).json()["system_fingerprint"] == done["system_fingerprint"]
    of_body = complete(served)
    assert of_body["token_ids"] == of_folder["token_ids"] != plain["token_ids"]


@pytest.mark.heavy
@pytest.mark.parametrize("mode", ["recompute", "keep", "restart", "finish", "cancel"])
def test_requests_that_run_say_which_weights_made_their_tokens(
    served: RunningServer, mode: str, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = complete(served)
    slow_down(llm, monkeypatch, 0.02)
    thread, found = begun(served)
    until(lambda: served.stats.decoding)
    before = llm.engine.version
    assert update(served, changed(), mode).json()["weight_version"] == before + 1
    thread.join()
    [choice] = found
    versions = [run["version"] for run in choice["weight_versions"] for _ in range(run["tokens"])]
    assert len(versions) == len(choice["token_ids"])
    assert versions == sorted(versions)
    expected = {"restart": {before + 1}, "finish": {before}, "cancel": {before}}
    assert set(versions) == expected.get(mode, {before, before + 1})
    if mode == "finish":
        assert choice["token_ids"] == plain["token_ids"]
    if mode == "restart":
        assert choice["token_ids"] == complete(served)["token_ids"]
    if mode == "recompute":
        kept = choice["token_ids"][: versions.count(before)]
        rest = complete(served, prompt=[*PROMPT, *kept], max_tokens=24 - len(kept))
        assert [*kept, *rest["token_ids"]] == choice["token_ids"]
    assert (choice["finish_reason"] == "cancelled") == (mode == "cancel")


def stream(served: RunningServer, path: str, body: dict[str, Any]) -> list[str]:
    """The events of a stream during which the weights are replaced, and completions begin again."""
    lines = []

    async def read() -> None:
        async with (
            httpx.AsyncClient(**OPTIONS) as client,
            client.stream("POST", f"{served.url}{path}", json=body | {"stream": True}) as response,
        ):
            updating = None
            async for line in response.aiter_lines():
                lines.append(line)
                if updating is None and served.stats.decoding:
                    send = asyncio.to_thread(update, served, changed(), "restart")
                    updating = asyncio.create_task(send)
            assert updating
            assert (await updating).status_code == 200

    asyncio.run(read())
    return [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]


@pytest.mark.heavy
def test_a_stream_says_that_its_text_so_far_is_void(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    chunks = [json.loads(each) for each in stream(served, "/v1/completions", BODY)[:-1]]
    choices = [choice for chunk in chunks for choice in chunk["choices"]]
    (restart,) = (n for n, choice in enumerate(choices) if choice.get("restarted"))
    assert any(choice["text"] for choice in choices[:restart])
    text = "".join(choice["text"] for choice in choices[restart:])
    assert text == complete(served)["text"]
    assert choices[-1]["weight_versions"] == [{"version": llm.engine.version, "tokens": 24}]


@pytest.mark.heavy
def test_a_stream_that_cannot_take_its_text_back_ends_with_an_error(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    body = {
        "model": "stories",
        "max_tokens": 30,
        "messages": [{"role": "user", "content": "Tell me a story."}],
    }
    events = [json.loads(each) for each in stream(served, "/v1/messages", body)]
    assert events[-1]["type"] == "error"
    assert "began again" in events[-1]["error"]["message"]
    until(lambda: served.idle)


def test_a_paused_engine_keeps_what_runs(served: RunningServer, llm: LLM) -> None:
    expected = complete(served)
    assert not get(f"{served.url}/is_paused").json()["is_paused"]
    assert post(f"{served.url}/pause", json={}).json()["status"] == "paused"
    assert get(f"{served.url}/is_paused").json()["is_paused"]
    found: list[dict[str, Any]] = []
    thread = Thread(target=lambda: found.append(complete(served)))
    thread.start()
    until(lambda: served.server.dispatcher.in_flight)
    assert update(served, original(), "keep").status_code == 200  # also while it is paused
    assert not found
    assert not llm.engine.runs  # not even a step after a command
    assert get(f"{served.url}/health").status_code == 200
    assert not llm.engine.idle
    assert post(f"{served.url}/resume", json={}).json()["status"] == "resumed"
    thread.join()
    assert found[0]["token_ids"] == expected["token_ids"]


@pytest.mark.parametrize(("mode", "finish"), [("wait", "length"), ("abort", "cancelled")])
def test_a_pause_lets_requests_finish_or_ends_them(
    served: RunningServer, mode: str, finish: str, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.01)
    thread, found = begun(served)
    until(lambda: served.stats.decoding)
    assert post(f"{served.url}/pause", json={"mode": mode}).status_code == 200
    thread.join()
    assert found[0]["finish_reason"] == finish
    later: list[dict[str, Any]] = []
    waiting = Thread(target=lambda: later.append(complete(served)))
    waiting.start()
    until(lambda: served.server.dispatcher.in_flight)
    assert not llm.engine.runs
    post(f"{served.url}/resume", json={})
    waiting.join()
    assert later[0]["finish_reason"] == "length"


@pytest.mark.heavy
def test_a_pause_that_still_waits_gives_up_after_resume_and_if_its_client_leaves(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    thread, found = begun(served)
    codes: list[int] = []
    wait = {"mode": "wait"}
    pausing = Thread(target=lambda: codes.append(post(f"{served.url}/pause", json=wait).status_code))
    pausing.start()
    until(lambda: not llm.engine.scheduler.table.admits)
    assert post(f"{served.url}/resume", json={}).status_code == 200
    pausing.join()
    assert codes == [409]
    with pytest.raises(httpx.ReadTimeout):
        httpx.post(f"{served.url}/pause", json=wait, timeout=0.1, trust_env=False)
    until(lambda: llm.engine.scheduler.table.admits)
    thread.join()
    assert not get(f"{served.url}/is_paused").json()["is_paused"]
    assert found[0]["token_ids"] == complete(served)["token_ids"]


@pytest.mark.parametrize("aborts", [True, False])
def test_what_is_cancelled_while_the_engine_is_paused_ends_at_once(
    aborts: bool, served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    thread, found = begun(served)
    assert post(f"{served.url}/pause", json={}).status_code == 200
    assert update(served, original(), "finish").status_code == 409
    if aborts:
        assert post(f"{served.url}/pause", json={"mode": "abort"}).status_code == 200
    else:
        served.server.dispatcher.thread.send(llm.engine.cancel_all)
    thread.join()
    assert found[0]["finish_reason"] == "cancelled"
    assert get(f"{served.url}/is_paused").json()["is_paused"]


def test_no_pause_stops_what_new_weights_wait_for(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    thread, _ = begun(served)
    before = llm.engine.version
    updating = Thread(target=lambda: update(served, changed(), "finish"))
    updating.start()
    until(lambda: llm.engine.next_weights)
    assert post(f"{served.url}/pause", json={}).status_code == 409
    updating.join()
    thread.join()
    assert llm.engine.version == before + 1


def test_no_request_shares_one_that_began_with_weights_which_were_replaced_since(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    thread, found = begun(served, max_tokens=100)
    until(lambda: served.stats.decoding)
    shared: list[dict[str, Any]] = []
    sharing = Thread(target=lambda: shared.append(complete(served, max_tokens=100)))
    sharing.start()
    until(lambda: any(len(each.subscribers) == 2 for each in served.server.dispatcher.in_flight.values()))
    assert update(served, changed()).status_code == 200
    later = complete(served, max_tokens=100)
    assert later["weight_versions"] == [{"version": llm.engine.version, "tokens": 100}]
    for each in (thread, sharing):
        each.join()
    assert shared[0]["token_ids"] == found[0]["token_ids"] != later["token_ids"]


def test_new_weights_do_not_end_a_pause_that_waits(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(llm, monkeypatch, 0.02)
    thread, _ = begun(served)
    wait = {"mode": "wait"}
    pausing = Thread(target=lambda: post(f"{served.url}/pause", json=wait))
    pausing.start()
    until(lambda: not llm.engine.scheduler.table.admits)
    assert update(served, changed()).status_code == 200
    assert not llm.engine.scheduler.table.admits
    for each in (thread, pausing):
        each.join()
    assert get(f"{served.url}/is_paused").json()["is_paused"]


def test_what_a_killed_server_left_is_removed_at_the_next_start(
    llm: LLM, served: RunningServer, tmp_path: Path
) -> None:
    until(lambda: served.idle)
    names = [f".{'0' * 32}.safetensors", f".{'1' * 32}.safetensors", "model.safetensors"]
    for name in names:
        (tmp_path / name).touch()
    for name in names[1:]:
        os.utime(tmp_path / name, (0, 0))
    with running(llm, weights_folder=tmp_path):
        assert {file.name for file in tmp_path.iterdir()} == {names[0], names[2]}


def test_with_keys_no_endpoint_answers_without_one(llm: LLM, served: RunningServer, folder: Path) -> None:
    until(lambda: served.idle)
    with running(llm, weights_folder=folder, api_keys=["a-key"]) as closed:
        before = llm.engine.version
        for path in ("/weight_version", "/is_paused"):
            assert get(f"{closed.url}{path}").status_code == 401
        for path in ("/pause", "/resume", "/update_weights_from_disk", "/update_weights"):
            assert post(f"{closed.url}{path}", json={"model_path": "other"}).status_code == 401
        assert (llm.engine.version, closed.server.dispatcher.thread.is_paused) == (before, False)


def test_wrong_weights_are_refused_and_the_old_ones_stay(served: RunningServer, folder: Path) -> None:
    before = get(f"{served.url}/weight_version").json()
    tensors = original()
    name = next(iter(tensors))
    missing = {key: tensor for key, tensor in tensors.items() if key != name}
    assert f"{name} is missing" in update(served, missing).json()["error"]["message"]
    assert "not" in update(served, tensors | {name: tensors[name][:-1].copy()}).json()["error"]["message"]
    garbage = post(f"{served.url}/update_weights", content=b"x" * 100, headers=BINARY)
    assert garbage.status_code == 400
    assert "the body" in garbage.json()["error"]["message"]
    assert str(folder) not in garbage.text
    (folder / "empty").mkdir()
    empty = post(f"{served.url}/update_weights_from_disk", json={"model_path": "empty"})
    assert empty.status_code == 400
    assert "empty" in empty.json()["error"]["message"]
    assert str(folder) not in empty.text
    assert post(f"{served.url}/update_weights", json={}).status_code == 415
    assert update(served, tensors, "burn").status_code == 400
    for path in ("outside", "..", "/etc", "none"):
        refused = post(f"{served.url}/update_weights_from_disk", json={"model_path": path})
        assert refused.status_code == 400
        assert "model_path" in refused.json()["error"]["message"]
    assert get(f"{served.url}/weight_version").json() == before
    assert [file.name for file in folder.iterdir() if file.name.startswith(".")] == []


def test_without_a_folder_there_are_no_such_endpoints(llm: LLM, served: RunningServer) -> None:
    until(lambda: served.idle)
    with running(llm) as closed:
        assert get(f"{closed.url}/weight_version").status_code == 404
        assert post(f"{closed.url}/pause", json={}).status_code == 404
        assert "weight_versions" not in complete(closed)
