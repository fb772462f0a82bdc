"""The server when things fail, and against those who mean no good."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from typing import Any

import httpx
import openai
import pytest
from support.serving import PROMPT, Running, get, post, running, told, until

from xlabatch import LLM
from xlabatch.server.auth import keys_in
from xlabatch.server.subscriptions import Subscription


def test_a_failing_step_is_told_shown_and_survived(
    served: Running, client: openai.OpenAI, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    import jax

    until(lambda: served.idle)
    body = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}
    whole = post(f"{served.url}/v1/completions", json=body).json()["choices"][0]["text"]

    def lost(*_: object) -> None:
        raise jax.errors.JaxRuntimeError("out of luck")

    broken: Any = lost
    with monkeypatch.context() as patch:
        patch.setattr(llm.engine.runner, "programs", replace(llm.engine.runner.programs, decode=broken))
        answer = post(f"{served.url}/v1/completions", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "engine_failed")
        chunks = told(post(f"{served.url}/v1/completions", json=body | {"stream": True}))
        assert "out of luck" in chunks[-1]["error"]["message"]
        with pytest.raises(openai.InternalServerError, match="the device failed"):
            client.completions.create(model="stories", prompt=PROMPT)
        health = get(f"{served.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "degraded")
    assert post(f"{served.url}/v1/completions", json=body).json()["choices"][0]["text"] == whole
    assert get(f"{served.url}/health").status_code == 200


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_dies_is_told_and_replaced(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    until(lambda: served.idle)
    body = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}

    def die(*_: object) -> None:
        raise SystemError("killed")

    thread = served.server.dispatcher.thread.thread
    with monkeypatch.context() as patch:
        patch.setattr(type(served.server.dispatcher.thread), "_step", die)
        answer = post(f"{served.url}/v1/completions", json=body, timeout=60)
        assert answer.status_code == 500
        assert "killed" in answer.json()["error"]["message"]
        assert get(f"{served.url}/health").json()["status"] == "degraded"
    until(
        lambda: served.server.dispatcher.thread.alive and served.server.dispatcher.thread.thread is not thread
    )
    assert post(f"{served.url}/v1/completions", json=body, timeout=60).status_code == 200
    assert get(f"{served.url}/health").json()["status"] == "ready"


def test_a_server_that_is_told_to_stop_lets_answers_end() -> None:
    own = LLM(slots=2, context=256)
    served = Running(own, drain_s=20.0)
    body = {"prompt": PROMPT, "max_tokens": 150, "ignore_eos": True, "stream": True, "temperature": 0}
    got: list[str] = []

    def listen() -> None:
        got.append(post(f"{served.url}/v1/completions", json=body, timeout=60).text)

    thread = threading.Thread(target=listen)
    thread.start()
    until(lambda: served.server.dispatcher.in_flight)
    served.stop()
    thread.join()
    assert '"finish_reason":"length"' in got[0]
    assert got[0].endswith("data: [DONE]\n\n")


def test_answers_that_take_too_long_are_cut_with_an_ending() -> None:
    own = LLM(slots=2, context=512)
    served = Running(own, drain_s=0.05)
    body = {"prompt": PROMPT, "max_tokens": 500, "ignore_eos": True, "stream": True, "temperature": 0}
    got: list[str] = []
    thread = threading.Thread(
        target=lambda: got.append(post(f"{served.url}/v1/completions", json=body, timeout=60).text)
    )
    thread.start()
    until(lambda: served.server.dispatcher.in_flight)
    served.stop()
    thread.join()
    assert '"finish_reason":"cancelled"' in got[0]


def test_the_command_serves_warm_says_where_and_drains_on_ctrl_c() -> None:
    words = ["serve", "--port", "0", "--slots", "2", "--budget", "64", "--ahead", "1", "--log-json"]
    call = [sys.executable, "-m", "xlabatch", *words]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stdout
        assert command.stderr
        url = next(line.strip() for line in command.stdout if line.startswith("http://127.0.0.1:"))
        assert get(f"{url}/health").json()["status"] == "ready"
        assert "xlabatch_engine_tokens_total 0.0" in get(f"{url}/metrics").text  # warm, but nobody has asked
        body = {"prompt": PROMPT, "max_tokens": 300, "ignore_eos": True, "stream": True}
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=60) as answer:
            lines = answer.iter_lines()
            next(lines)
            command.send_signal(signal.SIGINT)
            assert [line for line in lines if line][-1] == "data: [DONE]"
        assert command.wait(60) in (0, 130)
        told = command.stderr.read()
    assert '"finish": "length"' in told
    assert "Traceback" not in told


# Who may come in


def test_keys_bodies_and_pages_of_others(llm: LLM, caplog: pytest.LogCaptureFixture) -> None:
    with running(
        llm, keys=["first-key", "other-key"], largest=2000, origins=["https://example.org"]
    ) as served:
        body = {"prompt": PROMPT, "max_tokens": 2}
        for said in ("", "Bearer wrong", "Basic first-key"):
            answer = post(f"{served.url}/v1/completions", json=body, headers={"authorization": said})
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "invalid_api_key")
        for each in ("first-key", "other-key"):
            known = openai.OpenAI(base_url=f"{served.url}/v1", api_key=each)
            assert known.completions.create(model="stories", **body).choices  # type: ignore[call-overload]
        with pytest.raises(openai.AuthenticationError):
            openai.OpenAI(base_url=f"{served.url}/v1", api_key="no", max_retries=0).models.list()
        assert get(f"{served.url}/health").status_code == 200
        assert get(served.url).status_code == 200
        assert get(f"{served.url}/metrics").status_code == 401
        key = {"authorization": "Bearer first-key"}
        large = post(f"{served.url}/v1/completions", json=body | {"prompt": "x" * 3000}, headers=key)
        assert (large.status_code, large.json()["error"]["code"]) == (413, "body_too_large")
        parts = iter([b"{" + b" " * 1500, b" " * 1500 + b"}"])
        assert post(f"{served.url}/v1/completions", content=parts, headers=key).status_code == 413
        asked = {"origin": "https://example.org", "access-control-request-method": "POST"}
        assert httpx.options(f"{served.url}/v1/completions", headers=asked | key).headers[
            "access-control-allow-origin"
        ]
    assert "first-key" not in caplog.text


def test_keys_come_from_a_file_or_the_environment(tmp_path: Any) -> None:
    file = tmp_path / "keys"
    file.write_text("# ours\na\n\nb\n")
    assert keys_in(file, "c, a") == ["a", "b", "c"]
    assert keys_in(None, None) == []
    file.write_text("\n")
    with pytest.raises(ValueError, match="holds no key"):
        keys_in(file, None)


def test_no_body_makes_the_server_fail(served: Running) -> None:
    """A thousand bodies that are nearly right: never a 500, and never a traceback."""
    rng = random.Random(7)
    junk: list[Any] = [
        *(None, -1, 0, 1, 3, 10**9, 10**30, 1.5, -0.0, "", "a", "\ud800"),
        *([], [1], ["a"], {}, {"a": 1}, True, [[1], []], "é" * 40),
    ]
    fields = [
        *("prompt", "max_tokens", "temperature", "top_p", "n", "stop", "seed", "logprobs", "echo"),
        *("logit_bias", "stream", "stream_options", "model", "user", "response_format", "regex", "grammar"),
        *("top_k", "min_p", "stop_token_ids", "messages", "deadline_s", "min_tokens", "priority"),
    ]
    seen: dict[int, int] = {}
    with httpx.Client(timeout=60) as client:
        for _ in range(1000):
            body: dict[str, Any] = {"prompt": "a", "max_tokens": 2}
            body |= {rng.choice(fields): rng.choice(junk) for _ in range(rng.randint(1, 3))}
            path = rng.choice(
                ["v1/completions", "v1/completions", "v1/chat/completions", "batch", "tokenize", "detokenize"]
            )
            text = json.dumps(body if rng.random() < 0.97 else rng.choice(junk))
            text = text if rng.random() < 0.95 else text[: rng.randrange(len(text) + 1)]
            answer = client.post(
                f"{served.url}/{path}",
                content=text.encode("utf-8", "surrogatepass"),
                headers={"content-type": "application/json"},
            )
            seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (path, text, answer.text)
            assert "Traceback" not in answer.text
    assert seen.keys() >= {200, 400}


def test_one_answer_that_cannot_be_told_is_not_anothers_fault(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    hear = Subscription.on_event

    def deaf(ticket: Subscription, event: Any) -> None:
        if ticket.prompt.request.max_tokens == 33:
            raise RuntimeError("deaf")
        hear(ticket, event)

    monkeypatch.setattr(Subscription, "on_event", deaf)

    async def ask() -> list[int]:
        async with httpx.AsyncClient(timeout=60) as client:
            bodies = [{"prompt": PROMPT, "max_tokens": n, "ignore_eos": True} for n in (33, 34)]
            made = (client.post(f"{served.url}/v1/completions", json=body) for body in bodies)
            return [got.status_code for got in await asyncio.gather(*made)]

    assert asyncio.run(ask()) == [500, 200]
    until(lambda: served.idle)
