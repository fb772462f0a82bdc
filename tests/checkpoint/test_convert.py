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
from safetensors.numpy import load_file, save_file
from support.gguf_files import save_gguf, tokenizer_metadata
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.shapes import CASES, case_in, source_of

from xlabatch import LLM
from xlabatch.checkpoint import load
from xlabatch.checkpoint.convert import convert, fill_folder
from xlabatch.checkpoint.generation_config import BARE, SamplingDefaults
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.kernels.blocks import BLOCKS
from xlabatch.kernels.rounding import TYPES
from xlabatch.verify.oracle.weights import Weights

QUICK = [
    ("llama", "int4"),
    ("mixtral", "int8"),
    ("gemma2", "bfloat16"),
    ("gemma4_text", "int8"),  # of one tensor each layer has some rows
    ("qwen3_moe", "int5"),
    ("llama", "int6"),
]
ALL = [
    (case, weights)
    for case in ("llama", "phi3", "gemma2", "gemma4_text", "gpt_neox", "mixtral", "qwen3_moe")
    for weights in load.WEIGHTS
]


def leaves(source: Source, weights: str | None) -> list[np.ndarray]:
    return [np.asarray(leaf) for leaf in jax.tree.leaves(load.load(source, weights).params)]


@WITH_KERNELS
@pytest.mark.parametrize(("case", "weights"), slow_except(QUICK, ALL))
def test_a_converted_folder_loads_with_the_bits_of_its_source(
    tmp_path: Path, case: str, weights: str
) -> None:
    source = case_in(weights, case)
    convert(source, tmp_path, weights)
    converted = open_source(tmp_path)
    assert converted.eos_token_ids == source.eos_token_ids
    formats = {rounded.format for rounded in converted.rounded.values()}  # then nothing is rounded again
    assert formats <= {"int8", *TYPES.get(weights, ())}
    assert bool(formats & BLOCKS.keys()) == (weights in TYPES)
    assert bool(formats) == (weights not in ("float32", "bfloat16"))
    assert load.resolve_weights_format(None, converted) == weights
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
        [chat] = llm.chat(
            [{"role": "user", "content": "What is your name?"}], max_tokens=12, temperature=0, logprobs=1
        )
        answers.append((chat.text, chat.tokens))
    assert answers[0] == answers[1]
    assert (folder / "model.safetensors").stat().st_size < 0.75 * (tmp_path / "stories.gguf").stat().st_size


def test_the_sampling_of_a_gguf_file_is_kept(tmp_path: Path) -> None:
    keys: dict[str, Any] = {"temp": 0.6, "penalty_repeat": 1.1, "penalty_last_n": 7}
    named = {f"general.sampling.{key}": value for key, value in keys.items()}
    save_gguf(tmp_path / "model.gguf", open_source("random:tiny"), **named)
    assert main(["convert", str(tmp_path / "model.gguf"), str(tmp_path / "new"), "--weights", "float32"]) == 0
    expected = SamplingDefaults(0.6, 40, 0.95, 0.05, 1.1, 7)
    assert (
        open_source(tmp_path / "new").sampling()
        == expected
        == open_source(tmp_path / "model.gguf").sampling()
    )


def test_impossible_sampling_is_left_out_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copytree(STORIES, tmp_path / "model")
    (folder / "generation_config.json").write_text(json.dumps({"top_p": 7.0, "eos_token_id": 5}))
    assert main(["convert", str(folder), str(tmp_path / "new"), "--weights", "float32"]) == 0
    warning = " ".join(capsys.readouterr().err.split())
    assert "generation_config.json: top_p " in warning
    assert (
        "--generation-config none ignores what files say; the new folder leaves these defaults out" in warning
    )
    new = open_source(tmp_path / "new")
    assert (new.sampling(), new.eos_token_ids) == (BARE, (5,))


