"""A model folder's tokenizer: prompts and conversations to token ids, token ids to text.

Reads tokenizer.json directly where that gives the same ids as transformers, because importing transformers
takes about a second. Knows no request and no engine.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from xlabatch.checkpoint.source import json_object

BYTE = re.compile(r"<0x[0-9A-F]{2}>")  # a token of a single byte, in vocabularies with byte fallback
FAST_CLASS = "PreTrainedTokenizerFast"  # the class whose tokenizers are fully described by tokenizer.json
FILES = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.json")
TEMPLATES = ("chat_template.jinja", "chat_template.json", "additional_chat_templates")
Message = Mapping[str, Any]


class Tokenizer:
    """A folder's tokenizer. ValueError if the folder has none, or one that cannot be read."""

    def __init__(self, folder: Path | None, name: str) -> None:
        if folder is None or not any((folder / file).exists() for file in FILES):
            raise ValueError(
                f"model {name} has no tokenizer.json, so it cannot take or return text; "
                "use token ids with XlaBatchEngine instead"
            )
        self.folder, self.name = folder, name
        self.fast = _fast_tokenizer(folder)
        if self.fast is None:
            self.hf  # noqa: B018 (a broken tokenizer must fail here, not at the first request)

    @cached_property
    def hf(self) -> Any:
        """The folder's tokenizer as transformers reads it, imported on first use."""
        from transformers import AutoTokenizer

        try:
            return AutoTokenizer.from_pretrained(self.folder)
        except Exception as error:  # the library raises exceptions of many types
            raise ValueError(f"model {self.name}: its tokenizer cannot be read: {error}") from None

    @cached_property
    def has_chat_template(self) -> bool:
        """Whether the folder may have a chat template. A False does not need transformers."""
        if not self.fast:
            return True
        config = self.folder / "tokenizer_config.json"
        templates = (self.folder / name for name in TEMPLATES)
        return any(file.exists() for file in templates) or (
            config.exists() and "chat_template" in json_object(config)
        )

    def encode(self, text: str) -> tuple[int, ...]:
        """The ids of a prompt, with the special tokens that the tokenizer puts before one."""
        return tuple(self.fast.encode(text).ids if self.fast else self.hf(text)["input_ids"])

    def apply_chat_template(self, messages: Sequence[Message]) -> tuple[int, ...]:
        """The ids of a conversation, up to where the assistant's reply begins."""
        if not self.has_chat_template or not self.hf.chat_template:
            raise ValueError(f"model {self.name} has no chat template; use generate() with prompts instead")
        try:
            ids = self.hf.apply_chat_template(list(messages), add_generation_prompt=True, return_dict=True)
        except Exception as error:  # a template may raise anything
            raise ValueError(f"model {self.name}: its chat template rejects the messages: {error}") from None
        return tuple(ids["input_ids"])

    def decode(self, ids: Sequence[int], skip_special_tokens: bool = True) -> str:
        """The text of token ids, without special tokens unless they are wanted."""
        if self.fast:
            return str(self.fast.decode(list(ids), skip_special_tokens=skip_special_tokens))
        return str(
            self.hf.decode(
                list(ids), skip_special_tokens=skip_special_tokens, clean_up_tokenization_spaces=False
            )
        )

    def is_byte(self, id: int) -> bool:
        """Whether a token is a single byte: its neighbours then decide which character it decodes to."""
        token = self.fast.id_to_token(id) if self.fast else self.hf.convert_ids_to_tokens(id)
        return token is not None and BYTE.fullmatch(token) is not None


def _fast_tokenizer(folder: Path) -> Any:
    """The tokenizer of tokenizer.json, or None where transformers would change it by other files."""
    file, config_file = folder / "tokenizer.json", folder / "tokenizer_config.json"
    config = json_object(config_file) if config_file.exists() else {}
    if not file.exists() or config.get("tokenizer_class", FAST_CLASS) != FAST_CLASS:
        return None
    from tokenizers import Tokenizer

    try:
        tokenizer = Tokenizer.from_file(str(file))
    except Exception as error:  # the library raises nothing narrower
        raise ValueError(f"{file} is not a tokenizer: {error}") from None
    added = config.get("added_tokens_decoder") or {}
    if any(tokenizer.token_to_id(token.get("content", "")) is None for token in added.values()):
        return None
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer
