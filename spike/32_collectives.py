"""What do 8 H200 exchange in a step? Programs compiled for GPUs that the machine does not have, and counted.

Needs what spike 18 needs. `python spike/32_collectives.py [MODEL] [WEIGHTS] [DEVICES]`

Beside what is in the compiled program stand the collectives and the received bytes of the cost model, which
`xlabatch plan` uses.
"""

import argparse
import json
import math
import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

os.environ["JAX_SKIP_CUDA_CONSTRAINTS_CHECK"] = "1"  # the check needs the driver

import jax
import jax.numpy as jnp
import measure
import numpy as np
from jax.sharding import Mesh
from measure import Row

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source
from xlabatch.collectives import AXIS
from xlabatch.distributed.cost import StepCost, compute_sizes, step_cost
from xlabatch.distributed.load import abstract_on_mesh
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.programs import abstract_state
from xlabatch.distributed.splits import Split, on_all_devices, on_one_device
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.other_devices import other_device
from xlabatch.engine.plain import PLAIN, cache_type
from xlabatch.engine.programs import EngineShape

H200 = other_device("h200")
CONTEXT, STOPS = 2048, 4
SLOTS, CHUNK = 8, 512
KINDS = ("all-gather", "all-reduce", "all-to-all", "collective-permute", "reduce-scatter")
BYTES = {"f32": 4, "bf16": 2, "f16": 2, "s32": 4, "pred": 1}


def lowered(model: str, weights: str, devices: int) -> Iterator[tuple[str, Any]]:
    """An engine's decode and a prompt chunk on a mesh of GPUs, from shapes alone."""
    mesh = Mesh(np.array(replace(H200, topology=f"1x1x{devices}").devices), (AXIS,))
    spec, split = open_source(model).spec, Split(devices)
    part = load.abstract(part_of_model(spec.config, spec.params, split, 0), weights)
    dtype = cache_type(weights, "gpu")
    shapes = jax.eval_shape(
        lambda: PLAIN.empty_state(
            on_all_devices(spec.config, devices), SLOTS, CONTEXT, STOPS, dtype, "triton"
        )
    )
    params, state = abstract_on_mesh(mesh, part), abstract_state(mesh, shapes)
    cfg = on_one_device(spec.config, devices)
    bitmask = jax.eval_shape(lambda: jnp.asarray(full_bitmask(SLOTS, cfg.vocab)))
    programs = programs_for(PLAIN, EngineShape(cfg, (CHUNK,)), DeviceArrays(params, state, bitmask))
    for name in ("decode", f"prefill {CHUNK}"):
        with jax.sharding.use_abstract_mesh(mesh.abstract_mesh):
            yield name, programs[name].lower()


def collectives(text: str, devices: int) -> tuple[Counter[str], float]:
    """The collectives of a compiled program by kind, and the bytes that a device receives from the others."""
    counts, received = Counter[str](), 0.0
    for result, kind in re.findall(rf"= (.*?) ({'|'.join(KINDS)})(?:-start)?\(", text):
        counts[kind] += 1
        shapes = re.findall(r"(\w+)\[([\d,]*)\]", result)
        dtype, sizes = shapes[-1]  # of a tuple, the last is the result
        size = math.prod(map(int, filter(None, sizes.split(",")))) * BYTES[dtype]
        received += size * (devices - 1) / devices * (2 if kind == "all-reduce" else 1)
    return counts, received


def predicted(model: str, weights: str, devices: int, sequences: int, tokens: int) -> StepCost:
    """What the cost model says of the step."""
    source, split = open_source(model), Split(devices)
    return step_cost(
        source.spec.config,
        compute_sizes(source, weights, split, 2),
        split,
        sequences,
        tokens,
        CONTEXT,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", nargs="?", default="random:llama-8b")
    parser.add_argument("weights", nargs="?", default="bfloat16")
    parser.add_argument("devices", nargs="?", type=int, default=8)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON and write no results")
    args = parser.parse_args()
    rows: list[Row] = []
    for name, program in lowered(args.model, args.weights, args.devices):
        counts, received = collectives(program.compile().as_text(), args.devices)
        shape = (SLOTS, 1) if name == "decode" else (1, CHUNK)
        step = predicted(args.model, args.weights, args.devices, *shape)
        row: Row = {"program": name, **{kind: counts[kind] for kind in KINDS}}
        row |= {"collectives, plan": step.collectives, "received, MB": received / 1e6}
        rows.append(row | {"received, plan, MB": step.received_bytes / 1e6})
    if args.json:
        print(json.dumps(rows))
    else:
        title = f"{args.model}, {args.weights}, {args.devices} {H200.name}, {SLOTS} slots"
        measure.report(__file__, {title: rows})


if __name__ == "__main__":
    main()
