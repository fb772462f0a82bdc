"""The lockfile `graphs/` describes the programs that an engine compiles. A changed program differs."""

from pathlib import Path

import jax
import pytest

from xlabatch.cli import lockfile

ROOT = Path(__file__).parents[2]


def test_the_lockfile_describes_the_programs() -> None:
    assert lockfile.differences(ROOT / "graphs") == []


@pytest.mark.slow
def test_a_changed_program_differs_from_the_lockfile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lockfile.write(tmp_path)
    for module in (
        "model.attention",
        "engine.device.steps",
        "engine.device.plain_steps",
        "engine.device.state",
        "engine.device.sample_step",
    ):
        monkeypatch.setattr(f"xlabatch.{module}.BLOCK", 32)
    jax.clear_caches()
    assert "plain/decode.mlir changed" in lockfile.differences(tmp_path)
    monkeypatch.setattr(lockfile, "STOPS", 5)
    monkeypatch.setattr(lockfile, "MODEL", "random:llama-15m")
    assert any("arguments" in line for line in lockfile.differences(tmp_path))
