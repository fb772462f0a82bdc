"""Logits processors and the sampling after them, against NumPy and exact distributions."""

from dataclasses import fields, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.draws import assert_drawn_from
from support.examples import examples
from support.requests import make_request
from support.rows import ALLOW_ALL, EOS, LIMITS, V, apply, make_rows

from xlabatch.engine.device import logits_processors, sample_step
from xlabatch.engine.device.state import Rows
from xlabatch.request import Request
from xlabatch.scheduler.sequences import FinishCode
from xlabatch.verify.oracle import sampling as oracle

sample = jax.jit(sample_step.sample)

IDS = st.integers(0, V - 1)
OPTIONS = st.fixed_dictionaries(
    {
        "repetition_penalty": st.sampled_from([1.0, 1.0, 0.7, 1.3, 2.0]),
        "repetition_context_size": st.none() | st.sampled_from([1, 7, 130]),
        "presence_penalty": st.sampled_from([0.0, 0.0, -1.5, 0.25, 2.0]),
        "frequency_penalty": st.sampled_from([0.0, 0.0, -0.3, 0.7]),
        "logit_bias": st.dictionaries(IDS, st.floats(-100, 100, width=32), max_size=5),
        "bad_token_ids": st.lists(IDS, max_size=4),
        "allowed_token_ids": st.none() | st.just(tuple(range(0, V, 3))),
        "min_tokens": st.integers(0, 12),
        "ignore_eos": st.booleans(),
    }
)


@settings(max_examples=examples(dev=20, ci=60))
@given(st.lists(OPTIONS, min_size=3, max_size=3), st.integers(0, 10**6), st.data())
def test_processed_logits_are_those_of_numpy(
    rows: list[dict[str, Any]], seed: int, data: st.DataObject
) -> None:
    draw = np.random.default_rng(seed)
    logits = draw.normal(0, 3, (3, V)).astype(np.float32)
    requests, outputs, masks = [], [], []
    for options in rows:
        prompt = tuple(draw.integers(0, V, data.draw(st.integers(1, 140))).tolist())
        outputs.append(tuple(draw.integers(0, 9, data.draw(st.integers(0, 12))).tolist()))
        constrained = not options["ignore_eos"] and data.draw(st.booleans())
        masks.append(draw.random(V) < 0.8)
        requests.append(Request(prompt=prompt, max_tokens=12, regex="a" if constrained else None, **options))
    packed = np.packbits(np.pad(np.stack(masks), ((0, 0), (0, -V % 32))), axis=1, bitorder="little")
    arguments = make_rows(requests, outputs, logits), packed.view(np.int32)
    processed = np.asarray(apply(*arguments))
    for n, request in enumerate(requests):
        allowed = masks[n] if request.structured_output else None
        ids = (*request.prompt, *outputs[n])
        expected = oracle.process_logits(logits[n], request, ids, LIMITS.all_stop_token_ids(request), allowed)
        # XLA multiplies by a reciprocal where NumPy divides: a last bit
        np.testing.assert_allclose(processed[n], expected, rtol=3e-7, atol=1e-6)


def test_gpus_count_the_same_tokens() -> None:
    draw = np.random.default_rng(4)
    ids = jnp.asarray(draw.integers(0, V, (5, 3, 128)), jnp.int32)
    since, until = jnp.array([0, 7, 130, 0, 300], jnp.int32), jnp.array([0, 250, 384, 384, 300], jnp.int32)
    like = jnp.zeros((5, V), jnp.float32)
    counts = logits_processors.count_at_once(ids, since, until, like)
    assert (counts == logits_processors.count_by_blocks(ids, since, until, like)).all()
    assert (counts.sum(-1) == until - since).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"repetition_penalty": 1.8},
        {"presence_penalty": 1.5, "frequency_penalty": 0.5},
        {"logit_bias": {5: 4.0, 60: -3.0}, "temperature": 0.7},
        {"allowed_token_ids": tuple(range(40, 60)), "bad_token_ids": (44, 45)},
        {"repetition_penalty": 0.6, "logit_bias": {7: 2.0}, "bad_token_ids": (9,), "top_p": 0.8},
    ],
)
def test_draws_after_the_processors_follow_the_exact_distribution(options: dict[str, Any]) -> None:
    draws, logits = 20_000, np.random.default_rng(3).normal(0, 2, V).astype(np.float32)
    request = Request(prompt=(3, 5, 5, 7), max_tokens=9, seed=0, **{"temperature": 1.0, **options})
    row = make_rows([request], [(7, 7, 9)], logits[None])
    rows: Rows = jax.tree.map(lambda leaf: np.repeat(leaf, draws, axis=0), row)
    seeds = np.stack([np.zeros(draws, np.uint32), np.arange(draws, dtype=np.uint32)], axis=1)
    rows = replace(rows, sampling_params=replace(rows.sampling_params, seed=seeds))
    _, step = sample(rows, np.repeat(ALLOW_ALL, draws, axis=0))
    processed = oracle.process_logits(logits, request, (3, 5, 5, 7, 7, 7, 9), EOS)
    kept = np.isfinite(oracle.scores(processed, request, 7))
    weights = np.exp((processed - processed.max()) / request.temperature)
    assert_drawn_from(step[0], np.where(kept, weights, 0))


