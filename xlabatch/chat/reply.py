"""Read a reply as it comes: text, reasoning and tool calls."""

import re
from collections.abc import Generator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple, TypeVar

from xlabatch.chat.formats import ToolFormat

Kind = Literal["content", "reasoning", "name", "arguments"]
Result = TypeVar("Result")
Steps = Generator[None, None, Result]
NAME = "[A-Za-z0-9_.-]{1,64}"  # of a function


class ReplyPiece(NamedTuple):
    """New text of a reply. A name begins a call, and the arguments after it belong to that call."""

    kind: Kind
    text: str


@dataclass(frozen=True)
class ReplyFormat:
    """What a reply may contain in addition to text."""

    tools: ToolFormat | None = None
    reasoning: tuple[str, str] | None = None  # what begins and ends it
    is_reasoning: bool = False  # the prompt has already begun it
    has_channels: bool = False  # it consists of messages, each in a channel
    begun: str = ""  # the message that the prompt has begun, if the reply has channels
    names: tuple[str, ...] = ()  # of callable functions, where only a known name begins a call

    @property
    def own_marks(self) -> tuple[str, str] | None:
        """The marks of reasoning that the reply itself contains; the first is "" if the prompt has it."""
        return ("", self.reasoning[1]) if self.reasoning and self.is_reasoning else self.reasoning


class ReplyReader:
    """Splits one reply into pieces. Holds back text that may be part of a mark."""

    def __init__(self, format: ReplyFormat) -> None:
        self.format = format
        self.held = ""  # read, but not yet returned
        self.space: list[str] = []  # white space that is dropped if no text follows
        self.last = False
        self.has_calls = False
        self.is_after_call = False  # no text has followed the call
        self.pieces: list[ReplyPiece] = []
        self.steps = self.read()

    def push(self, text: str, last: bool = False) -> list[ReplyPiece]:
        """Add text -> the pieces that can now be returned."""
        self.held += text
        self.last = last
        self.pieces = []
        next(self.steps)
        if last and not self.has_calls:
            self.add("content", "".join(self.space))
        return join_pieces(self.pieces)

    def add(self, kind: Kind, text: str) -> None:
        if text or kind == "name":
            self.pieces.append(ReplyPiece(kind, text))

    def add_content(self, text: str) -> None:
        """Add text to the pieces. White space that may precede a call waits until other text follows."""
        text = text.lstrip() if self.is_after_call else text
        end = len(text.rstrip()) if self.format.tools else len(text)
        if end:
            self.add("content", "".join(self.space) + text[:end])
            self.space = []
            self.is_after_call = False
        self.space.append(text[end:])

    def take_until(self, mark: str) -> tuple[str, bool]:
        """Take the held text up to a mark, or what cannot belong to one -> the text, whether there is one."""
        text, found, self.held = self.held.partition(mark)
        if not found:
            end = len(text) - (0 if self.last else overlap(text, mark))
            self.held = text[end:]
            text = text[:end]
        return text, bool(found)

    def read(self) -> Steps[None]:
        """Read the reply. This and what it calls yield where they need more text."""
        if self.format.reasoning:
            begin, end = self.format.reasoning
            if self.format.is_reasoning or (yield from self.read_beginning(begin)):
                yield from self.read_reasoning(end)
        yield from self.read_body()

    def read_beginning(self, mark: str) -> Steps[bool]:
        """Return whether the reply begins with the mark."""
        while True:
            text = self.held.lstrip()
            self.space.append(self.held[: len(self.held) - len(text)])
            self.held = text
            if text.startswith(mark):
                self.space = []
                self.held = text[len(mark) :]
                return True
            if self.last or not mark.startswith(text):
                return False
            yield

    def read_reasoning(self, mark: str) -> Steps[None]:
        """Read up to the mark and to the text after it, without white space around the reasoning."""
        is_first = True
        while True:
            text, found = self.take_until(mark)
            if not self.last or found:
                stripped = text.rstrip()
                self.held = self.held if found else text[len(stripped) :] + self.held
                text = stripped
            text = text.lstrip() if is_first else text
            is_first = is_first and not text
            self.add("reasoning", text)
            if found:
                break
            yield
        while not (text := self.held.lstrip()):
            yield
        self.held = text

    def read_body(self) -> Steps[None]:
        """Read text and calls."""
        tools = self.format.tools
        while tools is None:
            self.add_content(self.held)
            self.held = ""
            yield
        while True:
            text, found = self.take_until(tools.trigger)
            self.add_content(text)
            if found:
                self.space = []
                yield from self.read_calls(tools)
            else:
                yield

    def read_calls(self, tools: ToolFormat) -> Steps[None]:
        """Read a block of calls."""
        before = tools.open + tools.before
        more = True
        while more:
            name = re.compile(rf"{pattern(before)}({NAME}){pattern(tools.between)}\s*(?=\S)")
            while not (match := name.match(self.held)):
                if self.last:  # it was not a call
                    self.add("content", self.held)
                    self.held = ""
                yield
            self.add("name", match[1])
            self.has_calls = self.is_after_call = True
            self.held = self.held[match.end() :]
            yield from self.read_arguments()
            more = yield from self.read_after_call(tools)
            before = ""

    def read_arguments(self) -> Steps[None]:
        """Read a JSON value."""
        depth = 0
        in_string = False
        escaped = False
        while True:
            for at, character in enumerate(self.held):
                if escaped:
                    escaped = False
                elif in_string:
                    escaped = character == "\\"
                    in_string = character != '"'
                elif character == '"':
                    in_string = True
                elif character in "{[":
                    depth += 1
                elif character in "}]":
                    depth -= 1
                if not depth:
                    self.add("arguments", self.held[: at + 1])
                    self.held = self.held[at + 1 :]
                    return
            self.add("arguments", self.held)
            self.held = ""
            yield

    def read_after_call(self, tools: ToolFormat) -> Steps[bool]:
        """Read up to the next call, or to the end of the block -> whether there is a next call."""
        end = tools.after + tools.close
        while True:
            if tools.separator is not None:
                separator = tools.after + tools.separator
                if match := re.match(pattern(separator), self.held):
                    self.held = self.held[match.end() :]
                    return True
                if not self.last and is_prefix(self.held, separator):
                    yield
                    continue
            match = re.match(pattern(end), self.held)
            if match or self.last or not is_prefix(self.held, end):
                self.held = self.held[match.end() :] if match else ""
                return False
            yield


def join_pieces(pieces: list[ReplyPiece]) -> list[ReplyPiece]:
    """Join neighbouring pieces of one kind, except names."""
    result = list[ReplyPiece]()
    for kind, group in groupby(pieces, key=lambda piece: piece.kind):
        texts = [piece.text for piece in group]
        result += [ReplyPiece(kind, text) for text in (texts if kind == "name" else ["".join(texts)])]
    return result


def pattern(text: str) -> str:
    """Return a regular expression for a text, with any white space where the text has some."""
    return r"\s*".join(re.escape(part) for part in re.split(r"\s+", text))


def is_prefix(text: str, of: str) -> bool:
    """Return whether a text may be the beginning of another one, ignoring white space."""
    return "".join(of.split()).startswith("".join(text.split()))


def overlap(text: str, mark: str) -> int:
    """Return how many characters at the end of a text may begin a mark."""
    most = min(len(text), len(mark) - 1)
    return next((n for n in range(most, 0, -1) if mark.startswith(text[-n:])), 0)
