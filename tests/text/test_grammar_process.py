"""Grammars that no look at their text refuses: a process compiles them first, and ends in their place."""

from collections.abc import Iterator
from typing import Any

import pytest

from xlabatch import Request
from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused
from xlabatch.request import TOO_COMPLEX
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.grammars.limits import check_grammar
from xlabatch.text.grammars.process import GrammarProcess


def intersected(keyword: str) -> dict[str, Any]:
    """Patterns next to each other on twenty levels; a string has to match all of them."""
    schema: dict[str, Any] = {"type": "string", "pattern": "a.{20}b"}
    for n in range(20):
        schema = {"type": "string", "pattern": f"a.{{{n}}}b", keyword: [schema]}
    return schema


UNBOUNDED: dict[str, dict[str, Any]] = {  # each takes over ten seconds
    "anyOf": {"json_schema": intersected("anyOf")},
    "oneOf": {"json_schema": intersected("oneOf")},
    "multiples": {"json_schema": {"allOf": [{"multipleOf": 997}, {"multipleOf": 991}], "type": "integer"}},
}


@pytest.fixture(scope="module")
def process() -> Iterator[GrammarProcess]:
    source = open_source(None)
    process = GrammarProcess(
        GrammarCompiler(source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids)
    )
    yield process
    process.close()


def key(**grammar: Any) -> tuple[str, str]:
    """The kind of a grammar and its text."""
    output = Request(prompt=(0,), max_tokens=1, **grammar).structured_output
    assert output
    return output


@pytest.mark.heavy
@pytest.mark.parametrize("name", UNBOUNDED)
def test_a_grammar_without_bounds_ends_its_process_and_is_refused(process: GrammarProcess, name: str) -> None:
    check_grammar(*key(**UNBOUNDED[name]))  # nothing else refuses it
    process.check(("regex", "a+"))
    running = process.process.process
    assert running
    with pytest.raises(Refused, match=f"json_schema: {TOO_COMPLEX}"):
        process.check(key(**UNBOUNDED[name]))
    assert running.poll() is not None
    process.check(("regex", "a+"))


def test_a_grammar_is_refused_with_the_compiler_s_own_reason(process: GrammarProcess) -> None:
    for kind, text, reason in (
        ("regex", "(", "regex: .*unclosed group"),
        ("regex", ".?" * 4000, "regex: has 4000 optional items; the limit is 1000"),
        ("grammar", "start: x", "grammar: .*x"),
    ):
        with pytest.raises(Refused, match=reason):
            process.check((kind, text))
    running = process.process.process
    process.check(("regex", 'é\n("|x)'))
    assert running is process.process.process
