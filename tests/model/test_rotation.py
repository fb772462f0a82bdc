"""The rotation before rounding to int8: orthogonal, undone, and the same in NumPy, XLA and the oracle."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlabatch.model.rotation import rotate, rotate_back, transform_by_products
from xlabatch.verify.oracle.numerics import rotation

WIDTHS = [1, 2, 3, 7, 16, 20, 48, 64, 100, 576, 1536]


def normal(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.random.default_rng(0).standard_normal(shape, np.float32)


@pytest.mark.parametrize("width", WIDTHS)
def test_products_of_rotated_rows_are_what_they_were(width: int) -> None:
    x = normal(width, 5)
    np.testing.assert_allclose(rotate(x).T @ rotate(x), x.T @ x, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_rotation_is_undone(width: int) -> None:
    x = normal(width, 5)
    np.testing.assert_allclose(rotate_back(rotate(x)), x, atol=1e-5)


@pytest.mark.parametrize("width", WIDTHS)
def test_xla_rotates_to_the_bits_of_numpy(width: int) -> None:
    x = normal(width, 5)
    for turn in (rotate, rotate_back):
        assert (np.asarray(jax.jit(turn)(jnp.asarray(x))) == turn(x)).all()


@pytest.mark.parametrize("width", WIDTHS)
def test_two_products_rotate_too(width: int) -> None:
    x = normal(width, 5)
    turn = jax.jit(partial(rotate, transform=transform_by_products))
    np.testing.assert_allclose(turn(jnp.asarray(x)), rotate(x), atol=1e-5)


@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_the_matrix_of_the_oracle(width: int) -> None:
    x = normal(width, 5)
    np.testing.assert_allclose(rotate(x), rotation(width) @ x, atol=1e-5)


@pytest.mark.parametrize("width", [64, 576, 1000, 1536])
def test_no_number_stands_out_afterwards(width: int) -> None:
    """Neither one channel, nor the two halves of a row that cancel each other in a second transform."""
    for channel in (0, 5, width // 2, width - 1):
        row = np.zeros((width, 1), np.float32)
        row[channel] = 1
        assert np.abs(rotate(row)).max() < 0.2
