"""Scores of sequences: the log-probabilities that the engine reports while it generates them."""

import pytest
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.requests import make_request, solo_stream, tokens_of
from support.shapes import CASES, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import is_packed
from xlabatch.request import Event, Request
from xlabatch.verify.reference import ReferenceEngine


def sampled(engine: XlaBatchEngine) -> list[tuple[Request, list[Event]]]:
    """Requests of several lengths, each with its events."""
    options = {"temperature": 1.0, "repetition_penalty": 1.3, "logprobs": 2, "prompt_logprobs": 2}
    requests = [make_request(f"{n}", n, 20, **options) for n in (1, 2, 17, 129, 200)]
    events: dict[str, list[Event]] = {request.id: [] for request in requests}
    for event in engine.run(requests):
        events[event.id].append(event)
    return [(request, events[request.id]) for request in requests]


def test_a_score_has_the_bits_of_the_log_probabilities_in_decode(model: Model) -> None:
    assert_scores_are_those_of_decode(model)


@WITH_KERNELS
@pytest.mark.parametrize(
    "case", slow_except(["granite", "gemma2"], ["granite", "gemma2", "granitemoehybrid"])
)
def test_so_has_one_of_scaled_or_capped_logits(case: str) -> None:
    assert_scores_are_those_of_decode(load(source_of(CASES[case])))


def assert_scores_are_those_of_decode(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    served = sampled(engine)
    sequences = [(*request.prompt, *(event.token or 0 for event in events)) for request, events in served]
    for (_, events), scores in zip(served, engine.score(sequences, top=2), strict=True):
        reported = (*(events[0].prompt_logprobs or ()), *(event.logprobs for event in events))
        if is_packed(model.params):
            assert scores == reported
        else:  # XLA's sums depend on the number of columns
            assert [each and each.token for each in scores] == [
                each and pytest.approx(each.token, abs=1e-4) for each in reported
            ]


def test_a_sequence_may_fill_a_slot(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    prompt = make_request("a", 320).prompt
    (scores,) = engine.score([prompt])
    assert len(scores) == 320
    assert scores[0] is None
    with pytest.raises(Refused, match="321"):
        engine.score([(*prompt, 1)])


def test_scores_do_not_swallow_the_events_of_other_requests(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    request = make_request("a", 20, 30)
    expected = solo_stream(engine, request)
    engine.submit(request)
    engine.step()
    engine.score([make_request("b", 40).prompt])
    tokens = tokens_of(expected)
    assert [event.token for event in engine.run([])] == []
    rest = []
    while not engine.idle:
        rest += [event.token for event in engine.step()]
    assert rest == tokens[-len(rest) :]
    assert len(rest) >= len(tokens) - 1


def test_scores_that_are_refused_keep_the_events_of_other_requests(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=2, context=320, queue=1)
    request = make_request("a", 20, 30)
    expected = tokens_of(solo_stream(engine, request))
    engine.submit(request)
    short = make_request("b", 4).prompt
    with pytest.raises(Refused, match="321"):
        engine.score([*[short] * 12, make_request("c", 321).prompt])
    events = []
    while not engine.idle:
        events += engine.step()
    assert [event.token for event in events if event.id == "a"] == expected


def test_the_reference_engine_scores_alike(model: Model, source: Source) -> None:
    prompt = make_request("a", 40).prompt
    ours = XlaBatchEngine(model, slots=3, context=320).score([prompt])[0]
    theirs = ReferenceEngine(source, context=64).score([prompt])[0]
    for a, b in zip(ours[1:], theirs[1:], strict=True):
        assert a
        assert b
        assert a.token == pytest.approx(b.token, abs=1e-4)


@pytest.mark.parametrize("ids", [(), (5,)])
def test_a_sequence_without_a_second_id_is_refused(model: Model, ids: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="two ids"):
        XlaBatchEngine(model, slots=3, context=320).score([ids])
