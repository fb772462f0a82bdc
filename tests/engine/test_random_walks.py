"""Random walks through an engine with everything on: reuse, sessions, preemption, slides, drafts, vectors.

Each stream must be that of the same request alone in an engine without any of them.
"""

import functools
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from support.examples import examples
from support.prompt_embeddings import with_spans
from support.requests import Stream, make_request, solo_stream, streams_by_id
from support.shapes import CASES
from support.speculation import drafting_always

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import open_source, random_from_config
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Event, Request

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
CONTEXT = 96
SHAPE: dict[str, Any] = {"slots": 2, "context": CONTEXT, "budget": 32, "embeddings": True}
FEATURES: dict[str, Any] = {"policy": "priority", "speculate": 8, "session_bytes": 10**6}
KEYS = st.sampled_from("xy")


class Submission(NamedTuple):
    """A request to submit."""

    length: int  # of the prompt, or of what follows the last answer
    continues: bool
    max_tokens: int
    options: dict[str, Any]
    priority: int
    slides: bool
    session: str | None
    vectors: int | None  # of one of few kinds, in place of ids at the beginning


SUBMISSIONS = st.builds(
    Submission,
    length=st.integers(1, 40),
    continues=st.booleans(),
    max_tokens=st.integers(1, 30),
    options=st.sampled_from(
        [{}, {"temperature": 1.0}, {"repetition_penalty": 1.3, "temperature": 0.6}, {"n": 2}, {"logprobs": 1}]
    ),
    priority=st.integers(0, 2),
    slides=st.booleans(),
    session=st.none() | KEYS,
    vectors=st.none() | st.integers(0, 1),
)


@functools.cache
def model(case: str, seed: int = 0) -> Model:
    raw = open_source("random:tiny").raw if case == "tiny" else CASES[case]
    return load(random_from_config(f"random:{case}", raw, seed))


@functools.cache
def plain(case: str) -> XlaBatchEngine:
    return XlaBatchEngine(model(case), **SHAPE, prefix_reuse=False)


@functools.cache
def engine_with(case: str, draft: int | None) -> XlaBatchEngine:
    """An engine with everything on; its draft model has these weights, and costs nothing."""
    drafts = None if draft is None else model(case, draft)
    engine = drafting_always(XlaBatchEngine(model(case), draft=drafts, **SHAPE, **FEATURES))
    if engine.draft_model:
        engine.draft_model.cost = 0.0
    return engine


class Serving(RuleBasedStateMachine):
    """An engine, and what its callers do."""

    case = "tiny"

    @initialize(draft=st.sampled_from([None, 0, 9]))
    def start(self, draft: int | None) -> None:
        self.engine = engine_with(self.case, draft)
        self.engine.reset_prefix_cache()
        self.requests: dict[str, Request] = {}
        self.events: list[Event] = []
        self.last: tuple[int, ...] = ()  # the prompt and answer of the last request that ended

    @rule(submissions=st.lists(SUBMISSIONS, min_size=1, max_size=3))
    def submit(self, submissions: list[Submission]) -> None:
        for each in submissions:
            request = self.request_of(each)
            saves = {other.cache_key for other in self.requests.values() if other.id in self.in_flight()}
            if request.cache_key in saves:
                request = replace(request, cache_use="read")
            self.requests[request.id] = request
            self.engine.submit(request)

    def request_of(self, submission: Submission) -> Request:
        prompt = make_request("words", submission.length).prompt
        prompt = (*(self.last if submission.continues else ()), *prompt)[-60:]
        sliding: dict[str, Any] = {"overflow": "slide", "keep": 3, "max_tokens": 50}
        several = submission.options.get("n", 1) > 1
        vectors = None if submission.slides else submission.vectors
        request = replace(
            make_request(f"{len(self.requests)}", 1, submission.max_tokens, seed=len(self.requests)),
            prompt=prompt,
            priority=submission.priority,
            cache_key=None if several else submission.session,
            **(submission.options | (sliding if submission.slides else {})),
        )
        return request if vectors is None else with_spans(request, 36, (0, min(len(prompt), 20), vectors))

    def in_flight(self) -> set[str]:
        ended: dict[str, int] = {}
        for event in self.events:
            ended[event.id] = ended.get(event.id, 0) + bool(event.finish)
        return {id for id, request in self.requests.items() if ended.get(id, 0) < request.n}

    @rule(times=st.integers(1, 12))
    def step(self, times: int) -> None:
        for _ in range(times):
            for event in self.engine.step():
                self.events.append(event)
                if event.finish:
                    answer = [each.token for each in self.events if (each.id, each.index) == (event.id, 0)]
                    self.last = (*self.requests[event.id].prompt, *(id for id in answer if id is not None))

    @rule(data=st.data())
    def cancel(self, data: st.DataObject) -> None:
        if ids := sorted(self.in_flight()):
            self.engine.cancel(data.draw(st.sampled_from(ids)))

    @rule(key=KEYS, other=KEYS)
    def save_and_load_session(self, key: str, other: str) -> None:
        if key in self.engine.scheduler.prefixes.sessions.by_key:
            with tempfile.TemporaryDirectory() as folder:
                self.engine.save_session(key, Path(folder, "file"))
                self.engine.load_session(other, Path(folder, "file"))

    def teardown(self) -> None:
        if not hasattr(self, "engine"):
            return
        while not self.engine.idle:
            self.step(1)
        streams = streams_by_id(self.events)
        for request in self.requests.values():
            for index in range(request.n):
                choice = replace(request.choice(index), cache_key=None)
                name = request.id if not index else f"{request.id}.{index}"
                assert_continues(streams[name], solo_stream(plain(self.case), choice))


def assert_continues(stream: Stream, solo: Stream) -> None:
    """A stream is another one, or its beginning if it was cancelled."""
    cancelled = stream[-1][2] == "cancelled"
    tokens = [each for each in stream if each[0] is not None]
    assert tokens == (solo[: len(tokens)] if cancelled else solo)


class ServingChunks(Serving):
    """A model that attends in chunks of positions, which slides and prefixes cross."""

    case = "llama4_text, chunks"


class ServingLatents(Serving):
    """A model that caches latents."""

    case = "deepseek_v3"


def walks(machine: type[Serving], ci: int) -> Any:
    """Random walks of a machine."""
    machine.TestCase.settings = settings(
        max_examples=examples(dev=4, ci=ci),
        stateful_step_count=15,
        suppress_health_check=[HealthCheck.too_slow],
    )
    return machine.TestCase


TestEveryStreamIsThatOfTheRequestAlone = walks(Serving, ci=60)
TestTheSameInChunksOfPositions = pytest.mark.slow(walks(ServingChunks, ci=12))
TestTheSameWithLatents = pytest.mark.slow(walks(ServingLatents, ci=12))
