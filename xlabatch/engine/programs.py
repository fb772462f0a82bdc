"""The programs of an engine before they are compiled: name, function, arguments, and what each updates.

`plain_specs`, `fixed_specs` and `packed_specs` are the tables of the layouts, and `shared_specs` is in all of
them. What compiles them is in `compilation.py`; `Runner` launches a compiled one by its name.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import jax
import numpy as np

from xlabatch.distributed.load import mesh_of
from xlabatch.engine.arrays import DeviceArrays, Part
from xlabatch.engine.device import (
    copies,
    drafts,
    logits_processors,
    plain_steps,
    proposals,
    sample_step,
    shared_steps,
)
from xlabatch.engine.device.drafts import DraftColumns, GivenColumns
from xlabatch.engine.device.logprobs import no_token_ids
from xlabatch.engine.device.operations import FIXED_ORDER, KERNELS, Operations
from xlabatch.engine.device.proposals import ProposalColumns
from xlabatch.engine.device.shared_steps import SharedChunk, empty_shared_chunk
from xlabatch.engine.device.state import empty_embeddings, empty_prompt_chunk
from xlabatch.engine.device.words import shapes_of, to_words
from xlabatch.engine.inputs import full_bitmask
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import backend_of
from xlabatch.model.layers import padded_width

NARROWEST = 64  # rows of a program in a fixed order: a tile of its products has as many


class ProgramSpec(NamedTuple):
    """A program before it is compiled: a pure function of arrays of the engine, then of other inputs."""

    name: str  # as a person reads it, such as "prefill 16"
    function: Callable[..., Any]
    takes: tuple[Part, ...]
    inputs: tuple[Any, ...] = ()  # an example that can be run: host arrays, or the shapes of device arrays
    updates: Part | None = None  # replaced by the first result, which is written into its memory
    rare: bool = False  # many servers never launch it


def rare(*specs: ProgramSpec) -> list[ProgramSpec]:
    """The same programs, which many servers never launch."""
    return [spec._replace(rare=True) for spec in specs]


def step_spec(name: str, function: Callable[..., Any], *inputs: object) -> ProgramSpec:
    """A program that runs the model: it takes the weights and the state, and replaces the state."""
    return ProgramSpec(name, function, ("params", "state"), inputs, "state")


@dataclass(frozen=True)
class DraftShape:
    """What the program of a draft model depends on besides arrays."""

    config: Config
    columns: int
    max_tokens: int  # of a draft


@dataclass(frozen=True)
class EngineShape:
    """What the programs of an engine depend on besides arrays."""

    config: Config
    sizes: tuple[int, ...]  # of prompt chunks
    draft_columns: int = 0
    steps_per_dispatch: int = 1
    embeddings: bool = False
    draft: DraftShape | None = None


def plain_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """All programs of an engine on XLA's own operations."""
    return [
        *plain_chunk_specs(shape, arrays),
        *plain_decode_specs(shape, arrays),
        *shared_specs(shape, arrays),
    ]


def fixed_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """All programs of an engine whose sums have a fixed order on a GPU."""
    return [
        *fixed_chunk_specs(shape, arrays),
        *fixed_decode_specs(shape, arrays),
        *shared_specs(shape, arrays),
        *draft_specs(FIXED_ORDER, shape, arrays),
    ]


def packed_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """All programs of an engine on the kernels."""
    specs = [
        *packed_chunk_specs(shape, arrays),
        *packed_decode_specs(shape, arrays),
        *shared_specs(shape, arrays),
        *draft_specs(KERNELS, shape, arrays),
        *given_specs(shape, arrays),
    ]
    if arrays.kept is not None:
        slot = np.int32(0)
        copied = slot, slot, slot
        specs.append(ProgramSpec("keep_state", copies.keep_state, ("kept", "kv"), (slot,), "kept"))
        specs.append(ProgramSpec("copy_kept", copies.copy_kept, ("state", "kept"), copied, "state"))
    return specs


def plain_chunk_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a prompt chunk by its size, and of the logits after a prompt.

    With embeddings every chunk takes vectors: in another program the rows of ids would have other bits than
    the same rows as vectors.
    """
    cfg = shape.config
    rows = arrays.state.rows
    stops = rows.sampling_params.stop_token_ids.shape[1]
    backend = backend_of(arrays.state.kv)
    prompt_logprobs = partial(plain_steps.prompt_logprobs, cfg)
    specs = []
    for size in shape.sizes:
        chunk = empty_prompt_chunk(size, stops, rows.adapter is not None, rows.rope_offset is not None)
        prefill = partial(plain_steps.prefill_words, cfg, shapes_of(chunk))
        embeddings = [empty_embeddings(size, cfg.width)] if shape.embeddings else []
        specs.append(step_spec(f"prefill {size}", prefill, to_words(chunk), *embeddings))
    for size in shape.sizes:
        given = abstract_hidden(cfg, padded_width(size, backend)), np.zeros(size, np.int32)
        specs += rare(ProgramSpec(f"prompt_logprobs {size}", prompt_logprobs, ("params",), given))
    prefill_logits = partial(plain_steps.prefill_logits, cfg)
    last = np.int32(0), abstract_hidden(cfg, padded_width(1, backend))
    return [*specs, ProgramSpec("prefill_logits", prefill_logits, ("params", "rows"), last, "rows")]


def plain_decode_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step without prompts: one step of all slots, or several."""
    decode = step_spec("decode", partial(plain_steps.decode, shape.config))
    return [decode, *sampling_specs(shape, arrays), *steps_specs(shape, arrays)]


