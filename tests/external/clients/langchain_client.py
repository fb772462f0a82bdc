"""LangChain's ChatOpenAI: messages, streams, bound tools and structured output."""

from typing import Any, Literal

from langchain_core.messages import AIMessageChunk, HumanMessage, ToolMessage
from langchain_core.tools import StructuredTool
from langchain_openai import ChatOpenAI, OpenAI
from pydantic import BaseModel, Field

QUESTION = "How is the weather in Paris?"
chat: Any = ChatOpenAI(
    model="stories", temperature=0, max_tokens=200, max_retries=0, timeout=60, stream_usage=True
)


class Weather(BaseModel):
    """The weather of a city."""

    city: Literal["Paris", "Rome"]
    days: int = Field(ge=1, le=9)


def weather(city: str, days: int) -> str:
    """The weather of a city for some days."""
    return f"sunny in {city} for {days} days"


get_weather: Any = StructuredTool.from_function(weather, name="get_weather", args_schema=Weather)


def a_stream_adds_up_to_the_message() -> None:
    complete = chat.invoke(QUESTION, stop=["."])
    parts = list(chat.stream(QUESTION, stop=["."]))
    total: Any = sum(parts[1:], start=parts[0])
    assert isinstance(total, AIMessageChunk)
    assert total.content == complete.content != ""
    assert total.usage_metadata["output_tokens"] == complete.usage_metadata["output_tokens"] > 0


def a_bound_tool_is_called_with_valid_arguments_and_takes_part_in_the_conversation() -> None:
    message = chat.bind_tools([get_weather], tool_choice="required").invoke(QUESTION)
    call = message.tool_calls[0]
    assert call["name"] == "get_weather"
    Weather.model_validate(call["args"])
    assert not message.invalid_tool_calls
    results = [ToolMessage(get_weather.invoke(each["args"]), tool_call_id=each["id"]) for each in [call]]
    history = [HumanMessage(QUESTION), message.model_copy(update={"tool_calls": [call]}), *results]
    answer = chat.bind_tools([get_weather], tool_choice="none").invoke(history)
    assert answer.content
    assert not answer.tool_calls


def structured_output_is_an_instance_by_every_method() -> None:
    for method in ("json_schema", "function_calling"):
        found = chat.with_structured_output(Weather, method=method).invoke(QUESTION)
        assert isinstance(found, Weather), method


def a_prompt_is_continued() -> None:
    prompted = OpenAI(model="stories", temperature=0, max_tokens=8, max_retries=0)
    first, second = prompted.batch(["Once upon a time", "One day"])
    assert first
    assert second


if __name__ == "__main__":
    a_stream_adds_up_to_the_message()
    a_bound_tool_is_called_with_valid_arguments_and_takes_part_in_the_conversation()
    structured_output_is_an_instance_by_every_method()
    a_prompt_is_continued()
