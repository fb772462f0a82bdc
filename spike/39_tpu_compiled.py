"""What does a TPU run? libtpu compiles for one that the machine does not have.

Needs libtpu, 0.4 GB, in an environment of its own (`.ci/tpu FOLDER` makes one) and no TPU. Then run
`FOLDER/bin/python spike/39_tpu_compiled.py`, or with the names of some programs.

Cycles are libtpu's own estimate for what a program runs once; a loop counts as one round, and a kernel of
Pallas as none. They are a cost model and no time. A large copy is one of at least a leaf of the cache; a
large multiplication is one of at least a linear's weight, outside of the matrix unit.
"""

import argparse
import json
import math
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

os.environ |= {"JAX_PLATFORMS": "cpu", "TPU_SKIP_MDS_QUERY": "1", "ALLOW_MULTIPLE_LIBTPU_LOAD": "1"}

import jax
import measure
import numpy as np
from jax.sharding import Mesh
from measure import Row
from shortened import first_layers

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source, random_from_config
from xlabatch.collectives import AXIS
from xlabatch.distributed.load import abstract_on_mesh
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.programs import abstract_state
from xlabatch.distributed.splits import Split, on_all_devices, on_one_device
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import Program
from xlabatch.engine.other_devices import DEVICES, arrays_on, described_devices
from xlabatch.engine.plain import PLAIN, cache_type
from xlabatch.engine.programs import EngineShape
from xlabatch.model.kv_cache import KV, Backend, backend_of

CASES = (  # kind, devices, model, weights, slots, layers
    *(("v6e", 1, "random:llama-8b", "bfloat16", slots, 32) for slots in (1, 32)),
    *((kind, 1, "random:llama-8b", "bfloat16", 64, 4) for kind in ("v5e", "v6e", "v7x")),
    ("v6e", 4, "random:llama-8b", "bfloat16", 32, 4),
    ("v6e", 1, "random:llama-1b", "bfloat16", 32, 2),
    ("v6e", 1, "windows", "bfloat16", 32, 2),
    ("v6e", 1, "random:qwen3-30b-a3b", "bfloat16", 32, 1),
    ("v6e", 1, "random:qwen3-next-80b-a3b", "bfloat16", 32, 4),
)
CONTEXT, STOPS, SIZES = 2048, 4, (128, 512)
WINDOWS = {  # gemma2-2b
    "model_type": "gemma2",
    "vocab_size": 256000,
    "hidden_size": 2304,
    "intermediate_size": 9216,
    "num_hidden_layers": 26,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 256,
    "query_pre_attn_scalar": 256,
    "sliding_window": 4096,
    "attn_logit_softcapping": 50.0,
    "final_logit_softcapping": 30.0,
    "max_position_embeddings": 8192,
    "eos_token_id": 1,
    "bos_token_id": 2,
    "pad_token_id": 0,
}
COPY = r"= (\w+)\[([\d,]*)\]\S* (?:copy|transpose)\("
BYTES = {"bf16": 2, "f32": 4, "s32": 4, "s8": 1}


def lowered(
    kind: str,
    devices: int,
    model: str,
    weights: str,
    slots: int,
    layers: int,
    names: list[str],
    as_on_cpus: bool = False,
) -> Iterator[tuple[str, Any, DeviceArrays]]:
    """An engine's programs for TPUs, from shapes alone, with the shapes of its arrays."""
    device = DEVICES[kind]
    source = random_from_config(model, WINDOWS) if model == "windows" else open_source(model)
    spec = source.spec
    cfg, params = first_layers(spec.config, spec.params, layers)
    backend: Backend | None = "xla" if as_on_cpus else None
    wide = on_all_devices(cfg, devices)
    arrays = arrays_on(device, wide, params, weights, slots, CONTEXT, STOPS, backend=backend, devices=devices)
    if devices > 1:
        mesh = Mesh(np.array(described_devices(device)[:devices]), (AXIS,))
        own = load.abstract(part_of_model(cfg, params, Split(devices), 0), weights, platform="tpu")
        dtype = cache_type(weights, "tpu")
        used = backend_of(arrays.state.kv)
        state = jax.eval_shape(lambda: PLAIN.empty_state(wide, slots, CONTEXT, STOPS, dtype, used))
        arrays = replace(arrays, params=abstract_on_mesh(mesh, own), state=abstract_state(mesh, state))
        cfg = on_one_device(cfg, devices)
    for program in PLAIN.specs(EngineShape(cfg, SIZES), arrays):
        if program.name in names or not names:
            yield program.name, Program(program, arrays, False, device.target).lower(), arrays


