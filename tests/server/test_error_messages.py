"""Errors in the words of the body: names as in the JSON, nothing of the server's inside."""

import re
from typing import Any

import pytest
from support.serving import RunningServer, get, post

from xlabatch import LLM
from xlabatch.request import NO_TOKEN_LEFT
from xlabatch.server.http.bodies import SMALL_BYTES
from xlabatch.server.http.other_paths import BASE, INSTEAD

ASK: Any = [{"role": "user", "content": "Hi"}]
WRONG = {"type": "zzz"}
FALSE = {"type": "json_schema", "json_schema": {"schema": False}}
INSIDE = re.compile(
    r"constrained|list\[|dict\[|tagged-union|\w+\(\)|/tmp|\.py|(cmpl|chatcmpl|batch|msg|resp|embd)-"
)


def refusal(served: RunningServer, path: str, body: Any, status: int = 400) -> dict[str, Any]:
    response = post(served.url + path, json=body)
    assert response.status_code == status, response.text
    error: dict[str, Any] = response.json()["error"]
    assert not INSIDE.search(error["message"]), error["message"]
    return error


@pytest.mark.parametrize(
    ("path", "body", "param", "message"),
    [
        ("/v1/completions", {"prompt": "a", "stop": ["a", 5]}, "stop", "stop.1 must be a string, got 5"),
        ("/v1/completions", {"prompt": "a", "stop": 5}, "stop", "stop must be a string or an array, got 5"),
        (
            "/v1/completions",
            {"prompt": "a", "stop": ["b"] * 17},
            "stop",
            "stop may have 16 entries, got more",
        ),
        ("/v1/completions", {"prompt": 5}, "prompt", "prompt must be a string or an array, got 5"),
        ("/v1/completions", {"prompt": ["a", 5]}, "prompt", "prompt.1 must be a string, got 5"),
        ("/v1/completions", {"prompt": [[1], [2, "b"]]}, "prompt", "prompt.1.1 must be an integer, got 'b'"),
        ("/v1/completions", {"prompt": "a", "temperature": "x"}, "temperature", "must be a number, got 'x'"),
        ("/v1/completions", {"prompt": "a", "temperature": -1}, "temperature", "is between 0 and 1000000"),
        ("/v1/completions", {"prompt": "a", "max_tokens": -1}, "max_tokens", "must be at least 0, got -1"),
        (
            "/v1/completions",
            {"prompt": "a", "max_tokens": -1},
            "max_tokens",
            "n_predict -1 of /completion is",
        ),
        (
            "/v1/chat/completions",
            {"messages": ASK, "max_tokens": -1},
            "max_tokens",
            "max_tokens must be at least 1, got -1; leave it out for all that fits",
        ),
        (
            "/v1/chat/completions",
            {"messages": ASK, "max_completion_tokens": -1},
            "max_completion_tokens",
            "max_completion_tokens must be at least 1, got -1; leave it out for all that fits",
        ),
        *(
            ("/v1/chat/completions", {"messages": ASK, name: "x"}, name, f"is not supported: {message}")
            for name, message in {
                "chat_template": "it is the server's, from the model or serve --chat-template FILE",
                "reasoning_format": "reasoning comes as reasoning_content",
                "documents": "put them into a message; /rerank orders them by a query",
                "guided_decoding_backend": "there is only one; leave it out",
                "mm_processor_kwargs": "the model's preprocessor_config.json says it",
            }.items()
        ),
        (
            "/v1/completions",
            {"prompt": "a", "cache_use": "x"},
            "cache_use",
            "'read', 'save' or 'both', got 'x'",
        ),
        ("/v1/completions", {"prompt": [[1], [9999]]}, "prompt", "prompt 1: "),
        ("/v1/completions", {"prompt": []}, "prompt", "prompt is empty; it needs at least one token"),
        ("/v1/completions", {"prompt": "a", "stream_options": {}}, "stream_options", "for streams only"),
        (
            "/v1/completions",
            {"prompt": "a", "best_off": 1},
            "best_off",
            "parameter best_off is not supported",
        ),
        (
            "/v1/completions",
            {"prompt": "a", "n_predict": 1},
            "n_predict",
            "parameter n_predict is not supported: here it is max_tokens",
        ),
        ("/v1/completions", {"prompt": "a", "stop_strings": "b"}, "stop_strings", "here it is stop"),
        ("/v1/completions", {"prompt": "a", "num_beams": 2}, "num_beams", "there is no beam search"),
        (
            "/v1/chat/completions",
            {"messages": [{"role": "user", "content": "a"}], "temprature": 1, "repeat_penalty": 2},
            "temprature",
            "parameter temprature, repeat_penalty is not supported; did you mean temperature?; "
            "repeat_penalty: here it is repetition_penalty",
        ),
        ("/v1/chat/completions", {"messages": []}, "messages", "messages must not be empty"),
        (
            "/v1/chat/completions",
            {"messages": [{"role": "user", "content": "a"}], "top_logprobs": 2},
            "top_logprobs",
            "top_logprobs needs logprobs to be true",
        ),
        ("/v1/chat/completions", {"messages": [{"content": "a"}]}, "messages", "messages.0.role is missing"),
        (
            "/v1/chat/completions",
            {"messages": [{"role": "user"}]},
            "messages",
            "messages.0.content is missing",
        ),
        (
            "/v1/chat/completions",
            {"messages": [{"role": "user", "content": [{"type": "input_audio"}]}]},
            "messages",
            "type must be one of 'text', 'refusal', 'image_url', 'image', got 'input_audio'",
        ),
        (
            "/v1/chat/completions",
            {"messages": [{"role": "user", "content": [{"type": "image_url", "image_url": "x"}]}]},
            "messages",
            "messages.0.content.0.image_url must be an object, got 'x'",
        ),
        (
            "/v1/chat/completions",
            {"messages": ASK, "tools": [{"function": {"name": "f", "parameters": {"type": "zzz"}}}]},
            "tools",
            "tools: parameters of f: Invalid type: zzz",
        ),
        *(
            (path, body | {name: value}, param or name, message)
            for path, body in (
                ("/v1/completions", {"prompt": "a"}),
                ("/v1/chat/completions", {"messages": ASK}),
            )
            for name, value, param, message in (
                ("guided_regex", "(", None, "guided_regex: at 1(8): invalid regex"),
                ("guided_json", "{bad", None, "guided_json is not JSON: "),
                ("structured_outputs", {"json": "{bad"}, None, "structured_outputs.json is not JSON: "),
                ("structured_outputs", {"json": WRONG}, None, "structured_outputs.json: Invalid type: zzz"),
                ("structured_outputs", {"zz": 1}, None, "parameter structured_outputs.zz is not supported"),
                ("response_format", FALSE, None, "response_format is a JSON schema, got False"),
                (
                    "response_format",
                    {"type": "json_object", "schema": WRONG},
                    None,
                    "response_format: Invalid",
                ),
                ("json_schema", WRONG, None, "json_schema: Invalid type: zzz"),
                ("allowed_token_ids", [], None, "allowed_token_ids is empty: no token could be generated"),
            )
        ),
        (
            "/v1/completions",
            {"prompt": "a", "guided_choice": ["a"], "guided_regex": "a"},
            "guided_choice",
            "guided_choice cannot be combined with guided_regex",
        ),
        (
            "/v1/completions",
            {"prompt": "a", "stream": True, "stream_options": {"zz": 1}},
            "stream_options",
            "parameter stream_options.zz is not supported",
        ),
        (
            "/v1/chat/completions",
            {"messages": ASK, "logprobs": True, "top_logprobs": 50},
            "top_logprobs",
            "top_logprobs must be at most 20, got 50",
        ),
        (
            "/v1/responses",
            {"input": "a", "top_logprobs": 30},
            "top_logprobs",
            "top_logprobs must be at most 20, got 30",
        ),
        (
            "/v1/responses",
            {"input": "a", "text": {"format": {"type": "json_schema", "schema": WRONG}}},
            "text",
            "text.format: Invalid type: zzz",
        ),
        ("/completion", {"prompt": "a", "guided_regex": "("}, "guided_regex", "guided_regex: at 1"),
        ("/v1/embeddings", {"input": []}, "input", "input is empty; it needs at least one token"),
        ("/v1/responses", {"input": [{"type": "foo"}]}, "input", "input.0.type must be 'message', "),
        ("/v1/responses", {"input": "a", "include": ["zz"]}, "include", "include.0 must be 'message.output"),
        (
            "/v1/completions",
            {"prompt": "a", "samplers": ["zz"]},
            "samplers",
            "samplers.0 must be 'penalties'",
        ),
        ("/v1/embeddings", {}, "input", "input is missing"),
        (
            "/batch",
            {"items": [{"id": "mine", "prompt": "a", "top_p": 2}, {"prompt": "b"}]},
            None,
            "item 'mine'",
        ),
    ],
)
def test_a_value_is_refused_by_its_name_in_the_body(
    served: RunningServer, path: str, body: Any, param: str | None, message: str
) -> None:
    error = refusal(served, path, body)
    assert error["param"] == param
    assert message in error["message"]


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("/v1/completions", {"messages": ASK}, "/v1/chat/completions"),
        ("/v1/completions", {"prompt": "a", "max_completion_tokens": 1}, "here it is max_tokens"),
        ("/v1/completions", {"input": "a"}, "/v1/responses and /v1/embeddings"),
        ("/v1/chat/completions", {"prompt": "a"}, "/v1/completions"),
        ("/v1/chat/completions", {"input": "a"}, "/v1/responses"),
        ("/v1/chat/completions", {"messages": ASK, "system": "Be brief."}, "/v1/messages"),
        ("/v1/responses", {"messages": ASK}, "/v1/chat/completions"),
        ("/v1/responses", {"input": "a", "max_tokens": 5}, "max_output_tokens"),
        ("/v1/embeddings", {"prompt": "a"}, "takes input"),
        ("/v1/messages", {"model": "m", "max_tokens": 5, "messages": ASK, "stop": ["a"]}, "stop_sequences"),
    ],
)
def test_a_body_of_another_endpoint_is_recognised(
    served: RunningServer, path: str, body: Any, message: str
) -> None:
    assert message in refusal(served, path, body)["message"]


