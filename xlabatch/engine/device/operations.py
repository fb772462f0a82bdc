"""What the programs with columns of several slots consist of: by our kernels for CPUs, or in a fixed order.

With both, a token's bits depend on its own slot and position only, whatever else a program computes.

N columns, D width, V vocabulary, R rows, B slots.
"""

from typing import Protocol, final

import jax.numpy as jnp
from jax import Array

from xlabatch.engine.device import sample_step
from xlabatch.engine.device.state import Rows
from xlabatch.kernels import decoder as kernels
from xlabatch.kernels import logits_calls
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Cache, StepPositions
from xlabatch.model.layers import InputEmbeddings, pad_columns, padded_width
from xlabatch.model.params import Params


class Operations(Protocol):
    """A program has them as a constant. Their repr is the same in every process: programs are kept by it."""

    def forward(
        self,
        cfg: Config,
        params: Params,
        cache: Cache,
        tokens: Array,
        step: StepPositions,
        given: InputEmbeddings | None = None,
    ) -> tuple[Cache, Array]:
        """Run tokens [N, 1], or vectors in their place, through all layers -> cache, hidden [D, N]."""

    def logits(self, cfg: Config, params: Params, hidden: Array, num_tokens: Array | None = None) -> Array:
        """The logits [N, V] after hidden states [D, N]; those after `num_tokens` have no meaning."""

    def write_logits(self, logits: Array, slots: Array, computed: Array) -> Array:
        """Logits [B, V] with computed ones [R, V] in the rows of distinct slots; others are dropped."""

    def next_tokens(self, rows: Rows, bitmask: Array, slots: Array) -> Array:
        """The step [3, R] of rows with logits and positions of tokens in slots [R]."""

    def propose(self, rows: Rows, bitmask: Array) -> Array:
        """The tokens [R] that the rows' parameters select."""


@final
class Kernels:
    """Our kernels for CPUs."""

    def forward(
        self,
        cfg: Config,
        params: Params,
        cache: Cache,
        tokens: Array,
        step: StepPositions,
        given: InputEmbeddings | None = None,
    ) -> tuple[Cache, Array]:
        return kernels.forward(cfg, params, cache, tokens, step, given)

    def logits(self, cfg: Config, params: Params, hidden: Array, num_tokens: Array | None = None) -> Array:
        return kernels.logits(cfg, params, hidden, num_tokens)

    def write_logits(self, logits: Array, slots: Array, computed: Array) -> Array:
        return logits_calls.write_logits(logits, slots, computed)

    def next_tokens(self, rows: Rows, bitmask: Array, slots: Array) -> Array:
        return sample_step.next_tokens_packed(rows, bitmask, slots)

    def propose(self, rows: Rows, bitmask: Array) -> Array:
        return sample_step.select_packed(rows, jnp.full_like(rows.position, -1), bitmask).token

    def __repr__(self) -> str:
        return "Kernels()"


@final
class FixedOrder:
    """XLA's operations, and kernels for GPUs with a fixed order of sums."""

    def forward(
        self,
        cfg: Config,
        params: Params,
        cache: Cache,
        tokens: Array,
        step: StepPositions,
        given: InputEmbeddings | None = None,
    ) -> tuple[Cache, Array]:
        cache, hidden = decoder.forward(cfg, params, cache, tokens, step, given)
        return cache, hidden[:, : tokens.size]

    def logits(
        self,
        cfg: Config,
        params: Params,
        hidden: Array,
        num_tokens: Array | None = None,  # noqa: ARG002 all are computed
    ) -> Array:
        N = hidden.shape[1]
        return decoder.logits(cfg, params, pad_columns(hidden, padded_width(N, "triton_fixed")))[:N]

    def write_logits(self, logits: Array, slots: Array, computed: Array) -> Array:
        return logits.at[slots].set(computed, mode="drop")

    def next_tokens(self, rows: Rows, bitmask: Array, slots: Array) -> Array:
        return sample_step.next_tokens(rows, bitmask, slots)

    def propose(self, rows: Rows, bitmask: Array) -> Array:
        return sample_step.select(rows, bitmask).token

    def __repr__(self) -> str:
        return "FixedOrder()"


KERNELS = Kernels()
FIXED_ORDER = FixedOrder()
