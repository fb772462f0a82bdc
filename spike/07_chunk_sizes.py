"""Into which sizes is a prompt cut?

Every size is a prefill program to compile, and the tail of a prompt is padded to the next size. Measured: a
chunk of each size at the beginning of a slot and 512 tokens in. Computed from these costs: what sets of sizes
cost over prompts of 1 to 600 tokens, with the tail padded to one size as an engine does, and with the
tail cut further into the cheapest chunks of the set, against the cheapest that all sizes could do. Found:
from 128 tokens on a larger chunk is no cheaper per token, so 256 only pads and stalls; a fourth size is worth
1 % of long prompts and 10 % of short ones, a fifth nothing.
"""

from collections.abc import Iterator
from functools import partial

import jax
import jax.numpy as jnp
import measure
from measure import Row, Timing

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.device import plain_steps
from xlabatch.engine.device.state import PromptChunk, SlotState
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.plain import PLAIN
from xlabatch.model import kv_cache
from xlabatch.model.config import Config
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import chunk_sizes, size_for

SLOTS, CONTEXT = 8, 1152
ALL = (16, 32, 48, 64, 80, 96, 128, 256)
STARTS = (0, 512)
SETS = (
    (16, 64, 128),
    (32, 80, 128),
    (32, 128),
    (128,),
    (32, 64, 96, 128),
    (16, 32, 64, 128),
    (16, 64, 96, 128),
    (16, 32, 64, 96, 128),
    (16, 32, 48, 64, 80, 96, 128),
    (32, 64, 128, 256),
    (64, 256),
    (16, 32, 64),
    (32,),
    (16,),
)
PROMPTS = {
    "1 to 600": range(1, 601),
    "1 to 64": range(1, 65),
    "65 to 256": range(65, 257),
    "257 to 600": range(257, 601),
}
Costs = dict[int, dict[int, Timing]]  # by size and start


def prompt_chunk(size: int, start: int, slots: SlotState) -> PromptChunk:
    """A full chunk of a prompt."""
    params = jax.tree.map(lambda leaf: leaf[0], slots.rows.sampling_params)
    tokens = jnp.arange(size, dtype=jnp.int32)
    return PromptChunk(
        tokens,
        start=jnp.int32(start),
        length=jnp.int32(size),
        slot=jnp.int32(3),
        sampling_params=params,
    )


def chunks(rounds: int) -> tuple[list[Row], Costs, dict[int, float]]:
    """Compile a program for each size and time it at each start."""
    model = load.load(open_source("random:llama-135m"), packs=False)
    compiled, thunks = {}, {}
    for size in ALL:
        slots = PLAIN.empty_state(model.config, SLOTS, CONTEXT, 1)
        inputs = {start: prompt_chunk(size, start, slots) for start in STARTS}
        compiled[size] = measure.compile_for(
            partial(state_first, model.config), slots, model.params, inputs[0], donate=(0,)
        )
        for start in STARTS:
            state = PLAIN.empty_state(model.config, SLOTS, CONTEXT, 1)
            thunks[f"{size} {start}"] = measure.with_state(
                compiled[size].run, state, model.params, inputs[start]
            )
    timings = measure.time_interleaved(thunks, rounds)
    costs = {size: {start: timings[f"{size} {start}"] for start in STARTS} for size in ALL}
    rows = [row(size, compiled[size], costs[size]) for size in ALL]
    return rows, costs, {size: compiled[size].compile_s for size in ALL}


def state_first(
    cfg: Config, slots: SlotState, params: Params, chunk: PromptChunk
) -> tuple[SlotState, PrefillOutput]:
    """The package's prefill with its arguments in the order of measure.with_state."""
    return plain_steps.prefill(cfg, params, slots, chunk)


def row(size: int, compiled: measure.Compiled, costs: dict[int, Timing]) -> Row:
    """A row of the table of chunks."""
    line: Row = {"size": size}
    for start, timing in costs.items():
        line |= {
            f"ms from {start}": timing.ms,
            "quartiles" + " " * bool(start): timing.quartiles,
            f"a token, from {start}": timing.ms / size,
        }
    return line | {"compile s": compiled.compile_s, "temp MB": compiled.temp_mb}


def sets(costs: Costs, compiles: dict[int, float]) -> list[Row]:
    """The cost of each set of sizes, in ms per prompt and against the best use of all sizes."""
    lengths, rows = PROMPTS["1 to 600"], []
    best = sum(cheapest(n, ALL, costs) for n in lengths)
    for sizes in SETS:
        spent = {n: sum(cost(size, start, costs) for size, start in split(n, sizes)) for n in lengths}
        line: Row = {"sizes": str(sizes) + " (chosen)" * (sizes == chunk_sizes(CONTEXT, 128))}
        line |= {name: sum(spent[n] for n in of) / len(of) for name, of in PROMPTS.items()}
        line["over the best"] = f"{sum(spent.values()) / best - 1:.1%}"
        line["tail cut further"] = f"{sum(cheapest(n, sizes, costs) for n in lengths) / best - 1:.1%}"
        line["longest chunk"] = max(cost(sizes[-1], start, costs) for start in STARTS)
        rows.append(line | {"compile s": sum(compiles[size] for size in sizes)})
    return rows


def cost(size: int, start: int, costs: Costs) -> float:
    """Milliseconds of a chunk, interpolated between the two starts that were measured."""
    near, far = (costs[size][at].ms for at in STARTS)
    return near + (far - near) * start / STARTS[1]


def split(prompt: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The sizes and starts of a prompt's chunks, as an engine with these sizes cuts it."""
    for start in range(0, prompt, sizes[-1]):
        yield size_for(min(sizes[-1], prompt - start), sizes), start


def cheapest(prompt: int, sizes: tuple[int, ...], costs: Costs) -> float:
    """The least cost of a prompt in these sizes, full chunks first and the last one padded."""
    spent = {0: 0.0}  # by the start of the next chunk
    for start in range(prompt):
        if start in spent:
            for size in sizes:
                end = min(start + size, prompt)
                spent[end] = min(spent.get(end, float("inf")), spent[start] + cost(size, start, costs))
    return spent[prompt]


if __name__ == "__main__":
    rows, costs, compiles = chunks(measure.round_count(11))
    measure.report(
        __file__,
        {
            f"a prefill chunk of llama-135m, attention in blocks of {kv_cache.BLOCK}": rows,
            "sets of sizes, computed from these costs: ms per prompt by its length": sets(costs, compiles),
        },
    )
