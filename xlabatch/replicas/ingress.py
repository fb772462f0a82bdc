"""The ingress: passes each request to a replica, and tries another if that one dies before it sent anything.

Ray Serve decides which replica gets a request, how many replicas there are, and whether they are healthy. The
ingress decides, once per request, what an answer could depend on: its seed and its arrival time. So a second
try gives the same answer as the first would have. The client gets nothing until a response has content.
"""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from functools import cached_property, partial
from typing import Any, NamedTuple

import ray
from prometheus_client import CollectorRegistry, Counter, generate_latest
from ray.exceptions import RayActorError, TaskCancelledError
from ray.serve.exceptions import BackPressureError, DeploymentUnavailableError, ReplicaUnavailableError
from ray.serve.handle import DeploymentHandle
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from xlabatch.replicas.current_weights import WeightsFolder
from xlabatch.replicas.errors import LOST, error_event, refusal
from xlabatch.replicas.messages import (
    Burst,
    ForwardedRequest,
    ReplicaResponse,
    content,
    head_of,
    is_complete,
)
from xlabatch.replicas.metrics import merge_metrics
from xlabatch.replicas.replica_weights import OldWeights
from xlabatch.replicas.replies import Replies, Reply
from xlabatch.replicas.weight_endpoints import WeightEndpoints
from xlabatch.server.http.auth import BodyLimitMiddleware
from xlabatch.server.http.clients import ClientMiddleware
from xlabatch.server.http.connections import HEALTH_PATHS
from xlabatch.server.http.disconnects import ClientDisconnected, unless_disconnected
from xlabatch.server.run import shorten_pauses
from xlabatch.server.service import SSE
from xlabatch.server.settings import Settings
from xlabatch.server.weight_routes import UPDATE

log = logging.getLogger(__name__)
METHODS = ("GET", "POST", "DELETE", "OPTIONS")  # HEAD comes with GET
STORED = ("/v1/responses/", "/v1/messages/batches/")  # then comes an id, which one replica knows
MAX_TRIES = 3  # a request that kills its replica must not kill them all
ANSWER_TIMEOUT_S = 10.0  # of every replica
TOGETHER_S = 0.001  # wait for others of a burst: the server accepts two, then reads (`ACCEPTED_AT_ONCE`)
# cancelled: by the replica's shutdown; connection: the one on which it sends its response here
LOST_REPLICA = (RayActorError, ReplicaUnavailableError, TaskCancelledError, ConnectionError, OldWeights)


class Begun(NamedTuple):
    """A response that has content."""

    messages: list[Message]  # up to the first content
    reply: Reply  # the rest


