"""LoRA matrices in training: which linears of a model have them, and how they get into its tables.

They are float32 arrays under the names that the model's files have for the linears, as PEFT has them. An
engine takes them arranged for its layout; the gradient is taken through the same tables on XLA's operations.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.checkpoint.adapter_placement import (
    arrange,
    list_adaptable,
    sizes,
    write_rows,
)
from xlabatch.checkpoint.peft import Adapter, LowRank
from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.engine.adapters.registry import LoadedAdapter, ReadAdapter
from xlabatch.errors import Refused
from xlabatch.model.params import Leaf, Params

ALPHA = 32  # as Tinker has it: what an adapter adds is multiplied by ALPHA / rank
MAX_RANK = 512


class Pair(NamedTuple):
    """The two matrices of a linear."""

    down: Leaf  # [rank, inputs]
    up: Leaf  # [outputs, rank]


Matrices = dict[str, Pair]  # by the name of the linear in the model's files


def linears_of(specs: Params, attention: bool, mlp: bool) -> dict[str, tuple[int, int]]:
    """Return the outputs and inputs of each linear that can be trained, by its name."""
    found: dict[str, tuple[int, int]] = {}
    for layer in specs.layers:
        of_mlp = {id(linear) for linear in list_adaptable(layer.mlp)}
        for linear in list_adaptable(layer):
            if mlp if id(linear) in of_mlp else attention:
                spec = linear.weight
                found |= {stored_name(name): sizes(spec, shape) for name, shape in spec.parts}
    return found


def stored_name(weight: str) -> str:
    return weight.removesuffix(".weight")


def draw(linears: Mapping[str, tuple[int, int]], rank: int, seed: int) -> Matrices:
    """Draw an adapter that changes nothing yet: as in PEFT, `down` is uniform and `up` is zero."""
    if not 1 <= rank <= MAX_RANK:
        raise Refused(f"rank is from 1 to {MAX_RANK}, got {rank}")
    matrices = {}
    for number, (name, (outputs, inputs)) in enumerate(sorted(linears.items())):
        uniform = np.random.default_rng([seed, number]).uniform(-1, 1, (rank, inputs))
        matrices[name] = Pair((uniform / np.sqrt(inputs)).astype(np.float32), np.zeros((outputs, rank), "f4"))
    return matrices


def rank_of(matrices: Matrices) -> int:
    return max(len(pair.down) for pair in matrices.values())


def scale_of(rank: int) -> float:
    return ALPHA / rank


@dataclass(frozen=True, eq=False)
class AdapterWeights:
    """An adapter that does not change any more, with a name for its bits."""

    matrices: Matrices

    @cached_property
    def digest(self) -> str:
        return digest_of(self.matrices)

    @cached_property
    def nbytes(self) -> int:
        return sum(pair.down.nbytes + pair.up.nbytes for pair in self.matrices.values())


def digest_of(matrices: Matrices) -> str:
    """Return a name for all bits of an adapter."""
    digest = hashlib.sha256()
    for name, pair in sorted(matrices.items()):
        digest.update(f"{name} {pair.down.shape} {pair.up.shape}\n".encode())
        digest.update(pair.down.tobytes())
        digest.update(pair.up.tobytes())
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class InMemory:
    """A matrix that is read like one of a file."""

    numbers: NDArray[np.float32]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.numbers.shape

    def read(self) -> NDArray[np.float32]:
        return self.numbers


def for_engine(name: str, matrices: Matrices, specs: Params, rank: int, packed: bool) -> ReadAdapter:
    """Arrange an adapter for an engine's tables of this rank."""
    own_rank = rank_of(matrices)
    digest = digest_of(matrices)
    linears = {
        name: LowRank(InMemory(pair.down), InMemory(pair.up), scale_of(own_rank))
        for name, pair in matrices.items()
    }
    arranged = arrange(Adapter(Path(name), digest, linears), specs, rank, packed)
    return ReadAdapter(LoadedAdapter(name, digest, 0, own_rank), arranged)


def source_rows(spec: TensorSpec) -> NDArray[np.int32]:
    """Return for each output of a weight the row that it has if its stored linears follow one another."""
    rows = np.zeros((spec.shape[0], 1), np.float32)  # exact: fewer than 2**24
    first = 0
    for n, (_, shape) in enumerate(spec.parts):
        outputs = sizes(spec, shape)[0]
        write_rows(rows, spec, n, shape, np.arange(first, first + outputs, dtype=np.float32)[:, None])
        first += outputs
    return rows[:, 0].astype(np.int32)
