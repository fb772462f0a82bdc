"""What an engine has prepared before its first request, and a name for the bits of its answers."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import jax

from xlabatch.checkpoint.load import Model, resolve_weights_format, without_weights
from xlabatch.checkpoint.packed_copies import PackedCopies
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.distributed.load import count_summing_devices, load_model, mesh_of
from xlabatch.distributed.splits import parse_mesh
from xlabatch.engine import memory
from xlabatch.engine.adapters.tables import NO_MESH, table_bytes, tables_of
from xlabatch.engine.choose_layout import layout_of
from xlabatch.engine.code_digest import code_digest
from xlabatch.engine.compilation import begin_all
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.profile import arithmetic_profile
from xlabatch.engine.promise import check_arithmetic, keep_promise
from xlabatch.engine.runner import Runner
from xlabatch.engine.speculation.draft_model import check_draft
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack, kernels_for, reason_for_xla
from xlabatch.kernels.params import has_portable_sums
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK
from xlabatch.model.params import Params
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES, priority
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.steps import Schedule


@dataclass(frozen=True)
class Startup:
    """What an engine has prepared before its first request."""

    model: str
    weights: str
    kernels: str  # the instruction set, or why there are none
    devices: int  # over which the model is split; bytes are for each of them
    slots: int
    context: int
    positions: int  # that the model has
    weight_bytes: int
    kv_bytes: int
    row_bytes: int  # everything else kept for the slots: ids, logits, sampling parameters
    temp_bytes: int  # the largest program's scratch
    programs: dict[str, float]  # seconds to lower and compile, by name; 0 if an earlier engine compiled it
    total_s: float
    stored: str  # how the files store the weights; "" if there are none
    fingerprint: str  # equal for engines whose answers have the same bits
    config_digest: str  # of the model's files, all but its weights
    weights_digest: str  # of the files with its weights, or of the weights in memory that replaced them
    programs_digest: str  # of what the compiler made of its programs, if bits depend on it
    profile: str | None  # the name of the arithmetic, if it has one
    rope_limit: int | None  # of the ropes, which other contexts may scale otherwise; see Config
    draft_bytes: int = 0  # weights, keys and values of the draft model
    adapter_bytes: int = 0  # the tables of adapters


def load_models(
    source: Source,
    weights: str | None,
    draft: str | Path | Source | None,
    mesh: str | None,
    chosen: EngineOptions,
) -> tuple[Model, Model | None]:
    """Load a source and its draft model, after checking that both fit and can be computed."""
    checked = check_models(source, weights, draft, mesh, chosen)
    copies = packed_copies(chosen, mesh)
    begin_no_more = begin_programs(checked, mesh, chosen)
    try:
        model = load_model(source, checked.weights, mesh, copies)
        drafts = load_model(checked.drafts, checked.draft_weights, mesh, copies) if checked.drafts else None
    except BaseException:  # an interrupt too
        begin_no_more()
        raise
    return model, drafts


class Checked(NamedTuple):
    """Models that fit and can be computed, in these formats of weights."""

    source: Source
    weights: str
    drafts: Source | None
    draft_weights: str


def check_models(
    source: Source,
    weights: str | None,
    draft: str | Path | Source | None,
    mesh: str | None,
    chosen: EngineOptions,
) -> Checked:
    """A source and its draft model; Refused if they cannot be computed, or do not fit."""
    check_arithmetic(chosen.arithmetic, can_pack())
    devices = None if mesh is None else parse_mesh(mesh)
    weights = resolve_weights_format(weights, source, devices=devices)
    context = chosen.resolved_context
    if devices and chosen.adapters:
        raise Refused(NO_MESH)
    plan = memory.plan(source, weights, chosen, devices)
    drafts = None if draft is None else open_source(draft)
    draft_weights = ""
    if drafts:
        check_draft(drafts, source, chosen)
        draft_weights = resolve_weights_format(weights, drafts, devices=devices)
        own = replace(chosen, windows="full")
        more = memory.plan(drafts, draft_weights, own, devices)  # it has as many slots
        plan = replace(plan, weights=plan.weights + more.weights, slot=plan.slot + more.slot)
    plan = replace(plan, weights=plan.weights + table_bytes(source.spec.params, chosen))
    plan.check(source.name, context)
    return Checked(source, weights, drafts, draft_weights)


def begin_programs(checked: Checked, mesh: str | None, options: EngineOptions) -> Callable[[], None]:
    """Begin with programs, which depend on the shapes of weights alone -> a function that ends with it.

    Not for several devices or a draft model, nor where the weights are changed after they are read.
    """
    is_alone = checked.drafts is None and mesh is None and jax.process_count() == 1
    if options.compile == "lazy" or not is_alone or options.adapters or options.arithmetic != "fast":
        return lambda: None
    model = keep_promise(without_weights(checked.source, checked.weights), options)
    return begin_all(Runner(model, options, limits_for(model, options)).compiled_first)


def packed_copies(options: EngineOptions, mesh: str | None) -> PackedCopies | None:
    """Where packed weights are kept, if they are."""
    if options.packed_cache is None:
        return None
    if mesh is not None:
        raise Refused("packed_cache is for one device; leave out mesh or packed_cache")
    if not can_pack():
        raise Refused(f"packed_cache needs the kernels, which are not used here ({reason_for_xla()})")
    return PackedCopies(Path(options.packed_cache), code_digest())


def startup_of(model: Model, runner: Runner, options: EngineOptions, began: float) -> Startup:
    """The record of an engine that began to be prepared at a time."""
    arrays = runner.arrays
    programs = runner.programs
    own = [program for program in programs.values() if program.compiled and not program.is_reported]
    for program in own:
        program.is_reported = True
    tables = memory.tree_bytes(tables_of(model.params))
    limit = model.config.rope_limit(options.resolved_context)
    digests = model.config_digest, model.weights_digest
    compiled = digest_of_programs(runner, options)
    bits = fingerprint(*digests, compiled, model.weights, limit, model.params, options)
    return Startup(
        model=model.name,
        weights=model.weights,
        kernels=kernels_for(model.params),
        devices=runner.devices,
        slots=options.slots,
        context=options.resolved_context,
        positions=model.config.max_positions,
        weight_bytes=memory.device_bytes(model.params) - tables,
        kv_bytes=memory.device_bytes((arrays.state.kv, arrays.kept)),
        row_bytes=memory.device_bytes(arrays.state.rows),
        temp_bytes=max(program.temp_bytes for program in programs.values()),
        programs={each.spec.name: each.seconds * (each in own) for each in runner.compiled_first},
        total_s=time.perf_counter() - began,
        fingerprint=bits,
        config_digest=model.config_digest,
        weights_digest=model.weights_digest,
        programs_digest=compiled,
        profile=arithmetic_profile(model.params),
        rope_limit=limit,
        draft_bytes=memory.device_bytes((arrays.draft_params, arrays.draft_kv)),
        adapter_bytes=tables,
        stored=model.stored,
    )


def limits_for(model: Model, options: EngineOptions) -> Limits:
    """What an engine with these options can run."""
    # rope turns some pairs with rows and columns of images
    has_sections = any(rope.sections for rope in model.config.ropes)
    return Limits(
        options.resolved_context,
        model.config.vocab,
        model.eos_token_ids,
        queue=options.queue,
        sessions=options.session_bytes > 0 and can_reuse(model.config, model.params),
        poolings=("last", "mean") if model.score is None else ("last", "mean", "score"),
        embedding_width=model.config.width if options.embeddings else None,
        grids=options.embeddings and has_sections and mesh_of(model.params) is None,
    )


def schedule_for(model: Model, options: EngineOptions) -> Schedule:
    """How the steps of an engine with these options are filled."""
    layout = layout_of(model.params)
    policy = options.policy if callable(options.policy) else POLICIES[options.policy]
    return Schedule(
        sizes=options.chunk_sizes(layout.budget),
        budget=options.resolved_budget(layout.budget_for(model.config, model.params)),
        policy=policy,
        unread_steps=options.resolved_ahead(jax.default_backend()),
        preempts=policy is priority and options.preempt,
        shares_chunks=layout.shares_chunks,
    )


def prefix_index(options: EngineOptions, cfg: Config, params: Params) -> PrefixIndex:
    """An index for the slots of an engine with these options, whose Config has its rings."""
    layout = layout_of(params)
    snapshot_bytes = layout.snapshot_bytes(cfg, options)
    takes_snapshots = snapshot_bytes > 0 or options.cache_dir is not None
    return PrefixIndex(
        options.slots,
        options.resolved_context,
        enabled=options.prefix_reuse and (can_reuse(cfg, params) or takes_snapshots),
        unit=1 if layout.is_strong else options.chunk_sizes(layout.budget)[-1],
        session_bytes=options.session_bytes,
        recurrent=bool(cfg.recurrence),
        cut=cut_of_rings(cfg, options),
        snapshot_bytes=snapshot_bytes,
        snapshot_every=options.snapshot_every,
    )


def cut_of_rings(cfg: Config, options: EngineOptions) -> int | None:
    """By how many positions what slots hold can be shortened: what rings have beyond windows; None: any."""
    rings = [attn for attn in cfg.attending if attn.ring]
    rooms = [attn.ring * BLOCK - (attn.reach or 0) - options.unread_tokens for attn in rings]
    return min(rooms, default=None)


def fingerprint_of_cache(fingerprint: str, cfg: Config) -> str:
    """The same name, but of what slots hold: rings of different sizes hold different positions."""
    rings = [attn.ring for attn in cfg.attending]
    if not any(rings):
        return fingerprint
    return f"fp_{hashlib.sha256(repr((fingerprint, rings)).encode()).hexdigest()[:12]}"


def can_reuse(cfg: Config, params: Params) -> bool:
    """Whether what a slot holds can be continued: a recurrent state rarely is at the end of a chunk."""
    return layout_of(params).is_strong or not cfg.recurrence


def digest_of_programs(runner: Runner, options: EngineOptions) -> str:
    """A digest of what the compiler made of the programs; "" if no bit depends on it, or none is known."""
    if options.compile == "lazy" or runner.layout.is_strong:
        return ""
    own = {name: each.digest for name, each in runner.programs.items() if not each.spec.rare}
    return hashlib.sha256(repr(sorted(own.items())).encode()).hexdigest() if any(own.values()) else ""


def fingerprint(
    config: str,
    digest: str,
    compiled: str,
    weights: str,
    rope_limit: int | None,
    params: Params,
    options: EngineOptions,
) -> str:
    """A name for all that the bits of an answer depend on besides its request.

    `config` is the digest of the model's files, `digest` the one of its weights, which are kept in the format
    `weights`, and `compiled` the one of its programs, if they were compiled before and not as they are used.
    A draft model is not among them, because it changes no answer. With the strong promise neither the shape
    of an engine nor its programs are, but `rope_limit` is, which names the ropes of its context.
    """
    layout = layout_of(params)
    sizes = options.chunk_sizes(layout.budget)
    shape = () if layout.is_strong else (options.slots, options.context, sizes)
    code = kernels_for(params), version("xlabatch"), code_digest()
    computed_by = jax.default_backend(), *code, *layout.bits_depend_on(params, options)
    cache = () if options.cache is None else (f"cache {options.cache}",)
    sums = ("portable bfloat16",) if has_portable_sums(params) else ()
    devices = count_summing_devices(params)
    summed = (f"sums over {devices} devices",) if devices else ()
    ropes = () if rope_limit is None else (f"ropes over {rope_limit}",)
    programs = (f"programs {compiled}",) if compiled else ()
    parts = config, digest, weights, *computed_by, *shape, *cache, *sums, *summed, *ropes, *programs
    return f"fp_{hashlib.sha256(repr(parts).encode()).hexdigest()[:12]}"
