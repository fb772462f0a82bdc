"""Several worker processes share the lines of a file. If one ends, the others get its lines.

An answer does not depend on the worker, so any worker may answer a line, even one that another had begun.
"""

import json
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Self

from xlabatch.batch.answers import OutputLine
from xlabatch.batch.lines import Line
from xlabatch.batch.run import LineSource
from xlabatch.errors import Refused
from xlabatch.text.line_process import end


class Worker:
    """A process with its own engine, and the lines that it has not answered yet."""

    def __init__(self, command: Sequence[str], messages: "queue.SimpleQueue[tuple[Worker, bytes]]") -> None:
        self.lines: dict[int, Line] = {}
        self.messages = messages
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the parent, which ends its workers
        )
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, line: Line) -> None:
        self.lines[line.number] = line
        assert self.process.stdin
        with suppress(OSError):  # it has ended: its last message reports that
            self.process.stdin.write(b"%d %s\n" % (line.number, line.content))
            self.process.stdin.flush()

    def _read(self) -> None:
        """Pass on its messages, then an empty one when it has ended."""
        assert self.process.stdout
        with suppress(ValueError):  # the pipe was closed
            for message in self.process.stdout:
                if message.endswith(b"\n"):  # it may have been killed within a line
                    self.messages.put((self, message))
        self.messages.put((self, b""))


@dataclass
class WorkerPool:
    """Workers that start together, and end with the block."""

    command: Sequence[str]
    count: int  # of workers
    ready: int  # how many lines keep a worker's slots busy
    workers: list[Worker] = field(default_factory=list)
    messages: "queue.SimpleQueue[tuple[Worker, bytes]]" = field(default_factory=queue.SimpleQueue)
    fingerprint: str | None = None

    def __enter__(self) -> Self:
        try:
            for _ in range(self.count):
                self.workers.append(Worker(self.command, self.messages))
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _wait(self) -> None:
        """Wait until every worker is ready or has ended. Refused if one reports why it cannot start."""
        loading = set(self.workers)
        while loading:
            worker, message = self._next()
            loading.discard(worker)
            first: dict[str, str] = json.loads(message or "{}")
            if "error" in first:
                raise Refused(first["error"])
            self.fingerprint = first.get("fingerprint", self.fingerprint)
        if not self.workers:
            raise OSError("every worker has ended before it was ready")

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            end(worker.process)

    def answers(self, source: LineSource) -> Iterator[OutputLine]:
        """Answer lines until the source has no more; OSError once every worker has ended."""
        again: deque[Line] = deque()  # lines of workers that have ended
        while True:
            for worker in self.workers:
                while len(worker.lines) < self.ready and (
                    line := again.popleft() if again else source.take(wait=False)
                ):
                    worker.send(line)
            if not self.workers:
                raise OSError("every worker has ended; the same command continues where they stopped")
            if not any(worker.lines for worker in self.workers):
                return
            worker, message = self._next()
            if message:
                number, _, content = message.partition(b" ")
                del worker.lines[int(number)]
                yield OutputLine(int(number), content)
            else:
                again.extend(worker.lines.values())

    def _next(self) -> tuple[Worker, bytes]:
        """Return the next message of any worker; drop a worker that has ended."""
        worker, message = self.messages.get()
        if not message:
            end(worker.process)
            self.workers.remove(worker)
        return worker, message
