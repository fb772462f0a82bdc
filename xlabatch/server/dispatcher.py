"""Dispatches prompts to the engine as requests, and the engine's events to subscriptions.

The life of one request in the engine (`InFlight`):

    submitted ---> accepted ---> each completion ended or cancelled ---> booked ---> forgotten
        |                                                                            ^
        `---> refused: `submit` raises ----------------------------------------------'

    submitted   It is in `in_flight`, and in `shareable` if equal requests may share it.
    accepted    Equal requests subscribe to it too, and its events so far are replayed to them.
    ended       The engine has ended the completion: its index is in `ended`.
    cancelled   No subscriber needs the completion any more, so the engine was sent a cancel: its index is in
                `cancelled`, and the request is not shareable any more.
    booked      A subscriber with all its completions moves from `subscribers` to `unbooked`, until the
                engine's next ending has the statistics for `on_finished`.
    forgotten   It is in no collection any more.

A client that disconnects is booked at once. A request without subscribers is abandoned and forgotten.
This module runs on the event loop, and the engine in the thread of `EngineThread`.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import TypeVarTuple

from xlabatch.api import CheckedRequest, Stats
from xlabatch.prompt_embeddings import EmbeddedSpan
from xlabatch.request import Event, Request, RequestStats
from xlabatch.scheduler.slot_engine import SlotEngine
from xlabatch.server.engine_thread import EngineThread, View, view_of
from xlabatch.server.slot_runs import SlotRuns
from xlabatch.server.subscriptions import InFlight, Subscription, sharing_key
from xlabatch.text.outputs import PendingPrompt

log = logging.getLogger(__name__)
Arguments = TypeVarTuple("Arguments")
ENGINE_FAILED = "the engine failed; the reason is in the server's log"  # for clients
FAILED_HERE = "the server failed to process this completion; the reason is in its log"
CLOSING = "the server is shutting down"
CLOSE_TIMEOUT_S = 10.0  # for the last completions to end, once everything is cancelled


class Closed(Exception):
    """The server is shutting down and takes no more requests."""


class Dispatcher:
    """Submits requests to an engine, and passes its events to their subscribers."""

    def __init__(
        self,
        engine: SlotEngine,
        on_finished: Callable[[Subscription, RequestStats | None], None],
        step_timeout_s: float,
        tells_reasons: bool = False,
    ) -> None:
        """`tells_reasons` is whether clients may know why the engine failed."""
        self.engine = engine
        self.tells_reasons = tells_reasons
        self.on_finished = on_finished
        self.step_timeout_s = step_timeout_s
        self.in_flight: dict[str, InFlight] = {}  # by request id
        self.shareable: dict[Request, InFlight] = {}  # by sharing key
        self.failure: str | None = None  # the last failure, until a completion ends well again
        self.failures = 0
        self.closing = False
        self.view = view_of(engine, (), 0)
        self.runs = SlotRuns()
        self.thread = EngineThread(engine, self._deliver, self._on_thread_death)

    def open(self) -> None:
        self.thread.open()

    async def submit(self, prompt: PendingPrompt, share: bool = False) -> Subscription:
        """Subscribe to a prompt's completions. Refused, QueueFull or Closed if that is not possible."""
        if self.closing:
            raise Closed(CLOSING)
        key = sharing_key(prompt.checked.request) if share else None
        equal = self._shareable(key, prompt.checked.request)
        in_flight = equal or self._start(prompt.checked, key)
        subscription = Subscription(prompt, in_flight, shared=equal is not None)
        in_flight.subscribers.append(subscription)
        for _, events in groupby(list(in_flight.events), attrgetter("index")):
            self._on_events(subscription, list(events))
        try:
            await asyncio.shield(in_flight.accepted)
        except asyncio.CancelledError:  # this client has disconnected; other subscribers may remain
            self.disconnect(subscription)
            raise
        except BaseException:
            self._forget(in_flight)
            raise
        return subscription

    def disconnect(self, subscription: Subscription) -> None:
        """Remove a subscription whose client has disconnected, and end what no other subscription needs."""
        in_flight = subscription.in_flight
        if subscription not in in_flight.subscribers:
            return
        in_flight.subscribers.remove(subscription)
        if in_flight.subscribers:
            self._cancel_unneeded(in_flight)
        else:
            self._abandon(in_flight)
        self._finish(subscription, None)

    def cancel(self, prompt: PendingPrompt) -> None:
        """End the completions of a running or waiting prompt, only for its own client."""
        subscribers = [each for in_flight in self.in_flight.values() for each in in_flight.subscribers]
        for subscription in subscribers:
            if subscription.prompt is prompt:
                subscription.end("cancelled", "cancelled by the client")
                self.disconnect(subscription)

    async def close(self) -> None:
        """Cancel what still runs, and stop. The caller has already given completions time to finish."""
        self.cancel_all()
        until = time.monotonic() + CLOSE_TIMEOUT_S
        while self.in_flight and self.thread.alive and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await self.thread.close()

    def vectors(self) -> list[EmbeddedSpan]:
        """Return the vectors that requests in flight have in place of ids."""
        return [span for each in self.in_flight.values() for span in each.request.embeddings]

    def cancel_all(self) -> None:
        """End everything that waits or runs."""
        self.closing = True
        self.thread.resume()
        self.thread.send(self.engine.cancel_all)

    @property
    def state(self) -> str:
        """`ready`, `degraded` (while there is a problem) or `closing`."""
        if self.closing:
            return "closing"
        return "degraded" if self.problem else "ready"

    @property
    def problem(self) -> str | None:
        """Why the server is degraded: a failure, until a completion ends well; or a step that hangs."""
        step_s = self.thread.step_s
        if step_s > self.step_timeout_s:
            return f"a step of the engine has run for {step_s:.1f} s; the limit is {self.step_timeout_s:g} s"
        if reason := self.view.stats.needs_restart:
            return reason
        return "the engine failed; see the log" if self.failure or not self.thread.alive else None

    def _shareable(self, key: Request | None, new: Request) -> InFlight | None:
        """Find an equal request in flight that the new one need not overtake.

        It has already begun, or it waits in the same place: for the same client, with no lower priority.
        """
        equal = None if key is None else self.shareable.get(key)
        if equal is None or equal.events:
            return equal
        waiting = equal.request
        return equal if waiting.client == new.client and waiting.priority >= new.priority else None

    def _start(self, checked: CheckedRequest, key: Request | None) -> InFlight:
        accepted = self.thread.call(partial(self.engine.submit, checked))
        request = checked.request
        in_flight = self.in_flight[request.id] = InFlight(request, key, accepted)
        if key is not None:
            self.shareable[key] = in_flight
        return in_flight

    def _deliver(self, views: Sequence[View]) -> None:
        """Pass the events of some steps on to their requests' subscribers, by completion."""
        by_completion: dict[tuple[str, int], list[Event]] = {}
        for view in views:
            self.view = view
            for event in view.events:
                shown = event
                with self._logged("the reason of an ending"):
                    shown = self._ending(event) if event.finish else event
                by_completion.setdefault((event.id, event.index), []).append(shown)
            with self._logged("the server's health"):
                self._note_failure(view.stats)
            for id, progress in view.prompts.items():
                self._act(id, InFlight.on_progress, progress)
            with self._logged("the slots' runs"):
                self.runs.add(view)
        for (id, index), events in by_completion.items():
            self._act(id, self._advance, index, events)

    def _act(self, id: str, action: Callable[[InFlight, *Arguments], None], *args: *Arguments) -> None:
        """Act on a request in flight. If that fails, end this request and nothing else."""
        in_flight = self.in_flight.get(id)
        if in_flight is None:
            return
        try:
            action(in_flight, *args)
        except Exception:  # whatever it is, other requests must get their events
            log.exception("request %s could not be processed", id)
            self._abandon(in_flight)
            for subscription in list(in_flight.subscribers):
                self._fail(subscription)
            self._book(in_flight)

    @contextmanager
    def _logged(self, what: str) -> Iterator[None]:
        """Log an exception in something that is only shown or counted, and go on: no answer depends on it."""
        try:
            yield
        except Exception:  # whatever it is, computed answers must be delivered
            log.exception("%s could not be updated", what)

    def _advance(self, in_flight: InFlight, index: int, events: Sequence[Event]) -> None:
        """Record one or several events of a request's completion, and act on them."""
        in_flight.events += events if in_flight.key else []
        last = events[-1]
        in_flight.ended |= {index} if last.finish else set()
        for subscription in list(in_flight.subscribers):
            self._on_events(subscription, events)
        if last.stats:
            self._book(in_flight, last.stats)
        if len(in_flight.ended) == in_flight.request.n:
            self._book(in_flight)
            self._forget(in_flight)
        elif in_flight.has_all(index):
            self._cancel_unneeded(in_flight)

    def _on_events(self, subscription: Subscription, events: Sequence[Event]) -> None:
        """Pass a completion's events to one subscriber, which leaves after its last completion."""
        try:
            subscription.on_events(events)
        except Exception:  # a failure in one completion must not keep events from other subscribers
            log.exception("an event of request %s could not be processed", subscription.prompt.request.id)
            self._fail(subscription)
        self._leave(subscription)

    def _fail(self, subscription: Subscription) -> None:
        """End the unfinished completions of a subscription with an error."""
        try:
            subscription.end("error", FAILED_HERE)
        except Exception:  # its text cannot be completed: the client gets the error without more text
            log.exception("request %s could not be ended", subscription.prompt.request.id)
            subscription.fail(FAILED_HERE)
        self._leave(subscription)

    def _leave(self, subscription: Subscription) -> None:
        """Move a subscription that has all its completions to those that await booking."""
        in_flight = subscription.in_flight
        if subscription.finished_s is not None and subscription in in_flight.subscribers:
            in_flight.subscribers.remove(subscription)
            in_flight.unbooked.append(subscription)

    def _ending(self, event: Event) -> Event:
        """Return an ending as clients see it. An ending without error clears the remembered failure."""
        if event.id not in self.in_flight:
            return event
        stats = self.view.stats
        if event.finish in ("stop", "length"):
            self.failure = None
        is_failure = event.finish == "error" and event.reason and event.reason == stats.last_failure
        if not is_failure or self.tells_reasons:
            return event
        return replace(event, reason=stats.needs_restart or ENGINE_FAILED)

    def _note_failure(self, stats: Stats) -> None:
        """Remember a failure of the engine, even one that ended no request, until a completion ends well."""
        if stats.failures > self.failures:
            self.failure = stats.last_failure
            log.error("the engine failed: %s", self.failure)
        self.failures = stats.failures

    def _cancel_unneeded(self, in_flight: InFlight) -> None:
        """Cancel completions that no subscriber needs; an incomplete completion cannot be shared."""
        for index in set(range(in_flight.request.n)) - in_flight.ended - in_flight.cancelled:
            if in_flight.has_all(index):
                in_flight.cancelled.add(index)
                self._unshare(in_flight)
                self.thread.send(partial(self.engine.cancel, in_flight.request.id, index))

    def _book(self, in_flight: InFlight, stats: RequestStats | None = None) -> None:
        """Book the subscriptions that have all their completions, with the engine's statistics if any."""
        while in_flight.unbooked:
            self._finish(in_flight.unbooked.pop(0), stats)

    def _finish(self, subscription: Subscription, stats: RequestStats | None) -> None:
        with self._logged("the statistics of ended requests"):
            self.on_finished(subscription, stats)

    def _abandon(self, in_flight: InFlight) -> None:
        """End a request in the engine without waiting for its events, and forget it."""
        self._book(in_flight)
        self._forget(in_flight)
        self.thread.send(partial(self.engine.abandon, in_flight.request.id))

    def _forget(self, in_flight: InFlight) -> None:
        self.in_flight.pop(in_flight.request.id, None)
        self._unshare(in_flight)

    def share_no_more(self) -> None:
        """Let requests that come from now on share none that is in flight: what makes answers changes."""
        self.shareable.clear()

    def _unshare(self, in_flight: InFlight) -> None:
        if in_flight.key is not None and self.shareable.get(in_flight.key) is in_flight:
            del self.shareable[in_flight.key]

    def _on_thread_death(self, reason: str) -> None:
        """End everything in flight with an error: the engine will not do so any more."""
        log.error(reason)
        self.failure = reason
        told = reason if self.tells_reasons else ENGINE_FAILED
        for in_flight in list(self.in_flight.values()):
            for index in set(range(in_flight.request.n)) - in_flight.ended:
                event = Event(in_flight.request.id, None, "error", told, index=index)
                for subscription in list(in_flight.subscribers):
                    self._on_events(subscription, [event])
            self._book(in_flight)
            self._forget(in_flight)