def test_a_row_without_options_keeps_every_bit_next_to_a_row_with_many() -> None:
    logits = np.random.default_rng(1).normal(0, 3, (2, V)).astype(np.float32)
    logits[0, 5] = -0.0
    options: dict[str, Any] = {"repetition_penalty": 2, "presence_penalty": 1, "bad_token_ids": (3,)}
    requests = [
        Request(prompt=(1, 2), max_tokens=4),
        Request(prompt=(1, 2), max_tokens=4, min_tokens=3, regex="a", **options),
    ]
    allow_none = np.zeros((2, 4), np.int32)
    processed = np.asarray(apply(make_rows(requests, [(1,), (1,)], logits), allow_none))
    assert (processed[0].view(np.int32) == logits[0].view(np.int32)).all()
    assert not np.isfinite(processed[1]).any()


@pytest.mark.heavy
def test_a_row_with_nonfinite_logits_ends_with_that_code_whatever_the_other_rows_are() -> None:
    plain = make_request("a", 2, 4)
    for other in (plain, make_request("b", 2, 4, bad_token_ids=[1], temperature=1.0)):
        rows = make_rows([plain, other], [(), ()], np.full((2, V), -np.inf, np.float32))
        _, step = sample(rows, np.repeat(ALLOW_ALL, 2, axis=0))
        assert np.asarray(step)[1, 0] == FinishCode.NONFINITE_LOGITS


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_row_without_an_allowed_token_ends_with_that_code(temperature: float) -> None:
    options: dict[str, Any] = {"allowed_token_ids": EOS[:1], "min_tokens": 2, "temperature": temperature}
    request = Request(prompt=(1, 2), max_tokens=4, **options)
    rows = make_rows([request] * 2, [(), ()], np.zeros((2, V), np.float32))
    rows, step = sample(rows, np.repeat(ALLOW_ALL, 2, axis=0))
    assert np.asarray(step)[1].tolist() == 2 * [FinishCode.NO_ALLOWED_TOKEN]
    assert not np.asarray(rows.active).any()


def test_the_device_has_the_dtypes_and_defaults_of_a_request() -> None:
    row = logits_processors.default(max_stop_token_ids=1)
    request = Request(prompt=[1], max_tokens=1)
    dtypes = {float: "float32", int: "int32"}
    options = {field.name for field in fields(row)} & {field.name for field in fields(request)}
    for name in options - {"seed", "stop_token_ids"}:
        assert getattr(row, name).dtype == dtypes[type(getattr(request, name))], name
        assert getattr(row, name) == getattr(request, name), name
    assert len(options) > 8


def test_rows_that_need_no_token_have_default_parameters() -> None:
    """Otherwise the options that a request left in its slot would cost later steps time."""
    request = make_request("a", 2, 4, bad_token_ids=[1], temperature=1.0, top_p=0.5)
    rows = make_rows([request] * 2, [(), ()], np.zeros((2, V)))
    masked = logits_processors.mask_idle(jnp.array([True, False]), rows.sampling_params)
    assert np.asarray(masked.has_bias).tolist() == [True, False]
    assert np.asarray(masked.temperature).tolist() == [1.0, 0.0]
    assert np.asarray(masked.top_p).tolist() == [0.5, 1.0]
