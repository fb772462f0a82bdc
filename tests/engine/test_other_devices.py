"""Programs that are compiled for a device before there is one, rehearsed on a CPU."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.requests import make_request, serve
from support.shapes import CASES, source_of

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.cli import main
from xlabatch.cli.compile_programs import KINDS
from xlabatch.engine import compilation, kept_programs
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.other_devices import DEVICES, HOPPER, gpu_target, other_device, programs_on, text
from xlabatch.engine.targets import Target, target_here
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused, Unavailable

SHAPE = ["--slots", "2", "--context", "128", "--budget", "16"]


@pytest.fixture
def plain(source: Source) -> Model:
    return load(source, packs=False)


@pytest.mark.heavy
def test_an_engine_compiles_nothing_that_was_compiled_for_its_device(
    plain: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", "random:tiny", str(tmp_path), "--for", "cpu", "--json", *SHAPE]) == 0
    report = json.loads(capsys.readouterr().out)
    for slots in (2, 3):  # what makes an engine's zeros is no program of a model
        XlaBatchEngine(plain, slots=slots, context=128, budget=16, compile="lazy")
    compilation.programs_of.cache_clear()
    monkeypatch.setenv(kept_programs.CHOSEN, str(tmp_path))

    def refuse(_: object) -> None:
        raise AssertionError("an engine compiles a program")

    monkeypatch.setattr(kept_programs, "compile_lowered", refuse)
    engine = XlaBatchEngine(plain, slots=2, context=128, budget=16, compile="eager")
    assert {row["program"] for row in report["programs"]} == set(engine.runner.programs)
    assert serve(engine, [make_request("a", 20, 5)])
    with pytest.raises(AssertionError, match="compiles a program"):
        XlaBatchEngine(plain, slots=3, context=128, budget=16, compile="eager")
    compilation.programs_of.cache_clear()


def test_a_target_is_part_of_an_entrys_name() -> None:
    names = [kept_programs.entry_name("a", target=Target("gpu", (kind, None))) for kind in ("one", "other")]
    assert len({*names, kept_programs.entry_name("a")}) == 3
    assert kept_programs.entry_name("a") == kept_programs.entry_name("a", target=target_here())


def test_the_memory_that_jax_may_take_is_not_part_of_an_entrys_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept_programs.entry_name("a")
    monkeypatch.setenv("XLA_CLIENT_MEM_FRACTION", "0.92")
    assert kept_programs.entry_name("a") == before


def test_the_description_of_a_gpu_names_its_driver_runtime_and_toolkit() -> None:
    """Without them XLA takes the driver for one that puts neither cuBLASLt calls nor loops into graphs."""
    described = gpu_target(DEVICES["h100"])
    info = described["gpu_device_info"]
    assert HOPPER.items() <= info.items()
    assert {"driver_version", "runtime_version", "compile_time_toolkit_version"} <= info.keys()
    assert info["memory_bandwidth"] < gpu_target(DEVICES["h200"])["gpu_device_info"]["memory_bandwidth"]
    assert 'driver_version: "13.0.0"' in text(described)


def test_loops_and_branches_go_into_a_gpus_graphs() -> None:
    options = compilation.compiler_options(False, "gpu")
    assert options
    assert {"WHILE", "CONDITIONAL"} <= set(str(options["xla_gpu_enable_command_buffer"]).split(","))
    assert compilation.compiler_options(False, "tpu") is None


def test_a_device_that_is_unknown_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(Refused, match="compiled for h100, h200, v5e"):
        other_device("h300")
    assert list(DEVICES) == list(KINDS)


def test_options_are_checked_before_a_compiler_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "random:tiny", "somewhere", "--for", "cpu", "--context", "9999999"]) == 2
    assert "context 9999999 is over the" in capsys.readouterr().err


def test_a_model_without_a_fixed_order_is_refused_before_a_compiler_is_asked() -> None:
    options = EngineOptions(slots=2, context=128, promise="strong")
    with pytest.raises(Refused, match="has experts"):
        programs_on(other_device("h200"), source_of(CASES["mixtral"]), "bfloat16", options)


@pytest.mark.parametrize(("kind", "package"), [("h200", "jax_cuda12_plugin"), ("v6e", "libtpu")])
def test_without_a_compiler_it_is_named(kind: str, package: str) -> None:
    if find_spec(package) is not None:
        pytest.skip("the compiler is here")
    with pytest.raises(Unavailable, match=r"need its compiler: pip install 'xlabatch\[(cuda|tpu)\]'"):
        other_device(kind).devices  # noqa: B018
