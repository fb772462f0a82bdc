"""Which prefixes are reused where slots have a recurrent state: all of what a slot has run, or nothing."""

from dataclasses import replace
from typing import Any

from xlabatch.request import Request
from xlabatch.scheduler.reuse.prefixes import Prefix, PrefixIndex


def request(id: str, length: int, **options: Any) -> Request:
    """A request whose prompt begins like those of all others."""
    return Request(id=id, prompt=tuple(range(length)), max_tokens=5, **options)


def index_with(request: Request, slot: int = 0) -> PrefixIndex:
    """An index of three slots, of which one has run the prompt of a request."""
    index = PrefixIndex(3, 100, recurrent=True)
    index.begin(slot, request)
    index.add(slot, 0, request.prompt)
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
    index = index_with(request("a", 20))
    index.keep(0, 20)
    index.add(0, 20, [90, 91])
    assert index.prefix_for(request("b", 25), 1) == Prefix(0, 20, kept=True)
    index.end(0)
    assert index.prefix_for(request("b", 25), 0) == Prefix(0, 20, kept=True)
    assert index.prefix_for(request("b", 20), 0) is None
    index.clear()
    assert index.prefix_for(request("b", 25), 1) is None


def test_a_slot_keeps_the_state_that_it_goes_on_from_and_no_other() -> None:
    index = index_with(request("a", 20))
    index.keep(0, 20)
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


def test_a_pinned_state_is_copied_while_another_slot_is_free() -> None:
    index, longer = index_with(request("a", 20, pinned=True)), request("b", 25)
    index.end(0)
    assert index.slot_for(longer, [0, 1, 2]) == 1
    assert index.slot_for(longer, [0]) == 0
    assert index.slot_for(request("b", 25, pinned=True), [1, 0]) == 0
