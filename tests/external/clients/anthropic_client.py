"""Anthropic's client: a message, streams of text and of a tool's input, a result, counts, an error."""

import anthropic

TOOL = {
    "name": "get_weather",
    "description": "The weather.",
    "input_schema": {
        "type": "object",
        "properties": {"days": {"type": "integer", "minimum": 1, "maximum": 9}},
        "required": ["days"],
    },
}
client = anthropic.Anthropic(max_retries=0, timeout=60)
messages = [{"role": "user", "content": "Hello"}]
ask = {"model": "stories", "max_tokens": 100, "messages": messages}

message = client.messages.create(**ask, extra_body={"temperature": 0.0})
assert message.role == "assistant"
assert message.content[0].type == "text"
assert message.content[0].text
with client.messages.stream(**ask, extra_body={"temperature": 0.0}) as stream:
    text = "".join(stream.text_stream)
    assert text == message.content[0].text == stream.get_final_message().content[0].text

choice = {"type": "tool", "name": "get_weather", "disable_parallel_tool_use": True}
with client.messages.stream(**ask, tools=[TOOL], tool_choice=choice) as stream:
    final = stream.get_final_message()
[use] = final.content
assert (use.type, use.name, final.stop_reason) == ("tool_use", "get_weather", "tool_use")
assert 1 <= use.input["days"] <= 9
result = {"type": "tool_result", "tool_use_id": use.id, "content": "sun"}
turns = [*messages, {"role": "assistant", "content": final.content}, {"role": "user", "content": [result]}]
answer = client.messages.create(model="stories", max_tokens=20, messages=turns, tools=[TOOL])
assert answer.content

count = client.messages.count_tokens(model="stories", messages=messages).input_tokens
assert count == message.usage.input_tokens + (message.usage.cache_read_input_tokens or 0)
refused = None
try:
    client.messages.create(model="stories", max_tokens=5000, messages=messages)
except anthropic.BadRequestError as error:
    refused = error.body["error"]["type"]
assert refused == "invalid_request_error"
print("ok")
