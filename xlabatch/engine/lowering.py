"""The programs of an engine, ready to be lowered. jit is applied here, and where weights are placed."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh
from numpy.typing import NDArray

from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.programs import OnMesh, output_shardings
from xlabatch.engine.device import (
    copies,
    drafts,
    logits_processors,
    proposals,
    sample_step,
    several_steps,
    shared_chunks,
    steps,
)
from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.engine.device.logprobs import no_token_ids
from xlabatch.engine.device.proposals import ProposalColumns, ProposalInputs
from xlabatch.engine.device.shared_chunks import empty_shared_chunk
from xlabatch.engine.device.state import PromptChunk, SlotState, empty_embeddings
from xlabatch.kernels.choice import is_packed
from xlabatch.model.adapters import matrices_of
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Cache, backend_of
from xlabatch.model.layers import padded_width
from xlabatch.model.params import Params

Bitmask = NDArray[np.int32]
Lowers = dict[str, Callable[[], Any]]
CLASSIC_EMITTERS = {"xla_cpu_use_fusion_emitters": False}


def lower_all(
    cfg: Config,
    params: Params,
    state: SlotState,
    sizes: tuple[int, ...],
    draft_columns: int = 0,
    steps_per_dispatch: int = 1,
    embeddings: bool = False,
) -> Lowers:
    """Every program by name, ready to be lowered; those of drafts if there are columns for them."""
    return (
        chunk_lowers(cfg, params, state, sizes, embeddings)
        | width_lowers(cfg, params, state)
        | row_lowers(cfg, params, state)
        | (draft_lowers(cfg, params, state, draft_columns) if draft_columns else {})
        | (steps_lowers(cfg, params, state, steps_per_dispatch) if steps_per_dispatch > 1 else {})
        | ({} if state.rows.adapter is None else {"write_adapter": adapter_lower(params)})
    )


def jit_for(params: Params) -> Callable[..., Any]:
    """jax.jit for programs on these weights. Beside the kernels, only small operations are left to XLA, for
    which its classic code generator takes two thirds of the time of the one that is its default.
    """
    jit = partial(
        jax.jit, compiler_options=CLASSIC_EMITTERS if is_packed(params) and has_emitters() else None
    )
    mesh = mesh_of(params)
    if mesh is None:
        return jit
    return lambda run, donate_argnums=(): OnMesh(jit, run, mesh, donate_argnums)


def make_state(make: Callable[[], Any], mesh: Mesh | None) -> Any:
    """What a function makes, on the devices of a mesh if there is one: a cache by its heads."""
    if mesh is None:
        return make()
    return jax.jit(make, out_shardings=output_shardings(mesh, jax.eval_shape(make)))()


@cache
def has_emitters() -> bool:
    """Whether this version of XLA has the choice of its code generator."""
    try:
        jax.jit(lambda: 0, compiler_options=CLASSIC_EMITTERS).lower().compile()
    except jax.errors.JaxRuntimeError:  # no such compile option
        return False
    return True


def chunk_lowers(
    cfg: Config, params: Params, state: SlotState, sizes: tuple[int, ...], embeddings: bool = False
) -> Lowers:
    """The programs of a prompt chunk, one for each size; with the kernels several prompts share it.

    With embeddings there is one more for chunks in which tokens have vectors. XLA's own operations have only
    that one: in another program they would give the rows of ids other bits than the same rows as vectors.
    """
    jit, shares = jit_for(params), is_packed(params)
    run_chunk = shared_chunks.prefill_and_decode if shares else steps.prefill
    run_logprobs = shared_chunks.some_prompt_logprobs if shares else steps.prompt_logprobs
    prefill = jit(partial(run_chunk, cfg), donate_argnums=1)
    prompt_logprobs = jit(partial(run_logprobs, cfg))
    slots, stops = state.rows.sampling_params.stop_token_ids.shape
    lowers: Lowers = {}
    for size in sizes:
        has = state.rows.adapter is not None, state.rows.rope_offset is not None
        chunk = empty_shared_chunk(size, slots, stops, *has) if shares else empty_chunk(size, stops, *has)
        given = replace(chunk, embeddings=empty_embeddings(size, cfg.width)) if embeddings else chunk
        greedy = (np.bool_(False),) if shares else ()
        lowers[f"prefill {size}"] = partial(prefill.lower, params, state, chunk if shares else given, *greedy)
        if embeddings and shares:
            lowers[f"prefill_embeddings {size}"] = partial(prefill.lower, params, state, given, *greedy)
    for size in sizes:
        ids = np.zeros(size, np.int32)
        hidden = abstract_hidden(cfg, size if shares else padded_width(size))
        columns = (ids, ids, np.int32(0)) if shares else (ids,)
        lowers[f"prompt_logprobs {size}"] = partial(prompt_logprobs.lower, params, hidden, *columns)
    return lowers


def decode_widths(params: Params, state: SlotState) -> list[int]:
    """The numbers of rows, below the number of slots, that decode has a program for."""
    slots = len(state.rows.active)
    return [2**n for n in range(slots.bit_length()) if 2**n < slots] if is_packed(params) else []


def width_lowers(cfg: Config, params: Params, state: SlotState) -> Lowers:
    """Decode for fewer rows than slots."""
    return {f"decode_some {n}": decode_lower(cfg, params, state, n) for n in decode_widths(params, state)}


def decode_lower(cfg: Config, params: Params, state: SlotState, rows: int) -> Callable[[], Any]:
    """Decode for a number of rows; without kernels for all of them."""
    run = steps.decode_some if is_packed(params) else steps.decode
    some = (np.arange(rows, dtype=np.int32), np.bool_(False)) if is_packed(params) else ()
    decode = jit_for(params)(partial(run, cfg), donate_argnums=1)
    return partial(decode.lower, params, state, *some)


def steps_lowers(cfg: Config, params: Params, state: SlotState, count: int) -> Lowers:
    """Several decode steps, for each number of rows."""
    slots = len(state.rows.active)
    bitmask, greedy = full_bitmask(slots, cfg.vocab), np.bool_(False)
    if not is_packed(params):
        fixed = partial(several_steps.decode_fixed_steps, count)
        programs = {
            "decode_steps": partial(fixed, False, cfg),
            "decode_greedy_steps": partial(fixed, True, cfg),
        }
        return {
            f"{name} {slots}": partial(jit_for(params)(run, donate_argnums=1).lower, params, state, bitmask)
            for name, run in programs.items()
        }
    run = jit_for(params)(partial(several_steps.decode_steps, count, cfg), donate_argnums=1)
    return {
        f"decode_steps {n}": partial(run.lower, params, state, np.arange(n, dtype=np.int32), greedy, bitmask)
        for n in [*decode_widths(params, state), slots]
    }


def row_lowers(cfg: Config, params: Params, state: SlotState) -> Lowers:
    """The programs of which an engine has one each."""
    jit = jit_for(params)
    fork = jit(copies.fork, donate_argnums=0)
    copy_prefix = jit(copies.copy_prefix, donate_argnums=0)
    write_slot = jit(copies.write_slot, donate_argnums=0)
    write_row = jit(copies.write_row, donate_argnums=0)
    # without branches on GPUs; elsewhere XLA decides them on the device
    run = partial(sample_step.sample, branches=backend_of(state.kv) == "xla", packed=is_packed(params))
    sample = jit(run, donate_argnums=0)
    sample_greedy = jit(partial(sample_step.sample_greedy, packed=is_packed(params)), donate_argnums=0)
    logprobs = jit(sample_step.logprobs)
    set_logit_bias = jit(sample_step.set_logit_bias, donate_argnums=0)
    evict = jit(sample_step.evict, donate_argnums=0)
    read_slot = copies.read_slot_of_all if mesh_of(params) else copies.read_slot
    rows, slot = state.rows, np.int32(0)
    slots, stops = rows.sampling_params.stop_token_ids.shape
    step, no_ids = np.zeros((3, slots), np.int32), no_token_ids(slots, cfg.vocab)
    lowers: Lowers = {
        "fork": partial(fork.lower, state, slot, slot, logits_processors.default(stops)),
        "copy_prefix": partial(copy_prefix.lower, state, slot, slot, slot),
        "read_slot": partial(jit(read_slot).lower, state.kv, slot),
        "write_slot": partial(write_slot.lower, state, slot, *abstract_slot(state)),
        "read_row": partial(jit(copies.read_row).lower, rows, slot),
        "write_row": partial(write_row.lower, rows, slot, jax.tree.map(copies.one_slot, rows)),
        "decode": decode_lower(cfg, params, state, slots),
        "sample": partial(sample.lower, rows, full_bitmask(slots, cfg.vocab)),
        "sample_greedy": partial(sample_greedy.lower, rows),
        "logprobs": partial(logprobs.lower, rows.logits, step, no_ids),
        "set_logit_bias": partial(set_logit_bias.lower, rows, slot, np.zeros(cfg.vocab, np.float32)),
        "evict": partial(evict.lower, rows, np.zeros(slots, bool)),
    }
    if not is_packed(params):
        prefill_logits = jit(partial(steps.prefill_logits, cfg), donate_argnums=1)
        hidden = abstract_hidden(cfg, 1)
        lowers["prefill_logits"] = partial(prefill_logits.lower, params, rows, slot, hidden)
    return lowers


def draft_lowers(cfg: Config, params: Params, state: SlotState, size: int) -> Lowers:
    """The programs of a step with drafts, of this many columns."""
    jit, slots, zeros = jit_for(params), len(state.rows.active), np.zeros(size, np.int32)
    decode_drafts = jit(partial(drafts.decode_drafts, cfg), donate_argnums=1)
    columns = DraftColumns(zeros, zeros, zeros, zeros.astype(bool), np.int32(0), np.bool_(False))
    logits, step = jax.ShapeDtypeStruct((size, cfg.vocab), np.float32), np.zeros((3, size), np.int32)
    return {
        "decode_drafts": partial(decode_drafts.lower, params, state, columns, full_bitmask(slots, cfg.vocab)),
        "draft_logprobs": partial(
            jit(sample_step.logprobs).lower, logits, step, no_token_ids(size, cfg.vocab)
        ),
    }


def adapter_lower(params: Params) -> Callable[[], Any]:
    """The program that writes an adapter to its place."""
    matrices = matrices_of(params)
    write = jit_for(params)(copies.write_adapter, donate_argnums=0)
    return partial(write.lower, matrices, np.int32(0), [copies.one_adapter(each) for each in matrices])


def proposal_lower(
    cfg: Config, params: Params, kv: Cache, served: ProposalInputs, size: int, most: int
) -> Callable[[], Any]:
    """The program of a draft model, of this many columns and with drafts of at most so many tokens."""
    run = jit_for(params)(partial(proposals.propose, cfg, most=most), donate_argnums=1)
    column, row, zero = np.zeros(size, np.int32), np.zeros(len(served.rows.active), np.int32), np.int32(0)
    columns = ProposalColumns(column, column, column, zero, row, row, zero, zero)
    return partial(run.lower, params, kv, served, columns)


def abstract_slot(state: SlotState) -> tuple[Any, Any]:
    """The shapes of the ids, and of the keys and values of one slot."""
    return copies.one_slot(state.rows.ids), jax.tree.map(copies.one_slot, state.kv)


def abstract_hidden(cfg: Config, columns: int) -> jax.ShapeDtypeStruct:
    """The shape of hidden states [D, columns]."""
    return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)


def empty_chunk(size: int, max_stop_token_ids: int, adapts: bool = False, grids: bool = False) -> PromptChunk:
    """A prompt chunk of the right shapes with no content."""
    zero, row = np.int32(0), logits_processors.default(max_stop_token_ids)
    return PromptChunk(
        np.zeros(size, np.int32),
        start=zero,
        length=zero,
        slot=zero,
        sampling_params=row,
        adapter=zero if adapts else None,
        rope_positions=np.zeros((3, size), np.int32) if grids else None,
        rope_offset=zero if grids else None,
    )


def full_bitmask(slots: int, vocab: int) -> Bitmask:
    """A bitmask [B, W] that allows every token: a bit for each id, the lowest first."""
    return np.full((slots, -(-vocab // 32)), -1, np.int32)
