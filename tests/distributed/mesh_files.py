"""Weights of files on a mesh, in their blocks or as a folder was rounded, with the bits of one device.

Run by test_mesh.py in a process of its own, with eight devices.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import jax
import pytest
from checkpoint.test_grouped_tensor import LAYOUTS
from checkpoint.test_grouped_tensor import save as save_grouped
from support.gguf_files import save_gguf
from support.quantized_files import save_mxfp4
from support.quick import slow_except
from support.requests import make_request, serve
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.params import PackedLinear

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
SHAPE: dict[str, Any] = {"slots": 3, "context": 256}
SIZES = {"hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "head_dim": 64}
EXPERTS = {"num_experts": 3, "num_experts_per_tok": 2, "moe_intermediate_size": 64, "norm_topk_prob": True}
MORE_BITS = {"attn_v": "Q6_K", "ffn_down": "Q5_K", "attn_q": "Q8_0", "token_embd": "Q6_K"}


def in_gguf(path: Path, dtype: Any, kind: str = "llama", **fields: Any) -> Source:
    raw = raw_config(kind, **(SIZES | {"num_key_value_heads": 2, "tie_word_embeddings": False} | fields))
    save_gguf(path / "model.gguf", source_of(raw), dtype)
    return open_source(path / "model.gguf")


def mixed_types(key: str) -> str:
    """As in files in Q4_K_M: most tensors in Q4_K, some with more bits."""
    return next((dtype for part, dtype in MORE_BITS.items() if part in key), "Q4_K")


def with_mxfp4(path: Path) -> Source:
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16}
    raw = CASES["gpt_oss"] | heads | {"hidden_size": 64, "intermediate_size": 32}
    save_mxfp4(path, source_of(raw))
    return open_source(path)


def converted(weights: str, path: Path) -> Source:
    convert(source_of(raw_config("llama", **SIZES, num_key_value_heads=2)), path, weights)
    return open_source(path)


FILES: dict[str, Callable[[Path], Source]] = {
    "types as in Q4_K_M": lambda path: in_gguf(path, mixed_types),
    "experts in Q8_0": lambda path: in_gguf(path, "Q8_0", "qwen3_moe", **EXPERTS),
    "Q4_0, padded outputs": lambda path: in_gguf(path, "Q4_0", hidden_size=288, num_key_value_heads=4),
    "experts in MXFP4": with_mxfp4,
    **{
        layout: partial(save_grouped, layout=LAYOUTS[layout][1])
        for layout in ("GPTQ, act-order", "AWQ", "FP8, blocks of 128")
    },
    **{f"converted to {weights}": partial(converted, weights) for weights in ("int8", "int4")},
}
QUICK = ["types as in Q4_K_M", "GPTQ, act-order"]


@pytest.mark.parametrize("name", slow_except(QUICK, FILES))
@pytest.mark.parametrize("devices", [2, 4])
def test_the_weights_and_their_bits_are_those_of_one_device(name: str, devices: int, tmp_path: Path) -> None:
    source = FILES[name](tmp_path)
    requests = [make_request(f"{n}", 5 + 40 * n, 9, temperature=n / 2) for n in range(3)]
    one = XlaBatchEngine.of(source, **SHAPE)
    engine = XlaBatchEngine.of(source, mesh=f"tensor={devices}", **SHAPE)
    assert engine.startup.weights == one.startup.weights
    assert types_of(engine) == types_of(one)
    assert serve(engine, requests) == serve(one, requests)
    assert engine.startup.fingerprint == one.startup.fingerprint
    plan = memory.plan(source, one.startup.weights, EngineOptions(**SHAPE), devices)
    assert plan.weights == engine.startup.weight_bytes


def types_of(engine: XlaBatchEngine) -> list[Any]:
    """What each linear of an engine is stored in."""
    nodes = jax.tree.leaves(engine.runner.params, is_leaf=lambda node: isinstance(node, PackedLinear))
    packed = [node for node in nodes if isinstance(node, PackedLinear)]
    return [({type for type, _ in each.runs}, each.panels.dtype.name) for each in packed]


HEADS_OF_EIGHT: dict[str, Any] = {"head_dim": 8, "num_attention_heads": 4}


def keys_and_values_in_q8(key: str) -> str:
    return "Q8_0" if "attn_k" in key or "attn_v" in key else "Q4_0"


def test_rows_of_several_types_that_devices_cannot_share_are_refused(tmp_path: Path) -> None:
    """A head's key and value fill a panel of sixteen outputs, and its queries two, but not half of them."""
    source = in_gguf(tmp_path, keys_and_values_in_q8, **HEADS_OF_EIGHT, num_key_value_heads=1)
    XlaBatchEngine.of(source, mesh="tensor=2", **SHAPE)
    refusal = "model .*model.gguf: 4 devices cannot share the stored rows of a linear"
    with pytest.raises(Refused, match=refusal):
        XlaBatchEngine.of(source, mesh="tensor=4", **SHAPE)
    with pytest.raises(Refused, match=refusal):
        memory.plan(source, "stored", EngineOptions(**SHAPE), devices=4)


def test_what_is_in_no_blocks_on_one_device_is_in_none_on_a_mesh(tmp_path: Path) -> None:
    """The rows of one device fall into panels, and the rows of all heads do not."""
    source = in_gguf(
        tmp_path, lambda key: "Q8_0" if "attn_v" in key else "Q4_0", **HEADS_OF_EIGHT, num_key_value_heads=4
    )
    requests = [make_request("a", 40, 9)]
    one, four = XlaBatchEngine.of(source, **SHAPE), XlaBatchEngine.of(source, mesh="tensor=4", **SHAPE)
    assert types_of(four) == types_of(one)
    assert serve(four, requests) == serve(one, requests)


@pytest.mark.parametrize("weights", ["float32", "int8"])
def test_a_device_may_have_padding_alone(weights: str) -> None:
    """Twenty outputs on eight devices: the last one has none."""
    fields = {"hidden_size": 20, "num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 6}
    source = source_of(raw_config("llama", **fields, intermediate_size=24, attention_bias=True))
    requests = [make_request("a", 40, 9)]
    one = XlaBatchEngine.of(source, weights=weights, **SHAPE)
    eight = XlaBatchEngine.of(source, weights=weights, mesh="tensor=8", **SHAPE)
    assert serve(eight, requests) == serve(one, requests)
