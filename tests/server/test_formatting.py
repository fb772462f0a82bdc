"""The parts of bodies and chunks by themselves: offsets, names and ranks of tokens, JSON, errors."""

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from xlabatch.protocols.event_format import event, named_event
from xlabatch.protocols.formatting import (
    MAX_MESSAGE,
    ChunkTemplate,
    error_body,
    rank_logprobs,
    text_offsets,
    token_usage,
    top_by_name,
    with_ids,
)
from xlabatch.request import Logprobs


@pytest.mark.parametrize(
    ("tokens", "text", "expected"),
    [
        ([b"ab", b"c", b""], "abc", [7, 9, 10]),
        ([b"a", b"\xc3", b"\xa9", b"b"], "aéb", [7, 8, 8, 9]),  # within a character: where it begins
        ([b"\xf0\x9f", b"\x98\x80a", b"b"], "😀ab", [7, 7, 9]),
        ([b" a", b" b"], "a b", [7, 8]),  # the space before a prompt is dropped
        ([b" a", b" b"], " a b", [7, 9]),
    ],
)
def test_offsets_are_where_the_text_of_a_token_begins(
    tokens: list[bytes], text: str, expected: list[int]
) -> None:
    assert text_offsets(tokens, text, 7) == expected


def test_of_tokens_with_the_same_name_the_most_likely_one_is_shown() -> None:
    names = {1: "x", 2: "x", 3: "y", 4: "x"}.__getitem__
    top = ((1, -0.25), (3, -0.5), (2, -1.0))
    assert top_by_name(names, 4, Logprobs(-4.0, top)) == {"x": -0.25, "y": -0.5}
    assert top_by_name(names, 3, Logprobs(-0.5, top[:1])) == {"y": -0.5, "x": -0.25}


def test_a_token_that_is_not_among_the_most_likely_has_no_rank() -> None:
    tokenizer: Any = SimpleNamespace(token_text=str)
    shown = rank_logprobs(tokenizer, 9, Logprobs(-4.0, ((1, -0.25), (3, -0.5))))
    assert {id: each["rank"] for id, each in shown.items()} == {"9": None, "1": 1, "3": 2}
    assert shown["9"] == {"logprob": -4.0, "rank": None, "decoded_token": "9"}


def test_events_are_valid_json_whatever_their_numbers_are() -> None:
    numbers = [-float("inf"), float("nan"), 1.5]
    assert event({"x": numbers}) == b'data: {"x":[null,null,1.5]}\n\n'
    named = b'event: a.b\ndata: {"type":"a.b","text":"\\n"}\n\n'
    assert named_event({"type": "a.b", "text": "\n"}) == named


def test_a_template_has_any_text_in_its_place() -> None:
    template = ChunkTemplate({"a": 1, "text": ChunkTemplate.TEXT, "b": None})
    for text in ("", 'a"b\\', "\n\u0000\u2028", "\ue000", "é😀"):
        assert json.loads(template.json(text)) == {"a": 1, "text": text, "b": None}


def test_the_usage_is_the_sum_of_its_parts() -> None:
    usage = token_usage(prompt=7, completion=5, cached=3, reasoning=2)
    assert [usage[f"{name}_tokens"] for name in ("prompt", "completion", "total")] == [7, 5, 12]
    assert usage["prompt_tokens_details"] == {"cached_tokens": 3}
    assert usage["completion_tokens_details"] == {"reasoning_tokens": 2}


def test_several_items_are_numbered_and_a_single_one_has_the_id() -> None:
    assert with_ids("a", [{"x": 1}]) == [{"x": 1, "id": "a"}]
    assert [item["id"] for item in with_ids("a", [{}, {}])] == ["a-0", "a-1"]


def test_an_errors_message_is_cut_and_has_nothing_from_within_a_library() -> None:
    message = cast("str", error_body("x" * 2000, "t")["error"]["message"])
    assert message == "x" * MAX_MESSAGE + " ..."
    for internal in ("thread 'main' panicked at src/lib.rs:7", "Traceback (most recent call last): x"):
        assert "log" in error_body(internal, "t")["error"]["message"]
        assert internal not in error_body(internal, "t")["error"]["message"]
