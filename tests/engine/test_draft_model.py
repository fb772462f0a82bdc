"""A draft model changes how many tokens a step yields, and no bit of any of them.

A model that drafts for itself is right about every token, greedy or sampled, as long as its own keys and
values are those of the sequence: a wrong slot, position, id or noise is a wrong draft.
"""

import json
import shutil
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import pytest
from support.programs import record_programs, replace_program
from support.quick import slow_except
from support.requests import VOCAB, drain, make_request, serve, tokens_of
from support.shapes import raw_config
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source, open_source, random_from_config
from xlabatch.engine.runner import DRAFT_COLUMNS
from xlabatch.engine.speculation.draft_model import MOST_SKIPPED, TRIAL, Acceptance, DraftModel
from xlabatch.engine.speculation.drafters import Drafter
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Event, Request

SHAPE: dict[str, Any] = {"slots": 3, "context": 320}
CHEAP = 0.02  # of a step, a draft token
OPTIONS: dict[str, dict[str, Any]] = {
    "greedy": {},
    "sampled": {"temperature": 1.0, "top_p": 0.9},
    "penalties": {"temperature": 0.7, "repetition_penalty": 1.2, "frequency_penalty": 0.3},
    "bias": {"logit_bias": {5: 4.0}, "bad_token_ids": [7, 8], "min_tokens": 9},
    "logprobs": {"logprobs": 2, "presence_penalty": 0.5},
    "choices": {"n": 2, "temperature": 1.0},
}
pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


@pytest.fixture(scope="module")
def packed(source: Source) -> Model:
    return load(source)


@pytest.fixture(scope="module")
def other(source: Source) -> Model:
    """Other weights of the same shape."""
    return load(random_from_config("other", source.raw, seed=9))


@pytest.fixture(scope="module")
def plain(packed: Model) -> XlaBatchEngine:
    return XlaBatchEngine(packed, **SHAPE)


@pytest.fixture(autouse=True)
def no_lookup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drafter, "draft", lambda *_: [])


def drafting(model: Model, draft: Model, **options: Any) -> XlaBatchEngine:
    """An engine with a draft model that is cheap, whatever its size."""
    engine = drafting_always(XlaBatchEngine(model, draft=draft, **({"speculate": 12} | SHAPE | options)))
    assert engine.draft_model
    engine.draft_model.cost = CHEAP
    return engine


def mixed(**options: Any) -> list[Request]:
    """Requests of all options, with prompts of up to more tokens than a draft model runs in a step."""
    lengths = [5, 20, 64, DRAFT_COLUMNS + 30, 9, 65]
    named = zip(OPTIONS.items(), lengths, strict=True)
    return [make_request(name, length, 40, **(own | options)) for (name, own), length in named]


def counts(engine: XlaBatchEngine) -> tuple[int, int]:
    stats = engine.stats()
    return stats.draft_tokens, stats.accepted_tokens


@pytest.mark.slow
@pytest.mark.parametrize("ignore_eos", slow_except([False], [True, False]))
def test_streams_with_a_wrong_draft_model_equal_those_without(
    plain: XlaBatchEngine, packed: Model, other: Model, ignore_eos: bool
) -> None:
    engine, requests = drafting(packed, other), mixed(ignore_eos=ignore_eos)
    assert serve(engine, requests) == serve(plain, requests)
    drafted, accepted = counts(engine)
    assert accepted < drafted / 2


def test_a_row_near_the_end_of_its_slot_is_drafted_for_beside_a_longer_draft(packed: Model) -> None:
    engine = drafting(packed, packed, slots=2, context=128, budget=32)  # whose slots have no more positions
    for rest in range(1, 20):
        requests = [make_request("end", 128 - rest, rest), make_request("other", 20, 60)]
        assert {stream[-1][2] for stream in serve(engine, requests).values()} == {"length"}


