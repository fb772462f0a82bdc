"""How much each input of a linear matters, measured on a text: `xlabatch convert --calibrate` rounds by it.

An error of a weight reaches an output times the weight's input. So its square counts as much as the mean
square of this input over the tokens of the text, relative to the other inputs. Inputs of a real model differ
by factors of a thousand.

The model runs in XLA's own operations, one by one, so that the inputs of each linear can be seen. Experts of
a layer share what all of them have read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.load import WeightReader, to_device
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Array
from xlabatch.errors import Refused
from xlabatch.model import decoder
from xlabatch.model.params import Linear
from xlabatch.progress import report

Importance = Mapping[str, Array]  # of the inputs of each stored weight, float32 [in]; their mean is 1


def measure_importance(source: Source, chunks: Sequence[Sequence[int]]) -> Importance:
    """The importance of the inputs of every linear in the layers of a model, on chunks of a text."""
    squares: dict[str, Array] = {}
    config = source.spec.config.within(max(map(len, chunks)))
    tokens = 0  # of the chunk that runs

    def observed(node: Any, spec: Any) -> Any:
        if not isinstance(node, Linear):
            return node
        names = [name for name, _ in spec.weight.parts]
        sums = np.zeros(node.weight.shape[-1])
        squares.update(dict.fromkeys(names, sums))

        def add(inputs: jax.Array) -> None:
            nonlocal sums
            sums += np.square(np.asarray(inputs)[:, :tokens], dtype=np.float64).sum(1)  # no padding

        return replace(node, observe=add)

    with source.open_files():
        params = to_device(source.spec.params, WeightReader(source.read, source.random), "bfloat16")
    layers = params.layers, source.spec.params.layers
    observing = jax.tree.map(observed, *layers, is_leaf=lambda node: isinstance(node, Linear))
    params = replace(params, layers=observing)
    with jax.disable_jit():  # the experts' loop would not let its numbers out
        for done, ids in enumerate(chunks):
            report("calibrating", done, len(chunks))
            tokens = len(ids)
            decoder.run_sequences(config, params, jnp.asarray([ids], jnp.int32))
        report("calibrating", len(chunks), len(chunks))
    return {name: relative(source.name, name, sums) for name, sums in squares.items() if sums.any()}


def relative(model: str, name: str, sums: Array) -> Array:
    """Sums of squares, divided by their mean."""
    mean = sums.mean()
    if not np.isfinite(mean):
        raise Refused(f"model {model}: what {name} reads is not finite; calibrate with another text")
    importance: Array = (sums / mean).astype(np.float32)
    return importance
