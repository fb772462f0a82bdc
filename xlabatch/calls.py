"""The calls of an LLM, from any number of threads, which share its engine's batch.

Each call has an inbox. The thread that has the turn submits the prompts of all calls, runs a step, and puts
each delta into the inbox of the call that its prompt belongs to.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from queue import SimpleQueue

from xlabatch.api import BatchEngine, QueueFull
from xlabatch.errors import Refused
from xlabatch.text.outputs import PendingPrompt, TextDelta
from xlabatch.turn import Turn

Message = TextDelta | Exception
Inbox = SimpleQueue[Message | None]
OwnPrompts = Mapping[str, tuple[PendingPrompt, Inbox]]
INTERRUPTED = "its step was interrupted"


class Calls:
    """The prompts of all calls: those that wait, and those that the engine has."""

    def __init__(self, engine: BatchEngine) -> None:
        self.engine = engine
        self.turn: Turn[Message] = Turn()
        self.waiting: dict[str, tuple[PendingPrompt, Inbox]] = {}  # not submitted yet, by id
        self.in_engine: dict[str, tuple[PendingPrompt, Inbox]] = {}  # submitted, by id
        self.left: deque[OwnPrompts] = deque()  # of calls that were closed, for the next turn
        self.failure: str | None = None  # of the submission or step that has begun, until it has ended

    def run(self, prompts: Sequence[PendingPrompt]) -> Generator[TextDelta, None, None]:
        """Run prompts and yield their text as it is generated. Refused if their ids are in use."""
        self._check_ids(prompts)
        return self._deltas([prompt for prompt in prompts if not prompt.done])

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Keep the engine for this thread, between two steps."""
        try:
            self.turn.take(Inbox())
            self._recover()
            yield
        finally:
            self._pass_on()

    def cancel(self, id: str) -> None:
        """End all completions of one prompt; they keep their text so far."""
        with self.paused():
            self._withdraw([id] if id in self.waiting else [])
            self.engine.cancel(id)

    def cancel_all(self) -> None:
        """End every completion, running or waiting."""
        with self.paused():
            self._withdraw(list(self.waiting))
            self.engine.cancel_all()

    def _withdraw(self, ids: Sequence[str]) -> None:
        for id in ids:
            prompt, inbox = self.waiting.pop(id)
            put(inbox, prompt.withdraw())

    def _check_ids(self, prompts: Sequence[PendingPrompt]) -> None:
        ids = [prompt.request.id for prompt in prompts]
        counts = Counter([*ids, *list(self.waiting), *list(self.in_engine)])
        if repeated := [id for id in dict.fromkeys(ids) if counts[id] > 1]:
            raise Refused(
                f"ids {', '.join(repeated)} are in use by several unfinished prompts; each needs its own"
            )

    def _deltas(self, prompts: Sequence[PendingPrompt]) -> Generator[TextDelta, None, None]:
        """Run prompts until they end. A caller that stops iterating abandons these prompts and no others."""
        inbox = Inbox()
        own: dict[str, tuple[PendingPrompt, Inbox]] = {}
        unfinished = deque(prompts)
        try:
            with self.paused():
                self._check_ids(prompts)  # another thread may have taken one
                own = {prompt.request.id: (prompt, inbox) for prompt in prompts}
                self.waiting |= own
            while unfinished or not inbox.empty():
                message = self.turn.take(inbox) if inbox.empty() else inbox.get()
                if isinstance(message, Exception):
                    raise message
                elif message:
                    yield message
                elif self.turn.is_mine:
                    self._work(unfinished, inbox)
        except GeneratorExit:  # perhaps by the garbage collector, in the middle of a step of this thread
            self.left.append(own)
            own = {}
            self._clear_left()
            raise
        finally:
            if own:
                with self.paused():
                    self._leave(own)

    def _leave(self, own: OwnPrompts) -> None:
        """Forget a call's prompts, and end in the engine those that have not finished."""
        for id, (prompt, _) in own.items():
            self.waiting.pop(id, None)
            self.in_engine.pop(id, None)
            if not prompt.done:
                self.engine.abandon(id)

    def _pass_on(self) -> None:
        """Pass the turn on; what was closed meanwhile is not left to a next call, which may never come."""
        self.turn.pass_on()
        self._clear_left()

    def _clear_left(self) -> None:
        """End the prompts of calls that were closed, unless a thread has the turn: it will do so."""
        while self.left and self.turn.take_if_free():
            self._recover()
            self.turn.pass_on()

    def _work(self, unfinished: deque[PendingPrompt], inbox: Inbox) -> None:
        """Run a step for all calls in this thread's turn, unless its own call has text or has ended."""
        self._recover()
        self._submit()
        while unfinished and unfinished[0].done:
            unfinished.popleft()
        if unfinished and inbox.empty():
            self._step()
        self._pass_on()

    def _submit(self) -> None:
        """Submit the waiting prompts of all calls in order of arrival, until the engine's queue is full."""
        while self.waiting:
            id, (prompt, inbox) = next(iter(self.waiting.items()))
            self.failure = INTERRUPTED
            try:
                self.engine.submit(prompt.checked)
            except QueueFull:
                self.failure = None
                return
            except Exception as error:  # of this prompt, for its own call
                inbox.put(error)
            else:
                self.in_engine[id] = prompt, inbox
            del self.waiting[id]
            self.failure = None

    def _step(self) -> None:
        """Run one engine step and put each delta into the inbox of the call that its prompt belongs to."""
        self.failure = INTERRUPTED
        try:
            events = self.engine.step()
        except Exception as error:
            self.failure = f"its step failed: {error!r:.300}"
            raise
        for event in events:
            if event.id not in self.in_engine:  # submitted to the engine directly
                continue
            prompt, inbox = self.in_engine[event.id]
            delta = prompt.on_event(event)
            if prompt.done:
                del self.in_engine[event.id]
            elif not delta.finish and prompt.completions[event.index].detokenizer.stopped:
                self.engine.cancel(event.id, event.index)
            if delta.text or delta.finish:
                inbox.put(delta)
        self.failure = None

    def _recover(self) -> None:
        """End the prompts of closed calls, and after an exception in a step or a submission all others, too.

        Events may be lost, and the text of such a prompt would have a gap.
        """
        while self.left:
            self._leave(self.left.popleft())
        if self.failure is None:
            return
        for id in [*self.in_engine, *list(self.waiting)[:1]]:  # the first one may have been submitted
            self.engine.abandon(id)
        for id, (prompt, inbox) in list(self.in_engine.items()):
            put(inbox, prompt.fail(self.failure))
            del self.in_engine[id]
        self.failure = None


def put(inbox: Inbox, deltas: Iterable[TextDelta]) -> None:
    for delta in deltas:
        inbox.put(delta)
