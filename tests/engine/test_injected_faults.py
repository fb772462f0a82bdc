"""A fault at any point of the engine: every request ends once, every slot is free, the next answer is right.

The points are functions that change the state of a request, a slot or the device. Each is hit before it has
done anything and after it has done its work, at its first call and at a later one.
"""

import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.adapters import write_adapter
from support.injection import InjectedFault, injected, names_of
from support.prompt_embeddings import with_spans
from support.quick import slow_except
from support.requests import Stream, make_request, solo_stream, streams_by_id
from support.shapes import CASES, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Event, Request

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
SHAPE: dict[str, Any] = {
    "slots": 2,
    "context": 128,
    "budget": 32,
    "policy": "priority",
    "session_bytes": 10**7,
}
SCHEDULER = {
    "scheduler/scheduler.py": (
        "Scheduler.plan",
        "Scheduler.record",
        "Scheduler.slots_to_save",
        "Scheduler._admit",
        "Scheduler._add_prefill",
        "Scheduler._add_decode",
        "Scheduler._decoding",
        "Scheduler._end_step",
        "Scheduler._read",
    ),
    "scheduler/admission.py": (
        "admit",
        "start",
        "take_slot",
        "next_requests",
        "choose_preempted",
        "park",
        "resume",
    ),
    "scheduler/policies.py": ("take_fitting",),
    "scheduler/progress.py": (
        "take_chunks",
        "take_pieces",
        "next_start",
        "take",
        "take_forks",
        "count_token",
        "record_output",
    ),
    "scheduler/outputs.py": ("make_event", "logprobs", "prompt_logprobs"),
    "scheduler/sequences.py": ("sequences_for", "next_segment", "Sequence.stats"),
    "scheduler/slot_table.py": (
        "SlotTable.end",
        "SlotTable.slide",
        "SlotTable.expire",
        "SlotTable.return_events",
        "SlotTable._end",
        "SlotTable._add_endings",
    ),
    "scheduler/stats.py": ("Counters.record_step",),
    "scheduler/reuse/prefixes.py": (
        "PrefixIndex.slot_for",
        "PrefixIndex.prefix_for",
        "PrefixIndex.begin",
        "PrefixIndex.fork",
        "PrefixIndex.add",
        "PrefixIndex.end",
        "PrefixIndex.filed",
        "PrefixIndex.restore",
        "PrefixIndex.answer_to_save",
        "PrefixIndex.save",
    ),
    "scheduler/reuse/snapshots.py": ("Snapshots.put", "Snapshots.of"),
}
ENGINE = {
    "engine/xla.py": (
        "XlaBatchEngine._run_step",
        "XlaBatchEngine._move_slots",
        "XlaBatchEngine._save_slots",
        "XlaBatchEngine._launch",
        "XlaBatchEngine._prefill",
        "XlaBatchEngine._pool",
        "XlaBatchEngine._sample",
        "XlaBatchEngine._bitmask",
    ),
    "engine/runner.py": (
        "Runner.restore",
        "Runner.evict",
        "Runner.prefill",
        "Runner._begin",
        "Runner.read_slot",
        "Runner.write_slot",
        "Runner.save_sequence",
        "Runner.write_sequence",
        "Runner.prompt_logprobs",
        "Runner.finish_prefill",
        "Runner.decode",
        "Runner.sample",
        "Runner.logprobs",
        "Runner.update",
    ),
    "engine/inputs.py": ("shared_chunk", "decoding_slots", "sampling_row", "bias_row"),
    "engine/device/pooling.py": ("Pooling.add", "Pooling.result"),
}
DRAFTS = {
    "engine/xla.py": ("XlaBatchEngine._decode_drafts",),
    "engine/runner.py": ("Runner.decode_drafts",),
    "engine/speculation/drafters.py": ("Drafters.drafts", "draft_columns"),
    "scheduler/stats.py": ("Counters.record_drafts",),
}
RECURRENT = {
    "engine/runner.py": ("Runner._begin",),
    "scheduler/progress.py": ("choose_kept",),
    "scheduler/scheduler.py": ("Scheduler.prompts_to_save",),
    "scheduler/reuse/prefixes.py": (
        "PrefixIndex.keep_at",
        "PrefixIndex.prompt_to_save",
        "PrefixIndex.save",
        "PrefixIndex.next_snapshot",
    ),
    "scheduler/reuse/snapshots.py": ("Snapshots.put", "Snapshots.touch"),
}

