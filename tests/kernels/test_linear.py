"""The kernel of linears: right, and equal in every bit at any number of tokens."""

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import (  # noqa: F401 (a fixture)
    REFUSALS,
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    random,
    stack,
)

from xlabatch.kernels import calls
from xlabatch.kernels.params import PackedLinear, pack_linear
from xlabatch.model.params import Norm

pytestmark = WITH_KERNELS
WIDTHS = [*range(1, 18), 31, 33, 40, 128]  # a tile has 1 to 8 tokens


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize(("inputs", "outputs"), [(36, 120), (64, 16), (7, 97), (576, 200), (1, 1)])
def test_it_is_the_product(inputs: int, outputs: int) -> None:
    weight, x, bias = random(outputs, inputs), random(17, inputs), random(outputs, seed=1)
    y = calls.linear(jnp.asarray(x), pack_linear(weight, bias))
    np.testing.assert_allclose(y, x @ weight.T + bias, rtol=2e-5, atol=2e-4)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("normed", [False, True])  # without a norm, inputs are packed where they lie
def test_a_token_has_the_same_bits_at_every_width_and_place(gated: bool, normed: bool) -> None:
    inputs = 300 if normed else 304  # more than are computed at a time
    weight, x = random(2 * 72 if gated else 99, inputs), random(128, inputs)
    outputs = 72 if gated else 99
    norm, post = (
        Norm(jnp.asarray(random(inputs))) if normed else None,
        Norm(jnp.asarray(random(outputs)), jnp.asarray(random(outputs))),
    )
    residual = random(128, outputs)
    packed = pack_linear(weight, gated=gated)
    fused = calls.Fused(norm=norm, post=post, act="silu" if gated else None, eps=1e-5)

    def run(rows: slice) -> np.ndarray[Any, Any]:
        after = fused._replace(residual=jnp.asarray(residual[rows]))
        return np.asarray(calls.linear(jnp.asarray(x[rows]), packed, after))

    together = run(slice(128))
    for width in WIDTHS:
        for start in (0, 5):
            rows = slice(start, min(start + width, 128))
            assert (run(rows).view(np.int32) == together[rows].view(np.int32)).all(), (width, start)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("tokens", [-1, 0, 1, 9, 17, 99])
def test_padding_is_not_computed_and_becomes_zero(tokens: int) -> None:
    x, weight = random(17, 36), random(40, 36)
    x[max(tokens, 0) :] = np.nan
    residual, post = jnp.ones((17, 40)), Norm(jnp.ones(40), jnp.ones(40))
    packed = pack_linear(weight)

    def run(rows: int, num_tokens: int | None) -> np.ndarray[Any, Any]:
        count = None if num_tokens is None else jnp.int32(num_tokens)
        fused = calls.Fused(residual=residual[:rows], post=post, eps=1e-5)
        return np.asarray(calls.linear(jnp.asarray(x[:rows]), packed, fused, num_tokens=count))

    computed = min(max(tokens, 0), 17)
    y = run(17, tokens)
    assert (y[computed:] == 0).all()
    assert (y[:computed].view(np.int32) == run(computed, None).view(np.int32)).all()


def test_instruction_sets_have_the_same_bits() -> None:
    x, packed = jnp.asarray(random(9, 50)), pack_linear(random(2 * 40, 50), gated=True)

    def run() -> np.ndarray[Any, Any]:
        return np.asarray(calls.linear(x, packed, calls.Fused(act="gelu_tanh"))).view(np.int32)

    results = by_instruction_set(run)
    assert all((result == results["plain"]).all() for result in results.values())


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("act", ["silu", "gelu", "gelu_tanh", "relu"])
def test_activations_are_those_of_jax(act: str) -> None:
    from xlabatch.model.mlp import ACTS

    x = np.linspace(-30, 30, 4001, dtype=np.float32)[:, None]
    y = calls.linear(jnp.asarray(x), pack_linear(np.ones((1, 1), np.float32)), calls.Fused(act=act))
    np.testing.assert_allclose(y, ACTS[act](jnp.asarray(x)), rtol=3e-6, atol=1e-6)


def test_a_norm_is_that_of_the_decoder() -> None:
    from xlabatch.model import layers

    x, scale, bias = random(5, 100) + 3, random(100, seed=2), random(100, seed=3)
    packed = pack_linear(np.eye(100, dtype=np.float32))
    for norm in (Norm(jnp.asarray(scale)), Norm(jnp.asarray(scale), jnp.asarray(bias))):
        y = calls.linear(jnp.asarray(x), packed, calls.Fused(norm=norm, eps=1e-5))
        np.testing.assert_allclose(y, layers.norm(norm, jnp.asarray(x).T, 1e-5).T, rtol=2e-5, atol=2e-5)


def test_nan_reaches_its_own_token_only() -> None:
    x = random(9, 64)
    x[4, 3] = np.nan
    y = np.asarray(calls.linear(jnp.asarray(x), pack_linear(random(40, 64))))
    assert np.isnan(y[4]).all()
    assert np.isfinite(np.delete(y, 4, 0)).all()


def test_a_weight_of_another_size_is_refused() -> None:
    packed = pack_linear(random(40, 64))
    for x, outputs in ((random(3, 64), 50), (random(3, 65), 40)):
        with pytest.raises(REFUSALS, match="xlabatch kernels"):
            calls.linear(jnp.asarray(x), replace(packed, outputs=outputs)).block_until_ready()


def test_a_layer_of_a_stack_computes_what_it_does_alone() -> None:
    x, weights, biases = jnp.asarray(random(5, 64)), random(3, 40, 64), random(3, 40)
    norms, posts = random(3, 64, seed=1), random(3, 40, seed=2)
    each = [pack_linear(*both) for both in zip(weights, biases, strict=True)]

    def run(
        taken: slice | int, packed: PackedLinear, at: calls.LayerAt = calls.ONLY_LAYER
    ) -> np.ndarray[Any, Any]:
        norm, post = (Norm(jnp.asarray(scales[taken])) for scales in (norms, posts))
        return np.asarray(calls.linear(x, packed, calls.Fused(norm, post, eps=1e-5), at=at))

    alone = [run(n, each[n]) for n in range(3)]
    for n in range(3):
        assert np.array_equal(run(slice(3), stack(each), calls.LayerAt(3, n)), alone[n])
    for wrong in (calls.LayerAt(3, 3), calls.LayerAt(3, -1), calls.LayerAt(0, 0), calls.LayerAt(2, 0)):
        with pytest.raises(REFUSALS, match="xlabatch kernels: got"):
            run(slice(3), stack(each), wrong)
