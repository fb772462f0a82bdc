"""From tokens to text that is safe to show: never half a character, never part of a stop string."""

from collections.abc import Sequence

from xlabatch.text.tokenizer import Tokenizer

PROMPT_TOKENS = 8  # tokens of a prompt that its answer is decoded behind


REPLACEMENT = "\ufffd"  # what a decoder makes of bytes that are no character, or not yet


class Detokenizer:
    """Turns one request's tokens into text as they come: never half a character, never part of a stop string.

    The pieces add up to what all tokens decode to behind the prompt's: a decoder drops a space at the
    beginning of a text, and an answer is none. Text is certain once no later token can change it: a decoder
    may take back what it made of bytes, so those wait for a token that is none.
    """

    def __init__(
        self,
        tokenizer: Tokenizer,
        prompt: Sequence[int] = (),
        stop: Sequence[str] = (),
        special: bool = False,
        min_tokens: int = 0,
    ) -> None:
        self.tokenizer, self.stop, self.special = tokenizer, tuple(stop), special
        self.min_tokens_left = min_tokens  # tokens before which no stop string ends it
        self.ids = list(prompt[-PROMPT_TOKENS:])
        self.text_shown = ""
        self.held = ""  # certain, but perhaps the beginning of a stop string
        self.stopped = False  # by a stop string
        self.start = 0  # from here on ids are decoded again
        self.decoded = self._decode(0)  # what of that is certain
        if self.decoded.endswith(REPLACEMENT) or (self.ids and tokenizer.is_byte(self.ids[-1])):
            self.ids, self.decoded = [], ""

    def push(self, token: int) -> str:
        """The text that this token makes safe to show."""
        if self.stopped:
            return ""
        self.min_tokens_left = max(self.min_tokens_left - 1, 0)
        self.ids.append(token)
        return self._release(self._stable_text(), last=False)

    def close(self) -> str:
        """What was held back when the tokens ended."""
        if self.stopped:
            return ""
        rest = self._decode(self.start)
        return self._release(rest[len(self.decoded) :], last=True)

    def _stable_text(self) -> str:
        """What has become certain, and is new."""
        if self.tokenizer.is_byte(self.ids[-1]) or not self._decode(len(self.ids) - 1):
            return ""  # bytes on both sides of what is hidden are read as one
        whole = self._decode(self.start)
        if whole.endswith(REPLACEMENT):
            return ""
        new, self.decoded = whole[len(self.decoded) :], whole
        self._advance_start()
        return new

    def _advance_start(self) -> None:
        """Decode the last tokens only from now on, if they say something alone: long texts cost no more."""
        for since in range(max(self.start, len(self.ids) - 4), self.start, -1):
            tail = self._decode(since)
            if tail.strip() and REPLACEMENT not in tail and self.decoded.endswith(tail):
                self.start, self.decoded = since, tail
                return

    def _decode(self, since: int) -> str:
        return self.tokenizer.decode(self.ids[since:], self.special)

    def _release(self, new: str, last: bool) -> str:
        """Of the held text and the new, what no stop string can begin with any more."""
        self.held += new
        stops = () if self.min_tokens_left else self.stop
        found = [at for at in (self.held.find(stop) for stop in stops) if at >= 0]
        if found:
            self.stopped = True
            piece, self.held = self.held[: min(found)], ""
        else:
            kept = 0 if last or self.min_tokens_left else self._stop_prefix_length()
            cut = len(self.held) - kept
            piece, self.held = self.held[:cut], self.held[cut:]
        self.text_shown += piece
        return piece

    def _stop_prefix_length(self) -> int:
        """How much of the held text's end may be a stop string's beginning."""
        most = min(len(self.held), max(map(len, self.stop), default=1) - 1)
        ends = (n for n in range(most, 0, -1) if any(stop.startswith(self.held[-n:]) for stop in self.stop))
        return next(ends, 0)
