"""What every body refuses, and the messages of a conversation. Knows no other parameter."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, model_validator

from xlabatch.errors import Refused

MAX_MESSAGES = 4096  # in one conversation
MAX_PARTS = 1024  # of one message
MAX_PROBLEMS = 8  # listed for a body that is not valid
ON_UNKNOWN = "on_unknown"  # in the context of a validation: takes unknown parameters, which are then ignored


class Body(BaseModel):
    """Every body refuses unknown parameters, values of other types, and numbers that are not finite."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)
    WITHOUT_EFFECT: ClassVar[frozenset[str]] = frozenset()  # accepted, because they change no answer
    NEUTRAL: ClassVar[Mapping[str, Any]] = {}  # accepted with this value, which changes no answer

    @model_validator(mode="before")
    @classmethod
    def known_only(cls, values: Any, info: ValidationInfo) -> Any:
        """Refuse unknown parameters with one short error, however many there are. Null is not given."""
        if not isinstance(values, dict):
            return values
        known = {field.alias or name for name, field in cls.model_fields.items()}
        neutral = {name for name, each in values.items() if each is None or each == cls.NEUTRAL.get(name)}
        given = {name: each for name, each in values.items() if name not in neutral}
        if unknown := [str(name)[:40] for name in given if name not in known | cls.WITHOUT_EFFECT]:
            if info.context is None or ON_UNKNOWN not in info.context:
                raise Refused(f"parameter {', '.join(unknown[:8])} is not supported")
            info.context[ON_UNKNOWN](unknown)
        return {name: each for name, each in given.items() if name in known}


class Part(Body):
    type: Literal["text"]
    text: str


class ImageUrl(Body):
    WITHOUT_EFFECT = frozenset({"detail"})
    url: str  # of data: no address is fetched


class ImageUrlPart(Body):
    type: Literal["image_url"]
    image_url: ImageUrl


class ImagePart(Body):
    type: Literal["image"]  # as chat templates and transformers have it
    image: str  # a URL of data


AnyPart = Part | ImageUrlPart | ImagePart
Parts = Annotated[
    list[Annotated[AnyPart, Field(discriminator="type")]],
    Field(max_length=MAX_PARTS, fail_fast=True),
]


class Message(BaseModel):
    """A message of a conversation; other fields are passed on to the chat template."""

    model_config = ConfigDict(extra="allow", strict=True)

    role: str
    content: str | Parts | None = None


Messages = Annotated[list[Message], Field(min_length=1, max_length=MAX_MESSAGES, fail_fast=True)]


def plain_messages(messages: Sequence[Message], images: bool = False) -> list[dict[str, Any]]:
    """Messages as chat templates read them, with the parts of a content joined unless one is an image."""
    plain = [message.model_dump(exclude_none=True) for message in messages]
    for each, message in zip(plain, messages, strict=True):
        if not isinstance(message.content, list):
            continue
        if all(isinstance(part, Part) for part in message.content):
            each["content"] = joined_text(message.content)
        elif not images:
            raise Refused("messages with images are for /v1/chat/completions, /batch and lines of batches")
    return plain


def joined_text(parts: Sequence[AnyPart]) -> str:
    """The text of the parts of a content."""
    return "".join(part.text for part in parts if isinstance(part, Part))
