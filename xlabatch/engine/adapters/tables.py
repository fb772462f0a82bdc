"""The tables of a model that takes adapters: each linear has room for the matrices of all of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.adapter_placement import is_adaptable, is_unit, list_weights, part_of
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.distributed.load import mesh_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.options import EngineOptions
from xlabatch.errors import Refused
from xlabatch.model.adapters import is_table
from xlabatch.model.params import AdapterTable, Layer, Params

NO_MESH = "adapters on a mesh are not implemented: give either adapters or mesh"


def add_tables(model: Model, options: EngineOptions) -> Model:
    """The model with empty tables, if the options have adapters."""
    if not options.adapters:
        return model
    if mesh_of(model.params):
        raise Refused(NO_MESH)
    if model.specs is None:
        raise Refused(f"model {model.name} takes no adapters: it was not loaded from files")
    stacked = layout_of(model.params).packs_weights
    sizes = (options.adapters + 1, options.adapter_rank)
    tables = [make_table(weights, *sizes, stacked) for weights in list_weights(model.specs, stacked)]
    return replace(model, params=set_tables(model.params, tables))


def set_tables(params: Params, tables: Sequence[AdapterTable]) -> Params:
    """The parameters with a table for each linear that can have one, or without any."""
    if not tables:
        return params
    given = iter(tables)
    layers: Any = tuple(with_tables(layer, given) for layer in params.layers)
    return replace(params, layers=layers)


def with_tables(layer: Layer, tables: Iterator[AdapterTable]) -> Layer:
    """The layer with the next table for each of its linears that can have one."""

    def with_table(node: Any) -> Any:
        return replace(node, adapters=next(tables)) if is_adaptable(node) else node

    changed: Layer = jax.tree.map(with_table, layer, is_leaf=is_unit)
    return changed


def make_table(weights: Sequence[TensorSpec], entries: int, rank: int, stacked: bool) -> AdapterTable:
    """The empty table of a linear, or of the linears of a stack of layers."""
    spec = weights[0]
    stack = (len(weights),) if stacked else ()
    outputs, inputs = spec.shape
    parts = [part_of(each) for each in weights]
    return AdapterTable(
        down=jnp.zeros((*stack, entries, len(spec.parts) * rank, inputs), jnp.float32),
        up=jnp.zeros((*stack, entries, rank, outputs), jnp.float32),
        part_of=jnp.asarray(np.stack(parts) if stacked else parts[0]),
    )


def table_bytes(specs: Params, options: EngineOptions) -> int:
    if not options.adapters:
        return 0
    entries = options.adapters + 1
    rank = options.adapter_rank
    numbers = 0
    for (spec,) in list_weights(specs, packed=False):
        outputs, inputs = spec.shape
        numbers += entries * rank * (len(spec.parts) * inputs + outputs) + outputs
    return 4 * numbers


def tables_of(params: Params) -> list[AdapterTable]:
    """The tables that parameters have, in the order of their linears."""
    return [node for node in jax.tree.leaves(params, is_leaf=is_table) if is_table(node)]
