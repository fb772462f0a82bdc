"""Count the tokens of a reply's reasoning from the text of each token."""

from xlabatch.chat.channels import ChannelReader
from xlabatch.chat.reply import ReplyFormat, overlap


class MarkedReasoning:
    """Counts the tokens with text between two marks, in a reply that begins with the first mark.

    A mark may be several tokens: a token that may belong to the second mark counts once it turns out not to.
    """

    def __init__(self, begin: str, end: str) -> None:
        self.begin = begin
        self.end = end
        self.count = 0
        self.text = ""  # text that may be part of a mark
        self.held: list[int] = []  # where tokens begin in it that may belong to the second mark
        self.read = self.read_reasoning if not begin else self.read_beginning

    def push(self, text: str) -> None:
        self.read(text)

    def close(self) -> None:
        """End the reply: what is held was no mark."""
        self.count += len(self.held)
        self.held = []
        self.read = self.read_rest

    def read_beginning(self, text: str) -> None:
        """Look for the first mark; a reply that begins with anything else has no reasoning."""
        self.text = (self.text + text).lstrip()
        if self.text.startswith(self.begin):
            rest = self.text[len(self.begin) :]
            self.text = ""
            self.read = self.read_reasoning
            if rest:
                self.read(rest)
        elif not self.begin.startswith(self.text):
            self.read = self.read_rest

    def read_reasoning(self, text: str) -> None:
        """Count a token, unless it belongs to the second mark or may."""
        self.held.append(len(self.text))
        self.text += text
        found = self.text.find(self.end)
        end = found if found >= 0 else len(self.text) - overlap(self.text, self.end)
        self.count += sum(start < end for start in self.held)
        self.held = [start - end for start in self.held if start >= end]
        self.text = self.text[end:]
        if found >= 0:
            self.held = []
            self.read = self.read_rest

    def read_rest(self, text: str) -> None:
        """Ignore the rest, which has no reasoning."""


class ReasoningInChannels:
    """Counts the tokens of messages that are reasoning; their marks are separate tokens."""

    def __init__(self, format: ReplyFormat) -> None:
        self.reader = ChannelReader(format)
        self.count = 0

    def push(self, text: str) -> None:
        was_reasoning = self.reader.kind == "reasoning"
        self.reader.push(text)
        self.count += was_reasoning and self.reader.kind == "reasoning"

    def close(self) -> None:
        """End the reply; there is nothing to do."""


def reasoning_counter(format: ReplyFormat | None) -> MarkedReasoning | ReasoningInChannels | None:
    """Return the counter for replies in a format; None if they have no reasoning."""
    if format is None or format.own_marks is None:
        return None
    return ReasoningInChannels(format) if format.has_channels else MarkedReasoning(*format.own_marks)
