"""What of the GPU kernels can Mosaic GPU take, the successor of Pallas' Triton backend?

Needs jax's CUDA plugin as spike/18_h200_compiled.py does, and no GPU. Each form is lowered for CUDA and then
compiled for an H200; the table has the first line of an error, if there is one. "As it is" is the kernel of
xlabatch/model/triton with other compiler parameters. The others are written for Mosaic GPU: memory is copied
to shared memory explicitly, and a warpgroup multiplies tiles there (xlabatch/model/mosaic has the product).
"""

import os
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

os.environ["JAX_SKIP_CUDA_CONSTRAINTS_CHECK"] = "1"  # the check needs the driver

import jax
import jax.numpy as jnp
import measure
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import mosaic_gpu as plgpu
from jax.sharding import AbstractDevice, AbstractMesh, SingleDeviceSharding
from measure import Row

from xlabatch.engine.other_devices import other_device
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions
from xlabatch.model.mosaic import product
from xlabatch.model.triton import attention, fixed_order

H200 = other_device("h200")
ACC: Any = plgpu.ACC  # type: ignore[attr-defined]  # sums of tensor cores, in registers
TILE = 64  # outputs, inputs and columns
TILED = plgpu.TilingTransform((8, 64)), plgpu.SwizzleTransform(128)  # 64 numbers of 16 bits are 128 bytes


