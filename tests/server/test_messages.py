"""Anthropic's Messages API: bodies and streams of blocks, tools, errors in its form."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema
import pytest
from support.serving import RunningServer, post, running

from xlabatch import LLM
from xlabatch.chat.reply import ReplyFormat
from xlabatch.protocols.anthropic_body import MessagesBody
from xlabatch.protocols.anthropic_response import block_events, complete_block
from xlabatch.protocols.reply_blocks import ReplyBlocks
from xlabatch.server.http.bodies import SMALL_BYTES

MOST = 4096  # messages in a body
SCHEMA = {
    "type": "object",
    "properties": {"days": {"type": "integer", "minimum": 1, "maximum": 9}},
    "required": ["days"],
}
TOOLS = [{"name": "get_weather", "description": "The weather.", "input_schema": SCHEMA}]
USER: Any = [{"role": "user", "content": "Hello"}]
ASK: dict[str, Any] = {"model": "any", "max_tokens": 24, "messages": USER}


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, in slots that hold the description of the tools."""
    return LLM(slots=4, context=1024, queue=64)


def ask(served: RunningServer, **options: Any) -> httpx.Response:
    return post(f"{served.url}/v1/messages", json=ASK | {"top_k": 1} | options)


@pytest.mark.heavy
def test_a_long_conversation_is_validated(served: RunningServer) -> None:
    """Bodies of agents have tens of kilobytes, which another process reads first."""
    tools = [TOOLS[0] | {"description": "x" * SMALL_BYTES}]
    response = ask(served, tools=tools, tool_choice={"type": "none"})
    assert response.json()["usage"]["output_tokens"] > 0
    wrong = ask(served, tools=tools, temperature="hot")
    assert (wrong.status_code, "temperature" in wrong.json()["error"]["message"]) == (400, True)


def events(response: httpx.Response) -> Iterator[dict[str, Any]]:
    """The events of a stream; each has its type as its name."""
    for event in response.text.strip().split("\n\n"):
        name, _, data = event.partition("\n")
        content = json.loads(data.removeprefix("data: "))
        assert name == f"event: {content['type']}"
        yield content


def test_a_message_has_the_text_of_a_conversation(served: RunningServer) -> None:
    message = ask(served, system="Be brief.", temperature=0.0).json()
    chat = {
        "messages": [{"role": "system", "content": "Be brief."}, *ASK["messages"]],
        "max_tokens": 24,
        "temperature": 0,
    }
    body = post(f"{served.url}/v1/chat/completions", json=chat).json()
    assert message["content"] == [{"type": "text", "text": body["choices"][0]["message"]["content"]}]
    assert (message["type"], message["role"], message["model"]) == ("message", "assistant", "any")
    usage = message["usage"]
    assert usage["input_tokens"] + usage["cache_read_input_tokens"] == body["usage"]["prompt_tokens"]
    assert usage["output_tokens"] == body["usage"]["completion_tokens"]


def test_a_last_message_of_the_assistant_is_continued(served: RunningServer) -> None:
    begun = [*ASK["messages"], {"role": "assistant", "content": [{"type": "text", "text": "Once upon"}]}]
    message = ask(served, messages=begun, temperature=0.0).json()
    chat = {
        "messages": [*ASK["messages"], {"role": "assistant", "content": "Once upon"}],
        "max_tokens": 24,
        "temperature": 0,
        "continue_final_message": True,
    }
    body = post(f"{served.url}/v1/chat/completions", json=chat).json()
    assert message["content"] == [{"type": "text", "text": body["choices"][0]["message"]["content"]}]
    counted = {"model": "any", "messages": begun}
    count = post(f"{served.url}/v1/messages/count_tokens", json=counted).json()
    assert count == {"input_tokens": body["usage"]["prompt_tokens"]}
    call = {"type": "tool_use", "id": "t1", "name": "get_weather", "input": {}}
    for content in ([begun[-1]["content"][0], call], " "):
        complete = [*ASK["messages"], {"role": "assistant", "content": content}]
        body = MessagesBody.model_validate(ASK | {"messages": complete}).conversation()
        assert not body.continue_final_message


