"""Trainer: what trains adapters of the model that an engine serves.

Its methods take and return values, and may run in any thread while the engine runs. The engine computes the
log-probabilities; here are their gradients, on XLA's operations and the model's own weights in float32.
"""

import secrets
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from numpy.typing import ArrayLike, NDArray

from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import ModelSpec
from xlabatch.engine import kept_programs
from xlabatch.engine.adapters.registry import ReadAdapter
from xlabatch.engine.memory import free_bytes
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.training.gradient import TrainedLayer, gradient, trained_layers
from xlabatch.training.lora import Matrices, draw, for_engine, linears_of, rank_of
from xlabatch.training.memory import check_has_gradient, padded_length, training_memory
from xlabatch.training.scores import parameters
from xlabatch.units import format_bytes


def check_memory(name: str, engine: XlaBatchEngine) -> None:
    """Raise Refused, with the arithmetic, unless a second copy of the weights fits, in float32."""
    needed = 4 * engine.weight_numbers
    free = free_bytes()
    if free is not None and needed > free:
        raise Refused(
            f"model {name}: its weights in float32, for gradients, take {format_bytes(needed)}, but "
            f"{format_bytes(free)} are free"
        )


class Trainer:
    """Draws adapters, takes gradients, and arranges adapters for the engine."""

    def __init__(self, source: Source, engine: XlaBatchEngine) -> None:
        specs = engine.adapters.specs
        if not engine.adapters.count or specs is None:
            raise Refused("training needs an engine with room for adapters: start it with adapters=1 or more")
        check_has_gradient(source.name, engine.runner.config)
        check_memory(source.name, engine)
        self.engine = engine
        self.specs = specs
        self.config = engine.runner.config
        self.params = parameters(source)
        self.layers: dict[int, list[TrainedLayer]] = {}  # by the rank of the adapter
        self.programs: dict[tuple[Any, ...], Callable[..., Any]] = {}

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
        self, matrices: Matrices, ids: ArrayLike, targets: ArrayLike, cotangent: ArrayLike
    ) -> Matrices:
        """Return the gradient of the log-probability of each target after the ids up to it, weighted.

        It depends on this sequence alone: one is run at a time. Refused if what it takes is not free.
        """
        if not np.any(cotangent):
            return jax.tree.map(np.zeros_like, matrices)
        T = padded_length(np.size(ids))
        self._check_memory(np.size(ids), rank_of(matrices))

        def padded(numbers: ArrayLike, dtype: type) -> NDArray[Any]:
            return np.pad(np.asarray(numbers, dtype), (0, T - np.size(ids)))

        given = padded(ids, np.int32), padded(targets, np.int32), padded(cotangent, np.float32)
        layers = self._layers(rank_of(matrices))
        found = gradient(self._run, self.config, self.params, layers, matrices, *given)
        return jax.tree.map(np.asarray, found)

    def _check_memory(self, ids: int, rank: int) -> None:
        """Raise Refused, before anything is compiled, if what a gradient probably takes is not free."""
        needed = training_memory(ModelSpec(self.config, self.specs), ids, rank).gradient
        free = free_bytes()
        if free is not None and needed > free:
            raise Refused(
                f"a gradient of {ids} ids takes about {format_bytes(needed)}, but {format_bytes(free)} are "
                "free: train on shorter sequences"
            )

    def _layers(self, rank: int) -> list[TrainedLayer]:
        if rank not in self.layers:
            self.layers[rank] = trained_layers(self.config, self.specs, rank)
        return self.layers[rank]

    def _run(self, function: Any, fixed: tuple[Any, ...], *arguments: Any) -> Any:
        """Run a program, which is compiled for arguments of these shapes and kept for later processes."""
        made_of = function.__name__, fixed, tree_shapes(arguments)
        if made_of not in self.programs:
            self.programs[made_of] = kept_or_compiled(function, made_of, arguments)
        return self.programs[made_of](*arguments)


def kept_or_compiled(
    function: Any, made_of: tuple[Any, ...], arguments: tuple[Any, ...]
) -> Callable[..., Any]:
    """Return the compiled program."""
    entry = kept_programs.entry_of(*made_of)
    run: Callable[..., Any]
    run = kept_programs.load_or_compile(
        entry, jax.local_devices()[:1], lambda: function.lower(*made_of[1], *arguments)
    ).run
    return run


def tree_shapes(tree: Any) -> tuple[Any, ...]:
    """Return the structure of a tree, and the shape and dtype of each leaf."""
    leaves, structure = jax.tree.flatten(tree)
    return structure, tuple((leaf.shape, f"{leaf.dtype}") for leaf in leaves)
