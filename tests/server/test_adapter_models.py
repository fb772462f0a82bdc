"""Adapters over HTTP: models by their names, loaded and removed while the server runs."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import openai
import pytest
from support.adapters import ALL, write_adapter
from support.serving import RunningServer, get, post, running, solo_text, until

from xlabatch import LLM
from xlabatch.checkpoint.source import open_source

JSON = {"content-type": "application/json"}
PROMPT = "Once upon a time"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two adapters of the embedded model."""
    base, source = tmp_path_factory.mktemp("adapters"), open_source()
    write_adapter(base / "attention", source, rank=4, seed=1, lora_alpha=4)
    write_adapter(base / "all", source, ALL, rank=4, seed=2, lora_alpha=4)
    return base


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=4, context=256, queue=64, adapters=2)


@pytest.fixture(scope="module")
def served(llm: LLM, folder: Path) -> Iterator[RunningServer]:
    llm.engine.adapters.load("attention", folder / "attention")
    with running(llm, adapter_folder=folder) as served:
        yield served


def completion(served: RunningServer, **body: Any) -> httpx.Response:
    return post(
        f"{served.url}/v1/completions", json={"prompt": PROMPT, "max_tokens": 12, "temperature": 0.0} | body
    )


def names(served: RunningServer) -> list[str]:
    return [card["id"] for card in get(f"{served.url}/v1/models").json()["data"]]


@pytest.mark.heavy
def test_a_model_names_an_adapter(served: RunningServer, client: openai.OpenAI) -> None:
    plain = completion(served).json()
    adapted = completion(served, model="attention").json()
    assert (plain["model"], adapted["model"]) == ("stories", "attention")
    options: dict[str, Any] = {"max_tokens": 12, "temperature": 0.0}
    assert plain["choices"][0]["text"] == solo_text(served, PROMPT, **options)
    assert adapted["choices"][0]["text"] == solo_text(served, PROMPT, adapter="attention", **options)
    assert adapted["choices"][0]["text"] != plain["choices"][0]["text"]
    card = client.models.retrieve("attention").model_dump()
    assert (card["id"], card["parent"], card["root"]) == ("attention", "stories", "stories")
    assert names(served) == ["stories", "attention"]


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/chat/completions", {"messages": [{"role": "user", "content": "hello"}], "max_tokens": 9}),
        ("/v1/responses", {"input": "hello", "max_output_tokens": 16}),
        ("/v1/messages", {"messages": [{"role": "user", "content": "hello"}], "max_tokens": 9}),
        ("/v1/embeddings", {"input": "hello"}),
        ("/batch", {"items": [{"prompt": PROMPT, "max_tokens": 9}]}),
    ],
)
def test_every_endpoint_that_runs_the_model_takes_an_adapter(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    answers = [post(f"{served.url}{path}", json=body | {"model": name}) for name in ("stories", "attention")]
    assert [answer.status_code for answer in answers] == [200, 200]
    contents = [content_of(answer.json()) for answer in answers]
    assert contents[0] != contents[1]


def content_of(answer: dict[str, Any]) -> Any:
    """What an answer has of the model's output."""
    kinds = "choices", "output", "content", "data", "results"
    found = next(answer[kind] for kind in kinds if kind in answer)
    return [{name: value for name, value in each.items() if name != "id"} for each in found]


def test_clients_load_and_remove_adapters(served: RunningServer) -> None:
    load, unload = (f"{served.url}/v1/{verb}_lora_adapter" for verb in ("load", "unload"))
    assert completion(served, model="mine").status_code == 404
    body = {"lora_name": "mine", "lora_path": "all"}
    assert post(load, json=body).json()["id"] == "mine"
    assert names(served) == ["stories", "attention", "mine"]
    assert completion(served, model="mine").status_code == 200
    assert "is loaded already" in post(load, json=body).json()["error"]["message"]
    third = post(load, json=body | {"lora_name": "third"})
    assert "all 2 places are taken, by attention, mine" in third.json()["error"]["message"]
    assert post(unload, json={"lora_name": "mine"}).json()["deleted"]
    assert names(served) == ["stories", "attention"]
    missing = completion(served, model="mine")
    assert missing.status_code == 404
    assert "the server has 'stories', 'attention'" in missing.json()["error"]["message"]
    assert post(unload, json={"lora_name": "mine"}).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "..",
        "/etc",
        "all/../..",
        "no such folder",
        "",
        "a\0b",
        "\ud800",
        "x" * 5000,
        "circle",
        "all/adapter_config.json",
    ],
)
def test_only_folders_within_the_servers_own_are_read(served: RunningServer, folder: Path, path: str) -> None:
    with suppress(FileExistsError):
        (folder / "circle").symlink_to("circle")
    content = json.dumps({"lora_name": "x", "lora_path": path})  # half of a pair of surrogates too
    answer = post(f"{served.url}/v1/load_lora_adapter", content=content, headers=JSON)
    assert answer.status_code == 400
    assert names(served) == ["stories", "attention"]


