"""Do a row's bits depend on its slot, on the other rows, or on the number of slots?

Digests of all logits of a row, from the compiled programs, for many slot counts, under permuted slots and
with other rows. The same for bare dots in the orientations of spike 04, and for the first token after a
prefill in every slot. Nothing is compared with a tolerance. Decided: bits are promised for one slot count,
whatever shares the batch, and not from one slot count to another.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import measure
import numpy as np
from jax import Array, lax
from measure import Row

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.device import plain_steps, sample_step
from xlabatch.engine.device.logits_processors import SamplingRows
from xlabatch.engine.device.state import PromptChunk, Rows, SlotState
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.plain import PLAIN
from xlabatch.model.kv_cache import BLOCK
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import SIZES

CONTEXT, COUNTS = 512, (1, 2, 3, 4, 5, 6, 7, 8, 9, 16)


def rows_of(model: Model, seed: int, slots: int) -> SlotState:
    """Slots with random tokens, positions and caches; row r is a function of (seed, r)."""
    cfg = model.config
    blank = PLAIN.empty_state(cfg, 1, CONTEXT, 1)

    def row(r: Array) -> SlotState:
        keys = iter(jax.random.split(jax.random.key(seed * 1000 + r), 100))
        kv = jax.tree.map(lambda leaf: jax.random.normal(next(keys), leaf.shape[1:]), blank.kv)
        own: Rows = jax.tree.map(lambda leaf: leaf[0], blank.rows)
        ids = jax.random.randint(next(keys), own.ids.shape, 0, cfg.vocab)
        position = jax.random.randint(next(keys), (), 0, CONTEXT - 2)
        params = replace(own.sampling_params, last_position=jnp.int32(CONTEXT))
        return SlotState(
            kv, replace(own, ids=ids, position=position, active=jnp.bool_(True), sampling_params=params)
        )

    return jax.tree.map(lambda *rows: jnp.stack(rows), *map(row, jnp.arange(slots)))


def decode(model: Model, full: SlotState, others: SlotState) -> list[Row]:
    """For each slot count: permute the rows; change all rows but one, for each row."""
    table, firsts = [], {}
    for slots in COUNTS:
        state, unrelated = (jax.tree.map(lambda leaf, n=slots: leaf[:n], tree) for tree in (full, others))
        run = jax.jit(partial(step, model)).lower(model.params, state).compile()
        base, order = digests(run, model, state), np.random.default_rng(slots).permutation(slots)
        moved = digests(run, model, jax.tree.map(lambda leaf, o=order: leaf[o], state))
        idle = replace(unrelated, rows=replace(unrelated.rows, active=~unrelated.rows.active))
        firsts[slots] = base[0]
        table.append(
            {
                "slots": slots,
                "rows whose bits changed: slots permuted": sum(
                    moved[n] != base[r] for n, r in enumerate(order)
                ),
                "all others changed": sum(
                    digests(run, model, keep_row(state, unrelated, r))[r] != base[r] for r in range(slots)
                ),
                "all others idle": sum(
                    digests(run, model, keep_row(state, idle, r))[r] != base[r] for r in range(slots)
                ),
            }
        )
    return [row | {"row 0 has the bits that it has with": str(alike(firsts, row["slots"]))} for row in table]


def step(model: Model, params: Params, state: SlotState) -> Array:
    """The result of a decode step and its sampling."""
    moved = plain_steps.decode(model.config, params, state)
    return sample_step.sample(
        moved.rows, jnp.asarray(full_bitmask(len(moved.rows.active), model.config.vocab))
    )[1]


def first(model: Model, params: Params, state: SlotState, chunk: PromptChunk) -> Array:
    """The result of prefilling a prompt's last chunk and of sampling."""
    moved, read = plain_steps.prefill(model.config, params, state, chunk)
    assert read.last is not None
    rows = plain_steps.prefill_logits(model.config, params, moved.rows, chunk.slot, read.last)
    return sample_step.sample(rows, jnp.asarray(full_bitmask(len(rows.active), model.config.vocab)))[1]


def alike(bits: dict[int, Any], count: int) -> list[int]:
    """The other counts whose bits are those of this count."""
    return [other for other in bits if other != count and bits[other] == bits[count]]


def digests(run: Callable[..., Any], model: Model, state: SlotState) -> list[int]:
    """The digests of a decode step."""
    by_row: list[int] = np.asarray(run(model.params, state))[2].tolist()
    return by_row


