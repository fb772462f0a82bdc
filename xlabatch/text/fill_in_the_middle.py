"""Prompts for models that write what belongs between two texts, by the special tokens that mark the parts."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from xlabatch.errors import Refused
from xlabatch.request import ContextExceeded
from xlabatch.text.tokenizer import Tokenizer


class Marks(NamedTuple):
    """The texts of the tokens before each part; without a middle one, the suffix comes first."""

    prefix: str
    suffix: str
    middle: str | None


MARKS = (
    Marks("<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"),  # Qwen Coder, CodeGemma
    Marks("<fim_prefix>", "<fim_suffix>", "<fim_middle>"),  # StarCoder, Granite
    Marks("<fim-prefix>", "<fim-suffix>", "<fim-middle>"),  # SantaCoder
    Marks("<｜fim▁begin｜>", "<｜fim▁hole｜>", "<｜fim▁end｜>"),  # noqa: RUF001 (DeepSeek)
    Marks("<|code_prefix|>", "<|code_suffix|>", "<|code_middle|>"),  # CodeGeeX
    Marks("\u2581<PRE>", "\u2581<SUF>", "\u2581<MID>"),  # Code Llama
    Marks("[PREFIX]", "[SUFFIX]", None),  # Codestral
)
FILE_MARKS = ("<|file_sep|>", "<file_sep>")  # between files
ENDS = (*FILE_MARKS, "<|fim_pad|>", "<fim_pad>", "<|repo_name|>", "<repo_name>", "\u2581<EOT>", "<EOT>")


class Fill(NamedTuple):
    """The prompt for a middle, and the tokens that end it in addition to the model's own."""

    ids: tuple[int, ...]
    ends: tuple[int, ...]


def fill_prompt(
    tokenizer: Tokenizer,
    prefix: str,
    suffix: str,
    context: int,
    files: Sequence[tuple[str, str]] = (),
    begun: str = "",
) -> Fill:
    """Make the prompt for what belongs between two texts. Refused if the model has no tokens for it.

    `files` are names and texts of other files, which come before; `begun` is how the middle begins. Their
    length is compared with a slot's before they are tokenized, which is slow for long texts.
    """
    marks = find_marks(tokenizer)
    fewest = sum(map(tokenizer.fewest_tokens, (prefix, suffix, begun, *chain.from_iterable(files))))
    if fewest > context:
        message = f"the parts have at least {fewest} tokens, but a slot holds {context}, new tokens included"
        raise ContextExceeded(message, fewest, context, is_counted=False)
    before = [*tokenizer.encode(""), *other_files(tokenizer, files)]
    prefixed = [known(tokenizer, marks.prefix), *tokenizer.encode_chat(prefix)]
    suffixed = [known(tokenizer, marks.suffix), *tokenizer.encode_chat(suffix)]
    parts = [*suffixed, *prefixed]
    if marks.middle is not None:
        parts = [*prefixed, *suffixed, known(tokenizer, marks.middle)]
    middle = tokenizer.encode_chat(begun) if begun else ()
    ends = (tokenizer.token_id(text) for text in ENDS)
    return Fill((*before, *parts, *middle), tuple(id for id in ends if id is not None))


def other_files(tokenizer: Tokenizer, files: Sequence[tuple[str, str]]) -> list[int]:
    """Write files one after the other, each after the token that separates files, if there is one."""
    separator = next((id for id in map(tokenizer.token_id, FILE_MARKS) if id is not None), None)
    ids: list[int] = []
    for name, text in files:
        ids += [] if separator is None else [separator]
        ids += tokenizer.encode_chat(f"{name}\n{text}\n" if name else f"{text}\n")
    return ids + ([separator] if files and separator is not None else [])


def find_marks(tokenizer: Tokenizer) -> Marks:
    for marks in MARKS:
        texts = [text for text in marks if text is not None]
        if all(tokenizer.token_id(text) is not None for text in texts):
            return marks
    raise Refused(
        f"model {tokenizer.name} cannot fill in the middle: its vocabulary has no tokens for that, such as "
        "<|fim_prefix|>, <|fim_suffix|> and <|fim_middle|>"
    )


def known(tokenizer: Tokenizer, text: str) -> int:
    id = tokenizer.token_id(text)
    assert id is not None
    return id
