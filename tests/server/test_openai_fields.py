"""Every optional field of OpenAI's newest client, one at a time: it works, has no effect, or is refused."""

from typing import Any

import httpx
import pytest
from openai.types import completion_create_params, embedding_create_params
from openai.types.chat import completion_create_params as chat_create_params
from openai.types.responses import response_create_params
from support.serving import RunningServer, post, running

from xlabatch import LLM

ASK: Any = [{"role": "user", "content": "Hi"}]
TOOL: Any = {"name": "f", "parameters": {"type": "object", "properties": {}}}
BODIES: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": {"messages": ASK, "max_tokens": 4, "temperature": 0},
    "/v1/completions": {"prompt": "Once", "max_tokens": 4, "temperature": 0},
    "/v1/responses": {"input": "Hi", "max_output_tokens": 4, "temperature": 0},
    "/v1/embeddings": {"input": "Hi"},
}
PARAMETERS = {
    "/v1/chat/completions": chat_create_params.CompletionCreateParamsBase,
    "/v1/completions": completion_create_params.CompletionCreateParamsBase,
    "/v1/responses": response_create_params.ResponseCreateParamsBase,
    "/v1/embeddings": embedding_create_params.EmbeddingCreateParams,
}
ABOUT_THE_CLIENT: dict[str, Any] = {
    "metadata": {"a": "b"},
    "prompt_cache_key": "k",
    "prompt_cache_options": {"mode": "implicit"},
    "prompt_cache_retention": "24h",
    "safety_identifier": "s",
    "service_tier": "flex",
    "store": False,
    "user": "u",
}
WITHOUT_EFFECT: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": ABOUT_THE_CLIENT
    | {
        "modalities": ["text"],
        "prediction": {"type": "content", "content": "a"},
        "verbosity": "low",
        "web_search_options": {},
        "parallel_tool_calls": True,
        "reasoning_effort": "low",
        "response_format": {"type": "text"},
        "n": 1,
        "seed": 5,
        "stop": "",
        "logit_bias": {},
        "top_p": 0.5,
    },
    "/v1/completions": {
        "user": "u",
        "best_of": 1,
        "suffix": "",
        "n": 1,
        "seed": 5,
        "stop": [""],
        "top_p": 0.5,
    },
    "/v1/responses": ABOUT_THE_CLIENT
    | {
        "access_programs": {"cyber": "standard"},
        "background_options": {"completion_window": "soonest"},
        "context_management": [],
        "image": {"context_compression": "auto"},
        "include": ["reasoning.encrypted_content"],
        "max_tool_calls": 3,
        "parallel_tool_calls": False,
        "reasoning": {"effort": "low", "summary": "auto", "context": "auto", "mode": "standard"},
        "stream_options": {"include_obfuscation": False},
        "text": {"format": {"type": "text"}, "verbosity": "low"},
        "tools": [],
        "tool_choice": "auto",
        "truncation": "auto",
        "top_p": 0.5,
    },
    "/v1/embeddings": {"user": "u", "encoding_format": "float"},
}
WITH_EFFECT: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": {
        "frequency_penalty": 2.0,
        "presence_penalty": 2.0,
        "function_call": {"name": "f"},
        "functions": [TOOL],
        "logprobs": True,
        "max_completion_tokens": 2,
        "max_tokens": 2,
        "stream_options": {"include_usage": True},
        "temperature": 2.0,
        "tool_choice": "required",
        "tools": [{"type": "function", "function": TOOL}],
        "top_logprobs": 2,
    },
    "/v1/completions": {
        "echo": True,
        "frequency_penalty": 2.0,
        "presence_penalty": 2.0,
        "logit_bias": {"5": 100},
        "logprobs": 1,
        "max_tokens": 2,
        "stream_options": {"include_usage": True},
        "temperature": 2.0,
    },
    "/v1/responses": {
        "background": True,
        "instructions": "Be brief.",
        "max_output_tokens": 2,
        "temperature": 2.0,
        "top_logprobs": 2,
        "previous_response_id": "resp_1",
    },
    "/v1/embeddings": {"dimensions": 8},
}
TOGETHER: dict[str, dict[str, Any]] = {  # what a field needs
    "function_call": {"functions": [TOOL]},
    "tool_choice": {"tools": [{"type": "function", "function": TOOL}]},
    "top_logprobs": {"logprobs": True},
    "stream_options": {"stream": True},
}
REFUSED: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": {
        "audio": {"voice": "alloy", "format": "mp3"},
        "moderation": {"model": "m"},
        "modalities": ["text", "audio"],
        "web_search_options": {"search_context_size": "low"},
    },
    "/v1/completions": {"best_of": 2},
    "/v1/responses": {
        "conversation": "conv_1",
        "context_management": [{"type": "compaction", "compact_threshold": 1000}],
        "moderation": {"model": "m"},
        "prompt": {"id": "pmpt_1"},
        "tools": [{"type": "web_search"}],
    },
    "/v1/embeddings": {},
}
NEEDED = {"model", "input", "messages", "prompt"}


def cases(table: dict[str, dict[str, Any]]) -> list[tuple[str, str, Any]]:
    return [(path, name, value) for path, fields in table.items() for name, value in fields.items()]


@pytest.mark.parametrize("path", BODIES)
def test_each_field_of_the_client_is_in_a_table(path: str) -> None:
    fields = set(PARAMETERS[path].__annotations__)
    known = {*WITHOUT_EFFECT[path], *WITH_EFFECT[path], *REFUSED[path]}
    assert fields - known - NEEDED == set()


