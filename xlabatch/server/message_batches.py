"""Anthropic's message batches: many conversations that run after all other requests.

They are in memory, within bounds: a server that stops forgets them, and so are old results once there are
more. A client sees its own batches only.
"""

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from uuid import uuid4

from pydantic import ValidationError
from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.anthropic_body import MessagesBody
from xlabatch.protocols.anthropic_response import MessagesBuilder, messages_error
from xlabatch.protocols.formatting import Json, with_ids
from xlabatch.protocols.message_batch_body import BatchedMessage, MessageBatchCreate
from xlabatch.protocols.refusals import BodyRefused
from xlabatch.server.dispatcher import FAILED_HERE, Closed
from xlabatch.server.http.api_keys import Client
from xlabatch.server.http.clients import BATCHES
from xlabatch.server.models import Models, Named
from xlabatch.server.openai_batches.line import LineRunner

log = logging.getLogger(__name__)
LIFETIME_S = 24 * 3600.0  # of requests that have not begun, and of results
MAX_UNFINISHED = 32  # batches of all clients
MAX_UNFINISHED_OF_ONE = 8
MAX_ENDED = 256
MAX_BYTES = 64 * 2**20  # of requests and results, of all batches
COUNTS = ("processing", "succeeded", "errored", "canceled", "expired")


@dataclass(eq=False)
class MessageBatch:
    """A batch, with what is left to do and the results so far."""

    owner: str
    waiting: list[BatchedMessage]  # the next one last
    nbytes: int
    id: str = field(default_factory=lambda: f"msgbatch_{uuid4().hex}")
    created_s: float = field(default_factory=time.time)
    counts: Counter[str] = field(default_factory=Counter)
    results: list[bytes] = field(default_factory=list)  # lines of JSON
    cancelled_s: float | None = None
    ended_s: float | None = None
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def status(self) -> str:
        if self.ended_s is not None:
            return "ended"
        return "in_progress" if self.cancelled_s is None else "canceling"

    @property
    def expires_s(self) -> float:
        return self.created_s + LIFETIME_S

    def shown(self) -> Json:
        """Return the batch as clients get it."""
        counts = {name: self.counts[name] for name in COUNTS}
        return {
            "id": self.id,
            "type": "message_batch",
            "processing_status": self.status,
            "request_counts": counts,
            "created_at": timestamp(self.created_s),
            "expires_at": timestamp(self.expires_s),
            "ended_at": timestamp(self.ended_s),
            "cancel_initiated_at": timestamp(self.cancelled_s),
            "archived_at": None,
            "results_url": f"/v1/messages/batches/{self.id}/results" if self.ended_s is not None else None,
        }

    def add(self, custom_id: str, result: Json) -> None:
        line = json.dumps({"custom_id": custom_id, "result": result}).encode() + b"\n"
        self.results.append(line)
        self.nbytes += len(line)
        self.counts[result["type"]] += 1
        self.counts["processing"] -= 1