@pytest.mark.heavy
def test_a_model_that_drafts_for_itself_is_always_right(plain: XlaBatchEngine, packed: Model) -> None:
    engine, requests = drafting(packed, packed), mixed()
    assert serve(engine, requests) == serve(plain, requests)
    drafted, accepted = counts(engine)
    assert drafted == accepted > 100
    again = [replace(each, id=f"{each.id} again", seed=5) for each in requests]  # in slots used before
    assert serve(engine, again) == serve(plain, again)
    assert counts(engine)[0] == counts(engine)[1] > drafted


def test_it_follows_conversations_sessions_and_slides(plain: XlaBatchEngine, packed: Model) -> None:
    engine = drafting(packed, packed)
    first = make_request("a", 100, 30, cache_key="talk", temperature=1.0)
    answer = [token for token in tokens_of(serve(engine, [first])["a"]) if token is not None]
    serve(engine, [make_request(f"other {n}", 200, 9) for n in range(3)])
    turn = replace(first, id="b", prompt=[*first.prompt, *answer, 3, 4, 5], cache_key="talk")
    slide = make_request("c", 300, 90, overflow="slide", keep=7)
    for request in (turn, slide, replace(turn, id="d", cache_key=None)):
        alone = replace(request, cache_key=None)
        assert serve(engine, [request]) == serve(plain, [alone])
    drafted, accepted = counts(engine)
    assert drafted == accepted > 100


def test_it_follows_sequences_that_are_parked(packed: Model) -> None:
    found = []
    for engine in (XlaBatchEngine(packed, policy="priority", **SHAPE), busy(packed)):
        for n in range(3):
            engine.submit(make_request(f"low {n}", 20 + n, 60, temperature=1.0))
        events = [event for _ in range(4) for event in engine.step()]
        for n in range(2):
            engine.submit(make_request(f"high {n}", 30, 20, priority=1))
        found.append(sorted((each.id, each.token, each.digest) for each in events + drain(engine)))
        assert engine.stats().preemptions == 2
    drafted, accepted = counts(engine)
    assert drafted == accepted > 50
    assert sorted(found[0]) == sorted(found[1])


def busy(model: Model) -> XlaBatchEngine:
    return drafting(model, model, policy="priority")


