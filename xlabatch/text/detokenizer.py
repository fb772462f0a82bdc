"""From tokens to text that is safe to show: never half a character, never part of a stop string."""

from collections.abc import Sequence

from xlabatch.text.tokenizer import Text

BEFORE = 8  # tokens of a prompt that its answer is decoded behind


HALF = "\ufffd"  # what a decoder makes of bytes that are no character, or not yet


class Stream:
    """Turns one request's tokens into text as they come: never half a character, never part of a stop string.

    The pieces add up to what all tokens decode to behind the prompt's: a decoder drops a space at the
    beginning of a text, and an answer is none. Text is certain once no later token can change it: a decoder
    may take back what it made of bytes, so those wait for a token that is none.
    """

    def __init__(
        self,
        text: Text,
        prompt: Sequence[int] = (),
        stop: Sequence[str] = (),
        special: bool = False,
        least: int = 0,
    ) -> None:
        self.text, self.stop, self.special = text, tuple(stop), special
        self.unheard = least  # tokens before which no stop string ends it
        self.ids = list(prompt[-BEFORE:])
        self.shown = ""
        self.held = ""  # certain, but perhaps the beginning of a stop string
        self.ended = False  # by a stop string
        self.since = 0  # from here on ids are decoded again
        self.known = self._decode(0)  # what of that is certain
        if self.known.endswith(HALF) or (self.ids and text.is_byte(self.ids[-1])):
            self.ids, self.known = [], ""

    def push(self, token: int) -> str:
        """The text that this token makes safe to show."""
        if self.ended:
            return ""
        self.unheard = max(self.unheard - 1, 0)
        self.ids.append(token)
        return self._show(self._certain(), last=False)

    def close(self) -> str:
        """What was held back when the tokens ended."""
        if self.ended:
            return ""
        rest = self._decode(self.since)
        return self._show(rest[len(self.known) :], last=True)

    def _certain(self) -> str:
        """What has become certain, and is new."""
        if self.text.is_byte(self.ids[-1]) or not self._decode(len(self.ids) - 1):
            return ""  # bytes on both sides of what is hidden are read as one
        whole = self._decode(self.since)
        if whole.endswith(HALF):
            return ""
        new, self.known = whole[len(self.known) :], whole
        self._move_up()
        return new

    def _move_up(self) -> None:
        """Decode the last tokens only from now on, if they say something alone: long texts cost no more."""
        for since in range(max(self.since, len(self.ids) - 4), self.since, -1):
            tail = self._decode(since)
            if tail.strip() and HALF not in tail and self.known.endswith(tail):
                self.since, self.known = since, tail
                return

    def _decode(self, since: int) -> str:
        return self.text.decode(self.ids[since:], self.special)

    def _show(self, new: str, last: bool) -> str:
        """Of the held text and the new, what no stop string can begin with any more."""
        self.held += new
        stops = () if self.unheard else self.stop
        found = [at for at in (self.held.find(stop) for stop in stops) if at >= 0]
        if found:
            self.ended = True
            piece, self.held = self.held[: min(found)], ""
        else:
            kept = 0 if last or self.unheard else self._begun()
            cut = len(self.held) - kept
            piece, self.held = self.held[:cut], self.held[cut:]
        self.shown += piece
        return piece

    def _begun(self) -> int:
        """How much of the held text's end may be a stop string's beginning."""
        most = min(len(self.held), max(map(len, self.stop), default=1) - 1)
        ends = (n for n in range(most, 0, -1) if any(stop.startswith(self.held[-n:]) for stop in self.stop))
        return next(ends, 0)
