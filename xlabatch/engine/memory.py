"""What an engine needs and what the device has: the arithmetic, before anything is allocated."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import psutil

from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.source import Source
from xlabatch.engine.state import cache_type, empty
from xlabatch.scheduler.limits import Limits


@dataclass(frozen=True)
class Need:
    """Bytes of an engine's parts."""

    weights: int
    slot: int  # one slot's keys, values and row
    slots: int
    room: int | None  # what the device has free; None where it does not say

    @property
    def all_slots(self) -> int:
        return self.slot * self.slots

    @property
    def total(self) -> int:
        return self.weights + self.all_slots

    @property
    def most_slots(self) -> int | None:
        """How many slots would fit beside the weights."""
        return None if self.room is None else max(self.room - self.weights, 0) // self.slot

    def check(self, name: str, context: int) -> None:
        """Raise ValueError, with the arithmetic, if it cannot fit."""
        if self.room is None or self.total <= self.room:
            return
        raise ValueError(
            f"model {name}: {size(self.weights)} of weights + {self.slots} slots of {context} positions, "
            f"{size(self.slot)} each = {size(self.total)}, but {size(self.room)} are free; "
            f"at most {self.most_slots} slots would fit"
        )


def need(source: Source, weights: str, slots: int, context: int) -> Need:
    """What an engine of this kind would hold, worked out from shapes alone."""
    cfg, params = families.described(source.raw)
    outlined = load.outlined(params, weights)
    dtype = cache_type(weights)
    one = jax.eval_shape(lambda: empty(cfg, 1, context, Limits.stops, dtype))
    return Need(held(outlined), held(one), slots, free())


def held(tree: Any) -> int:
    """The bytes of arrays, or of what describes them."""
    return sum(leaf.size * jnp.dtype(leaf.dtype).itemsize for leaf in jax.tree.leaves(tree))


def free() -> int | None:
    """Bytes that the device has left; where devices are many, the first one's."""
    device = jax.devices()[0]
    if device.platform == "cpu":
        return int(psutil.virtual_memory().available)
    told = device.memory_stats() or {}
    limit, used = told.get("bytes_limit"), told.get("bytes_in_use", 0)
    return None if limit is None else limit - used


def size(count: float) -> str:
    """Bytes for people."""
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} TB"
