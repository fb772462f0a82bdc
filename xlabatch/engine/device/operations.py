"""What the programs with columns of several slots consist of: by our kernels for CPUs, or in a fixed order.

With both, a token's bits depend on its own slot and position only, whatever else a program computes.

N columns, D width, V vocabulary, R rows, B slots.
"""

from collections.abc import Callable
from typing import NamedTuple

from jax import Array

from xlabatch.engine.device import sample_step
from xlabatch.kernels import decoder as kernels
from xlabatch.kernels.logits_calls import Selected, write_logits
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Cache, StepPositions
from xlabatch.model.layers import InputEmbeddings, pad_columns, padded_width
from xlabatch.model.params import Params


class Operations(NamedTuple):
    """One implementation of each; a program has them as a constant."""

    name: str
    forward: Callable[..., tuple[Cache, Array]]  # as model/decoder.py's, of one token a row -> hidden [D, N]
    logits: Callable[..., Array]  # of hidden [D, N] -> [N, V]; those after `num_tokens` may be skipped
    write_logits: Callable[[Array, Array, Array], Array]  # into the rows of slots, see `write_logits`
    next_tokens: Callable[..., Array]  # see `sample_step.next_tokens`
    select: Callable[..., Selected]  # of rows, the ids of their largest logits or -1, and a bitmask

    def __repr__(self) -> str:
        """The same in every process: names of kept programs are made of it."""
        return f"Operations({self.name!r})"


def forward_in_fixed_order(
    cfg: Config,
    params: Params,
    cache: Cache,
    tokens: Array,
    step: StepPositions,
    given: InputEmbeddings | None = None,
) -> tuple[Cache, Array]:
    cache, hidden = decoder.forward(cfg, params, cache, tokens, step, given)
    return cache, hidden[:, : tokens.size]


def logits_in_fixed_order(
    cfg: Config,
    params: Params,
    hidden: Array,
    num_tokens: Array | None = None,  # noqa: ARG001 all are computed
) -> Array:
    """The logits [N, V] after hidden states [D, N]."""
    N = hidden.shape[1]
    return decoder.logits(cfg, params, pad_columns(hidden, padded_width(N, "triton_fixed")))[:N]


def write_rows(logits: Array, slots: Array, computed: Array) -> Array:
    return logits.at[slots].set(computed, mode="drop", unique_indices=True)


KERNELS = Operations(
    "kernels",
    kernels.forward,
    kernels.logits,
    write_logits,
    sample_step.next_tokens_packed,
    sample_step.select_packed,
)
FIXED_ORDER = Operations(
    "fixed order",
    forward_in_fixed_order,
    logits_in_fixed_order,
    write_rows,
    sample_step.next_tokens,
    lambda rows, largest, bitmask: sample_step.select(rows, bitmask),  # noqa: ARG005
)
