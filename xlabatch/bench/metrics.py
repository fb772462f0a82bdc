"""What a drive comes to, in numbers; and the middle of several drives."""

from collections.abc import Sequence
from statistics import mean, median

import numpy as np

from xlabatch.bench.load import LoadRun, RequestTrace
from xlabatch.scheduler.sequences import SlotActivity

Metrics = dict[str, float | None]  # None where there was nothing to measure


def metrics(run: LoadRun) -> Metrics:
    """A drive in numbers. Tokens a second are new tokens over the whole wall time, prefill included."""
    stats, longest = run.stats, longest_prompt(run)
    return {
        "tokens": stats.tokens,
        "wall_s": run.wall_s,
        "tokens_per_s": stats.tokens / run.wall_s,
        **spread("ttft", [call.token_times_s[0] - call.sent_s for call in run.traces if call.token_times_s]),
        **spread("gap", [gap for call in run.traces for gap in gaps(call)]),
        **spread("queue", [call.queue_s for call in run.traces]),
        **spread(
            "latency", [call.token_times_s[-1] - call.sent_s for call in run.traces if call.token_times_s]
        ),
        "step_s": median_of([step.wall_s for step in run.steps if step.phases == {"decode"}]),
        **spread("stall", stalls(run)),
        "ttft_longest_s": longest.token_times_s[0] - longest.sent_s if longest.token_times_s else None,
        "occupancy": stats.occupancy,
        "mean_concurrency": stats.mean_concurrency,
        "decode_tokens_per_s": stats.decode_tokens_per_s,
        "prefill_tokens_per_s": stats.prefill_tokens_per_s,
    }


def longest_prompt(run: LoadRun) -> RequestTrace:
    """The call with the longest prompt, the first of equals."""
    return max(run.traces, key=lambda call: len(call.request.prompt))


def stalls(run: LoadRun) -> list[float]:
    """The steps in which the longest prompt was read while others were being answered."""
    reading = SlotActivity(longest_prompt(run).request.id, "prefill")
    return [
        step.wall_s for step in run.steps if "decode" in step.phases and reading in step.activity.values()
    ]


def gaps(trace: RequestTrace) -> list[float]:
    """The waits between a request's tokens; none where all came together."""
    waits = np.diff(trace.token_times_s).tolist()
    return waits if any(waits) else []


def spread(name: str, seconds: Sequence[float]) -> Metrics:
    """Mean, median, 95th percentile and maximum."""
    if not seconds:
        return {f"{name}_{kind}_s": None for kind in ("mean", "p50", "p95", "max")}
    return {
        f"{name}_mean_s": mean(seconds),
        f"{name}_p50_s": float(np.percentile(seconds, 50)),
        f"{name}_p95_s": float(np.percentile(seconds, 95)),
        f"{name}_max_s": max(seconds),
    }


def median_of(values: Sequence[float | None]) -> float | None:
    """The median of what was measured."""
    there = [value for value in values if value is not None]
    return median(there) if there else None


def medians(repeats: Sequence[Metrics]) -> Metrics:
    """Each figure's median."""
    return {name: median_of([figures[name] for figures in repeats]) for name in repeats[0]}
