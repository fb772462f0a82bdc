"""Kernels that write a slot of a cache: all of it or its first blocks, in place, and nothing else."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS

from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels import calls

pytestmark = WITH_KERNELS
SLOTS, LAYERS, BLOCKS = 3, 2, 5
SHAPE = SLOTS, LAYERS, BLOCKS, 2, 7, 13
COPY = jax.jit(calls.copy_blocks, donate_argnums=0)
WRITE = jax.jit(calls.write_slot, donate_argnums=0)
READ = jax.jit(calls.read_blocks)
EVERY_DTYPE = pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])


def cache(dtype: str, shape: tuple[int, ...] = SHAPE, seed: int = 0) -> np.ndarray[Any, Any]:
    return np.random.default_rng(seed).integers(-100, 100, shape).astype(jnp.dtype(dtype))


@EVERY_DTYPE
@pytest.mark.parametrize("blocks", [0, 1, 3, BLOCKS])
@pytest.mark.parametrize(("source", "slot"), [(0, 2), (2, 1), (1, 1)])
def test_the_first_blocks_of_every_layer_are_copied(dtype: str, blocks: int, source: int, slot: int) -> None:
    before = cache(dtype)
    expected = before.copy()
    expected[slot, :, :blocks] = before[source, :, :blocks]
    assert (np.asarray(COPY(jnp.asarray(before), source, slot, blocks)) == expected).all()


@EVERY_DTYPE
@pytest.mark.parametrize("blocks", [0, 1, 3, BLOCKS])
def test_the_first_blocks_of_every_layer_are_read(dtype: str, blocks: int) -> None:
    given = cache(dtype)
    read = np.asarray(READ(jnp.asarray(given), 2, blocks))
    assert (read[:, :blocks] == given[2, :, :blocks]).all()


@EVERY_DTYPE
@pytest.mark.parametrize("shape", [SHAPE, (3, 2**20 + 7)])  # the second in parts of a MiB
def test_a_slot_is_written(dtype: str, shape: tuple[int, ...]) -> None:
    before, given = cache(dtype, shape), cache(dtype, shape[1:], 1)
    expected = before.copy()
    expected[1] = given
    assert (np.asarray(WRITE(jnp.asarray(before), jnp.asarray(given), 1)) == expected).all()


def test_what_lies_outside_of_the_cache_is_refused() -> None:
    def refused(match: str, function: Any, *arguments: Any) -> None:
        with pytest.raises(REFUSALS, match=match):
            function(jnp.asarray(cache("int8")), *arguments).block_until_ready()

    for wrong in (-1, SLOTS, 2**31 - 1):
        refused("a slot that is not there", COPY, wrong, 0, 1)
        refused("a slot that is not there", COPY, 0, wrong, 1)
        refused("a slot that is not there", READ, wrong, 1)
        refused("a slot that is not there", WRITE, jnp.asarray(cache("int8")[0]), wrong)
    for wrong in (-1, BLOCKS + 1):
        refused("blocks that are not there", COPY, 0, 1, wrong)
        refused("blocks that are not there", READ, 0, wrong)
    refused("not as long as a slot", WRITE, jnp.asarray(cache("int8")[0, 1:]), 0)
    refused("of another type", WRITE, jnp.asarray(cache("int8")[0]).view(jnp.uint8), 0)


@pytest.mark.heavy
@pytest.mark.parametrize(("weights", "kept"), [("float32", None), ("bfloat16", None), ("float32", "int8")])
def test_no_program_that_writes_a_slot_copies_a_cache(source: Source, weights: str, kept: str | None) -> None:
    model = load(source, weights)
    engine = XlaBatchEngine(model, slots=4, context=512, cache=kept, compile="eager")
    of_a_slot = sum(leaf.nbytes for leaf in jax.tree.leaves(engine.runner.state.kv)) // 4
    for name in ("copy_prefix", "fork", "write_slot"):
        assert engine.runner.programs[name].temp_bytes < of_a_slot / 2, name
