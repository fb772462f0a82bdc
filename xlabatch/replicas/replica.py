"""One replica: an engine and its server, called by the ingress, not over a socket. Knows no Ray."""

import logging

from starlette.types import Message

from xlabatch.llm import LLM
from xlabatch.replicas.connections import Connections, ReplyAddress
from xlabatch.replicas.messages import ForwardedRequest, ReplicaResponse, join_response, respond
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.models import Models
from xlabatch.server.routes import create_app
from xlabatch.server.run import shorten_pauses
from xlabatch.server.service import Server
from xlabatch.server.tracing import Tracing, tracing_to

log = logging.getLogger(__name__)


class Replica:
    """A Serve deployment. Serve calls the methods by name, on one event loop."""

    tracing: Tracing | None = None

    def __init__(self, options: ReplicaOptions) -> None:
        self.tracing = tracing_to(options.otlp_traces_endpoint)
        llm = LLM(
            options.model, weights=options.weights, chat_template=options.chat_template, **options.engine
        )
        self.server = Server(llm, options.settings, self.tracing)
        self.app = create_app(Models([self.server]))
        self.connections = Connections()
        self.is_open = False
        llm.warm()
        if sentence := llm.tokenizer.tools_sentence():
            log.warning(sentence)
        shorten_pauses()

    def __del__(self) -> None:
        """Send the last spans. Serve calls this once the requests of a replica that stops have ended."""
        if self.tracing:
            self.tracing.shutdown()
            self.tracing = None

    def open(self) -> None:
        """Start the engine's thread, on the loop on which the methods are called."""
        if not self.is_open:
            self.is_open = True
            self.server.dispatcher.open()

    async def reply(self, request: ForwardedRequest, address: ReplyAddress, number: int) -> None:
        """Send the response to an ingress as it comes. If the call is cancelled, so is the request."""
        self.open()
        self.server.dispatcher.thread.arrivals.expect(*request.burst)
        connection = await self.connections.to(address)
        await connection.respond(self.app, request, number)

    async def answer(self, request: ForwardedRequest) -> ReplicaResponse:
        self.open()
        messages: list[Message] = []

        async def send(message: Message) -> None:
            messages.append(message)

        await respond(self.app, request, send)
        return join_response(messages)

    async def check_health(self) -> None:
        """Raise if the engine cannot answer any more; Serve then replaces the replica."""
        self.open()
        dispatcher = self.server.dispatcher
        if not dispatcher.thread.alive or dispatcher.view.stats.needs_restart:
            raise RuntimeError(dispatcher.problem)
