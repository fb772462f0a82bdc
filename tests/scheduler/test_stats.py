"""What the figures mean, each with numbers small enough to divide by head."""

from xlabatch.api import Stats
from xlabatch.request import Request
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.stats import Counters


def told(meter: Counters, slots: int = 4) -> Stats:
    return meter.stats(slots, compilations=5, queued=3, prefilling=2, decoding=1)


def test_nothing_is_divided_by_nothing() -> None:
    stats = told(Counters())
    assert (stats.occupancy, stats.mean_concurrency) == (0, 0)
    assert (stats.decode_tokens_per_s, stats.prefill_tokens_per_s) == (0, 0)


def test_a_mixed_step_is_shared_out_by_tokens() -> None:
    meter = Counters()
    meter.record_step(
        wall_s=8.0, occupied=2, prefill_tokens=30, decode_rows=[2]
    )  # 7.5 s for the prompt, 0.5 s for the rows
    assert (told(meter).prefill_tokens_per_s, told(meter).decode_tokens_per_s) == (4, 4)


def test_a_pure_step_changes_only_its_own_rate() -> None:
    meter = Counters()
    meter.record_step(wall_s=2.0, occupied=3, prefill_tokens=0, decode_rows=[3])
    meter.record_step(wall_s=5.0, occupied=3, prefill_tokens=40, decode_rows=[])
    assert (told(meter).prefill_tokens_per_s, told(meter).decode_tokens_per_s) == (8, 1.5)


def test_mean_concurrency_is_weighted_by_tokens() -> None:
    meter = Counters()
    for rows in (1, 1, 1, 3):  # three tokens alone, three in company of three: not the mean of steps, 1.5
        meter.record_step(wall_s=1.0, occupied=4, prefill_tokens=0, decode_rows=[rows])
    assert told(meter).mean_concurrency == 2


def test_occupancy_is_the_mean_share_of_slots_with_somebody_in_them() -> None:
    meter = Counters()
    for seated in (4, 1, 1):
        meter.record_step(wall_s=9.0, occupied=seated, prefill_tokens=0, decode_rows=[1])
    assert told(meter, slots=4).occupancy == 0.5


def test_stats_stay_as_they_were_when_taken() -> None:
    meter = Counters()
    meter.finished["stop"] += 1
    before = told(meter)
    meter.finished["stop"] += 1
    assert (before.finished, before.compilations, before.queued) == ({"stop": 1}, 5, 3)
    assert (before.prefilling, before.decoding) == (2, 1)


def seat(tokens: int, first: float | None) -> Sequence:
    """A request of 11 tokens, submitted at 100 s and seated at 103 s."""
    request = Request(id="a", prompt=tuple(range(11)), max_tokens=9)
    return Sequence(request, 2, submitted_s=100.0, admitted_s=103.0, tokens=tokens, first_token_s=first)


def test_a_decode_rate_leaves_out_the_first_token_and_the_time_until_then() -> None:
    fare = seat(tokens=4, first=105.0).stats(111.0, "stop")
    assert (fare.queue_s, fare.ttft_s, fare.latency_s) == (3, 5, 11)
    assert (fare.prefill_tokens_per_s, fare.decode_tokens_per_s) == (5.5, 0.5)


def test_a_request_of_one_token_has_no_decode_rate() -> None:
    assert seat(tokens=1, first=105.0).stats(105.0, "length").decode_tokens_per_s is None


def test_a_request_without_a_token_has_no_rates() -> None:
    fare = seat(tokens=0, first=None).stats(111.0, "cancelled")
    assert (fare.ttft_s, fare.prefill_tokens_per_s, fare.decode_tokens_per_s) == (None, None, None)
