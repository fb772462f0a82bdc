"""How many devices a model can be split over, and what each device then has.

Heads and the MLP's width are split evenly. If there are fewer key/value heads than devices, each head is on
several devices, which share its query heads. The vocabulary is padded, as are outputs, below.

What follows attention or an MLP's width is a linear whose inputs are on all devices. On the kernels each
device computes some of its outputs from the inputs of all, experts included, so every output is the sum that
one device computes. On XLA's operations each device has its own inputs, or some experts, and the sums of all
devices are added: half as many exchanges, whose time a GPU or TPU feels.
"""

from dataclasses import dataclass, replace

from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.layers import inputs_of
from xlabatch.model.params import Experts, MlpAndExperts, Params, StateSpace

MOST_DEVICES = 1024


@dataclass(frozen=True)
class Split:
    """How a model is split over devices."""

    devices: int
    packed: bool = False  # for the kernels


def parse_mesh(mesh: str) -> int:
    """Parse a mesh, written as tensor=4, and return its number of devices."""
    axis, _, count = mesh.partition("=")
    if axis != "tensor" or not count.isdecimal() or not 1 <= int(count) <= MOST_DEVICES:
        raise Refused(f"a mesh is tensor=N with N devices, from 1 to {MOST_DEVICES}; got {mesh!r:.40}")
    return int(count)


def split_over(name: str, cfg: Config, params: Params, devices: int, packed: bool) -> Split:
    """Return the split of a model over devices, or raise Refused with the possible numbers of devices."""
    if cfg.layer_inputs or any(attn.head_dim for attn in cfg.attending):
        raise Refused(
            f"model {name} cannot be split over devices: its layers have heads of different sizes, or inputs "
            "of their own"
        )
    if reason := reason_against(cfg, params, devices, packed):
        most = max(cfg.heads, *(kind.heads for kind in cfg.recurrent), 1)
        others = [n for n in range(1, most + 1) if reason_against(cfg, params, n, packed) is None]
        raise Refused(
            f"model {name} cannot be split over {devices} devices: {reason}; "
            f"possible: {', '.join(map(str, others))}"
        )
    return Split(devices, packed)


def reason_against(cfg: Config, params: Params, devices: int, packed: bool = False) -> str | None:
    """Return why a model cannot be split over a number of devices, or None if it can."""
    heads = cfg.heads
    kv_heads = cfg.kv_heads
    for kind in cfg.recurrent:
        if reason := reason_against_state(kind, devices):
            return reason
        if has_state_spaces(params) and kind.key_heads % devices:  # each group is normed on one device
            return f"{kind.heads} heads of a state space, normed in {kind.key_heads} groups"
    if heads % devices or (kv_heads % devices and devices % kv_heads):
        return f"{heads} heads that share {kv_heads} key/value heads"
    for layer in params.layers:
        mlp = layer.mlp
        if isinstance(mlp, Experts):
            if packed and (size := inputs_of(mlp.each.down)) % devices:
                return f"experts of width {size}"
            if not packed and (count := mlp.each.up.weight.shape[0]) % devices:
                return f"{count} experts"
        shared = mlp.shared if isinstance(mlp, Experts) else mlp
        assert not isinstance(shared, MlpAndExperts)
        if shared and (size := inputs_of(shared.down)) % devices:
            return f"{'a shared expert' if isinstance(mlp, Experts) else 'an MLP'} of width {size}"
    return None


def reason_against_state(kind: Recurrence, devices: int) -> str | None:
    """Return why a recurrent state cannot be split over a number of devices, or None if it can."""
    if not kind.heads:
        return f"a convolution of {kind.features} features" if kind.features % devices else None
    heads = kind.heads
    key_heads = kind.key_heads
    if heads % devices or (key_heads % devices and devices % key_heads):
        return f"{heads} heads with matrices that share {key_heads} keys"
    return None


def has_state_spaces(params: Params) -> bool:
    """Return whether layers have state spaces in place of attention."""
    return any(isinstance(layer.qkv, StateSpace) for layer in params.layers)


def on_all_devices(cfg: Config, devices: int) -> Config:
    """Return the Config with the number of key heads that all devices together keep."""
    recurrence = tuple(kind and keep_keys(kind, devices) for kind in cfg.recurrence)
    return replace(cfg, kv_heads=max(cfg.kv_heads, devices), recurrence=recurrence)


def keep_keys(kind: Recurrence, devices: int) -> Recurrence:
    """Return a recurrence whose features count one key head for each device, if it has fewer."""
    if not kind.heads:
        return kind
    kept = max(kind.key_heads, devices)
    return replace(kind, features=2 * kept * kind.keys + kind.heads * kind.values)


def on_one_device(cfg: Config, devices: int) -> Config:
    """Return the Config of one device's part."""
    kept = on_all_devices(cfg, devices)
    recurrence = tuple(
        kind and replace(kind, features=kind.features // devices, heads=kind.heads // devices)
        for kind in kept.recurrence
    )
    return replace(cfg, heads=cfg.heads // devices, kv_heads=kept.kv_heads // devices, recurrence=recurrence)
