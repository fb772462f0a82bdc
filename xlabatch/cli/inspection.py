"""Compute a model's sizes and an engine's memory from shapes, without loading weights."""

import math
from dataclasses import dataclass
from typing import Any

import jax

from xlabatch.checkpoint import load, tensor_specs
from xlabatch.checkpoint.source import Source
from xlabatch.cli.inspection_report import with_free_memory
from xlabatch.distributed.load import abstract_on_mesh, make_mesh
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.programs import abstract_state
from xlabatch.distributed.splits import on_all_devices, on_one_device, split_over
from xlabatch.engine import host_memory, memory
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.choose_layout import layout_here, layout_of
from xlabatch.engine.compilation import compile_all, programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.memory import MemoryPlan
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import EngineShape
from xlabatch.kernels.choice import kernels_for
from xlabatch.model import backends
from xlabatch.model.config import Config
from xlabatch.scheduler.limits import Limits


@dataclass(frozen=True)
class Inspection:
    name: str
    family: str
    config: Config
    parameters: int
    weights: str  # the format that they would have in memory
    kernels: str  # the instruction set, or why there are none
    weight_bytes: dict[str, int]  # by format
    memory: MemoryPlan
    context: int
    temp_bytes: int | None  # scratch of the largest program; None if it is not known
    devices: int = 1  # the model is split over them; all bytes are for one device

    @property
    def resident_bytes(self) -> int | None:
        """What `serve` has resident when all slots are full; None where weights are not in this memory."""
        if self.devices > 1 or jax.default_backend() != "cpu":
            return None
        return self.memory.total + host_memory.process_bytes(self.config.vocab)

    def as_dict(self) -> dict[str, Any]:
        cfg = self.config
        plan = self.memory
        report = {
            "model": self.name,
            "family": self.family,
            **{name: getattr(cfg, name) for name in ("layers", "width", "heads", "kv_heads", "head_dim")},
            "cached_numbers": cfg.cached,
            "vocab": cfg.vocab,
            "positions": cfg.max_positions,
            "parameters": self.parameters,
            "weights": self.weights,
            "kernels": self.kernels,
            "weight_bytes": self.weight_bytes,
            "devices": self.devices,
            "slots": plan.slots,
            "context": self.context,
            "slot_bytes": plan.slot,
            "slots_bytes": plan.all_slots,
            "temp_bytes": self.temp_bytes,
            "resident_bytes": self.resident_bytes,
        }
        return with_free_memory(report, plan.free_bytes)


def inspect(
    source: Source,
    weights: str | None,
    options: EngineOptions,
    devices: int | None = None,
    compiles: bool = False,
) -> Inspection:
    """Compute everything from the config and the tensors' shapes; `devices`: for one device of a mesh.

    Scratch memory is known of programs that an earlier start has kept, or with `compiles`.
    """
    weights = load.resolve_weights_format(weights, source, devices=devices)
    cfg = source.spec.config
    params = source.spec.params
    tensors = tensor_specs.tensors(params)
    packs = layout_here().packs_weights
    split = split_over(source.name, cfg, params, devices, packs) if devices else None
    part = part_of_model(cfg, params, split, 0) if split else params
    formats = load.formats_here(source, devices)
    abstract = {name: load.abstract(part, name, packs, source.blocks) for name in formats}
    context = options.resolved_context
    return Inspection(
        name=source.name,
        family=source.raw["model_type"],
        config=cfg,
        parameters=sum(math.prod(shape) for shape in tensors.values()),
        weights=weights,
        kernels=kernels_for(abstract[weights]),
        weight_bytes={name: memory.tree_bytes(tree) for name, tree in abstract.items()},
        memory=memory.plan(source, weights, options, devices),
        context=context,
        temp_bytes=temp_bytes(cfg, abstract[weights], weights, options, devices, compiles),
        devices=devices or 1,
    )


def temp_bytes(
    cfg: Config,
    params: Any,
    weights: str,
    options: EngineOptions,
    devices: int | None = None,
    compiles: bool = False,
) -> int | None:
    """Return the largest program's scratch memory, of all programs for the largest chunk size.

    `params` is one device's part. A mesh needs its devices here; otherwise return None. Return None as well
    if a program is not kept, unless it `compiles` them.
    """
    if devices and devices > jax.device_count():
        return None
    layout = layout_of(params)
    context = options.resolved_context
    stops = Limits.max_stop_token_ids
    dtype = layout.cache_type(weights, options.cache)
    cfg = layout.config_for(cfg, options)
    mesh_config = on_all_devices(cfg, devices) if devices else cfg
    backend = backends.choose_backend(mesh_config, dtype, devices=devices or 1)
    state = jax.eval_shape(
        lambda: layout.empty_state(mesh_config, options.slots, context, stops, dtype, backend)
    )
    if devices:
        mesh = make_mesh(devices)
        cfg = on_one_device(cfg, devices)
        params = abstract_on_mesh(mesh, params)
        state = abstract_state(mesh, state)
    shape = EngineShape(cfg, options.chunk_sizes(layout.budget)[-1:])
    allow_all = jax.eval_shape(lambda: full_bitmask(options.slots, cfg.vocab))
    programs = programs_for(layout, shape, DeviceArrays(params, state, allow_all)).values()
    if compiles:
        compile_all(programs)
    sizes = [program.known_temp_bytes for program in programs]
    known = [size for size in sizes if size is not None]
    return max(known) if len(known) == len(sizes) else None
