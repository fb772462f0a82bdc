"""Every program lowers for TPUs, without one: no operation is missing there."""

from typing import Any

import jax.numpy as jnp
import pytest
from support.quick import product_except
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine.device.state import empty
from xlabatch.engine.lowering import lower_all

SHAPES = {
    "dense": raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16),
    "windows": raw_config("gemma2"),
    "experts": raw_config("qwen3_moe"),
    "delta rules": CASES["qwen3_next"],
}


@pytest.mark.parametrize(
    ("shape", "weights"),
    product_except([("dense", "bfloat16"), ("windows", "int8")], list(SHAPES), ["bfloat16", "int8"]),
)
def test_every_program_lowers_for_a_tpu(shape: str, weights: str) -> None:
    model = load(source_of(SHAPES[shape]), weights, packs=False)
    state = empty(model.config, 3, 256, 4, jnp.bfloat16)
    lowers: dict[str, Any] = lower_all(model.config, model.params, state, (16, 128))
    assert {"prefill 128", "decode", "sample", "sample_greedy", "fork"} <= lowers.keys()
    for lower in lowers.values():
        program = lower.func.__self__.trace(*lower.args)
        text = program.lower(lowering_platforms=("tpu",)).as_text()
        assert "stablehlo" in text
        assert "gpu" not in text
