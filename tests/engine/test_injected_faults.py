"""A fault at any point of the engine: every request ends once, every slot is free, the next answer is right.

The points are functions that change the state of a request, a slot or the device. Each is hit before it has
done anything and after it has done its work, at its first call and at a later one.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from support.injection import InjectedFault, injected
from support.prompt_embeddings import with_spans
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
        "Scheduler.begin_step",
        "Scheduler.next_chunks",
        "Scheduler.record_prefill",
        "Scheduler.record_decode",
        "Scheduler.decoding",
        "Scheduler.end_step",
        "Scheduler._add_pending",
        "Scheduler._read",
    ),
    "scheduler/admission.py": (
        "admit",
        "start",
        "take_slot",
        "next_requests",
        "victims",
        "park",
        "resume",
    ),
    "scheduler/policies.py": ("take_fitting",),
    "scheduler/progress.py": (
        "next_position",
        "take_pieces",
        "start_of",
        "take",
        "take_forks",
        "count_token",
        "record_output",
    ),
    "scheduler/outputs.py": ("event_of", "logprobs", "prompt_logprobs"),
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
        "PrefixIndex.save_session",
    ),
    "scheduler/reuse/sessions.py": ("Sessions.put", "Sessions.of"),
}
ENGINE = {
    "engine/xla.py": (
        "XlaBatchEngine._run_step",
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
        "Runner.prompt_logprobs",
        "Runner.finish_prefill",
        "Runner.decode",
        "Runner.sample",
        "Runner.logprobs",
        "Runner.set_rows",
    ),
    "engine/inputs.py": ("chunk_inputs", "decoding_slots", "sampling_row", "bias_row"),
    "engine/slot_moves.py": ("save_sessions", "move_parked", "save_slot", "write_back"),
    "engine/device/pooling.py": ("Pooling.add", "Pooling.result"),
}
DRAFTS = {
    "engine/xla.py": ("XlaBatchEngine._decode_drafts",),
    "engine/runner.py": ("Runner.decode_drafts",),
    "engine/speculation/drafters.py": ("Drafters.drafts", "draft_columns"),
    "scheduler/stats.py": ("Counters.record_drafts",),
}
RECURRENT = {
    "engine/recurrent/kept_states.py": ("KeptStates.keep_all", "KeptStates.copy"),
    "scheduler/progress.py": ("choose_kept",),
    "scheduler/reuse/prefixes.py": ("PrefixIndex.keep_at",),
}


def points(table: dict[str, tuple[str, ...]], kind: str) -> list[tuple[str, str]]:
    """The kind of engine and the name of each point of a table."""
    return [
        (kind, f"{file.removesuffix('.py').replace('/', '.')}.{name}")
        for file, names in table.items()
        for name in names
    ]


POINTS = [
    *points(SCHEDULER, "everything"),
    *points(ENGINE, "everything"),
    *points(DRAFTS, "drafts"),
    *points(RECURRENT, "recurrent"),
]


@cache
def engine_of(kind: str) -> XlaBatchEngine:
    if kind == "recurrent":
        return XlaBatchEngine(load(source_of(CASES["lfm2"])), **SHAPE)
    options: dict[str, Any] = {"speculate": 8} if kind == "drafts" else {"embeddings": True}
    engine = XlaBatchEngine(load(open_source("random:tiny")), **SHAPE, **options)
    return drafting_always(engine) if kind == "drafts" else engine


def requests(kind: str) -> Iterator[Request]:
    """Requests that reach every point, in the order in which they are submitted."""
    first = make_request("first", 60, 12, logit_bias={5: 1.0})
    yield first
    yield Request(id="like first", prompt=(*first.prompt, 1, 2, 3), max_tokens=5)
    yield make_request("talk", 40, 9, cache_key="talk", logprobs=1)
    yield make_request("again", 40, 9, cache_key="talk", cache_use="read", prompt_logprobs=1)
    yield make_request("slides", 90, 60, overflow="slide", keep=3, temperature=0.8)
    yield make_request("two", 30, 8, n=2, temperature=0.8)
    yield Request(id="repeats", prompt=(1, 2, 3, 4) * 6, max_tokens=30, ignore_eos=True)
    if kind == "everything":
        yield with_spans(make_request("vectors", 20, 5), 36, (0, 9, 1))
        yield make_request("pooled", 40, 1, pooling="mean")


URGENT = make_request("urgent", 20, 5, priority=1)
NEXT = make_request("next", 50, 12, temperature=0.9)


def serve(engine: XlaBatchEngine, kind: str) -> list[Event]:
    """Serve all requests, a step at a time, over every exception."""
    events: list[Event] = []

    def step() -> None:
        with suppress(InjectedFault):  # the caller gets it, and goes on
            events.extend(engine.step())

    engine.reset_prefix_cache()
    for request in requests(kind):
        engine.submit(request)
    for _ in range(3):
        step()
    engine.submit(URGENT)
    for _ in range(500):
        if engine.idle:
            return events
        step()
    raise AssertionError("the engine never became idle")


@cache
def expected(kind: str) -> tuple[dict[str, Stream], Stream]:
    """The streams without a fault, and that of the request that is served after each."""
    engine = engine_of(kind)
    return streams_by_id(serve(engine, kind)), solo_stream(engine, NEXT)


CALLS = ("1", "1:after", "3", "3:after")


@pytest.mark.parametrize("call", [pytest.param(c, marks=[] if c == "1" else pytest.mark.slow) for c in CALLS])
@pytest.mark.parametrize(("kind", "point"), POINTS, ids=lambda each: each)
def test_after_a_fault_every_request_has_ended_and_the_next_answer_is_right(
    kind: str, point: str, call: str
) -> None:
    engine, (streams, following) = engine_of(kind), expected(kind)
    with injected(f"{point}:{call}") as (fault,):
        events = serve(engine, kind)
    assert fault.was_hit or call.startswith("3")
    endings = Counter((event.id, event.index) for event in events if event.finish)
    choices = {(each.id, index) for each in (*requests(kind), URGENT) for index in range(each.n)}
    assert endings == dict.fromkeys(choices, 1)
    for id, stream in streams_by_id(events).items():
        tokens = [each for each in stream if each[0] is not None]
        assert tokens == streams[id][: len(tokens)]
        assert stream[-1][2] in (streams[id][-1][2], "error")
    assert sorted(engine.scheduler.table.free_slots) == [0, 1]
    assert streams_by_id(engine.run([NEXT]))["next"] == following
