"""Promises of the compiled programs: state in place, no later compilation, cost by the longest active row."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import psutil
import pytest
from conftest import Engines
from support.compilations import compilations
from support.quick import slow_except
from support.requests import drain, make_request, serve

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.device import copies, plain_steps, sample_step, shared_steps
from xlabatch.engine.device.logits_processors import default
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.layout import Layout
from xlabatch.engine.memory import tree_bytes
from xlabatch.engine.packed import PACKED
from xlabatch.engine.plain import PLAIN
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack, is_packed
from xlabatch.model import attention, backends, layers
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits

CACHE_PROGRAMS = ["prefill 16", "prefill 32", "prefill 64", "prefill 128", "fork", "copy_prefix", "decode"]
ENDS = [] if can_pack() else ["prefill_logits", "sample_greedy"]  # the kernels' programs do both
ROW_PROGRAMS = [*ENDS, "sample", "set_logit_bias", "evict"]  # take no cache
PROGRAMS = CACHE_PROGRAMS + ROW_PROGRAMS


@pytest.fixture(scope="session")
def engine(engines: Engines) -> XlaBatchEngine:
    return engines(3)


def compiled(engine: XlaBatchEngine, name: str) -> Any:
    """What jax compiled for a program of an engine."""
    return engine.runner.programs[name].run


@pytest.mark.heavy
@pytest.mark.parametrize("name", PROGRAMS)
def test_every_leaf_of_the_state_is_aliased(engine: XlaBatchEngine, name: str) -> None:
    state, program = engine.runner.state, compiled(engine, name)
    sizes = [leaf.nbytes for leaf in jax.tree.leaves(state if name in CACHE_PROGRAMS else state.rows)]
    aliases = re.findall(r"\{\d+\}: \(\d+, \{\}, (?:may|must)-alias\)", program.as_text())
    assert len(aliases) >= len(sizes)
    assert program.memory_analysis().alias_size_in_bytes >= sum(sizes)


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_scratch_memory_does_not_grow_with_the_context(engines: Engines, name: str) -> None:
    programs = [compiled(engine, name) for engine in (engines(3, context=2048), engines(3))]
    scratch = [program.memory_analysis().temp_size_in_bytes for program in programs]
    assert scratch[0] == scratch[1]


@pytest.mark.parametrize("name", CACHE_PROGRAMS)
def test_no_cache_leaf_is_copied(engine: XlaBatchEngine, name: str) -> None:
    text = compiled(engine, name).as_text()
    caches = [leaf.shape for leaf in jax.tree.leaves(engine.runner.state.kv[0])]
    shape = "|".join(re.escape(f"f32[{','.join(map(str, cache))}]") for cache in caches)
    assert re.search(shape, text)
    assert not re.findall(rf"= (?:{shape})\S* copy\(", text)


@pytest.fixture(scope="session")
def unpacked(source: Source) -> Model:
    """The model for XLA's own operations."""
    return load(source, packs=False)


def test_the_heads_weight_is_the_left_operand_of_its_dot(unpacked: Model) -> None:
    decode = compiled(XlaBatchEngine(unpacked, slots=3, context=320), "decode")
    dots = re.findall(r"= (f32\[\S+\])\S* dot\(", decode.as_text())
    assert "f32[97,4]" in dots, "vocabulary x columns; columns x vocabulary is 2 to 12 times slower"
    assert "f32[4,97]" not in dots


def test_columns_are_padded_to_a_power_of_two() -> None:
    widths = {1: 1, 2: 2, 3: 4, 4: 4, 5: 8, 8: 8, 9: 16, 16: 16, 17: 32, 64: 64}
    assert {columns: layers.padded_width(columns) for columns in widths} == widths
    assert [layers.padded_width(columns, "xla_rows") for columns in (1, 2, 8, 9)] == [8, 8, 8, 16]


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_program_calls_the_host(engine: XlaBatchEngine, name: str) -> None:
    assert not re.findall("callback|infeed|outfeed|host", compiled(engine, name).as_text())


@pytest.mark.heavy
def test_hundreds_of_requests_compile_nothing_and_need_no_more_memory(engines: Engines) -> None:
    engine, draw = engines(3), np.random.default_rng(0)

    def some_requests(run: int) -> list[Request]:
        sizes = draw.integers(1, 200, (50, 2)).tolist()
        return [
            make_request(f"{run}.{n}", length, 1 + more % 12, temperature=float(n % 2), top_k=n % 5, seed=n)
            for n, (length, more) in enumerate(sizes)
        ]

    for run in range(4):  # every width and chunk is used, so that its program is compiled
        serve(engine, some_requests(run))
    before = engine.stats().compiled_programs
    resident = psutil.Process().memory_info().rss
    with compilations() as names:
        for run in range(4, 10):
            serve(engine, some_requests(run))
            engine.submit(make_request("cancelled", 100, 100))
            engine.step()
            engine.cancel("cancelled")
            drain(engine)
    assert names == []
    assert engine.stats().compiled_programs == before > 0
    assert psutil.Process().memory_info().rss - resident < 20 * 2**20


def test_compilations_are_recorded() -> None:
    with compilations() as names:
        jax.jit(lambda x: x * 3 + 1)(jnp.arange(7))
    assert names


def test_a_program_refuses_other_shapes_instead_of_compiling_again(engine: XlaBatchEngine) -> None:
    with pytest.raises(TypeError, match="compiled"):
        engine.runner.update("evict", np.ones(4, bool))


