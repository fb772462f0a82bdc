"""The arithmetic of weights in bfloat16: its option. tests/kernels and tests/receipts compare the bits."""

from dataclasses import replace

import jax
import pytest
from support.kernels import WITH_KERNELS, use_instruction_set
from support.requests import make_request, solo_stream

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.profile import PROFILE
from xlabatch.engine.promise import with_arithmetic
from xlabatch.errors import Refused


def engine_of(model: Model, arithmetic: str) -> XlaBatchEngine:
    return XlaBatchEngine(model, slots=2, context=64, arithmetic=arithmetic)


@pytest.mark.heavy
@WITH_KERNELS
def test_portable_arithmetic_has_other_bits_with_amx_and_a_fingerprint_of_its_own(source: Source) -> None:
    request = make_request("a", 20, 6)
    with use_instruction_set("amx_emulated"):
        model = load(source, "bfloat16")
        fast, portable = (engine_of(model, each) for each in ("fast", "portable"))
        assert solo_stream(fast, request) != solo_stream(portable, request)
        assert fast.startup.fingerprint != portable.startup.fingerprint
        assert portable.startup.weight_bytes == fast.startup.weight_bytes
        assert portable.startup.profile == PROFILE != fast.startup.profile


@WITH_KERNELS
def test_other_formats_are_portable_anyhow(source: Source) -> None:
    model = load(source, "int8")
    leaves, portable = map(jax.tree.leaves, (model.params, with_arithmetic(model, "portable").params))
    assert all(a is b for a, b in zip(leaves, portable, strict=True))
    assert engine_of(model, "fast").startup.fingerprint == engine_of(model, "portable").startup.fingerprint


def test_it_is_refused_where_the_kernels_do_not_compute_the_model(source: Source) -> None:
    with pytest.raises(Refused, match="arithmetic='portable' needs the kernels"):
        engine_of(load(source, "bfloat16", packs=False), "portable")


def test_there_are_two() -> None:
    with pytest.raises(Refused, match="arithmetic is one of fast, portable, got 'exact'"):
        replace(EngineOptions(), arithmetic="exact")
