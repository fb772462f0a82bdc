"""`xlabatch verify` finds prefixes, sessions, parked sequences and slides that lose or mix something."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from conftest import USED
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.verify_runs import CONTEXT, assert_fails, short_run

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine import xla
from xlabatch.engine.host_slots import write_file
from xlabatch.engine.runner import Runner
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model.kv_cache import BLOCK
from xlabatch.request import Request, after_slide
from xlabatch.scheduler import sequences
from xlabatch.scheduler.reuse import prefixes
from xlabatch.scheduler.reuse.prefixes import Prefix, PrefixIndex
from xlabatch.scheduler.reuse.snapshots import Contents, Snapshot, Snapshots
from xlabatch.scheduler.sequences import Sequence
from xlabatch.verify import checks
from xlabatch.verify.compare_streams import Check, Comparer, Trial
from xlabatch.verify.features import context_slide
from xlabatch.verify.features.preemption import preemption_check
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.features.session_files import session_file_check
from xlabatch.verify.streams import choices
from xlabatch.verify.workload import mixed_requests


def stale_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """The index keeps what a slot held before its sequence began."""
    begin = PrefixIndex.begin

    def keeping(self: PrefixIndex, slot: int, request: Request, prefix: Prefix | None = None) -> None:
        content = self.slots[slot]
        length = content.length
        begin(self, slot, request, prefix)
        content.length = max(length, content.length)

    monkeypatch.setattr(PrefixIndex, "begin", keeping)


def longer_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prompt seems to share a position more than it does."""
    shared = prefixes.count_shared
    monkeypatch.setattr(
        # the last id of a prompt is still run
        prefixes,
        "count_shared",
        lambda prompt, ids: min(shared(prompt, ids) + 1, len(prompt) - 1),
    )


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


@pytest.mark.heavy
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


@pytest.mark.heavy
def test_verify_fails_if_nothing_can_be_reused(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PrefixIndex, "_longest", lambda *_: None)
    failed = next(check for check in short_run(source, oracle=False) if not check.ok)
    assert (failed.name, failed.detail) == ("reused prefixes, 3 slots", "no prompt token was reused")


def change(contents: Contents, array: Callable[[Any], Any]) -> Contents:
    """The same with changed arrays."""
    blocks = tuple(tuple(map(array, block)) for block in contents.blocks)
    return contents._replace(blocks=blocks, state=tuple(map(array, contents.state)))


def lost_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys and values of a parked sequence are not saved."""
    read = Runner.read_slot
    monkeypatch.setattr(
        Runner,
        "read_slot",
        lambda self, slot, length, least: change(read(self, slot, length, least), np.zeros_like),
    )


def lost_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ids of a parked sequence are not saved."""
    save = Runner.save_sequence

    def without_ids(runner: Runner, sequence: Sequence, slot: int) -> None:
        save(runner, sequence, slot)
        row = sequence.saved.row
        sequence.saved = sequence.saved._replace(row=replace(row, ids=np.zeros_like(row.ids)))

    monkeypatch.setattr(Runner, "save_sequence", without_ids)