def test_a_link_out_of_the_folder_is_not_followed(
    served: RunningServer, folder: Path, tmp_path: Path
) -> None:
    outside = write_adapter(tmp_path / "outside", open_source(), rank=4)
    (folder / "link").symlink_to(outside)
    answer = post(f"{served.url}/v1/load_lora_adapter", json={"lora_name": "x", "lora_path": "link"})
    assert "is not within the server's folder for adapters" in answer.json()["error"]["message"]


def test_an_error_about_a_folder_has_the_clients_own_path(served: RunningServer, folder: Path) -> None:
    (folder / "empty").mkdir(exist_ok=True)
    broken = copytree(folder / "all", folder / "broken", dirs_exist_ok=True)
    (broken / "adapter_config.json").write_text("[")
    for path, message in (
        ("empty", "empty holds no adapter_model.safetensors"),
        ("./broken", "./broken/adapter_config.json is not JSON"),
    ):
        answer = post(f"{served.url}/v1/load_lora_adapter", json={"lora_name": "x", "lora_path": path})
        assert answer.status_code == 400
        assert answer.json()["error"]["message"].startswith(message)
        assert str(folder) not in answer.text


def test_the_models_own_name_is_kept(served: RunningServer) -> None:
    answer = post(f"{served.url}/v1/load_lora_adapter", json={"lora_name": "stories", "lora_path": "all"})
    assert "is the name of the model itself" in answer.json()["error"]["message"]


def test_without_a_folder_there_are_no_endpoints(llm: LLM) -> None:
    with running(llm) as served:
        body = {"lora_name": "x", "lora_path": "all"}
        assert post(f"{served.url}/v1/load_lora_adapter", json=body).status_code == 404


@pytest.mark.heavy
def test_a_batch_goes_on_when_an_adapter_that_it_uses_is_removed(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = llm.engine.step

    def slow_step() -> Any:
        time.sleep(0.02)
        return step()

    monkeypatch.setattr(llm.engine, "step", slow_step)
    load = {"lora_name": "passing", "lora_path": "all"}
    assert post(f"{served.url}/v1/load_lora_adapter", json=load).status_code == 200
    ask = {"max_tokens": 3, "messages": [{"role": "user", "content": "Hello"}]}
    bodies = {f"own{n}": ask | {"model": "passing", "max_tokens": 150} for n in range(4)}  # as many as slots
    bodies |= {f"other{n}": ask | {"model": "any"} for n in range(3)}
    requests = [{"custom_id": name, "params": body} for name, body in bodies.items()]
    url = f"{served.url}/v1/messages/batches"
    id = post(url, json={"requests": requests}).json()["id"]
    until(lambda: served.server.dispatcher.view.stats.decoding == 4)
    unload = {"lora_name": "passing", "running": "cancel"}
    assert post(f"{served.url}/v1/unload_lora_adapter", json=unload).status_code == 200
    until(lambda: get(f"{url}/{id}").json()["processing_status"] == "ended")
    results = {
        each["custom_id"]: each["result"]
        for each in map(json.loads, get(f"{url}/{id}/results").text.splitlines())
    }
    kinds = {name: result["type"] for name, result in results.items()}
    assert kinds == {name: "errored" if name.startswith("own") else "succeeded" for name in bodies}
    assert "whose adapter is removed" in results["own0"]["error"]["error"]["message"]
