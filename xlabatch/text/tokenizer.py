"""A model folder's tokenizer: prompts and conversations to token ids, token ids to text.

Reads tokenizer.json directly where that gives the same ids as transformers, because importing transformers
takes about a second. Knows no request and no engine.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from xlabatch.chat.conversation import ChatOptions, RenderedChat, conversation, reply_format
from xlabatch.checkpoint.json_files import check_folder, is_present, read_json, read_json_if_present
from xlabatch.text.chat_template import TemplateRenderer
from xlabatch.validation import one_line, printable

BYTE = re.compile(r"<0x[0-9A-F]{2}>")  # a token of a single byte, in vocabularies with byte fallback
FAST_CLASS = "PreTrainedTokenizerFast"  # the class whose tokenizers are fully described by tokenizer.json
FILES = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.json")
TEMPLATES = ("chat_template.jinja", "chat_template.json", "additional_chat_templates")
LOCAL = ("vocab_file", "merges_file", "tokenizer_file", "name_or_path", "is_local", "local_files_only")
Message = Mapping[str, Any]
DEFAULT_OPTIONS = ChatOptions()


class Tokenizer:
    """A folder's tokenizer. ValueError if the folder has none, or one that cannot be read.

    A chat template that is given replaces the folder's.
    """

    def __init__(self, folder: Path | None, name: str, chat_template: str | None = None) -> None:
        if folder is None or not any(is_present(folder / file) for file in FILES):
            raise ValueError(
                f"model {name} has no tokenizer.json, so it cannot take or return text; "
                "use token ids with XlaBatchEngine instead"
            )
        self.folder, self.name, self.chat_template = folder, name, chat_template
        self.fast = _fast_tokenizer(folder)
        if self.fast is None:
            self.hf  # noqa: B018 (a broken tokenizer must fail here, not at the first request)

    @cached_property
    def hf(self) -> Any:
        """The folder's tokenizer as transformers reads it, imported on first use."""
        from transformers import AutoTokenizer

        check_folder(self.folder)
        config = read_json_if_present(self.folder / "tokenizer_config.json")
        why = "its tokenizer cannot be read"
        if config.get("auto_map"):  # transformers' own message advises to trust the code
            why += ", and the code that auto_map in its tokenizer_config.json names is never run"
        with library_errors(f"model {self.name}: {why}"):
            return AutoTokenizer.from_pretrained(self.folder, trust_remote_code=False, local_files_only=True)

    @cached_property
    def has_chat_template(self) -> bool:
        """Whether the folder may have a chat template. A False does not need transformers."""
        if self.chat_template is not None or not self.fast:
            return True
        templates = (self.folder / name for name in TEMPLATES)
        return any(map(is_present, templates)) or "chat_template" in read_json_if_present(
            self.folder / "tokenizer_config.json"
        )

    def encode(self, text: str) -> tuple[int, ...]:
        """The ids of a prompt, with the special tokens that the tokenizer puts before one."""
        return self._encode(text, add_special_tokens=True)

    def _encode(self, text: str, add_special_tokens: bool) -> tuple[int, ...]:
        options = {"add_special_tokens": add_special_tokens}
        with library_errors(f"model {self.name}: its tokenizer cannot encode the text"):
            if not self.fast:
                return tuple(self.hf(text, **options)["input_ids"])
            return tuple(self.fast.encode_batch([text], **options)[0].ids)  # lets other threads run

    def fewest_tokens(self, text: str) -> int:
        """How many tokens a text has at least, at once: 4 MB take seconds to tokenize."""
        return -(-len(text) // self.longest_token)

    @cached_property
    def longest_token(self) -> int:
        """Characters of the vocabulary's longest token; a byte counts as one, as in byte-level tokens."""
        return max(map(len, (self.fast or self.hf).get_vocab()))

    def apply_chat_template(self, messages: Sequence[Message]) -> tuple[int, ...]:
        """The ids of a conversation, up to where the assistant's reply begins."""
        return self.encode_chat(self.render_chat(messages).text)

    def encode_chat(self, text: str) -> tuple[int, ...]:
        """The ids of a rendered conversation: its template has written the special tokens."""
        return self._encode(text, add_special_tokens=False)

    def render_chat(
        self, messages: Sequence[Message], chat_options: ChatOptions = DEFAULT_OPTIONS
    ) -> RenderedChat:
        """A conversation as the chat template's text, by default up to where the assistant's reply begins."""
        given = self.chat_template
        if given is None and not (self.has_chat_template and self.hf.chat_template):
            raise ValueError(f"model {self.name} has no chat template; use generate() with prompts instead")
        with library_errors(f"model {self.name}: its chat template rejects the messages"):
            template = given if given is not None else self.hf.get_chat_template(tools=chat_options.tools)
            chat = conversation(messages, chat_options, template)
            options = self.hf.special_tokens_map | chat.template_options
            text = self.renderer.render(template, chat.messages, options)
        return RenderedChat(text, chat.tools, reply_format(chat, text, template))

    def info(self) -> dict[str, Any]:
        """Its configuration as JSON, without the names of local files."""
        known = {name: value for name, value in self.hf.init_kwargs.items() if name not in LOCAL}
        template = self.hf.chat_template if self.chat_template is None else self.chat_template
        own = {"tokenizer_class": type(self.hf).__name__, "chat_template": template}
        info: dict[str, Any] = json.loads(json.dumps(known | self.hf.special_tokens_map | own, default=str))
        return info

    def special_id(self, text: str) -> int | None:
        """The id of a text that is one special token; None for any other text."""
        return self.special_ids.get(text)

    @cached_property
    def special_ids(self) -> dict[str, int]:
        """The ids of the special tokens by their text."""
        tokens = (self.fast or self.hf.backend_tokenizer).get_added_tokens_decoder()
        return {token.content: id for id, token in tokens.items() if token.special}

    @cached_property
    def renderer(self) -> TemplateRenderer:
        return TemplateRenderer()

    def entries(self, ids: Sequence[int]) -> list[str]:
        """The vocabulary's entries with these ids, as they are written there."""
        if not self.fast:
            return list(self.hf.convert_ids_to_tokens(list(ids)))
        return [self.fast.id_to_token(id) for id in ids]

    def decode(self, ids: Sequence[int], skip_special_tokens: bool = True) -> str:
        """The text of token ids, without special tokens unless they are wanted."""
        options = {"skip_special_tokens": skip_special_tokens}
        with library_errors(f"model {self.name}: its tokenizer cannot decode the tokens"):
            if self.fast:
                return str(self.fast.decode(list(ids), **options))
            return str(self.hf.decode(list(ids), clean_up_tokenization_spaces=False, **options))

    def token_text(self, id: int, skip_special_tokens: bool = False) -> str:
        """The text of one token by itself; it is decoded once."""
        texts = self.token_texts[skip_special_tokens]
        if id not in texts:
            texts[id] = self.decode([id], skip_special_tokens)
        return texts[id]

    @cached_property
    def token_texts(self) -> tuple[dict[int, str], dict[int, str]]:
        """The texts of tokens that have been decoded, with and without special tokens."""
        return {}, {}

    @cached_property
    def joins_bytes(self) -> bool:
        """Whether the text of tokens is sure to be that of their bytes, one token's after the other's."""
        return self.fast is not None and type(self.fast.decoder).__name__ == "ByteLevel"

    def is_byte(self, id: int) -> bool:
        """Whether a token is a single byte: its neighbours then decide which character it decodes to."""
        return id in self.byte_ids

    @cached_property
    def byte_ids(self) -> frozenset[int]:
        """The tokens that are a single byte."""
        vocab: dict[str, int] = (self.fast or self.hf).get_vocab()
        return frozenset(id for token, id in vocab.items() if BYTE.fullmatch(token))


@contextmanager
def library_errors(what: str) -> Iterator[None]:
    """Turn what a tokenizer's library raises into a ValueError of one sentence.

    The libraries raise exceptions of many types. A panic in their Rust code is no Exception, but only a
    BaseException, and would otherwise end the process.
    """
    try:
        yield
    except BaseException as error:
        if not isinstance(error, Exception) and not is_panic(error):
            raise
        raise ValueError(f"{what}: {one_line(error)}") from None


def is_panic(error: BaseException) -> bool:
    """Whether Rust code of a library panicked: each library has a class of this name, and exports none."""
    return type(error).__name__ == "PanicException"


def _fast_tokenizer(folder: Path) -> Any:
    """The tokenizer of tokenizer.json, or None where transformers would change it by other files."""
    file, config_file = folder / "tokenizer.json", folder / "tokenizer_config.json"
    config = read_json_if_present(config_file)
    if not is_present(file):
        return None
    check_merges(read_json(file), printable(file))
    if config.get("tokenizer_class", FAST_CLASS) != FAST_CLASS:
        return None
    from tokenizers import Tokenizer

    with library_errors(f"{printable(file)} is not a tokenizer"):
        tokenizer = Tokenizer.from_file(str(file))
    tokens = added_tokens(config, printable(config_file))
    if any(tokenizer.token_to_id(token) is None for token in tokens):
        return None
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer


def added_tokens(config: dict[str, Any], file: str) -> list[str]:
    """The texts of the tokens that a tokenizer_config.json adds."""
    added = config.get("added_tokens_decoder") or {}
    entries = added.values() if isinstance(added, dict) else [None]
    contents = [entry.get("content", "") if isinstance(entry, dict) else None for entry in entries]
    tokens = [content for content in contents if isinstance(content, str)]
    if len(tokens) < len(contents):
        raise ValueError(f"{file}: added_tokens_decoder must be an object of tokens, got {added!r:.60}")
    return tokens


def check_merges(content: dict[str, Any], file: str) -> None:
    """Refuse merges that the library would cut within a character: it then aborts the process."""
    model = content.get("model")
    prefix = model.get("continuing_subword_prefix") if isinstance(model, dict) else None
    merges = model.get("merges") if isinstance(model, dict) else None
    if not isinstance(prefix, str) or not prefix or not isinstance(merges, list):
        return
    for merge in merges:
        parts = merge.split(" ") if isinstance(merge, str) else merge
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            continue  # the library refuses these
        if not all(part.startswith(prefix) for part in parts[1:]):
            raise ValueError(
                f"{file} is not a tokenizer: the second part of the merge {merge!r:.60} does not begin with "
                f"continuing_subword_prefix {prefix!r:.60}"
            )
