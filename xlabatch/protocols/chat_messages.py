"""The messages of a conversation, as clients send them and as chat templates read them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from xlabatch.errors import Refused
from xlabatch.protocols.body import CACHE_MARKS, Body

MAX_MESSAGES = 4096  # in one conversation
MAX_PARTS = 1024  # in one message
NEED_CONTENT = ("user", "system", "developer")  # an assistant may have calls in its place


class Part(Body):
    WITHOUT_EFFECT = CACHE_MARKS
    type: Literal["text"]
    text: str


class RefusalPart(Body):
    """What an assistant wrote when it refused, which is text for a model."""

    WITHOUT_EFFECT = CACHE_MARKS
    type: Literal["refusal"]
    refusal: str

    @property
    def text(self) -> str:
        return self.refusal


class ImageUrl(Body):
    WITHOUT_EFFECT = frozenset({"detail"})
    url: str  # a data URL; no URL is fetched


class ImageUrlPart(Body):
    WITHOUT_EFFECT = CACHE_MARKS
    type: Literal["image_url"]
    image_url: ImageUrl


class ImagePart(Body):
    WITHOUT_EFFECT = CACHE_MARKS
    type: Literal["image"]  # as chat templates and transformers write it
    image: str  # a data URL


AnyPart = Part | RefusalPart | ImageUrlPart | ImagePart
Parts = Annotated[
    list[Annotated[AnyPart, Field(discriminator="type")]],
    Field(max_length=MAX_PARTS, fail_fast=True),
]


class Message(BaseModel):
    """A message of a conversation; fields not listed here are passed on to the chat template."""

    model_config = ConfigDict(extra="allow", strict=True)

    role: str
    content: str | Parts | None = None


Messages = Annotated[list[Message], Field(min_length=1, max_length=MAX_MESSAGES, fail_fast=True)]


def plain_messages(messages: Sequence[Message], images: bool = False) -> list[dict[str, Any]]:
    """Return messages as chat templates read them; text parts are joined unless a message has an image."""
    plain = [message.model_dump(exclude_none=True) for message in messages]
    for number, (each, message) in enumerate(zip(plain, messages, strict=True)):
        if message.content is None and message.role in NEED_CONTENT:
            raise Refused(f"messages.{number}.content is missing")
        if not isinstance(message.content, list):
            continue
        if all(isinstance(part, Part | RefusalPart) for part in message.content):
            each["content"] = join_text(message.content)
        elif not images:
            raise Refused("messages with images are for /v1/chat/completions, /batch and lines of batches")
    return plain


def join_text(parts: Sequence[AnyPart]) -> str:
    return "".join(part.text for part in parts if isinstance(part, Part | RefusalPart))
