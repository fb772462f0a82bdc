"""Replies read piece by piece: text, reasoning and calls, however the text is cut."""

import json
from typing import Any

import pytest
from support.replies import all_cuts, read

from xlabatch.chat.conversation import ChatOptions, prepare_conversation
from xlabatch.chat.formats import (
    TOOL_FORMATS,
    ToolFormat,
    detect_format,
    knows_tools,
    reasoning_marks,
    tool_format,
    tools_sentence,
)
from xlabatch.chat.reply import ReplyFormat, ReplyPiece, ReplyReader
from xlabatch.errors import Refused

CALLS: list[tuple[str, Any]] = [
    ("get_weather", {"city": 'the "Ö" \\ {', "days": [1, {"a": "}"}]}),
    ("now", {}),
]
MARKS = ("<think>", "</think>")
HERMES = TOOL_FORMATS["hermes"]
BLOCK_FORMATS = [name for name, each in TOOL_FORMATS.items() if not each.channels and not each.keywords]


def block(format: ToolFormat, calls: list[tuple[str, Any]]) -> str:
    """Calls as a model writes them, in one block."""
    texts = [f"{name}{format.between}{json.dumps(arguments)}{format.after}" for name, arguments in calls]
    separator = format.separator or "never"
    return f"{format.trigger}{format.open}{format.before}{separator.join(texts)}{format.close}"


def write_calls(format: ToolFormat) -> str:
    """All calls, in one block or in one for each."""
    if format.separator is not None:
        return block(format, CALLS)
    return (format.block_separator or "").join(block(format, [call]) for call in CALLS)


def of_calls() -> list[ReplyPiece]:
    pieces = []
    for name, arguments in CALLS:
        pieces += [ReplyPiece("name", name), ReplyPiece("arguments", json.dumps(arguments))]
    return pieces


@pytest.mark.parametrize("name", BLOCK_FORMATS)
@pytest.mark.parametrize("before", ["", "I will look, if a < b.\n\n"])
def test_calls_are_read_however_the_text_is_cut(name: str, before: str) -> None:
    format = TOOL_FORMATS[name]
    text = before + write_calls(format)
    expected = [ReplyPiece("content", before.rstrip())] * bool(before) + of_calls()
    for cuts in all_cuts(text):
        assert read(text, ReplyFormat(format), cuts) == expected, cuts


@pytest.mark.parametrize("name", BLOCK_FORMATS)
def test_text_after_calls_is_read_however_it_is_cut(name: str) -> None:
    format = TOOL_FORMATS[name]
    text = f"{write_calls(format)}\n\nThat is all, \nI think."
    for cuts in all_cuts(text):
        expected = [*of_calls(), ReplyPiece("content", "That is all, \nI think.")]
        assert read(text, ReplyFormat(format), cuts) == expected, cuts


@pytest.mark.parametrize("is_reasoning", [True, False])
def test_reasoning_is_read_however_the_text_is_cut(is_reasoning: bool) -> None:
    format = ReplyFormat(TOOL_FORMATS["hermes"], MARKS, is_reasoning)
    begin = "" if is_reasoning else "<think>"
    text = f"{begin}\nTwo < three,\nso.\n</think>\n\nIt is <b>. \n{write_calls(TOOL_FORMATS['hermes'])}"
    expected = [
        ReplyPiece("reasoning", "Two < three,\nso."),
        ReplyPiece("content", "It is <b>."),
        *of_calls(),
    ]
    for cuts in all_cuts(text):
        assert read(text, format, cuts) == expected, cuts


def test_text_without_marks_is_given_out_at_once_and_as_it_is() -> None:
    reader = ReplyReader(ReplyFormat())
    texts = [" a", " \n", "<think> b </think>", "<tool_call>", "  "]
    assert [reader.push(text) for text in texts] == [[ReplyPiece("content", text)] for text in texts]
    assert reader.push("", last=True) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<tool_call>\nnot a call", [ReplyPiece("content", "\nnot a call")]),
        ("a <tool_c", [ReplyPiece("content", "a <tool_c")]),
        ("a \n", [ReplyPiece("content", "a \n")]),
        ("</think>", [ReplyPiece("content", "</think>")]),
        ("<think>never ends ", [ReplyPiece("reasoning", "never ends ")]),
        ("<think></think>", []),
        (
            '<tool_call>\n{"name": "f", "arguments": {"a',
            [ReplyPiece("name", "f"), ReplyPiece("arguments", '{"a')],
        ),
        ("b <think>no</think>", [ReplyPiece("content", "b <think>no</think>")]),
    ],
)
def test_unfinished_and_stray_marks_lose_no_text(text: str, expected: list[ReplyPiece]) -> None:
    for cuts in all_cuts(text):
        assert read(text, ReplyFormat(TOOL_FORMATS["hermes"], MARKS), cuts) == expected, cuts


@pytest.mark.parametrize(
    ("template", "name"),
    [
        ("{% if tools %}<tool_call>", "hermes"),
        ("{{ tools }}<|python_tag|>", "llama3"),
        ('{{ tools }}<|header_start|>{"name": "f", "parameters": {}}', "llama3"),
        (
            "{{ tools }}<|header_start|>[func_name1(param1=value1, param2=value2), func_name2(...)]",
            "pythonic",
        ),
        ("{{ tools }}[TOOL_CALLS] [", "mistral"),
        ("{{ tools }}[TOOL_CALLS]x[ARGS]", "mistral-args"),
        ("{{ tools }}<|tool_call|><tool_call>", "granite"),
        ("{{ tools }}<|channel|>commentary<|message|>", "harmony"),
        ("{{ messages }}", "hermes"),
    ],
)
def test_the_format_of_calls_is_that_of_the_template(template: str, name: str) -> None:
    assert tool_format(template) == TOOL_FORMATS[name]
    assert knows_tools(template) == ("tools" in template)


UNKNOWN = {
    "GLM": "{{ tools }}<tool_call>{{ name }}\n<arg_key>{{ k }}</arg_key>\n<arg_value>{{ v }}</arg_value>",
    "Qwen 3 Coder": "{{ tools }}<tool_call>\n<function={{ name }}>\n<parameter={{ k }}>",
    "DeepSeek": "{{ tools }}<\uff5ctool\u2581calls\u2581begin\uff5c>function",
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_tools_are_refused_where_the_template_shows_no_known_format(name: str) -> None:
    options = ChatOptions([{"function": {"name": "now"}}])
    assert detect_format(UNKNOWN[name]) is None
    with pytest.raises(Refused, match=r"no known format of tool calls; .* --tool-parser .* hermes, llama3"):
        prepare_conversation([], options, UNKNOWN[name])
    assert "--tool-parser" in tools_sentence(UNKNOWN[name])
    assert prepare_conversation([], options, UNKNOWN[name], "llama3").format == TOOL_FORMATS["llama3"]
    assert prepare_conversation([], ChatOptions(), UNKNOWN[name]).tools is None
    assert prepare_conversation([], ChatOptions(options.tools, "none"), UNKNOWN[name]).tools


def test_the_start_of_a_server_names_the_format_that_was_chosen() -> None:
    sentence = tools_sentence("{{ tools }}[TOOL_CALLS] [")
    assert sentence == "Tool calls: mistral, by the chat template; --tool-parser selects another format"


def test_a_template_that_ends_reasoning_has_a_model_that_reasons() -> None:
    assert reasoning_marks("{{ content.split('</think>')[-1] }}", HERMES) == MARKS
    assert reasoning_marks("[THINK] and [/THINK]", HERMES) == ("[THINK]", "[/THINK]")
    assert reasoning_marks("{{ messages }}", HERMES) is None
