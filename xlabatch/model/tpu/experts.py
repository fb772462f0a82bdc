"""Mixtures of experts for TPUs: Pallas' own grouped product (megablox) instead of a loop over experts.

It visits the tiles of columns that each expert has, and reads no weights of an expert without columns. A
column's sum runs along the inputs in tiles of one size, so its bits do not depend on the columns beside it.
Letters as in expert_groups.py.
"""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array
from jax.experimental.pallas import tpu as pltpu
from jax.experimental.pallas.ops.tpu.megablox import gmm

from xlabatch.model import expert_groups
from xlabatch.model.expert_groups import Groups
from xlabatch.model.params import Linear, Mlp
from xlabatch.model.tpu.lanes import LANES

COLUMNS = 128  # places in a tile; an expert may begin and end within one
INPUTS = 2048
OUTPUTS = 512  # so that two tiles of weights take 4 MB


def is_supported(experts: Mlp[Linear]) -> bool:
    """Whether the product takes these weights as they are.

    It would round float32 to 16 bits, takes no int8, and XLA would copy weights whose rows are not whole.
    """
    weights = [leaf for leaf in jax.tree.leaves(experts) if leaf.ndim == 3]
    return all(leaf.dtype == jnp.bfloat16 and leaf.shape[-1] % LANES == 0 for leaf in weights)


def group(weights: Array, k: int) -> Groups:
    """Places for the columns of weights [X, W], at most k a column, that are not zero."""
    places = -(-weights.shape[1] * k // COLUMNS) * COLUMNS
    return expert_groups.group(weights, k, tile=1, tiles=places)


def linear(groups: Groups, interpret: bool, p: Linear, x: Array) -> Array:
    """x [in, N] by the linear of each place's expert, of stacked ones [X, out, in] -> float32 [out, N].

    Empty places, which are the last ones, have no meaning.
    """
    _, outputs, inputs = p.weight.shape
    product = partial(
        gmm,
        tiling=(COLUMNS, min(INPUTS, inputs), min(OUTPUTS, outputs)),
        transpose_rhs=True,
        interpret=pltpu.InterpretParams() if interpret else False,
    )
    y = product(x.T.astype(p.weight.dtype), p.weight, groups.sizes).T
    return y if p.bias is None else y + expert_groups.take_leaf(groups, p.bias)
