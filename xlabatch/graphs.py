"""The slot state and the three programs that move it: prefill a slot, decode all slots, evict some.

Pure functions of `cfg, params, slots, inputs`. Prefill and decode return the same small thing, a step:
int32 [3, B], tokens over finish codes over digests, NOTHING for a slot that stays silent. The device decides
the end of a row and silences it by itself, so the host may read late.

B slots, T tokens of a padded piece of a prompt.
"""

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from flax import struct
from jax import Array

from xlabatch import decoder, sampling
from xlabatch.attention import BLOCK, KV, Place, capacity
from xlabatch.config import Config
from xlabatch.params import Leaf, Params
from xlabatch.sampling import Rules
from xlabatch.seating import NOTHING, Code


@struct.dataclass
class Slots:
    """Everything that a step changes; donated to each program and written in place."""

    kv: tuple[KV, ...]
    token: Array  # int32 [B] the next input
    position: Array  # int32 [B] where that input goes
    live: Array  # bool [B]
    rules: Rules


@struct.dataclass
class Piece:
    """A piece of one request's prompt."""

    tokens: Leaf  # int32 [T]
    start: Leaf  # int32 [] the position of the first
    length: Leaf  # int32 [] how many are the prompt's; the rest is padding
    last: Leaf  # bool [] the prompt ends here
    slot: Leaf  # int32 []
    rules: Rules  # the request's own


def cache_type(weights: str) -> str:
    """How keys and values are kept beside such weights."""
    return "bfloat16" if weights == "bfloat16" else "float32"


def empty(cfg: Config, slots: int, context: int, stops: int, dtype: Any = jnp.float32) -> Slots:
    """A state in which nobody sits."""

    def layer() -> KV:
        shape, E = (slots, -(-context // BLOCK), cfg.kv_heads), cfg.head_dim
        return KV(jnp.zeros((*shape, E, BLOCK), dtype), jnp.zeros((*shape, BLOCK, E), dtype))

    whole = jnp.zeros(slots, jnp.int32)
    real = jnp.zeros(slots, jnp.float32)
    return Slots(
        kv=tuple(layer() for _ in range(cfg.layers)),
        token=whole,
        position=whole.copy(),
        live=jnp.zeros(slots, bool),
        rules=Rules(
            temperature=real,
            top_k=whole.copy(),
            top_p=real.copy(),
            min_p=real.copy(),
            seed=jnp.zeros((slots, 2), jnp.uint32),
            stop=jnp.full((slots, stops), -1, jnp.int32),
            limit=whole.copy(),
        ),
    )


def prefill(cfg: Config, params: Params, slots: Slots, piece: Piece) -> tuple[Slots, Array]:
    """Run a piece of a prompt into its slot; with the last one, seat the row and give its first token."""
    kv, hidden = decoder.forward(
        cfg, params, slots.kv, piece.tokens[None], place_of(piece, capacity(slots.kv[0]))
    )
    slots = replace(slots, kv=kv)
    end = piece.start + piece.length
    last = jax.lax.dynamic_slice_in_dim(hidden, piece.length - 1, 1, axis=1)
    # the head is read for the prompt's last token only
    first = partial(first_token, cfg)
    token, code, digest = jax.lax.cond(piece.last, first, nothing, params, last, piece.rules, end)
    slots = seat(slots, piece, end, token, code)
    return slots, silence(slots).at[:, piece.slot].set(jnp.concatenate([token, code, digest]))


def place_of(piece: Piece, nowhere: int) -> Place:
    """Where a piece's tokens are. Padding is written nowhere and sees what the last token sees."""
    at = jnp.arange(piece.tokens.shape[0], dtype=jnp.int32)
    positions = piece.start + jnp.minimum(at, piece.length - 1)
    return Place(
        slot=piece.slot,
        positions=positions[None],
        writes=jnp.where(at < piece.length, positions, nowhere)[None],
        blocks=(piece.start + piece.length - 1) // BLOCK + 1,
        oldest=piece.start,
    )


def first_token(
    cfg: Config, params: Params, hidden: Array, rules: Rules, position: Array
) -> tuple[Array, Array, Array]:
    """Token, code and digest, each [1], after a prompt whose last hidden state is [D, 1]."""
    return choose(cfg, params, hidden, jax.tree.map(lambda leaf: leaf[None], rules), position[None])


def nothing(*_: object) -> tuple[Array, Array, Array]:
    """What is told while a prompt is under way."""
    none = jnp.full(1, NOTHING, jnp.int32)
    return none, jnp.full(1, Code.RUNNING, jnp.int32), jnp.zeros(1, jnp.int32)


def seat(slots: Slots, piece: Piece, end: Array, token: Array, code: Array) -> Slots:
    """Enter a request's row; between its pieces the row is not alive."""
    at = piece.slot
    return replace(
        slots,
        token=slots.token.at[at].set(token[0]),
        position=slots.position.at[at].set(end),
        live=slots.live.at[at].set(piece.last & (code[0] == Code.RUNNING)),
        rules=jax.tree.map(lambda rows, row: rows.at[at].set(row), slots.rules, piece.rules),
    )


def silence(slots: Slots) -> Array:
    """A step in which no slot speaks."""
    silent = jnp.array([[NOTHING], [Code.RUNNING], [0]], jnp.int32)
    return jnp.broadcast_to(silent, (3, slots.token.shape[0]))


def decode(cfg: Config, params: Params, slots: Slots) -> tuple[Slots, Array]:
    """Advance every live row by a token. Idle rows compute along, write nowhere and say nothing."""
    rows, nowhere = jnp.where(slots.live, slots.position, 0), capacity(slots.kv[0])
    writes = jnp.where(slots.live, slots.position, nowhere)
    place = Place(
        slot=jnp.int32(0),
        positions=rows[:, None],
        writes=writes[:, None],
        blocks=rows.max() // BLOCK + 1,
        oldest=writes.min(),
    )
    kv, hidden = decoder.forward(cfg, params, slots.kv, slots.token[:, None], place)
    position = slots.position + 1
    token, code, digest = choose(cfg, params, hidden, slots.rules, position)
    step = jnp.where(slots.live[None], jnp.stack([token, code, digest]), silence(slots))
    return replace(
        slots,
        kv=kv,
        token=jnp.where(slots.live, token, slots.token),
        position=jnp.where(slots.live, position, slots.position),
        live=slots.live & (code == Code.RUNNING),
    ), step


def evict(slots: Slots, kept: Array) -> Slots:
    """Silence every row but the kept [B]; what their slots hold stays."""
    return replace(slots, live=slots.live & kept)


def choose(
    cfg: Config, params: Params, hidden: Array, rules: Rules, position: Array
) -> tuple[Array, Array, Array]:
    """Token, code and digest, each [B], for position [B] after the first B columns of hidden [D, W]."""
    logits = decoder.logits(cfg, params, hidden)[: position.shape[0]]
    token = sampling.sample(logits, rules, position)
    return token, finish(logits, token, rules, position), sampling.digest(logits)


def finish(logits: Array, token: Array, rules: Rules, position: Array) -> Array:
    """What becomes of rows with this token at this position; an end token beats the limit."""
    code = jnp.where(position >= rules.limit, Code.LENGTH, Code.RUNNING)
    code = jnp.where((token[:, None] == rules.stop).any(-1), Code.STOP, code)
    sound = jnp.isfinite(logits.max(-1))
    return jnp.where(sound, code, Code.BROKEN).astype(jnp.int32)
