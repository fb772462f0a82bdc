"""Trainer: what trains adapters of the model that an engine serves.

Its methods take and return values, and may run in any thread while the engine runs. The engine computes the
log-probabilities; here are their gradients, on XLA's operations and the model's own weights in float32.
"""

import secrets
from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.source import Source
from xlabatch.engine.adapters.registry import ReadAdapter
from xlabatch.engine.memory import device_bytes
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.training.lora import (
    Matrices,
    draw,
    for_engine,
    linears_of,
    lora_gradient,
    places_of,
    rank_of,
)
from xlabatch.training.scores import parameters

LEAST = 64  # ids of a sequence, with padding


class Trainer:
    """Draws adapters, takes gradients, and arranges adapters for the engine."""

    def __init__(self, source: Source, engine: XlaBatchEngine) -> None:
        specs = engine.adapters.specs
        if not engine.adapters.count or specs is None:
            raise Refused("training needs an engine with room for adapters: start it with adapters=1 or more")
        self.engine = engine
        self.specs = specs
        self.config = engine.runner.config
        self.params = parameters(source)
        self.shapes, self.places = places_of(specs)

    @property
    def nbytes(self) -> int:
        """The bytes of the weights in float32."""
        return device_bytes(self.params)

    @property
    def base(self) -> str:
        """A name for the weights that adapters are trained on."""
        return self.engine.startup.weights_digest

    def draw(self, rank: int, seed: int | None, attention: bool = True, mlp: bool = True) -> Matrices:
        """Draw a new adapter, which changes nothing yet."""
        room = self.engine.adapters.rank
        if rank > room:
            raise Refused(f"rank is {rank}, but this engine has room for {room}: start it with that rank")
        linears = linears_of(self.specs, attention, mlp)
        if not linears:
            raise Refused("no linear is trained: choose train_attn or train_mlp")
        return draw(linears, rank, secrets.randbits(63) if seed is None else seed % 2**63)

    def arrange(self, name: str, matrices: Matrices) -> ReadAdapter:
        """Arrange an adapter for the engine, whose `adapters.add` takes it."""
        adapters = self.engine.adapters
        packed = self.engine.runner.layout.packs_weights
        return for_engine(name, matrices, self.specs, adapters.rank, packed)

    def gradient(
        self, matrices: Matrices, ids: Sequence[int], targets: Sequence[int], cotangent: Sequence[float]
    ) -> Matrices:
        """Return the gradient of the log-probability of each target after the ids up to it, weighted.

        It depends on this sequence alone: one is run at a time.
        """
        padding = max(LEAST, 1 << (len(ids) - 1).bit_length()) - len(ids)  # few shapes are compiled

        def padded(numbers: Sequence[float], dtype: type) -> jax.Array:
            return jnp.asarray(np.pad(np.asarray(numbers, dtype), (0, padding)))

        given = padded(ids, np.int32), padded(targets, np.int32), padded(cotangent, np.float32)
        rank = rank_of(matrices)
        found = lora_gradient(self.config, self.shapes, rank, self.params, self.places, matrices, *given)
        return jax.tree.map(np.asarray, found)
