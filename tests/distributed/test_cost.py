"""The cost model: its bytes and operations against those counted otherwise, and known cases."""

import json
import math
from typing import Any

import pytest

from xlabatch.checkpoint import tensor_specs
from xlabatch.checkpoint.source import open_source
from xlabatch.cli import main
from xlabatch.distributed.cost import (
    DEVICES,
    StepCost,
    compute_sizes,
    most_sequences,
    parse_devices,
    step_cost,
)
from xlabatch.distributed.plan import plans
from xlabatch.distributed.splits import Split
from xlabatch.errors import Refused


def parameters(shape: str) -> int:
    spec = open_source(shape).spec
    return sum(math.prod(each) for each in tensor_specs.tensors(spec.params).values())


def plan_of(shape: str, **options: Any) -> Any:
    given: dict[str, Any] = {"count": 8, "kind": "H200", "context": 8192, "length": 1024, "rows": (1, 8, 64)}
    return plans(open_source(shape), "bfloat16", **(given | options))


def test_one_device_has_every_weight_and_reads_all_but_the_embedding() -> None:
    source = open_source("random:llama-8b")
    sizes = compute_sizes(source, "bfloat16", Split(1), 2)
    assert sizes.multiplied + 128256 * 4096 == parameters("random:llama-8b")
    assert sizes.position == 2 * 32 * 8 * 128 * 2
    assert 2 * parameters("random:llama-8b") - 1e7 < sizes.weights < 2 * parameters("random:llama-8b") + 1e7


@pytest.mark.parametrize("devices", [2, 4, 8])
def test_devices_share_weights_cache_and_operations(devices: int) -> None:
    source = open_source("random:llama-8b")
    one, some = (compute_sizes(source, "bfloat16", Split(n), 2) for n in (1, devices))
    assert some.position * devices == one.position
    assert one.weights / devices <= some.weights < one.weights / devices + 2e6  # norms are on every device
    cfg = source.spec.config
    steps = [step_cost(cfg, sizes, Split(n), 8, 1, 512) for n, sizes in ((1, one), (devices, some))]
    assert steps[1].operations == pytest.approx(steps[0].operations / devices, rel=1e-3)
    assert steps[0].received_bytes == 0
    assert steps[1].received_bytes >= 64 * (devices - 1) * 8 * 4096 * 4


def test_a_mixture_has_400_billion_weights_of_which_a_token_uses_17() -> None:
    source = open_source("random:moe-400b-a17b")
    sizes = compute_sizes(source, "bfloat16", Split(8), 2)
    step = step_cost(source.spec.config, sizes, Split(8), 1, 1, 1)
    assert 390e9 < parameters("random:moe-400b-a17b") < 410e9
    assert 15.5e9 < 8 * step.operations / 2 < 17.5e9
    many = step_cost(source.spec.config, sizes, Split(8), 4096, 1, 1)
    assert many.weight_bytes == pytest.approx(
        sizes.read + sizes.expert_bytes, rel=1e-3
    )  # all experts are used
    assert step.weight_bytes < many.weight_bytes / 8


def test_what_limits_a_step_is_known() -> None:
    device = DEVICES["H200"]
    read, compute, exchange = StepCost(1e9, 0, 1, 0, 1), StepCost(1, 0, 1e14, 0, 1), StepCost(1, 0, 1, 1e9, 1)
    assert [step.limit(device, 8) for step in (read, compute, exchange)] == [
        "weights",
        "operations",
        "collectives",
    ]
    assert exchange.total_s(device, 1) < exchange.total_s(device, 8) < exchange.total_s(device, 16)
    assert read.total_s(device, 1, efficiency=1) == pytest.approx(1e9 / device.bandwidth, rel=1e-3)


def test_a_model_that_does_not_fit_on_a_device_has_no_speed_there() -> None:
    found = {plan.devices: plan for plan in plan_of("random:llama-70b")}
    assert list(found) == [1, 2, 4, 8]
    assert not found[1].fits
    assert found[1].tokens_per_s == {}
    assert found[8].tokens_per_s[64] > 3 * found[8].tokens_per_s[8]
    assert (
        most_sequences(
            DEVICES["H200"], compute_sizes(open_source("random:llama-70b"), "bfloat16", Split(1), 2), 1
        )
        == 0
    )


@pytest.mark.parametrize("devices", ["8", "xH200", "0xH200", "8xH300", "H200x8", "-1xH200"])
def test_devices_that_are_unknown_are_refused_with_those_that_are_known(devices: str) -> None:
    with pytest.raises(Refused, match="devices are written as 8xH200, of A100, H100"):
        parse_devices(devices)


def test_the_command_prints_a_plan(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "random:llama-8b", "--devices", "4xH100", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [plan["devices"] for plan in found] == [1, 2, 4]
    assert all(plan["fits"] for plan in found)
    programs = {(each["program"], each["rows"]): each for each in found[0]["programs"]}
    assert list(programs) == [("decode", n) for n in (1, 8, 64)] + [("prefill", n) for n in (128, 512, 2048)]
    assert all(each["floor_s"] < each["expected_s"] for each in programs.values())
    assert programs["decode", 1]["floor_s"] == pytest.approx(15e9 / 3.35e12, rel=0.02)
    assert main(["plan", "random:llama-8b", "--devices", "1xH100"]) == 0
    assert "expected, ms" in capsys.readouterr().out
    assert main(["plan", "random:moe-400b-a17b", "--devices", "2xH100"]) == 1
    assert "memory" in capsys.readouterr().out
