"""The part that engines with a scheduler share: requests, steps that fail, idleness and counters."""

from abc import abstractmethod
from collections.abc import Iterable
from threading import Thread, current_thread
from typing import NamedTuple

from xlabatch.api import BatchEngine, CheckedRequest, Matcher, Stats
from xlabatch.errors import Refused
from xlabatch.request import Event, Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.scheduler.stats import Counters
from xlabatch.scheduler.steps import SlotActivity

INTERRUPTED = "its step was interrupted"


def failure_reason(error: BaseException) -> str:
    """Why requests end when their step raises; an error that is not an Exception came from outside."""
    return f"its step failed: {error!r:.300}" if isinstance(error, Exception) else INTERRUPTED


class PromptProgress(NamedTuple):
    """How far the prompt of a request has come."""

    tokens: int
    cached: int  # at its beginning, that were not run
    processed: int  # that were cached, or are in a chunk that has been launched


class SlotEngine(BatchEngine):
    """An engine with a scheduler. A final class adds `run_step`.

    Only one thread may call an engine at a time; a call during another thread's step is an error.
    """

    scheduler: Scheduler
    limits: Limits
    stepping: Thread | None = None  # the thread that has begun a step

    def step(self) -> list[Event]:
        """Run a step. After an exception, every running sequence ends with an error in the next step."""
        self._recover()
        try:
            self.stepping = current_thread()
            events = self.run_step()
            self.stepping = None
            return events
        except BaseException as error:
            self.stepping = current_thread()  # until the next line is done, whatever interrupts it
            self.fail(failure_reason(error))
            self.stepping = None
            raise

    @abstractmethod
    def run_step(self) -> list[Event]:
        """Advance every slot, and return the events of the requests."""

    def fail(self, reason: str, include_waiting: bool = False) -> None:
        """End every running sequence with an error: half a step must not count as a complete one."""
        self.scheduler.table.repair()  # and keep the events that the step was about to return
        self.scheduler.fail(reason, include_waiting)

    def fail_step(self, error: BaseException, failures: int, include_waiting: bool = False) -> list[Event]:
        """End what a step that raised was working on, on demand also what waits, and return the endings.

        For a caller that goes on after the exception, and cannot rely on a next step to return them.
        `failures` is what `stats()` counted before the step: a step that raises usually ends them itself.
        """
        self._recover()
        if include_waiting or self.stats().failures == failures:
            self.fail(failure_reason(error), include_waiting)
        return self.scheduler.return_events()

    def return_ended(self) -> list[Event]:
        """Return the endings of requests that were cancelled since the last step, without another one."""
        self._recover()
        return self.scheduler.return_events()

    def _recover(self) -> None:
        """Repair what an exception interrupted, and what interrupted such a repair."""
        if self.stepping is not None:
            if self.stepping is not current_thread() and self.stepping.is_alive():
                raise RuntimeError(
                    f"the engine is in a step of thread {self.stepping.name}: one thread at a time can use it"
                )
            self.fail(INTERRUPTED)
            self.stepping = None
        self.scheduler.table.settle()

    def resolve_adapter(self, request: Request) -> Request:
        """The request with the adapter that its name stands for now; Refused if there is none."""
        if request.adapter is not None:
            raise Refused(f"request {request.id}: adapter is given, but this engine takes no adapters")
        return request

    @abstractmethod
    def make_matcher(self, request: Request, grammar: Matcher | None) -> Matcher | None:
        """A matcher for a request, None if any token is allowed; `grammar` is its compiled one, if any."""

    def check(self, request: Request, grammar: Matcher | None = None) -> CheckedRequest:
        request = self.resolve_adapter(request)
        self.limits.check(request)
        return CheckedRequest(request, self.make_matcher(request, grammar))

    def submit(self, request: Request | CheckedRequest) -> None:
        self._recover()
        if isinstance(request, Request):
            request = self.check(request)
        else:
            self.resolve_adapter(request.request)  # it may have been unloaded since the check
        self.scheduler.submit(request)

    def cancel(self, id: str, index: int | None = None) -> None:
        self._recover()
        self.scheduler.cancel(id, index)

    def cancel_all(self) -> None:
        self._recover()
        self.scheduler.cancel_all()

    def abandon(self, id: str) -> None:
        self._recover()
        self.scheduler.abandon(id)

    def requeue(self, events: Iterable[Event]) -> None:
        self._recover()
        self.scheduler.requeue(events)

    @property
    def idle(self) -> bool:
        return self.stepping is None and self.scheduler.idle

    def stats(self) -> Stats:
        return self.scheduler.stats()

    def reset_stats(self) -> None:
        self.scheduler.table.counters = Counters()

    def reset_prefix_cache(self) -> None:
        """Forget what later requests could reuse in slots, sessions and snapshots, but for files."""
        self._recover()
        self.scheduler.prefixes.reset()

    def slot_activity(self) -> dict[int, SlotActivity]:
        """The request that each slot worked for during the last step."""
        return self.scheduler.step_record.activity

    def prompt_progress(self) -> dict[str, PromptProgress]:
        """The progress of each prompt that the last step worked on, by request."""
        progress = {}
        for slot, (id, phase) in self.scheduler.step_record.activity.items():
            sequence = self.scheduler.table.sequences.get(slot)
            if phase == "prefill" and sequence and sequence.request.id == id:
                tokens = len(sequence.request.prompt)
                processed = tokens - sequence.to_prefill
                progress[id] = PromptProgress(tokens, sequence.cached_tokens, processed)
        return progress
