"""Log-probabilities of tokens and prompts, against the oracle."""

import numpy as np
import pytest
from conftest import Engines
from support.requests import make_request, serve, streams_by_id

from xlabatch.checkpoint.source import Source
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.sampling import log_softmax


def test_logprobs_are_those_of_the_logits_before_any_processor(engines: Engines, source: Source) -> None:
    options = {"bad_token_ids": [1, 2, 3], "logprobs": 4, "prompt_logprobs": 2}
    request = make_request("a", 140, 5, temperature=1.5, **options)
    events = [event for event in engines(3).run([request, make_request("b", 9, 9)]) if event.id == "a"]
    ids = (*request.prompt, *(event.token for event in events if event.token is not None))
    expected = [log_softmax(row) for row in Oracle(source, context=320).logits(ids)]
    for at, event in enumerate(events, len(request.prompt) - 1):
        assert event.logprobs is not None
        assert event.logprobs.token == pytest.approx(expected[at][ids[at + 1]], abs=1e-4)
        likeliest = np.argsort(-expected[at], kind="stable")[:4].tolist()
        assert [id for id, _ in event.logprobs.top] == likeliest
    prompt = events[0].prompt_logprobs
    assert prompt is not None
    assert [event.prompt_logprobs for event in events[1:]] == [None] * 4
    assert prompt[0] is None
    assert len(prompt) == 140
    for at, logprobs in enumerate(prompt[1:]):
        assert logprobs is not None
        assert logprobs.token == pytest.approx(expected[at][ids[at + 1]], abs=1e-4)
        assert logprobs.top[0][1] == pytest.approx(expected[at].max(), abs=1e-4)


def test_events_have_logprobs_only_if_the_request_wants_them(engines: Engines) -> None:
    events = list(engines(3).run([make_request("a", 9, 3), make_request("b", 9, 3, logprobs=0)]))
    assert [event.logprobs for event in events if event.id == "a"] == [None] * 3
    assert all(event.logprobs and event.logprobs.top == () for event in events if event.id == "b")


def test_given_ids_take_the_place_of_the_most_likely(engines: Engines, source: Source) -> None:
    """In their order, in the rows that want them, and after their row's next request no longer."""
    given = make_request("given", 40, 5, temperature=1.5, logprobs=0, logprob_token_ids=[90, 3, 41])
    others = [make_request(f"other {n}", 9, 12, logprobs=2) for n in range(3)]
    engine = engines(3)
    alone = {each.id: serve(engine, [each])[each.id] for each in (given, *others)}
    events = list(engine.run([given, *others]))
    assert streams_by_id(events) == alone
    own = [event for event in events if event.id == "given"]
    ids = (*given.prompt, *(event.token for event in own if event.token is not None))
    expected = [log_softmax(row) for row in Oracle(source, context=320).logits(ids)]
    for at, event in enumerate(own, len(given.prompt) - 1):
        assert event.logprobs
        assert [id for id, _ in event.logprobs.top] == [90, 3, 41]
        assert event.logprobs.token == pytest.approx(expected[at][ids[at + 1]], abs=1e-4)
        assert [value for _, value in event.logprobs.top] == pytest.approx(
            expected[at][[90, 3, 41]], abs=1e-4
        )
