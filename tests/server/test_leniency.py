"""Parameters of other servers' clients: those without effect are accepted, vLLM's names work, others fail."""

import json
from typing import Any

import httpx
import openai
import pytest
from support.serving import RunningServer, get, running

from xlabatch import LLM
from xlabatch.server.http.bodies import SMALL_BYTES

PROMPT = {"prompt": "Once upon a time", "max_tokens": 8, "temperature": 0}
ASK: dict[str, Any] = {"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 8, "temperature": 0}
WITHOUT_EFFECT: dict[str, Any] = {
    "user": "a",
    "store": True,
    "metadata": {"a": "b"},
    "service_tier": "auto",
    "prompt_cache_key": "k",
    "safety_identifier": "s",
    "verbosity": "low",
    "id_slot": 1,
    "samplers": ["top_k", "temperature"],
    "num_draft_tokens": 3,
    "top_k": -1,
    "of_a_later_version": None,
}


def post(served: RunningServer, path: str, body: dict[str, Any]) -> httpx.Response:
    return httpx.post(f"{served.url}/v1/{path}", json=body, timeout=60, verify=False)


@pytest.mark.parametrize(("path", "body"), [("completions", PROMPT), ("chat/completions", ASK)])
def test_parameters_without_effect_change_no_answer(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    plain, more = (post(served, path, each).json() for each in (body, body | WITHOUT_EFFECT))
    assert more["choices"] == plain["choices"]


@pytest.mark.parametrize(
    ("name", "value", "other"),
    [
        ("modalities", ["text"], ["text", "audio"]),
        ("best_of", 1, 2),
        ("use_beam_search", False, True),
        ("length_penalty", 1.0, 0.5),
        ("early_stopping", False, True),
        ("bad_words", [], ["Once"]),
        ("spaces_between_special_tokens", True, False),
        ("dynatemp_range", 0, 0.5),
        ("xtc_probability", 0.0, 0.1),
        ("dry_multiplier", 0, 0.8),
        ("min_keep", 0, 50),
        ("repeat_penalty", 1.0, 1.1),
        ("n_probs", 0, 2),
    ],
)
def test_parameters_are_accepted_with_the_value_that_changes_nothing(
    served: RunningServer, name: str, value: Any, other: Any
) -> None:
    for path, body in (("completions", PROMPT), ("chat/completions", ASK)):
        for harmless in (value, None):
            assert post(served, path, body | {name: harmless}).status_code == 200
        refused = post(served, path, body | {name: other})
        assert (refused.status_code, f"parameter {name}" in refused.text) == (400, True)


def test_a_developer_is_the_system_where_the_template_has_no_developer(served: RunningServer) -> None:
    def answer(role: str) -> Any:
        messages = [{"role": role, "content": "Be brief."}, *ASK["messages"]]
        return post(served, "chat/completions", ASK | {"messages": messages}).json()["choices"]

    assert answer("developer") == answer("system")


def test_log_probabilities_that_are_off_may_have_a_count_of_none(served: RunningServer) -> None:
    off = {"logprobs": False, "top_logprobs": 0}
    assert post(served, "chat/completions", ASK | off).json()["choices"][0]["logprobs"] is None


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({"of_a_later_version": 1}, "of_a_later_version"),
        ({"seed": 2**64}, "seed"),
        ({"seed": -(2**63) - 1}, "seed"),
        ({"top_k": -2}, "top_k"),
        ({"stream_options": {"include_usage": True}}, "stream_options"),
        ({"samplers": "zz"}, "'adaptive_p', 'typical_p' or 'tfs_z', got 'z'"),
        ({"num_draft_tokens": "zz"}, "num_draft_tokens must be an integer"),
        ({"logit_bias": {"5": 100, "05": -100}}, "logit_bias has token id 5 twice"),
        ({"regex": "a", "guided_regex": "b"}, "regex cannot be combined with guided_regex"),
        ({"json_schema": {}, "guided_json": {}}, "json_schema cannot be combined with guided_json"),
        ({"guided_json": "{"}, "guided_json"),
    ],
)
def test_others_are_refused_by_name(served: RunningServer, more: dict[str, Any], name: str) -> None:
    response = post(served, "completions", PROMPT | more)
    assert response.status_code == 400
    assert name in response.json()["error"]["message"]


