"""The endpoints: OpenAI's, and some of our own. Each reads a body and leaves the response to the service."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from importlib.metadata import version
from typing import TYPE_CHECKING
from uuid import uuid4
from weakref import WeakValueDictionary

from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from xlabatch.errors import Refused
from xlabatch.protocols.anthropic_body import CountBody, MessagesBody
from xlabatch.protocols.anthropic_response import MessagesBuilder
from xlabatch.protocols.batch_body import BatchBody, BatchCancel
from xlabatch.protocols.batch_response import BatchBuilder
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_response import ChatBuilder
from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.completion_response import CompletionBuilder
from xlabatch.protocols.embeddings_body import EmbeddingsBody, RerankBody
from xlabatch.protocols.embeddings_response import EmbeddingsBuilder, RerankBuilder
from xlabatch.protocols.formatting import Json
from xlabatch.server.errors import add_error_handlers
from xlabatch.server.http.auth import AuthMiddleware, BodyLimitMiddleware
from xlabatch.server.http.bodies import body_route
from xlabatch.server.http.clients import ClientMiddleware, client_of
from xlabatch.server.http.connections import LoadLimitMiddleware
from xlabatch.server.http.hosts import HeadMiddleware, HostMiddleware
from xlabatch.server.http.other_paths import OtherPathsMiddleware
from xlabatch.server.http.pages import add_pages
from xlabatch.server.http.request_logs import RefusalLogMiddleware
from xlabatch.server.info_routes import add_info_routes
from xlabatch.server.llama_routes import add_llama_routes
from xlabatch.server.message_batch_routes import add_message_batch_routes
from xlabatch.server.message_batches import MessageBatches
from xlabatch.server.model_routes import add_model_routes
from xlabatch.server.models import Models
from xlabatch.server.openai_batches.batch_routes import Batches, add_file_and_batch_routes
from xlabatch.server.openai_batches.files import MAX_FILE_BYTES
from xlabatch.server.responses_api_routes import add_response_routes
from xlabatch.server.tokenization_routes import add_text_routes
from xlabatch.server.tracing import TraceContextMiddleware
from xlabatch.server.weight_routes import UPDATE, add_weight_routes
from xlabatch.text.embeddings import POOLED, rerank_prompts

if TYPE_CHECKING:
    from xlabatch.server.tinker.service import TinkerService


def create_app(models: Models) -> FastAPI:
    """Build the server's ASGI application."""
    settings = models.settings
    batches = Batches(models, settings.files) if settings.files else None
    message_batches = MessageBatches(models)
    tinker = tinker_service(models)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        models.open()
        try:
            async with batches.running() if batches else nullcontext():
                yield
        finally:
            await message_batches.close()
            if tinker:
                await tinker.close()
            await models.close()

    app = FastAPI(
        title="xlabatch", version=version("xlabatch"), lifespan=lifespan, docs_url=None, redoc_url=None
    )
    uploads = {"/v1/files": MAX_FILE_BYTES} if batches else {}
    if settings.weights_folder:
        uploads[UPDATE] = models.most_weight_bytes
    app.add_middleware(BodyLimitMiddleware, max_bytes=settings.max_body_bytes, uploads=uploads)
    app.add_middleware(HeadMiddleware)
    if settings.api_keys:
        app.add_middleware(AuthMiddleware)  # the last one added runs first
    if settings.cors_origins:
        origins = list(settings.cors_origins)
        app.add_middleware(CORSMiddleware, allow_origins=origins, allow_methods=["*"], allow_headers=["*"])
    app.router.route_class = body_route(models.body_process, settings.lenient)
    if settings.allowed_hosts or not settings.api_keys:  # a page of another origin has no key
        app.add_middleware(HostMiddleware, allowed=settings.allowed_hosts)
    app.add_middleware(LoadLimitMiddleware)
    app.add_middleware(ClientMiddleware, api_keys=settings.api_keys)
    app.add_middleware(RefusalLogMiddleware, as_json=settings.as_json)
    if models.tracing:
        app.add_middleware(TraceContextMiddleware)
    app.add_middleware(OtherPathsMiddleware)
    add_error_handlers(app, models)
    add_answer_routes(app, models)
    add_response_routes(app, models)
    add_messages_routes(app, models)
    add_message_batch_routes(app, message_batches)
    add_embedding_routes(app, models)
    add_batch_routes(app, models)
    add_llama_routes(app, models)
    add_file_and_batch_routes(app, batches)
    add_text_routes(app, models)
    add_model_routes(app, models)
    add_weight_routes(app, models)
    if tinker:
        from xlabatch.server.tinker.routes import add_tinker_routes

        add_tinker_routes(app, tinker)
    add_info_routes(app, models)
    add_pages(app)
    return app


def tinker_service(models: Models) -> "TinkerService | None":
    """Return what trains adapters of the first model, if it has a trainer and a folder for them."""
    trainer = models.first.trainer
    folder = models.settings.train
    if not (trainer and folder):
        return None
    from xlabatch.server.tinker.service import TinkerService  # other starts need not wait for it

    return TinkerService(models.first, trainer, folder)


