"""A prediction of the memory for gradients that is far from what the programs take."""

import json
from dataclasses import asdict
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.cli import main
from xlabatch.training import gradient as module
from xlabatch.training.lora import Pair, linears_of
from xlabatch.training.memory import training_memory

FACTOR = 1.5  # either way


def temp_bytes(source: Source, T: int, rank: int) -> tuple[dict[str, int], list[int]]:
    """What XLA says that the programs of a gradient take, and what goes into the layers."""
    spec = source.spec
    params = load.abstract(spec.params, "float32")
    linears = linears_of(spec.params, attention=True, mlp=True)

    def shaped(*shape: int, dtype: Any = jnp.float32) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(shape, dtype)

    matrices: Any = {name: Pair(shaped(rank, i), shaped(o, rank)) for name, (o, i) in linears.items()}
    layers = module.trained_layers(spec.config, spec.params, rank)
    taken: dict[str, int] = {}
    inputs: list[int] = []
    results: dict[Any, Any] = {}

    def run(function: Any, fixed: tuple[Any, ...], *arguments: Any) -> Any:
        """Compile a program, and return zeros in place of what it would return."""
        shapes = [leaf.shape for leaf in jax.tree.leaves(arguments)]
        key = function.__name__, fixed, tuple(shapes)
        if key not in results:
            analysis: Any = function.lower(*fixed, *arguments).compile().memory_analysis()
            shaped_result = jax.eval_shape(lambda *given: function(*fixed, *given), *arguments)
            results[key] = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shaped_result)
            taken[function.__name__] = max(taken.get(function.__name__, 0), analysis.temp_size_in_bytes)
        if function is module.layer_output:
            inputs.append(4 * arguments[-1].size)
        return results[key]

    ids = np.zeros(T, np.int32)
    module.gradient(run, spec.config, params, layers, matrices, ids, ids, np.zeros(T, np.float32))
    return taken, inputs


@pytest.mark.parametrize(
    ("model", "T", "rank"),
    [
        (None, 32, 8),
        (None, 512, 32),
        (None, 2048, 8),
        ("random:llama-135m", 64, 8),
        ("random:llama-135m", 512, 32),
        pytest.param("random:llama-135m", 2048, 8, marks=pytest.mark.slow),
        pytest.param("random:llama-1b", 256, 16, marks=pytest.mark.slow),
        pytest.param("random:llama-8b", 256, 16, marks=pytest.mark.slow),
    ],
)
def test_the_prediction_is_near_what_the_programs_take(model: str | None, T: int, rank: int) -> None:
    source = open_source(model)
    memory = training_memory(source.spec, T, rank)
    taken, inputs = temp_bytes(source, T, rank)
    assert memory.inputs == sum(inputs)
    near(memory.layer, taken["layer_gradient"])
    near(memory.logits, taken["head_gradient"])
    assert taken["layer_output"] <= taken["layer_gradient"]
    most = sum(inputs) + max(taken.values())
    near(memory.gradient, most)


def near(predicted: int, taken: int) -> None:
    assert taken / FACTOR <= predicted <= taken * FACTOR


def test_the_command_shows_the_memory_of_training(capsys: pytest.CaptureFixture[str]) -> None:
    memory = training_memory(open_source("random:llama-8b").spec, 700, 16)
    assert main(["plan", "random:llama-8b", "--train", "16", "--length", "700", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown == asdict(memory) | {"gradient": memory.gradient, "total": memory.total}
    assert memory.inputs == 32 * 4096 * 1024 * 4  # the ids are padded to 1024
    assert memory.total == sum(
        (memory.weights, memory.adapter, memory.optimizer, memory.inputs, max(memory.layer, memory.logits))
    )
    assert main(["plan", "--train"]) == 0
    assert "training an adapter of rank 32" in capsys.readouterr().out
    assert main(["plan", "--train", "0"]) == 2
