"""Pydantic AI: validated output by its default, which is a tool, native output, and a loop with a tool."""

import asyncio
from typing import Any, Literal

from pydantic import BaseModel, Field
from pydantic_ai import Agent, NativeOutput
from pydantic_ai.messages import ToolReturnPart
from pydantic_ai.models.openai import OpenAIChatModel

QUESTION = "How is the weather in Paris?"
model = OpenAIChatModel("stories")
SETTINGS: Any = {"temperature": 0, "max_tokens": 300, "timeout": 60}


class Weather(BaseModel):
    """The weather of a city."""

    city: Literal["Paris", "Rome"]
    degrees: int = Field(ge=-9, le=40)


def output_is_a_validated_model() -> None:
    for output in (Weather, NativeOutput(Weather)):
        agent: Any = Agent(model, output_type=output, model_settings=SETTINGS, retries=0)
        assert isinstance(agent.run_sync(QUESTION).output, Weather)


async def output_is_streamed() -> None:
    agent: Any = Agent(model, output_type=Weather, model_settings=SETTINGS, retries=0)
    async with agent.run_stream(QUESTION) as stream:
        grown = [each async for each in stream.stream_output(debounce_by=None)]
    assert isinstance(grown[-1], Weather)
    assert isinstance(await stream.get_output(), Weather)


def a_tool_is_called_and_the_run_ends() -> None:
    called: list[str] = []

    def get_weather(city: Literal["Paris", "Rome"]) -> str:
        """The weather of a city."""
        called.append(city)
        return "sunny"

    # a tool at first, output once its result is there
    def settings(_: Any) -> Any:
        return SETTINGS | {"tool_choice": ["final_result"] if called else ["get_weather"]}

    agent: Any = Agent(model, tools=[get_weather], output_type=Weather, model_settings=settings, retries=0)
    result = agent.run_sync(QUESTION)
    assert isinstance(result.output, Weather)
    assert called
    assert set(called) <= {"Paris", "Rome"}
    parts = [part for message in result.all_messages() for part in message.parts]
    assert any(isinstance(part, ToolReturnPart) and part.content == "sunny" for part in parts)


if __name__ == "__main__":
    output_is_a_validated_model()
    asyncio.run(output_is_streamed())
    a_tool_is_called_and_the_run_ends()
