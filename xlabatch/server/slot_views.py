"""What the engine does: `/slots` has it as it is now, and `/slots/stream` as server-sent events."""

import asyncio
import time
from collections.abc import AsyncIterator

from xlabatch.protocols.event_format import event
from xlabatch.protocols.formatting import Json
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.slot_runs import SlotRun

VIEW_INTERVAL_S = 0.1


def slot_list(dispatcher: Dispatcher) -> list[Json]:
    """Return what each slot does, in llama.cpp's form. Nothing of a prompt or an answer is in it."""
    stats = dispatcher.view.stats
    is_busy = stats.prefilling + stats.decoding > 0
    engine = dispatcher.engine
    listed = []
    for number in range(stats.slots):
        activity = dispatcher.view.activity.get(number) if is_busy else None
        in_flight = dispatcher.in_flight.get(activity.id) if activity else None
        slot: Json = {"id": number, "id_task": -1, "n_ctx": engine.limits.context}
        slot |= {"is_processing": activity is not None, "phase": activity and activity.phase}
        if in_flight:
            request = in_flight.request
            names = ("temperature", "top_k", "top_p", "min_p", "repetition_penalty")
            slot["params"] = {name: getattr(request, name) for name in names}
            slot["params"]["n_predict"] = request.max_tokens
            states = [state for each in in_flight.subscribers[:1] for state in each.prompt.completions]
            decoded = max((len(state.tokens) for state in states), default=0)
            slot["n_prompt_tokens"] = len(request.prompt)
            slot["next_token"] = [{"n_decoded": decoded, "n_remain": request.max_tokens - decoded}]
        listed.append(slot)
    return listed


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
        busy = (
            view.stats.prefilling + view.stats.decoding
        )  # slots with a request, even if no step worked on it
        activity = [view.activity.get(slot) if busy else None for slot in range(view.stats.slots)]
        fields: Json = {
            "slots": [each and {"id": each.id, "phase": each.phase} for each in activity],
            "queued": view.stats.queued,
            "tokens_per_s": rate,
            "busy": busy,
            "steps": view.steps,
            "state": dispatcher.state,
            "cached_tokens": view.stats.cached_tokens,
        }
        if fields != last:
            runs = [run_fields(run, step) for run in dispatcher.runs.since(step)]
            yield event(fields | {"runs": runs})
            last = fields
            step = view.steps
        await asyncio.sleep(VIEW_INTERVAL_S)


def run_fields(run: SlotRun, step: int) -> Json:
    """Return a run as JSON, starting at the step after `step`."""
    return {
        "slot": run.slot,
        "id": run.activity.id,
        "phase": run.activity.phase,
        "first_step": max(run.first_step, step + 1),
        "last_step": run.last_step,
    }
