"""Programs that are loaded or compiled before the weights are read, and a start that lowers nothing."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from inspect import signature
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import Mock

import pytest
from support.kernels import WITH_KERNELS
from support.requests import make_request, serve

from xlabatch.checkpoint.source import open_source
from xlabatch.engine import compilation, kept_programs, startup, uninterrupted
from xlabatch.engine.compilation import Program, Programs
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.llm import LLM, NOT_OF_THE_ENGINE

SIZES: dict[str, Any] = {"slots": 2, "context": 320}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Programs]:
    """The programs of each runner that is made, in order; those of earlier tests are forgotten."""
    compilation.programs_of.cache_clear()
    found: list[Programs] = []

    def programs_noted(*arguments: Any) -> Programs:
        found.append(compilation.programs_for(*arguments))
        return found[-1]

    monkeypatch.setattr("xlabatch.engine.runner.programs_for", programs_noted)
    return found


@pytest.mark.parametrize(
    ("model", "options"),
    [
        ("random:tiny", {}),
        pytest.param("random:tiny", {"weights": "int8", "cache": "int8"}, marks=WITH_KERNELS),
        pytest.param("random:tiny", {"weights": "int4", "embeddings": True}, marks=WITH_KERNELS),
        pytest.param("random:tiny", {"speculate": 2}, marks=WITH_KERNELS),
        pytest.param("random:tiny", {"steps_per_dispatch": 2}, marks=WITH_KERNELS),
        ("random:lfm2-tiny", {}),
        ("random:qwen3-next-tiny", {"prefix_reuse": False}),
    ],
)
def test_they_are_those_of_the_engine(made: list[Programs], model: str, options: dict[str, Any]) -> None:
    source = open_source(model)
    XlaBatchEngine.begin(source, compile="background", **SIZES, **options)
    engine = XlaBatchEngine.of(source, compile="background", **SIZES, **options)
    assert len(made) == 3  # begun here, and once more beside the weights
    assert all(programs is engine.runner.programs for programs in made)


def test_an_engine_reports_the_programs_that_were_begun_for_it_and_those_that_it_compiles_itself(
    made: list[Programs],
) -> None:
    source = open_source("random:tiny")
    XlaBatchEngine.begin(source, compile="background", **SIZES)
    for program in made[0].values():
        if not program.spec.rare:
            _ = program.run
    first, again, all_of_them = (
        XlaBatchEngine.of(source, compile=compile, **SIZES).startup.programs
        for compile in ("background", "background", "eager")
    )
    assert all(first.values())
    assert not any(again.values())
    assert {name for name, seconds in all_of_them.items() if seconds} == all_of_them.keys() - first.keys()


def test_those_of_an_llm_are_found_by_its_own_arguments(made: list[Programs]) -> None:
    source = open_source(None)
    arguments: dict[str, Any] = {
        "max_num_seqs": 2,
        "context": 320,
        "compile": "background",
        "tool_format": "hermes",
    }
    LLM.begin(source, **arguments)
    llm = LLM(source, **arguments)
    assert made[0] is llm.engine.runner.programs


@pytest.mark.parametrize(
    "options",
    [{"compile": "lazy"}, {"adapters": 1}, pytest.param({"arithmetic": "portable"}, marks=WITH_KERNELS)],
)
def test_none_are_begun_where_nothing_is_compiled_or_weights_are_changed(
    made: list[Programs], options: dict[str, Any]
) -> None:
    XlaBatchEngine.begin(open_source("random:tiny"), **SIZES, **options)
    assert not made


def test_none_are_begun_with_a_draft_model(made: list[Programs]) -> None:
    source = open_source("random:tiny")
    XlaBatchEngine.begin(source, draft=source, speculate=2, **SIZES)
    assert not made


def test_one_that_fails_is_tried_again_by_the_engine(
    made: list[Programs], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = open_source("random:tiny")
    with monkeypatch.context() as patch:
        patch.setattr(Program, "_compile", Mock(side_effect=RuntimeError("out of memory, for a moment")))
        XlaBatchEngine.begin(source, compile="background", **SIZES)
        first = next(iter(made[0].values()))
        with pytest.raises(RuntimeError, match="out of memory"):
            _ = first.run
    engine = XlaBatchEngine.of(source, compile="background", **SIZES)
    assert serve(engine, [make_request("a", 20, 3)])


@pytest.mark.parametrize("error", [KeyboardInterrupt, Refused("the weights have changed")], ids=type)
def test_after_weights_that_were_not_read_no_more_programs_are_begun(
    made: list[Programs], monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    compiled: list[str] = []
    failed = Event()

    def compile_slowly(self: Program) -> None:
        compiled.append(self.spec.name)
        failed.wait(60)

    threads: list[Future[Any]] = []

    def noted(function: Callable[[], Any]) -> Future[Any]:
        threads.append(uninterrupted.start(function))
        return threads[-1]

    monkeypatch.setattr("xlabatch.engine.compilation.start", noted)
    monkeypatch.setattr(Program, "_compile", compile_slowly)
    monkeypatch.setattr(startup, "load_model", Mock(side_effect=error))
    with pytest.raises((KeyboardInterrupt, Refused)):
        XlaBatchEngine.of(open_source("random:tiny"), compile="background", **SIZES)
    assert made
    failed.set()
    threads[0].result(60)  # the one that begins them
    assert len(compiled) <= 1


@pytest.mark.parametrize("start", [XlaBatchEngine.begin, XlaBatchEngine.of])
def test_slots_that_do_not_fit_are_refused_before_anything_of_their_size_is_made(
    made: list[Programs], start: Callable[..., Any]
) -> None:
    with pytest.raises(Refused, match="are free; at most"):
        start(open_source("random:tiny"), slots=10**9, context=256)
    assert not made


def test_each_argument_of_an_llm_is_its_own_or_its_engines() -> None:
    own = signature(LLM.__init__).parameters.keys() - {"self", "model", "weights", "engine"}
    assert own == NOT_OF_THE_ENGINE


STARTS = """
from jax._src.interpreters import mlir
lowered, lower = [], mlir.lower_jaxpr_to_module
def lower_noted(name, *arguments, **options):
    lowered.append(str(name))
    return lower(name, *arguments, **options)
mlir.lower_jaxpr_to_module = lower_noted
from xlabatch.engine.xla import XlaBatchEngine
engine = XlaBatchEngine.load(slots=2, context=320, compile="background")
engine.warm()
print(*lowered, sep=", ", end="")
"""


@pytest.mark.heavy
@WITH_KERNELS
def test_a_second_process_lowers_nothing(tmp_path: Path) -> None:
    """Not even zeros, or a program that asks which options XLA has: jax then imports none of its MLIR."""
    environment = os.environ | {kept_programs.CHOSEN: str(tmp_path / "programs")}

    def lowered() -> str:
        command = sys.executable, "-c", STARTS
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert "jit(decode_and_sample)" in lowered()
    assert lowered() == ""
