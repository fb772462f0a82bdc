"""Several models in one server: each answers as it does alone, whatever the others do."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import pytest
from safetensors.numpy import load_file, save_file
from support.adapters import write_adapter
from support.batch_clients import client_of, content, create, ended
from support.batches import request_line
from support.serving import OPTIONS, PROMPT, RunningServer, get, post, running, until

from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES, open_source
from xlabatch.errors import Refused
from xlabatch.server.models import Models
from xlabatch.server.service import Server
from xlabatch.server.settings import Settings

OTHER = "shapes"
NAMES = ("stories", OTHER)
SAMPLED: dict[str, Any] = {  # nothing is left to the defaults of the models' files
    **{"max_tokens": 24, "ignore_eos": True},
    **{"temperature": 1.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0},
}
MESSAGES = [{"role": "user", "content": "hello"}]


@pytest.fixture(scope="module")
def adapters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("adapters")
    write_adapter(base / "mine", open_source(), rank=4, seed=1, lora_alpha=4)
    return base


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model with the embedded one's tokenizer and other weights."""
    folder = copytree(STORIES, tmp_path_factory.mktemp("other") / "model")
    tensors = load_file(folder / "model.safetensors")
    name = "model.layers.0.self_attn.v_proj.weight"
    save_file(tensors | {name: tensors[name][::-1].copy()}, folder / "model.safetensors")
    return folder


@pytest.fixture(scope="module")
def llms(adapters: Path, other: Path) -> dict[str, LLM]:
    llms = {
        "stories": LLM(slots=3, context=256, queue=64, adapters=1, adapter_rank=4),
        OTHER: LLM(other, slots=2, context=192, queue=64),
    }
    llms["stories"].engine.adapters.load("mine", adapters / "mine")
    return llms


@pytest.fixture(scope="module")
def several(
    llms: dict[str, LLM], adapters: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    files = tmp_path_factory.mktemp("files")
    others = {OTHER: llms[OTHER]}
    with running(llms["stories"], others, files=files, adapter_folder=adapters) as served:
        yield served


def completion(several: RunningServer, **body: Any) -> Any:
    options = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "ignore_eos": True}
    return post(f"{several.url}/v1/completions", json=options | body).json()


def texts_alone(llms: dict[str, LLM], several: RunningServer, name: str, seeds: range) -> list[str]:
    until(lambda: not several.models.in_flight)
    return [llms[name].generate(PROMPT, seed=seed, **SAMPLED)[0].text for seed in seeds]


def test_the_models_and_their_adapters_are_listed(several: RunningServer) -> None:
    cards = get(f"{several.url}/v1/models").json()["data"]
    assert [card["id"] for card in cards] == ["stories", "mine", OTHER]
    assert [card["max_model_len"] for card in cards] == [256, 256, 192]
    assert get(f"{several.url}/v1/models/{OTHER}").json()["root"] == OTHER
    assert get(f"{several.url}/v1/models/mine").json()["parent"] == "stories"


