"""Which layout a model has: the only place that asks."""

from xlabatch.engine.fixed import FIXED
from xlabatch.engine.layout import Layout
from xlabatch.engine.packed import PACKED
from xlabatch.engine.plain import PLAIN
from xlabatch.kernels.choice import can_pack, is_packed
from xlabatch.model.params import Params


def layout_of(params: Params) -> Layout:
    """The layout of these weights."""
    if is_packed(params):
        return PACKED
    return PLAIN if params.norm.order == "xla" else FIXED


def layout_here() -> Layout:
    """The layout of the weights that this process loads."""
    return PACKED if can_pack() else PLAIN
