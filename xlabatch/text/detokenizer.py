"""Turn tokens into final text: never half a character, never part of a stop string.

A detokenizer follows one completion. Knows no engine, and not why a completion ends.
"""

from collections.abc import Sequence

from xlabatch.chat.reply import overlap
from xlabatch.text.tokenizer import Tokenizer

PROMPT_TOKENS = 8  # the last tokens of the prompt are decoded together with the completion
REPLACEMENT = "\ufffd"  # what a decoder returns for bytes that are not, or not yet, a character


class Detokenizer:
    """Turns one completion's tokens into text as they come.

    The pieces add up to the text of all tokens, decoded after the prompt: a completion decoded on its own
    would lose its leading space. A piece is returned once no later token can change it. A decoder may revise
    the text of byte tokens, so they are held back until a token follows that is not a byte.
    """

    def __init__(
        self,
        tokenizer: Tokenizer,
        prompt: Sequence[int] = (),
        stop: Sequence[str] = (),
        skip_special_tokens: bool = True,
        min_tokens: int = 0,
        hidden: Sequence[int] = (),
        include_stop: bool = False,
    ) -> None:
        self.tokenizer = tokenizer
        self.stop = tuple(stop)
        self.skip_special_tokens = skip_special_tokens
        self.include_stop = include_stop  # show the stop string that ends the completion
        self.hidden = hidden  # tokens without text, even if special tokens are shown
        self.min_tokens_left = min_tokens  # tokens to go before a stop string may end the completion
        self.ids = list(prompt[-PROMPT_TOKENS:])
        self.text_shown = ""
        self.characters_before = 0  # of the last token, shown or held
        self.held = ""  # final text that may begin a stop string
        self.stop_found: str | None = None  # the stop string that ended the completion
        self.complete = True  # the text of all ids has been returned
        self.start = 0  # ids from here on are decoded again with each token
        self.decoded = self._decode(0)  # the part of their text that is final
        if self.decoded.endswith(REPLACEMENT) or (self.ids and self.ids[-1] in tokenizer.byte_ids):
            self.ids = []
            self.decoded = ""

    @property
    def stopped(self) -> bool:
        """True once a stop string has ended the completion."""
        return self.stop_found is not None

    def push(self, token: int) -> str:
        """Add a token -> the text that can now be shown."""
        self.characters_before = len(self.text_shown) + len(self.held)
        if self.stopped:
            return ""
        self.min_tokens_left = max(self.min_tokens_left - 1, 0)
        if token in self.hidden:
            return ""
        self.ids.append(token)
        return self._release(self._stable_text(), last=False)

    def close(self) -> str:
        """Return the text that was still held back when the tokens ended."""
        if self.stopped:
            return ""
        text = self._decode(self.start)
        return self._release(text[len(self.decoded) :], last=True)

    def _stable_text(self) -> str:
        """Return the text that has become final since the last call."""
        last = self.ids[-1]
        own = self.tokenizer.token_text(last, self.skip_special_tokens)
        if self.complete and self.tokenizer.joins_bytes and own and REPLACEMENT not in own:
            self.ids = [last]
            self.start = 0
            self.decoded = own
            return own
        self.complete = False
        if last in self.tokenizer.byte_ids or not own:
            return ""  # a token without text joins the bytes before and after it
        text = self._decode(self.start)
        if text.endswith(REPLACEMENT):
            return ""
        self.complete = True
        new = text[len(self.decoded) :]
        self.decoded = text
        self._advance_start()
        return new

    def _advance_start(self) -> None:
        """Skip ids that later text does not depend on, so that a token costs no more in a long text."""
        for start in range(max(self.start, len(self.ids) - 4), self.start, -1):
            tail = self._decode(start)
            if tail.strip() and REPLACEMENT not in tail and self.decoded.endswith(tail):
                self.start = start
                self.decoded = tail
                return

    def _decode(self, start: int) -> str:
        return self.tokenizer.decode(self.ids[start:], self.skip_special_tokens)

    def _release(self, new: str, last: bool) -> str:
        """Add final text to the held text -> the part that cannot belong to a stop string."""
        if not self.stop:
            self.text_shown += new
            return new
        self.held += new
        stops = () if self.min_tokens_left else self.stop
        found = [(at, len(stop), stop) for stop in stops if (at := self.held.find(stop)) >= 0]
        if found:
            at, length, self.stop_found = min(found)
            text = self.held[: at + length * self.include_stop]
            self.held = ""
        else:
            kept = 0 if last else max(overlap(self.held, stop) for stop in self.stop)
            text = self.held[: len(self.held) - kept]
            self.held = self.held[len(text) :]
        self.text_shown += text
        return text
