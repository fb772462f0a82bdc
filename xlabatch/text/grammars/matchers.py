"""The state of one completion in its grammar and its reasoning budget. Knows no vocabulary."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from xlabatch.api import Matcher
from xlabatch.request import TOO_COMPLEX

MAX_ERROR = 300  # characters of a sentence about a grammar
UNPROCESSABLE = "the grammar cannot be processed"  # the library panicked
OVER_LIMIT = re.compile(
    r"(?i)too (many|big|large|complex)|fuel exhausted|precomputation failed|row has|determine if regex"
)


class GrammarMatcher:
    """The state of one completion in its grammar."""

    def __init__(self, inner: Any, origin: "GrammarMatcher | None" = None) -> None:
        self.inner = inner
        self.forced: tuple[int, ...] = ()
        self.origin = origin  # of a copy: the compiled matcher, which shares most of its memory with it

    def advance(self, token: int) -> str | None:
        if self.inner.consume_token(token):
            return None
        return self.error() or f"the grammar does not allow token {token} here"

    def error(self) -> str | None:
        return error_sentence(self.inner.get_error())

    def copy(self) -> Self:
        return type(self)(self.inner.deep_copy(), self.origin or self)


@dataclass
class ReasoningMatcher:
    """The state of one completion in its reasoning budget, and in its grammar if it has one.

    It is before its reasoning, within it, where the mark that ends it is forced, or after it. A completion
    that does not begin with the first mark has no reasoning. The last mark may be several tokens; it is
    looked for in the text, because a model may write it in other tokens than a tokenizer would.
    """

    grammar: Matcher | None
    left: int  # tokens of reasoning still allowed
    begin: str  # begins the reasoning; "" if the prompt has begun it
    end: str
    end_ids: tuple[int, ...]
    token_text: Callable[[int], str]
    state: Literal["beginning", "reasoning", "ending", "over"] = "beginning"
    text: str = ""  # the end of the text, which may be part of a mark
    forced: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.state == "beginning" and not self.begin:
            self._start()

    @property
    def inner(self) -> Any:
        return self.grammar and self.grammar.inner

    def advance(self, token: int) -> str | None:
        error = self.grammar.advance(token) if self.grammar else None
        if self.state == "ending":
            self.forced = self.forced[1:]
            self.state = "ending" if self.forced else "over"
        elif self.state != "over":
            self._read(self.token_text(token))
        return error

    def _read(self, text: str) -> None:
        self.text += text
        if self.state == "beginning":
            beginning = self.text.lstrip()
            if beginning.startswith(self.begin):
                self._start()
            elif not self.begin.startswith(beginning):
                self.state = "over"
        elif self.end in self.text:
            self.state = "over"
        else:
            self.text = self.text[-len(self.end) :]
            self._count(1)

    def _start(self) -> None:
        self.state = "reasoning"
        self.text = ""
        self._count(0)

    def _count(self, tokens: int) -> None:
        self.left -= tokens
        if self.left <= 0:
            self.forced = self.end_ids if self._may_end() else ()
            self.state = "ending" if self.forced else "over"

    def _may_end(self) -> bool:
        """Whether the grammar, if there is one, allows the mark here; else the completion goes on without."""
        grammar = self.grammar and self.grammar.copy()
        return grammar is None or not any(grammar.advance(token) for token in self.end_ids)

    def error(self) -> str | None:
        return self.grammar.error() if self.grammar else None

    def copy(self) -> Self:
        return replace(self, grammar=self.grammar and self.grammar.copy())


def error_sentence(message: str) -> str | None:
    """Shorten llguidance's message to one line without its internal state. None if it is empty."""
    line = " ".join(message.partition("<state>")[0].replace("<non-verbose/>", "").split())
    if "panic" in line.lower():
        return UNPROCESSABLE
    if line.startswith("NoExtension"):
        return "no text matches it"
    if OVER_LIMIT.search(line):
        return TOO_COMPLEX
    half = MAX_ERROR // 2 - 3
    return (line if len(line) <= MAX_ERROR else f"{line[:half]} ... {line[-half:]}") or None
