"""Sessions: what slots held, by the key under which it was saved, for requests that name the key."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans
from xlabatch.request import Request

Scope = tuple[str | None, str | None]


def scope(request: Request) -> Scope:
    """What must be equal besides ids for keys and values to be reused: the salt, the adapter's weights."""
    return request.cache_salt, request.adapter


@dataclass(frozen=True, eq=False)
class Session:
    """The first positions of a slot: their ids, and what the cache held there."""

    ids: NDArray[np.int32]
    arrays: tuple[NDArray[Any], ...]
    salt: str | None = None
    adapter: str | None = None  # that computed it
    embeddings: Spans = ()  # that some positions have in place of ids
    generation: int = 0  # of the engine's weights that computed it

    @property
    def nbytes(self) -> int:
        vectors = sum(len(span.data) for span in self.embeddings)
        return self.ids.nbytes + vectors + sum(array.nbytes for array in self.arrays)


class Sessions:
    """Sessions by key, within a number of bytes."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.by_key: OrderedDict[str, Session] = OrderedDict()  # the one used last at the end

    def clear(self) -> None:
        self.by_key.clear()

    def put(self, key: str, session: Session) -> bool:
        """Keep a session in the place of any with its key; False if it alone is over the limit."""
        self.by_key.pop(key, None)
        if session.nbytes > self.max_bytes:
            return False
        self.by_key[key] = session
        while sum(each.nbytes for each in self.by_key.values()) > self.max_bytes:
            self.by_key.popitem(last=False)
        return True

    def get(self, key: str) -> Session:
        """The session of a key; Refused if there is none."""
        if key not in self.by_key:
            raise Refused(f"no session has the key {key!r}")
        self.by_key.move_to_end(key)
        return self.by_key[key]

    def of(self, request: Request, generation: int) -> Session | None:
        """The session that a request may read, if there is one of this generation of weights."""
        if not request.reads_session or request.cache_key not in self.by_key:
            return None
        session = self.get(request.cache_key or "")
        is_usable = session.generation == generation and (session.salt, session.adapter) == scope(request)
        return session if is_usable else None