def row(name: str, program: Any, arrays: DeviceArrays, devices: int) -> Row:
    """Compile one program and summarize the result."""
    compiled = program.compile()
    memory = compiled.memory_analysis()
    hlo = compiled.as_text()
    leaves = [kv.keys for kv in arrays.state.kv if isinstance(kv, KV)]
    leaf_bytes = min(leaf.size * leaf.dtype.itemsize for leaf in leaves) // devices
    # without norms, routers and scales
    weights = [leaf.size for leaf in jax.tree.leaves(arrays.params.layers) if leaf.size >= 2**20]
    entry = hlo[hlo.index("\nENTRY") :]
    copies = [bytes_of(*found) for found in re.findall(COPY, without_copies_in_place(hlo))]
    multiplied = [numbers(dims) for dims in re.findall(r"= \w+\[([\d,]*)\]\S* multiply\(", hlo)]
    return {
        "program": name,
        "cycles of the entry, M": sum(map(int, re.findall(r'"estimated_cycles":"(\d+)"', entry))) / 1e6,
        "large copies": sum(size >= leaf_bytes for size in copies),
        "large multiplications": sum(size >= min(weights) for size in multiplied),
        "loops": len(re.findall(r" while\(", hlo)),
        "kernels": hlo.count('custom_call_target="tpu_custom_call"'),
        "scratch, MB": memory.temp_size_in_bytes / 1e6,
        "cache leaf, MB": leaf_bytes / 1e6,
        "not in place, MB": (memory.output_size_in_bytes - memory.alias_size_in_bytes) / 1e6,
        "collectives": len(re.findall(r" (?:all-gather|all-reduce)(?:-start)?\(", hlo)),
    }


def without_copies_in_place(hlo: str) -> str:
    """A program without the computations that copy an array onto itself, which is no work."""
    same = re.findall(r"output_to_operand_aliasing=\{\{\}: \(0, \{\}\)\}, calls=(%copy_fusion\S*)", hlo)
    computations = hlo.split("\n\n")
    return "\n\n".join(each for each in computations if each.split(" ", 1)[0] not in same)


def bytes_of(dtype: str, dims: str) -> int:
    return BYTES.get(dtype, 4) * numbers(dims)


def numbers(dims: str) -> int:
    return math.prod(int(size) for size in dims.split(",") if size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", help="which (default all)")
    case = "KIND", "DEVICES", "MODEL", "WEIGHTS", "SLOTS", "LAYERS"
    parser.add_argument("--case", nargs=6, metavar=case, help="instead of the default cases")
    parser.add_argument("--as-on-cpus", action="store_true", help="keys and columns as a CPU has them")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON and write no results")
    args = parser.parse_args()
    tables = {}
    for kind, count, model, weights, slots, layers in [args.case] if args.case else CASES:
        devices = int(count)
        name = f"{model}, {layers} layers, {weights}, {slots} slots of {CONTEXT}, {devices} {kind}"
        tables[name] = [
            row(program, text, arrays, devices)
            for program, text, arrays in lowered(
                kind, devices, model, weights, int(slots), int(layers), args.programs, args.as_on_cpus
            )
        ]
    if args.json:
        print(json.dumps([row for rows in tables.values() for row in rows]))
    else:
        measure.report(__file__, tables)


if __name__ == "__main__":
    main()