def sampling_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs that sample, where no other one does."""
    bitmask = full_bitmask(len(arrays.state.rows.active), shape.config.vocab)
    return [
        ProgramSpec("sample", sample_step.sample, ("rows",), (bitmask,), "rows"),
        ProgramSpec("sample_greedy", sample_step.sample_greedy, ("rows",), (), "rows"),
    ]


def steps_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of several steps of all slots, where there are any."""
    count = shape.steps_per_dispatch
    slots = len(arrays.state.rows.active)
    bitmask = full_bitmask(slots, shape.config.vocab)
    return [
        step_spec(
            f"{name} {slots}", partial(plain_steps.decode_fixed_steps, count, greedy, shape.config), bitmask
        )
        for name, greedy in {"decode_steps": False, "decode_greedy_steps": True}.items()
        if count > 1
    ]


def fixed_chunk_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a prompt chunk by its size; with embeddings also those that take vectors of tokens."""
    cfg = shape.config
    specs = []
    for size in shape.sizes:
        chunk = empty_chunk(size, arrays)
        prefill = partial(shared_steps.prefill_words, FIXED_ORDER, cfg, shapes_of(chunk))
        specs.append(step_spec(f"prefill {size}", prefill, to_words(chunk)))
        if shape.embeddings:
            given = to_words(chunk), empty_embeddings(size, cfg.width)
            specs.append(step_spec(f"prefill_embeddings {size}", prefill, *given))
    return [*specs, *prompt_logprobs_specs(FIXED_ORDER, shape)]


def fixed_decode_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step without prompts: one step for each width, or several of all slots."""
    decode = partial(shared_steps.decode, FIXED_ORDER, shape.config)
    widths = decoding_widths(len(arrays.state.rows.active), NARROWEST)
    specs = [step_spec(name, decode, np.arange(width, dtype=np.int32)) for name, width in widths.items()]
    return [*specs, *sampling_specs(shape, arrays), *steps_specs(shape, arrays)]


def packed_chunk_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a prompt chunk by its size; with embeddings also those that take vectors of tokens."""
    cfg = shape.config
    prefill = partial(shared_steps.prefill_decode_and_sample, cfg)
    samples = np.bool_(False)
    specs = []
    for size in shape.sizes:
        chunk = empty_chunk(size, arrays)
        specs.append(step_spec(f"prefill {size}", prefill, chunk, samples))
        if shape.embeddings:
            with_vectors = replace(chunk, embeddings=empty_embeddings(size, cfg.width))
            specs.append(step_spec(f"prefill_embeddings {size}", prefill, with_vectors, samples))
    return [*specs, *prompt_logprobs_specs(KERNELS, shape)]


def empty_chunk(size: int, arrays: DeviceArrays) -> SharedChunk:
    """A chunk with no content for these arrays."""
    rows = arrays.state.rows
    slots, stops = rows.sampling_params.stop_token_ids.shape
    return empty_shared_chunk(size, slots, stops, rows.adapter is not None, rows.rope_offset is not None)


def prompt_logprobs_specs(run: Operations, shape: EngineShape) -> list[ProgramSpec]:
    """The programs of log-probabilities of prompts, by the size of a chunk that prompts share."""
    prompt_logprobs = partial(shared_steps.prompt_logprobs, run, shape.config)
    specs = []
    for size in shape.sizes:
        ids = np.zeros(size, np.int32)
        columns = abstract_hidden(shape.config, size), ids, ids, np.int32(0)
        specs += rare(ProgramSpec(f"prompt_logprobs {size}", prompt_logprobs, ("params",), columns))
    return specs


def decoding_widths(slots: int, narrowest: int = 1) -> dict[str, int]:
    """The numbers of rows for which there are programs that decode: powers of two, then all slots."""
    exponents = range(narrowest.bit_length() - 1, slots.bit_length())
    return {f"decode_some {2**n}": 2**n for n in exponents if 2**n < slots} | {"decode": slots}


def packed_decode_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step without prompts: for each width, one step or several."""
    cfg = shape.config
    count = shape.steps_per_dispatch
    slots = len(arrays.state.rows.active)
    samples = np.bool_(False)
    bitmask = full_bitmask(slots, cfg.vocab)
    decode = partial(shared_steps.decode_and_sample, cfg)
    widths = decoding_widths(slots)
    specs = [
        step_spec(name, decode, np.arange(width, dtype=np.int32), samples) for name, width in widths.items()
    ]
    specs.append(ProgramSpec("sample", sample_step.sample_packed, ("rows",), (bitmask,), "rows"))
    if count == 1:
        return specs
    run = partial(shared_steps.decode_steps, count, cfg)
    for width in widths.values():
        rows = np.arange(width, dtype=np.int32)
        specs.append(step_spec(f"decode_steps {width}", run, rows))
    return specs


