"""Calls as lists of Python's: read however the text is cut, and the grammar of their arguments."""

import json
from typing import Any

import pytest
from support.replies import all_cuts, read
from support.tokenizers import byte_level
from tokenizers import AddedToken, Tokenizer

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.conversation import ChatOptions, conversation
from xlabatch.chat.formats import TOOL_FORMATS
from xlabatch.chat.grammar import reply_grammar
from xlabatch.chat.keywords import as_json
from xlabatch.chat.reply import Piece, ReplyFormat
from xlabatch.chat.tools import Tools
from xlabatch.text.grammars.compiler import GrammarCompiler

PYTHONIC = ReplyFormat(TOOL_FORMATS["pythonic"])
LIST = """[get_weather(city="the \\"Ö\\" (", days=[1, {'a': '},)'}], now=True), time.now( ), """
LIST += "f(x=None, y='a, (b)')]"
CALLS = [
    ("get_weather", {"city": 'the "Ö" (', "days": [1, {"a": "},)"}], "now": True}),
    ("time.now", {}),
    ("f", {"x": None, "y": "a, (b)"}),
]


def parsed(pieces: list[Piece]) -> list[Any]:
    """Pieces with arguments as objects."""
    return [json.loads(piece.text) if piece.kind == "arguments" else piece.text for piece in pieces]


def test_a_list_of_calls_is_read_however_the_text_is_cut() -> None:
    expected = [part for call in CALLS for part in call]
    for text in (LIST, f" \n[ {LIST[1:]}\n"):
        for cuts in all_cuts(text):
            assert parsed(read(text, PYTHONIC, cuts)) == expected, cuts


def test_reasoning_may_be_before_a_list_of_calls() -> None:
    format = ReplyFormat(TOOL_FORMATS["pythonic"], ("<think>", "</think>"))
    text = f"<think>[f(</think>\n{LIST}"
    for cuts in all_cuts(text):
        pieces = read(text, format, cuts)
        assert pieces[0] == Piece("reasoning", "[f(")
        assert parsed(pieces[1:]) == [part for call in CALLS for part in call]


@pytest.mark.parametrize(
    "text", ["", " [1, 2] is a list", "[a", "[f, (x)]", "I call [f(x=1)]", "[b] (c)", "\n"]
)
def test_other_text_is_text(text: str) -> None:
    for cuts in all_cuts(text):
        assert read(text, PYTHONIC, cuts) == [Piece("content", text)] * bool(text), cuts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[f(x=1)] and text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "and text")]),
        ("[f(x=1), text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", " text")]),
        ("[f(x=1) text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "text")]),
        ("[f(x=1)][g()]", [("name", "f"), ("arguments", '{"x": 1}'), ("name", "g"), ("arguments", "{}")]),
        ('[f(x=1, y="a', [("name", "f"), ("arguments", '{"x": 1, "y": "a')]),
        ("[f(x=1, y", [("name", "f"), ("arguments", '{"x": 1')]),
        ("[f(7, x=1,)]", [("name", "f"), ("arguments", '{"0": 7, "x": 1}')]),
    ],
)
def test_unfinished_lists_lose_no_text(text: str, expected: list[Any]) -> None:
    for cuts in all_cuts(text):
        assert read(text, PYTHONIC, cuts) == [Piece(*each) for each in expected], cuts


def test_text_is_given_out_as_soon_as_it_is_no_list() -> None:
    reader = reply_reader(PYTHONIC)
    assert [reader.push(text) for text in ("[", "f", "o ", "x")] == [[], [], [], [Piece("content", "[fo x")]]
    assert reader.push(" y [f(") == [Piece("content", " y [f(")]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("'it''s'", "'it''s'"),
        (r"'it\'s \d\n\x41\u00e9'", "it's \\d\nAé"),
        ('"say \\"hi\\""', 'say "hi"'),
        ("(1, -2.5e3, None)", [1, -2500.0, None]),
        ("{'a': {'b': [True, False]}}", {"a": {"b": [True, False]}}),
        ("true", True),
        ("0x10", "0x10"),
        ("1e999", "1e999"),
        ("NaN", "NaN"),
        ("Ulm", "Ulm"),
        ("[" * 10**5, "[" * 10**5),
    ],
)
def test_values_of_python_become_json_and_others_strings(value: str, expected: Any) -> None:
    assert json.loads(as_json(value)) == expected


