"""Merge the metrics of several replicas into one text for Prometheus: each sample has the label `replica`."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

from xlabatch.server.metrics import merge


class Labelled:
    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts  # by replica

    def collect(self) -> Iterator[Metric]:
        return merge(
            "replica", {name: text_string_to_metric_families(each) for name, each in self.texts.items()}
        )


def merge_metrics(texts: Mapping[str, str]) -> bytes:
    """Merge the metrics texts of replicas into one text in Prometheus' format."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Labelled(texts))
    return generate_latest(registry)
