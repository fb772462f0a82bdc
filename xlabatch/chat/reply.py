"""Read a reply as it comes: text, reasoning and tool calls."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple

from xlabatch.chat.formats import ToolFormat

Kind = Literal["content", "reasoning", "name", "arguments"]


class Piece(NamedTuple):
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


class ReplyReader:
    """Splits one reply into pieces. Holds back text that may be part of a mark."""

    def __init__(self, format: ReplyFormat) -> None:
        self.format = format
        self.held = ""  # read, but not yet returned
        self.space: list[str] = []  # white space that is dropped if no text follows
        self.last = False
        self.has_reasoning = self.has_calls = False
        self.is_after_call = False  # no text has followed the call
        self.depth, self.in_string, self.escaped = 0, False, False  # where it is within arguments
        self.pieces: list[Piece] = []
        self.read: Callable[[], bool] = self.read_text
        if format.reasoning:
            self.read = self.read_reasoning if format.is_reasoning else self.read_beginning

    def push(self, text: str, last: bool = False) -> list[Piece]:
        """Add text -> the pieces that can now be returned."""
        self.held, self.last, self.pieces = self.held + text, last, []
        while self.read():
            pass
        if last and not self.has_calls:
            self.add("content", "".join(self.space))
        return joined(self.pieces)

    def add(self, kind: Kind, text: str) -> None:
        if text or kind == "name":
            self.pieces.append(Piece(kind, text))

    def add_content(self, text: str) -> None:
        """Add text to the pieces. White space that may precede a call waits until other text follows."""
        text = text.lstrip() if self.is_after_call else text
        end = len(text.rstrip()) if self.format.tools else len(text)
        if end:
            self.add("content", "".join(self.space) + text[:end])
            self.space, self.is_after_call = [], False
        self.space.append(text[end:])

    def read_beginning(self) -> bool:
        """Decide whether the reply begins with reasoning -> whether that is decided."""
        assert self.format.reasoning
        mark, text = self.format.reasoning[0], self.held.lstrip()
        self.space.append(self.held[: len(self.held) - len(text)])
        self.held = text
        if not text.startswith(mark):
            if not self.last and mark.startswith(text):
                return False
            self.read = self.read_text
            return True
        self.space, self.held, self.read = [], text[len(mark) :], self.read_reasoning
        return True

    def read_text(self) -> bool:
        """Read up to a call -> whether one was found."""
        if not self.format.tools:
            self.add_content(self.held)
            self.held = ""
            return False
        trigger = self.format.tools.trigger
        text, found, self.held = self.held.partition(trigger)
        if not found:
            end = len(text) - (0 if self.last else overlap(text, trigger))
            text, self.held = text[:end], text[end:]
        self.add_content(text)
        if found:
            self.space, self.read = [], self.read_first_name
        return bool(found)

    def read_reasoning(self) -> bool:
        """Read up to the end of the reasoning, without white space around it -> whether the end was found."""
        assert self.format.reasoning
        text, mark, rest = self.held.partition(self.format.reasoning[1])
        if not mark:
            end = len(text) - (0 if self.last else overlap(text, self.format.reasoning[1]))
            end = end if self.last else len(text[:end].rstrip())
            text, rest = text[:end], text[end:]
        text = text.rstrip() if mark else text
        text = text if self.has_reasoning else text.lstrip()
        self.has_reasoning = self.has_reasoning or bool(text)
        self.add("reasoning", text)
        self.held = rest
        if mark:
            self.has_reasoning, self.read = True, self.read_after_reasoning
        return bool(mark)

    def read_after_reasoning(self) -> bool:
        """Drop white space between reasoning and text -> whether there is text."""
        self.held = self.held.lstrip()
        if self.held:
            self.read = self.read_text
        return bool(self.held)

    def read_first_name(self) -> bool:
        """Read the name of a block's first call."""
        assert self.format.tools
        return self.read_name(self.format.tools.open + self.format.tools.before)

    def read_next_name(self) -> bool:
        """Read the name of a later call in a block."""
        return self.read_name("")

    def read_name(self, before: str) -> bool:
        assert self.format.tools
        between = pattern(self.format.tools.between)
        match = re.match(rf"{pattern(before)}([A-Za-z0-9_.-]{{1,64}}){between}\s*(?=\S)", self.held)
        if not match:
            return self.give_up()
        self.add("name", match[1])
        self.has_calls = self.is_after_call = True
        self.held, self.read = self.held[match.end() :], self.read_arguments
        return True

    def give_up(self) -> bool:
        """If the tokens have ended, return what was not a call as text."""
        if self.last:
            self.add("content", self.held)
            self.held = ""
        return False

    def read_arguments(self) -> bool:
        """Read a JSON value up to its end -> whether it was found."""
        for at, character in enumerate(self.held):
            if self.escaped:
                self.escaped = False
            elif self.in_string:
                self.escaped, self.in_string = character == "\\", character != '"'
            elif character == '"':
                self.in_string = True
            elif character in "{[":
                self.depth += 1
            elif character in "}]":
                self.depth -= 1
            if not self.depth:
                self.add("arguments", self.held[: at + 1])
                self.held, self.read = self.held[at + 1 :], self.read_after_call
                return True
        self.add("arguments", self.held)
        self.held = ""
        return False

    def read_after_call(self) -> bool:
        """Read what follows a call: the beginning of the next one, or the end of the block."""
        format = self.format.tools
        assert format
        if format.separator is not None:
            separator = format.after + format.separator
            if match := re.match(pattern(separator), self.held):
                self.held, self.read = self.held[match.end() :], self.read_next_name
                return True
            if not self.last and is_prefix(self.held, separator):
                return False
        end = format.after + format.close
        match = re.match(pattern(end), self.held)
        if not match and not self.last and is_prefix(self.held, end):
            return False
        self.held = self.held[match.end() :] if match else ""
        self.read, self.depth = self.read_text, 0
        return True


def joined(pieces: list[Piece]) -> list[Piece]:
    """Join neighbouring pieces of one kind, except names."""
    result = list[Piece]()
    for kind, group in groupby(pieces, key=lambda piece: piece.kind):
        texts = [piece.text for piece in group]
        result += [Piece(kind, text) for text in (texts if kind == "name" else ["".join(texts)])]
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
