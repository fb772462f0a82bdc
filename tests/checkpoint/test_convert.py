"""`xlabatch convert` writes folders that load with the bits of their source."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import jax
import numpy as np
import pytest
from support.gguf_files import save_gguf, tokenizer_metadata
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shapes import CASES, source_of

from xlabatch import LLM
from xlabatch.checkpoint import load
from xlabatch.checkpoint.convert import convert, fill_folder
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.cli import main
from xlabatch.errors import Refused

QUICK = [("llama", "int4"), ("mixtral", "int8"), ("gemma2", "bfloat16")]
ALL = [
    (case, weights)
    for case in ("llama", "phi3", "gemma2", "gpt_neox", "mixtral", "qwen3_moe")
    for weights in load.WEIGHTS
]


def leaves(source: Source, weights: str | None) -> list[np.ndarray]:
    return [np.asarray(leaf) for leaf in jax.tree.leaves(load.load(source, weights).params)]


@WITH_KERNELS
@pytest.mark.parametrize(("case", "weights"), slow_except(QUICK, ALL))
def test_a_converted_folder_loads_with_the_bits_of_its_source(
    tmp_path: Path, case: str, weights: str
) -> None:
    source = source_of(CASES[case])
    convert(source, tmp_path, weights)
    converted = open_source(tmp_path)
    assert converted.eos_token_ids == source.eos_token_ids
    assert bool(converted.rounded) == (weights in ("int8", "int4"))  # then nothing is rounded again
    chosen = None if weights != "float32" else weights
    for ours, theirs in zip(leaves(converted, chosen), leaves(stored(source), weights), strict=True):
        assert ours.dtype == theirs.dtype
        assert np.array_equal(ours, theirs)


def stored(source: Source) -> Source:
    """The same source as one of files: its weights are read, and not drawn on the device."""
    return replace(source, random=None)


@WITH_KERNELS
@pytest.mark.slow
def test_a_gguf_file_is_converted_with_its_tokenizer_and_generates_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_gguf(tmp_path / "stories.gguf", open_source(), "Q8_0", **tokenizer_metadata(STORIES))
    folder = tmp_path / "int4"
    assert main(["convert", str(tmp_path / "stories.gguf"), str(folder), "--weights", "int4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["weights"] == "int4"
    answers = []
    for model, weights in ((folder, None), (tmp_path / "stories.gguf", "int4")):
        llm = LLM(model, weights=weights, slots=2, context=128)
        assert llm.engine.startup.weights == "int4"
        [chat] = llm.chat([{"role": "user", "content": "What is your name?"}], max_tokens=12, logprobs=1)
        answers.append((chat.text, chat.tokens))
    assert answers[0] == answers[1]
    assert (folder / "model.safetensors").stat().st_size < 0.75 * (tmp_path / "stories.gguf").stat().st_size


def test_what_cannot_be_converted_is_refused_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refused, match="is not stored as"):
        convert(source_of(CASES["gpt2"]), tmp_path / "gpt2", "int8")
    assert not (tmp_path / "gpt2").exists()
    assert main(["convert", "random:tiny", str(tmp_path), "--weights", "bfloat16"]) == 0
    assert main(["convert", "random:tiny", str(tmp_path), "--weights", "bfloat16"]) == 2
    assert "already holds a model" in capsys.readouterr().err
    assert main(["convert", "random:tiny", str(tmp_path / "a"), "--weights", "int3"]) == 2


def test_a_conversion_that_ends_early_leaves_no_file(tmp_path: Path) -> None:
    source = open_source("random:tiny")

    def interrupted(name: str, at: Any = None) -> np.ndarray:
        if name != next(iter(source.shapes)):
            raise KeyboardInterrupt
        return source.read(name, at)

    with pytest.raises(KeyboardInterrupt):
        convert(replace(source, read=interrupted), tmp_path, "float32")
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tokenizer.json").write_text("mine")
    assert main(["convert", str(STORIES), str(tmp_path)]) == 2
    assert "already holds tokenizer.json; name an empty folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["tokenizer.json"]
    assert (tmp_path / "tokenizer.json").read_text() == "mine"


def test_a_fifo_beside_a_tokenizer_is_refused_without_opening_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copytree(STORIES, tmp_path / "model")
    os.mkfifo(tmp_path / "model" / "tokenizer.fifo")
    assert main(["convert", str(tmp_path / "model"), str(tmp_path / "out")]) == 2
    assert "tokenizer.fifo is a device, not a file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.source import open_source
moves, replace = int(sys.argv[2]), Path.replace
def counted(self, target):
    global moves
    if moves == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    moves -= 1
    return replace(self, target)
Path.replace = counted
convert(open_source("random:tiny"), Path(sys.argv[1]), "float32")
"""


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_run_that_was_killed_while_it_moved_files_can_be_repeated(tmp_path: Path, moves: int) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(moves)], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert not (tmp_path / "config.json").exists()
    (tmp_path / "notes.txt").write_text("mine")
    convert(open_source("random:tiny"), tmp_path, "float32")
    names = {"config.json", "generation_config.json", "model.safetensors", "notes.txt"}
    assert {path.name for path in tmp_path.iterdir()} == names
    open_source(tmp_path)


def test_a_run_that_was_killed_while_it_wrote_down_its_files_can_be_repeated(tmp_path: Path) -> None:
    (tmp_path / ".unfinished-a").mkdir()
    (tmp_path / ".unfinished-a" / ".moved.json").write_text('{"config.js')
    convert(open_source("random:tiny"), tmp_path, "float32")
    open_source(tmp_path)


def test_two_processes_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with (
        fill_folder(tmp_path, []),
        pytest.raises(Refused, match="another process writes a model"),
        fill_folder(tmp_path, []),
    ):
        pass


def test_folders_of_the_first_format_load_and_those_of_a_later_one_are_refused(tmp_path: Path) -> None:
    source = source_of(CASES["llama"])
    convert(source, tmp_path, "int8")
    config = json.loads((tmp_path / "config.json").read_text())
    numbers = open_source(tmp_path).read("model.embed_tokens.weight")
    assert np.abs(numbers - source.read("model.embed_tokens.weight")).max() < 0.02 * np.abs(numbers).max()

    def with_version(version: int) -> Source:
        config["quantization_config"]["version"] = version
        (tmp_path / "config.json").write_text(json.dumps(config))
        return open_source(tmp_path)

    first = with_version(1)  # its rows are not rotated
    assert not first.rounded
    assert not np.allclose(first.read("model.embed_tokens.weight"), numbers, atol=1e-3)
    assert load.load(first).weights == "int8"
    with pytest.raises(Refused, match="format 3 need a newer xlabatch"):
        with_version(3)
