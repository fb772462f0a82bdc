"""AdamW on the host, in float32: the same steps as torch's, element by element, so that no order matters."""

import math
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np

from xlabatch.errors import Refused
from xlabatch.training.lora import Matrices

FLOAT32 = np.finfo(np.float32)


@dataclass(frozen=True)
class AdamOptions:
    """The options of one step, with Tinker's names and defaults."""

    learning_rate: float = 1e-4
    beta1: float = 0.9
    beta2: float = 0.95
    eps: float = 1e-12
    weight_decay: float = 0.0
    grad_clip_norm: float = 0.0  # 0: gradients are not clipped

    def __post_init__(self) -> None:
        if not (0 <= self.beta1 < 1 and 0 <= self.beta2 < 1):
            raise Refused(f"beta1 and beta2 are at least 0 and below 1, got {self.beta1} and {self.beta2}")
        least = {"learning_rate": 0.0, "eps": float(FLOAT32.tiny), "weight_decay": 0.0, "grad_clip_norm": 0.0}
        for name, low in least.items():
            if not low <= getattr(self, name) <= float(FLOAT32.max):
                raise Refused(f"{name} is from {low:g} to {FLOAT32.max:g}, got {getattr(self, name)}")


@dataclass(frozen=True)
class TrainedAdapter:
    """An adapter between two steps: its matrices, Adam's moments, and the gradient so far."""

    matrices: Matrices
    means: Matrices
    squares: Matrices
    steps: int = 0
    gradient: Matrices | None = None


def begin(matrices: Matrices) -> TrainedAdapter:
    zeros = jax.tree.map(np.zeros_like, matrices)
    return TrainedAdapter(matrices, zeros, zeros)


def add_gradient(adapter: TrainedAdapter, gradient: Matrices) -> TrainedAdapter:
    """Add the gradient of one sequence: sums are in the order of the sequences, in calls of any size."""
    total = gradient if adapter.gradient is None else jax.tree.map(np.add, adapter.gradient, gradient)
    return replace(adapter, gradient=total)


def norm_of(gradient: Matrices) -> float:
    squares = [float(np.square(leaf, dtype=np.float64).sum()) for leaf in jax.tree.leaves(gradient)]
    return math.sqrt(math.fsum(squares))


def step(adapter: TrainedAdapter, options: AdamOptions) -> tuple[TrainedAdapter, float]:
    """Make a step with the gradient so far -> the adapter after it, and the norm of the gradient.

    Refused if any number of it is not finite.
    """
    if adapter.gradient is None:
        raise Refused("optim_step needs a gradient: call forward_backward first")
    norm = norm_of(adapter.gradient)
    if not math.isfinite(norm):
        raise Refused(f"the norm of the gradient is {norm}: nothing was changed, and the gradient is dropped")
    steps = adapter.steps + 1
    clip = options.grad_clip_norm
    factor = clip / norm if 0 < clip < norm else 1.0
    rate = options.learning_rate / (1 - options.beta1**steps)
    correction = math.sqrt(1 - options.beta2**steps)
    decay = 1 - options.learning_rate * options.weight_decay

    def mean(old: Any, gradient: Any) -> Any:
        return options.beta1 * old + (1 - options.beta1) * (factor * gradient)

    def square(old: Any, gradient: Any) -> Any:
        return options.beta2 * old + (1 - options.beta2) * np.square(factor * gradient)

    def moved(old: Any, mean: Any, square: Any) -> Any:
        return decay * old - rate * mean / (np.sqrt(square) / correction + options.eps)

    with np.errstate(over="ignore", invalid="ignore"):  # such a step is refused
        means = jax.tree.map(mean, adapter.means, adapter.gradient)
        squares = jax.tree.map(square, adapter.squares, adapter.gradient)
        matrices = jax.tree.map(moved, adapter.matrices, means, squares)
    if not all(np.isfinite(leaf).all() for leaf in jax.tree.leaves((matrices, means, squares))):
        raise Refused(
            f"the step has numbers that are not finite in float32 (learning_rate {options.learning_rate:g}, "
            f"norm of the gradient {norm:g}): nothing was changed, and the gradient is dropped"
        )
    return TrainedAdapter(matrices, means, squares, steps), norm