@WITH_KERNELS
def test_the_oracle_rounds_a_folder_once_more_in_another_format_only(tmp_path: Path) -> None:
    convert(case_in("int4", "llama"), tmp_path, "int4")
    folder = open_source(tmp_path)
    name = "model.layers.0.mlp.up_proj.weight"
    assert (Weights(folder, "int4").tensors[name] == folder.read(name)).all()
    for format in ("int8", "int5", "bfloat16"):
        assert (Weights(folder, format).tensors[name] != folder.read(name)).any()


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


@pytest.mark.heavy
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
    with pytest.raises(Refused, match="format 4 need a newer xlabatch"):
        with_version(4)


@WITH_KERNELS
def test_int4_of_the_second_format_is_widened_and_rounded_again(tmp_path: Path) -> None:
    """Numbers from -8 in words, the lowest bits first, with a scale for 32 inputs."""
    source = case_in("int4", "llama")
    draw = np.random.default_rng(3)
    stored: dict[str, np.ndarray] = {}
    wide: dict[str, np.ndarray] = {}
    for name, shape in source.shapes.items():
        stored[name] = wide[name] = source.read(name)
        if name.endswith("_proj.weight"):
            numbers = draw.integers(0, 16, shape).astype(np.uint32)
            scales = draw.normal(0, 0.02, (shape[0], shape[1] // 32)).astype(np.float32)
            scales = scales.astype(jax.numpy.bfloat16)
            words = (numbers.reshape(shape[0], -1, 8) << np.arange(0, 32, 4, dtype=np.uint32)).sum(-1)
            del stored[name]
            stored[f"{name}_packed"] = words.astype(np.uint32).view(np.int32)
            stored[f"{name}_scale"] = scales
            stored[f"{name}_shape"] = np.array(shape, np.int64)
            wide[name] = (numbers.astype(np.float32) - 8) * scales.astype(np.float32).repeat(32, axis=1)
    save_file(stored, tmp_path / "model.safetensors")
    quantized = {"quant_method": "xlabatch", "weights": "int4", "version": 2}
    (tmp_path / "config.json").write_text(json.dumps(source.raw | {"quantization_config": quantized}))
    opened = open_source(tmp_path)
    assert not opened.rounded
    for name, expected in wide.items():
        assert np.array_equal(opened.read(name), expected), name
    reference = replace(
        source, read=lambda name, at=None: wide[name] if at is None else wide[name][at], random=None
    )
    assert load.load(opened).weights == "int4"
    for ours, theirs in zip(leaves(opened, None), leaves(reference, "int4"), strict=True):
        assert np.array_equal(ours, theirs)


@WITH_KERNELS
def test_blocks_that_are_not_those_of_their_type_are_refused(tmp_path: Path) -> None:
    convert(case_in("int4", "llama"), tmp_path, "int4")
    file = tmp_path / "model.safetensors"
    stored = load_file(file)
    name = "model.layers.1.mlp.up_proj.weight"
    blocks = stored.pop(f"{name}_Q4_K")

    def refused(**parts: np.ndarray) -> str:
        save_file(stored | {f"{name}_{part}": each for part, each in parts.items()}, file)
        with pytest.raises(Refused) as refusal:
            open_source(tmp_path)
        return str(refusal.value)

    assert "weight_Q5_K is [288, 1, 144], not [out, blocks, 176]" in refused(Q5_K=blocks)
    assert "weight_Q4_K is U8 [288, 144], not U8 with 3 axes" in refused(Q4_K=blocks[:, 0])
    assert "is stored in several ways: weight_Q4_1, weight_Q4_K" in refused(Q4_K=blocks, Q4_1=blocks)
    assert "not [288, 256]" in refused(Q4_K=np.concatenate([blocks, blocks], axis=1))


def test_blocks_cannot_be_written_without_the_kernels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.convert.can_pack", lambda: False)
    with pytest.raises(Refused, match="weights int5 need the kernels"):
        convert(open_source("random:tiny"), tmp_path / "folder", "int5")
    assert not (tmp_path / "folder").exists()
