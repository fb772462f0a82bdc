"""`xlabatch verify` finds faults: one part is broken at a time, and the expected check reports where.

A short run compiles only the programs that a fault concerns, and ends at the expected check. The full runs
(every program compiled, 24 requests, all checks) are marked slow.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.faults import BATCH, FAULTS, ORACLE, Fault
from support.hf import as_folder
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shapes import CASES, source_of
from support.shared_chunks import FAULTS as FAULTS_OF_PIECES
from support.shared_chunks import Fault as FaultOfPieces
from support.shared_chunks import in_the_slot_before, misplace_pieces

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.tensor_specs import At
from xlabatch.engine import inputs, programs, runner, slot_moves, xla
from xlabatch.engine.device import drafts
from xlabatch.engine.device.drafts import accepted_columns, append_accepted
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.host_slots import write_file
from xlabatch.engine.lowering import lower_all
from xlabatch.engine.programs import Programs, by_kind, compile_all
from xlabatch.engine.runner import Runner
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels import decoder
from xlabatch.kernels.library import library
from xlabatch.model import attention
from xlabatch.model.kv_cache import BLOCK, capacity
from xlabatch.request import Request, after_slide
from xlabatch.scheduler import sequences
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.reuse import prefixes
from xlabatch.scheduler.reuse.prefixes import Prefix, PrefixIndex
from xlabatch.scheduler.reuse.sessions import Session
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import FAILURE_REASONS, FinishCode, PendingStep, Sequence
from xlabatch.verify import checks
from xlabatch.verify.checks import batch_invariance_checks, serve, verify
from xlabatch.verify.compare_streams import CANCELLED, Check, Comparer
from xlabatch.verify.engine_shapes import score_check
from xlabatch.verify.features import context_slide
from xlabatch.verify.features.decode_steps import decode_steps_check
from xlabatch.verify.features.drafts import draft_check, draft_model_check
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.features.session_files import session_file_check
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import Stream, Token, choices, record
from xlabatch.verify.workload import mixed_requests

CONTEXT = 320  # the shape of other tests
CANCELS = ("cancellations",)
BreakDevice = Callable[..., None]


@pytest.fixture
def break_device(monkeypatch: pytest.MonkeyPatch, source: Source) -> Iterator[BreakDevice]:
    """Put a fault into the programs of the engines that a test creates.

    jax keeps the trace of a branch or a loop body by its function, therefore its caches are dropped before
    and after. The programs that engines share stay as they are: only the runner gets the broken ones.
    """

    def break_device(fault: Fault, *, every_program: bool = False) -> None:
        if fault.module is attention:  # which the kernels do not use
            monkeypatch.setattr(load, "can_pack", lambda: False)
        sound = XlaBatchEngine.of(source, slots=3, context=CONTEXT)  # lowered before anything is broken
        shared = sound.runner.programs

        def programs_for(*shape: Any) -> Programs:
            lowers = lower_all(*shape)
            names = [name for name in lowers if name.split()[0] in fault.programs]
            broken = compile_all({name: lowers[name] for name in names})
            return by_kind(shared.by_name() | broken, shared.compiled_at)

        monkeypatch.setattr(fault.module, fault.name, fault.replacement(getattr(fault.module, fault.name)))
        if every_program:
            monkeypatch.setattr(programs, "compile_programs", programs.compile_programs.__wrapped__)
        else:
            monkeypatch.setattr(runner, "programs_for", programs_for)
        jax.clear_caches()

    yield break_device
    jax.clear_caches()


@pytest.fixture
def one_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the checks that compile engines of other shapes, or in another process."""
    monkeypatch.setattr("xlabatch.verify.checks.shape_checks", lambda *_: [])
    monkeypatch.setattr("xlabatch.verify.checks.session_file_check", lambda *_: None)
    monkeypatch.setattr("xlabatch.verify.checks.embeddings_check", lambda *_: None)


def short_run(source: Source, oracle: bool = True, cache: str | None = None) -> Iterator[Check]:
    # with seed 6, nine requests are enough to show every fault; of seeds 0 to 11 also with 9 and 11
    return verify(source, counts=(3,), requests=9, seed=6, context=CONTEXT, oracle=oracle, cache=cache)


