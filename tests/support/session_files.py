"""Files of sessions with other content and its right digest."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import safe_open
from safetensors.numpy import load_file, save_file

from xlabatch.engine.host_slots import content_digest

Tensors = dict[str, NDArray[Any]]


def rewrite(path: Path, change: Callable[[Tensors], Any]) -> None:
    """Change the tensors of a file."""
    with safe_open(path, "numpy") as file:
        metadata = file.metadata()
    tensors = {name: np.array(tensor) for name, tensor in load_file(path).items()}
    change(tensors)
    save_file(tensors, path, metadata | {"digest": content_digest(tensors, metadata)})
