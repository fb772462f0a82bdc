"""What the engine does: `/slots` has it as it is now, and `/slots/stream` as server-sent events."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator

from xlabatch.protocols.event_format import event
from xlabatch.protocols.formatting import Json
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.slot_runs import SlotRun

VIEW_INTERVAL_S = 0.1
RATE_S = 1.0  # a step may take longer than an interval, which then has no token


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
    rate = Rate(dispatcher.view.stats.tokens)
    step = dispatcher.view.steps
    while not dispatcher.closing:
        view = dispatcher.view
        busy = (
            view.stats.prefilling + view.stats.decoding
        )  # slots with a request, even if no step worked on it
        activity = [view.activity.get(slot) if busy else None for slot in range(view.stats.slots)]
        fields: Json = {
            "slots": [each and {"id": each.id, "phase": each.phase} for each in activity],
            "queued": view.stats.queued,
            "tokens_per_s": rate.add(view.stats.tokens),
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


class Rate:
    """How many tokens a second there were in the last second."""

    def __init__(self, tokens: int) -> None:
        self.counts = deque([(time.monotonic(), tokens)])  # the first is the last one before this second

    def add(self, tokens: int, now: float | None = None) -> float:
        """Add the count of all tokens until now, and return the rate."""
        now = time.monotonic() if now is None else now
        self.counts.append((now, tokens))
        while now - self.counts[1][0] >= RATE_S:
            self.counts.popleft()
        since_s, before = self.counts[0]
        return (tokens - before) / max(now - since_s, RATE_S)


def run_fields(run: SlotRun, step: int) -> Json:
    """Return a run as JSON, starting at the step after `step`."""
    return {
        "slot": run.slot,
        "id": run.activity.id,
        "phase": run.activity.phase,
        "first_step": max(run.first_step, step + 1),
        "last_step": run.last_step,
    }