def full_run(source: Source) -> Iterator[Check]:
    return verify(source, counts=(3,), requests=24, seed=2, context=CONTEXT)


def assert_fails(checks: Iterator[Check], names: tuple[str, ...]) -> None:
    """One of these checks fails; it and any failure before it report a request and a position."""
    for check in checks:
        if not check.ok:
            assert "request r" in check.detail
            assert "position" in check.detail
            if any(name in check.name for name in names):
                return
    pytest.fail(f"none of {', '.join(names)} failed")


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.usefixtures("one_shape")
def test_verify_finds_a_fault_on_the_device_with_every_program_and_check(
    source: Source, break_device: BreakDevice, name: str
) -> None:
    break_device(FAULTS[name], every_program=True)
    failed = [check for check in full_run(source) if not check.ok]
    assert any(expected in check.name for check in failed for expected in FAULTS[name].checks)
    assert all("request r" in check.detail and "position" in check.detail for check in failed)


@pytest.mark.usefixtures("one_shape")
def test_verify_finds_nothing_in_an_intact_engine(source: Source) -> None:
    checks = list(short_run(source))
    assert len(checks) == 11
    assert [check for check in checks if not check.ok] == []


@pytest.mark.slow
def test_a_full_run_finds_nothing_in_an_intact_engine(source: Source) -> None:
    checks = list(full_run(source))
    assert len(checks) == (20 if library() else 13)
    assert [check for check in checks if not check.ok] == []