@pytest.mark.parametrize(
    "more",
    [
        {"structured_outputs": {"choice": ["red (1)", "blue"]}},
        {"guided_choice": ["red (1)", "blue"]},
        {"structured_outputs": {"regex": r"red \(1\)|blue"}},
        {"guided_regex": r"red \(1\)|blue"},
        {"guided_grammar": 'start: "red (1)" | "blue"'},
    ],
)
def test_structured_output_has_the_names_of_vllm_too(served: RunningServer, more: dict[str, Any]) -> None:
    text = post(served, "completions", PROMPT | {"max_tokens": 30} | more).json()["choices"][0]["text"]
    assert text in ("red (1)", "blue")


@pytest.mark.parametrize(
    "more",
    [
        {"structured_outputs": {"json": {"enum": [1, 2]}}},
        {"guided_json": {"enum": [1, 2]}},
        {"guided_json": '{"enum": [1, 2]}'},
        {"json_schema": {"enum": [1, 2]}},
        {"response_format": {"type": "json_object", "schema": {"enum": [1, 2]}}},
    ],
)
def test_a_schema_has_several_names(served: RunningServer, more: dict[str, Any]) -> None:
    text = post(served, "chat/completions", ASK | more).json()["choices"][0]["message"]["content"]
    assert json.loads(text) in (1, 2)


def test_a_lenient_server_logs_and_ignores_unknown_parameters(
    llm: LLM, caplog: pytest.LogCaptureFixture
) -> None:
    unknown = {"of_a_later_version": 1, "response_format": {"type": "text", "and": 2}}
    with running(llm, lenient=True) as served:
        plain = post(served, "completions", PROMPT).json()
        for more in (unknown, unknown, unknown | {"user": "x" * SMALL_BYTES}):  # a process reads the last
            response = post(served, "completions", PROMPT | more)
            assert response.json()["choices"] == plain["choices"], response.text
        assert post(served, "completions", PROMPT | {"model": "gpt-4"}).json()["choices"] == plain["choices"]
        wrong = post(served, "completions", PROMPT | {"temperature": "hot"})
        assert "temperature" in wrong.json()["error"]["message"]
    assert [record.getMessage() for record in caplog.records if "ignored" in record.getMessage()] == [
        "parameter 'of_a_later_version' is not supported and ignored",
        "parameter 'and' is not supported and ignored",
    ]


@pytest.mark.heavy
def test_paths_need_no_version(served: RunningServer, client: openai.OpenAI) -> None:
    """The address of a llama-server is often the whole base URL of a client."""
    unversioned = openai.OpenAI(base_url=served.url, api_key="none", max_retries=0)
    name = unversioned.models.list().data[0].id
    request: Any = {"model": name, "messages": ASK["messages"], "max_tokens": 5, "temperature": 0}
    answers = [each.chat.completions.create(**request).choices[0] for each in (client, unversioned)]
    assert answers[0] == answers[1]
    assert unversioned.responses.create(model=name, input="Once", max_output_tokens=3).output_text


def test_every_chunk_may_have_the_usage_so_far(client: openai.OpenAI) -> None:
    extra: Any = {"include_usage": True, "continuous_usage_stats": True, "include_obfuscation": False}
    request: Any = {"model": client.models.list().data[0].id, "prompt": "Once", "max_tokens": 8}
    request |= {"stream": True, "stream_options": extra, "extra_body": {"ignore_eos": True}}
    chunks = list(client.completions.create(**request))
    counts = [chunk.usage.completion_tokens for chunk in chunks if chunk.usage]
    assert len(counts) == len(chunks)
    assert counts == sorted(counts)
    assert counts[-1] == 8


def test_each_chunk_of_a_conversation_counts_more_tokens(served: RunningServer) -> None:
    usage = {"include_usage": True, "continuous_usage_stats": True}
    body = ASK | {"stream_options": usage, "min_tokens": 8}
    chunks = chunks_of(served, "chat/completions", body)
    assert [chunk["usage"]["completion_tokens"] for chunk in chunks] == [*range(9), 8]
    assert [chunk["choices"][0]["finish_reason"] for chunk in chunks[:-1]] == [None] * 8 + ["length"]


