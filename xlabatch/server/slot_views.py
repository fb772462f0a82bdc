"""The stream of `/slots`: what the engine does, as server-sent events."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence

from xlabatch.protocols.event_format import event
from xlabatch.protocols.formatting import Json
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.engine_thread import View
from xlabatch.server.slot_runs import Run

VIEW_INTERVAL_S = 0.1


async def views(dispatcher: Dispatcher) -> AsyncIterator[bytes]:
    """Yield an event with what the engine does, whenever it has changed."""
    last: Json = {}
    tokens = dispatcher.view.stats.tokens
    since_s = time.monotonic()
    step = dispatcher.view.steps
    while not dispatcher.closing:
        view = dispatcher.view
        now = time.monotonic()
        rate = (view.stats.tokens - tokens) / max(now - since_s, 1e-3)
        tokens = view.stats.tokens
        since_s = now
        fields: Json = {"slots": slots(view), "queued": view.stats.queued, "tokens_per_s": rate}
        fields |= {"busy": busy(view), "steps": view.steps, "state": dispatcher.state}
        fields |= {"cached_tokens": view.stats.cached_tokens}
        if fields != last:
            yield event(fields | {"runs": runs(dispatcher.runs.since(step), step)})
            last = fields
            step = view.steps
        await asyncio.sleep(VIEW_INTERVAL_S)


def busy(view: View) -> int:
    """Count the slots that hold a request, whether or not the last step worked on it."""
    return view.stats.prefilling + view.stats.decoding


def slots(view: View) -> list[Json | None]:
    """Return the id and phase of the request in each slot; None for a slot without work."""
    if not busy(view):
        return [None] * view.stats.slots
    activity = [view.activity.get(slot) for slot in range(view.stats.slots)]
    return [each and {"id": each.id, "phase": each.phase} for each in activity]


def runs(latest: Sequence[Run], step: int) -> list[Json]:
    """Return runs as JSON, starting at the step after `step`."""
    return [
        {
            "slot": run.slot,
            "id": run.activity.id,
            "phase": run.activity.phase,
            "first_step": max(run.first_step, step + 1),
            "last_step": run.last_step,
        }
        for run in latest
    ]