def attend(queries: Array, at: Array, keys: Array, values: Array) -> Array:
    """Queries [B, K, 64, E] at positions [B] over keys [B, C, K, E, BLOCK] and values [B, C, K, BLOCK, E]."""
    B, K, n, E = queries.shape

    def row(queries: Any, at: Any, keys: Any, values: Any, out: Any, *scratch: Any) -> None:
        slot, head = lax.axis_index("slot"), lax.axis_index("head")
        q, k, v, result, barrier = scratch
        position = at[slot]
        load(queries.at[slot, head], q, barrier)

        def add_block(block: Array, sums: Any) -> Any:
            top, denominator, numerator = sums
            load(keys.at[slot, block, head], k, barrier)
            scores = pl.run_scoped(partial(multiply, q, k), accumulator((n, BLOCK)))
            key = plgpu.broadcasted_iota(jnp.int32, scores.shape, 1, layout=plgpu.Layout.WGMMA)
            scores = jnp.where(block * BLOCK + key <= position, scores, -jnp.inf)
            new_top = jnp.maximum(top, scores.max(axis=1))
            weights = jnp.exp(scores - lax.broadcast_in_dim(new_top, scores.shape, [0]))
            rescale = jnp.exp(top - new_top)
            load(values.at[slot, block, head], v, barrier)
            numerator = numerator * lax.broadcast_in_dim(rescale, numerator.shape, [0])
            add = partial(multiply_onto, weights.astype(jnp.bfloat16), v)
            numerator = pl.run_state(add)(ACC.init(numerator))
            return new_top, denominator * rescale + weights.sum(axis=1), numerator

        empty = partial(plgpu.layout_cast, new_layout=plgpu.Layout.WGMMA.reduce(1))
        start = (
            empty(jnp.full(n, jnp.finfo(jnp.float32).min, jnp.float32)),
            empty(jnp.zeros(n, jnp.float32)),
            plgpu.layout_cast(jnp.zeros((n, E), jnp.float32), plgpu.Layout.WGMMA),
        )
        # as many blocks as the row has: a bound that the device knows
        _, denominator, numerator = lax.fori_loop(0, position // BLOCK + 1, add_block, start)
        result[...] = numerator / lax.broadcast_in_dim(denominator, numerator.shape, [0])
        plgpu.commit_smem()
        plgpu.copy_smem_to_gmem(result, out.at[slot, head])
        plgpu.wait_smem_to_gmem(0)

    return plgpu.kernel(
        row,
        out_type=jax.ShapeDtypeStruct((B, K, n, E), jnp.float32),
        grid=(B, K),
        grid_names=("slot", "head"),
        scratch_types=[
            plgpu.SMEM((n, E), jnp.bfloat16, transforms=TILED),
            plgpu.SMEM((E, BLOCK), jnp.bfloat16, transforms=TILED),
            plgpu.SMEM((BLOCK, E), jnp.bfloat16, transforms=TILED),
            plgpu.SMEM((n, E), jnp.float32),
            plgpu.Barrier(),
        ],
    )(queries, at, keys, values)


def accumulator(shape: tuple[int, int]) -> Any:
    """Where a product adds its numbers."""
    return ACC(shape, jnp.float32)


def load(source: Any, target: Any, barrier: Any) -> None:
    """Copy to shared memory and wait."""
    plgpu.copy_gmem_to_smem(source, target, barrier)
    plgpu.barrier_wait(barrier)


def multiply(a: Any, b: Any, total: Any) -> Array:
    """The product of two tiles in shared memory."""
    plgpu.wgmma(total, a, b)
    return total[...]


def multiply_onto(a: Any, b: Any, total: Any) -> None:
    """Add the product of a tile in registers and one in shared memory."""
    plgpu.wgmma(total, a, b)


def shape(*sizes: int, dtype: Any = jnp.bfloat16) -> Any:
    return jax.ShapeDtypeStruct(sizes, dtype)


def product_as_it_is(weight: Array, x: Array) -> Array:
    """The kernel for Triton with the other backend's parameters."""
    out: Array = pl.pallas_call(
        partial(fixed_order.product_kernel, weight.shape[1] // TILE),
        grid=(x.shape[1] // TILE, weight.shape[0] // TILE, 1),
        in_specs=(pl.BlockSpec(memory_space=plgpu.GMEM),) * 2,
        out_specs=pl.BlockSpec(memory_space=plgpu.GMEM),
        out_shape=jax.ShapeDtypeStruct((1, weight.shape[0], x.shape[1]), jnp.float32),
        compiler_params=plgpu.CompilerParams(),
    )(weight, x)
    return out


def attention_as_it_is(q: Array, positions: Array, keys: Array, values: Array) -> Array:
    """The kernel for Triton with the other backend's parameters."""
    step = StepPositions(jnp.int32(0), positions, positions, jnp.int32(1), jnp.int32(0), C * BLOCK)
    given, attention.triton = attention.triton, plgpu  # type: ignore[attr-defined]
    plgpu_parameters = plgpu.CompilerParams
    try:
        plgpu.CompilerParams = lambda **_: plgpu_parameters()  # type: ignore[assignment,misc]
        return attention.attend(q, KV(keys, values), step)
    finally:
        attention.triton, plgpu.CompilerParams = given, plgpu_parameters  # type: ignore[attr-defined,misc]


B, C, K, G, E = 8, 16, 8, 4, 128
CACHE = shape(B, C, K, E, BLOCK), shape(B, C, K, BLOCK, E)
AT = shape(B, 1, dtype=jnp.int32)
FORMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "product, Triton": (fixed_order.matrix_product, (shape(4096, 4096), shape(4096, 64))),
    "attention, Triton": (
        lambda q, at, keys, values: attention.attend(
            q, KV(keys, values), StepPositions(jnp.int32(0), at, at, jnp.int32(1), jnp.int32(0), C * BLOCK)
        ),
        (shape(K, G, E, B, 1, dtype=jnp.float32), AT, *CACHE),
    ),
    "product, as it is": (product_as_it_is, (shape(4096, 4096), shape(4096, 64))),
    "attention, as it is": (
        attention_as_it_is,
        (shape(K, G, E, B, 1, dtype=jnp.float32), AT, *CACHE),
    ),
    "product, written for it": (product.matrix_product, (shape(4096, 4096), shape(4096, 64))),
    "product in float32": (
        product.matrix_product,
        (shape(4096, 4096, dtype=jnp.float32), shape(4096, 64, dtype=jnp.float32)),
    ),
    "attention, written for it": (attend, (shape(B, K, 64, E), shape(B, dtype=jnp.int32), *CACHE)),
    "attention, heads of 96": (
        attend,
        (
            shape(B, K, 64, 96),
            shape(B, dtype=jnp.int32),
            shape(B, C, K, 96, BLOCK),
            shape(B, C, K, BLOCK, 96),
        ),
    ),
}


def outcome(run: Callable[[], Any]) -> str:
    """Nothing, or how it failed."""
    try:
        run()
    except Exception as error:
        lines = [line for line in f"{error}".splitlines() if line.strip()]
        where = traceback.extract_tb(error.__traceback__)[-1].line
        return f"{type(error).__name__}: {lines[0] if lines else where}"[:200]
    return "yes"


def rows() -> Iterator[Row]:
    """What becomes of each form."""
    place = SingleDeviceSharding(H200.devices[0])
    mesh = AbstractMesh((1,), ("x",), abstract_device=AbstractDevice(H200.name, H200.cores, "cuda"))
    for name, (form, shapes) in FORMS.items():
        arguments = [jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place) for leaf in shapes]
        with jax.sharding.use_abstract_mesh(mesh):
            lowers = outcome(partial(lowered, form, arguments))
            compiles = outcome(partial(compiled, form, arguments)) if lowers == "yes" else "-"
        yield {"form": name, "lowers": lowers, "compiles": compiles}


def lowered(form: Callable[..., Any], shapes: list[Any]) -> Any:
    """A form, lowered for the device of its arguments."""
    return jax.jit(form).lower(*shapes)


def compiled(form: Callable[..., Any], shapes: list[Any]) -> Any:
    """The same, compiled."""
    return lowered(form, shapes).compile()


if __name__ == "__main__":
    measure.report(__file__, {f"Mosaic GPU, jax {jax.__version__}": list(rows())})
