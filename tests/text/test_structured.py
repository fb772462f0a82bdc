"""Structured answers: what comes out parses and validates; what is none is refused; company is no matter."""

import json
import re
from typing import Any

import jsonschema
import numpy as np
import pytest

from xlabatch import LLM, Request, XlaBatchEngine
from xlabatch.checkpoint.source import open_source
from xlabatch.text.structured import GrammarCompiler
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


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=3, context=256)


def test_every_answer_parses_and_validates(llm: LLM) -> None:
    """Greedy and warm, all at once, between requests that have no form."""
    items: list[Any] = ["Once upon a time"]
    for n, schema in enumerate(SCHEMAS):
        for heat in (0.0, 0.8):
            items.append({"prompt": "Here is", "json_schema": schema, "temperature": heat, "seed": n, "n": 2})
    answers = list(llm.generate(items, max_tokens=120))
    assert answers[0].text.startswith(", ")
    for answer, schema in zip(answers[1:], [each for each in SCHEMAS for _ in range(4)], strict=True):
        assert answer.finish == "stop", answer
        jsonschema.validate(json.loads(answer.text), schema)


def test_true_is_any_json(llm: LLM) -> None:
    [answer] = llm.generate(
        {"prompt": "Here is", "json_schema": {"type": ["integer", "boolean"]}}, max_tokens=30
    )
    assert json.loads(answer.text) in (None, True, False)
    [answer] = llm.generate(
        {"prompt": "Here", "json_schema": True, "temperature": 1.0, "seed": 3}, max_tokens=200
    )
    assert answer.finish == "length" or json.loads(answer.text) is not NotImplemented


@pytest.mark.parametrize("pattern", ["[A-Z][a-z ]{5,20}[.]", "(yes|no)", "[0-9]{3}-[0-9]{2}", "é+x?"])
def test_an_answer_matches_its_expression(llm: LLM, pattern: str) -> None:
    for heat in (0.0, 1.0):
        [answer] = llm.generate("Tom said", regex=pattern, max_tokens=60, temperature=heat, seed=5)
        assert answer.finish == "length" or re.fullmatch(pattern, answer.text)
        assert answer.finish == "stop" or pattern == "é+x?"


def test_an_answer_is_a_sentence_of_its_grammar(llm: LLM) -> None:
    grammar = 'start: "the " animal " sat"\nanimal: "cat" | "dog" | "fox"'
    [answer] = llm.generate("So", grammar=grammar, max_tokens=30)
    assert answer.text in {f"the {animal} sat" for animal in ("cat", "dog", "fox")}


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"json_schema": {"type": "strin"}}, "request a: json_schema: Invalid type: strin"),
        ({"regex": "("}, "request a: regex: .*unclosed group"),
        ({"grammar": "start: x"}, "request a: grammar: .*x"),
    ],
)
def test_what_is_no_form_is_refused_and_changes_nothing(llm: LLM, form: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        llm.engine.submit(Request(id="a", prompt=(1, 2), max_tokens=3, **form))
    assert llm.engine.idle


def test_a_form_in_company_is_the_form_alone(llm: LLM) -> None:
    ids = llm.tokenizer.encode("Once upon a time")
    forms: list[dict[str, Any]] = [
        {"json_schema": SCHEMAS[1]},
        {"regex": "[a-z ]{9,30}"},
        {},
        {"temperature": 1.0},
    ]
    asked = [
        Request(id=f"{n}{m}", prompt=ids[:m], max_tokens=40, seed=n, **form)
        for n, form in enumerate(forms)
        for m in (2, 3, 5)
    ]
    engines = [llm.engine, XlaBatchEngine.load(slots=3, context=256, ahead=1)]

    def told(engine: XlaBatchEngine, requests: list[Request]) -> dict[str, list[Any]]:
        streams: dict[str, list[Any]] = {request.id: [] for request in requests}
        for event in engine.run(requests):
            streams[event.id].append((event.token, event.digest, event.finish))
        return streams

    alone = {request.id: told(llm.engine, [request])[request.id] for request in asked}
    for engine in engines:
        assert told(engine, asked) == alone
        assert told(engine, asked[::-1]) == alone


def test_a_form_and_then_none_in_one_slot() -> None:
    engine = XlaBatchEngine.load(slots=1, context=128)
    ids = (5, 6, 7)
    plain = Request(id="plain", prompt=ids, max_tokens=9)
    first = [event.token for event in engine.run([plain])]
    list(engine.run([Request(prompt=ids, max_tokens=9, regex="[0-9]+")]))
    assert [event.token for event in engine.run([plain])] == first


def test_the_reference_keeps_to_forms_and_says_the_same() -> None:
    source = open_source(None)
    asked = Request(id="a", prompt=(5, 6, 7), max_tokens=12, regex="[A-Z][a-z ]{5,9}[.]", logprobs=2)
    engines = ReferenceEngine(source, context=64), XlaBatchEngine.load(slots=2, context=64)
    theirs, ours = (list(engine.run([asked])) for engine in engines)
    assert [(e.token, e.finish) for e in theirs] == [(e.token, e.finish) for e in ours]
    for their, our in zip(theirs, ours, strict=True):
        assert their.logprobs
        assert our.logprobs
        assert their.logprobs.token == pytest.approx(our.logprobs.token, abs=1e-3)


def test_masks_have_a_bit_for_each_id() -> None:
    source = open_source(None)
    vocab = source.raw["vocab_size"]
    forms = GrammarCompiler(source.folder, source.name, vocab, source.eos_token_ids)
    matcher = forms(Request(prompt=(1,), max_tokens=1, regex="(yes|no)"))
    assert matcher is not None
    assert forms.tokenizer is not None
    allowed = {forms.tokenizer.decode([int(id)]) for id in np.flatnonzero(forms.allowed_tokens(matcher))}
    assert allowed <= {"y", "ye", "yes", "n", "no"}
    assert allowed >= {"y", "n"}


def test_an_answer_that_its_form_cannot_go_on_with_ends_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = XlaBatchEngine.load(slots=2, context=64)
    engine.submit(Request(id="a", prompt=(5, 6), max_tokens=20, regex="[a-z ]{18}"))
    engine.submit(Request(id="b", prompt=(5, 6), max_tokens=5, ignore_eos=True))
    events = engine.step()
    monkeypatch.setattr("xlabatch.text.structured.GrammarMatcher.advance", lambda *_: "lost the thread")
    while not engine.idle:
        events += engine.step()
    [ended] = [event for event in events if event.id == "a" and event.finish]
    assert (ended.finish, ended.reason) == ("error", "lost the thread")
    assert [event.finish for event in events if event.id == "b"][-1] == "length"