DRAFT_MODEL = {
    "engine/speculation/draft_model.py": (
        "DraftModel.drafts",
        "DraftModel._length",
        "DraftModel._missing",
        "DraftModel._hold",
        "DraftModel._columns",
        "Acceptance.next_length",
        "Acceptance.add",
    ),
    "engine/runner.py": ("Runner.decode_drafts", "Runner.run"),
}
STEPS = {  # several in a dispatch
    "engine/runner.py": ("Runner.decode_steps", "Runner.write_slot"),
    "scheduler/scheduler.py": ("Scheduler.record", "Scheduler._add_decode", "Scheduler._read"),
    "scheduler/slot_table.py": ("SlotTable.end", "SlotTable.slide"),
}
AHEAD = {  # steps that are not read when a fault comes
    "engine/runner.py": (
        "Runner.prefill",
        "Runner.decode",
        "Runner.sample",
        "Runner.evict",
        "Runner.save_sequence",
        "Runner.write_sequence",
    ),
    "scheduler/admission.py": ("park", "resume"),
    "scheduler/scheduler.py": ("Scheduler._read_all", "Scheduler._read", "Scheduler._add_decode"),
    "scheduler/slot_table.py": ("SlotTable.end", "SlotTable.slide"),
}
ADAPTERS = {
    "engine/adapters/registry.py": ("Adapters.places_of", "Adapters.place_of"),
    "engine/inputs.py": ("shared_chunk",),
    "engine/runner.py": ("Runner.write_slot",),
}
STRUCTURED = {
    "engine/xla.py": ("XlaBatchEngine._bitmask", "XlaBatchEngine._decode_drafts"),
    "engine/runner.py": ("Runner.decode_drafts",),
    "scheduler/scheduler.py": ("Scheduler._read_all",),
    "text/grammars/compiler.py": ("GrammarCompiler.fill_bitmasks",),
    "text/grammars/matchers.py": (
        "GrammarMatcher.advance",
        "GrammarMatcher.error",
        "GrammarMatcher.copy",  # when a request is submitted, which then is not accepted
        "ReasoningMatcher.advance",
    ),
}


def points(table: Mapping[str, tuple[str, ...]], kind: str) -> list[tuple[str, str]]:
    """The kind of engine and the name of each point of a table."""
    return [(kind, name) for name in names_of(table)]


POINTS = [
    *points(SCHEDULER, "everything"),
    *points(ENGINE, "everything"),
    *points(DRAFTS, "drafts"),
    *points(RECURRENT, "recurrent"),
    *points(DRAFT_MODEL, "draft model"),
    *points(STEPS, "steps"),
    *points(AHEAD, "ahead"),
    *points(ADAPTERS, "adapters"),
    *points(STRUCTURED, "structured"),
]
OPTIONS: dict[str, dict[str, Any]] = {
    "everything": {"embeddings": True},
    "drafts": {"speculate": 8},
    "recurrent": {},
    "draft model": {"speculate": 8},
    "steps": {"steps_per_dispatch": 4},
    "ahead": {"ahead": 2},
    "adapters": {"adapters": 2, "adapter_rank": 4},
    "structured": {"speculate": 8},
}


@cache
def engine_of(kind: str) -> XlaBatchEngine:
    source = source_of(CASES["lfm2"]) if kind == "recurrent" else open_source("random:tiny")
    if kind == "structured":
        source = open_source(None)
    draft = load(source) if kind == "draft model" else None
    engine = XlaBatchEngine(load(source), draft=draft, **SHAPE, **OPTIONS[kind])
    if engine.options.speculate:
        drafting_always(engine)
    if engine.draft_model:
        engine.draft_model.cost = 0.0  # or it would hardly be tried
    if kind == "adapters":
        folder = Path(tempfile.mkdtemp(prefix="adapter"))
        for seed, name in enumerate(("one", "two")):
            engine.adapters.load(name, write_adapter(folder / name, source, seed=seed))
    return engine


def requests(kind: str) -> Iterator[Request]:
    """Requests that reach every point, in the order in which they are submitted."""
    first = make_request("first", 60, 12, logit_bias={5: 1.0})
    yield first
    yield Request(id="like first", prompt=(*first.prompt, 1, 2, 3), max_tokens=5)
    yield make_request("talk", 40, 9, cache_key="talk", logprobs=1)
    yield make_request("again", 40, 9, cache_key="talk", cache_use="read", prompt_logprobs=1)
    yield make_request("slides", 110, 30, overflow="slide", keep=3, temperature=0.8)
    yield make_request("two", 30, 8, n=2, temperature=0.8)
    yield Request(id="repeats", prompt=(1, 2, 3, 4) * 6, max_tokens=30, ignore_eos=True)
    if kind == "everything":
        yield with_spans(make_request("vectors", 20, 5), 36, (0, 9, 1))
        yield make_request("pooled", 40, 1, pooling="mean")
    if kind == "adapters":
        yield make_request("adapted", 45, 9, adapter="one")
        yield make_request(
            "otherwise", 45, 9, adapter="two", temperature=0.9, cache_key="talk", cache_use="read"
        )
    if kind == "structured":
        options = {"max_tokens": 20, "ignore_eos": False}
        yield make_request("text", 20, regex="[A-Za-z ,.]{9,40}", n=2, temperature=0.8, **options)
        yield make_request("number", 15, regex="(.|\\n)*</think>[0-9]{2,5}", reasoning_budget=3, **options)