@pytest.fixture(scope="module")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> GrammarCompiler:
    """A compiler for a vocabulary of bytes."""
    folder, tokenizer = tmp_path_factory.mktemp("tokenizer"), byte_level()
    tokenizer.add_special_tokens([AddedToken("<|end|>", special=True)])
    tokenizer.save(str(folder / "tokenizer.json"))
    end = tokenizer.get_vocab()["<|end|>"]
    return GrammarCompiler(folder, "keywords", tokenizer.get_vocab_size(), (end,))


CITY = {"$defs": {"city": {"enum": ["Ulm", "Bonn"]}}, "properties": {"at": {"$ref": "#/$defs/city"}}}
NUMBERS = {name: {"type": kind} for name, kind in {"a": "integer", "b": "boolean", "c": "string"}.items()}
FUNCTIONS = [
    {"name": "weather", "parameters": CITY | {"type": "object", "required": ["at"]}},
    {"name": "set.b-c", "parameters": {"type": "object", "properties": NUMBERS, "required": ["b"]}},
    {"name": "any", "parameters": {"type": "object"}},
    {"name": "none", "parameters": {"type": "object", "properties": {}}},
]


def accepts(compiler: GrammarCompiler, text: str, schema: Any = None, **options: Any) -> bool:
    """Whether a reply may be this text."""
    tools, special_id = Tools(FUNCTIONS, **options), compiler.tokenizer.special_id
    grammar = reply_grammar(tools, TOOL_FORMATS["pythonic"], schema, None, special_id)
    assert grammar
    matcher = compiler.compile(("grammar", grammar))
    fast: Tokenizer = compiler.tokenizer.fast
    tokens = fast.encode(text, add_special_tokens=False).ids
    return not any(matcher.advance(token) for token in (*tokens, compiler.eos_token_ids[0]))


@pytest.mark.parametrize(
    "text",
    [
        '[weather(at="Ulm")]',
        "[none()]",
        "[any()]",
        '[any(x={"a": [1, 2]}, y="z")]',
        '[set.b-c(a=-3, b=True, c="x, y)")]',
        "[set.b-c(b=false)]",
        '[set.b-c(b=True, c="")]',
        '[weather(at="Bonn"), none(), weather(at="Ulm")]',
    ],
)
def test_calls_with_valid_arguments_are_accepted(compiler: GrammarCompiler, text: str) -> None:
    for mode in ("auto", "required"):
        assert accepts(compiler, text, mode=mode)
    [first, *_] = parsed(read(text, PYTHONIC, []))
    assert first in [each["name"] for each in FUNCTIONS]


@pytest.mark.parametrize(
    "text",
    [
        "[weather()]",
        '[weather(at="Rome")]',
        '[weather(at="Ulm", b=1)]',
        "[set.b-c(b=True, a=1)]",
        "[set.b-c(a=1)]",
        "[set.b-c(b=1)]",
        "[none(x=1)]",
        '[weather(at="Ulm")',
        '[weather(at="Ulm")] and text',
    ],
)
def test_other_calls_are_not(compiler: GrammarCompiler, text: str) -> None:
    for mode in ("auto", "required"):
        assert not accepts(compiler, text, mode=mode)


def test_a_reply_is_either_text_or_calls(compiler: GrammarCompiler) -> None:
    for text in ("", "text", "[1, 2]", "[weather]", "[other(x=1)]", "I call [weather(x"):
        assert accepts(compiler, text)
        assert not accepts(compiler, text, mode="required")
    assert accepts(compiler, '{"at":"Ulm"}', schema=CITY)
    assert not accepts(compiler, "text", schema=CITY)


@pytest.mark.parametrize("options", [{"parallel": False}, {"only": "none"}])
def test_one_call_is_one(compiler: GrammarCompiler, options: dict[str, Any]) -> None:
    assert accepts(compiler, "[none()]", mode="required", **options)
    assert not accepts(compiler, "[none(), none()]", mode="required", **options)


def test_a_template_without_tools_shows_how_a_call_is_written() -> None:
    call = {"function": {"name": "f", "arguments": '{"a": true, "b": "c"}'}}
    messages = [{"role": "user", "content": "x"}, {"role": "assistant", "tool_calls": [call]}]
    tools = [{"type": "function", "function": {"name": "f"}}]
    chat = conversation(messages, ChatOptions(tools), "{{ messages }}", "pythonic")
    assert "[the function()]" in chat.messages[0]["content"]
    assert chat.messages[2]["content"] == "[f(a=True, b='c')]"
