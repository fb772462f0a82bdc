"""A reply as blocks of text, reasoning and calls, for Anthropic's API and OpenAI's Responses API."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.reply import ReplyFormat
from xlabatch.protocols.formatting import derive_id

BlockKind = Literal["text", "reasoning", "call"]
KINDS: dict[str, BlockKind] = {"content": "text", "reasoning": "reasoning", "name": "call"}


@dataclass
class ReplyBlock:
    """Consecutive pieces of one kind. A call's text is its arguments."""

    id: str
    index: int
    kind: BlockKind
    text: str = ""
    name: str = ""  # of the called function


class BlockEvent(NamedTuple):
    """A block begins, gets more text, or ends."""

    kind: Literal["begin", "text", "end"]
    block: ReplyBlock
    text: str = ""


class ReplyBlocks:
    """Reads one reply as it comes. The ids of its blocks derive from the response's id."""

    def __init__(self, id: str, format: ReplyFormat | None) -> None:
        self.id = id
        self.reader = reply_reader(format or ReplyFormat())
        self.blocks: list[ReplyBlock] = []
        self.is_open = False

    def push(self, text: str, last: bool) -> Iterator[BlockEvent]:
        """Add text of the reply and yield what happens to its blocks."""
        for piece in self.reader.push(text, last):
            if piece.kind == "arguments":
                yield self._add(piece.text)
                continue
            kind = KINDS[piece.kind]
            if piece.kind == "name" or not self.is_open or self.blocks[-1].kind != kind:
                yield from self._end()
                name = piece.text if piece.kind == "name" else ""
                index = len(self.blocks)
                self.blocks.append(ReplyBlock(derive_id(self.id, index), index, kind, name=name))
                self.is_open = True
                yield BlockEvent("begin", self.blocks[-1])
            if piece.kind != "name":
                yield self._add(piece.text)
        if last:
            yield from self._end()

    def _add(self, text: str) -> BlockEvent:
        self.blocks[-1].text += text
        return BlockEvent("text", self.blocks[-1], text)

    def _end(self) -> Iterator[BlockEvent]:
        if self.is_open:
            self.is_open = False
            yield BlockEvent("end", self.blocks[-1])
