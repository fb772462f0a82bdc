"""Find the images in a conversation's messages, and put their vectors into the prompt.

Knows no image file and no vision tower: the caller passes an encoder.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from threading import Event
from typing import Any, Protocol

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import EmbeddedSpan, Spans

MAX_IMAGES = 16  # in a conversation
KINDS = ("image_url", "image")  # types of a message's parts; the image is under the same name
NO_IMAGES = "a message has an image, which is not taken here: start with images=True, or serve --images"


class Encoder(Protocol):
    """Encodes an image, in any form, as vectors."""

    token_id: int  # the token that stands for an image in the chat template

    def patches(self, image: Any) -> Any: ...

    def vectors(
        self, patches: Any, salt: str | None = None, cancelled: Event | None = None
    ) -> EmbeddedSpan: ...


def separate_images(messages: object) -> tuple[Any, list[Any]]:
    """Return the messages with an empty part for each image, as chat templates expect, and the images."""
    if isinstance(messages, str) or not isinstance(messages, Sequence):
        return messages, []
    images: list[Any] = []
    bare = []
    for message in messages:
        parts = message.get("content") if isinstance(message, Mapping) else None
        if isinstance(parts, list) and any(map(is_image, parts)):
            images += [read_image(part) for part in parts if is_image(part)]
            message = {
                **message,
                "content": [{"type": "image"} if is_image(part) else part for part in parts],
            }
        bare.append(message)
    if len(images) > MAX_IMAGES:
        raise Refused(f"the messages have {len(images)} images; the limit is {MAX_IMAGES}")
    return bare, images


def is_image(part: object) -> bool:
    return isinstance(part, Mapping) and part.get("type") in KINDS


def read_image(part: Mapping[str, Any]) -> Any:
    """Return the image of a part, in the form it was given."""
    image = part.get(str(part["type"]))
    if isinstance(image, Mapping):
        image = image.get("url")
    if image is None:
        raise Refused(f"a part of a message of type {part['type']} has no image under this name")
    return image


def insert_vectors(
    ids: Sequence[int], images: Sequence[EmbeddedSpan], token_id: int
) -> tuple[tuple[int, ...], Spans]:
    """Repeat the image token once for each of its vectors -> the ids, and the vectors at their positions."""
    count = sum(id == token_id for id in ids)
    if count != len(images):
        raise Refused(
            f"the conversation has {len(images)} images, but its text has {count} tokens that stand for one"
        )
    prompt = list[int]()
    spans = list[EmbeddedSpan]()
    remaining = iter(images)
    for id in ids:
        if id != token_id:
            prompt.append(id)
            continue
        spans.append(replace(next(remaining), start=len(prompt)))
        prompt += [id] * spans[-1].length
    return tuple(prompt), tuple(spans)
