"""Calls of a model that writes in channels, through the server: whole, streamed and as Responses."""

import json
from typing import Any

import jsonschema
import openai
import pytest

from xlabatch import LLM
from xlabatch.errors import Refused

TEMPLATE = """{# <|channel|> #}{% if tools %}{{ tools | tojson }}{% endif %}{% for message in messages %}
{{- '<|start|>' + message.role + '<|message|>' + message.content + '<|end|>' }}{% endfor %}
{%- if add_generation_prompt %}<|start|>assistant{% endif %}"""
WEATHER = {
    "type": "object",
    "properties": {"city": {"type": "string", "maxLength": 8}},
    "required": ["city"],
}
FUNCTION: Any = {"name": "get_weather", "parameters": WEATHER}
ASK: Any = [{"role": "user", "content": "How is the weather?"}]
OPTIONS: Any = {"temperature": 1.0, "seed": 3, "tool_choice": "required"}


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model behind a template with channels."""
    return LLM(slots=2, context=1024, queue=8, chat_template=TEMPLATE)


def chat(client: openai.OpenAI, **options: Any) -> Any:
    tools: Any = [{"type": "function", "function": FUNCTION}]
    model = client.models.list().data[0].id
    request: Any = {"model": model, "messages": ASK, "tools": tools, "max_tokens": 120}
    return client.chat.completions.create(**request | OPTIONS | options)


@pytest.mark.heavy
def test_a_call_has_valid_arguments_and_is_streamed(client: openai.OpenAI) -> None:
    [choice] = chat(client).choices
    [call] = choice.message.tool_calls
    assert (choice.finish_reason, choice.message.content) == ("tool_calls", None)
    jsonschema.validate(json.loads(call.function.arguments), WEATHER)
    deltas = [chunk.choices[0].delta for chunk in chat(client, stream=True) if chunk.choices]
    pieces = [each.function for delta in deltas for each in delta.tool_calls or []]
    assert pieces[0].name == "get_weather"
    assert "".join(piece.arguments for piece in pieces) == call.function.arguments
    assert not any(delta.content for delta in deltas)


def test_responses_have_the_same_call(client: openai.OpenAI) -> None:
    model = client.models.list().data[0].id
    tools: Any = [{"type": "function", **FUNCTION}]
    extra = {name: OPTIONS[name] for name in ("seed", "temperature")}
    response: Any = client.responses.create(
        model=model, input=ASK, tools=tools, tool_choice="required", max_output_tokens=120, extra_body=extra
    )
    [item] = response.output
    assert item.type == "function_call"
    assert item.arguments == chat(client).choices[0].message.tool_calls[0].function.arguments


def test_reasoning_ends_with_its_budget(client: openai.OpenAI) -> None:
    grammar = r'start: "<|channel|>analysis<|message|>" TEXT' + "\nTEXT: /(.|\\n)*/"
    model = client.models.list().data[0].id
    options: Any = {"model": model, "messages": ASK, "max_tokens": 60, "temperature": 0}
    extra = {"grammar": grammar, "reasoning_budget": 4}
    message: Any = client.chat.completions.create(**options, extra_body=extra).choices[0].message
    assert message.reasoning_content
    assert len(message.reasoning_content) < 40


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(Refused, match=r"tool_format is one of hermes, .*, harmony, got 'yaml'"):
        LLM(slots=1, context=64, tool_format="yaml")
