"""The layout of accelerators, which a CPU can run: keys in rows, and at least 8 columns in every product."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from checkpoint.test_grouped_tensor import LAYOUTS, save
from support.requests import make_request, serve, solo_stream
from support.shapes import CASES, raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine.host_slots import clear, parts_of
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import backends, mlp
from xlabatch.model.kv_cache import BLOCK
from xlabatch.verify.checks import poison, poison_state


def accelerator_engine(
    raw: dict[str, Any], monkeypatch: pytest.MonkeyPatch, **options: Any
) -> XlaBatchEngine:
    monkeypatch.setattr(backends, "choose_backend", lambda *_: "xla_rows")
    return XlaBatchEngine(load(source_of(raw), "float32", packs=False), **options)


@pytest.mark.heavy
@pytest.mark.parametrize("raw", [raw_config("llama"), CASES["deepseek_v3"]], ids=["keys", "latents"])
def test_it_gives_the_tokens_of_a_cpus_layout_and_does_not_depend_on_the_batch(
    raw: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [
        make_request("long", 140, 6),
        make_request("a", 3, 9),
        make_request("warm", 15, 9, temperature=0.8),
    ]
    shape: dict[str, Any] = {"slots": 3, "context": 256, "budget": 16}
    expected = serve(XlaBatchEngine(load(source_of(raw), "float32", packs=False), **shape), requests)
    engine = accelerator_engine(raw, monkeypatch, **shape)
    poison_state(engine)
    together = serve(engine, requests)
    for request in requests:
        assert [token for token, *_ in together[request.id]] == [token for token, *_ in expected[request.id]]
        assert solo_stream(engine, request) == together[request.id]


MIXED = [
    make_request("long", 70, 4),
    make_request("a", 3, 5),
    make_request("warm", 15, 5, temperature=0.8),
]


def assert_the_promise(engine: XlaBatchEngine) -> None:
    poison_state(engine)
    together = serve(engine, MIXED)
    assert all(solo_stream(engine, request) == together[request.id] for request in MIXED)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("weights", "change"),
    [
        ("int8", {"rotation": "products"}),
        ("int8", {"rotation": "kernel_interpret"}),
        ("stored", {"order": "fixed_interpret"}),
    ],
    ids=["int8 on a TPU", "int8 on a GPU", "FP8 on a GPU"],
)
def test_rows_do_not_depend_on_the_batch_however_a_device_computes_linears(
    weights: str, change: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backends, "choose_backend", lambda *_: "xla_rows")
    model = load(save(tmp_path, LAYOUTS["FP8, blocks of 128"][1]), weights, packs=False)
    params = backends.replace_linears(lambda linear: replace(linear, **change), model.params)
    assert_the_promise(XlaBatchEngine(replace(model, params=params), slots=3, context=128, budget=16))


@pytest.mark.heavy
@pytest.mark.usefixtures("fresh_programs")
def test_rows_do_not_depend_on_the_batch_where_a_tpu_runs_experts_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backends, "choose_backend", lambda *_: "tpu_interpret")
    raw = CASES["qwen3_moe"] | {"hidden_size": 128, "moe_intermediate_size": 128}
    model = load(source_of(raw), "bfloat16", packs=False)
    runs = list[object]()
    run_at_once = mlp.run_at_once

    def record(*arguments: Any) -> jax.Array:
        runs.append(arguments)
        return run_at_once(*arguments)

    monkeypatch.setattr(mlp, "run_at_once", record)
    assert_the_promise(XlaBatchEngine(model, slots=3, context=128, budget=16))
    assert runs


def test_every_product_with_weights_has_at_least_8_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = accelerator_engine(raw_config("llama"), monkeypatch, slots=1, context=128, budget=16)
    for name in ("decode", "prefill 16", "prefill_logits"):
        program = engine.runner.programs[name]
        jaxpr = jax.make_jaxpr(program.spec.function)(*program.arguments)
        products = [each for each in jaxpr.eqns if each.primitive.name == "dot_general"]
        assert products, name
        assert min(each.outvars[0].aval.shape[-1] for each in products) >= 8, name


def test_a_prompt_chunk_is_one_array_from_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = accelerator_engine(raw_config("llama"), monkeypatch, slots=1, context=128, budget=16)
    [words] = engine.runner.programs["prefill 16"].spec.inputs
    assert words.ndim == 1


def test_what_follows_the_positions_in_use_is_cleared_in_rows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = accelerator_engine(raw_config("llama"), monkeypatch, slots=1, context=128, budget=16)
    cache: Any = tuple(map(poison, engine.runner.state.kv))
    keys = np.array(cache[0].keys[0, 0])
    part = parts_of(cache)[0]
    assert part
    clear(keys, part, slice(5, None))
    assert keys.shape[-2] == BLOCK
    assert not keys[..., 5:, :].any()
    assert np.isnan(keys[..., :5, :]).all()
