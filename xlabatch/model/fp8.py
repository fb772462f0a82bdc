"""Weights in FP8 (e4m3) as files have them, with a float32 scale for each output and group of inputs.

They take half the memory of bfloat16. What is multiplied are the numbers that the same weights have in
bfloat16, and so products in the same order have the same bits.
"""

import jax
import jax.numpy as jnp
from jax import Array

GROUP = 128  # inputs that share a scale
LEAST_CAPABILITY = 8.9  # of NVIDIA GPUs, for which Triton converts FP8; with less it ends the process


def is_supported() -> bool:
    """Whether this process's device computes with it; CPUs and TPUs widen all weights in each step."""
    return jax.default_backend() != "gpu" or float(jax.devices()[0].compute_capability) >= LEAST_CAPABILITY


def widen(weight: Array, scale: Array) -> Array:
    """FP8 weights [..., out, in] with scales [..., out, in / GROUP] -> bfloat16."""
    groups = weight.astype(jnp.float32).reshape(*scale.shape, GROUP)
    return (groups * scale[..., None]).reshape(weight.shape).astype(jnp.bfloat16)
