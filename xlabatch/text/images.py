"""Images in the messages of a conversation, and the places of their vectors in the prompt.

Knows no file and no tower: what makes vectors of an image is given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from threading import Event
from typing import Any, Protocol

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import EmbeddedSpan, Spans
from xlabatch.request import ContextExceeded

MAX_IMAGES = 16  # of a conversation
KINDS = ("image_url", "image")  # of parts of a message, each with the image under this name
NO_IMAGES = "a message has an image, which is not taken here: start with images=True, or serve --images"


class Encoder(Protocol):
    """Makes vectors of an image in any form."""

    token_id: int  # which stands in the chat template for an image

    def patches(self, image: Any) -> Any: ...

    def vectors(
        self, patches: Any, salt: str | None = None, cancelled: Event | None = None
    ) -> EmbeddedSpan: ...


def encode_image(
    image: Any,
    encoder: Encoder,
    before: Spans,
    context: int,
    salt: str | None,
    cancelled: Event | None = None,
) -> EmbeddedSpan:
    """The vectors of an image behind those of others; more than a context holds are refused before the
    tower computes them.
    """
    patches = encoder.patches(image)
    count = sum(span.length for span in before) + patches.shape[0] * patches.shape[1]
    if count > context:
        raise ContextExceeded(
            f"the images have at least {count} tokens, but a slot holds {context}", count, context
        )
    return encoder.vectors(patches, salt, cancelled)


def separated(messages: Any) -> tuple[Any, list[Any]]:
    """Messages with a bare part in place of each image, as chat templates take them, and the images."""
    if isinstance(messages, str) or not isinstance(messages, Sequence):
        return messages, []
    images: list[Any] = []
    bare = [without_images(message, images) for message in messages]
    if len(images) > MAX_IMAGES:
        raise Refused(f"the messages have {len(images)} images; at most {MAX_IMAGES} are possible")
    return bare, images


def without_images(message: Any, images: list[Any]) -> Any:
    """A message with a bare part in place of each image, which is added to the list."""
    parts = message.get("content") if isinstance(message, Mapping) else None
    if not isinstance(parts, list) or not any(is_image(part) for part in parts):
        return message
    images += [image_of(part) for part in parts if is_image(part)]
    return {**message, "content": [{"type": "image"} if is_image(part) else part for part in parts]}


def is_image(part: Any) -> bool:
    """Whether a part of a message is an image."""
    return isinstance(part, Mapping) and part.get("type") in KINDS


def image_of(part: Mapping[str, Any]) -> Any:
    """The image of a part, in the form that was given."""
    image = part.get(str(part["type"]))
    if isinstance(image, Mapping):
        image = image.get("url")
    if image is None:
        raise Refused(f"a part of a message of type {part['type']} has no image under this name")
    return image


def insert_vectors(
    ids: Sequence[int], images: Sequence[EmbeddedSpan], token_id: int
) -> tuple[tuple[int, ...], Spans]:
    """The ids with a token of an image repeated for each of its vectors, and these at their positions."""
    count = sum(id == token_id for id in ids)
    if count != len(images):
        raise Refused(
            f"the conversation has {len(images)} images, but its text has {count} tokens that stand for one"
        )
    prompt, spans, remaining = list[int](), list[EmbeddedSpan](), iter(images)
    for id in ids:
        if id != token_id:
            prompt.append(id)
            continue
        spans.append(replace(next(remaining), start=len(prompt)))
        prompt += [id] * spans[-1].length
    return tuple(prompt), tuple(spans)
