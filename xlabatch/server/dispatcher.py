"""The desk: requests are handed in, tickets are given out, and what the engine tells reaches who holds one.

Lives on the loop; the engine lives in its motor's thread.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

from xlabatch.api import BatchEngine
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.sequences import SlotActivity
from xlabatch.server.engine_thread import EngineThread, View
from xlabatch.server.subscriptions import InFlight, Subscription, sharing_key
from xlabatch.text.outputs import PendingPrompt

log = logging.getLogger("xlabatch.desk")
LAST_S = 10.0  # for endings that are due, when all else is over


class Closed(Exception):
    """The desk takes nothing more: it is being closed."""


class Dispatcher:
    """Hands requests to an engine and its events to whoever waits for them."""

    def __init__(
        self,
        engine: BatchEngine,
        sittings: Callable[[], dict[int, SlotActivity]],
        ended: Callable[[Subscription, RequestStats | None], None],
    ) -> None:
        self.engine, self.ended = engine, ended
        self.in_flight: dict[str, InFlight] = {}
        self.shareable: dict[Request, InFlight] = {}  # by request without its id
        self.failure: str | None = None  # the last failure, until something is answered well again
        self.failures = 0
        self.closing = False
        self.view = View({}, engine.stats(), 0)
        self.thread = EngineThread(engine, sittings, self._deliver, self._on_thread_death)

    def open(self) -> None:
        """Begin to serve, on the running loop."""
        self.thread.open()

    async def submit(self, asked: PendingPrompt, share: bool = False) -> Subscription:
        """A ticket for what was asked; ValueError, QueueFull or Closed if it cannot be."""
        if self.closing:
            raise Closed("the server is shutting down")
        ticket, key = (
            Subscription(asked, time.monotonic()),
            sharing_key(asked.engine_request) if share else None,
        )
        place = None if key is None else self.shareable.get(key)
        ticket.shared = place is not None
        if place is None:
            place = InFlight(asked.engine_request, key)
            place.accepted = asyncio.ensure_future(
                self.thread.call(partial(self.engine.submit, place.request))
            )
            self.in_flight[place.request.id] = place
            if key is not None:
                self.shareable[key] = place
        ticket.in_flight = place
        place.listeners.append(ticket)
        for event in list(place.history):
            self._on_event(place, ticket, event)
        try:
            await asyncio.shield(place.accepted)
        except asyncio.CancelledError:  # whoever asked has gone; others may stay
            self.disconnect(ticket)
            raise
        except BaseException:
            self._forget(place)
            raise
        return ticket

    def disconnect(self, ticket: Subscription) -> None:
        """Whoever held this ticket has gone; what nobody waits for any more ends."""
        place = ticket.in_flight
        if place is None or ticket not in place.listeners:
            return
        place.listeners.remove(ticket)
        if place.listeners:
            self._cancel(place)
        else:
            self._forget(place)
            self.thread.send(partial(self.engine.abandon, place.request.id))
        self.ended(ticket, None)

    async def close(self) -> None:
        """End what is left, then stop; whoever was to drain has drained."""
        self.cancel_all()
        until = time.monotonic() + LAST_S
        while self.in_flight and self.thread.alive and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await self.thread.close()

    def cancel_all(self) -> None:
        """End everything that waits or runs."""
        self.closing = True
        self.thread.send(self.engine.cancel_all)

    @property
    def state(self) -> str:
        """ready, degraded (something failed, and nothing has gone well since) or closing."""
        if self.closing:
            return "closing"
        return "degraded" if self.failure or not self.thread.alive else "ready"

    def _deliver(self, events: Sequence[Event], view: View) -> None:
        """A step's events to their listeners."""
        self.view = view
        for event in events:
            place = self.in_flight.get(event.id)
            if place is None:
                continue
            place.history.append(event)
            place.ended |= {event.index} if event.finish else set()
            for ticket in list(place.listeners):
                self._on_event(place, ticket, event)
            if event.stats:
                self._detach(place, event.stats)
            if len(place.ended) == place.request.n:
                self._forget(place)
            else:
                self._cancel(place)
            if event.finish in ("stop", "length"):
                self.failure = None
            if event.finish == "error" and view.stats.last_failure and view.stats.failures > self.failures:
                self.failures, self.failure = view.stats.failures, view.stats.last_failure

    def _on_event(self, place: InFlight, ticket: Subscription, event: Event) -> None:
        try:
            ticket.on_event(event)
        except Exception:  # one who cannot be told must not keep the others from hearing
            log.exception("an answer could not be told")
            ticket.fail("the server failed at this answer; its log says how")
        if ticket.prompt.done and ticket in place.listeners:
            place.listeners.remove(ticket)
            place.finished_unbooked.append(ticket)

    def _cancel(self, place: InFlight) -> None:
        """End what nobody waits for any more; an answer that was cut is nobody's to share."""
        for index in place.idle() - place.cut:
            place.cut.add(index)
            self._unshare(place)
            self.thread.send(partial(self.engine.cancel, place.request.id, index))

    def _forget(self, place: InFlight) -> None:
        self.in_flight.pop(place.request.id, None)
        self._unshare(place)
        self._detach(place)

    def _detach(self, place: InFlight, stats: RequestStats | None = None) -> None:
        """Book those who have their answers, now that the engine says how it went."""
        while place.finished_unbooked:
            self.ended(place.finished_unbooked.pop(0), stats)

    def _unshare(self, place: InFlight) -> None:
        if place.key is not None and self.shareable.get(place.key) is place:
            del self.shareable[place.key]

    def _fail(self, place: InFlight, reason: str) -> None:
        """End every answer of a place that the engine will never end."""
        for index in set(range(place.request.n)) - place.ended:
            event = Event(place.request.id, None, "error", reason, index=index)
            for ticket in list(place.listeners):
                self._on_event(place, ticket, event)

    def _on_thread_death(self, reason: str) -> None:
        """Whoever was being answered hears that the engine's thread has ended."""
        log.error(reason)
        self.failure = reason
        for place in list(self.in_flight.values()):
            self._fail(place, reason)
            self._forget(place)
