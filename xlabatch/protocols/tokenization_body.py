"""The bodies of `/tokenize` and `/detokenize`, with the parameters of vLLM and of llama.cpp."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_body import TemplateOptions
from xlabatch.protocols.chat_messages import Messages

MAX_TEXT = 2**19  # characters to tokenize, or tokens to detokenize, in one body


class Tokenize(TemplateOptions):
    """`/tokenize`: a prompt, which llama.cpp calls content, or a conversation."""

    NEUTRAL: ClassVar[Mapping[str, Any]] = {"parse_special": True}
    model: str | None = None
    prompt: str | None = None
    messages: Messages | None = None
    add_special_tokens: bool | None = None  # true by default for a prompt; a chat template writes its own
    return_token_strs: bool = False
    # llama.cpp's:
    content: str | None = None
    add_special: bool = False
    with_pieces: bool = False  # return each token as an object with its id and text

    def text(self) -> str | None:
        """Return the text to tokenize; None for a conversation."""
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
