"""Read and write calls as Llama 4 does, as a Python list that is the whole reply: [name(key=value, ...),
...].

Values are Python's or JSON's; anything else is read as a string.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from xlabatch.chat.reply import Piece, ReplyFormat, ReplyReader

GAP = r"\s{0,4}"  # around a name
NAME = r"[A-Za-z0-9_.-]{1,64}"
CALL = re.compile(rf"{GAP}({NAME}){GAP}\(")
BEGINNING = re.compile(rf"{GAP}(?:({NAME})({GAP}))?")  # matches what may become a call
KEYWORD = re.compile(r"\s*([\w.$-]+)\s*=(?!=)\s*")  # the name of an argument
TOKEN = re.compile(
    r"""(?:"(?P<double>(?:[^"\\]|\\.)*)"|'(?P<single>(?:[^'\\]|\\.)*)'|(?P<other>[^\s"'\[\](){},:]+|.))""",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\n": ""} | {
    each: each for each in "\\\"'/"
}
WORDS = {"True": "true", "False": "false", "None": "null", "(": "[", ")": "]"}


class PythonicReader(ReplyReader):
    """Splits one reply into pieces. Holds back an argument until it is complete."""

    quote = ""  # of the current string
    at = 0  # where to read on in the held text
    count = 0  # the arguments of the call returned so far

    def __init__(self, format: ReplyFormat) -> None:
        super().__init__(format)
        self.names = frozenset(format.names)
        self.parts: list[str] = []  # of the current argument

    def push(self, text: str, last: bool = False) -> list[Piece]:
        """Add text -> the pieces that can now be returned."""
        pieces = super().push(text, last)
        self.held, self.at = self.held[self.at :], 0
        return pieces

    def read_text(self) -> bool:
        """Decide whether a list of calls begins -> whether that is decided."""
        self.add_content(self.skip_space())
        is_list = self.held.startswith("[", self.at)
        if is_list and self.call(self.at + 1):
            self.space, self.read = [], self.read_call
            self.at += 1
            return True
        if self.is_open(self.at + is_list) and (is_list or self.at == len(self.held)):
            return False
        self.read = self.read_content
        return True

    def skip_space(self) -> str:
        """Skip white space -> what was skipped."""
        begin = self.at
        while self.at < len(self.held) and self.held[self.at].isspace():
            self.at += 1
        return self.held[begin : self.at]

    def call(self, at: int) -> re.Match[str] | None:
        """Match the beginning of a call of a known function."""
        match = CALL.match(self.held, at)
        return match if match and match[1] in self.names else None

    def is_open(self, at: int) -> bool:
        """Return whether the held text may still become the beginning of a call."""
        match = None if self.last else BEGINNING.fullmatch(self.held, at)
        if not match or match[1] in self.names:
            return match is not None
        return not match[2] and any(name.startswith(match[1] or "") for name in self.names)

    def read_content(self) -> bool:
        """Read the rest as text."""
        self.add_content(self.held[self.at :])
        self.at = len(self.held)
        return False

    def read_call(self) -> bool:
        """Read the name of a call -> whether it is decided that there is one or none."""
        self.skip_space()
        match = self.call(self.at)
        if not match:
            is_open = self.is_open(self.at)
            self.read = self.read_call if is_open else self.read_content
            return not is_open
        self.add("name", match[1])
        self.add("arguments", "{")
        self.has_calls = self.is_after_call = True
        self.count, self.at, self.read = 0, match.end(), self.read_keywords
        return True

    def read_keywords(self) -> bool:
        """Read arguments up to the bracket after them -> whether it was found."""
        begin = self.at
        for at in range(begin, len(self.held)):
            character = self.held[at]
            if self.is_outside(character) and character in ",)":
                self.add_keyword("".join((*self.parts, self.held[begin:at])))
                self.parts, begin = [], at + 1
                if character == ")":
                    self.add("arguments", "}")
                    self.at, self.read = begin, self.read_next
                    return True
        self.parts.append(self.held[begin:])
        self.at = len(self.held)
        if self.last:
            text = "".join(self.parts)
            if match := KEYWORD.match(text):
                self.add("arguments", self.key(match[1]) + text[match.end() :])
        return False

    def is_outside(self, character: str) -> bool:
        """Read one character -> whether it is outside of strings and of brackets within the call."""
        if self.escaped:
            self.escaped = False
        elif self.quote:
            self.escaped = character == "\\"
            self.quote = "" if character == self.quote else self.quote
        elif character in "\"'":
            self.quote = character
        elif character in "([{":
            self.depth += 1
        elif self.depth:
            self.depth -= character in ")]}"
        else:
            return True
        return False

    def add_keyword(self, text: str) -> None:
        """Add an argument to the pieces as JSON; its number replaces a missing name."""
        if not text.strip():
            return
        match = KEYWORD.match(text)
        name, begin = (match[1], match.end()) if match else (f"{self.count}", 0)
        self.add("arguments", self.key(name) + as_json(text[begin:].strip()))
        self.count += 1

    def key(self, name: str) -> str:
        """Return what comes before an argument's value."""
        return f"{', ' if self.count else ''}{json.dumps(name)}: "

    def read_next(self) -> bool:
        """Read what follows a call: the next call, or the end of the list."""
        self.skip_space()
        if self.at == len(self.held):
            return False
        follows = {",": self.read_call, "]": self.read_text}
        self.read = follows.get(self.held[self.at], self.read_content)
        self.at += self.held[self.at] in follows
        return True


def as_json(value: str) -> str:
    """Convert a value from Python's or JSON's notation to JSON."""
    if is_json(value):
        return value
    converted = "".join(json_token(match) for match in TOKEN.finditer(value))
    return converted if is_json(converted) else json.dumps(value)


def is_json(text: str) -> bool:
    """Return whether a text is JSON with finite numbers."""
    try:
        json.dumps(json.loads(text), allow_nan=False)
    except (ValueError, RecursionError):
        return False
    return True


def json_token(match: re.Match[str]) -> str:
    """Convert a string, word or sign from Python to JSON."""
    if match["other"] is not None:
        return WORDS.get(match["other"], match["other"])
    body = match["double"] if match["double"] is not None else match["single"]
    return json.dumps(ESCAPE.sub(unescaped, body))


def unescaped(match: re.Match[str]) -> str:
    """Return the character of an escape; an unknown escape stays as it is."""
    number = match[1] or match[2]
    return chr(int(number, 16)) if number else ESCAPED.get(match[3], match[0])


def written_list(name: str, arguments: Any) -> str:
    """Write a list of one call as a model writes it."""
    given = arguments if isinstance(arguments, Mapping) else {}
    return f"[{name}({', '.join(f'{key}={value!r}' for key, value in given.items())})]"
