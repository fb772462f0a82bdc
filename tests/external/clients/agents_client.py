"""OpenAI's agents by chat completions: a loop with one tool, whole and streamed, and output of a type."""

import asyncio
from typing import Any, Literal

import openai
from agents import Agent, ModelSettings, OpenAIChatCompletionsModel, Runner, function_tool
from pydantic import BaseModel

QUESTION = "How is the weather in Paris?"
model = OpenAIChatCompletionsModel("stories", openai.AsyncOpenAI(max_retries=0, timeout=60))
called: list[str] = []


class Weather(BaseModel):
    city: Literal["Paris", "Rome"]
    is_sunny: bool


def get_weather(city: Literal["Paris", "Rome"]) -> str:
    """The weather of a city."""
    called.append(city)
    return "sunny"


def settings(**options: Any) -> ModelSettings:
    return ModelSettings(temperature=0, max_tokens=120, **options)


def agent(**options: Any) -> Any:
    return Agent(name="weather", instructions="Be brief.", model=model, **options)


def kinds(items: list[Any]) -> list[str]:
    return [item.type for item in items]


async def a_loop_calls_its_tool_and_ends_with_a_message() -> None:
    required = settings(tool_choice="required", parallel_tool_calls=False)  # and auto after the first call
    caller = agent(tools=[function_tool(get_weather)], model_settings=required)
    result = await Runner.run(caller, QUESTION, max_turns=2)
    expected = ["tool_call_item", "tool_call_output_item", "message_output_item"]
    assert kinds(result.new_items) == expected
    assert len(called) == 1
    assert result.final_output
    assert result.context_wrapper.usage.requests == 2
    streamed = Runner.run_streamed(caller, QUESTION, max_turns=2)
    async for _ in streamed.stream_events():
        pass
    assert kinds(streamed.new_items) == expected
    assert streamed.final_output == result.final_output


async def output_has_its_type() -> None:
    result = await Runner.run(agent(output_type=Weather, model_settings=settings()), QUESTION, max_turns=1)
    assert isinstance(result.final_output, Weather)


async def main() -> None:
    await a_loop_calls_its_tool_and_ends_with_a_message()
    await output_has_its_type()


if __name__ == "__main__":
    asyncio.run(main())