@pytest.mark.parametrize(("path", "body"), [("completions", PROMPT), ("chat/completions", ASK)])
def test_times_and_the_prompts_text_come_on_request(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    wanted = body | {"timings_per_token": True, "verbose": True, "min_tokens": 8}
    reply = post(served, path, wanted).json()
    assert reply["__verbose"]["prompt"].endswith(body.get("prompt", "Hi<|assistant|>"))
    chunks = chunks_of(served, path, wanted | {"stream_options": {"include_usage": True}})
    for timings in (reply["timings"], chunks[-1]["timings"]):
        assert timings["prompt_n"] + timings["cache_n"] == reply["usage"]["prompt_tokens"]
        assert timings["predicted_n"] == 8
        assert timings["predicted_ms"] == pytest.approx(8 * timings["predicted_per_token_ms"])
        assert timings["predicted_ms"] > 0
    sent = [chunk["timings"]["predicted_n"] for chunk in chunks if "timings" in chunk]
    assert sent == sorted(sent)
    assert len(sent) == len(chunks) - (path == "chat/completions")  # but for the role
    assert not {"timings", "__verbose"} & post(served, path, body).json().keys()


def test_a_reply_may_begin_with_the_message_that_it_continues(served: RunningServer) -> None:
    messages = ASK["messages"] + [{"role": "assistant", "content": "Once upon"}]
    body = ASK | {"messages": messages, "continue_final_message": True}

    def content(**more: Any) -> str:
        return str(post(served, "chat/completions", body | more).json()["choices"][0]["message"]["content"])

    assert content(echo=True) == "Once upon" + content()
    deltas = [
        each["choices"][0]["delta"] for each in chunks_of(served, "chat/completions", body | {"echo": True})
    ]
    assert "".join(each.get("content") or "" for each in deltas) == content(echo=True)
    plain = ASK | {"echo": True}
    assert (
        post(served, "chat/completions", plain).json()["choices"][0]["message"]
        == post(served, "chat/completions", ASK).json()["choices"][0]["message"]
    )


def chunks_of(served: RunningServer, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    text = post(served, path, body | {"stream": True}).text
    return [json.loads(line[6:]) for line in text.splitlines() if line.startswith("data: {")]


def test_a_chat_stream_begins_with_the_role_and_ends_with_the_reason(served: RunningServer) -> None:
    """As OpenAI's streams do: what is between has text only."""
    choices = [chunk["choices"][0] for chunk in chunks_of(served, "chat/completions", ASK)]
    first, *texts, last = [choice["delta"] for choice in choices]
    assert first == {"role": "assistant", "content": None}
    assert all(list(delta) == ["content"] and delta["content"] for delta in texts)
    assert last == {}
    assert [choice["finish_reason"] for choice in choices] == [None] * (len(choices) - 1) + ["length"]


def test_special_tokens_are_shown_if_wanted(served: RunningServer) -> None:
    end = {"regex": "a", "max_tokens": 9}  # and then the end token
    texts = [
        post(served, "completions", PROMPT | end | {"skip_special_tokens": skip}).json()["choices"][0]["text"]
        for skip in (True, False)
    ]
    assert texts[0] == "a"
    assert texts[1].startswith("a<|")


def test_a_prompt_that_is_too_long_is_refused_in_the_words_that_clients_know(served: RunningServer) -> None:
    response = post(served, "completions", PROMPT | {"max_tokens": 10_000})
    error = response.json()["error"]
    assert (response.status_code, error["code"]) == (400, "context_length_exceeded")
    assert error["message"].startswith("This model's maximum context length is 256 tokens.")
    assert (error["type"], error["n_ctx"]) == ("exceed_context_size_error", 256)
    assert 0 < error["n_prompt_tokens"] < 256
    ids, text = (
        post(served, "completions", PROMPT | {"prompt": long}).json()["error"]
        for long in ([5] * 300, "word " * 9999)
    )
    assert (ids["n_prompt_tokens"], ids["n_ctx"]) == (300, 256)
    assert "at least" in text["message"]  # its tokens were not counted
    assert ("n_prompt_tokens" in text, text["n_ctx"]) == (False, 256)


def test_forms_are_refused_with_415(served: RunningServer) -> None:
    response = httpx.post(f"{served.url}/v1/completions", data={"prompt": "a"})
    assert response.status_code == 415
    assert "application/json" in response.json()["error"]["message"]


@pytest.mark.parametrize("stream", [True, False])
def test_a_response_has_an_id_the_clients_own_if_it_gave_one(served: RunningServer, stream: bool) -> None:
    url, body = f"{served.url}/v1/completions", PROMPT | {"stream": stream}
    assert httpx.post(url, json=body).headers["x-request-id"].startswith("cmpl-")
    for given, sent_back in (("a-1", True), ("a b", False)):
        response = httpx.post(url, json=body, headers={"x-request-id": given})
        assert (response.headers["x-request-id"] == given) == sent_back


def test_a_refusal_has_an_id_too(served: RunningServer) -> None:
    url = f"{served.url}/v1/completions"
    for body in (PROMPT | {"max_tokens": 10_000}, PROMPT | {"model": "other"}, PROMPT | {"unknown": 1}):
        assert httpx.post(url, json=body).headers["x-request-id"].startswith("req-")
        assert httpx.post(url, json=body, headers={"x-request-id": "a-1"}).headers["x-request-id"] == "a-1"


def test_log_probabilities_include_the_token_that_was_drawn(served: RunningServer) -> None:
    sampled = PROMPT | {"temperature": 3.0, "seed": 1, "logprobs": 1, "max_tokens": 20}
    logprobs = post(served, "completions", sampled).json()["choices"][0]["logprobs"]
    for token, logprob, top in zip(
        *(logprobs[name] for name in ("tokens", "token_logprobs", "top_logprobs")), strict=True
    ):
        assert top[token] == logprob
        assert len(top) <= 2


def test_the_stop_string_is_shown_on_request(served: RunningServer) -> None:
    text = post(served, "completions", PROMPT | {"max_tokens": 24}).json()["choices"][0]["text"]
    stop = text[9:14]
    hidden, shown = (
        post(served, "completions", PROMPT | {"max_tokens": 24, "stop": stop} | more).json()["choices"][0]
        for more in ({}, {"include_stop_str_in_output": True})
    )
    assert hidden["text"] == text[: text.index(stop)]
    assert shown["text"] == hidden["text"] + stop
    assert shown["finish_reason"] == hidden["finish_reason"] == "stop"


def test_a_truncated_prompt_is_its_end(served: RunningServer) -> None:
    ids = httpx.post(f"{served.url}/tokenize", json={"prompt": "Once upon a time there was"}).json()["tokens"]
    long = PROMPT | {"prompt": ids * 200}
    assert post(served, "completions", long).status_code == 400
    kept = post(served, "completions", long | {"truncate_prompt_tokens": 11}).json()
    assert kept["usage"]["prompt_tokens"] == 11
    assert (
        kept["choices"] == post(served, "completions", PROMPT | {"prompt": (ids * 3)[-11:]}).json()["choices"]
    )
    begin = {"truncate_prompt_tokens": 4, "truncation_side": "right", "return_token_ids": True}
    [choice] = post(served, "completions", long | begin).json()["choices"]
    assert choice["prompt_token_ids"] == ids[:4]
    filled = post(served, "completions", long | {"truncate_prompt_tokens": -1}).json()
    models = get(f"{served.url}/v1/models").json()
    assert filled["usage"]["total_tokens"] == models["data"][0]["max_model_len"]
    for wrong in (0, -2):
        assert post(served, "completions", PROMPT | {"truncate_prompt_tokens": wrong}).status_code == 400
    text = PROMPT | {"prompt": "a " * 2**19, "truncate_prompt_tokens": 3}
    assert "characters" in post(served, "completions", text).json()["error"]["message"]


@pytest.mark.parametrize(("path", "body"), [("completions", PROMPT), ("chat/completions", ASK)])
def test_token_ids_are_returned_on_request(served: RunningServer, path: str, body: dict[str, Any]) -> None:
    """Those of the prompt with the choice, or with the body and the first chunk in a conversation."""
    plain = post(served, path, body).json()
    response = post(served, path, body | {"return_token_ids": True}).json()
    choice = response["choices"][0]
    prompt_ids = (choice | response)["prompt_token_ids"]
    assert len(prompt_ids) == plain["usage"]["prompt_tokens"]
    assert len(choice["token_ids"]) == plain["usage"]["completion_tokens"]
    assert (plain["choices"][0] | plain)["prompt_token_ids"] is plain["choices"][0]["token_ids"] is None
    held = {"stop": "a text that does not come"}  # tokens whose text is held back have chunks too
    chunks = chunks_of(served, path, body | held | {"return_token_ids": True})
    found = [chunk["choices"][0] | chunk for chunk in chunks]
    assert [each["prompt_token_ids"] for each in found if "prompt_token_ids" in each] == [prompt_ids]
    assert "prompt_token_ids" in found[0]
    assert [id for each in found for id in each.get("token_ids", [])] == choice["token_ids"]


@pytest.mark.parametrize(("path", "body"), [("completions", PROMPT), ("chat/completions", ASK)])
def test_log_probabilities_name_tokens_by_id_on_request(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    count = {"logprobs": 1} if path == "completions" else {"logprobs": True, "top_logprobs": 1}
    wanted = {"return_token_ids": True, "return_tokens_as_token_ids": True}
    [choice] = post(served, path, body | count | wanted).json()["choices"]
    logprobs = choice["logprobs"]
    if path == "completions":
        names, best = logprobs["tokens"], [next(iter(top)) for top in logprobs["top_logprobs"]]
    else:
        names = [each["token"] for each in logprobs["content"]]
        best = [each["top_logprobs"][0]["token"] for each in logprobs["content"]]
    assert names == best == [f"token_id:{id}" for id in choice["token_ids"]]


@pytest.mark.parametrize(("path", "body"), [("completions", PROMPT), ("chat/completions", ASK)])
def test_log_probabilities_of_given_ids_replace_the_most_likely(
    served: RunningServer, path: str, body: dict[str, Any]
) -> None:
    """Beside the token itself, as in vLLM, and in a stream as in a body."""
    count = {"logprobs": 3} if path == "completions" else {"logprobs": True, "top_logprobs": 3}
    wanted: dict[str, Any] = {"return_tokens_as_token_ids": True, "logprob_token_ids": [300, 5]}
    [choice] = post(served, path, body | count | wanted).json()["choices"]
    found = alternatives(choice["logprobs"])
    assert len(found) == 8
    assert all(names == sorted({token, "token_id:300", "token_id:5"}) for token, names in found)
    chunks = chunks_of(served, path, body | count | wanted)
    streamed = [chunk["choices"][0]["logprobs"] for chunk in chunks]
    assert [each for logprobs in streamed if logprobs for each in alternatives(logprobs)] == found
    [choice] = post(served, path, body | count | wanted | {"allowed_token_ids": [5]}).json()["choices"]
    assert alternatives(choice["logprobs"]) == [("token_id:5", ["token_id:300", "token_id:5"])] * 8
    refusals: list[dict[str, Any]] = [wanted, count | {"logprob_token_ids": []}]
    for refused in refusals:
        assert "logprob_token_ids" in post(served, path, body | refused).json()["error"]["message"]


def alternatives(logprobs: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The tokens of log-probabilities in either form, each with the sorted names of its alternatives."""
    if "tokens" in logprobs:
        return [(t, sorted(top)) for t, top in zip(logprobs["tokens"], logprobs["top_logprobs"], strict=True)]
    return [(e["token"], sorted(top["token"] for top in e["top_logprobs"])) for e in logprobs["content"]]


def test_log_probabilities_of_a_prompt_are_returned_by_token_id(served: RunningServer) -> None:
    """In a conversation with the body, and equal to those of the same ids as a completion's prompt."""
    of_chat = post(served, "chat/completions", ASK | {"prompt_logprobs": 2, "return_token_ids": True}).json()
    ids = of_chat["prompt_token_ids"]
    of_prompt = post(served, "completions", PROMPT | {"prompt": ids, "prompt_logprobs": 2}).json()
    assert of_chat["prompt_logprobs"] == of_prompt["choices"][0]["prompt_logprobs"]
    first, *rest = of_chat["prompt_logprobs"]
    assert first is None
    assert len(rest) == len(ids) - 1
    for id, entry in zip(ids[1:], rest, strict=True):
        assert str(id) in entry
        assert sorted(each["rank"] for each in entry.values() if each["rank"]) == [1, 2]


def test_given_ids_need_generated_tokens(served: RunningServer) -> None:
    body = PROMPT | {"max_tokens": 0, "echo": True, "logprobs": 0, "logprob_token_ids": [5]}
    assert "max_tokens is 0" in post(served, "completions", body).json()["error"]["message"]
