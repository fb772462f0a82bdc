"""The one thread that owns the engine: takes commands, and delivers each step's events to the event loop.

Knows neither subscriptions nor HTTP.
"""

import asyncio
import logging
import queue
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar, TypeVarTuple

from xlabatch.api import Stats
from xlabatch.errors import Unavailable
from xlabatch.request import Event
from xlabatch.scheduler.slot_engine import PromptProgress, SlotEngine
from xlabatch.scheduler.steps import SlotActivity
from xlabatch.text.tokenizer_files import is_panic

log = logging.getLogger(__name__)
Command = Callable[[], object]
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
JOIN_TIMEOUT_S = 10.0
INTERVAL_S = 0.002  # between two deliveries
FOLLOWING_S = 0.02  # between two requests of a burst
MAX_WAIT_S = 0.1  # how long an idle engine that has a request may wait for others
POLL_S = 0.001
MAX_FAILED_STEPS = 3  # in a row; after the last of them, waiting requests end too
PAUSE_S = 0.1  # after a failed step, and before a dead thread is replaced
MAX_LOGGED = 1000  # how many exceptions are remembered
MAX_PAUSE_S = 5.0  # while one thread after another dies


class View(NamedTuple):
    """What the engine did in a step, and its statistics after it."""

    events: Sequence[Event]
    activity: dict[int, SlotActivity]
    stats: Stats
    steps: int
    prompts: Mapping[str, PromptProgress]  # progress of the prompts that the step worked on, by request


def view_of(engine: SlotEngine, events: Sequence[Event], steps: int) -> View:
    """Return the view of an engine after this number of steps; the last one had these events."""
    return View(events, engine.slot_activity(), engine.stats(), steps, engine.prompt_progress())


class Arrivals:
    """The requests that are about to be submitted: an idle engine begins with all of them in one step.

    A prompt that misses the first step waits for more than one step: while sequences decode, a step processes
    fewer prompt tokens. The event loop writes this; the engine's thread reads it.
    """

    def __init__(self) -> None:
        self.preparing: set[object] = set()
        self.burst = 0  # the number of the last burst
        self.size = 0  # its requests
        self.arrived = 0  # its requests that were prepared
        self.following_until_s = 0.0

    @property
    def expected(self) -> bool:
        """Whether another request is about to be submitted."""
        return bool(self.preparing) or time.monotonic() < self.following_until_s

    def prepare(self, request: object) -> None:
        """Note that a request is being prepared, until it is removed from `preparing`."""
        self.preparing.add(request)
        self.arrived += 1
        if self.arrived >= self.size:
            self.following_until_s = 0.0

    def expect(self, burst: int, size: int) -> None:
        """Expect a burst of this size; its requests may go to several engines."""
        if size > 1:
            self.arrived = self.arrived if burst == self.burst else 0
            self.burst = burst
            self.size = size
            self.following_until_s = time.monotonic() + FOLLOWING_S


