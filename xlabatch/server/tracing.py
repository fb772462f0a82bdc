"""OpenTelemetry: a span for each prompt that a model has answered, by the conventions for generative AI.

A span is made when its request ends, with the times of the request, as vLLM does it: until then only the
headers that name its parent are kept. A thread of the SDK sends spans to a collector; if it is away they are
dropped, and no request waits. Spans have no text of a prompt or an answer. The packages are imported only if
traces are wanted.
"""

import asyncio
import logging
import os
import time
import uuid
from collections.abc import Mapping
from threading import Timer
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from xlabatch.errors import Refused
from xlabatch.request import REQUEST_FAULTS, Request, RequestStats
from xlabatch.server.metrics import describe_finish
from xlabatch.server.subscriptions import Subscription, trace_headers

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.sdk.trace.export import SpanExporter

HEADERS = ("traceparent", "tracestate")
ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
NOT_INSTALLED = "traces need more packages: {}; in a clone of xlabatch, pip install '.[serve,otel]'"
SAMPLING = ("temperature", "top_p", "top_k", "frequency_penalty", "presence_penalty", "max_tokens")
MAX_INTEGER = 2**63 - 1  # of an attribute
SEND_LAST_S = 5.0
log = logging.getLogger(__name__)


class Tracing:
    """Makes spans of requests that have ended, and sends them."""

    def __init__(self, processor: "SpanProcessor", exporter: "SpanExporter") -> None:
        from opentelemetry.sdk.resources import OTELResourceDetector, Resource
        from opentelemetry.sdk.trace import TracerProvider

        own = {"service.name": "xlabatch", "service.instance.id": str(uuid.uuid4())}
        given = OTELResourceDetector().detect().attributes  # OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES
        self.provider = TracerProvider(resource=Resource.create(own | dict(given)), shutdown_on_exit=False)
        self.provider.add_span_processor(processor)
        self.exporter = exporter
        self.tracer = self.provider.get_tracer("xlabatch")
        # of a collector that is away, only that spans are lost is logged and not each try
        logging.getLogger("opentelemetry.exporter").setLevel(logging.ERROR)

    def on_finished(self, model: str, subscription: Subscription, stats: RequestStats | None) -> None:
        """Make the span of a request of a model that has ended."""
        from opentelemetry.trace import SpanKind, Status, StatusCode
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        request = subscription.prompt.request
        finished_s = subscription.finished_s or time.monotonic()
        ended = time.time_ns() - ns(time.monotonic() - finished_s)
        operation = operation_of(subscription)
        span = self.tracer.start_span(
            f"{operation} {request_model(model, request)}",
            TraceContextTextMapPropagator().extract(subscription.trace_headers),
            SpanKind.SERVER,
            {"gen_ai.operation.name": operation, **attributes(model, subscription, stats)},
            start_time=ended - ns(finished_s - subscription.submitted_s),
        )
        completions = [state.completion for state in subscription.prompt.completions]
        reasons = {each.reason for each in completions if each and each.finish == "error"}
        if reasons - REQUEST_FAULTS:
            span.set_attribute("error.type", "engine_failed")
            span.set_status(Status(StatusCode.ERROR))
        elif reasons:  # by the conventions, what a client causes is no error of a server
            span.set_attribute("error.type", "invalid_request_error")
        span.end(ended)

    async def close(self) -> None:
        """End as `shutdown` does, while the event loop goes on."""
        await asyncio.to_thread(self.shutdown)

    def shutdown(self) -> None:
        """Send what is left, for some seconds at most: a collector that is away would be tried for longer."""
        giving_up = Timer(SEND_LAST_S, self.exporter.shutdown)
        giving_up.start()
        try:
            self.provider.shutdown()
        finally:
            giving_up.cancel()


class TraceContextMiddleware:
    """Keeps the headers that name a request's parent, for the spans of its prompts."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            trace_headers.set({name: headers[name] for name in HEADERS if name in headers})
        await self.app(scope, receive, send)


def tracing_to(endpoint: str | None, environment: Mapping[str, str] = os.environ) -> Tracing | None:
    """Return what makes spans and sends them to an endpoint; None if nobody wants traces."""
    exporter = exporter_to(endpoint, environment)
    if exporter is None:
        return None
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    return Tracing(BatchSpanProcessor(exporter), exporter)


def exporter_to(endpoint: str | None, environment: Mapping[str, str] = os.environ) -> "SpanExporter | None":
    """Return what sends spans to an endpoint, by OTLP over HTTP; None if nobody wants traces.

    Without an endpoint the standard variables OTEL_* may have one; they also have headers, certificates,
    compression, sampling and the service's name.
    """
    if endpoint is not None and urlsplit(endpoint).scheme not in ("http", "https"):
        raise Refused(
            f"--otlp-traces-endpoint is the URL of a collector, http://HOST:4318/v1/traces, got {endpoint!r}"
        )
    if endpoint is None and not is_wanted_by(environment):
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ImportError as error:
        message = NOT_INSTALLED.format(error)
        if endpoint is not None:
            raise Refused(message) from None
        log.warning("no traces, which OTEL_* in the environment asks for: %s", message)
        return None
    return OTLPSpanExporter(endpoint)


def is_wanted_by(environment: Mapping[str, str]) -> bool:
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    return environment.get("OTEL_TRACES_EXPORTER", "otlp") == "otlp" and any(map(environment.get, ENDPOINTS))


def attributes(model: str, subscription: Subscription, stats: RequestStats | None) -> dict[str, Any]:
    """Return what a span says about a request: the conventions' names first, then vLLM's for times."""
    prompt = subscription.prompt
    request = prompt.request
    states = prompt.completions
    first = subscription.first_token_s
    found: dict[str, Any] = {
        "gen_ai.provider.name": "xlabatch",
        "gen_ai.request.model": request_model(model, request),
        "gen_ai.response.model": request_model(model, request),
        "gen_ai.response.id": request.id,
        "gen_ai.request.choice.count": request.n,
        **{f"gen_ai.request.{name}": getattr(request, name) for name in SAMPLING},
        "gen_ai.request.seed": request.seed if request.seed <= MAX_INTEGER else None,
        "gen_ai.request.stop_sequences": tuple(request.stop),
        "gen_ai.usage.input_tokens": len(request.prompt),
        "gen_ai.usage.output_tokens": sum(len(state.tokens) for state in states),
        "gen_ai.usage.cache_read.input_tokens": sum(state.cached_tokens for state in states),
        "gen_ai.usage.reasoning.output_tokens": sum(state.reasoning_tokens for state in states) or None,
        "gen_ai.response.finish_reasons": [describe_finish(state) for state in states],
        "gen_ai.latency.time_in_queue": stats and stats.queue_s,
        "gen_ai.latency.time_to_first_token": None if first is None else first - subscription.submitted_s,
        "gen_ai.latency.e2e": stats and stats.latency_s,
    }
    return {name: value for name, value in found.items() if value not in (None, ())}


def operation_of(subscription: Subscription) -> str:
    prompt = subscription.prompt
    if prompt.request.pooling:
        return "embeddings"
    return "chat" if prompt.reply else "text_completion"


def request_model(model: str, request: Request) -> str:
    """Return the name that a request has for its model: that of an adapter, or else the model's own."""
    return request.adapter or model


def ns(s: float) -> int:
    return int(s * 1e9)
