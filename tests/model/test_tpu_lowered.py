"""Every program lowers for TPUs, without one: no operation is missing there."""

import jax.numpy as jnp
import pytest
from support.quick import product_except
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.plain import PLAIN
from xlabatch.engine.programs import EngineShape

SHAPES = {
    "dense": raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16),
    "windows": raw_config("gemma2"),
    "experts": raw_config("qwen3_moe"),
    "delta rules": CASES["qwen3_next"],
    "state spaces": CASES["granitemoehybrid"],
    "state spaces alone": CASES["mamba2"],
    "layers of one part": CASES["nemotron_h, experts"],
}


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("shape", "weights"),
    product_except([("dense", "bfloat16"), ("windows", "int8")], list(SHAPES), ["bfloat16", "int8"]),
)
def test_every_program_lowers_for_a_tpu(shape: str, weights: str) -> None:
    model = load(source_of(SHAPES[shape]), weights, packs=False)
    cfg = model.config
    state = PLAIN.empty_state(cfg, 3, 256, 4, jnp.bfloat16)
    arrays = DeviceArrays(model.params, state, jnp.asarray(full_bitmask(3, cfg.vocab)))
    programs = programs_for(PLAIN, EngineShape(cfg, (16, 128)), arrays)
    assert {"prefill 128", "decode", "sample", "sample_greedy", "fork"} <= programs.keys()
    for program in programs.values():
        text = program.jitted.trace(*program.arguments).lower(lowering_platforms=("tpu",)).as_text()
        assert "stablehlo" in text
        assert "gpu" not in text
