"""Traces: a span for each prompt, with what the conventions name; no request depends on a collector."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.semconv._incubating.attributes import gen_ai_attributes
from support.collector import collecting
from support.serving import PROMPT, RunningServer, get, post, running, until

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.server.tracing import Tracing, is_wanted_by, tracing_to

TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
HEADERS = {"traceparent": f"00-{TRACE}-{PARENT}-01"}
MESSAGES = [{"role": "user", "content": "hello"}]
SHORT: dict[str, Any] = {"prompt": PROMPT, "max_tokens": 5, "temperature": 0}
OF_VLLM = {f"gen_ai.latency.{name}" for name in ("time_in_queue", "time_to_first_token", "e2e")}


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=3, context=256)


@pytest.fixture(scope="module")
def exporter() -> InMemorySpanExporter:
    return InMemorySpanExporter()


@pytest.fixture(scope="module")
def traced(llm: LLM, exporter: InMemorySpanExporter) -> Iterator[RunningServer]:
    with running(llm, tracing=Tracing(SimpleSpanProcessor(exporter), exporter)) as served:
        yield served


@pytest.fixture(autouse=True)
def cleared(exporter: InMemorySpanExporter) -> None:
    exporter.clear()


def spans(exporter: InMemorySpanExporter, count: int = 1) -> list[ReadableSpan]:
    until(lambda: len(exporter.get_finished_spans()) >= count)
    return list(exporter.get_finished_spans())


def test_a_completion_is_a_span_of_its_clients_trace(
    traced: RunningServer, exporter: InMemorySpanExporter
) -> None:
    began = time.time_ns()
    body = SHORT | {"seed": 5, "top_k": 7, "top_p": 0.5, "stop": ["zzz"]}
    answer = post(f"{traced.url}/v1/completions", json=body, headers=HEADERS).json()
    [span] = spans(exporter)
    assert (span.name, span.kind.name) == ("text_completion stories", "SERVER")
    assert span.context
    assert span.parent
    assert (f"{span.context.trace_id:032x}", f"{span.parent.span_id:016x}") == (TRACE, PARENT)
    assert span.start_time
    assert span.end_time
    assert began < span.start_time < span.end_time < time.time_ns()
    found: dict[str, Any] = dict(span.attributes or {})
    assert {name: found.pop(name) > 0 for name in OF_VLLM} == dict.fromkeys(OF_VLLM, True)
    assert found.pop("gen_ai.response.id").startswith(answer["id"])
    cached = answer["usage"]["prompt_tokens_details"]["cached_tokens"]
    assert found == {
        "gen_ai.operation.name": "text_completion",
        "gen_ai.provider.name": "xlabatch",
        "gen_ai.request.model": "stories",
        "gen_ai.response.model": "stories",
        "gen_ai.request.choice.count": 1,
        "gen_ai.request.max_tokens": 5,
        "gen_ai.request.seed": 5,
        "gen_ai.request.stop_sequences": ("zzz",),
        "gen_ai.request.temperature": 0.0,
        "gen_ai.request.top_k": 7,
        "gen_ai.request.top_p": 0.5,
        "gen_ai.request.frequency_penalty": 0.0,
        "gen_ai.request.presence_penalty": 0.0,
        "gen_ai.usage.input_tokens": answer["usage"]["prompt_tokens"],
        "gen_ai.usage.output_tokens": 5,
        "gen_ai.usage.cache_read.input_tokens": cached,
        "gen_ai.response.finish_reasons": ("length",),
    }
    known = {value for name, value in vars(gen_ai_attributes).items() if name.startswith("GEN_AI_")}
    assert found.keys() <= known
    assert span.resource.attributes["service.name"] == "xlabatch"


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("path", "body", "operation"),
    [
        ("/v1/chat/completions", {"messages": MESSAGES, "max_tokens": 4, "stream": True}, "chat"),
        ("/v1/responses", {"input": "hello", "max_output_tokens": 16}, "chat"),
        ("/v1/messages", {"messages": MESSAGES, "max_tokens": 4, "model": "any"}, "chat"),
        ("/v1/embeddings", {"input": "hello"}, "embeddings"),
    ],
)
def test_other_endpoints_are_traced_by_what_they_do(
    traced: RunningServer, exporter: InMemorySpanExporter, path: str, body: dict[str, Any], operation: str
) -> None:
    assert post(traced.url + path, json=body).status_code == 200
    [span] = spans(exporter)
    assert span.name == f"{operation} stories"
    assert span.parent is None


def test_each_prompt_of_a_request_has_a_span(traced: RunningServer, exporter: InMemorySpanExporter) -> None:
    body = SHORT | {"prompt": [PROMPT, "The sun", "A dog"]}
    post(f"{traced.url}/v1/completions", json=body, headers=HEADERS)
    contexts = [span.context for span in spans(exporter, 3)]
    assert {f"{context.trace_id:032x}" for context in contexts if context} == {TRACE}


@pytest.mark.usefixtures("slow")
def test_a_client_that_leaves_and_a_header_that_is_none(
    traced: RunningServer, exporter: InMemorySpanExporter
) -> None:
    body = SHORT | {"max_tokens": 200, "stream": True, "ignore_eos": True}
    headers = {"traceparent": "00-nonsense"}
    with httpx.stream("POST", f"{traced.url}/v1/completions", json=body, headers=headers) as response:
        next(response.iter_lines())
    [span] = spans(exporter)
    assert span.parent is None
    assert (span.attributes or {})["gen_ai.response.finish_reasons"] == ("disconnected",)


def test_a_failure_of_the_engine_is_an_error(
    traced: RunningServer, exporter: InMemorySpanExporter, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Any:
        raise RuntimeError("broken")

    until(lambda: traced.idle)
    with monkeypatch.context() as patch:
        patch.setattr(llm.engine.runner, "prefill", fail)
        response = post(f"{traced.url}/v1/completions", json=SHORT)
    assert response.status_code == 500
    [span] = spans(exporter)
    assert (span.status.status_code.name, (span.attributes or {})["error.type"]) == ("ERROR", "engine_failed")


def test_options_that_exclude_each_other_are_no_error_of_the_server(
    traced: RunningServer, exporter: InMemorySpanExporter
) -> None:
    impossible = {"guided_choice": ["0"], "allowed_token_ids": [0, 69]}  # as in test_error_messages.py
    assert post(f"{traced.url}/v1/completions", json=SHORT | impossible).status_code == 400
    [span] = spans(exporter)
    assert (span.attributes or {})["error.type"] == "invalid_request_error"
    assert span.status.status_code.name == "UNSET"


def test_spans_are_sent_by_otlp_and_flushed_at_the_end(llm: LLM, caplog: pytest.LogCaptureFixture) -> None:
    with collecting() as (url, spans):
        with running(llm, tracing=tracing_to(url)) as served:
            post(
                f"{served.url}/v1/completions", json=SHORT | {"seed": 2**64 - 1}
            )  # over an attribute's limit
        assert [each.name for each in spans] == ["text_completion stories"]
    assert [each for each in caplog.records if each.name.startswith("opentelemetry")] == []


def test_the_environment_has_an_endpoint(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    with collecting() as (url, spans):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", url.removesuffix("/v1/traces"))
        monkeypatch.setenv("OTEL_SERVICE_NAME", "mine")
        tracing = tracing_to(None)
        assert tracing
        assert tracing.provider.resource.attributes["service.name"] == "mine"
        assert tracing.provider.resource.attributes["service.instance.id"]
        with running(llm, tracing=tracing) as served:
            post(f"{served.url}/v1/completions", json=SHORT)
        assert [each.name for each in spans] == ["text_completion stories"]


@pytest.mark.heavy
def test_without_a_collector_requests_are_answered_and_the_end_does_not_wait(
    llm: LLM, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL, "opentelemetry"):
        served = RunningServer(llm, tracing=tracing_to("http://127.0.0.1:9/v1/traces"))
        answers = [post(f"{served.url}/v1/completions", json=SHORT) for _ in range(3)]
        assert get(f"{served.url}/health").json() == {"status": "ok"}
        began = time.monotonic()
        served.stop()
        assert time.monotonic() - began < 15
    assert [each.status_code for each in answers] == [200, 200, 200]


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://a"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://a"}, True),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", "OTEL_TRACES_EXPORTER": "none"}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", "OTEL_SDK_DISABLED": "true"}, False),
    ],
)
def test_the_standard_variables_turn_traces_on_and_off(environment: dict[str, str], wanted: bool) -> None:
    assert is_wanted_by(environment) == wanted


def test_an_endpoint_that_is_no_url_of_http_is_refused() -> None:
    for endpoint in ("localhost:4317", "grpc://localhost:4317"):
        with pytest.raises(Refused, match="is the URL of a collector"):
            tracing_to(endpoint)


def test_missing_packages_are_refused_if_an_option_wants_traces_and_else_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(Refused, match=r"traces need more packages: .*pip install '.\[serve,otel\]'"):
        tracing_to("http://127.0.0.1:4318/v1/traces")
    assert tracing_to(None, {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"}) is None
    assert "no traces, which OTEL_" in caplog.text


@pytest.mark.heavy
def test_nothing_is_imported_if_traces_are_off() -> None:
    program = (
        "import sys; import xlabatch.server.run; from xlabatch.server.tracing import tracing_to; "
        "assert tracing_to(None, {}) is None; assert 'opentelemetry.sdk' not in sys.modules"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("OTEL_")}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment, timeout=60)
