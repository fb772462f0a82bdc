"""The kernel of linears with adapters: right, and equal in every bit at any number of tokens and room."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import (  # noqa: F401 (a fixture)
    REFUSALS,
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    packed_linear,
    random,
    stack,
)

from xlabatch.kernels import calls
from xlabatch.model.params import AdapterTable, Norm

pytestmark = WITH_KERNELS
N, D, F, RANK = 33, 96, 72, 5
OF_TOKEN = np.arange(N, dtype=np.int32) % 3  # every third token has no adapter
Array = np.ndarray[Any, Any]


def make_table(outputs: int, parts: int = 2, room: int = RANK) -> AdapterTable:
    """Two adapters, their parts by turns of 7 outputs, and room for a rank beyond theirs."""
    down, up = np.zeros((3, parts, room, D), np.float32), np.zeros((3, room, outputs), np.float32)
    down[1:, :, :RANK], up[1:, :RANK] = random(2, parts, RANK, D), random(2, RANK, outputs)
    part_of = np.arange(outputs, dtype=np.int32) // 7 % parts
    return AdapterTable(*map(jnp.asarray, (down.reshape(3, -1, D), up, part_of)))


def changed(table: AdapterTable, **arrays: Any) -> AdapterTable:
    return AdapterTable(**({"down": table.down, "up": table.up, "part_of": table.part_of} | arrays))


def expected_change(x: Array, table: AdapterTable) -> Array:
    """What adapters add to the outputs for x [N, D], by NumPy."""
    down, up, part_of = (np.asarray(each) for each in (table.down, table.up, table.part_of))
    low = np.einsum("nrd,nd->nr", down[OF_TOKEN], x).reshape(len(x), -1, up.shape[1])
    return np.einsum("nro,nor->no", up[OF_TOKEN], low[:, part_of])


def run(
    x: Array,
    weight: Array,
    table: AdapterTable | None,
    fused: calls.Fused = calls.UNFUSED,
    *,
    gated: bool = False,
    format: str = "float32",
    of_token: Array = OF_TOKEN,
    num_tokens: jax.Array | None = None,
) -> Array:
    packed = replace(packed_linear(format, weight, gated), adapters=table)
    adapters = jnp.asarray(of_token)
    return np.asarray(calls.linear(jnp.asarray(x), packed, fused, num_tokens=num_tokens, adapters=adapters))


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("parts", [1, 2, 3])
def test_it_adds_the_product_of_the_low_rank_matrices(parts: int) -> None:
    x, weight, table = random(N, D), random(F, D), make_table(F, parts)
    expected = x @ weight.T + expected_change(x, table)
    np.testing.assert_allclose(run(x, weight, table), expected, rtol=2e-4, atol=2e-3)


@pytest.mark.usefixtures("instruction_set")
def test_it_is_added_after_the_norm_and_before_the_activation_and_the_residual() -> None:
    x, weight, table = random(N, D), random(2 * F, D), make_table(2 * F)
    scale, residual = random(D), random(N, F)
    normed = x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-5) * scale
    gates, ups = np.split(normed @ weight.T + expected_change(normed, table), 2, axis=1)
    fused = calls.Fused(Norm(jnp.asarray(scale)), act="relu", residual=jnp.asarray(residual), eps=1e-5)
    y = run(x, weight, table, fused, gated=True)
    np.testing.assert_allclose(y, residual + np.maximum(gates, 0) * ups, rtol=2e-4, atol=5e-2)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("format", ["float32", "bfloat16", "int8", "int4"])
@pytest.mark.parametrize("gated", [False, True])
def test_a_token_without_an_adapter_has_the_bits_of_the_linear_alone(format: str, gated: bool) -> None:
    x, weight = random(N, D), random(2 * F if gated else 99, D)
    alone, y = (
        run(x, weight, table, gated=gated, format=format) for table in (None, make_table(len(weight)))
    )
    none = OF_TOKEN == 0
    assert np.array_equal(y[none].view(np.int32), alone[none].view(np.int32))
    assert (y[~none] != alone[~none]).any(1).all()


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("gated", [False, True])
def test_a_token_has_the_same_bits_at_every_width_place_and_room(gated: bool) -> None:
    x, weight = random(N, D), random(2 * F, D)
    together = run(x, weight, make_table(2 * F), gated=gated)
    for width in (1, 2, 3, 8, 17, N):
        for start, room in ((0, RANK), (4, 3 * RANK), (7, 16)):
            rows = slice(start, start + width)
            y = run(x[rows], weight, make_table(2 * F, room=room), gated=gated, of_token=OF_TOKEN[rows])
            assert np.array_equal(y.view(np.int32), together[rows].view(np.int32)), (width, start)


@pytest.mark.parametrize("format", ["float32", "int4"])
def test_instruction_sets_have_the_same_bits(format: str) -> None:
    x, weight, table = random(N, D), random(2 * F, D), make_table(2 * F)
    results = by_instruction_set(
        lambda: run(x, weight, table, calls.Fused(act="silu"), gated=True, format=format).view(np.int32)
    )
    assert all((result == results["plain"]).all() for result in results.values())


def test_padding_is_not_computed_and_nan_of_a_neighbour_is_not_seen() -> None:
    x, weight, table = random(N, D), random(F, D), make_table(F)
    expected = run(x, weight, table)
    x[4], x[20:] = np.nan, np.nan
    y = run(x, weight, table, num_tokens=jnp.int32(20))
    assert (y[20:] == 0).all()
    assert np.isnan(y[4]).all()
    assert np.array_equal(np.delete(y[:20], 4, 0), np.delete(expected[:20], 4, 0))


def test_a_layer_of_a_stack_computes_what_it_does_alone() -> None:
    x, weights, first = random(N, D), random(2, F, D), make_table(F)
    tables = [first, AdapterTable(first.down + 1, first.up - 1, 1 - first.part_of)]
    stacked = stack(
        [
            replace(packed_linear("float32", weight), adapters=table)
            for weight, table in zip(weights, tables, strict=True)
        ]
    )
    for n, weight in enumerate(weights):
        alone = run(x, weight, tables[n])
        adapters = jnp.asarray(OF_TOKEN)
        y = calls.linear(jnp.asarray(x), stacked, adapters=adapters, at=calls.LayerAt(2, n))
        assert np.array_equal(y, alone)


def test_what_does_not_fit_is_refused() -> None:
    x, weight, right = random(N, D), random(F, D), make_table(F)
    shorter = changed(right, down=right.down[:, :, 1:]), changed(right, up=right.up[1:])
    for wrong in (make_table(F + 1), *shorter):
        with pytest.raises(REFUSALS, match="xlabatch kernels"):
            run(x, weight, wrong)
    for of_token in (OF_TOKEN + 1, OF_TOKEN - 1):
        with pytest.raises(REFUSALS, match="an adapter that is not there"):
            run(x, weight, right, of_token=of_token)
    with pytest.raises(REFUSALS, match="a part that is not there"):
        run(x, weight, changed(right, part_of=right.part_of + 1))