class MessageBatches:
    """The batches of one server."""

    def __init__(self, models: Models) -> None:
        self.models = models
        self.runner = LineRunner(models)
        self.by_id: dict[str, MessageBatch] = {}  # the latest last

    def create(self, body: MessageBatchCreate, owner: Client) -> MessageBatch:
        """Begin a batch. Refused if it cannot be one, QueueFull if there are too many."""
        ids = Counter(request.custom_id for request in body.requests)
        if repeated := [id for id, count in ids.items() if count > 1]:
            raise Refused(
                f"requests: custom_id {repeated[0]!r} occurs {ids[repeated[0]]} times; each needs its own"
            )
        nbytes = sum(len(json.dumps(request.params)) for request in body.requests)
        self.forget_old()
        unfinished = [batch for batch in self.by_id.values() if batch.ended_s is None]
        if len(unfinished) >= MAX_UNFINISHED or sum(each.nbytes for each in unfinished) + nbytes > MAX_BYTES:
            raise QueueFull(f"{len(unfinished)} batches are in progress; wait until one has ended")
        if (own := sum(each.owner == owner.name for each in unfinished)) >= MAX_UNFINISHED_OF_ONE:
            raise QueueFull(f"{own} of your batches are in progress; wait until one has ended")
        batch = MessageBatch(owner.name, body.requests[::-1], nbytes)
        batch.counts["processing"] = len(body.requests)
        self.by_id[batch.id] = batch
        workers = min(self.models.slots, len(body.requests))
        batch.tasks = [asyncio.create_task(self.work(batch)) for _ in range(workers)]
        return batch

    def get(self, id: str, owner: Client) -> MessageBatch:
        batch = self.by_id.get(id)
        if batch is None or batch.owner != owner.name:
            raise HTTPException(404, f"no message batch has the id {id[:80]!r}; the latest ones are kept")
        return batch

    def list(self, owner: Client, limit: int, before_id: str | None, after_id: str | None) -> Json:
        """Return a page of a client's batches, the latest first."""
        own = [batch for batch in reversed(self.by_id.values()) if batch.owner == owner.name]
        ids = [batch.id for batch in own]
        for id in (before_id, after_id):
            if id is not None:
                self.get(id, owner)
        if after_id is not None:
            page = own[ids.index(after_id) + 1 :]
        elif before_id is not None:
            page = own[: ids.index(before_id)][-limit:]
        else:
            page = own
        shown = [batch.shown() for batch in page[:limit]]
        ends = {"first_id": shown[0]["id"], "last_id": shown[-1]["id"]} if shown else {}
        has_more = len(page) > limit if before_id is None else ids.index(before_id) > limit
        return {"data": shown, "has_more": has_more, "first_id": None, "last_id": None, **ends}

    def cancel(self, batch: MessageBatch) -> None:
        """End a batch; the results so far are kept."""
        if batch.ended_s is not None:
            return
        batch.cancelled_s = batch.cancelled_s or time.time()
        for task in batch.tasks:
            task.cancel()

    def delete(self, batch: MessageBatch) -> None:
        if batch.ended_s is None:
            raise Refused("the batch is in progress; cancel it first")
        del self.by_id[batch.id]

    def results(self, batch: MessageBatch) -> Iterator[bytes]:
        if batch.ended_s is None:
            raise Refused(f"the batch is {batch.status}; its results come when it has ended")
        return iter(list(batch.results))

    async def close(self) -> None:
        """End all batches without results for what is left."""
        tasks = [task for batch in self.by_id.values() for task in batch.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def forget_old(self) -> None:
        """Forget ended batches: those that are too old, then the oldest while there are too many."""
        ended = [batch for batch in self.by_id.values() if batch.ended_s is not None]
        used = sum(batch.nbytes for batch in self.by_id.values())
        for number, batch in enumerate(ended):
            left = len(ended) - number
            if time.time() < batch.expires_s and left <= MAX_ENDED and used <= MAX_BYTES:
                return
            used -= batch.nbytes
            del self.by_id[batch.id]

    async def work(self, batch: MessageBatch) -> None:
        """Answer one request after the other, next to the batch's other workers, until none is left."""
        request: BatchedMessage | None = None
        try:
            while batch.waiting:
                if time.time() >= batch.expires_s:
                    break
                request = batch.waiting.pop()
                batch.add(request.custom_id, await self.answer(request))
                request = None
        except (asyncio.CancelledError, Closed):
            if request is not None:
                batch.add(request.custom_id, {"type": "canceled"})
        finally:
            batch.tasks.remove(asyncio.current_task())  # type: ignore[arg-type]
            if not batch.tasks:
                self.end(batch)

    def end(self, batch: MessageBatch) -> None:
        left = "expired" if batch.cancelled_s is None else "canceled"
        while batch.waiting:
            batch.add(batch.waiting.pop().custom_id, {"type": left})
        batch.ended_s = time.time()
        self.forget_old()

    async def answer(self, request: BatchedMessage) -> Json:
        """Return the result of one request: its message, or an error."""
        self.forget_old()
        if sum(batch.nbytes for batch in self.by_id.values()) > MAX_BYTES:
            error = messages_error(503, f"the results of all batches take {MAX_BYTES >> 20} MiB already")
            return {"type": "errored", "error": error}
        try:
            return {"type": "succeeded", "message": await self.message(request)}
        except ValidationError as error:
            status, message = 400, str(BodyRefused.of(error.errors()))
        except Refused as error:
            status, message = 400, str(error)
        except Unavailable as error:
            status, message = 503, str(error)
        except Closed:
            raise
        except Exception:  # a fault in one request must not end the batch
            log.exception("a request of a message batch failed")
            status, message = 500, FAILED_HERE
        return {"type": "errored", "error": messages_error(status, message)}

    async def message(self, request: BatchedMessage) -> Json:
        def read() -> tuple[Named, MessagesBuilder, Json]:
            body = MessagesBody.model_validate_json(json.dumps(request.params))
            if body.stream:
                raise Refused("stream is not supported in a batch")
            named = self.models.named_or_first(body.model)
            builder = MessagesBuilder(f"msg_{uuid4().hex}", body.model, False)
            chat = body.conversation()
            chat.fill_in(named.server.llm.sampling.options)
            own = {} if named.adapter is None else {"adapter": named.adapter}
            [item] = with_ids(builder.id, chat.items())
            return named, builder, item | own

        named, builder, item = await self.models.first.run_text(BATCHES, read)
        with builder.naming_prompts():
            builder.prompts = [await self.runner.run_one(item, named.server)]
        if builder.failure:
            raise Unavailable(builder.failure)
        return builder.body()


def timestamp(s: float | None) -> str | None:
    return None if s is None else datetime.fromtimestamp(s, UTC).isoformat().replace("+00:00", "Z")
