"""A scheduler driven by hand: the arrays that a device would return are written by the test."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from support.clock import Clock
from xlabatch.api import CheckedRequest
from xlabatch.request import Event, Request
from xlabatch.scheduler.chunking import Budget
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.reuse.prefixes import PrefixIndex
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode, Sequence
from xlabatch.scheduler.steps import Launched, Schedule, StepPlan

SIZES = (4, 8)  # of prompt chunks
LIMITS = Limits(context=29, vocab=97, eos_token_ids=(2, 96), max_stop_token_ids=4, queue=5)

Ends = Mapping[int, FinishCode]  # by slot; the other rows go on
Output = tuple[str, int | None, str | None]
NO_ENDS: Ends = MappingProxyType({})


def make_request(id: str, length: int = 3, max_tokens: int = 4, **options: Any) -> Request:
    """A request with the prompt 10, 11, 12, ..."""
    return Request(id=id, prompt=tuple(range(10, 10 + length)), max_tokens=max_tokens, **options)


def submit(scheduler: Scheduler, request: Request) -> None:
    """Check a request as an engine does, and queue it."""
    scheduler.limits.check(request)
    scheduler.submit(CheckedRequest(request, None))


def scheduler_with(
    *requests: Request,
    slots: int,
    clock: Clock | None = None,
    budget: int = 128,
    alone: int | None = None,
    prefixes: PrefixIndex | None = None,
    **options: Any,
) -> Scheduler:
    """A scheduler with these requests in its queue, and a budget, also while nothing decodes."""
    schedule = Schedule(SIZES, Budget(budget, alone or budget), **options)
    scheduler = Scheduler(slots, LIMITS, schedule, clock or Clock(), prefixes)
    for request in requests:
        submit(scheduler, request)
    return scheduler


class Part(NamedTuple):
    """What a chunk has of the only prompt."""

    start: int
    length: int
    size: int
    last: bool


def split_prompt(prompt: int, sizes: tuple[int, ...]) -> Iterator[Part]:
    """All chunks of a prompt in these sizes."""
    limits = replace(LIMITS, context=prompt + 1)
    scheduler = Scheduler(1, limits, Schedule(sizes, Budget(10**9, 10**9)), Clock())
    submit(scheduler, Request(prompt=[0] * prompt, max_tokens=1))
    for chunk in scheduler.plan().chunks:
        [piece] = chunk.pieces
        yield Part(piece.start, piece.length, chunk.size, piece.last)


def device_step(slots: int, tokens: Mapping[int, int | None], ends: Ends = NO_ENDS) -> NDArray[np.int32]:
    """A step [3, slots] as a device returns it; each digest is seven times the token."""
    rows = range(slots)
    row = np.array([NO_TOKEN if (token := tokens.get(slot)) is None else token for slot in rows], np.int32)
    return np.stack([row, np.array([ends.get(slot, FinishCode.RUNNING) for slot in rows], np.int32), 7 * row])


def launch_prefill(scheduler: Scheduler, ends: Ends = NO_ENDS) -> list[tuple[str, int]]:
    """Begin a step and launch its chunks; a first token is 50 + its slot. Returns id and start of pieces."""
    plan = scheduler.plan()
    slots = [sequence.slot for chunk in plan.chunks for sequence in chunk.complete]
    launch_chunks(scheduler, plan, device_step(scheduler.slots, {slot: 50 + slot for slot in slots}, ends))
    return [(piece.sequence.request.id, piece.start) for chunk in plan.chunks for piece in chunk.pieces]


def launch_chunks(scheduler: Scheduler, plan: StepPlan, step: Any) -> None:
    """Launch the chunks of a plan, with the first tokens of prompts that end; the step goes on."""
    nothing = device_step(scheduler.slots, {})
    scheduler._add_prefill(plan, Launched(step, ready=[nothing for _ in plan.chunks]))


def launch_decode(scheduler: Scheduler, step: Any) -> None:
    """Launch a decode step of all that decode by now; the step goes on."""
    scheduler._add_decode(Launched(step, decoding(scheduler)))


def decoding(scheduler: Scheduler) -> list[Sequence]:
    """The sequences that would have a token in a decode step."""
    return scheduler._decoding()


def end_step(scheduler: Scheduler) -> list[Event]:
    """End a step whose parts were launched one by one."""
    return scheduler._end_step()


def run_step(
    scheduler: Scheduler, *tokens: int | None, ends: Ends = NO_ENDS, prefill_ends: Ends = NO_ENDS
) -> list[Event]:
    """A complete step: prefill, then a decode that returns a token for each slot; None is no token."""
    launch_prefill(scheduler, prefill_ends)
    if decoding(scheduler):
        launch_decode(scheduler, device_step(scheduler.slots, dict(enumerate(tokens)), ends))
    return end_step(scheduler)


def outputs(events: Iterable[Event]) -> list[Output]:
    """Id, token and finish of each event."""
    return [(event.id, event.token, event.finish) for event in events]


def ids_by_slot(scheduler: Scheduler) -> dict[int, str]:
    """The id of the request in each slot in use."""
    return {slot: sequence.request.id for slot, sequence in scheduler.table.sequences.items()}


def snapshot(scheduler: Scheduler) -> tuple[object, ...]:
    """Everything that a call without effect must not change."""
    table = scheduler.table
    queues = list(table.waiting), list(table.events), dict(table.deadlines), list(table.free_slots)
    return *queues, ids_by_slot(scheduler), scheduler.stats()
