"""Encode the images of requests: one prompt at a time, in a separate thread, within a memory limit.

Prompts without images never wait here. Knows neither HTTP nor the engine.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from threading import Event

from xlabatch.api import QueueFull
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import EmbeddedSpan, distinct_bytes
from xlabatch.scheduler.shares import has_place
from xlabatch.server.engine_thread import without_panics
from xlabatch.server.turns import SharedLock
from xlabatch.text.images import Encoder
from xlabatch.text.prompts import PromptItem

MAX_WAITING = 64  # prompts with images; above that, only clients below their share may add one
MAX_VECTOR_BYTES = 512 * 2**20  # of requests in progress; one more prompt may exceed it


class BodyVectors:
    """Vectors of a body's prompts that the engine does not have yet."""

    def __init__(self) -> None:
        self.spans: list[EmbeddedSpan] = []


class ImageQueue:
    """Encodes images prompt by prompt; clients take turns. Used on the event loop."""

    def __init__(
        self,
        encoder: Encoder | None,
        context: int,
        in_flight: Callable[[], Iterable[EmbeddedSpan]],
        start_thread: Callable[[], None],
    ) -> None:
        """`in_flight` returns the vectors that the engine has; `start_thread` runs first in the thread."""
        self.encoder = encoder
        self.context = context
        self.in_flight = in_flight
        self.pool = ThreadPoolExecutor(1, "xlabatch-images", start_thread)
        self.lock = SharedLock()
        self.prompts = Counter[str]()  # by client: how many wait or are being encoded
        self.bodies: set[BodyVectors] = set()

    @contextmanager
    def body(self) -> Iterator[BodyVectors]:
        """Track a body's vectors; they count until it has been submitted or refused."""
        body = BodyVectors()
        self.bodies.add(body)
        try:
            yield body
        finally:
            self.bodies.discard(body)

    @property
    def waiting(self) -> int:
        """The number of waiting prompts, including the one being encoded."""
        return self.prompts.total()

    async def encode(self, item: PromptItem, body: BodyVectors, client: str) -> PromptItem:
        """Encode an item's images. Cancelling stops the computation."""
        if item.is_encoded or self.encoder is None:
            return item
        if not has_place(self.prompts, client, MAX_WAITING, reserve=MAX_WAITING):
            raise QueueFull(f"{self.prompts.total()} prompts with images wait already; try again later")
        self.prompts[client] += 1
        loop = asyncio.get_running_loop()
        try:
            async with self.lock.turn(client):
                self._check_memory(body)
                while not item.is_encoded:
                    cancelled = Event()
                    work = partial(item.encode_next_image, self.encoder, self.context, cancelled)
                    try:
                        item = await loop.run_in_executor(self.pool, without_panics, work)
                    except asyncio.CancelledError:
                        cancelled.set()  # which stops the computation halfway
                        raise
                body.spans += item.vectors
        finally:
            self.prompts -= Counter({client: 1})  # drops clients that have none left
        return item

    def _check_memory(self, body: BodyVectors) -> None:
        """Raise Refused if this body has too many vectors, QueueFull if all requests together have."""
        if (own := distinct_bytes(body.spans)) >= MAX_VECTOR_BYTES:
            raise Refused(
                f"the images of this body have {own} bytes of vectors; the limit is {MAX_VECTOR_BYTES}"
            )
        prepared = chain.from_iterable(each.spans for each in self.bodies)
        used = distinct_bytes(chain(self.in_flight(), prepared))
        if used >= MAX_VECTOR_BYTES:
            limit = MAX_VECTOR_BYTES >> 20
            raise QueueFull(
                f"the image vectors of requests in progress take {used >> 20} MiB; the limit is {limit} MiB"
            )
