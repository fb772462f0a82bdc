"""The memory that an engine needs and the device has, computed before anything is allocated."""

import ctypes
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
import psutil

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.load import check_stored
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.splits import on_all_devices, on_one_device, split_over
from xlabatch.engine import host_memory
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.options import DEFAULT_CONTEXT, EngineOptions
from xlabatch.errors import Refused
from xlabatch.model.backends import choose_backend
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


def plan(source: Source, weights: str, options: EngineOptions, devices: int | None = None) -> MemoryPlan:
    """The memory of an engine with these options, on each device of its mesh if any, by shapes alone."""
    layout = layout_here()
    context = options.resolved_context
    cfg = layout.config_for(source.spec.config, options)
    params = source.spec.params
    dtype = layout.cache_type(weights, options.cache)
    wide = on_all_devices(cfg, devices) if devices else cfg
    backend = choose_backend(wide, dtype, devices=devices or 1)
    if devices:
        split = split_over(source.name, cfg, params, devices, layout.packs_weights)
        params = part_of_model(cfg, params, split, 0)
        cfg = on_one_device(cfg, devices)
    abstract = load.abstract(params, weights, layout.packs_weights, source.blocks)
    if devices and weights == load.STORED:
        check_stored(source, split)
    stops = Limits.max_stop_token_ids
    one = jax.eval_shape(lambda: layout.empty_state(cfg, 1, context, stops, dtype, backend))
    kept = (
        sum(each.numbers for each in cfg.recurrent) * 4 if options.prefix_reuse and layout.keeps_states else 0
    )
    return MemoryPlan(tree_bytes(abstract), tree_bytes(one) + kept, options.slots, free_bytes(devices or 1))


@dataclass(frozen=True)
class Wanted:
    """An engine that a server is to have: `options.context` is None if memory decides how long a slot is."""

    source: Source
    weights: str | None
    options: EngineOptions
    devices: int | None = None
    positions: int | None = None  # the most that a slot may have, those of a draft model

    @property
    def most(self) -> int:
        """The positions that a slot may have at most."""
        return min(self.source.spec.config.max_positions, self.positions or sys.maxsize)

    def plan(self, context: int) -> MemoryPlan:
        format = load.resolve_weights_format(self.weights, self.source, devices=self.devices)
        return plan(self.source, format, replace(self.options, context=context), self.devices)


def contexts_that_fit(wanted: Sequence[Wanted]) -> list[int]:
    """The positions of a slot of each engine of a server: those that are wanted, or else the model's.

    What nobody wants is halved, where the slots take most, until all slots fit an eighth of the memory, and
    beside them and the weights an eighth is left. At least DEFAULT_CONTEXT remain. The numbers follow from
    all memory and not from what is free at the moment, or the next start might compile programs of another
    shape.
    """
    contexts = [each.options.context or each.most for each in wanted]
    total = total_bytes(max(each.devices or 1 for each in wanted))
    free = [number for number, each in enumerate(wanted) if each.options.context is None]
    if total is None:
        return [min(contexts[n], DEFAULT_CONTEXT) if n in free else contexts[n] for n in range(len(wanted))]
    plans = [each.plan(context) for each, context in zip(wanted, contexts, strict=True)]
    while longer := [number for number in free if contexts[number] > DEFAULT_CONTEXT]:
        slots = sum(each.all_slots for each in plans)
        if slots * SHARE <= total and sum(each.total for each in plans) * SHARE <= total * (SHARE - 1):
            break
        largest = max(longer, key=lambda number: plans[number].all_slots)
        contexts[largest] = max(contexts[largest] // 2, DEFAULT_CONTEXT)
        plans[largest] = wanted[largest].plan(contexts[largest])
    return contexts


def check_together(wanted: Sequence[Wanted], contexts: Sequence[int]) -> None:
    """Refuse engines that fit one by one, but not all: those that are loaded take memory as they are used."""
    plans = [each.plan(context) for each, context in zip(wanted, contexts, strict=True)]
    free = plans[0].free_bytes
    needed = [each.total for each in plans]
    if free is not None and max(needed) <= free < sum(needed):
        sizes = " + ".join(
            f"{format_bytes(size)} ({each.source.name})" for size, each in zip(needed, wanted, strict=True)
        )
        raise Refused(
            f"the models take {sizes} = {format_bytes(sum(needed))} when all slots are full, but "
            f"{format_bytes(free)} are free: choose fewer --slots or a shorter --context"
        )


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
