"""What a step consists of: prompt chunks within the budget, a decode, and steps that are read later."""

import numpy as np
import pytest
from numpy.typing import NDArray
from support.scheduling import (
    SIZES,
    Output,
    decoding,
    device_step,
    end_step,
    launch_chunks,
    launch_decode,
    launch_prefill,
    make_request,
    outputs,
    run_step,
    scheduler_with,
    split_prompt,
    submit,
)

from xlabatch.scheduler.sequences import FinishCode, Sequence
from xlabatch.scheduler.steps import SlotActivity

# Prefill


def test_a_prompt_is_prefilled_chunk_by_chunk_and_the_last_returns_a_token() -> None:
    scheduler = scheduler_with(make_request("a", 19), slots=2, budget=8)
    for chunk in split_prompt(19, SIZES):
        assert launch_prefill(scheduler) == [("a", chunk.start)]
        assert outputs(end_step(scheduler)) == ([("a", 50, None)] if chunk.last else [])
    assert launch_prefill(scheduler) == []


def test_a_step_prefills_one_chunk_even_if_that_is_over_its_budget() -> None:
    scheduler = scheduler_with(make_request("a", 7), make_request("b", 3), slots=2, budget=1)
    assert [launch_prefill(scheduler) for _ in range(4)] == [[("a", 0)], [("a", 4)], [("b", 0)], []]


@pytest.mark.parametrize(("budget", "launched"), [(16, 3), (15, 2), (12, 2), (11, 1)])
def test_the_budget_counts_padding_too(budget: int, launched: int) -> None:
    requests = make_request("a", 11), make_request("b", 1), make_request("c", 3)  # 8 + 4, 4, 4 columns
    scheduler = scheduler_with(*requests, slots=3, budget=budget)
    assert launch_prefill(scheduler) == [("a", 0), ("a", 8), ("b", 0)][:launched]


def test_a_short_prompt_does_not_overtake_a_long_one_that_is_over_the_budget() -> None:
    scheduler = scheduler_with(make_request("long", 16), make_request("short", 3), slots=2, budget=12)
    assert [launch_prefill(scheduler) for _ in range(2)] == [[("long", 0)], [("long", 8), ("short", 0)]]


def test_prompts_are_prefilled_in_the_order_of_admission_and_not_of_slots() -> None:
    requests = make_request("a", max_tokens=1), make_request("b", 11), make_request("c")
    scheduler = scheduler_with(*requests, slots=2, budget=8)
    run_step(scheduler, prefill_ends={0: FinishCode.LENGTH})
    assert [launch_prefill(scheduler) for _ in range(3)] == [[("b", 0)], [("b", 8), ("c", 0)], []]


def test_a_prompt_is_prefilled_in_smaller_chunks_while_another_sequence_decodes() -> None:
    scheduler = scheduler_with(make_request("a", 19), slots=2, budget=4, alone=16)
    assert launch_prefill(scheduler) == [("a", 0), ("a", 8)]
    assert launch_prefill(scheduler) == [("a", 16)]
    submit(scheduler, make_request("b", 11))
    assert [launch_prefill(scheduler) for _ in range(3)] == [[("b", 0)], [("b", 4)], [("b", 8)]]


def test_chunks_beside_decoding_sequences_are_smaller_where_attention_is_long() -> None:
    scheduler = scheduler_with(make_request("a"), slots=2, budget=8)
    scheduler.schedule.budget = scheduler.schedule.budget._replace(late=4, late_from=9)
    assert launch_prefill(scheduler) == [("a", 0)]
    submit(scheduler, make_request("b", 22))
    assert [launch_prefill(scheduler) for _ in range(4)] == [[("b", 0)], [("b", 8)], [("b", 16)], [("b", 20)]]


def test_prompts_get_a_whole_budget_while_they_are_more_than_the_decoding_sequences() -> None:
    scheduler = scheduler_with(make_request("a"), slots=3, budget=4, alone=8)
    assert launch_prefill(scheduler) == [("a", 0)]
    submit(scheduler, make_request("b", 20))
    assert launch_prefill(scheduler) == [("b", 0)]
    submit(scheduler, make_request("c", 9))
    assert [launch_prefill(scheduler) for _ in range(2)] == [[("b", 4)], [("b", 12)]]


