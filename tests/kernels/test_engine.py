"""The strong promise: tokens and logits depend on the model, its weights and the request alone."""

from itertools import product
from typing import Any

import pytest
from support.kernels import WITH_KERNELS, by_instruction_set, use_instruction_set
from support.programs import record_programs
from support.quick import slow_except
from support.requests import Stream, make_request, serve
from support.shapes import CASES, case_in

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.verify.engine_shapes import score_check
from xlabatch.verify.streams import choices

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
SHAPES: list[dict[str, Any]] = [  # most of them are also those of tests/verify
    {"slots": 3, "context": 320},
    {"slots": 1, "context": 320},
    {"slots": 3, "context": 448, "budget": 16},
    {"slots": 8, "context": 320, "budget": 512, "ahead": 2},
]
QUICK_SHAPES = SHAPES[::3]  # of few slots and of many, of small and of large chunks
EXPERTS = [
    *(("mixtral", "int4"), ("qwen3_moe", "bfloat16"), ("qwen2_moe", "float32"), ("gpt_oss", "int8")),
    *(("deepseek_v3", "bfloat16"), ("llama4_text, chunks", "int8"), ("gemma4_text, experts", "int8")),
]
EXPERTS_BY_HAND = [
    *(("mixtral", "float32"), ("qwen3_moe", "int8"), ("llama4_text", "float32")),
    ("llama4_text, chunks", "bfloat16"),
]


def assert_equal_streams(source: Source, weights: str, shapes: list[dict[str, Any]]) -> None:
    """Streams are equal in engines of these shapes, alone and together, and when scored as prompts."""
    expected: dict[str, Stream] = {}
    for shape in shapes:
        engine = XlaBatchEngine.of(source, weights=weights, **shape)
        assert engine.describe()["layout"] == "packed"
        requests = [request for request in REQUESTS if request.n <= shape["slots"]]
        streams = serve(engine, requests)
        expected = expected or streams
        assert streams == {id: stream for id, stream in expected.items() if id in streams}, shape
        alone = serve(engine, requests[-1:])
        assert alone == {id: expected[id] for id in alone}, shape
    scored = score_check(engine, choices(requests))
    assert scored.ok, scored.detail


def test_streams_are_equal_in_engines_of_two_shapes(source: Source) -> None:
    assert_equal_streams(source, "float32", QUICK_SHAPES)


@pytest.mark.slow
def test_streams_of_8_bit_caches_are_equal_in_engines_of_two_shapes(source: Source) -> None:
    assert_equal_streams(source, "float32", [shape | {"cache": "int8"} for shape in QUICK_SHAPES])


@pytest.mark.slow
@pytest.mark.parametrize("weights", load.WEIGHTS[1:])
def test_streams_of_each_format_are_equal_in_engines_of_two_shapes(weights: str) -> None:
    assert_equal_streams(case_in(weights, "llama"), weights, QUICK_SHAPES)


@pytest.mark.parametrize("weights", slow_except([], load.WEIGHTS, by_hand=load.WEIGHTS[1:]))
def test_streams_are_equal_in_engines_of_every_shape(weights: str) -> None:
    assert_equal_streams(case_in(weights, "llama"), weights, SHAPES)


@pytest.mark.slow
@pytest.mark.parametrize("weights", ["bfloat16", "int8"])
def test_streams_are_equal_in_engines_of_two_shapes_with_amx(source: Source, weights: str) -> None:
    with use_instruction_set("amx_emulated"):
        assert_equal_streams(source, weights, QUICK_SHAPES)


@pytest.mark.parametrize(
    ("case", "weights"), slow_except([], EXPERTS + EXPERTS_BY_HAND, by_hand=EXPERTS_BY_HAND)
)
def test_streams_of_experts_are_equal_in_engines_of_two_shapes(case: str, weights: str) -> None:
    assert_equal_streams(case_in(weights, case), weights, QUICK_SHAPES)


@pytest.mark.parametrize("weights", slow_except(["int4"], ["float32", "bfloat16", "int4"]))
def test_streams_of_shared_keys_and_second_embeddings_are_equal_in_engines_of_two_shapes(
    weights: str,
) -> None:
    assert_equal_streams(case_in(weights, "gemma4_text"), weights, QUICK_SHAPES)


def assert_equal_on_all_instruction_sets(case: str, weights: str) -> None:
    """Streams of an engine are equal with every instruction set that this processor has."""
    source, shape = case_in(weights, case), SHAPES[0]
    engine = XlaBatchEngine.of(source, weights=weights, arithmetic="portable", **shape)
    assert engine.describe()["layout"] == "packed"
    found = by_instruction_set(lambda: serve(engine, REQUESTS))
    assert {"avx2", "plain", "amx_emulated"} & set(found)
    expected = found["plain"]
    assert [name for name, streams in found.items() if streams != expected] == []


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("case", "weights"),
    slow_except(
        [("deepseek_v2", "int4")],
        [*product(sorted(CASES), ["int8"]), *product(["llama", "mixtral", "deepseek_v2"], load.ROUNDED)],
        by_hand=[*product(set(CASES) - {*sorted(CASES)[::5]}, ["int8"]), *product(["mixtral"], load.ROUNDED)],
    ),
)
def test_streams_of_quantized_weights_are_equal_on_all_instruction_sets(case: str, weights: str) -> None:
    assert_equal_on_all_instruction_sets(case, weights)


@pytest.mark.heavy
@pytest.mark.parametrize(
    "case",
    slow_except(
        ["llama"],
        ["llama", "qwen3_moe", "deepseek_v3", "qwen3_next", "qwen3_5_text", "glm4_moe", "granitemoehybrid"],
    ),
)
def test_streams_of_portable_16_bits_are_equal_on_all_instruction_sets(case: str) -> None:
    assert_equal_on_all_instruction_sets(case, "bfloat16")


def test_a_step_with_a_prompt_chunk_reads_the_weights_once(model: Model) -> None:
    engine, names = XlaBatchEngine(model, slots=3, context=320), list[str]()
    engine.submit(make_request("a", 5, 8))
    assert [event.id for event in engine.step()] == ["a"]
    record_programs(engine, names.append)
    engine.submit(make_request("b", 5, 8))
    engine.submit(make_request("c", 5, 8))
    assert sorted(event.id for event in engine.step()) == ["a", "b", "c"]
    assert names == ["prefill 16"]
