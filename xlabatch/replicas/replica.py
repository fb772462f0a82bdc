"""One replica: an engine and its server, called by the ingress instead of over a socket. Knows no Ray."""

import gc
import sys
from collections.abc import AsyncIterator

from starlette.types import Message

from xlabatch.llm import LLM
from xlabatch.replicas.messages import Answer, ForwardedRequest, answer_of, responses
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.routes import create_app
from xlabatch.server.run import SWITCH_INTERVAL_S
from xlabatch.server.service import Server


class Replica:
    """A Serve deployment: the methods are called by name, on one event loop."""

    def __init__(self, options: ReplicaOptions) -> None:
        llm = LLM(
            options.model, weights=options.weights, chat_template=options.chat_template, **options.engine
        )
        self.server = Server(llm, options.settings)
        self.app = create_app(self.server)
        self.is_open = False
        llm.warm()
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        gc.collect()
        gc.freeze()

    def open(self) -> None:
        """Start the engine's thread, on the loop that the methods are called on."""
        if not self.is_open:
            self.is_open = True
            self.server.dispatcher.open()

    async def stream(self, request: ForwardedRequest) -> AsyncIterator[list[Message]]:
        """The messages of a response as they come; a caller that ends earlier ends the request."""
        self.open()
        async for messages in responses(self.app, request):
            yield messages

    async def answer(self, request: ForwardedRequest) -> Answer:
        """The response to a request in one piece."""
        return answer_of([each async for messages in self.stream(request) for each in messages])

    async def check_health(self) -> None:
        """Raise if the engine can answer nothing any more: Serve then replaces the replica."""
        self.open()
        if not self.server.dispatcher.thread.alive:
            raise RuntimeError(self.server.dispatcher.failure)
