"""What a drive comes to, in numbers; and the middle of several drives."""

from collections.abc import Sequence
from statistics import mean, median

import numpy as np

from xlabatch.bench.load import Call, Drive
from xlabatch.scheduler.sequences import Sitting

Figures = dict[str, float | None]  # None where there was nothing to measure


def figures(drive: Drive) -> Figures:
    """A drive in numbers. Tokens a second are new tokens over the whole wall time, prefill included."""
    stats, longest = drive.stats, longest_of(drive)
    return {
        "tokens": stats.tokens,
        "wall_s": drive.wall_s,
        "tokens_per_s": stats.tokens / drive.wall_s,
        **spread("ttft", [call.heard_s[0] - call.sent_s for call in drive.calls if call.heard_s]),
        **spread("gap", [gap for call in drive.calls for gap in gaps(call)]),
        **spread("queue", [call.queue_s for call in drive.calls]),
        **spread("latency", [call.heard_s[-1] - call.sent_s for call in drive.calls if call.heard_s]),
        "step_s": middle([step.wall_s for step in drive.steps if step.phases == {"decode"}]),
        **spread("stall", stalls(drive)),
        "ttft_longest_s": longest.heard_s[0] - longest.sent_s if longest.heard_s else None,
        "occupancy": stats.occupancy,
        "mean_concurrency": stats.mean_concurrency,
        "decode_tokens_per_s": stats.decode_tokens_per_s,
        "prefill_tokens_per_s": stats.prefill_tokens_per_s,
    }


def longest_of(drive: Drive) -> Call:
    """The call with the longest prompt, the first of equals."""
    return max(drive.calls, key=lambda call: len(call.request.prompt))


def stalls(drive: Drive) -> list[float]:
    """The steps in which the longest prompt was read while others were being answered."""
    reading = Sitting(longest_of(drive).request.id, "prefill")
    return [
        step.wall_s for step in drive.steps if "decode" in step.phases and reading in step.sittings.values()
    ]


def gaps(call: Call) -> list[float]:
    """The waits between a request's tokens; none where all came together."""
    waits = np.diff(call.heard_s).tolist()
    return waits if any(waits) else []


def spread(name: str, seconds: Sequence[float]) -> Figures:
    """Mean, median, 95th percentile and maximum."""
    if not seconds:
        return {f"{name}_{kind}_s": None for kind in ("mean", "p50", "p95", "max")}
    return {
        f"{name}_mean_s": mean(seconds),
        f"{name}_p50_s": float(np.percentile(seconds, 50)),
        f"{name}_p95_s": float(np.percentile(seconds, 95)),
        f"{name}_max_s": max(seconds),
    }


def middle(values: Sequence[float | None]) -> float | None:
    """The median of what was measured."""
    there = [value for value in values if value is not None]
    return median(there) if there else None


def medians(repeats: Sequence[Figures]) -> Figures:
    """Each figure's median."""
    return {name: middle([figures[name] for figures in repeats]) for name in repeats[0]}
