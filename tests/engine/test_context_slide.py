"""Requests that go on beyond a full slot, with the kept beginning and the latter half of the rest."""

from dataclasses import replace
from typing import Any

import pytest
from conftest import Engines
from support.requests import make_request, serve, tokens_of

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.request import Event, Request, after_slide
from xlabatch.verify.features.context_slide import stream_of_segments
from xlabatch.verify.streams import record


def sliding(id: str, prompt: int, tokens: int, keep: int = 0, **options: Any) -> Request:
    return make_request(id, prompt, tokens, overflow="slide", keep=keep, ignore_eos=True, **options)


@pytest.mark.parametrize(
    ("length", "keep", "expected"),
    [(8, 0, (4, 5, 6, 7)), (8, 2, (0, 1, 5, 6, 7)), (9, 0, (5, 6, 7, 8)), (8, 7, (0, 1, 2, 3, 4, 5, 6))],
)
def test_half_of_what_is_not_kept_is_dropped(length: int, keep: int, expected: tuple[int, ...]) -> None:
    assert after_slide(range(length), keep) == expected


@pytest.mark.heavy
@pytest.mark.parametrize("options", [{}, {"temperature": 1.1, "presence_penalty": 0.7, "logprobs": 2}])
@pytest.mark.parametrize("keep", [0, 5, 300])
def test_a_stream_is_that_of_requests_for_each_part(
    engines: Engines, keep: int, options: dict[str, Any]
) -> None:
    engine = engines(3)
    request = sliding("a", 300, 140, keep, seed=4, **options)
    expected = stream_of_segments(engine, request)
    others = [make_request("b", 200, 60, temperature=1.0), make_request("c", 20, 100)]
    events = list(engine.run([*others, request]))
    assert record([*others, request], events)["a"] == expected
    assert len(expected.tokens) == 140
    slides = [event for event in events if event.dropped]
    assert {event.id for event in slides} == {"a"}
    ids, count = list(request.prompt), 0
    for event in (each for each in events if each.id == "a"):
        if event.dropped:
            assert len(ids) == 320  # a full slot
            kept = after_slide(ids, keep)
            assert event.dropped == 320 - len(kept)
            ids, count = list(kept), count + 1
        ids.append(event.token or 0)
    assert count == len(slides) > 0


def test_choices_slide_by_themselves(engines: Engines) -> None:
    engine = engines(3)
    request = sliding("a", 310, 60, 3, n=2, temperature=1.0, seed=9)
    streams = record([request], engine.run([request]))
    for index in range(2):
        assert streams[f"a.{index}"] == stream_of_segments(engine, request.choice(index))


def test_the_statistics_are_those_of_the_request(engines: Engines) -> None:
    [ending] = [event for event in engines(3).run([sliding("a", 310, 60)]) if event.finish]
    assert ending.stats
    assert (ending.stats.prompt, ending.stats.tokens, ending.finish) == (310, 60, "length")


def test_a_request_that_fits_does_not_slide(engines: Engines) -> None:
    request = make_request("a", 40, 9)
    expected = serve(engines(3), [request])
    events = list(engines(3).run([replace(request, overflow="slide", keep=3)]))
    assert not any(event.dropped for event in events)
    assert tokens_of(expected["a"]) == [event.token for event in events]


def test_a_stop_or_a_cancel_ends_a_later_part(engines: Engines) -> None:
    engine = engines(3)
    request = sliding("a", 310, 60, seed=3)
    tokens = [token.id for token in stream_of_segments(engine, request).tokens]
    stop = tokens[25]
    events = list(engine.run([replace(request, stop_token_ids=[stop])]))
    first = tokens.index(stop)
    assert ([event.token for event in events], events[-1].finish) == (tokens[: first + 1], "stop")
    engine.submit(request)
    seen: list[Event] = []
    while not any(event.dropped for event in seen):
        seen += engine.step()
    engine.cancel("a", 0)
    while not engine.idle:
        seen += engine.step()
    assert [event.finish for event in seen if event.finish] == ["cancelled"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"prompt": [1] * 320}, "fill a slot, which holds 320"),
        ({"keep": 319}, "keep is 319; a slot of 320 can keep 318"),
        ({"overflow": "refuse", "keep": 3}, "keep needs overflow='slide'"),
        ({"regex": "a"}, "overflow='slide' cannot be combined with structured output"),
        ({"overflow": "shift"}, "overflow is one of refuse, slide, got 'shift'"),
    ],
)
def test_what_cannot_slide_is_refused(engines: Engines, options: dict[str, Any], message: str) -> None:
    given: Any = {"prompt": [1], "max_tokens": 400, "overflow": "slide"} | options
    engine = engines(3)
    with pytest.raises(Refused, match=message):
        engine.submit(Request(**given))


def test_text_goes_on_beyond_the_context(llm: LLM) -> None:
    options: Any = {"max_tokens": 400, "ignore_eos": True, "overflow": "slide", "keep": 2}
    [completion] = llm.generate("Once upon a time", **options)
    assert len(completion.tokens) == 400
    assert completion.text == llm.tokenizer.decode(completion.tokens)
