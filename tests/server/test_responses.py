"""OpenAI's Responses API through its own client: items, streams, tools, and what is stored."""

import json
from typing import Any

import openai
import pytest
from pydantic import BaseModel
from support.serving import RunningServer, post, until

from xlabatch import LLM
from xlabatch.chat.reply import ReplyFormat
from xlabatch.protocols.reply_blocks import ReplyBlocks
from xlabatch.protocols.responses_api_items import Item, chat_messages
from xlabatch.protocols.responses_api_response import choose_status
from xlabatch.server.http.bodies import SMALL_BYTES
from xlabatch.server.response_store import ResponseStore, Stored

SCHEMA = {
    "type": "object",
    "properties": {"days": {"type": "integer", "minimum": 1, "maximum": 9}},
    "required": ["days"],
    "additionalProperties": False,
}
TOOLS: Any = [{"type": "function", "name": "get_weather", "parameters": SCHEMA, "strict": True}]
ASK: Any = {"model": "stories", "input": "Hello", "max_output_tokens": 40, "temperature": 0}


class Animal(BaseModel):
    is_small: bool


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, in slots that hold the description of the tools."""
    return LLM(slots=4, context=1024, queue=64)


def chat_text(client: openai.OpenAI, messages: Any) -> str:
    ask: Any = {"model": "stories", "max_tokens": 40, "temperature": 0}
    return client.chat.completions.create(messages=messages, **ask).choices[0].message.content or ""


def test_a_response_has_the_text_of_a_conversation(client: openai.OpenAI) -> None:
    response = client.responses.create(**ASK, instructions="Be brief.", metadata={"a": "b"})
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hello"}]
    assert response.output_text == chat_text(client, messages)
    assert response.status in ("completed", "incomplete")
    assert (response.instructions, response.metadata, response.temperature) == ("Be brief.", {"a": "b"}, 0)
    assert response.usage
    assert response.usage.total_tokens == response.usage.input_tokens + response.usage.output_tokens
    cut = client.responses.create(**ASK | {"max_output_tokens": 2})
    assert cut.status == "incomplete"
    assert cut.incomplete_details
    assert cut.incomplete_details.reason == "max_output_tokens"


def test_a_stream_has_the_events_of_the_response(client: openai.OpenAI) -> None:
    response = client.responses.create(**ASK)
    events = list(client.responses.create(**ASK, stream=True))
    names = [event.type.removeprefix("response.") for event in events]
    assert names[:4] == ["created", "in_progress", "output_item.added", "content_part.added"]
    assert names[-4:] == ["output_text.done", "content_part.done", "output_item.done", response.status]
    assert [event.sequence_number for event in events] == list(range(len(events)))
    deltas = [event.delta for event in events if event.type == "response.output_text.delta"]
    assert "".join(deltas) == response.output_text
    last: Any = events[-1]
    assert last.response.output[0].content == response.output[0].content
    with client.responses.stream(**ASK) as stream:
        assert stream.get_final_response().output_text == response.output_text


def test_times_and_the_progress_of_the_prompt_come_on_request(served: RunningServer) -> None:
    def events(**options: Any) -> list[dict[str, Any]]:
        body = ASK | {"input": "It is a test. " * 12, "stream": True} | options
        lines = post(f"{served.url}/v1/responses", json=body).text.splitlines()
        return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]

    wanted = {"timings_per_token": True, "return_progress": True}
    found, plain = events(**wanted), events()
    assert [each["sequence_number"] for each in found] == list(range(len(found)))
    progress = [each["prompt_progress"] for each in found if "prompt_progress" in each]
    assert progress[0]["processed"] == progress[0]["cache"]
    assert progress[-1]["processed"] == progress[-1]["total"] > 30
    types = [each["type"].removeprefix("response.") for each in found]
    others = [each["type"].removeprefix("response.") for each in plain]
    assert types == ["created", *["in_progress"] * (1 + len(progress)), *others[2:]]
    timed = [each["type"] for each in found if "timings" in each]
    assert timed == ["response.output_text.delta"] * (len(timed) - 1) + [found[-1]["type"]]
    assert len({each["timings"]["prompt_ms"] for each in found if "timings" in each}) == 1
    assert found[-1]["timings"]["predicted_n"] == found[-1]["response"]["usage"]["output_tokens"]
    assert not any(each.keys() & {"timings", "prompt_progress"} for each in plain)
    body = post(f"{served.url}/v1/responses", json=ASK | wanted).json()
    assert body["timings"]["predicted_n"] == body["usage"]["output_tokens"]
    assert body["timings"]["predicted_ms"] > 0


@pytest.mark.parametrize("stream", [False, True])
def test_the_text_has_the_log_probabilities_of_its_tokens(client: openai.OpenAI, stream: bool) -> None:
    options: Any = {"include": ["message.output_text.logprobs"], "top_logprobs": 3}
    sent: list[Any] = []
    if stream:
        events: Any = list(client.responses.create(**ASK, **options, stream=True))
        response = events[-1].response
        sent = [each for event in events if event.type.endswith("text.delta") for each in event.logprobs]
    else:
        response = client.responses.create(**ASK, **options)
    [part] = response.output[0].content
    names = [each.token for each in part.logprobs]
    assert "".join(names).strip() == part.text.strip()
    assert [each.token for each in sent] == names * stream
    assert all(len(each.top_logprobs) == 3 and each.logprob <= 0 for each in part.logprobs)
    plain: Any = client.responses.create(**ASK)
    assert plain.output[0].content[0].logprobs == []


def test_variables_of_the_template_may_be_given(served: RunningServer) -> None:
    wrong: Any = {"input": "Hi", "max_output_tokens": 2, "chat_template_kwargs": {"messages": []}}
    response = post(f"{served.url}/v1/responses", json=wrong)
    assert "chat_template_kwargs cannot have messages" in response.json()["error"]["message"]
    known = wrong | {"chat_template_kwargs": {"enable_thinking": False}}
    assert post(f"{served.url}/v1/responses", json=known).status_code == 200


@pytest.mark.heavy
def test_a_function_is_called_and_its_output_continues_the_conversation(client: openai.OpenAI) -> None:
    options: Any = {"tools": TOOLS, "tool_choice": {"type": "function", "name": "get_weather"}}
    ask = ASK | {"max_output_tokens": 200} | options
    response = client.responses.create(**ask, parallel_tool_calls=False)
    [call] = response.output
    assert call.type == "function_call"
    assert 1 <= json.loads(call.arguments)["days"] <= 9
    streamed = list(client.responses.create(**ask, parallel_tool_calls=False, stream=True))
    done = [event for event in streamed if event.type == "response.function_call_arguments.done"]
    deltas = [event for event in streamed if event.type == "response.function_call_arguments.delta"]
    assert "".join(event.delta for event in deltas) == done[0].arguments == call.arguments
    output = {"type": "function_call_output", "call_id": call.call_id, "output": "sun"}
    follow: Any = ASK | {"input": [output], "previous_response_id": response.id, "tools": TOOLS}
    answer = client.responses.create(**follow, tool_choice="none")
    assert answer.output_text
    alone = client.responses.create(**follow | {"previous_response_id": None}, tool_choice="none")
    assert answer.usage
    assert alone.usage
    assert answer.usage.input_tokens > alone.usage.input_tokens


def test_a_previous_response_is_part_of_the_conversation(client: openai.OpenAI) -> None:
    first = client.responses.create(**ASK, instructions="These are not carried over.")
    second = client.responses.create(**ASK | {"input": "And then?", "previous_response_id": first.id})
    messages = [
        {"role": "user", "content": "Hello"},
        {"role": "assistant", "content": first.output_text},
        {"role": "user", "content": "And then?"},
    ]
    assert second.output_text == chat_text(client, messages)
    assert second.previous_response_id == first.id


def test_responses_are_stored_until_they_are_deleted(client: openai.OpenAI) -> None:
    response = client.responses.create(**ASK)
    assert client.responses.retrieve(response.id).output == response.output
    items: Any = client.responses.input_items.list(response.id).data
    assert [item.content[0].text for item in items] == ["Hello"]
    client.responses.delete(response.id)
    for refused in (client.responses.retrieve, client.responses.delete, client.responses.input_items.list):
        with pytest.raises(openai.NotFoundError, match=r"Response with id .* not found"):
            refused(response.id)
    with pytest.raises(openai.NotFoundError):
        client.responses.create(**ASK, previous_response_id=response.id)
    hidden = client.responses.create(**ASK, store=False)
    with pytest.raises(openai.NotFoundError):
        client.responses.retrieve(hidden.id)


def test_a_form_is_parsed(client: openai.OpenAI) -> None:
    parsed = client.responses.parse(**ASK, text_format=Animal)
    assert isinstance(parsed.output_parsed, Animal)
    anything = client.responses.create(
        **ASK | {"max_output_tokens": 200}, text={"format": {"type": "json_object"}}
    )
    assert anything.status == "incomplete" or isinstance(json.loads(anything.output_text), dict)


def test_an_item_that_the_length_cuts_off_is_incomplete(client: openai.OpenAI) -> None:
    for count, options, expected in (
        (2, {}, ["incomplete"]),
        (60, {}, ["completed"]),
        (40, {"tools": TOOLS, "tool_choice": "required"}, ["incomplete"]),
    ):
        ask: Any = ASK | {"max_output_tokens": count} | options
        response = client.responses.create(**ask)
        assert [item.status for item in response.output] == expected
        assert response.status == expected[-1]
        events: Any = list(client.responses.create(**ask, stream=True))
        done = [event.item for event in events if event.type == "response.output_item.done"]
        assert [item.status for item in done] == expected
        assert [item.status for item in events[-1].response.output] == expected


def test_a_response_in_the_background_is_stored_when_it_ends(client: openai.OpenAI) -> None:
    begun = client.responses.create(**ASK, background=True)
    assert (begun.status, begun.output, begun.background) == ("queued", [], True)
    until(lambda: client.responses.retrieve(begun.id).status == "completed")
    ended = client.responses.retrieve(begun.id)
    assert ended.output_text == client.responses.create(**ASK).output_text
    assert ended.usage
    follow = client.responses.create(**ASK | {"previous_response_id": begun.id})
    assert follow.status == "completed"


@pytest.mark.usefixtures("slow")
def test_a_response_in_the_background_is_cancelled_with_what_it_has(
    client: openai.OpenAI, served: RunningServer
) -> None:
    long = ASK | {"max_output_tokens": 900, "background": True}
    ids = [client.responses.create(**long, extra_body={"ignore_eos": True}).id for _ in range(5)]
    until(lambda: client.responses.retrieve(ids[0]).status == "in_progress")
    assert client.responses.retrieve(ids[-1]).status == "queued"  # in four slots
    for use in (client.responses.delete, client.responses.input_items.list):
        with pytest.raises(openai.ConflictError, match="is in progress"):
            use(ids[0])
    for id in reversed(ids):
        assert client.responses.cancel(id).status == "cancelled"
        assert client.responses.retrieve(id).status == "cancelled"
    assert client.responses.retrieve(ids[0]).output_text
    assert not client.responses.retrieve(ids[-1]).output_text
    assert client.responses.cancel(ids[0]) == client.responses.retrieve(ids[0])  # again: nothing changes
    until(lambda: served.idle)


def test_only_a_response_in_the_background_can_be_cancelled_after_its_end(client: openai.OpenAI) -> None:
    begun = client.responses.create(**ASK, background=True)
    until(lambda: client.responses.retrieve(begun.id).status == "completed")
    assert client.responses.cancel(begun.id).status == "completed"
    with pytest.raises(openai.BadRequestError, match="Cannot cancel a synchronous response"):
        client.responses.cancel(client.responses.create(**ASK).id)


@pytest.mark.parametrize(
    ("finish", "statuses"),
    [
        ("stop", ["completed", "completed"]),
        ("length", ["completed", "incomplete"]),
        (None, ["completed"] * 2),
    ],
)
def test_only_the_last_item_of_a_reply_is_incomplete(finish: str | None, statuses: list[str]) -> None:
    reply = ReplyBlocks("resp", ReplyFormat(reasoning=("<think>", "</think>")))
    assert list(reply.push("<think>a</think>b", last=True))
    assert [choose_status(block, reply, finish) for block in reply.blocks] == statuses


@pytest.mark.usefixtures("slow")
def test_a_response_in_progress_is_cancelled_by_its_id(client: openai.OpenAI, served: RunningServer) -> None:
    ask = ASK | {"max_output_tokens": 500, "temperature": 1.0}
    events = client.responses.create(**ask, extra_body={"ignore_eos": True}, stream=True)
    first: Any = next(iter(events))
    assert client.responses.cancel(first.response.id).status == "cancelled"
    assert [event.type for event in events][-1] == "response.incomplete"
    until(lambda: served.idle)
    with pytest.raises(openai.NotFoundError):
        client.responses.cancel("unknown")


def test_tokens_are_counted(client: openai.OpenAI, served: RunningServer) -> None:
    count = post(f"{served.url}/v1/responses/input_tokens", json={"input": "Hello"}).json()
    usage = client.responses.create(**ASK).usage
    assert usage
    assert count == {"object": "response.input_tokens", "input_tokens": usage.input_tokens}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"input": []}, "input"),
        ({"input": "a", "background": True, "store": False}, "background can only be used when `store`"),
        ({"input": "a", "unknown": 1}, "unknown"),
        ({"input": [{"type": "item_reference", "id": "x"}]}, "type"),
        ({"input": "a", "tools": [{"type": "web_search"}]}, "tools"),
        ({"input": "a", "max_output_tokens": 100_000}, "maximum context length"),
    ],
)
def test_an_impossible_body_is_refused(served: RunningServer, body: Any, message: str) -> None:
    response = post(f"{served.url}/v1/responses", json=body, timeout=60)
    assert response.status_code == 400
    assert message in response.json()["error"]["message"]


def test_items_of_one_turn_are_one_message() -> None:
    items: list[Any] = [
        {"role": "developer", "content": "Be kind."},
        {
            "role": "user",
            "content": [{"type": "input_text", "text": "Weather"}, {"type": "input_text", "text": "?"}],
        },
        {"type": "reasoning", "summary": [], "content": [{"type": "reasoning_text", "text": "hm"}]},
        {"type": "function_call", "call_id": "1", "name": "get_weather", "arguments": "{}"},
        {"type": "function_call", "call_id": "2", "name": "now", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "1", "output": "sun"},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Sun."}]},
    ]
    calls = [
        {"id": id, "type": "function", "function": {"name": name, "arguments": "{}"}}
        for id, name in (("1", "get_weather"), ("2", "now"))
    ]
    assert chat_messages(map(Item.model_validate, items)) == [
        {"role": "system", "content": "Be kind."},
        {"role": "user", "content": "Weather?"},
        {"role": "assistant", "content": "", "reasoning_content": "hm", "tool_calls": calls},
        {"role": "tool", "tool_call_id": "1", "content": "sun"},
        {"role": "assistant", "content": "Sun."},
    ]


def test_the_store_is_bounded_and_drops_what_was_used_least_recently() -> None:
    store = ResponseStore(max_responses=2, max_bytes=200)
    for id in "ab":
        store.put(Stored({"id": id}, [], []))
    assert store.get("a")
    store.put(Stored({"id": "c"}, [], []))
    assert [id for id in "abc" if store.get(id)] == ["a", "c"]
    store.put(Stored({"id": "large", "text": "x" * 150}, [], []))
    assert list(store.by_id) == ["large"]
    store.put(Stored({"id": "too large", "text": "x" * 300}, [], []))
    assert list(store.by_id) == ["large"]
    assert store.delete("large")
    assert store.nbytes == 0


def test_a_long_conversation_is_validated(served: RunningServer) -> None:
    """Bodies of agents have tens of kilobytes, which another process reads first."""
    body = ASK | {"metadata": {"a": "x" * SMALL_BYTES}}
    response = post(f"{served.url}/v1/responses", json=body)
    assert response.json()["usage"]["output_tokens"] > 0
