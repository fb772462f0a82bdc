"""What writes and attends to the cache on each kind of device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
from jax import Array

from xlabatch.model import attention
from xlabatch.model.kv_cache import KV, Backend
from xlabatch.model.params import Order

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
    head_dim: int, dtype: str, order: Order = "xla", latents: int = 0, platform: str | None = None
) -> Backend:
    """The backend on a platform, by default this process's own.

    It is XLA on CPUs, and where no kernel supports such heads. XLA attends to latents on every platform; the
    backend computes the experts of such a model.
    """
    if order != "xla":
        return "triton_fixed" if order == "fixed" else "triton_fixed_interpret"
    platform = platform or jax.default_backend()
    if platform == "cpu":
        return "xla"
    if platform == "tpu":
        from xlabatch.model.tpu import attention as tpu

        return "tpu" if not latents and tpu.is_supported(head_dim) else "xla_rows"
    from xlabatch.model.triton import attention as triton

    return "triton" if latents > 0 or triton.is_supported(head_dim, dtype) else "xla_rows"