@pytest.mark.slow
@WITH_KERNELS
def test_verify_finds_nothing_in_engines_with_8_bit_caches(source: Source) -> None:
    checks = list(short_run(source, cache="int8"))
    assert checks[0].name.startswith("rounding error")
    assert [check for check in checks if not check.ok] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("case", "packs"),
    [
        *(("lfm2", True), ("qwen3_next", True), ("lfm2", False), ("qwen3_next", False)),
        *(("deepseek_v3", False), ("llama4_text, chunks", False)),
    ],
)
def test_verify_finds_nothing_in_engines_with_recurrent_states_latents_or_chunks(
    case: str, packs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not packs:
        monkeypatch.setattr(load, "can_pack", lambda: False)
    checks = list(short_run(source_of(CASES[case])))
    assert [check for check in checks if not check.ok] == []


@pytest.mark.slow
@WITH_KERNELS
@pytest.mark.parametrize("case", ["deepseek_v3", "llama4_text, chunks"])
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
    def scaled(cfg: Any, params: Any, kvs: Any, *inputs: Any) -> Any:
        kvs, hidden = forward(cfg, params, kvs, *inputs)
        return kvs, hidden * (1 + 1e-6 * (capacity(kvs) > CONTEXT + BLOCK))

    return scaled


@pytest.mark.slow
@WITH_KERNELS
def test_verify_finds_streams_that_depend_on_the_context(source: Source, break_device: BreakDevice) -> None:
    fault = Fault(decoder, "forward", depends_on_the_context, (), ())
    break_device(fault, every_program=True)
    failed = [check.name for check in short_run(source, oracle=False) if not check.ok]
    assert len(failed) == 3  # the engine of this context, and its drafts
    assert "slots of 576" in failed[0]


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


def stale_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """The index keeps what a slot held before its sequence began."""
    begin = PrefixIndex.begin

    def keeping(self: PrefixIndex, slot: int, request: Request, prefix: Prefix | None = None) -> None:
        length = self.lengths[slot]
        begin(self, slot, request, prefix)
        self.lengths[slot] = max(length, self.lengths[slot])

    monkeypatch.setattr(PrefixIndex, "begin", keeping)


def longer_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prompt seems to share a position more than it does."""
    shared = prefixes.shared
    monkeypatch.setattr(prefixes, "shared", lambda prompt, ids: min(shared(prompt, ids) + 1, len(prompt)))


def shorter_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last block of a prefix is not copied."""
    begin = Runner._begin

    def short(self: Runner, sequence: Sequence) -> None:
        prefix = sequence.prefix
        if prefix:
            sequence.prefix = prefix._replace(length=max(prefix.length - BLOCK, 0))
        begin(self, sequence)
        sequence.prefix = prefix

    monkeypatch.setattr(Runner, "_begin", short)


@pytest.mark.parametrize(
    "fault",
    # without the kernels, whole blocks of a prompt are reused: a position more makes no difference
    [stale_entries, pytest.param(longer_matches, marks=WITH_KERNELS), shorter_copies],
)
def test_verify_finds_wrongly_reused_prefixes(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    assert not all(check.ok for check in short_run(source, oracle=False))


@pytest.mark.parametrize("fault", slow_except([in_the_slot_before], FAULTS_OF_PIECES))
@WITH_KERNELS
def test_verify_finds_pieces_of_prompts_at_wrong_places_of_a_chunk(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: FaultOfPieces
) -> None:
    misplace_pieces(monkeypatch, fault)
    assert_fails(short_run(source, oracle=False), BATCH)


def test_verify_fails_if_nothing_can_be_reused(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PrefixIndex, "_longest", lambda *_: None)
    failed = next(check for check in short_run(source, oracle=False) if not check.ok)
    assert (failed.name, failed.detail) == ("reused prefixes, 3 slots", "no prompt token was reused")


def lost_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys and values of a parked sequence are not saved."""
    read = Runner.read_slot
    monkeypatch.setattr(
        Runner,
        "read_slot",
        lambda self, slot, length: tuple(np.zeros_like(each) for each in read(self, slot, length)),
    )


def lost_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ids of a parked sequence are not saved."""
    save = slot_moves.save_slot

    def without_ids(runner: Runner, slot: int, sequence: Sequence) -> slot_moves.SavedSlot:
        saved = save(runner, slot, sequence)
        return saved._replace(row=replace(saved.row, ids=np.zeros_like(saved.row.ids)))

    monkeypatch.setattr(slot_moves, "save_slot", without_ids)


@pytest.mark.parametrize("fault", [lost_cache, lost_row])
def test_verify_finds_parked_sequences_that_lose_something(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    monkeypatch.setattr(checks, "reuse_checks", lambda *_: ())
    assert_fails(short_run(source, oracle=False), ("preemption",))


def accepts_every_column(*args: Any) -> Any:
    return args[0].tokens >= 0


def accepts_a_column_more(columns: Any, selected: Any) -> Any:
    right = accepted_columns(columns, selected)
    return right | jnp.append(False, right[:-1])


def ends_a_position_short(rows: Any, columns: Any, selected: Any, accepted: Any) -> Any:
    appended = append_accepted(rows, columns, selected, accepted)
    return replace(appended, position=jnp.minimum(appended.position, rows.position + 1))


@pytest.mark.slow
@WITH_KERNELS
@pytest.mark.parametrize(
    ("name", "replacement"),
    [
        pytest.param("accepted_columns", accepts_every_column, marks=pytest.mark.slow),
        ("accepted_columns", accepts_a_column_more),
        pytest.param("append_accepted", ends_a_position_short, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("by_model", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_verify_finds_drafts_that_are_accepted_wrongly(
    source: Source,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    replacement: Callable[..., Any],
    by_model: bool,
) -> None:
    requests = mixed_requests(source, 6, CONTEXT, 1)
    shape: dict[str, Any] = {"slots": 4, "context": CONTEXT, "speculate": 16}
    solo = {
        each.id: record([each], XlaBatchEngine.of(source, **shape).run([each]))[each.id]
        for each in choices(requests)
    }
    limits = Limits(CONTEXT, source.spec.config.vocab, ())
    monkeypatch.setattr(drafts, name, replacement)
    monkeypatch.setattr(programs, "compile_programs", programs.compile_programs.__wrapped__)
    jax.clear_caches()
    engine, comparer = XlaBatchEngine.of(source, **shape), Comparer(source, limits)
    if by_model:
        monkeypatch.setattr(DraftModel, "drafts", with_a_wrong_token(DraftModel.drafts))
        check = draft_model_check(load.load(source), engine.options, requests, solo, comparer)
    else:
        check = draft_check(engine, requests, solo, random.Random(1), comparer)
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
        comparer = Comparer(source, engine.limits)
        found.append(draft_model_check(load.load(source), engine.options, requests, solo, comparer))
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
        check = decode_steps_check(model, engine.options, requests, solo, Comparer(source, engine.limits))
        assert check.ok == (fault is decode_steps)


@pytest.mark.slow
def test_verify_finds_a_session_that_another_process_reads_wrongly(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    requests = mixed_requests(source, 5, CONTEXT, 3)
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    comparer, write = Comparer(source, engine.limits), write_file

    def checked() -> Check:
        check = session_file_check(engine, source, requests, solo, comparer)
        assert check
        return check

    assert checked().ok

    def shifted(path: Any, session: Session, fingerprint: str) -> None:
        write(
            path, replace(session, arrays=tuple(np.roll(each, 1, -1) for each in session.arrays)), fingerprint
        )

    monkeypatch.setattr(xla, "write_file", shifted)
    assert not checked().ok


def drops_too_much(ids: Any, keep: int) -> Any:
    return after_slide(ids, keep)[:keep] + after_slide(ids, keep)[keep + 1 :]


def drops_nothing(ids: Any, keep: int) -> Any:
    return (*ids[:keep], *ids[keep + 1 :])


@pytest.mark.parametrize("fault", [drops_too_much, drops_nothing])
def test_verify_finds_a_context_that_slides_wrongly(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: Callable[..., Any]
) -> None:
    monkeypatch.setattr(sequences, "after_slide", fault)
    assert_fails(short_run(source, oracle=False), ("context slides",))


def test_verify_fails_if_no_context_slides(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        context_slide, "sliding_request", lambda _, each: replace(each, overflow="slide", max_tokens=3)
    )
    failed = next(check for check in short_run(source, oracle=False) if not check.ok)
    assert (failed.name, failed.detail) == ("context slides, 3 slots", "no context has slid")


def test_verify_finds_a_session_that_lacks_a_block(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Runner.read_slot
    monkeypatch.setattr(
        Runner, "read_slot", lambda self, slot, length: read(self, slot, max(length - BLOCK, 1))
    )
    assert_fails(short_run(source, oracle=False), ("sessions",))


def test_verify_finds_a_cancel_that_ends_another_request(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancel = Scheduler.cancel

    def misdirected(self: Scheduler, id: str, index: int | None = None) -> None:
        cancel(self, id, index)
        for sequence in list(self.table.sequences.values())[:1]:
            cancel(self, sequence.request.id)

    monkeypatch.setattr(Scheduler, "cancel", misdirected)
    assert_fails(short_run(source), CANCELS)


def test_verify_finds_choices_that_share_a_seed(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    sampling_row = inputs.sampling_row
    monkeypatch.setattr(
        inputs, "sampling_row", lambda request, limits: sampling_row(replace(request, seed=7), limits)
    )
    assert_fails(short_run(source), ORACLE)


@pytest.mark.usefixtures("one_shape")
def test_verify_fails_for_a_model_whose_logits_are_not_finite(source: Source) -> None:
    def read(name: str, at: At = None) -> Any:
        return source.read(name, at) * np.float32(np.nan if name == "model.norm.weight" else 1)

    checks = list(short_run(replace(source, read=read, random=None)))
    assert [check.ok for check in checks] == [False] * len(checks)
    reason = FAILURE_REASONS[FinishCode.NONFINITE_LOGITS]
    assert all(f"error, {reason}" in check.detail for check in checks[:6])


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
    checks = batch_invariance_checks(engine, requests, solo, random.Random(5), comparer)
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
    request = Request(id="a", prompt=(1, 2, 3), max_tokens=3, logprobs=0, logprob_token_ids=(5, 9), seed=1)
    stream = serve(XlaBatchEngine(model, slots=3, context=CONTEXT), [request])["a"]
    comparer = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    assert comparer.compare_with_oracle("same", [request], {"a": stream}).ok
    for ids in ((9, 5), (5,), ()):
        other = replace(request, logprob_token_ids=ids)
        assert not comparer.compare_with_oracle("other", [other], {"a": stream}).ok
