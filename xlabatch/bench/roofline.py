"""What the machine could do at best: how fast it reads memory. And how much memory was used."""

import resource
import sys
import time
from statistics import median

import jax
import jax.numpy as jnp

WIDTH = 4096


def bandwidth(min_bytes: int = 2**28) -> float:
    """Bytes a second, read once by a matrix times a vector on all cores; the median of a few."""
    matrix = jnp.zeros((max(min_bytes // (4 * WIDTH), 1), WIDTH), jnp.float32)
    vector = jnp.ones(WIDTH, jnp.float32)
    read = [seconds(matrix, vector) for _ in range(6)][1:]  # the first compiles
    return matrix.nbytes / median(read)


def seconds(matrix: jax.Array, vector: jax.Array) -> float:
    """One reading of the matrix, timed."""
    began = time.perf_counter()
    jnp.dot(matrix, vector).block_until_ready()
    return time.perf_counter() - began


def peak_bytes() -> int:
    """The most memory this process had: the device's where it has its own, else the host's."""
    device = jax.devices()[0].memory_stats()
    if device and "peak_bytes_in_use" in device:
        return int(device["peak_bytes_in_use"])
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
