"""The pieces of training an adapter: its gradient, steps of Adam, losses, and what goes to the engine."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest
from support.quick import slow_except
from support.shapes import case_in

from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.training import adam
from xlabatch.training.checkpoints import STATE, CheckpointInfo, checkpoints_of, load, save
from xlabatch.training.lora import Matrices, Pair, draw, linears_of, scale_of
from xlabatch.training.losses import LOSSES, loss_named
from xlabatch.training.memory import training_memory
from xlabatch.training.scores import parameters, xla_scores
from xlabatch.training.trainer import Trainer

RANK = 3


def trainer_of(source: Source) -> Trainer:
    return Trainer(source, XlaBatchEngine.of(source, slots=2, context=128, adapters=1, adapter_rank=4))


def random_matrices(trainer: Trainer) -> Matrices:
    """An adapter with numbers in both of its matrices."""
    noise = np.random.default_rng(5)
    drawn = trainer.draw(RANK, seed=1)
    return {
        name: Pair(pair.down, 0.1 * noise.standard_normal(pair.up.shape).astype(np.float32))
        for name, pair in drawn.items()
    }


@pytest.mark.heavy
@pytest.mark.parametrize("case", slow_except(["llama"], ["llama", "gpt2", "gemma2"]))
def test_the_gradient_is_that_of_the_model_with_the_adapter_merged(case: str) -> None:
    source = replace(case_in("float32", case), random=None)
    trainer = trainer_of(source)
    matrices = random_matrices(trainer)
    ids = np.random.default_rng(1).integers(8, 90, 41)
    cotangent = np.random.default_rng(2).standard_normal(40).astype(np.float32)

    def read(extra: dict[str, Any], name: str, at: Any = None) -> Any:
        weight = np.array(source.read(name), np.float32)
        if (pair := extra.get(name.removesuffix(".weight"))) is not None:
            change = scale_of(RANK) * (pair.up @ pair.down)
            weight = weight + (change.T if case == "gpt2" else change)  # whose linears are [in, out]
        return weight if at is None else weight[at]

    def weighted(extra: dict[str, Any]) -> float:
        params = parameters(replace(source, read=partial(read, extra)))
        lengths = jnp.array([41], jnp.int32)
        scores = xla_scores(source.spec.config, params, jnp.asarray(ids[None], jnp.int32), lengths)
        return float((np.asarray(scores)[0, 1:] * cotangent).sum(dtype=np.float64))

    gradient = trainer.gradient(matrices, ids[:-1].tolist(), ids[1:].tolist(), cotangent.tolist())
    epsilon = np.float32(1e-3)
    for name in list(matrices)[:: len(matrices) // 2]:
        own = matrices[name]
        steps = [np.sign(leaf) * epsilon for leaf in gradient[name]]
        for side, of_side in enumerate(gradient[name]):
            up, down = (
                Pair(
                    *(
                        leaf + sign * step * (n == side)
                        for n, (leaf, step) in enumerate(zip(own, steps, strict=True))
                    )
                )
                for sign in (np.float32(1), np.float32(-1))
            )
            slope = (weighted(matrices | {name: up}) - weighted(matrices | {name: down})) / (2 * epsilon)
            assert np.abs(of_side).sum() == pytest.approx(slope, rel=0.03, abs=1e-3), (name, side)


def test_attention_and_mlp_are_trained_apart_and_a_drawn_adapter_changes_nothing() -> None:
    trainer = trainer_of(open_source("random:tiny"))
    both = linears_of(trainer.specs, attention=True, mlp=True)
    attention = linears_of(trainer.specs, attention=True, mlp=False)
    mlp = linears_of(trainer.specs, attention=False, mlp=True)
    assert both == attention | mlp
    assert {name.split(".")[-2] for name in attention} == {"self_attn"}
    assert {name.split(".")[-2] for name in mlp} == {"mlp"}
    drawn = draw(attention, RANK, seed=4)
    assert not any(pair.up.any() for pair in drawn.values())
    assert all(pair.down.any() for pair in drawn.values())
    again = draw(attention, RANK, seed=4)
    assert all(np.array_equal(drawn[name].down, again[name].down) for name in drawn)
    with pytest.raises(Refused, match="room for 4"):
        trainer.draw(5, seed=1)
    with pytest.raises(Refused, match="no linear is trained"):
        trainer.draw(2, seed=1, attention=False, mlp=False)


def test_weights_that_do_not_fit_a_second_time_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    source = open_source("random:tiny")
    engine = XlaBatchEngine.of(source, slots=2, context=128, adapters=1, adapter_rank=4)
    monkeypatch.setattr("xlabatch.training.trainer.free_bytes", lambda: 1000)
    with pytest.raises(Refused, match="its weights in float32, for gradients, take"):
        Trainer(source, engine)
    with pytest.raises(Refused, match="room for adapters"):
        Trainer(source, XlaBatchEngine.of(source, slots=2, context=128))


def test_a_model_with_experts_which_have_no_gradient_is_refused_at_the_start() -> None:
    with pytest.raises(Refused, match="has experts, whose gradients are not implemented"):
        trainer_of(case_in("float32", "mixtral"))


def test_a_model_whose_layers_depend_on_more_than_the_one_before_them_is_refused_at_the_start() -> None:
    with pytest.raises(Refused, match="or with the keys and values of other layers"):
        trainer_of(case_in("float32", "gemma4_text"))


@pytest.mark.heavy
@pytest.mark.parametrize("clip", [0.0, 0.5])
def test_steps_are_those_of_adamw(clip: float) -> None:
    noise = np.random.default_rng(3)

    def like(pair: Pair) -> Pair:
        return Pair(*(noise.standard_normal(leaf.shape).astype(np.float32) for leaf in pair))

    matrices = {
        "a": like(Pair(np.zeros((2, 5)), np.zeros((7, 2)))),
        "b": like(Pair(np.zeros((2, 3)), np.zeros((4, 2)))),
    }
    options = adam.AdamOptions(0.01, 0.8, 0.9, 1e-8, weight_decay=0.1, grad_clip_norm=clip)
    theirs = optax.adamw(0.01, 0.8, 0.9, 1e-8, weight_decay=0.1)
    if clip:
        theirs = optax.chain(optax.clip_by_global_norm(clip), theirs)
    ours = adam.begin(matrices)
    params: Any = matrices
    with jax.numpy_dtype_promotion("standard"):
        state = theirs.init(params)
    for _ in range(4):
        parts = [{name: like(pair) for name, pair in matrices.items()} for _ in range(2)]
        total = jax.tree.map(np.add, *parts)
        for part in parts:
            ours = adam.add_gradient(ours, part)
        ours, norm = adam.step(ours, options)
        with jax.numpy_dtype_promotion("standard"):
            assert norm == pytest.approx(float(optax.tree.norm(total)), rel=1e-5)
            moved, state = theirs.update(total, state, params)
            params = optax.apply_updates(params, moved)
        for name in matrices:
            for mine, other in zip(ours.matrices[name], params[name], strict=True):
                assert mine.dtype == np.float32
                np.testing.assert_allclose(mine, other, rtol=2e-4, atol=2e-5)
    assert ours.gradient is None


def test_a_gradient_that_is_not_finite_changes_nothing() -> None:
    matrices = {"a": Pair(np.ones((2, 3), np.float32), np.ones((4, 2), np.float32))}
    ours = adam.add_gradient(
        adam.begin(matrices), {"a": Pair(np.full((2, 3), np.nan, "f4"), matrices["a"].up)}
    )
    with pytest.raises(Refused, match="nan"):
        adam.step(ours, adam.AdamOptions())


@pytest.mark.parametrize(
    "wrong",
    [
        {"beta1": 1.0},
        {"learning_rate": -1.0},
        {"learning_rate": 1e300},
        {"weight_decay": float("inf")},
        {"eps": float("nan")},
        {"eps": 0.0},
        {"eps": 1e-40},  # float32 has it only as a denormal number
    ],
)
def test_options_of_a_step_are_normal_numbers_of_float32(wrong: dict[str, float]) -> None:
    with pytest.raises(Refused):
        adam.AdamOptions(**wrong)


@pytest.mark.parametrize(("gradient", "rate"), [(1e25, 1e-3), (1.0, 3e38)])
def test_a_step_that_overflows_float32_is_refused(gradient: float, rate: float) -> None:
    matrices = {"a": Pair(np.full((2, 3), 3e38, np.float32), np.ones((4, 2), np.float32))}
    steep = jax.tree.map(lambda leaf: np.full_like(leaf, -gradient), matrices)
    ours = adam.add_gradient(adam.begin(matrices), steep)
    with pytest.raises(Refused, match="not finite"):
        adam.step(ours, adam.AdamOptions(rate))


def test_a_crash_while_a_checkpoint_is_replaced_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = tmp_path / "run" / STATE
    folder = run / "one"
    matrices = {"a.q_proj": Pair(np.ones((2, 3), np.float32), np.ones((4, 2), np.float32))}
    adapter = adam.begin(matrices)
    info = CheckpointInfo("base", "model")
    save(folder, adapter, info, with_optimizer=True)
    of_another_server = run / ".abc"
    of_another_server.mkdir()
    (run / ".old").mkdir()
    os.utime(run / ".old", (0, 0))
    rename = Path.rename

    def crash(path: Path, target: Path) -> Path:
        if target == folder:
            raise OSError("the machine stops")
        return rename(path, target)

    with monkeypatch.context() as crashing:
        crashing.setattr(Path, "rename", crash)
        for _ in range(2):
            with pytest.raises(OSError, match="stops"):
                save(folder, replace(adapter, steps=2), info, with_optimizer=True, overwrite=True)
    assert not folder.exists()
    assert load(folder, "base", with_optimizer=True)[0].steps == 0
    assert [path.name for path, *_ in checkpoints_of(tmp_path, "run")] == ["one"]
    with pytest.raises(Refused, match="already"):
        save(folder, adapter, info, with_optimizer=True)
    save(folder, replace(adapter, steps=2), info, with_optimizer=True, overwrite=True)
    assert load(folder, "base", with_optimizer=True)[0].steps == 2
    assert sorted(each.name for each in run.iterdir()) == [".abc", "one"]


@pytest.mark.parametrize("name", LOSSES)
def test_a_loss_has_the_derivative_that_it_says(name: str) -> None:
    noise = np.random.default_rng(7)
    T = 40
    logprobs = -np.abs(noise.standard_normal(T)).astype(np.float32)
    inputs = {
        "weights": noise.standard_normal(T).astype(np.float32),
        "logprobs": logprobs + 0.5 * noise.standard_normal(T).astype(np.float32),
        "advantages": noise.standard_normal(T).astype(np.float32),
    }
    loss, config = loss_named(name, {})
    values, derivative = loss.compute(logprobs, inputs, config)
    epsilon = np.float32(1e-3)
    up, down = (loss.compute(logprobs + sign * epsilon, inputs, config)[0] for sign in (1, -1))
    if name != "cispo":  # its weights count as constants
        np.testing.assert_allclose(derivative, (up - down) / (2 * epsilon), rtol=0.02, atol=0.01)
    assert values.dtype == derivative.dtype == np.float32
    if name == "ppo":
        ratio = np.exp(logprobs - inputs["logprobs"])
        outside = ((ratio > 1.2) & (inputs["advantages"] > 0)) | ((ratio < 0.8) & (inputs["advantages"] < 0))
        assert outside.any()
        assert not derivative[outside].any()
        assert derivative[~outside].all()
    if "logprobs" in loss.needs:  # the policy is unchanged: the ratio is exactly 1
        same = inputs | {"logprobs": logprobs}
        assert np.array_equal(loss.compute(logprobs, same, config)[1], -inputs["advantages"])


@pytest.mark.heavy
def test_a_gradient_that_does_not_fit_is_refused_and_a_shorter_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = open_source("random:tiny")
    trainer = Trainer(source, XlaBatchEngine.of(source, weights="float32", slots=1, context=320, adapters=1))
    matrices = trainer.draw(2, seed=0)

    def gradient(length: int) -> Any:
        return trainer.gradient(matrices, [5] * length, [6] * length, [1.0] * length)

    short = training_memory(source.spec, 20, 2).gradient
    monkeypatch.setattr("xlabatch.training.trainer.free_bytes", lambda: short)
    with pytest.raises(
        Refused, match=r"a gradient of 200 ids takes about .* are free: train on shorter sequences"
    ):
        gradient(200)
    assert not trainer.programs  # refused before anything was compiled
    gradient(20)
    assert trainer.programs
