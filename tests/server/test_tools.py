"""Tools and reasoning through OpenAI's client: calls with valid arguments, whole and streamed."""

import json
from typing import Any

import jsonschema
import openai
import pytest
from support.serving import RunningServer, post

from xlabatch import LLM
from xlabatch.chat.conversation import ChatOptions, prepare_conversation
from xlabatch.chat.message import read_message
from xlabatch.chat.reply import ReplyFormat
from xlabatch.chat.tools import read_tools
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_response import ReplyMessage
from xlabatch.text.tokenizer import Tokenizer

WEATHER = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "maxLength": 8},
        "days": {"type": "integer", "minimum": 1, "maximum": 9},
    },
    "required": ["city", "days"],
}
FUNCTIONS: list[Any] = [
    {"name": "get_weather", "description": "The weather of a city.", "parameters": WEATHER},
    {"name": "now"},
]
TOOLS: list[Any] = [{"type": "function", "function": function} for function in FUNCTIONS]
ASK: list[Any] = [{"role": "user", "content": "How is the weather?"}]
NAMED: Any = {"type": "function", "function": {"name": "get_weather"}}


def allowed(name: str, mode: str) -> Any:
    """A choice of OpenAI's that leaves one function."""
    tools = [{"type": "function", "function": {"name": name}}]
    return {"type": "allowed_tools", "allowed_tools": {"mode": mode, "tools": tools}}


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, in slots that hold the description of the tools."""
    return LLM(slots=4, context=1024, queue=64)


def create(client: openai.OpenAI, **options: Any) -> Any:
    request: Any = {"messages": ASK, "tools": TOOLS, "max_tokens": 120, "temperature": 1.0, "seed": 3}
    model = client.models.list().data[0].id
    response: Any = client.chat.completions.create(model=model, **request | options)
    return response


def test_a_named_function_is_called_with_valid_arguments(client: openai.OpenAI) -> None:
    for seed in range(4):
        [choice] = create(client, tool_choice=NAMED, seed=seed).choices
        assert (choice.finish_reason, choice.message.content) == ("tool_calls", None)
        [call] = choice.message.tool_calls
        assert (call.type, call.function.name) == ("function", "get_weather")
        assert call.id.isalnum()
        jsonschema.validate(json.loads(call.function.arguments), WEATHER)


@pytest.mark.heavy
def test_python_has_the_message_that_http_has(client: openai.OpenAI) -> None:
    function = create(client, tool_choice=NAMED).choices[0].message.tool_calls[0].function
    options: dict[str, Any] = {"tools": TOOLS, "tool_choice": NAMED, "max_tokens": 120, "temperature": 1.0}
    [completion] = LLM(slots=1, context=1024).chat(ASK, seed=3, **options)
    [call] = completion.tool_calls
    assert (call.name, call.arguments) == (function.name, function.arguments)
    assert completion.message["tool_calls"][0]["function"] == {"name": call.name, "arguments": call.arguments}
    assert completion.message["content"] is None
    result = {"role": "tool", "tool_call_id": call.id, "content": "rain"}
    [answer] = LLM(slots=1, context=1024).chat([*ASK, completion.message, result], max_tokens=4)
    assert answer.message == {"role": "assistant", "content": answer.text}


def test_reasoning_is_apart_from_the_text_of_a_message() -> None:
    thinks = ReplyFormat(reasoning=("<think>", "</think>"))
    message = read_message("<think>\nTwo legs.\n</think>\n\nA bird.", thinks, "id")
    assert (message.content, message.reasoning, message.tool_calls) == ("A bird.", "Two legs.", ())
    assert message.as_dict() == {"role": "assistant", "content": "A bird.", "reasoning_content": "Two legs."}


def test_required_means_one_call_or_more_and_auto_may_be_text(client: openai.OpenAI) -> None:
    assert create(client, tool_choice="required").choices[0].message.tool_calls
    choice = create(client).choices[0]  # a model of small stories has nothing to look up
    assert choice.finish_reason in ("stop", "length")
    assert choice.message.content


@pytest.mark.heavy
@pytest.mark.parametrize("n", [1, 2])
def test_a_stream_has_the_calls_of_the_whole_answer(client: openai.OpenAI, n: int) -> None:
    options: dict[str, Any] = {"tool_choice": NAMED, "n": n}
    expected = create(client, **options).choices
    calls: dict[int, dict[str, str]] = {}
    finishes = {}
    for chunk in create(client, stream=True, **options):
        for choice in chunk.choices:
            finishes[choice.index] = choice.finish_reason
            for call in choice.delta.tool_calls or []:
                assert call.index == 0
                if call.id:
                    calls[choice.index] = {"name": call.function.name, "arguments": ""}
                calls[choice.index]["arguments"] += call.function.arguments
    assert set(finishes.values()) == {"tool_calls"}
    functions = [choice.message.tool_calls[0].function for choice in expected]
    assert [calls[index] for index in range(n)] == [
        {"name": each.name, "arguments": each.arguments} for each in functions
    ]


def test_a_call_and_its_result_go_back_into_the_conversation(client: openai.OpenAI) -> None:
    called = create(client, tool_choice=NAMED).choices[0].message
    result = {"role": "tool", "tool_call_id": called.tool_calls[0].id, "content": "sunny"}
    answer = create(client, messages=[*ASK, called, result], tool_choice="none").choices[0]
    assert answer.message.tool_calls is None


def test_functions_of_older_clients_are_called(client: openai.OpenAI) -> None:
    [choice] = create(
        client, tools=openai.NOT_GIVEN, functions=FUNCTIONS, function_call={"name": "get_weather"}
    ).choices
    assert choice.finish_reason == "function_call"
    assert choice.message.function_call.name == "get_weather"
    jsonschema.validate(json.loads(choice.message.function_call.arguments), WEATHER)


def test_functions_are_streamed_with_all_their_arguments(client: openai.OpenAI) -> None:
    old: Any = {"tools": openai.NOT_GIVEN, "functions": FUNCTIONS, "function_call": {"name": "get_weather"}}
    [choice] = create(client, **old).choices
    deltas = [chunk.choices[0].delta.function_call for chunk in create(client, stream=True, **old)]
    assert "".join(delta.arguments for delta in deltas if delta) == choice.message.function_call.arguments


@pytest.mark.heavy
def test_calls_are_the_same_alone_and_in_company(llm: LLM) -> None:
    options: dict[str, Any] = {"tools": TOOLS, "tool_choice": NAMED, "max_tokens": 120, "temperature": 1.0}
    items = [{"id": str(seed), "messages": ASK, "seed": seed} for seed in range(6)]
    together = [(each.text, each.tokens) for each in llm.chat(items, **options)]
    alone = [(each.text, each.tokens) for item in items for each in llm.chat(item, **options)]
    assert together == alone
    assert len(set(together)) > 1


def test_a_call_that_the_length_cuts_is_given_as_far_as_it_goes(client: openai.OpenAI) -> None:
    complete, cut = (create(client, tool_choice=NAMED, max_tokens=count).choices[0] for count in (120, 45))
    assert (complete.finish_reason, cut.finish_reason) == ("tool_calls", "length")
    texts = [choice.message.tool_calls[0].function.arguments for choice in (complete, cut)]
    assert texts[0].startswith(texts[1])
    assert 0 < len(texts[1]) < len(texts[0])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"tools": [{"type": "function"}]}, "a tool is"),
        ({"tools": [{"type": "function", "function": {"name": "a b"}}]}, "the name of a tool"),
        ({"tools": [TOOLS[0], TOOLS[0]]}, "needs its own name"),
        (
            {"tools": [{"type": "function", "function": {"name": "f", "parameters": {"type": "zzz"}}}]},
            "- tools: parameters of f: Invalid type: zzz$",
        ),
        ({"tool_choice": "always"}, "tool_choice is"),
        ({"tool_choice": {"type": "function", "function": {"name": "other"}}}, "not among the tools"),
        ({"tool_choice": {"type": "allowed_tools"}}, "has a mode"),
        ({"tool_choice": {"type": "allowed_tools", "allowed_tools": 1}}, "has a mode"),
        ({"tool_choice": allowed("other", "auto")}, "not among the tools"),
        ({"tool_choice": allowed("now", "none")}, "has a mode"),
        ({"tools": openai.NOT_GIVEN, "tool_choice": "required"}, "tool_choice needs tools"),
        ({"extra_body": {"regex": "a"}}, "cannot be combined"),
        ({"extra_body": {"chat_template_kwargs": {"chat_template": "x"}}}, "cannot have chat_template"),
    ],
)
def test_invalid_tools_are_refused(client: openai.OpenAI, options: dict[str, Any], message: str) -> None:
    with pytest.raises(openai.BadRequestError, match=message) as refused:
        create(client, **options)
    assert "template rejects" not in str(refused.value)


@pytest.mark.heavy
def test_only_allowed_tools_are_called(client: openai.OpenAI, served: RunningServer) -> None:
    for name in (tool["function"]["name"] for tool in TOOLS):
        [choice] = create(client, tool_choice=allowed(name, "required")).choices
        assert {call.function.name for call in choice.message.tool_calls} == {name}
        choice = {"type": "allowed_tools", "mode": "required", "tools": [{"type": "function", "name": name}]}
        tools = [{"type": "function", **tool["function"]} for tool in TOOLS]
        body = {"input": "Hi", "tools": tools, "tool_choice": choice, "max_output_tokens": 200}
        [item, *_] = post(f"{served.url}/v1/responses", json=body).json()["output"]
        assert (item["type"], item["name"]) == ("function_call", name)


def test_the_template_shows_tools_that_are_not_allowed_too() -> None:
    tools = read_tools(TOOLS, allowed("now", "auto"))
    assert tools
    assert [each["name"] for each in tools.callable] == ["now"]
    assert (tools.mode, len(tools.functions)) == ("auto", len(TOOLS))


def test_an_llm_takes_tools_as_well(llm: LLM) -> None:
    [completion] = llm.chat(ASK, tools=TOOLS, tool_choice="required", max_tokens=120, temperature=0)
    assert completion.text.startswith('<tool_call>\n{"name": "')


@pytest.mark.parametrize("schema", [{"enum": [1, 2]}, '{"enum": [1, 2]}'])
def test_beside_tools_a_schema_may_be_text(llm: LLM, schema: Any) -> None:
    [completion] = llm.chat(ASK, tools=TOOLS, json_schema=schema, max_tokens=120, temperature=0)
    assert completion.text in ("1", "2") or completion.text.startswith("<tool_call>")


def test_a_template_that_knows_tools_gets_them_with_arguments_as_objects() -> None:
    messages = [
        *ASK,
        {"role": "assistant", "tool_calls": [{"function": {"name": "now", "arguments": '{"a": 1}'}}]},
        {"role": "tool", "content": "noon"},
    ]
    template = "{{ tools }}<tool_call>"
    chat = prepare_conversation(messages, ChatOptions(tools=TOOLS), template)
    assert chat.template_options["tools"][0]["function"]["name"] == "get_weather"
    assert chat.messages[1]["tool_calls"][0]["function"]["arguments"] == {"a": 1}
    assert chat.messages[1]["content"] == ""
    assert chat.messages[2] == messages[2]
    assert (
        "tools" not in prepare_conversation(messages, ChatOptions(TOOLS, "none"), template).template_options
    )


def test_a_template_without_tools_gets_them_as_text() -> None:
    messages = [
        {"role": "system", "content": "Be kind."},
        {
            "role": "assistant",
            "content": None,
            "reasoning_content": "Hm.",
            "tool_calls": [{"function": {"name": "now", "arguments": "{}"}}],
        },
        {"role": "tool", "content": "noon"},
    ]
    chat = prepare_conversation(messages, ChatOptions(tools=TOOLS), "{{ messages }}")
    assert chat.messages[0]["content"].startswith("Be kind.\n\nYou may call functions.")
    assert [message["role"] for message in chat.messages] == ["system", "assistant", "user"]
    assert '{"name": "now", "arguments": {}}' in chat.messages[1]["content"]
    assert (chat.messages[1]["reasoning_content"], "tool_calls" in chat.messages[1]) == ("Hm.", False)
    assert "noon" in chat.messages[2]["content"]
    later = prepare_conversation(messages, ChatOptions(), "{{ messages }}")  # tools are no longer given
    assert later.messages == [messages[0], *chat.messages[1:]]


@pytest.mark.parametrize(
    ("wanted", "fields"), [(True, {"reasoning_content": "Two.", "reasoning": "Two."}), (False, {})]
)
def test_reasoning_is_left_out_on_request(wanted: bool, fields: dict[str, str]) -> None:
    format = ReplyFormat(reasoning=("<think>", "</think>"), is_reasoning=True)
    message = ReplyMessage("chat", format, has_functions=False, has_reasoning=wanted)
    expected = {"role": "assistant", "content": "Yes.", "refusal": None}
    assert message.complete("Two.</think>Yes.") == expected | fields
    assert ChatBody.model_validate({"messages": ASK, "include_reasoning": wanted}).include_reasoning is wanted


def test_a_model_says_what_its_template_decided_unless_a_format_is_named(llm: LLM) -> None:
    def sentence(template: str, tool_format: str | None = None) -> str | None:
        return Tokenizer(llm.tokenizer.folder, "small", template, tool_format).tools_sentence()

    assert str(sentence("{{ tools }}[TOOL_CALLS] [")).startswith("Tool calls: mistral, ")
    assert str(sentence("{{ tools }}")).startswith("Requests with tools are refused: ")
    assert sentence("{{ tools }}", "llama3") is None
    assert sentence("{{ messages }}") is None
