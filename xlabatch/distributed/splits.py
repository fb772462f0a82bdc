"""How many devices a model can be split over, and what each device then has.

Heads, the MLP's width and experts are split evenly. If there are fewer key/value heads than devices, each
head is on several devices, which share its query heads. The vocabulary is padded.
"""

from dataclasses import dataclass, replace

from xlabatch.errors import Refused
from xlabatch.model.config import Config, Recurrence
from xlabatch.model.layers import inputs_of
from xlabatch.model.params import Experts, MlpAndExperts, Params, StateSpace

PARTIAL_SUMS = 8  # in a sum over a linear's inputs, on all devices together
MOST_DEVICES = 1024


@dataclass(frozen=True)
class Split:
    """How a model is split over devices."""

    devices: int
    partial_sums: int  # in a sum, on all devices together; splits with the same number have the same bits

    @property
    def own_partial_sums(self) -> int:
        return self.partial_sums // self.devices


def parse_mesh(mesh: str) -> int:
    """Parse a mesh, written as tensor=4, and return its number of devices."""
    axis, _, count = mesh.partition("=")
    if axis != "tensor" or not count.isdecimal() or not 1 <= int(count) <= MOST_DEVICES:
        raise Refused(f"a mesh is tensor=N with N devices, from 1 to {MOST_DEVICES}; got {mesh!r:.40}")
    return int(count)


def split_over(name: str, cfg: Config, params: Params, devices: int, packed: bool) -> Split:
    """Return the split of a model over devices, or raise Refused with the possible numbers of devices.

    Only the kernels compute several partial sums on a device; otherwise each device has one.
    """
    if cfg.layer_inputs or any(attn.head_dim for attn in cfg.attending):
        raise Refused(
            f"model {name} cannot be split over devices: its layers have heads of different sizes, or inputs "
            "of their own"
        )
    if reason := reason_against(cfg, params, devices):
        most = max(cfg.heads, *(kind.heads for kind in cfg.recurrent), 1)
        others = [n for n in range(1, most + 1) if reason_against(cfg, params, n) is None]
        raise Refused(
            f"model {name} cannot be split over {devices} devices: {reason}; "
            f"possible: {', '.join(map(str, others))}"
        )
    sums = summed_sizes(params)
    count = next(n for n in (PARTIAL_SUMS, 4, 2, 1) if all(size % n == 0 for size in sums))
    return Split(devices, count if packed and count % devices == 0 else devices)


def reason_against(cfg: Config, params: Params, devices: int) -> str | None:
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
        if isinstance(mlp, Experts) and (count := mlp.each.up.weight.shape[0]) % devices:
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


def summed_sizes(params: Params) -> set[int]:
    """Return the numbers of terms in the sums that run over devices."""
    sizes = set[int]()
    for layer in params.layers:
        if layer.out is not None:
            sizes.add(inputs_of(layer.out))
        if isinstance(layer.mlp, Experts):
            sizes.add(layer.mlp.each.up.weight.shape[0])
        shared = layer.mlp.shared if isinstance(layer.mlp, Experts) else layer.mlp
        assert not isinstance(shared, MlpAndExperts)
        if shared:
            sizes.add(inputs_of(shared.down))
    return sizes


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
