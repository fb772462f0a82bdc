"""Counters, times and rates, each with numbers small enough to check by hand."""

import numpy as np
import pytest
from numpy.typing import NDArray
from support.clock import Clock
from support.scheduling import (
    device_step,
    end_step,
    launch_chunks,
    launch_decode,
    launch_prefill,
    make_request,
    run_step,
    scheduler_with,
)

from xlabatch.api import Stats
from xlabatch.request import Request, RequestStats
from xlabatch.scheduler.sequences import FinishCode, Sequence
from xlabatch.scheduler.stats import Counters
from xlabatch.scheduler.steps import StepRecord

# Counters


def stats_of(counters: Counters, slots: int = 4) -> Stats:
    return counters.stats(slots, queued=3, prefilling=2, decoding=1)


def test_rates_and_means_without_data_are_zero() -> None:
    stats = stats_of(Counters())
    assert (stats.occupancy, stats.mean_concurrency) == (0, 0)
    assert (stats.decode_tokens_per_s, stats.prefill_tokens_per_s) == (0, 0)


def test_the_time_of_a_mixed_step_is_divided_in_proportion_to_tokens() -> None:
    counters = Counters()
    record_step(counters, 8.0, 2, 30, [2])
    stats = stats_of(counters)
    assert stats.prefill_tokens_per_s == 4  # 30 tokens in 7.5 s
    assert stats.decode_tokens_per_s == 4  # 2 rows in 0.5 s


def test_a_step_of_prefill_or_decode_only_changes_only_its_own_rate() -> None:
    counters = Counters()
    record_step(counters, 2.0, 3, 0, [3])
    record_step(counters, 5.0, 3, 40, [])
    assert (stats_of(counters).prefill_tokens_per_s, stats_of(counters).decode_tokens_per_s) == (8, 1.5)


def test_mean_concurrency_is_weighted_by_tokens() -> None:
    counters = Counters()
    for rows in (
        1,
        1,
        1,
        3,
    ):  # half of the tokens in a step of three; the mean over steps is 1.5
        record_step(counters, 1.0, 4, 0, [rows])
    assert stats_of(counters).mean_concurrency == 2


def test_occupancy_is_the_mean_share_of_slots_in_use() -> None:
    counters = Counters()
    for occupied in (4, 1, 1):
        record_step(counters, 9.0, occupied, 0, [1])
    assert stats_of(counters, slots=4).occupancy == 0.5


def test_a_snapshot_of_stats_does_not_change() -> None:
    counters = Counters()
    counters.finished["stop"] += 1
    before = stats_of(counters)
    counters.finished["stop"] += 1
    assert (before.finished, before.queued) == ({"stop": 1}, 3)
    assert (before.prefilling, before.decoding) == (2, 1)


def record_step(
    counters: Counters, wall_s: float, occupied: int, prefill_tokens: int, decode_rows: list[int]
) -> None:
    """Add a step, with one token for each row that decodes."""
    counters.record_step(
        wall_s, StepRecord(0.0, occupied, prefill_tokens, decode_rows, decode_tokens=sum(decode_rows))
    )


def sequence_with(tokens: int, first: float | None) -> Sequence:
    """A sequence with a prompt of 11 tokens, submitted at 100 s and admitted at 103 s."""
    request = Request(id="a", prompt=tuple(range(11)), max_tokens=9)
    return Sequence(request, 2, submitted_s=100.0, admitted_s=103.0, output=[7] * tokens, first_token_s=first)


def test_a_decode_rate_leaves_out_the_first_token_and_the_time_until_then() -> None:
    stats = sequence_with(tokens=4, first=105.0).stats(111.0, "stop")
    assert (stats.queue_s, stats.ttft_s, stats.latency_s) == (3, 5, 11)
    assert (stats.prefill_tokens_per_s, stats.decode_tokens_per_s) == (5.5, 0.5)


def test_a_request_of_one_token_has_no_decode_rate() -> None:
    assert sequence_with(tokens=1, first=105.0).stats(105.0, "length").decode_tokens_per_s is None


def test_a_request_without_a_token_has_no_rates() -> None:
    stats = sequence_with(tokens=0, first=None).stats(111.0, "cancelled")
    assert (stats.ttft_s, stats.prefill_tokens_per_s, stats.decode_tokens_per_s) == (None, None, None)


# In the scheduler


