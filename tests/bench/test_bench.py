"""The bench serves cases as labelled and derives its metrics from the record of a run."""

import re
from dataclasses import replace
from itertools import pairwise
from statistics import mean
from typing import Any

import pytest
from support.requests import make_request
from support.scheduling import split_prompt

from xlabatch.api import Stats
from xlabatch.bench import compare, experiments, metrics
from xlabatch.bench.compare import Case, Engines, InvalidRun, Result
from xlabatch.bench.experiments import Experiment, Plan, arrivals, ragged, uniform
from xlabatch.bench.load import LoadRun, RequestTrace, Step, run_load
from xlabatch.bench.metrics import Metrics, medians
from xlabatch.bench.run import Outcome
from xlabatch.bench.sweeps import experiments as experiments_of
from xlabatch.bench.sweeps import parse_sweeps
from xlabatch.bench.terminal import overlap
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.scheduler.chunking import chunk_sizes
from xlabatch.scheduler.stats import Counters
from xlabatch.scheduler.steps import Phase, SlotActivity

ROWS = [make_request(f"r{n}", length=5 + 3 * n, max_tokens=4 + 3 * (n % 3)) for n in range(7)]
LONG = {"requests": [make_request("long", length=26, max_tokens=4), *ROWS], "sent_s": None}


@pytest.fixture(scope="module")
def engines(model: Model) -> Engines:
    return Engines(model, lambda _: None)


def case(name: str, **changes: object) -> Case:
    """A case of seven requests sent at once to three slots, with some fields changed."""
    at_once = Case(name, ROWS, 3, 32, sent_s=[0.0] * len(ROWS))
    return replace(at_once, **changes)  # type: ignore[arg-type]


def plan(source: Source, **changes: int) -> Plan:
    fields: dict[str, Any] = {"slots": 3, "context": 32, "budget": 128, "seed": 0, **changes}
    return Plan(source, ragged(source, 7, fields["context"], 0), **fields)


def ids_by_step(run: LoadRun) -> list[set[str]]:
    """The requests that were prefilled or decoded in each step."""
    return [{activity.id for activity in step.activity.values()} for step in run.steps]


# Serving modes


@pytest.mark.heavy
def test_static_batching_admits_a_batch_only_when_the_one_before_has_ended(engines: Engines) -> None:
    static = case("static", max_in_flight=3, static=True)
    run = compare.serve(engines[static], static)
    assert run.stats.midstream_admits == 0
    batches = [{"r0", "r1", "r2"}, {"r3", "r4", "r5"}, {"r6"}]
    assert all(any(ids <= batch for batch in batches) for ids in ids_by_step(run))
    times = {trace.request.id: set(trace.token_times_s) for trace in run.traces}
    assert all(len({*map(frozenset, (times[id] for id in batch))}) == 1 for batch in batches)
    assert all(len(each) == 1 for each in times.values())  # delivered when the last request ended


@pytest.mark.heavy
def test_sequential_serving_is_one_request_at_a_time_in_order(engines: Engines) -> None:
    sequential = case("sequential", slots=1, max_in_flight=1)
    run = compare.serve(engines[sequential], sequential)
    assert [len(ids) for ids in ids_by_step(run)] == [1] * len(run.steps)
    assert run.stats.mean_concurrency == 1
    order = [min(ids) for ids in ids_by_step(run)]
    assert order == sorted(order)


def test_continuous_batching_admits_mid_batch(engines: Engines) -> None:
    continuous = case("continuous")
    run = compare.serve(engines[continuous], continuous)
    assert run.stats.midstream_admits > 0
    assert run.stats.mean_concurrency > 1
    assert any(len(step.phases) == 2 for step in run.steps)


