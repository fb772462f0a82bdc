"""XlaBatchEngine: one slot state on the device, the compiled programs that move it, a scheduler.

The only place that holds arrays which change.
"""

import functools
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import jax
import numpy as np

from xlabatch.api import BatchEngine, Stats
from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine import inputs, memory
from xlabatch.engine.logprobs import TopLogprobs
from xlabatch.engine.options import checked
from xlabatch.engine.programs import compile_all, full_bitmask, lower_all
from xlabatch.engine.state import cache_type, empty
from xlabatch.model import attention_triton
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Chunk, chunk_sizes
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Sequence, SlotActivity
from xlabatch.scheduler.stats import Counters
from xlabatch.text.structured import GrammarCompiler


@dataclass(frozen=True)
class Startup:
    """What an engine made ready before its first request."""

    model: str
    weights: str
    slots: int
    context: int
    weight_bytes: int
    kv_bytes: int
    row_bytes: int  # what else is kept for each slot: ids, logits, rules
    temp_bytes: int  # the largest program's scratch
    programs: dict[str, float]  # seconds to lower and compile, by name
    total_s: float


class XlaBatchEngine(BatchEngine):
    """Continuous batching on XLA. A request's tokens and logits do not depend on who shares the batch."""

    def __init__(
        self,
        model: Model,
        *,
        slots: int = 8,
        context: int | None = None,
        queue: int = 4096,
        budget: int = 128,
        policy: str = "fifo",
        ahead: int = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        cfg = model.config
        context = checked(model.name, cfg, slots, context, queue, budget, policy, ahead)
        began = time.perf_counter()
        self.limits = Limits(context=context, vocab=cfg.vocab, eos_token_ids=model.eos_token_ids, queue=queue)
        self.grammars = GrammarCompiler(model.folder, model.name, cfg.vocab, model.eos_token_ids)
        self.params, cfg = model.params, cfg.within(context)
        kept = cache_type(model.weights)
        way = attention_triton.choose_backend(cfg.head_dim, kept)
        self._empty = functools.partial(empty, cfg, slots, context, self.limits.max_stop_token_ids, kept, way)
        self._full_bitmask = jax.device_put(full_bitmask(slots, cfg.vocab))
        self.state, self.lost = self._empty(), False
        self.programs = compile_all(lower_all(cfg, self.params, self.state, chunk_sizes(context, budget)))
        self.scheduler = Scheduler(
            slots,
            self.limits,
            clock,
            chunk_sizes(context, budget),
            budget,
            POLICIES[policy],
            ahead,
            compilations=len(self.programs),
            matcher=self.grammars,
        )
        self.startup = Startup(
            model=model.name,
            weights=model.weights,
            slots=slots,
            context=context,
            weight_bytes=memory.tree_bytes(self.params),
            kv_bytes=memory.tree_bytes(self.state.kv),
            row_bytes=memory.tree_bytes(self.state.rows),
            temp_bytes=max(program.temp_bytes for program in self.programs.values()),
            programs={name: program.seconds for name, program in self.programs.items()},
            total_s=time.perf_counter() - began,
        )

    @classmethod
    def load(cls, model: str | Path | None = None, **options: Any) -> "XlaBatchEngine":
        """An engine for a folder, a hub id, `random:SHAPE`, or the embedded model where none is named."""
        return cls.of(open_source(model), **options)

    @classmethod
    def of(
        cls,
        source: Source,
        *,
        weights: str | None = None,
        slots: int = 8,
        context: int | None = None,
        **options: Any,
    ) -> "XlaBatchEngine":
        """An engine for a source; what is impossible or cannot fit is said before anything is loaded."""
        weights = load.resolve_dtype(weights)
        context = checked(source.name, families.config(source.raw), slots, context, **options)
        memory.plan(source, weights, slots, context).check(source.name, context)
        return cls(load.load(source, weights), slots=slots, context=context, **options)

    def check(self, request: Request) -> None:
        self.scheduler.check(request)

    def submit(self, request: Request) -> None:
        self.scheduler.submit(request)

    def cancel(self, id: str, index: int | None = None) -> None:
        self.scheduler.cancel(id, index)

    def cancel_all(self) -> None:
        self.scheduler.cancel_all()

    def abandon(self, id: str) -> None:
        self.scheduler.abandon(id)

    def requeue(self, events: Iterable[Event]) -> None:
        self.scheduler.requeue(events)

    @property
    def idle(self) -> bool:
        return self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def warm(self) -> None:
        """Use every program once, so that nobody pays for what is slow the first time."""
        if not self.idle:
            raise ValueError("warming up takes an engine that has nothing to do")
        self.reset_stats()
        room, several = self.limits.context - 1, min(2, self.scheduler.slots)
        rules: dict[str, Any] = {"temperature": 1.0, "bad_token_ids": [0], "ignore_eos": True, "logprobs": 0}
        ruled = Request(prompt=[0], max_tokens=room, n=several, **rules)
        plain = [
            Request(prompt=[0] * min(size, room), max_tokens=1, prompt_logprobs=0)
            for size in self.scheduler.sizes
        ]
        events = [*self.run([*plain, Request(prompt=[0], max_tokens=min(2, room))])]
        self.submit(ruled)
        events += self.step()
        self.cancel(ruled.id)
        events += self.step()  # its rows are silenced with the next step
        lost = (event.reason for event in events if event.finish == "error")
        failed = self.stats().last_failure or next(lost, None)
        if failed:
            raise RuntimeError(f"the engine failed while warming up: {failed}")
        self.reset_stats()

    def reset_stats(self) -> None:
        """Begin the counters anew."""
        self.scheduler.counters = Counters()

    def slot_activity(self) -> dict[int, SlotActivity]:
        """Who worked in which slot during the last step."""
        return self.scheduler.record.activity

    def step(self) -> list[Event]:
        try:
            return self._step()
        except jax.errors.JaxRuntimeError as error:
            # where not even an empty state can be made, waiting is in vain
            self._fail_and_reset(f"the device failed: {error}", include_waiting=self.lost)
            return self.scheduler.end_step()
        except BaseException:  # Ctrl-C, say: half a step must not pass for a whole one
            self._fail_and_reset("its step was broken off")
            raise

    def _fail_and_reset(self, reason: str, include_waiting: bool = False) -> None:
        """End whoever sits, on a state in which nobody does; who waits is served next."""
        self.scheduler.fail(reason, include_waiting)
        jax.tree.map(lambda leaf: leaf.delete(), self.state)  # two states might not fit beside each other
        self.lost = True

    def _step(self) -> list[Event]:
        if self.lost:
            self.state, self.lost = self._empty(), False
        silenced = self.scheduler.begin_step()
        if silenced:
            kept = np.array([slot not in silenced for slot in range(self.scheduler.slots)])
            self._update_rows("evict", kept)
        for seat, chunk in self.scheduler.next_chunks():
            self._prefill(seat, chunk)
        if self.scheduler.decoding():
            self.state = self.programs["decode"](self.params, self.state)
            self.scheduler.record_decode(*self._sample(self.scheduler.decoding))
        return self.scheduler.end_step()

    def _prefill(self, sequence: Sequence, chunk: Chunk) -> None:
        """A piece of a prompt; with the last one, a first token for each answer to it."""
        if chunk.start == 0 and inputs.has_logit_bias(sequence.request):
            bias = inputs.bias_row(sequence.request, self.limits.vocab)
            self._update_rows("set_logit_bias", np.int32(sequence.slot), bias)
        piece = inputs.chunk_inputs(sequence.request, chunk, sequence.slot, self.limits)
        self.state, read = self.programs[f"prefill {chunk.size}"](self.params, self.state, piece)
        recalled = None
        if sequence.request.prompt_logprobs is not None:
            after = inputs.padded_tokens(sequence.request, chunk, after=1)
            recalled = self.programs[f"prompt_logprobs {chunk.size}"](self.params, read.hidden, after)
        if not chunk.last:
            self.scheduler.record_prefill(sequence, chunk, None, read.last, recalled)
            return
        rows = self.programs["prefill_logits"](self.params, self.state.rows, piece.slot, read.last)
        self.state = replace(self.state, rows=rows)
        for other in sequence.forks:
            rules = inputs.sampling_row(other.request, self.limits)
            self.state = self.programs["fork"](
                self.state, np.int32(sequence.slot), np.int32(other.slot), rules
            )
        step, odds = self._sample(lambda: [sequence, *sequence.forks])
        self.scheduler.record_prefill(sequence, chunk, step, odds, recalled)

    def _sample(self, seats: Callable[[], list[Sequence]]) -> tuple[jax.Array, TopLogprobs | None]:
        """Tokens for all that are due, and how likely they were if anyone asks."""
        requests = [seat.request for seat in seats()]
        asked = any(request.logprobs is not None for request in requests)
        if all(inputs.is_plain_greedy(request) for request in requests):
            rows, step = self.programs["sample_greedy"](self.state.rows)
        else:
            rows, step = self.programs["sample"](self.state.rows, self._bitmask(seats))
        self.state = replace(self.state, rows=rows)
        return step, self.programs["logprobs"](rows.logits, step) if asked else None

    def _bitmask(self, seats: Callable[[], list[Sequence]]) -> Any:
        """The masks of structured answers, made while the model runs; reading what is in flight ends some."""
        if not any(seat.matcher for seat in seats()):
            return self._full_bitmask
        self.scheduler.read_pending()
        words = full_bitmask(self.scheduler.slots, self.limits.vocab)
        self.grammars.fill_bitmasks({seat.slot: seat.matcher for seat in seats() if seat.matcher}, words)
        return words

    def _update_rows(self, name: str, *inputs: Any) -> None:
        """Run one of the programs that move rows and tell nothing."""
        self.state = replace(self.state, rows=self.programs[name](self.state.rows, *inputs))
