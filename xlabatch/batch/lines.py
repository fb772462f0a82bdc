"""Read the lines of a batch's input file one at a time, each up to a limit. Knows no JSON.

Line numbers count only lines that are not blank. A line's id derives from its number and content alone, so
every run of a file produces the same ids.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from xlabatch.errors import Refused

MAX_LINE_BYTES = 4 * 2**20
SKIPPED_BYTES = 2**20  # read at once when skipping the rest of a line that is too long


@dataclass(frozen=True)
class Line:
    number: int
    content: bytes  # if the line is over the limit, so is this, and the rest was dropped

    @cached_property
    def id(self) -> str:
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
        """Count the lines of a file and hash it. Refused unless it can be read several times."""
        if path.exists() and not path.is_file():
            kind = "a folder" if path.is_dir() else "a pipe or a device"
            raise Refused(f"{path} is {kind}: the input must be a file, because it is read more than once")
        with path.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        return cls(path, sum(1 for _ in read_lines(path)), digest)


def read_lines(path: Path) -> Iterator[Line]:
    number = 0
    with path.open("rb") as file:
        while content := file.readline(MAX_LINE_BYTES + 2):
            if not content.endswith(b"\n") and len(content) > MAX_LINE_BYTES:
                while (rest := file.readline(SKIPPED_BYTES)) and not rest.endswith(b"\n"):
                    pass
            if content := content.strip():
                yield Line(number, content[: MAX_LINE_BYTES + 1])
                number += 1
