"""What an operator sees: counters and histograms for Prometheus, and one log line per request.

Each model has its own; a server shows them together, and the label `model_name` says whose a number is.
"""

import json
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from xlabatch.api import Stats
from xlabatch.request import RequestStats
from xlabatch.server.engine_thread import View
from xlabatch.server.subscriptions import Subscription
from xlabatch.text.outputs import CompletionState

MEANS = ("occupancy", "mean_concurrency", "decode_tokens_per_s", "prefill_tokens_per_s")
GAUGES = (  # of the engine: fields of its statistics
    *("queued", "prefilling", "decoding", "slots", "occupancy", "mean_concurrency"),
    *("decode_tokens_per_s", "prefill_tokens_per_s", "weight_version"),
)
COUNTERS = (
    *("steps", "tokens", "prefill_tokens", "cached_tokens", "draft_tokens", "accepted_tokens"),
    *("preemptions", "compiled_programs", "failures"),
)
log = logging.getLogger("xlabatch.requests")
LATENCY_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
INTERVAL_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
TOKENS = (1, 8, 32, 128, 512, 2048, 8192, 32768)


class Metrics:
    """The metrics of one model."""

    def __init__(self, view: Callable[[], View], model: str = "", as_json: bool = False) -> None:
        self.view = view
        self.model = model  # as log lines name it
        self.as_json = as_json
        self.registry = CollectorRegistry()
        self.registry.register(self)

        def histogram(name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"xlabatch_{name}", text, buckets=buckets, registry=self.registry)

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"xlabatch_{name}", text, labels, registry=self.registry)

        self.ttft = histogram("time_to_first_token_seconds", "From the request to its first token", LATENCY_S)
        self.gap = histogram("inter_token_seconds", "Mean time between a completion's tokens", INTERVAL_S)
        self.queue = histogram("queue_seconds", "Time that a request waited for a slot", LATENCY_S)
        self.latency = histogram("request_seconds", "From the request to its last token", LATENCY_S)
        self.prompt = histogram("prompt_tokens", "Tokens of prompts", TOKENS)
        self.completion = histogram("completion_tokens", "Tokens of completions", TOKENS)
        self.finished = counter("completions", "Completions by how they ended", "finish")
        self.shared = counter("shared", "Requests served by an equal one in flight")

    def on_finished(self, subscription: Subscription, stats: RequestStats | None) -> None:
        """Count a subscription that has ended, and log a line."""
        fields = {"model": self.model} | request_fields(subscription, stats)
        for state in subscription.prompt.completions:
            self.finished.labels(describe_finish(state)).inc()
            self.completion.observe(len(state.tokens))
        self.shared.inc(subscription.shared)
        self.prompt.observe(fields["prompt"])
        timed = {"ttft_s": self.ttft, "queue_s": self.queue, "latency_s": self.latency, "gap_s": self.gap}
        for name, histogram in timed.items():
            if fields[name] is not None:
                histogram.observe(fields[name])
        line = " ".join(f"{name}={format_value(value)}" for name, value in fields.items())
        log.info(json.dumps(fields) if self.as_json else line)

    def collect(self) -> Iterator[Metric]:
        """Yield the engine's own statistics; Prometheus' client calls this."""
        stats = self.view().stats
        for field in GAUGES:
            name = field.replace("_per_s", "_per_second")
            period = "mean since the start" if field in MEANS else "now"
            help = f"{name.replace('_', ' ')}, {period}"
            yield GaugeMetricFamily(f"xlabatch_engine_{name}", help, getattr(stats, field))
        for field in COUNTERS:
            help = f"{field.replace('_', ' ')}, so far"
            yield CounterMetricFamily(f"xlabatch_engine_{field}", help, getattr(stats, field))
        yield from tier_metrics(stats)
        yield from self.vllm_metrics(stats)

    def vllm_metrics(self, stats: Stats) -> Iterator[Metric]:
        """Yield the same numbers under vLLM's names, for dashboards and autoscalers that know those."""
        running = stats.prefilling + stats.decoding
        gauges = {
            "num_requests_running": running,
            "num_requests_waiting": stats.queued,
            "kv_cache_usage_perc": running / stats.slots,
        }
        for name, value in gauges.items():
            yield GaugeMetricFamily(f"vllm:{name}", f"as in vLLM: {name}", value)
        counters = {"prompt_tokens": self.prompt, "generation_tokens": self.completion}
        for name, histogram in counters.items():
            [metric] = histogram.collect()
            total = next(sample.value for sample in metric.samples if sample.name.endswith("_sum"))
            yield CounterMetricFamily(f"vllm:{name}", f"as in vLLM: {name}", total)
        ends = CounterMetricFamily("vllm:request_success", "as in vLLM", labels=["finished_reason"])
        for sample in next(iter(self.finished.collect())).samples:
            if sample.name.endswith("_total") and sample.labels["finish"] in ("stop", "length"):
                ends.add_metric([sample.labels["finish"]], sample.value)
        yield ends
        for name, histogram in self.histograms().items():
            [metric] = histogram.collect()
            renamed = Metric(f"vllm:{name}", f"as in vLLM: {metric.documentation}", "histogram")
            for sample in metric.samples:
                if not sample.name.endswith("_created"):
                    end = sample.name.removeprefix(metric.name)
                    renamed.add_sample(f"vllm:{name}{end}", sample.labels, sample.value)
            yield renamed

    def histograms(self) -> dict[str, Histogram]:
        """Return the histograms by vLLM's names."""
        return {
            "time_to_first_token_seconds": self.ttft,
            "inter_token_latency_seconds": self.gap,
            "request_queue_time_seconds": self.queue,
            "e2e_request_latency_seconds": self.latency,
            "request_prompt_tokens": self.prompt,
            "request_generation_tokens": self.completion,
        }


