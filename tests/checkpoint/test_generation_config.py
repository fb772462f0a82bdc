"""How a model samples by default: generation_config.json as in transformers, GGUF's keys as in llama.cpp."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from support.gguf_files import save_gguf

from xlabatch import LLM
from xlabatch.checkpoint.generation_config import (
    BARE,
    COMMON,
    SILENT,
    SamplingDefaults,
    as_hf_config,
    of_gguf_keys,
    of_hf_config,
)
from xlabatch.checkpoint.source import STORIES, open_source, with_generation_config
from xlabatch.errors import Refused

PREFIX = "general.sampling."


def folder_with(path: Path, **content: Any) -> Path:
    """The embedded model's folder with another generation_config.json."""
    folder = copytree(STORIES, path / "model")
    (folder / "generation_config.json").write_text(json.dumps(content))
    return folder


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ({"eos_token_id": 0}, COMMON),  # it says nothing about sampling
        ({"do_sample": False, "temperature": 0.6, "top_p": 0.9}, SamplingDefaults(0.0)),
        ({"do_sample": False, "repetition_penalty": 1.1}, SamplingDefaults(0.0, repetition_penalty=1.1)),
        ({"do_sample": True}, SamplingDefaults(1.0, 50)),  # transformers' own top_k
        ({"do_sample": True, "temperature": 0.6, "top_p": 0.9}, SamplingDefaults(0.6, 50, 0.9)),
        ({"do_sample": True, "top_k": 20, "top_p": 0.8, "min_p": 0.1}, SamplingDefaults(1.0, 20, 0.8, 0.1)),
        ({"temperature": 0.7, "top_k": 0}, SamplingDefaults(0.7, 0)),
        ({"do_sample": True, "top_k": None, "temperature": 2}, SamplingDefaults(2.0, 50)),
    ],
)
def test_a_folder_samples_as_transformers_would(
    tmp_path: Path, content: dict[str, Any], expected: SamplingDefaults
) -> None:
    assert open_source(folder_with(tmp_path, **content)).sampling() == expected


def test_the_expected_top_k_is_that_of_transformers() -> None:
    from transformers import GenerationConfig

    assert GenerationConfig._get_default_generation_params()["top_k"] == 50


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({}, COMMON),
        ({"temp": 0.6, "top_k": 20}, SamplingDefaults(0.6, 20, 0.95, 0.05)),
        ({"temp": -1.0}, SamplingDefaults(0.0, 40, 0.95, 0.05)),  # greedy in llama.cpp
        ({"top_k": -1, "top_p": 1.0, "min_p": 0.0}, SamplingDefaults(0.8)),
        ({"penalty_repeat": 1.1}, SamplingDefaults(0.8, 40, 0.95, 0.05, 1.1, 64)),
        ({"penalty_repeat": 1.1, "penalty_last_n": -1}, SamplingDefaults(0.8, 40, 0.95, 0.05, 1.1)),
        ({"penalty_repeat": 1.1, "penalty_last_n": 0}, COMMON),
    ],
)
def test_gguf_keys_sample_as_llama_cpp_would(keys: dict[str, Any], expected: SamplingDefaults) -> None:
    assert of_gguf_keys({PREFIX + key: value for key, value in keys.items()}, "model.gguf") == expected


def test_a_gguf_file_has_the_numbers_that_were_meant(tmp_path: Path) -> None:
    file = tmp_path / "model.gguf"
    keys: dict[str, Any] = {"temp": 0.6, "top_k": 20, "top_p": 0.8}  # stored as float32
    save_gguf(file, open_source("random:tiny"), **{PREFIX + key: value for key, value in keys.items()})
    assert open_source(file).sampling() == SamplingDefaults(0.6, 20, 0.8, 0.05)


def test_weights_without_files_sample_as_openai_says() -> None:
    assert open_source("random:tiny").sampling() == BARE


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"do_sample": "yes"}, "do_sample must be true or false"),
        ({"temperature": -0.5}, "temperature is between 0 and 1000000"),
        ({"top_p": 1.5}, "top_p is between 0 and 1"),
        ({"temperature": "hot"}, "temperature is"),
    ],
)
def test_impossible_defaults_are_refused_and_can_be_turned_off(
    tmp_path: Path, content: dict[str, Any], message: str
) -> None:
    source = open_source(folder_with(tmp_path, **content))
    with pytest.raises(Refused, match=message):
        source.sampling()
    assert with_generation_config(source, "none").sampling() == BARE
    assert with_generation_config(source, "vllm").sampling() == BARE  # vLLM's name for it


def test_another_file_gives_the_defaults_and_the_end_tokens(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, do_sample=True, temperature=0.3, eos_token_id=[0, 7])
    for choice in (folder, folder / "generation_config.json", str(folder)):
        source = with_generation_config(open_source(), choice)
        assert (source.sampling(), source.eos_token_ids) == (SamplingDefaults(0.3, 50), (0, 7))
    assert with_generation_config(open_source(), "auto") is not None
    with pytest.raises((Refused, OSError)):
        with_generation_config(open_source(), tmp_path / "absent.json")


@pytest.mark.parametrize(
    "defaults",
    [
        COMMON,
        SamplingDefaults(0.6, 20, 0.8, 0.1, 1.1),
        SamplingDefaults(0.6, 20, 0.8, 0.1, 1.1, 64),
        SamplingDefaults(0.0, repetition_penalty=1.1, repetition_context_size=7),
        SamplingDefaults(0.0),
        BARE,
    ],
)
def test_a_converted_model_samples_as_before(defaults: SamplingDefaults) -> None:
    written = as_hf_config(replace(defaults, origin="of the GGUF file"))
    assert of_hf_config(written, "") == defaults
    assert as_hf_config(replace(COMMON, origin=SILENT)) == {}


def test_defaults_are_told_by_name() -> None:
    assert str(COMMON) == "temperature 0.8, top_k 40, top_p 0.95, min_p 0.05"
    assert str(SamplingDefaults(0.0, repetition_penalty=1.1)) == "greedy, repetition_penalty 1.1"
    assert str(BARE) == "temperature 1"


@pytest.mark.heavy
def test_a_conversation_is_sampled_by_default_and_a_prompt_is_not() -> None:
    llm = LLM(slots=2, context=256)
    ask = [{"role": "user", "content": "Tell me a story."}]
    [by_default] = llm.chat(ask, seed=5, max_tokens=24)
    [given] = llm.chat(ask, seed=5, max_tokens=24, **COMMON.options)
    assert by_default.tokens == given.tokens
    [greedy] = llm.chat(ask, seed=5, max_tokens=24, temperature=0)
    assert greedy.tokens != given.tokens
    [own] = llm.chat({"messages": ask, "temperature": 0}, max_tokens=24)
    assert own.tokens == greedy.tokens
    [in_generate] = llm.generate({"messages": ask}, seed=5, max_tokens=24)
    assert in_generate.tokens == given.tokens
    [plain] = llm.generate("Once", max_tokens=24)
    assert plain.tokens == llm.generate("Once", max_tokens=24, temperature=0)[0].tokens


def test_answers_by_other_defaults_have_another_fingerprint() -> None:
    shape: dict[str, Any] = {"slots": 1, "context": 128}
    assert LLM(**shape).fingerprint() == LLM(**shape).fingerprint()
    assert LLM(**shape).fingerprint() != LLM(generation_config="none", **shape).fingerprint()
