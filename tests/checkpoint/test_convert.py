"""`xlabatch convert` writes folders that load with the bits of their source."""

import json
from dataclasses import replace
from pathlib import Path
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
from xlabatch.checkpoint.formats.convert import convert
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
    assert bool(converted.int4) == (weights == "int4")  # then nothing is rounded again
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
