"""GGUF files: the same model as the one that they were made of, in every family and type of numbers."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
from support.device import all_logits
from support.gguf_files import K_QUANTS, save_gguf
from support.quick import slow_except
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint import load
from xlabatch.checkpoint.formats.gguf_blocks import BLOCKS, dequantize
from xlabatch.checkpoint.source import open_source
from xlabatch.verify.oracle.model import Oracle

IDS = tuple(int(id) for id in np.random.default_rng(3).integers(0, 97, 90))
# what GGUF or llama.cpp fixes, where a case has something else
AS_CONVERTED: dict[str, dict[str, Any]] = {
    "gemma2": {"query_pre_attn_scalar": 10},
    "gemma3_text": {"query_pre_attn_scalar": 10, "num_hidden_layers": 7, "layer_types": None},
    "smollm3": {"no_rope_layers": None, "num_hidden_layers": 5, "attention_bias": False},
    "mistral": {"sliding_window": None, "model_type": "llama"},
    "mixtral": {"sliding_window": None},
    "qwen2": {"use_sliding_window": None, "sliding_window": None, "max_window_layers": None},
    "qwen3": {"attention_bias": False},
    "qwen3_moe": {"mlp_only_layers": None},
}
LOST = ("qwen3_moe, shares as they are", "gpt2, layers fade", "gpt_neox, one after the other")
ARCHITECTURES = {
    *("llama", "mistral", "mixtral", "qwen2", "qwen3", "qwen3_moe", "gemma2", "gemma3_text"),
    *("phi3", "olmo2", "smollm3", "granite", "gpt2", "gpt_neox"),
}


def as_converted(case: str) -> dict[str, Any]:
    raw = CASES[case] | AS_CONVERTED.get(case, {})
    return {name: value for name, value in raw.items() if value is not None}


@pytest.mark.parametrize(
    "case", [case for case in CASES if case not in LOST and case.split(",")[0] in ARCHITECTURES]
)
def test_a_converted_model_of_every_family_has_the_tensors_and_the_logits_of_its_source(
    tmp_path: Path, case: str
) -> None:
    source = source_of(as_converted(case))
    save_gguf(tmp_path / "model.gguf", source)
    opened = open_source(tmp_path / "model.gguf")
    for name in source.shapes:
        np.testing.assert_allclose(opened.read(name), source.read(name), rtol=0, atol=2e-7, err_msg=name)
    ours, theirs = (Oracle(one, context=256).logits(IDS) for one in (opened, source))
    assert np.abs(ours - theirs).max() < 2e-5 * np.abs(theirs).max()


@pytest.mark.parametrize("dtype", BLOCKS)
def test_every_type_of_numbers_is_what_the_package_makes_of_it_bit_for_bit(dtype: str) -> None:
    block = BLOCKS[dtype]
    raw = np.random.default_rng(5).integers(0, 256, (64, block.bytes), dtype=np.uint8)
    ours = np.empty(64 * block.numbers, np.float32)
    dequantize(dtype, raw.tobytes(), ours)
    with np.errstate(all="ignore"):  # some scales are infinite or NaN
        theirs = np.asarray(gguf.dequantize(raw, gguf.GGMLQuantizationType[dtype]), np.float32)
    assert np.array_equal(ours, theirs.reshape(-1), equal_nan=True)


@pytest.mark.parametrize("dtype", slow_except(("Q8_0", "Q4_K"), [name for name in BLOCKS if name != "F32"]))
def test_a_quantized_model_has_the_logits_of_its_dequantized_numbers(tmp_path: Path, dtype: str) -> None:
    sizes = {"hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "head_dim": 64}
    source = source_of(raw_config("llama", **sizes, num_key_value_heads=1, tie_word_embeddings=False))
    numbers = save_gguf(tmp_path / "model.gguf", source, dtype)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.stored_dtype == dtype
    reference = replace(source, read=lambda name, _=None: numbers[name], random=None)
    ours = all_logits(load.load(opened, "float32"), IDS, 64, 128)
    theirs = Oracle(reference).logits(IDS)
    assert np.abs(ours - theirs).max() < 2e-3 * np.abs(theirs).max()
    assert dtype in K_QUANTS or np.abs(theirs).max() > 1