def keep_row(state: SlotState, others: SlotState, row: int) -> SlotState:
    """The other state everywhere but in one row."""
    return jax.tree.map(lambda own, other: other.at[row].set(own[row]), state, others)


def prefill(model: Model, full: SlotState) -> list[Row]:
    """A prompt's last chunk in each of 8 slots, beside unrelated rows: how many different digests?"""
    state, table = jax.tree.map(lambda leaf: leaf[:8], full), []
    params: SamplingRows = jax.tree.map(lambda leaf: leaf[0], state.rows.sampling_params)
    for size in SIZES:
        tokens = jnp.arange(size, dtype=jnp.int32)
        one = partial(
            PromptChunk,
            tokens=tokens,
            length=jnp.int32(size - 3),
            sampling_params=params,
        )
        like = one(start=jnp.int32(0), slot=jnp.int32(0))
        run = jax.jit(partial(first, model)).lower(model.params, state, like).compile()
        for start in (0, 256):
            # the chunk attends to what came before in its slot, so all slots begin alike
            same = replace(state, kv=jax.tree.map(partial(begin_alike, start), state.kv))
            steps = [
                run(model.params, same, one(start=jnp.int32(start), slot=jnp.int32(s))) for s in range(8)
            ]
            different = {int(step[2, s]) for s, step in enumerate(steps)}
            table.append({"chunk": size, "start": start, "different digests over 8 slots": len(different)})
    return table


def begin_alike(start: int, leaf: Array) -> Array:
    """A leaf of the cache in which every slot has slot 0's content before `start`."""
    axis = 4 if leaf.shape[4] == BLOCK else 3
    block, at = (lax.broadcasted_iota(jnp.int32, leaf.shape, n) for n in (1, axis))
    return jnp.where(block * BLOCK + at < start, leaf[:1], leaf)


def dots(shape: tuple[int, int]) -> list[Row]:
    """Bare dots with 1 to 17 rows: at which counts a row's bits depend on its position or on other rows."""
    w = jax.random.normal(jax.random.key(0), shape)
    x, y = jax.random.normal(jax.random.key(1), (2, 17, shape[1]))
    table = []
    for name, (dot, stored) in {
        "x @ w[in, out]": (lambda w, x: x @ w, w.T + 0),
        "x, w[out, in]": (lambda w, x: lax.dot_general(x, w, (((1,), (1,)), ((), ()))), w),
        "w[out, in], x, then transpose": (lambda w, x: lax.dot_general(w, x, (((1,), (1,)), ((), ()))).T, w),
        "w[out, in], x[in, rows] (chosen)": (lambda w, x: (w @ x.T).T, w),
    }.items():
        run = jax.jit(dot)
        base = {n: np.asarray(run(stored, x[:n])) for n in range(1, 18)}
        reversed_differ = [n for n in base if (np.asarray(run(stored, x[:n][::-1]))[::-1] != base[n]).any()]
        others_differ = [
            n for n in base if any(differs(run, stored, x[:n], y[:n], r, base[n]) for r in range(n))
        ]
        classes = {
            alike_bits: [n for n in base if base[n][0].tobytes() == alike_bits]
            for alike_bits in (b[0].tobytes() for b in base.values())
        }
        table.append(
            {
                "dot": name,
                "bits change when rows are reversed": str(reversed_differ or "never"),
                "when all others change": str(others_differ or "never"),
                "counts of rows that agree on row 0": " ".join(map(str, classes.values())),
            }
        )
    return table


def differs(run: Callable[..., Array], w: Array, x: Array, y: Array, row: int, base: Any) -> bool:
    """Whether row `row` of x has other bits among rows of y."""
    return bool((np.asarray(run(w, y.at[row].set(x[row])))[row] != base[row]).any())


if __name__ == "__main__":
    tables = {
        f"counts of rows at which bits change, dot {shape}": dots(shape)
        for shape in ((960, 576), (576, 1536), (49152, 576))
    }
    model = load.load(open_source("random:llama-135m"), packs=False)
    full, others = rows_of(model, 1, max(COUNTS)), rows_of(model, 2, max(COUNTS))
    tables |= {
        "decode of llama-135m": decode(model, full, others),
        "prefill of llama-135m": prefill(model, full),
    }
    measure.report(__file__, tables)
