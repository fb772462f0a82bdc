"""Drafts change how many tokens a step yields, and no bit of any of them."""

import random
import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import jax
import pytest
from support.programs import record_programs
from support.requests import make_request
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.speculation import drafters as drafts
from xlabatch.engine.speculation.drafters import FIRST, MOST_SKIPPED, NGRAMS, Drafter, Lookup
from xlabatch.engine.speculation.given import GivenDrafts
from xlabatch.engine.speculation.payoff import LOST, TRIALS, Judgement, Measured, Payoff
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.stats import Counters
from xlabatch.scheduler.steps import Schedule

SHAPE: dict[str, Any] = {"slots": 3, "context": 320}
Streams = dict[tuple[str, int], list[Event]]
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")


def streams(engine: XlaBatchEngine, requests: Iterable[Request]) -> Streams:
    """The events of each choice."""
    found: Streams = {}
    for event in engine.run(requests):
        found.setdefault((event.id, event.index), []).append(event)
    return found


def contents(streams: Streams) -> dict[tuple[str, int], list[tuple[object, ...]]]:
    return {
        key: [(each.token, each.digest, each.finish, each.logprobs) for each in events]
        for key, events in streams.items()
    }


OPTIONS: dict[str, dict[str, Any]] = {
    "greedy": {},
    "sampled": {"temperature": 1.0, "top_p": 0.9},
    "penalties": {"temperature": 0.7, "repetition_penalty": 1.2, "frequency_penalty": 0.3},
    "repetition": {"presence_penalty": -1.5, "temperature": 0.3},
    "bias": {"logit_bias": {5: 4.0}, "bad_token_ids": [7, 8], "min_tokens": 9},
    "logprobs": {"logprobs": 2},
    "choices": {"n": 2, "temperature": 1.0},
    "given": {"logprobs": 0, "logprob_token_ids": [96, 5]},
}


@pytest.fixture(scope="module")
def packed(source: Source) -> Model:
    return load(source)


@pytest.fixture(scope="module")
def plain(packed: Model) -> XlaBatchEngine:
    return XlaBatchEngine(packed, **SHAPE)


@pytest.fixture
def engine(packed: Model) -> XlaBatchEngine:
    return drafting_always(XlaBatchEngine(packed, **SHAPE, speculate=12))


def repetitive(seed: int, ignore_eos: bool = True) -> list[Request]:
    """Requests of all options whose prompts repeat themselves."""
    draw = random.Random(seed)
    requests = []
    for name, options in OPTIONS.items():
        period = [draw.randrange(3, 97) for _ in range(draw.choice([1, 3, 30]))]
        prompt = (period * 60)[: draw.choice([5, 20, 60, 130])]
        more = {"seed": draw.randrange(99), "ignore_eos": ignore_eos, **options}
        requests.append(Request(id=name, prompt=prompt, max_tokens=draw.choice([2, 9, 60]), **more))
    return draw.sample(requests, len(requests))


class Oracle:
    """Drafts that know what comes next, and are right for a random number of tokens."""

    def __init__(self, expected: Streams, seed: int) -> None:
        self.expected, self.random = expected, random.Random(seed)

    def draft(self, _: Drafter, sequence: Sequence, most: int) -> list[int]:
        events = self.expected[sequence.request.id, sequence.index][sequence.tokens :]
        draft = [event.token for event in events if event.token is not None][:most]
        draft += [self.random.randrange(97) for _ in range(most - len(draft))]
        wrong = self.random.randrange(2 * most + 1)
        return [(id + 1) % 97 if n == wrong else id for n, id in enumerate(draft)]


@needs_kernels
@pytest.mark.parametrize("seed", range(3))
def test_streams_with_drafts_equal_those_without(
    plain: XlaBatchEngine, engine: XlaBatchEngine, seed: int
) -> None:
    requests = repetitive(seed)
    assert contents(streams(engine, requests)) == contents(streams(plain, requests))
    stats = engine.stats()
    assert 0 < stats.accepted_tokens <= stats.draft_tokens


