"""The server under many clients at once: some disconnect, some read slowly, some send equal requests."""

import asyncio
import json
import random
import socket
import threading
import time
from itertools import accumulate
from typing import Any

import httpx
import openai
import psutil
import pytest
from support.serving import PROMPT, RunningServer, post, post_delayed, raw_request, running, solo_text, until

from xlabatch import LLM
from xlabatch.request import Event
from xlabatch.server.subscriptions import Subscription


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_a_second_stream_begins_before_the_first_has_ended(served: RunningServer) -> None:
    order: list[str] = []

    def stream(name: str) -> None:
        body = {"prompt": PROMPT, "max_tokens": 200, "stream": True, "ignore_eos": True, "temperature": 0.9}
        with httpx.stream("POST", f"{served.url}/v1/completions", json=body, timeout=60) as answer:
            order.extend(name for line in answer.iter_lines() if line.startswith("data: {"))

    threads = [threading.Thread(target=stream, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first = {name: order.index(name) for name in "ab"}
    last = {name: len(order) - order[::-1].index(name) for name in "ab"}
    assert max(first.values()) < min(last.values())


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("stream", [True, False])
def test_a_client_that_disconnects_frees_its_slot(
    served: RunningServer, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    dispatcher, disconnected_at = served.server.dispatcher, list[int]()
    disconnect = dispatcher.disconnect

    def recorded(subscription: Subscription) -> None:
        disconnected_at.append(dispatcher.view.steps)
        disconnect(subscription)

    monkeypatch.setattr(dispatcher, "disconnect", recorded)
    body = {"prompt": PROMPT, "max_tokens": 240, "ignore_eos": True, "stream": stream}
    url = httpx.URL(served.url)
    with socket.create_connection((url.host, url.port)) as client:
        client.sendall(raw_request("/v1/completions", body))
        until(lambda: served.stats.decoding == 1)
    until(lambda: served.idle)
    # the step in progress, the one that clears the row, and one after it that finds the slot empty
    assert dispatcher.view.steps - disconnected_at[0] <= 3
    until(lambda: served.stats.decoding == 0)


@pytest.mark.usefixtures("slow")
def test_a_stop_string_ends_the_request_in_the_engine_too(served: RunningServer) -> None:
    until(lambda: served.idle)
    tokens, word = served.stats.tokens, solo_text(served, PROMPT, max_tokens=24).split()[4]
    body = {"prompt": PROMPT, "max_tokens": 200, "temperature": 0, "ignore_eos": True, "stop": word}
    choice = post(f"{served.url}/v1/completions", json=body).json()["choices"][0]
    until(lambda: served.idle)
    assert choice["finish_reason"] == "stop"
    assert served.stats.tokens - tokens < 100


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_equal_requests_in_flight_are_computed_once(served: RunningServer) -> None:
    until(lambda: served.idle)
    tokens = served.stats.tokens
    body = {"prompt": PROMPT, "max_tokens": 150, "temperature": 0, "ignore_eos": True}
    solo = solo_text(served, PROMPT, max_tokens=150, ignore_eos=True)
    shared = served.server.metrics.shared._value.get()

    async def post_many(body: dict[str, Any], count: int) -> list[Any]:
        async with httpx.AsyncClient(verify=False, timeout=60) as client:
            requests = (client.post(f"{served.url}/v1/completions", json=body) for _ in range(count))
            return [response.json() for response in await asyncio.gather(*requests)]

    responses = asyncio.run(post_many(body, 4))
    assert {each["choices"][0]["text"] for each in responses} == {solo}
    assert len({each["id"] for each in responses}) == 4
    assert served.server.metrics.shared._value.get() > shared
    assert served.stats.tokens - tokens < 4 * 150
    tokens = served.stats.tokens
    asyncio.run(post_many(body | {"share": False}, 3))
    until(lambda: served.idle)
    assert served.stats.tokens - tokens == 3 * 150


@pytest.mark.heavy
def test_a_full_queue_is_429_with_a_time_to_retry_after() -> None:
    small = LLM(slots=4, context=256, queue=1)
    with running(small) as served:

        async def over_http() -> list[httpx.Response]:
            async with httpx.AsyncClient(verify=False, timeout=60) as client:
                body = {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True}
                requests = (client.post(f"{served.url}/v1/completions", json=body) for _ in range(12))
                return list(await asyncio.gather(*requests))

        async def by_openais_client() -> list[Any]:
            body: dict[str, Any] = {"model": "stories", "prompt": PROMPT, "max_tokens": 200}
            body |= {"extra_body": {"ignore_eos": True}}
            url = f"{served.url}/v1"
            async with openai.AsyncOpenAI(base_url=url, api_key="none", max_retries=0) as client:
                requests = (client.completions.create(**body) for _ in range(12))
                return await asyncio.gather(*requests, return_exceptions=True)

        results = asyncio.run(by_openais_client())
        assert any(isinstance(result, openai.RateLimitError) for result in results)
        responses = asyncio.run(over_http())
        refused = [response for response in responses if response.status_code == 429]
        assert refused
        assert {response.status_code for response in responses} == {200, 429}
        assert all(response.headers["retry-after"] == "1" for response in refused)
        assert refused[0].json()["error"]["type"] == "rate_limit_error"


@pytest.mark.heavy
def test_a_client_that_reads_slowly_delays_no_other_and_gets_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is sent more than its socket holds: the server keeps the rest, and its slot is free for others."""
    llm, subscriptions = LLM(slots=4, context=256, generation_config="none"), list[Subscription]()
    options: dict[str, Any] = {"ignore_eos": True, "seed": 3, "temperature": 0.8, "n": 3, "logprobs": 20}
    body = options | {"prompt": PROMPT, "max_tokens": 230, "stream": True}
    with running(llm) as served, socket.socket() as slow:
        submit, url = served.server.dispatcher.submit, httpx.URL(served.url)

        async def recorded(*args: Any) -> Subscription:
            subscriptions.append(await submit(*args))
            return subscriptions[-1]

        monkeypatch.setattr(served.server.dispatcher, "submit", recorded)
        served.uvicorn.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((url.host, url.port))
        slow.sendall(raw_request("/v1/completions", body))
        until(lambda: subscriptions and subscriptions[0].prompt.done)
        until(lambda: served.idle)
        assert 100 < len(subscriptions[0].unread) < 3 * 230  # bounded by the tokens of the answers
        assert post(f"{served.url}/v1/completions", json={"prompt": "One"}).status_code == 200
        slow.settimeout(30)
        read = b""
        while b"[DONE]" not in read:
            read += slow.recv(65536)
    lines = read.decode().split("\n")
    chunks = [json.loads(line[6:]) for line in lines if line.startswith("data: {")]
    for answer in llm.generate(PROMPT, max_tokens=230, **options):
        own = [choice for chunk in chunks for choice in chunk["choices"] if choice["index"] == answer.index]
        assert "".join(choice["text"] for choice in own) == answer.text
        offsets = [choice["logprobs"]["text_offset"] for choice in own]
        before = accumulate((len(choice["text"]) for choice in own[:-1]), initial=0)
        assert offsets == [[length] for length in before]  # though the text was ahead of each chunk


@pytest.mark.slow
def test_64_clients_of_which_some_disconnect_each_get_their_solo_answers() -> None:
    llm = LLM(slots=8, context=256, queue=1024, generation_config="none")
    with running(llm) as served:
        check_many_clients(served)


def check_many_clients(served: RunningServer) -> None:
    """Ten requests from each of 64 clients, a fifth of which disconnect; each answer is its solo answer."""
    rng = random.Random(3)
    bodies: list[dict[str, Any]] = [
        {"prompt": f"{PROMPT}{' a' * n}", "max_tokens": 5 + 3 * n, "seed": n, "temperature": temperature}
        for n in range(8)
        for temperature in (0.0, 0.8)
    ]
    solo = [solo_text(served, body) for body in bodies]

    async def run_client(client: httpx.AsyncClient, wrong: list[str]) -> int:
        count = 0
        for _ in range(10):
            which, stream, disconnects = rng.randrange(len(bodies)), rng.random() < 0.5, rng.random() < 0.2
            body = bodies[which] | {"stream": stream, "share": rng.random() < 0.5}
            async with client.stream("POST", f"{served.url}/v1/completions", json=body) as response:
                if disconnects:
                    continue
                content = (await response.aread()).decode()
            parts = [part[6:] for part in content.split("\n\n") if part.startswith("data: {")]
            chunks = [json.loads(part) for part in (parts if stream else [content])]
            text = "".join(chunk["choices"][0]["text"] for chunk in chunks)
            wrong += [] if text == solo[which] else [text]
            count += 1
        return count

    async def run_clients() -> tuple[int, list[str]]:
        wrong: list[str] = []
        async with httpx.AsyncClient(
            verify=False, timeout=120, limits=httpx.Limits(max_connections=64)
        ) as client:
            return sum(await asyncio.gather(*(run_client(client, wrong) for _ in range(64)))), wrong

    memory = psutil.Process().memory_info().rss
    count, wrong = asyncio.run(run_clients())
    assert wrong == []
    assert count > 400
    until(lambda: served.idle)
    assert psutil.Process().memory_info().rss - memory < 60 * 2**20


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_a_silent_stream_is_kept_alive(served: RunningServer) -> None:
    """While other requests have all slots, a comment comes before the first token."""
    body = {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True}

    async def post_after_four_others() -> str:
        async with httpx.AsyncClient(verify=False, timeout=60, base_url=served.url) as client:
            others = asyncio.gather(*(client.post("/v1/completions", json=body) for _ in range(4)))
            await asyncio.sleep(0.05)
            last = await client.post("/v1/completions", json=body | {"max_tokens": 3, "stream": True})
            await others
            return last.text

    assert ": keep-alive" in asyncio.run(post_after_four_others())


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_a_shared_request_ends_for_each_client_at_its_own_stop_string(
    served: RunningServer, llm: LLM
) -> None:
    """Three requests that differ only in their stop strings share one in the engine."""
    until(lambda: served.idle)
    options: dict[str, Any] = {"max_tokens": 150, "ignore_eos": True, "seed": 3, **llm.sampling.options}
    full = llm.generate(PROMPT, **options)[0]
    word = full.text.split()[3]
    delays = [({"stop": word}, 0.0), ({}, 0.0), ({"stop": "."}, 0.02)]
    first, unstopped, third = asyncio.run(post_delayed(served, {"prompt": PROMPT} | options, delays))
    assert unstopped["choices"][0]["text"] == full.text
    assert unstopped["usage"]["completion_tokens"] == 150
    until(lambda: served.idle)  # the answers come before the step that evicts
    for response, stop in ((first, word), (third, ".")):
        solo = llm.generate(PROMPT, stop=[stop], **options)[0]
        choice = response["choices"][0]
        assert (choice["text"], choice["finish_reason"]) == (solo.text, solo.finish)
        assert response["usage"]["completion_tokens"] == len(solo.tokens)
    until(lambda: served.idle)


@pytest.mark.usefixtures("slow")
def test_a_request_with_a_cancelled_answer_is_not_shared_any_more(served: RunningServer, llm: LLM) -> None:
    until(lambda: served.idle)
    options: dict[str, Any] = {"max_tokens": 60, "ignore_eos": True, "seed": 5, "n": 2}
    options |= llm.sampling.options
    full = [answer.text for answer in llm.generate(PROMPT, **options)]
    word = next(word for word in full[0].split() if word not in full[1])
    delays = [({"stop": word}, 0.0), *(({}, 0.01 * n) for n in range(8))]
    _, *others = asyncio.run(post_delayed(served, {"prompt": PROMPT} | options, delays))
    for response in others:
        assert [choice["text"] for choice in response["choices"]] == full


def test_a_request_that_a_stop_string_has_ended_is_not_joined(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = llm.engine.step

    def long_step() -> list[Event]:
        time.sleep(0.05)  # the engine has not ended the first request when the second one comes
        return step()

    monkeypatch.setattr(llm.engine, "step", long_step)
    body: Any = {"prompt": PROMPT, "max_tokens": 12, "temperature": 0, "ignore_eos": True}
    first = post(f"{served.url}/v1/completions", json=body | {"stop": [" "]}).json()
    second = post(f"{served.url}/v1/completions", json=body).json()
    assert first["choices"][0]["finish_reason"] == "stop"
    assert second["choices"][0]["finish_reason"] == "length"
    assert second["usage"]["completion_tokens"] == 12
    until(lambda: served.idle)
