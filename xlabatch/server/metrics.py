"""What an operator sees: counters and histograms for Prometheus, and one log line a request."""

import json
import logging
import time
from collections.abc import Callable, Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from xlabatch.request import RequestStats
from xlabatch.server.engine_thread import View
from xlabatch.server.subscriptions import Subscription

log = logging.getLogger("xlabatch.requests")
WAITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
GAPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
LENGTHS = (1, 8, 32, 128, 512, 2048, 8192, 32768)


class Metrics:
    """One server's."""

    def __init__(self, view: Callable[[], View], as_json: bool = False) -> None:
        self.registry = CollectorRegistry()
        self.as_json = as_json
        self.registry.register(Engine(view))

        def histogram(name: str, what: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"xlabatch_{name}", what, buckets=buckets, registry=self.registry)

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(f"xlabatch_{name}", what, labels, registry=self.registry)

        self.ttft = histogram("time_to_first_token_seconds", "From the request to its first token", WAITS)
        self.gap = histogram("inter_token_seconds", "Mean time between an answer's tokens", GAPS)
        self.queue = histogram("queue_seconds", "Time that a request waited for a slot", WAITS)
        self.latency = histogram("request_seconds", "From the request to its last token", WAITS)
        self.prompt = histogram("prompt_tokens", "Tokens of prompts", LENGTHS)
        self.answer = histogram("answer_tokens", "Tokens of answers", LENGTHS)
        self.finished = counter("answers", "Answers by how they ended", "finish")
        self.shared = counter("shared", "Requests answered by an equal one in flight")
        self.refused = counter("refused", "Requests refused, by status", "status")

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    def on_finished(self, ticket: Subscription, stats: RequestStats | None) -> None:
        """Book a request that ended, and log a line."""
        figures = self._request_fields(ticket, stats)
        for reply in ticket.prompt.completions:
            self.finished.labels(reply.completion.finish if reply.completion else "gone").inc()
            self.answer.observe(len(reply.tokens))
        self.shared.inc(ticket.shared)
        self.prompt.observe(figures["prompt"])
        for histogram, name in ((self.ttft, "ttft_s"), (self.queue, "queue_s"), (self.latency, "latency_s")):
            if figures[name] is not None:
                histogram.observe(figures[name])
        if figures["gap_s"] is not None:
            self.gap.observe(figures["gap_s"])
        log.info(
            json.dumps(figures) if self.as_json else " ".join(f"{k}={told(v)}" for k, v in figures.items())
        )

    def _request_fields(self, ticket: Subscription, stats: RequestStats | None) -> dict[str, Any]:
        """How one request fared, seen from the desk."""
        ended, replies = ticket.finished or time.monotonic(), ticket.prompt.completions
        tokens = sum(len(reply.tokens) for reply in replies)
        spoken = None if ticket.first_token_s is None else ended - ticket.first_token_s
        each = tokens / len(replies)
        return {
            "id": ticket.prompt.request.id,
            "prompt": len(ticket.prompt.request.prompt),
            "tokens": tokens,
            "queue_s": stats and stats.queue_s,
            "ttft_s": None if ticket.first_token_s is None else ticket.first_token_s - ticket.submitted_s,
            "latency_s": ended - ticket.submitted_s,
            "gap_s": spoken / (each - 1) if spoken is not None and each > 1 else None,
            "prefill_tokens_per_s": stats and stats.prefill_tokens_per_s,
            "decode_tokens_per_s": stats and stats.decode_tokens_per_s,
            "shared": ticket.shared,
            "finish": ",".join(reply.completion.finish if reply.completion else "gone" for reply in replies),
        }


class Engine:
    """What the engine says of itself, read when somebody looks."""

    def __init__(self, view: Callable[[], View]) -> None:
        self.view = view

    def collect(self) -> Iterator[Metric]:
        stats = self.view().stats
        gauges = {
            "queued": stats.queued,
            "prefilling": stats.prefilling,
            "decoding": stats.decoding,
            "slots": stats.slots,
            "occupancy": stats.occupancy,
            "mean_concurrency": stats.mean_concurrency,
            "decode_tokens_per_second": stats.decode_tokens_per_s,
            "prefill_tokens_per_second": stats.prefill_tokens_per_s,
        }
        counts = {
            "steps": stats.steps,
            "tokens": stats.tokens,
            "prefill_tokens": stats.prefill_tokens,
            "compilations": stats.compilations,
            "failures": stats.failures,
        }
        for name, value in gauges.items():
            yield GaugeMetricFamily(f"xlabatch_engine_{name}", f"{name.replace('_', ' ')}, now", value)
        for name, value in counts.items():
            yield CounterMetricFamily(f"xlabatch_engine_{name}", f"{name.replace('_', ' ')}, so far", value)


def told(value: Any) -> str:
    """A figure for people."""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