def test_too_many_prompts_are_refused_with_one_sentence(served: RunningServer) -> None:
    for prompts in (["a"] * 1025, [[5]] * 1025):
        error = refusal(served, "/v1/completions", {"prompt": prompts})
        assert error["message"] == "prompt may have 1024 entries, got more"


def test_a_large_body_is_refused_in_the_same_words(served: RunningServer) -> None:
    body = {"prompt": "a" * SMALL_BYTES, "stop": ["a", 5]}
    error = refusal(served, "/v1/completions", body)
    assert (error["message"], error["param"]) == ("stop.1 must be a string", "stop")


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/v1/chat/completion", "there is no /v1/chat/completion here; did you mean /v1/chat/completions?"),
        (
            "/responses/input_tokens",
            "there is no /responses/input_tokens here; did you mean /v1/responses/input_tokens?",
        ),
        ("/api/generate", "there is no /api/generate here; /v1/completions takes a prompt"),
        ("/slots/0", f"there is no /slots/0 here; {INSTEAD['/slots/']}"),
        ("/v1/generate", f"there is no /v1/generate here; {INSTEAD['/generate']}"),
        ("/v1/score", "there is no /v1/score here; /rerank takes a query and documents"),
        ("/api/tags", "there is no /api/tags here; /v1/models lists the models"),
        ("/v1/", f"there is no /v1/ here; {BASE}"),
        ("/v1/images/generations", "there is no /v1/images/generations here; this server writes text only"),
        (
            "/v1/load_lora_adapter",
            "there is no /v1/load_lora_adapter here; adapters come over HTTP with --adapter-folder DIR",
        ),
        ("/pause", "there is no /pause here; weights change over HTTP with --weights-folder DIR"),
        (
            "/api/v1/asample",
            "there is no /api/v1/asample here; adapters are trained with --train DIR",
        ),
        ("/a\nb", "there is no /a%0Ab here; /docs has all paths"),
    ],
)
def test_an_unknown_path_is_named(served: RunningServer, path: str, message: str) -> None:
    response = post(served.url + path.replace("\n", "%0A"), json={})
    assert (response.status_code, response.json()["error"]["message"]) == (404, message)


