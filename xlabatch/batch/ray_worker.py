"""A worker on a Ray cluster: an engine that gets one line from each call. Knows no Ray."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun
from xlabatch.batch.worker import LineQueue
from xlabatch.errors import Refused

log = logging.getLogger(__name__)


class RayWorker:
    """An actor. Lines that it gets at the same time share its engine's batch."""

    def __init__(self, load: Callable[[dict[str, Any]], BatchRun], options: dict[str, Any]) -> None:
        self.lines, self.waiting = LineQueue(), dict[int, Future[bytes]]()
        self.fingerprint, self.refusal = None, None
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
        """Return the output line of a line."""
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
