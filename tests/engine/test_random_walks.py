"""Random walks through an engine: every public verb at every moment, on every kind of state.

The verbs are requests of every kind, steps, time, cancellations, sessions and their files, adapters, new
weights, weights that are refused, resets, events that are returned again, and faults. Each stream must be
that of the same request alone in an engine of another shape and without any of them, with the weights and
the adapter that the request had.

A walk follows from its seed. Hypothesis' state machines were too tame: 60 of them had 58 requests in all, and
none was ever parked.
"""

import functools
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np
import pytest
from support.adapters import write_adapter
from support.clock import Clock
from support.examples import examples
from support.injection import InjectedFault, injected
from support.prompt_embeddings import soft, with_spans
from support.quick import slow_except
from support.requests import Stream, make_request, solo_stream, streams_by_id
from support.shapes import CASES, case_in
from support.speculation import drafting_always

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source, random_from_config
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.model.params import Params
from xlabatch.request import Event, Request
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.steps import Running

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
CONTEXT = 96
SHAPE: dict[str, Any] = {"slots": 2, "context": CONTEXT, "budget": 32, "embeddings": True}
OTHER_SHAPE: dict[str, Any] = SHAPE | {"slots": 1, "budget": 16}  # slides follow from the context
FEATURES: dict[str, Any] = {"policy": "priority", "session_bytes": 10**6}
ADAPTERS: dict[str, Any] = {"adapters": 4, "adapter_rank": 4}  # two that requests name, two that were removed
TEXTS = "aaaa", "bbbb", "aabb", "abab"  # of blocks of 16 ids: prompts begin alike, and differ at any block
LENGTHS = 1, 15, 31, 32, 33, 48, 60, 63, 64
OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {"temperature": 1.0},
    {"repetition_penalty": 1.3, "temperature": 0.6},
    {"n": 2},
    {"n": 3, "temperature": 0.9, "prompt_logprobs": 1},  # more choices than slots
    {"logprobs": 1},
    {"logprobs": 0, "logprob_token_ids": [3, 1], "logit_bias": {5: 3.0}, "bad_token_ids": [8, 9]},
    {"min_tokens": 9, "max_tokens": 30, "stop_token_ids": range(0, 96, 9), "temperature": 1.0},
    {"pooling": "mean", "max_tokens": 1},
    {"pooling": "last", "max_tokens": 1},
]
SLIDING: list[dict[str, Any]] = [
    {},
    {"temperature": 1.0, "repetition_penalty": 1.2},
    {"min_tokens": 44, "stop_token_ids": range(0, 96, 8)},
    {"n": 2, "temperature": 1.0},
]
STRUCTURED: list[dict[str, Any]] = [
    {"regex": "[A-Za-z ,.]{20,60}"},
    {"regex": "(the|a) [a-z]+( [a-z]+)*", "temperature": 1.0, "n": 2},
    {"json_schema": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}},
]
FAULTS = (  # in a step: functions that launch or read one, and some that only have some engines
    "engine.runner.Runner.prefill",
    "engine.runner.Runner.decode",
    "engine.runner.Runner.decode_drafts",
    "engine.runner.Runner.decode_steps",
    "engine.runner.Runner.save_sequence",
    "engine.runner.Runner.write_sequence",
    "scheduler.progress.count_token",
    "scheduler.scheduler.Scheduler._end_step",
)
ACTIONS = 150  # of a walk


class Kind(NamedTuple):
    """A model, and what its engine has besides."""

    case: str
    speculate: int = 8
    adapts: bool = True
    weights: str = "float32"
    cache: str | None = None
    own: tuple[tuple[str, Any], ...] = ()  # options that change no bit

    @property
    def options(self) -> dict[str, Any]:
        """What bits depend on, and what requests need."""
        return {"cache": self.cache} | (ADAPTERS if self.adapts else {})


def text_of(blocks: str) -> tuple[int, ...]:
    """A text of 64 ids; each block comes from one of a few texts."""
    texts = {name: make_request(name, 64).prompt for name in "ab"}
    return tuple(id for n, name in enumerate(blocks) for id in texts[name][16 * n : 16 * n + 16])


@functools.cache
def source(case: str, seed: int = 0) -> Source:
    if case == "embedded":
        return open_source(None)
    if case == "blocks":
        return case_in("int4", "llama")
    raw = open_source("random:tiny").raw if case == "tiny" else CASES[case]
    return random_from_config(f"random:{case}", raw, seed)


@functools.cache
def model(case: str, weights: str, seed: int = 0) -> Model:
    return load.load(source(case, seed), weights)