def test_prompts_that_will_not_decode_are_no_majority() -> None:
    scheduler = scheduler_with(make_request("a"), slots=3, budget=4, alone=8)
    assert launch_prefill(scheduler) == [("a", 0)]
    submit(scheduler, make_request("b", 20, max_tokens=1))
    submit(scheduler, make_request("c", 9, max_tokens=1))
    assert [launch_prefill(scheduler) for _ in range(2)] == [[("b", 0)], [("b", 4)]]


def test_a_row_decodes_between_two_chunks_of_a_long_prompt() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=9), slots=2, budget=8)
    run_step(scheduler, 4)
    submit(scheduler, make_request("long", 19))
    assert outputs(run_step(scheduler, 5)) == [("a", 5, None)]
    assert outputs(run_step(scheduler, 6)) == [("a", 6, None)]
    assert outputs(run_step(scheduler, 7, 8)) == [("long", 51, None), ("a", 7, None), ("long", 8, None)]


def test_a_request_for_one_token_is_not_decoded() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=1), slots=1)
    launch_prefill(scheduler, ends={0: FinishCode.LENGTH})
    assert not decoding(scheduler)
    assert outputs(end_step(scheduler)) == [("a", 50, "length")]


def test_a_step_records_the_request_and_the_phase_of_each_slot() -> None:
    scheduler = scheduler_with(make_request("a"), slots=3)
    run_step(scheduler, 4)
    submit(scheduler, make_request("b"))
    run_step(scheduler, 5, 6)
    assert scheduler.step_record.activity == {0: SlotActivity("a", "decode"), 1: SlotActivity("b", "prefill")}


# Steps in flight


def test_the_newest_step_stays_unread_until_no_other_is_launched() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=3), slots=1, unread_steps=1)
    assert outputs(run_step(scheduler, 5)) == [("a", 50, None)]
    assert outputs(run_step(scheduler, 6, ends={0: FinishCode.LENGTH})) == [("a", 5, None)]
    assert not scheduler.idle
    assert not decoding(scheduler)
    assert outputs(run_step(scheduler)) == [("a", 6, "length")]
    assert scheduler.idle


def test_a_row_whose_end_was_not_read_yet_returns_no_token_in_later_steps() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=1, unread_steps=1)
    run_step(scheduler, 5, ends={0: FinishCode.STOP})
    assert outputs(run_step(scheduler, None)) == [("a", 5, "stop")]
    assert outputs(run_step(scheduler, 6)) == [("b", 50, None)]
    assert outputs(run_step(scheduler, 7)) == [("b", 6, None)]


@pytest.mark.parametrize("unread_steps", [0, 1, 2, 5])
def test_streams_do_not_depend_on_how_late_steps_are_read(unread_steps: int) -> None:
    streams = streams_with(unread_steps)
    assert streams["d"] == [("d", 1900, None), ("d", 1901, "length")]
    assert streams == streams_with(0)


def streams_with(unread_steps: int) -> dict[str, list[Output]]:
    """The streams of five different requests on two slots; the n-th token is 100 * prompt length + n."""
    streams: dict[str, list[Output]] = {id: [] for id in "abcde"}
    lengths = zip(streams, (3, 9, 1, 19, 5), (4, 1, 7, 2, 5), strict=True)
    requests = [make_request(id, length, max_tokens) for id, length, max_tokens in lengths]
    scheduler = scheduler_with(*requests, slots=2, budget=8, unread_steps=unread_steps)
    while not scheduler.idle:
        plan = scheduler.plan()
        complete = [sequence for chunk in plan.chunks for sequence in chunk.complete]
        launch_chunks(scheduler, plan, next_tokens(scheduler.slots, complete))
        if rows := decoding(scheduler):
            launch_decode(scheduler, next_tokens(scheduler.slots, rows))
        for event in end_step(scheduler):
            streams[event.id] += outputs([event])
    return streams


def next_tokens(slots: int, rows: list[Sequence]) -> NDArray[np.int32]:
    """A step [3, slots] with the next token of each of these sequences."""
    tokens = {row.slot: 100 * len(row.request.prompt) + row.launched_tokens for row in rows}
    last = [row.slot for row in rows if row.launched_tokens + 1 == row.request.max_tokens]
    return device_step(slots, tokens, dict.fromkeys(last, FinishCode.LENGTH))