def add_answer_routes(app: FastAPI, models: Models) -> None:
    """Add OpenAI's endpoints that run the model."""

    @app.post("/v1/completions")
    async def completions(body: CompletionBody, client: Request) -> Response:
        """Continue one or several prompts."""
        server, adapter, name = models.named(body.model)
        body.fill_in(server.llm.sampling.options)
        builder = CompletionBuilder(f"cmpl-{uuid4().hex}", name, body, server.llm.tokenizer)
        share = [body.is_shareable] * len(body.prompts())
        return await server.respond(builder, body.items, client, adapter, share)

    @app.post("/v1/chat/completions")
    async def chat(body: ChatBody, client: Request) -> Response:
        """Answer a conversation."""
        server, adapter, name = models.named(body.model)
        body.fill_in(server.llm.sampling.options)
        builder = ChatBuilder(f"chatcmpl-{uuid4().hex}", name, body, server.llm.tokenizer)
        return await server.respond(builder, body.items, client, adapter, [body.is_shareable])

    @app.post("/v1/chat/completions/input_tokens")
    async def input_tokens(body: ChatBody, client: Request) -> Json:
        """How many tokens a conversation has."""
        server = models.named(body.model).server
        count = await server.count_tokens(body, client_of(client))
        return {"object": "response.input_tokens", "input_tokens": count}


def add_messages_routes(app: FastAPI, models: Models) -> None:
    """Add `/v1/messages`. The first model answers for names that nothing has here."""

    @app.post("/v1/messages")
    async def messages(body: MessagesBody, client: Request) -> Response:
        """Answer a conversation, in Anthropic's form."""
        server, adapter, _ = models.named_or_first(body.model)
        chat = body.conversation()
        chat.fill_in(server.llm.sampling.options)
        builder = MessagesBuilder(f"msg_{uuid4().hex}", body.model, body.stream)
        return await server.respond(builder, chat.items, client, adapter, [chat.is_shareable])

    @app.post("/v1/messages/count_tokens")
    async def count_tokens(body: CountBody, client: Request) -> Json:
        """How many tokens a conversation has."""
        server = models.named_or_first(body.model).server
        return {"input_tokens": await server.count_tokens(body.chat_body(), client_of(client))}


def add_embedding_routes(app: FastAPI, models: Models) -> None:
    """Add `/v1/embeddings`, `/rerank` and `/v1/rerank`."""

    @app.post("/v1/embeddings")
    async def embeddings(body: EmbeddingsBody, client: Request) -> Response:
        """The vector of each prompt."""
        server, adapter, name = models.named(body.model)
        width = server.llm.engine.runner.config.width
        if body.dimensions is not None and body.dimensions > width:
            raise Refused(f"dimensions must be from 1 to {width}, got {body.dimensions}")
        builder = EmbeddingsBuilder(f"embd-{uuid4().hex}", name, body)
        return await server.respond(builder, body.items, client, adapter)

    @app.post("/rerank")
    @app.post("/v1/rerank")
    async def rerank(body: RerankBody, client: Request) -> Response:
        """The documents, the most relevant first."""
        server, adapter, name = models.named(body.model)
        classifies = server.llm.engine.classifier is not None
        builder = RerankBuilder(f"rerank-{uuid4().hex}", name, body, classifies)

        def items() -> list[Json]:
            context = server.llm.engine.limits.context
            prompts = rerank_prompts(server.llm.tokenizer, body.query, body.candidates, classifies, context)
            pooled = POOLED | {"pooling": "score" if classifies else "last"}
            return [pooled | {"prompt": prompt} for prompt in prompts]

        return await server.respond(builder, items, client, adapter)


def add_batch_routes(app: FastAPI, models: Models) -> None:
    """Add `/batch`, which runs many items at once, and `/batch/cancel`, which ends some of them."""
    streams: WeakValueDictionary[str, BatchBuilder] = WeakValueDictionary()  # in progress

    @app.post("/batch")
    async def batch(body: BatchBody, client: Request) -> Response:
        """Answer several items, each with its own id and options."""
        server, adapter, name = models.named(body.model)
        for item in body.items:
            item.fill_in(server.llm.sampling.options)
        builder = BatchBuilder(f"batch-{uuid4().hex}", name, body)
        share = [item.is_shareable for item in body.items]
        response = await server.respond(builder, body.as_items, client, adapter, share)
        id = response.headers["x-batch-id"] = uuid4().hex  # only this client knows it
        streams[id] = builder
        return response

    @app.post("/batch/cancel")
    async def cancel(body: BatchCancel) -> Json:
        """End items of a batch that is streamed; the others go on."""
        builder = streams.get(body.batch)
        if builder is None:
            raise HTTPException(404, "no batch with this id is streamed now; it may have ended")
        for prompt in builder.find_prompts(body.items):
            models.cancel(prompt)
        return {"cancelled": body.items}
