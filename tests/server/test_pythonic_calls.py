"""Calls of a model that writes them as a Python list, through the server: whole, streamed, cut."""

import json
from typing import Any

import jsonschema
import openai
import pytest

from xlabatch import LLM

TEMPLATE = """{# [func_name1(param1=value1)] #}{% if tools %}{{ tools | tojson }}{% endif %}
{%- for message in messages %}{{ '<|header_start|>' + message.role + message.content }}{% endfor %}"""
WEATHER = {
    "type": "object",
    "properties": {"city": {"type": "string", "minLength": 20, "maxLength": 30}, "now": {"type": "boolean"}},
    "required": ["city", "now"],
}
FUNCTION: Any = {"name": "get_weather", "parameters": WEATHER}
ASK: Any = [{"role": "user", "content": "How is the weather?"}]


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model behind a template with such calls."""
    return LLM(slots=2, context=1024, queue=8, chat_template=TEMPLATE)


def chat(client: openai.OpenAI, **options: Any) -> Any:
    tools: Any = [{"type": "function", "function": FUNCTION}]
    request: Any = {"model": client.models.list().data[0].id, "messages": ASK, "tools": tools}
    request |= {"max_tokens": 200, "temperature": 1.0, "seed": 3, "tool_choice": "required"}
    return client.chat.completions.create(**request | options)


@pytest.mark.heavy
def test_a_call_has_valid_arguments_and_is_streamed(client: openai.OpenAI) -> None:
    [choice] = chat(client, parallel_tool_calls=False).choices
    [call] = choice.message.tool_calls
    assert (choice.finish_reason, choice.message.content) == ("tool_calls", None)
    jsonschema.validate(json.loads(call.function.arguments), WEATHER)
    chunks = chat(client, parallel_tool_calls=False, stream=True)
    deltas = [chunk.choices[0].delta for chunk in chunks if chunk.choices]
    pieces = [each.function for delta in deltas for each in delta.tool_calls or []]
    assert pieces[0].name == "get_weather"
    assert "".join(piece.arguments for piece in pieces) == call.function.arguments
    assert not any(delta.content for delta in deltas)


def test_a_call_that_the_length_cuts_is_given_as_far_as_it_goes(client: openai.OpenAI) -> None:
    complete, cut = (chat(client, max_tokens=count).choices[0] for count in (200, 20))
    assert cut.finish_reason == "length"
    texts = [choice.message.tool_calls[0].function.arguments for choice in (complete, cut)]
    assert texts[0].startswith(texts[1])
    assert '{"city": "' < texts[1] < texts[0]


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a=b": {}}},
        {"properties": {"a": {}}, "required": "a"},
        {"properties": {"a": {}}, "required": 3},
    ],
)
def test_arguments_that_no_call_can_have_are_refused(client: openai.OpenAI, schema: Any) -> None:
    tools: Any = [{"type": "function", "function": {"name": "f", "parameters": schema}}]
    with pytest.raises(openai.BadRequestError, match="tool f: "):
        chat(client, tools=tools)


def test_text_is_text(client: openai.OpenAI) -> None:
    choice = chat(client, tool_choice="auto", max_tokens=20).choices[0]
    assert choice.message.content
    assert choice.message.tool_calls is None
