"""The state of one completion in its grammar and its reasoning budget. Knows no vocabulary."""

import re
from typing import Any, Self

from xlabatch.chat.reasoning_budget import ReasoningBudget

MAX_ERROR = 300  # characters of a sentence about a grammar
TOO_COMPLEX = "the grammar is too complex to be enforced: it exceeds the limits of work and memory"
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
        """Accept a token, or return why the grammar does not allow it."""
        if self.inner.consume_token(token):
            return None
        return self.error() or f"the grammar does not allow token {token} here"

    def error(self) -> str | None:
        """Return why the completion cannot continue, or None."""
        return error_sentence(self.inner.get_error())

    def copy(self) -> Self:
        """Return an independent matcher in the same state."""
        return type(self)(self.inner.deep_copy(), self.origin or self)


class ReasoningMatcher:
    """The state of one completion in its reasoning budget, and in its grammar if it has one."""

    def __init__(self, budget: ReasoningBudget, grammar: GrammarMatcher | None) -> None:
        self.budget, self.grammar = budget, grammar

    @property
    def inner(self) -> Any:
        return self.grammar and self.grammar.inner

    @property
    def forced(self) -> tuple[int, ...]:
        return self.budget.forced

    def advance(self, token: int) -> str | None:
        """Accept a token, or return why the grammar does not allow it."""
        self.budget.advance(token)
        return self.grammar.advance(token) if self.grammar else None

    def error(self) -> str | None:
        """Return why the completion cannot continue, or None."""
        return self.grammar.error() if self.grammar else None

    def copy(self) -> Self:
        """Return an independent matcher in the same state."""
        return type(self)(self.budget.copy(), self.grammar and self.grammar.copy())


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