@pytest.mark.parametrize(("longest", "blocks"), slow_except([], [(0, 1), (127, 1), (128, 2), (300, 3)]))
def test_decode_attends_to_as_many_blocks_as_the_longest_active_row_needs(
    unpacked: Model, monkeypatch: pytest.MonkeyPatch, longest: int, blocks: int
) -> None:
    model, attended = unpacked, list[int]()

    def record(queries: Any, keys: Any, values: Any, kv: Any, positions: Any, *options: Any) -> Any:
        attended.append(int(positions.num_blocks))
        return attention.update_and_attend(queries, keys, values, kv, positions, *options)

    monkeypatch.setitem(backends.BACKENDS, "xla", record)
    state = PLAIN.empty_state(model.config, 3, 320, 4)
    position = jnp.array([5, longest, 310], jnp.int32)
    rows = replace(state.rows, position=position, active=jnp.array([True, True, False]))
    with jax.disable_jit():
        plain_steps.decode(model.config, model.params, replace(state, rows=rows))
    assert attended == [blocks] * model.config.layers


LAYOUTS = [PLAIN, PACKED] if can_pack() else [PLAIN]


@pytest.mark.heavy
@pytest.mark.parametrize("layout", slow_except([LAYOUTS[-1]], LAYOUTS), ids=lambda each: each.name)
def test_a_fork_that_copies_all_blocks_equals_one_that_copies_those_of_the_prompt(
    model: Model, monkeypatch: pytest.MonkeyPatch, layout: Layout
) -> None:
    """A GPU copies all blocks of the slot, a CPU those that the prompt fills; no later one is read."""
    state, draw = layout.empty_state(model.config, 3, 320, 4), np.random.default_rng(0)
    before = jax.tree.map(lambda leaf: draw.integers(0, 2, leaf.shape).astype(leaf.dtype), state)
    before = replace(before, rows=replace(before.rows, position=np.array([5, 200, 7], np.int32)))
    arrays = jax.tree.map(jnp.asarray, before)
    of_prompt = copies.fork(arrays, jnp.int32(1), jnp.int32(2), default(4))
    monkeypatch.setattr(jax.lax, "platform_dependent", lambda *args, default, **_: default(*args))
    complete = copies.fork(arrays, jnp.int32(1), jnp.int32(2), default(4))
    of_prompt, complete = jax.tree.map(np.asarray, (of_prompt, complete))

    def compare(one: Any, other: Any, old: Any) -> None:
        copied, expected = one[2], other[2]
        if one.ndim > 2:  # of 3 blocks that a slot has, the prompt fills 2
            copied, expected = (leaf.take([0, 1], max(one.ndim - 4, 1) - 1) for leaf in (copied, expected))
        assert np.array_equal(copied, expected)
        assert (one[:2] == old[:2]).all()
        assert (other[:2] == old[:2]).all()

    jax.tree.map(compare, of_prompt, complete, before)
    copy, source = of_prompt.kv[0].keys[2], before.kv[0].keys[1]
    assert np.array_equal(copy[..., :2, :, :, :], source[..., :2, :, :, :])
    assert not np.array_equal(copy, source)


@pytest.mark.heavy
def test_inactive_rows_write_nothing(model: Model) -> None:
    state = layout_of(model.params).empty_state(model.config, 3, 128, 4)
    junk = jax.tree.map(lambda leaf: jnp.full_like(leaf, 7.0), state.kv)
    position, active = jnp.array([5, 70, 127], jnp.int32), jnp.array([False, True, False])
    state = replace(state, kv=junk, rows=replace(state.rows, position=position, active=active))
    if is_packed(model.params):
        decode = partial(shared_steps.decode_and_sample, slots=jnp.arange(3), samples=jnp.bool_(False))
        after, _ = jax.jit(decode, static_argnums=0)(model.config, model.params, state)
    else:
        after = jax.jit(plain_steps.decode, static_argnums=0)(model.config, model.params, state)
    _, step = jax.jit(sample_step.sample)(after.rows, full_bitmask(3, model.config.vocab))
    changed = np.argwhere(np.asarray(after.kv[0].keys) != 7.0)
    assert {(slot, block, at) for slot, *_, block, _, _, at in changed.tolist()} == {(1, 0, 70)}
    assert np.asarray(step)[:, [0, 2]].tolist() == [[-1, -1], [0, 0], [0, 0]]


def test_padding_writes_nothing(model: Model) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    state = engine.runner.state
    junk = jax.tree.map(lambda leaf: jnp.full_like(leaf, 7.0), state.kv)
    engine.runner.state = replace(state, kv=junk)
    serve(engine, [make_request("a", 19, 1)])
    layers: Any = engine.runner.state.kv
    changed = np.argwhere(np.asarray(layers[-1].values) != 7.0)
    assert {(slot, at) for slot, *_, at, _ in changed.tolist()} == {(0, at) for at in range(19)}


def test_a_row_takes_under_half_a_percent_of_its_slots_cache() -> None:
    """In a model of real size."""
    cfg = open_source("random:llama-135m").spec.config
    state = jax.eval_shape(lambda: PLAIN.empty_state(cfg, 1, 2048, Limits.max_stop_token_ids))
    assert tree_bytes(state.rows) < 0.005 * tree_bytes(state.kv)
