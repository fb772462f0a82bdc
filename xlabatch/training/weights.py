"""Weights in float32 that replace an engine's: of other files of the same model, or in memory."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from xlabatch.checkpoint import load
from xlabatch.checkpoint.safetensors_files import file_tensors
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_check import StoredTensor, check_tensors
from xlabatch.checkpoint.tensor_specs import Array, At, ModelSpec, Shape
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.params import Params
from xlabatch.training.scores import parameters

Parameters = Params


def parameters_of(source: Source, engine: XlaBatchEngine) -> Params:
    """Read a model. Refused unless only its weights differ from the engine's model."""
    if source.spec.config != engine.runner.config:
        raise Refused("the model has another configuration than the one that is served")
    return parameters(source)


def read_parameters(file: Path, engine: XlaBatchEngine) -> Params:
    """Read a safetensors file that has all tensors by the names of the engine's model."""
    return named_parameters("in the body", file_tensors(file), engine)


def parameters_from(tensors: Mapping[str, Array], engine: XlaBatchEngine) -> Params:
    """Take all tensors of the engine's model from memory, by the names that they have in its files."""
    stored = {name: ArrayTensor(tensor) for name, tensor in tensors.items()}
    return named_parameters("in memory", stored, engine)


@dataclass(frozen=True)
class ArrayTensor:
    """A tensor that has been read."""

    tensor: Array

    @property
    def dtype(self) -> str:
        return self.tensor.dtype.name

    @property
    def shape(self) -> Shape:
        return self.tensor.shape

    @property
    def nbytes(self) -> int:
        return self.tensor.nbytes

    def read(self, at: At = None) -> Array:
        return self.tensor if at is None else self.tensor[at]


def named_parameters(model: str, stored: Mapping[str, StoredTensor], engine: XlaBatchEngine) -> Params:
    specs = engine.adapters.specs
    if specs is None:
        raise Refused("the model was not loaded from files: its tensors have no names")
    check_tensors(model, ModelSpec(engine.runner.config, specs), stored)

    def read(name: str, at: At) -> Array:
        return stored[name].read(at)

    return load.to_device(specs, load.WeightReader(read), "float32")