def answer(response: httpx.Response) -> Any:
    """What a response says, without what differs with each request."""
    assert response.status_code == 200, response.text
    body = response.json()
    if "output" in body:
        return [[part["text"] for part in item.get("content") or ()] for item in body["output"]]
    return body.get("choices") or [each["embedding"] for each in body["data"]]


@pytest.mark.heavy
@pytest.mark.parametrize(("path", "name", "value"), cases(WITHOUT_EFFECT))
def test_a_field_without_effect_changes_no_answer(
    served: RunningServer, path: str, name: str, value: Any
) -> None:
    plain = answer(post(served.url + path, json=BODIES[path]))
    assert answer(post(served.url + path, json=BODIES[path] | {name: value})) == plain
    assert answer(post(served.url + path, json=BODIES[path] | {name: None})) == plain


@pytest.mark.heavy
@pytest.mark.parametrize(("path", "name", "value"), cases(WITH_EFFECT))
def test_a_field_with_effect_is_taken(served: RunningServer, path: str, name: str, value: Any) -> None:
    more: dict[str, Any] = TOGETHER.get(name, {}) if path != "/v1/responses" else {}
    response = post(served.url + path, json=BODIES[path] | more | {name: value})
    expected = 404 if name == "previous_response_id" else 200  # none has this id
    assert response.status_code == expected, response.text


@pytest.mark.parametrize(("path", "name", "value"), cases(REFUSED))
def test_other_fields_are_refused_by_name(served: RunningServer, path: str, name: str, value: Any) -> None:
    response = post(served.url + path, json=BODIES[path] | {name: value})
    assert response.status_code == 400
    assert response.json()["error"]["param"] == name
    assert name in response.json()["error"]["message"]


def test_parts_may_have_marks_of_caches_and_may_be_refusals(served: RunningServer) -> None:
    path = "/v1/chat/completions"
    marks = {"cache_control": {"type": "ephemeral"}, "prompt_cache_breakpoint": {"mode": "explicit"}}
    parts = [{"type": "text", "text": "Hi"}]
    plain = answer(post(served.url + path, json=BODIES[path]))
    for mark, value in marks.items():
        messages = [{"role": "user", "content": [parts[0] | {mark: value}]}]
        assert answer(post(served.url + path, json=BODIES[path] | {"messages": messages})) == plain
    refused = [{"role": "assistant", "content": [{"type": "refusal", "refusal": "No."}]}]
    said = [{"role": "assistant", "content": "No."}]
    one, other = (
        answer(post(served.url + path, json=BODIES[path] | {"messages": [*ASK, *each, *ASK]}))
        for each in (refused, said)
    )
    assert one == other


TEMPLATE = (
    "{% for message in messages %}{{ message.reasoning_content }}{{ message.content }}\n{% endfor %}"
    "{{ enable_thinking }}{{ thinking }}{% if enable_thinking %}<think>{% endif %}{# </think> #}"
)


@pytest.fixture(scope="module")
def thinking() -> Any:
    with running(LLM(slots=2, context=256, chat_template=TEMPLATE)) as served:
        yield served


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"enable_thinking": True}, "TrueTrue<think>"),
        ({"enable_thinking": False}, "FalseFalse"),
        ({"thinking": True}, "TrueTrue<think>"),
        ({"thinking": {"type": "disabled"}}, "FalseFalse"),
        ({"thinking": {"type": "enabled", "budget_tokens": 3}}, "TrueTrue<think>"),
        ({"chat_template_kwargs": {"enable_thinking": False}, "thinking": True}, "FalseTrue"),
        ({}, ""),
    ],
)
def test_thinking_is_a_variable_of_the_template(
    thinking: RunningServer, more: dict[str, Any], expected: str
) -> None:
    response = post(f"{thinking.url}/apply-template", json={"messages": ASK} | more)
    assert response.json()["prompt"] == f"Hi\n{expected}"


def test_a_contradiction_about_thinking_is_refused(thinking: RunningServer) -> None:
    body = {"messages": ASK, "enable_thinking": True, "thinking": {"type": "disabled"}}
    response = post(f"{thinking.url}/v1/chat/completions", json=body)
    assert (response.status_code, "contradict" in response.text) == (400, True)


@pytest.mark.heavy
def test_reasoning_has_both_of_its_names_and_a_budget(thinking: RunningServer) -> None:
    think = {"type": "enabled", "budget_tokens": 5}
    body = {"messages": ASK, "max_tokens": 40, "ignore_eos": True, "temperature": 0, "thinking": think}
    message = post(f"{thinking.url}/v1/chat/completions", json=body).json()["choices"][0]["message"]
    assert message["reasoning"] == message["reasoning_content"]
    assert message["content"]
    for name in ("reasoning", "reasoning_content"):  # both may be sent back
        messages = [{"role": "assistant", "content": "b", name: "a"}]
        prompt = post(f"{thinking.url}/apply-template", json={"messages": messages}).json()["prompt"]
        assert prompt.startswith("ab\n")


@pytest.mark.parametrize(("path", "default"), [("/v1/completions", True), ("/v1/chat/completions", False)])
def test_special_tokens_are_added_or_not(served: RunningServer, path: str, default: bool) -> None:
    def prompt_ids(**more: Any) -> list[int]:
        body = post(served.url + path, json=BODIES[path] | {"return_token_ids": True} | more).json()
        ids: list[int] = body.get("prompt_token_ids") or body["choices"][0]["prompt_token_ids"]
        return ids

    with_them, without = prompt_ids(add_special_tokens=True), prompt_ids(add_special_tokens=False)
    assert len(with_them) == len(without) + 1
    assert with_them[1:] == without
    assert prompt_ids() == (with_them if default else without)
