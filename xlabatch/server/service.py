"""The model behind the endpoints: submits the prompts of a call, and answers with a body or a stream.

Sits between the routes and the dispatcher; a `ResponseBuilder` decides what a body or a chunk contains.
"""

import asyncio
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from fastapi import Request as HttpRequest
from fastapi.responses import JSONResponse, Response, StreamingResponse

from xlabatch.api import Matcher, QueueFull
from xlabatch.chat.conversation import ChatOptions
from xlabatch.errors import Refused
from xlabatch.llm import LLM
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_messages import plain_messages
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.response_builder import ResponseBuilder
from xlabatch.protocols.tokenization_body import MAX_TEXT
from xlabatch.request import REQUEST_FAULTS, STRUCTURED_OUTPUTS, Request, RequestStats
from xlabatch.server.dispatcher import Dispatcher
from xlabatch.server.http.api_keys import Client
from xlabatch.server.http.clients import client_of, request_id
from xlabatch.server.http.disconnects import ClientDisconnected, unless_disconnected
from xlabatch.server.http.forwarded import complete_items
from xlabatch.server.image_queue import BodyVectors, ImageQueue
from xlabatch.server.metrics import Metrics
from xlabatch.server.settings import TRAINED, Settings
from xlabatch.server.stream import stream, updates
from xlabatch.server.subscriptions import Subscription
from xlabatch.server.tracing import Tracing
from xlabatch.server.turns import SharedThread
from xlabatch.text.chat_template import TemplateRenderer
from xlabatch.text.grammars.cache import Key
from xlabatch.text.grammars.process import GrammarProcess
from xlabatch.text.outputs import PendingPrompt
from xlabatch.text.tokenizer import Tokenizer

if TYPE_CHECKING:
    from xlabatch.training.trainer import Trainer

Result = TypeVar("Result")
Items = Callable[[], Sequence[Json]]  # called outside of the event loop
MAX_GRAMMAR_BYTES = 512 * 2**20  # of grammars that requests use or that are kept for later
NICENESS = 10  # of the threads that work on long texts
SSE = "text/event-stream"
UNBUFFERED = {"cache-control": "no-cache", "x-accel-buffering": "no"}


def lower_priority() -> None:
    """Give the engine's threads precedence over this thread and over those that it starts."""
    if sys.platform == "linux":  # elsewhere a priority is the whole process's
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class EngineFailed(Exception):
    """The engine failed during a completion."""


class UnknownModel(Exception):
    """A request names a model that this server does not have."""


