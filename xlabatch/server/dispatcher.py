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
from xlabatch.scheduler.sequences import Sitting
from xlabatch.server.engine_thread import Motor, View
from xlabatch.server.subscriptions import Place, Ticket, alike
from xlabatch.text.outputs import Asked

log = logging.getLogger("xlabatch.desk")
LAST_S = 10.0  # for endings that are due, when all else is over


class Closed(Exception):
    """The desk takes nothing more: it is being closed."""


class Desk:
    """Hands requests to an engine and its events to whoever waits for them."""

    def __init__(
        self,
        engine: BatchEngine,
        sittings: Callable[[], dict[int, Sitting]],
        ended: Callable[[Ticket, RequestStats | None], None],
    ) -> None:
        self.engine, self.ended = engine, ended
        self.places: dict[str, Place] = {}
        self.equal: dict[Request, Place] = {}  # by request without its id
        self.trouble: str | None = None  # the last failure, until something is answered well again
        self.failures = 0
        self.closing = False
        self.view = View({}, engine.stats(), 0)
        self.motor = Motor(engine, sittings, self._deliver, self._died)

    def open(self) -> None:
        """Begin to serve, on the running loop."""
        self.motor.open()

    async def hand_in(self, asked: Asked, share: bool = False) -> Ticket:
        """A ticket for what was asked; ValueError, QueueFull or Closed if it cannot be."""
        if self.closing:
            raise Closed("the server is shutting down")
        ticket, key = Ticket(asked, time.monotonic()), alike(asked.plain) if share else None
        place = None if key is None else self.equal.get(key)
        ticket.shared = place is not None
        if place is None:
            place = Place(asked.plain, key)
            place.taken = asyncio.ensure_future(self.motor.call(partial(self.engine.submit, place.request)))
            self.places[place.request.id] = place
            if key is not None:
                self.equal[key] = place
        ticket.place = place
        place.listeners.append(ticket)
        for event in list(place.history):
            self._hear(place, ticket, event)
        try:
            await asyncio.shield(place.taken)
        except asyncio.CancelledError:  # whoever asked has gone; others may stay
            self.leave(ticket)
            raise
        except BaseException:
            self._forget(place)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Whoever held this ticket has gone; what nobody waits for any more ends."""
        place = ticket.place
        if place is None or ticket not in place.listeners:
            return
        place.listeners.remove(ticket)
        if place.listeners:
            self._cut(place)
        else:
            self._forget(place)
            self.motor.put(partial(self.engine.abandon, place.request.id))
        self.ended(ticket, None)

    async def close(self) -> None:
        """End what is left, then stop; whoever was to drain has drained."""
        self.cut()
        until = time.monotonic() + LAST_S
        while self.places and self.motor.alive and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await self.motor.close()

    def cut(self) -> None:
        """End everything that waits or runs."""
        self.closing = True
        self.motor.put(self.engine.cancel_all)

    @property
    def state(self) -> str:
        """ready, degraded (something failed, and nothing has gone well since) or closing."""
        if self.closing:
            return "closing"
        return "degraded" if self.trouble or not self.motor.alive else "ready"

    def _deliver(self, events: Sequence[Event], view: View) -> None:
        """A step's events to their listeners."""
        self.view = view
        for event in events:
            place = self.places.get(event.id)
            if place is None:
                continue
            place.history.append(event)
            place.ended |= {event.index} if event.finish else set()
            for ticket in list(place.listeners):
                self._hear(place, ticket, event)
            if event.stats:
                self._part(place, event.stats)
            if len(place.ended) == place.request.n:
                self._forget(place)
            else:
                self._cut(place)
            if event.finish in ("stop", "length"):
                self.trouble = None
            if event.finish == "error" and view.stats.last_failure and view.stats.failures > self.failures:
                self.failures, self.trouble = view.stats.failures, view.stats.last_failure

    def _hear(self, place: Place, ticket: Ticket, event: Event) -> None:
        try:
            ticket.hear(event)
        except Exception:  # one who cannot be told must not keep the others from hearing
            log.exception("an answer could not be told")
            ticket.lose("the server failed at this answer; its log says how")
        if ticket.asked.done and ticket in place.listeners:
            place.listeners.remove(ticket)
            place.parting.append(ticket)

    def _cut(self, place: Place) -> None:
        """End what nobody waits for any more; an answer that was cut is nobody's to share."""
        for index in place.idle() - place.cut:
            place.cut.add(index)
            self._unshare(place)
            self.motor.put(partial(self.engine.cancel, place.request.id, index))

    def _forget(self, place: Place) -> None:
        self.places.pop(place.request.id, None)
        self._unshare(place)
        self._part(place)

    def _part(self, place: Place, stats: RequestStats | None = None) -> None:
        """Book those who have their answers, now that the engine says how it went."""
        while place.parting:
            self.ended(place.parting.pop(0), stats)

    def _unshare(self, place: Place) -> None:
        if place.key is not None and self.equal.get(place.key) is place:
            del self.equal[place.key]

    def _fail(self, place: Place, reason: str) -> None:
        """End every answer of a place that the engine will never end."""
        for index in set(range(place.request.n)) - place.ended:
            event = Event(place.request.id, None, "error", reason, index=index)
            for ticket in list(place.listeners):
                self._hear(place, ticket, event)

    def _died(self, reason: str) -> None:
        """Whoever was being answered hears that the engine's thread has ended."""
        log.error(reason)
        self.trouble = reason
        for place in list(self.places.values()):
            self._fail(place, reason)
            self._forget(place)
