"""Calls as Llama 4 writes them, a list of Python's: [name(key=value, ...), ...], which is the whole reply.

Values are Python's or JSON's; what is neither is read as a string.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from xlabatch.chat.reply import ReplyReader

NAME = r"[A-Za-z0-9_.-]{1,64}"
LIST = re.compile(rf"\[\s*(?={NAME}\s*\()")
BEGINNING = re.compile(rf"(\[\s*({NAME}\s*)?)?")  # of what may become a list
CALL = re.compile(rf"\s*({NAME})\s*\(")
TOKEN = re.compile(
    r"""\s*(?:"(?P<double>(?:[^"\\]|\\.)*)"|'(?P<single>(?:[^'\\]|\\.)*)'|(?P<other>[^\s"'\[\](){},:]+|.))""",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\n": ""} | {
    each: each for each in "\\\"'/"
}
WORDS = {"True": "true", "False": "false", "None": "null", "(": "[", ")": "]"}


class KeywordReader(ReplyReader):
    """Splits the text of one reply into pieces. An argument is held back until it is complete."""

    quote = ""  # of the string that is read
    seen = 0  # characters of what is held
    count = 0  # arguments of the call that were given out

    def read_text(self) -> bool:
        """Decide whether a list of calls begins; whether that is certain."""
        text = self.held.lstrip()
        if LIST.match(text):
            self.held, self.space, self.read = text[1:], "", self.read_call
            return True
        if self.last or not BEGINNING.fullmatch(text):
            self.read = self.read_content
            return True
        return False

    def read_content(self) -> bool:
        """Read text up to its end."""
        self.add_content(self.held)
        self.held = ""
        return False

    def read_call(self) -> bool:
        """Read the name of a call."""
        match = CALL.match(self.held)
        if not match:
            return self.give_up()
        self.add("name", match[1])
        self.add("arguments", "{")
        self.has_calls = self.is_after_call = True
        self.count = self.seen = 0
        self.held, self.read = self.held[match.end() :], self.read_keyword
        return True

    def read_keyword(self) -> bool:
        """Read an argument up to the comma or bracket behind it; whether it was found."""
        for at in range(self.seen, len(self.held)):
            character = self.held[at]
            if self.is_outside(character) and character in ",)":
                self.add_keyword(self.held[:at])
                self.held, self.seen = self.held[at + 1 :], 0
                if character == ")":
                    self.add("arguments", "}")
                    self.read = self.read_next
                return True
        self.seen = len(self.held)
        if self.last:
            name, equals, value = self.held.partition("=")
            self.add("arguments", f"{self.key(name.strip())}{value.lstrip()}" if equals else "")
            self.held = ""
        return False

    def is_outside(self, character: str) -> bool:
        """Go on by a character; whether it is outside of strings and of brackets within the call."""
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
        """Give out an argument as JSON; one without a name by its number."""
        if not text.strip():
            return
        name, equals, value = text.partition("=")
        name, value = (name.strip(), value) if equals else (f"{self.count}", text)
        self.add("arguments", self.key(name) + as_json(value.strip()))
        self.count += 1

    def key(self, name: str) -> str:
        """What is before the value of an argument."""
        return f"{', ' if self.count else ''}{json.dumps(name)}: "

    def read_next(self) -> bool:
        """Read what is behind a call: the next one, or the end of the list."""
        self.held = self.held.lstrip()
        if not self.held:
            return False
        follows = {",": self.read_call, "]": self.read_text}
        self.read = follows.get(self.held[0], self.read_content)
        self.held = self.held[self.held[0] in follows :]
        return True


def as_json(value: str) -> str:
    """A value of Python or JSON as JSON."""
    if is_json(value):
        return value
    converted = "".join(json_token(match) for match in TOKEN.finditer(value))
    return converted if is_json(converted) else json.dumps(value)


def is_json(text: str) -> bool:
    """Whether a text is JSON, in which numbers are finite."""
    try:
        json.dumps(json.loads(text), allow_nan=False)
    except (ValueError, RecursionError):
        return False
    return True


def json_token(match: re.Match[str]) -> str:
    """A string, word or sign of Python as one of JSON."""
    if match["other"] is not None:
        return WORDS.get(match["other"], match["other"])
    body = match["double"] if match["double"] is not None else match["single"]
    return json.dumps(ESCAPE.sub(unescaped, body))


def unescaped(match: re.Match[str]) -> str:
    """The character of an escape; an unknown one stays as it is."""
    number = match[1] or match[2]
    return chr(int(number, 16)) if number else ESCAPED.get(match[3], match[0])


def written_keywords(name: str, arguments: Any) -> str:
    """A list of one call as a model writes it."""
    given = arguments if isinstance(arguments, Mapping) else {}
    return f"[{name}({', '.join(f'{key}={value!r}' for key, value in given.items())})]"
