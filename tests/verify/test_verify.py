"""`xlabatch verify` finds faults: one part is broken at a time, and the expected check reports where.

A short run compiles only the programs that a fault concerns, and ends at the expected check. The full runs
(every program compiled, 24 requests, all checks) are marked slow.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from support.faults import BATCH, FAULTS, Fault
from support.hf import as_folder
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shapes import CASES, source_of
from support.verify_runs import CONTEXT, assert_fails, full_run, one_shape, short_run  # noqa: F401 (a fixture)

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.tensor_specs import At
from xlabatch.engine import compilation, kept_programs, runner
from xlabatch.engine.compilation import Programs, compile_all, programs_of
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.runner import Runner
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels import decoder
from xlabatch.kernels.library import library
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK
from xlabatch.progress import Progress, listening
from xlabatch.scheduler.sequences import FAILURE_REASONS, FinishCode
from xlabatch.verify.engine_shapes import score_check
from xlabatch.verify.streams import choices
from xlabatch.verify.workload import mixed_requests

BreakDevice = Callable[..., None]
WITHOUT_FOLDERS = [("lfm2", False), ("qwen3_next", True), ("deepseek_v3", False)]
WITHOUT_FOLDERS_BY_HAND = [
    *[("lfm2", True), ("qwen3_next", False), ("granitemoehybrid", True), ("granitemoehybrid", False)],
    *[("mamba2", True), ("mamba2", False), ("nemotron_h", True), ("nemotron_h", False)],
    ("llama4_text, chunks", False),
]
EVERY_PROGRAM_IN_CI = {"a mask that hides the present token", "noise that depends on the slot"}


@pytest.fixture
def break_device(monkeypatch: pytest.MonkeyPatch, source: Source) -> Iterator[BreakDevice]:
    """Put a fault into the programs of the engines that a test creates.

    jax keeps the trace of a branch or a loop body by its function, therefore its caches are dropped before
    and after. The programs that engines share stay as they are: only the runner gets the broken ones. On
    disk they would be found, and kept, by the names of right ones.
    """

    def break_device(fault: Fault, *, every_program: bool = False) -> None:
        if fault.module is attention:  # which the kernels do not use
            monkeypatch.setattr(load, "can_pack", lambda: False)
        shared = XlaBatchEngine.of(source, slots=3, context=CONTEXT).runner.programs
        right = {name: each for name, each in shared.items() if name.split()[0] not in fault.programs}
        compile_all(right.values())

        def programs_for(*shape: Any) -> Programs:
            programs_of.cache_clear()
            return compilation.programs_for(*shape) | right

        monkeypatch.setattr(kept_programs, "folder", lambda: None)
        monkeypatch.setattr(fault.module, fault.name, fault.replacement(getattr(fault.module, fault.name)))
        if every_program:
            programs_of.cache_clear()
        else:
            monkeypatch.setattr(runner, "programs_for", programs_for)
        jax.clear_caches()

    yield break_device
    programs_of.cache_clear()
    jax.clear_caches()


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_verify_finds_a_fault_on_the_device(source: Source, break_device: BreakDevice, name: str) -> None:
    break_device(FAULTS[name])
    assert_fails(short_run(source), FAULTS[name].checks)


@pytest.mark.parametrize("name", slow_except([], FAULTS, by_hand={*FAULTS} - EVERY_PROGRAM_IN_CI))
@pytest.mark.usefixtures("one_shape")
def test_verify_finds_a_fault_on_the_device_with_every_program_and_check(
    source: Source, break_device: BreakDevice, name: str
) -> None:
    break_device(FAULTS[name], every_program=True)
    failed = [check for check in full_run(source) if not check.ok]
    assert any(expected in check.name for check in failed for expected in FAULTS[name].checks)
    assert all("request r" in check.detail and "position" in check.detail for check in failed)


@pytest.mark.usefixtures("one_shape")
@pytest.mark.usefixtures("users_compiler")
def test_verify_finds_nothing_in_an_intact_engine(source: Source) -> None:
    checks = list(short_run(source))
    assert len(checks) == 11
    assert [check for check in checks if not check.ok] == []


@pytest.mark.slow
def test_a_full_run_finds_nothing_in_an_intact_engine(source: Source) -> None:
    counts: list[Progress] = []
    with listening(lambda report: counts.append(report) if report.stage == "checks" else None):
        checks = list(full_run(source))
    assert len(checks) == (20 if library() else 13)
    assert [check for check in checks if not check.ok] == []
    assert (counts[0].done, counts[-1].done) == (0, len(checks))
    assert {count.total for count in counts} == {len(checks)}


@pytest.mark.slow
@WITH_KERNELS
@pytest.mark.usefixtures("one_shape")
def test_verify_finds_nothing_in_engines_with_8_bit_caches(source: Source) -> None:
    checks = list(short_run(source, cache="int8"))
    assert checks[0].name.startswith("rounding error")
    assert [check for check in checks if not check.ok] == []


@pytest.mark.parametrize(
    ("case", "packs"),
    slow_except([], WITHOUT_FOLDERS + WITHOUT_FOLDERS_BY_HAND, by_hand=WITHOUT_FOLDERS_BY_HAND),
)
def test_verify_finds_nothing_in_engines_with_recurrent_states_latents_or_chunks(
    case: str, packs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not packs:
        monkeypatch.setattr(load, "can_pack", lambda: False)
    checks = list(short_run(source_of(CASES[case])))
    assert [check for check in checks if not check.ok] == []


@WITH_KERNELS
@pytest.mark.parametrize(
    "case", slow_except([], ["deepseek_v3", "llama4_text, chunks"], by_hand=["deepseek_v3"])
)
def test_verify_holds_for_folders_of_models_with_latents_or_chunks(case: str, tmp_path: Path) -> None:
    """A folder can be loaded by the process that reads sessions."""
    checks = list(full_run(open_source(as_folder(source_of(CASES[case]), tmp_path))))
    assert len(checks) == 20
    assert [check for check in checks if not check.ok] == []
    names = ", ".join(check.name for check in checks)
    for feature in ("sessions in a new process", "preemption", "prompt lookup", "right and wrong drafts"):
        assert feature in names


@pytest.mark.slow
@pytest.mark.usefixtures("one_shape")
def test_without_an_oracle_verify_compares_streams_with_each_other(
    source: Source, break_device: BreakDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.verify.checks.Oracle", None)  # calling it would fail
    checks = list(short_run(source, oracle=False))
    assert len(checks) == 10
    assert all(check.ok for check in checks)
    break_device(FAULTS["noise that depends on a neighbour"])
    assert_fails(short_run(source, oracle=False), BATCH)


def depends_on_the_context(forward: Any) -> Any:
    def scaled(cfg: Any, params: Any, kvs: Any, tokens: Any, step: Any, *given: Any) -> Any:
        kvs, hidden = forward(cfg, params, kvs, tokens, step, *given)
        return kvs, hidden * (1 + 1e-6 * (step.end > CONTEXT + BLOCK))

    return scaled


@pytest.mark.slow
@WITH_KERNELS
def test_verify_finds_streams_that_depend_on_the_context(source: Source, break_device: BreakDevice) -> None:
    fault = Fault(decoder, "forward", depends_on_the_context, (), ())
    break_device(fault, every_program=True)
    failed = next(check for check in short_run(source, oracle=False) if not check.ok)
    assert "slots of 576" in failed.name


@WITH_KERNELS
def test_verify_finds_log_probabilities_of_a_prompt_that_differ_from_those_of_its_answer(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt_logprobs = Runner.prompt_logprobs

    def inexact(*args: Any) -> TopLogprobs:
        top = prompt_logprobs(*args)
        return replace(top, token=top.token * (1 + 1e-6))

    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    requests = choices(mixed_requests(source, 4, CONTEXT, seed=5))
    assert score_check(engine, requests).ok
    monkeypatch.setattr(Runner, "prompt_logprobs", inexact)
    assert not score_check(engine, requests).ok


@pytest.mark.usefixtures("one_shape")
def test_verify_fails_for_a_model_whose_logits_are_not_finite(source: Source) -> None:
    def read(name: str, at: At = None) -> Any:
        return source.read(name, at) * np.float32(np.nan if name == "model.norm.weight" else 1)

    checks = list(short_run(replace(source, read=read, random=None)))
    assert [check.ok for check in checks] == [False] * len(checks)
    reason = FAILURE_REASONS[FinishCode.NONFINITE_LOGITS]
    assert all(f"error, {reason}" in check.detail for check in checks[:6])
