"""Grammars of replies: what they accept and refuse, with marks as text and as special tokens."""

from typing import Any

import pytest
import tokenizers
from support.tokenizers import byte_level
from tokenizers import AddedToken

from xlabatch.chat.conversation import write_call
from xlabatch.chat.formats import TOOL_FORMATS
from xlabatch.chat.grammar import reply_grammar
from xlabatch.chat.reply import ReplyFormat
from xlabatch.chat.tools import Tools
from xlabatch.errors import Refused
from xlabatch.text.grammars.compiler import GrammarCompiler

CITY = {"type": "object", "properties": {"city": {"enum": ["Ulm", "Bonn"]}}, "required": ["city"]}
FUNCTIONS = [{"name": "weather", "parameters": CITY}, {"name": "now", "parameters": {"type": "object"}}]
MARKS = ["<tool_call>", "</tool_call>", "<think>", "</think>", "[TOOL_CALLS]", "[ARGS]", "<|tool_call|>"]
REASONING = ReplyFormat(reasoning=("<think>", "</think>"), is_reasoning=True)
BLOCK_FORMATS = [name for name, each in TOOL_FORMATS.items() if not each.channels and not each.keywords]
ULM, NOW = ("weather", '{"city": "Ulm"}'), ("now", '{"a": 1}')


