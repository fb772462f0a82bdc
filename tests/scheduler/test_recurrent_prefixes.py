"""Which prefixes are reused where slots have a recurrent state, and where it is kept for other prompts."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from support.clock import Clock
from support.scheduling import device_step, end_step, launch_chunks, submit

from xlabatch.request import Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.reuse.prefixes import OPENING, Prefix, PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.steps import Schedule


def request(id: str, length: int, **options: Any) -> Request:
    """A request whose prompt begins like those of all others."""
    return Request(id=id, prompt=tuple(range(length)), max_tokens=5, **options)


def index_with(request: Request, slot: int = 0, keeps_state: bool = False) -> PrefixIndex:
    """An index of three slots, one of which has run the prompt of a request, and may have kept the state."""
    index = PrefixIndex(3, 100, recurrent=True)
    index.begin(slot, request)
    index.add(slot, 0, request.prompt, keeps_state=keeps_state)
    return index


def test_a_sequence_that_runs_is_not_reused_and_one_that_has_ended_is() -> None:
    index, longer = index_with(request("a", 20)), request("b", 25)
    assert index.prefix_for(longer, 1) is None
    index.end(0)
    assert index.prefix_for(longer, 1) == Prefix(0, 20)
    assert index.slot_for(longer, [1, 2, 0]) == 0


def test_a_prompt_that_is_shorter_or_differs_later_reuses_nothing() -> None:
    index = index_with(request("a", 20))
    index.end(0)
    assert index.prefix_for(request("b", 18), 0) is None
    assert index.prefix_for(request("b", 20), 0) is None  # its last id is run for its logits
    assert index.prefix_for(Request(prompt=(*range(19), 99, 98), max_tokens=5), 0) is None


def test_a_slot_that_another_sequence_has_taken_is_not_reused_until_that_one_has_ended() -> None:
    index, longer = index_with(request("a", 20)), request("b", 25)
    index.end(0)
    index.begin(0, longer, Prefix(0, 20))
    index.add(0, 20, longer.prompt[20:])
    assert index.prefix_for(request("c", 30), 1) is None
    index.end(0)
    assert index.prefix_for(request("c", 30), 1) == Prefix(0, 25)


def test_a_kept_state_is_reused_whatever_its_slot_has_run_since_then() -> None:
    index = index_with(request("a", 20), keeps_state=True)
    index.add(0, 20, [90, 91])
    assert index.prefix_for(request("b", 25), 1) == Prefix(0, 20, kept=True)
    index.end(0)
    assert index.prefix_for(request("b", 25), 0) == Prefix(0, 20, kept=True)
    assert index.prefix_for(request("b", 20), 0) is None
    index.clear()
    assert index.prefix_for(request("b", 25), 1) is None


@pytest.mark.parametrize("forget", [PrefixIndex.clear, PrefixIndex.reset])
def test_a_state_that_is_kept_after_the_index_was_cleared_is_not_filed(
    forget: Callable[[PrefixIndex], None],
) -> None:
    index = index_with(request("earlier", 60), keeps_state=True)
    index.begin(0, request("a", 40))
    index.add(0, 0, range(20))
    forget(index)
    index.add(0, 20, range(20, 40), keeps_state=True)
    index.end(0)
    assert index.prefix_for(request("b", 60), 1) is None
    index.begin(0, request("c", 30))
    index.add(0, 0, range(30), keeps_state=True)
    assert index.prefix_for(request("b", 60), 1) == Prefix(0, 30, kept=True)


def test_a_state_that_is_overwritten_is_no_longer_filed() -> None:
    index = index_with(request("a", 20), keeps_state=True)
    index.add(0, 30, [1, 2], keeps_state=True)  # ids that do not continue what is filed
    assert index.prefix_for(request("b", 25), 1) is None


@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_parked_sequence_files_what_the_present_weights_computed_only(is_replaced: bool) -> None:
    index, first = PrefixIndex(3, 100, session_bytes=10**6), request("a", 20, cache_key="talk")
    index.begin(0, first)
    index.add(0, 0, first.prompt)
    filed = index.filed(0)
    index.reset() if is_replaced else index.clear()
    index.restore(1, first, filed)
    index.add(1, 20, [20, 21])
    index.fork(1, 2, replace(first, id="fork"))
    found = [index.prefix_for(request("b", 25), slot) for slot in (1, 2)]
    assert found == ([None, None] if is_replaced else [Prefix(1, 22), Prefix(2, 22)])
    assert length_to_save(index, 1, first) == (0 if is_replaced else 22)


def length_to_save(index: PrefixIndex, slot: int, request: Request) -> int:
    """How many positions of a slot the session of a request gets."""
    index.end(slot)
    saved = index.answer_to_save(slot, request)
    return len(saved.ids) if saved else 0


def test_a_session_is_saved_of_its_own_request_only() -> None:
    index, first = index_with(request("a", 20, cache_key="talk")), request("b", 20, cache_key="talk")
    assert length_to_save(index, 0, first) == 0
    assert length_to_save(index, 0, index.slots[0].request or first) == 20


def test_a_slot_keeps_the_state_that_it_goes_on_from_and_no_other() -> None:
    index = index_with(request("a", 20), keeps_state=True)
    index.begin(1, request("b", 25), Prefix(0, 20, kept=True))
    index.begin(0, request("b", 25), Prefix(0, 20, kept=True))
    assert index.prefix_for(request("c", 30), 1) == Prefix(0, 20, kept=True)
    index.begin(0, request("d", 30))
    assert index.prefix_for(request("c", 30), 1) is None


def test_a_state_is_kept_where_a_prompt_leaves_another_one_or_at_its_end() -> None:
    index = index_with(request("a", 40))
    other = Request(prompt=(*range(30), *[99] * 20), max_tokens=5)
    assert index.keep_at(other, None, 1) == 30
    assert index.keep_at(other, Prefix(0, 30, kept=True), 1) == 50  # no longer beginning is known
    assert index.keep_at(other, Prefix(0, 30, kept=True), 0) == 0  # the slot keeps what it has
    assert index.keep_at(request("b", 40), None, 1) == 39  # the last id is always run
    assert index.keep_at(Request(prompt=(*range(9), *[99] * 20), max_tokens=5), None, 1) == 29
    assert index.keep_at(replace(other, cache_prompt=False), None, 1) == 0
    assert index.keep_at(replace(other, cache_salt="other"), None, 1) == 50
    assert index.keep_at(replace(other, prompt_logprobs=0), None, 1) == 50
    assert PrefixIndex(3, 100).keep_at(other, None, 1) == 0


def test_a_long_prompt_keeps_its_state_before_the_tokens_that_may_open_an_answer() -> None:
    index = PrefixIndex(3, 600, recurrent=True, snapshot_bytes=10**6)
    long, end = request("a", 400), 400 - OPENING
    assert index.keep_at(long, None, 0) == end
    assert index.keep_at(long, Prefix(1, 100, kept=True), 0) == end
    assert index.keep_at(long, Prefix(1, 200, kept=True), 0) == 400  # the rest is rather read again
    assert [index.next_snapshot(long, 0, at) for at in (0, end - 1, end)] == [end, end, 400]
    assert index.next_snapshot(long, 200, 200) == 400
    rings = PrefixIndex(3, 600, cut=OPENING, snapshot_bytes=10**6)
    assert rings.keep_at(long, None, 0) == 400  # what is kept there can be shortened
    chunks = PrefixIndex(3, 600, recurrent=True, unit=128, snapshot_bytes=10**6)
    for length, expected in (400, [384]), (399, [256, 384]), (384, [256, 384]), (383, [256]):
        prompt = request("a", length)
        chunks.begin(0, prompt)
        chunks.add(0, 0, range(length // 128 * 128))
        ends = [end for end in (128, 256, 384) if chunks.prompt_to_save(0, prompt, 0, end, is_kept=False)]
        assert ends == expected  # without the opening's tokens and with them


def test_a_pinned_state_is_copied_while_another_slot_is_free() -> None:
    index, longer = index_with(request("a", 20, pinned=True)), request("b", 25)
    index.end(0)
    assert index.slot_for(longer, [0, 1, 2]) == 1
    assert index.slot_for(longer, [0]) == 0
    assert index.slot_for(request("b", 25, pinned=True), [1, 0]) == 0


def with_rest(id: str, shared: int, rest: int, length: int = 10, **options: Any) -> Request:
    """A request whose prompt has some ids in common with all others, and then ids of its own."""
    return Request(id=id, prompt=(*range(shared), *[rest] * length), max_tokens=5, **options)


def test_a_state_is_kept_where_prompts_that_wait_share_most() -> None:
    index, first = PrefixIndex(3, 100, recurrent=True), with_rest("first", 60, 90)
    near, far = with_rest("near", 40, 91), with_rest("far", 55, 92)
    assert index.keep_at(first, None, 0, [near]) == 40
    assert index.keep_at(first, None, 0, [near, far]) == 40  # twice 40 positions, or once 55
    assert index.keep_at(first, None, 0, [near, far, replace(far, id="equal")]) == 40
    assert index.keep_at(first, None, 0, [near, *[far] * 3]) == 55
    assert index.keep_at(first, Prefix(1, 30, kept=True), 0, [near, far]) == 55  # 40 is not 16 more than 30
    assert index.keep_at(first, None, 0, [with_rest("other", 15, 93)]) == 70
    assert index.keep_at(first, None, 0, [replace(first, id="equal")]) == 69
    assert index.shared_with(first, [near, far], 0, 40) == 55  # it has run beyond 40


def test_a_short_common_beginning_does_not_displace_the_state_at_a_long_prompts_end() -> None:
    index, first = PrefixIndex(3, 200, recurrent=True), with_rest("first", 60, 90, length=100)
    near = [with_rest(f"{n}", 40, 91 + n) for n in range(3)]
    assert index.keep_at(first, None, 0, near[:2]) == 160  # 80 positions now, or 120 in the next turn
    assert index.keep_at(first, None, 0, near) == 40


def test_prompts_that_may_not_share_do_not_decide_where_a_state_is_kept() -> None:
    index, first = PrefixIndex(3, 100, recurrent=True), with_rest("first", 60, 90)
    options: list[dict[str, Any]] = [{"cache_prompt": False}, {"cache_salt": "b"}, {"prompt_logprobs": 0}]
    for given in options:
        other = with_rest("other", 40, 91, **given)
        assert index.keep_at(first, None, 0, [other]) == 70
        assert not index.waits_for(other, None, first, 40)
    assert index.waits_for(with_rest("other", 40, 91), None, first, 40)
    assert not index.waits_for(with_rest("other", 39, 91), None, first, 40)
    assert not index.waits_for(with_rest("other", 40, 91), Prefix(1, 30), first, 40)


def test_a_burst_runs_what_its_prompts_share_once() -> None:
    scheduler = recurrent_scheduler(4)
    for n in range(4):
        submit(scheduler, with_rest(f"{n}", 40, 90 + n))
    assert launched_pieces(scheduler) == [[("0", 0, 40)], [(f"{n}", 40, 10) for n in range(4)]]
    assert scheduler.stats().cached_tokens == 3 * 40


def test_a_prompt_does_not_wait_for_a_position_behind_which_nothing_is_kept() -> None:
    scheduler, first = recurrent_scheduler(4), with_rest("first", 60, 90)
    submit(scheduler, first)
    submit(scheduler, replace(first, id="longer", prompt=(*first.prompt, *range(20))))
    for n in range(2):
        submit(scheduler, with_rest(f"{n}", 40, 91 + n))
    assert launched_pieces(scheduler)[:2] == [[("first", 0, 40)], [("first", 40, 30), ("longer", 40, 34)]]


def test_a_prompt_that_comes_while_another_one_is_run_moves_where_its_state_is_kept() -> None:
    scheduler = recurrent_scheduler(4, budget=32, sizes=(16, 32))
    submit(scheduler, with_rest("first", 60, 90))
    assert launched_pieces(scheduler) == [[("first", 0, 32)]]
    submit(scheduler, with_rest("second", 50, 91))
    submit(scheduler, with_rest("too early", 20, 92))
    pieces = [piece for _ in range(3) for chunk in launched_pieces(scheduler) for piece in chunk]
    assert pieces[:3] == [("first", 32, 18), ("first", 50, 20), ("second", 50, 10)]
    assert pieces[3][:2] == ("too early", 0)


def recurrent_scheduler(slots: int, budget: int = 128, sizes: tuple[int, ...] = (16, 32, 64)) -> Scheduler:
    """A scheduler of an engine with recurrent states, whose chunks several prompts share."""
    limits, prefixes = Limits(100, 100, eos_token_ids=()), PrefixIndex(slots, 100, recurrent=True)
    schedule = Schedule(sizes, Budget(budget, budget), shares_chunks=True)
    return Scheduler(slots, limits, schedule, Clock(), prefixes)


def launched_pieces(scheduler: Scheduler) -> list[list[tuple[str, int, int]]]:
    """The pieces of each chunk of a step: request, start and length."""
    plan = scheduler.plan()
    tokens = {sequence.slot: 5 for chunk in plan.chunks for sequence in chunk.complete}
    launch_chunks(scheduler, plan, device_step(scheduler.slots, tokens))
    end_step(scheduler)
    return [
        [(piece.sequence.request.id, piece.start, piece.length) for piece in chunk.pieces]
        for chunk in plan.chunks
    ]
