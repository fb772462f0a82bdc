"""Snapshots: what slots held of the beginnings of sequences, copied to the host.

A session is a snapshot that requests name by a key. The others are found by what they hold, because a prompt
begins with their ids. Those are also written to a folder, if an engine has one.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans, first_difference
from xlabatch.request import Request

Scope = tuple[str | None, str | None]


def scope(request: Request) -> Scope:
    """What must be equal besides ids for keys and values to be reused: the salt, the adapter's weights."""
    return request.cache_salt, request.adapter


class Beginning(Protocol):
    """What a prompt may begin with."""

    @property
    def ids(self) -> NDArray[np.int32]: ...

    @property
    def scope(self) -> Scope: ...

    @property
    def embeddings(self) -> Spans: ...


@dataclass(frozen=True, eq=False)
class Snapshot:
    """The first positions of a slot: their ids, and what the cache held there."""

    ids: NDArray[np.int32]
    arrays: tuple[NDArray[Any], ...]
    salt: str | None = None
    adapter: str | None = None  # that computed it
    embeddings: Spans = ()  # that some positions have in place of ids
    generation: int = 0  # of the engine's weights that computed it
    pinned: bool = False  # others are dropped first

    @property
    def scope(self) -> Scope:
        return self.salt, self.adapter

    @cached_property
    def name(self) -> str:
        return content_name(self)

    @property
    def nbytes(self) -> int:
        vectors = sum(len(span.data) for span in self.embeddings)
        return self.ids.nbytes + vectors + sum(array.nbytes for array in self.arrays)


def content_name(beginning: Beginning) -> str:
    """A name for what a prompt must begin with: a digest of ids and scope, and of vectors in place of ids."""
    digest = hashlib.sha256(repr(beginning.scope).encode())
    digest.update(beginning.ids.tobytes())
    for span in beginning.embeddings:
        digest.update(repr((span.start, span.width, span.columns)).encode())
        digest.update(span.data)
    return digest.hexdigest()


def begins_with(longer: Beginning, shorter: Beginning) -> bool:
    """Whether the ids, the vectors and the scope of one beginning are those that another begins with."""
    length = len(shorter.ids)
    same = longer.scope == shorter.scope and length <= len(longer.ids)
    return (
        same
        and np.array_equal(longer.ids[:length], shorter.ids)
        and length <= first_difference(longer.embeddings, shorter.embeddings)
    )


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
    """Snapshots by key, within a number of bytes."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.nbytes = 0
        self.by_key: OrderedDict[str, Snapshot] = OrderedDict()  # the one used last at the end

    def __iter__(self) -> Iterator[Snapshot]:
        return iter(self.by_key.values())

    def clear(self) -> None:
        self.by_key.clear()
        self.nbytes = 0

    def put(self, key: str, snapshot: Snapshot, replaced: Iterable[Snapshot] = ()) -> bool:
        """Keep a snapshot in the place of any with its key, and of others found by their content; False if it
        alone is over the limit.
        """
        self.remove(key)
        if snapshot.nbytes > self.max_bytes:
            return False
        for each in replaced:
            self.remove(each.name)
        self.by_key[key] = snapshot
        self.nbytes += snapshot.nbytes
        while self.nbytes > self.max_bytes:
            oldest = next(iter(self.by_key))
            self.remove(next((key for key, each in self.by_key.items() if not each.pinned), oldest))
        return key in self.by_key

    def remove(self, key: str) -> None:
        if removed := self.by_key.pop(key, None):
            self.nbytes -= removed.nbytes

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
