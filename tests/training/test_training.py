"""Training on an engine's samples: scores with the engine's bits, and their gradient."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest
from support.quick import slow_except
from support.requests import VOCAB, make_request
from support.shapes import CASES, CONTEXT, source_of

from xlabatch import LLM
from xlabatch.checkpoint import load
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.request import Event
from xlabatch.training.scores import pad_ids, parameters, scorer, xla_scores
from xlabatch.verify.oracle.model import Oracle

MODEL = "random:tiny"
Sampled = tuple[
    list[list[int]], list[list[float]]
]  # sequences, and the log-probabilities of their completions


def engine_and_parameters() -> tuple[XlaBatchEngine, Any]:
    return XlaBatchEngine.load(MODEL, slots=3, context=320), parameters(MODEL)


def sample(engine: XlaBatchEngine, seed: int) -> Sampled:
    """Two completions each of three prompts."""
    requests = [
        make_request(f"{n}", n, 20, n=2, temperature=1.0, logprobs=0, seed=seed + n) for n in (3, 40, 130)
    ]
    events: dict[tuple[str, int], list[Event]] = {}
    for event in engine.run(requests):
        events.setdefault((event.id, event.index), []).append(event)
    prompts = {request.id: list(request.prompt) for request in requests}
    sequences = [prompts[id] + [event.token or 0 for event in of] for (id, _), of in events.items()]
    return sequences, [[event.logprobs.token for event in of if event.logprobs] for of in events.values()]


def completions(sampled: Sampled, scores: Any) -> list[list[float]]:
    """The scores of the completions."""
    sequences, logprobs = sampled
    rows = zip(sequences, logprobs, np.asarray(scores).tolist(), strict=True)
    return [row[len(ids) - len(of) : len(ids)] for ids, of, row in rows]


@pytest.mark.heavy
@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
def test_the_trainer_has_the_bits_of_the_sampler_at_every_step() -> None:
    engine, params = engine_and_parameters()
    score = scorer(engine)
    optimizer = optax.sgd(0.1)
    state = optimizer.init(params)
    means = []
    for step in range(4):
        sampled = sample(engine, seed=step)
        ids = sampled[0]
        assert completions(sampled, score(params, ids)) == sampled[1]
        mean, grads = jax.value_and_grad(lambda params, ids=ids: score(params, ids).mean())(params)
        updates, state = optimizer.update(jax.tree.map(jnp.negative, grads), state)
        params = optax.apply_updates(params, updates)
        engine.update(params)
        means.append(float(mean))
    assert len(set(means)) == 4  # every step changed the weights


@pytest.mark.slow
def test_the_gradient_is_that_of_the_same_decoder() -> None:
    engine, params = engine_and_parameters()
    score = scorer(engine)
    ids = [make_request("a", 70).prompt, make_request("b", 9).prompt]
    weights = jnp.asarray(np.random.default_rng(1).normal(size=pad_ids(ids)[0].shape), jnp.float32)
    ours = jax.grad(lambda params: (score(params, ids) * weights).sum())(params)
    theirs = jax.grad(
        lambda params: (xla_scores(engine.runner.config, params, *pad_ids(ids)) * weights).sum()
    )(params)
    for a, b in zip(jax.tree.leaves(ours), jax.tree.leaves(theirs), strict=True):
        assert np.allclose(a, b, rtol=1e-4, atol=1e-4)


@pytest.mark.heavy
@pytest.mark.parametrize(
    "case",
    slow_except(
        ["deepseek_v3", "gemma4_text"],
        [
            *("deepseek_v3", "lfm2", "granitemoehybrid", "mamba2", "nemotron_h", "gpt_oss", "llama4_text"),
            "gemma4_text",
        ],
    ),
)
def test_the_decoder_that_is_differentiated_agrees_with_the_oracle(case: str) -> None:
    source = source_of(CASES[case])
    weights = load.WeightReader(source.read, source.random)
    with source.open_files():
        params = load.to_device(source.spec.params, weights, "float32")
    ids = make_request("a", 70).prompt
    logits = Oracle(source, context=CONTEXT).logits(tuple(ids)).astype(np.float64)
    expected = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    found = xla_scores(source.spec.config, params, *pad_ids([list(ids)]))[0]
    of_next = [row[id] for row, id in zip(expected, ids[1:], strict=False)]
    assert np.allclose(found[1 : len(ids)], of_next, atol=2e-3)


@pytest.mark.heavy
def test_the_gradient_agrees_with_finite_differences() -> None:
    engine, params = engine_and_parameters()
    score = scorer(engine)
    ids = [make_request("a", 30).prompt]
    gradient = jax.grad(lambda params: score(params, ids).sum())(params).norm.scale
    direction = np.random.default_rng(2).normal(size=gradient.shape).astype(np.float32)

    def along(distance: float) -> float:
        norm = replace(params.norm, scale=params.norm.scale + distance * direction)
        return float(score(replace(params, norm=norm), ids).sum())

    measured = (along(1e-2) - along(-1e-2)) / 2e-2
    assert float(gradient @ direction) == pytest.approx(measured, rel=2e-2)


def test_padding_and_the_first_id_have_no_score_and_no_gradient() -> None:
    engine, params = engine_and_parameters()
    score = scorer(engine)
    short = make_request("a", 9).prompt
    long = make_request("b", 70).prompt
    scores = np.asarray(score(params, [short, long]))
    assert scores.shape == (2, 128)
    assert (scores[:, 0] == 0).all()
    assert (scores[0, 9:] == 0).all()
    assert (scores[0, 1:9] < 0).all()
    assert scores[0, :9].tolist() == np.asarray(score(params, [short]))[0, :9].tolist()


def test_scores_use_the_parameters_that_are_given() -> None:
    engine, params = engine_and_parameters()
    score = scorer(engine)
    ids = [make_request("a", 30).prompt]
    before = score(params, ids)
    other = jax.tree.map(lambda leaf: 1.01 * leaf, params)
    assert (score(other, ids) != before).any()
    assert (score(params, ids) == before).all()
    assert 0 < max(make_request("a", 30).prompt) < VOCAB


def test_scores_use_the_parameters_that_are_given_whoever_has_updated_the_engine() -> None:
    engine, params = engine_and_parameters()
    one, another = scorer(engine), scorer(engine)
    ids = [make_request("a", 30).prompt]
    other = jax.tree.map(lambda leaf: 1.01 * leaf, params)
    expected = one(params, ids)
    changed = another(other, ids)
    assert (expected != changed).any()
    assert (one(params, ids) == expected).all()
    engine.update(other)
    assert (one(params, ids) == expected).all()


def test_a_text_begins_again_with_its_completion() -> None:
    llm = LLM(weights="float32", slots=1, context=64)
    params = jax.tree.map(lambda leaf: leaf * 1.02, parameters())
    prompts = llm.prepare(["Once upon a time"], max_tokens=8)
    restarted = []
    for n, delta in enumerate(llm.run(prompts)):
        restarted.append(delta.restarted)
        if n == 3:
            llm.engine.update(params, "restart")
    [completion] = [state.completion for state in prompts[0].completions]
    [expected] = llm.generate("Once upon a time", max_tokens=8)
    assert completion
    assert restarted.count(True) == 1
    assert (completion.text, completion.tokens) == (expected.text, expected.tokens)
    assert completion.versions == (1,) * 8
