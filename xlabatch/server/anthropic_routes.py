"""The endpoints of Anthropic's Messages API."""

from uuid import uuid4

from fastapi import FastAPI, Request
from fastapi.responses import Response

from xlabatch.protocols.anthropic_body import CountBody, MessagesBody
from xlabatch.protocols.anthropic_response import MessagesBuilder
from xlabatch.protocols.formatting import Json
from xlabatch.server.http.clients import client_of
from xlabatch.server.service import Server


def add_messages_routes(app: FastAPI, server: Server) -> None:
    """Add `/v1/messages`. This server's model answers, unless the body names one of its adapters."""

    @app.post("/v1/messages")
    async def messages(body: MessagesBody, client: Request) -> Response:
        """Answer a conversation, in Anthropic's form."""
        chat = body.conversation()
        builder = MessagesBuilder(f"msg_{uuid4().hex}", body.model, body.stream)
        adapter = body.model if body.model in server.llm.engine.adapters.by_name else None
        share = [chat.is_shareable]
        return await server.respond(
            builder, lambda: [item | {"id": builder.id} for item in chat.items()], share, client, adapter
        )

    @app.post("/v1/messages/count_tokens")
    async def count_tokens(body: CountBody, client: Request) -> Json:
        """How many tokens a conversation has."""
        return {"input_tokens": await server.count_tokens(body.chat_body(), client_of(client))}
