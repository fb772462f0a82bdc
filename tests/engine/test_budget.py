"""How many prompt tokens a step prefills while other sequences decode."""

import math

import jax
import pytest

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.startup import schedule_for
from xlabatch.kernels.choice import can_pack
from xlabatch.scheduler.chunking import Budget


@pytest.fixture(scope="module")
def model(source: Source) -> Model:
    return load(source, packs=False)


def test_without_the_kernels_a_prompt_is_cut_by_its_length_alone(model: Model) -> None:
    assert schedule_for(model, EngineOptions(context=512)).budget == Budget(128, 128)


@pytest.mark.parametrize("packs", [False, True])
def test_a_chosen_budget_is_kept(source: Source, packs: bool) -> None:
    assert schedule_for(load(source, packs=packs), EngineOptions(context=512, budget=64)).budget == Budget(
        64, 64
    )


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
@pytest.mark.parametrize("weights", ["float32", "int8"])
def test_a_default_budget_is_halved_where_attention_is_a_quarter_of_the_linears(weights: str) -> None:
    opened = open_source(None)
    cfg, budget = opened.spec.config, schedule_for(load(opened, weights), EngineOptions(context=512)).budget
    assert budget[:2] == (32, 128)
    assert 2 * cfg.heads * cfg.head_dim * budget.halved_from == pytest.approx(linears(opened) / 4, rel=0.1)


def linears(source: Source) -> float:
    """The numbers that a layer's linears have, without padding and scales."""
    layer = source.spec.params.layers[0]
    return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(layer) if len(leaf.shape) == 2)