def test_a_stream_has_the_blocks_of_the_body(served: RunningServer) -> None:
    options: dict[str, Any] = {"tools": TOOLS, "tool_choice": {"type": "any"}, "temperature": 0.0}
    message = ask(served, **options, max_tokens=200).json()
    start, *rest = events(ask(served, **options, max_tokens=200, stream=True))
    assert start["type"] == "message_start"
    assert start["message"]["content"] == []
    texts: dict[int, str] = {}
    blocks: dict[int, dict[str, Any]] = {}
    for event in rest:
        if event["type"] == "content_block_start":
            assert event["index"] == len(blocks)
            blocks[event["index"]] = event["content_block"]
            texts[event["index"]] = ""
        if event["type"] == "content_block_delta":
            delta = event["delta"]
            texts[event["index"]] += delta.get("partial_json", "") + delta.get("text", "")
    assert [event["type"] for event in rest[-2:]] == ["message_delta", "message_stop"]
    assert rest[-2]["delta"] == {"stop_reason": message["stop_reason"], "stop_sequence": None}
    assert rest[-2]["usage"]["output_tokens"] == message["usage"]["output_tokens"]
    assert [block["type"] for block in blocks.values()] == [block["type"] for block in message["content"]]
    for n, block in enumerate(message["content"]):
        if block["type"] == "tool_use" and message["stop_reason"] == "tool_use":
            assert json.loads(texts[n]) == block["input"]
    assert [event["type"] for event in rest].count("content_block_stop") == len(blocks)


def test_a_tool_is_used_with_valid_input(served: RunningServer) -> None:
    chosen = {"type": "tool", "name": "get_weather", "disable_parallel_tool_use": True}
    message = ask(served, tools=TOOLS, tool_choice=chosen, max_tokens=200, temperature=0.0).json()
    [block] = message["content"]
    assert (block["type"], block["name"], message["stop_reason"]) == ("tool_use", "get_weather", "tool_use")
    jsonschema.validate(block["input"], SCHEMA)
    result = {"type": "tool_result", "tool_use_id": block["id"], "content": [{"type": "text", "text": "sun"}]}
    messages = [
        *ASK["messages"],
        {"role": "assistant", "content": message["content"]},
        {"role": "user", "content": [result]},
    ]
    answer = ask(served, messages=messages, tools=TOOLS, tool_choice={"type": "none"})
    assert answer.json()["content"][0]["type"] == "text"


def test_the_text_has_the_form_that_is_configured(served: RunningServer) -> None:
    form = {"type": "json_schema", "schema": SCHEMA}
    message = ask(served, output_config={"format": form}, max_tokens=60).json()
    assert 1 <= json.loads(message["content"][0]["text"])["days"] <= 9
    streamed = list(events(ask(served, stream=True)))
    assert streamed[0]["message"]["usage"]["output_tokens"] == 0


def test_the_reason_of_the_end_is_given(served: RunningServer) -> None:
    full = ask(served, temperature=0.0).json()
    assert full["stop_reason"] in ("max_tokens", "end_turn")
    assert ask(served, temperature=0.0, max_tokens=2).json()["stop_reason"] == "max_tokens"
    word = full["content"][0]["text"].split()[1]
    stopped = ask(served, temperature=0.0, stop_sequences=["never", word]).json()
    assert (stopped["stop_reason"], stopped["stop_sequence"]) == ("stop_sequence", word)
    assert word not in stopped["content"][0]["text"]


def test_results_calls_and_thoughts_become_messages_of_a_conversation() -> None:
    content = [
        {"type": "thinking", "thinking": "hm", "signature": "x"},
        {"type": "text", "text": "Let me see.", "cache_control": {"type": "ephemeral"}},
        {"type": "tool_use", "id": "t1", "name": "get_weather", "input": {"days": 2}},
    ]
    results = [
        {"type": "tool_result", "tool_use_id": "t1", "content": "sun"},
        {"type": "text", "text": "And now?"},
    ]
    messages = [{"role": "assistant", "content": content}, {"role": "user", "content": results}]
    body = MessagesBody.model_validate(ASK | {"messages": messages, "thinking": {"type": "disabled"}})
    chat = body.conversation()
    call = {"name": "get_weather", "arguments": '{"days": 2}'}
    assert [message.model_dump(exclude_none=True) for message in chat.messages] == [
        {
            "role": "assistant",
            "content": "Let me see.",
            "tool_calls": [{"id": "t1", "type": "function", "function": call}],
            "reasoning_content": "hm",
        },
        {"role": "tool", "tool_call_id": "t1", "content": "sun"},
        {"role": "user", "content": "And now?"},
    ]
    assert chat.chat_template_kwargs == {"enable_thinking": False}


