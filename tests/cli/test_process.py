"""The command as a process: early Ctrl-C, a reader that leaves, a terminal without Unicode, no home."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from xlabatch.cli.options import remember_programs

INSPECT = [sys.executable, "-m", "xlabatch", "inspect", "random:tiny", "--slots", "3", "--context", "320"]
INTERRUPTED_IMPORT = """
import builtins, signal
from xlabatch.__main__ import start
imported = builtins.__import__
def interrupted(name, *rest):
    if name == "xlabatch.cli":
        signal.raise_signal(signal.SIGINT)
    return imported(name, *rest)
builtins.__import__ = interrupted
start()
"""


def test_an_interrupt_while_the_command_is_imported_ends_quietly() -> None:
    command = [sys.executable, "-c", INTERRUPTED_IMPORT]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (-signal.SIGINT, "")


def test_a_reader_that_has_gone_is_exit_code_141() -> None:
    with subprocess.Popen(INSPECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_the_table_too() -> None:
    env = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(INSPECT, capture_output=True, text=True, check=False, env=env)
    assert (run.returncode, run.stderr) == (0, "")
    assert "slots that would fit" in run.stdout


def test_without_a_home_directory_programs_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", fail)
    remember_programs()
