"""The endpoints: OpenAI's, and some of our own. Thin: bodies in, bodies or events out."""

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import FileResponse, JSONResponse, Response, StreamingResponse
from fastapi.staticfiles import StaticFiles

from xlabatch.server.auth import Guard
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.errors import errors
from xlabatch.server.formatting import Json
from xlabatch.server.protocol import BatchBody, ChatBody, CompletionBody, Detokenize, Tokenize, plain_messages
from xlabatch.server.responses import BatchBuilder, ChatBuilder, CompletionBuilder
from xlabatch.server.service import SSE, UNBUFFERED, Server, event

WEB = Path(__file__).parent / "web"


def app(server: Server) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        server.dispatcher.open()
        try:
            yield
        finally:
            await server.dispatcher.close()

    made = FastAPI(title="xlabatch", version="0.1.0", lifespan=life, redoc_url=None)
    made.add_middleware(Guard, keys=server.settings.api_keys, largest=server.settings.max_body_bytes)
    if server.settings.cors_origins:
        made.add_middleware(
            CORSMiddleware,
            allow_origins=list(server.settings.cors_origins),
            allow_methods=["*"],
            allow_headers=["*"],
        )
    errors(made, server)
    answer_routes(made, server)
    info_routes(made, server)
    return made


def new_id(kind: str) -> str:
    return f"{kind}-{uuid.uuid4().hex}"


def answer_routes(made: FastAPI, server: Server) -> None:
    """The endpoints that make a model speak."""

    @made.post("/v1/completions")
    async def completions(body: CompletionBody, client: Request) -> Response:
        """Continue a prompt, or several."""
        server.check_model(body.model)
        items = body.items()
        talk = CompletionBuilder(new_id("cmpl"), server.settings.name, body, server.llm.tokenizer)
        return await server.respond(talk, with_ids(talk.id, items), [body.is_shareable] * len(items), client)

    @made.post("/v1/chat/completions")
    async def chat(body: ChatBody, client: Request) -> Response:
        """Answer a conversation."""
        server.check_model(body.model)
        talk = ChatBuilder(new_id("chatcmpl"), server.settings.name, body, server.llm.tokenizer)
        return await server.respond(talk, with_ids(talk.id, body.items()), [body.is_shareable], client)

    @made.post("/batch")
    async def batch(body: BatchBody, client: Request) -> Response:
        """Answer many items, each with an id and rules of its own."""
        server.check_model(body.model)
        talk = BatchBuilder(new_id("batch"), server.settings.name, body)
        items = with_ids(talk.id, [item.item() for item in body.items])
        return await server.respond(talk, items, [item.is_shareable for item in body.items], client)

    @made.post("/tokenize")
    async def tokenize(body: Tokenize) -> Json:
        """The ids of a prompt, or of a conversation by the model's template."""
        server.check_model(body.model)
        if (body.prompt is None) == (body.messages is None):
            raise ValueError("give either a prompt or messages")
        text, messages = server.llm.tokenizer, plain_messages(body.messages or ())
        ids = await server.run_text(
            lambda: text.apply_chat_template(messages) if messages else text.encode(body.prompt or "")
        )
        return {"tokens": list(ids), "count": len(ids), "max_model_len": server.llm.engine.limits.context}

    @made.post("/detokenize")
    async def detokenize(body: Detokenize) -> Json:
        """The text of ids."""
        server.check_model(body.model)
        vocab = server.llm.engine.limits.vocab
        if strange := [id for id in body.tokens if not 0 <= id < vocab]:
            raise ValueError(f"id {strange[0]} is none: the vocabulary is 0 to {vocab - 1}")
        return {
            "prompt": await server.run_text(lambda: server.llm.tokenizer.decode(body.tokens, special=True))
        }


def with_ids(id: str, items: Sequence[Json]) -> list[Json]:
    """Items with ids of their own, all beginning with one."""
    return [item | {"id": id if len(items) == 1 else f"{id}-{n}"} for n, item in enumerate(items)]


def info_routes(made: FastAPI, server: Server) -> None:
    """The endpoints to look at."""

    @made.get("/v1/models")
    async def models() -> Json:
        """The model that is here."""
        context = server.llm.engine.limits.context
        own = {"owned_by": "xlabatch", "created": server.began, "max_model_len": context}
        return {"object": "list", "data": [{"id": server.settings.name, "object": "model", **own}]}

    @made.get("/v1/models/{name:path}")
    async def model(name: str) -> Json:
        """One model."""
        server.check_model(name)
        found: Json = (await models())["data"][0]
        return found

    @made.get("/health")
    async def health() -> Response:
        """Whether requests would be answered: 200 if ready, else 503."""
        state = server.dispatcher.state
        body = {"status": state, "trouble": server.dispatcher.failure and "the engine failed; see the log"}
        return JSONResponse(body, 200 if state == "ready" else 503)

    @made.get("/health/live")
    async def live() -> Json:
        """The process lives."""
        return {"status": "live"}

    @made.get("/metrics")
    async def metrics() -> Response:
        """Counters and histograms, as Prometheus reads them."""
        return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")

    @made.get("/live")
    async def watch() -> StreamingResponse:
        """Who sits in which slot, ten times a second."""
        return StreamingResponse(views(server.dispatcher), media_type=SSE, headers=UNBUFFERED)

    @made.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(WEB / "index.html")

    made.mount("/web", StaticFiles(directory=WEB), name="web")


async def views(desk: Dispatcher) -> AsyncIterator[str]:
    """What the engine does, told whenever it has changed."""
    last, tokens, since = -1, desk.view.stats.tokens, time.monotonic()
    while not desk.closing:
        view, now = desk.view, time.monotonic()
        rate, tokens, since = (view.stats.tokens - tokens) / max(now - since, 1e-3), view.stats.tokens, now
        if view.steps != last or rate:
            sitting = [view.activity.get(slot) for slot in range(view.stats.slots)]
            busy = view.stats.prefilling + view.stats.decoding
            slots = [each and {"id": each.id, "phase": each.phase} if busy else None for each in sitting]
            yield event(
                {
                    "slots": slots,
                    "queued": view.stats.queued,
                    "tokens_per_s": rate,
                    "steps": view.steps,
                    "state": desk.state,
                }
            )
            last = view.steps
        await asyncio.sleep(0.1)
