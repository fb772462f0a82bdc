"""What the compiled programs promise: state in place, one compilation, cost that follows the longest row."""

import re
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import psutil
import pytest
from conftest import Engines
from support.compilations import compilations
from support.requests import ask, drain, serve

from xlabatch.checkpoint.load import Model
from xlabatch.engine import sample_step, steps
from xlabatch.engine.logits_processors import default
from xlabatch.engine.programs import full_bitmask, lower_all
from xlabatch.engine.state import empty
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.model import attention, decoder, layers
from xlabatch.request import Request

WHOLE = ["prefill 16", "prefill 32", "prefill 64", "prefill 128", "fork", "decode"]
# these change rows and take no cache
SMALL = ["prefill_logits", "sample", "sample_greedy", "set_logit_bias", "evict"]
PROGRAMS = WHOLE + SMALL


def compile_for(model: Model, context: int) -> dict[str, Any]:
    state = empty(model.config, 3, context, 4)
    lowers = lower_all(model.config, model.params, state, (16, 32, 64, 128))
    return {name: lower().compile() for name, lower in lowers.items()}


@pytest.fixture(scope="session")
def compiled(model: Model) -> dict[str, Any]:
    return compile_for(model, 2048)


@pytest.fixture(scope="session")
def compiled_small(model: Model) -> dict[str, Any]:
    return compile_for(model, 512)


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_leaf_of_the_state_is_aliased(compiled: dict[str, Any], model: Model, name: str) -> None:
    state = empty(model.config, 3, 2048, 4)
    held = [leaf.nbytes for leaf in jax.tree.leaves(state if name in WHOLE else state.rows)]
    aliases = re.findall(r"\{\d+\}: \(\d+, \{\}, (?:may|must)-alias\)", compiled[name].as_text())
    assert len(aliases) >= len(held)
    assert compiled[name].memory_analysis().alias_size_in_bytes >= sum(held)


@pytest.mark.parametrize("name", PROGRAMS)
def test_scratch_does_not_grow_with_the_cache(
    compiled: dict[str, Any], compiled_small: dict[str, Any], name: str
) -> None:
    large, small = (one[name].memory_analysis().temp_size_in_bytes for one in (compiled, compiled_small))
    assert large == small


@pytest.mark.parametrize("name", WHOLE)
def test_no_cache_leaf_is_copied(compiled: dict[str, Any], name: str) -> None:
    shape = re.escape("f32[3,16,3,10,128]") + "|" + re.escape("f32[3,16,3,128,10]")
    assert re.search(shape, compiled[name].as_text()), "the leaves look otherwise now: mend this test"
    assert not re.findall(rf"= (?:{shape})\S* copy\(", compiled[name].as_text())


def test_the_head_keeps_its_weight_on_the_left(compiled: dict[str, Any]) -> None:
    dots = re.findall(r"= (f32\[\S+\])\S* dot\(", compiled["decode"].as_text())
    assert "f32[97,4]" in dots, "vocabulary x columns: the other way round is 2 to 12 times slower"
    assert "f32[4,97]" not in dots


def test_columns_are_padded_to_counts_that_are_cheap() -> None:
    assert [layers.padded_width(n) for n in (1, 2, 3, 4, 5, 8, 9, 16, 17, 64)] == [
        1,
        2,
        4,
        4,
        8,
        8,
        16,
        16,
        32,
        64,
    ]


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_program_calls_the_host(compiled: dict[str, Any], name: str) -> None:
    assert not re.findall("callback|infeed|outfeed|host", compiled[name].as_text())


def test_hundreds_of_requests_compile_nothing_and_leave_memory_flat(engines: Engines) -> None:
    engine, draw = engines(3), np.random.default_rng(0)
    before = engine.stats().compilations

    def some(count: int, run: int) -> list[Request]:
        sizes = draw.integers(1, 200, (count, 2))
        return [
            ask(f"{run}.{n}", int(length), int(1 + cap % 12), temperature=float(n % 2), top_k=n % 5, seed=n)
            for n, (length, cap) in enumerate(sizes)
        ]

    serve(engine, some(50, 0))
    held = psutil.Process().memory_info().rss
    with compilations() as compiled:
        for run in range(1, 10):
            serve(engine, some(50, run))
            engine.submit(ask("gone", 100, 100))
            engine.step()
            engine.cancel("gone")
            drain(engine)
    assert compiled == []
    assert engine.stats().compilations == before == 16
    assert psutil.Process().memory_info().rss - held < 20 * 2**20


