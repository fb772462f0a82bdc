"""Calls as a Python list: read however the text is cut, and the grammar of their arguments."""

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest
from support.examples import examples
from support.replies import all_cuts, read
from support.tokenizers import byte_level
from tokenizers import AddedToken, Tokenizer

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.conversation import ChatOptions, describe_reply, prepare_conversation
from xlabatch.chat.formats import TOOL_FORMATS
from xlabatch.chat.grammar import reply_grammar
from xlabatch.chat.pythonic import PythonicReader, as_json
from xlabatch.chat.pythonic_grammar import SPACE, argument_rules
from xlabatch.chat.reply import ReplyFormat, ReplyPiece
from xlabatch.chat.tools import Tools
from xlabatch.errors import Refused
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.grammars.matchers import GrammarMatcher

NAMES = ("get_weather", "time.now", "f", "g", "weather", "set.b-c", "any", "none")
PYTHONIC = ReplyFormat(TOOL_FORMATS["pythonic"], names=NAMES)
MARKS = ("<think>", "</think>")
LIST = """[get_weather(city="the \\"Ö\\" (", days=[1, {'a': '},)'}], now=True), time.now( ), """
LIST += "f(x=None, y='a, (b)')]"
CALLS = [
    ("get_weather", {"city": 'the "Ö" (', "days": [1, {"a": "},)"}], "now": True}),
    ("time.now", {}),
    ("f", {"x": None, "y": "a, (b)"}),
]


def parsed(pieces: list[ReplyPiece]) -> list[Any]:
    """Pieces with arguments as objects."""
    return [json.loads(piece.text) if piece.kind == "arguments" else piece.text for piece in pieces]


def test_a_list_of_calls_is_read_however_the_text_is_cut() -> None:
    expected = [part for call in CALLS for part in call]
    for text in (LIST, f" \n[ {LIST[1:]}\n"):
        for cuts in all_cuts(text):
            assert parsed(read(text, PYTHONIC, cuts)) == expected, cuts


def test_reasoning_may_be_before_a_list_of_calls() -> None:
    format = ReplyFormat(TOOL_FORMATS["pythonic"], MARKS, names=NAMES)
    text = f"<think>[f(</think>\n{LIST}"
    for cuts in all_cuts(text):
        pieces = read(text, format, cuts)
        assert pieces[0] == ReplyPiece("reasoning", "[f(")
        assert parsed(pieces[1:]) == [part for call in CALLS for part in call]


@pytest.mark.parametrize(
    "text",
    [
        *("", " [1, 2] is a list", "[a", "[f, (x)]", "I call [f(x=1)]", "[b] (c)", "\n", "[f", " \n[f"),
        *("[ f ", "[Paris(France)](https://x) is", "[ff(x)]", "[g  x", "[     f(x=1)]", "[f     (x=1)]"),
    ],
)
def test_other_text_is_text(text: str) -> None:
    for cuts in all_cuts(text):
        assert read(text, PYTHONIC, cuts) == [ReplyPiece("content", text)] * bool(text), cuts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[f(x=1)] and text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "and text")]),
        ("[f(x=1), text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "text")]),
        ("[f(x=1), Ulm(x)]", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "Ulm(x)]")]),
        ("[f(x=1) text", [("name", "f"), ("arguments", '{"x": 1}'), ("content", "text")]),
        ("[f(x=1)][g()]", [("name", "f"), ("arguments", '{"x": 1}'), ("name", "g"), ("arguments", "{}")]),
        ('[f(x=1, y="a', [("name", "f"), ("arguments", '{"x": 1, "y": "a')]),
        ("[f(x=1, y", [("name", "f"), ("arguments", '{"x": 1')]),
        ("[f(7, x=1,)]", [("name", "f"), ("arguments", '{"0": 7, "x": 1}')]),
        ("[f('x = 1', y==2)]", [("name", "f"), ("arguments", '{"0": "x = 1", "1": "y==2"}')]),
        ("[f(a-b.$ö = 1, 'x = 1", [("name", "f"), ("arguments", '{"a-b.$\\u00f6": 1')]),
    ],
)
def test_unfinished_lists_lose_no_text(text: str, expected: list[Any]) -> None:
    for cuts in all_cuts(text):
        assert read(text, PYTHONIC, cuts) == [ReplyPiece(*each) for each in expected], cuts


