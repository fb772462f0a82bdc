"""Run lines through one engine's continuous batching: lines in, answers out as they complete."""

import logging
from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Protocol

from xlabatch.api import QueueFull
from xlabatch.batch.answers import OutputLine, answer_failure, answer_refusal, answer_request
from xlabatch.batch.lines import Line
from xlabatch.batch.requests import Job, LineRequest, make_request, parse_line
from xlabatch.errors import Refused, Unavailable
from xlabatch.llm import LLM
from xlabatch.request import Event
from xlabatch.text.outputs import PendingPrompt

log = logging.getLogger(__name__)


class LineSource(Protocol):
    def take(self, *, wait: bool) -> Line | None:
        """Return the next line; None if there is none now or, with `wait`, if none will come."""


@dataclass
class Running:
    line: Line
    request: LineRequest
    unfinished: int  # prompts


class BatchRun:
    """Runs lines in one engine. An answer depends only on its line, not on the run."""

    def __init__(self, llm: LLM, model: str, receipts: bool = False, other_names: Sequence[str] = ()) -> None:
        self.llm = llm
        loaded = llm.engine.adapters.by_name
        adapters = {name: llm.fingerprint(adapter.key) for name, adapter in loaded.items()}
        self.job = Job(
            model,
            llm.fingerprint(),
            other_names=other_names,
            adapters=adapters,
            sampling=llm.sampling.options,
            receipts=receipts,
        )
        self.prompts: dict[str, tuple[PendingPrompt, Running]] = {}  # unfinished, by request id
        self.unsubmitted: deque[PendingPrompt] = deque()
        self.ready = 2 * llm.engine.options.slots  # how many requests keep the slots busy

    @property
    def fingerprint(self) -> str | None:
        return self.job.fingerprint

    def answers(self, source: LineSource) -> Generator[OutputLine, None, None]:
        """Answer lines until the source has no more. Closing the iterator abandons running requests."""
        engine = self.llm.engine
        try:
            while True:
                while len(self.prompts) < self.ready and (line := source.take(wait=not self.prompts)):
                    if refusal := self.start(line):
                        yield refusal
                if not self.prompts:
                    return
                self.submit()
                for event in engine.step():
                    if answer := self.on_event(event):
                        yield answer
        finally:
            for id in self.prompts:
                engine.abandon(id)
            self.prompts.clear()
            self.unsubmitted.clear()

    def start(self, line: Line) -> OutputLine | None:
        """Prepare the prompts of a line; return its answer if it is refused."""
        custom_id = None
        try:
            parsed = parse_line(line)
            custom_id = parsed.custom_id
            request = make_request(line, parsed, self.job, self.llm.tokenizer)
            with request.builder.naming_prompts():
                prompts = self.llm.prepare(request.items())
        except Refused as error:
            return answer_refusal(line, error, custom_id)
        except Unavailable:  # the next run may have what is missing now
            raise
        except Exception:  # a fault in one line must not end the run
            log.exception("line %d failed", line.number + 1)
            return answer_failure(line, custom_id)
        request.builder.prompts = prompts
        running = Running(line, request, len(prompts))
        self.prompts |= {prompt.request.id: (prompt, running) for prompt in prompts}
        self.unsubmitted += prompts
        return None

    def submit(self) -> None:
        while self.unsubmitted:
            try:
                self.llm.engine.submit(self.unsubmitted[0].checked)
            except QueueFull:
                return
            self.unsubmitted.popleft()

    def on_event(self, event: Event) -> OutputLine | None:
        """Add an event to its prompt; return the line's answer if the event was its last."""
        prompt, running = self.prompts[event.id]
        delta = prompt.on_event(event)
        if not delta.finish and prompt.completions[event.index].detokenizer.stopped:
            self.llm.engine.cancel(event.id, event.index)
        if not prompt.done:
            return None
        del self.prompts[event.id]
        running.unfinished -= 1
        return None if running.unfinished else answer_request(running.line, running.request)