def draft_specs(run: Operations, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs that run drafts, and the one of the model that makes them, where there are any."""
    cfg = shape.config
    size = shape.draft_columns
    if not size:
        return []
    columns = empty_columns(size)
    logits = jax.ShapeDtypeStruct((size, cfg.vocab), np.float32)
    step = np.zeros((3, size), np.int32)
    wanted = no_token_ids(size, cfg.vocab)
    bitmask = full_bitmask(len(arrays.state.rows.active), cfg.vocab)
    specs = [
        step_spec("decode_drafts", partial(drafts.decode_drafts, run, cfg), columns, bitmask),
        ProgramSpec("draft_logprobs", sample_step.logprobs, (), (logits, step, wanted)),
    ]
    return [*specs, proposal_spec(run, shape.draft, arrays)] if shape.draft else specs


def given_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The program that checks answers of receipts, which are made on the kernels only."""
    if not shape.draft_columns:
        return []
    columns = empty_columns(shape.draft_columns)
    given = GivenColumns(columns, columns.begins)
    bitmask = full_bitmask(len(arrays.state.rows.active), shape.config.vocab)
    decode = partial(drafts.decode_given, KERNELS, shape.config)
    return rare(step_spec("decode_given", decode, given, bitmask))


def empty_columns(size: int) -> DraftColumns:
    zeros = np.zeros(size, np.int32)
    return DraftColumns(zeros, zeros, zeros, zeros.astype(bool), np.int32(0))


def proposal_spec(run: Operations, draft: DraftShape, arrays: DeviceArrays) -> ProgramSpec:
    column = np.zeros(draft.columns, np.int32)
    row = np.zeros(len(arrays.state.rows.active), np.int32)
    zero = np.int32(0)
    columns = ProposalColumns(column, column, column, zero, row, row, zero, zero)
    propose = partial(proposals.propose, run, draft.config, max_tokens=draft.max_tokens)
    return ProgramSpec("propose", propose, ("draft_params", "draft_kv", "served"), (columns,), "draft_kv")


def shared_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs that are the same in all layouts."""
    state = arrays.state
    rows = state.rows
    slot = np.int32(0)
    slots, stops = rows.sampling_params.stop_token_ids.shape
    vocab = shape.config.vocab
    read_slot = copies.read_slot_of_all if mesh_of(arrays.params) else copies.read_slot
    one_slot = copies.one_slot(rows.ids), jax.tree.map(copies.one_slot, state.kv)
    one_row = jax.tree.map(copies.one_slot, rows)
    step = np.zeros((3, slots), np.int32)
    bias = np.zeros(vocab, np.float32)
    defaults = logits_processors.default(stops)
    specs = [
        ProgramSpec("copy_prefix", copies.copy_prefix, ("state",), (slot, slot, slot), "state"),
        ProgramSpec("evict", sample_step.evict, ("rows",), (np.zeros(slots, bool),), "rows"),
    ]
    specs += rare(
        ProgramSpec("fork", copies.fork, ("state",), (slot, slot, defaults), "state"),
        ProgramSpec("read_slot", read_slot, ("kv",), (slot, slot)),
        ProgramSpec("write_slot", copies.write_slot, ("state",), (slot, *one_slot), "state"),
        ProgramSpec("read_row", copies.read_row, ("rows",), (slot,)),
        ProgramSpec("write_row", copies.write_row, ("rows",), (slot, one_row), "rows"),
        ProgramSpec("logprobs", sample_step.logprobs, (), (rows.logits, step, no_token_ids(slots, vocab))),
        ProgramSpec("set_logit_bias", sample_step.set_logit_bias, ("rows",), (slot, bias), "rows"),
    )
    if rows.adapter is None:
        return specs
    adapter = [copies.one_adapter(each) for each in arrays.adapters]
    write_adapter = ProgramSpec(
        "write_adapter", copies.write_adapter, ("adapters",), (slot, adapter), "adapters"
    )
    return [*specs, write_adapter]


def abstract_hidden(cfg: Config, columns: int) -> jax.ShapeDtypeStruct:
    """The shape of hidden states [D, columns]."""
    return jax.ShapeDtypeStruct((cfg.width, columns), np.float32)
