"""The server when something fails, when it is stopped, and against malformed or unauthorised requests."""

import asyncio
import json
import random
import signal
import threading
from typing import Any

import httpx
import numpy as np
import openai
import pytest
from support.programs import Replacement
from support.serving import (
    PROMPT,
    RunningServer,
    get,
    post,
    running,
    serving_process,
    slow_down,
    stream_chunks,
    until,
)

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.server.dispatcher import ENGINE_FAILED
from xlabatch.server.http.api_keys import keys_in
from xlabatch.server.subscriptions import Subscription


def test_a_failing_step_is_an_error_degrades_health_and_is_survived(
    served: RunningServer,
    client: openai.OpenAI,
    llm: LLM,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    import jax

    until(lambda: served.idle)
    body = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}
    expected = post(f"{served.url}/v1/completions", json=body).json()["choices"][0]["text"]

    def fail(*_: object) -> None:
        raise jax.errors.JaxRuntimeError("out of luck")

    broken: Any = fail
    with monkeypatch.context() as patch:
        programs = llm.engine.runner.programs
        broken_ones = {
            name: Replacement(broken, program.spec)
            for name, program in programs.items()
            if name.startswith("decode")
        }
        patch.setattr(llm.engine.runner, "programs", programs | broken_ones)
        response = post(f"{served.url}/v1/completions", json=body)
        assert (response.status_code, response.json()["error"]["code"]) == (500, "engine_failed")
        chunks = stream_chunks(post(f"{served.url}/v1/completions", json=body | {"stream": True}))
        assert chunks[-1]["error"]["message"] == ENGINE_FAILED
        with pytest.raises(openai.InternalServerError, match="the engine failed"):
            client.completions.create(model="stories", prompt=PROMPT)
        assert "the engine failed: the device failed: out of luck" in caplog.messages
        assert "out of luck" not in json.dumps([response.json(), chunks])
        health = get(f"{served.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "degraded")
    assert post(f"{served.url}/v1/completions", json=body).json()["choices"][0]["text"] == expected
    assert get(f"{served.url}/health").status_code == 200


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_engine_thread_that_dies_is_an_error_and_is_replaced(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    body = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}

    def die(*_: object) -> None:
        raise SystemError("killed")

    engine_thread = served.server.dispatcher.thread
    thread = engine_thread.thread
    with monkeypatch.context() as patch:
        patch.setattr(type(engine_thread), "_step", die)
        response = post(f"{served.url}/v1/completions", json=body)
        assert response.status_code == 500
        assert response.json()["error"]["message"] == ENGINE_FAILED
        assert get(f"{served.url}/health").json()["status"] == "degraded"
    until(lambda: engine_thread.alive and engine_thread.thread is not thread)
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200
    assert get(f"{served.url}/health").json()["status"] == "ok"


def stream_while_stopping(served: RunningServer, max_tokens: int) -> str:
    """The text of a stream whose server is stopped once the request is in flight."""
    body = {"prompt": PROMPT, "max_tokens": max_tokens, "ignore_eos": True, "stream": True, "temperature": 0}
    texts: list[str] = []
    thread = threading.Thread(
        target=lambda: texts.append(post(f"{served.url}/v1/completions", json=body).text)
    )
    thread.start()
    until(lambda: served.server.dispatcher.in_flight)
    served.stop()
    thread.join()
    return texts[0]


def test_a_server_that_is_stopped_lets_answers_finish() -> None:
    text = stream_while_stopping(RunningServer(LLM(slots=4, context=256), drain_s=20.0), max_tokens=150)
    assert '"finish_reason":"length"' in text
    assert text.endswith("data: [DONE]\n\n")


def test_answers_that_outlast_the_drain_time_end_as_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    llm = LLM(slots=4, context=256)
    slow_down(llm, monkeypatch, 0.05)  # 240 steps take far longer than the drain time
    text = stream_while_stopping(RunningServer(llm, drain_s=0.05), max_tokens=240)
    assert '"finish_reason":"cancelled"' in text


@pytest.mark.heavy
def test_the_command_prints_its_url_is_warm_and_drains_on_ctrl_c() -> None:
    options = "--slots 4 --context 256 --budget 64 --ahead 1 --log-json"
    with serving_process(options) as (command, url):
        assert command.stderr
        assert get(f"{url}/health").json()["status"] == "ok"
        text = get(f"{url}/metrics").text
        assert 'xlabatch_engine_tokens_total{model_name="stories"} 0.0' in text  # warm, but no request yet
        body = {"prompt": PROMPT, "max_tokens": 240, "ignore_eos": True, "stream": True}
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=60) as response:
            lines = response.iter_lines()
            next(lines)
            command.send_signal(signal.SIGINT)
            assert [line for line in lines if line][-1] == "data: [DONE]"
        assert command.wait(60) in (0, 130)
        log = command.stderr.read()
    assert '"finish": "length"' in log
    assert "Traceback" not in log


