"""What happens to a completion, one event at a time, for the response builders."""

from typing import NamedTuple

from xlabatch.request import Event, Logprobs
from xlabatch.text.outputs import TextDelta


class Update(NamedTuple):
    """One event of a completion, with the text that can now be shown.

    It has its own offset and counts, because the completion may be ahead of a slow client.
    """

    event: Event
    delta: TextDelta
    text_offset: int  # characters of the completion before this event's token
    is_first: bool  # the completion's first update
    reasoning_tokens: int = 0  # of the completion so far

    @property
    def tokens(self) -> list[int]:
        return [] if self.event.token is None else [self.event.token]

    @property
    def logprobs(self) -> list[Logprobs]:
        return [self.event.logprobs] if self.event.logprobs else []
