"""Input files of batches for tests, and their answers."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from xlabatch.batch.answers import OutputLine
from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun

COMPLETIONS, CHAT = "/v1/completions", "/v1/chat/completions"


def request_line(custom_id: str, url: str = COMPLETIONS, **body: Any) -> bytes:
    """A line that asks for a completion."""
    body = {"prompt": "Once upon a time", "max_tokens": 9} | body if url == COMPLETIONS else body
    return json.dumps({"custom_id": custom_id, "method": "POST", "url": url, "body": body}).encode()


def ragged_lines(count: int, longest: int = 40) -> list[bytes]:
    """Lines whose answers have different lengths and options, most of them sampled without a seed."""
    options: list[dict[str, Any]] = [{}, {"temperature": 0}, {"n": 2}, {"prompt": ["There", "There"]}]
    return [
        request_line(f"r{n}", max_tokens=1 + n * 7 % longest, **options[n % len(options)])
        for n in range(count)
    ]


def write_input(folder: Path, lines: Iterable[bytes]) -> Path:
    path = folder / "in.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return path


class Lines:
    """Lines in memory, as a source."""

    def __init__(self, contents: Iterable[bytes]) -> None:
        self.lines: Iterator[Line] = (Line(n, content) for n, content in enumerate(contents))

    def take(self, *, wait: bool) -> Line | None:  # noqa: ARG002 (they are all there)
        return next(self.lines, None)


def answers_to(run: BatchRun, *contents: bytes) -> list[OutputLine]:
    """The answers to lines, in their order."""
    return sorted(run.answers(Lines(contents)), key=lambda answer: answer.number)
