"""The kernel that joins what several devices have computed of a linear: bits of the linear on one device."""

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import REFUSALS, WITH_KERNELS, random

from xlabatch.kernels import calls
from xlabatch.kernels.mesh_calls import join
from xlabatch.kernels.params import pack_linear
from xlabatch.model.params import Norm

pytestmark = WITH_KERNELS
N, D, F, DEVICES = 9, 50, 33, 4  # 13 outputs of a device, 11 of the last one


def parts_of(weight: Any, x: Any, bias: Any) -> Any:
    """What each device computes of a linear: some of its rows, with padding on the last device."""
    size = -(-D // DEVICES)
    rows, biases = np.zeros((size * DEVICES, F), np.float32), np.zeros(size * DEVICES, np.float32)
    rows[:D], biases[:D] = weight, bias
    linears = zip(np.split(rows, DEVICES), np.split(biases, DEVICES), strict=True)
    return jnp.stack([calls.linear(x, pack_linear(*own), num_tokens=None) for own in linears])


@pytest.mark.parametrize("has_post", [False, True])
@pytest.mark.parametrize("has_residual", [False, True])
@pytest.mark.parametrize("tokens", [None, 5])
def test_the_bits_are_those_of_the_whole_linear(
    has_post: bool, has_residual: bool, tokens: int | None
) -> None:
    weight, bias, x = random(D, F), random(D, seed=5), jnp.asarray(random(N, F, seed=7))
    fused = calls.Fused(
        post=Norm(jnp.asarray(random(D, seed=1))) if has_post else None,
        residual=jnp.asarray(random(N, D, seed=2)) if has_residual else None,
        residual_scale=0.3,
    )
    count = None if tokens is None else jnp.int32(tokens)
    expected = calls.linear(x, pack_linear(weight, bias), fused, num_tokens=count)
    joined = join(parts_of(weight, x, bias), D, fused, count)
    np.testing.assert_array_equal(np.asarray(joined).view(np.int32), np.asarray(expected).view(np.int32))


@pytest.mark.parametrize(
    ("outputs", "residual", "message"),
    [(D + 3, None, "fewer features of all devices than y has"), (D, (N, D - 1), "numbers of the residual")],
)
def test_what_does_not_fit_is_refused(outputs: int, residual: Any, message: str) -> None:
    given = None if residual is None else jnp.zeros(residual)
    with pytest.raises(REFUSALS, match=message):
        join(jnp.zeros((DEVICES, N, 13)), outputs, calls.Fused(residual=given), None).block_until_ready()
