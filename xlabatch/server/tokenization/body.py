"""The bodies of `/tokenize` and `/detokenize`, in vLLM's form and in llama.cpp's. Knows no HTTP."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from xlabatch.errors import Refused
from xlabatch.server.messages import Body, Messages
from xlabatch.server.protocol import MAX_TEXT, TemplateOptions


class Tokenize(TemplateOptions):
    """`/tokenize`: a prompt, its text under llama.cpp's name, or a conversation."""

    NEUTRAL: ClassVar[Mapping[str, Any]] = {"parse_special": True}
    model: str | None = None
    prompt: str | None = None
    messages: Messages | None = None
    add_special_tokens: bool | None = None  # true for a prompt: a chat template has written its own
    return_token_strs: bool = False
    # llama.cpp's
    content: str | None = None
    add_special: bool = False
    with_pieces: bool = False  # the tokens are objects of ids and texts

    def text(self) -> str | None:
        """The text to tokenize, unless that is a conversation's."""
        names = ("prompt", "content", "messages")
        given = [name for name in names if getattr(self, name) is not None]
        if len(given) != 1:
            raise Refused(f"give one of {', '.join(names)}, got {' and '.join(given) or 'none'}")
        return self.content if self.prompt is None else self.prompt

    @property
    def adds_special_tokens(self) -> bool:
        if self.add_special_tokens is not None:
            return self.add_special_tokens
        return self.prompt is not None or self.add_special


class Detokenize(Body):
    """`/detokenize`."""

    model: str | None = None
    tokens: Annotated[list[int], Field(max_length=MAX_TEXT, fail_fast=True)]
