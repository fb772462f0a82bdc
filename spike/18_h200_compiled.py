"""What does an H200 or an H100 run? XLA compiles for a GPU that the machine does not have.

Needs jax's CUDA plugin and ptxas, 0.2 GB, and no GPU: `pip install --no-deps jax-cuda12-plugin
jax-cuda12-pjrt nvidia-cuda-nvcc-cu12`, the first two in jax's own version. Then run
`python spike/18_h200_compiled.py`, or with the names of some programs.

A kernel is a unit of work for the GPU. A graph holds all kernels that are launched as one; for each operation
outside of it the host waits or launches separately. Matrix products are not autotuned here, which needs the
GPU. What goes into graphs depends on the driver, which the description of the GPU names.
"""

import argparse
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ["JAX_SKIP_CUDA_CONSTRAINTS_CHECK"] = "1"  # the check needs the driver

import measure
import numpy as np
from measure import Row
from numpy.typing import NDArray
from shortened import first_layers

from xlabatch.checkpoint.source import open_source
from xlabatch.checkpoint.stored_blocks import NO_BLOCKS, InBlocks, StoredBlocks
from xlabatch.checkpoint.tensor_specs import tensors
from xlabatch.checkpoint.weight_formats import STORED
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.compilation import Program
from xlabatch.engine.other_devices import DEVICES, DRIVER, arrays_on, cuda_version
from xlabatch.engine.programs import EngineShape
from xlabatch.engine.promise import fixed_order_on_gpus
from xlabatch.kernels.blocks import IN_FLOAT32
from xlabatch.model.kv_cache import Backend
from xlabatch.model.params import Order

CASES = (  # model, weights, slots
    *(("random:llama-8b", "bfloat16", slots) for slots in (1, 8, 64, 256)),
    *(("random:llama-8b", "int8", slots) for slots in (1, 8)),
    ("random:qwen3-8b", "bfloat16", 256),
    ("random:qwen3-30b-a3b", "bfloat16", 8),
)
ALL_LAYERS = 1000
CONTEXT, STOPS, SIZES, STEPS = 2048, 4, (128, 512), 4
DRAFTED = 16  # tokens of a step with drafts, with the strong promise
NVCC = import_module("nvidia.cu13" if cuda_version()[0] == 13 else "nvidia.cuda_nvcc")
PTXAS = Path(NVCC.__path__[0]) / "bin" / "ptxas"
GRAPH = "kCommandBuffer"
KERNELS = (
    "attend",
    "attend_kernel",
    "write_and_attend_kernel",
    "matrix_product",
    "product_kernel",
    "expert_product",
    "rotate",
    "transform_kernel",
    "round_tokens",
    "round_kernel",
)
COSTLY = ("kWhile", "kConditional", "kCopy", "kCustomCall")


def lowered(
    kind: str,
    model: str,
    weights: str,
    slots: int,
    names: list[str],
    order: Order = "xla",
    triton: bool = True,
    layers: int = ALL_LAYERS,
    driver: str = DRIVER,
) -> Iterator[tuple[str, Any]]:
    """An engine's programs for the GPU, from shapes alone; nothing is loaded."""
    device = replace(DEVICES[kind], driver=driver)
    spec = open_source(model).spec
    cfg, params = first_layers(spec.config, spec.params, layers)
    backend: Backend | None = None if triton else "xla_rows"
    blocks = NO_BLOCKS
    if weights == "fp8":
        weights = STORED
        linears = {name: shape for name, shape in tensors(params).items() if name.endswith("_proj.weight")}
        blocks = StoredBlocks.of({name: in_fp8(shape) for name, shape in linears.items()})
    arrays = arrays_on(device, cfg, params, weights, slots, CONTEXT, STOPS, order, backend, blocks=blocks)
    several = (slots + DRAFTED, STEPS) if order != "xla" else ()
    shape = EngineShape(cfg, SIZES, *several)
    for program in layout_of(arrays.params).specs(shape, arrays):
        if program.name in names or not names:
            yield program.name, Program(program, arrays, False, device.target).lower()


@dataclass(frozen=True)
class Fp8Shape:
    """The shape of a tensor in FP8, without its numbers."""

    shape: tuple[int, ...]
    dtype: str = IN_FLOAT32

    def read_rows(self, first: int, last: int) -> NDArray[np.uint8]:
        raise NotImplementedError


def in_fp8(shape: tuple[int, ...]) -> InBlocks:
    return InBlocks((Fp8Shape(shape),), lambda numbers: numbers)


