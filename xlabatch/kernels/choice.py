"""Which decoder runs a model: the kernels' own where its weights are packed, XLA's elsewhere."""

from typing import Protocol, TypeGuard

from jax import Array

from xlabatch.kernels import decoder as kernels
from xlabatch.kernels.library import instruction_set, library, reason_for_none
from xlabatch.kernels.params import PackedLinear
from xlabatch.model import decoder as xla
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Cache, StepPositions
from xlabatch.model.layers import InputEmbeddings
from xlabatch.model.params import Params


class Decoder(Protocol):
    """What model/decoder.py and kernels/decoder.py have in common."""

    def embed(self, cfg: Config, params: Params, tokens: Array, positions: Array) -> Array: ...

    def forward(
        self,
        cfg: Config,
        params: Params,
        cache: Cache,
        tokens: Array,
        step: StepPositions,
        given: InputEmbeddings | None = None,
    ) -> tuple[Cache, Array]: ...

    def logits(self, cfg: Config, params: Params, hidden: Array) -> Array: ...


def is_packed(params: Params) -> TypeGuard[Params[PackedLinear]]:
    """Whether these weights are in panels."""
    return isinstance(params.embed, PackedLinear)


def decoder_of(params: Params) -> Decoder:
    """The decoder for these weights."""
    return kernels if is_packed(params) else xla


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
