"""How many prompt tokens a step prefills while other sequences decode."""

import math

import jax
import pytest

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.packed import PACKED
from xlabatch.engine.plain import default_budget
from xlabatch.engine.startup import schedule_for
from xlabatch.kernels import choice
from xlabatch.kernels.choice import can_pack
from xlabatch.scheduler.chunking import Budget


@pytest.fixture(scope="module")
def model(source: Source) -> Model:
    return load(source, packs=False)


def test_without_the_kernels_a_prompt_is_cut_by_its_length_alone(model: Model) -> None:
    assert schedule_for(model, EngineOptions(context=512)).budget == Budget(128, 128)


@pytest.mark.parametrize(
    ("kind", "tokens"),
    [("NVIDIA H100 80GB HBM3", 1024), ("NVIDIA H200", 512), ("TPU v5 lite", 512), ("TPU v6 lite", 2048)],
)
def test_an_accelerator_computes_a_chunk_for_twice_as_long_as_it_reads_weights(
    kind: str, tokens: int
) -> None:
    budget = default_budget("gpu", kind)
    assert budget[:2] == (tokens, tokens)
    sizes = EngineOptions(context=4096, budget=4096).chunk_sizes(budget)
    assert sizes[-1] == 2048
    assert EngineOptions(context=4096, budget=4096).chunk_sizes(default_budget("cpu", "cpu"))[-1] == 512


def test_an_accelerator_is_given_a_step_before_the_last_one_is_read() -> None:
    assert [EngineOptions().resolved_ahead(platform) for platform in ("cpu", "gpu", "tpu")] == [0, 1, 1]
    assert EngineOptions(ahead=0).resolved_ahead("gpu") == 0
    assert EngineOptions(speculate=4).resolved_ahead("gpu") == 0
    assert EngineOptions(steps_per_dispatch=4).resolved_ahead("gpu") == 0


@pytest.mark.parametrize("packs", [False, True])
def test_a_chosen_budget_is_kept(source: Source, packs: bool) -> None:
    assert schedule_for(load(source, packs=packs), EngineOptions(context=512, budget=64)).budget == Budget(
        64, 64
    )


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
@pytest.mark.parametrize("weights", ["float32", "int8", "int4"])
def test_a_default_budget_is_smaller_where_attention_is_a_quarter_of_the_linears(weights: str) -> None:
    opened = open_source(None)
    cfg, budget = opened.spec.config, schedule_for(load(opened, weights), EngineOptions(context=512)).budget
    assert (budget.alone, budget.late) == (128, 16)
    assert 2 * cfg.heads * cfg.head_dim * budget.late_from == pytest.approx(linears(opened) / 4, rel=0.1)


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
@pytest.mark.parametrize(("weights", "tokens"), [("float32", 32), ("int8", 64), ("bfloat16", 64)])
def test_with_tile_registers_a_step_takes_more_tokens_beside_decoding(
    source: Source, weights: str, tokens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = load(source, weights)
    for name, expected in (("avx512_amx", tokens), ("avx512_bf16", 32)):
        monkeypatch.setattr(choice, "instruction_set", lambda name=name: name)
        assert PACKED.budget_for(loaded.config, loaded.params).beside_decoding == expected


def linears(source: Source) -> float:
    """The numbers that a layer's linears have, without padding and scales."""
    layer = source.spec.params.layers[0]
    return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(layer) if len(leaf.shape) == 2)