@pytest.fixture(scope="module", params=["text", "special tokens"])
def compiler(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> GrammarCompiler:
    """A compiler for a vocabulary of bytes, in which marks are text or special tokens."""
    folder, tokenizer = tmp_path_factory.mktemp("tokenizer"), byte_level()
    marks = MARKS if request.param == "special tokens" else []
    tokenizer.add_special_tokens([AddedToken(mark, special=True) for mark in ["<|end|>", *marks]])
    tokenizer.save(str(folder / "tokenizer.json"))
    end = tokenizer.get_vocab()["<|end|>"]
    return GrammarCompiler(folder, "marks", tokenizer.get_vocab_size(), (end,))


def accepts(compiler: GrammarCompiler, grammar: str, text: str) -> bool:
    """Whether a reply may be this text."""
    matcher = compiler.compile(("grammar", grammar))
    fast: tokenizers.Tokenizer = compiler.tokenizer.fast
    tokens = fast.encode(text, add_special_tokens=False).ids
    return not any(matcher.advance(token) for token in (*tokens, compiler.eos_token_ids[0]))


def write(name: str, *calls: tuple[str, str]) -> str:
    """Calls in a format."""
    format = TOOL_FORMATS[name]
    texts = [f"{function}{format.between}{arguments}{format.after}" for function, arguments in calls]
    blocks = [texts] if format.separator is not None else [[text] for text in texts]
    start = f"{format.trigger}{format.open}{format.before}"
    joined = [f"{start}{(format.separator or '').join(block)}{format.close}" for block in blocks]
    return (format.block_separator or "").join(joined)


def grammar(compiler: GrammarCompiler, name: str, schema: Any = None, end: str = "", **options: Any) -> str:
    tools = Tools(FUNCTIONS, **options)
    reply = ReplyFormat(TOOL_FORMATS[name], ("<think>", end) if end else None, is_reasoning=bool(end))
    text = reply_grammar(tools, reply, schema, compiler.tokenizer.special_ids)
    assert text
    return text


@pytest.mark.parametrize("name", BLOCK_FORMATS)
def test_required_calls_are_of_known_functions_with_valid_arguments(
    compiler: GrammarCompiler, name: str
) -> None:
    required = grammar(compiler, name, mode="required")
    assert accepts(compiler, required, write(name, ULM))
    assert accepts(compiler, required, write(name, NOW, ULM))
    for calls in ([("other", "{}")], [("weather", "{}")], [("weather", '{"city": "Ulm", "b": 1}')]):
        assert not accepts(compiler, required, write(name, *calls))
    assert not accepts(compiler, required, "text")
    assert not accepts(compiler, required, "")


@pytest.mark.parametrize("name", BLOCK_FORMATS)
def test_auto_is_text_calls_or_both(compiler: GrammarCompiler, name: str) -> None:
    auto = grammar(compiler, name)
    for text in ("", "text\n with < and {", write(name, ULM), "I look.\n" + write(name, NOW, ULM)):
        assert accepts(compiler, auto, text), text
    assert not accepts(compiler, auto, "I look.\n" + write(name, ("other", "{}")))


@pytest.mark.parametrize("name", BLOCK_FORMATS)
@pytest.mark.parametrize("options", [{"parallel": False}, {"only": "weather"}])
def test_one_call_is_one(compiler: GrammarCompiler, name: str, options: dict[str, Any]) -> None:
    required = grammar(compiler, name, mode="required", **options)
    assert accepts(compiler, required, write(name, ULM))
    assert not accepts(compiler, required, write(name, ULM, ULM))
    assert accepts(compiler, required, write(name, NOW)) == ("only" not in options)


def test_text_in_place_of_calls_has_its_schema(compiler: GrammarCompiler) -> None:
    auto = grammar(compiler, "hermes", schema=CITY)
    assert accepts(compiler, auto, '{"city":"Ulm"}')
    assert accepts(compiler, auto, write("hermes", ULM))
    assert not accepts(compiler, auto, "text")


def test_what_follows_reasoning_is_constrained(compiler: GrammarCompiler) -> None:
    required = grammar(compiler, "hermes", end="</think>", mode="required")
    assert accepts(compiler, required, f"So < I think.\n</think>\n\n{write('hermes', ULM)}")
    assert not accepts(compiler, required, "So I think.</think> text")
    schema = reply_grammar(None, REASONING, CITY, compiler.tokenizer.special_ids)
    assert schema
    assert accepts(compiler, schema, 'Hm.</think>\n{"city":"Bonn"}')
    assert not accepts(compiler, schema, "Hm.</think>\ntext")
    assert not accepts(compiler, schema, "Hm.")


def test_without_tools_and_schema_any_text_will_do(compiler: GrammarCompiler) -> None:
    none = Tools(FUNCTIONS, mode="none")
    special_ids = compiler.tokenizer.special_ids
    assert reply_grammar(none, ReplyFormat(TOOL_FORMATS["hermes"]), None, special_ids) is None
    assert reply_grammar(None, REASONING, None, special_ids) is None


@pytest.mark.parametrize("name", BLOCK_FORMATS)
def test_as_many_functions_as_openai_takes_are_possible(compiler: GrammarCompiler, name: str) -> None:
    note = {"description": "the city: its name & (where it is known) [its country]?" * 20}
    city = CITY | {"properties": {"city": note | {"enum": ["Ulm", "Bonn"]}, "description": note}}
    functions = [{"name": f"weather_{n}", "parameters": note | city} for n in range(128)]
    format = TOOL_FORMATS[name]
    grammar = reply_grammar(Tools(functions), ReplyFormat(format), None, compiler.tokenizer.special_ids)
    assert grammar
    assert accepts(compiler, grammar, write_call(format, "weather_127", {"city": "Ulm"}))
    assert not accepts(compiler, grammar, write_call(format, "weather_127", {"city": "Rom"}))


@pytest.mark.parametrize("name", TOOL_FORMATS)
def test_a_schema_that_is_refused_is_named_without_the_grammar(compiler: GrammarCompiler, name: str) -> None:
    wrong = {"type": "object", "properties": {"a": {"type": "zzz"}}}
    tools = Tools([*FUNCTIONS, {"name": "f.g-h", "parameters": wrong}])
    reply = ReplyFormat(TOOL_FORMATS[name], has_channels=TOOL_FORMATS[name].channels)
    for given, schema, message in (
        (tools, None, "tools: parameters of f.g-h: Invalid type: zzz"),
        (Tools(FUNCTIONS), wrong, "json_schema: Invalid type: zzz"),
    ):
        text = reply_grammar(given, reply, schema, compiler.tokenizer.special_ids)
        with pytest.raises(Refused) as refused:
            compiler.compile(("grammar", text or ""))
        assert str(refused.value) == message


def test_a_client_s_own_grammar_is_shown(compiler: GrammarCompiler) -> None:
    with pytest.raises(Refused, match=r"^grammar: at 2\(9\): .*Invalid type: zzz 1 . start: call_0"):
        compiler.compile(("grammar", 'start: call_0\ncall_0: "f" %json {"type": "zzz"}'))
