"""Text at both ends of the way: prompts and conversations to ids, tokens to text that is safe to show."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from xlabatch.checkpoint.source import json_object

BYTE = re.compile(r"<0x[0-9A-F]{2}>")  # a token of a single byte, in vocabularies that fall back on bytes
FAST_CLASS = "PreTrainedTokenizerFast"  # the class of those that are nothing but their tokenizer.json
FILES = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.json")
TEMPLATES = ("chat_template.jinja", "chat_template.json", "additional_chat_templates")
Message = Mapping[str, Any]


class Tokenizer:
    """A folder's tokenizer."""

    def __init__(self, folder: Path | None, name: str) -> None:
        if folder is None or not any((folder / file).exists() for file in FILES):
            raise ValueError(f"model {name} has no tokenizer.json, so it has no text; give token ids instead")
        self.folder, self.name = folder, name
        self.fast = _fast_tokenizer(folder)
        if self.fast is None:
            self.hf  # noqa: B018 (what is broken is to be said at once)

    @cached_property
    def hf(self) -> Any:
        """transformers' tokenizer of this folder; importing it takes a second, so not before it is needed."""
        from transformers import AutoTokenizer

        try:
            return AutoTokenizer.from_pretrained(self.folder)
        except Exception as error:  # the library raises whatever comes to hand
            raise ValueError(f"model {self.name}: its tokenizer cannot be read: {error}") from None

    @cached_property
    def has_chat_template(self) -> bool:
        """Whether the folder may have a chat template: to say no takes no transformers."""
        if not self.fast:
            return True
        config = self.folder / "tokenizer_config.json"
        templates = (self.folder / name for name in TEMPLATES)
        return any(file.exists() for file in templates) or (
            config.exists() and "chat_template" in json_object(config)
        )

    def encode(self, text: str) -> tuple[int, ...]:
        """The ids of a prompt, with whatever the tokenizer puts before one."""
        return tuple(self.fast.encode(text).ids if self.fast else self.hf(text)["input_ids"])

    def apply_chat_template(self, messages: Sequence[Message]) -> tuple[int, ...]:
        """The ids of a conversation by the model's chat template, ready for its answer."""
        if not self.has_chat_template or not self.hf.chat_template:
            raise ValueError(f"model {self.name} has no chat template; give it prompts instead")
        try:
            ids = self.hf.apply_chat_template(list(messages), add_generation_prompt=True, return_dict=True)
        except Exception as error:  # a template may raise what it likes
            raise ValueError(f"model {self.name}: its chat template says no: {error}") from None
        return tuple(ids["input_ids"])

    def decode(self, ids: Sequence[int], special: bool = False) -> str:
        """The text of ids; special tokens are hidden unless asked for."""
        if self.fast:
            return str(self.fast.decode(list(ids), skip_special_tokens=not special))
        return str(
            self.hf.decode(list(ids), skip_special_tokens=not special, clean_up_tokenization_spaces=False)
        )

    def is_byte(self, id: int) -> bool:
        """Whether a token stands for a byte, so that its neighbours may change what it says."""
        token = self.fast.id_to_token(id) if self.fast else self.hf.convert_ids_to_tokens(id)
        return token is not None and BYTE.fullmatch(token) is not None


def _fast_tokenizer(folder: Path) -> Any:
    """The tokenizer without transformers, where tokenizer.json is all there is to know; else None."""
    file, config = folder / "tokenizer.json", folder / "tokenizer_config.json"
    said = json_object(config) if config.exists() else {}
    if not file.exists() or said.get("tokenizer_class", FAST_CLASS) != FAST_CLASS:
        return None
    from tokenizers import Tokenizer

    try:
        made = Tokenizer.from_file(str(file))
    except Exception as error:  # the library raises nothing narrower
        raise ValueError(f"{file} is no tokenizer: {error}") from None
    added = said.get("added_tokens_decoder") or {}
    if any(made.token_to_id(token.get("content", "")) is None for token in added.values()):
        return None
    made.no_truncation()
    made.no_padding()
    return made
