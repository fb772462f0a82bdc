"""Requests that do not say how to sample get the model's defaults, at every endpoint; what they say wins."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.serving import RunningServer, get, post, post_delayed, running, until

from xlabatch import LLM
from xlabatch.protocols.llama_body import WHOLE_CONTEXT, LlamaCompletionBody

OPTIONS = {"temperature": 0.6, "top_k": 30, "top_p": 0.9, "min_p": 0.02, "repetition_penalty": 1.2}
ASK: Any = [{"role": "user", "content": "Tell me a story."}]
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/v1/completions", {"prompt": "Once", "max_tokens": 24}),
    ("/v1/chat/completions", {"messages": ASK, "max_tokens": 24}),
    ("/v1/responses", {"input": "Tell me a story.", "max_output_tokens": 24}),
    ("/batch", {"items": [{"prompt": "Once", "max_tokens": 24, "seed": 3}]}),
]


@pytest.fixture(scope="module")
def llm(tmp_path_factory: pytest.TempPathFactory) -> LLM:
    file: Path = tmp_path_factory.mktemp("defaults") / "generation_config.json"
    file.write_text(json.dumps(OPTIONS | {"do_sample": True, "eos_token_id": 0}))
    return LLM(slots=4, context=256, generation_config=str(file))


@pytest.fixture(scope="module")
def greedy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    file: Path = tmp_path_factory.mktemp("greedy") / "generation_config.json"
    file.write_text(json.dumps({"do_sample": False, "temperature": 0.6}))
    with running(LLM(slots=2, context=256, generation_config=file)) as served:
        yield served


def text_of(body: Any) -> str:
    """The text of a response of any endpoint."""
    if "results" in body:
        return str(body["results"][0]["choices"][0]["text"])
    if "output" in body:
        return str(body["output"][0]["content"][0]["text"])
    if "content" in body:
        return str(body["content"][0]["text"])
    [choice] = body["choices"]
    return str(choice["text"] if "text" in choice else choice["message"]["content"])


def answer(served: RunningServer, path: str, body: dict[str, Any], **more: Any) -> str:
    batch = path == "/batch"
    body = {"items": [body["items"][0] | more]} if batch else {"seed": 3} | body | more
    response = post(served.url + path, json=body)
    assert response.status_code == 200, response.text
    return text_of(response.json())


@pytest.mark.heavy
@pytest.mark.parametrize(("path", "body"), BODIES)
def test_an_endpoint_samples_by_the_models_defaults(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    by_default = answer(served, path, body)
    assert by_default == answer(served, path, body, **OPTIONS)
    assert by_default == answer(served, path, body, **dict.fromkeys(OPTIONS))  # null: as if not given
    assert by_default != answer(served, path, body, temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)
    assert answer(served, path, body, temperature=0) == answer(served, path, body, temperature=0, seed=4)


def test_one_given_option_keeps_the_defaults_of_the_others(served: RunningServer) -> None:
    path, body = BODIES[1]
    one = answer(served, path, body, temperature=1.3)
    assert one == answer(served, path, body, **OPTIONS | {"temperature": 1.3})
    assert one != answer(served, path, body, temperature=1.3, top_k=0, top_p=1, min_p=0, repetition_penalty=1)


def test_anthropics_messages_have_the_defaults_too(served: RunningServer, llm: LLM) -> None:
    """They have no seed, so the request that reaches the engine is compared."""
    seen = []
    submit = llm.engine.submit

    def recorded(checked: Any) -> None:
        seen.append(checked.request)
        submit(checked)

    llm.engine.submit = recorded  # type: ignore[method-assign, assignment]
    body = {"model": "any", "messages": ASK, "max_tokens": 4}
    try:
        for more in ({}, {"temperature": 0.1}):
            assert post(f"{served.url}/v1/messages", json=body | more).status_code == 200
    finally:
        llm.engine.submit = submit  # type: ignore[method-assign]
    until(lambda: served.idle)
    assert [{name: getattr(each, name) for name in OPTIONS} for each in seen] == [
        OPTIONS,
        OPTIONS | {"temperature": 0.1},
    ]


def test_a_response_says_how_it_was_sampled(served: RunningServer) -> None:
    body = post(f"{served.url}/v1/responses", json={"input": "Hi", "max_output_tokens": 2}).json()
    assert (body["temperature"], body["top_p"]) == (0.6, 0.9)


def test_the_defaults_are_listed(served: RunningServer) -> None:
    [card] = get(f"{served.url}/v1/models").json()["data"]
    assert card["default_sampling"] == OPTIONS


@pytest.mark.heavy
def test_a_model_that_does_not_sample_is_greedy_unless_a_request_samples(greedy: RunningServer) -> None:
    path, body = BODIES[1]
    texts = {answer(greedy, path, body, seed=seed) for seed in range(3)}
    assert texts == {answer(greedy, path, body, temperature=0)}
    assert len({answer(greedy, path, body, seed=seed, temperature=1) for seed in range(3)}) > 1


def test_equal_requests_without_a_seed_are_shared_where_the_default_is_greedy(greedy: RunningServer) -> None:
    body = {"prompt": "Once", "max_tokens": 60, "ignore_eos": True}
    before = get(f"{greedy.url}/metrics").text
    asyncio.run(post_delayed(greedy, body, [({}, 0.0), ({}, 0.0)]))
    after = get(f"{greedy.url}/metrics").text
    assert 'xlabatch_shared_total{model_name="stories"} 0.0' in before
    assert 'xlabatch_shared_total{model_name="stories"} 1.0' in after


@pytest.mark.parametrize(
    ("given", "size"),
    [
        ({}, 64),
        ({"repetition_penalty": None}, 64),
        ({"repetition_context_size": 9}, 9),
        ({"repeat_last_n": 9}, 9),
        ({"repetition_penalty": 1.1}, None),
        ({"repeat_penalty": 1.1}, None),
        ({"repeat_last_n": -1}, WHOLE_CONTEXT),
        ({"repeat_last_n": -1, "repeat_penalty": 1.1}, WHOLE_CONTEXT),
    ],
)
def test_how_far_a_penalty_looks_goes_with_it(given: dict[str, Any], size: int | None) -> None:
    body = LlamaCompletionBody.model_validate({"prompt": "a"} | given)
    body.fill_in({"repetition_penalty": 1.2, "repetition_context_size": 64})
    [item] = body.items()
    assert item.get("repetition_context_size") == size
    assert item["repetition_penalty"] == (1.1 if 1.1 in given.values() else 1.2)