class Server:
    """A model with its threads and processes, as the endpoints use it."""

    def __init__(
        self,
        llm: LLM,
        settings: Settings,
        tracing: Tracing | None = None,
        trainer: "Trainer | None" = None,
    ) -> None:
        self.llm = llm
        self.trainer = trainer  # of adapters of the model, if settings.train has a folder for them
        self.settings = settings
        llm.tokenizer.name = llm.engine.grammars.name = settings.name  # in messages, which clients get
        self.metrics = Metrics(lambda: self.dispatcher.view, settings.name, settings.as_json)
        self.tracing = tracing
        self.dispatcher = Dispatcher(llm.engine, self.on_finished, settings.step_timeout_s)
        self.arrivals = self.dispatcher.thread.arrivals
        # One thread each: tokenizers are not safe to share between threads.
        self.text_thread = SharedThread("xlabatch-text")
        self.tokenize_thread = SharedThread("xlabatch-tokenize", lower_priority)
        self.grammar_thread = SharedThread("xlabatch-grammars")  # a grammar may take a second
        context = llm.engine.limits.context
        self.images = ImageQueue(llm.image_encoder, context, self.dispatcher.vectors, lower_priority)
        self.grammar_process = GrammarProcess(llm.engine.grammars)
        self.started_s = int(time.time())

    def on_finished(self, subscription: Subscription, stats: RequestStats | None) -> None:
        """Count a subscription that has ended, log a line, and trace it if traces are wanted."""
        self.metrics.on_finished(subscription, stats)
        if self.tracing:
            self.tracing.on_finished(self.settings.name, subscription, stats)

    @property
    def adapters(self) -> Collection[str]:
        """The names of the model's adapters, other than those in training."""
        return [name for name in list(self.llm.engine.adapters.by_name) if not name.startswith(TRAINED)]

    def end_processes(self) -> None:
        """End the processes at once: requests that need one get 503. Does not wait for any thread."""
        self.grammar_process.close()
        self.llm.tokenizer.renderer.close()
        if "own_tokenizer" in vars(self):  # it is only made when it is needed
            self.own_tokenizer.renderer.close()

    def close(self) -> None:
        """End the processes, and drop work on text that has not begun."""
        self.text_thread.close()
        self.tokenize_thread.close()
        self.grammar_thread.close()
        self.images.pool.shutdown(wait=False, cancel_futures=True)
        self.end_processes()
        self.llm.tokenizer.renderer = TemplateRenderer()  # the model may outlive its server

    async def run_text(self, owner: Client, work: Callable[[], Result]) -> Result:
        """Do slow work on a client's text outside of the event loop."""
        return await self.text_thread.run(owner.name, work)

    async def prepare(self, item: Json, body: BodyVectors, owner: Client) -> PendingPrompt:
        """Turn an item into a checked request. Other requests do not wait for its grammar or its images."""
        owned = item | {"client": owner.name, "client_weight": owner.weight}
        rendered = await self.run_text(owner, lambda: self.llm.render(owned))
        constraint = {
            name: rendered.options[name]
            for name in STRUCTURED_OUTPUTS
            if rendered.options.get(name) is not None
        }
        if constraint or not rendered.is_encoded:
            self.arrivals.preparing.discard(body)  # images and grammar may take seconds
        rendered = await self.images.encode(rendered, body, owner.name)
        grammar = None
        if constraint:
            work = partial(self.compile_grammar, item["id"], constraint)
            grammar = await self.grammar_thread.run(owner.name, work)
        self.arrivals.preparing.add(body)
        return await self.run_text(owner, lambda: self.llm.prepare_item(rendered, grammar))

    def compile_grammar(self, id: str, constraint: Json) -> Matcher | None:
        """Compile a grammar -> its matcher; a new one first where limits hold. Refused if the grammar is."""
        key = Request(id=id, prompt=(0,), max_tokens=1, **constraint).structured_output
        if key is None:
            return None
        grammars = self.llm.engine.grammars
        try:
            if grammars.cache.find(key) is None:
                self.try_grammar(key)
            return grammars.find_or_compile(key)
        except Refused as error:
            raise Refused(f"request {id}: {error}") from None

    def try_grammar(self, key: Key) -> None:
        """Raise unless a new grammar compiles within the limits and there is memory for it."""
        used = self.llm.engine.grammars.cache.bytes_alive
        if used > MAX_GRAMMAR_BYTES:
            limit = MAX_GRAMMAR_BYTES >> 20
            raise QueueFull(f"the grammars of other requests take {used >> 20} MiB; the limit is {limit} MiB")
        with self.llm.engine.grammars.vocabulary_meanwhile():  # while the process starts
            self.grammar_process.check(key)

    @cached_property
    def own_tokenizer(self) -> Tokenizer:
        """A copy of the tokenizer for `/tokenize`, where a long text may take seconds."""
        tokenizer = self.llm.tokenizer
        return Tokenizer(tokenizer.origin, tokenizer.name, tokenizer.chat_template, tokenizer.tool_format)

    async def run_tokenizer(self, owner: Client, work: Callable[[], Result]) -> Result:
        """Do a client's work with `own_tokenizer`, while `text_thread` tokenizes other requests' prompts."""
        return await self.tokenize_thread.run(owner.name, work)

    async def count_tokens(self, body: ChatBody, owner: Client) -> int:
        """Count the tokens of a conversation in the model's chat template."""
        return await self.run_tokenizer(
            owner, lambda: len(self.own_tokenizer.encode_chat(self.render_chat(body)))
        )

    def render_chat(self, body: ChatBody) -> str:
        options = ChatOptions(**body.chat_options())
        text = self.own_tokenizer.render_chat(plain_messages(body.messages), options).text
        if len(text) > MAX_TEXT:
            raise Refused(f"the text has {len(text)} characters; the limit is {MAX_TEXT}")
        return text

    async def respond(
        self,
        builder: ResponseBuilder,
        items: Items,
        client: HttpRequest,
        adapter: str | None = None,
        share: Sequence[bool] | None = None,
    ) -> Response:
        """Submit all items and answer with a body or a stream; end them if the client disconnects."""
        subscriptions: list[Subscription] = []
        try:
            complete = partial(complete_items, builder.id, items, client, adapter)
            owner = client_of(client)
            with builder.naming_prompts():
                await unless_disconnected(client, self.submit(complete, subscriptions, owner, share))
            builder.prompts = [each.prompt for each in subscriptions]
            builder.fingerprint = self.llm.fingerprint(builder.prompts[0].checked.request.adapter)
            builder.shows_versions = self.settings.weights_folder is not None
            headers = {"x-request-id": request_id(client) or builder.id}
            if builder.streams:
                chunks = self.sse(builder, subscriptions)
                return StreamingResponse(chunks, media_type=SSE, headers=UNBUFFERED | headers)
            body = await unless_disconnected(client, self.collect(builder, subscriptions))
            return JSONResponse(body, headers=headers)
        except ClientDisconnected:
            self.disconnect(subscriptions)
            return Response(status_code=499)
        except BaseException:
            self.disconnect(subscriptions)
            raise

    async def submit(
        self,
        items: Items,
        subscriptions: list[Subscription],
        owner: Client,
        share: Sequence[bool] | None = None,
    ) -> None:
        """Submit all items between the same two steps of the engine, or none if one is refused.

        `share` is for each item whether an equal request in flight may answer it too. Subscriptions are added
        to the caller's list, so that the caller has them even if it is cancelled.
        """
        with self.images.body() as body:
            self.arrivals.prepare(body)
            prepared = partial(self.arrivals.preparing.discard, body)
            try:
                made = await self.run_text(owner, items)
                prompts = [await self.prepare(item, body, owner) for item in made]
                subscriptions += await self._submit_all(prompts, share, prepared)
            finally:
                prepared()
        for prompt in prompts:
            prompt.forget_vectors()

    async def _submit_all(
        self, prompts: Sequence[PendingPrompt], share: Sequence[bool] | None, on_sent: Callable[[], None]
    ) -> list[Subscription]:
        """Subscribe to the completions of all prompts, or of none if one is refused."""
        accepted: dict[int, Subscription] = {}

        async def submit_one(number: int, prompt: PendingPrompt) -> None:
            accepted[number] = await self.dispatcher.submit(prompt, share is not None and share[number])

        try:
            submitted = (submit_one(number, prompt) for number, prompt in enumerate(prompts))
            accepting = asyncio.gather(*submitted, return_exceptions=True)
            asyncio.get_running_loop().call_soon(on_sent)  # after each prompt has sent its command
            errors = await accepting
            if error := next((each for each in errors if each), None):
                raise error
        except BaseException:  # a prompt is refused, or the client has disconnected
            self.disconnect(list(accepted.values()))
            raise
        return [accepted[number] for number in range(len(prompts))]

    def disconnect(self, subscriptions: Sequence[Subscription]) -> None:
        for subscription in subscriptions:
            self.dispatcher.disconnect(subscription)

    async def collect(
        self, builder: ResponseBuilder, subscriptions: Sequence[Subscription]
    ) -> Json | list[Json]:
        """Return the whole response, once every completion has ended."""
        async for _ in updates(subscriptions, None):
            pass
        first = (each.first_token_s for each in subscriptions if each.first_token_s is not None)
        builder.timer.first_token_s = min(first, default=None)
        if builder.failure in REQUEST_FAULTS:
            raise Refused(builder.failure)
        if builder.failure:
            raise EngineFailed(builder.failure)
        return builder.body()

    async def sse(
        self, builder: ResponseBuilder, subscriptions: Sequence[Subscription]
    ) -> AsyncIterator[bytes]:
        try:
            async for events in stream(builder, subscriptions, self.settings.keep_alive_s):
                if events:
                    yield events
        finally:
            self.disconnect(subscriptions)
