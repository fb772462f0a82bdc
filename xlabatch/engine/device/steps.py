"""What the steps of all layouts have in common: where tokens go, and what a prompt chunk leaves."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from xlabatch.engine.device.state import Rows
from xlabatch.model.kv_cache import BLOCK, StepPositions
from xlabatch.model.params import Leaf


class PrefillOutput(NamedTuple):
    """The hidden states of a prompt chunk."""

    hidden: Array  # float32 [D, W]
    last: Array | None = None  # float32 [D, W] of the chunk's last token, where no piece shares it

    @property
    def ready(self) -> Array:
        """What to wait for."""
        return self.hidden if self.last is None else self.last


def write_ids(ids: Array, slot: Leaf, position: Array, tokens: ArrayLike) -> Array:
    """Write tokens at positions of slots; those beyond the end are dropped."""
    return ids.at[slot, position // BLOCK, position % BLOCK].set(tokens, mode="drop")


def decode_positions(rows: Rows, at: Array, writes: Array, slots: Array | None = None) -> StepPositions:
    """The positions of one token in each row: at [R], written at [R]; in all slots, or in these [R]."""
    return StepPositions(
        slot=jnp.int32(0),
        positions=at[:, None],
        write_positions=writes[:, None],
        num_blocks=at.max() // BLOCK + 1,
        min_position=writes.min(),
        end=rows.end,
        slots=slots,
        adapters=rows.adapters_in(slots),
        rope_positions=rows.rope_positions(at, slots),
    )
