"""Text at both ends of the way: prompts and conversations to ids, tokens to text that is safe to show."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from xlabatch.source import json_object

BEFORE = 8  # tokens of a prompt that its answer is decoded behind
BYTE = re.compile(r"<0x[0-9A-F]{2}>")  # a token of a single byte, in vocabularies that fall back on bytes
HALF = "\ufffd"  # what a decoder makes of bytes that are no character, or not yet
WHOLE = "PreTrainedTokenizerFast"  # the class of those that are nothing but their tokenizer.json
FILES = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.json")
TEMPLATES = ("chat_template.jinja", "chat_template.json", "additional_chat_templates")
Message = Mapping[str, Any]


class Text:
    """A folder's tokenizer."""

    def __init__(self, folder: Path | None, name: str) -> None:
        if folder is None or not any((folder / file).exists() for file in FILES):
            raise ValueError(f"model {name} has no tokenizer.json, so it has no text; give token ids instead")
        self.folder, self.name = folder, name
        self.plain = _plain(folder)
        if self.plain is None:
            self.auto  # noqa: B018 (what is broken is to be said at once)

    @cached_property
    def auto(self) -> Any:
        """transformers' tokenizer of this folder; importing it takes a second, so not before it is needed."""
        from transformers import AutoTokenizer

        try:
            return AutoTokenizer.from_pretrained(self.folder)
        except Exception as error:  # the library raises whatever comes to hand
            raise ValueError(f"model {self.name}: its tokenizer cannot be read: {error}") from None

    @cached_property
    def converses(self) -> bool:
        """Whether the folder may have a chat template: to say no takes no transformers."""
        if not self.plain:
            return True
        config = self.folder / "tokenizer_config.json"
        templates = (self.folder / name for name in TEMPLATES)
        return any(file.exists() for file in templates) or (
            config.exists() and "chat_template" in json_object(config)
        )

    def encode(self, text: str) -> tuple[int, ...]:
        """The ids of a prompt, with whatever the tokenizer puts before one."""
        return tuple(self.plain.encode(text).ids if self.plain else self.auto(text)["input_ids"])

    def converse(self, messages: Sequence[Message]) -> tuple[int, ...]:
        """The ids of a conversation by the model's chat template, ready for its answer."""
        if not self.converses or not self.auto.chat_template:
            raise ValueError(f"model {self.name} has no chat template; give it prompts instead")
        try:
            ids = self.auto.apply_chat_template(list(messages), add_generation_prompt=True, return_dict=True)
        except Exception as error:  # a template may raise what it likes
            raise ValueError(f"model {self.name}: its chat template says no: {error}") from None
        return tuple(ids["input_ids"])

    def decode(self, ids: Sequence[int], special: bool = False) -> str:
        """The text of ids; special tokens are hidden unless asked for."""
        if self.plain:
            return str(self.plain.decode(list(ids), skip_special_tokens=not special))
        return str(
            self.auto.decode(list(ids), skip_special_tokens=not special, clean_up_tokenization_spaces=False)
        )

    def is_byte(self, id: int) -> bool:
        """Whether a token stands for a byte, so that its neighbours may change what it says."""
        token = self.plain.id_to_token(id) if self.plain else self.auto.convert_ids_to_tokens(id)
        return token is not None and BYTE.fullmatch(token) is not None


def _plain(folder: Path) -> Any:
    """The tokenizer without transformers, where tokenizer.json is all there is to know; else None."""
    file, config = folder / "tokenizer.json", folder / "tokenizer_config.json"
    said = json_object(config) if config.exists() else {}
    if not file.exists() or said.get("tokenizer_class", WHOLE) != WHOLE:
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


class Stream:
    """Turns one request's tokens into text as they come: never half a character, never part of a stop string.

    The pieces add up to what all tokens decode to behind the prompt's: a decoder drops a space at the
    beginning of a text, and an answer is none. Text is certain once no later token can change it: a decoder
    may take back what it made of bytes, so those wait for a token that is none.
    """

    def __init__(
        self,
        text: Text,
        prompt: Sequence[int] = (),
        stop: Sequence[str] = (),
        special: bool = False,
        least: int = 0,
    ) -> None:
        self.text, self.stop, self.special = text, tuple(stop), special
        self.unheard = least  # tokens before which no stop string ends it
        self.ids = list(prompt[-BEFORE:])
        self.shown = ""
        self.held = ""  # certain, but perhaps the beginning of a stop string
        self.ended = False  # by a stop string
        self.since = 0  # from here on ids are decoded again
        self.known = self._decode(0)  # what of that is certain
        if self.known.endswith(HALF) or (self.ids and text.is_byte(self.ids[-1])):
            self.ids, self.known = [], ""

    def push(self, token: int) -> str:
        """The text that this token makes safe to show."""
        if self.ended:
            return ""
        self.unheard = max(self.unheard - 1, 0)
        self.ids.append(token)
        return self._show(self._certain(), last=False)

    def close(self) -> str:
        """What was held back when the tokens ended."""
        if self.ended:
            return ""
        rest = self._decode(self.since)
        return self._show(rest[len(self.known) :], last=True)

    def _certain(self) -> str:
        """What has become certain, and is new."""
        if self.text.is_byte(self.ids[-1]) or not self._decode(len(self.ids) - 1):
            return ""  # bytes on both sides of what is hidden are read as one
        whole = self._decode(self.since)
        if whole.endswith(HALF):
            return ""
        new, self.known = whole[len(self.known) :], whole
        self._move_up()
        return new

    def _move_up(self) -> None:
        """Decode the last tokens only from now on, if they say something alone: long texts cost no more."""
        for since in range(max(self.since, len(self.ids) - 4), self.since, -1):
            tail = self._decode(since)
            if tail.strip() and HALF not in tail and self.known.endswith(tail):
                self.since, self.known = since, tail
                return

    def _decode(self, since: int) -> str:
        return self.text.decode(self.ids[since:], self.special)

    def _show(self, new: str, last: bool) -> str:
        """Of the held text and the new, what no stop string can begin with any more."""
        self.held += new
        stops = () if self.unheard else self.stop
        found = [at for at in (self.held.find(stop) for stop in stops) if at >= 0]
        if found:
            self.ended = True
            piece, self.held = self.held[: min(found)], ""
        else:
            kept = 0 if last or self.unheard else self._begun()
            cut = len(self.held) - kept
            piece, self.held = self.held[:cut], self.held[cut:]
        self.shown += piece
        return piece

    def _begun(self) -> int:
        """How much of the held text's end may be a stop string's beginning."""
        most = min(len(self.held), max(map(len, self.stop), default=1) - 1)
        ends = (n for n in range(most, 0, -1) if any(stop.startswith(self.held[-n:]) for stop in self.stop))
        return next(ends, 0)
