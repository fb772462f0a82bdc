"""Matrix products whose order of sums depends on the features alone, in Pallas' Mosaic backend for Hopper.

The same promise as triton/fixed_order.py, and its tile: every number of columns runs the same program on
[TILE, TILE] of the weight by [TILE, TILE] of the tokens, one after the other along the inputs. Here each
tile is copied to shared memory before a warpgroup multiplies it there, while the next ones are on their way.
"""

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import mosaic_gpu

from xlabatch.model.triton.fixed_order import add_in_pairs, count_parts

gpu: Any = mosaic_gpu  # much of it has no types
TILE = 64  # outputs, inputs and columns of one product of a warpgroup
COPIES = 4  # steps along the inputs that are in shared memory or on their way: 16 KiB each


def takes(weight: Any) -> bool:
    """Whether this kernel multiplies a weight [out, in]: 16 bits, in full tiles."""
    outputs, inputs = weight.shape[-2:]
    return weight.dtype.itemsize == 2 and outputs % TILE == 0 and inputs % TILE == 0


def matrix_product(weight: Array, x: Array, interpret: bool = False) -> Array:
    """weight [out, in] by x [in, W] of its dtype -> float32 [out, W]."""
    outputs, inputs = weight.shape
    W = x.shape[1]
    x = jnp.pad(x, ((0, 0), (0, -W % TILE)))
    parts = equal_parts(outputs, inputs)
    steps = inputs // TILE // parts
    in_tiles = gpu.TilingTransform((8, TILE)), gpu.SwizzleTransform(128)  # as the tensor cores read them

    def tile(weight: Any, x: Any, out: Any, result: Any) -> None:
        at_row = pl.ds(lax.axis_index("row") * TILE, TILE)
        at_column = pl.ds(lax.axis_index("column") * TILE, TILE)
        part = lax.axis_index("part")

        def add_tiles(total: Any) -> Array:
            def add(_: Any, a: Any, b: Any) -> None:
                gpu.wgmma(total, a, b)
                gpu.wgmma_wait(1)  # the product before this one has ended: its tiles may be written over

            gpu.emit_pipeline(
                add,
                grid=(steps,),
                in_specs=[
                    gpu.BlockSpec((TILE, TILE), lambda k: (0, k), transforms=in_tiles, delay_release=1),
                    gpu.BlockSpec((TILE, TILE), lambda k: (k, 0), transforms=in_tiles, delay_release=1),
                ],
                max_concurrent_steps=COPIES,
            )(
                weight.at[at_row, pl.ds(part * steps * TILE, steps * TILE)],
                x.at[pl.ds(part * steps * TILE, steps * TILE), at_column],
            )
            return total[...]  # waits for the last product

        result[...] = pl.run_scoped(add_tiles, gpu.ACC((TILE, TILE), jnp.float32))
        gpu.commit_smem()
        gpu.copy_smem_to_gmem(result, out.at[part, at_row, at_column])
        gpu.wait_smem_to_gmem(0)

    options = {"interpret": gpu.InterpretGPUParams(detect_races=True)} if interpret else {}
    sums = gpu.kernel(
        tile,
        out_type=jax.ShapeDtypeStruct((parts, outputs, x.shape[1]), jnp.float32),
        # tiles of columns come first: they read the same weights at about the same time
        grid=(x.shape[1] // TILE, outputs // TILE, parts),
        grid_names=("column", "row", "part"),
        scratch_types=[gpu.SMEM((TILE, TILE), jnp.float32)],
        **options,
    )(weight, x)
    return add_in_pairs(sums)[:, :W]


def equal_parts(outputs: int, inputs: int) -> int:
    """How many programs share the inputs of an output: each has as many tiles."""
    parts = count_parts(outputs, inputs)
    while inputs // TILE % parts:
        parts //= 2
    return parts
