"""Experts in one kernel, interpreted: they agree with experts in turn, and a column's bits are its own."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.quick import product_except, slow_except
from support.requests import make_request, serve, solo_stream
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine import plain
from xlabatch.engine.plain import cache_type
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import backends
from xlabatch.model.config import Config
from xlabatch.model.expert_groups import add_experts, gather
from xlabatch.model.mlp import run_at_once, run_in_turn
from xlabatch.model.params import Experts, Mlp
from xlabatch.model.triton import experts

SHAPES: dict[str, Any] = {
    "gated": raw_config("qwen3_moe", num_experts=5, num_experts_per_tok=3, moe_intermediate_size=24),
    "biases": raw_config("gpt_oss", num_local_experts=5, num_experts_per_tok=2),
}
X, K = 5, 3
RUN = jax.jit(partial(run_at_once, kernels=experts, interpret=True), static_argnums=0)


def loaded(shape: str = "gated", weights: str = "float32") -> tuple[Config, Mlp]:
    """A configuration and the experts of its first layer."""
    model = load(source_of(SHAPES[shape]), weights, packs=False)
    assert isinstance(model.params.layers[0].mlp, Experts)
    return model.config, model.params.layers[0].mlp.each


def routing(columns: int, idle: int = 2, most: int = K) -> jax.Array:
    """Random weights [X, columns] of `most` experts in each column; some columns have none."""
    draw = np.random.default_rng(columns)
    scores = draw.random((X, columns))
    kept = np.argsort(np.argsort(-scores, axis=0), axis=0) < most
    kept[:, :idle] = False
    return jnp.asarray(np.where(kept, scores, 0), jnp.float32)


def inputs(cfg: Config, columns: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(1).standard_normal((cfg.width, columns)), jnp.float32)


@pytest.mark.heavy
@pytest.mark.parametrize("columns", slow_except([16], [1, 3, 16, 70]))
def test_every_column_has_a_place_for_each_of_its_experts_and_no_tile_has_two(columns: int) -> None:
    weights = np.asarray(routing(columns, idle=0))
    groups = jax.tree.map(np.asarray, experts.group(jnp.asarray(weights), K))
    for column in range(columns):
        places = groups.places[:, column]
        assert (groups.columns[places] == column).all()
        assert (
            groups.experts[places // experts.COLUMNS].tolist() == np.flatnonzero(weights[:, column]).tolist()
        )
    taken = groups.places[groups.places < len(groups.columns)]
    assert len(set(taken.tolist())) == np.count_nonzero(weights)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("shape", "weights"),
    product_except([("gated", "int8")], list(SHAPES), ["int8", "bfloat16", "float32"]),
)
def test_experts_at_once_agree_with_experts_in_turn(shape: str, weights: str) -> None:
    cfg, each = loaded(shape, weights)
    x, shares = inputs(cfg, 37), routing(37, most=cfg.experts_per_token)
    result = RUN(cfg, each, x, shares)
    expected = jax.jit(run_in_turn, static_argnums=0)(cfg, each, x, shares)
    np.testing.assert_allclose(result, expected, rtol=1e-2 if weights == "bfloat16" else 1e-5, atol=1e-6)
    assert not np.asarray(result)[:, :2].any()


@pytest.mark.slow
def test_a_columns_bits_do_not_depend_on_the_others() -> None:
    """Products do not depend on their number either; XLA weighs and adds them for one number of columns."""
    cfg, each = loaded()
    x, shares = inputs(cfg, 70), routing(70)
    together = np.asarray(RUN(cfg, each, x, shares))
    order = np.random.default_rng(2).permutation(70)
    assert (RUN(cfg, each, x[:, order], shares[:, order]) == together[:, order]).all()
    others = np.arange(70) % 2 == 1
    factor = jnp.where(others, 9.0, 1.0)[None]
    changed = np.asarray(RUN(cfg, each, x * factor, shares * factor))
    assert (changed[:, ~others] == together[:, ~others]).all()
    assert (product(cfg, each, 17) == product(cfg, each, 70)[:, :17]).all()


def product(cfg: Config, each: Mlp, columns: int) -> Any:
    """The first product of some columns that all have the same expert."""
    groups = experts.group(jnp.zeros((X, columns)).at[3].set(1.0), K)
    y = experts.linear(groups, True, each.up, gather(groups, inputs(cfg, 70)[:, :columns]))
    return np.asarray(add_experts(groups, y))


def test_numbers_that_are_not_finite_stay_in_their_column() -> None:
    cfg, each = loaded()
    x, shares = inputs(cfg, 9).at[3, 5].set(np.nan), routing(9)
    result = np.asarray(RUN(cfg, each, x, shares))
    assert np.isnan(result[:, 5]).all()
    assert np.isfinite(result[:, np.arange(9) != 5]).all()


@pytest.mark.slow
@pytest.mark.parametrize("raw", [SHAPES["gated"], CASES["deepseek_v3"]], ids=["gated", "beside latents"])
def test_an_engine_with_the_kernels_is_batch_invariant_and_gives_the_tokens_of_xla(
    raw: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    model = load(source_of(raw), "float32", packs=False)
    requests = [make_request("long", 140, 6), make_request("a", 3, 12), make_request("b", 60, 9)]
    requests.append(replace(make_request("warm", 15, 9), temperature=0.8, top_p=0.9, presence_penalty=0.5))
    monkeypatch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
    with monkeypatch.context() as patch:
        patch.setattr(backends, "choose_backend", lambda *_: "triton_interpret")
        engine = XlaBatchEngine(model, slots=3, context=256, budget=16)
    together = serve(engine, requests)
    xla = serve(XlaBatchEngine(model, slots=3, context=256, budget=16), requests)
    for request in requests:
        assert solo_stream(engine, request) == together[request.id]
        assert [token for token, *_ in together[request.id]] == [token for token, *_ in xla[request.id]]