# Keys and malformed bodies


def test_keys_body_sizes_and_origins_are_checked(llm: LLM, caplog: pytest.LogCaptureFixture) -> None:
    settings: dict[str, Any] = {"api_keys": ["first-key", "other-key"], "max_body_bytes": 2000}
    with running(llm, cors_origins=["https://example.org"], **settings) as served:
        body = {"prompt": PROMPT, "max_tokens": 2}
        for header in ("", "Bearer wrong", "Basic first-key"):
            refused = post(f"{served.url}/v1/completions", json=body, headers={"authorization": header})
            assert (refused.status_code, refused.json()["error"]["code"]) == (401, "invalid_api_key")
            assert refused.headers["x-request-id"].startswith("req-")
        for key in ("first-key", "other-key"):
            with openai.OpenAI(base_url=f"{served.url}/v1", api_key=key) as client:
                assert client.completions.create(model="stories", **body).choices  # type: ignore[call-overload]
        client = openai.OpenAI(base_url=f"{served.url}/v1", api_key="no", max_retries=0)
        with client, pytest.raises(openai.AuthenticationError):
            client.models.list()
        assert get(f"{served.url}/health").status_code == 200
        assert get(served.url).status_code == 200
        assert get(f"{served.url}/metrics").status_code == 401
        headers = {"authorization": "Bearer first-key", "content-type": "application/json"}
        headers["x-request-id"] = "mine"
        large = post(f"{served.url}/v1/completions", json=body | {"prompt": "x" * 3000}, headers=headers)
        assert (large.status_code, large.json()["error"]["code"]) == (413, "body_too_large")
        assert large.headers["x-request-id"] == "mine"
        parts = iter([b"{" + b" " * 1500, b" " * 1500 + b"}"])
        assert post(f"{served.url}/v1/completions", content=parts, headers=headers).status_code == 413
        headers |= {"origin": "https://example.org", "access-control-request-method": "POST"}
        preflight = httpx.options(f"{served.url}/v1/completions", headers=headers)
        assert preflight.headers["access-control-allow-origin"]
    assert "first-key" not in caplog.text


@pytest.mark.parametrize("as_json", [False, True])
def test_a_refused_request_leaves_a_log_line_without_its_body(
    llm: LLM, caplog: pytest.LogCaptureFixture, as_json: bool
) -> None:
    with running(llm, api_keys=["secret-key"], as_json=as_json) as served, caplog.at_level("INFO"):
        key = {"authorization": "Bearer secret-key"}
        answers = [
            post(f"{served.url}/v1/completions", json={"prompt": PROMPT, "stop": 1}, headers=key),
            post(f"{served.url}/v1/chat/completions", json={"secret-field": PROMPT}, headers=key),
            post(f"{served.url}/v1/completions", json={"prompt": PROMPT}),
            get(f"{served.url}/\u2028/secret%0aline", headers=key | {"x-request-id": "mine"}),
            get(f"{served.url}/health"),
        ]
    lines = [record.getMessage() for record in caplog.records if record.name == "xlabatch.requests"]
    assert [answer.status_code for answer in answers] == [400, 400, 401, 404, 200]
    assert len(lines) == 4
    for line, answer in zip(lines, answers, strict=False):
        assert line.isprintable()
        assert str(answer.status_code) in line
        assert answer.headers.get("x-request-id", "None" if not as_json else "null") in line
        assert (json.loads(line)["refused"] if as_json else answer.status_code) == answer.status_code
    assert PROMPT not in caplog.text
    assert "secret-" not in caplog.text


def test_api_keys_come_from_a_file_and_the_environment(tmp_path: Any) -> None:
    file = tmp_path / "keys"
    file.write_text("# ours\na\n\nb\n")
    assert keys_in(file, "c, a") == ["a", "b", "c"]
    assert keys_in(None, None) == []
    file.write_text("\n")
    with pytest.raises(Refused, match="has no API key"):
        keys_in(file, None)


def test_keys_that_are_given_are_keys(tmp_path: Any) -> None:
    file = tmp_path / "keys"
    file.write_text("a")
    assert keys_in(file, "b", ["c,d name=x", "a"]) == ["a", "b", "c,d name=x"]
    for given in ("", " ", "#abc"):
        with pytest.raises(Refused, match="--api-key takes a key"):
            keys_in(file, "b", [given, "c"])
    for environment in (",", "#abc", " "):
        with pytest.raises(Refused, match="XLABATCH_API_KEYS is set, but has no API key"):
            keys_in(None, environment, ["c"])


