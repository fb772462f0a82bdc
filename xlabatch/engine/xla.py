"""XlaBatchEngine: each step takes a plan from the scheduler, launches it on the device, and reads tokens."""

import logging
import math
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, NamedTuple, Unpack, get_args

import jax
import numpy as np
from jax import Array

from xlabatch.api import Matcher, Stats
from xlabatch.checkpoint.fingerprint import params_digest
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.tensor_specs import tensors
from xlabatch.distributed.hosts import HostLostError
from xlabatch.engine.adapters.registry import Adapters
from xlabatch.engine.adapters.tables import add_tables
from xlabatch.engine.cache_folder import CacheFolder
from xlabatch.engine.compilation import LaunchError
from xlabatch.engine.device.drafts import GivenColumns
from xlabatch.engine.device.pooling import PooledHead, Pooling
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.host_slots import read_file, write_file
from xlabatch.engine.inputs import Bitmask, full_bitmask, samples_at_once, wanted_logprobs
from xlabatch.engine.options import EngineFields, EngineOptions, check_running
from xlabatch.engine.promise import draft_like, keep_promise, replace_parameters, with_adapters_of
from xlabatch.engine.runner import NEEDS_RESTART, Runner
from xlabatch.engine.speculation.draft_model import DraftModel, check_draft_model
from xlabatch.engine.speculation.drafters import (
    Drafters,
    Drafts,
    DraftSource,
    draft_columns,
    selecting_columns,
)
from xlabatch.engine.startup import (
    Startup,
    begin_programs,
    check_models,
    fingerprint,
    fingerprint_of_cache,
    limits_for,
    load_models,
    prefix_index,
    schedule_for,
    startup_of,
)
from xlabatch.errors import Refused
from xlabatch.model.params import Params
from xlabatch.progress import report
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Chunk, PromptPiece
from xlabatch.scheduler.reuse.prefixes import SlotToSave
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.slot_engine import SlotEngine, failure_reason
from xlabatch.scheduler.steps import Launched, Running, StepPlan
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.validation import one_line, printable

log = logging.getLogger("xlabatch.engine")
DEVICE_ERRORS = jax.errors.JaxRuntimeError, LaunchError, HostLostError


class NextWeights(NamedTuple):
    """Weights that replace an engine's, packed, and what is known of them."""

    params: Params
    startup: Startup
    version: int


