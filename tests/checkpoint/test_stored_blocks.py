"""Linears in the blocks of a GGUF file: which stored row each output is."""

from itertools import chain
from pathlib import Path

import jax
import pytest
from checkpoint.test_gguf import ARCHITECTURES, LOST, as_converted, to_convert
from support.gguf_files import save_gguf
from support.shapes import CASES

from xlabatch.checkpoint import stored_blocks
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.stored_blocks import MOST_ROWS
from xlabatch.checkpoint.tensor_specs import TensorSpec
from xlabatch.checkpoint.weight_formats import LinearSpec, choose_formats

FAMILIES = [case for case in CASES if case not in LOST and case.split(",")[0] in ARCHITECTURES]


def weights_of(source: Source) -> list[TensorSpec]:
    """The weights of all linears whose blocks may be computed, of each expert alone."""
    chosen = choose_formats(source.spec.params, "int8")
    nodes = jax.tree.leaves(chosen, is_leaf=lambda node: isinstance(node, LinearSpec))
    linears = [node for node in nodes if isinstance(node, LinearSpec) and node.format == "int8"]
    each = (
        [n.entry(x).weight for x in range(n.weight.shape[0])] if n.is_stacked else [n.weight] for n in linears
    )
    return list(chain.from_iterable(each))


@pytest.mark.heavy
@pytest.mark.parametrize("case", FAMILIES)
def test_each_output_is_the_stored_row_with_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    monkeypatch.setattr(stored_blocks, "can_compute", lambda tensor: len(tensor.shape) > 1)
    save_gguf(tmp_path / "model.gguf", to_convert(as_converted(case)))
    opened = open_source(tmp_path / "model.gguf")
    for spec in weights_of(opened):
        rows = opened.blocks.rows(spec)
        assert rows is not None, spec.parts
        expected = spec.read(opened.read)[:, opened.blocks.order(spec)]
        for output, number in enumerate(rows):
            tensor = opened.blocks.tensors[number // MOST_ROWS]
            stored = tensor.read().reshape(-1, tensor.shape[-1])[number % MOST_ROWS]
            assert (stored == expected[output]).all(), (spec.parts, output)
