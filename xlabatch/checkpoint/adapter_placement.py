"""Where an adapter goes in a model: which linears it can change, and its matrices in the layout of linear.

A weight may consist of several stored linears, such as queries, keys and values. Each of them has a part of
`down`. The rows of `up` are arranged as the rows of the weight are, by its layout.
"""

from collections.abc import Iterator, Mapping

import jax
import numpy as np

from xlabatch.checkpoint.peft import Adapter, LowRank
from xlabatch.checkpoint.safetensors_files import join_problems
from xlabatch.checkpoint.tensor_specs import Array, Shape, TensorSpec, split_runs, transposed
from xlabatch.errors import Refused
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.adapters import AdapterMatrices
from xlabatch.model.params import (
    Experts,
    HeadLinears,
    JoinedLinear,
    Latents,
    Layer,
    Linear,
    Mlp,
    MlpAndExperts,
    Params,
    SplitLinear,
)
from xlabatch.validation import printable


def is_adaptable(node: object) -> bool:
    """Whether a node of a layer is a linear that adapters can add to: not one of experts or heads."""
    return isinstance(node, (Linear, PackedLinear))


def is_unit(node: object) -> bool:
    """Whether a node is such a linear, or has no such linear within."""
    return is_adaptable(node) or isinstance(node, (Experts, HeadLinears, SplitLinear, JoinedLinear))


def list_adaptable(part: Layer | Mlp | Experts | MlpAndExperts | None) -> list[Linear]:
    """The linears of a layer, or of a part of it, that adapters can add to."""
    return [node for node in jax.tree.leaves(part, is_leaf=is_unit) if is_adaptable(node)]


def list_weights(specs: Params, packed: bool) -> Iterator[list[TensorSpec]]:
    """The weights that each table is for: one weight, or for the kernels one of each layer of a stack."""
    runs: list[list[Layer]] = split_runs(specs.layers) if packed else [[layer] for layer in specs.layers]
    for run in runs:
        for linears in zip(*map(list_adaptable, run), strict=True):
            yield [linear.weight for linear in linears]


def arrange(adapter: Adapter, specs: Params, rank: int, packed: bool) -> list[AdapterMatrices]:
    """What an adapter adds to each linear, in the order of a model's tables; zero where it adds nothing."""
    check_fits(adapter, specs, rank)
    matrices = []
    for weights in list_weights(specs, packed):
        down = [arrange_down(spec, adapter.linears, rank) for spec in weights]
        up = [arrange_up(spec, adapter.linears, rank) for spec in weights]
        stacked = AdapterMatrices(np.stack(down), np.stack(up)) if packed else AdapterMatrices(*down, *up)
        matrices.append(stacked)
    return matrices


def check_fits(adapter: Adapter, specs: Params, rank: int) -> None:
    """Raise Refused unless each linear of an adapter is in the model, of its shape, and its rank fits."""
    shapes = {
        name.removesuffix(".weight"): sizes(spec, shape)
        for (spec,) in list_weights(specs, packed=False)
        for name, shape in spec.parts
    }
    wrong = [
        f"{printable(name, 100)} {reason_against(name, specs)}"
        for name in adapter.linears.keys() - shapes.keys()
    ]
    wrong += [
        f"{name} adds to a weight {list(linear.shape)}, but it is {list(shapes[name])}"
        for name, linear in adapter.linears.items()
        if name in shapes and shapes[name] != linear.shape
    ]
    if wrong:
        raise Refused(f"adapter {printable(adapter.folder)}: {join_problems(wrong)}")
    if adapter.rank > rank:
        raise Refused(
            f"adapter {printable(adapter.folder)} has rank {adapter.rank}, but there is room for {rank}; "
            f"start with an adapter_rank of {adapter.rank}"
        )


def reason_against(name: str, specs: Params) -> str:
    """Why the linear with this name can have no adapter."""
    if name.endswith("kv_b_proj") and any(isinstance(layer.qkv, Latents) for layer in specs.layers):
        return "makes keys and values of latents, which are cached in their place: it can have no adapter"
    return "is no linear of this model that can have an adapter"


def sizes(spec: TensorSpec, shape: Shape) -> tuple[int, int]:
    """Outputs and inputs of a stored linear of this shape."""
    return (shape[1], shape[0]) if is_transposed(spec, shape) else (shape[0], shape[1])


def is_transposed(spec: TensorSpec, shape: Shape) -> bool:
    """Whether a linear is stored as [in, out]."""
    return spec.layout is transposed or shape[1] != spec.shape[1]


def arrange_down(spec: TensorSpec, linears: Mapping[str, LowRank], rank: int) -> Array:
    """The matrices [parts * rank, in] of a weight, one part for each stored linear."""
    down = np.zeros((len(spec.parts), rank, spec.shape[1]), np.float32)
    for n, (name, _) in enumerate(spec.parts):
        if linear := linears.get(name.removesuffix(".weight")):
            down[n, : linear.rank] = linear.down.read()
    return down.reshape(-1, spec.shape[1])


def arrange_up(spec: TensorSpec, linears: Mapping[str, LowRank], rank: int) -> Array:
    """The matrices [rank, out] of a weight, times the scale."""
    rows = np.zeros((spec.shape[0], rank), np.float32)
    for n, (name, shape) in enumerate(spec.parts):
        if linear := linears.get(name.removesuffix(".weight")):
            part = np.zeros((linear.shape[0], rank), np.float32)
            part[:, : linear.rank] = linear.up.read() * np.float32(linear.scale)
            write_rows(rows, spec, n, shape, part)
    return np.ascontiguousarray(rows.T)


def part_of(spec: TensorSpec) -> Array:
    """Which stored linear each output of a weight comes from -> int32 [out]."""
    rows = np.zeros((spec.shape[0], 1), np.float32)
    for n, (_, shape) in enumerate(spec.parts):
        write_rows(rows, spec, n, shape, np.full((sizes(spec, shape)[0], 1), n, np.float32))
    return rows[:, 0].astype(np.int32)


def write_rows(rows: Array, spec: TensorSpec, n: int, shape: Shape, part: Array) -> None:
    """Write numbers [outputs of the n-th stored linear, any] to the rows of a weight, by its layout."""
    stored = part.T if is_transposed(spec, shape) else part
    stored = stored if spec.place is None else stored[spec.place]
    for write in spec.layout(rows.shape, n, stored):
        rows.reshape(write.view_shape)[write.index] = write.value
