"""The program that a draft model runs: it proposes the next tokens of several rows.

The model that is served owns the rows. Each proposal is selected by the row's own parameters and the noise of
its position, from the draft model's logits: so a sampled row often gets the token that it will select itself.

B slots, N columns, K tokens of a draft at most, V vocabulary.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.tree_util import register_dataclass

from xlabatch.engine.device.operations import Operations
from xlabatch.engine.device.state import Rows
from xlabatch.engine.device.steps import write_ids
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, Cache, StepPositions
from xlabatch.model.params import Leaf, Params


@register_dataclass
@dataclass(frozen=True)
class ProposalColumns:
    """The tokens that a draft model runs before it proposes any, and the rows that it drafts for."""

    tokens: Leaf  # int32 [N]
    slots: Leaf  # int32 [N]
    positions: Leaf  # int32 [N]
    count: Leaf  # int32 [] columns without padding
    rows: Leaf  # int32 [B] the slots that get a draft, then the others
    last: Leaf  # int32 [B] the column of the last token of each of `rows`
    drafting: Leaf  # int32 [] how many rows get a draft
    length: Leaf  # int32 [] of the drafts


class ProposalInputs(NamedTuple):
    """What the model that is served has, and is only read here."""

    rows: Rows
    allowed: Array  # int32 [B, W] a bitmask of all tokens


class Proposing(NamedTuple):
    """What proposing a token changes."""

    kv: Cache
    rows: Rows  # that get drafts, then others
    token: Array  # int32 [B]
    drafts: Array  # int32 [B, K]


def propose(
    run: Operations,
    cfg: Config,
    params: Params,
    kv: Cache,
    served: ProposalInputs,
    columns: ProposalColumns,
    *,
    max_tokens: int,
) -> tuple[Cache, Array]:
    """Run the columns, then the model on its own tokens -> cache, drafts [B, K] in the order of `rows`."""
    end = served.rows.end
    each = rows_in(columns.rows, served.rows)
    drafts_row = jnp.arange(len(columns.rows), dtype=jnp.int32) < columns.drafting
    at = jnp.where(drafts_row, columns.positions[columns.last], 0)
    is_column = jnp.arange(len(columns.tokens), dtype=jnp.int32) < columns.count
    writes = jnp.where(is_column, columns.positions, end)
    step = token_positions(columns.positions, writes, columns.slots, columns.count, end)
    kv, hidden = run.forward(cfg, params, kv, columns.tokens[:, None], step)
    each = replace(each, position=at + 1, needs_token=drafts_row)

    def selected(each: Rows, hidden: Array) -> tuple[Rows, Array]:
        logits = run.logits(cfg, params, hidden, num_tokens=columns.drafting)
        token = run.propose(replace(each, logits=logits), served.allowed)
        row = jnp.arange(len(token), dtype=jnp.int32)
        ids = write_ids(each.ids, row, jnp.minimum(each.position, end), token)
        return replace(each, ids=ids, position=each.position + 1), token

    def extend(n: Array, last: Proposing) -> Proposing:
        kv, each, token, drafts = last
        writes = jnp.where(drafts_row, each.position - 1, end)
        at = jnp.where(writes < end, writes, 0)
        step = token_positions(at, writes, columns.rows, columns.drafting, end)
        kv, hidden = run.forward(cfg, params, kv, token[:, None], step)
        each, token = selected(each, hidden)
        return Proposing(kv, each, token, drafts.at[:, n].set(token))

    each, token = selected(each, hidden[:, columns.last])
    drafts = jnp.zeros((len(token), max_tokens), jnp.int32).at[:, 0].set(token)
    last: Proposing = lax.fori_loop(1, columns.length, extend, Proposing(kv, each, token, drafts))
    return last.kv, last.drafts


def rows_in(slots: Array, rows: Rows) -> Rows:
    """The rows of slots [B], without their logits."""
    small = replace(rows, logits=jnp.zeros(len(slots)))  # which is not copied
    return jax.tree.map(lambda leaf: leaf[slots], small)


def token_positions(at: Array, writes: Array, slots: Array, count: Array, end: int) -> StepPositions:
    """The positions [N] of one token each; those after `count` are padding."""
    return StepPositions(
        slot=jnp.int32(0),
        positions=at[:, None],
        write_positions=writes[:, None],
        num_blocks=at.max() // BLOCK + 1,
        min_position=at.min(),
        end=end,
        slots=slots,
        num_tokens=count,
    )
