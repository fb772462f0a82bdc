"""The format of receipts: canonical JSON, the options of a request, and the chain of digests."""

import hashlib
import json
import struct
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.kernels import WITH_KERNELS
from support.receipts import receipt_of

from xlabatch import LLM, Request
from xlabatch.errors import Refused
from xlabatch.receipts import issue
from xlabatch.receipts import statement as statement_module
from xlabatch.receipts.canonical import canonical_json, check_value, read_json
from xlabatch.receipts.read import Found, find_receipts, read_receipt
from xlabatch.receipts.statement import OPTIONS, float32_bits, float32_of, request_of, request_options

NO_EFFECT = {  # fields of a Request that change no token
    *("id", "priority", "client", "client_weight", "deadline_s", "logprobs", "logprob_token_ids"),
    *("prompt_logprobs", "cache_prompt", "cache_salt", "cache_key", "cache_use", "pinned"),
}
ELSEWHERE = {"prompt", "n"}  # a receipt is of one of n completions, with a seed of its own
REFUSED = {"embeddings", "adapter", "overflow", "keep", "pooling"}


def test_every_option_of_a_request_is_in_a_receipt_or_refused_or_without_effect() -> None:
    assert {field.name for field in fields(Request)} == OPTIONS | NO_EFFECT | ELSEWHERE | REFUSED


def test_json_has_one_spelling() -> None:
    value = {"b": [1, None, True], "a": "é\n\x1f/", "ab": {}}
    assert canonical_json(value) == '{"a":"é\\n\\u001f/","ab":{},"b":[1,null,true]}'.encode()
    assert read_json(json.dumps(value, indent=2)) == value


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', "[" * 10**5, "1" * 5000, "{", ""])
def test_what_readers_understand_differently_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_json(text)


@pytest.mark.parametrize("value", [1.0, 2**53, "\ud800", {"a": [0.5]}, {"\ud800": 1}, float("nan"), b"1"])
def test_a_receipt_has_integers_and_unicode_text_only(value: Any) -> None:
    with pytest.raises(Refused):
        check_value(value)


@given(bits=st.integers(0, 2**31 - 2**23 - 1))
def test_every_float32_has_its_bits_after_it_was_read(bits: int) -> None:
    assert float32_bits(float32_of(bits)) == bits
    assert float32_bits(float32_of(bits + 2**31)) in (bits + 2**31, 0)  # no negative zero


@pytest.mark.parametrize("number", [0.7, 0.01, 100.0, 1e-30, 3.4e38, 0.1])
def test_a_number_is_read_as_a_client_wrote_it(number: float) -> None:
    assert float32_of(float32_bits(number)) == number


@given(
    options=st.fixed_dictionaries(
        {"max_tokens": st.integers(9, 99)},
        optional={
            "temperature": st.floats(0, 100),
            "top_k": st.integers(0, 99),
            "min_p": st.floats(0, 1),
            "seed": st.integers(0, 2**64 - 1),
            "stop_token_ids": st.lists(st.integers(0, 99), max_size=4),
            "bad_token_ids": st.lists(st.integers(0, 99), max_size=4),
            "logit_bias": st.dictionaries(st.integers(0, 99), st.floats(-100, 100), max_size=4),
            "repetition_penalty": st.floats(0.01, 100),
            "presence_penalty": st.floats(-2, 2),
            "stop": st.lists(st.text("ab", min_size=1), max_size=3),
            "json_schema": st.just({"type": "object", "multipleOf": 0.50}),
        },
    )
)
def test_options_are_the_same_after_they_were_read(options: dict[str, Any]) -> None:
    written = request_options(Request(prompt=[1], **options))
    check_value(written)
    assert request_options(request_of(written, [1])) == written


def test_a_greedy_request_has_no_seed() -> None:
    assert request_options(Request(prompt=[1], max_tokens=1, seed=5))["seed"] is None
    assert request_options(Request(prompt=[1], max_tokens=1, seed=5, temperature=1))["seed"] == "5"


