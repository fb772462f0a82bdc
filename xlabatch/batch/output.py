"""The output file: answers in the order of the input, appended as they come, and resumable after any end.

A file next to it records what the answers depend on. A run that was killed leaves at most a partial line at
the end; the next run drops it and continues with the first line that has no answer.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from xlabatch.batch.answers import OutputLine
from xlabatch.batch.lines import Line, read_lines
from xlabatch.checkpoint.json_files import check_regular, parse_json
from xlabatch.errors import Refused
from xlabatch.validation import printable

MAX_HELD_BYTES = 64 * 2**20  # of answers that wait for earlier ones
MAX_AHEAD = 4096  # lines that may be started before an earlier one is answered
STATE_SUFFIX = ".run.json"
Conditions = dict[str, str | int | None]  # what the answers depend on, by the name that users see


@dataclass
class OutputFile:
    """Writes answers in order; answers after a missing one are held until it comes."""

    path: Path
    input: Path
    conditions: Conditions
    written: int = 0  # lines, also of earlier runs
    failed: int = 0
    held: dict[int, OutputLine] = field(default_factory=dict)
    held_bytes: int = 0
    descriptor: int = -1

    @contextmanager
    def open(self) -> Iterator[Self]:
        """Open the file for this process alone, to append after the answers that it already has."""
        check_output(self.path, self.input)
        state = self.path.with_name(self.path.name + STATE_SUFFIX)
        if state.exists():
            check_regular(state)
        if self.path.exists() and self.path.stat().st_size and not state.exists():
            raise Refused(f"{self.path} exists and was not written by a batch; name another file")
        with state.open("a+") as lock, self.path.open("ab") as file:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # released when the process ends
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # another process may use another name
            except BlockingIOError:
                raise Refused(f"another process writes {self.path}") from None
            self.descriptor = file.fileno()
            self.resume(state)
            yield self
            os.fsync(self.descriptor)

    def resume(self, state: Path) -> None:
        """Check the answers that are there, and drop a partial last line."""
        earlier = conditions_in(state)
        if os.fstat(self.descriptor).st_size == 0:
            if earlier and not earlier.keys() & self.conditions.keys():
                raise Refused(f"{printable(state)} exists and was not written by a batch; name another file")
            state.write_text(json.dumps(self.conditions))
            return
        for name, value in self.conditions.items():
            was = earlier.get(name)
            if was != value:
                other = "other" if name.endswith("s") else "another"
                then, now = ("none" if each is None else each for each in (was, value))
                raise Refused(
                    f"{self.path} was started with {other} {name} ({then}, now {now}); "
                    "name another file, or delete this one to start again"
                )
        end = 0
        lines = read_lines(self.input)
        with self.path.open("rb") as file:
            for content in file:
                if not content.endswith(b"\n"):
                    break
                self.failed += self.earlier_answer(next(lines, None), content).failed
                self.written += 1
                end += len(content)
        os.ftruncate(self.descriptor, end)

    def earlier_answer(self, line: Line | None, content: bytes) -> OutputLine:
        """Read an answer of an earlier run. Refused if it does not answer this line."""
        answer = OutputLine(self.written, content)
        try:
            is_answer = line is not None and answer.json["id"] == f"batch_req_{line.id}"
        except (ValueError, TypeError, KeyError):
            is_answer = False
        if not is_answer:
            raise Refused(
                f"line {self.written + 1} of {self.path} is not the answer to that line of {self.input}; "
                "delete the file to start again"
            )
        return answer

    @property
    def nbytes(self) -> int:
        """The bytes of all answers, written or held."""
        return os.fstat(self.descriptor).st_size + self.held_bytes

    def add(self, answer: OutputLine) -> None:
        """Write an answer and those that waited for it, or hold it until the earlier ones come."""
        self.held[answer.number] = answer
        self.held_bytes += len(answer.content)
        while self.written in self.held:
            ready = self.held.pop(self.written)
            self.held_bytes -= len(ready.content)
            write_all(self.descriptor, ready.content)
            self.failed += ready.failed
            self.written += 1


def conditions_in(state: Path) -> Conditions:
    """Read what the answers of an earlier run depend on. Refused if the file is damaged."""
    try:
        return parse_json(state.read_bytes() or b"{}", printable(state))
    except Refused as error:
        raise Refused(f"{error}; it is damaged: delete it and the answers to start again") from None


def check_output(path: Path, input: Path) -> None:
    """Raise Refused if the path cannot be the output of a batch."""
    if not path.parent.is_dir():
        raise Refused(f"{path} cannot be written: there is no folder {path.parent}")
    if not path.exists():
        return
    if not path.is_file():
        kind = "a folder" if path.is_dir() else "a pipe or a device"
        raise Refused(f"{path} is {kind}: the output must be a file, because the next run reads it")
    if path.samefile(input):
        raise Refused(f"{path} is also the input: name another file for the answers")


def write_all(descriptor: int, content: bytes) -> None:
    """Write all content: a single system call may write only part of it."""
    view = memoryview(content)
    while view:
        view = view[os.write(descriptor, view) :]


class OrderedSource:
    """Yields the lines that an output file lacks, at most MAX_AHEAD lines ahead of it."""

    def __init__(self, output: OutputFile) -> None:
        self.output = output
        self.lines = read_lines(output.input)
        self.taken = 0
        while self.taken < output.written:
            next(self.lines)
            self.taken += 1

    def take(self, *, wait: bool) -> Line | None:  # noqa: ARG002 (the lines are there at once)
        """Return the next line; None at the end, or while too many answers wait for an earlier one."""
        if self.taken - self.output.written >= MAX_AHEAD or self.output.held_bytes >= MAX_HELD_BYTES:
            return None
        self.taken += 1
        return next(self.lines, None)
