"""XlaBatchEngine: one slot state on the device, the compiled programs that move it, a scheduler.

The only place that holds arrays which change.
"""

import functools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np

from xlabatch import checkpoint, families, graphs, room
from xlabatch.checkpoint import Model
from xlabatch.chunks import Chunk, sizes_for
from xlabatch.config import Config
from xlabatch.engine import BatchEngine, Limits, Stats
from xlabatch.graphs import Piece
from xlabatch.meter import Meter
from xlabatch.policies import POLICIES
from xlabatch.programs import compile_all, lower_all
from xlabatch.request import Event, Request
from xlabatch.sampling import Rules
from xlabatch.scheduler import Scheduler
from xlabatch.seating import Seat, Sitting
from xlabatch.source import Source, open_source


@dataclass(frozen=True)
class Startup:
    """What an engine made ready before its first request."""

    model: str
    weights: str
    slots: int
    context: int
    weight_bytes: int
    kv_bytes: int
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
        self.params, cfg = model.params, cfg.within(context)
        kept = graphs.cache_type(model.weights)
        self._empty = functools.partial(graphs.empty, cfg, slots, context, self.limits.stops, kept)
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
        )
        self.startup = Startup(
            model=model.name,
            weights=model.weights,
            slots=slots,
            context=context,
            weight_bytes=room.held(self.params),
            kv_bytes=room.held(self.state.kv),
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
        weights = checkpoint.known(weights)
        context = checked(source.name, families.config(source.raw), slots, context, **options)
        room.need(source, weights, slots, context).check(source.name, context)
        return cls(checkpoint.load(source, weights), slots=slots, context=context, **options)

    def submit(self, request: Request) -> None:
        self.scheduler.submit(request)

    def cancel(self, id: str) -> None:
        self.scheduler.cancel(id)

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
            self._start_over(f"the device failed: {error}")
            return self.scheduler.close()
        except BaseException:  # Ctrl-C, say: half a step must not pass for a whole one
            self._start_over("its step was broken off")
            raise

    def _start_over(self, reason: str) -> None:
        """End whoever sits, on a state in which nobody does; who waits is served next."""
        self.scheduler.fail(reason)
        jax.tree.map(lambda leaf: leaf.delete(), self.state)  # two states might not fit beside each other
        self.lost = True

    def _step(self) -> list[Event]:
        if self.lost:
            self.state, self.lost = self._empty(), False
        silenced = self.scheduler.open()
        if silenced:
            kept = np.array([slot not in silenced for slot in range(self.scheduler.slots)])
            self.state = self.programs["evict"](self.state, kept)
        for seat, chunk in self.scheduler.prefills():
            program = self.programs[f"prefill {chunk.size}"]
            self.state, step = program(self.params, self.state, self._piece(seat, chunk))
            self.scheduler.prefilled(seat, chunk, step)
        if self.scheduler.decodes():
            self.state, step = self.programs["decode"](self.params, self.state)
            self.scheduler.decoded(step)
        return self.scheduler.close()

    def _piece(self, seat: Seat, chunk: Chunk) -> Piece:
        request = seat.request
        tokens = np.zeros(chunk.size, np.int32)
        tokens[: chunk.length] = request.prompt[chunk.start : chunk.start + chunk.length]
        return Piece(
            tokens=tokens,
            start=np.int32(chunk.start),
            length=np.int32(chunk.length),
            last=np.bool_(chunk.last),
            slot=np.int32(seat.slot),
            rules=rules(request, self.limits),
        )


def rules(request: Request, limits: Limits) -> Rules:
    """A request's rules as the device reads them."""
    stop = np.full(limits.stops, -1, np.int32)
    ends = limits.stop(request)
    stop[: len(ends)] = ends
    return Rules(
        temperature=np.float32(request.temperature),
        top_k=np.int32(request.top_k),
        top_p=np.float32(request.top_p),
        min_p=np.float32(request.min_p),
        seed=np.array([request.seed >> 32, request.seed & 0xFFFFFFFF], np.uint32),
        stop=stop,
        limit=np.int32(len(request.prompt) + request.max_new - 1),
    )


def checked(
    name: str,
    cfg: Config,
    slots: int,
    context: int | None,
    queue: int = 4096,
    budget: int = 128,
    policy: str = "fifo",
    ahead: int = 0,
    **_: Any,
) -> int:
    """The context to use, if all options are possible; else ValueError."""
    context = min(cfg.positions, 2048) if context is None else context
    _at_least(1, slots=slots, queue=queue, budget=budget)
    _at_least(2, context=context)
    _at_least(0, ahead=ahead)
    if context > cfg.positions:
        raise ValueError(f"context {context} is over the {cfg.positions} positions of {name}")
    if policy not in POLICIES:
        raise ValueError(f"policy {policy!r} is not known; there are {', '.join(POLICIES)}")
    return context


def _at_least(least: int, **sizes: int) -> None:
    for name, value in sizes.items():
        if not isinstance(value, int) or value < least:
            raise ValueError(f"{name} is a whole number, at least {least}, got {value!r}")