def row(name: str, program: Any) -> Row:
    """Compile one program and summarize the result."""
    with tempfile.TemporaryDirectory() as folder:
        options = {"xla_dump_to": folder, "xla_dump_emitter_re": "ptx"}
        memory = program.compile(compiler_options=options).memory_analysis()
        # the last file is the one after all passes
        thunks = sorted(Path(folder).glob("*.thunk_sequence*.txt"))[-1]
        kinds, within = parse_thunks(thunks.read_text())
        registers, spilled = register_usage(Path(folder))
        unknown = loops_of_unknown_length(Path(folder))
    return {
        "program": name,
        "kernels": sum("Kernel" in kind for kind in kinds),
        "in graphs": sum("Kernel" in kind for kind in within),
        "calls in graphs": within.count("kCustomCall"),
        "graphs": kinds.count(GRAPH),
        **{kind[1:].lower(): kinds.count(kind) for kind in COSTLY},
        "else": len([kind for kind in kinds if "Kernel" not in kind and kind not in (GRAPH, *COSTLY)]),
        "loops of unknown length": unknown,
        "scratch, MB": memory.temp_size_in_bytes / 1e6,
        "not in place, MB": (memory.output_size_in_bytes - memory.alias_size_in_bytes) / 1e6,
        "kernels' registers": registers,
        "spilled, B": spilled,
    }


def loops_of_unknown_length(folder: Path) -> int:
    """The loops for whose end the host waits in each round."""
    [optimized] = folder.glob("*gpu_after_optimizations.txt")
    loops = re.findall(r"^.* while\(.*$", optimized.read_text(), re.MULTILINE)
    return sum("known_trip_count" not in loop for loop in loops)


def parse_thunks(sequence: str) -> tuple[list[str], list[str]]:
    """The kinds of all thunks, and of those within graphs; indentation shows nesting."""
    kinds, within = list[str](), list[str]()
    above: list[tuple[int, str]] = []
    for indent, kind in re.findall(r"^( *)\d+: (k\w+)", sequence, re.MULTILINE):
        above = [one for one in above if one[0] < len(indent)]
        kinds.append(kind)
        within += [kind] if any(one == GRAPH for _, one in above) else []
        above.append((len(indent), kind))
    return kinds, within


def register_usage(folder: Path) -> tuple[int | None, int | None]:
    """The most registers that the Triton kernels use, and the bytes that they spill."""
    registers, spilled = list[int](), list[int]()
    for source in folder.glob("*.ptx"):
        if not re.search(
            rf"entry ({'|'.join(KERNELS)})\(",
            source.read_text(),
        ):
            continue  # jax 0.11 names the entry after the function
        command = [f"{PTXAS}", "-v", "-arch=sm_90a", f"{source}", "-o", os.devnull]
        report = subprocess.run(command, capture_output=True, text=True, check=True).stderr
        registers += map(int, re.findall(r"Used (\d+) registers", report))
        spilled += map(int, re.findall(r"(\d+) bytes spill", report))
    return (max(registers), sum(spilled)) if registers else (None, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", help="which (default all)")
    parser.add_argument(
        "--case", nargs=3, metavar=("MODEL", "WEIGHTS", "SLOTS"), help="instead of the default cases"
    )
    parser.add_argument("--strong", action="store_true", help="sums in a fixed order (the strong promise)")
    parser.add_argument(
        "--without-triton", action="store_true", help="XLA's own operations instead of our kernels"
    )
    parser.add_argument("--kind", choices=("h100", "h200"), default="h200", help="which GPU (default h200)")
    parser.add_argument("--layers", type=int, default=ALL_LAYERS, help="the model's first ones (default all)")
    parser.add_argument("--old-driver", action="store_true", help="with a driver of CUDA 12.2")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON and write no results")
    args = parser.parse_args()
    order = fixed_order_on_gpus() if args.strong else "xla"
    tables = {
        f"{model}, {weights}, {slots} slots of {CONTEXT}, compiled for an {DEVICES[args.kind].name}": [
            row(name, program)
            for name, program in lowered(
                args.kind,
                model,
                weights,
                int(slots),
                args.programs,
                order,
                not args.without_triton,
                args.layers,
                "12.2.0" if args.old_driver else DRIVER,
            )
        ]
        for model, weights, slots in ([args.case] if args.case else CASES)
    }
    if args.json:
        print(json.dumps([row for rows in tables.values() for row in rows]))
    else:
        measure.report(__file__, tables)


if __name__ == "__main__":
    main()
