"""Weights that are rounded by what a text shows of their inputs: `xlabatch convert --calibrate`."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shapes import CASES, CONTEXT, case_in, source_of

from xlabatch.checkpoint.calibration import measure_importance
from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.source import open_source
from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.weights import Weights

Array = np.ndarray[Any, Any]
TEXTS = [tuple(n * 7 % 89 + 8 for n in range(start, start + 45)) for start in (0, 31)]
EXPERTS = ".experts.", "shared_expert", ".router", ".gate.weight"
FAMILIES = [
    *("llama", "gemma2", "gpt_neox", "phi3", "cohere2", "lfm2", "qwen3_next", "granitemoehybrid"),
    *("deepseek_v3", "mamba2", "mixtral", "nemotron_h", "gemma4_text"),
]


@pytest.mark.heavy
@pytest.mark.parametrize("case", slow_except(["llama", "mixtral"], FAMILIES))
def test_an_input_matters_as_much_as_its_mean_square(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oracle shows what each of its linears reads."""
    squares: dict[str, Array] = {}
    linear = Weights.linear

    def recording(self: Weights, name: str, x: Array, exact: bool = False) -> Array:
        squares[f"{name}.weight"] = squares.get(f"{name}.weight", 0) + np.square(x, dtype=np.float64).sum(0)
        return linear(self, name, x, exact)

    monkeypatch.setattr(Weights, "linear", recording)
    source = source_of(CASES[case])
    for ids in TEXTS:
        Oracle(source, weights="bfloat16", context=CONTEXT).logits(ids)
    found = measure_importance(source, TEXTS)
    compared = [name for name in squares if name in found and not any(part in name for part in EXPERTS)]
    assert len(compared) > 4
    for name in compared:
        expected = squares[name] / squares[name].mean()
        assert np.allclose(found[name], expected, rtol=0.1, atol=0.02), name
    for name, importance in found.items():
        assert importance.dtype == np.float32
        assert importance.mean() == pytest.approx(1), name


def test_experts_are_measured_too() -> None:
    found = measure_importance(source_of(CASES["mixtral"] | {"num_hidden_layers": 1}), TEXTS)
    downs = [importance for name, importance in found.items() if ".experts." in name and ".w2." in name]
    assert downs
    assert all(importance.std() > 0.1 for importance in downs)


@pytest.mark.heavy
@WITH_KERNELS
@pytest.mark.parametrize("weights", ["int4", "int5", "int6"])
def test_outputs_on_the_text_lose_less(weights: str, tmp_path: Path) -> None:
    source = case_in(weights, "llama")
    importance = measure_importance(source, TEXTS)
    convert(source, tmp_path / "plain", weights)
    convert(source, tmp_path / "calibrated", weights, text=TEXTS)
    plain, calibrated = (open_source(tmp_path / name) for name in ("plain", "calibrated"))

    def error(read: Callable[[str], Array], name: str) -> float:
        return float((importance[name] * (read(name) - source.read(name)) ** 2).sum())

    rounded = [name for name in plain.rounded if name in importance and "layers" in name]
    errors = np.array([[error(read, name) for read in (plain.read, calibrated.read)] for name in rounded])
    assert (errors[:, 1] < 1.01 * errors[:, 0]).all()
    assert errors[:, 1].sum() < 0.99 * errors[:, 0].sum()


@WITH_KERNELS
@pytest.mark.slow
def test_the_command_calibrates_and_its_folder_agrees_with_the_oracle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, folder = tmp_path / "text.txt", tmp_path / "folder"
    text.write_text("Once upon a time there was a little dog. It liked to play in the park. " * 90)
    assert main(["convert", "stories", str(folder), "--weights", "int4", "--calibrate", str(text)]) == 2
    stories = str(open_source().folder)
    command = [
        "convert",
        stories,
        str(folder),
        "--weights",
        "int4",
        "--calibrate",
        str(text),
        "--chunks",
        "2",
    ]
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["calibrated_on"] == {"file": str(text), "tokens": 1024}
    verify = ["verify", "--model", str(folder), "--slots", "1", "--requests", "2", "--json"]
    assert main(verify) == 0


def test_a_folder_that_holds_a_model_is_refused_before_the_text_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "config.json").write_text("{}")
    monkeypatch.setattr("xlabatch.checkpoint.convert.measure_importance", None)
    with pytest.raises(Refused, match="already holds a model"):
        convert(case_in("int8", "llama"), tmp_path, "int8", text=TEXTS)


def test_what_cannot_be_calibrated_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "text.txt"
    text.write_text("Once upon a time.")
    for arguments, message in [
        (["--weights", "int8", "--calibrate", str(text)], "--calibrate is for weights that are rounded"),
        (["--weights", "int4", "--chunks", "2"], "--chunks needs --calibrate"),
        (["--weights", "int4", "--calibrate", str(tmp_path / "no.txt")], "no.txt"),
        (["--weights", "int4", "--calibrate", str(text), "--chunks", "0"], "--chunks"),
    ]:
        folder = tmp_path / "folder"
        assert main(["convert", str(open_source().folder), str(folder), *arguments]) == 2
        assert message in capsys.readouterr().err
        assert not folder.exists()


def test_a_text_on_which_a_model_is_not_finite_is_refused() -> None:
    source = source_of(CASES["llama"])
    read = source.read

    def broken(name: str, at: Any = None) -> Array:
        weight = read(name, at)
        return weight * np.nan if "embed" in name else weight

    with pytest.raises(Refused, match="not finite; calibrate with another text"):
        measure_importance(replace(source, read=broken, random=None), TEXTS)
