"""Read tokenizer.json if it gives the same ids as transformers, and refuse files that would end a process."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from xlabatch.checkpoint.json_files import MAX_TOKENIZER_BYTES, is_present, read_json, read_json_if_present
from xlabatch.errors import Refused
from xlabatch.validation import one_line, printable

log = logging.getLogger(__name__)
ROLES = [f"{role}_token" for role in ("bos", "eos", "unk", "sep", "pad", "cls", "mask")]
FAST_CLASS = "PreTrainedTokenizerFast"  # tokenizer.json fully describes the tokenizers of this class


def fast_tokenizer(folder: Path, gguf: Path | None = None) -> Any:
    """Read the tokenizer of tokenizer.json; None if transformers would change it by other files.

    A file that we made of a GGUF file is not read twice to look for what would end the process.
    """
    file = folder / "tokenizer.json"
    config_file = folder / "tokenizer_config.json"
    config = read_json_if_present(config_file)
    if not is_present(file):
        return None
    if gguf is None:
        check_merges(read_json(file, most=MAX_TOKENIZER_BYTES), printable(file))
    if config.get("tokenizer_class", FAST_CLASS) != FAST_CLASS:
        return None
    from tokenizers import Tokenizer

    wrong = (
        f"{printable(gguf)}: its tokenizer cannot be read"
        if gguf
        else f"{printable(file)} is not a tokenizer"
    )
    with library_errors(wrong):
        tokenizer = Tokenizer.from_file(str(file))
    added = config.get("added_tokens_decoder") or {}
    entries = added.values() if isinstance(added, dict) else [None]
    tokens: list[Any] = [entry.get("content", "") if isinstance(entry, dict) else None for entry in entries]
    if not all(isinstance(token, str) for token in tokens):
        raise Refused(
            f"{printable(config_file)}: added_tokens_decoder must be an object of tokens, got {added!r:.60}"
        )
    if any(tokenizer.token_to_id(token) is None for token in tokens):
        return None
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer


class ChatFiles(NamedTuple):
    """What a folder's files say about conversations."""

    template: object  # None if there is none; several by name
    special_tokens: dict[str, Any]  # by their role, as templates name them


def read_chat_files(folder: Path) -> ChatFiles | None:
    """Read the chat template and the special tokens; None if only transformers can tell which they are.

    For a folder with a tokenizer of FAST_CLASS: importing transformers takes a second and 100 MB.
    """
    config = read_json_if_present(folder / "tokenizer_config.json")
    others = read_json_if_present(folder / "special_tokens_map.json")
    special_tokens = {}
    for role in ROLES:
        text = token_text(config.get(role))
        if token_text(others.get(role, text)) != text:
            return None
        if text is not None:
            special_tokens[role] = text
    template = config.get("chat_template")
    if is_present(folder / "chat_template.jinja"):
        template = (folder / "chat_template.jinja").read_text("utf-8")
    several = any(is_present(folder / name) for name in ("chat_template.json", "additional_chat_templates"))
    if several or not all(isinstance(text, str) for text in (template or "", *special_tokens.values())):
        return None
    return ChatFiles(template, special_tokens)


def token_text(token: object) -> object:
    """A token of a configuration: its text, or an object with it."""
    return token.get("content") if isinstance(token, dict) else token


def check_merges(content: dict[str, Any], file: str) -> None:
    """Refuse merges that the library would cut within a character, because it then aborts the process."""
    model = content.get("model")
    prefix = model.get("continuing_subword_prefix") if isinstance(model, dict) else None
    merges = model.get("merges") if isinstance(model, dict) else None
    if not isinstance(prefix, str) or not prefix or not isinstance(merges, list):
        return
    for merge in merges:
        parts = merge.split(" ") if isinstance(merge, str) else merge
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            continue  # the library refuses these itself
        if not all(part.startswith(prefix) for part in parts[1:]):
            raise Refused(
                f"{file} is not a tokenizer: the second part of the merge {merge!r:.60} does not begin with "
                f"continuing_subword_prefix {prefix!r:.60}"
            )


@contextmanager
def library_errors(what: str) -> Iterator[None]:
    """Turn any exception of a tokenizer's library into Refused with one sentence.

    The libraries raise exceptions of many types. A panic in their Rust code is a BaseException but not an
    Exception, and would otherwise end the process. The server's log gets the traceback, because the library
    may be at fault.
    """
    try:
        yield
    except BaseException as error:
        if not isinstance(error, Exception) and not is_panic(error):
            raise
        if not isinstance(error, Refused):
            log.info("%s", what, exc_info=error)
        raise Refused(f"{what}: {one_line(error)}") from None


@contextmanager
def without_advice() -> Iterator[None]:
    """Keep transformers from advising users to install torch while it is imported: no tokenizer needs it."""
    name = "TRANSFORMERS_NO_ADVISORY_WARNINGS"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        del os.environ[name]
        os.environ |= {} if before is None else {name: before}


def is_panic(error: BaseException) -> bool:
    """Return whether a library's Rust code panicked: each library has this class, but exports none."""
    return type(error).__name__ == "PanicException"
