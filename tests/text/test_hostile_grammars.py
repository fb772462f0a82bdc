"""Structured output against hostile grammars: each is refused in a sentence, or works, within bounds."""

import json
import time
from contextlib import suppress
from typing import Any

import httpx
import numpy as np
import pytest
from support.serving import RunningServer, get, post

from xlabatch import LLM, Request
from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused
from xlabatch.request import TOO_COMPLEX
from xlabatch.text.grammars.cache import GrammarCache, resident_bytes
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.grammars.matchers import error_sentence

MAX_COMPILE_S = 5.0  # of CPU time; 0.3 s measured, without limits some never end


def chain(rules: int, body: str) -> str:
    """A grammar whose definitions refer to each other in a chain."""
    lines = (f"A{n}: " + body.replace("NEXT", f"A{n + 1}") for n in range(rules))
    return "\n".join(["start: A0", *lines, f'A{rules}: "x"'])


def properties(count: int) -> dict[str, Any]:
    return {"type": "object", "properties": {f"p{n}": {"type": "integer"} for n in range(count)}}


def nested(depth: int) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer"}
    for _ in range(depth):
        schema = {"type": "array", "items": schema}
    return schema


def references(count: int) -> dict[str, Any]:
    """Definitions that refer to each other in a chain: 2000 of them overflow llguidance's stack."""
    definitions: dict[str, Any] = {
        f"d{n}": {"properties": {"x": {"$ref": f"#/$defs/d{n + 1}"}}} for n in range(count)
    }
    return {"$defs": definitions | {f"d{count}": {"type": "null"}}, "$ref": "#/$defs/d0"}


INTERSECTION = " & ".join(f"/.*a.{{{n}}}b.*/" for n in range(60))
PATTERNS = [{"type": "string", "pattern": f"a.{{{n}}}b"} for n in range(20)]
MULTIPLES = [{"multipleOf": 9973 + n} for n in range(60)]
DOUBLED = {  # what is doubled 14 times, and what stands between two references: it must hide neither
    "stars": ("/.*/", ""),
    "options": ("[/./]", ""),
    "empty alternatives": ("/./ |", ""),
    "after a quote in a regex": ("/.*/", '/"/'),
    "after a slash in a string": ("/.*/", '"/"'),
    "after a definition in a string": ("/.*/", '"{a:"'),
    "after a regex of two lines": ("/.*/", '/\n"/'),
    "after a special token": ("/.*/", '"<" | "\\""'),
}


def doubled(last: str, between: str) -> str:
    """A grammar whose terminals double the last one: a step of it takes 10 s, long after it was compiled."""
    lines = [f"B{n}: B{n + 1} {between} B{n + 1}" for n in range(14)]
    return "\n".join(["start: A", "A: /[a-z]{12}/ B0", *lines, f"B14: {last}"])


def embedded(schema: dict[str, Any]) -> str:
    return f"start: %json {json.dumps(schema)}"


