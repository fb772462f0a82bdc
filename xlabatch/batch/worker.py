"""A worker of a batch: an engine that gets lines from a pipe, or from calls to a Ray actor. Knows no Ray."""

import asyncio
import json
import logging
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, BinaryIO

from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun
from xlabatch.errors import Refused

log = logging.getLogger(__name__)


class LineQueue:
    """Lines that arrive while others are answered."""

    def __init__(self) -> None:
        self.lines: queue.SimpleQueue[Line | None] = queue.SimpleQueue()  # None marks the end
        self.put = self.lines.put
        self.ended = False

    def take(self, *, wait: bool) -> Line | None:
        """Return the next line; None if none has come or, with `wait`, at the end."""
        if self.ended:
            return None
        try:
            line = self.lines.get(block=wait)
        except queue.Empty:
            return None
        self.ended = line is None
        return line


def read_pipe(pipe: BinaryIO) -> LineQueue:
    """Read lines from a pipe until its other end is closed."""
    lines = LineQueue()

    def read() -> None:
        for content in pipe:
            number, _, rest = content.rstrip(b"\n").partition(b" ")
            lines.put(Line(int(number), rest))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    return lines


def answer_pipe(run: BatchRun, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer the lines of a pipe. The first message says what the answers depend on."""
    send(answers, json.dumps({"fingerprint": run.fingerprint}).encode() + b"\n")
    for answer in run.answers(read_pipe(lines)):
        send(answers, b"%d %s" % (answer.number, answer.content))


def send(pipe: BinaryIO, content: bytes) -> None:
    pipe.write(content)
    pipe.flush()


class RayWorker:
    """An actor. Lines that it gets at the same time share its engine's batch."""

    def __init__(self, load: Callable[[dict[str, Any]], BatchRun], options: dict[str, Any]) -> None:
        self.lines = LineQueue()
        self.waiting = dict[int, Future[bytes]]()
        self.fingerprint = None
        self.refusal = None
        try:
            run = load(options)
        except (Refused, OSError) as error:
            self.refusal = str(error)
            return
        self.fingerprint = run.fingerprint
        threading.Thread(target=self._run, args=[run], daemon=True).start()

    async def ready(self) -> dict[str, str | None]:
        """Return what the answers depend on, except the lines, or why the engine could not be loaded."""
        return {"fingerprint": self.fingerprint, "error": self.refusal}

    async def answer(self, line: Line) -> bytes:
        answer = self.waiting[line.number] = Future[bytes]()
        self.lines.put(line)
        return await asyncio.wrap_future(answer)

    def _run(self, run: BatchRun) -> None:
        """Answer lines as long as the actor lives."""
        try:
            for answer in run.answers(self.lines):
                self.waiting.pop(answer.number).set_result(answer.content)
        except BaseException:
            log.exception("the worker ends")
            os._exit(1)  # Ray starts it again, and the others get its lines
