"""The files in deploy/: options that exist, probes that are answered, metrics that are there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from xlabatch.cli import command_of, parser
from xlabatch.cli.configured import options_of, with_configuration
from xlabatch.server.http.auth import PUBLIC_PATHS
from xlabatch.server.metrics import COUNTERS, GAUGES

DEPLOY = Path(__file__).parents[2] / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def serve_options(arguments: list[str], **environment: str) -> dict[str, Any]:
    top = parser()
    return vars(top.parse_args(with_configuration(arguments, command_of(top, "serve"), environment)))


def test_the_file_of_options_is_taken_and_drains_sooner_than_a_container_is_killed() -> None:
    options = serve_options(["serve", "--config", str(DEPLOY / "serve.yaml")])
    assert (options["slots"], options["context"], options["log_json"]) == (8, 2048, True)
    service = yaml.safe_load(text("compose.yaml"))["services"]["xlabatch"]
    assert int(service["stop_grace_period"].removesuffix("s")) > options["drain"]
    assert "./serve.yaml:/etc/xlabatch.yaml:ro" in service["volumes"]
    assert service["environment"]["XLABATCH_CONFIG"] == "/etc/xlabatch.yaml"


def image_environment() -> dict[str, str]:
    return dict(re.findall(r"(XLABATCH_(?!REQUIRE)\w+)=(\S+)", text("Dockerfile")))


def image_file(folder: Path) -> Path:
    """Write the file of options that the image has of its own."""
    [(content, name)] = re.findall(r"RUN echo '(.+)' > (\S+)", text("Dockerfile"))
    assert name == image_environment()["XLABATCH_CONFIG"]
    path = folder / "image.yaml"
    path.write_text(content)
    return path


def test_the_container_listens_for_others(tmp_path: Path) -> None:
    own = image_file(tmp_path)
    options = serve_options(["serve"], **image_environment() | {"XLABATCH_CONFIG": str(own)})
    assert (options["host"], options["allowed_hosts"]) == ("0.0.0.0", ["*"])


def test_a_file_that_is_mounted_in_the_container_says_which_names_are_allowed(tmp_path: Path) -> None:
    environment = image_environment()
    service = yaml.safe_load(text("compose.yaml"))["services"]["xlabatch"]
    assert environment["XLABATCH_CONFIG"] == service["environment"]["XLABATCH_CONFIG"]
    mounted = tmp_path / "serve.yaml"
    mounted.write_text("allowed_hosts: [llm.example.com]\n")
    options = serve_options(["serve"], **environment | {"XLABATCH_CONFIG": str(mounted)})
    assert (options["host"], options["allowed_hosts"]) == ("0.0.0.0", ["llm.example.com"])
    options = serve_options(["serve", "--config", str(mounted)], **environment)
    assert options["allowed_hosts"] == ["llm.example.com"]


def test_the_units_command_is_one() -> None:
    [command] = re.findall(r"ExecStart=\S+ (serve .*)", text("xlabatch.service"))
    known = options_of(command_of(parser(), "serve"))
    assert {name.lstrip("-").replace("-", "_") for name in re.findall(r"--\S+", command)} <= known.keys()
    [stop_s] = re.findall(r"TimeoutStopSec=(\d+)", text("xlabatch.service"))
    assert int(stop_s) > serve_options(["serve"])["drain"]
    [credential] = re.findall(r"LoadCredential=(\w+):/etc/xlabatch/keys", text("xlabatch.service"))
    assert command.endswith(f"--api-key-file ${{CREDENTIALS_DIRECTORY}}/{credential}")


def test_kubernetes_probes_what_needs_no_key() -> None:
    deployment, service = yaml.safe_load_all(text("kubernetes.yaml"))
    spec = deployment["spec"]["template"]["spec"]
    [container] = spec["containers"]
    options = serve_options(container["args"])
    assert spec["terminationGracePeriodSeconds"] > options["drain"]
    names = ("startup", "readiness", "liveness")
    probes = {name: container[f"{name}Probe"]["httpGet"]["path"] for name in names}
    assert probes == {"startup": "/health", "readiness": "/ready", "liveness": "/health/live"}
    assert set(probes.values()) <= set(PUBLIC_PATHS)
    assert spec["enableServiceLinks"] is False  # else XLABATCH_PORT=tcp://...
    assert service["spec"]["selector"] == deployment["spec"]["selector"]["matchLabels"]


@pytest.fixture(scope="module")
def names() -> set[str]:
    """The names of all metrics; a counter's has `_total` in Prometheus."""
    source = (Path(__file__).parents[2] / "xlabatch/server/metrics.py").read_text()
    histograms = {f"xlabatch_{name}_bucket" for name in re.findall(r'histogram\("(\w+)"', source)}
    counters = {f"xlabatch_{name}_total" for name in re.findall(r' counter\("(\w+)"', source)}
    counters.add("xlabatch_refused_total")  # of the server, not of a model
    gauges = {f"xlabatch_engine_{name.replace('_per_s', '_per_second')}" for name in GAUGES}
    return histograms | counters | gauges | {f"xlabatch_engine_{name}_total" for name in COUNTERS}


def test_the_dashboard_reads_metrics_that_are_there(names: set[str]) -> None:
    dashboard = json.loads(text("grafana.json"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    read = {name for expression in expressions for name in re.findall(r"xlabatch_\w+", expression)}
    assert len(read) > 15
    assert read <= names
    of_server = "xlabatch_refused_total"
    chosen = 'model_name=~"$model"'
    assert all(
        (chosen in expression) == (name != of_server)
        for expression in expressions
        for name in re.findall(r"xlabatch_\w+", expression)
    )
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)