HOSTILE: dict[str, dict[str, Any]] = {
    "repeated repetition": {"regex": "(a{1000}){1001}"},
    "long repetition": {"regex": "a{100000}"},
    "long regex": {"regex": "(" * 100_000},
    "deep regex": {"regex": "(" * 4000 + "a" + ")" * 4000},
    "repetition in a grammar": {"grammar": "start: /(a{1000}){1001}/"},
    "repetition of definitions": {"grammar": 'start: A\nA: B{1000}\nB: C{1001}\nC: "x"'},
    "repetition of rules": {"grammar": 'start: ("x"{1000}){1001}'},
    "doubled definitions": {"grammar": chain(40, "NEXT NEXT")},
    "long chain": {"grammar": chain(2000, "NEXT")},
    "long chain of options": {"grammar": chain(2000, "(NEXT)?")},
    "long chain in parentheses": {"grammar": chain(490, "(" * 20 + "NEXT" + ")" * 20)},
    "optional characters": {"regex": ".?" * 4000 + "x"},
    "multiples": {"json_schema": {"prefixItems": [{"multipleOf": 9973 + n} for n in range(300)]}},
    "intersections": {"grammar": f"start: A\nA: {INTERSECTION}"},
    "parentheses": {"grammar": "start: " + "(" * 9000 + '"a"' + ")" * 9000},
    "many properties": {"json_schema": properties(3000)},
    "deep schema": {"json_schema": nested(300)},
    "chain of references": {"json_schema": references(2000)},
    "intersected patterns": {"json_schema": {"allOf": PATTERNS}},
    "reference to itself": {"json_schema": {"$ref": "#"}},
    "long enumeration": {"json_schema": {"enum": [f"v{n}" for n in range(20_000)]}},
    "stars": {"grammar": "start: /" + ".*" * 15_000 + "x/"},
    "empty alternatives": {"regex": "(.|)" * 2000 + "x"},
    "repetitions from 0": {"regex": ".{0,1}" * 1300 + "x"},
    "separators": {"json_schema": {"x-guidance": {"item_separator": ".*" * 4000 + "x"}}},
    "multiples in a grammar": {"grammar": embedded({"prefixItems": MULTIPLES})},
    "multiples in a string's shadow": {
        "grammar": f'start: "%json 1" a\na: {embedded({"items": MULTIPLES})[7:]}'
    },
    "intersections in a grammar's schema": {"grammar": embedded({"allOf": PATTERNS})},
    "definitions after a schema": {"grammar": embedded({"type": "null"}) + chain(600, "NEXT")[6:]},
    "characters outside schemas": {"grammar": f"{embedded({'const': 'a' * 1000})}\n# {'x' * 33_000}"},
    "many schemas": {"grammar": "start: " + "%json 1 " * 5000 + "%json {1}"},
    "separators in a grammar's schema": {
        "grammar": embedded({"x-guidance": {"key_separator": ".*" * 900}, "pattern": ".*" * 900})
    },
    **{f"doubled {name}": {"grammar": doubled(*parts)} for name, parts in DOUBLED.items()},
}
NOTATIONS = r"""
%llguidance {"no_forcing": true}
%ignore / +/
%import common.INT
start: "100%json" a | b? /[:"]#\// | c // a comment: "
a: (A | INT)~1..3 -> name  # another one: /
b[max_tokens=5, stop="]:"]: /.*/
c: %json {"type": "object", "properties": {"a:b": {"const": "%json"}}}
A: "B" A1 "x"i
A1: "\x41" | [/:/]
"""
LARGE: dict[str, dict[str, Any]] = {
    "properties": {"json_schema": properties(400)},
    "alternatives": {"grammar": "start: " + " | ".join(f'"x{n}"' for n in range(400))},
    "rules": {
        "grammar": "start: "
        + " | ".join(f"a{n}" for n in range(400))
        + "".join(f'\na{n}: "x"* "{n}"' for n in range(400))
    },
    "repetition": {"regex": "(a{100}){100}"},
    "enumeration": {"json_schema": {"enum": [f"v{n}" for n in range(5000)]}},
    "levels": {"json_schema": nested(40)},
    "words": {"grammar": "start: W\nW: " + " | ".join(f'"w{n}"' for n in range(3000))},
    "every notation": {"grammar": NOTATIONS},
    "a schema's characters": {"grammar": embedded({"const": "a: [(&~{" * 900})},
}


@pytest.fixture(scope="module")
def grammars() -> GrammarCompiler:
    source = open_source(None)
    grammars = GrammarCompiler(source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids)
    grammars.matcher(Request(prompt=(1,), max_tokens=1, regex="a"))  # reads the tokenizer
    return grammars


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_grammar_is_refused_quickly_in_one_bounded_sentence(
    grammars: GrammarCompiler, name: str
) -> None:
    began, before = time.process_time(), resident_bytes()
    with pytest.raises(Refused, match="request a: ") as refused:
        grammars.matcher(Request(id="a", prompt=(1,), max_tokens=1, **HOSTILE[name]))
    assert time.process_time() - began < MAX_COMPILE_S
    assert resident_bytes() - before < 64 * 2**20  # 205 MB for the first one without limits
    assert len(str(refused.value)) < 400
    assert "\n" not in str(refused.value)
    assert "panic" not in str(refused.value)


@pytest.mark.parametrize("name", LARGE)
def test_a_large_grammar_works_quickly(grammars: GrammarCompiler, name: str) -> None:
    began = time.process_time()
    matcher = grammars.matcher(Request(id="a", prompt=(1,), max_tokens=1, **LARGE[name]))
    assert matcher is not None
    for _ in range(3):
        allowed = np.flatnonzero(grammars.allowed_tokens(matcher))
        assert allowed.size
        assert matcher.advance(int(allowed[-1])) is None
        if int(allowed[-1]) in grammars.eos_token_ids:
            break
    assert time.process_time() - began < MAX_COMPILE_S