@needs_kernels
@pytest.mark.parametrize("seed", range(4))
def test_right_and_wrong_drafts_leave_the_stream_as_it_is(
    plain: XlaBatchEngine, engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    requests = repetitive(seed, ignore_eos=False)
    expected = streams(plain, requests)
    oracle = Oracle(expected, seed)
    monkeypatch.setattr(Drafter, "draft", lambda *args: oracle.draft(*args))
    assert contents(streams(engine, requests)) == contents(expected)
    stats, tokens = engine.stats(), sum(map(len, expected.values()))
    assert 0.2 * tokens < stats.accepted_tokens < stats.draft_tokens


@needs_kernels
@pytest.mark.parametrize("family", ["llama", "lfm2", "qwen3_next", "mamba2"])
def test_of_a_given_answer_only_the_tokens_that_were_asked_for_are_selected(family: str) -> None:
    """They have the bits of a run without drafts, and the others the ids that were given, right or wrong."""
    model = load(source_of(CASES[family]))
    plain, engine = XlaBatchEngine(model, **SHAPE), XlaBatchEngine(model, **SHAPE, speculate=32)
    requests = [each for each in repetitive(2) if each.n == 1 and each.logprobs is None]
    expected = {id: events for (id, _), events in streams(plain, requests).items()}
    answers = {id: [event.token or 0 for event in events] for id, events in expected.items()}
    draw = random.Random(5)
    selected = {
        id: {at for at in range(len(answer)) if not draw.randrange(4)} for id, answer in answers.items()
    }
    engine.drafters = GivenDrafts(32, answers, selected)
    found = {id: events for (id, _), events in streams(engine, requests).items()}
    assert {id: [event.token for event in events] for id, events in found.items()} == answers
    digests = {id: [event.digest for event in events] for id, events in found.items()}
    for id, chosen in selected.items():
        assert [digests[id][at] for at in chosen] == [expected[id][at].digest for at in chosen]
    taken = sum(digest == 0 for each in digests.values() for digest in each)
    assert taken > sum(map(len, answers.values())) / 2
    longest = max(answers, key=lambda name: len(answers[name]))
    wrong = [(id + 1) % 97 if 0 < at < 9 else id for at, id in enumerate(answers[longest])]
    engine.drafters = GivenDrafts(32, {longest: wrong}, {longest: {20}})
    [request] = [each for each in requests if each.id == longest]
    events = list(engine.run([request]))
    assert [event.token for event in events[:9]] == wrong[:9]
    assert events[20].digest != expected[longest][20].digest


@needs_kernels
@pytest.mark.heavy
@pytest.mark.parametrize("family", ["lfm2", "qwen3_next", "granitemoehybrid", "mamba2", "nemotron_h"])
def test_a_recurrent_state_is_moved_on_by_right_drafts_only(
    monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    """Also what begins later with the state of an answer has the bits of a run that reuses nothing."""
    model = load(source_of(CASES[family]))
    plain, engine = XlaBatchEngine(model, **SHAPE), XlaBatchEngine(model, **SHAPE, speculate=5)
    requests = repetitive(1, ignore_eos=False)
    expected = streams(plain, requests)
    oracle = Oracle(expected, 1)
    with monkeypatch.context() as patch:
        patch.setattr(Drafter, "draft", lambda *args: oracle.draft(*args))
        assert contents(streams(drafting_always(engine), requests)) == contents(expected)
    stats, tokens = engine.stats(), sum(map(len, expected.values()))
    assert 0.2 * tokens < stats.accepted_tokens < stats.draft_tokens
    text = engine.runner.programs["decode_drafts"].run.as_text()
    for leaf in jax.tree.leaves(engine.runner.state.kv[-1]):
        shape = ",".join(map(str, leaf.shape))
        assert f"f32[{shape}]" in text
        assert not re.findall(rf"= f32\[{shape}\]\S* copy\(", text)
    answers = {
        key: [each.token for each in events if each.token is not None] for key, events in expected.items()
    }
    turns = [
        replace(each, id=f"{each.id}.2", prompt=(*each.prompt, *answers[each.id, 0], 3, 4, 5))
        for each in requests
    ]
    fresh = [replace(each, cache_prompt=False) for each in turns]
    assert contents(streams(engine, turns)) == contents(streams(plain, fresh))
    assert engine.stats().cached_tokens > 0


@needs_kernels
def test_drafts_that_are_found_and_not_run_leave_no_trace(
    plain: XlaBatchEngine, packed: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, runs = XlaBatchEngine(packed, **SHAPE, speculate=12), random.Random(5)
    monkeypatch.setattr(Payoff, "begin", lambda *_: runs.random() < 0.8)
    monkeypatch.setattr(Payoff, "accepts", lambda *args: args[1] > 0 and runs.random() < 0.5)
    requests = repetitive(7)
    assert contents(streams(engine, requests)) == contents(streams(plain, requests))
    stats = engine.stats()
    assert 0 < stats.accepted_tokens <= stats.draft_tokens


@needs_kernels
def test_an_end_inside_of_a_draft_is_the_end(
    plain: XlaBatchEngine, engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = make_request("a", 20, 30)
    expected = streams(plain, [long])
    monkeypatch.setattr(Drafter, "draft", lambda _, each, most: ids(expected)[each.tokens :][:most])
    for count in range(2, 12):
        tokens = ids(expected)
        stop = Request(id="a", prompt=long.prompt, max_tokens=30, stop_token_ids=[tokens[count]])
        length = Request(id="a", prompt=long.prompt, max_tokens=count, stop_token_ids=[])
        for each in (stop, length):
            assert contents(streams(engine, [each])) == contents(streams(plain, [each]))
    assert engine.stats().accepted_tokens > 0


def ids(streams: Streams) -> list[int]:
    return [event.token for events in streams.values() for event in events if event.token is not None]


@needs_kernels
def test_positions_behind_a_wrong_draft_are_never_reused(
    plain: XlaBatchEngine, engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Drafter, "draft", lambda *args: [3] * args[2])
    first = make_request("a", 100, 40)
    answer = ids(streams(engine, [first]))
    for cut in (39, 40):
        turn = Request(id="b", prompt=[*first.prompt, *answer[:cut], 9, 10], max_tokens=20)
        events = streams(engine, [turn])
        assert events["b", 0][0].cached_tokens >= 128
        assert contents(events) == contents(streams(plain, [turn]))


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize("case", ["llama", "lfm2"])
def test_rows_with_drafts_slide_and_are_parked(case: str) -> None:
    packed = load(source_of(CASES[case]))
    shape: dict[str, Any] = {"slots": 1, "context": 64, "policy": "priority"}
    low = Request(id="a", prompt=[5, 6, 7] * 9, max_tokens=120, overflow="slide", ignore_eos=True)
    found = []
    for speculate in (0, 12):
        engine = drafting_always(XlaBatchEngine(packed, **shape, speculate=speculate))
        engine.submit(low)
        events = [event for _ in range(4) for event in engine.step()]
        engine.submit(make_request("b", 9, 9, priority=1))
        while not engine.idle:
            events += engine.step()
        found.append([(each.token, each.digest, each.dropped) for each in events if each.id == "a"])
        assert (engine.stats().preemptions, engine.stats().draft_tokens > 0) == (1, speculate > 0)
    assert found[0] == found[1]


@needs_kernels
@pytest.mark.slow
def test_structured_output_has_no_drafts_and_its_neighbour_has() -> None:
    requests = [
        Request(id="a", prompt=[5, 6, 7, 8] * 9, max_tokens=40, ignore_eos=True),
        Request(id="b", prompt=[5, 6, 7, 8] * 9, max_tokens=20, regex="[ab]{30}"),
    ]
    plain, engine = (drafting_always(XlaBatchEngine.load(**SHAPE, speculate=most)) for most in (0, 12))
    assert contents(streams(engine, requests)) == contents(streams(plain, requests))
    assert engine.stats().accepted_tokens > 0


@needs_kernels
def test_drafts_write_the_state_in_place(engine: XlaBatchEngine) -> None:
    program: Any = engine.runner.programs["decode_drafts"].run
    sizes = [leaf.nbytes for leaf in jax.tree.leaves(engine.runner.state)]
    assert program.memory_analysis().alias_size_in_bytes >= sum(sizes)
    caches = [",".join(map(str, leaf.shape)) for leaf in jax.tree.leaves(engine.runner.state.kv)]
    assert not re.findall(rf"= f32\[(?:{'|'.join(caches)})\]\S* copy\(", program.as_text())


@needs_kernels
def test_warming_up_runs_the_programs_of_drafts(engine: XlaBatchEngine) -> None:
    ran = set[str]()
    record_programs(engine, ran.add)
    engine.warm()
    assert ran >= {"decode_drafts", "draft_logprobs"}
    assert engine.stats().draft_tokens == 0


def test_impossible_options_are_refused(source: Source) -> None:
    with pytest.raises(Refused, match="speculate needs ahead=0"):
        XlaBatchEngine(load(source, packs=False), **SHAPE, speculate=4, ahead=1)
    with pytest.raises(Refused, match="speculate is at most 4096, got 4097"):
        XlaBatchEngine(load(source), **SHAPE, speculate=4097)
    with pytest.raises(Refused, match="speculate needs the kernels"):
        XlaBatchEngine(load(source, packs=False), **SHAPE, speculate=4)


# Drafts


def test_a_draft_is_what_followed_the_last_time() -> None:
    lookup = Lookup()
    lookup.extend([1, 2, 3, 4, 5, 9, 9, 1, 2, 3])
    assert lookup.draft(3) == [4, 5, 9]
    lookup.extend([4])
    assert lookup.draft(2) == [5, 9]
    lookup.extend([6])
    assert lookup.draft(2) == []


def test_a_draft_of_a_repetition_goes_on_repeating() -> None:
    lookup = Lookup()
    lookup.extend([7, 1, 2] * 3)
    assert lookup.draft(8) == [7, 1, 2, 7, 1, 2, 7, 1]
    assert Lookup().draft(4) == []


def test_a_draft_is_what_followed_the_last_occurrence() -> None:
    for seed in range(50):
        draw = random.Random(seed)
        ids, lookup = [draw.randrange(3) for _ in range(60)], Lookup()
        for at in range(0, 60, 4):
            lookup.extend(ids[at : at + 4])
            assert lookup.draft(2) == last_followed(ids[: at + 4])


def last_followed(ids: list[int]) -> list[int]:
    """Two ids behind the last earlier occurrence of the last ids, the second maybe the first again."""
    for n in NGRAMS:
        for end in reversed(range(n, len(ids))):
            if ids[end - n : end] == ids[-n:]:
                return [*ids[end:], ids[end]][:2]
    return []


def test_a_longer_context_decides() -> None:
    lookup = Lookup()
    lookup.extend([0, 1, 2, 3, 50, 5, 1, 2, 3, 60, 0, 1, 2, 3])
    assert lookup.draft(1) == [50]


def test_drafts_grow_while_they_are_right_and_pause_while_they_are_wrong() -> None:
    sequence = Sequence(make_request("a", 1, 10_000), 0, 0.0, 0.0)
    drafter = Drafter(sequence)
    drafter.lookup.draft = lambda count: [1] * count  # type: ignore[method-assign]
    lengths = []
    for _ in range(3):
        draft = drafter.draft(sequence, 99)
        lengths.append(len(draft))
        sequence.output += [*draft, 5]
    assert lengths == [FIRST, 2 * FIRST, 4 * FIRST]
    steps = []
    for _ in range(300):
        draft = drafter.draft(sequence, 99)
        sequence.output += [5]
        steps.append(len(draft))
    drafted = [n for n, length in enumerate(steps) if length]
    assert [b - a - 1 for a, b in pairwise(drafted)][:7] == [1, 3, 7, 15, 31, 63, MOST_SKIPPED]
    assert set(steps[1:]) == {0, FIRST}


def test_a_step_has_no_more_drafts_than_asked_for() -> None:
    rows = [Sequence(make_request(id, 9, 99), n, 0.0, 0.0, output=[4]) for n, id in enumerate("abc")]
    for row in rows:
        row.request = Request(id=row.request.id, prompt=[4] * 9, max_tokens=99)
    assert {slot: len(draft) for slot, draft in drafts.Drafters(8).drafts(rows).items()} == {0: 2, 1: 2, 2: 2}
    assert drafts.Drafters(2).drafts(rows) == {}


def test_what_drafts_lose_is_a_hundredth_of_the_time() -> None:
    for slowdown, right in ((2.0, 0.5), (1.1, 0.0), (5.0, 1.0)):
        judgement, seconds, tokens = Judgement(), 0.0, 0.0
        for _ in range(5000):
            if judgement.drafts and judgement.accepts(2.0, looked_s=0.0):
                seconds, tokens = seconds + slowdown, tokens + 1 + right
                judgement.add_drafted(slowdown, 2.0, right)
            else:
                seconds, tokens = seconds + 1, tokens + 1
                judgement.add_plain(1.0)
        assert 0.1 * LOST * seconds < seconds - tokens < 1.3 * LOST * seconds


def test_drafts_that_are_not_run_change_no_length() -> None:
    row = Sequence(Request(id="a", prompt=[4] * 9, max_tokens=99), 0, 0.0, 0.0, output=[4])
    scheduler = Scheduler(3, Limits(99, 99, ()), Schedule((16,), Budget(16, 16)), lambda: 0.0)
    drafters = drafts.Drafters(8, None, scheduler)
    assert drafters.payoff
    judgement = drafters.payoff.by_rows[1]
    judgement.plain_s, judgement.slowdown = 1.0, 99.0
    for _ in range(3):
        assert drafters.drafts([row]) == {}
        row.output.append(4)
    judgement.slowdown = 1.0
    assert drafters.drafts([row]) == {0: [4] * FIRST}


def test_drafts_that_yield_more_tokens_a_second_go_on() -> None:
    judgement = Judgement()
    assert not judgement.drafts  # a step without comes first
    judgement.add_plain(1.0)
    for _ in range(100):
        assert judgement.drafts
        assert judgement.accepts(2.0, looked_s=1.0)
        judgement.add_drafted(2.0, 2.0, 1.5)


def test_only_drafts_that_may_make_up_for_their_step_are_run() -> None:
    judgement = Judgement()
    judgement.add_plain(1.0)
    for _ in range(20):
        judgement.add_drafted(1.5, 1.0, 0.8)
    assert judgement.accepts(0.7, looked_s=0.0)
    assert not judgement.accepts(0.5, looked_s=0.0)


def test_a_look_that_finds_nothing_puts_off_the_next_by_what_it_cost() -> None:
    judgement = Judgement()
    judgement.add_plain(1.0)
    for looked_s, skipped in ((0.001, 0), (0.03, 3), (0.1, 10)):
        assert judgement.drafts
        assert not judgement.accepts(0.0, looked_s)
        assert [judgement.drafts for _ in range(skipped + 1)] == [False] * skipped + [True]


def test_a_step_that_the_machine_held_up_rules_out_drafts_for_a_while_only() -> None:
    judgement = Judgement()
    judgement.add_plain(1.0)
    for _ in range(TRIALS):
        judgement.add_drafted(50.0, 1.0, 0.0)
    judgement.skip = 0
    assert not judgement.accepts(1.0, looked_s=0.0)
    assert any(judgement.accepts(1.0, looked_s=0.0) for _ in range(200))


def test_only_steps_without_other_work_are_measured() -> None:
    scheduler = Scheduler(3, Limits(99, 99, ()), Schedule((16,), Budget(16, 16)), lambda: 0.0)
    payoff, counters = Payoff(scheduler), scheduler.table.counters
    for seconds, prefilled in ((1.0, 0), (9.0, 16), (1.0, 0)):
        payoff.begin(2)
        counters.steps += 1
        counters.decode_s += seconds
        counters.decode_tokens += 2
        counters.prefill_tokens += prefilled
    assert payoff.begin(2)
    assert payoff.by_rows[2].plain_s == 1.0
    scheduler.table.counters = Counters()
    assert not payoff.begin(2)


def test_of_the_steps_of_a_pause_only_the_last_is_measured(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, measured = Measured.of, list[int]()

    def counted(now: Counters) -> Measured:
        measured.append(now.steps)
        return read(now)

    monkeypatch.setattr(Measured, "of", counted)
    payoff = Payoff(XlaBatchEngine(model, slots=1, context=64).scheduler)
    payoff.by_rows[1].plain_s, payoff.by_rows[1].skip = 1.0, 5
    assert [payoff.begin(1) for _ in range(6)] == [False] * 5 + [True]
    assert len(measured) == 2
