"""What writes and attends to the cache on each kind of device."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
from jax import Array

from xlabatch.model import attention
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import KV, Backend
from xlabatch.model.params import Linear, Order, Params, is_interpreted
from xlabatch.model.tpu.lanes import rows_of_heads, with_whole_rows

# Kernels are imported where they are used: every start on a CPU would take a tenth of a second longer.


def attend_on_gpu(*arguments: Any, **options: Any) -> tuple[KV, Array]:
    from xlabatch.model.triton import attention as triton

    return triton.update_and_attend(*arguments, **options)


def attend_on_tpu(*arguments: Any, **options: Any) -> tuple[KV, Array]:
    from xlabatch.model.tpu import attention as tpu

    return tpu.update_and_attend(*arguments, **options)


BACKENDS: dict[Backend, Callable[..., tuple[KV, Array]]] = {
    "xla": attention.update_and_attend,
    "xla_rows": attention.update_and_attend,
    "dense": attention.attend_to_step,
    "triton": attend_on_gpu,
    "triton_interpret": partial(attend_on_gpu, interpret=True),
    "triton_fixed": partial(attend_on_gpu, fixed=True),
    "triton_fixed_interpret": partial(attend_on_gpu, fixed=True, interpret=True),
    "tpu": attend_on_tpu,
    "tpu_interpret": partial(attend_on_tpu, interpret=True),
}


def choose_backend(
    cfg: Config, dtype: str, order: Order = "xla", devices: int = 1, platform: str | None = None
) -> Backend:
    """The backend for a model on devices of a platform, by default this process's own.

    It is XLA on CPUs, and where no kernel supports such heads, or devices would share a row of them. XLA
    attends to latents on every platform; the backend computes the experts of such a model.
    """
    if order != "xla":
        return "triton_fixed_interpret" if is_interpreted(order) else "triton_fixed"
    platform = platform or jax.default_backend()
    if platform == "cpu":
        return "xla"
    if platform == "tpu":
        return "tpu" if not cfg.latents and splits_between_rows(cfg, devices) else "xla_rows"
    from xlabatch.model.triton import attention as triton

    supported = cfg.latents > 0 or triton.is_supported(cfg.largest_head_dim, dtype)
    return "triton" if supported else "xla_rows"


def arranged(params: Params, platform: str | None = None) -> Params:
    """The same weights, or their shapes, as XLA reads them best on a platform, by default this process's."""
    platform = platform or jax.default_backend()
    if platform == "tpu":
        return with_whole_rows(replace_linears(lambda linear: replace(linear, rotation="products"), params))
    return replace_linears(on_gpu, params) if platform == "gpu" else params


def on_gpu(linear: Linear) -> Linear:
    """The same linear with our own kernels; XLA would widen all weights in FP8 before it multiplies."""
    return replace(linear, rotation="kernel", order=linear.order if linear.group_scale is None else "fixed")


def replace_linears(function: Callable[[Linear], Linear], params: Params) -> Params:
    return jax.tree.map(
        lambda node: function(node) if isinstance(node, Linear) else node,
        params,
        is_leaf=lambda node: isinstance(node, Linear),
    )


def splits_between_rows(cfg: Config, devices: int) -> bool:
    """Whether each device has whole rows of a TPU's cache; `cfg` counts the key heads of all devices."""
    layers = (cfg.of_layer(attn) for attn in cfg.caching)
    return all(rows_of_heads(own.kv_heads, own.head_dim)[0] % devices == 0 for own in layers)