def test_a_closed_loop_never_exceeds_its_requests_in_flight(engines: Engines) -> None:
    loop = case("2 in flight", max_in_flight=2, sent_s=None)
    run = compare.serve(engines[loop], loop)
    assert max(len(ids) for ids in ids_by_step(run)) == 2
    assert max(step.queued for step in run.steps) == 0
    for trace in run.traces:
        in_flight = [t for t in run.traces if t.sent_s <= trace.sent_s < t.token_times_s[-1]]
        assert len(in_flight) <= 2


def test_wait_for_first_tokens_sends_a_request_when_all_before_it_have_a_token(engines: Engines) -> None:
    waiting = case("waiting", sent_s=None, wait_for_first_tokens=True)
    run = compare.serve(engines[waiting], waiting)
    for before, after in pairwise(run.traces):
        assert before.token_times_s[0] <= after.sent_s


def test_every_case_gives_the_same_tokens(engines: Engines) -> None:
    cases = [
        case("sequential", slots=1, max_in_flight=1),
        case("static", max_in_flight=3, static=True),
        case("continuous"),
        case("random times", sent_s=arrivals(len(ROWS), 500, seed=1)),
        case("small budget", budget=16, sent_s=None),
    ]
    results = compare.compare(cases, engines, rounds=2)
    assert compare.same_tokens(results) == (7, 7)
    assert [len(result.rounds) for result in results] == [2] * 5
    results[1].last.traces[4].tokens[-1] ^= 1
    assert compare.same_tokens(results) == (6, 7)


def test_arrivals_are_a_seeded_poisson_process() -> None:
    times = arrivals(4000, 8, seed=3)
    assert times == arrivals(4000, 8, seed=3) != arrivals(4000, 8, seed=4)
    assert times == sorted(times)
    waits = [b - a for a, b in pairwise([0.0, *times])]
    assert mean(waits) == pytest.approx(1 / 8, rel=0.1)  # six standard errors
    assert sum(wait > 1 / 8 for wait in waits) / 4000 == pytest.approx(0.368, abs=0.05)  # exp(-1)


# Cases that were not served as labelled


@pytest.mark.parametrize(
    ("served", "labelled", "why"),
    [
        ({"max_in_flight": 1}, {}, "served one by one"),
        ({"static": True, "max_in_flight": 3}, {}, "no request was admitted mid-batch"),
        ({}, {"static": True}, "a request was admitted mid-batch"),
        ({}, {"slots": 1, "max_in_flight": 1}, "served together"),
        (LONG, {**LONG, "wait_for_first_tokens": True}, "no request was decoding"),
    ],
)
def test_a_case_that_was_not_served_as_labelled_is_not_compared(
    engines: Engines, served: dict[str, object], labelled: dict[str, object], why: str
) -> None:
    other = case("another", **served)
    run = compare.serve(engines[other], other)
    with pytest.raises(InvalidRun, match=f"^this did not run as labelled: .*{why}"):
        compare.validate(case("this", **labelled), run)


def test_a_request_that_failed_is_named(engines: Engines) -> None:
    continuous = case("continuous")
    run = compare.serve(engines[continuous], continuous)
    run.traces[2].finish = "error"
    with pytest.raises(InvalidRun, match="requests r2 failed or were cancelled"):
        compare.validate(continuous, run)


def test_requests_of_one_length_that_end_together_are_valid(engines: Engines) -> None:
    equal = [make_request(f"r{n}", length=9, max_tokens=5) for n in range(6)]
    lockstep = case("continuous", requests=equal, sent_s=[0.0] * 6)
    run = compare.validate(lockstep, compare.serve(engines[lockstep], lockstep))
    assert run.stats.midstream_admits == 0  # all three end in one step, and the next three begin


def test_requests_sent_at_different_times_may_be_served_one_by_one(engines: Engines) -> None:
    slow = case("slow", requests=ROWS[:3], sent_s=[0.0, 0.15, 0.3])
    run = compare.serve(engines[slow], slow)
    one_by_one = replace(run, stats=replace(run.stats, mean_concurrency=1.0, midstream_admits=0))
    assert compare.validate(slow, one_by_one) is one_by_one
    with pytest.raises(InvalidRun, match="one by one"):
        compare.validate(replace(slow, sent_s=[0.0] * 3), one_by_one)