@functools.cache
def parameters(case: str, version: int) -> Params:
    """The weights that an engine of a model is given, in several versions."""
    given = source(case)
    params = load.to_device(given.spec.params, load.WeightReader(given.read, given.random), "float32")
    draw = np.random.default_rng(version)
    scale = 0.02 * version
    return jax.tree.map(lambda leaf: leaf + scale * draw.normal(size=leaf.shape).astype(np.float32), params)


@functools.cache
def misshapen(case: str) -> Params:
    """Weights that no engine of a model takes: a norm is longer."""
    params = parameters(case, 0)
    return replace(params, norm=jax.tree.map(lambda leaf: np.append(leaf, leaf), params.norm))


@functools.cache
def folder_of(case: str, seed: int) -> Path:
    """A folder with an adapter."""
    return write_adapter(Path(tempfile.mkdtemp(prefix="adapter")), source(case), seed=seed)


@functools.cache
def plain(kind: Kind, version: int) -> XlaBatchEngine:
    """An engine that reuses nothing, with a version of the weights and every adapter."""
    engine = XlaBatchEngine(model(kind.case, kind.weights), **OTHER_SHAPE, **kind.options, prefix_reuse=False)
    engine.update(parameters(kind.case, version))
    for seed in range(2 * kind.adapts):
        engine.adapters.load(str(seed), folder_of(kind.case, seed))
    return engine


class Engine(NamedTuple):
    engine: XlaBatchEngine
    clock: Clock


@functools.cache
def engine_with(kind: Kind, draft: int | None) -> Engine:
    """An engine with everything on; its draft model has these weights, and costs nothing."""
    drafts = None if draft is None else model(kind.case, kind.weights, draft)
    clock = Clock()
    options = SHAPE | kind.options | FEATURES | {"speculate": kind.speculate} | dict(kind.own)
    engine = XlaBatchEngine(model(kind.case, kind.weights), draft=drafts, clock=clock, **options)
    if kind.speculate:
        drafting_always(engine)
    if engine.draft_model:
        engine.draft_model.cost = 0.0
    return Engine(engine, clock)


