"""Structured output: completions parse and validate, invalid grammars are refused."""

import json
import re
from dataclasses import replace
from typing import Any

import jsonschema
import numpy as np
import pytest

from xlabatch import LLM, Request, XlaBatchEngine
from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused
from xlabatch.scheduler.limits import Limits
from xlabatch.text.grammars import compiler
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.verify.reference import ReferenceEngine

POINT = {
    "type": "object",
    "properties": {"x": {"enum": [3, 4, 51]}},
    "required": ["x"],
    "additionalProperties": False,
}
SCHEMAS: list[Any] = [
    {
        "type": "object",
        "properties": {"name": {"type": "string", "maxLength": 9}},
        "required": ["name"],
        "additionalProperties": False,
    },
    {
        "type": "object",
        "properties": {
            "age": {"type": "integer", "minimum": 3, "maximum": 99},
            "kind": {"enum": ["cat", "dog", "rabbit"]},
            "happy": {"type": "boolean"},
            "likes": {"type": "array", "items": {"type": "string", "maxLength": 6}, "maxItems": 3},
        },
        "required": ["age", "kind", "happy", "likes"],
        "additionalProperties": False,
    },
    {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 9}, "minItems": 2, "maxItems": 4},
    {"anyOf": [{"type": "null"}, {"type": "number", "minimum": 0, "maximum": 9}]},
    {
        "$defs": {"point": POINT},
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/point"}, "b": {"$ref": "#/$defs/point"}},
        "required": ["a", "b"],
        "additionalProperties": False,
    },
    {"const": "Mia's bell"},
    {"type": "string", "pattern": "^[A-Z][a-z]{2,8}$"},
]


@pytest.mark.heavy
def test_every_completion_parses_and_validates(llm: LLM) -> None:
    """Greedy and sampled in one batch, together with a request without a grammar."""
    items: list[Any] = ["Once upon a time"]
    for n, schema in enumerate(SCHEMAS):
        for temperature in (0.0, 0.8):
            options = {"json_schema": schema, "temperature": temperature, "seed": n, "n": 2}
            items.append({"prompt": "Here is", **options})
    unconstrained, *completions = llm.generate(items, max_tokens=120)
    assert unconstrained.text.startswith(", ")
    for completion, schema in zip(completions, [each for each in SCHEMAS for _ in range(4)], strict=True):
        assert completion.finish == "stop", completion
        jsonschema.validate(json.loads(completion.text), schema)


def test_the_schema_true_allows_any_json(llm: LLM) -> None:
    [completion] = llm.generate(
        {"prompt": "Here is", "json_schema": {"type": ["integer", "boolean"]}}, max_tokens=30
    )
    assert json.loads(completion.text) in (None, True, False)
    [completion] = llm.generate(
        {"prompt": "Here", "json_schema": True, "temperature": 1.0, "seed": 3}, max_tokens=200
    )
    assert completion.finish == "length" or json.loads(completion.text) is not NotImplemented


@pytest.mark.parametrize("pattern", ["[A-Z][a-z ]{5,20}[.]", "(yes|no)", "[0-9]{3}-[0-9]{2}", "é+x?"])
def test_a_completion_matches_its_regex(llm: LLM, pattern: str) -> None:
    for temperature in (0.0, 1.0):
        [completion] = llm.generate("Tom said", regex=pattern, max_tokens=60, temperature=temperature, seed=5)
        assert completion.finish == "length" or re.fullmatch(pattern, completion.text)
        assert completion.finish == "stop" or pattern == "é+x?"


def test_a_completion_is_in_the_language_of_its_grammar(llm: LLM) -> None:
    grammar = 'start: "the " animal " sat"\nanimal: "cat" | "dog" | "fox"'
    [completion] = llm.generate("So", grammar=grammar, max_tokens=30)
    assert completion.text in {f"the {animal} sat" for animal in ("cat", "dog", "fox")}


@pytest.mark.parametrize(
    ("grammar", "expected"),
    [
        ('root ::= "the " animal " sat"\nanimal ::= "cat" | "dog" # or\n', "the (cat|dog) sat"),
        ('# rules\nroot   ::= item{2,3}\nitem ::= "- " [^\\n"]{1,4} "\\n"', r'(- [^\n"]{1,4}\n){2,3}'),
        ('root ::= sum\nsum ::= "(" sum "+" sum ")" | num\nnum ::= [0-9]+ "."?', r"[0-9.()+]+"),
    ],
)
def test_a_grammar_may_be_gbnf(llm: LLM, grammar: str, expected: str) -> None:
    [completion] = llm.generate("So", grammar=grammar, max_tokens=60, temperature=0.8, seed=3)
    assert re.fullmatch(expected, completion.text)


