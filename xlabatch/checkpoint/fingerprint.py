"""A digest of a model's files, to tell apart what was computed with other weights.

It reads some blocks of each file, spread evenly: reading all of an 8B model would take longer than to start.
"""

import hashlib
import json
from pathlib import Path

import jax
import numpy as np

from xlabatch.checkpoint.source import Source
from xlabatch.model.params import Params

BLOCKS, BLOCK_BYTES = 256, 4096  # of each file
SAMPLED_NUMBERS = 2**18  # of each array


def model_digest(source: Source) -> str:
    """A digest [16 hexadecimal digits] of the config, and of samples of the weights' files."""
    digest = hashlib.sha256(json.dumps(source.raw, sort_keys=True).encode())
    if source.random:
        digest.update(f"{source.name} {source.random.seed}".encode())
    for file in weight_files(source.folder):
        digest.update(f"{file.name} {file.stat().st_size}".encode())
        digest.update(sample(file))
    return digest.hexdigest()[:16]


def weight_files(path: Path | None) -> list[Path]:
    """The files of a folder that hold weights, or the only file."""
    if path is None:
        return []
    return sorted(path.glob("*.safetensors")) if path.is_dir() else [path]


def sample(file: Path) -> bytes:
    """Blocks of a file, the first and the last among them."""
    last = max(file.stat().st_size - BLOCK_BYTES, 0)
    blocks = []
    with file.open("rb") as content:
        for at in sorted({last * n // (BLOCKS - 1) for n in range(BLOCKS)}):
            content.seek(at)
            blocks.append(content.read(BLOCK_BYTES))
    return b"".join(blocks)


def arrays_digest(params: Params) -> str:
    """A digest of weights in memory: samples of each array."""
    digest = hashlib.sha256()
    for leaf in jax.tree.leaves(params):
        numbers = np.asarray(leaf).reshape(-1)
        chosen = np.linspace(0, numbers.size - 1, min(numbers.size, SAMPLED_NUMBERS)).astype(np.int64)
        digest.update(numbers[chosen].tobytes())
    return digest.hexdigest()[:16]
