"""llama.cpp's own endpoints for completions; those that it shares with OpenAI's API are in `routes`."""

from functools import partial
from uuid import uuid4

from fastapi import FastAPI, Request
from fastapi.responses import Response

from xlabatch.protocols.llama_body import InfillBody, LlamaCompletionBody
from xlabatch.protocols.llama_response import LlamaBuilder
from xlabatch.server.models import Models


def add_llama_routes(app: FastAPI, models: Models) -> None:
    """Add `/completion`, which is also `/completions`, and `/infill`."""

    @app.post("/completion")
    @app.post("/completions", include_in_schema=False)
    async def completion(body: LlamaCompletionBody, client: Request) -> Response:
        """Continue one or several prompts, in llama.cpp's form."""
        server, adapter, name = models.named(body.model)
        body.fill_in(server.llm.sampling.options)
        builder = LlamaBuilder(f"cmpl-{uuid4().hex}", name, body, server.llm.tokenizer)
        share = [body.is_shareable] * len(body.prompts)
        return await server.respond(builder, body.items, client, adapter, share)

    @app.post("/infill")
    async def infill(body: InfillBody, client: Request) -> Response:
        """Write what belongs between two texts, for models with tokens that mark them."""
        server, adapter, name = models.named(body.model)
        body.fill_in(server.llm.sampling.options)
        builder = LlamaBuilder(f"cmpl-{uuid4().hex}", name, body, server.llm.tokenizer)
        items = partial(body.items, server.llm.tokenizer, server.llm.engine.limits.context)
        return await server.respond(builder, items, client, adapter, [body.is_shareable])
