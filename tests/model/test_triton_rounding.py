"""Tokens rounded to int8 by the kernel for GPUs, interpreted: as XLA's operations do, each column alone."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.model import int8
from xlabatch.model.backends import arranged
from xlabatch.model.params import MAX_INT8, Linear, Norm, Params
from xlabatch.model.triton import rounding

ROUND = jax.jit(partial(rounding.quantize_columns, interpret=True))


def tokens(features: int, columns: int) -> jax.Array:
    """One channel is 20 times as large as the others, and one column is zero."""
    x = np.random.default_rng(features).standard_normal((features, columns)).astype(np.float32)
    x[7] *= 20
    x[:, 2:3] = 0
    return jnp.asarray(x)


@pytest.mark.parametrize("features", [256, 576, 1000])
def test_numbers_are_those_of_xla(features: int) -> None:
    x = tokens(features, 9)
    numbers, largest = ROUND(x)
    expected, expected_largest = int8.quantize_columns(x)
    np.testing.assert_allclose(largest, expected_largest, rtol=1e-5)
    different = np.abs(numbers.astype(np.int32) - expected.astype(np.int32))
    assert different.max() <= 1  # where a number lies between two, up to the order of sums
    assert different.mean() < 1e-3
    assert not np.asarray(numbers)[:, 2].any()
    assert np.abs(np.asarray(numbers)).max(axis=0)[0] == MAX_INT8


@pytest.mark.parametrize("features", [256, 576])
def test_a_columns_bits_do_not_depend_on_the_others(features: int) -> None:
    x = tokens(features, 20)
    numbers, largest = map(np.asarray, ROUND(x))
    alone, its_largest = ROUND(x[:, 11:12])
    assert (alone[:, 0] == numbers[:, 11]).all()
    assert its_largest[0] == largest[11]
    _, with_nan = ROUND(x.at[features - 1, 4].set(np.nan))
    assert (np.isnan(with_nan) == (np.arange(20) == 4)).all()
    assert (np.delete(with_nan, 4) == np.delete(largest, 4)).all()


def test_the_first_numbers_reach_the_largest_too() -> None:
    """Of 576 numbers the last 512 are transformed last."""
    x = tokens(576, 3).at[3, 1].set(np.inf)
    assert np.isnan(ROUND(x)[1]).tolist() == [False, True, False]


def test_a_linear_in_int8_is_rounded_by_the_device() -> None:
    linear = Linear(jnp.zeros((8, 256), jnp.int8), None, jnp.ones(8))
    params = Params(embed=linear, layers=(), norm=Norm(jnp.ones(256)), head=None)
    assert [arranged(params, device).embed.rotation for device in ("cpu", "gpu", "tpu")] == [
        "steps",
        "kernel",
        "products",
    ]
    x = tokens(256, 5)
    weight = jnp.asarray(np.random.default_rng(1).integers(-127, 128, (8, 256)), jnp.int8)
    numbers, largest = ROUND(x)
    product = np.asarray(weight, np.float64) @ np.asarray(numbers, np.float64)
    found = int8.dot(weight, jnp.ones(8), x, "kernel_interpret")
    np.testing.assert_allclose(found, product * (np.asarray(largest) / MAX_INT8), rtol=1e-6)


def test_rows_that_take_too_long_to_compile_are_left_to_xla() -> None:
    assert [rounding.is_supported(features) for features in (255, 256, 28672, 32768)] == [
        False,
        True,
        True,
        False,
    ]
