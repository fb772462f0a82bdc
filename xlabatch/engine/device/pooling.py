"""From the hidden states of a prompt to its vector, on the host.

Chunks depend on what else an engine does, and a vector must not: positions are added in their order, whatever
chunks they came in. The final norm of the kernels' decoder, and the head of a classifier, are applied here.
"""

from typing import Any, NamedTuple

import numpy as np

from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.model.params import Norm

Array = np.ndarray[Any, np.dtype[Any]]


class PooledHead(NamedTuple):
    """What is between the hidden states and a vector."""

    norm: Norm | None  # None: the decoder has applied it
    eps: float
    score: Array | None  # [labels, D]


class Pooling:
    """The hidden states of one prompt, chunk by chunk."""

    def __init__(self, kind: str, head: PooledHead) -> None:
        self.kind = kind
        self.head = head
        self.chunks: list[tuple[Any, range]] = []  # on the device until the vector is read

    def add(self, output: PrefillOutput, columns: range) -> None:
        """Keep what the vector needs of the prompt's columns in a chunk."""
        if self.kind == "mean":
            self.chunks.append((output.hidden, columns))
        else:
            self.chunks = [(output.hidden, columns[-1:]) if output.last is None else (output.last, range(1))]

    def result(self) -> tuple[float, ...]:
        """The vector [D], or the classifier's outputs [labels]."""
        hidden = np.concatenate([np.asarray(chunk)[:, columns].T for chunk, columns in self.chunks])
        states = normalize(self.head, np.ascontiguousarray(hidden))
        vector = np.add.reduce(states, axis=0) / np.float32(len(states))  # one position after the other
        if self.kind == "score":
            assert self.head.score is not None
            vector = (self.head.score * vector).sum(-1)
        return tuple(vector.tolist())


def normalize(head: PooledHead, hidden: Array) -> Array:
    """Hidden states [T, D] after the final norm."""
    if head.norm is None:
        return hidden
    scale = np.asarray(head.norm.scale)
    bias = head.norm.bias
    if bias is not None:
        hidden = hidden - hidden.mean(-1, keepdims=True)
    spread = np.sqrt((hidden * hidden).mean(-1, keepdims=True) + np.float32(head.eps))
    states: Array = hidden / spread * scale
    return states if bias is None else states + np.asarray(bias)
