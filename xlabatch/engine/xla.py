"""XlaBatchEngine: one slot state on the device, the compiled programs that move it, a scheduler.

The only place that holds arrays which change.
"""

import functools
import time
from collections.abc import Callable, Sequence
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
from xlabatch.engine.logprobs import Odds
from xlabatch.engine.options import checked
from xlabatch.engine.programs import compile_all, lower_all, unmasked
from xlabatch.engine.state import cache_type, empty
from xlabatch.model import attention_triton
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Chunk, sizes_for
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.policies import POLICIES
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import Seat, Sitting
from xlabatch.scheduler.stats import Meter
from xlabatch.text.structured import Forms


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
        self.limits = Limits(context=context, vocab=cfg.vocab, ends=model.ends, queue=queue)
        self.forms = Forms(model.folder, model.name, cfg.vocab, model.ends)
        self.params, cfg = model.params, cfg.within(context)
        kept = cache_type(model.weights)
        way = attention_triton.way(cfg.head_dim, kept)
        self._empty = functools.partial(empty, cfg, slots, context, self.limits.stops, kept, way)
        self._unmasked = jax.device_put(unmasked(slots, cfg.vocab))
        self.state, self.lost = self._empty(), False
        self.programs = compile_all(lower_all(cfg, self.params, self.state, sizes_for(context, budget)))
        self.scheduler = Scheduler(
            slots,
            self.limits,
            clock,
            sizes_for(context, budget),
            budget,
            POLICIES[policy],
            ahead,
            compilations=len(self.programs),
            matcher=self.forms,
        )
        self.startup = Startup(
            model=model.name,
            weights=model.weights,
            slots=slots,
            context=context,
            weight_bytes=memory.held(self.params),
            kv_bytes=memory.held(self.state.kv),
            row_bytes=memory.held(self.state.rows),
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
        weights = load.known(weights)
        context = checked(source.name, families.config(source.raw), slots, context, **options)
        memory.need(source, weights, slots, context).check(source.name, context)
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

    def retell(self, events: Sequence[Event]) -> None:
        self.scheduler.retell(events)

    @property
    def idle(self) -> bool:
        return self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def warm(self) -> None:
        """Use every program once, so that nobody pays for what is slow the first time."""
        if not self.idle:
            raise ValueError("warming up takes an engine that has nothing to do")
        self.forget()
        room, several = self.limits.context - 1, min(2, self.scheduler.slots)
        rules: dict[str, Any] = {"temperature": 1.0, "bad_ids": [0], "ignore_eos": True, "logprobs": 0}
        ruled = Request(prompt=[0], max_new=room, n=several, **rules)
        plain = [
            Request(prompt=[0] * min(size, room), max_new=1, prompt_logprobs=0)
            for size in self.scheduler.sizes
        ]
        events = [*self.run([*plain, Request(prompt=[0], max_new=min(2, room))])]
        self.submit(ruled)
        events += self.step()
        self.cancel(ruled.id)
        events += self.step()  # its rows are silenced with the next step
        lost = (event.reason for event in events if event.finish == "error")
        failed = self.stats().last_failure or next(lost, None)
        if failed:
            raise RuntimeError(f"the engine failed while warming up: {failed}")
        self.forget()

    def forget(self) -> None:
        """Begin the counters anew."""
        self.scheduler.meter = Meter()

    def sittings(self) -> dict[int, Sitting]:
        """Who worked in which slot during the last step."""
        return self.scheduler.work.sittings

    def step(self) -> list[Event]:
        try:
            return self._step()
        except jax.errors.JaxRuntimeError as error:
            # where not even an empty state can be made, waiting is in vain
            self._start_over(f"the device failed: {error}", everyone=self.lost)
            return self.scheduler.close()
        except BaseException:  # Ctrl-C, say: half a step must not pass for a whole one
            self._start_over("its step was broken off")
            raise

    def _start_over(self, reason: str, everyone: bool = False) -> None:
        """End whoever sits, on a state in which nobody does; who waits is served next."""
        self.scheduler.fail(reason, everyone)
        jax.tree.map(lambda leaf: leaf.delete(), self.state)  # two states might not fit beside each other
        self.lost = True

    def _step(self) -> list[Event]:
        if self.lost:
            self.state, self.lost = self._empty(), False
        silenced = self.scheduler.open()
        if silenced:
            kept = np.array([slot not in silenced for slot in range(self.scheduler.slots)])
            self._move("evict", kept)
        for seat, chunk in self.scheduler.prefills():
            self._prefill(seat, chunk)
        if self.scheduler.decodes():
            self.state = self.programs["decode"](self.params, self.state)
            self.scheduler.decoded(*self._choose(self.scheduler.decodes))
        return self.scheduler.close()

    def _prefill(self, seat: Seat, chunk: Chunk) -> None:
        """A piece of a prompt; with the last one, a first token for each answer to it."""
        if chunk.start == 0 and inputs.inclined(seat.request):
            self._move("incline", np.int32(seat.slot), inputs.bias(seat.request, self.limits.vocab))
        piece = inputs.piece(seat.request, chunk, seat.slot, self.limits)
        self.state, read = self.programs[f"prefill {chunk.size}"](self.params, self.state, piece)
        recalled = None
        if seat.request.prompt_logprobs is not None:
            after = inputs.padded(seat.request, chunk, after=1)
            recalled = self.programs[f"recall {chunk.size}"](self.params, read.hidden, after)
        if not chunk.last:
            self.scheduler.prefilled(seat, chunk, None, read.last, recalled)
            return
        rows = self.programs["begin"](self.params, self.state.rows, piece.slot, read.last)
        self.state = replace(self.state, rows=rows)
        for other in seat.forks:
            rules = inputs.written(other.request, self.limits)
            self.state = self.programs["fork"](self.state, np.int32(seat.slot), np.int32(other.slot), rules)
        step, odds = self._choose(lambda: [seat, *seat.forks])
        self.scheduler.prefilled(seat, chunk, step, odds, recalled)

    def _choose(self, seats: Callable[[], Sequence[Seat]]) -> tuple[jax.Array, Odds | None]:
        """Tokens for all that are due, and how likely they were if anyone asks."""
        requests = [seat.request for seat in seats()]
        asked = any(request.logprobs is not None for request in requests)
        if all(inputs.plain(request) for request in requests):
            rows, step = self.programs["take"](self.state.rows)
        else:
            rows, step = self.programs["choose"](self.state.rows, self._words(seats))
        self.state = replace(self.state, rows=rows)
        return step, self.programs["likely"](rows.logits, step) if asked else None

    def _words(self, seats: Callable[[], Sequence[Seat]]) -> Any:
        """The masks of structured answers, made while the model runs; reading what is in flight ends some."""
        if not any(seat.matcher for seat in seats()):
            return self._unmasked
        self.scheduler.settle()
        words = unmasked(self.scheduler.slots, self.limits.vocab)
        self.forms.masks({seat.slot: seat.matcher for seat in seats() if seat.matcher}, words)
        return words

    def _move(self, name: str, *inputs: Any) -> None:
        """Run one of the programs that move rows and tell nothing."""
        self.state = replace(self.state, rows=self.programs[name](self.state.rows, *inputs))
