"""OpenAI's own client: completions, conversations, streams, tools, structured output, models and errors."""

import asyncio
import json
import time
from typing import Any, Literal

import openai
from pydantic import BaseModel

MODEL = "stories"
PROMPT: Any = {"model": MODEL, "prompt": "Once upon a time", "max_tokens": 12, "temperature": 0}
ASK: Any = {"model": MODEL, "messages": [{"role": "user", "content": "Tell me a story."}], "temperature": 0}
CITY: Any = {
    "type": "object",
    "properties": {"city": {"enum": ["Paris", "Rome"]}},
    "required": ["city"],
    "additionalProperties": False,
}
FUNCTION: Any = {"name": "get_weather", "description": "The weather.", "parameters": CITY, "strict": True}
TOOLS: Any = {"tools": [{"type": "function", "function": FUNCTION}], "tool_choice": "required"}
client = openai.OpenAI(max_retries=0, timeout=60)


class Animal(BaseModel):
    kind: Literal["cat", "dog"]
    is_small: bool


def completions_have_choices_usage_and_log_probabilities() -> None:
    completion = client.completions.create(**PROMPT, n=2, logprobs=2)
    assert [choice.index for choice in completion.choices] == [0, 1]
    assert completion.choices[0].text == completion.choices[1].text != ""
    assert completion.usage
    assert completion.usage.completion_tokens == 24
    logprobs = completion.choices[0].logprobs
    assert logprobs
    assert logprobs.token_logprobs
    assert "".join(logprobs.tokens or ()) == completion.choices[0].text
    assert all(logprob <= 0 for logprob in logprobs.token_logprobs)


def conversations_have_log_probabilities_of_each_token() -> None:
    chat = client.chat.completions.create(**ASK, max_tokens=8, n=2, logprobs=True, top_logprobs=3)
    assert len(chat.choices) == 2
    for choice in chat.choices:
        assert choice.logprobs
        assert choice.logprobs.content
        assert bytes(b for each in choice.logprobs.content for b in each.bytes or ()).decode() == (
            choice.message.content
        )
        assert all(len(each.top_logprobs) == 3 for each in choice.logprobs.content)


def streams_have_the_text_of_the_whole_answer_and_its_usage() -> None:
    expected = client.chat.completions.create(**ASK, max_tokens=20)
    chunks = list(
        client.chat.completions.create(
            **ASK, max_tokens=20, stream=True, stream_options={"include_usage": True}
        )
    )
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    assert text == expected.choices[0].message.content != ""
    assert chunks[-1].usage == expected.usage
    assert len(chunks) > 5


def tools_are_called_whole_and_in_deltas() -> None:
    message = client.chat.completions.create(**ASK, **TOOLS, max_tokens=200).choices[0].message
    [call, *_] = message.tool_calls or []
    assert call.type == "function"
    assert json.loads(call.function.arguments)["city"] in ("Paris", "Rome")
    names, arguments, finish = [], "", None
    for chunk in client.chat.completions.create(
        **ASK, **TOOLS, max_tokens=200, stream=True, parallel_tool_calls=False
    ):
        finish = chunk.choices[0].finish_reason or finish
        for delta in chunk.choices[0].delta.tool_calls or []:
            assert delta.function
            names += [delta.function.name] if delta.function.name else []
            arguments += delta.function.arguments or ""
    assert (names, finish) == (["get_weather"], "tool_calls")
    assert json.loads(arguments)["city"] in ("Paris", "Rome")


def structured_output_is_parsed() -> None:
    parsed = client.chat.completions.parse(**ASK, max_tokens=100, response_format=Animal).choices[0].message
    assert isinstance(parsed.parsed, Animal)
    with client.chat.completions.stream(**ASK, max_tokens=100, response_format=Animal) as stream:
        last = stream.get_final_completion().choices[0].message.parsed
    assert last == parsed.parsed


