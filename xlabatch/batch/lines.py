"""The lines of a batch's input file, read one at a time and never more of one than is allowed. Knows no JSON.

A line's number counts the lines that are not blank. Its ids follow from the number and the content alone, so
that every run of a file gives the same ones.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from xlabatch.checkpoint.json_files import check_regular

MAX_LINE_BYTES = 4 * 2**20
SKIPPED_BYTES = 2**20  # read at once of the rest of a line that is too long


@dataclass(frozen=True)
class Line:
    """One line of the input."""

    number: int
    content: bytes  # over the limit if the line is: then the rest of it was dropped

    @cached_property
    def id(self) -> str:
        """24 hexadecimal digits that follow from the number and the content."""
        digest = hashlib.sha256(f"{self.number} ".encode())
        digest.update(self.content)
        return digest.hexdigest()[:24]

    @property
    def is_too_long(self) -> bool:
        return len(self.content) > MAX_LINE_BYTES


@dataclass(frozen=True)
class InputFile:
    """An input file as it was when the run began."""

    path: Path
    lines: int
    digest: str  # of all its bytes

    @classmethod
    def scan(cls, path: Path) -> "InputFile":
        """Count the lines of a file and digest it; Refused for a pipe, which can be read only once."""
        check_regular(path)
        with path.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        return cls(path, sum(1 for _ in read_lines(path)), digest)


def read_lines(path: Path) -> Iterator[Line]:
    """The lines of a file that are not blank."""
    number = 0
    with path.open("rb") as file:
        while content := file.readline(MAX_LINE_BYTES + 2):
            if not content.endswith(b"\n") and len(content) > MAX_LINE_BYTES:
                skip_rest(file)
            if content := content.strip():
                yield Line(number, content[: MAX_LINE_BYTES + 1])
                number += 1


def skip_rest(file: BinaryIO) -> None:
    """Read on to the end of a line."""
    while (rest := file.readline(SKIPPED_BYTES)) and not rest.endswith(b"\n"):
        pass
