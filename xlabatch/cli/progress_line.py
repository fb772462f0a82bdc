"""Shows how far a start is: a line that is rewritten on a terminal, a line a second elsewhere."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from xlabatch.progress import Progress, listening

FIRST_S = 0.3  # a quick start shows nothing
AGAIN_S = 0.1  # on a terminal
NEXT_LINE_S = 1.0  # elsewhere
WIDTH = 24  # of the bar
CLEAR = "\r\x1b[K"


class ProgressLine:
    """A listener that writes to a stream; `as_json` for logs."""

    def __init__(
        self,
        stream: TextIO | None = None,
        as_json: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.stream = stream or sys.stderr
        self.as_json = as_json
        self.clock = clock
        self.rewrites = self.stream.isatty() and not as_json
        self.began = self.shown = clock()
        self.stage = ""
        self.stage_began = self.began

    def __call__(self, progress: Progress) -> None:
        now = self.clock()
        if progress.stage != self.stage:
            self.stage, self.stage_began = progress.stage, now
        first, next = (FIRST_S, AGAIN_S) if self.rewrites else (NEXT_LINE_S, NEXT_LINE_S)
        if now - self.began < first or now - self.shown < next:
            return
        self.shown = now
        self.write(progress, self.remaining_s(progress, now))

    def remaining_s(self, progress: Progress, now: float) -> float | None:
        """The seconds that the stage needs still, at its rate until now."""
        if not progress.done:
            return None
        return (now - self.stage_began) * (progress.total - progress.done) / progress.done

    def write(self, progress: Progress, remaining_s: float | None) -> None:
        left = "" if remaining_s is None else f", {remaining_s:.0f} s left"
        if self.as_json:
            line = {"event": "starting", **progress._asdict(), "remaining_s": remaining_s}
            print(json.dumps(line), file=self.stream, flush=True)
        elif not self.rewrites:
            print(f"{progress}{left}", file=self.stream, flush=True)
        else:
            filled = WIDTH * progress.done // progress.total if progress.total else 0
            bar = "#" * filled + "-" * (WIDTH - filled)
            print(f"{CLEAR}[{bar}] {progress}{left}", end="", file=self.stream, flush=True)

    def clear(self) -> None:
        """Remove the line from a terminal."""
        if self.rewrites and self.shown != self.began:
            print(CLEAR, end="", file=self.stream, flush=True)


@contextmanager
def progress_on_terminal() -> Iterator[None]:
    """Show the progress of what is loaded within the block, if stderr is a terminal."""
    line = ProgressLine()
    if not line.rewrites:
        yield
        return
    try:
        with listening(line):
            yield
    finally:
        line.clear()


@contextmanager
def progress_of_server(as_json: bool) -> Iterator[None]:
    """The same for a server, also in a log."""
    line = ProgressLine(as_json=as_json)
    try:
        with listening(line):
            yield
    finally:
        line.clear()
