"""The worker's end of its pipes: lines come in with their numbers, and answers go out with them."""

import json
import queue
import threading
from typing import BinaryIO

from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun


class LineQueue:
    """Lines that arrive while others are answered."""

    def __init__(self) -> None:
        self.lines: queue.SimpleQueue[Line | None] = queue.SimpleQueue()  # None marks the end
        self.ended = False

    def put(self, line: Line | None) -> None:
        """Add a line, or None after the last one."""
        self.lines.put(line)

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


def lines_of(pipe: BinaryIO) -> LineQueue:
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
    for answer in run.answers(lines_of(lines)):
        send(answers, b"%d %s" % (answer.number, answer.content))


def send(pipe: BinaryIO, content: bytes) -> None:
    pipe.write(content)
    pipe.flush()