@pytest.mark.parametrize("size", [1, 3, 1000])
def test_reasoning_text_and_calls_are_blocks(size: int) -> None:
    text = "<think>so</think>It is."
    reply = ReplyBlocks("msg", ReplyFormat(reasoning=("<think>", "</think>")))
    found = []
    for start in range(0, len(text), size):
        piece = text[start : start + size]
        found += [
            each for event in reply.push(piece, start + size >= len(text)) for each in block_events(event)
        ]
    assert [complete_block(block) for block in reply.blocks] == [
        {"type": "thinking", "thinking": "so", "signature": ""},
        {"type": "text", "text": "It is."},
    ]
    kinds = [event["type"] for event in found]
    assert kinds.count("content_block_start") == kinds.count("content_block_stop") == 2
    deltas = [event.get("delta", {}).get("type") for event in found]
    signed = deltas.index("signature_delta")
    assert set(deltas[:signed]) == {None, "thinking_delta"}
    assert kinds[signed + 1] == "content_block_stop"
    assert deltas.count("signature_delta") == 1


def test_tokens_are_counted(served: RunningServer) -> None:
    counted = {name: ASK[name] for name in ("model", "messages")}
    count = post(f"{served.url}/v1/messages/count_tokens", json=counted).json()
    usage = ask(served).json()["usage"]
    assert count == {"input_tokens": usage["input_tokens"] + usage["cache_read_input_tokens"]}
    with_tools = post(f"{served.url}/v1/messages/count_tokens", json=counted | {"tools": TOOLS}).json()
    assert with_tools["input_tokens"] > count["input_tokens"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"output_config": {"format": {"type": "json_schema", "schema": {"type": "zzz"}}}},
            "output_config.format: Invalid type: zzz",
        ),
        ({"messages": []}, "messages"),
        ({"max_tokens": 0}, "max_tokens"),
        ({"top_kk": 1}, "top_kk"),
        ({"messages": [{"role": "user", "content": [{"type": "image", "source": {}}]}]}, "type"),
        ({"max_tokens": 100_000}, "maximum context length"),
        ({"tools": TOOLS, "tool_choice": {"type": "tool", "name": "unknown"}}, "unknown"),
    ],
)
def test_an_error_has_anthropics_form(served: RunningServer, options: dict[str, Any], message: str) -> None:
    response = ask(served, **options)
    body = response.json()
    assert (response.status_code, body["type"]) == (400, "error")
    assert body["error"]["type"] == "invalid_request_error"
    assert message in body["error"]["message"]
    assert response.headers["x-request-id"]


def test_the_key_may_be_in_anthropics_header(llm: LLM) -> None:
    with running(llm, api_keys=["secret"]) as served:
        for headers, status in (({"x-api-key": "secret"}, 200), ({"x-api-key": "wrong"}, 401), ({}, 401)):
            assert post(f"{served.url}/v1/messages", json=ASK, headers=headers).status_code == status


def test_a_body_that_is_too_large_only_as_a_conversation_is_refused(served: RunningServer) -> None:
    response = ask(served, messages=ASK["messages"] * MOST, system="Be brief.")
    assert (response.status_code, response.json()["error"]["type"]) == (400, "invalid_request_error")
    assert "4096" in response.json()["error"]["message"]


@pytest.mark.parametrize(
    ("messages", "message"),
    [
        ([], "messages: at least one message is required"),
        ([{"role": "user", "content": ""}], "messages.0: all messages must have non-empty content"),
        (
            [*USER, {"role": "assistant", "content": []}, *USER],
            "messages.1: all messages must have non-empty",
        ),
        (
            [{"role": "user", "content": [{"type": "text", "text": ""}]}],
            "text content blocks must be non-empty",
        ),
    ],
)
def test_messages_without_content_are_refused_in_anthropics_words(
    served: RunningServer, messages: Any, message: str
) -> None:
    for path in ("messages", "messages/count_tokens"):
        body = {"model": "any", "messages": messages} | ({"max_tokens": 4} if path == "messages" else {})
        response = post(f"{served.url}/v1/{path}", json=body)
        assert (response.status_code, response.json()["error"]["type"]) == (400, "invalid_request_error")
        assert message in response.json()["error"]["message"]


def test_an_empty_last_message_of_the_assistant_is_left_out(served: RunningServer) -> None:
    counts = [
        post(f"{served.url}/v1/messages/count_tokens", json={"model": "any", "messages": messages}).json()
        for messages in (USER, [*USER, {"role": "assistant", "content": ""}])
    ]
    assert counts[0] == counts[1]
