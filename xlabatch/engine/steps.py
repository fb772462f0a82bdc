"""The programs that run the model: prefill a piece of a prompt into its slot, copy a slot, decode all slots.

Pure functions of `cfg, params, slots, inputs`. They leave logits behind for whoever is due a token;
`choice.py` gives it to them. What only some pieces need is a program of its own: a branch would have a GPU's
host wait until the device knows which way to go.

B slots, T tokens of a padded piece of a prompt, W columns with padding, D width, V vocabulary.
"""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from xlabatch.engine.logits_processors import Rules
from xlabatch.engine.logprobs import Odds, odds
from xlabatch.engine.state import Piece, Rows, Slots
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, Place, capacity
from xlabatch.model.params import Params


class Read(NamedTuple):
    """What is known of a piece of a prompt that was run."""

    hidden: Array  # float32 [D, W]
    last: Array  # float32 [D, 1] of its last token


def prefill(cfg: Config, params: Params, slots: Slots, piece: Piece) -> tuple[Slots, Read]:
    """Run a piece of a prompt into its slot."""
    place = place_of(piece, capacity(slots.kv[0]))
    kv, hidden = decoder.forward(cfg, params, slots.kv, piece.tokens[None], place)
    last = lax.dynamic_slice_in_dim(hidden, piece.length - 1, 1, axis=1)
    return Slots(kv, seat(slots.rows, piece, place)), Read(hidden, last)


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


def begin(cfg: Config, params: Params, rows: Rows, slot: Array, last: Array) -> Rows:
    """A prompt was read up to its last token, hidden [D, 1]: its row is due."""
    logits = decoder.logits(cfg, params, last)[0]
    return replace(rows, due=rows.due.at[slot].set(True), logits=rows.logits.at[slot].set(logits))


def recall(cfg: Config, params: Params, hidden: Array, after: Array) -> Odds:
    """How likely each id after a position [T] of a piece was, by its hidden state [D, W]."""
    return odds(decoder.logits(cfg, params, hidden)[: after.shape[0]], after)


def seat(rows: Rows, piece: Piece, place: Place) -> Rows:
    """Enter a piece into its request's row, which until it begins neither lives nor is due."""
    at, writes = piece.slot, place.writes[0]
    return replace(
        rows,
        ids=rows.ids.at[at, writes // BLOCK, writes % BLOCK].set(piece.tokens, mode="drop"),
        position=rows.position.at[at].set(piece.start + piece.length),
        live=rows.live.at[at].set(False),
        due=rows.due.at[at].set(False),
        rules=jax.tree.map(lambda rows, row: rows.at[at].set(row), rows.rules, piece.rules),
    )


def fork(slots: Slots, source: Array, slot: Array, rules: Rules) -> Slots:
    """Seat another answer to a prompt that was just prefilled, in a slot of its own."""
    blocks = (slots.rows.position[source] - 1) // BLOCK + 1

    def needed(leaf: Array) -> Array:
        return lax.fori_loop(0, blocks, lambda n, leaf: copy_block(source, slot, n, leaf), leaf)

    def whole(leaf: Array) -> Array:
        return leaf.at[slot].set(leaf[source])

    # a GPU copies all of a slot sooner than its host can count blocks
    copied = partial(lax.platform_dependent, cpu=needed, default=whole)

    rows, ids = slots.rows, copied(slots.rows.ids)  # ids by blocks, too, and the small leaves whole
    rows = jax.tree.map(lambda leaf: leaf.at[slot].set(leaf[source]), replace(rows, ids=rows.due))
    own = jax.tree.map(lambda leaf, rule: leaf.at[slot].set(rule), rows.rules, rules)
    return Slots(jax.tree.map(copied, slots.kv), replace(rows, ids=ids, rules=own))


def copy_block(source: Array, slot: Array, block: Array, leaf: Array) -> Array:
    """A leaf [B, C, ...] with one block of a slot in another slot, too."""
    rest = (0,) * (leaf.ndim - 2)
    piece = lax.dynamic_slice(leaf, (source, block, *rest), (1, 1, *leaf.shape[2:]))
    return lax.dynamic_update_slice(leaf, piece, (slot, block, *rest))


def decode(cfg: Config, params: Params, slots: Slots) -> Slots:
    """Run the last token of every live row: all are due. Idle rows compute along and write nowhere."""
    rows, nowhere = slots.rows, capacity(slots.kv[0])
    at = jnp.where(rows.live, rows.position, 0)
    writes = jnp.where(rows.live, rows.position, nowhere)
    place = Place(
        slot=jnp.int32(0),
        positions=at[:, None],
        writes=writes[:, None],
        blocks=at.max() // BLOCK + 1,
        oldest=writes.min(),
    )
    tokens = rows.ids[jnp.arange(at.shape[0], dtype=jnp.int32), at // BLOCK, at % BLOCK]
    kv, hidden = decoder.forward(cfg, params, slots.kv, tokens[:, None], place)
    # others keep theirs, or the buffer could not be written in place
    logits = jnp.where(rows.live[:, None], decoder.logits(cfg, params, hidden)[: at.shape[0]], rows.logits)
    position = rows.position + rows.live.astype(jnp.int32)
    return Slots(kv, replace(rows, position=position, due=rows.due | rows.live, logits=logits))
