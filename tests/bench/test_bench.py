"""The bench measures what it says: ways of serving that are what they are called, figures that add up."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest
from support.requests import ask

from xlabatch.api import Stats
from xlabatch.bench import compare, experiments, metrics
from xlabatch.bench.compare import Case, Engines, InvalidRun
from xlabatch.bench.experiments import Plan, arrivals, ragged, uniform
from xlabatch.bench.load import LoadRun, RequestTrace, Step, run_load
from xlabatch.bench.sweeps import experiments as made
from xlabatch.bench.sweeps import sweeps
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.cli import main
from xlabatch.scheduler.chunking import chunk_sizes, split_prompt
from xlabatch.scheduler.sequences import Phase, SlotActivity
from xlabatch.scheduler.stats import Counters

ROWS = [ask(f"r{n}", length=5 + 3 * n, max_tokens=4 + 3 * (n % 3)) for n in range(7)]
LONG = {"requests": [ask("long", length=26, max_tokens=4), *ROWS], "sent_s": None}
SMALL = "bench --model random:tiny --context 32 --slots 3 --requests 7 --rounds 1"


@pytest.fixture(scope="module")
def shelf(model: Model) -> Engines:
    return Engines(model, lambda _: None)


def case(name: str, **more: object) -> Case:
    usual = Case(name, ROWS, 3, 32, sent_s=[0.0] * len(ROWS))
    return replace(usual, **more)  # type: ignore[arg-type]


def plan(source: Source, **more: int) -> Plan:
    usual = {"slots": 3, "context": 32, "budget": 128, "seed": 0} | more
    return Plan(source, ragged(source, 7, usual["context"], 0), **usual)


def together(done: LoadRun) -> list[set[str]]:
    """Who worked in each step."""
    return [{sitting.id for sitting in step.activity.values()} for step in done.steps]


# Ways of serving


def test_static_admits_nobody_before_all_have_left(shelf: Engines) -> None:
    static = case("static", max_in_flight=3, static=True)
    done = compare.serve(shelf[static], static)
    assert done.stats.midstream_admits == 0
    batches = [{"r0", "r1", "r2"}, {"r3", "r4", "r5"}, {"r6"}]
    assert all(any(step <= batch for batch in batches) for step in together(done))
    told = {call.request.id: set(call.token_times_s) for call in done.traces}
    assert all(len({*map(frozenset, (told[id] for id in batch))}) == 1 for batch in batches)
    assert all(len(times) == 1 for times in told.values())  # handed over when the last was done


def test_sequential_is_one_by_one(shelf: Engines) -> None:
    alone = case("sequential", slots=1, max_in_flight=1)
    done = compare.serve(shelf[alone], alone)
    assert [len(step) for step in together(done)] == [1] * len(done.steps)
    assert done.stats.mean_concurrency == 1
    order = [min(step) for step in together(done)]
    assert order == sorted(order)


def test_continuous_joins_a_batch_under_way(shelf: Engines) -> None:
    usual = case("continuous")
    done = compare.serve(shelf[usual], usual)
    assert done.stats.midstream_admits > 0
    assert done.stats.mean_concurrency > 1
    assert any(len(step.phases) == 2 for step in done.steps)


def test_a_closed_loop_never_has_more_than_its_room(shelf: Engines) -> None:
    loop = case("2 at once", max_in_flight=2, sent_s=None)
    done = compare.serve(shelf[loop], loop)
    assert max(len(step) for step in together(done)) == 2
    assert max(step.waiting for step in done.steps) == 0
    for call in done.traces:
        flying = [c for c in done.traces if c.sent_s <= call.sent_s < c.token_times_s[-1]]
        assert len(flying) <= 2


def test_a_patient_sender_waits_until_all_before_are_answered(shelf: Engines) -> None:
    patient = case("patient", sent_s=None, wait_for_first_tokens=True)
    done = compare.serve(shelf[patient], patient)
    for before, after in pairwise(done.traces):
        assert before.token_times_s[0] <= after.sent_s


def test_every_way_gives_the_same_tokens(shelf: Engines) -> None:
    cases = [
        case("sequential", slots=1, max_in_flight=1),
        case("static", max_in_flight=3, static=True),
        case("continuous"),
        case("at random", sent_s=arrivals(len(ROWS), 500, seed=1)),
        case("small budget", budget=16, sent_s=None),
    ]
    results = compare.compare(cases, shelf, rounds=2)
    assert compare.same_streams(results) == (7, 7)
    assert [len(result.rounds) for result in results] == [2] * 5
    results[1].last.traces[4].tokens[-1] ^= 1
    assert compare.same_streams(results) == (6, 7)


def test_requests_come_at_seeded_random_moments() -> None:
    times = arrivals(4000, 8, seed=3)
    assert times == arrivals(4000, 8, seed=3) != arrivals(4000, 8, seed=4)
    assert times == sorted(times)
    waits = [b - a for a, b in pairwise([0.0, *times])]
    assert mean(waits) == pytest.approx(1 / 8, rel=0.1)  # six standard errors
    assert sum(wait > 1 / 8 for wait in waits) / 4000 == pytest.approx(0.368, abs=0.05)  # exp(-1)


# Cases that are not what they are called


@pytest.mark.parametrize(
    ("run", "named", "why"),
    [
        ({"max_in_flight": 1}, {}, "served one by one"),
        ({"static": True, "max_in_flight": 3}, {}, "no request joined"),
        ({}, {"static": True}, "a request joined a batch under way"),
        ({}, {"slots": 1, "max_in_flight": 1}, "served together"),
        (LONG, {**LONG, "wait_for_first_tokens": True}, "nobody was being answered"),
    ],
)
def test_a_case_that_is_not_what_it_is_called_is_not_compared(
    shelf: Engines, run: dict[str, object], named: dict[str, object], why: str
) -> None:
    other = case("another", **run)
    done = compare.serve(shelf[other], other)
    with pytest.raises(InvalidRun, match=f"^this did not run as such: .*{why}"):
        compare.validated(case("this", **named), done)


def test_a_request_that_failed_is_named(shelf: Engines) -> None:
    usual = case("continuous")
    done = compare.serve(shelf[usual], usual)
    done.traces[2].finish = "error"
    with pytest.raises(InvalidRun, match="requests r2 did not end by themselves"):
        compare.validated(usual, done)


def test_requests_of_one_length_that_end_together_are_no_fault(shelf: Engines) -> None:
    same = [ask(f"r{n}", length=9, max_tokens=5) for n in range(6)]
    lockstep = case("continuous", requests=same, sent_s=[0.0] * 6)
    done = compare.validated(lockstep, compare.serve(shelf[lockstep], lockstep))
    assert done.stats.midstream_admits == 0  # all three end in one step, and the next three begin


def test_requests_that_come_one_by_one_are_no_fault(shelf: Engines) -> None:
    slow = case("slow", requests=ROWS[:3], sent_s=[0.0, 0.15, 0.3])
    served = compare.serve(shelf[slow], slow)
    one_by_one = replace(served, stats=replace(served.stats, mean_concurrency=1.0, midstream_admits=0))
    assert compare.validated(slow, one_by_one) is one_by_one
    with pytest.raises(InvalidRun, match="one by one"):
        compare.validated(replace(slow, sent_s=[0.0] * 3), one_by_one)


def test_the_counters_are_those_of_one_drive(shelf: Engines) -> None:
    engine = shelf[case("continuous")]
    first, second = run_load(engine, ROWS), run_load(engine, ROWS)
    assert first.stats.tokens == second.stats.tokens == sum(row.max_tokens for row in ROWS)


# Figures


def by_hand() -> LoadRun:
    """Two requests in two slots: a is answered at 1, 2 and 4 s, b is sent at 0.5, seated at 2, read by 4."""

    def call(id: str, prompt: int, sent: float, queue: float, heard: list[float]) -> RequestTrace:
        request = ask(id, length=prompt, max_tokens=len(heard))
        return RequestTrace(request, sent, queue, [7] * len(heard), [0] * len(heard), heard, "length")

    def step(began: float, ended: float, tokens: int, **slots: Phase) -> Step:
        sittings = {n: SlotActivity(id, phase) for n, (id, phase) in enumerate(slots.items())}
        return Step(began, ended, sittings, tokens, 0)

    steps = [
        step(0, 1, 1, a="prefill"),
        step(1, 2, 1, a="decode"),
        step(2, 4, 2, a="decode", b="prefill"),
        step(4, 4.5, 1, b="decode"),
    ]
    stats: Stats = Counters(tokens=5).stats(2, 3, 0, 0, 0)
    return LoadRun([call("a", 5, 0, 0, [1, 2, 4]), call("b", 9, 0.5, 1.5, [4, 4.5])], steps, stats, 5.0)


def test_figures_of_a_drive_made_by_hand() -> None:
    told = metrics.metrics(by_hand())
    assert told["tokens_per_s"] == 1.0
    assert (told["ttft_mean_s"], told["ttft_p50_s"], told["ttft_max_s"]) == (2.25, 2.25, 3.5)
    assert (told["gap_mean_s"], told["gap_p50_s"], told["gap_max_s"]) == (3.5 / 3, 1.0, 2.0)
    assert told["gap_p95_s"] == pytest.approx(1.9)
    assert (told["queue_mean_s"], told["queue_max_s"]) == (0.75, 1.5)
    assert (told["latency_mean_s"], told["latency_max_s"]) == (4.0, 4.0)
    assert told["step_s"] == 0.75  # the middle of 1 and 0.5: no prompt was read in them
    assert (told["stall_p50_s"], told["stall_max_s"]) == (2.0, 2.0)
    assert told["ttft_longest_s"] == 3.5


def test_what_was_not_there_is_none() -> None:
    done = by_hand()
    done.traces[0].token_times_s[:] = [4.0] * 3
    told = metrics.metrics(LoadRun(done.traces[:1], done.steps[:1], done.stats, 4.0))
    assert (told["gap_mean_s"], told["step_s"], told["stall_p95_s"]) == (None, None, None)
    assert told["ttft_mean_s"] == 4.0


def test_medians_are_over_what_was_measured() -> None:
    repeats: list[metrics.Metrics] = [
        {"a": 1.0, "b": None, "c": None},
        {"a": 9.0, "b": 4.0, "c": None},
        {"a": 2.0, "b": 6.0, "c": None},
    ]
    assert metrics.medians(repeats) == {"a": 2.0, "b": 5.0, "c": None}


# Studies


@pytest.mark.parametrize("context", [16, 64, 512])
@pytest.mark.parametrize("workload", [ragged, uniform])
def test_a_workload_fits_its_context(source: Source, workload: object, context: int) -> None:
    assert callable(workload)
    requests = workload(source, 40, context, 5)
    assert max(len(r.prompt) + r.max_tokens for r in requests) <= context
    assert min(r.max_tokens for r in requests) >= 4
    assert (len({len(r.prompt) for r in requests}) == 1) == (workload is uniform)


def test_a_long_prompt_is_read_while_others_are_answered(shelf: Engines, source: Source) -> None:
    pieces = len(list(split_prompt(56, chunk_sizes(64, 16))))
    study = experiments.budget(plan(source, context=64), (16, 1024))
    for result, stalls in zip(compare.compare(study.cases, shelf, rounds=1), (pieces, 1), strict=True):
        *guests, long = result.last.traces
        assert (long.request.id, len(long.request.prompt)) == ("long", 56)
        assert all(guest.token_times_s[0] <= long.sent_s < guest.token_times_s[-1] for guest in guests)
        assert len(metrics.stalls(result.last)) == stalls  # one piece a step, or all in one


def test_sweeps_are_read_from_words() -> None:
    assert sweeps(["slots", "rate=0.5,2"]) == {"slots": (), "rate": (0.5, 2.0)}


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("foo", "--sweep 'foo' is not known; there are slots, concurrency, rate, context, budget"),
        ("slots=x", "--sweep slots=x: the values are numbers with commas between them"),
        ("slots=", "--sweep slots=: the values are numbers"),
        ("slots=0.5", "--sweep slots=0.5: the values are whole numbers"),
        ("slots=0", "--sweep slots=0: the values are over 0"),
        ("rate=nan", "--sweep rate=nan: the values are over 0"),
        ("rate=inf", "--sweep rate=inf: the values are over 0, and finite"),
        ("slots=2,2", "--sweep slots=2,2: a value is named twice"),
        ("slots=2 slots=3", "--sweep slots is named twice"),
        ("context=9000", "context, 9000 positions: a slot of 9000 tokens, but"),
        ("context=17", "context, 17 positions: a slot of 17 tokens, but the longest request has"),
    ],
)
def test_a_sweep_that_cannot_be_is_refused(source: Source, word: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
        made(plan(source), word.split())


def test_the_usual_contexts_are_those_that_the_model_has(source: Source) -> None:
    [_, swept] = made(plan(source, context=1024), ["context"])
    assert [case.context for case in swept.cases] == [1024, 4096]  # 16384 is over its 8192


# The command


@pytest.fixture(autouse=True)
def _a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_bench_in_json_has_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL.split(), "--json", "--sweep", "budget=128", "slots=1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"compile_s", "bandwidth_bytes_per_s", "floor_s", "weight_bytes", "peak_bytes"} <= told.keys()
    assert list(told["studies"]) == ["ways", "budget", "slots"]
    ways = told["studies"]["ways"]
    assert ways["same_tokens"] == [7, 7]
    assert list(ways["cases"]) == ["sequential", "static", "continuous"]
    numbers = ways["cases"]["sequential"]
    assert numbers["floor_share"] == pytest.approx(told["floor_s"] / numbers["step_s"])
    for name in ("tokens_per_s", "ttft_mean_s", "gap_p50_s", "gap_p95_s", "gap_max_s", "queue_mean_s"):
        assert numbers[name] >= 0
    for name in ("occupancy", "mean_concurrency", "decode_tokens_per_s", "prefill_tokens_per_s"):
        assert numbers[name] > 0


def test_bench_fits_80_columns_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.html"
    sweep = ["slots=1,3", "concurrency=1,3", "rate=200.25,900", "context=32,64", "budget=16,128"]
    assert main([*SMALL.split(), "--html", str(file), "--sweep", *sweep]) == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert "…" not in said
    assert " ".join(said.split()).count("The same tokens in every case: 7 of 7 requests") == 5
    for word in ("pancy", "gether", "prefill", "floor", "queue", "p95", "stall", "compiling", "peak memory"):
        assert word in said
    assert file.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    "words", ["--requests 1", "--requests 2", "--slots 1", "--context 16", "--context 16 --workload uniform"]
)
def test_bench_runs_in_the_small(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL.split(), *words.split(), "--json"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--slots 0", "--slots is at least 1, got 0"),
        ("--rounds 0", "--rounds is at least 1, got 0"),
        ("--requests 0", "--requests is at least 1, got 0"),
        ("--budget 0", "--budget is at least 1, got 0"),
        ("--context 15", "a context of 15 is too small for the bench, at least 16"),
        ("--context 9000", "ways, sequential: a slot of 9000 tokens, but"),
        ("--sweep foo", "--sweep 'foo' is not known"),
        ("--sweep slots=0.5", "--sweep slots=0.5: the values are whole numbers"),
        ("--slots 1 --sweep budget", "--sweep budget takes 2 slots at least"),
        ("--html nowhere/bench.html", "nowhere/bench.html cannot be written: there is no folder nowhere"),
        ("--html /", "/ cannot be written"),
    ],
)
def test_what_is_wrong_is_said_before_anything_runs(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    assert main([*SMALL.split(), *words.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"xlabatch: {sentence}")
    assert said.err.count("\n") == 1


def test_a_case_that_did_not_run_is_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.bench.load.free_places", lambda live, *_: 1 - live)
    assert main(SMALL.split()) == 1
    assert "did not run as such: requests were served one by one" in capsys.readouterr().err
