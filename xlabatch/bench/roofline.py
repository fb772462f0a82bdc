"""The machine's limits: how fast it reads memory, and how much memory this process has used."""

import resource
import sys
import time
from statistics import median

import jax
import jax.numpy as jnp

WIDTH = 4096
REPEATS = 5


def bandwidth(min_bytes: int = 2**28) -> float:
    """Measure the bytes a second that a matrix-vector product on all cores reads; the median of a few."""
    matrix = jnp.zeros((max(min_bytes // (4 * WIDTH), 1), WIDTH), jnp.float32)
    vector = jnp.ones(WIDTH, jnp.float32)
    read_s(matrix, vector)  # compiles
    return matrix.nbytes / median(read_s(matrix, vector) for _ in range(REPEATS))


def read_s(matrix: jax.Array, vector: jax.Array) -> float:
    started = time.perf_counter()
    jnp.dot(matrix, vector).block_until_ready()
    return time.perf_counter() - started


def peak_bytes() -> int:
    """Return the most memory this process has used: the device's if it has its own, otherwise the host's."""
    stats = jax.devices()[0].memory_stats()
    if stats and "peak_bytes_in_use" in stats:
        return int(stats["peak_bytes_in_use"])
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024  # macOS counts bytes, Linux KiB
