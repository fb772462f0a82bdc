"""Verify can say no: each part is broken in turn, and each time a request and a position are named."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.engine import inputs, logits_processors, sample_step, sampling, steps
from xlabatch.engine.programs import compile_programs
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import attention, kv_cache, rope
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import PendingStep
from xlabatch.verify.checks import compare_in_company, serve, verify
from xlabatch.verify.compare_streams import CANCELLED, Check, Comparer
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import Stream, Token, choices
from xlabatch.verify.workload import mixed_requests


@pytest.fixture(autouse=True)
def _what_was_traced_broken_is_forgotten() -> Iterator[None]:
    yield
    forget_traces()


def forget_traces() -> None:
    """Let the next engine trace and compile anew: jax keeps the trace of a function that is now replaced."""
    jax.clear_caches()
    compile_programs.cache_clear()


def broken(source: Source, oracle: bool = True) -> list[Check]:
    """The checks that say no on an engine of three slots."""
    forget_traces()
    told = verify(source, counts=(3,), requests=9, seed=5, context=320, oracle=oracle)
    return [check for check in told if not check.ok]


def says_no(source: Source, *names: str) -> None:
    failed = broken(source)
    assert failed, "verify found nothing wrong"
    assert any(name in check.name for check in failed for name in names)
    for check in failed:
        assert "request r" in check.detail
        assert "position" in check.detail


def test_verify_says_yes_to_the_engine_as_it_is(source: Source) -> None:
    assert broken(source) == []


def test_without_an_oracle_verify_still_sees_company(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.verify.checks.Oracle", None)  # nobody asks it
    assert broken(source, oracle=False) == []
    noise = sampling.noise

    def shared(seed: Any, position: Any, vocab: int) -> Any:
        return noise(jnp.tile(seed[:1], (len(seed), 1)), position, vocab)

    monkeypatch.setattr(sampling, "noise", shared)
    assert broken(source, oracle=False)


def test_verify_sees_a_mask_that_shows_the_future(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = attention.visible_mask
    monkeypatch.setattr(attention, "visible_mask", lambda at, *rest: seen(at + 1, *rest))
    says_no(source, "NaN", "NumPy")


def test_verify_sees_a_mask_that_hides_the_present(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = attention.visible_mask
    hide = lambda at, *rest: seen(jnp.maximum(at - 1, 0), *rest)  # noqa: E731
    monkeypatch.setattr(attention, "visible_mask", hide)
    says_no(source, "NumPy")


def test_verify_sees_positions_that_are_wrong_in_later_slots(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    angles = rope.compute_tables

    def skewed(rope: Any, positions: Array) -> tuple[Array, Array]:
        return angles(rope, positions + jnp.arange(positions.shape[0], dtype=jnp.int32)[:, None])

    monkeypatch.setattr(rope, "compute_tables", skewed)
    says_no(source, "company", "slots")


def test_verify_sees_a_write_into_the_neighbours_slot(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = kv_cache.write

    def astray(kv: Any, keys: Array, values: Array, place: Any) -> Any:
        rows = place.write_positions.shape[0]
        own = place.write_positions[:, 0]
        aside = jnp.where(jnp.arange(rows) > 0, own - 1, own)[:, None]
        return write(kv, keys, values, place if rows == 1 else replace(place, write_positions=aside))

    monkeypatch.setattr(attention, "write", astray)
    says_no(source, "company", "slots")


def test_verify_sees_noise_that_depends_on_the_slot(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    noise = sampling.noise

    def by_slot(seed: Array, position: Array, vocab: int) -> Array:
        return noise(seed + jnp.arange(seed.shape[0], dtype=jnp.uint32)[:, None], position, vocab)

    monkeypatch.setattr(sampling, "noise", by_slot)
    says_no(source, "company", "slots")


def test_verify_sees_noise_that_stands_still(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    noise = sampling.noise
    monkeypatch.setattr(sampling, "noise", lambda seed, at, vocab: noise(seed, jnp.zeros_like(at), vocab))
    says_no(source, "NumPy")


def test_verify_sees_rules_that_outlive_their_request(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = steps.write_chunk_row

    def forgetful(rows: Any, *piece: Any) -> Any:
        seated = seat(rows, *piece)
        kept = replace(seated.params, temperature=rows.params.temperature)
        return replace(seated, params=kept)

    monkeypatch.setattr(steps, "write_chunk_row", forgetful)
    says_no(source, "NumPy", "company")


def test_verify_sees_tokens_told_to_whoever_sits_next_door(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    land = Scheduler._read

    def crossed(self: Scheduler, flight: PendingStep) -> None:
        if flight.step is not None:
            tokens, rows = np.array(flight.step), sorted(flight.sequences)
            tokens[:, rows] = tokens[:, rows[1:] + rows[:1]]
            flight = flight._replace(step=tokens)
        land(self, flight)

    monkeypatch.setattr(Scheduler, "_read", crossed)
    says_no(source, "company", "slots")


def test_verify_sees_ends_that_are_ignored(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    finish = sample_step.finish_codes

    def deaf(logits: Array, token: Array, rules: Any, position: Array) -> Array:
        return finish(
            logits,
            token,
            replace(rules, stop_token_ids=jnp.full_like(rules.stop_token_ids, -1)),
            position,
        )

    monkeypatch.setattr(sample_step, "finish_codes", deaf)
    says_no(source, "NumPy")


def test_verify_sees_ends_that_come_too_soon(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    finish = sample_step.finish_codes

    def hasty(logits: Array, token: Array, rules: Any, position: Array) -> Array:
        return finish(logits, token, replace(rules, last_position=rules.last_position - 1), position)

    monkeypatch.setattr(sample_step, "finish_codes", hasty)
    says_no(source, "NumPy")


def test_verify_sees_a_cancel_that_hits_the_wrong_request(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancel = Scheduler.cancel

    def clumsy(self: Scheduler, id: str, index: int | None = None, reason: str = CANCELLED) -> None:
        cancel(self, id, index, reason)
        for seat in list(self.table.sequences.values())[:1]:
            cancel(self, seat.request.id, reason=reason)

    monkeypatch.setattr(Scheduler, "cancel", clumsy)
    says_no(source, "cancellations")


def test_verify_does_not_praise_a_model_that_says_nothing(source: Source) -> None:
    def read(name: str) -> Any:
        return source.read(name) * np.float32(np.nan if name == "model.norm.weight" else 1)

    failed = broken(replace(source, read=read, random=None))
    assert len(failed) == 7
    assert all("error, the model's logits are not finite here" in check.detail for check in failed[:6])


def test_verify_sees_a_late_token_given_to_the_next_tenant(
    source: Source, model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    land = Scheduler._read

    def to_whoever_sits_there(self: Scheduler, flight: PendingStep) -> None:
        land(self, flight._replace(sequences=dict(self.table.sequences)))

    engine = XlaBatchEngine(model, slots=3, context=320, ahead=1)
    # nobody asks how likely: it would come to light as an error where nothing is known
    asked = [replace(row, logprobs=None) for row in mixed_requests(source, 20, 320, seed=5)]
    judge = Comparer(source, engine.limits, oracle=Oracle(source))
    alone = {row.id: serve(engine, [row])[row.id] for row in choices(asked)}
    monkeypatch.setattr(Scheduler, "_read", to_whoever_sits_there)
    checks = list(compare_in_company(engine, asked, alone, random.Random(5), judge))
    assert [check.name for check in checks if not check.ok] != []


SABOTAGE: dict[str, tuple[Any, str, Callable[[Any], Any]]] = {
    "a bias that is not laid": (
        sample_step,
        "set_logit_bias",
        lambda held: lambda *row: held(*row[:2], 0 * row[2]),
    ),
    "a prompt that counts as answer": (
        logits_processors,
        "count_tokens",
        lambda held: lambda ids, since, until, like: held(ids, jnp.zeros_like(since), until, like),
    ),
    "penalties that forget the last token": (
        logits_processors,
        "count_tokens",
        lambda held: lambda ids, since, until, like: held(ids, since, until - 1, like),
    ),
    "ends that come before the least length": (
        logits_processors,
        "suppress_eos",
        lambda _: lambda _, logits: logits,
    ),
    "answers that begin with a block too few": (
        steps,
        "copy_block",
        lambda held: lambda source, slot, block, leaf: held(source, slot, jnp.maximum(block, 1), leaf),
    ),
    "log-probabilities of the neighbour": (
        sample_step,
        "top_logprobs",
        lambda held: lambda logits, tokens: jax.tree.map(lambda x: jnp.roll(x, 1, 0), held(logits, tokens)),
    ),
    "seeds that several answers share": (
        inputs,
        "sampling_row",
        lambda held: lambda request, limits: held(replace(request, seed=7), limits),
    ),
}


@pytest.mark.parametrize("what", SABOTAGE)
def test_verify_sees_rules_that_are_broken(
    source: Source, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    module, name, breaker = SABOTAGE[what]
    monkeypatch.setattr(module, name, breaker(getattr(module, name)))
    forget_traces()
    told = verify(source, counts=(3,), requests=24, seed=2, context=320)
    assert [check.name for check in told if not check.ok] != []


def test_a_request_that_is_cancelled_before_its_first_token_told_nothing_of_its_prompt(
    source: Source,
) -> None:
    judge = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    asked = Request(id="a", prompt=(1, 2), max_tokens=2, prompt_logprobs=0, seed=1)
    alone = {"a": Stream([Token(3, 4), Token(5, 6)], "length", prompt_logprobs=(None, None))}
    cut = {"a": Stream([], "cancelled", CANCELLED)}
    assert judge.cancelled("cancels", [asked], alone, cut, {"a"}).ok


def test_verify_misses_log_probabilities_that_are_not_told(source: Source, model: Model) -> None:
    asked = Request(
        id="a", prompt=(1, 2, 3), max_tokens=3, logprobs=2, prompt_logprobs=1, seed=1, ignore_eos=True
    )
    streams = serve(XlaBatchEngine(model, slots=1, context=64), [asked])
    judge = Comparer(source, Limits(context=64, vocab=97, eos_token_ids=()), oracle=Oracle(source))
    assert judge.compare_with_oracle("all", [asked], streams).ok
    bare = Stream(
        [Token(each.id, each.digest) for each in streams["a"].tokens],
        "length",
        prompt_logprobs=streams["a"].prompt_logprobs,
    )
    short = replace(streams["a"], prompt_logprobs=(None,))
    for wrong in (bare, short):
        assert not judge.compare_with_oracle("some", [asked], {"a": wrong}).ok
