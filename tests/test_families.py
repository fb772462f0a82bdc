"""Every family against transformers' own answers, kept in golden files, and against the NumPy oracle."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from make_golden import FOLDER, named
from shapes import CASES, CONTEXT, FULL, SLIDING, made, of
from theirs import PROMPT, prompt
from through import every_logit

from xlabatch import checkpoint, families
from xlabatch.families import FAMILIES
from xlabatch.oracle import Oracle


def golden(case: str) -> tuple[np.ndarray, np.ndarray, tuple[int, ...]]:
    """Positions, their logits, and the greedy answer."""
    kept = np.load(FOLDER / f"{named(case)}.npz")
    return kept["at"], kept["logits"], tuple(kept["tokens"].tolist())


def close(ours: np.ndarray, theirs: np.ndarray) -> None:
    """To 2e-4 of the largest logit."""
    assert np.abs(ours - theirs).max() <= 2e-4 * np.abs(theirs).max()


@pytest.mark.parametrize("case", CASES)
def test_the_decoder_says_what_transformers_says(case: str) -> None:
    at, theirs, answer = golden(case)
    source = made(CASES[case])
    ids = prompt(CASES[case]["vocab_size"]) + answer
    ours = every_logit(checkpoint.load(source), ids, PROMPT, CONTEXT)
    close(ours[at], theirs)
    assert tuple(ours[PROMPT - 1 : -1].argmax(-1)) == answer


@pytest.mark.parametrize("case", CASES)
def test_the_oracle_says_what_transformers_says(case: str) -> None:
    at, theirs, answer = golden(case)
    ids = prompt(CASES[case]["vocab_size"]) + answer
    ours = Oracle(made(CASES[case]), context=CONTEXT).logits(ids)
    close(ours[at], theirs)
    assert tuple(ours[PROMPT - 1 : -1].argmax(-1)) == answer


def test_every_family_has_a_case_and_every_case_a_family() -> None:
    assert {raw["model_type"] for raw in CASES.values()} == FAMILIES.keys()


def test_golden_files_say_who_made_them() -> None:
    made_by = json.loads((FOLDER / "made_by.json").read_text())
    assert made_by.keys() >= {"transformers", "torch"}
    assert {path.stem for path in Path(FOLDER).glob("*.npz")} == {named(case) for case in CASES}


def test_an_unknown_family_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(ValueError, match=r"'bert' is not supported; known are gemma2, gemma3_text, gpt2"):
        families.described({"model_type": "bert"})


@pytest.mark.parametrize(
    ("kind", "more", "why"),
    [
        ("llama", {"use_qk_norm": True}, "use_qk_norm not understood for llama"),
        ("llama", {"quantization_config": {"bits": 4}}, "quantization_config .* is not supported"),
        ("llama", {"hidden_act": "mish"}, "hidden_act 'mish' is not supported; known are silu"),
        ("llama", {"rope_parameters": {"rope_type": "magic"}}, "rope type 'magic' is not supported"),
        ("llama", {"rope_scaling": {"type": "linear", "factor": 2.0, "extra": 1}}, "extra not understood"),
        ("mistral", {"layer_types": [FULL, SLIDING]}, "layer_types not understood for mistral"),
        ("qwen2", {"layer_types": [FULL]}, "layer_types must be a list of 2"),
        ("qwen3", {"layer_types": [FULL, "linear_attention"]}, "layer_types must be a list of 2"),
        ("gemma2", {"use_bidirectional_attention": True}, "use_bidirectional_attention True"),
        ("gpt2", {"n_embd": 36, "n_head": 5, "n_layer": 2}, "n_embd 36 is not a multiple"),
        ("gpt_neox", {"rotary_pct": 0.3}, "cannot be turned in pairs"),
        ("mixtral", {"num_local_experts": 1}, "num_experts_per_tok 2 is over the 1"),
        ("smollm3", {"no_rope_layers": [1, 2]}, "no_rope_layers must be a list of 2"),
        ("phi3", {"num_hidden_layers": None}, "num_hidden_layers must be a whole number"),
    ],
)
def test_what_would_change_the_mathematics_is_refused_and_never_ignored(
    kind: str, more: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        families.described(of(kind, **more))


def test_metadata_and_private_notes_are_no_hindrance() -> None:
    notes = {
        "_name_or_path": "x",
        "transformers_version": "4.1",
        "torch_dtype": "float16",
        "use_cache": False,
    }
    assert families.config(of("llama", **notes)) == families.config(of("llama"))
