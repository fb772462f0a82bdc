"""The memory that an engine needs and the device has, computed before anything is allocated."""

import ctypes
import sys
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import psutil

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.splits import on_one_device, split_over
from xlabatch.engine import host_memory
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.options import DEFAULT_CONTEXT, EngineOptions
from xlabatch.errors import Refused
from xlabatch.scheduler.limits import Limits
from xlabatch.units import format_bytes

SHARE = 8  # one part of this many is for keys and values by default


@dataclass(frozen=True)
class MemoryPlan:
    """Bytes of the parts of an engine."""

    weights: int
    slot: int  # keys, values and row of one slot
    slots: int
    free_bytes: int | None  # of the device; None if it does not report them

    @property
    def all_slots(self) -> int:
        return self.slot * self.slots

    @property
    def total(self) -> int:
        return self.weights + self.all_slots

    @property
    def most_slots(self) -> int | None:
        """How many slots would fit in addition to the weights."""
        return None if self.free_bytes is None else max(self.free_bytes - self.weights, 0) // self.slot

    def check(self, name: str, context: int) -> None:
        """Raise Refused, with the arithmetic, if it cannot fit."""
        if self.free_bytes is None or self.total <= self.free_bytes:
            return
        raise Refused(
            f"model {name}: {format_bytes(self.weights)} of weights + {self.slots} slots of {context} "
            f"positions, {format_bytes(self.slot)} each = {format_bytes(self.total)}, "
            f"but {format_bytes(self.free_bytes)} are free; "
            f"at most {self.most_slots} slots would fit"
        )


def plan(
    source: Source,
    weights: str,
    slots: int,
    context: int,
    cache: str | None = None,
    devices: int | None = None,
    reuses: bool = True,  # prefixes, for which a recurrent state of each slot is kept
) -> MemoryPlan:
    """The memory of an engine of this kind, on each device of a mesh if there is one, from shapes only."""
    cfg = source.spec.config
    params = source.spec.params
    layout = layout_here()
    if devices:
        split = split_over(source.name, cfg, params, devices, layout.packs_weights)
        params = part_of_model(cfg, params, split, 0)
        cfg = on_one_device(cfg, devices)
    abstract = load.abstract(params, weights, layout.packs_weights, source.blocks)
    dtype = layout.cache_type(weights, cache)
    one = jax.eval_shape(lambda: layout.empty_state(cfg, 1, context, Limits.max_stop_token_ids, dtype))
    kept = sum(each.numbers for each in cfg.recurrent) * 4 if reuses and layout.keeps_states else 0
    return MemoryPlan(tree_bytes(abstract), tree_bytes(one) + kept, slots, free_bytes(devices or 1))


def context_that_fits(
    source: Source,
    weights: str | None,
    options: EngineOptions,
    devices: int | None = None,
    positions: int | None = None,
) -> int:
    """The positions of a slot of a server: the model's, halved until all slots fit an eighth of the memory.

    Beside them and the weights an eighth is left. At least DEFAULT_CONTEXT remain. `positions` limits them
    further, to those of a draft model. The number follows from all memory and not from what is free at the
    moment, or the next start might compile programs of another shape.
    """
    most = min(source.spec.config.max_positions, positions or sys.maxsize)
    total = total_bytes(devices or 1)
    format = load.resolve_weights_format(weights, source, in_blocks=not devices)
    context = most
    while context > DEFAULT_CONTEXT and total is not None:
        size = plan(source, format, options.slots, context, options.cache, devices, options.prefix_reuse)
        if size.all_slots * SHARE <= total and size.total * SHARE <= total * (SHARE - 1):
            break
        context = max(context // 2, DEFAULT_CONTEXT)
    return context if total is not None else min(most, DEFAULT_CONTEXT)


def total_bytes(devices: int = 1) -> int | None:
    """All memory of the first device, of a host what its control group may use; None if not reported."""
    device = jax.local_devices()[0]
    if device.platform != "cpu":
        return (device.memory_stats() or {}).get("bytes_limit")
    return host_memory.total_bytes() // min(devices, jax.local_device_count())


def tree_bytes(tree: object) -> int:
    """The bytes of all arrays, or of their shapes."""
    return sum(leaf.size * jnp.dtype(leaf.dtype).itemsize for leaf in jax.tree.leaves(tree))


def device_bytes(tree: object) -> int:
    """The bytes that one device has of all arrays."""
    return sum(leaf.addressable_shards[0].data.nbytes for leaf in jax.tree.leaves(tree))


def free_bytes(devices: int = 1) -> int | None:
    """Free bytes of the first device, which shares a host's memory with others; None if not reported."""
    device = jax.local_devices()[0]
    if device.platform == "cpu":
        return int(psutil.virtual_memory().available) // min(devices, jax.local_device_count())
    stats = device.memory_stats() or {}
    limit = stats.get("bytes_limit")
    used = stats.get("bytes_in_use", 0)
    return None if limit is None else limit - used


def return_freed_memory() -> None:
    """Return memory that this process has freed to the system: glibc keeps most of what loading took."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none
        if trim is not None:
            trim(0)
