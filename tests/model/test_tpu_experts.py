"""Experts in Pallas' grouped product, interpreted, agree with those in turn; a column's bits are its own."""

from functools import partial
from types import ModuleType

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental.pallas import tpu as pltpu
from model.test_tpu_attention import STRICT
from model.test_triton_experts import SHAPES, K, X, inputs, loaded, routing

from xlabatch.model.expert_groups import gather
from xlabatch.model.mlp import expert_kernels, run_at_once, run_in_turn
from xlabatch.model.params import Linear, Mlp
from xlabatch.model.tpu import experts

RUN = jax.jit(partial(run_at_once, kernels=experts, interpret=False), static_argnums=0)


@pytest.mark.parametrize("shape", SHAPES)
def test_experts_at_once_agree_with_experts_in_turn(shape: str) -> None:
    cfg, each = loaded(shape, "bfloat16")
    x, shares = inputs(cfg, 90), routing(90, most=cfg.experts_per_token)  # more places than a tile has
    with pltpu.force_tpu_interpret_mode(pltpu.InterpretParams(**STRICT)):
        result = RUN(cfg, each, x, shares)
    expected = jax.jit(run_in_turn, static_argnums=0)(cfg, each, x, shares)
    np.testing.assert_allclose(result, expected, rtol=1e-2, atol=1e-4)
    assert not np.asarray(result)[:, :2].any()


@pytest.mark.heavy
def test_sums_over_several_tiles_agree_too() -> None:
    """As an engine interprets it; 2176 inputs and 640 outputs are no whole tiles, one expert is unused."""
    draw = np.random.default_rng(3)
    weight = draw.normal(0, 0.02, (X, 640, 2176)).astype(jnp.bfloat16)
    stacked = Linear(jnp.asarray(weight))
    x = draw.standard_normal((2176, 40)).astype(jnp.bfloat16)
    assert experts.is_supported(Mlp(stacked, stacked))
    groups = experts.group(routing(40).at[1].set(0), K)
    found = experts.linear(groups, True, stacked, gather(groups, jnp.asarray(x, jnp.float32)))
    assert found.shape == (640, 128)
    for place in np.flatnonzero(groups.columns < 40):
        exact = weight[groups.experts[place]].astype(np.float64) @ x[:, groups.columns[place]].astype(
            np.float64
        )
        np.testing.assert_allclose(found[:, place], exact, atol=1e-4)


@pytest.mark.heavy
def test_a_columns_bits_do_not_depend_on_the_others() -> None:
    cfg, each = loaded(weights="bfloat16")
    x, shares = inputs(cfg, 90), routing(90)
    with pltpu.force_tpu_interpret_mode(pltpu.InterpretParams(**STRICT)):
        together = np.asarray(RUN(cfg, each, x, shares))
        order = np.random.default_rng(2).permutation(90)
        assert (RUN(cfg, each, x[:, order], shares[:, order]) == together[:, order]).all()
        others = np.arange(90) % 2 == 1
        larger = (x * jnp.where(others, 9.0, 1.0)[None]).at[3, 5].set(np.nan)
        changed = np.asarray(RUN(cfg, each, larger, shares))
    assert np.isnan(changed[:, 5]).all()
    assert (changed[:, ~others] == together[:, ~others]).all()


@pytest.mark.parametrize(
    ("dtype", "inputs", "kernels"),
    [("bfloat16", 256, experts), ("bfloat16", 200, None), ("float32", 256, None)],
)
def test_weights_that_it_would_round_or_copy_run_in_turn(
    dtype: str, inputs: int, kernels: ModuleType | None
) -> None:
    up, down = (Linear(jnp.zeros(shape, dtype)) for shape in ((4, 64, inputs), (4, inputs, 128)))
    assert expert_kernels("tpu", Mlp(up, down)) is kernels
