"""What a terminal gets that a file or a pipe does not: lines that break between words, and are rewritten."""

import os
import textwrap
from collections.abc import Mapping
from typing import TextIO

from rich.cells import cell_len

USUAL_COLUMNS = 80
CLEAR = "\r\x1b[K"  # removes the line that the cursor is in
TAB = 8


def is_terminal(stream: TextIO) -> bool:
    """Whether a stream is a terminal that can rewrite a line."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def columns(stream: TextIO) -> int:
    try:
        return os.get_terminal_size(stream.fileno()).columns or USUAL_COLUMNS
    except (OSError, ValueError):
        return USUAL_COLUMNS


def wrap(text: str, stream: TextIO, indent: int = 0) -> str:
    """Break a text between words for a terminal, in columns from `indent` on; elsewhere it is one line."""
    if not stream.isatty():
        return text
    room = max(columns(stream) - indent, 1)
    lines = textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False)
    return ("\n" + " " * indent).join(lines)


def align(facts: Mapping[str, str], stream: TextIO) -> str:
    """Return named facts, one below the other; on a terminal long ones take several lines."""
    indent = max(map(len, facts)) + 2
    lines = []
    for name, text in facts.items():
        lines.append(name.ljust(indent) + wrap(text, stream, indent))
    return "\n".join(lines)


class WordWriter:
    """Writes text that arrives in pieces; on a terminal, a word that does not fit begins a new line.

    A word is held back until it has ended.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.columns = columns(stream) if stream.isatty() else 0
        self.column = 0
        self.space = ""  # before the word
        self.word = ""

    def write(self, text: str) -> None:
        if not self.columns:
            self.stream.write(text)
        for char in text if self.columns else "":
            if char.isspace():
                self.end_word()
                self.space += char
                continue
            is_wide = cell_len(char) == 2  # of a script that breaks between any two
            if is_wide:
                self.end_word()
            self.word += char
            if is_wide:
                self.end_word()
        self.stream.flush()

    def end_word(self) -> None:
        """Write the word that is held back, with the space before it."""
        if not self.word:
            return
        self.write_space()
        width = cell_len(self.word)
        if self.column and self.column + width > self.columns:
            self.stream.write("\n")
            self.column = 0
        self.stream.write(self.word)
        self.column = (self.column + width - 1) % self.columns + 1
        self.word = ""

    def write_space(self) -> None:
        """Write what separates two words; a space where the line is full becomes its end."""
        if self.space == " " and self.column + 1 + cell_len(self.word) > self.columns:
            self.space = "\n"
        for char in self.space:
            self.stream.write(char)
            if char == "\n":
                self.column = 0
            elif char == "\t":
                self.column += TAB - self.column % TAB
            else:
                self.column += 1
        self.space = ""

    def end(self) -> None:
        """Write all that is held back."""
        self.end_word()
        self.write_space()
        self.stream.flush()
