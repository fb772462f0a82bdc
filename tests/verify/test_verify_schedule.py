"""`xlabatch verify` finds tokens, ends and log-probabilities that the schedule gives to another request."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from support.faults import BATCH, ORACLE
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shared_chunks import FAULTS as FAULTS_OF_PIECES
from support.shared_chunks import Fault as FaultOfPieces
from support.shared_chunks import in_the_slot_before, misplace_pieces
from support.verify_runs import CANCELS, CONTEXT, assert_fails, short_run

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.engine import inputs
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.steps import PendingStep
from xlabatch.verify.checks import batch_invariance_checks, serve
from xlabatch.verify.compare_streams import CANCELLED, Comparer, Trial
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import Stream, Token, choices
from xlabatch.verify.workload import mixed_requests


def test_verify_finds_tokens_given_to_the_neighbour(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Scheduler._read

    def rotated(self: Scheduler, pending: PendingStep) -> None:
        if pending.step is not None:
            step, slots = np.array(pending.step), sorted(pending.sequences)
            step[:, slots] = step[:, slots[1:] + slots[:1]]
            pending = pending._replace(step=step)
        read(self, pending)

    monkeypatch.setattr(Scheduler, "_read", rotated)
    assert_fails(short_run(source), BATCH)


@pytest.mark.parametrize("fault", slow_except([in_the_slot_before], FAULTS_OF_PIECES))
@WITH_KERNELS
def test_verify_finds_pieces_of_prompts_at_wrong_places_of_a_chunk(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: FaultOfPieces
) -> None:
    misplace_pieces(monkeypatch, fault)
    assert_fails(short_run(source, oracle=False), BATCH)


@pytest.mark.heavy
def test_verify_finds_a_cancel_that_ends_another_request(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancel = Scheduler.cancel

    def misdirected(self: Scheduler, id: str, *options: Any) -> None:
        cancel(self, id, *options)
        for sequence in list(self.table.sequences.values())[:1]:
            cancel(self, sequence.request.id)

    monkeypatch.setattr(Scheduler, "cancel", misdirected)
    assert_fails(short_run(source), CANCELS)


@pytest.mark.heavy
def test_verify_finds_choices_that_share_a_seed(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    sampling_row = inputs.sampling_row
    monkeypatch.setattr(
        inputs, "sampling_row", lambda request, limits: sampling_row(replace(request, seed=7), limits)
    )
    assert_fails(short_run(source), ORACLE)


def test_verify_finds_a_late_token_given_to_the_next_sequence_of_its_slot(
    source: Source, model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Scheduler._read

    def by_slot(self: Scheduler, pending: PendingStep) -> None:
        read(self, pending._replace(sequences=dict(self.table.sequences)))

    engine = XlaBatchEngine(model, slots=3, context=CONTEXT, ahead=1)
    # without logprobs: a step that has none would fail with an error before any stream is compared
    without: Any = {"logprobs": None, "logprob_token_ids": ()}
    requests = [replace(request, **without) for request in mixed_requests(source, 20, CONTEXT, seed=5)]
    comparer = Comparer(source, engine.limits, oracle=Oracle(source))
    solo = {request.id: serve(engine, [request])[request.id] for request in choices(requests)}
    monkeypatch.setattr(Scheduler, "_read", by_slot)
    checks = batch_invariance_checks(engine, Trial(requests, solo, comparer, random.Random(5)))
    assert_fails(checks, (*BATCH, *CANCELS))


def test_a_request_cancelled_before_its_first_token_has_no_prompt_logprobs(source: Source) -> None:
    comparer = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    request = Request(id="a", prompt=(1, 2), max_tokens=2, prompt_logprobs=0, seed=1)
    solo = {"a": Stream([Token(3, 4), Token(5, 6)], "length", prompt_logprobs=(None, None))}
    streams = {"a": Stream([], "cancelled", CANCELLED)}
    assert comparer.compare_cancelled("cancellations", [request], solo, streams, {"a"}).ok


def test_verify_finds_missing_log_probabilities(source: Source, model: Model) -> None:
    request = Request(
        id="a", prompt=(1, 2, 3), max_tokens=3, logprobs=2, prompt_logprobs=1, seed=1, ignore_eos=True
    )
    stream = serve(XlaBatchEngine(model, slots=3, context=CONTEXT), [request])["a"]
    comparer = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    assert comparer.compare_with_oracle("complete", [request], {"a": stream}).ok
    bare = replace(stream, tokens=[token._replace(logprobs=None) for token in stream.tokens])
    short = replace(stream, prompt_logprobs=(None,))
    for incomplete in (bare, short):
        assert not comparer.compare_with_oracle("incomplete", [request], {"a": incomplete}).ok


def test_verify_finds_log_probabilities_of_other_ids(source: Source, model: Model) -> None:
    request = Request(id="a", prompt=(1, 2, 3), max_tokens=2, logprobs=0, logprob_token_ids=(5, 9), seed=1)
    stream = serve(XlaBatchEngine(model, slots=3, context=CONTEXT), [request])["a"]
    comparer = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    assert comparer.compare_with_oracle("same", [request], {"a": stream}).ok
    for ids in ((9, 5), (5,), ()):
        other = replace(request, logprob_token_ids=ids)
        assert not comparer.compare_with_oracle("other", [other], {"a": stream}).ok
