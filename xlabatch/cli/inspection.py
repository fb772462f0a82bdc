"""What a model is, and what an engine of it would need: said without loading a weight."""

import math
from dataclasses import dataclass
from typing import Any

import jax

from xlabatch.checkpoint import load, tensor_specs
from xlabatch.checkpoint.load import WEIGHTS
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.memory import MemoryPlan
from xlabatch.engine.programs import compile_all, lower_all
from xlabatch.engine.state import cache_type, empty
from xlabatch.model.config import Config
from xlabatch.scheduler.chunking import chunk_sizes
from xlabatch.scheduler.limits import Limits


@dataclass(frozen=True)
class Inspection:
    name: str
    family: str
    config: Config
    parameters: int
    kept: str  # how weights would be kept
    weights: dict[str, int]  # bytes by the ways of keeping them
    need: MemoryPlan
    context: int
    temp: int  # the largest program's scratch

    @property
    def fits(self) -> bool:
        return self.need.free_bytes is None or self.need.total + self.temp <= self.need.free_bytes

    def figures(self) -> dict[str, Any]:
        """For machines."""
        cfg, need = self.config, self.need
        return {
            "model": self.name,
            "family": self.family,
            "layers": cfg.layers,
            "width": cfg.width,
            "heads": cfg.heads,
            "kv_heads": cfg.kv_heads,
            "head_dim": cfg.head_dim,
            "vocab": cfg.vocab,
            "positions": cfg.positions,
            "parameters": self.parameters,
            "weights": self.kept,
            "weight_bytes": self.weights,
            "slots": need.slots,
            "context": self.context,
            "slot_bytes": need.slot,
            "slots_bytes": need.all_slots,
            "temp_bytes": self.temp,
            "free_bytes": need.free_bytes,
            "most_slots": need.most_slots,
            "fits": self.fits,
        }


def inspect(source: Source, weights: str | None, slots: int, context: int) -> Inspection:
    """Work everything out from the config and the tensors' shapes."""
    kept = load.resolve_dtype(weights)
    load.check(source)
    cfg, params = source.spec.config, source.spec.params
    wanted = tensor_specs.tensors(params)
    outlined = {name: load.abstract(params, name) for name in WEIGHTS}
    return Inspection(
        name=source.name,
        family=source.raw["model_type"],
        config=cfg,
        parameters=sum(math.prod(shape) for shape in wanted.values()),
        kept=kept,
        weights={name: memory.tree_bytes(tree) for name, tree in outlined.items()},
        need=memory.plan(source, kept, slots, context),
        context=context,
        temp=scratch(cfg, outlined[kept], kept, slots, context),
    )


def scratch(cfg: Config, params: Any, kept: str, slots: int, context: int) -> int:
    """The scratch of the greediest program, by compiling those that may be it."""
    state = jax.eval_shape(lambda: empty(cfg, slots, context, Limits.max_stop_token_ids, cache_type(kept)))
    longest = chunk_sizes(context, 128)[-1:]
    lowers = lower_all(cfg.within(context), params, state, longest)
    return max(program.temp_bytes for program in compile_all(lowers).values())
