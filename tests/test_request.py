"""Request: impossible values are refused when it is constructed, possible ones are kept in plain types."""

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from xlabatch.errors import Refused
from xlabatch.request import CHECKS, Request


def request_with(**fields: Any) -> Request:
    defaults: dict[str, Any] = {"id": "q", "prompt": (3, 1, 4), "max_tokens": 5}
    return Request(**(defaults | fields))


def test_the_defaults_are_greedy_decoding_and_the_models_own_end_tokens() -> None:
    request = Request(prompt=(3, 1, 4), max_tokens=5)
    assert (request.temperature, request.top_k, request.top_p, request.min_p) == (0, 0, 1, 0)
    assert (request.stop_token_ids, request.ignore_eos, request.priority, request.deadline_s) == (
        (),
        False,
        0,
        None,
    )


def test_every_field_but_the_id_has_a_check_of_its_own() -> None:
    assert {field.name for field in dataclasses.fields(Request)} == {"id", *CHECKS}


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("max_tokens", 0, "max_tokens is at least 1, got 0"),
        ("max_tokens", -7, "max_tokens is at least 1, got -7"),
        ("max_tokens", 2.0, "max_tokens is an integer, got 2.0"),
        ("max_tokens", "5", "max_tokens is an integer, got '5'"),
        ("max_tokens", None, "max_tokens is an integer, got None"),
        ("top_k", -1, "top_k is at least 0, got -1"),
        ("top_k", 2**31, "top_k is at most 2147483647, got 2147483648"),
        ("top_k", 0.5, "top_k is an integer, got 0.5"),
        ("seed", -1, "seed is between 0 and 18446744073709551615, got -1"),
        ("seed", 2**64, "seed is between 0 and 18446744073709551615, got 18446744073709551616"),
        ("seed", None, "seed is an integer, got None"),
        ("priority", 1.5, "priority is an integer, got 1.5"),
        ("temperature", -0.1, "temperature is between 0 and 1000000, got -0.1"),
        ("temperature", math.nan, "temperature is between 0 and 1000000, got nan"),
        ("temperature", math.inf, "temperature is between 0 and 1000000, got inf"),
        ("temperature", "hot", "temperature is between 0 and 1000000, got 'hot'"),
        ("temperature", None, "temperature is between 0 and 1000000, got None"),
        ("top_p", 0.0, "top_p is over 0, got 0"),
        ("top_p", 1.01, "top_p is between 0 and 1, got 1.01"),
        ("top_p", -0.5, "top_p is between 0 and 1, got -0.5"),
        ("top_p", math.nan, "top_p is between 0 and 1, got nan"),
        ("min_p", 1.5, "min_p is between 0 and 1, got 1.5"),
        ("min_p", -0.5, "min_p is between 0 and 1, got -0.5"),
        ("deadline_s", -1, "deadline_s is at least 0 and finite, got -1"),
        ("deadline_s", math.inf, "deadline_s is at least 0 and finite, got inf"),
        ("deadline_s", "soon", "deadline_s is at least 0 and finite, got 'soon'"),
        ("prompt", "text", "prompt is a list of token ids, got 'text'"),
        ("prompt", 7, "prompt is a list of token ids, got 7"),
        ("prompt", [1, 2.0], "prompt is a list of token ids, got [1, 2.0]"),
        ("prompt", [1, None], "prompt is a list of token ids, got [1, None]"),
        ("prompt", np.zeros((2, 1), int), "prompt is a list of token ids, got array("),
        ("stop_token_ids", 2, "stop_token_ids is a list of token ids, got 2"),
        ("stop_token_ids", ["</s>"], "stop_token_ids is a list of token ids, got ['</s>']"),
        ("stop_token_ids", None, "stop_token_ids is a list of token ids, got None"),
    ],
)
def test_an_impossible_value_is_refused_with_its_field_and_value(
    field: str, value: object, message: str
) -> None:
    with pytest.raises(Refused) as refusal:
        request_with(**{field: value})
    assert str(refusal.value).startswith(f"request q: {message}")


@pytest.mark.parametrize("id", ["", 7, None, b"q", "a\nb", "\x1b[2J", "\ud800", "a" * 257])
def test_an_id_is_a_string_that_can_be_printed(id: object) -> None:
    with pytest.raises(Refused, match=r"id is a string of 1 to 256 printable characters, got .{1,60}$"):
        request_with(id=id)


NESTED: list[object] = []
for _ in range(100_000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    "field", ["prompt", "stop_token_ids", "logit_bias", "json_schema", "max_tokens", "seed", "temperature"]
)
@pytest.mark.parametrize("value", [NESTED, 10**5000, -(10**5000)], ids=["nested", "large", "negative"])
def test_a_value_of_any_size_or_depth_is_refused_in_a_short_message(field: str, value: object) -> None:
    with pytest.raises(Refused, match=f"request q: {field} .{{1,160}}$"):
        request_with(**{field: value})


