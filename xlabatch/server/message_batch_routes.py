"""The endpoints of Anthropic's message batches."""

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import StreamingResponse

from xlabatch.protocols.formatting import Json
from xlabatch.protocols.message_batch_body import MessageBatchCreate
from xlabatch.server.http.clients import client_of
from xlabatch.server.message_batches import MessageBatches

Limit = Annotated[int, Query(ge=1, le=1000)]


def add_message_batch_routes(app: FastAPI, batches: MessageBatches) -> None:
    """Add `/v1/messages/batches`."""

    @app.post("/v1/messages/batches")
    async def create(body: MessageBatchCreate, client: Request) -> Json:
        """Begin a batch of conversations, which run after all other requests."""
        return batches.create(body, client_of(client)).shown()

    @app.get("/v1/messages/batches")
    async def listed(
        client: Request, limit: Limit = 20, before_id: str | None = None, after_id: str | None = None
    ) -> Json:
        """A client's batches, the latest first."""
        return batches.list(client_of(client), limit, before_id, after_id)

    @app.get("/v1/messages/batches/{id}")
    async def retrieve(id: str, client: Request) -> Json:
        """A batch, with the counts of its requests."""
        return batches.get(id, client_of(client)).shown()

    @app.get("/v1/messages/batches/{id}/results")
    async def results(id: str, client: Request) -> StreamingResponse:
        """A line of JSON for each request of a batch that has ended."""
        lines = batches.results(batches.get(id, client_of(client)))
        return StreamingResponse(lines, media_type="application/x-jsonl")

    @app.post("/v1/messages/batches/{id}/cancel")
    async def cancel(id: str, client: Request) -> Json:
        """End a batch; the results that it has are kept."""
        batch = batches.get(id, client_of(client))
        batches.cancel(batch)
        return batch.shown()

    @app.delete("/v1/messages/batches/{id}")
    async def delete(id: str, client: Request) -> Json:
        """Forget a batch that has ended."""
        batch = batches.get(id, client_of(client))
        batches.delete(batch)
        return {"id": batch.id, "type": "message_batch_deleted"}
