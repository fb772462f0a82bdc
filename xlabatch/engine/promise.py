"""How far equal bits reach, within one engine or between engines of any shape, and what takes the latter."""

from dataclasses import replace
from typing import Any

import jax

from xlabatch.checkpoint.load import Model
from xlabatch.distributed.load import mesh_of, replacement
from xlabatch.engine.adapters.tables import set_tables, tables_of
from xlabatch.engine.layouts import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Experts, Order, Params, with_order
from xlabatch.model.triton import attention

NO_DRAFTS = "speculate takes the kernels: without them, bits depend on how many tokens of a row a step runs"
NO_STEPS = (
    "steps_per_dispatch takes the kernels, which are not here or do not compute this model, or "
    "promise='strong' on a GPU"
)
NO_ROLLBACK = "a draft cannot be checked against {}: its recurrent state is not that before a wrong token"
NO_STRONG = "promise='strong' takes the kernels on CPUs, or an NVIDIA GPU"


def fixed_order() -> Order:
    """The order of sums that this device has for the strong promise."""
    return "fixed" if jax.default_backend() == "gpu" else "xla"


def keeping(model: Model, options: EngineOptions) -> Model:
    """The model with weights that keep what the options promise, or Refused.

    Packed weights keep everything as they are.
    """
    if options.speculate and model.config.recurrence:
        raise Refused(NO_ROLLBACK.format(model.name))
    layout = layout_of(model.params)
    if layout.is_strong(model.params):
        return model
    if options.speculate and not layout.checks_drafts:
        raise Refused(NO_DRAFTS)
    if options.steps_per_dispatch > 1 and options.promise == "batch":
        raise Refused(NO_STEPS)
    return model if options.promise == "batch" else in_fixed_order(model, options.adapters)


def in_fixed_order(model: Model, adapters: int = 0) -> Model:
    """The model with weights that are multiplied in a fixed order of sums, or Refused."""
    order, cfg = fixed_order(), model.config
    if order == "xla":
        raise Refused(NO_STRONG)
    if adapters:
        raise Refused("promise='strong' with adapters takes the kernels for CPUs")
    if mesh_of(model.params):
        raise Refused(f"{NO_STRONG}; there, {model.name} must not be split over a mesh")
    if cfg.recurrence:
        raise Refused(f"{NO_STRONG}; there, {model.name} has a recurrent state")
    if cfg.latents:
        raise Refused(f"{NO_STRONG}; there, {model.name} attends to latents")
    if any(isinstance(layer.mlp, Experts) for layer in model.params.layers):
        raise Refused(f"{NO_STRONG}; there, {model.name} has experts, whose sums depend on the batch")
    if not attention.is_supported(cfg.head_dim, layout_of(model.params).cache_type(model.weights)):
        raise Refused(f"{NO_STRONG}; there, its attention takes no heads of {cfg.head_dim} features")
    return replace(model, params=with_order(model.params, order))


def replaced(cfg: Config, params: Params, old: Params, weights: str) -> Params:
    """The old parameters with other weights, given in float32; Refused if these have other shapes.

    The order of sums stays, and so do adapters.
    """
    if not isinstance(params, Params):
        raise Refused(f"the weights are Params as load.to_device makes them, got {type(params).__name__}")
    new = with_order(replacement(cfg, params, old, weights), old.norm.order)
    new = set_tables(new, tables_of(old))
    if shapes_of(new) != shapes_of(old):
        raise Refused("the weights have other shapes than those of the model")
    return new


def shapes_of(params: Params) -> Any:
    """What compiled programs depend on: the tree of the weights, and the shape and dtype of each leaf."""
    leaves, tree = jax.tree.flatten(params)
    return tree, [(leaf.shape, leaf.dtype) for leaf in leaves]
