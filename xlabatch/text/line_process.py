"""Run a program in a separate process that answers each line with a line, and that can be ended.

The process starts at the first line, and again after it has ended. Knows no particular program.
"""

import logging
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress

from xlabatch.errors import Unavailable

START_TIMEOUT_S = 120.0  # to import libraries and print a first line
READ_BYTES = 2**20
# Signals that end a process which exceeds its CPU time, memory or stack, or a library that does; some systems
# lack some.
LIMIT_NAMES = ("SIGPROF", "SIGXCPU", "SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE", "SIGTRAP")
LIMIT_SIGNALS = {each.value for each in signal.Signals if each.name in LIMIT_NAMES}
EXIT_S = 1.0  # time for the process to end after its output has ended
log = logging.getLogger(__name__)


class LimitExceeded(Exception):
    """A line took more CPU time, memory or stack than its program may use; the process has ended."""


class Ended(Exception):
    """The process closed its output before it answered."""


class LineProcess:
    """A Python program, given as arguments for the interpreter. Several threads may use it."""

    def __init__(self, *arguments: str, task: str, timeout_s: float) -> None:
        self.arguments: Sequence[str] = arguments
        self.task = task  # what the process does, for messages: "compiles grammars"
        self.timeout_s = timeout_s  # to write a line and read its answer
        self.process: subprocess.Popen[bytes] | None = None
        self.is_closed = False
        self._finalizer: weakref.finalize[..., LineProcess] | None = None
        self._lock = threading.Lock()

    def ask(self, line: bytes) -> bytes:
        """Return the answer to a line. LimitExceeded if the program's limits end it.

        Unavailable if the process does not start, is killed, or takes too long without using up its CPU time;
        RuntimeError if the program itself fails.
        """
        with self._lock:
            process = self._start()
            try:
                return exchange(process, line, self.timeout_s)
            except Ended:
                with suppress(subprocess.TimeoutExpired):  # a kill would hide the reason
                    process.wait(EXIT_S)
                raise self._explain(end(process)) from None
            except TimeoutError:
                end(process)
                raise Unavailable(
                    f"the process that {self.task} has not answered within {self.timeout_s:g} s; try again"
                ) from None
            except BaseException:  # the next line must not get the answer to this one
                end(process)
                raise

    def close(self) -> None:
        """Kill the process at once, even while it works: calls to `ask`, running or later, raise Unavailable.

        Takes no lock and waits for nothing, so that an event loop may call it.
        """
        self.is_closed = True
        if process := self.process:
            process.kill()

    def _start(self) -> subprocess.Popen[bytes]:
        """Return the process; start it, and wait for its imports, if it is not running."""
        if self.is_closed:
            raise self._closed()
        if self.process and self.process.poll() is None:
            return self.process
        if self.process:
            end(self.process)
        try:
            process = self._spawn()
            if self.is_closed:  # `close` may not have seen this process
                process.kill()
            exchange(process, b"", START_TIMEOUT_S)
        except (OSError, Ended) as error:  # also TimeoutError
            code = end(self.process) if self.process else None
            if self.is_closed:
                raise self._closed() from None
            reason = str(error) or f"it ended with code {code}"
            log.error("the process that %s did not start: %s", self.task, reason)
            raise Unavailable(f"the process that {self.task} did not start; try again") from None
        except BaseException:
            if self.process:
                end(self.process)
            raise
        return process

    def _spawn(self) -> subprocess.Popen[bytes]:
        """Start a new process; it has not imported anything yet. OSError if the system cannot start one."""
        self.process = None
        process = self.process = subprocess.Popen(
            [sys.executable, "-P", *self.arguments],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the parent, which may still need it
        )
        if self._finalizer:
            self._finalizer.detach()
        self._finalizer = weakref.finalize(self, end, process)
        return process

    def _explain(self, code: int) -> Exception:
        """Return the exception that this exit code stands for."""
        if self.is_closed:
            return self._closed()
        if -code in LIMIT_SIGNALS:
            return LimitExceeded(f"the process that {self.task} met its limits")
        if code >= 0:
            return RuntimeError(f"the process that {self.task} failed: it ended with code {code}")
        log.error("the process that %s was killed by signal %d", self.task, -code)
        return Unavailable(f"the process that {self.task} was killed; try again")

    def _closed(self) -> Unavailable:
        return Unavailable(f"the process that {self.task} was closed")


def exchange(process: subprocess.Popen[bytes], line: bytes, timeout_s: float) -> bytes:
    """Write a line and read its answer. TimeoutError if that takes over `timeout_s`; Ended if it ends."""
    assert process.stdin
    assert process.stdout
    until_s = time.monotonic() + timeout_s
    unwritten = memoryview(line)
    answer = bytearray()
    with selectors.PollSelector() as selector:  # select() fails on descriptors over 1023
        selector.register(process.stdout, selectors.EVENT_READ)
        if unwritten:
            os.set_blocking(process.stdin.fileno(), False)
            selector.register(process.stdin, selectors.EVENT_WRITE)
        while unwritten or not answer.endswith(b"\n"):
            ready = {key.fileobj for key, _ in selector.select(max(until_s - time.monotonic(), 0.0))}
            if not ready:
                raise TimeoutError(f"it was not ready within {timeout_s:g} s")
            if process.stdout in ready:
                part = os.read(process.stdout.fileno(), READ_BYTES)
                if not part:
                    raise Ended
                answer += part
            if process.stdin in ready:
                try:
                    unwritten = unwritten[os.write(process.stdin.fileno(), unwritten) :]
                except BrokenPipeError:  # it has ended: its output ends too
                    unwritten = unwritten[:0]
                except BlockingIOError:
                    continue
                if not unwritten:
                    selector.unregister(process.stdin)
    return bytes(answer)


def end(process: subprocess.Popen[bytes]) -> int:
    """End the process now and close its pipes -> its exit code, or minus the number of a signal."""
    process.kill()
    code = process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(BrokenPipeError):  # what is still buffered for it is lost
            if pipe:
                pipe.close()
    return code
