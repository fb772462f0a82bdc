"""XlaBatchEngine: a scheduler on the host, a runner on the device, and the life of both."""

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import jax
import numpy as np
from jax import Array

from xlabatch.api import Stats
from xlabatch.checkpoint.fingerprint import params_digest
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.distributed.hosts import HostLostError
from xlabatch.engine.adapters.registry import Adapters
from xlabatch.engine.adapters.tables import with_tables
from xlabatch.engine.device.pooling import PooledHead, Pooling
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.host_slots import read_file, write_file
from xlabatch.engine.inputs import has_greedy_tokens_only, wanted_logprobs
from xlabatch.engine.layout import Bitmask
from xlabatch.engine.layouts import layout_of
from xlabatch.engine.options import EngineOptions, cancels_running
from xlabatch.engine.programs import LaunchError
from xlabatch.engine.promise import keeping, replaced
from xlabatch.engine.runner import NEEDS_RESTART, Runner
from xlabatch.engine.slot_moves import move_slots
from xlabatch.engine.speculation.draft_model import DraftModel, check_draft_model
from xlabatch.engine.speculation.drafters import Drafters, Drafts, DraftSource, draft_columns
from xlabatch.engine.startup import budget_for, fingerprint, limits_for, load_models, prefix_index, startup_of
from xlabatch.errors import Refused
from xlabatch.model.params import Params
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Chunk, Piece
from xlabatch.scheduler.reuse.prefixes import SessionToSave
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence
from xlabatch.scheduler.slot_engine import SlotEngine, failure_reason
from xlabatch.scheduler.steps import Launched, StepPlan
from xlabatch.text.grammars.compiler import GrammarCompiler

DEVICE_ERRORS = jax.errors.JaxRuntimeError, LaunchError, HostLostError


