"""Weights in float32 that replace an engine's, read from other files of the same model."""

from pathlib import Path

from xlabatch.checkpoint import load
from xlabatch.checkpoint.safetensors_files import file_tensors
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_check import check_tensors
from xlabatch.checkpoint.tensor_specs import Array, At, ModelSpec
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
    specs = engine.adapters.specs
    if specs is None:
        raise Refused("the model was not loaded from files: its tensors have no names")
    stored = file_tensors(file)
    check_tensors("in the body", ModelSpec(engine.runner.config, specs), stored)

    def read(name: str, at: At) -> Array:
        return stored[name].read(at)

    return load.to_device(specs, load.WeightReader(read), "float32")
