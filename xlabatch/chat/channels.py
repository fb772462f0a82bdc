"""Reads a reply that consists of messages in channels, OpenAI's harmony format, as it comes.

<|start|>assistant<|channel|>analysis<|message|>TEXT<|end|> is reasoning, text in `final` and `commentary` is
that of the answer, and a message to a function is a call with its arguments.
"""

import re

from xlabatch.chat.pythonic import PythonicReader
from xlabatch.chat.reply import Kind, Piece, ReplyFormat, ReplyReader, overlap

START, CHANNEL, MESSAGE = "<|start|>", "<|channel|>", "<|message|>"
ENDS = ("<|end|>", "<|call|>", "<|return|>")
END = re.compile("|".join(map(re.escape, (*ENDS, START, CHANNEL))))  # of a message's text
HEADERS = (START, CHANNEL, "to=")  # what the header of a message may begin with
RECIPIENT = re.compile(r"to=functions\.([A-Za-z0-9_.-]{1,64})(?=\s|<|$)")
ROLE = f"{START}assistant"
REASONING_CHANNEL = "analysis"


def reply_reader(format: ReplyFormat) -> "ReplyReader | ChannelReader":
    """The reader of a reply in a format."""
    if format.has_channels:
        return ChannelReader(format)
    return PythonicReader(format) if format.tools and format.tools.keywords else ReplyReader(format)


def begun_message(prompt: str) -> str:
    """The message of the assistant that a rendered conversation ends within; empty if it ends with none."""
    _, begin, rest = prompt.rpartition(ROLE)
    return begin + rest if begin and not any(end in rest for end in ENDS) else ""


class ChannelReader:
    """Splits the text of one reply into pieces. What may be part of a header or a mark is held back."""

    def __init__(self, format: ReplyFormat) -> None:
        self.calls = format.tools is not None
        self.held = ""  # read, but not given out
        self.kind: Kind | None = None  # of the message that is read; None in a header
        self.given: set[Kind] = set()  # kinds of which a message has had text
        self.is_new = False  # the message has had no text
        self.last = False
        self.pieces: list[Piece] = []
        self.push(format.begun.removeprefix(ROLE))

    def push(self, text: str, last: bool = False) -> list[Piece]:
        """Add text -> the pieces that can be given out because of it."""
        self.held, self.last, self.pieces = self.held + text, last, []
        while self.held and (self.read_header() if self.kind is None else self.read_message()):
            pass
        return self.pieces

    def read_header(self) -> bool:
        """Read up to a message's text; whether that is there. Text without a header is the answer."""
        held = self.held.lstrip()
        if not any(header.startswith(held[: len(header)]) for header in HEADERS):
            self.begin("content")
            return True
        header, mark, rest = held.partition(MESSAGE)
        if not mark:
            if self.last:
                self.held = ""  # a header that was cut off has no text
            return False
        self.held = rest
        function = RECIPIENT.search(header) if self.calls else None
        if function:
            self.pieces.append(Piece("name", function[1]))
            self.begin("arguments")
        else:
            channel = header.partition(CHANNEL)[2].split(maxsplit=1)
            self.begin("reasoning" if channel[:1] == [REASONING_CHANNEL] else "content")
        return True

    def begin(self, kind: Kind) -> None:
        """A message begins."""
        self.kind, self.is_new = kind, True

    def read_message(self) -> bool:
        """Read up to the end of a message's text; whether it was found."""
        end = END.search(self.held)
        if not end:
            held = 0 if self.last else max(overlap(self.held, mark) for mark in (*ENDS, START, CHANNEL))
            cut = len(self.held) - held
            self.add(self.held[:cut])
            self.held = self.held[cut:]
            return False
        self.add(self.held[: end.start()])
        self.held = self.held[end.end() if end[0] in ENDS else end.start() :]
        self.kind = None
        return True

    def add(self, text: str) -> None:
        """Give out text of the message, on a line of its own if one of its kind has come before."""
        kind = self.kind
        if not text or not kind:
            return
        if self.is_new and kind in self.given and kind != "arguments":
            text = "\n" + text
        self.is_new = False
        self.given.add(kind)
        self.pieces.append(Piece(kind, text))
