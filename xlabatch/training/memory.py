"""What training an adapter takes, from shapes only, before anything is compiled.

The factors are what XLA's programs for CPUs take, by its own account
(`tests/training/test_training_memory.py`).
"""

import math
from dataclasses import dataclass

import jax

from xlabatch.checkpoint.adapter_placement import list_adaptable
from xlabatch.checkpoint.tensor_specs import ModelSpec, Shape, tensors
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.params import Layer
from xlabatch.training.gradient import PIECE
from xlabatch.training.lora import linears_of

LEAST = 32  # ids of a sequence, with padding
FLOAT = 4  # bytes
SCORES = 4.5  # arrays of attention's scores [H, T, T] that are there at once
FEATURES = 2.4  # arrays of what goes in and out of a layer's linears
MATRICES = 1.0  # of an adapter: its tables, and their gradient
LOGITS = 3.0  # arrays of logits, and one more before a soft cap
STATES = 2.0  # arrays of a recurrent state, one for each id


@dataclass(frozen=True)
class TrainingMemory:
    """Bytes of training an adapter, in addition to the engine."""

    weights: int  # in float32, a second time
    adapter: int
    optimizer: int  # Adam's moments, and the gradient
    inputs: int  # of all layers, for one sequence
    layer: int  # what the largest layer computes
    logits: int  # of the ids whose logits are held at once

    @property
    def gradient(self) -> int:
        """What the gradient of one sequence takes while it is computed."""
        return self.inputs + max(self.layer, self.logits)

    @property
    def total(self) -> int:
        return self.weights + self.adapter + self.optimizer + self.gradient


def check_has_gradient(name: str, cfg: Config) -> None:
    """Raise Refused for models with experts, and for layers that depend on more than the one before them.

    XLA cannot differentiate the loop over the experts that are used.
    """
    if cfg.experts_per_token:
        raise Refused(f"model {name} has experts, whose gradients are not implemented")
    if cfg.layer_inputs or any(attn.keys_of is not None for attn in cfg.attending):
        raise Refused(
            f"model {name} has layers with inputs of their own, or with the keys and values of other layers, "
            "whose gradients are not implemented"
        )


def padded_length(ids: int) -> int:
    """Return the ids that a sequence has with its padding: few shapes are compiled."""
    return max(LEAST, 1 << (ids - 1).bit_length())


def training_memory(spec: ModelSpec, ids: int, rank: int) -> TrainingMemory:
    """Predict what training an adapter of all linears takes, with sequences of this many ids."""
    cfg = spec.config
    layers = spec.params.layers
    T = padded_length(ids)
    linears = linears_of(spec.params, attention=True, mlp=True).values()
    adapter = FLOAT * rank * sum(outputs + inputs for outputs, inputs in linears)
    return TrainingMemory(
        weights=FLOAT * sum(map(math.prod, tensors(spec.params).values())),
        adapter=adapter,
        optimizer=3 * adapter,
        inputs=FLOAT * cfg.layers * cfg.width * T,
        layer=max(layer_bytes(cfg, number, each, T, rank) for number, each in enumerate(layers)),
        logits=int((LOGITS + (cfg.logit_cap is not None)) * FLOAT * min(T, PIECE) * cfg.vocab),
    )


def layer_bytes(cfg: Config, number: int, layer: Layer, T: int, rank: int) -> int:
    """Predict what the gradient of a layer takes for T ids, besides what goes in and out of it."""
    linears = list_adaptable(layer)
    matrices = rank * sum(sum(linear.weight.shape) for linear in linears)
    features = T * sum(features_of(cfg, leaf.shape) for leaf in jax.tree.leaves(layer))
    recurrence = cfg.recurrence[number] if cfg.recurrence else None
    mixed = SCORES * cfg.heads * T * T if cfg.attention[number] else 0.0
    if recurrence is not None:
        mixed += STATES * T * recurrence.numbers
    return int(FLOAT * (mixed + FEATURES * features + MATRICES * matrices))


def features_of(cfg: Config, shape: Shape) -> int:
    """Return the numbers that a token has before and after a linear of this shape, and 0 for other leaves."""
    if len(shape) < 2:
        return 0
    used = 1 if len(shape) == 2 else min(shape[0], cfg.experts_per_token or shape[0])
    return used * sum(shape[-2:])
