"""Replies that come in pieces, however their text is cut."""

import random
from itertools import pairwise

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.reply import ReplyFormat, ReplyPiece


def read(text: str, format: ReplyFormat, cuts: list[int]) -> list[ReplyPiece]:
    """The pieces of a text that comes cut at these places, joined as a client joins them."""
    reader, joined = reply_reader(format), list[ReplyPiece]()
    for start, end in pairwise([0, *cuts, len(text)]):
        for piece in reader.push(text[start:end]):
            joined = join(joined, piece)
    for piece in reader.push("", last=True):
        joined = join(joined, piece)
    return joined


def join(pieces: list[ReplyPiece], piece: ReplyPiece) -> list[ReplyPiece]:
    if pieces and pieces[-1].kind == piece.kind != "name":
        return [*pieces[:-1], ReplyPiece(piece.kind, pieces[-1].text + piece.text)]
    return [*pieces, piece]


def all_cuts(text: str) -> list[list[int]]:
    """No cut, every cut, each single one, and some at random."""
    draw, places = random.Random(1), range(1, len(text))
    some = [sorted(draw.sample(places, min(4, len(places)))) for _ in range(20)]
    return [[], list(places), *([at] for at in places), *some]
