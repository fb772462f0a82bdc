"""Equal layers are compiled once: a program has one loop over them, with the bits of layers one by one."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from jax import lax
from support.device import all_logits
from support.kernels import WITH_KERNELS
from support.shapes import CASES, FULL, SLIDING, raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine.xla import XlaBatchEngine

pytestmark = WITH_KERNELS
SHAPES = {
    "llama": raw_config("llama", num_hidden_layers=7),
    "one layer": raw_config("llama", num_hidden_layers=1),
    "windows": raw_config("gemma3_text", num_hidden_layers=8, sliding_window=33, sliding_window_pattern=3),
    "delta rules": CASES["qwen3_next"] | {"num_hidden_layers": 8},
    "shared keys": CASES["gemma4_text"]
    | {"num_hidden_layers": 8, "layer_types": 2 * [*[SLIDING] * 3, FULL], "num_kv_shared_layers": 4},
}


@pytest.mark.parametrize(
    ("shape", "attentions", "deltas"),
    [
        ("llama", 1, 0),
        ("one layer", 1, 0),
        ("windows", 3 + 2, 0),  # a loop over two runs of three layers, and the two after them
        ("delta rules", 2, 2),  # a stack ends where the next layer attends
        ("shared keys", 4, 0),  # three layers with keys of their own, one with larger heads; the same without
    ],
)
def test_a_program_has_each_repeated_layer_once(shape: str, attentions: int, deltas: int) -> None:
    engine = XlaBatchEngine.of(source_of(SHAPES[shape]), slots=3, context=256, compile="lazy")
    text = engine.runner.programs["decode"].lower().as_text()
    assert text.count("custom_call @xlabatch_attention(") == attentions
    assert text.count("custom_call @xlabatch_delta_rule(") == deltas


@pytest.mark.parametrize("shape", SHAPES)
def test_a_loop_has_the_bits_of_layers_one_by_one(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model = load(source_of(SHAPES[shape]), "float32")
    ids = tuple(range(3, 73))
    looped = all_logits(model, ids, prompt=66, context=256)

    def one_by_one(start: int, end: int, body: Callable[[int, Any], Any], carry: Any) -> Any:
        for n in range(start, end):
            carry = body(n, carry)
        return carry

    monkeypatch.setattr(lax, "fori_loop", one_by_one)
    assert np.array_equal(all_logits(model, ids, prompt=66, context=256), looped)
