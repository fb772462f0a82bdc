"""The life of an XlaBatchEngine: options, start, warming up, device failures, recovery."""

import json
import os
import subprocess
import sys
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from conftest import Engines
from support.compilations import compilations
from support.kernels import WITH_KERNELS
from support.programs import record_programs, replace_program
from support.requests import drain, make_request, serve, solo_stream
from support.serving import until

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine import kept_programs
from xlabatch.engine.compilation import programs_of
from xlabatch.errors import Refused
from xlabatch.kernels.choice import is_packed
from xlabatch.model.params import Linear
from xlabatch.scheduler.policies import fifo


@pytest.fixture
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, slots=3, context=320)


@pytest.mark.heavy
def test_startup_reports_programs_and_memory(model: Model) -> None:
    programs_of.cache_clear()
    startup = XlaBatchEngine(model, slots=3, context=320, compile="eager").startup
    sized = [f"{name} {size}" for name in ("prefill", "prompt_logprobs") for size in (16, 32, 64, 128)]
    widths = [f"decode_some {n}" for n in (1, 2) if is_packed(model.params)]
    samplers = ["sample", "logprobs", "set_logit_bias", "evict"]
    copies = ["fork", "copy_prefix", "read_slot", "write_slot", "read_row", "write_row"]
    others = [*copies, "decode", *samplers]
    ends = [] if is_packed(model.params) else ["prefill_logits", "sample_greedy"]
    assert startup.programs.keys() == {*sized, *widths, *others, *ends}
    assert startup.weight_bytes == sum(leaf.nbytes for leaf in jax.tree.leaves(model.params))
    cfg = model.config
    capacity = 384  # 320 positions in full blocks
    assert startup.kv_bytes == 3 * cfg.layers * 2 * cfg.kv_heads * cfg.head_dim * capacity * 4
    assert 0 < max(startup.programs.values()) <= startup.total_s


def test_an_engine_describes_what_it_is_as_plain_data(model: Model) -> None:
    programs_of.cache_clear()
    engine = XlaBatchEngine(model, slots=3, context=320, policy=lambda queue: fifo(queue), ahead=1)
    before = engine.describe()
    assert json.loads(json.dumps(before)) == before
    assert not any(before["programs"].values())
    assert engine.stats().compiled_programs == 0
    solo_stream(engine, make_request("a"))
    after = engine.describe()
    used = {name for name, is_compiled in after["programs"].items() if is_compiled}
    assert any(name.startswith("prefill") for name in used)
    assert "write_slot" not in used
    assert engine.stats().compiled_programs == len(used)
    assert after["temp_bytes"] > before["temp_bytes"] == 0
    parts: dict[str, object] = {
        "layout": "packed" if is_packed(model.params) else "plain",
        "cache": "float32",
        "ahead": 1,
    }
    parts |= {"slots": 3, "context": 320, "chunk_sizes": [16, 32, 64, 128], "policy": "<lambda>"}
    assert parts.items() <= after.items()
    assert after["fingerprint"] == engine.startup.fingerprint


def test_engines_of_one_shape_compile_once(model: Model) -> None:
    first = XlaBatchEngine(model, slots=3, context=320, compile="eager")
    with compilations() as compiled:
        second = XlaBatchEngine(
            model, slots=3, context=320, ahead=1, policy="shortest", queue=7, compile="eager"
        )
    assert second.runner.programs is first.runner.programs
    assert [event for event in compiled if "backend_compile" in event] == []
    assert set(second.startup.programs.values()) == {0.0}
    assert XlaBatchEngine(model, slots=1, context=17).runner.programs is not first.runner.programs
    request = make_request("a")
    assert solo_stream(second, request) == solo_stream(first, request)


def test_programs_that_are_rarely_used_are_compiled_after_the_others(model: Model) -> None:
    programs_of.cache_clear()
    engine = XlaBatchEngine(model, slots=3, context=320, compile="background")

    def late() -> set[str]:
        return {name for name, is_compiled in engine.describe()["programs"].items() if not is_compiled}

    assert {"fork", "read_slot", "write_slot", "logprobs", "set_logit_bias", "prompt_logprobs 16"} <= late()
    assert engine.startup.programs.keys() == set(engine.describe()["programs"]) - late()
    request = make_request("a", logit_bias={7: 2.0})  # which one of them applies
    assert solo_stream(engine, request) == solo_stream(XlaBatchEngine(model, slots=3, context=320), request)
    assert "set_logit_bias" not in late()
    assert "fork" in late()
    engine.warm()
    until(lambda: not late())


