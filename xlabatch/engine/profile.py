"""The name of an engine's arithmetic (docs/profile.md): under one name equal weights give equal bits."""

import jax
import jax.numpy as jnp

from xlabatch.engine.choose_layout import layout_of
from xlabatch.kernels.library import instruction_set
from xlabatch.model.params import Params

PROFILE = "xlabatch-cpu-1"
# The orders of instruction sets that multiply bfloat16; the others add as they add float32.
BFLOAT16_SUMS = {"avx512_amx": "amx", "amx_emulated": "amx", "avx512_bf16": "avx512_bf16"}


def arithmetic_profile(params: Params) -> str | None:
    """Name the arithmetic of these weights; None for sums that no document describes.

    Instruction sets that multiply bfloat16 add in orders of their own, unless the arithmetic is portable.
    """
    if not layout_of(params).packs_weights:
        return None
    sums = BFLOAT16_SUMS.get(str(instruction_set()))
    if sums is None or all(leaf.dtype != jnp.bfloat16 for leaf in jax.tree.leaves(params)):
        return PROFILE
    return f"{PROFILE}+bfloat16.{sums}"
