"""Log-probabilities of text in `/v1/responses`, by block. This API has none for reasoning and calls."""

from collections.abc import Sequence

from xlabatch.protocols.formatting import Json, chat_logprobs
from xlabatch.protocols.reply_blocks import Block
from xlabatch.request import Logprobs
from xlabatch.text.outputs import Completion
from xlabatch.text.tokenizer import Tokenizer


class TextLogprobs:
    """Collects the log-probability entries of each text block."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.new: list[Json] = []  # entries of tokens with text still to come
        self.by_block: dict[int, list[Json]] = {}

    def add(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> None:
        """Add a stream's tokens before their text; special tokens have no entry."""
        entries = zip(tokens, self._entries(tokens, logprobs), strict=False)
        self.new += [entry for token, entry in entries if self.tokenizer.token_bytes(token)]

    def take(self, block: Block) -> list[Json]:
        """Return the entries for the text that was just added to a block."""
        taken = self.new
        self.new = []
        if block.kind != "text":
            return []
        self.by_block.setdefault(block.index, []).extend(taken)
        return taken

    def of(self, block: Block) -> list[Json]:
        """Return all entries of a block; none unless it is text."""
        return self.by_block.get(block.index, [])

    def read(self, completion: Completion, blocks: Sequence[Block]) -> None:
        """Add a whole completion: a block gets the entries of all tokens with bytes in its text."""
        entries = self._entries(completion.tokens, completion.logprobs or ())
        text = completion.text.encode()
        start = 0
        spans = list[tuple[int, int]]()
        for token in completion.tokens:
            spans.append((start, start + len(self.tokenizer.token_bytes(token))))
            start = spans[-1][1]
        position = 0
        for block in (each for each in blocks if each.kind == "text"):
            begin = max(text.find(block.text.encode(), position), position)
            position = begin + len(block.text.encode())
            within = [max(first, begin) < min(last, position) for first, last in spans]
            self.by_block[block.index] = [
                entry for entry, is_within in zip(entries, within, strict=False) if is_within
            ]

    def _entries(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> list[Json]:
        if not logprobs:
            return []
        entries: list[Json] = chat_logprobs(self.tokenizer, self.tokenizer.token_text, tokens, logprobs)[
            "content"
        ]
        return entries
