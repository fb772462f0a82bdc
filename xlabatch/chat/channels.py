"""Read a reply in OpenAI's harmony format, messages in channels, as it comes.

<|start|>assistant<|channel|>analysis<|message|>TEXT<|end|> is reasoning. Text in `final` and `commentary` is
the answer. A message to a function is a call with its arguments.
"""

import re

from xlabatch.chat.pythonic import PythonicReader
from xlabatch.chat.reply import NAME, Kind, ReplyFormat, ReplyPiece, ReplyReader, overlap

START = "<|start|>"
CHANNEL = "<|channel|>"
MESSAGE = "<|message|>"
ENDS = ("<|end|>", "<|call|>", "<|return|>")
END = re.compile("|".join(map(re.escape, (*ENDS, START, CHANNEL))))  # ends a message's text
HEADERS = (START, CHANNEL, "to=")  # the header of a message begins with one of these
RECIPIENT = re.compile(rf"to=functions\.({NAME})(?=\s|<|$)")
ROLE = f"{START}assistant"
REASONING_CHANNEL = "analysis"


def reply_reader(format: ReplyFormat) -> "ReplyReader | ChannelReader":
    if format.has_channels:
        return ChannelReader(format)
    return PythonicReader(format) if format.tools and format.tools.keywords else ReplyReader(format)


def begun_message(prompt: str) -> str:
    """Return the assistant's unfinished message at the end of a rendered conversation; empty if none."""
    _, begin, rest = prompt.rpartition(ROLE)
    return begin + rest if begin and not any(end in rest for end in ENDS) else ""


class ChannelReader:
    """Splits one reply into pieces. Holds back text that may be part of a header or a mark."""

    def __init__(self, format: ReplyFormat) -> None:
        self.calls = format.tools is not None
        self.held = ""  # read, but not yet returned
        self.kind: Kind | None = None  # of the current message; None within a header
        self.given: set[Kind] = set()  # kinds that a message has had text of
        self.is_new = False  # the message has had no text yet
        self.last = False
        self.pieces: list[ReplyPiece] = []
        self.push(format.begun.removeprefix(ROLE))

    def push(self, text: str, last: bool = False) -> list[ReplyPiece]:
        self.held += text
        self.last = last
        self.pieces = []
        while self.held and (self.read_header() if self.kind is None else self.read_message()):
            pass
        return self.pieces

    def read_header(self) -> bool:
        """Read up to a message's text -> whether it was found. Text without a header is the answer."""
        held = self.held.lstrip()
        if not any(header.startswith(held[: len(header)]) for header in HEADERS):
            self.begin("content")
            return True
        header, mark, rest = held.partition(MESSAGE)
        if not mark:
            if self.last:
                self.held = ""  # drop a header that was cut off
            return False
        self.held = rest
        function = RECIPIENT.search(header) if self.calls else None
        if function:
            self.pieces.append(ReplyPiece("name", function[1]))
            self.begin("arguments")
        else:
            channel = header.partition(CHANNEL)[2].split(maxsplit=1)
            self.begin("reasoning" if channel[:1] == [REASONING_CHANNEL] else "content")
        return True

    def begin(self, kind: Kind) -> None:
        self.kind = kind
        self.is_new = True

    def read_message(self) -> bool:
        """Read up to the end of a message's text -> whether it was found."""
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
        """Add text of the message to the pieces, on a new line if a message of its kind came before."""
        kind = self.kind
        if not text or not kind:
            return
        if self.is_new and kind in self.given and kind != "arguments":
            text = "\n" + text
        self.is_new = False
        self.given.add(kind)
        self.pieces.append(ReplyPiece(kind, text))
