"""What programs are compiled for: the devices of this process, or one that is not here."""

import os
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jax
from jax.sharding import AbstractDevice, AbstractMesh, Mesh, SingleDeviceSharding

from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.library import library_digest


@dataclass(frozen=True)
class Target:
    """A kind of device, and what machine code for it depends on besides the program and the code."""

    platform: str  # as jax names it: cpu, gpu or tpu
    made_for: tuple[object, ...]

    def place(self, arguments: Any) -> Any:
        """The arguments of a program, with their device where jax would choose another."""
        return arguments

    def lowering(self) -> AbstractContextManager[Any]:
        """A context in which programs are lowered."""
        return nullcontext()


@dataclass(frozen=True)
class OtherTarget(Target):
    """A device that is not here."""

    device: Any  # of a topology
    cores: int

    def place(self, arguments: Any) -> Any:
        sharding = SingleDeviceSharding(self.device)

        def placed(leaf: Any) -> Any:
            if not isinstance(leaf, jax.ShapeDtypeStruct) or leaf.sharding is not None:
                return leaf  # of the host, or on a mesh
            return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=sharding)

        return jax.tree.map(placed, arguments)

    def lowering(self) -> AbstractContextManager[Any]:
        """In it, Pallas knows for which device it lowers."""
        name = "cuda" if self.platform == "gpu" else self.platform
        device = AbstractDevice(self.device.device_kind, self.cores, name)
        return jax.sharding.use_abstract_mesh(AbstractMesh((1,), ("x",), abstract_device=device))


def target_here() -> Target:
    """What this process compiles for by default."""
    platform = jax.default_backend()
    library = library_digest() if platform == "cpu" and can_pack() else None
    return Target(platform, (*hardware(), library))


def hardware() -> tuple[object, ...]:
    """What machine code for this process is made for: a processor, or the kind of an accelerator.

    Programs can be compiled for a kind where there is none.
    """
    device = jax.devices()[0]
    return processor() if device.platform == "cpu" else (device.device_kind,)


@cache
def processor() -> tuple[object, ...]:
    """This host's processor."""
    device = jax.devices()[0]
    about = device.client.platform_version, device.device_kind, os.cpu_count()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return (*about, os.uname())
    return (*about, next((line for line in lines if line.startswith(("flags", "Features"))), ""))


def xla_variables() -> list[tuple[str, str]]:
    """What the environment says to XLA, other than how much memory it takes."""
    variables = ((name, value) for name, value in os.environ.items() if name.startswith("XLA_"))
    return sorted(each for each in variables if not each[0].endswith("CLIENT_MEM_FRACTION"))


def devices_of(mesh: Mesh | None) -> list[jax.Device]:
    """The devices that a program runs on."""
    if mesh is not None:
        return list(mesh.devices.flat)
    default = jax.config.jax_default_device  # type: ignore[attr-defined]
    return [default or jax.devices()[0]]