def test_text_is_given_out_as_soon_as_it_is_no_list() -> None:
    reader = reply_reader(PYTHONIC)
    assert [reader.push(text) for text in (" [", "f", " ")] == [[], [], []]
    assert reader.push("o") == [ReplyPiece("content", " [f o")]
    assert reader.push(" y [f(") == [ReplyPiece("content", " y [f(")]
    reader = reply_reader(PYTHONIC)
    assert [reader.push(text) for text in ("[f()", ", g", "o")] == [
        [ReplyPiece("name", "f"), ReplyPiece("arguments", "{}")],
        [],
        [ReplyPiece("content", "go")],
    ]


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
        ("555 0100", "555 0100"),
        ("1 2", "1 2"),
        ("{'a': 1 2}", "{'a': 1 2}"),
        ("( True,\n\tNone )", [True, None]),
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
    return follows(compiler, matcher(compiler, PYTHONIC, schema, **options), text)


def matcher(
    compiler: GrammarCompiler, reply: ReplyFormat, schema: Any = None, **options: Any
) -> GrammarMatcher:
    """A matcher of replies in a format."""
    grammar = reply_grammar(Tools(FUNCTIONS, **options), reply, schema, compiler.tokenizer.special_ids)
    assert grammar
    return compiler.compile(("grammar", grammar))


def follows(compiler: GrammarCompiler, matcher: GrammarMatcher, text: str) -> bool:
    """Whether a new matcher accepts a text as a whole reply."""
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


FRAGMENTS = [*"[[()],", " ", "\n", "\t", "\r", "\xa0", "     ", "<think>", "</think>", "</think>", "none"]
FRAGMENTS += ["[none(", "[none()]", "[none()]", "[any(", "x=1", '"a"', "Ulm", "<", "</", "any"]


@pytest.mark.heavy
@pytest.mark.parametrize("is_reasoning", [None, False, True])
def test_text_of_the_grammar_is_read_as_text_and_calls_as_calls(
    compiler: GrammarCompiler, is_reasoning: bool | None
) -> None:
    reply = replace(PYTHONIC, reasoning=None if is_reasoning is None else MARKS)
    reply = replace(reply, is_reasoning=bool(is_reasoning))
    auto, required = matcher(compiler, reply), matcher(compiler, PYTHONIC, mode="required")
    thought = {None: "", False: r"\s*<think>.*?(</think>\s*|\Z)", True: r".*?</think>\s*"}[is_reasoning]
    draw, counts = random.Random(0), {True: 0, False: 0}
    texts = examples(dev=1000, ci=3000)
    for _ in range(texts):
        text = "".join(draw.choices(FRAGMENTS, k=draw.randrange(7)))
        text += draw.choice(["", "[none()]", "[any(x=1)]", '[weather(at="Ulm")]'])
        if is_reasoning is not None and draw.random() < 0.7:
            text = "<think>" * (not is_reasoning) + "a</think>" + text
        if follows(compiler, auto.copy(), text):
            match = re.match(thought, text, re.DOTALL)
            body = text[match.end() :] if match else text
            has_calls = follows(compiler, required.copy(), body)
            pieces = [piece for piece in read(text, reply, []) if piece.kind != "reasoning"]
            if has_calls:
                assert [piece.kind for piece in pieces] == ["name", "arguments"] * body.count(")"), text
            else:
                assert pieces == [ReplyPiece("content", body)] * bool(body), text
            counts[has_calls] += 1
    assert min(counts.values()) > texts / 30, counts


def test_calls_after_reasoning_have_valid_arguments_too(compiler: GrammarCompiler) -> None:
    auto = matcher(compiler, replace(PYTHONIC, reasoning=MARKS))
    for before in ("", "<think>", "<think>a</think>", " <think>[f(<</think>\n\t", "<think></think></think>"):
        assert follows(compiler, auto.copy(), f"{before}text")
    for before in ("<think>a</think>", " <think>[f(<</think>\n\t"):
        assert follows(compiler, auto.copy(), f'{before}[weather(at="Ulm"), none()]')
        assert not follows(compiler, auto.copy(), f'{before}[weather(at="Rome")]')
        assert not follows(compiler, auto.copy(), f"{before}[ none()]")


def test_grammar_and_reader_have_the_same_white_space() -> None:
    space = re.compile(SPACE)
    different = [n for n in range(0x110000) if bool(space.fullmatch(chr(n))) != chr(n).isspace()]
    assert different == []


@pytest.mark.parametrize("name", ["a=b", "a,b", "user's name", "", "a\n"])
def test_names_that_no_call_can_have_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="tool f: a name of an argument"):
        argument_rules(0, "f", {"properties": {"x": {}, name: {}}})


