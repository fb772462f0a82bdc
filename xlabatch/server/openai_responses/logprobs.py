"""The log-probabilities of a response's text, by block. Reasoning and calls have none in this API."""

from collections.abc import Sequence

from xlabatch.request import Logprobs
from xlabatch.server.formatting import Json, chat_logprobs
from xlabatch.server.responses.blocks import Block
from xlabatch.text.outputs import Completion
from xlabatch.text.tokenizer import Tokenizer


class TextLogprobs:
    """Collects entries for the blocks of text; a block that is not known has none."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.new: list[Json] = []  # of tokens whose text has not been given out
        self.by_block: dict[int, list[Json]] = {}

    def add(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> None:
        """Add tokens of a stream, before their text; a special token has none."""
        entries = zip(tokens, self._entries(tokens, logprobs), strict=False)
        self.new += [entry for token, entry in entries if self.tokenizer.token_bytes(token)]

    def take(self, block: Block) -> list[Json]:
        """The entries of text that a block has got now."""
        taken, self.new = self.new, []
        if block.kind != "text":
            return []
        self.by_block.setdefault(block.index, []).extend(taken)
        return taken

    def of(self, block: Block) -> list[Json]:
        """All entries of a block."""
        return self.by_block.get(block.index, [])

    def read(self, completion: Completion, blocks: Sequence[Block]) -> None:
        """Add a whole completion: a block has the tokens that have bytes within its text."""
        entries = self._entries(completion.tokens, completion.logprobs or ())
        text, start, spans = completion.text.encode(), 0, list[tuple[int, int]]()
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