def test_the_counters_are_those_of_one_run(engines: Engines) -> None:
    engine = engines[case("continuous")]
    first, second = run_load(engine, ROWS), run_load(engine, ROWS)
    assert first.stats.tokens == second.stats.tokens == sum(row.max_tokens for row in ROWS)


# Metrics


def known_run() -> LoadRun:
    """Two slots: a has tokens at 1, 2 and 4 s; b is sent at 0.5 s, has a slot at 2 s, a token at 4 s."""

    def trace(id: str, prompt: int, sent_s: float, queue_s: float, times: list[float]) -> RequestTrace:
        request = make_request(id, length=prompt, max_tokens=len(times))
        return RequestTrace(request, sent_s, queue_s, [7] * len(times), [0] * len(times), times, "length")

    def step(start_s: float, end_s: float, tokens: int, **slots: Phase) -> Step:
        activity = {n: SlotActivity(id, phase) for n, (id, phase) in enumerate(slots.items())}
        return Step(start_s, end_s, activity, tokens, 0)

    steps = [
        step(0, 1, 1, a="prefill"),
        step(1, 2, 1, a="decode"),
        step(2, 4, 2, a="decode", b="prefill"),
        step(4, 4.5, 1, b="decode"),
    ]
    stats: Stats = Counters(tokens=5).stats(2, 0, 0, 0)
    return LoadRun([trace("a", 5, 0, 0, [1, 2, 4]), trace("b", 9, 0.5, 1.5, [4, 4.5])], steps, stats, 5.0)


def test_the_metrics_of_a_known_run() -> None:
    values = metrics.compute_metrics(known_run())
    assert values["throughput_tokens_per_s"] == 1.0
    assert (values["ttft_mean_s"], values["ttft_p50_s"], values["ttft_max_s"]) == (2.25, 2.25, 3.5)
    assert (values["itl_mean_s"], values["itl_p50_s"], values["itl_max_s"]) == (3.5 / 3, 1.0, 2.0)
    assert values["itl_p95_s"] == pytest.approx(1.9)
    assert (values["queue_mean_s"], values["queue_max_s"]) == (0.75, 1.5)
    assert (values["latency_mean_s"], values["latency_max_s"]) == (4.0, 4.0)
    assert values["decode_step_s"] == 0.75  # the median of 1 and 0.5, the steps without prefill
    assert (values["stall_p50_s"], values["stall_max_s"]) == (2.0, 2.0)
    assert values["ttft_longest_prompt_s"] == 3.5


def test_a_metric_without_measurements_is_none() -> None:
    run = known_run()
    run.traces[0].token_times_s[:] = [4.0] * 3
    values = metrics.compute_metrics(LoadRun(run.traces[:1], run.steps[:1], run.stats, 4.0))
    assert (values["itl_mean_s"], values["decode_step_s"], values["stall_p95_s"]) == (None, None, None)
    assert values["ttft_mean_s"] == 4.0


def test_medians_skip_rounds_without_a_measurement() -> None:
    rounds: list[metrics.Metrics] = [
        {"a": 1.0, "b": None, "c": None},
        {"a": 9.0, "b": 4.0, "c": None},
        {"a": 2.0, "b": 6.0, "c": None},
    ]
    assert metrics.medians(rounds) == {"a": 2.0, "b": 5.0, "c": None}


# Experiments


@pytest.mark.parametrize("context", [16, 64, 512])
@pytest.mark.parametrize("workload", [ragged, uniform])
def test_a_workload_fits_its_context(source: Source, workload: object, context: int) -> None:
    assert callable(workload)
    requests = workload(source, 40, context, 5)
    assert max(len(r.prompt) + r.max_tokens for r in requests) <= context
    assert min(r.max_tokens for r in requests) >= 4
    assert (len({len(r.prompt) for r in requests}) == 1) == (workload is uniform)