URGENT = make_request("urgent", 20, 5, priority=1)
NEXT = make_request("next", 50, 12, temperature=0.9)


def serve(engine: XlaBatchEngine, kind: str) -> tuple[list[Request], list[Event]]:
    """Serve all requests that are accepted, a step at a time, over every exception."""
    accepted, events = list[Request](), list[Event]()

    def submit(request: Request) -> None:
        with suppress(InjectedFault):
            engine.submit(request)
            accepted.append(request)

    def step() -> None:
        with suppress(InjectedFault):  # the caller gets it, and goes on
            events.extend(engine.step())

    engine.reset_prefix_cache()
    for request in requests(kind):
        submit(request)
    for _ in range(3):
        step()
    submit(URGENT)
    for _ in range(500):
        if engine.idle:
            return accepted, events
        step()
    raise AssertionError("the engine never became idle")


@cache
def expected(kind: str) -> tuple[dict[str, Stream], Stream]:
    """The streams without a fault, and the stream of the request that follows each fault."""
    engine = engine_of(kind)
    _, events = serve(engine, kind)
    return streams_by_id(events), solo_stream(engine, NEXT)


CALLS = ("1", "1:after", "3", "3:after")
QUICK = [(kind, point) for kind, point in POINTS if kind in ("everything", "drafts", "recurrent")]


@pytest.mark.heavy
@pytest.mark.parametrize("call", slow_except(["1"], CALLS))
@pytest.mark.parametrize(("kind", "point"), slow_except(QUICK, POINTS))
def test_after_a_fault_every_request_has_ended_and_the_next_answer_is_right(
    kind: str, point: str, call: str
) -> None:
    without_fault = expected(kind)
    with injected(f"{point}:{call}") as (fault,):
        accepted, events = serve(engine_of(kind), kind)
    assert fault.was_hit or call.startswith("3")
    check(kind, accepted, events, *without_fault)


RECOVERIES = [
    ("recurrent", "engine.runner.Runner.empty_state:1"),
    ("recurrent", "engine.runner.Runner.empty_kept:1"),
    ("recurrent", "engine.runner.Runner.drop_state:1"),
    ("draft model", "engine.runner.Runner.restore:2"),
    ("draft model", "engine.runner.Runner.empty_draft_cache:1"),
    ("draft model", "engine.speculation.draft_model.DraftModel.forget:1"),
]


@pytest.mark.parametrize("after", slow_except([""], ["", ":after"]))
@pytest.mark.parametrize(
    ("kind", "point"), slow_except([each for each in RECOVERIES if each[0] == "recurrent"], RECOVERIES)
)
def test_after_a_fault_within_the_recovery_from_one_the_same_holds(kind: str, point: str, after: str) -> None:
    """The first fault comes within a prompt: without a recovery it would go on with a chunk missing."""
    without_fault = expected(kind)
    with injected("engine.runner.Runner.prefill:1", f"{point}{after}") as faults:
        accepted, events = serve(engine_of(kind), kind)
    assert all(fault.was_hit for fault in faults)
    check(kind, accepted, events, *without_fault)


def check(
    kind: str, accepted: list[Request], events: list[Event], streams: dict[str, Stream], following: Stream
) -> None:
    """Every accepted request has one ending and its tokens up to there, and the next answer is right."""
    endings = Counter((event.id, event.index) for event in events if event.finish)
    choices = {(each.id, index) for each in accepted for index in range(each.n)}
    assert endings == dict.fromkeys(choices, 1)
    for id, stream in streams_by_id(events).items():
        tokens = [each for each in stream if each[0] is not None]
        assert tokens == streams[id][: len(tokens)]
        assert stream[-1][2] in (streams[id][-1][2], "error")
    engine = engine_of(kind)
    assert sorted(engine.scheduler.table.free_slots) == [0, 1]
    assert streams_by_id(engine.run([NEXT]))["next"] == following