def test_another_method_is_named(served: RunningServer) -> None:
    response = get(f"{served.url}/v1/completions")
    assert (response.status_code, response.headers["allow"]) == (405, "POST")
    assert response.json()["error"]["message"] == "/v1/completions takes POST, not GET"


def test_messages_have_the_servers_name_of_the_model(served: RunningServer, llm: LLM) -> None:
    assert llm.tokenizer.name == llm.engine.grammars.name == "stories"
    error = refusal(served, "/v1/completions", {"model": "other", "prompt": "a"}, status=404)
    assert error["message"] == "model 'other' is not served here; the server has 'stories'"


def test_a_prompt_that_is_too_long_has_no_internal_id(served: RunningServer) -> None:
    error = refusal(served, "/v1/completions", {"prompt": "a", "max_tokens": 10_000})
    assert "a slot holds" in error["message"]
    assert not error["message"].startswith("request")


IMPOSSIBLE = {"guided_choice": ["0"], "allowed_token_ids": [0, 69]}  # neither the end nor "a" begins "0"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/completions", {"prompt": "a"}),
        ("/completion", {"prompt": "a"}),
        ("/v1/chat/completions", {"messages": ASK}),
        ("/v1/responses", {"input": "a"}),
    ],
)
def test_options_that_exclude_each_other_are_the_clients_fault(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    """A grammar and allowed ids may leave no token; the engine only finds this during a completion."""
    error = refusal(served, path, body | IMPOSSIBLE)
    assert (error["type"], error["message"]) == ("invalid_request_error", NO_TOKEN_LEFT)
    streamed = post(served.url + path, json=body | IMPOSSIBLE | {"stream": True}).text
    assert NO_TOKEN_LEFT in streamed
    assert "server_error" not in streamed
