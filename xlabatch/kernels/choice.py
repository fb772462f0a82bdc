"""Whether the kernels compute a model: its weights are packed for them, or stay as XLA takes them."""

from typing import TypeGuard

from xlabatch.kernels.library import instruction_set, library, reason_for_none
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.params import Params


def is_packed(params: Params) -> TypeGuard[Params[PackedLinear]]:
    """Whether these weights are in panels."""
    return isinstance(params.embed, PackedLinear)


def can_pack() -> bool:
    """Whether the kernels are here."""
    return library() is not None


def kernels_for(params: Params) -> str:
    """The instruction set of the kernels that compute these weights, or why XLA's own operations do."""
    if is_packed(params):
        return str(instruction_set())
    return f"none ({reason_for_xla()})"


def reason_for_xla() -> str:
    """Why XLA's own operations compute a model that is not packed."""
    return reason_for_none() or "the weights are not packed"
