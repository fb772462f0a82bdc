"""What a full disk leaves: the old content, nothing, or answers that the same command continues.

A limit for the size of files stands for the disk, in a process of its own: a write beyond it fails.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.batches import ragged_lines, write_input

from xlabatch.checkpoint.source import open_source
from xlabatch.cli import main

LIMITED = """
import resource, sys
from xlabatch.cli import main
limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
sys.exit(main(sys.argv[2:]))
"""
BATCH = ("--slots", "3", "--context", "256", "--json")


def limited(nbytes: int, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command that cannot write a file of more bytes."""
    command = [sys.executable, "-c", LIMITED, str(nbytes), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.heavy
@pytest.mark.parametrize("nbytes", [10_000, 400])
@pytest.mark.parametrize("is_there", [True, False])
def test_a_converted_folder_is_whole_or_not_there(tmp_path: Path, nbytes: int, is_there: bool) -> None:
    folder = tmp_path / "converted"
    if is_there:
        folder.mkdir()
        (folder / "notes").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    ran = limited(nbytes, "convert", "random:tiny", str(folder), "--weights", "float32")
    assert ran.returncode == 2
    *_, last = ran.stderr.splitlines()  # a slow machine has lines about its progress
    assert last == f"xlabatch: {folder}: File too large"
    assert sorted(tmp_path.rglob("*")) == before
    assert main(["convert", "random:tiny", str(folder), "--weights", "float32"]) == 0
    assert open_source(folder).shapes == open_source("random:tiny").shapes


@pytest.mark.heavy
def test_a_batch_goes_on_after_a_full_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    input = write_input(tmp_path, ragged_lines(20))
    whole, output = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    assert main(["batch", str(input), str(whole), *BATCH]) == 0
    capsys.readouterr()
    ran = limited(3_000, "batch", str(input), str(output), *BATCH)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    answered = output.read_bytes().count(b"\n")
    assert f"{output} cannot be written: File too large; the same command continues after its " in ran.stderr
    assert f"{answered} answers" in ran.stderr
    assert whole.read_bytes().startswith(output.read_bytes())
    assert main(["batch", str(input), str(output), *BATCH]) == 0
    assert json.loads(capsys.readouterr().out)["answered_before"] == answered > 0
    assert output.read_bytes() == whole.read_bytes()