def test_an_ending_carries_the_times_and_rates_of_its_request() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", 11), slots=1, budget=8, clock=clock)
    clock.now += 3  # in the queue
    launch_prefill(scheduler)
    clock.now += 1
    end_step(scheduler)
    assert launch_prefill(scheduler) == [("a", 8)]
    clock.now += 1
    end_step(scheduler)  # its first token, five seconds after submission
    for code in (FinishCode.RUNNING, FinishCode.RUNNING, FinishCode.LENGTH):
        clock.now += 2
        events = run_step(scheduler, 5, ends={0: code})
    assert events[-1].stats == RequestStats(
        prompt=11,
        tokens=4,
        queue_s=3.0,
        ttft_s=5.0,
        latency_s=11.0,
        prefill_tokens_per_s=5.5,
        decode_tokens_per_s=0.5,
        finish="length",
    )


def test_a_request_that_is_cancelled_before_its_first_token_has_no_rates() -> None:
    clock = Clock()
    requests = make_request("prefilling", 19), make_request("waiting")
    scheduler = scheduler_with(*requests, slots=1, budget=8, clock=clock)
    clock.now += 2
    run_step(scheduler)
    clock.now += 3
    scheduler.cancel_all()
    stats = {event.id: event.stats for event in run_step(scheduler)}
    assert stats["waiting"] == RequestStats(3, 0, 5.0, None, 5.0, None, None, "cancelled")
    assert stats["prefilling"] == RequestStats(19, 0, 2.0, None, 5.0, None, None, "cancelled")


def test_a_step_counts_its_slots_prompt_tokens_rows_and_time() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", 3, 3), make_request("b", 7, 2), slots=4, clock=clock)
    launch_prefill(scheduler)
    launch_decode(scheduler, device_step(4, {0: 5, 1: 6}, {1: FinishCode.LENGTH}))
    clock.now += 12  # for 10 prompt tokens and 2 rows
    end_step(scheduler)
    clock.now += 40  # between two steps: counted for neither
    scheduler.plan()
    launch_decode(scheduler, device_step(4, {0: 7}, {0: FinishCode.LENGTH}))
    clock.now += 3
    end_step(scheduler)
    stats = scheduler.stats()
    assert (stats.slots, stats.steps, stats.tokens, stats.prefill_tokens) == (4, 2, 5, 10)
    assert (stats.finished, stats.occupancy) == ({"length": 2}, 3 / 8)
    assert stats.prefill_tokens_per_s == pytest.approx(10 / 10)
    assert stats.decode_tokens_per_s == pytest.approx(3 / 5)


def test_an_idle_step_is_not_counted() -> None:
    scheduler = scheduler_with(make_request("a", max_tokens=1), slots=1)
    run_step(scheduler, prefill_ends={0: FinishCode.LENGTH})
    before = scheduler.stats()
    assert run_step(scheduler) == []
    assert scheduler.stats() == before


def test_a_row_that_had_ended_before_the_decode_is_not_counted_as_decoded() -> None:
    scheduler = scheduler_with(make_request("a"), make_request("b"), slots=2)
    run_step(scheduler, None, 6, prefill_ends={0: FinishCode.STOP})
    assert scheduler.stats().tokens == 3
    assert scheduler.stats().mean_concurrency == 1  # b's second token was the only row of its decode


def test_stats_count_queued_prefilling_and_decoding_requests_separately() -> None:
    requests = make_request("a"), make_request("b", 19), make_request("c"), make_request("d")
    scheduler = scheduler_with(*requests, slots=2, budget=8)
    run_step(scheduler, 5)
    stats = scheduler.stats()
    assert (stats.queued, stats.prefilling, stats.decoding) == (2, 1, 1)


class SlowStep:
    """A step whose tokens take 7 s on the device."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def __array__(self, dtype: object = None, copy: object = None) -> NDArray[np.int32]:
        self.clock.now += 7.0
        return device_step(1, {0: 5})


def test_the_first_token_has_its_time_after_the_wait_for_the_device() -> None:
    clock = Clock()
    scheduler = scheduler_with(make_request("a", max_tokens=1), slots=1, clock=clock)
    plan = scheduler.plan()
    [chunk] = plan.chunks
    launch_chunks(scheduler, plan, SlowStep(clock))
    end_step(scheduler)
    [sequence] = (piece.sequence for piece in chunk.pieces)
    assert sequence.first_token_s == sequence.submitted_s + 7.0
