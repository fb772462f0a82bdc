"""`xlabatch verify` finds drafts that are accepted wrongly, and steps of a dispatch in the wrong order."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import WITH_KERNELS
from support.quick import product_except
from support.verify_runs import CONTEXT

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.compilation import programs_of
from xlabatch.engine.device import drafts
from xlabatch.engine.device.drafts import accepted_columns, append_accepted
from xlabatch.engine.runner import Runner
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.scheduler.limits import Limits
from xlabatch.verify.compare_streams import Comparer, Trial
from xlabatch.verify.engine_shapes import decode_steps_check
from xlabatch.verify.features.drafts import draft_check, draft_model_check
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.streams import choices, record
from xlabatch.verify.workload import mixed_requests


def accepts_every_column(*args: Any) -> Any:
    return args[0].tokens >= 0


def accepts_a_column_more(columns: Any, selected: Any) -> Any:
    right = accepted_columns(columns, selected)
    return right | jnp.append(False, right[:-1])


def ends_a_position_short(rows: Any, columns: Any, selected: Any, accepted: Any) -> Any:
    appended = append_accepted(rows, columns, selected, accepted)
    return replace(appended, position=jnp.minimum(appended.position, rows.position + 1))


FAULTS = {  # and what they replace
    accepts_every_column: "accepted_columns",
    accepts_a_column_more: "accepted_columns",
    ends_a_position_short: "append_accepted",
}


@WITH_KERNELS
@pytest.mark.parametrize(("fault", "by_model"), product_except([], list(FAULTS), [False, True]))
@pytest.mark.usefixtures("fresh_programs")
def test_verify_finds_drafts_that_are_accepted_wrongly(
    source: Source,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[..., Any],
    by_model: bool,
) -> None:
    requests = mixed_requests(source, 6, CONTEXT, 1)
    shape: dict[str, Any] = {"slots": 4, "context": CONTEXT, "speculate": 16}
    solo = {
        each.id: record([each], XlaBatchEngine.of(source, **shape).run([each]))[each.id]
        for each in choices(requests)
    }
    limits = Limits(CONTEXT, source.spec.config.vocab, ())
    monkeypatch.setattr(drafts, FAULTS[fault], fault)
    programs_of.cache_clear()  # with those of the engine above
    jax.clear_caches()
    engine = XlaBatchEngine.of(source, **shape)
    trial = Trial(requests, solo, Comparer(source, limits), random.Random(1))
    if by_model:
        monkeypatch.setattr(DraftModel, "drafts", with_a_wrong_token(DraftModel.drafts))
        check = draft_model_check(load.load(source), engine.options, trial)
    else:
        check = draft_check(engine, trial)
    assert not check.ok
    assert "request r" in check.detail


def with_a_wrong_token(drafts: Callable[..., dict[int, list[int]]]) -> Callable[..., dict[int, list[int]]]:
    """Drafts whose last token is another one."""
    return lambda *args: {slot: [*draft[:-1], draft[-1] ^ 1] for slot, draft in drafts(*args).items()}


@WITH_KERNELS
@pytest.mark.slow
def test_verify_fails_if_a_model_that_drafts_for_itself_is_never_right(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = mixed_requests(source, 4, CONTEXT, 1)
    engine = XlaBatchEngine.of(source, slots=4, context=CONTEXT, speculate=16)
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    found = []
    none: Callable[..., dict[int, list[int]]] = lambda *_: {}  # noqa: E731
    for draft in (DraftModel.drafts, none):
        monkeypatch.setattr(DraftModel, "drafts", draft)
        trial = Trial(requests, solo, Comparer(source, engine.limits))
        found.append(draft_model_check(load.load(source), engine.options, trial))
    assert [each.ok for each in found] == [True, False]
    assert "0 of 0 draft tokens" in found[1].detail


@WITH_KERNELS
@pytest.mark.slow
def test_verify_finds_steps_of_a_dispatch_in_the_wrong_order(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = mixed_requests(source, 5, CONTEXT, 3)
    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    model, decode_steps = load.load(source), Runner.decode_steps

    def late(self: Runner, sequences: Any) -> Any:
        return np.roll(np.asarray(decode_steps(self, sequences)), 1, 0)

    for fault in (decode_steps, late):
        monkeypatch.setattr(Runner, "decode_steps", fault)
        trial = Trial(requests, solo, Comparer(source, engine.limits))
        check = decode_steps_check(model, engine.options, trial)
        assert check.ok == (fault is decode_steps)
