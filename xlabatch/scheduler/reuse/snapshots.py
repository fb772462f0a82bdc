"""Snapshots: what slots held of the beginnings of sequences, copied to the host.

A session is a snapshot that requests name by a key. The others are found by what they hold, because a prompt
begins with their ids. Those are also written to a folder, if an engine has one.
"""

import hashlib
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans, first_difference
from xlabatch.request import Request

Scope = tuple[str | None, str | None]
Block = tuple[NDArray[Any], ...]  # what each array of keys and values has at some positions


def scope(request: Request) -> Scope:
    """What must be equal besides ids for keys and values to be reused: the salt, the adapter's weights."""
    return request.cache_salt, request.adapter


class Contents(NamedTuple):
    """What the cache holds of the first positions of a slot."""

    blocks: tuple[Block, ...] = ()  # keys and values of `block_size` positions each
    state: tuple[NDArray[Any], ...] = ()  # the recurrent state after the last position
    axes: tuple[int | None, ...] = ()  # of the blocks in each array of a slot; None for a part of the state
    block_size: int = 1

    @classmethod
    def split(
        cls, arrays: Sequence[NDArray[Any]], axes: Sequence[int | None], count: int, block_size: int
    ) -> "Contents":
        """The first blocks of a slot's arrays, each in memory of its own."""
        by_axis = list(zip(axes, arrays, strict=True))
        blocks = (
            tuple(array[block_at(axis, n)].copy() for axis, array in by_axis if axis is not None)
            for n in range(count)
        )
        state = (array.copy() for axis, array in by_axis if axis is None)
        return cls(tuple(blocks), tuple(state), tuple(axes), block_size)

    def join(self) -> list[NDArray[Any]]:
        """The arrays, as far as there are blocks."""
        state = iter(self.state)
        of_each = zip(*self.blocks, strict=True)
        return [next(state) if axis is None else np.stack(next(of_each), axis) for axis in self.axes]

    @property
    def nbytes(self) -> int:
        return sum(map(bytes_of, (*self.blocks, self.state)))


def block_at(axis: int, n: int) -> tuple[slice | int, ...]:
    """An index for a block of a slot's array."""
    return (*(slice(None),) * axis, n)


class Beginning(Protocol):
    """What a prompt may begin with."""

    @property
    def ids(self) -> NDArray[np.int32]: ...

    @property
    def least(self) -> int:
        """How many of its positions a prompt must begin with at least, to be continued from there."""

    @property
    def scope(self) -> Scope: ...

    @property
    def embeddings(self) -> Spans: ...


@dataclass(frozen=True, eq=False)
class Snapshot:
    """The first positions of a slot: their ids, and what the cache held there."""

    ids: NDArray[np.int32]
    contents: Contents
    salt: str | None = None
    adapter: str | None = None  # that computed it
    embeddings: Spans = ()  # that some positions have in place of ids
    generation: int = 0  # of the engine's weights that computed it
    least: int = 0  # see Beginning: all, with a recurrent state; some, if a ring has lost the first ones
    pinned: bool = False  # others are dropped first

    @property
    def scope(self) -> Scope:
        return self.salt, self.adapter

    @cached_property
    def name(self) -> str:
        return content_name(self)

    @property
    def nbytes(self) -> int:
        return self.fixed_nbytes + sum(map(bytes_of, self.contents.blocks))

    @property
    def fixed_nbytes(self) -> int:
        """The same without keys and values."""
        vectors = sum(len(span.data) for span in self.embeddings)
        return self.ids.nbytes + vectors + bytes_of(self.contents.state)

    def share(self, other: "Snapshot") -> "Snapshot":
        """The same with the blocks of another snapshot where both have the same bits.

        Snapshots that begin alike have, unless somebody else has made the file of one of them.
        """
        count = common_length(self, other) // self.contents.block_size
        ours = self.contents.blocks
        same = [
            theirs if equal_bits(own, theirs) else own
            for own, theirs in zip(ours[:count], other.contents.blocks[:count], strict=True)
        ]
        return replace(self, contents=self.contents._replace(blocks=(*same, *ours[count:])))


