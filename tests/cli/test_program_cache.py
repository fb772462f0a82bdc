"""Compiled programs on disk: entries that were cut short, folders that are read-only, disks that are full."""

import os
import shutil
import subprocess
import sys
import zlib
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import pytest

from xlabatch.cli import program_cache
from xlabatch.cli.program_cache import keep_programs, reason_against_writing, remove_incomplete

OPTIONS = (
    "jax_compilation_cache_dir",
    "jax_persistent_cache_min_compile_time_secs",
    "jax_persistent_cache_min_entry_size_bytes",
)
ENTRY = zlib.compress(os.urandom(1000))
COMPILE = """
import sys
from pathlib import Path
import jax, jax.numpy as jnp
from xlabatch.cli.options import programs_folder
from xlabatch.cli.program_cache import keep_programs
if sys.argv[1:]:
    keep_programs(Path(sys.argv[1]))
else:
    keep_programs(programs_folder())
print(jax.jit(lambda x: x + 2)(jnp.arange(3)))
"""


@pytest.fixture(autouse=True)
def _options() -> Iterator[None]:
    """jax's own settings, which stay as they were."""
    before = {name: jax.config.values[name] for name in OPTIONS}
    yield
    for name, value in before.items():
        jax.config.update(name, value)


def compile_in_new_process(folder: Path) -> tuple[str, str]:
    """Compile a program with a cache -> what is printed, and the errors."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("JAX_")}
    command = [sys.executable, "-c", COMPILE, str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    return run.stdout, run.stderr


def test_an_entry_that_was_cut_short_is_compiled_again_and_kept(tmp_path: Path) -> None:
    assert compile_in_new_process(tmp_path) == ("[2 3 4]\n", "")
    entries = {file: file.read_bytes() for file in tmp_path.glob("*-cache")}
    assert entries
    for file, content in entries.items():
        file.write_bytes(content[: len(content) // 2])
    assert compile_in_new_process(tmp_path) == ("[2 3 4]\n", "")
    assert {file: len(file.read_bytes()) > len(content) // 2 for file, content in entries.items()} == (
        dict.fromkeys(entries, True)
    )


def test_only_entries_that_were_cut_short_are_removed(tmp_path: Path) -> None:
    contents = {"whole": ENTRY, "half": ENTRY[:500], "empty": b"", "odd": b"(zstd", "broken": b"\x78" * 99}
    for name, content in contents.items():
        (tmp_path / f"{name}-cache").write_bytes(content)
    remove_incomplete(tmp_path)
    assert {file.name for file in tmp_path.glob("*-cache")} == {"whole-cache", "odd-cache"}


def test_what_was_looked_over_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []

    def is_complete(file: Path) -> bool:
        looked_at.append(file.name)
        return True

    monkeypatch.setattr(program_cache, "is_complete", is_complete)
    for name in ("old", "new"):
        (tmp_path / f"{name}-cache").write_bytes(ENTRY)
        os.utime(tmp_path / f"{name}-cache", (2e9, 2e9) if name == "new" else (1e9, 1e9))
    remove_incomplete(tmp_path)
    assert sorted(looked_at) == ["new-cache", "old-cache"]
    remove_incomplete(tmp_path)
    assert looked_at[2:] == ["new-cache"]


def test_jaxs_classes_are_as_they_are() -> None:
    code = "import xlabatch.cli.program_cache as cache; from jax._src.lru_cache import LRUCache\n"
    code += "cache.keep_programs(None); assert LRUCache.put.__module__ == 'jax._src.lru_cache'"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("setting", ["XDG_CACHE_HOME", "JAX_COMPILATION_CACHE_DIR", "HOME"])
def test_a_cache_that_cannot_be_written_is_one_sentence(setting: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("JAX_", "XDG_"))}
    env |= {setting: str(tmp_path / "file")}
    command = [sys.executable, "-c", COMPILE]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert run.stdout == "[2 3 4]\n"
    assert run.stderr.startswith(f"xlabatch: compiled programs are not kept: {tmp_path / 'file'}")
    assert run.stderr.count("\n") == 1


def test_a_folder_that_is_read_only_is_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(program_cache, "TemporaryFile", fail)
    jax.config.update("jax_compilation_cache_dir", None)
    keep_programs(tmp_path)
    sentence = (
        f"xlabatch: compiled programs are not kept: {tmp_path} cannot be written (Read-only file system)\n"
    )
    assert capsys.readouterr().err == sentence
    assert jax.config.values["jax_compilation_cache_dir"] == str(tmp_path)
    jax.jit(lambda x: x * 3)(jnp.arange(5))
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_noticed_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**12, 10**12, 4096))
    assert reason_against_writing(tmp_path) == f"the disk of {tmp_path} is full"
    assert list(tmp_path.iterdir()) == []
