"""Random grammars and templates: each works or raises ValueError in a bounded sentence, in bounded time."""

import time
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples

from xlabatch import Request
from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused
from xlabatch.text.chat_template import TemplateRenderer
from xlabatch.text.grammars.compiler import GrammarCompiler

MAX_S = 10.0  # of CPU time; 0.3 s measured for a grammar
NUMBERS = st.sampled_from([0, 1, 2, 7, 60, 1000, 60_000])


def repeated(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Regular expressions around others."""
    return st.one_of(
        st.builds("({}){{{}}}".format, inner, NUMBERS),
        st.builds("({}){{0,{}}}".format, inner, NUMBERS),
        st.builds("({}|{})".format, inner, inner),
        st.builds("{}{}".format, inner, inner),
        st.builds("({}){}".format, inner, st.sampled_from("*+?")),
    )


REGEXES = st.recursive(st.sampled_from([".", "a", "[a-z ]", "\\p{L}", "b?", "", "(", "[^x]"]), repeated)
BODIES = st.lists(
    st.one_of(
        st.sampled_from(["A", "B", "c", "d", '"x"', "/y*/", "|", "~5", "?", "*", "+", "&", "("]),
        REGEXES.map("/{}/".format),
    ),
    min_size=1,
    max_size=8,
).map(" ".join)
LARKS = st.builds("start: {}\nA: {}\nB: {}\nc: {}\nd: {}".format, *[BODIES] * 5)


def around(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Schemas around others."""
    return st.one_of(
        st.builds(lambda each, n: {"type": "array", "items": each, "minItems": n}, inner, NUMBERS),
        st.lists(inner, min_size=1).map(lambda each: {"anyOf": each}),
        st.lists(inner, min_size=1).map(lambda each: {"allOf": each}),
        st.dictionaries(st.text("ab", max_size=3), inner).map(lambda each: {"properties": each}),
        st.builds(lambda each: {"$defs": {"a": each}, "$ref": "#/$defs/a"}, inner),
    )


SCHEMAS = st.recursive(
    st.one_of(
        st.just({"$ref": "#"}),
        st.builds(lambda n: {"type": "integer", "multipleOf": n}, NUMBERS),
        st.builds(lambda n, each: {"type": "string", "minLength": n, "pattern": each}, NUMBERS, REGEXES),
    ),
    around,
    max_leaves=9,
)
GRAMMARS = st.one_of(
    REGEXES.map(lambda each: {"regex": each or "a"}),
    LARKS.map(lambda each: {"grammar": each}),
    SCHEMAS.map(lambda each: {"json_schema": each}),
)
EXPRESSIONS = st.recursive(
    st.sampled_from(["messages", "messages[0].content", "'ab'", "10**7", "3", "none", "range(99999)", "x.y"]),
    lambda inner: st.one_of(
        st.builds("({} {} {})".format, inner, st.sampled_from(["+", "*", "%", "~", "<"]), inner),
        st.builds("({}|{})".format, inner, st.sampled_from(["list", "length", "tojson", "center(9)"])),
    ),
    max_leaves=5,
)
TEMPLATES = st.recursive(
    EXPRESSIONS.map("{{{{ {} }}}}".format),
    lambda inner: st.one_of(
        st.builds("{{% for x in {} %}}{}{{% endfor %}}".format, EXPRESSIONS, inner),
        st.builds("{{% set x = {} %}}{}".format, EXPRESSIONS, inner),
        st.builds("{}{}".format, inner, inner),
    ),
    max_leaves=4,
)


@pytest.fixture(scope="module")
def grammars() -> GrammarCompiler:
    source = open_source(None)
    return GrammarCompiler(source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids)


@pytest.fixture(scope="module")
def renderer() -> TemplateRenderer:
    return TemplateRenderer()


@settings(max_examples=examples(dev=60, ci=1000), suppress_health_check=list(HealthCheck))
@given(options=GRAMMARS, choices=st.lists(st.integers(0, 10**6), max_size=20))
def test_any_grammar_works_or_is_refused(
    grammars: GrammarCompiler, options: dict[str, Any], choices: list[int]
) -> None:
    began, refusal, matcher = time.process_time(), "", None
    try:
        matcher = grammars.matcher(Request(id="a", prompt=(1,), max_tokens=1, **options))
    except Refused as error:
        refusal = str(error)
    assert len(refusal) < 400
    assert "panic" not in refusal
    for choice in choices if matcher else ():
        assert matcher
        allowed = np.flatnonzero(grammars.allowed_tokens(matcher))
        if matcher.error() or not allowed.size or matcher.advance(int(allowed[choice % len(allowed)])):
            break
    assert time.process_time() - began < MAX_S


@pytest.mark.heavy
@settings(max_examples=examples(dev=20, ci=300), suppress_health_check=list(HealthCheck))
@given(template=TEMPLATES)
def test_any_template_renders_or_is_refused(renderer: TemplateRenderer, template: str) -> None:
    refusal = "none"
    try:
        assert isinstance(renderer.render(template, [{"role": "user", "content": "he"}], {}), str)
    except Refused as error:
        refusal = str(error)
    assert 0 < len(refusal) <= 300
    assert refusal.isprintable()