@pytest.mark.heavy
def test_each_model_answers_as_it_does_alone_while_all_run(
    several: RunningServer, llms: dict[str, LLM]
) -> None:
    seeds = range(5)
    alone = {name: texts_alone(llms, several, name, seeds) for name in NAMES}

    async def post_all() -> list[Any]:
        async with httpx.AsyncClient(**OPTIONS) as client:
            url = f"{several.url}/v1/completions"
            bodies = [
                SAMPLED | {"prompt": PROMPT, "model": name, "seed": seed} for seed in seeds for name in NAMES
            ]
            return list(await asyncio.gather(*(client.post(url, json=each) for each in bodies)))

    answers = [response.json() for response in asyncio.run(post_all())]
    assert [each["model"] for each in answers] == [*NAMES] * len(seeds)
    found = {
        name: [each["choices"][0]["text"] for each in answers if each["model"] == name] for name in NAMES
    }
    assert found == alone


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/chat/completions", {"messages": MESSAGES, "max_tokens": 5}),
        ("/v1/responses", {"input": "hello", "max_output_tokens": 16}),
        ("/v1/embeddings", {"input": "hello"}),
        ("/rerank", {"query": "hello", "documents": ["one", "two"]}),
        ("/batch", {"items": [{"prompt": PROMPT, "max_tokens": 5}]}),
        ("/completion", {"prompt": PROMPT, "n_predict": 5}),
    ],
)
def test_every_endpoint_asks_the_model_that_is_named_or_else_the_first(
    several: RunningServer, path: str, body: dict[str, Any]
) -> None:
    bodies = [body | {"model": name} for name in NAMES] + [body]
    answers = [post(several.url + path, json=each) for each in bodies]
    assert [each.status_code for each in answers] == [200, 200, 200], answers[1].text
    assert [each.json()["model"] for each in answers] == [*NAMES, "stories"]
    refused = post(several.url + path, json=body | {"model": "absent"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "model_not_found")
    assert "the server has 'stories', 'mine', 'shapes'" in refused.json()["error"]["message"]


@pytest.mark.heavy
def test_messages_name_a_model_or_get_the_first(several: RunningServer, llms: dict[str, LLM]) -> None:
    """Anthropic's clients name models of their own, as before."""
    body = {"messages": MESSAGES, "max_tokens": 5, "temperature": 0}
    url = f"{several.url}/v1/messages"
    first, other, unknown = (post(url, json=body | {"model": name}).json() for name in (*NAMES, "claude"))
    assert first["content"] == unknown["content"] != other["content"]
    counts = [
        post(f"{url}/count_tokens", json={"messages": MESSAGES, "model": name}).json() for name in NAMES
    ]
    templates = [llms[name].tokenizer.render_chat(MESSAGES).text for name in NAMES]
    tokens = [
        len(llms[name].tokenizer.encode_chat(text)) for name, text in zip(NAMES, templates, strict=True)
    ]
    assert [each["input_tokens"] for each in counts] == tokens


def test_what_shows_a_model_takes_its_name(several: RunningServer) -> None:
    assert [
        len(get(f"{several.url}/slots").json()),
        len(get(f"{several.url}/slots?model={OTHER}").json()),
    ] == [
        3,
        2,
    ]
    props = [get(f"{several.url}/props?model={name}").json() for name in NAMES]
    assert [(each["model_alias"], each["total_slots"]) for each in props] == [("stories", 3), (OTHER, 2)]
    assert get(f"{several.url}/slots?model=absent").status_code == 404
    lengths = [
        post(f"{several.url}/tokenize", json={"prompt": PROMPT, "model": name}).json()["max_model_len"]
        for name in NAMES
    ]
    assert lengths == [256, 192]
    with httpx.stream("GET", f"{several.url}/slots/stream?model={OTHER}", **OPTIONS) as stream:
        assert next(stream.iter_lines()).count("null") == 2


def test_each_metric_has_the_name_of_its_model(several: RunningServer) -> None:
    completion(several, model=OTHER, max_tokens=7)
    text = get(f"{several.url}/metrics").text
    assert text.count("# TYPE xlabatch_engine_slots gauge") == 1
    assert 'xlabatch_engine_slots{model_name="stories"} 3.0' in text
    assert 'xlabatch_engine_slots{model_name="shapes"} 2.0' in text
    assert 'vllm:request_success_total{finished_reason="length",model_name="shapes"}' in text


def test_health_names_the_model_that_is_not_well(
    several: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert get(f"{several.url}/health").json() == {"status": "ok"}
    monkeypatch.setattr(several.models.servers[1].dispatcher, "failure", "a fault")
    health = get(f"{several.url}/health")
    assert (health.status_code, health.json()["status"], health.json()["model"]) == (503, "degraded", OTHER)
    assert completion(several)["choices"]  # the other one goes on
    assert get(f"{several.url}/ready").status_code == 200
    monkeypatch.setattr(several.models.servers[0].dispatcher, "failure", "a fault")
    assert get(f"{several.url}/ready").status_code == 503


def test_batches_have_lines_for_each_model(several: RunningServer) -> None:
    client = client_of(several)
    options: dict[str, Any] = {"max_tokens": 4, "temperature": 0}
    lines = [request_line(name, model=name, **options) for name in (*NAMES, "absent")]
    batch = ended(client, create(client, lines).id)
    answers = {each["custom_id"]: each["response"]["body"] for each in content(client, batch.output_file_id)}
    assert {name: answers[name]["model"] for name in NAMES} == {name: name for name in NAMES}
    assert answers["stories"]["choices"] != answers[OTHER]["choices"]
    [error] = content(client, batch.error_file_id)
    assert "the server has 'stories', 'mine', 'shapes'" in error["response"]["body"]["error"]["message"]


def test_message_batches_name_models(several: RunningServer) -> None:
    params = {"max_tokens": 5, "temperature": 0, "messages": MESSAGES}
    requests = [{"custom_id": name, "params": params | {"model": name}} for name in NAMES]
    url = f"{several.url}/v1/messages/batches"
    id = post(url, json={"requests": requests}).json()["id"]
    until(lambda: get(f"{url}/{id}").json()["processing_status"] == "ended")
    lines = map(json.loads, get(f"{url}/{id}/results").text.splitlines())
    texts = {each["custom_id"]: each["result"]["message"]["content"] for each in lines}
    assert texts.keys() == {*NAMES}
    assert texts["stories"] != texts[OTHER]


def test_a_response_continues_one_of_another_model(several: RunningServer) -> None:
    client = client_of(several)
    first = client.responses.create(model="stories", input="hello", max_output_tokens=16)
    second = client.responses.create(
        model=OTHER, input="and then", previous_response_id=first.id, max_output_tokens=16, background=True
    )
    until(lambda: client.responses.retrieve(second.id).status not in ("queued", "in_progress"))
    assert second.model == OTHER


def test_an_adapter_belongs_to_the_model_that_its_request_names(several: RunningServer) -> None:
    load = {"lora_name": OTHER, "lora_path": "mine"}
    refused = post(f"{several.url}/v1/load_lora_adapter", json=load)
    assert "is the name of the model itself" in refused.json()["error"]["message"]
    other = post(f"{several.url}/v1/load_lora_adapter", json=load | {"lora_name": "new", "model": OTHER})
    assert "adapters" in other.json()["error"]["message"]  # this one has no place for any
    assert completion(several, model="mine")["model"] == "mine"


def test_names_that_are_there_twice_are_refused(llms: dict[str, LLM]) -> None:
    def refused(*names: str) -> str:
        servers = [Server(llm, Settings(name=name)) for llm, name in zip(llms.values(), names, strict=True)]
        with pytest.raises(Refused) as caught:
            Models(servers)
        return str(caught.value)

    assert "two models or adapters have the name 'a'" in refused("a", "a")
    assert "two models or adapters have the name 'mine'" in refused("a", "mine")