class XlaBatchEngine(SlotEngine):
    """Continuous batching on XLA. A request's tokens and logits do not depend on the rest of the batch.

    Its options are the fields of EngineOptions, such as slots, context, budget and policy.
    """

    def __init__(
        self,
        model: Model,
        *,
        draft: Model | None = None,
        clock: Callable[[], float] = time.perf_counter,
        **options: Unpack[EngineFields],
    ) -> None:
        began = time.perf_counter()
        chosen = EngineOptions.of(options).for_model(model.name, model.config)
        model = add_tables(keep_promise(model, chosen), chosen)
        self.options = chosen
        self.limits = limits_for(model, chosen)
        self.classifier = model.score
        self.grammars = GrammarCompiler(model.folder, model.name, model.config.vocab, model.eos_token_ids)
        if draft:
            draft = draft_like(draft, model)
            check_draft_model(draft, model)
        self.runner = Runner(model, chosen, self.limits, draft)
        self.draft_model = DraftModel(draft, model, chosen, self.runner) if draft else None
        self.scheduler = Scheduler(
            chosen.slots,
            self.limits,
            schedule_for(model, chosen),
            clock,
            prefix_index(chosen, self.runner.config, model.params),
        )
        self.adapters = Adapters(model.specs, chosen, self.runner, self.scheduler)
        self.drafters: DraftSource = Drafters(chosen.speculate, self.draft_model, self.scheduler)
        self.startup = startup_of(model, self.runner, chosen, began)
        self.next_weights: NextWeights | None = None
        self.admits = True  # waiting requests, unless new weights wait too
        self._open_cache_folder()

    @classmethod
    def load(
        cls,
        model: str | Path | None = None,
        *,
        weights: str | None = None,
        draft: str | Path | None = None,
        mesh: str | None = None,
        **options: Unpack[EngineFields],
    ) -> "XlaBatchEngine":
        """An engine for a folder, a GGUF file, a hub id or `random:SHAPE`; by default the embedded model.

        `draft` names a smaller model of the same vocabulary, which drafts tokens where `speculate` is given.
        `mesh="tensor=4"` splits the model over four devices.
        """
        EngineOptions.of(options)  # an unknown option is refused before a model is opened
        return cls.of(open_source(model), weights=weights, draft=draft, mesh=mesh, **options)

    @classmethod
    def begin(
        cls,
        source: Source,
        *,
        weights: str | None = None,
        draft: str | Path | Source | None = None,
        mesh: str | None = None,
        **options: Unpack[EngineFields],
    ) -> None:
        """Begin to load or compile what `of` with these arguments will need, while other work goes on.

        What cannot run or does not fit is refused, as it is there.
        """
        chosen = EngineOptions.of(options).for_model(source.name, source.spec.config)
        begin_programs(check_models(source, weights, draft, mesh, chosen), mesh, chosen)

    @classmethod
    def of(
        cls,
        source: Source,
        *,
        weights: str | None = None,
        draft: str | Path | Source | None = None,
        mesh: str | None = None,
        **options: Unpack[EngineFields],
    ) -> "XlaBatchEngine":
        """An engine for a source. What cannot run or does not fit is refused before any weight is loaded."""
        chosen = EngineOptions.of(options).for_model(source.name, source.spec.config)
        model, drafts = load_models(source, weights, draft, mesh, chosen)
        report("preparing the engine")
        return cls(model, draft=drafts, **options)

    @property
    def summary(self) -> str:
        """The model and the sizes of this engine, in a few words."""
        startup = self.startup
        return f"{startup.model}, {startup.weights}, {startup.slots} slots of {startup.context} positions"

    def __repr__(self) -> str:
        return f"XlaBatchEngine({self.summary})"

    def update(self, params: Params, running: Running = "recompute", version: int | None = None) -> None:
        """Replace all weights by others of the same shapes, in float32 and not packed; nothing is compiled.

        They get the next version, or the one that is given: of several engines with the same weights.

        Sequences that run go on with the new weights, once these have run their ids so far ("recompute") or
        with the keys and values of the old ones ("keep"); or they begin again ("restart"), or end
        ("cancel"). With "finish" they run to their ends before the weights are replaced, and new requests
        wait for that. If it raises, the old weights stay.
        """
        check_running(running, get_args(Running))
        old = self.startup
        new = replace_parameters(self.runner.config, params, self.runner.params, old.weights)
        digest = params_digest(params)
        made_of = old.config_digest, digest, old.programs_digest, old.weights, old.rope_limit
        bits = fingerprint(*made_of, new, self.options)
        startup = replace(old, fingerprint=bits, weights_digest=digest)
        self._recover()
        weights = NextWeights(new, startup, self.version + 1 if version is None else version)
        if running == "finish" and self.scheduler.table.sequences:
            self.next_weights = weights
            self.scheduler.table.admits = False
        else:
            self._replace_weights(weights, running)

    @property
    def version(self) -> int:
        """Which weights these are: how often they were replaced, unless an update said another number."""
        return self.scheduler.table.version

    @property
    def weight_numbers(self) -> int:
        """How many numbers the model's tensors have, if it was loaded from files."""
        specs = self.adapters.specs
        return 0 if specs is None else sum(map(math.prod, tensors(specs).values()))

    @property
    def runs(self) -> bool:
        """Whether any sequence has a slot."""
        return bool(self.scheduler.table.sequences)

    def admit(self, admits: bool) -> None:
        """Let waiting requests begin, or wait on. What waits for the end of what runs is not overtaken."""
        self.admits = admits
        self.scheduler.table.admits = admits and not self.next_weights

    def _replace_weights(self, weights: NextWeights, running: Running) -> None:
        self.scheduler.leave_weights(running)
        self.scheduler.prefixes.reset()
        params = with_adapters_of(self.runner.params, weights.params)  # adapters may have come or gone
        self.runner.arrays.params, self.startup = params, weights.startup  # nothing can fail in between
        self.scheduler.table.version = weights.version
        self.scheduler.prefixes.folder = None  # it has snapshots of the old weights
        self.next_weights = None
        self.admit(self.admits)
        try:
            self._open_cache_folder()
        except Refused as error:
            log.warning("snapshots are no longer kept: %s", error)

    @property
    def idle(self) -> bool:
        return super().idle and not self.next_weights

    def _open_cache_folder(self) -> None:
        """Find the snapshots that engines with the same bits have left in the folder of this engine."""
        prefixes = self.scheduler.prefixes
        if self.options.cache_dir is None or not prefixes.enabled:
            return
        bits = self.cache_fingerprint
        width = self.runner.config.width
        prefixes.folder = CacheFolder(
            self.options.cache_dir,
            self.options.cache_bytes,
            bits,
            self.options.resolved_context,
            lambda path: read_file(path, self.runner.state, width, bits),
            cuts=prefixes.cut is None,
        )

    @property
    def cache_fingerprint(self) -> str:
        """The name of engines that can read each other's snapshots and sessions."""
        return fingerprint_of_cache(self.startup.fingerprint, self.runner.config)

    def follow(self) -> None:
        self.runner.follow()

    def save_session(self, key: str, path: str | Path) -> None:
        """Write the session of a key to a file."""
        write_file(Path(path), self.scheduler.prefixes.sessions.get(key), self.cache_fingerprint)

    def load_session(self, key: str, path: str | Path) -> None:
        """Read a file into the session of a key; Refused if it has another fingerprint than this engine."""
        prefixes = self.scheduler.prefixes
        width = self.runner.config.width
        try:
            read = read_file(Path(path), self.runner.state, width, self.cache_fingerprint)
        except OSError as error:
            raise Refused(f"{printable(path)} cannot be read: {one_line(error)}") from None
        session = replace(read, generation=prefixes.generation)
        if not prefixes.sessions.put(key, session):
            raise Refused(f"the session has {session.nbytes} bytes, over the limit for all of them")

    def resolve_adapter(self, request: Request) -> Request:
        return self.adapters.resolve(request)

    def make_matcher(self, request: Request, grammar: Matcher | None) -> Matcher | None:
        return self.grammars.matcher(request, grammar)

    def run_step(self) -> list[Event]:
        """Run a step. If the device fails, return the errors of the requests that this ended."""
        try:
            return self._run_step()
        except DEVICE_ERRORS as error:
            # if not even an empty state can be made, the waiting requests can never run
            self.fail(f"the device failed: {error}", include_waiting=self.runner.lost)
            return self.scheduler.return_events()

    def fail(self, reason: str, include_waiting: bool = False) -> None:
        self.runner.drop_state()  # the next step begins with an empty one
        if self.draft_model:
            self.draft_model.forget()
        super().fail(reason, include_waiting)

    def stats(self) -> Stats:
        compiled = sum([program.compiled is not None for program in self.runner.programs.values()])
        needs_restart = NEEDS_RESTART if self.runner.needs_restart else None
        return replace(super().stats(), compiled_programs=compiled, needs_restart=needs_restart)

    def describe(self) -> dict[str, Any]:
        """Return what this engine is, as plain data for logs, bug reports and tests."""
        policy = self.options.policy
        schedule = self.scheduler.schedule
        programs = self.runner.programs
        return asdict(self.startup) | {
            "layout": self.runner.layout.name,
            "cache": self.runner.cache_dtype,
            "rings": sum(attn.ring > 0 for attn in self.runner.config.attending),
            "backend": jax.default_backend(),
            "chunk_sizes": list(schedule.sizes),
            "budget": schedule.budget._asdict(),
            "policy": policy if isinstance(policy, str) else getattr(policy, "__name__", "a function"),
            "ahead": schedule.unread_steps,
            "programs": {name: program.compiled is not None for name, program in programs.items()},
            "temp_bytes": max(program.temp_bytes for program in programs.values()),
        }

    def _run_step(self) -> list[Event]:
        """Plan a step, move what slots hold, launch the programs, and record what is due."""
        self.runner.restore()
        if self.next_weights and not self.scheduler.table.sequences:
            self._replace_weights(self.next_weights, "finish")
        plan = self.scheduler.plan()
        self._move_slots(plan)
        launched = self._launch(plan)
        events = self.scheduler.record(plan, *launched)
        self._save_slots(self.scheduler.slots_to_save())
        return events

    def _move_slots(self, plan: StepPlan) -> None:
        """Save what other sequences will overwrite, deactivate rows, and write back sequences that go on."""
        self._save_slots(plan.to_save)
        for slot, sequence in plan.parked:
            self.runner.save_sequence(sequence, slot)
        if plan.evicted:
            self.runner.evict(plan.evicted)
        for sequence in plan.resumed:
            self.runner.write_sequence(sequence)

    def _save_slots(self, slots: Iterable[SlotToSave]) -> None:
        """Copy what slots hold to the host, before it is overwritten or moved on."""
        for each in slots:
            self.scheduler.prefixes.save(each, self.runner.read_slot(each.slot, len(each.ids), each.least))

    def _launch(self, plan: StepPlan) -> list[Launched]:
        """Prefill the chunks of a plan, run the sequences that decode, and sample for all of them at once."""
        runner = self.runner
        if self.options.steps_per_dispatch > 1 and plan.can_repeat:
            steps = np.asarray(runner.decode_steps(plan.decoding))
            return [Launched(step, plan.decoding) for step in steps]
        decodes = bool(plan.decoding)
        samples = False
        if plan.chunks and runner.layout.shares_chunks:
            decodes = False  # the programs of chunks also decode
            samples = samples_at_once(plan.chunks, plan.decoding)
        ready = list[Array]()
        step = None
        for chunk in plan.chunks:  # the last one's program samples for all, if it can
            output, step = self._prefill(chunk, samples=samples and chunk is plan.chunks[-1])
            ready.append(output)
        if decodes:
            if drafts := self.drafters.drafts(plan.decoding):
                return [self._decode_drafts(plan.decoding, drafts)]
            step = runner.decode(plan.decoding)
        return [self._sample(plan, ready, step)]

    def _prefill(self, chunk: Chunk, *, samples: bool) -> tuple[Array, Array | None]:
        """Run a prompt chunk and what else its requests want; returns what to wait for, and a step."""
        output, step = self.runner.prefill(chunk, self.adapters.places_of(chunk), samples=samples)
        self._save_slots(self.scheduler.prompts_to_save(chunk))
        if wanted := wanted_logprobs(chunk):
            top = self.runner.prompt_logprobs(chunk.size, output, wanted)
            for piece, rows in wanted.rows:
                piece.sequence.prompt_logprobs.append((top, rows))
        for piece in chunk.pieces:
            if piece.sequence.request.pooling:
                self._pool(piece, output)
            if piece.last:
                self.runner.finish_prefill(piece.sequence, output)
        return output.ready, step

    def _pool(self, piece: PromptPiece, output: PrefillOutput) -> None:
        """Keep the hidden states of a piece for the prompt's vector."""
        sequence = piece.sequence
        if piece.begins:
            norm = self.runner.layout.unapplied_norm(self.runner.params)
            head = PooledHead(norm, self.runner.config.norm_eps, self.classifier)
            sequence.pooling = Pooling(str(sequence.request.pooling), head)
        sequence.pooling.add(output, piece.columns)

    def _sample(self, plan: StepPlan, ready: list[Array], step: Array | None) -> Launched:
        """Sample a token for each sequence that decodes and each choice of a complete prompt.

        Nothing is launched if a program of this step has sampled them; `step` is its result.
        """
        complete = [sequence for chunk in plan.chunks for sequence in chunk.complete]
        first = [choice for sequence in complete for choice in (sequence, *sequence.forks)]
        sequences = [*first, *plan.decoding]
        if step is None and sequences:
            step = self.runner.sample(sequences, self._bitmask(sequences))
        logprobs = None if step is None else self.runner.logprobs(sequences, step)
        return Launched(step, plan.decoding, logprobs, ready)

    def _decode_drafts(self, decoding: Collection[Sequence], drafts: Drafts) -> Launched:
        """Run the last token of each sequence with its draft, if any: it gets one token or several."""
        columns, by_slot = draft_columns(decoding, drafts, self.runner.draft_columns)
        bitmask = self._bitmask(decoding)
        if (selected := self.drafters.selected) is not None:
            selects = selecting_columns(selected, decoding, by_slot, len(columns.tokens))
            step = self.runner.decode_given(GivenColumns(columns, selects), bitmask)
            return Launched(step, decoding, columns=by_slot)
        step, logits = self.runner.decode_drafts(columns, bitmask)
        logprobs = self.runner.logprobs(decoding, step, (logits, by_slot))
        return Launched(step, decoding, logprobs, columns=by_slot)

    def _bitmask(self, sequences: Collection[Sequence]) -> Bitmask | None:
        """The tokens that structured output allows next, computed while the device runs the model."""
        matchers = {sequence.slot: sequence.matcher for sequence in sequences if sequence.matcher}
        if not matchers:
            return None
        bitmask = full_bitmask(self.options.slots, self.limits.vocab)
        self.grammars.fill_bitmasks(matchers, bitmask)
        return bitmask

    def warm(self) -> None:
        """Run programs once, so that no request pays for what is slow the first time.

        With `compile="background"`, those that are rarely used are only compiled, after that.
        """
        if not self.idle:
            raise Refused("warming up needs an engine without requests")
        self.reset_prefix_cache()  # warming up overwrites the slots
        try:
            self.runner.restore()
            self.runner.warm()
        except BaseException as error:
            by_device = isinstance(error, DEVICE_ERRORS)
            reason = f"the device failed: {error}" if by_device else failure_reason(error)
            self.fail(reason)
            if by_device:
                raise RuntimeError(f"the engine failed while warming up: {reason}") from error
            raise
        self.reset_stats()
