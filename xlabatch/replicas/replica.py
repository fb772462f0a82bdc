"""One replica: an engine and its server, called by the ingress, not over a socket. Knows no Ray."""

import asyncio
import logging
import os
import socket
from collections.abc import Collection
from contextlib import suppress

from starlette.types import Message

from xlabatch.llm import LLM
from xlabatch.protocols.weights_body import RunningChoice
from xlabatch.replicas.connections import Connections, ReplyAddress
from xlabatch.replicas.current_weights import CurrentWeights, WeightsFolder
from xlabatch.replicas.messages import ForwardedRequest, ReplicaResponse, is_complete, join_response, respond
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.replicas.replica_weights import ReplicaWeights, WeightsOutcome, WeightsState, failed
from xlabatch.server.models import Models
from xlabatch.server.routes import create_app
from xlabatch.server.run import shorten_pauses
from xlabatch.server.service import Server
from xlabatch.server.tracing import Tracing, tracing_to

log = logging.getLogger(__name__)
FOLLOW_TIMEOUT_S = 5.0  # of a health check, which Serve lets take 30 s


class Replica:
    """A Serve deployment. Serve calls the methods by name, on one event loop."""

    tracing: Tracing | None = None
    weights: ReplicaWeights | None = None  # if clients may replace them

    def __init__(self, options: ReplicaOptions) -> None:
        self.name = f"{socket.gethostname()}-{os.getpid()}"
        self.tracing = tracing_to(options.otlp_traces_endpoint)
        llm = LLM(
            options.model, weights=options.weights, chat_template=options.chat_template, **options.engine
        )
        self.server = Server(llm, options.settings, self.tracing)
        self.models = Models([self.server])
        self.app = create_app(self.models)
        self.connections = Connections()
        self.is_open = False
        if folder := options.settings.weights_folder:
            self.weights = ReplicaWeights(self.server, WeightsFolder(folder))
            self.weights.start()
        llm.warm()
        if self.weights:
            self.weights.start()  # compiling takes minutes, in which others may have become current
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
            if self.weights and self.weights.folder.is_paused:
                self.server.dispatcher.thread.pause()

    async def reply(self, request: ForwardedRequest, address: ReplyAddress, number: int) -> None:
        """Send the response to an ingress as it comes. If the call is cancelled, so is the request.

        OldWeights, so that another replica gets the request, if this one cannot take the current weights.
        """
        self.open()
        if self.weights:
            await self.weights.follow_or_wait()
        self.server.dispatcher.thread.arrivals.expect(*request.burst)
        connection = await self.connections.to(address)
        await connection.respond(self.app, request, number)

    async def answer(self, request: ForwardedRequest) -> ReplicaResponse:
        self.open()
        messages: list[Message] = []

        async def send(message: Message) -> None:
            messages.append(message)

        try:
            await respond(self.app, request, send)
        except Exception:  # Starlette raises again what it has answered with 500
            if not is_complete(messages):
                raise
            log.exception("%s failed", request.path)
        return join_response(messages, self.name)

    async def weights_state(self) -> WeightsState:
        self.open()
        llm = self.server.llm
        return WeightsState(self.name, llm.engine.version, llm.fingerprint())

    async def upload_limit(self) -> int:
        """Return the bytes that weights may have in a body."""
        return self.models.most_weight_bytes

    async def read_weights(self, path: str, replicas: Collection[str]) -> WeightsOutcome | None:
        """Read weights, if this is one of the replicas that are to do so, and keep them."""
        if self.weights is None or self.name not in replicas:
            return None
        try:
            held = await self.weights.hold(path)
        except Exception as error:
            return failed(self.name, error)
        return WeightsOutcome(self.name, digest=held.digest, model=self.weights.model)

    async def drop_weights(self) -> None:
        if self.weights:
            self.weights.held = None

    async def take_weights(
        self, current: CurrentWeights, running: RunningChoice, replicas: Collection[str]
    ) -> WeightsOutcome | None:
        """Take the current weights, if this is one of the replicas that are to do so."""
        if self.weights is None or self.name not in replicas:
            return None
        self.open()
        try:
            await self.weights.take(current, running)
        except Exception as error:
            return failed(self.name, error)
        return WeightsOutcome(self.name)

    async def check_health(self) -> None:
        """Raise if the engine cannot answer any more, or not with the current weights.

        Serve then replaces the replica.
        """
        self.open()
        dispatcher = self.server.dispatcher
        if not dispatcher.thread.alive or dispatcher.view.stats.needs_restart:
            raise RuntimeError(dispatcher.problem)
        if self.weights:
            with suppress(TimeoutError):  # it goes on
                await asyncio.wait_for(self.weights.follow(), FOLLOW_TIMEOUT_S)
