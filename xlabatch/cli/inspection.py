"""A model's sizes and an engine's memory, computed from shapes without loading a weight."""

import math
from dataclasses import dataclass
from typing import Any

import jax

from xlabatch.checkpoint import load, tensor_specs
from xlabatch.checkpoint.load import WEIGHTS
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.device.state import cache_type, empty
from xlabatch.engine.lowering import lower_all
from xlabatch.engine.memory import MemoryPlan
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import compile_all
from xlabatch.kernels.choice import can_pack, is_packed, kernels_for
from xlabatch.model.config import Config
from xlabatch.model.triton import attention as attention_triton
from xlabatch.scheduler.limits import Limits


@dataclass(frozen=True)
class Inspection:
    name: str
    family: str
    config: Config
    parameters: int
    weights: str  # the format that they would be kept in
    kernels: str  # the instruction set, or why there are none
    weight_bytes: dict[str, int]  # by format
    memory: MemoryPlan
    context: int
    temp_bytes: int  # scratch of the largest program

    @property
    def fits(self) -> bool:
        free = self.memory.free_bytes
        return free is None or self.memory.total + self.temp_bytes <= free

    def as_dict(self) -> dict[str, Any]:
        """The same for JSON."""
        cfg, plan = self.config, self.memory
        return {
            "model": self.name,
            "family": self.family,
            "layers": cfg.layers,
            "width": cfg.width,
            "heads": cfg.heads,
            "kv_heads": cfg.kv_heads,
            "head_dim": cfg.head_dim,
            "vocab": cfg.vocab,
            "positions": cfg.max_positions,
            "parameters": self.parameters,
            "weights": self.weights,
            "kernels": self.kernels,
            "weight_bytes": self.weight_bytes,
            "slots": plan.slots,
            "context": self.context,
            "slot_bytes": plan.slot,
            "slots_bytes": plan.all_slots,
            "temp_bytes": self.temp_bytes,
            "free_bytes": plan.free_bytes,
            "most_slots": plan.most_slots,
            "fits": self.fits,
        }


def inspect(source: Source, weights: str | None, options: EngineOptions) -> Inspection:
    """Compute everything from the config and the tensors' shapes."""
    weights = load.resolve_weights_format(weights, source)
    cfg, params = source.spec.config, source.spec.params
    tensors = tensor_specs.tensors(params)
    packs = can_pack()
    abstract = {name: load.abstract(params, name, packs) for name in WEIGHTS if packs or name != "int4"}
    return Inspection(
        name=source.name,
        family=source.raw["model_type"],
        config=cfg,
        parameters=sum(math.prod(shape) for shape in tensors.values()),
        weights=weights,
        kernels=kernels_for(abstract[weights]),
        weight_bytes={name: memory.tree_bytes(tree) for name, tree in abstract.items()},
        memory=memory.plan(source, weights, options.slots, options.resolved_context, options.cache),
        context=options.resolved_context,
        temp_bytes=temp_bytes(cfg, abstract[weights], weights, options),
    )


def temp_bytes(cfg: Config, params: Any, weights: str, options: EngineOptions) -> int:
    """Scratch of the largest program, found by compiling all of them for the largest chunk size."""
    context, packed = options.resolved_context, is_packed(params)
    dtype = cache_type(weights, options.cache, packed=packed)
    backend, stops = attention_triton.choose_backend(cfg.head_dim, dtype), Limits.max_stop_token_ids
    state = jax.eval_shape(lambda: empty(cfg, options.slots, context, stops, dtype, backend, packed=packed))
    lowers = lower_all(cfg.within(context), params, state, options.chunk_sizes(packed)[-1:])
    return max(program.temp_bytes for program in compile_all(lowers).values())
