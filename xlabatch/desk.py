"""The desk: one thread owns the engine; others hand requests in and hear what is told.

It has two sides. The thread runs letters (calls that were put into its box), steps the engine, and passes
each step's events to the loop in one call. All else runs on the loop.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from xlabatch.answers import Asked
from xlabatch.engine import BatchEngine
from xlabatch.request import Event, Request
from xlabatch.seating import Sitting
from xlabatch.tickets import Place, Ticket, View, alike, settle

log = logging.getLogger("xlabatch.desk")
LAST_S = 10.0  # for endings that are due, when all else is over


class Closed(Exception):
    """The desk takes nothing more: it is being closed."""


class Desk:
    """Hands requests to an engine and its events to whoever waits for them."""

    def __init__(
        self, engine: BatchEngine, sittings: Callable[[], dict[int, Sitting]], ended: Callable[[Ticket], None]
    ) -> None:
        self.engine, self.sittings, self.ended = engine, sittings, ended
        self.letters: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.places: dict[str, Place] = {}
        self.equal: dict[Request, Place] = {}  # by request without its id
        self.trouble: str | None = None  # the last failure, until something is answered well again
        self.failures = 0
        self.closing = False
        self.calls: set[asyncio.Future[None]] = set()  # who waits for the thread
        self.view = View({}, engine.stats(), 0)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None

    # On the loop

    def open(self) -> None:
        """Begin to serve, on the running loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._serve, name="xlabatch-engine", daemon=True)
        self.thread.start()

    async def hand_in(self, asked: Asked, share: bool = False) -> Ticket:
        """A ticket for what was asked; ValueError, QueueFull or Closed if it cannot be."""
        if self.closing:
            raise Closed("the server is shutting down")
        ticket, key = Ticket(asked, time.monotonic()), alike(asked.plain) if share else None
        place = None if key is None else self.equal.get(key)
        ticket.shared = place is not None
        if place is None:
            place = Place(asked.plain, key)
            place.taken = asyncio.ensure_future(self._call(partial(self.engine.submit, place.request)))
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
            self.letters.put(partial(self.engine.abandon, place.request.id))
        self.ended(ticket)

    async def close(self) -> None:
        """End what is left, then stop; whoever was to drain has drained."""
        self.cut()
        until = time.monotonic() + LAST_S
        while self.places and self.alive and time.monotonic() < until:
            await asyncio.sleep(0.02)
        self.letters.put(_stop)
        if self.thread:
            await asyncio.to_thread(self.thread.join, 10)

    def cut(self) -> None:
        """End everything that waits or runs."""
        self.closing = True
        self.letters.put(self.engine.cancel_all)

    @property
    def alive(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    @property
    def state(self) -> str:
        """ready, degraded (something failed, and nothing has gone well since) or closing."""
        if self.closing:
            return "closing"
        return "degraded" if self.trouble or not self.alive else "ready"

    async def _call(self, call: Callable[[], None]) -> None:
        """Run something on the engine's thread, and wait for it."""
        assert self.loop
        done: asyncio.Future[None] = self.loop.create_future()

        def letter() -> None:
            try:
                call()
                self._over(settle, done, None)
            except Exception as error:
                self._over(settle, done, error)

        self.calls.add(done)
        self.letters.put(letter)
        try:
            await done
        finally:
            self.calls.discard(done)

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
            self.ended(ticket)

    def _cut(self, place: Place) -> None:
        """End what nobody waits for any more; an answer that was cut is nobody's to share."""
        for index in place.idle() - place.cut:
            place.cut.add(index)
            self._unshare(place)
            self.letters.put(partial(self.engine.cancel, place.request.id, index))

    def _forget(self, place: Place) -> None:
        self.places.pop(place.request.id, None)
        self._unshare(place)

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
        """The engine's thread is gone: everyone hears of it, and another thread takes over."""
        log.error("the engine's thread ended: %s", reason)
        self.trouble = f"the engine's thread ended: {reason}"
        for place in list(self.places.values()):
            self._forget(place)
            self._fail(place, self.trouble)
        for call in self.calls:
            settle(call, RuntimeError(self.trouble))
        self.letters = queue.SimpleQueue()
        self.letters.put(self.engine.cancel_all)
        self.open()

    # On the engine's thread

    def _serve(self) -> None:
        letters, steps = self.letters, 0
        try:
            while True:
                if not self._read(letters):
                    return
                events = self._step()
                steps += 1
                self._over(self._deliver, events, View(self.sittings(), self.engine.stats(), steps))
        except BaseException as error:
            self._over(self._died, repr(error))
            raise

    def _read(self, letters: "queue.SimpleQueue[Callable[[], None]]") -> bool:
        """Run the letters that have come, waiting for one if there is nothing else to do; False to stop.

        A step follows them, if only to be seen: what a letter has ended must not look alive.
        """
        try:
            letter = letters.get(block=self.engine.idle)
            while letter is not _stop:
                letter()
                letter = letters.get_nowait()
            return False
        except queue.Empty:
            return True

    def _step(self) -> list[Event]:
        try:
            return self.engine.step()
        except Exception:
            log.exception("a step failed; whoever sat there hears of it")
            return []

    def _over(self, call: Callable[..., Any], *inputs: Any) -> None:
        """Have something done on the loop."""
        assert self.loop
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *inputs)


def _stop() -> None:
    """The letter that ends the thread."""
