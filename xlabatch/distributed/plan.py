"""Plans: each possible split of a model over devices, whether it fits, and its speed by the cost model."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from xlabatch.checkpoint.load import ROUNDED, WEIGHTS
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.cost import DEVICES, compute_sizes, most_sequences, step_cost
from xlabatch.distributed.splits import Split, reason_against
from xlabatch.errors import Refused

CHUNK = 2048  # prompt tokens in a step, for the speed of prefill
CHUNKS = (128, 512, 2048)  # whose programs are predicted
CACHE_BYTES = {"float32": 4}  # of a number in the cache; with other weights the cache has 16 bits


@dataclass(frozen=True)
class ProgramCost:
    """A program by what it reads, and how long that takes."""

    program: str
    rows: int  # sequences that it decodes, or tokens of a prompt
    read_bytes: float  # by each device
    floor_s: float  # at the device's own limits
    expected_s: float  # at the share of them that programs reach


@dataclass(frozen=True)
class SplitPlan:
    """A model split over a number of devices."""

    devices: int
    weights: int  # bytes on each device
    sequences: int  # number of sequences of the full context that fit next to the weights
    tokens_per_s: dict[int, float]  # by the number of sequences, as far as they fit
    limits: dict[int, str]  # what takes the most time, by the number of sequences
    prefill_tokens_per_s: float
    programs: tuple[ProgramCost, ...]

    @property
    def fits(self) -> bool:
        return self.sequences > 0

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {"fits": self.fits}


def plans(
    source: Source, weights: str, count: int, kind: str, context: int, length: int, rows: Sequence[int]
) -> list[SplitPlan]:
    """Plan every possible split over at most `count` devices of a kind.

    Sequences have about `length` positions.
    """
    if weights not in WEIGHTS or weights in ROUNDED:
        raise Refused(f"weights of a plan are float32, bfloat16 or int8, got {weights!r}")
    cfg = source.spec.config
    device = DEVICES[kind]
    found = []
    for devices in range(1, count + 1):
        if reason_against(cfg, source.spec.params, devices):
            continue
        split = Split(devices)
        sizes = compute_sizes(source, weights, split, CACHE_BYTES.get(weights, 2))
        sequences = most_sequences(device, sizes, context)
        steps = {n: step_cost(cfg, sizes, split, n, 1, length) for n in rows if n <= sequences}
        chunk = step_cost(cfg, sizes, split, 1, CHUNK, CHUNK / 2)
        chunks = {size: step_cost(cfg, sizes, split, 1, size, length / 2) for size in CHUNKS}
        programs = [("decode", steps), ("prefill", chunks if sequences else {})]
        found.append(
            SplitPlan(
                devices=devices,
                weights=sizes.weights,
                sequences=sequences,
                tokens_per_s={n: n / step.total_s(device, devices) for n, step in steps.items()},
                limits={n: step.limit(device, devices) for n, step in steps.items()},
                prefill_tokens_per_s=CHUNK / chunk.total_s(device, devices),
                programs=tuple(
                    ProgramCost(
                        name,
                        count,
                        step.weight_bytes + step.cache_bytes,
                        step.total_s(device, devices, efficiency=1),
                        step.total_s(device, devices),
                    )
                    for name, costs in programs
                    for count, step in costs.items()
                ),
            )
        )
    return found
