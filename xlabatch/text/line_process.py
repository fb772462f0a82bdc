"""A program in a process of its own that answers a line with a line, and that can be ended.

It starts at the first line, and again after it has ended. Knows no program.
"""

import os
import select
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress

START_TIMEOUT_S = 120.0  # it imports libraries, and then prints a line


class LineProcess:
    """A Python program, given by the arguments of the interpreter. Several threads may use it."""

    def __init__(self, *arguments: str, timeout_s: float) -> None:
        self.arguments: Sequence[str] = arguments
        self.timeout_s = timeout_s  # for an answer
        self.process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def ask(self, line: bytes) -> bytes:
        """The answer to a line; OSError if the process does not start, ends or takes too long."""
        with self._lock:
            process = self._running()
            assert process.stdin
            try:
                process.stdin.write(line)
                process.stdin.flush()
                return read_line(process, self.timeout_s)
            except BaseException:  # the next line must not get the answer to this one
                end(process)
                raise

    def close(self) -> None:
        """End the process."""
        with self._lock:
            if self.process:
                end(self.process)
                self.process = None

    def _running(self) -> subprocess.Popen[bytes]:
        """The process, once it has imported what it needs."""
        if self.process is None or self.process.poll() is not None:
            process = subprocess.Popen(
                [sys.executable, "-P", *self.arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the parent, which may still need it
            )
            weakref.finalize(self, end, process)
            try:
                read_line(process, START_TIMEOUT_S)
            except BaseException:
                end(process)
                raise
            self.process = process
        return self.process


def read_line(process: subprocess.Popen[bytes], timeout_s: float) -> bytes:
    """A line of the process' output; OSError if it ends or takes too long."""
    assert process.stdout
    descriptor, until, pieces = process.stdout.fileno(), time.monotonic() + timeout_s, [b""]
    while not pieces[-1].endswith(b"\n"):
        ready, _, _ = select.select([descriptor], [], [], max(until - time.monotonic(), 0))
        pieces.append(os.read(descriptor, 2**20) if ready else b"")
        if not pieces[-1]:
            raise TimeoutError("the process has ended or takes too long")
    return b"".join(pieces)


def end(process: subprocess.Popen[bytes]) -> None:
    """End the process now and close its pipes."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(BrokenPipeError):  # what is still buffered for it is lost
            if pipe:
                pipe.close()
