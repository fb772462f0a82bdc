"""How far equal bits reach, within one engine or between engines of any shape, and what takes the latter."""

import os
from dataclasses import replace
from typing import Any

import jax

from xlabatch.checkpoint.load import Model
from xlabatch.distributed.load import mesh_of, replacement
from xlabatch.engine.adapters.tables import set_tables, tables_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused
from xlabatch.kernels.choice import reason_for_xla
from xlabatch.kernels.params import has_portable_sums, with_portable_sums
from xlabatch.model.config import Config
from xlabatch.model.params import Mlp, Order, Params, with_order

GPU_PRODUCTS = "XLABATCH_GPU_PRODUCTS"  # which backend of Pallas multiplies: triton, or mosaic to try it
HOPPER = "9.0"
NEEDED = "needs the kernels, which are not here or do not compute this model, or promise='strong' on a GPU"
NO_DRAFTS = f"speculate {NEEDED}: without them, bits depend on how many tokens of a row a step runs"
NO_STEPS = f"steps_per_dispatch {NEEDED}"
NO_PORTABLE = "arithmetic='portable' needs the kernels, which are not used here ({})"
NO_STRONG = "promise='strong' needs the kernels on CPUs, or an NVIDIA GPU"


def fixed_order() -> Order:
    """The order of sums that this device has for the strong promise, or Refused."""
    if jax.default_backend() != "gpu":
        return "xla"
    order = fixed_order_on_gpus()
    capability = jax.devices()[0].compute_capability
    if order == "mosaic" and capability != HOPPER:
        raise Refused(f"{GPU_PRODUCTS}=mosaic needs compute capability {HOPPER} (Hopper), got {capability}")
    return order


def fixed_order_on_gpus() -> Order:
    """The order of sums on NVIDIA GPUs, with products by the backend of Pallas that the environment names."""
    name = os.environ.get(GPU_PRODUCTS) or "triton"
    if name not in ("triton", "mosaic"):
        raise Refused(f"{GPU_PRODUCTS} is one of triton, mosaic, got {name!r:.40}")
    return "mosaic" if name == "mosaic" else "fixed"


def keep_promise(model: Model, options: EngineOptions) -> Model:
    """The model with weights that keep what the options promise, or Refused.

    Packed weights keep everything as they are, and so do those that are in a fixed order already.
    """
    model = with_arithmetic(model, options.arithmetic)
    layout = layout_of(model.params)
    if layout.packs_weights:
        return model
    if options.adapters and (options.promise == "strong" or layout.is_strong):
        raise Refused("promise='strong' with adapters needs the kernels for CPUs")
    if layout.is_strong:
        return model
    if options.promise == "strong":
        return in_fixed_order(model)
    if options.speculate:
        raise Refused(NO_DRAFTS)
    if options.steps_per_dispatch > 1:
        raise Refused(NO_STEPS)
    return model


def draft_like(draft: Model, served: Model) -> Model:
    """A draft model with the order of sums of the model that is served, or Refused."""
    return draft if served.params.norm.order == "xla" else in_fixed_order(draft)


def with_arithmetic(model: Model, arithmetic: str) -> Model:
    """The model with weights in bfloat16 that are computed in this arithmetic, or Refused."""
    check_arithmetic(arithmetic, layout_of(model.params).packs_weights)
    return model if arithmetic == "fast" else replace(model, params=with_portable_sums(model.params))


def check_arithmetic(arithmetic: str, packs: bool) -> None:
    if arithmetic == "portable" and not packs:
        raise Refused(NO_PORTABLE.format(reason_for_xla()))


def in_fixed_order(model: Model) -> Model:
    """The model with weights that are multiplied in a fixed order of sums, or Refused."""
    order = fixed_order()
    if order == "xla":
        raise Refused(NO_STRONG)
    cache = layout_of(model.params).cache_type(model.weights)
    check_fixed_order(model.name, model.config, model.params, cache)
    return replace(model, params=with_order(model.params, order))


def check_fixed_order(name: str, cfg: Config, params: Params, cache: str) -> None:
    """Raise Refused if a model, whose parameters may be shapes, has no fixed order of sums on GPUs."""
    from xlabatch.model.triton import attention  # for GPUs only, as in backends.py

    obstacles = {
        "must not be split over a mesh": mesh_of(params) is not None,
        "has a recurrent state": bool(cfg.recurrence),
        "attends to latents": bool(cfg.latents),
        "has norms with biases, whose bits may depend on the batch": params.norm.bias is not None,
        "has experts, whose sums depend on the batch": any(
            not isinstance(layer.mlp, Mlp) for layer in params.layers
        ),
        f"has heads of {cfg.largest_head_dim} features, which its attention does not support": (
            not attention.is_supported(cfg.largest_head_dim, cache)
        ),
    }
    for obstacle, is_there in obstacles.items():
        if is_there:
            raise Refused(f"{NO_STRONG}; there, {name} {obstacle}")


def replace_parameters(cfg: Config, params: Params, old: Params, weights: str) -> Params:
    """The old parameters with other weights, given in float32; Refused if these have other shapes.

    The order of sums and the arithmetic stay, and so do adapters.
    """
    if not isinstance(params, Params):
        raise Refused(f"the weights are Params as load.to_device makes them, got {type(params).__name__}")
    new = with_order(replacement(cfg, params, old, weights), old.norm.order)
    new = with_adapters_of(old, with_portable_sums(new) if has_portable_sums(old) else new)
    if tree_shapes(new) != tree_shapes(old):
        raise Refused("the weights have other shapes than those of the model")
    return new


def with_adapters_of(old: Params, new: Params) -> Params:
    """New weights with the adapters of the old ones, whose arrays they share."""
    return set_tables(new, tables_of(old))


def tree_shapes(params: Params) -> Any:
    """What compiled programs depend on: the tree of the weights, and the shape and dtype of each leaf."""
    leaves, tree = jax.tree.flatten(params)
    return tree, [(leaf.shape, leaf.dtype) for leaf in leaves]