@WITH_KERNELS
def test_digests_are_a_chain_as_the_documents_say(llm: LLM) -> None:
    receipt = receipt_of(llm, "Once upon a time", max_tokens=37)
    predicate = receipt["predicate"]
    answer = predicate.pop("answer")

    def spell(value: Any) -> bytes:
        return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    link = hashlib.sha256(b"xlabatch receipt 1 head\n" + spell(predicate)).digest()
    blocks = []
    for start in (0, 16, 32):
        block = range(start, min(start + 16, 37))
        pairs = b"".join(struct.pack("<Ii", answer["token_ids"][n], answer["logits"][n]) for n in block)
        link = hashlib.sha256(b"xlabatch receipt 1 block\n" + link + pairs).digest()
        blocks.append(link.hex())
    text = llm.generate("Once upon a time", max_tokens=37)[0].text
    sha256 = hashlib.sha256(text.encode()).hexdigest()
    end = spell({"finish": "length", "text": sha256})
    assert answer["blocks"] == blocks
    assert answer["digest"] == hashlib.sha256(b"xlabatch receipt 1 end\n" + link + end).hexdigest()
    assert receipt["subject"] == [{"digest": {"sha256": sha256}, "name": "text"}]
    assert receipt.keys() == {"_type", "subject", "predicateType", "predicate"}


@WITH_KERNELS
def test_receipts_are_found_in_responses_and_lines(llm: LLM) -> None:
    receipt = receipt_of(llm, "Once", max_tokens=2)
    response: Any = {"choices": [{"index": 0, "receipt": receipt}, {"receipt": receipt}], "time": 0.5}
    line = {"custom_id": "a", "response": {"body": response}}
    alone = Found(receipt)
    choices = [Found(receipt, choice) for choice in response["choices"]]
    assert list(find_receipts(json.dumps(receipt, indent=1))) == [alone]
    assert list(find_receipts(json.dumps([receipt, receipt]))) == [alone, alone]
    assert list(find_receipts(json.dumps(response))) == choices
    lines = "\n".join(map(json.dumps, (line, receipt, {"error": "none"})))
    assert list(find_receipts(lines)) == [*choices, alone, Found(None)]
    without = {"choices": [{"text": "a"}, {"text": "b", "receipt": None}, *response["choices"], 5]}
    expected = [None, None, receipt, receipt, None]
    assert [each.receipt for each in find_receipts(json.dumps(without))] == expected
    assert [each.receipt for each in find_receipts(json.dumps(without | {"receipt": receipt}))] == expected
    assert list(find_receipts(json.dumps([{"error": "none"}, receipt]))) == [Found(None), alone]
    more = json.dumps({"choices": [{"text": "\x85\u2028\u2029", "receipt": receipt}]}, ensure_ascii=False)
    found = find_receipts(f"{more}\r\n\r\n{more}\n")
    assert [each.receipt for each in found] == [receipt, receipt]  # "\n" alone ends a line
    assert read_receipt(receipt).answer.tokens == receipt["predicate"]["answer"]["token_ids"]


@WITH_KERNELS
@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"overflow": "slide"}, "overflow"),
        ({"pooling": "last", "max_tokens": 1}, "pooling"),
    ],
)
def test_what_a_receipt_does_not_cover_is_refused(llm: LLM, options: dict[str, Any], part: str) -> None:
    with pytest.raises(Refused, match=f"a receipt does not cover .*{part}"):
        llm.generate("Once", receipt=True, **options)


@WITH_KERNELS
def test_the_prompt_is_hashed_once_for_all_its_completions(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[Any] = []

    def record(value: Any) -> bytes:
        hashed.append(value)
        return canonical_json(value)

    monkeypatch.setattr(statement_module, "canonical_json", record)
    completions = llm.generate("Once", n=3, temperature=1.0, max_tokens=2, receipt=True)
    assert len(completions) == 3
    assert ["prompt" in value for value in hashed] == [True] + [False] * 6  # the head's rest, and the end


@WITH_KERNELS
def test_receipts_that_repeat_a_long_prompt_often_are_refused(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(issue, "MAX_PROMPT_TOKENS", 20)
    options: dict[str, Any] = {"receipt": True, "max_tokens": 1}
    llm.generate([[1] * 5], n=4, **options)
    llm.generate([[1] * 21], n=1, **options)
    with pytest.raises(Refused, match="each of 3 receipts would have the 7 tokens of the prompt, 21 in all"):
        llm.generate([[1] * 7], n=3, **options)


@WITH_KERNELS
def test_a_completion_that_was_cancelled_has_no_receipt(llm: LLM) -> None:
    [completion] = llm.generate("Once", receipt=True, deadline_s=0.0)
    assert completion.finish == "cancelled"
    assert completion.receipt is None
    assert llm.generate("Once", max_tokens=2)[0].receipt is None  # not asked for
