"""A model folder's tokenizer: prompts and conversations to token ids, token ids to text.

Reads tokenizer.json directly if that gives the same ids as transformers, because importing transformers takes
about a second. Knows no request and no engine.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from xlabatch.chat.conversation import (
    ChatOptions,
    Conversation,
    RenderedChat,
    describe_reply,
    prepare_conversation,
)
from xlabatch.chat.formats import TOOL_FORMATS, knows_tools, tool_format, tools_sentence
from xlabatch.chat.reply import ReplyFormat
from xlabatch.checkpoint.json_files import check_folder, is_present, read_json_if_present
from xlabatch.errors import Refused
from xlabatch.text.chat_template import TemplateRenderer
from xlabatch.text.tokenizer_files import (
    ChatFiles,
    fast_tokenizer,
    library_errors,
    read_chat_files,
    without_advice,
)
from xlabatch.validation import unicode_text

if TYPE_CHECKING:
    from xlabatch.checkpoint.gguf.file import GgufFile

BYTE = re.compile(r"<0x[0-9A-F]{2}>")  # a token of a single byte, in vocabularies with byte fallback
# how a tokenizer.json begins that neither cuts texts nor pads them
AS_IT_IS = re.compile(rb'"truncation":\s*null,\s*"padding":\s*null')
HEAD_BYTES = 4096
FILES = ("tokenizer.json", "tokenizer_config.json", "tokenizer.model", "vocab.json")
TEMPLATES = ("chat_template.jinja", "chat_template.json", "additional_chat_templates")
LOCAL = ("vocab_file", "merges_file", "tokenizer_file", "name_or_path", "is_local", "local_files_only")
VISIBLE = [*range(33, 127), *range(161, 173), *range(174, 256)]  # byte-level tokens write these as they are
HIDDEN = [byte for byte in range(256) if byte not in VISIBLE]
BYTE_OF = {chr(byte): byte for byte in VISIBLE} | {chr(256 + n): byte for n, byte in enumerate(HIDDEN)}
# arguments of transformers' apply_chat_template that would change the ids or their form
TOKENIZATION = {"max_length", "padding", "return_dict", "return_tensors", "tokenizer_kwargs", "truncation"}
Message = Mapping[str, Any]
DEFAULT_OPTIONS = ChatOptions()


class Tokenizer:
    """The tokenizer of a folder or a GGUF file. Refused if there is none, or if it cannot be read.

    `chat_template` replaces the folder's; `tool_format` replaces the format that the template shows. The
    `header` of a GGUF file is read again if it is not given.
    """

    def __init__(
        self,
        folder: Path | None,
        name: str,
        chat_template: str | None = None,
        tool_format: str | None = None,
        header: "GgufFile | None" = None,
    ) -> None:
        if tool_format is not None and tool_format not in TOOL_FORMATS:
            raise Refused(f"tool_format is one of {', '.join(TOOL_FORMATS)}, got {tool_format!r:.40}")
        is_gguf = folder is not None and (header is not None or folder.is_file())
        self.origin = folder
        if folder is not None and is_gguf:
            from xlabatch.checkpoint.gguf.file import read_gguf
            from xlabatch.text.gguf_tokenizer import tokenizer_folder

            folder = tokenizer_folder(header or read_gguf(folder), self)
        if folder is None or not any(is_present(folder / file) for file in FILES):
            raise Refused(
                f"model {name} has no tokenizer.json, so it cannot take or return text; "
                "use token ids with XlaBatchEngine instead"
            )
        self.folder = folder
        self.name = name
        self.chat_template = chat_template
        self.tool_format = tool_format
        self.renderer = TemplateRenderer()
        self.token_texts: tuple[dict[int, str], dict[int, str]] = {}, {}  # with special tokens, and without
        self.bytes_by_id: dict[int, bytes] = {}
        self.fast = fast_tokenizer(folder, self.origin if is_gguf else None)
        if self.fast is None:
            self.hf  # noqa: B018 (a broken tokenizer must fail here, not at the first request)

    @cached_property
    def hf(self) -> Any:
        """The folder's tokenizer as transformers reads it, imported at first use."""
        with without_advice():
            from transformers import AutoTokenizer

        check_folder(self.folder)
        why = "its tokenizer cannot be read"
        if self.config.get("auto_map"):  # transformers' own message recommends trusting the code
            why += ", and the code that auto_map in its tokenizer_config.json names is never run"
        with library_errors(f"model {self.name}: {why}"):
            return AutoTokenizer.from_pretrained(self.folder, trust_remote_code=False, local_files_only=True)

    @cached_property
    def json_file(self) -> Path | None:
        """tokenizer.json, if it says all of this tokenizer, which other libraries then can read there."""
        file = self.folder / "tokenizer.json"
        if not self.fast:
            return None
        with file.open("rb") as content:
            return file if AS_IT_IS.search(content.read(HEAD_BYTES)) else None

    @cached_property
    def config(self) -> dict[str, Any]:
        return read_json_if_present(self.folder / "tokenizer_config.json")

    @cached_property
    def chat_files(self) -> ChatFiles:
        """The folder's chat template and special tokens."""
        if self.fast and (found := read_chat_files(self.folder)):
            return found
        return ChatFiles(self.hf.chat_template, self.hf.special_tokens_map)

    @cached_property
    def has_chat_template(self) -> bool:
        """Whether the folder may have a chat template. Answering False does not import transformers."""
        if self.chat_template is not None or not self.fast:
            return True
        return "chat_template" in self.config or any(is_present(self.folder / name) for name in TEMPLATES)

    def encode(self, text: str) -> tuple[int, ...]:
        """Tokenize a prompt, with the special tokens that the tokenizer adds to one."""
        return self._encode(text)

    def encode_chat(self, text: str) -> tuple[int, ...]:
        """Tokenize a rendered conversation without adding special tokens: the template has written them."""
        return self._encode(text, add_special_tokens=False)

    def encode_pair(self, first: str, second: str) -> tuple[int, ...]:
        """Tokenize two texts that belong together, as the tokenizer joins them."""
        return self._encode(first, second)

    def _encode(self, *texts: str, add_special_tokens: bool = True) -> tuple[int, ...]:
        for text in texts:
            try:
                unicode_text(text)
            except Refused as error:
                raise Refused(f"the text {error}") from None
        options = {"add_special_tokens": add_special_tokens}
        with library_errors(f"model {self.name}: its tokenizer cannot encode the text"):
            if not self.fast:
                return tuple(self.hf(*texts, **options)["input_ids"])
            batch = [texts[0] if len(texts) == 1 else texts]  # a batch lets other threads run
            return tuple(self.fast.encode_batch(batch, **options)[0].ids)

    def token_id(self, text: str) -> int | None:
        """Return the id of a vocabulary's entry; None if it is not one."""
        id: int | None = self.fast.token_to_id(text) if self.fast else self.vocabulary.get(text)
        return id

    def fewest_tokens(self, text: str) -> int:
        """Return a lower bound for a text's token count, quickly: tokenizing 4 MB takes seconds."""
        return -(-len(text) // self.longest_token)

    @cached_property
    def longest_token(self) -> int:
        """Characters of the vocabulary's longest token; a byte counts as one, as in byte-level tokens."""
        if self.fast:  # one by one: get_vocab stops all threads, for 0.35 s with 262 144 tokens
            entries = map(self.fast.id_to_token, range(self.fast.get_vocab_size()))
            lengths = [0 if entry is None else len(entry) for entry in entries]
            if all(lengths):  # no id is missing, so these are all tokens
                return max(lengths)
        return max(map(len, self.vocabulary))

    @property
    def vocabulary(self) -> dict[str, int]:
        ids: dict[str, int] = (self.fast or self.hf).get_vocab()
        return ids

    @overload
    def apply_chat_template(
        self,
        messages: Sequence[Message],
        tools: Sequence[Any] | None = ...,
        *,
        tokenize: Literal[True] = ...,
        add_generation_prompt: bool = ...,
        **variables: object,
    ) -> tuple[int, ...]: ...

    @overload
    def apply_chat_template(
        self,
        messages: Sequence[Message],
        tools: Sequence[Any] | None = ...,
        *,
        tokenize: Literal[False],
        add_generation_prompt: bool = ...,
        **variables: object,
    ) -> str: ...

    def apply_chat_template(
        self,
        messages: Sequence[Message],
        tools: Sequence[Any] | None = None,
        *,
        tokenize: bool = True,
        add_generation_prompt: bool = True,
        **variables: object,
    ) -> tuple[int, ...] | str:
        """Return a conversation's token ids, or its text, by default up to where the reply begins.

        Other arguments are variables of the template, as in transformers; what transformers takes for
        tokenization is refused.
        """
        if refused := sorted(name for name in TOKENIZATION & variables.keys() if variables[name]):
            raise Refused(f"a conversation is tokenized whole, into a tuple: leave out {', '.join(refused)}")
        options = ChatOptions(
            tools, add_generation_prompt=add_generation_prompt, chat_template_kwargs=variables
        )
        text = self.render_chat(messages, options).text
        return self.encode_chat(text) if tokenize else text

    def render_chat(
        self, messages: Sequence[Message], chat_options: ChatOptions = DEFAULT_OPTIONS
    ) -> RenderedChat:
        """Render a conversation with the chat template, by default up to the assistant's reply."""
        rejects = f"model {self.name}: its chat template rejects the messages"
        template = self._template(chat_options.tools, rejects)
        chat = prepare_conversation(messages, chat_options, template, self.tool_format)
        options = self.chat_files.special_tokens | chat.template_options
        try:
            text = self.renderer.render(template, chat.messages, options)
        except Refused as error:  # other errors are not the messages' fault
            raise Refused(f"{rejects}: {error}") from None
        return RenderedChat(text, chat.tools, describe_reply(chat, text, template))

    def _template(self, tools: Sequence[object] | None, rejects: str) -> str:
        """Return the chat template for a conversation with these tools. Refused if there is none."""
        if self.chat_template is not None:
            return self.chat_template
        template = self.chat_files.template if self.has_chat_template else None
        if not template:
            raise Refused(f"model {self.name} has no chat template; give it a prompt in place of messages")
        if isinstance(template, dict):
            with library_errors(rejects):
                template = self.hf.get_chat_template(tools=tools)
        if not isinstance(template, str):
            raise Refused(f"model {self.name}: its chat template must be a string, got {template!r:.60}")
        return template

    def template_digest(self, tools: Sequence[object] | None = None) -> str:
        """Return the SHA-256 of the chat template for conversations with these tools."""
        template = self._template(tools, f"model {self.name}: its chat template cannot be read")
        return hashlib.sha256(template.encode()).hexdigest()

    def reply_format(self, prompt: str, tools: Sequence[str] | None = None) -> ReplyFormat:
        """Describe what a reply to a rendered conversation may contain, with calls of these tools."""
        template = self._template(tools and [{}], f"model {self.name}: its chat template cannot be read")
        format = tool_format(template, self.tool_format, has_tools=bool(tools))
        plain = describe_reply(Conversation((), {}, format), prompt, template)
        return replace(plain, tools=format, names=tuple(tools)) if tools else plain

    def tools_sentence(self) -> str | None:
        """Name the tool-call format that the chat template selects, as a sentence; None if there is none."""
        if self.tool_format is not None:
            return None
        try:
            template = self._template([{}], "its chat template cannot be read")
        except Refused:
            return None
        return tools_sentence(template) if knows_tools(template) else None

    def info(self) -> dict[str, Any]:
        """Return its configuration as JSON, without the names of local files."""
        known = {name: value for name, value in self.hf.init_kwargs.items() if name not in LOCAL}
        template = self.hf.chat_template if self.chat_template is None else self.chat_template
        own = {"tokenizer_class": type(self.hf).__name__, "chat_template": template}
        info: dict[str, Any] = json.loads(json.dumps(known | self.hf.special_tokens_map | own, default=str))
        return info

    @cached_property
    def special_ids(self) -> dict[str, int]:
        """The ids of the special tokens by their text."""
        tokens = (self.fast or self.hf.backend_tokenizer).get_added_tokens_decoder()
        return {token.content: id for id, token in tokens.items() if token.special}

    def entries(self, ids: Sequence[int]) -> list[str]:
        """Return the vocabulary's entries of these ids, as written there; None for an id beyond its end."""
        if not self.fast:
            return list(self.hf.convert_ids_to_tokens(list(ids)))
        return [self.fast.id_to_token(id) for id in ids]

    def decode(self, ids: Sequence[int], skip_special_tokens: bool = True) -> str:
        """Turn token ids into text, by default without special tokens."""
        options = {"skip_special_tokens": skip_special_tokens}
        with library_errors(f"model {self.name}: its tokenizer cannot decode the tokens"):
            if self.fast:
                return str(self.fast.decode(list(ids), **options))
            return str(self.hf.decode(list(ids), clean_up_tokenization_spaces=False, **options))

    def token_text(self, id: int, skip_special_tokens: bool = False) -> str:
        """Return the text of one token by itself; each is decoded only once."""
        texts = self.token_texts[skip_special_tokens]
        if id not in texts:
            texts[id] = self.decode([id], skip_special_tokens)
        return texts[id]

    @cached_property
    def joins_bytes(self) -> bool:
        """Whether the text of tokens is always the text of their bytes in a row."""
        return self.fast is not None and type(self.fast.decoder).__name__ == "ByteLevel"

    def token_bytes(self, id: int) -> bytes:
        """Return the bytes of one token, which may be part of a character; none for a special token."""
        if id not in self.bytes_by_id:
            self.bytes_by_id[id] = self._token_bytes(id)
        return self.bytes_by_id[id]

    def _token_bytes(self, id: int) -> bytes:
        entry: str | None = self.entries([id])[0]
        if entry is None or entry in self.special_ids:
            return b""
        if self.joins_bytes and all(character in BYTE_OF for character in entry):
            return bytes(BYTE_OF[character] for character in entry)
        if BYTE.fullmatch(entry):
            return bytes([int(entry[3:5], 16)])
        text = self.token_text(id)
        spaced = entry.replace("\u2581", " ")  # a decoder drops a leading space
        return (spaced if spaced.strip() == text.strip() else text).encode()

    @cached_property
    def byte_ids(self) -> frozenset[int]:
        """The tokens that are a single byte: which character they become depends on their neighbours."""
        find = self.fast.token_to_id if self.fast else self.vocabulary.get
        ids = (find(f"<0x{byte:02X}>") for byte in range(256))
        return frozenset(id for id in ids if id is not None)
