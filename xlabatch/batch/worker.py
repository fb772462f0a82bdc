"""The worker's end of the pipes: lines come in with their numbers, answers go out with them."""

import json
import queue
import threading
from typing import BinaryIO

from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun


class PipeSource:
    """The lines that come through a pipe, until its other end is closed."""

    def __init__(self, pipe: BinaryIO) -> None:
        self.pipe = pipe
        self.lines: queue.SimpleQueue[Line | None] = queue.SimpleQueue()  # None is the end
        self.ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def take(self, *, wait: bool) -> Line | None:
        """The next line; None if none has come, or, with `wait`, at the end."""
        if self.ended:
            return None
        try:
            line = self.lines.get(block=wait)
        except queue.Empty:
            return None
        self.ended = line is None
        return line

    def _read(self) -> None:
        for content in self.pipe:
            number, _, rest = content.rstrip(b"\n").partition(b" ")
            self.lines.put(Line(int(number), rest))
        self.lines.put(None)


def answer_pipe(run: BatchRun, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer the lines of a pipe, after a first line that says what the answers depend on."""
    send(answers, json.dumps({"fingerprint": run.fingerprint}).encode() + b"\n")
    for answer in run.answers(PipeSource(lines)):
        send(answers, b"%d %s" % (answer.number, answer.content))


def send(pipe: BinaryIO, content: bytes) -> None:
    pipe.write(content)
    pipe.flush()
