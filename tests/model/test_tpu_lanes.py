"""An embedding with whole rows, as TPUs have it: the same tokens, and the shapes that are compiled for."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
from support.requests import make_request, solo_stream, tokens_of
from support.shapes import CASES, Raw, source_of

from xlabatch.checkpoint import load
from xlabatch.engine.promise import replace_parameters, tree_shapes
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model.tpu.lanes import LANES, with_whole_rows


@pytest.mark.parametrize("weights", ["float32", "int8"])
@pytest.mark.parametrize("raw", [CASES["llama"], CASES["llama"] | {"tie_word_embeddings": False}])
def test_an_embedding_with_whole_rows_gives_the_same_tokens(raw: Raw, weights: str) -> None:
    model = load.load(source_of(raw | {"num_hidden_layers": 1}), weights, packs=False)
    wide = replace(model, params=with_whole_rows(model.params))
    assert wide.params.embed.weight.shape[1] == LANES > model.config.width
    request = make_request("x", 9, 8)
    streams = [solo_stream(XlaBatchEngine(each, slots=2, context=128), request) for each in (model, wide)]
    assert tokens_of(streams[0]) == tokens_of(streams[1])


@pytest.mark.parametrize("weights", ["bfloat16", "int8"])
def test_weights_on_a_tpu_have_the_shapes_that_are_compiled_for(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = source_of(CASES["llama"] | {"hidden_size": 72})
    shapes = load.abstract(source.spec.params, weights, platform="tpu")
    monkeypatch.setattr(jax, "default_backend", lambda: "tpu")
    given: Any = load.load(source, "float32", packs=False).params
    placed = load.load(source, weights, packs=False).params
    assert placed.embed.weight.shape[1] == LANES
    assert tree_shapes(placed) == tree_shapes(shapes)
    replaced = replace_parameters(source.spec.config, given, placed, weights)
    assert tree_shapes(replaced) == tree_shapes(placed)
    jax.tree.map(partial(np.testing.assert_allclose, rtol=1e-6), replaced, placed)
