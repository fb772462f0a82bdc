"""The strong promise: tokens and logits depend on the model, its weights and the request alone."""

from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.requests import make_request, serve

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source

pytestmark = WITH_KERNELS
REQUESTS = [
    make_request("greedy", 1, 9),
    make_request("warm", 15, 12, temperature=0.8),
    make_request("long", 127, 20),
    make_request("top-p", 65, 14, temperature=0.7, top_p=0.8),
    make_request("top-k, top-p, min-p", 200, 11, temperature=1.3, top_k=40, top_p=0.9, min_p=0.02),
    make_request("logprobs", 40, 30, logprobs=3),
    make_request("n", 30, 8, n=2, temperature=0.9),
]
SHAPES: list[dict[str, Any]] = [
    {"slots": 3, "context": 256},
    {"slots": 1, "context": 320},
    {"slots": 8, "context": 230, "budget": 16},
    {"slots": 5, "context": 600, "budget": 512, "ahead": 2},
]


@pytest.mark.parametrize("weights", load.WEIGHTS)
def test_streams_are_equal_in_engines_of_every_shape(source: Source, weights: str) -> None:
    expected = None
    for shape in SHAPES:
        engine = XlaBatchEngine.of(source, weights=weights, **shape)
        requests = [request for request in REQUESTS if request.n <= shape["slots"]]
        streams = serve(engine, requests)
        expected = expected or streams
        assert streams == {id: stream for id, stream in expected.items() if id in streams}, shape
        alone = serve(engine, requests[-1:])
        assert alone == {id: expected[id] for id in alone}, shape
