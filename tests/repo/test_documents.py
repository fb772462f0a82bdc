"""What is written is true: the README's commands and help, the Python of the public face, the lockfile."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import jax
import pytest
from golden.family_table import WHAT, table

from xlabatch.checkpoint.families import FAMILIES
from xlabatch.cli import lowering, main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


def test_the_help_in_the_readme_is_the_real_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out in blocks("text")


def test_the_table_of_families_in_the_readme_is_what_was_found() -> None:
    assert table() in (ROOT / "README.md").read_text()
    assert WHAT.keys() == FAMILIES.keys()


def test_the_commands_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("xlabatch ")]
    assert len(lines) >= 4
    for line in lines:
        words = shlex.split(line, comments=True)[1:]
        assert main(words) == 0, line
        assert capsys.readouterr().out


def test_the_readme_names_both_words_that_a_fresh_machine_needs() -> None:
    wanted = (ROOT / "Makefile").read_text()
    for word in ("demo", "test", "lint", "fix", "graphs"):
        assert f"make {word}" in README
        assert re.search(rf"^{word}:", wanted, flags=re.M)


def test_the_python_in_the_readme_runs_from_anywhere(tmp_path: Path) -> None:
    texts, events = (run_from(tmp_path, code) for code in blocks("python"))
    assert texts.splitlines()[1].startswith("b ")
    assert texts.splitlines()[-1]
    told = [line.split() for line in events.splitlines()]
    assert sorted(id for id, _, finish in told if finish != "None") == ["a", "b"]


def run_from(folder: Path, code: str) -> str:
    file = folder / "example.py"
    file.write_text(code)
    run = subprocess.run([sys.executable, file], cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_programs_are_what_the_lockfile_says() -> None:
    assert lowering.differences(ROOT / "graphs") == []


def test_the_lockfile_notices_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lowering.write(tmp_path)
    assert lowering.differences(tmp_path) == []
    for module in ("model.attention", "engine.steps", "engine.state", "engine.sample_step"):
        monkeypatch.setattr(f"xlabatch.{module}.BLOCK", 32)
    jax.clear_caches()
    assert "decode.mlir changed" in lowering.differences(tmp_path)
    monkeypatch.setattr(lowering, "STOPS", 5)
    monkeypatch.setattr(lowering, "MODEL", "random:llama-15m")
    assert any("arguments" in found for found in lowering.differences(tmp_path))


def test_findings_cite_spikes_that_exist() -> None:
    cited = set(re.findall(r"spike/\w+\.py", (ROOT / "FINDINGS.md").read_text()))
    assert {f"spike/{number:02}" for number in range(1, 10)} <= {name[:8] for name in cited}
    assert all((ROOT / name).exists() for name in cited)


def test_code_that_cites_a_spike_cites_one_that_exists() -> None:
    for file in (ROOT / "xlabatch").rglob("*.py"):
        for name in re.findall(r"spike/\w+\.py", file.read_text()):
            assert (ROOT / name).exists(), f"{file.name} cites {name}"
