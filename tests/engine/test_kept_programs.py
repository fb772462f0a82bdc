"""Programs on disk: what a second process loads, what it compiles again, and what makes another entry."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import pytest
from jax.experimental import serialize_executable
from support.compilations import compilations
from support.requests import make_request, serve

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine import compilation, kept_programs, targets
from xlabatch.engine.xla import XlaBatchEngine

REQUESTS = [make_request("greedy", 20, 6), make_request("sampled", 5, 6, temperature=0.9, seed=3)]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of entries, which is not there yet."""
    there = tmp_path / "programs"
    monkeypatch.setenv(kept_programs.CHOSEN, str(there))
    return there


def streams(model: Model) -> tuple[bool, object]:
    """Whether an engine without programs in memory has compiled any, and its streams."""
    compilation.programs_of.cache_clear()
    with compilations() as names:
        tokens = serve(XlaBatchEngine(model, slots=2, context=64), REQUESTS)
    return bool(names), tokens


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
def test_a_second_start_compiles_nothing_and_has_the_same_streams(either_model: Model) -> None:
    compiled, first = streams(either_model)
    assert compiled
    assert streams(either_model) == (False, first)


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-9],
        pytest.param(lambda content: content[:99], marks=pytest.mark.slow),
        pytest.param(lambda _: b"", marks=pytest.mark.slow),
    ],
)
def test_a_damaged_entry_is_compiled_again_and_replaced(
    damage: Callable[[bytes], bytes], model: Model, programs: Path
) -> None:
    _, first = streams(model)
    contents = {file: file.read_bytes() for file in programs.iterdir()}
    for file, content in contents.items():
        file.write_bytes(damage(content))
    assert streams(model) == (True, first)
    assert streams(model) == (False, first)
    assert set(programs.iterdir()) == set(contents)


@pytest.mark.heavy
@pytest.mark.usefixtures("programs")
def test_an_entry_of_another_jax_is_compiled_again(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    _, first = streams(model)

    def fail(*_: object, **__: object) -> None:
        raise ValueError("made by another version")

    monkeypatch.setattr(serialize_executable, "deserialize_and_load", fail)
    assert streams(model) == (True, first)


def test_the_name_of_an_entry_has_all_that_compiling_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {kept_programs.entry_name("engine", "decode", None)}
    names.add(kept_programs.entry_name("engine", "sample", None))
    names.add(kept_programs.entry_name("another engine", "decode", None))
    names.add(kept_programs.entry_name("engine", "decode", {"an_option": True}))
    with monkeypatch.context() as patch:
        patch.setenv("XLA_FLAGS", f"{os.environ.get('XLA_FLAGS', '')} --xla_cpu_enable_fast_math=true")
        names.add(kept_programs.entry_name("engine", "decode", None))
    with monkeypatch.context() as patch:
        patch.setattr(kept_programs, "code_digest", lambda: "other sources")
        names.add(kept_programs.entry_name("engine", "decode", None))
    with monkeypatch.context() as patch:
        patch.setattr(targets, "processor", lambda: ("another processor",))
        names.add(kept_programs.entry_name("engine", "decode", None))
    with jax.default_matmul_precision("highest"):
        names.add(kept_programs.entry_name("engine", "decode", None))
    assert len(names) == 8
    with monkeypatch.context() as patch:
        patch.setenv(kept_programs.CHOSEN, "/elsewhere")
        patch.setenv("XLABATCH_API_KEYS", "a,b")
        assert kept_programs.entry_name("engine", "decode", None) in names


def test_what_a_program_is_made_of_is_written_in_full(either_model: Model) -> None:
    options: dict[str, Any] = {"embeddings": True, "adapters": 2}
    programs = XlaBatchEngine(either_model, slots=2, context=64, **options).runner.programs
    others = XlaBatchEngine(either_model, slots=3, context=64, **options).runner.programs
    for name, program in programs.items():
        made_of = repr(program.made_of)
        assert "0x" not in made_of, "an address differs in every process"
        assert "..." not in made_of, "what is left out makes no other entry"
        if name in others and {"state", "rows"} & set(program.spec.takes):
            assert made_of != repr(others[name].made_of), "it has as many rows as slots"


def test_engines_share_what_does_not_depend_on_the_model(model: Model) -> None:
    other = load(open_source("random:tiny"), "bfloat16")
    engines = [XlaBatchEngine(each, slots=2, context=64) for each in (model, other)]
    [sample, same] = [repr(engine.runner.programs["sample"].made_of) for engine in engines]
    assert sample == same
    [decode, another] = [repr(engine.runner.programs["decode"].made_of) for engine in engines]
    assert decode != another


def test_a_function_that_captures_something_is_no_program() -> None:
    captured = 3
    with pytest.raises(AssertionError):
        kept_programs.describe(lambda: captured)


@pytest.mark.heavy
def test_without_a_folder_and_on_a_full_disk_nothing_is_kept(
    model: Model, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(kept_programs, "is_full", lambda _: True)
        assert kept_programs.reason_against_writing() == f"the disk of {programs} is full"
        streams(model)
        assert list(programs.iterdir()) == []
    monkeypatch.setenv(kept_programs.CHOSEN, "")
    assert kept_programs.reason_against_writing() is None
    streams(model)
    assert list(programs.iterdir()) == []


@pytest.mark.usefixtures("programs")
def test_jaxs_own_cache_is_used_where_it_is_set(tmp_path: Path) -> None:
    assert kept_programs.folder()
    jax.config.update("jax_compilation_cache_dir", str(tmp_path / "jax"))
    try:
        assert kept_programs.folder() is None
    finally:
        jax.config.update("jax_compilation_cache_dir", None)


@pytest.mark.heavy
@pytest.mark.parametrize("setting", ["XDG_CACHE_HOME", kept_programs.CHOSEN, "HOME"])
def test_a_folder_that_cannot_be_made_is_one_sentence(setting: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    names = "XDG_CACHE_HOME", kept_programs.CHOSEN
    env = {name: value for name, value in os.environ.items() if name not in names}
    env[setting] = str(tmp_path / "file")
    command = [sys.executable, "-m", "xlabatch", "generate", "Once", "--max-tokens", "1", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    [sentence] = [line for line in run.stderr.splitlines() if line.startswith("xlabatch:")]
    assert sentence.startswith(f"xlabatch: compiled programs are not kept: {tmp_path / 'file'}")


@pytest.mark.heavy
def test_an_entry_that_no_process_has_used_for_a_month_is_removed(model: Model, programs: Path) -> None:
    programs.mkdir(parents=True)
    for name, age in {"old": 31, "used": 29}.items():
        (programs / name).write_bytes(b"")
        modified = (programs / name).stat().st_mtime - age * 86_400
        os.utime(programs / name, (modified, modified))
    streams(model)
    assert (programs / "used").exists()
    assert not (programs / "old").exists()