def tier_metrics(stats: Stats) -> Iterator[Metric]:
    """Yield what was reused of device, host and disk, and what is kept of snapshots."""
    cached = "tokens of prompts that were not computed again, by where they were"
    tokens = CounterMetricFamily("xlabatch_engine_cached_tokens_by_tier", cached, labels=["tier"])
    for tier, count in stats.cached_by_tier.items():
        tokens.add_metric([tier], count)
    yield tokens
    size = GaugeMetricFamily("xlabatch_engine_snapshot_bytes", "bytes of snapshots, now", labels=["tier"])
    for tier, count in stats.snapshot_bytes.items():
        size.add_metric([tier], count)
    yield size
    refused = "files of snapshots that were damaged or of other engines, and were removed"
    yield CounterMetricFamily("xlabatch_engine_refused_snapshots", refused, stats.refused_snapshots)


class ServerMetrics:
    """The metrics of all models of a server, and what concerns none of them."""

    def __init__(self, models: Mapping[str, Metrics]) -> None:
        self.models = models
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.refused = Counter(
            "xlabatch_refused", "Requests refused, by status", ["status"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the models; Prometheus' client calls this."""
        return merge("model_name", {name: each.registry.collect() for name, each in self.models.items()})


def merge(label: str, metrics: Mapping[str, Iterable[Metric]]) -> Iterator[Metric]:
    """Merge metrics of the same names from several sources: each sample has its source as a label."""
    families: dict[str, Metric] = {}
    for source, collected in metrics.items():
        for family in collected:
            merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                merged.add_sample(sample.name, sample.labels | {label: source}, sample.value)
    yield from families.values()


def request_fields(subscription: Subscription, stats: RequestStats | None) -> dict[str, Any]:
    """Return what is logged about a request: times that the server measured, and the engine's, if any."""
    prompt = subscription.prompt
    states = subscription.prompt.completions
    first = subscription.first_token_s
    finished = subscription.finished_s or time.monotonic()
    tokens = sum(len(state.tokens) for state in states)
    intervals = tokens / len(states) - 1  # between the tokens of a mean completion
    return {
        "id": prompt.request.id,
        "prompt": len(prompt.request.prompt),
        "cached": sum(state.cached_tokens for state in states),
        "tokens": tokens,
        "queue_s": stats and stats.queue_s,
        "ttft_s": None if first is None else first - subscription.submitted_s,
        "latency_s": finished - subscription.submitted_s,
        "gap_s": None if first is None or intervals <= 0 else (finished - first) / intervals,
        "prefill_tokens_per_s": stats and stats.prefill_tokens_per_s,
        "decode_tokens_per_s": stats and stats.decode_tokens_per_s,
        "shared": subscription.shared,
        "finish": ",".join(describe_finish(state) for state in states),
    }


def describe_finish(state: CompletionState) -> str:
    """Return how a completion ended; `disconnected` if its client closed the connection first."""
    return state.completion.finish if state.completion else "disconnected"


def format_value(value: object) -> str:
    """Format a value for a log line, with four digits."""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