@pytest.mark.heavy
def test_many_large_grammars_leave_a_bounded_cache(grammars: GrammarCompiler) -> None:
    """39 of them took 7 GB; now a grammar takes 20 MB at most, and all that are kept 128 MiB."""
    before = resident_bytes()
    for n in range(39):
        regex = f"((a{{30}}){{30}}){{{30 + n % 9}}}b{{{n}}}"
        with suppress(Refused):
            grammars.matcher(Request(id="a", prompt=(1,), max_tokens=1, regex=regex))
    assert resident_bytes() - before < 400 * 2**20


def test_the_cache_drops_the_least_recently_used_beyond_its_bytes() -> None:
    cache: GrammarCache[Compiled] = GrammarCache(max_bytes=300, min_entry_bytes=100)
    compiled: list[str] = []
    for name in ("a", "b", "c", "a", "d", "a", "c", "b"):
        if not cache.find(("regex", name)):
            compiled.append(name)
            cache.keep(("regex", name), Compiled(), 1)
    assert compiled == ["a", "b", "c", "d", "b"]
    assert cache.bytes == cache.bytes_alive == 300


def test_a_dropped_grammar_is_counted_for_as_long_as_a_request_uses_it() -> None:
    cache: GrammarCache[Compiled] = GrammarCache(max_bytes=300, min_entry_bytes=100)
    used = cache.keep(("regex", "a"), Compiled(), 250)
    for name in "bcd":
        cache.keep(("regex", name), Compiled(), 1)
    assert (cache.bytes, cache.bytes_alive) == (300, 550)
    assert cache.find(("regex", "a")) is None
    del used
    assert cache.bytes == cache.bytes_alive == 300


def test_of_two_threads_that_compile_a_grammar_both_get_the_first_one() -> None:
    cache: GrammarCache[Compiled] = GrammarCache(max_bytes=300, min_entry_bytes=100)
    first = cache.keep(("regex", "a"), Compiled(), 200)
    assert cache.keep(("regex", "a"), Compiled(), 100) is first
    assert cache.bytes == cache.bytes_alive == 200


class Compiled:
    """What a cache keeps."""


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("", None),
        ("thread panicked at src/lib.rs:3: index out of bounds", "the grammar cannot be processed"),
        ("Parser Error: Too many items (limit 3)\n<state>\nsecret", TOO_COMPLEX),
        ("at 1(3): x\n  is\tunknown\n<non-verbose/>", "at 1(3): x is unknown"),
    ],
)
def test_a_message_of_the_library_becomes_one_sentence(message: str, sentence: str | None) -> None:
    assert error_sentence(message) == sentence
    assert len(error_sentence(f"{message} {'x' * 999}") or "") <= 300


@pytest.mark.heavy
def test_a_grammar_that_exceeds_its_work_during_a_completion_ends_this_completion_only(llm: LLM) -> None:
    growing = "|".join(f".*{chr(97 + n % 26)}.{{{n}}}" for n in range(40))  # the states of its lexer multiply
    items: list[Any] = [{"prompt": "Once upon", "regex": f"({growing})x"}, "Once upon a time"]
    hostile, other = llm.generate(items, max_tokens=60, temperature=1.0, seed=3)
    assert (hostile.finish, hostile.reason) == ("error", TOO_COMPLEX)
    assert other.text == llm.generate(items[1], max_tokens=60, temperature=1.0, seed=3)[0].text
    assert other.finish in ("stop", "length")


def test_the_server_answers_400_to_a_grammar_without_bounds(served: RunningServer) -> None:
    def refused(**options: Any) -> httpx.Response:
        return post(f"{served.url}/v1/completions", json={"prompt": "Once", "max_tokens": 60} | options)

    growing = "|".join(f".*{chr(97 + n % 26)}.{{{n}}}" for n in range(40))
    for options in ({"regex": "(a{1000}){1001}"}, {"regex": f"({growing})x", "seed": 3}):
        response = refused(**options)
        assert response.status_code == 400, response.text
        assert TOO_COMPLEX in response.json()["error"]["message"]
    assert get(f"{served.url}/health").status_code == 200
