"""The programs that run drafts: guesses of a row's next tokens, each kept if the row's own rule selects it.

A row's last token and its draft are run in one reading of the weights. Behind each of them a token is
selected by the same functions as in a step without drafts: by the row's parameters, its ids and the noise of
the position. A column counts while the draft so far equals what was selected; what the others wrote lies
beyond the row's position and is overwritten before it is read. A recurrent state is moved on only then, by
the columns that count. For layouts where a token's bits do not depend on the other tokens of a step.
`decode_given` selects only some of the tokens, and takes the others of the draft as they are.

N columns: the last token of a row, then its draft, then those of the next row, then padding. B slots, V
vocabulary.
"""

from dataclasses import dataclass, replace

import jax.numpy as jnp
from jax import Array, lax
from jax.tree_util import register_dataclass

from xlabatch.engine.device.operations import Operations
from xlabatch.engine.device.sample_step import no_output
from xlabatch.engine.device.state import Rows, SlotState
from xlabatch.engine.device.steps import write_ids
from xlabatch.kernels.recurrent import keep_right_tokens, on_trial
from xlabatch.kernels.recurrent_calls import ActiveTokens
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, StepPositions
from xlabatch.model.params import Leaf, Params
from xlabatch.scheduler.sequences import FinishCode


@register_dataclass
@dataclass(frozen=True)
class DraftColumns:
    """The tokens of a step with drafts."""

    tokens: Leaf  # int32 [N]
    slots: Leaf  # int32 [N]
    positions: Leaf  # int32 [N]
    begins: Leaf  # bool [N] the last token of a row, which is not a guess
    count: Leaf  # int32 [] columns without padding


@register_dataclass
@dataclass(frozen=True)
class GivenColumns:
    """The tokens of a step that takes answers as they are given, and selects some of their tokens again."""

    columns: DraftColumns
    selects: Leaf  # bool [N] whether the token after a column is selected; else it is the next column's


def decode_drafts(
    run: Operations,
    cfg: Config,
    params: Params,
    state: SlotState,
    columns: DraftColumns,
    bitmask: Array,
) -> tuple[SlotState, Array, Array]:
    """Run columns -> state, the step [3, N] with no token where a draft was wrong, logits [N, V]."""
    state, hidden = run_columns(run, cfg, params, state, columns)
    logits = run.logits(cfg, params, hidden, num_tokens=columns.count)
    selected = select_tokens(run, state.rows, columns, logits, bitmask)
    return *keep_accepted(cfg, params, state, columns, selected), logits


def decode_given(
    run: Operations, cfg: Config, params: Params, state: SlotState, given: GivenColumns, bitmask: Array
) -> tuple[SlotState, Array]:
    """Run columns, and the head only for those after which a token is selected -> state, the step [3, N].

    The other tokens are the next columns', with a digest of 0.
    """
    columns = given.columns
    state, hidden = run_columns(run, cfg, params, state, columns)
    order = jnp.argsort(~jnp.asarray(given.selects))
    count = jnp.sum(given.selects, dtype=jnp.int32)
    logits = run.logits(cfg, params, hidden[:, order], num_tokens=count)
    selecting = DraftColumns(
        tokens=columns.tokens[order],
        slots=columns.slots[order],
        positions=columns.positions[order],
        begins=columns.begins[order],
        count=count,
    )
    selected = select_tokens(run, state.rows, selecting, logits, bitmask)
    after = jnp.roll(jnp.asarray(columns.tokens), -1)
    running = jnp.full_like(after, FinishCode.RUNNING)
    taken = jnp.stack([after, running, jnp.zeros_like(after)])
    selected = jnp.where(given.selects, jnp.zeros_like(taken).at[:, order].set(selected), taken)
    return keep_accepted(cfg, params, state, columns, selected)


def run_columns(
    run: Operations, cfg: Config, params: Params, state: SlotState, columns: DraftColumns
) -> tuple[SlotState, Array]:
    """Run the model on columns and write their ids -> state, hidden states [D, N].

    Recurrent states are moved on in a trial, until `keep_accepted` says by which columns.
    """
    positions = columns.positions
    slots = columns.slots
    end = state.rows.end
    writes = jnp.where(is_column(columns), positions, end)
    step = StepPositions(
        slot=jnp.int32(0),
        positions=positions[:, None],
        write_positions=writes[:, None],
        num_blocks=positions.max() // BLOCK + 1,
        min_position=positions.min(),
        end=end,
        slots=slots,
        num_tokens=columns.count,
        adapters=state.rows.adapters_in(slots),
        rope_positions=state.rows.rope_positions(positions, slots),
    )
    kv = on_trial(params, state.kv, slots, jnp.asarray(columns.begins))
    kv, hidden = run.forward(cfg, params, kv, columns.tokens[:, None], step)
    rows = replace(state.rows, ids=write_ids(state.rows.ids, slots, writes, columns.tokens))
    return SlotState(kv, rows), hidden


def is_column(columns: DraftColumns) -> Array:
    """Whether each column [N] is no padding."""
    return jnp.arange(len(columns.tokens), dtype=jnp.int32) < columns.count


def select_tokens(run: Operations, rows: Rows, columns: DraftColumns, logits: Array, bitmask: Array) -> Array:
    """Select the token after each column by its row's rule and logits [N, V] -> step [3, N]."""
    after = jnp.asarray(columns.positions) + 1
    columns_as_rows = replace(rows, position=after, needs_token=is_column(columns), logits=logits)
    return run.next_tokens(columns_as_rows, bitmask, jnp.asarray(columns.slots))


def keep_accepted(
    cfg: Config, params: Params, state: SlotState, columns: DraftColumns, selected: Array
) -> tuple[SlotState, Array]:
    """Keep what follows from the columns that were right -> state, the step [3, N] without the others."""
    accepted = accepted_columns(columns, selected) & is_column(columns)
    selected = jnp.where(accepted[None], selected, no_output())
    kept = ActiveTokens(columns.slots, columns.positions, accepted)
    kv = keep_right_tokens(cfg, params, state.kv, kept)
    return SlotState(kv, append_accepted(state.rows, columns, selected, accepted)), selected


def accepted_columns(columns: DraftColumns, selected: Array) -> Array:
    """Whether each column [N] is the beginning of its row, or equals what was selected before it."""
    before = jnp.roll(selected, 1, axis=1)
    right = columns.begins | ((columns.tokens == before[0]) & (before[1] == FinishCode.RUNNING))
    at = jnp.arange(len(right), dtype=jnp.int32)
    last_wrong, last_begin = (
        lax.cummax(jnp.where(kind, at, -1)) for kind in (~right, jnp.asarray(columns.begins))
    )
    return last_wrong < last_begin


def append_accepted(rows: Rows, columns: DraftColumns, selected: Array, accepted: Array) -> Rows:
    """Append the tokens after accepted columns, and end the rows that one of them ends."""
    none = len(rows.active)
    behind = columns.positions + 1
    slots = jnp.where(accepted, columns.slots, none)  # the others are dropped
    ended = jnp.where(selected[1] == FinishCode.RUNNING, none, slots)
    at = jnp.where(accepted, behind, rows.ids.shape[1] * BLOCK)
    return replace(
        rows,
        ids=write_ids(rows.ids, columns.slots, at, selected[0]),
        position=rows.position.at[slots].max(behind, mode="drop"),
        active=rows.active.at[ended].set(False, mode="drop"),
    )