ENDS = """
from xlabatch import XlaBatchEngine

XlaBatchEngine.load("random:tiny", slots=3, context=320, compile="background").warm()
"""


@pytest.mark.slow
@WITH_KERNELS
def test_a_process_may_end_while_programs_compile_in_the_background(tmp_path: Path) -> None:
    environment = os.environ | {kept_programs.CHOSEN: str(tmp_path / "programs")}
    process = [sys.executable, "-c", ENDS]
    ended = subprocess.run(process, env=environment, capture_output=True, text=True, timeout=600)
    assert (ended.returncode, ended.stderr) == (0, "")
    kept = len([*(tmp_path / "programs").iterdir()])
    assert 0 < kept < len(XlaBatchEngine.load("random:tiny", slots=3, context=320).runner.programs)


def test_warming_up_runs_every_program_and_leaves_no_request_or_count(engine: XlaBatchEngine) -> None:
    names = set[str]()
    record_programs(engine, names.add)
    engine.warm()
    assert names == engine.startup.programs.keys()
    assert engine.idle
    assert (engine.stats().tokens, engine.stats().steps) == (0, 0)


@pytest.mark.parametrize(
    "name",
    [
        *("prompt_logprobs 16", "prefill 16", "sample", "logprobs"),
        *("fork", "set_logit_bias", "evict"),
    ],
)
def test_a_failure_while_warming_up_raises_and_the_engine_serves_afterwards(
    engine: XlaBatchEngine, name: str
) -> None:
    fail_once(engine, name)
    with pytest.raises(RuntimeError, match="while warming up: the device failed: INTERNAL: out of smoke"):
        engine.warm()
    engine.submit(make_request("a"))
    with pytest.raises(Refused, match="an engine without requests"):
        engine.warm()
    assert drain(engine)[-1].finish == "length"


@pytest.mark.parametrize("context", [2, 17, 40])
def test_every_engine_can_be_warmed(model: Model, context: int) -> None:
    XlaBatchEngine(model, slots=1, context=context).warm()


def fail_once(engine: XlaBatchEngine, name: str, error: type[Exception] = jax.errors.JaxRuntimeError) -> None:
    """The next run of a program fails as a device does: an error, and the donated state is gone."""

    def fail(*_: Any) -> Any:
        undo()
        jax.tree.map(lambda leaf: leaf.delete(), engine.runner.state)
        raise error("INTERNAL: out of smoke")

    broken = copy(engine.runner.programs[name])
    broken.compiled = fail
    undo = replace_program(engine, name, broken)


FAILURES = [
    ("decode", jax.errors.JaxRuntimeError),
    ("decode", ValueError),  # jax's error for a program that fails before its launch has returned
    ("prefill 16", jax.errors.JaxRuntimeError),
    ("evict", jax.errors.JaxRuntimeError),
]


@pytest.mark.parametrize(("name", "error"), FAILURES)
def test_a_device_failure_ends_running_requests_with_a_reason_and_the_others_are_served(
    engine: XlaBatchEngine, name: str, error: type[Exception]
) -> None:
    requests = [make_request(f"r{n}", 5, 6) for n in range(5)]
    expected = {request.id: solo_stream(engine, request) for request in requests}
    for request in requests:
        engine.submit(request)
    events = []
    if name == "evict":
        events += engine.step()
        engine.cancel("r0")
    fail_once(engine, name, error)
    events += drain(engine)
    ends = {event.id: event for event in events if event.finish}
    assert sorted(ends) == [request.id for request in requests]
    assert {id for id, event in ends.items() if event.finish == "error"} >= {"r1", "r2"}
    assert ends["r1"].reason == "the device failed: INTERNAL: out of smoke"
    assert ends["r4"].finish == "length"
    assert engine.stats().failures == 1
    assert engine.stats().last_failure == "the device failed: INTERNAL: out of smoke"
    assert serve(engine, requests) == expected


@pytest.mark.parametrize(
    ("error", "reason"),
    [(KeyboardInterrupt, "its step was interrupted"), (TypeError, "its step failed: TypeError()")],
)
@pytest.mark.parametrize("name", ["decode", "prefill 128"])
def test_an_interrupted_step_raises_and_ends_its_requests(
    engine: XlaBatchEngine, error: type[BaseException], reason: str, name: str
) -> None:
    requests = [make_request("a", 120, 6), make_request("b", 5, 6)]
    expected = {request.id: solo_stream(engine, request) for request in requests}

    def interrupt(launched: str) -> None:
        """The state is donated, and what would replace it never arrives."""
        if launched.startswith(name):
            undo()
            raise error

    undo = record_programs(engine, str, after=interrupt)
    for request in requests:
        engine.submit(request)
    with pytest.raises(error):
        drain(engine)
    ends = [(event.id, event.finish, event.reason) for event in drain(engine)]
    assert ends == [("a", "error", reason), ("b", "error", reason)]
    assert serve(engine, requests) == expected


