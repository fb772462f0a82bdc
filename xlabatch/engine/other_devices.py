"""Devices that are not here, as their compilers know them: an engine's programs compile without one.

It needs the compiler's package: jax's CUDA plugin with ptxas for GPUs, libtpu for TPUs.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any, Literal

import jax
from jax.experimental import topologies

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.stored_blocks import NO_BLOCKS, StoredBlocks
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.compilation import Program, Programs
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.plain import PLAIN, cache_type, default_budget
from xlabatch.engine.programs import EngineShape
from xlabatch.engine.promise import check_fixed_order, fixed_order_on_gpus
from xlabatch.engine.targets import OtherTarget, Target, target_here
from xlabatch.errors import Refused, Unavailable
from xlabatch.model.backends import choose_backend
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Backend
from xlabatch.model.params import Order, Params, with_order
from xlabatch.scheduler.limits import Limits
from xlabatch.validation import one_line

# what H100 and H200 have in common
HOPPER: dict[str, Any] = {
    "core_count": 132,
    "threads_per_warp": 32,
    "threads_per_block_limit": 1024,
    "threads_per_core_limit": 2048,
    "fpus_per_core": 128,
    "registers_per_core_limit": 65536,
    "registers_per_block_limit": 65536,
    "shared_memory_per_core": 233472,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 232448,
    "l2_cache_size": 50 * 2**20,
    "clock_rate_ghz": 1.98,
    "block_dim_limit_x": 2**31 - 1,
    "block_dim_limit_y": 65535,
    "block_dim_limit_z": 65535,
    "cuda_compute_capability": {"major": 9},
}
# XLA takes a GPU without a driver for one before 12.3, whose graphs have no cuBLASLt call, loop or branch
DRIVER = "13.0.0"


@dataclass(frozen=True)
class OtherDevice:
    """A device by what its compiler has to know."""

    name: str  # as jax names the kind
    platform: Literal["gpu", "tpu", "cpu"]
    cores: int = 0
    topology: str = "1x1x1"
    bandwidth: int = 0  # of a GPU's memory, bytes a second
    memory: int = 0  # of a GPU, bytes
    driver: str = DRIVER

    @property
    def devices(self) -> list[Any]:
        """The smallest group of them that there is."""
        return described_devices(self)

    @property
    def target(self) -> Target:
        if self.platform == "cpu":
            return target_here()
        return OtherTarget(self.platform, (self.name, None), self.devices[0], self.cores)


DEVICES = {
    "h100": OtherDevice("NVIDIA H100 80GB HBM3", "gpu", 132, bandwidth=3_352 * 10**9, memory=79 * 2**30),
    "h200": OtherDevice("NVIDIA H200", "gpu", 132, bandwidth=4_800 * 10**9, memory=139 * 2**30),
    "v5e": OtherDevice("TPU v5 lite", "tpu", 1, "v5e:2x2"),
    "v5p": OtherDevice("TPU v5", "tpu", 1, "v5p:2x2x1"),
    "v6e": OtherDevice("TPU v6 lite", "tpu", 1, "v6e:2x2"),
    "v7x": OtherDevice("TPU7x", "tpu", 1, "tpu7x:2x2x1"),
    "cpu": OtherDevice("this CPU", "cpu"),  # to rehearse it
}


def other_device(kind: str) -> OtherDevice:
    """The device of this kind."""
    if kind not in DEVICES:
        raise Refused(f"programs can be compiled for {', '.join(DEVICES)}; got {kind!r:.40}")
    return DEVICES[kind]


@cache
def described_devices(device: OtherDevice) -> list[Any]:
    """The devices of a topology without any hardware. Unavailable without their compiler."""
    extra = "tpu" if device.platform == "tpu" else "cuda"
    try:
        if device.platform == "tpu":
            found = topologies.get_topology_desc(platform="tpu", topology_name=device.topology)
        else:
            target = text(gpu_target(device))
            found = topologies.get_topology_desc("", "cuda", target_config=target, topology=device.topology)
    except (NotImplementedError, RuntimeError) as error:
        needed = f"programs for {device.name} need its compiler: pip install 'xlabatch[{extra}]'"
        raise Unavailable(f"{needed} ({one_line(error)})") from None
    return list(found.devices)


def gpu_target(device: OtherDevice) -> dict[str, Any]:
    """A GPU with its driver and libraries, as XLA's GpuTargetConfigProto has them."""
    runtime = cuda_version()
    version = "{}.{}.0".format(*runtime)
    versions = {
        "driver_version": device.driver,
        "runtime_version": version,
        "compile_time_toolkit_version": version,
    }
    sizes = {"memory_bandwidth": device.bandwidth, "device_memory_size": device.memory}
    return {
        "gpu_device_info": HOPPER | sizes | versions,
        "platform_name": "CUDA",
        "runtime_version": {"major": runtime[0], "minor": runtime[1]},
        "dnn_version_info": {"major": 9, "minor": 8},
        "device_description_str": device.name,
    }


def text(fields: dict[str, Any]) -> str:
    """Fields in the text format of protocol buffers."""
    return "\n".join(
        f"{key} {{ {text(value)} }}" if isinstance(value, dict) else f"{key}: {json.dumps(value)}"
        for key, value in fields.items()
    )


def cuda_version() -> tuple[int, int]:
    """The version of CUDA that jax's plugin is for."""
    return (13, 0) if find_spec("jax_cuda13_plugin") else (12, 9)


def arrays_on(
    device: OtherDevice,
    cfg: Config,
    params: Params,
    weights: str,
    slots: int,
    context: int,
    stops: int = Limits.max_stop_token_ids,
    order: Order = "xla",
    backend: Backend | None = None,
    devices: int = 1,
    blocks: StoredBlocks = NO_BLOCKS,
) -> DeviceArrays:
    """The shapes of an engine's arrays on a device, given the model's tensors, some of them in blocks.

    `devices` share the state, and `cfg` then has the key heads of all of them.
    """
    dtype = cache_type(weights, device.platform)
    backend = backend or choose_backend(cfg, dtype, order, devices, device.platform)
    state = jax.eval_shape(lambda: PLAIN.empty_state(cfg, slots, context, stops, dtype, backend))
    allow_all = jax.eval_shape(lambda: full_bitmask(slots, cfg.vocab))
    shapes = load.abstract(params, weights, blocks=blocks, platform=device.platform)
    shapes = shapes if order == "xla" else with_order(shapes, order)
    return DeviceArrays(shapes, state, allow_all)


def programs_on(device: OtherDevice, source: Source, weights: str, options: EngineOptions) -> Programs:
    """The programs that an engine with these options has on a device."""
    context = options.resolved_context
    cfg = source.spec.config.within(context)
    if options.promise == "strong" and device.platform != "gpu":
        raise Refused("promise='strong' needs an NVIDIA GPU, or the kernels for CPUs")
    order: Order = "xla"
    if options.promise == "strong":
        order = fixed_order_on_gpus()
        check_fixed_order(source.name, cfg, source.spec.params, cache_type(weights, device.platform))
    params, blocks = source.spec.params, source.blocks
    arrays = arrays_on(device, cfg, params, weights, options.slots, context, order=order, blocks=blocks)
    sizes = options.chunk_sizes(default_budget(device.platform, device.name))
    shape = EngineShape(cfg, sizes, 0, options.steps_per_dispatch, options.embeddings)
    layout = layout_of(arrays.params)
    return {spec.name: Program(spec, arrays, False, device.target) for spec in layout.specs(shape, arrays)}