def content_name(beginning: Beginning) -> str:
    """A name for what a prompt must begin with: a digest of ids and scope, and of vectors in place of ids."""
    digest = hashlib.sha256(repr(beginning.scope).encode())
    digest.update(beginning.ids.tobytes())
    for span in beginning.embeddings:
        digest.update(repr((span.start, span.width, span.columns)).encode())
        digest.update(span.data)
    return digest.hexdigest()


def begins_with(longer: Beginning, shorter: Beginning) -> bool:
    """Whether one beginning has all of another."""
    return common_length(longer, shorter) == len(shorter.ids)


def common_length(one: Beginning, other: Beginning) -> int:
    """How many positions two beginnings have in common; 0 if their scopes differ."""
    if one.scope != other.scope:
        return 0
    most = min(len(one.ids), len(other.ids), first_difference(one.embeddings, other.embeddings))
    differ = np.flatnonzero(one.ids[:most] != other.ids[:most])
    return int(differ[0]) if differ.size else most


def equal_bits(one: Block, other: Block) -> bool:
    pairs = zip(one, other, strict=True)
    return all(a is b or np.array_equal(a.view(np.uint8), b.view(np.uint8)) for a, b in pairs)


def bytes_of(arrays: tuple[NDArray[Any], ...]) -> int:
    return sum(array.nbytes for array in arrays)


class Folder(Protocol):
    """Snapshots on disk, which other processes may write too."""

    nbytes: int
    refused: int  # files that were damaged or of other engines

    def beginnings(self) -> Collection[Beginning]:
        """What is there now."""

    def load(self, beginning: Beginning) -> Snapshot | None:
        """The snapshot of one of them; None if it is no longer there, or was refused."""

    def save(self, snapshot: Snapshot) -> None:
        """Write a snapshot later."""


class Snapshots:
    """Snapshots by key, within a number of bytes. Those that begin alike have the same blocks in memory."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.nbytes = 0
        self.holders = Counter[int]()  # how many snapshots have a block, by its identity
        self.by_key: OrderedDict[str, Snapshot] = OrderedDict()  # the one used last at the end

    def __iter__(self) -> Iterator[Snapshot]:
        return iter(self.by_key.values())

    def clear(self) -> None:
        self.by_key.clear()
        self.holders.clear()
        self.nbytes = 0

    def put(self, key: str, snapshot: Snapshot, replaced: Iterable[Snapshot] = ()) -> bool:
        """Keep a snapshot in the place of any with its key, and of others found by their content; False if it
        alone is over the limit.
        """
        self.remove(key)
        if snapshot.nbytes > self.max_bytes:
            return False
        if other := max(self, key=lambda each: common_length(each, snapshot), default=None):
            snapshot = snapshot.share(other)
        for each in replaced:
            self.remove(each.name)
        self.by_key[key] = snapshot
        self._count(snapshot, 1)
        while self.nbytes > self.max_bytes:
            oldest = next(iter(self.by_key))
            self.remove(next((key for key, each in self.by_key.items() if not each.pinned), oldest))
        return key in self.by_key

    def remove(self, key: str) -> None:
        if removed := self.by_key.pop(key, None):
            self._count(removed, -1)

    def _count(self, snapshot: Snapshot, change: Literal[1, -1]) -> None:
        """Count the bytes of a snapshot that is added or removed; those of a block once."""
        self.nbytes += change * snapshot.fixed_nbytes
        for block in snapshot.contents.blocks:
            before = self.holders[id(block)]
            self.holders[id(block)] += change
            if 0 in (before, self.holders[id(block)]):
                self.nbytes += change * bytes_of(block)

    def touch(self, key: str) -> bool:
        """Mark the snapshot of a key as used last; False if there is none."""
        if key not in self.by_key:
            return False
        self.by_key.move_to_end(key)
        return True

    def get(self, key: str) -> Snapshot:
        """The snapshot of a key; Refused if there is none."""
        if not self.touch(key):
            raise Refused(f"no session has the key {key!r}")
        return self.by_key[key]

    def of(self, request: Request, generation: int) -> Snapshot | None:
        """The session that a request may read, if there is one of this generation of weights."""
        if not request.reads_session or request.cache_key not in self.by_key:
            return None
        session = self.get(request.cache_key or "")
        return session if session.generation == generation and session.scope == scope(request) else None
