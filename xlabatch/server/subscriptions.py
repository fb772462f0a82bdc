"""A subscription for each prompt of a call, and a record of each request in the engine.

Equal requests that always get the same tokens share one request in the engine; each subscription still has
its own id and its own completions. Only `CompletionState` has the text and tokens of a completion. This
module runs on the event loop and knows neither HTTP nor the engine.
"""

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import MappingProxyType

from xlabatch.protocols.updates import Update
from xlabatch.request import Event, Finish, Request
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.text.outputs import Completion, PendingPrompt, TextDelta

# what a client's headers say about its trace, if the server has traces
trace_headers: ContextVar[Mapping[str, str]] = ContextVar("trace_headers", default=MappingProxyType({}))


@dataclass(eq=False)
class Subscription:
    """The completions of one prompt, as updates for one client."""

    prompt: PendingPrompt
    in_flight: "InFlight"  # the request in the engine that generates the completions
    shared: bool  # joined a request that was already in flight
    submitted_s: float = field(default_factory=time.monotonic)
    first_token_s: float | None = None
    finished_s: float | None = None  # when the last completion ended
    unread: deque[Update] = field(default_factory=deque)  # never more than the completions' tokens
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    trace_headers: Mapping[str, str] = field(default_factory=trace_headers.get)
    shows_progress: bool = False  # of the prompt: new progress then wakes the reader as a token does

    def on_events(self, events: Sequence[Event]) -> None:
        """Add events of one completion; a stop string ends it, even if the engine goes on for others."""
        for event in events:
            state = self.prompt.completions[event.index]  # another one after a restart
            if state.completion:
                return
            if self.first_token_s is None and event.token is not None:
                self.first_token_s = time.monotonic()
            is_first = event.restarted or not state.tokens
            self._push(event, self.prompt.on_event(event, end_at_stop=True), is_first)

    def end(self, finish: Finish, reason: str) -> None:
        """End every unfinished completion without the engine."""
        for index, state in enumerate(self.prompt.completions):
            if state.completion is None:
                event = Event(self.prompt.request.id, None, finish, reason, index=index)
                self._push(event, self.prompt.end(index, finish, reason), not state.tokens)

    def fail(self, reason: str) -> None:
        """End every unfinished completion with an error, without the text it has so far."""
        request = self.prompt.request
        for index, state in enumerate(self.prompt.completions):
            if state.completion is None:
                event = Event(request.id, None, "error", reason, index=index)
                delta = TextDelta(request.id, "", "error", reason, index)
                self.unread.append(Update(event, delta, 0, is_first=False))
                state.completion = Completion(
                    request.id, self.prompt.prompt, "", "error", reason, (), None, index
                )
        self.finished_s = time.monotonic()
        self.wake.set()

    def _push(self, event: Event, delta: TextDelta, is_first: bool) -> None:
        state = self.prompt.completions[event.index]
        offset = state.detokenizer.characters_before
        self.unread.append(Update(event, delta, offset, is_first, state.reasoning_tokens))
        self.wake.set()
        if delta.finish and self.prompt.done:
            self.finished_s = time.monotonic()


@dataclass(eq=False)
class InFlight:
    """One request in the engine, with its subscribers."""

    request: Request
    key: Request | None  # equal for requests that can share this one; None if it is not shared
    accepted: "asyncio.Future[None]"  # done once the engine accepts it; raises if it refuses
    events: list[Event] = field(default_factory=list)  # so far, for subscribers that join later
    subscribers: list[Subscription] = field(default_factory=list)  # subscriptions that need more
    unbooked: list[Subscription] = field(default_factory=list)  # have all completions, but no statistics yet
    ended: set[int] = field(default_factory=set)  # completions that the engine has ended, by index
    cancelled: set[int] = field(default_factory=set)  # completions cancelled in the engine
    progress: PromptProgress | None = None  # the latest before the first token

    def on_progress(self, progress: PromptProgress) -> None:
        """Record the prompt's progress. After the first token, a prompt that is run again is not progress."""
        if any(each.first_token_s for each in self.subscribers):
            return
        self.progress = progress
        for each in self.subscribers:
            if each.shows_progress:
                each.wake.set()

    def has_all(self, index: int) -> bool:
        """Return whether every subscriber has all that it needs of a completion."""
        return all(each.prompt.completions[index].completion for each in self.subscribers)


def sharing_key(request: Request) -> Request:
    """Return a request that is equal for all requests with the same tokens; greedy ones ignore the seed."""
    seed = request.seed if request.temperature else 0
    return request.changed(id="-", priority=0, client=None, client_weight=1.0, seed=seed)
