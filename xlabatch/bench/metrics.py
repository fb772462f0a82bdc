"""Compute the metrics of a run from its record alone, and the medians of several runs."""

from collections.abc import Sequence
from statistics import mean, median

import numpy as np

from xlabatch.bench.load import LoadRun, RequestTrace
from xlabatch.scheduler.steps import SlotActivity

Metrics = dict[str, float | None]  # None: there was nothing to measure


def compute_metrics(run: LoadRun) -> Metrics:
    """Compute metrics by name. Throughput is new tokens over the run's wall time, prefill included."""
    stats = run.stats
    longest = longest_prompt(run)
    answered = [trace for trace in run.traces if trace.token_times_s]
    return {
        "tokens": stats.tokens,
        "wall_s": run.wall_s,
        "throughput_tokens_per_s": stats.tokens / run.wall_s,
        **spread("ttft", [time_to_first_token(trace) for trace in answered]),
        **spread("itl", [latency for trace in run.traces for latency in inter_token_latencies(trace)]),
        **spread("queue", [trace.queue_s for trace in run.traces]),
        **spread("latency", [trace.token_times_s[-1] - trace.sent_s for trace in answered]),
        "decode_step_s": median_or_none([step.wall_s for step in run.steps if step.phases == {"decode"}]),
        **spread("stall", stalls(run)),
        "ttft_longest_prompt_s": time_to_first_token(longest) if longest.token_times_s else None,
        "occupancy": stats.occupancy,
        "mean_concurrency": stats.mean_concurrency,
        "decode_tokens_per_s": stats.decode_tokens_per_s,
        "prefill_tokens_per_s": stats.prefill_tokens_per_s,
    }


def medians(rounds: Sequence[Metrics]) -> Metrics:
    return {name: median_or_none([values[name] for values in rounds]) for name in rounds[0]}


def time_to_first_token(trace: RequestTrace) -> float:
    return trace.token_times_s[0] - trace.sent_s


def inter_token_latencies(trace: RequestTrace) -> list[float]:
    """Return the seconds between consecutive tokens of a request; empty if all were delivered at once."""
    waits = np.diff(trace.token_times_s).tolist()
    return waits if any(waits) else []


def longest_prompt(run: LoadRun) -> RequestTrace:
    """Return the request with the longest prompt; the first one of equal length."""
    return max(run.traces, key=lambda trace: len(trace.request.prompt))


def stalls(run: LoadRun) -> list[float]:
    """Return the seconds of steps that prefilled the longest prompt while other requests were decoding."""
    prefill = SlotActivity(longest_prompt(run).request.id, "prefill")
    return [
        step.wall_s for step in run.steps if "decode" in step.phases and prefill in step.activity.values()
    ]


def spread(name: str, seconds: Sequence[float]) -> Metrics:
    if not seconds:
        return {f"{name}_{statistic}_s": None for statistic in ("mean", "p50", "p95", "max")}
    return {
        f"{name}_mean_s": mean(seconds),
        f"{name}_p50_s": float(np.percentile(seconds, 50)),
        f"{name}_p95_s": float(np.percentile(seconds, 95)),
        f"{name}_max_s": max(seconds),
    }


def median_or_none(values: Sequence[float | None]) -> float | None:
    measured = [value for value in values if value is not None]
    return median(measured) if measured else None