class Walk:
    """An engine, and what its callers do."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind, self.random = kind, random.Random(seed)
        recurs = bool(model(kind.case, kind.weights).config.recurrence)  # such a model cannot draft
        can_draft = kind.speculate and kind.case != "embedded" and not recurs
        draft = self.random.choice([None, 0, 9]) if can_draft else None
        self.engine, self.clock = engine_with(kind, draft)
        self.version = 0  # of the weights
        self.urgency = 0
        self.engine.update(parameters(kind.case, 0))
        self.engine.reset_stats()
        for name in [*self.engine.adapters.by_name]:
            self.engine.adapters.remove(name)
        self.adapters: dict[str, int] = {}  # the seed of each adapter's weights, by name
        self.fingerprints: dict[str, str] = {}  # under which the session of each key was saved to a file
        self.requests: dict[str, Request] = {}
        self.unfinished: dict[str, int] = {}  # choices of each request in flight
        self.weights: dict[str, tuple[int, int | None]] = {}  # the version and adapter of each request
        self.mixed: set[str] = set()  # requests under which the weights were replaced
        self.failed: set[str] = set()  # requests in flight when a step failed
        self.abandoned: set[str] = set()
        self.events: list[Event] = []
        self.last: tuple[int, ...] = ()  # the prompt and answer of the last request that ended

    def run(self, folder: Path) -> None:
        """Act at random, wait for every ending, and compare each stream."""
        self.folder = folder
        actions: dict[Callable[[], None], float] = {
            self.submit: 4,
            self.preempt: 1,
            self.step: 9,
            self.cancel: 0.7,
            self.cancel_all: 0.1,
            self.abandon: 0.3,
            self.fail: 0.3,
            partial(self.update, "keep"): 0.5,
            partial(self.update, "recompute"): 0.5,
            partial(self.update, "restart"): 0.2,
            partial(self.update, "finish"): 0.5,
            partial(self.update, "cancel"): 0.1,
            self.refuse_update: 0.3,
            self.reset_prefix_cache: 1,
            self.load_or_remove_adapter: 0.8 * self.kind.adapts,
            self.save_and_load_session: 1,
        }
        for action in self.random.choices([*actions], [*actions.values()], k=ACTIONS):
            action()
        while not self.engine.idle:
            self.step()
        assert not self.unfinished
        self.check()

    # Requests

    def submit(self) -> None:
        for _ in range(self.random.randint(1, 3)):
            request = self.request()
            self.requests[request.id] = request
            self.unfinished[request.id] = request.n
            self.weights[request.id] = self.version, self.adapters.get(request.adapter or "")
            self.engine.submit(request)

    def preempt(self) -> None:
        """Submit a request that is more urgent than any before, and start it."""
        self.urgency += 1
        self.submit()
        self.events_of(1)

    def request(self) -> Request:
        draw = self.random
        prompt = text_of(draw.choice(TEXTS))[: draw.choice(LENGTHS)]
        if draw.random() < 0.3:
            prompt = (*self.last, *prompt)[:64]
        options = draw.choice(OPTIONS)
        slides = draw.random() < 0.2
        if slides:
            options = draw.choice(SLIDING) | {"overflow": "slide", "keep": 3, "max_tokens": 50}
        elif self.kind.case == "embedded" and draw.random() < 0.5:
            options = draw.choice(STRUCTURED) | {"ignore_eos": False, "max_tokens": 30}
        key = draw.choice([None, "x", "y"]) if options.get("n", 1) == 1 else None
        saves = {self.requests[id].cache_key for id in self.unfinished}
        name = f"{len(self.requests)}"
        request = replace(
            make_request(name, 1, draw.randint(1, 30), seed=len(self.requests)),
            prompt=prompt,
            priority=self.urgency + draw.randint(0, 1),
            client=draw.choice([None, "a", "b"]),
            cache_key=key,
            cache_use="read" if key in saves else "both",
            cache_prompt=key is not None or draw.random() < 0.9,
            adapter=draw.choice([None, None, *self.adapters]),
            deadline_s=draw.randint(1, 9) if draw.random() < 0.1 else None,
            **options,
        )
        if slides or draw.random() < 0.7:
            return request
        width, length = self.engine.runner.config.width, min(len(prompt), 20)
        rows = draw.choice([1, 2, 4])
        if not self.engine.limits.grids or length % rows:
            return with_spans(request, width, (0, length, draw.randint(0, 1)))
        vectors = soft(draw.randint(0, 1), length, width)
        return replace(request, embeddings={0: vectors.reshape(rows, length // rows, width)})

    def step(self) -> None:
        self.clock.now += self.random.choice([0, 0, 0, 0, 0, 3])
        self.events_of(self.random.choice([1, 1, 2, 3, 9, 25]))

    def events_of(self, steps: int) -> None:
        for _ in range(steps):
            events = self.engine.step()
            if self.random.random() < 0.05:
                self.engine.requeue(events)
                continue
            for event in events:
                self.events.append(event)
                if event.finish:
                    self.on_end(event)

    def on_end(self, event: Event) -> None:
        self.unfinished[event.id] -= 1
        if not self.unfinished[event.id]:
            del self.unfinished[event.id]
        answer = [each.token for each in self.events if (each.id, each.index) == (event.id, 0)]
        self.last = (*self.requests[event.id].prompt, *(id for id in answer if id is not None))

    def cancel(self) -> None:
        if self.unfinished:
            self.engine.cancel(self.random.choice([*self.unfinished]))

    def cancel_all(self) -> None:
        self.engine.cancel_all()

    def abandon(self) -> None:
        """End a request; no event of it comes any more."""
        if self.unfinished:
            id = self.random.choice([*self.unfinished])
            self.engine.abandon(id)
            self.abandoned.add(id)
            del self.unfinished[id]

    def fail(self) -> None:
        """Break off a step, if it gets to where it fails."""
        point = self.random.choice(FAULTS) + self.random.choice([":1", ":1:after"])
        with injected(point) as (fault,), suppress(InjectedFault):
            self.events_of(1)
        if fault.was_hit:
            self.failed |= self.unfinished.keys()

    # Weights, and what is kept

    def update(self, running: Running) -> None:
        """Requests that have not begun run with the new weights; of those that go on no stream is known, and
        those that a failed step has ended, whose events are yet to come, had the old ones.
        """
        table = self.engine.scheduler.table
        waiting = {id for id, queued in table.waiting.items() if not queued.admitted}
        running_ids = {each.request.id for each in table.sequences.values()}
        begun = {each.request.id for each in table.sequences.values() if has_run(each)}
        version = self.random.randint(0, 1)
        go_on = running in ("keep", "recompute", "restart")
        for id in self.unfinished:
            fresh = id in running_ids - begun and self.requests[id].n == 1
            if id in waiting or (go_on and fresh):
                self.weights[id] = version, self.weights[id][1]
            elif id in table.waiting or (go_on and id in running_ids):
                self.mixed.add(id)
        self.version = version
        self.engine.update(parameters(self.kind.case, version), running)

    def refuse_update(self) -> None:
        """Weights of another shape change nothing, whatever is running."""
        with pytest.raises(Refused, match="other shapes"):
            self.engine.update(misshapen(self.kind.case), self.random.choice(["cancel", "keep"]))

    def reset_prefix_cache(self) -> None:
        self.engine.reset_prefix_cache()

    def load_or_remove_adapter(self) -> None:
        name = self.random.choice(["one", "two"])
        if name in self.adapters:
            del self.adapters[name]
            self.engine.adapters.remove(name, self.random.choice(["keep", "keep", "cancel"]))
            return
        seed = self.random.randint(0, 1)
        with suppress(Refused):  # all places are taken, by requests of removed ones
            self.engine.adapters.load(name, folder_of(self.kind.case, seed))
            self.adapters[name] = seed

    def save_and_load_session(self) -> None:
        """A file that was saved earlier is read too, whatever the weights are now."""
        file, key = self.random.choice("xy"), self.random.choice("xy")
        path = self.folder / file
        if file in self.engine.scheduler.prefixes.sessions.by_key:
            self.engine.save_session(file, path)
            self.fingerprints[file] = self.engine.startup.fingerprint
        if self.fingerprints.get(file) == self.engine.startup.fingerprint:
            self.engine.load_session(key, path)
        elif file in self.fingerprints:
            with pytest.raises(Refused, match="is of another model"):
                self.engine.load_session(key, path)

    # What must hold

    def check(self) -> None:
        streams = streams_by_id(self.events)
        for request in (each for id, each in self.requests.items() if id not in self.abandoned):
            for index in range(request.n):
                name = request.id if not index else f"{request.id}.{index}"
                stream = streams[name]
                assert [bool(finish) for *_, finish in stream] == [False] * (len(stream) - 1) + [True]
                assert stream[-1][2] != "error" or request.id in self.failed
                if request.id not in self.mixed:
                    assert_continues(stream, self.solo(request, index))

    def solo(self, request: Request, index: int) -> Stream:
        """The stream of a choice alone, with the weights and the adapter that its request had."""
        version, adapter = self.weights[request.id]
        name = None if adapter is None else str(adapter)
        choice = replace(request.choice(index), cache_key=None, adapter=name, deadline_s=None)
        return solo_stream(plain(self.kind, version), choice)


def has_run(sequence: Sequence) -> bool:
    """Whether anything of a sequence was run, in a segment before a slide too."""
    slide = sequence.slide
    return sequence.has_begun or (slide is not None and slide.tokens > 0)


def assert_continues(stream: Stream, solo: Stream) -> None:
    """A stream is another one, or its beginning if it was cut."""
    cut = stream[-1][2] in ("cancelled", "error")
    tokens = [each for each in stream if each[0] is not None]
    assert tokens == (solo[: len(tokens)] if cut else solo)


KINDS = {
    "everything": Kind("tiny"),
    "chunks of positions": Kind("llama4_text, chunks", adapts=False),  # which slides and prefixes cross
    "latents": Kind("deepseek_v3", adapts=False),
    "shared keys": Kind("gemma4_text"),  # and heads of two sizes, second embeddings
    "convolutions": Kind("lfm2", adapts=False),  # a recurrent state, which cannot be cut
    "delta rule": Kind("qwen3_next", adapts=False),  # the same, of matrices
    "state space": Kind("granitemoehybrid", adapts=False),
    "state spaces alone": Kind("mamba2", adapts=False),
    "layers of one part": Kind("nemotron_h, experts", adapts=False),
    "steps of a dispatch": Kind("tiny", speculate=0, own=(("steps_per_dispatch", 5),)),
    "steps of recurrent states": Kind("lfm2_moe", 0, adapts=False, own=(("steps_per_dispatch", 3),)),
    "ahead": Kind("tiny", speculate=0, own=(("ahead", 2),)),
    "recurrent states ahead": Kind("qwen3_next", speculate=0, adapts=False, own=(("ahead", 1),)),
    "8 bits": Kind("gpt_oss", adapts=False, weights="int8", cache="int8"),
    "4 bits": Kind("blocks", weights="int4", own=(("preempt", False), ("policy", "balanced"))),
    "16 bits": Kind("mixtral", adapts=False, weights="bfloat16", cache="int8"),
    "adapters of recurrent states": Kind("lfm2"),
    "structured output": Kind("embedded"),
    "images": Kind("qwen2_5_vl"),  # vectors in a grid, which rope follows
}
WALKS = [(kind, seed) for kind in KINDS for seed in range(examples(dev=2, ci=4))]


@pytest.mark.heavy
@pytest.mark.parametrize(("kind", "seed"), slow_except([("everything", 0)], WALKS))
def test_every_stream_is_that_of_the_request_alone(kind: str, seed: int, tmp_path: Path) -> None:
    walk = Walk(KINDS[kind], seed)
    walk.run(tmp_path)
    stats = walk.engine.stats()
    assert stats.preemptions or not walk.engine.scheduler.schedule.preempts
    assert stats.cached_tokens
