"""A second inspection of a file needs no jax, and follows every change of what it depends on."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.gguf_files import save_gguf

from xlabatch.checkpoint.source import open_source
from xlabatch.cli import kept_inspections, main
from xlabatch.engine import kept_programs, memory

CODE = """
import sys
from xlabatch.checkpoint import digest_cache
from xlabatch.cli import main
digest_cache.SETTLED_NS = 0
assert main(["inspect", sys.argv[1], "--context", "320", "--json"]) == 0
heavy = {"jax", "transformers", "tokenizers", "pydantic"}
print(" ".join(sorted(heavy & sys.modules.keys())))
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A GGUF file that was written a while ago."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setenv(kept_programs.CHOSEN, str(tmp_path / "programs"))  # to which no other test adds
    monkeypatch.setattr("xlabatch.checkpoint.digest_cache.SETTLED_NS", 0)
    path = tmp_path / "model.gguf"
    save_gguf(path, open_source("random:tiny"))
    return path


def arguments(file: Path, **changed: Any) -> argparse.Namespace:
    usual = {"slots": 8, "context": 320, "weights": None, "cache": None, "windows": "auto", "tensor": None}
    return argparse.Namespace(**usual | {"model": str(file)} | changed)


def inspect(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["inspect", str(file), "--context", "320", "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


@pytest.mark.heavy
def test_the_second_inspection_imports_neither_jax_nor_a_tokenizer(tmp_path: Path) -> None:
    file = tmp_path / "model.gguf"
    save_gguf(file, open_source("random:tiny"))
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "caches"), "XLABATCH_PROGRAMS": ""}
    command = [sys.executable, "-c", CODE, str(file)]
    runs = [subprocess.run(command, capture_output=True, text=True, env=env, check=True) for _ in range(2)]
    (first, first_modules), (second, second_modules) = (run.stdout.split("\n")[:2] for run in runs)
    assert (first_modules, second_modules) == ("jax", "")
    reports = [json.loads(each) for each in (first, second)]
    for report in reports:  # what is free has changed in between
        assert report.pop("free_bytes") > 0
        assert report.pop("most_slots") > 0
    assert reports[0] == reports[1]


def test_a_kept_report_has_the_memory_that_is_free_now(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = inspect(file, capsys)
    monkeypatch.setattr("xlabatch.checkpoint.source.open_gguf", None)  # it is not read again
    monkeypatch.setattr(memory, "free_bytes", None)
    again = inspect(file, capsys)
    assert list(again) == list(report)
    changing = {"free_bytes", "most_slots"}
    assert {name: again[name] for name in again.keys() - changing} == {
        name: report[name] for name in report.keys() - changing
    }
    assert main(["inspect", str(file), "--context", "320"]) == 0
    assert "slots that would fit" in capsys.readouterr().out


def test_an_entry_follows_from_all_that_an_inspection_depends_on(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = {kept_inspections.entry_of(arguments(file))}
    for changed in ({"slots": 9}, {"context": 640}, {"weights": "int8"}, {"cache": "int8"}):
        entries.add(kept_inspections.entry_of(arguments(file, **changed)))
    with monkeypatch.context() as patch:
        patch.setenv("XLABATCH_KERNELS", "plain")
        entries.add(kept_inspections.entry_of(arguments(file)))
    with monkeypatch.context() as patch:
        patch.setattr(kept_inspections, "code_digest", lambda: "other code")
        entries.add(kept_inspections.entry_of(arguments(file)))
    file.write_bytes(file.read_bytes() + b"\0")
    entries.add(kept_inspections.entry_of(arguments(file)))
    assert len(entries - {None}) == 8
    assert kept_inspections.entry_of(arguments(file, tensor=2)) is None
    for model in (None, "random:tiny", str(tmp_path / "none")):
        assert kept_inspections.entry_of(arguments(file, model=model)) is None


def test_damaged_entries_and_those_of_other_devices_are_not_used(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = inspect(file, capsys)
    entry = kept_inspections.entry_of(arguments(file))
    assert entry is not None
    assert kept_inspections.find(entry) is not None
    entry.write_text(entry.read_text()[:-9])
    assert kept_inspections.find(entry) is None
    entry.unlink()
    kept_inspections.keep(entry, report, "gpu")
    assert not entry.exists()


def test_scratch_memory_is_looked_for_again_once_programs_were_kept(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLABATCH_PROGRAMS", str(tmp_path / "programs"))
    (tmp_path / "programs").mkdir()
    assert inspect(file, capsys)["temp_bytes"] is None
    entry = kept_inspections.entry_of(arguments(file))
    assert kept_inspections.find(entry) is not None
    os.utime(tmp_path / "programs", (1, 1))
    assert kept_inspections.find(entry) is None