def test_an_error_of_a_library_is_a_fault_with_an_id_and_a_traceback_in_the_log(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        np.zeros(3).reshape(2, 2)

    monkeypatch.setattr(llm, "prepare_item", fail)
    response = post(f"{served.url}/v1/completions", json={"prompt": PROMPT})
    id, message = response.headers["x-request-id"], response.json()["error"]["message"]
    assert response.status_code == 500
    assert message == f"the server failed at this request; the reason is in its log under {id}"
    (record,) = (each for each in caplog.records if id in each.message)
    assert record.exc_info
    assert "cannot reshape" in str(record.exc_info[1])


def test_null_means_not_given_and_many_unknown_parameters_are_one_short_error(served: RunningServer) -> None:
    body = {"prompt": PROMPT, "max_tokens": None, "temperature": None, "n": None, "stream": None, "seed": 1}
    completion = post(f"{served.url}/v1/completions", json=body).json()
    assert completion["usage"]["completion_tokens"] == 16
    many = post(f"{served.url}/v1/completions", json=body | {f"x{n}": 1 for n in range(10_000)})
    assert many.status_code == 400
    assert len(many.text) < 1000
    wrong = post(f"{served.url}/v1/completions", json=body | {"stop_token_ids": [""] * 100_000})
    assert (wrong.status_code, len(wrong.text) < 1000) == (400, True)


def test_prompt_logprobs_are_refused_where_the_response_has_no_place_for_them(served: RunningServer) -> None:
    conversation = {"messages": [{"role": "user", "content": "hi"}]}
    for path, body in (("chat/completions", conversation), ("completions", {"prompt": PROMPT})):
        answer = post(f"{served.url}/v1/{path}", json=body | {"prompt_logprobs": 1, "stream": True})
        assert (answer.status_code, "prompt_logprobs is not supported" in answer.text) == (400, True)


@pytest.mark.heavy
def test_no_body_makes_the_server_fail(served: RunningServer) -> None:
    """A thousand bodies that are nearly valid: never a 500, and never a traceback."""
    rng = random.Random(7)
    junk: list[Any] = [
        *(None, -1, 0, 1, 3, 10**9, 10**30, 1.5, -0.0, "", "a", "\ud800"),
        *([], [1], ["a"], {}, {"a": 1}, True, [[1], []], "é" * 40),
    ]
    names = [
        *("prompt", "max_tokens", "temperature", "top_p", "n", "stop", "seed", "logprobs", "echo"),
        *("logit_bias", "stream", "stream_options", "model", "user", "response_format", "regex", "grammar"),
        *("top_k", "min_p", "stop_token_ids", "messages", "deadline_s", "min_tokens", "priority"),
    ]
    statuses: set[int] = set()
    with httpx.Client(verify=False, timeout=60) as client:
        for _ in range(1000):
            body: dict[str, Any] = {"prompt": "a", "max_tokens": 2}
            body |= {rng.choice(names): rng.choice(junk) for _ in range(rng.randint(1, 3))}
            path = rng.choice(
                ["v1/completions", "v1/completions", "v1/chat/completions", "batch", "tokenize", "detokenize"]
            )
            text = json.dumps(body if rng.random() < 0.97 else rng.choice(junk))
            text = text if rng.random() < 0.95 else text[: rng.randrange(len(text) + 1)]
            response = client.post(
                f"{served.url}/{path}",
                content=text.encode("utf-8", "surrogatepass"),
                headers={"content-type": "application/json"},
            )
            statuses.add(response.status_code)
            assert response.status_code < 500, (path, text, response.text)
            assert "Traceback" not in response.text
    assert statuses >= {200, 400}


def test_a_failure_at_one_answer_does_not_reach_other_answers(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    on_events = Subscription.on_events

    def fail_at_33(subscription: Subscription, events: Any) -> None:
        if subscription.prompt.request.max_tokens == 33:
            raise RuntimeError("a failure at one answer")
        on_events(subscription, events)

    monkeypatch.setattr(Subscription, "on_events", fail_at_33)

    async def statuses() -> list[int]:
        async with httpx.AsyncClient(verify=False, timeout=60) as client:
            bodies = [{"prompt": PROMPT, "max_tokens": n, "ignore_eos": True} for n in (33, 34)]
            requests = (client.post(f"{served.url}/v1/completions", json=body) for body in bodies)
            return [response.status_code for response in await asyncio.gather(*requests)]

    assert asyncio.run(statuses()) == [500, 200]
    until(lambda: served.idle)