def test_a_long_prompt_is_prefilled_while_other_requests_decode(engines: Engines, source: Source) -> None:
    chunks = len(list(split_prompt(56, chunk_sizes(64, 16))))
    experiment = experiments.sweep_budget(plan(source, context=64), (16, 1024))
    results = compare.compare(experiment.cases, engines, rounds=1)
    for result, stalls in zip(results[1:], (chunks, 1), strict=True):
        *short, long = result.last.traces
        assert (long.request.id, len(long.request.prompt)) == ("long", 56)
        assert all(trace.token_times_s[0] <= long.sent_s < trace.token_times_s[-1] for trace in short)
        assert len(metrics.stalls(result.last)) == stalls  # one chunk a step, or all in one step
    assert [result.case.name for result in results] == ["default", "budget 16", "budget 1024"]
    assert results[0].case.budget is None


def test_a_burst_is_sent_at_once_and_has_its_first_requests_in_common(
    engines: Engines, source: Source
) -> None:
    experiment = experiments.sweep_burst(plan(source, context=64), (2, 5))
    results = compare.compare(experiment.cases, engines, rounds=1)
    assert [len(result.last.traces) for result in results] == [2, 5]
    assert all(trace.sent_s == 0 for result in results for trace in result.last.traces)
    assert compare.same_tokens(results) == (5, 5)


def test_sweeps_are_parsed_from_words() -> None:
    assert parse_sweeps(["slots", "rate=0.5,2"]) == {"slots": (), "rate": (0.5, 2.0)}


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("foo", "--sweep 'foo' is unknown; choose from slots, concurrency, rate, context, budget, burst"),
        ("slots=x", "--sweep slots=x: the values must be numbers with commas between them"),
        ("slots=", "--sweep slots=: the values must be numbers"),
        ("slots=0.5", "--sweep slots=0.5: the values must be integers"),
        ("slots=0", "--sweep slots=0: the values must be over 0"),
        ("rate=nan", "--sweep rate=nan: the values must be over 0"),
        ("rate=inf", "--sweep rate=inf: the values must be over 0 and finite"),
        ("slots=2,2", "--sweep slots=2,2: a value is given twice"),
        ("slots=2 slots=3", "--sweep slots is given twice"),
        ("context=9000", "context, 9000 positions: a slot has 9000 positions, the longest request needs"),
        ("context=17", "context, 17 positions: a slot has 17 positions, the longest request needs"),
    ],
)
def test_an_impossible_sweep_is_rejected(source: Source, word: str, sentence: str) -> None:
    with pytest.raises(Refused, match=f"^{re.escape(sentence)}"):
        experiments_of(plan(source), word.split())


def test_the_default_contexts_are_within_the_model(source: Source) -> None:
    [_, swept] = experiments_of(plan(source, context=1024), ["context"])
    assert [case.context for case in swept.cases] == [1024, 4096]  # 16384 is over the 8192 of the model


def test_the_spread_is_that_of_the_rounds_and_cases_whose_rounds_overlap_are_named(engines: Engines) -> None:
    def result(name: str, *rounds: float) -> Result:
        metrics: list[Metrics] = [{"throughput_tokens_per_s": each} for each in rounds]
        return Result(case(name), medians(metrics), metrics, run)

    run = compare.serve(engines[case("any")], case("any"))
    static = result("static", 90, 100, 120)
    assert static.spread == pytest.approx(0.15)
    assert result("one", 100).spread is None
    quick = result("continuous", 119, 200, 210)
    sequential = result("sequential", 20, 30, 40)
    experiment = Experiment("modes", "Modes", "", [])
    sentence = overlap(Outcome(experiment, [sequential, static, quick], (7, 7)))
    assert sentence.startswith("Rounds of continuous and of static overlap")
    assert overlap(Outcome(experiment, [sequential, quick], (7, 7))) == ""
