"""Read and write tool calls as Llama 4 does: the whole reply is a Python list, [name(key=value, ...), ...].

Values are Python's or JSON's; anything else is read as a string.
"""

import json
import re
from collections.abc import Mapping

from xlabatch.chat.reply import NAME, ReplyFormat, ReplyPiece, ReplyReader, Steps

GAP = r"\s{0,4}"  # around a name
CALL = re.compile(rf"{GAP}({NAME}){GAP}\(")
BEGINNING = re.compile(rf"{GAP}(?:({NAME})({GAP}))?")  # matches what may become a call
KEYWORD = re.compile(r"\s*([\w.$-]+)\s*=(?!=)\s*")  # the name of an argument
TOKEN = re.compile(
    r"""(?:"(?P<double>(?:[^"\\]|\\.)*)"|'(?P<single>(?:[^'\\]|\\.)*)'|(?P<other>[^\s"'\[\](){},:]+|.))""",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\n": ""} | {
    sign: sign for sign in "\\\"'/"
}
WORDS = {"True": "true", "False": "false", "None": "null", "(": "[", ")": "]"}


class PythonicReader(ReplyReader):
    """Splits one reply into pieces. Holds back an argument until it is complete."""

    at = 0  # where to read on in the held text
    count = 0  # the arguments of the call returned so far
    # where it is within an argument
    depth = 0
    quote = ""
    escaped = False

    def __init__(self, format: ReplyFormat) -> None:
        super().__init__(format)
        self.names = frozenset(format.names)

    def push(self, text: str, last: bool = False) -> list[ReplyPiece]:
        pieces = super().push(text, last)
        self.held = self.held[self.at :]
        self.at = 0
        return pieces

    def read_body(self) -> Steps[None]:
        """Read lists of calls, then the rest as text."""
        while True:
            self.add_content(self.skip_space())
            is_list = self.held.startswith("[", self.at)
            if is_list and self.match_call(self.at + 1):
                self.space = []
                self.at += 1
                if not (yield from self.read_list()):
                    break
            elif self.is_open(self.at + is_list) and (is_list or self.at == len(self.held)):
                yield
            else:
                break
        while True:
            self.add_content(self.held[self.at :])
            self.at = len(self.held)
            yield

    def skip_space(self) -> str:
        """Skip white space -> what was skipped."""
        begin = self.at
        while self.at < len(self.held) and self.held[self.at].isspace():
            self.at += 1
        return self.held[begin : self.at]

    def match_call(self, at: int) -> re.Match[str] | None:
        """Match the beginning of a call of a known function."""
        match = CALL.match(self.held, at)
        return match if match and match[1] in self.names else None

    def is_open(self, at: int) -> bool:
        """Return whether the held text may still become the beginning of a call."""
        match = None if self.last else BEGINNING.fullmatch(self.held, at)
        if not match or match[1] in self.names:
            return match is not None
        return not match[2] and any(name.startswith(match[1] or "") for name in self.names)

    def read_list(self) -> Steps[bool]:
        """Read the calls of a list -> whether it ends with its bracket."""
        while True:
            self.skip_space()
            while not (match := self.match_call(self.at)):
                if not self.is_open(self.at):
                    return False
                yield
                self.skip_space()
            self.add("name", match[1])
            self.add("arguments", "{")
            self.has_calls = self.is_after_call = True
            self.count = 0
            self.at = match.end()
            yield from self.read_keywords()
            self.skip_space()
            while self.at == len(self.held):
                yield
                self.skip_space()
            sign = self.held[self.at]
            self.at += sign in ",]"
            if sign != ",":
                return sign == "]"

    def read_keywords(self) -> Steps[None]:
        """Read arguments up to the bracket after them."""
        parts: list[str] = []  # of the current argument
        while True:
            begin = self.at
            for at in range(begin, len(self.held)):
                character = self.held[at]
                if self.is_outside(character) and character in ",)":
                    self.add_keyword("".join((*parts, self.held[begin:at])))
                    parts = []
                    begin = at + 1
                    if character == ")":
                        self.add("arguments", "}")
                        self.at = begin
                        return
            parts.append(self.held[begin:])
            self.at = len(self.held)
            if self.last:
                text = "".join(parts)
                if match := KEYWORD.match(text):
                    self.add("arguments", self.key(match[1]) + text[match.end() :])
            yield

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
        return f"{', ' if self.count else ''}{json.dumps(name)}: "


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
    return json.dumps(ESCAPE.sub(unescape, body))


def unescape(match: re.Match[str]) -> str:
    """Return the character of an escape; an unknown escape stays as it is."""
    number = match[1] or match[2]
    return chr(int(number, 16)) if number else ESCAPED.get(match[3], match[0])


def write_list(name: str, arguments: object) -> str:
    """Write a list of one call as a model writes it."""
    given = arguments if isinstance(arguments, Mapping) else {}
    return f"[{name}({', '.join(f'{key}={value!r}' for key, value in given.items())})]"
