"""LiteLLM: conversations, streams, tools, structured output, and its classes of errors."""

import json
import os
from typing import Any, Literal

import litellm
from pydantic import BaseModel

SERVER: Any = {"api_base": os.environ["OPENAI_BASE_URL"], "api_key": "none", "timeout": 60, "max_retries": 0}
ASK: Any = {"messages": [{"role": "user", "content": "Tell me a story."}], "temperature": 0}
PARAMETERS = {"type": "object", "properties": {"city": {"enum": ["Paris", "Rome"]}}, "required": ["city"]}
TOOLS = [{"type": "function", "function": {"name": "get_weather", "parameters": PARAMETERS}}]


class Animal(BaseModel):
    kind: Literal["cat", "dog"]
    is_small: bool


def complete(**options: Any) -> Any:
    return litellm.completion(model="hosted_vllm/stories", **SERVER, **ASK | options)


def a_conversation_and_its_stream_have_the_same_text_and_usage() -> None:
    expected = complete(max_tokens=20)
    chunks = list(complete(max_tokens=20, stream=True, stream_options={"include_usage": True}))
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices) == (
        expected.choices[0].message.content
    )
    assert chunks[-1].usage.completion_tokens == expected.usage.completion_tokens == 20


def the_provider_for_openai_is_served_too() -> None:
    text = litellm.completion(model="openai/stories", **SERVER, **ASK, max_tokens=20).choices[0]
    assert text.message.content == complete(max_tokens=20).choices[0].message.content
    [prompted] = litellm.text_completion(
        model="text-completion-openai/stories", prompt="Once", max_tokens=5, temperature=0, **SERVER
    ).choices
    assert prompted.text


def a_tool_is_called() -> None:
    [choice] = complete(tools=TOOLS, tool_choice="required", max_tokens=200).choices
    assert choice.finish_reason == "tool_calls"
    call = choice.message.tool_calls[0].function
    assert call.name == "get_weather"
    assert json.loads(call.arguments)["city"] in ("Paris", "Rome")


def structured_output_is_valid() -> None:
    [choice] = complete(response_format=Animal, max_tokens=100).choices
    Animal.model_validate_json(choice.message.content)


def a_prompt_that_is_too_long_is_recognised() -> None:
    for model in ("hosted_vllm/stories", "openai/stories"):
        try:
            litellm.completion(model=model, **SERVER, **ASK, max_tokens=10**6)
        except litellm.ContextWindowExceededError:
            continue
        raise AssertionError(f"{model} was answered")


if __name__ == "__main__":
    a_conversation_and_its_stream_have_the_same_text_and_usage()
    the_provider_for_openai_is_served_too()
    a_tool_is_called()
    structured_output_is_valid()
    a_prompt_that_is_too_long_is_recognised()
