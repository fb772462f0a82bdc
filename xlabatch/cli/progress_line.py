"""Shows how far slow work is: a line that is rewritten on a terminal, a line a second elsewhere.

A thread writes it, so that it is there before the first report and moves while a stage has nothing to count.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, RLock, Thread
from typing import TextIO

from xlabatch.cli.terminal import CLEAR, columns, is_terminal
from xlabatch.progress import Progress, listening

FIRST_S = 0.1  # after which a terminal has the line: quicker work shows nothing
AGAIN_S = 0.1  # on a terminal
NEXT_LINE_S = 1.0  # elsewhere
SAME_LINE_S = 10.0  # elsewhere, if nothing has changed
SO_FAR_S = 3.0  # after which a stage without an estimate shows how long it has taken
WIDTH = 24  # of the bar
LEAST_WIDTH = 8  # of the bar before a long text
BEGINNING = Progress("importing libraries")
CYAN, PLAIN = "\x1b[36m", "\x1b[39m"


class ProgressLine:
    """A listener that keeps the last report, and writes it when it is time; `as_json` for logs."""

    def __init__(
        self,
        stream: TextIO | None = None,
        as_json: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.stream = stream or sys.stderr
        self.as_json = as_json
        self.clock = clock
        self.rewrites = is_terminal(self.stream) and not as_json
        self.colours = not os.environ.get("NO_COLOR")
        self.progress = BEGINNING
        self.line = ""  # that the terminal shows
        self.written: Progress | None = None  # elsewhere
        self.began = self.written_s = clock()
        self.stages = {self.progress.stage: (self.began, 0)}  # when each began, and what was done then
        self.lock = RLock()
        self.ended = Event()

    def __call__(self, progress: Progress) -> None:
        with self.lock:
            if progress.stage != self.progress.stage and not progress.total:
                self.stages.pop(progress.stage, None)  # it has begun again
            self.progress = progress
            self.stages.setdefault(progress.stage, (self.clock(), progress.done))

    def tick(self) -> None:
        """Write the last report if it is time."""
        with self.lock:
            now = self.clock()
            if self.ended.is_set():
                return
            if self.rewrites:
                if now - self.began >= FIRST_S:
                    self.rewrite(self.text(now))
                return
            if self.progress is BEGINNING:  # an error that comes before all work is alone on stderr
                return
            wait_s = SAME_LINE_S if self.progress == self.written else NEXT_LINE_S
            if now - self.written_s >= max(wait_s, NEXT_LINE_S):
                self.written = self.progress
                self.written_s = now
                line = self.json(now) if self.as_json else self.text(now)
                print(line, file=self.stream, flush=True)

    def remaining_s(self, now: float) -> float | None:
        """The seconds that the stage needs still, at its rate until now; None if it is unknown."""
        began, done_then = self.stages[self.progress.stage]
        done = self.progress.done - done_then
        return (now - began) * (self.progress.total - self.progress.done) / done if done > 0 else None

    def text(self, now: float) -> str:
        remaining_s = self.remaining_s(now)
        so_far_s = now - self.stages[self.progress.stage][0]
        if remaining_s is not None:
            return f"{self.progress}, {remaining_s:.0f} s left"
        return f"{self.progress}, {so_far_s:.0f} s so far" if so_far_s >= SO_FAR_S else f"{self.progress}"

    def json(self, now: float) -> str:
        remaining_s = self.remaining_s(now)
        return json.dumps({"event": "starting", **self.progress._asdict(), "remaining_s": remaining_s})

    def rewrite(self, text: str) -> None:
        done, total = self.progress.done, self.progress.total
        room = columns(self.stream) - 1  # a longer line could not be cleared
        if total:
            width = min(WIDTH, max(room - 3 - len(text), LEAST_WIDTH))
            filled = width * done // total
            bar, rest = "#" * filled, "-" * (width - filled)
            if self.colours:
                bar = f"{CYAN}{bar}{PLAIN}"
            line = f"[{bar}{rest}] {text[: max(room - width - 3, 0)]}"
        else:
            line = text[:room]
        if line != self.line:
            self.line = line
            print(f"{CLEAR}{line}", end="", file=self.stream, flush=True)

    def clear(self) -> None:
        """Remove the line from a terminal."""
        if self.line:
            print(CLEAR, end="", file=self.stream, flush=True)
            self.line = ""

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """Remove the line within the block, which prints something else."""
        with self.lock:
            self.clear()
            yield

    def end(self) -> None:
        """Remove the line, and write it no more."""
        self.ended.set()
        with self.hidden():
            pass

    def keep_writing(self) -> None:
        try:
            while not self.ended.wait(AGAIN_S):
                self.tick()
        except (OSError, ValueError):  # its reader has gone, or it is closed: nothing depends on it
            return


@contextmanager
def show_progress(as_json: bool = False) -> Iterator[ProgressLine]:
    """Show on stderr the progress of what is done within the block."""
    line = ProgressLine(as_json=as_json)
    thread = Thread(target=line.keep_writing, daemon=True)
    try:
        with listening(line):
            thread.start()
            yield line
    finally:
        line.end()
        thread.join()