def test_names_of_arguments_are_read_as_they_are_accepted(compiler: GrammarCompiler) -> None:
    parameters: Any = {"properties": {"größe": {}, "$a.b-c": {}, "1": {}}}
    grammar = reply_grammar(
        Tools([{"name": "f", "parameters": parameters}]), PYTHONIC, None, compiler.tokenizer.special_ids
    )
    text = '[f(größe="=", $a.b-c="a=b", 1=["x=", 1])]'
    assert follows(compiler, compiler.compile(("grammar", grammar or "")), text)
    assert parsed(read(text, PYTHONIC, [])) == ["f", {"größe": "=", "$a.b-c": "a=b", "1": ["x=", 1]}]


@pytest.mark.parametrize("required", ["ab", 3, None, {"a": True}])
def test_required_is_a_list(required: Any) -> None:
    with pytest.raises(Refused, match="tool f: required is a list"):
        argument_rules(0, "f", {"properties": {"a": {}}, "required": required})


MANY = 2000


class Counted(str):
    """Text that counts how many characters its slices, sums and stripped copies have."""

    copied = 0

    def __getitem__(self, key: Any) -> "Counted":
        return self.copy(str.__getitem__(self, key))

    def __add__(self, other: str) -> "Counted":
        return self.copy(str.__add__(self, other))

    def __radd__(self, other: str) -> "Counted":
        return self.copy(str.__add__(other, str(self)))

    def lstrip(self, chars: str | None = None) -> "Counted":
        return self.copy(str.lstrip(self, chars))

    def copy(self, text: str) -> "Counted":
        Counted.copied += len(text)
        return Counted(text)


@pytest.mark.parametrize("marks", [None, MARKS])
@pytest.mark.parametrize(
    ("texts", "end"),
    [
        ([f"[f({'a=1,' * MANY}b=2)]"], '"a": 1, "b": 2}'),
        ([f"[{'f(),' * MANY}f()]"], "f{}f{}"),
        ([" "] * MANY, " " * MANY),
        (["a", *[" "] * MANY, "b"], f"a{' ' * MANY}b"),
        (["[f()", *[" "] * MANY, "]"], "f{}"),
        (["[f(), ", *[" "] * MANY, "g()]"], "f{}g{}"),
        (["[f(x='", *[" "] * MANY, "')]"], json.dumps({"x": " " * MANY})),
    ],
)
def test_no_text_is_copied_again_and_again(
    monkeypatch: pytest.MonkeyPatch, marks: tuple[str, str] | None, texts: list[str], end: str
) -> None:
    reader = PythonicReader(replace(PYTHONIC, reasoning=marks))
    add = reader.add
    monkeypatch.setattr(reader, "add", lambda kind, text: add(kind, Counted(text)))
    monkeypatch.setattr(Counted, "copied", 0)
    pieces = [piece for text in texts for piece in reader.push(Counted(text))]
    pieces += reader.push("", last=True)
    assert "".join(piece.text for piece in pieces).endswith(end)
    assert Counted.copied < 10 * sum(map(len, texts))


@pytest.mark.parametrize("options", [{"parallel": False}, {"only": "none"}])
def test_one_call_is_one(compiler: GrammarCompiler, options: dict[str, Any]) -> None:
    assert accepts(compiler, "[none()]", mode="required", **options)
    assert not accepts(compiler, "[none(), none()]", mode="required", **options)


def test_only_functions_that_may_be_called_begin_a_call() -> None:
    tools = [{"type": "function", "function": {"name": name}} for name in ("f", "g")]
    allowed = {"type": "allowed_tools", "mode": "auto", "tools": [tools[0]]}
    for choice, names in ((None, ("f", "g")), (allowed, ("f",)), ("none", ())):
        chat = prepare_conversation([], ChatOptions(tools, choice), "{{ tools }}", "pythonic")
        assert describe_reply(chat, "", "").names == names


def test_a_template_without_tools_shows_how_a_call_is_written() -> None:
    call = {"function": {"name": "f", "arguments": '{"a": true, "b": "c"}'}}
    messages = [{"role": "user", "content": "x"}, {"role": "assistant", "tool_calls": [call]}]
    tools = [{"type": "function", "function": {"name": "f"}}]
    chat = prepare_conversation(messages, ChatOptions(tools), "{{ messages }}", "pythonic")
    assert "[the function()]" in chat.messages[0]["content"]
    assert chat.messages[2]["content"] == "[f(a=True, b='c')]"
