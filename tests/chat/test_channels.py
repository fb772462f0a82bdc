"""Replies in channels, OpenAI's harmony format: read however they are cut, and their grammar."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from support.tokenizers import byte_level
from tokenizers import AddedToken

from xlabatch.chat.channels import begun_message, reply_reader
from xlabatch.chat.conversation import ChatOptions, describe_reply, prepare_conversation
from xlabatch.chat.formats import ANALYSIS_MARKS, TOOL_FORMATS
from xlabatch.chat.grammar import reply_grammar
from xlabatch.chat.reply import ReplyFormat, ReplyPiece
from xlabatch.chat.tools import Tools
from xlabatch.text.grammars.compiler import GrammarCompiler

BEGUN = "<|start|>assistant"
FORMAT = ReplyFormat(TOOL_FORMATS["harmony"], ANALYSIS_MARKS, has_channels=True, begun=BEGUN)
NO_TOOLS = ReplyFormat(None, ANALYSIS_MARKS, has_channels=True, begun=BEGUN)
THOUGHT = "<|channel|>analysis<|message|>Two < three,\nso <|.<|end|><|start|>assistant"
FINAL = "<|channel|>final<|message|>"
CITY = {"type": "object", "properties": {"city": {"enum": ["Ulm", "Bonn"]}}, "required": ["city"]}
FUNCTIONS = [{"name": "weather", "parameters": CITY}, {"name": "now", "parameters": {"type": "object"}}]
ULM = '<|message|>{"city": "Ulm"}'
MARKS = ("start", "end", "message", "channel", "constrain", "call", "return")
TEMPLATE = """{{ tools }}{% for message in messages %}<|start|>{{ message.role }}
{%- if message.thinking %}<|channel|>analysis<|message|>{{ message.thinking }}{% endif %}{% endfor %}
{%- if add_generation_prompt %}<|start|>assistant{% endif %}"""


def read(text: str, format: ReplyFormat, cuts: list[int]) -> list[ReplyPiece]:
    """The pieces of a text that comes cut at these places, joined as a client joins them."""
    reader, joined = reply_reader(format), list[ReplyPiece]()
    for start, end in pairwise([0, *cuts, len(text), len(text)]):
        for piece in reader.push(text[start:end], last=start == len(text)):
            if joined and joined[-1].kind == piece.kind != "name":
                piece = ReplyPiece(piece.kind, joined.pop().text + piece.text)
            joined.append(piece)
    return joined


CALLS = [  # as models and templates write them
    '<|channel|>commentary to=functions.weather <|constrain|>json<|message|>{"city": "Ulm"}<|call|>',
    ' to=functions.weather<|channel|>commentary json<|message|>{"city": "Ulm"}<|call|>',
    ' to=functions.weather<|channel|>analysis<|message|>{"city": "Ulm"}',
]


@pytest.mark.parametrize("call", CALLS)
def test_reasoning_text_and_a_call_are_read_however_the_reply_is_cut(call: str) -> None:
    preamble = "<|channel|>commentary<|message|>I look.<|end|><|start|>assistant"
    text = THOUGHT + preamble + call
    expected = [
        ReplyPiece("reasoning", "Two < three,\nso <|."),
        ReplyPiece("content", "I look."),
        ReplyPiece("name", "weather"),
        ReplyPiece("arguments", '{"city": "Ulm"}'),
    ]
    for cuts in ([], list(range(1, len(text))), *([at] for at in range(1, len(text)))):
        assert read(text, FORMAT, cuts) == expected, cuts


def test_messages_of_one_kind_are_lines_of_their_own() -> None:
    text = f"{THOUGHT}{THOUGHT}{FINAL}It is<|return|>"
    reasoning = "Two < three,\nso <|."
    expected = [ReplyPiece("reasoning", f"{reasoning}\n{reasoning}"), ReplyPiece("content", "It is")]
    assert read(text, FORMAT, []) == expected


@pytest.mark.parametrize("text", ["Plain <text>", "<b> to="])
def test_text_without_a_header_is_the_answer(text: str) -> None:
    assert read(text, NO_TOOLS, [1, 3]) == [ReplyPiece("content", text)]


def test_without_tools_a_call_is_text_and_a_header_that_is_cut_off_is_nothing() -> None:
    assert read(CALLS[0], NO_TOOLS, []) == [ReplyPiece("content", '{"city": "Ulm"}')]
    assert read("<|channel|>final<|mess", NO_TOOLS, []) == []


def test_a_prompt_that_ends_within_a_message_is_continued() -> None:
    begun = begun_message(f"<|start|>user<|message|>Hi<|end|>{BEGUN}{FINAL}It")
    assert begun == f"{BEGUN}{FINAL}It"
    format = ReplyFormat(None, ANALYSIS_MARKS, has_channels=True, begun=begun)
    assert read(" is.<|end|>", format, [2]) == [ReplyPiece("content", " is.")]
    assert begun_message(f"{BEGUN}{FINAL}It is.<|end|>") == ""


@pytest.fixture(scope="module", params=["text", "special tokens"])
def compiler(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> GrammarCompiler:
    """A compiler for a vocabulary of bytes, in which marks are text or special tokens."""
    folder, tokenizer = tmp_path_factory.mktemp("tokenizer"), byte_level()
    marks = [f"<|{mark}|>" for mark in MARKS] if request.param == "special tokens" else []
    tokenizer.add_special_tokens([AddedToken(mark, special=True) for mark in ["<|stop|>", *marks]])
    tokenizer.save(str(folder / "tokenizer.json"))
    ends = [tokenizer.get_vocab()[end] for end in ("<|stop|>", *marks[-2:])]
    return GrammarCompiler(folder, "marks", tokenizer.get_vocab_size(), tuple(ends))


def accepts(
    compiler: GrammarCompiler, text: str, schema: Any = None, begun: str = BEGUN, **options: Any
) -> bool:
    """Whether a reply with tools of these options may be this text."""
    tools = Tools(FUNCTIONS, **options)
    grammar = reply_grammar(tools, replace(FORMAT, begun=begun), schema, compiler.tokenizer.special_ids)
    assert grammar
    matcher = compiler.compile(("grammar", grammar))
    tokens = compiler.tokenizer.encode_chat(text)
    return not any(matcher.advance(token) for token in (*tokens, compiler.eos_token_ids[-1]))


@pytest.mark.parametrize("call", CALLS)
def test_a_required_call_is_of_a_known_function_with_valid_arguments(
    compiler: GrammarCompiler, call: str
) -> None:
    call = call.removesuffix("<|call|>")  # an end token of the model
    for text in (call, THOUGHT + call):
        assert accepts(compiler, text, mode="required")
    for wrong in (call.replace("weather", "other"), call.replace("Ulm", "Rom"), f"{FINAL}No."):
        assert not accepts(compiler, THOUGHT + wrong, mode="required")
    now = call.replace("weather", "now")
    assert accepts(compiler, now, mode="required")
    assert not accepts(compiler, now, mode="required", only="weather")


def test_an_answer_may_be_text_and_its_schema_is_that_of_the_final_message(
    compiler: GrammarCompiler,
) -> None:
    assert accepts(compiler, f"{THOUGHT}{FINAL}It is < warm.")
    assert not accepts(compiler, "It is warm.")
    final = '<|channel|>final <|constrain|>json<|message|>{"city":"Ulm"}'
    assert accepts(compiler, THOUGHT + final, schema=CITY)
    assert accepts(compiler, f'{FINAL}{{"city":"Ulm"}}', schema=CITY, mode="none")
    assert not accepts(compiler, f"{THOUGHT}{FINAL}It is warm.", schema=CITY)


def test_a_reply_that_continues_a_message_may_go_on_with_a_call(compiler: GrammarCompiler) -> None:
    begun = f"{BEGUN}<|channel|>analysis<|message|>So"
    call = CALLS[0].removesuffix("<|call|>")
    assert accepts(compiler, f" I look.<|end|>{BEGUN}{call}", begun=begun, mode="required")
    assert not accepts(compiler, " I look.", begun=begun, mode="required")
    assert accepts(compiler, " I look.", begun=begun)
    assert accepts(compiler, BEGUN + call, begun="", mode="required")


def test_the_template_decides_and_a_name_overrides_it() -> None:
    options = ChatOptions(tools=[{"type": "function", "function": each} for each in FUNCTIONS])
    messages = [{"role": "user", "content": "Hi"}]
    chat = prepare_conversation(messages, options, TEMPLATE)
    reply = describe_reply(chat, f"...{BEGUN}", TEMPLATE)
    assert (reply.has_channels, reply.begun, reply.tools) == (True, BEGUN, TOOL_FORMATS["harmony"])
    named = prepare_conversation(messages, options, TEMPLATE, "mistral")
    assert not describe_reply(named, f"...{BEGUN}", TEMPLATE).has_channels
    plain = prepare_conversation(messages, options, "{{ messages }}", "mistral").messages[0]["content"]
    assert '[TOOL_CALLS][{"name": "the function", "arguments": {}}]' in plain


def test_reasoning_of_earlier_replies_has_the_name_that_the_template_knows() -> None:
    call = {"type": "function", "function": {"name": "weather", "arguments": "{}"}}
    replies = [
        {"role": "assistant", "content": "Hi", "reasoning_content": "So."},
        {"role": "assistant", "content": "I look.", "reasoning_content": "So.", "tool_calls": [call]},
    ]
    plain, with_call = prepare_conversation(replies, ChatOptions(), TEMPLATE).messages
    assert plain == {"role": "assistant", "content": "Hi", "thinking": "So."}
    assert (with_call["thinking"], with_call["content"]) == ("So.\nI look.", "")
    assert prepare_conversation(replies, ChatOptions(), "{{ tools }}").messages[0] == replies[0]