def tools_of_a_model_class_are_parsed_in_a_stream() -> None:
    options: Any = {"tools": [openai.pydantic_function_tool(Animal)], "tool_choice": "required"}
    options["parallel_tool_calls"] = False
    with client.chat.completions.stream(**ASK, **options, max_tokens=200) as stream:
        kinds = {event.type for event in stream}
        [call, *_] = stream.get_final_completion().choices[0].message.tool_calls or []
    assert isinstance(call.function.parsed_arguments, Animal)
    assert {"tool_calls.function.arguments.delta", "tool_calls.function.arguments.done"} <= kinds


def the_model_is_listed() -> None:
    assert [model.id for model in client.models.list()] == [MODEL]
    assert client.models.retrieve(MODEL).owned_by == "xlabatch"


def refusal(**options: Any) -> openai.APIStatusError:
    try:
        client.completions.create(**PROMPT | options)
    except openai.APIStatusError as error:
        return error
    raise AssertionError(f"{options} were accepted")


def errors_have_their_class_and_code() -> None:
    refused: list[tuple[dict[str, Any], type[openai.APIStatusError], str | None]] = [
        ({"max_tokens": 10**6}, openai.BadRequestError, "context_length_exceeded"),
        ({"prompt": "word " * 9999}, openai.BadRequestError, "context_length_exceeded"),
        ({"temperature": -1}, openai.BadRequestError, None),
        ({"model": "other"}, openai.NotFoundError, "model_not_found"),
    ]
    for options, expected, code in refused:
        error = refusal(**options)
        assert (type(error), error.code) == (expected, code)
        assert error.response.headers["x-request-id"]


async def concurrent_requests_are_answered_as_alone() -> None:
    async with openai.AsyncOpenAI(max_retries=0, timeout=60) as concurrent:
        answers = await asyncio.gather(*(concurrent.completions.create(**PROMPT) for _ in range(8)))
    expected = client.completions.create(**PROMPT).choices[0].text
    assert {answer.choices[0].text for answer in answers} == {expected}


def responses_are_created_streamed_continued_and_deleted() -> None:
    ask: Any = {"model": MODEL, "input": "Who are you?", "temperature": 0, "max_output_tokens": 200}
    response = client.responses.create(**ask)
    assert response.output_text == client.responses.retrieve(response.id).output_text != ""
    with client.responses.stream(**ask) as stream:
        text = "".join(event.delta for event in stream if event.type == "response.output_text.delta")
        assert text == stream.get_final_response().output_text == response.output_text
    more = client.responses.create(**ask | {"input": "And then?"}, previous_response_id=response.id)
    assert more.output_text
    animal = client.responses.parse(**ask, text_format=Animal).output_parsed
    assert animal
    assert animal.kind in ("cat", "dog")
    client.responses.delete(response.id)


def a_file_of_requests_becomes_a_file_of_answers() -> None:
    body = {name: value for name, value in PROMPT.items() if name != "model"}
    request = {"custom_id": "a", "method": "POST", "url": "/v1/completions", "body": body}
    file = client.files.create(file=("in.jsonl", json.dumps(request).encode()), purpose="batch")
    batch = client.batches.create(input_file_id=file.id, endpoint="/v1/completions", completion_window="24h")
    while batch.status not in ("completed", "failed"):
        time.sleep(0.05)
        batch = client.batches.retrieve(batch.id)
    assert batch.id in [each.id for each in client.batches.list()]
    assert batch.output_file_id
    [answer] = map(json.loads, client.files.content(batch.output_file_id).text.splitlines())
    expected = client.completions.create(**PROMPT).choices[0].text
    assert answer["response"]["body"]["choices"][0]["text"] == expected
    assert client.files.delete(file.id).deleted


if __name__ == "__main__":
    completions_have_choices_usage_and_log_probabilities()
    conversations_have_log_probabilities_of_each_token()
    streams_have_the_text_of_the_whole_answer_and_its_usage()
    tools_are_called_whole_and_in_deltas()
    structured_output_is_parsed()
    tools_of_a_model_class_are_parsed_in_a_stream()
    the_model_is_listed()
    errors_have_their_class_and_code()
    responses_are_created_streamed_continued_and_deleted()
    a_file_of_requests_becomes_a_file_of_answers()
    asyncio.run(concurrent_requests_are_answered_as_alone())