@pytest.mark.heavy
@pytest.mark.parametrize("fault", [lost_cache, lost_row])
def test_verify_finds_parked_sequences_that_lose_something(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    monkeypatch.setattr(checks, "reuse_checks", lambda *_: ())
    assert_fails(short_run(source, oracle=False), ("preemption",))


@pytest.mark.heavy
@WITH_KERNELS
@pytest.mark.parametrize("count", slow_except([4, 8], range(4, 12)))
def test_few_requests_are_enough_for_one_to_be_parked(source: Source, count: int) -> None:
    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    for seed in range(3):
        requests = mixed_requests(source, count, CONTEXT, seed)
        solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
        comparer = Comparer(source, engine.limits)
        check = preemption_check(engine, Trial(requests, solo, comparer, random.Random(seed)))
        assert check.ok, check.detail


@pytest.mark.slow
def test_verify_finds_a_session_that_another_process_reads_wrongly(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    requests = mixed_requests(source, 5, CONTEXT, 3)
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    comparer, write = Comparer(source, engine.limits), write_file

    def checked() -> Check:
        check = session_file_check(engine, source, Trial(requests, solo, comparer))
        assert check
        return check

    assert checked().ok

    def shifted(path: Any, session: Snapshot, fingerprint: str) -> None:
        rolled = change(session.contents, lambda each: np.roll(each, 1, -1))
        write(path, replace(session, contents=rolled), fingerprint)

    monkeypatch.setattr(xla, "write_file", shifted)
    assert not checked().ok


@pytest.mark.slow
@pytest.mark.parametrize("longest", [320, 60])
def test_without_kernels_an_answer_shorter_than_a_block_has_no_session(
    source: Source, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    monkeypatch.setenv("XLABATCH_KERNELS", "xla")  # of the process that reads the files
    engine = XlaBatchEngine(load.load(source, packs=False), slots=3, context=CONTEXT)
    requests = [replace(each, n=1) for each in mixed_requests(source, 4, longest, 0)]
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    check = session_file_check(engine, source, Trial(requests, solo, Comparer(source, engine.limits)))
    assert (check and check.ok) == (True if longest == 320 else None)


def test_verify_finds_a_session_that_was_not_saved(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = XlaBatchEngine.of(source, slots=3, context=CONTEXT)
    requests = mixed_requests(source, 5, CONTEXT, 3)
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    put, keys = Snapshots.put, list[str]()

    def put_all_but_one(self: Snapshots, key: str, session: Snapshot) -> bool:
        keys.append(key)
        return len(keys) == 2 or put(self, key, session)

    monkeypatch.setattr(Snapshots, "put", put_all_but_one)
    check = session_file_check(engine, source, Trial(requests, solo, Comparer(source, engine.limits)))
    assert check
    assert (check.ok, check.detail.endswith("the session of its key was not saved")) == (False, True)


@pytest.mark.heavy
def test_verify_finds_a_session_that_lacks_a_block(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Runner.read_slot
    monkeypatch.setattr(
        Runner, "read_slot", lambda self, slot, length, least: read(self, slot, max(length - BLOCK, 1), least)
    )
    assert_fails(short_run(source, oracle=False), ("sessions",))


@pytest.mark.heavy
@pytest.mark.skipif(USED != "kernels", reason="on XLA's operations no snapshots are taken by default")
def test_verify_finds_a_snapshot_that_is_one_token_off(monkeypatch: pytest.MonkeyPatch) -> None:
    save = PrefixIndex.save

    def save_shorter(self: PrefixIndex, saved: Any, contents: Any) -> None:
        save(self, saved._replace(ids=saved.ids[:-1], least=saved.least - 1), contents)

    monkeypatch.setattr(PrefixIndex, "save", save_shorter)
    assert_fails(short_run(open_source("random:lfm2-tiny"), oracle=False), ("snapshots", "reused"))


def drops_too_much(ids: Any, keep: int) -> Any:
    return after_slide(ids, keep)[:keep] + after_slide(ids, keep)[keep + 1 :]


def drops_nothing(ids: Any, keep: int) -> Any:
    return (*ids[:keep], *ids[keep + 1 :])


@pytest.mark.heavy
@pytest.mark.parametrize("fault", [drops_too_much, drops_nothing])
def test_verify_finds_a_context_that_slides_wrongly(
    source: Source, monkeypatch: pytest.MonkeyPatch, fault: Callable[..., Any]
) -> None:
    monkeypatch.setattr(sequences, "after_slide", fault)
    assert_fails(short_run(source, oracle=False), ("context slides",))


@pytest.mark.heavy
def test_verify_fails_if_no_context_slides(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        context_slide, "sliding_request", lambda _, each: replace(each, overflow="slide", max_tokens=3)
    )
    failed = next(check for check in short_run(source, oracle=False) if not check.ok)
    assert (failed.name, failed.detail) == ("context slides, 3 slots", "no context has slid")
