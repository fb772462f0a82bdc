"""Engines that compute blocks, of a GGUF file or rounded here: the promise, the oracle, memory."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import jax
import numpy as np
import pytest
from checkpoint.test_gguf import WHOLE_BLOCKS, as_converted, blocks_of, qwen3_5_in_blocks, to_convert
from kernels.test_engine import QUICK_SHAPES, REQUESTS, assert_equal_streams
from support.adapters import ALL, write_adapter
from support.device import all_logits
from support.gguf_files import save_gguf
from support.kernels import WITH_KERNELS, by_instruction_set
from support.quick import slow_except
from support.requests import make_request, serve
from support.shapes import CASES, case_in, raw_config, source_of

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.gguf.blocks import BLOCKS as GGUF_BLOCKS
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.kernels import blocks
from xlabatch.kernels.params import PackedLinear
from xlabatch.verify.checks import VerifyOptions, verify
from xlabatch.verify.oracle.model import Oracle

pytestmark = WITH_KERNELS
SIZES = {"hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "head_dim": 64}
MIXED = {"attn_v": "Q6_K", "ffn_down": "Q5_K", "attn_q": "Q8_0", "token_embd": "Q6_K"}
IDS = tuple(range(3, 90))
BLOCKS = [name for name in blocks.BLOCKS if name in GGUF_BLOCKS]
EASY = {*BLOCKS} - {"Q4_1", "MXFP4", "Q3_K", "Q6_K"}  # test_blocks.py has the bits of their linears


def mixed(key: str) -> str:
    """Types as in files in Q4_K_M: most tensors in Q4_K, some with more bits."""
    return next((dtype for part, dtype in MIXED.items() if part in key), "Q4_K")


def llama(path: Path, dtype: str) -> Source:
    raw = raw_config("llama", **SIZES, num_key_value_heads=2, tie_word_embeddings=False)
    save_gguf(path / "model.gguf", source_of(raw), mixed if dtype == "mixed" else dtype)
    return open_source(path / "model.gguf")


def experts(path: Path, case: str, dtype: str) -> Source:
    if case == "qwen3_5_moe_text":
        save_gguf(path / "model.gguf", to_convert(qwen3_5_in_blocks()), blocks_of(dtype))
        return open_source(path / "model.gguf")
    raw = as_converted(case) | WHOLE_BLOCKS
    if "moe_intermediate_size" in raw:
        raw["moe_intermediate_size"] = 32
    save_gguf(path / "model.gguf", source_of(raw), dtype)
    return open_source(path / "model.gguf")


@pytest.mark.heavy
@pytest.mark.parametrize("dtype", slow_except(["mixed"], [*BLOCKS, "mixed"], by_hand=EASY))
def test_streams_are_equal_in_engines_of_two_shapes(tmp_path: Path, dtype: str) -> None:
    source = llama(tmp_path, dtype)
    assert load.resolve_weights_format(None, source) == "stored"
    assert_equal_streams(source, "stored", QUICK_SHAPES)


@pytest.mark.heavy
@pytest.mark.parametrize("dtype", slow_except(["mixed"], [*BLOCKS, "mixed"], by_hand=EASY))
def test_streams_are_equal_on_all_instruction_sets(tmp_path: Path, dtype: str) -> None:
    engine = XlaBatchEngine.of(llama(tmp_path, dtype), slots=3, context=320)
    found = by_instruction_set(lambda: serve(engine, REQUESTS))
    assert [name for name, streams in found.items() if streams != found["plain"]] == []


@pytest.mark.slow
def test_a_tensor_in_16_bits_is_in_bfloat16_among_others(tmp_path: Path) -> None:
    raw = raw_config("llama", **SIZES, num_key_value_heads=2, tie_word_embeddings=False)
    save_gguf(tmp_path / "model.gguf", source_of(raw), lambda key: "F16" if "attn_output" in key else "Q8_0")
    source = open_source(tmp_path / "model.gguf")
    layer = load.load(source).params.layers[0]
    linears = layer.qkv, layer.out
    assert [linear.panels.dtype.name for linear in linears if isinstance(linear, PackedLinear)] == [
        *("uint8", "bfloat16")
    ]
    assert_equal_streams(source, "stored", QUICK_SHAPES)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("case", "dtype"),
    slow_except(
        [("mixtral", "Q4_0"), ("qwen3_5_moe_text", "Q8_0")],
        product(["mixtral", "qwen3_moe", "gpt_oss", "qwen3_5_moe_text"], ["Q8_0", "Q4_0"]),
    ),
)
def test_streams_of_experts_are_equal_in_engines_of_two_shapes(tmp_path: Path, case: str, dtype: str) -> None:
    assert_equal_streams(experts(tmp_path, case, dtype), "stored", QUICK_SHAPES)


WITH_STATE_SPACES: dict[str, dict[str, int]] = {
    "granitemoehybrid": {"intermediate_size": 32, "shared_intermediate_size": 64},
    "mamba2": {"head_dim": 32},
    "nemotron_h, experts": {
        **{"intermediate_size": 32, "moe_intermediate_size": 32, "moe_shared_expert_intermediate_size": 64},
        **{"mamba_head_dim": 16, "head_dim": 16},
    },
}


@pytest.mark.parametrize("case", slow_except(["granitemoehybrid"], WITH_STATE_SPACES))
def test_state_spaces_are_computed_in_the_blocks_of_their_file(tmp_path: Path, case: str) -> None:
    source = source_of(as_converted(case) | {"hidden_size": 96} | WITH_STATE_SPACES[case])
    in_float32 = "ssm_conv1d", "ssm_norm", "ssm_a", "ssm_d", "ffn_gate_inp"  # as llama.cpp keeps them
    save_gguf(
        tmp_path / "model.gguf",
        source,
        lambda key: "F32" if any(part in key for part in in_float32) else "Q8_0",
    )
    assert_logits_of_the_oracle(open_source(tmp_path / "model.gguf"))


def assert_logits_of_the_oracle(source: Source) -> None:
    """Logits of stored weights are near an oracle's, and nearer if it rounds tokens as the kernels do."""
    ours = all_logits(load.load(source), IDS, 64, 128)
    exact = Oracle(source).logits(IDS)
    rounded = Oracle(source, "stored", cache="float32").logits(IDS)
    # not equal: a number near a half may fall on its other side, and then all later tokens differ
    assert np.abs(ours - rounded).mean() < 0.9 * np.abs(exact - rounded).mean()
    assert np.abs(ours - exact).mean() < 0.02 * np.abs(exact).max()


