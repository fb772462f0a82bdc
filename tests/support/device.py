"""The decoder over a cache as the engine runs it, but with the logits of every position."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.load import Model
from xlabatch.engine.choose_layout import layout_of
from xlabatch.kernels import decoder as kernels
from xlabatch.kernels.choice import is_packed
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, Cache, StepPositions
from xlabatch.model.params import Params
from xlabatch.verify.checks import poison

SLOTS, SLOT, CHUNK = 3, 2, 64


def all_logits(
    model: Model, ids: tuple[int, ...], prompt: int, context: int, cache: str = "float32"
) -> np.ndarray:
    """Logits [T, V]: the prompt in chunks in the last slot, then decode beside rows of other lengths."""
    cfg = model.config.within(context)
    end = -(-context // BLOCK) * BLOCK
    state = filled_with_junk(layout_of(model.params).empty_state(cfg, SLOTS, context, 1, cache).kv)
    step = jax.jit(partial(run, cfg), donate_argnums=1)
    out = []
    for start in range(0, prompt, CHUNK):
        chunk = np.array(ids[start : min(start + CHUNK, prompt)])
        at = start + np.minimum(np.arange(CHUNK), len(chunk) - 1)
        writes = np.where(np.arange(CHUNK) < len(chunk), at, end)
        padded = np.pad(chunk, (0, CHUNK - len(chunk)))
        state, logits = step(
            model.params, state, *step_inputs(padded[None], at[None], writes[None], SLOT, end)
        )
        out.append(np.asarray(logits)[: len(chunk)])
    for position in range(prompt, len(ids)):
        rows = np.array([[position % 97], [(7 * position) % 53], [position]])
        tokens = np.array([[position % 61], [5], [ids[position]]])
        state, logits = step(model.params, state, *step_inputs(tokens, rows, rows, 0, end))
        out.append(np.asarray(logits)[SLOT : SLOT + 1])
    return np.concatenate(out)


def step_inputs(
    tokens: np.ndarray, at: np.ndarray, writes: np.ndarray, slot: int, end: int
) -> tuple[Any, StepPositions]:
    """Tokens and their positions [R, T] on the device."""
    int32 = partial(jnp.asarray, dtype=jnp.int32)
    blocks, lowest = int32(at.max() // BLOCK + 1), int32(at.min())
    return int32(tokens), StepPositions(int32(slot), int32(at), int32(writes), blocks, lowest, end)


def run(cfg: Config, params: Params, cache: Cache, tokens: Any, step: StepPositions) -> tuple[Any, Any]:
    """One step -> cache, logits [W, V]."""
    own: Any = kernels if is_packed(params) else decoder
    cache, hidden = own.forward(cfg, params, cache, tokens, step)
    return cache, own.logits(cfg, params, hidden)


def filled_with_junk(cache: Cache) -> Cache:
    """A cache whose content would show in any logit that depended on it."""
    return tuple(map(poison, cache))