class EngineThread:
    """Runs commands between the engine's steps, and delivers what each step did."""

    def __init__(
        self,
        engine: SlotEngine,
        deliver: Callable[[Sequence[View]], None],
        on_death: Callable[[str], None],
    ) -> None:
        self.engine = engine
        self.deliver = deliver
        self.on_death = on_death
        self.commands: queue.SimpleQueue[Command] = queue.SimpleQueue()
        self.calls: set[asyncio.Future[None]] = set()  # calls whose command has not run yet
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None
        self.step_began_s: float | None = None  # None while the thread waits for a command
        self.arrivals = Arrivals()
        self.was_idle = True
        self.first_step_s = 0.0  # the time of the last step that began while the engine was idle
        self.stats = engine.stats()  # after the last step
        self.failed_steps = 0  # in a row
        self.deaths = 0  # of threads, in a row
        self.logged: set[tuple[object, ...]] = set()  # what failed, with `distinct` of the exception
        self.is_closing = False
        self.is_paused = False  # commands run, but no steps
        self.views: deque[View] = deque()  # of steps to deliver
        self.is_delivering = False  # the loop will call `_deliver`

    # Methods for the event loop:

    def open(self) -> None:
        """Start the thread; its events arrive on the running loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="xlabatch-engine", daemon=True)
        self.thread.start()

    @property
    def alive(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    @property
    def step_s(self) -> float:
        """How long the current commands and step have run; 0 if none are running."""
        began_s = self.step_began_s
        return 0.0 if began_s is None else time.monotonic() - began_s

    def send(self, command: Command) -> None:
        """Run a command between two steps."""
        self.commands.put(command)

    def call(self, command: Command) -> "asyncio.Future[None]":
        """Run a command between two steps; the future ends with it, and raises what the command raises."""
        assert self.loop
        done: asyncio.Future[None] = self.loop.create_future()

        def run() -> None:
            try:
                without_panics(command)
                self._on_loop(resolve, done, None)
            except Exception as error:
                self._on_loop(resolve, done, error)

        self.calls.add(done)
        done.add_done_callback(self.calls.discard)
        self.send(run)
        return done

    def stop(self) -> None:
        """Tell the thread to stop after all commands sent so far; the loop may have ended."""
        self.is_closing = True
        self.is_paused = False
        self.send(_stop)

    def join(self) -> None:
        """Wait for the thread to stop."""
        if self.thread:
            self.thread.join(JOIN_TIMEOUT_S)

    async def close(self) -> None:
        """Stop the thread after all commands sent so far."""
        self.stop()
        await asyncio.to_thread(self.join)
        for call in self.calls:  # sent after the last command
            resolve(call, Unavailable("the engine has stopped"))

    def _deliver(self) -> None:
        """Deliver the steps that have ended, and a few milliseconds later those that end until then.

        Waking the loop for every step would cost as much as the loop's work on a step of a small model.
        """
        if not self.views:
            self.is_delivering = False
            if not self.views:  # the thread may have added one before it saw the flag
                return
            self.is_delivering = True
        assert self.loop
        self.loop.call_later(INTERVAL_S, self._deliver)
        self.deliver([self.views.popleft() for _ in range(len(self.views))])

    def _replace(self, reason: str) -> None:
        """Deliver what the dead thread did, report its death, fail its calls, and start a new one later."""
        self.deliver([self.views.popleft() for _ in range(len(self.views))])
        self.on_death(reason)
        for call in self.calls:
            resolve(call, RuntimeError(reason))
        self.commands = queue.SimpleQueue()
        self.send(self.engine.cancel_all)
        assert self.loop
        self.loop.call_later(min(PAUSE_S * 2**self.deaths, MAX_PAUSE_S), self._reopen)
        self.deaths = min(self.deaths + 1, 10)

    def _reopen(self) -> None:
        if not self.is_closing:
            self.open()

    # Methods for the thread:

    def pause(self) -> None:
        """Make no more steps; commands still run. Called by a command."""
        self.is_paused = not self.is_closing

    def resume(self) -> None:
        self.is_paused = False

    def _run(self) -> None:
        commands = self.commands
        steps = 0
        try:
            while self._run_commands(commands):
                events = self.engine.return_ended() if self.is_paused else self._step()
                if self.is_paused and not events:
                    continue
                steps += 1
                self.views.append(self._view(events, steps))
                if not self.is_delivering:
                    self.is_delivering = True
                    self._on_loop(self._deliver)
                if self.failed_steps and not self.engine.idle:
                    time.sleep(PAUSE_S)
        except BaseException as error:
            self._on_loop(self._replace, f"the engine's thread died: {error!r}")
            raise

    def _run_commands(self, commands: "queue.SimpleQueue[Command]") -> bool:
        """Run the commands sent so far; wait for one if the engine is idle. False to stop.

        A view always follows, after a step or of a paused engine, and shows what a command has ended.
        """
        try:
            idle = self.was_idle = self.engine.idle or self.is_paused
            self.step_began_s = None if idle else time.monotonic()
            command = commands.get(block=idle)
            self.step_began_s = time.monotonic()
            # At most one step: engines with quick steps lose more by waiting than by a second step.
            until_s = self.step_began_s + self.first_step_s if idle else 0.0
            while command is not _stop:
                self._run_command(command)
                command = self._next_command(commands, until_s)
            return False
        except queue.Empty:
            return True

    def _next_command(self, commands: "queue.SimpleQueue[Command]", until_s: float) -> Command:
        """Return a command that was sent, or wait until `until_s` for one that is expected."""
        while self.arrivals.expected and time.monotonic() < until_s:
            with suppress(queue.Empty):
                return commands.get(timeout=POLL_S)
        return commands.get_nowait()

    def _run_command(self, command: Command) -> None:
        """Run a command; if it raises, that concerns its own request and not the thread."""
        try:
            without_panics(command)
        except Exception as error:
            self._log_once("a command of the engine failed", error)

    def _step(self) -> list[Event]:
        """Run a step -> its events; if it fails, the endings of the requests that it worked on.

        A step that fails before it has admitted a request, for example in its policy, works on none. After
        several failed steps in a row all requests end, so that none waits for a step that works.
        """
        began_s = time.monotonic()
        try:
            events = self.engine.step()
        except Exception as error:
            self.failed_steps += 1
            self._log_once("an engine step failed", error)
            ends_all = self.failed_steps >= MAX_FAILED_STEPS
            return self.engine.fail_step(error, self.stats.failures, include_waiting=ends_all)
        self.failed_steps = self.deaths = 0
        if self.was_idle and self.engine.slot_activity():
            self.first_step_s = min(time.monotonic() - began_s, MAX_WAIT_S)
        return events

    def _view(self, events: Sequence[Event], steps: int) -> View:
        """Return the view of a step. If its statistics fail, use the last ones, so that no event is lost."""
        try:
            view = view_of(self.engine, events, steps)
        except Exception as error:
            self._log_once("the statistics of an engine step failed", error)
            return View(events, {}, self.stats, steps, {})
        self.stats = view.stats
        return view

    def _log_once(self, what: str, error: Exception) -> None:
        """Log an exception with its traceback, unless the same one was logged before."""
        if len(self.logged) >= MAX_LOGGED:
            self.logged.clear()
        if (failure := (what, *distinct(error))) not in self.logged:
            self.logged.add(failure)
            log.error("%s; the same failure is not logged again", what, exc_info=error)

    def _on_loop(self, callback: Callable[[*Arguments], object], *args: *Arguments) -> None:
        """Run a callback on the event loop, unless the loop is closed."""
        assert self.loop
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(callback, *args)


def without_panics(work: Callable[[], Result]) -> Result:
    """Do some work. A panic of a Rust library is no Exception and would end the thread: raise one for it."""
    try:
        return work()
    except BaseException as error:
        if not is_panic(error):
            raise
        raise RuntimeError(f"a library panicked: {error!r}") from error


def distinct(error: Exception) -> tuple[object, ...]:
    """Return an exception's type, text and line of code: equal if the same one is raised again."""
    frames = [*traceback.walk_tb(error.__traceback__)]
    return (repr(error)[:300], *((frame.f_code.co_filename, line) for frame, line in frames[-1:]))


def resolve(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Finish a future that may have been cancelled in the meantime."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _stop() -> None:
    """Stop the thread; `_run_commands` compares commands with this function and never calls it."""