@pytest.mark.parametrize("dtype", slow_except(["Q4_K", "mixed"], [*BLOCKS, "mixed"]))
def test_logits_are_those_of_an_oracle_that_rounds_tokens_in_groups_of_32(tmp_path: Path, dtype: str) -> None:
    assert_logits_of_the_oracle(llama(tmp_path, dtype))


@pytest.mark.parametrize("dtype", ["Q8_0", "Q4_0"])
def test_logits_of_heads_that_share_keys_are_those_of_the_oracle(tmp_path: Path, dtype: str) -> None:
    source = experts(tmp_path, "qwen3_5_moe_text", dtype)
    ours = all_logits(load.load(source), IDS, 64, 128)
    exact = Oracle(source).logits(IDS)
    rounded = Oracle(source, "stored", cache="float32").logits(IDS)
    assert np.abs(ours - rounded).mean() < 0.3 * np.abs(exact - rounded).mean()


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("case", "weights"),
    slow_except([("llama", "int4"), ("mixtral", "int5")], product(["llama", "mixtral"], load.ROUNDED)),
)
def test_logits_of_rounded_weights_are_those_of_the_oracle(case: str, weights: str) -> None:
    source = case_in(weights, case)
    ours = all_logits(load.load(source, weights), IDS, 64, 128)
    exact = Oracle(source).logits(IDS)
    rounded = Oracle(source, weights, cache="float32").logits(IDS)
    assert np.abs(ours - rounded).mean() < 0.3 * np.abs(exact - rounded).mean()


@pytest.mark.heavy
def test_weights_take_the_bytes_that_they_have_in_the_file(tmp_path: Path) -> None:
    for dtype in BLOCKS:
        source = llama(tmp_path, dtype)
        held = sum(leaf.nbytes for leaf in jax.tree.leaves(load.load(source).params))
        assert held < 1.1 * source.stored_bytes, dtype
        (tmp_path / "model.gguf").unlink()


def test_weights_in_blocks_are_not_replaced(tmp_path: Path) -> None:
    source = llama(tmp_path, "Q8_0")
    engine = XlaBatchEngine.of(source, slots=1, context=128)
    given = load.WeightReader(source.read)
    with pytest.raises(Refused, match="blocks of a file cannot be replaced"):
        engine.update(load.to_device(source.spec.params, given, "float32"))


def test_a_converted_folder_has_blocks_widened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    llama(tmp_path, "Q4_0")
    model = str(tmp_path / "model.gguf")
    folder = tmp_path / "folder"
    assert main(["convert", model, str(folder), "--weights", "stored"]) == 2
    assert "in no converted folder" in capsys.readouterr().err
    assert not folder.exists()
    assert main(["convert", model, str(folder)]) == 0
    assert load.load(open_source(folder)).weights == "bfloat16"


@pytest.mark.slow
@pytest.mark.parametrize("case", ["llama", "qwen3_moe"])
def test_verify_proves_the_promise_for_blocks(tmp_path: Path, case: str) -> None:
    source = llama(tmp_path, "mixed") if case == "llama" else experts(tmp_path, case, "Q8_0")
    options = VerifyOptions(counts=(3,), requests=9, seed=6, context=320, oracle=case == "llama")
    checks = list(verify(source, options))
    assert [check for check in checks if not check.ok] == []
    assert any(check.name.startswith("another shape") for check in checks)


def test_other_models_have_their_usual_format_with_stored_weights() -> None:
    for source in (open_source("random:tiny"), open_source(), source_of(CASES["llama"])):
        assert load.resolve_weights_format("stored", source) == load.resolve_weights_format(None, source)


@pytest.mark.heavy
@pytest.mark.parametrize("weights", ["stored", "int4"])
def test_adapters_are_added_to_linears_in_blocks(tmp_path: Path, weights: str) -> None:
    source = llama(tmp_path, "mixed") if weights == "stored" else case_in(weights, "llama")
    folder = write_adapter(tmp_path / "adapter", source, ALL, rank=8, seed=2)
    requests = [make_request(f"{n}", 20 + n, 9, adapter="all" if n % 2 else None) for n in range(4)]
    streams = []
    for shape in QUICK_SHAPES:
        engine = XlaBatchEngine.of(source, weights=weights, **shape, adapters=1, adapter_rank=8)
        engine.adapters.load("all", folder)
        streams.append(serve(engine, requests))
    assert streams[0] == streams[1]
    without = [replace(request, adapter=None) for request in requests]
    plain = serve(XlaBatchEngine.of(source, weights=weights, slots=3, context=320), without)
    assert [id for id in plain if plain[id] == streams[0][id]] == ["0", "2"]
