"""Rows of the device state made from requests, and the logits processors applied to them."""

from typing import Any

import jax
import numpy as np

from xlabatch.engine import inputs
from xlabatch.engine.device import logits_processors
from xlabatch.engine.device.state import Rows
from xlabatch.model.kv_cache import BLOCK
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits

V, C = 97, 2  # vocabulary, blocks of a slot
EOS = (2, 96)
LIMITS = Limits(context=C * BLOCK, vocab=V, eos_token_ids=EOS, max_stop_token_ids=3)
ALLOW_ALL: Any = np.full((1, -(-V // 32)), -1, np.int32)  # a bitmask


def make_rows(requests: list[Request], outputs: list[tuple[int, ...]], logits: Any) -> Rows:
    """Rows that need a token after these outputs; wherever none may be read there is junk."""
    count, draw = len(requests), np.random.default_rng(7)
    ids = draw.integers(0, V, (count, C * BLOCK)).astype(np.int32)
    for row, request, output in zip(ids, requests, outputs, strict=True):
        row[: len(request.prompt) + len(output)] = (*request.prompt, *output)
    biases = [
        inputs.bias_row(request, V) if request.has_logit_bias else draw.normal(0, 9, V).astype(np.float32)
        for request in requests
    ]
    params = [inputs.sampling_row(request, LIMITS) for request in requests]
    position = [len(request.prompt) + len(output) for request, output in zip(requests, outputs, strict=True)]
    arrays: dict[str, Any] = {
        "ids": ids.reshape(count, C, BLOCK),
        "position": np.asarray(position, np.int32),
        "active": np.zeros(count, bool),
        "needs_token": np.ones(count, bool),
        "logits": np.asarray(logits, np.float32),
        "bias": np.stack(biases),
    }
    return Rows(**arrays, sampling_params=jax.tree.map(lambda *leaves: np.stack(leaves), *params))


@jax.jit
def apply(rows: Rows, bitmask: Any) -> Any:
    return logits_processors.apply(
        rows.sampling_params, rows.logits, rows.bias, rows.ids, rows.position, bitmask
    )
