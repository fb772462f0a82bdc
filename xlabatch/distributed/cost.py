"""Cost model for a model on several devices: bytes, operations, traffic, and the time they take.

A step reads the weights that it uses and its sequences' keys and values, computes, and exchanges sums.
Reading and computing overlap; the exchange does not. Nothing is measured: `efficiency` is the share of a
device's limits that programs reach.
"""

import math
from dataclasses import dataclass

import jax

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.splits import Split, on_one_device
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.head_norms import norms_span_devices
from xlabatch.model.params import Experts

FLOAT32 = 4  # bytes of each number that devices exchange
EFFICIENCY = 0.7  # published engines reach 62 to 77 % of the reading limit at one sequence


@dataclass(frozen=True)
class Device:
    """The limits of one device, with its links to devices of the same host and of other hosts."""

    memory: float  # bytes
    bandwidth: float  # bytes a second from its memory
    operations: float  # a second, in bfloat16
    link: float  # bytes a second received from devices of its host
    network: float = 50e9  # bytes a second received from other hosts
    link_latency_s: float = 8e-6  # of one collective within a host
    network_latency_s: float = 25e-6
    per_host: int = 8


DEVICES = {  # the vendors' figures
    "A100": Device(80e9, 2.04e12, 312e12, 300e9),
    "H100": Device(80e9, 3.35e12, 989e12, 450e9),
    "H200": Device(141e9, 4.8e12, 989e12, 450e9),
    "B200": Device(180e9, 7.7e12, 2250e12, 900e9),
    "v5e": Device(16e9, 0.82e12, 197e12, 200e9, per_host=256),
    "v5p": Device(95e9, 2.77e12, 459e12, 600e9, per_host=256),
    "v6e": Device(32e9, 1.64e12, 918e12, 448e9, per_host=256),
    "v7x": Device(96e9, 3.69e12, 1153e12, 600e9, per_host=256),  # half a chip, which is a device of its own
}
TPUS = {"TPU v5 lite": "v5e", "TPU v5": "v5p", "TPU v6 lite": "v6e", "TPU7x": "v7x"}  # as jax names them


def balanced_tokens(kind: str) -> float:
    """Return how many tokens a device multiplies with a 16-bit weight while it reads one, 2 operations each.

    `kind` is a device as jax names it. One that is unknown counts as an H200.
    """
    name = TPUS.get(kind) or next((name for name in DEVICES if name in kind), "H200")
    return DEVICES[name].operations / DEVICES[name].bandwidth


@dataclass(frozen=True)
class StepCost:
    """One device's work in a step that runs the next tokens of several sequences."""

    weight_bytes: float
    cache_bytes: float
    operations: float
    received_bytes: float
    collectives: int

    def seconds(self, device: Device, devices: int, efficiency: float = EFFICIENCY) -> dict[str, float]:
        """Return the seconds of each part."""
        within = devices <= device.per_host
        link = device.link if within else device.network
        latency = device.link_latency_s if within else device.network_latency_s
        return {
            "weights": self.weight_bytes / device.bandwidth / efficiency,
            "cache": self.cache_bytes / device.bandwidth / efficiency,
            "operations": self.operations / device.operations / efficiency,
            "collectives": (self.collectives * latency + self.received_bytes / link) if devices > 1 else 0.0,
        }

    def total_s(self, device: Device, devices: int, efficiency: float = EFFICIENCY) -> float:
        parts = self.seconds(device, devices, efficiency)
        return max(parts["weights"] + parts["cache"], parts["operations"]) + parts["collectives"]

    def limit(self, device: Device, devices: int) -> str:
        """Return the name of the part that takes the most time."""
        parts = self.seconds(device, devices)
        return max(parts, key=lambda name: parts[name])