class XlaBatchEngine(SlotEngine):
    """Continuous batching on XLA. A request's tokens and logits do not depend on the rest of the batch.

    Options are those of EngineOptions: slots, context, queue, budget, policy, ahead.
    """

    def __init__(
        self,
        model: Model,
        *,
        draft: Model | None = None,
        clock: Callable[[], float] = time.perf_counter,
        **options: Any,
    ) -> None:
        began = time.perf_counter()
        cfg, chosen = model.config, EngineOptions.of(options).for_model(model.name, model.config)
        model, self.options = with_tables(keeping(model, chosen), chosen), chosen
        self.limits, self.classifier = limits_for(model, chosen), model.score
        self.grammars = GrammarCompiler(model.folder, model.name, cfg.vocab, model.eos_token_ids)
        layout = layout_of(model.params)
        if draft:
            check_draft_model(draft, model)
        self.runner = Runner(model, chosen, self.limits, draft)
        self.draft_model = DraftModel(draft, model, chosen, self.runner) if draft else None
        self.scheduler = Scheduler(
            chosen.slots,
            self.limits,
            clock,
            chosen.chunk_sizes(layout.budget),
            budget_for(model, chosen),
            chosen.resolved_policy,
            chosen.ahead,
            compiled_programs=len(self.runner.programs),
            compile_grammar=self.grammars,
            prefixes=prefix_index(chosen, cfg, model.params),
            preempts=chosen.policy == "priority" and chosen.preempt,
            shared_chunks=layout.shares_chunks,
        )
        self.adapters = Adapters(model.specs, chosen, self.runner, self.scheduler)
        self.drafters: DraftSource = Drafters(chosen.speculate, self.draft_model, self.scheduler)
        self.startup = startup_of(model, self.runner, chosen, began)

    @classmethod
    def load(
        cls,
        model: str | Path | None = None,
        *,
        weights: str | None = None,
        draft: str | Path | None = None,
        mesh: str | None = None,
        **options: Any,
    ) -> "XlaBatchEngine":
        """An engine for a folder, a GGUF file, a hub id or `random:SHAPE`; by default the embedded model.
        `draft` names a smaller model of the same vocabulary, which drafts tokens where `speculate` is given.
        `mesh="tensor=4"` splits the model over four devices.
        """
        EngineOptions.of(options)  # an unknown option is refused before a model is opened
        return cls.of(open_source(model), weights=weights, draft=draft, mesh=mesh, **options)

    @classmethod
    def of(
        cls,
        source: Source,
        *,
        weights: str | None = None,
        draft: str | Path | Source | None = None,
        mesh: str | None = None,
        **options: Any,
    ) -> "XlaBatchEngine":
        """An engine for a source. What is impossible or cannot fit is refused before weights are loaded."""
        chosen = EngineOptions.of(options).for_model(source.name, source.spec.config)
        model, drafts = load_models(source, weights, draft, mesh, chosen)
        return cls(model, draft=drafts, **options)

    def update(self, params: Params, running: Literal["cancel", "keep"] = "cancel") -> None:
        """Replace all weights by others of the same shapes, in float32 and not packed; nothing is compiled.

        Sequences that run are cancelled, or keep their keys and values and go on with the new weights.
        Where it is refused or interrupted, the weights are the old ones.
        """
        cancels = cancels_running(running)
        old = self.startup
        new = replaced(self.runner.config, params, self.runner.params, old.weights)
        bits = fingerprint(old.config_digest, params_digest(params), old.weights, new, self.options)
        startup = replace(old, fingerprint=bits)
        if cancels:
            self._recover()
            self.scheduler.cancel_running("the weights were replaced")
        self.reset_prefix_cache()
        self.runner.params = new  # no call between both: weights never have the fingerprint of others
        self.startup = startup

    def follow(self) -> None:
        """In a process other than 0: launch what process 0 launches, until it ends."""
        self.runner.follow()

    def save_session(self, key: str, path: str | Path) -> None:
        """Write the session of a key to a file."""
        write_file(Path(path), self.scheduler.prefixes.sessions.get(key), self.startup.fingerprint)

    def load_session(self, key: str, path: str | Path) -> None:
        """Read a file into the session of a key; Refused if it is not one of this engine's bits."""
        prefixes = self.scheduler.prefixes
        read = read_file(Path(path), self.runner.state, self.runner.config.width, self.startup.fingerprint)
        session = replace(read, generation=prefixes.generation)
        if not prefixes.sessions.put(key, session):
            raise Refused(f"the session has {session.nbytes} bytes, over the limit for all of them")

    def resolved(self, request: Request) -> Request:
        return self.adapters.resolved(request)

    def run_step(self) -> list[Event]:
        """A step, or the errors of the requests that a device failure ended."""
        try:
            return self._run_step()
        except DEVICE_ERRORS as error:
            # where not even an empty state can be made, the waiting requests can never run
            self.break_off(f"the device failed: {error}", include_waiting=self.runner.lost)
            return self.scheduler.return_events()

    def break_off(self, reason: str, include_waiting: bool = False) -> None:
        self.runner.drop_state()  # the next step begins with an empty one
        if self.draft_model:
            self.draft_model.forget()
        super().break_off(reason, include_waiting)

    def stats(self) -> Stats:
        stats = super().stats()
        return replace(stats, needs_restart=NEEDS_RESTART) if self.runner.needs_restart else stats

    def _run_step(self) -> list[Event]:
        """Launch what the scheduler has planned, and read what is due."""
        self.runner.restore()
        plan = self.scheduler.plan()
        self._save_sessions(plan.sessions)
        move_slots(plan, self.runner)
        launched = self._launch(plan)
        events = self.scheduler.record(plan, *launched)
        self._save_sessions(self.scheduler.sessions_to_save())
        return events

    def _save_sessions(self, sessions: Iterable[SessionToSave]) -> None:
        """Copy the keys and values of answers to the host, before another sequence overwrites them."""
        for each in sessions:
            self.scheduler.save_session(each, self.runner.read_slot(each.slot, len(each.ids)))

    def _launch(self, plan: StepPlan) -> list[Launched]:
        """Prefill the chunks of a plan, run the sequences that decode, and sample for all of them at once."""
        if plan.only_decodes and self.options.steps_per_dispatch > 1:
            steps = np.asarray(self.runner.decode_steps(plan.decoding))
            return [Launched(step, plan.decoding) for step in steps]
        shares_chunks = self.runner.layout.shares_chunks
        greedy = shares_chunks and has_greedy_tokens_only(plan.chunks, plan.decoding)
        ready = list[Array]()
        step = None
        for chunk in plan.chunks:  # the program of the last one samples the tokens of all if it can
            output, step = self._prefill(chunk, greedy=greedy and chunk is plan.chunks[-1])
            ready.append(output)
        decodes = bool(plan.decoding) and not (plan.chunks and shares_chunks)
        if decodes and (drafts := self.drafters.drafts(plan.decoding)):
            return [self._decode_drafts(plan.decoding, drafts)]
        if decodes:
            step = self.runner.decode(plan.decoding)
        return [self._sample(plan, ready, step)]

    def _prefill(self, chunk: Chunk, *, greedy: bool) -> tuple[Array, Array | None]:
        """Run a prompt chunk and what else its requests want; returns what to wait for, and a step."""
        output, step = self.runner.prefill(chunk, self.adapters.places_of(chunk), greedy=greedy)
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

    def _pool(self, piece: Piece, output: PrefillOutput) -> None:
        """Keep the hidden states of a piece for the prompt's vector."""
        sequence = piece.sequence
        if piece.begins:
            norm = self.runner.layout.missing_norm(self.runner.params)
            head = PooledHead(norm, self.runner.config.norm_eps, self.classifier)
            sequence.pooling = Pooling(str(sequence.request.pooling), head)
        sequence.pooling.add(output, piece.columns)

    def _sample(self, plan: StepPlan, ready: list[Array], step: Array | None) -> Launched:
        """A token for each sequence that decodes, and the first of each choice of the prompts that are
        complete; a program that was launched may have sampled them.
        """
        complete = [sequence for chunk in plan.chunks for sequence in chunk.complete]
        first = [choice for sequence in complete for choice in (sequence, *sequence.forks)]
        sequences = [*first, *plan.decoding]
        if step is None and sequences:
            step = self.runner.sample(sequences, self._bitmask(sequences))
        logprobs = None if step is None else self.runner.logprobs(sequences, step)
        return Launched(step, plan.decoding, logprobs, ready)

    def _decode_drafts(self, decoding: Collection[Sequence], drafts: Drafts) -> Launched:
        """Run the last token of each sequence with what may follow it: several tokens, or one."""
        columns, by_slot = draft_columns(decoding, drafts, self.runner.draft_columns)
        step, logits = self.runner.decode_drafts(columns, self._bitmask(decoding))
        logprobs = self.runner.logprobs(decoding, step, (logits, by_slot))
        return Launched(step, decoding, logprobs, columns=by_slot)

    def _bitmask(self, sequences: Collection[Sequence]) -> Bitmask | None:
        """The tokens that structured output allows next, computed while the device runs the model."""
        matchers = {sequence.slot: sequence.matcher for sequence in sequences if sequence.matcher}
        if not matchers:
            return None
        bitmask = self.runner.bitmask()
        self.grammars.fill_bitmasks(matchers, bitmask)
        return bitmask

    def warm(self) -> None:
        """Run every program once, so that no request pays for what is slow the first time."""
        if not self.idle:
            raise Refused("warming up takes an engine without requests")
        self.grammars.prepare()
        self.reset_prefix_cache()  # slots hold something else afterwards
        try:
            self.runner.restore()
            self.runner.warm()
        except BaseException as error:
            by_device = isinstance(error, DEVICE_ERRORS)
            reason = f"the device failed: {error}" if by_device else failure_reason(error)
            self.break_off(reason)
            if by_device:
                raise RuntimeError(f"the engine failed while warming up: {reason}") from error
            raise
        self.reset_stats()