@pytest.mark.parametrize("field", ["temperature", "deadline_s"])
def test_a_number_beyond_all_floats_is_refused_like_any_other(field: str) -> None:
    with pytest.raises(Refused, match=f"request q: {field} is (at least 0 and finite|between 0 and 1000000)"):
        request_with(**{field: 10**400})


@pytest.mark.parametrize("value", ["no", None])
def test_ignore_eos_is_true_or_false(value: object) -> None:
    with pytest.raises(Refused, match="request q: ignore_eos is true or false, got "):
        request_with(ignore_eos=value)


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(TypeError, match="beam_width"):
        request_with(beam_width=4)


def test_an_error_shows_only_the_beginning_of_a_long_value() -> None:
    with pytest.raises(Refused, match="prompt is a list of token ids") as refusal:
        request_with(prompt="word " * 1000)
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize(
    "edge", [{"temperature": 0}, {"top_p": 1}, {"min_p": 1}, {"deadline_s": 0}, {"max_tokens": 1}]
)
def test_the_bounds_of_a_range_are_allowed(edge: dict[str, int]) -> None:
    (name,) = edge
    assert getattr(request_with(**edge), name) == edge[name]


@pytest.mark.parametrize("kind", [list, tuple, iter, np.int32, np.uint16])
@pytest.mark.parametrize("field", ["prompt", "stop_token_ids"])
def test_ids_of_any_kind_become_a_tuple_of_plain_ints(field: str, kind: Callable[[list[int]], Any]) -> None:
    kept = getattr(request_with(**{field: kind([3, 1, 4])}), field)
    assert kept == (3, 1, 4)
    assert {type(id) for id in kept} == {int}


def test_whole_numbers_of_any_kind_become_plain_ints() -> None:
    request = request_with(
        max_tokens=np.int64(5), top_k=np.uint8(9), seed=np.uint64(2**64 - 1), priority=np.int8(-3)
    )
    numbers = (request.max_tokens, request.top_k, request.seed, request.priority)
    assert numbers == (5, 9, 2**64 - 1, -3)
    assert {type(number) for number in numbers} == {int}


@pytest.mark.parametrize("kind", [float, np.float64, np.float32])
def test_real_numbers_of_any_kind_are_accepted(kind: Callable[[float], Any]) -> None:
    half = kind(0.5)
    request = request_with(temperature=half, top_p=half, min_p=half, deadline_s=half)
    assert (request.temperature, request.top_p, request.min_p, request.deadline_s) == (0.5, 0.5, 0.5, 0.5)


def test_requests_without_an_id_or_a_seed_get_their_own() -> None:
    requests = [Request(prompt=(3,), max_tokens=2) for _ in range(50)]
    assert len({request.id for request in requests}) == len({request.seed for request in requests}) == 50


def test_a_given_id_and_seed_are_kept() -> None:
    request = request_with(id="mine", seed=0)
    assert (request.id, request.seed) == ("mine", 0)


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Request)])
def test_a_request_cannot_be_changed(field: str) -> None:
    request = request_with()
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(request, field, getattr(request, field))


def test_a_changed_copy_is_not_checked_again_and_leaves_the_request_as_it_was() -> None:
    request = request_with(id="a", prompt=[3, 4], seed=7)
    copy = request.changed(prompt=(5,), n=2)
    assert (copy.prompt, copy.n, copy.seed) == ((5,), 2, 7)
    assert (request.prompt, request.n) == ((3, 4), 1)
    assert copy == dataclasses.replace(request, prompt=(5,), n=2)
    assert hash(copy) == hash(dataclasses.replace(request, prompt=(5,), n=2))


@pytest.mark.parametrize("derive", [lambda r: r.choice(1), lambda r: r.segment(r.prompt, 1, 40)])
def test_what_is_derived_from_a_valid_request_is_not_checked_again(
    derive: Callable[[Request], Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    request = request_with(n=2, max_tokens=5)
    monkeypatch.setitem(CHECKS, "prompt", lambda _: pytest.fail("the prompt was checked again"))
    derived = derive(request)
    monkeypatch.undo()
    assert derived == dataclasses.replace(derived)  # the checks accept it and change nothing


def test_a_request_shows_what_differs_from_the_defaults() -> None:
    request = Request(id="a", prompt=[5, 7], max_tokens=8, temperature=0.5, stop=["."], logprobs=0)
    assert repr(request) == (
        "Request(id='a', prompt=(5, 7), max_tokens=8, temperature=0.5, stop=('.',), logprobs=0)"
    )
    assert len(repr(Request(prompt=range(9999), max_tokens=1))) < 200
