"""Renders conversations through a checkpoint's chat template, in a process of its own that can be ended.

Nothing within one process can stop a template: a single expression may take hours, or all memory. Knows no
tokenizer.
"""

import json
import os
import select
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from xlabatch.validation import one_line

PROGRAM = Path(__file__).with_name("template_process.py")
START_TIMEOUT_S = 120.0  # it imports transformers
RENDER_TIMEOUT_S = 20.0  # the process itself stops after two seconds of CPU time
LIMITS = "it exceeds the limits of time and memory"


class TemplateRenderer:
    """Renders templates in a process that starts at the first use, and again after one that was ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def render(self, template: str, messages: Sequence[Any], tokens: Mapping[str, Any]) -> str:
        """The text of a conversation up to where the reply begins; ValueError with the template's reason."""
        request = {"template": template, "messages": messages, "tokens": tokens}
        line = json.dumps(request, default=plain).encode() + b"\n"
        with self._lock:
            answer = self._answer(line)
        if "error" in answer:
            raise ValueError(one_line(answer["error"]))
        return answer["text"]

    def _answer(self, line: bytes) -> dict[str, str]:
        process = self._running()
        assert process.stdin
        try:
            process.stdin.write(line)
            process.stdin.flush()
            return json.loads(read_line(process, RENDER_TIMEOUT_S))
        except BaseException as error:  # the next request must not read the answer to this one
            end(process)
            if isinstance(error, (OSError, ValueError)):
                return {"error": LIMITS}
            raise

    def _running(self) -> subprocess.Popen[bytes]:
        """The process, once it has imported what it needs."""
        if self._process is None or self._process.poll() is not None:
            process = subprocess.Popen(
                [sys.executable, "-P", str(PROGRAM)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the parent, which may still render
            )
            weakref.finalize(self, end, process)
            try:
                read_line(process, START_TIMEOUT_S)
            except BaseException as error:
                end(process)
                if isinstance(error, OSError):
                    raise ValueError("the process that renders chat templates does not start") from None
                raise
            self._process = process
        return self._process


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


def plain(value: Any) -> Any:
    """A value of a message that JSON does not have: a mapping, a model's fields, or its type's name."""
    if isinstance(value, Mapping):
        return dict(value)
    if callable(getattr(value, "model_dump", None)):
        return value.model_dump()
    return f"<{type(value).__name__}>"