@pytest.mark.parametrize(
    ("grammar", "message"),
    [
        ({"json_schema": {"type": "strin"}}, "request a: json_schema: Invalid type: strin"),
        ({"regex": "("}, "request a: regex: .*unclosed group"),
        ({"grammar": "start: x"}, "request a: grammar: .*x"),
        ({"grammar": 'root ::= "a'}, "request a: grammar: not valid GBNF: Unexpected end of input"),
        ({"grammar": 'root ::= "\\'}, "request a: grammar: not valid GBNF: "),
        ({"grammar": "root ::= other"}, "request a: grammar: not valid GBNF: Rule 'other' not found"),
        ({"grammar": "root ::= " + "(" * 1400}, "request a: grammar: not valid GBNF: "),
        ({"grammar": "root ::= a\na ::= b\nb ::= a"}, "request a: grammar: "),
    ],
)
def test_an_invalid_grammar_is_refused_and_changes_nothing(
    llm: LLM, grammar: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused, match=message):
        llm.engine.submit(Request(id="a", prompt=(1, 2), max_tokens=3, **grammar))
    assert llm.engine.idle


def test_a_checked_request_is_neither_checked_nor_compiled_again(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = Request(id="a", prompt=llm.tokenizer.encode("Once"), max_tokens=9, regex="[m-p]{4}", n=2)
    checked = llm.engine.check(request)
    for owner, name in ((Limits, "check"), (GrammarCompiler, "compile"), (GrammarCompiler, "matcher")):
        monkeypatch.setattr(owner, name, lambda *_: pytest.fail("it was checked again"))
    texts = []
    for _ in range(2):  # each run takes a copy of the matcher
        llm.engine.submit(checked)
        events = []
        while not llm.engine.idle:
            events += llm.engine.step()
        texts.append(llm.tokenizer.decode([e.token for e in events if e.index == 0 and e.token is not None]))
    assert texts[0] == texts[1]
    assert re.match("[m-p]{4}", texts[0])


@pytest.mark.heavy
def test_structured_output_is_the_same_in_company_as_in_a_solo_run(llm: LLM) -> None:
    ids = llm.tokenizer.encode("Once upon a time")
    option_sets: list[dict[str, Any]] = [
        {"json_schema": SCHEMAS[1]},
        {"regex": "[a-z ]{9,30}"},
        {},
        {"temperature": 1.0},
    ]
    requests = [
        Request(id=f"{n}{m}", prompt=ids[:m], max_tokens=40, seed=n, **options)
        for n, options in enumerate(option_sets)
        for m in (2, 3, 5)
    ]
    engines = [llm.engine, XlaBatchEngine.load(slots=4, context=256, ahead=1)]

    def serve(engine: XlaBatchEngine, requests: list[Request]) -> dict[str, list[Any]]:
        streams: dict[str, list[Any]] = {request.id: [] for request in requests}
        for event in engine.run(requests):
            streams[event.id].append((event.token, event.digest, event.finish))
        return streams

    solo = {request.id: serve(llm.engine, [request])[request.id] for request in requests}
    for engine in engines:
        assert serve(engine, requests) == solo
        assert serve(engine, requests[::-1]) == solo


def test_a_grammar_leaves_no_trace_in_its_slot(llm: LLM) -> None:
    slots = llm.engine.scheduler.table.free_slots
    plain = [Request(id=str(slot), prompt=(5, 6, 7), max_tokens=9) for slot in slots]
    constrained = [replace(request, regex="[0-9]+") for request in plain]
    before = [(event.id, event.token) for event in llm.engine.run(plain)]
    digits = [event.token for event in llm.engine.run(constrained)]
    assert not set(digits) & {token for _, token in before}
    assert [(event.id, event.token) for event in llm.engine.run(plain)] == before


def test_the_reference_engine_gives_the_same_structured_output() -> None:
    source = open_source(None)
    request = Request(id="a", prompt=(5, 6, 7), max_tokens=12, regex="[A-Z][a-z ]{5,9}[.]", logprobs=2)
    engines = ReferenceEngine(source, context=256), XlaBatchEngine.load(slots=4, context=256)
    theirs, ours = (list(engine.run([request])) for engine in engines)
    assert [(e.token, e.finish) for e in theirs] == [(e.token, e.finish) for e in ours]
    for expected, event in zip(theirs, ours, strict=True):
        assert expected.logprobs
        assert event.logprobs
        assert event.logprobs.token == pytest.approx(expected.logprobs.token, abs=1e-3)


def test_a_bitmask_allows_the_tokens_that_can_begin_a_match() -> None:
    source = open_source(None)
    vocab = source.raw["vocab_size"]
    grammars = GrammarCompiler(source.folder, source.name, vocab, source.eos_token_ids)
    matcher = grammars.matcher(Request(prompt=(1,), max_tokens=1, regex="(yes|no)"))
    assert matcher is not None
    allowed = {
        grammars.tokenizer.decode([int(id)]) for id in np.flatnonzero(grammars.allowed_tokens(matcher))
    }
    assert allowed <= {"y", "ye", "yes", "n", "no"}
    assert allowed >= {"y", "n"}


def test_the_tokens_that_a_grammar_allows_follow_from_the_tokenizers_file_as_well() -> None:
    source = open_source(None)
    given = source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids
    tokenizer = Tokenizer(source.folder, source.name)
    assert tokenizer.json_file
    compilers = [
        GrammarCompiler(*given),
        GrammarCompiler(*given, tokenizer.json_file),
        GrammarCompiler(*given, tokenizer.json_file, has_slices=False),
    ]
    for options in ({"regex": "[a-z ]{3,9}|[0-9]+"}, {"json_schema": SCHEMAS[0]}):
        request = Request(prompt=(1,), max_tokens=1, **options)
        pairs = [(each, each.find_or_compile(request.structured_output or ("", ""))) for each in compilers]
        for _ in range(12):
            first, *others = (each.allowed_tokens(matcher) for each, matcher in pairs)
            assert first.any()
            for other in others:
                np.testing.assert_array_equal(other, first)
            for _, matcher in pairs:
                assert matcher.advance(int(np.flatnonzero(first)[-1])) is None


def test_a_large_vocabulary_is_prepared_with_the_first_grammar_only(monkeypatch: pytest.MonkeyPatch) -> None:
    source = open_source(None)
    grammars = GrammarCompiler(source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids)
    made = []
    monkeypatch.setattr(GrammarCompiler, "compile", lambda *key: made.append(key))
    monkeypatch.setattr(compiler, "PREPARED_AHEAD", grammars.vocab - 1)
    grammars.prepare_ahead()
    assert not made
    monkeypatch.setattr(compiler, "PREPARED_AHEAD", grammars.vocab)
    grammars.prepare_ahead()
    assert made


def test_a_compiler_prepares_once_while_a_grammar_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    source = open_source(None)
    grammars = GrammarCompiler(source.folder, source.name, source.raw["vocab_size"], source.eos_token_ids)
    prepared: list[None] = []
    prepare = grammars.prepare_vocabulary
    monkeypatch.setattr(grammars, "prepare_vocabulary", lambda: prepared.append(prepare()))
    with pytest.raises(Refused), grammars.vocabulary_meanwhile():
        raise Refused("the grammar")
    with grammars.vocabulary_meanwhile():
        assert len(prepared) == 1
    assert len(prepared) == 1


def test_a_completion_whose_grammar_fails_ends_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = XlaBatchEngine.load(slots=4, context=256)
    engine.submit(Request(id="a", prompt=(5, 6), max_tokens=20, regex="[a-z ]{18}"))
    engine.submit(Request(id="b", prompt=(5, 6), max_tokens=5, ignore_eos=True))
    events = engine.step()
    monkeypatch.setattr("xlabatch.text.grammars.matchers.GrammarMatcher.advance", lambda *_: "no such rule")
    while not engine.idle:
        events += engine.step()
    [ended] = [event for event in events if event.id == "a" and event.finish]
    assert (ended.finish, ended.reason) == ("error", "no such rule")
    assert [event.finish for event in events if event.id == "b"][-1] == "length"
