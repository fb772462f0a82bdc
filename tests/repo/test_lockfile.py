"""The lockfile `graphs/` describes the programs that an engine compiles. A changed program differs."""

import os
from pathlib import Path

import jax
import pytest

from xlabatch.cli import lockfile
from xlabatch.errors import Refused

ROOT = Path(__file__).parents[2]


def test_the_lockfile_describes_the_programs() -> None:
    assert lockfile.differences(ROOT / "graphs") == []


def test_a_folder_that_cannot_be_written_is_refused_before_programs_are_lowered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lockfile, "can_pack", lambda: True)
    monkeypatch.setattr(lockfile, "lower_programs", None)
    (tmp_path / "plain").touch()  # where a folder must be
    for folder in (tmp_path, tmp_path / "plain", tmp_path / "plain" / "graphs"):
        with pytest.raises(Refused, match=r"plain.* cannot be written"):
            lockfile.write(folder)
    (tmp_path / "plain").unlink()
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Refused, match="cannot be written"):
        lockfile.write(tmp_path)


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
