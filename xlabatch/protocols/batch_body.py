"""The bodies of `/batch` and `/batch/cancel`: many prompts and conversations at once."""

from typing import Annotated, Any

from pydantic import Field

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_messages import Messages, plain_messages
from xlabatch.protocols.completion_body import SEVERAL, check_completions
from xlabatch.protocols.sampling_options import SamplingOptions, Text, TokenIds


class BatchItem(SamplingOptions):
    """A prompt or a conversation with its own id and options."""

    id: Text | None = None
    prompt: str | TokenIds | None = None
    messages: Messages | None = None
    max_tokens: int | None = Field(default=None, ge=1)
    logprobs: int | None = None

    def item(self) -> dict[str, Any]:
        if (self.prompt is None) == (self.messages is None):
            count = "neither" if self.prompt is None else "both"
            raise Refused(f"item {self.id!r} needs either a prompt or messages, got {count}")
        options = self.item_options() | {"logprobs": self.logprobs, "max_tokens": self.max_tokens}
        if self.messages is None:
            return options | {"prompt": self.prompt}
        return options | {"messages": plain_messages(self.messages, images=True)}


class BatchBody(Body):
    """`/batch`: many items at once. The response has them in order; a stream has chunks as they come."""

    model: str | None = None
    items: Annotated[list[BatchItem], SEVERAL]
    stream: bool = False
    digests: bool = False  # a digest of the logits for each token

    def as_items(self) -> list[dict[str, Any]]:
        if self.digests and not self.stream:
            raise Refused("digests are for streams only: set stream to true")
        check_completions(item.n for item in self.items)
        return [item.item() for item in self.items]


class BatchCancel(Body):
    """`/batch/cancel`: the batch's id, from a header of its stream, and the ids of items to end."""

    batch: str
    items: Annotated[list[Text], SEVERAL]