@dataclass(frozen=True)
class Sizes:
    """Bytes and counts of weights on one device."""

    weights: int  # bytes
    position: int  # bytes of a position's keys and values
    state: int  # bytes of a sequence's recurrent states, whatever its length
    read: float  # bytes of weights that every step reads
    expert_bytes: float  # of all experts together
    experts: int  # of a layer, on all devices; 0: none
    multiplied: float  # weights that every token is multiplied with, and the head's
    head: float  # the head's weights, multiplied only with the last token of a sequence
    expert_weights: float  # of all experts together
    sums: int  # over devices, in a step
    norms: int  # in a step, over heads on several devices; the bytes exchanged for them are few


def compute_sizes(source: Source, weights: str, split: Split, cache_bytes: int) -> Sizes:
    """Compute the sizes of a model's part on one device."""
    cfg = source.spec.config
    part = part_of_model(cfg, source.spec.params, split, 0)
    shapes = load.abstract(part, weights)
    mixtures = [layer.mlp for layer in shapes.layers if isinstance(layer.mlp, Experts)]
    experts = [mixture.each for mixture in mixtures]
    table = [] if shapes.head is None else [shapes.embed]  # a step reads only a few rows of it
    own = on_one_device(cfg, split.devices)
    return Sizes(
        weights=count_bytes(shapes),
        position=own.cached * cache_bytes,
        state=sum(kind.numbers for kind in own.recurrent) * FLOAT32,
        read=count_bytes(shapes) - count_bytes(experts) - count_bytes(table),
        expert_bytes=count_bytes(experts),
        experts=max((mixture.router.weight.shape[0] for mixture in mixtures), default=0),
        multiplied=count_numbers(shapes) - count_numbers(experts) - count_numbers(table),
        head=count_numbers(shapes.embed if shapes.head is None else shapes.head),
        expert_weights=count_numbers(experts),
        sums=sum((layer.out is not None) + (layer.mlp is not None) for layer in shapes.layers)
        + sum(mixture.shared is not None for mixture in mixtures),
        norms=sum(norms_span_devices(cfg, layer) for layer in shapes.layers),
    )


def step_cost(
    cfg: Config, sizes: Sizes, split: Split, sequences: int, tokens: int, length: float
) -> StepCost:
    """Return the cost of a step of `tokens` tokens in each sequence, each about `length` positions long."""
    columns = sequences * tokens
    devices = split.devices
    chosen = cfg.experts_per_token / sizes.experts if sizes.experts else 0.0
    used = 1 - (1 - chosen) ** columns  # the share of the experts that any token chooses
    attention = 2 * len(cfg.attending) * cfg.heads / devices * (cfg.head_dim + cfg.value_dim) * length
    others = devices - 1
    sums = sizes.sums * others * columns * cfg.width * FLOAT32
    ends = (columns * cfg.width * 2 + sequences * cfg.vocab) * FLOAT32 * others / devices
    inner = sizes.multiplied - sizes.head + chosen * sizes.expert_weights
    return StepCost(
        weight_bytes=sizes.read + used * sizes.expert_bytes,
        cache_bytes=sequences * (length * sizes.position + sizes.state),
        operations=columns * (2 * inner + attention) + sequences * 2 * sizes.head,
        received_bytes=sums + ends,
        collectives=sizes.sums + sizes.norms + 2,
    )


def most_sequences(device: Device, sizes: Sizes, context: int) -> int:
    """Return how many sequences of a context fit next to the weights; a tenth of the memory stays free."""
    slot = context * sizes.position + sizes.state
    return max(0, math.floor((0.9 * device.memory - sizes.weights) / slot))


def count_bytes(tree: object) -> int:
    return sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(tree))


def count_numbers(tree: object) -> int:
    return sum(leaf.size for leaf in jax.tree.leaves(tree))


def parse_devices(text: str) -> tuple[int, str]:
    """Parse a number and a kind of devices, written as 8xH200."""
    count, _, kind = text.partition("x")
    if not count.isdecimal() or int(count) < 1 or kind not in DEVICES:
        raise Refused(f"devices are written as 8xH200, of {', '.join(DEVICES)}; got {text!r:.40}")
    return int(count), kind