class Ingress:
    """A Serve deployment; every node may have one."""

    def __init__(self, replicas: DeploymentHandle[Any], settings: Settings, host: str | None = None) -> None:
        self.replicas = replicas
        self.max_body_bytes = settings.max_body_bytes
        folder = settings.weights_folder
        self.weights = None
        if folder:
            self.weights = WeightEndpoints(WeightsFolder(folder), self.call_all, settings.lenient)
        self.replies = Replies(host or ray.util.get_node_ip_address())  # where replicas can connect to
        self.in_progress = 0
        self.is_closing = False
        self.waiting = 0  # requests that wait for others of their burst
        self.burst = Burst(0, 0)
        shorten_pauses()
        self.registry = CollectorRegistry()
        self.retried = Counter(
            "xlabatch_retried",
            "Requests whose replica died, or had old weights, before it sent",
            registry=self.registry,
        )
        self.lost = Counter(
            "xlabatch_lost", "Requests whose replica died while it sent", registry=self.registry
        )

    @cached_property
    def calls(self) -> DeploymentHandle[Any]:
        """The replicas' `reply`. Created on the event loop, which Serve's router may share."""
        return self.replicas.options(method_name="reply")

    def __serve_build_asgi_app__(self) -> ASGIApp:
        """Build the ASGI app that Serve, or a server in this process, calls."""
        clients = Middleware(ClientMiddleware, api_keys=())  # by address: only replicas know the keys
        uploads = {UPDATE: sys.maxsize} if self.weights else {}  # replicas say how much they take
        limit = Middleware(BodyLimitMiddleware, max_bytes=self.max_body_bytes, uploads=uploads)
        handlers: Any = {HTTPException: refusal}
        route = Route("/{path:path}", self.respond, methods=METHODS)
        app = Starlette(routes=[route], middleware=[clients, limit], exception_handlers=handlers)

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            is_request = scope["type"] == "http"
            self.in_progress += is_request
            try:
                await app(scope, receive, send)
            finally:
                self.in_progress -= is_request

        return counted

    async def respond(self, client: Request) -> Response:
        """Return one replica's response, or ask all replicas if only one knows or each knows a part."""
        if self.is_closing:
            raise HTTPException(503, "the server is shutting down", {"retry-after": "5"})
        head = head_of(client)
        try:
            if self.weights and self.weights.has(head.method, head.path):
                return await self.weights.respond(client, head)
            request = head._replace(body=await client.body())
            if concerns_all(request):
                return await self.answer_for_all(request)
            if request.method == "POST":
                request = await self.with_burst(request)
            begun = await unless_disconnected(client, self.begin(request))
        except ClientDisconnected:
            return Response(status_code=499)
        except BackPressureError:
            raise HTTPException(
                429, "too many requests are waiting; send it again later", {"retry-after": "1"}
            ) from None
        except (*LOST_REPLICA, DeploymentUnavailableError):
            log.exception("no replica could answer")
            raise HTTPException(503, "no replica could answer", {"retry-after": "5"}) from None
        response = StreamingResponse(self.chunks(request, begun), begun.messages[0]["status"])
        response.raw_headers = list(begun.messages[0]["headers"])
        return response

    async def with_burst(self, request: ForwardedRequest) -> ForwardedRequest:
        """Wait for other requests of a burst, and return the request with their count."""
        if not self.waiting:
            self.burst = Burst(request.forwarded.seed, 0)
        self.burst = self.burst._replace(size=self.burst.size + 1)
        self.waiting += 1
        try:
            await asyncio.sleep(TOGETHER_S)
        finally:
            self.waiting -= 1
        return request._replace(burst=self.burst)

    async def begin(self, request: ForwardedRequest) -> Begun:
        """Send a request to one replica after another until one returns content."""
        for tries_left in reversed(range(MAX_TRIES)):
            reply = await self.replies.call(partial(self.calls.remote, request))
            try:
                return Begun(await messages_until_content(reply), reply)
            except LOST_REPLICA:
                if not tries_left:
                    raise
                self.retried.inc()
            except BaseException:  # the client has gone
                self.replies.cancel(reply)
                raise
        raise AssertionError

    async def chunks(self, request: ForwardedRequest, begun: Begun) -> AsyncIterator[bytes]:
        """Yield the body of a response; if its replica dies, an error event at the end."""
        is_last = is_complete(begun.messages)
        try:
            yield content(begun.messages)
            async for messages in begun.reply:
                is_last = is_complete(messages)
                yield content(messages)
        except LOST_REPLICA:
            if is_last:
                return
            if not is_stream(begun.messages[0]):
                raise  # ends the connection: an event cannot be inserted
            self.lost.inc()
            log.warning("%s: %s", request.path, LOST)
            yield error_event(request.path)
        finally:
            if not is_last:
                self.replies.cancel(begun.reply)

    async def call_all(self, method: str, *arguments: Any, timeout_s: float | None = None) -> list[Any]:
        """Call a method of every replica -> the results, and the exceptions of those that failed."""
        called = self.replicas.broadcast(method, *arguments)
        return await called.results_async(timeout_s=timeout_s, return_exceptions=True)

    async def answer_for_all(self, request: ForwardedRequest) -> Response:
        """Answer for all replicas: with the best of their answers, or with the metrics of all."""
        results = await self.call_all("answer", request, timeout_s=ANSWER_TIMEOUT_S)
        answers: list[ReplicaResponse] = [result for result in results if isinstance(result, ReplicaResponse)]
        if not answers:
            return JSONResponse({"status": "unavailable", "reason": "there is no replica"}, 503)
        best = min(answers, key=lambda answer: answer.status)
        body = best.body
        if request.path == "/metrics" and best.status == 200:
            texts = {answer.replica: answer.body.decode() for answer in answers}
            body = merge_metrics(texts) + generate_latest(self.registry)
        response = Response(body, best.status)
        headers = [(name, value) for name, value in best.headers if name != b"content-length"]
        response.raw_headers = [*headers, (b"content-length", b"%d" % len(body))]
        return response


def concerns_all(request: ForwardedRequest) -> bool:
    """Return whether a request concerns all replicas: their state, or what one of them began or stored."""
    stored = request.path.startswith(STORED) and not request.path.endswith("/input_tokens")
    return stored or request.path in ("/metrics", *HEALTH_PATHS, "/batch/cancel")


def is_stream(start: Message) -> bool:
    return any(name == b"content-type" and value.startswith(SSE.encode()) for name, value in start["headers"])


async def messages_until_content(reply: Reply) -> list[Message]:
    """Return a response's messages up to the first with content, or all of them if there is none."""
    received: list[Message] = []
    async for messages in reply:
        received += messages
        if content(messages):
            break
    if not received:
        raise HTTPException(500, "the replica failed at this request; the reason is in its log")
    return received