def test_nan_logits_end_only_their_own_request_and_change_no_other(source: Source) -> None:
    model = load(source, packs=False)
    embed = np.array(model.params.embed.weight)
    embed[13] = np.nan
    head = model.params.embed  # untied, or every logit of token 13 would be NaN in every row
    with_nan = replace(model, params=replace(model.params, embed=Linear(jnp.asarray(embed)), head=head))
    engine = XlaBatchEngine(with_nan, slots=3, context=320)
    bad = replace(make_request("bad", 5, 6), prompt=(1, 2, 13, 4))
    clean = [
        replace(make_request(id, n, 8), prompt=tuple(t for t in make_request(id, n).prompt if t != 13))
        for id, n in (("a", 30), ("b", 9))
    ]
    expected = {request.id: solo_stream(engine, request) for request in clean}
    events = list(engine.run([clean[0], bad, clean[1]]))
    [end] = [event for event in events if event.id == "bad"]
    assert (end.token, end.finish, end.reason) == (None, "error", "the model's logits are not finite here")
    streams = serve(engine, [clean[0], bad, clean[1]])
    assert {id: streams[id] for id in expected} == expected
    for _ in range(3):  # also in the slot whose cache holds NaN
        assert {request.id: solo_stream(engine, request) for request in clean} == expected


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"slots": 0}, "slots is an integer of at least 1, got 0"),
        ({"slots": 2.5}, "slots is an integer of at least 1, got 2.5"),
        ({"context": 1}, "context is an integer of at least 2, got 1"),
        ({"context": 9000}, "context 9000 is over the 8192 positions of random:tiny"),
        ({"policy": "luck"}, "policy 'luck' is unknown; choose one of fifo, fair, priority, shortest"),
        ({"queue": 0}, "queue is an integer of at least 1"),
        ({"budget": 0}, "budget is an integer of at least 1"),
        ({"ahead": -1}, "ahead is an integer of at least 0"),
        ({"cache_bytes": 2**20}, "cache_bytes needs a cache_dir"),
    ],
)
def test_impossible_options_are_refused_with_what_is_possible(
    model: Model, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused, match=message):
        XlaBatchEngine(model, **options)


def test_unknown_weights_are_refused() -> None:
    with pytest.raises(Refused, match="unknown weights format 'int3'; the formats are float32, bfloat16"):
        XlaBatchEngine.load("random:tiny", weights="int3")


def test_an_unknown_option_is_refused(model: Model) -> None:
    for other, here in (("chat_template", "LLM, which takes it"), ("max_model_len", "context")):
        options: Any = {other: 1}
        with pytest.raises(TypeError, match=f"instead of {other} use {here}"):
            XlaBatchEngine.load(**options)
    with pytest.raises(TypeError, match=r"engine options size are not known; known are .* slots, snap"):
        XlaBatchEngine(model, size=3)  # type: ignore[call-arg]


def test_active_rows_decode_between_the_chunks_of_a_long_prompt(engines: Engines) -> None:
    engine = engines(3, budget=128)
    engine.submit(make_request("active", 4, 30))
    engine.step()
    engine.submit(make_request("long", 300, 3))
    ids = [[event.id for event in engine.step()] for _ in range(3)]  # a chunk each
    assert ids == [["active"]] * 2 + [["long", "active"]]
    drain(engine)


def test_if_no_empty_state_can_be_allocated_all_requests_fail(
    engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise jax.errors.JaxRuntimeError("no device")

    for n in range(5):
        engine.submit(make_request(f"r{n}"))
    with monkeypatch.context() as patch:
        patch.setattr(engine.runner, "empty_state", fail)
        undo = replace_program(engine, "prefill 16", fail)
        replace_program(engine, "prefill 64", fail)  # which prompts share with the kernels
        events = engine.step() + engine.step()
        undo()
    assert sorted((event.id, event.finish) for event in events) == [(f"r{n}", "error") for n in range(5)]
    assert len(solo_stream(engine, make_request("after"))) == 7
