"""The endpoints that return vectors, or rank documents."""

from uuid import uuid4

from fastapi import FastAPI, Request
from fastapi.responses import Response

from xlabatch.errors import Refused
from xlabatch.protocols.embeddings_body import POOLED, EmbeddingsBody, RerankBody
from xlabatch.protocols.embeddings_response import EmbeddingsBuilder, RerankBuilder
from xlabatch.protocols.formatting import Json
from xlabatch.server.service import Server
from xlabatch.text.embeddings import rerank_prompts


def add_embedding_routes(app: FastAPI, server: Server) -> None:
    """Add `/v1/embeddings`, `/rerank` and `/v1/rerank`."""

    @app.post("/v1/embeddings")
    async def embeddings(body: EmbeddingsBody, client: Request) -> Response:
        """The vector of each prompt."""
        adapter = server.check_model(body.model)
        check_dimensions(body.dimensions, server)
        builder = EmbeddingsBuilder(f"embd-{uuid4().hex}", adapter or server.settings.name, body)
        items = numbered(builder.id, body.items())
        return await server.respond(builder, lambda: items, [False] * len(items), client, adapter)

    @app.post("/rerank")
    @app.post("/v1/rerank")
    async def rerank(body: RerankBody, client: Request) -> Response:
        """The documents, the most relevant first."""
        adapter = server.check_model(body.model)
        classifies = server.llm.engine.classifier is not None
        name = adapter or server.settings.name
        builder = RerankBuilder(f"rerank-{uuid4().hex}", name, body, classifies)

        def items() -> list[Json]:
            llm = server.llm
            texts = (body.query, body.documents)
            prompts = rerank_prompts(llm.tokenizer, *texts, classifies, llm.engine.limits.context)
            pooled = POOLED | {"pooling": "score" if classifies else "last"}
            return numbered(builder.id, [pooled | {"prompt": prompt} for prompt in prompts])

        count = len(body.documents) + (not classifies)
        return await server.respond(builder, items, [False] * count, client, adapter)


def numbered(id: str, items: list[Json]) -> list[Json]:
    """Give each item its own id."""
    return [item | {"id": f"{id}-{number}"} for number, item in enumerate(items)]


def check_dimensions(wanted: int | None, server: Server) -> None:
    """Refuse more dimensions than the model has, before anything runs."""
    width = server.llm.engine.runner.config.width
    if wanted is not None and wanted > width:
        raise Refused(f"dimensions must be from 1 to {width}, got {wanted}")
