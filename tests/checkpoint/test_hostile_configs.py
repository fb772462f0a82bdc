"""A config.json from anywhere: sizes are compared with the files before anything is built from them."""

import json
import tracemalloc
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file
from support.hostile import accepted_or_refused, refused, refused_folder, tiny_folder
from support.shapes import CASES, raw_config

from xlabatch.checkpoint import families
from xlabatch.checkpoint.random_weights import SHAPES

HUGE = (2**13, 2**24, 10**9, 10**12, 10**400)
SIZES: dict[str, tuple[str, ...]] = {
    "mixtral": ("num_local_experts", "num_hidden_layers", "vocab_size", "intermediate_size", "head_dim"),
    "qwen3_moe": ("num_experts", "moe_intermediate_size", "num_hidden_layers", "hidden_size"),
    "gpt2": ("n_layer", "n_embd", "n_inner", "n_positions", "vocab_size"),
    "gpt_neox": ("hidden_size", "num_hidden_layers", "intermediate_size", "vocab_size"),
    "gemma4_text": ("num_hidden_layers", "global_head_dim", "hidden_size_per_layer_input", "head_dim"),
    "gemma3_text": ("num_hidden_layers", "num_attention_heads", "num_key_value_heads", "hidden_size"),
}
ODD: list[Any] = [[], [1], "", "x" * 10**5, {}, {"\x1b[2J": 1}, -1, 0, 1.5, 1e400, -1e400, 10**400]
ODD += [float("nan"), 5e-324, True]
ROPE_FIELDS = """
    rope_type rope_theta factor partial_rotary_factor low_freq_factor original_max_position_embeddings
    attention_factor truncate beta_fast short_factor mscale \x1b]0;title\x07
    """.split()  # noqa: SIM905


@pytest.mark.parametrize("size", HUGE[1:])
@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind in SIZES for field in SIZES[kind]])
def test_a_huge_size_is_refused_promptly_and_in_little_memory(
    tmp_path: Path, kind: str, field: str, size: int
) -> None:
    raw = raw_config(kind, **{field: size})
    (tmp_path / "config.json").write_text(json.dumps(raw))
    save_file({"model.norm.weight": np.zeros(4, np.float32)}, tmp_path / "model.safetensors")
    tracemalloc.start()
    refused_folder(tmp_path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2**25


@pytest.mark.parametrize("kind", ["mixtral", "qwen3_moe"])
def test_layers_times_experts_are_bounded_by_the_tensors_in_the_files(tmp_path: Path, kind: str) -> None:
    sizes = {"num_experts": 300, "num_local_experts": None, "num_hidden_layers": 8192}
    raw = {key: value for key, value in raw_config(kind, **sizes).items() if value is not None}
    (tmp_path / "config.json").write_text(json.dumps(raw))
    save_file({"model.norm.weight": np.zeros(4, np.float32)}, tmp_path / "model.safetensors")
    assert "but the files hold 1" in refused_folder(tmp_path)


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:12])
@pytest.mark.parametrize(
    "kind", ["llama3", "yarn", "longrope", "linear", "proportional", "dynamic", "default"]
)
def test_an_odd_rope_field_is_accepted_or_refused_in_one_sentence(kind: str, value: Any) -> None:
    base = {"rope_type": kind, "rope_theta": 1e4, "factor": 2.0, "original_max_position_embeddings": 64}
    for field in ROPE_FIELDS:
        raw = raw_config("llama", rope_parameters=base | {field: value})
        accepted_or_refused(partial(families.describe, raw))
    refused(lambda: families.describe(raw_config("llama", rope_parameters=value or [1])))


@pytest.mark.parametrize("value", ODD[1:], ids=lambda value: repr(value)[:12])
def test_odd_ropes_of_the_two_kinds_of_layers_are_refused(value: Any) -> None:
    for spec in ({"full_attention": value}, {"sliding_attention": {"rope_theta": value}}):
        if value not in ("", {}, 1.5, True, 0):
            refused(partial(families.describe, raw_config("gemma3_text", rope_parameters=spec)))


@pytest.mark.heavy
@pytest.mark.parametrize("kind", sorted({raw["model_type"] for raw in CASES.values()}))
def test_every_field_with_an_odd_value_is_accepted_or_refused_in_one_sentence(kind: str) -> None:
    for field in raw_config(kind):
        for value in (*ODD, None):
            raw = raw_config(kind) | {field: value}
            accepted_or_refused(partial(families.describe, raw, stored=["x"] * 40))


@pytest.mark.parametrize("name", ["\x1b[2J", "x" * 10**6, "a\nb", "\u202egnp.exe"], ids=range(4))
def test_the_name_of_an_unknown_field_is_printable_and_bounded(tmp_path: Path, name: str) -> None:
    assert "not understood for llama" in refused_folder(tiny_folder(tmp_path, **{name: 1}))
    refused_folder(tiny_folder(tmp_path, model_type=name))


def test_the_ids_of_a_tokenizers_special_tokens_are_no_reason_to_refuse_a_config(tmp_path: Path) -> None:
    ids = {f"{name}_token_id": 0 for name in ("bos", "pad", "sep", "unk", "cls", "decoder_start")}
    ids["tf_legacy_loss"] = False  # nor what only a loss depends on
    assert families.describe(SHAPES["tiny"] | ids).config == families.describe(SHAPES["tiny"]).config
    assert "magic_token_id not understood" in refused_folder(tiny_folder(tmp_path, **ids, magic_token_id=0))


@pytest.mark.parametrize("ends", [[True], {}, "x" * 10**5, [[]], float("nan"), 1e400], ids=range(6))
def test_odd_end_tokens_are_refused(tmp_path: Path, ends: Any) -> None:
    (tiny_folder(tmp_path) / "generation_config.json").write_text(json.dumps({"eos_token_id": ends}))
    assert "eos_token_id must be a token id or a list of them" in refused_folder(tmp_path)