def test_the_watch_for_compilations_sees_one() -> None:
    with compilations() as compiled:
        jax.jit(lambda x: x * 3 + 1)(jnp.arange(7))
    assert compiled


def test_a_program_refuses_other_shapes_instead_of_compiling_anew(engines: Engines) -> None:
    engine = engines(3)
    with pytest.raises(TypeError, match="compiled"):
        engine.runner.programs.evict(engine.runner.state.rows, np.ones(4, bool))


@pytest.mark.parametrize(("longest", "blocks"), [(0, 1), (127, 1), (128, 2), (300, 3)])
def test_decode_visits_as_many_blocks_as_the_longest_live_row_needs(
    model: Model, monkeypatch: pytest.MonkeyPatch, longest: int, blocks: int
) -> None:
    seen: list[int] = []

    def counted(queries: Any, keys: Any, values: Any, kv: Any, place: Any, *more: Any) -> Any:
        seen.append(int(place.num_blocks))
        return attention.update_and_attend(queries, keys, values, kv, place, *more)

    monkeypatch.setitem(decoder.BACKENDS, "xla", counted)
    state = empty(model.config, 3, 320, 4)
    rows = jnp.array([5, longest, 310], jnp.int32)
    live = jnp.array([True, True, False])
    with jax.disable_jit():
        moved = replace(state.rows, position=rows, active=live)
        steps.decode(model.config, model.params, replace(state, rows=moved))
    assert seen == [blocks] * model.config.layers


def test_where_a_slot_is_forked_whole_the_new_row_is_as_where_needed_blocks_are(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A GPU copies all of it, a CPU what the prompt fills; beyond that nobody reads."""
    state, draw = empty(model.config, 3, 320, 4), np.random.default_rng(0)
    junk = jax.tree.map(lambda leaf: jnp.asarray(draw.integers(0, 2, leaf.shape), leaf.dtype), state)
    junk = replace(junk, rows=replace(junk.rows, position=jnp.array([5, 200, 7], jnp.int32)))
    needed = steps.fork(junk, jnp.int32(1), jnp.int32(2), default(4))
    monkeypatch.setattr(jax.lax, "platform_dependent", lambda *args, default, **_: default(*args))
    whole = steps.fork(junk, jnp.int32(1), jnp.int32(2), default(4))

    def alike(one: Any, other: Any, was: Any) -> None:
        blocks = 2 if one.ndim > 2 and one.shape[1] == 3 else None  # of 3 that a slot has, the prompt fills 2
        assert (one[2, :blocks] == other[2, :blocks]).all() if one.ndim > 1 else one[2] == other[2]
        assert (one[:2] == was[:2]).all()
        assert (other[:2] == was[:2]).all()

    jax.tree.map(alike, needed, whole, junk)
    assert (needed.kv[0].keys[2, :2] == junk.kv[0].keys[1, :2]).all()


def test_idle_rows_write_nothing(model: Model) -> None:
    state = empty(model.config, 3, 128, 4)
    junk = jax.tree.map(lambda leaf: jnp.full_like(leaf, 7.0), state.kv)
    rows = jnp.array([5, 70, 127], jnp.int32)
    live = jnp.array([False, True, False])
    state = replace(state, kv=junk, rows=replace(state.rows, position=rows, active=live))
    moved = jax.jit(steps.decode, static_argnums=0)(model.config, model.params, state)
    _, step = jax.jit(sample_step.sample)(moved.rows, full_bitmask(3, model.config.vocab))
    changed = np.argwhere(np.asarray(moved.kv[0].keys) != 7.0)
    assert {(slot, block, at) for slot, block, _, _, at in changed.tolist()} == {(1, 0, 70)}
    assert np.asarray(step)[:, [0, 2]].tolist() == [[-1, -1], [0, 0], [0, 0]]


def test_padding_writes_nothing(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=128)
    engine.runner.state = replace(
        engine.runner.state, kv=jax.tree.map(lambda x: jnp.full_like(x, 7.0), engine.runner.state.kv)
    )
    serve(engine, [ask("a", 19, 1)])
    changed = np.argwhere(np.asarray(engine.runner.state.kv[1].values) != 7.0)
    assert {(slot, at) for slot, _, _, at, _ in changed.tolist()} == {(0, at) for at in range(19)}
