"""Options of requests in an engine: their effect on tokens, in any batch, and none on later requests."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from conftest import Engines
from support.compilations import compilations
from support.requests import VOCAB, drain, make_request, serve, solo_stream, tokens_of

from xlabatch.api import CheckedRequest
from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import NO_TOKEN_LEFT, Request
from xlabatch.scheduler.sequences import QueuedRequest

REQUESTS = [
    make_request("plain", 17, 9),
    make_request("bias", 5, 9, logit_bias={3: 5.0, 4: -5.0}),
    make_request("repetition", 40, 12, repetition_penalty=1.7, temperature=0.8),
    make_request("frequency", 9, 12, frequency_penalty=1.5, presence_penalty=0.5),
    make_request("allowed", 9, 12, allowed_token_ids=(5, 6, 7, 8), temperature=2.0, logprobs=3),
    make_request("choices", 21, 6, n=3, temperature=1.0, logprobs=1, prompt_logprobs=2),
    make_request("sampled", 130, 9, temperature=0.9),
]


def check_solo_streams(engine: XlaBatchEngine) -> None:
    """Serve the requests together and one by one, and compare."""
    together = serve(engine, REQUESTS)
    for request in REQUESTS:
        solo = serve(engine, [request])
        assert len(solo) == request.n
        assert solo.items() <= together.items()
    assert set(tokens_of(together["allowed"])) <= {5, 6, 7, 8}


def test_streams_with_options_equal_solo_streams(engines: Engines) -> None:
    check_solo_streams(engines(3))


def test_no_option_compiles_anything_after_warming_up(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    engine.warm()
    with compilations() as compiled:
        check_solo_streams(engine)
    assert compiled == []


def in_every_slot(id: str, **options: Any) -> list[Request]:
    """Requests for each of three slots."""
    return [make_request(f"{id} {slot}", 11, 12, **options) for slot in range(3)]


def test_options_do_not_outlive_their_request(engines: Engines) -> None:
    """The slot's next sequence has no penalty, no bias and no count of earlier tokens."""
    engine = engines(3)
    plain, counting = in_every_slot("plain"), in_every_slot("counting", frequency_penalty=2.0)
    expected, counted = serve(engine, plain), serve(engine, counting)
    bad_token_ids = {
        token for stream in expected.values() for token in tokens_of(stream) if token is not None
    }
    options: dict[str, Any] = {"repetition_penalty": 5.0, "min_tokens": 12, "logprobs": 2}
    serve(engine, in_every_slot("options", bad_token_ids=tuple(bad_token_ids), **options))
    assert serve(engine, plain) == expected
    serve(engine, [make_request(f"long {slot}", 60, 40) for slot in range(3)])
    assert serve(engine, counting) == counted


def test_a_bias_can_force_and_forbid_tokens(engines: Engines) -> None:
    engine = engines(3)
    forced = [
        make_request("a", 9, 6, logit_bias={31: 100.0}),
        make_request("b", 9, 6, allowed_token_ids=[44]),
    ]
    streams = serve(engine, forced)
    assert [tokens_of(streams[id]) for id in "ab"] == [[31] * 6, [44] * 6]
    likeliest = solo_stream(engine, make_request("c", 9, 1))[0][0]
    assert solo_stream(engine, make_request("c", 9, 1, bad_token_ids=[likeliest]))[0][0] != likeliest


def test_no_stop_token_comes_before_min_tokens(engines: Engines) -> None:
    engine = engines(3)
    first = tokens_of(solo_stream(engine, make_request("a", 9, 20)))[:1]
    assert len(solo_stream(engine, make_request("a", 9, 20, stop_token_ids=first))) == 1
    longer = tokens_of(solo_stream(engine, make_request("a", 9, 20, stop_token_ids=first, min_tokens=7)))
    assert len(longer) >= 7
    assert first[0] not in longer[:6]


def test_penalties_make_the_commonest_token_rarer(engines: Engines) -> None:
    penalties: dict[str, Any] = {"frequency_penalty": 2.0, "presence_penalty": 2.0}
    commonest = [
        max(Counter(tokens_of(solo_stream(engines(3), request))).values())
        for request in (
            make_request("a", 9, 40, allowed_token_ids=range(60), **penalties),
            make_request("a", 9, 40, allowed_token_ids=range(60)),
        )
    ]
    assert commonest[0] < commonest[1]


def test_a_request_may_allow_only_a_stop_token(engines: Engines) -> None:
    request = make_request("a", 9, 6, allowed_token_ids=[1], stop_token_ids=[1], bad_token_ids=[2])
    assert [finish for *_, finish in solo_stream(engines(3), request)] == ["stop"]


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_request_without_an_allowed_token_ends_with_a_reason(engines: Engines, temperature: float) -> None:
    engine, request = engines(3), make_request("a", 9, 6, temperature=temperature)
    request = replace(request, bad_token_ids=tuple(range(VOCAB)))  # submit would refuse it: not used here
    engine.scheduler.table.waiting["a"] = QueuedRequest.of(CheckedRequest(request, None), 3, 0.0)
    events = [(event.token, event.finish, event.reason) for event in drain(engine)]
    assert events == [(None, "error", NO_TOKEN_LEFT)]


@pytest.mark.parametrize(
    "options",
    [{"bad_token_ids": [50]}, {"min_tokens": 3, "stop_token_ids": [50]}, {"allowed_token_ids": range(90)}],
)
def test_the_highest_temperature_gives_the_same_stream_next_to_a_truncated_row(
    engines: Engines, options: dict[str, Any]
) -> None:
    """What is forbidden stays so, however flat the rest is."""
    engine, hottest = engines(3), make_request("a", 40, 3, temperature=1e6, **options)
    expected = solo_stream(engine, hottest)
    assert all(token is not None and token < VOCAB for token in tokens_of(expected))
    truncated = make_request("b", 1, 30, temperature=1.0, top_k=5)
    assert serve(engine, [truncated, hottest])["a"] == expected
    assert solo_stream(engine, hottest) == expected
