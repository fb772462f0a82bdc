"""End a completion's reasoning after a number of tokens, by forcing the mark that ends it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, Self

TokenText = Callable[[int], str]


@dataclass
class ReasoningBudget:
    """The state of one completion: before its reasoning, within it, while its end is forced, or after it.

    A completion that does not begin with the first mark has no reasoning. The last mark may be several
    tokens; it is looked for in the text, because a model may write it in other tokens than a tokenizer would.
    """

    left: int  # tokens of reasoning still allowed
    begin: str  # begins the reasoning; "" if the prompt has begun it
    end: str
    end_ids: tuple[int, ...]
    token_text: TokenText
    state: Literal["beginning", "reasoning", "ending", "over"] = "beginning"
    text: str = ""  # the end of the text, which may be part of a mark
    forced: tuple[int, ...] = ()  # tokens that must come next

    def __post_init__(self) -> None:
        if self.state == "beginning" and not self.begin:
            self.start()

    def start(self) -> None:
        """Begin the reasoning."""
        self.state, self.text = "reasoning", ""
        self.count(0)

    def count(self, tokens: int) -> None:
        """Count tokens of reasoning."""
        self.left -= tokens
        if self.left <= 0:
            self.state, self.forced = "ending", self.end_ids

    def advance(self, token: int) -> None:
        """Record a generated token."""
        if self.state == "ending":
            self.forced = self.forced[1:]
            self.state = "ending" if self.forced else "over"
            return
        if self.state == "over":
            return
        self.text += self.token_text(token)
        if self.state == "beginning":
            self.look_for_beginning()
        elif self.end in self.text:
            self.state = "over"
        else:
            self.text = self.text[-len(self.end) :]
            self.count(1)

    def look_for_beginning(self) -> None:
        """Begin the reasoning at the mark; a completion that begins with anything else has none."""
        text = self.text.lstrip()
        if text.startswith(self.begin):
            self.start()
        elif not self.begin.startswith(text):
            self.state = "over"

    def copy(self) -> Self:
        """Return the same state for another completion."""
        return replace(self)