def test_wrong_drafts_leave_no_trace_in_the_draft_model(
    plain: XlaBatchEngine, packed: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, wrong = drafting(packed, packed), iter([0, 3, 1, 2] * 99)
    propose = DraftModel.drafts

    def changed(model: DraftModel, sequences: Any) -> dict[int, list[int]]:
        drafts = propose(model, sequences)
        return {slot: replaced(draft, next(wrong)) for slot, draft in drafts.items()}

    monkeypatch.setattr(DraftModel, "drafts", changed)
    request = make_request("a", 30, 80)
    assert serve(engine, [request]) == serve(plain, [request])
    monkeypatch.undo()
    monkeypatch.setattr(Drafter, "draft", lambda *_: [])
    drafted, accepted = counts(engine)
    assert accepted < drafted
    assert serve(engine, [replace(request, id="b")])["b"] == serve(plain, [request])["a"]
    again = counts(engine)
    assert again[0] - drafted == again[1] - accepted > 40


def replaced(draft: list[int], at: int) -> list[int]:
    return [(id + 1) % VOCAB if n == at else id for n, id in enumerate(draft)]


def test_new_weights_keep_the_draft_model(packed: Model, other: Model, source: Source) -> None:
    params = load(random_from_config("third", source.raw, seed=4), packs=False).params
    engine, fresh = drafting(packed, other), XlaBatchEngine(packed, **SHAPE)
    requests = mixed()
    serve(engine, requests)
    for each in (engine, fresh):
        each.update(params)
    assert serve(engine, requests) == serve(fresh, requests)


def test_a_failure_of_the_draft_model_ends_requests_and_the_next_ones_run(
    plain: XlaBatchEngine, packed: Model
) -> None:
    engine = drafting(packed, packed)

    def fail(*_: Any) -> Any:
        raise jax.errors.JaxRuntimeError("broken")

    undo = replace_program(engine, "propose", fail)
    ended: Iterable[Event] = engine.run([make_request("a", 20, 20)])
    assert [each.finish for each in ended if each.finish] == ["error"]
    undo()
    request = make_request("b", 20, 40)
    assert serve(engine, [request]) == serve(plain, [request])
    drafted, accepted = counts(engine)
    assert drafted == accepted > 20


def test_a_draft_model_that_costs_a_step_a_token_is_only_tried(packed: Model) -> None:
    engine = drafting_always(XlaBatchEngine(packed, draft=packed, speculate=12, **SHAPE))
    serve(engine, [make_request("a", 20, 200)])
    drafted, accepted = counts(engine)
    assert 0 < drafted == accepted <= 8 * TRIAL


def test_warming_up_runs_the_program_of_a_draft_model(packed: Model) -> None:
    engine, ran = drafting(packed, packed), list[str]()
    record_programs(engine, ran.append)
    engine.warm()
    assert "propose" in ran
    assert counts(engine) == (0, 0)
    assert {"propose", "decode_drafts"} <= set(engine.startup.programs)
    assert engine.startup.draft_bytes > 0


def test_a_draft_model_writes_its_cache_in_place(packed: Model) -> None:
    runner = drafting(packed, packed).runner
    run: Any = runner.programs["propose"].run
    leaves = jax.tree.leaves(runner.arrays.draft_kv)
    assert run.memory_analysis().alias_size_in_bytes >= sum(leaf.nbytes for leaf in leaves)
    shapes = [",".join(map(str, leaf.shape)) for leaf in leaves]
    assert not [
        line for line in run.as_text().splitlines() for s in shapes if f"[{s}]" in line and " copy(" in line
    ]


def test_models_that_cannot_draft_are_refused(source: Source, tmp_path: Path) -> None:
    wide = random_from_config("wide", raw_config("llama", vocab_size=98))
    short = random_from_config("short", raw_config("llama", max_position_embeddings=64))
    with pytest.raises(Refused, match="draft wide has a vocabulary of 98 ids, random:tiny one of 97"):
        XlaBatchEngine.of(source, draft=wide, speculate=4)
    with pytest.raises(Refused, match="context 320 is over the 64 positions of short"):
        XlaBatchEngine.of(source, draft=short, speculate=4, **SHAPE)
    with pytest.raises(Refused, match="draft needs speculate"):
        XlaBatchEngine.of(source, draft=source)
    stories = open_source()
    assert stories.folder
    shutil.copytree(stories.folder, tmp_path / "other")
    tokenizer = json.loads((stories.folder / "tokenizer.json").read_text())
    ids = tokenizer["model"]["vocab"]
    ids["a"], ids["b"] = ids["b"], ids["a"]
    (tmp_path / "other" / "tokenizer.json").write_text(json.dumps(tokenizer))
    with pytest.raises(Refused, match="has other tokens than stories"):
        XlaBatchEngine.of(stories, draft=tmp_path / "other", speculate=4)


# How long a draft is


def test_a_draft_grows_while_it_is_right_and_pauses_while_it_is_wrong() -> None:
    right, output, lengths = Acceptance(CHEAP), [0], list[int]()
    for _ in range(20):
        lengths.append(right.next_length(output, 12))
        right.add([1] * lengths[-1], output)
        output = [*output, *[1] * lengths[-1], 2]
    assert lengths[0] < lengths[-1]
    assert lengths == sorted(lengths)
    wrong, drafted = Acceptance(CHEAP), list[int]()
    for step in range(400):
        if length := wrong.next_length(output, 12):
            drafted.append(step)
            wrong.add([7] * length, output)
        output = [*output, 2]
    gaps = [b - a - 1 for a, b in pairwise(drafted)]
    assert gaps[-3:] == [MOST_SKIPPED - 1 if gap < MOST_SKIPPED else MOST_SKIPPED for gap in gaps[-3:]]
