"""The engine's device side, driven by hand so that the logits of every position can be looked at."""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.load import Model
from xlabatch.engine.state import empty
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, KV, StepPositions, capacity
from xlabatch.model.params import Params

SLOTS, SLOT, CHUNK = 3, 2, 64


def every_logit(model: Model, ids: tuple[int, ...], prompt: int, context: int) -> np.ndarray:
    """Logits [T, V]: the prompt in chunks into the last slot, the rest as ragged decode among strangers."""
    cfg = model.config.within(context)
    state = junk(empty(cfg, SLOTS, context, 1).kv)
    chunk = jax.jit(partial(run, cfg), donate_argnums=1)
    out = []
    for start in range(0, prompt, CHUNK):
        piece = np.array(ids[start : min(start + CHUNK, prompt)])
        at = start + np.minimum(np.arange(CHUNK), len(piece) - 1)
        writes = np.where(np.arange(CHUNK) < len(piece), at, capacity(state[0]))
        padded = np.pad(piece, (0, CHUNK - len(piece)))
        state, logits = chunk(model.params, state, *placed(padded[None], at[None], writes[None], SLOT))
        out.append(np.asarray(logits)[: len(piece)])
    for position in range(prompt, len(ids)):
        rows = np.array([[position % 97], [(7 * position) % 53], [position]])
        tokens = np.array([[position % 61], [5], [ids[position]]])
        state, logits = chunk(model.params, state, *placed(tokens, rows, rows, 0))
        out.append(np.asarray(logits)[SLOT : SLOT + 1])
    return np.concatenate(out)


def placed(tokens: np.ndarray, at: np.ndarray, writes: np.ndarray, slot: int) -> tuple[Any, StepPositions]:
    whole = partial(jnp.asarray, dtype=jnp.int32)
    blocks, oldest = whole(at.max() // BLOCK + 1), whole(at.min())
    return whole(tokens), StepPositions(whole(slot), whole(at), whole(writes), blocks, oldest)


def run(
    cfg: Config, params: Params, kvs: tuple[KV, ...], tokens: Any, place: StepPositions
) -> tuple[Any, Any]:
    kvs, hidden = decoder.forward(cfg, params, kvs, tokens, place)
    return kvs, decoder.logits(cfg, params, hidden)


def junk(kvs: tuple[KV, ...]) -> tuple[KV, ...]:
    """What nobody may read."""
    return tuple(
        replace(kv, keys=jnp.full_like(kv.keys, jnp.nan), values=jnp.full_like(kv.values, 3e38)) for kv in kvs
    )
