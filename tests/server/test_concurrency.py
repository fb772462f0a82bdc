"""The server when many come at once, some of them rude, slow, or asking the same."""

import asyncio
import json
import random
import socket
import threading
from typing import Any

import httpx
import openai
import psutil
import pytest
from support.serving import PROMPT, Running, post, raw, running, said, until

from xlabatch import LLM
from xlabatch.server.subscriptions import Subscription


@pytest.mark.usefixtures("slow")
def test_a_second_stream_begins_before_the_first_has_ended(served: Running) -> None:
    order: list[str] = []

    def listen(name: str) -> None:
        body = {"prompt": PROMPT, "max_tokens": 200, "stream": True, "ignore_eos": True, "temperature": 0.9}
        with httpx.stream("POST", f"{served.url}/v1/completions", json=body, timeout=60) as answer:
            order.extend(name for line in answer.iter_lines() if line.startswith("data: {"))

    threads = [threading.Thread(target=listen, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first, last = {n: order.index(n) for n in "ab"}, {n: len(order) - order[::-1].index(n) for n in "ab"}
    assert max(first.values()) < min(last.values())


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("stream", [True, False])
def test_a_client_that_goes_away_frees_its_slot(
    served: Running, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    desk, left = served.server.dispatcher, list[int]()
    leave = desk.disconnect

    def noted(ticket: Subscription) -> None:
        left.append(desk.view.steps)
        leave(ticket)

    monkeypatch.setattr(desk, "disconnect", noted)
    body = {"prompt": PROMPT, "max_tokens": 240, "ignore_eos": True, "stream": stream}
    url = httpx.URL(served.url)
    with socket.create_connection((url.host, url.port)) as rude:
        rude.sendall(raw("/v1/completions", body))
        until(lambda: served.stats.decoding == 1)
    until(lambda: served.idle)
    # the step under way, the one that silences the row, and one to notice that nobody sits there
    assert desk.view.steps - left[0] <= 3
    until(lambda: served.stats.decoding == 0)  # and it can be seen


@pytest.mark.usefixtures("slow")
def test_equal_requests_in_flight_are_computed_once(served: Running, llm: LLM) -> None:
    until(lambda: served.idle)
    tokens, body = (
        served.stats.tokens,
        {"prompt": PROMPT, "max_tokens": 150, "temperature": 0, "ignore_eos": True},
    )
    alone = said(llm, PROMPT, max_tokens=150, ignore_eos=True)
    counted = served.server.metrics.shared._value.get()

    async def ask(body: dict[str, Any], count: int) -> list[Any]:
        async with httpx.AsyncClient(timeout=60) as client:
            made = (client.post(f"{served.url}/v1/completions", json=body) for _ in range(count))
            return [got.json() for got in await asyncio.gather(*made)]

    got = asyncio.run(ask(body, 4))
    assert {each["choices"][0]["text"] for each in got} == {alone}
    assert len({each["id"] for each in got}) == 4
    assert served.server.metrics.shared._value.get() > counted
    assert served.stats.tokens - tokens < 4 * 150
    tokens = served.stats.tokens
    asyncio.run(ask(body | {"share": False}, 3))
    until(lambda: served.idle)
    assert served.stats.tokens - tokens == 3 * 150


def test_a_full_queue_is_429_with_a_time_to_come_back() -> None:
    small = LLM(slots=1, context=256, queue=1)
    with running(small) as served:

        async def ask() -> list[httpx.Response]:
            async with httpx.AsyncClient(timeout=60) as client:
                body = {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True}
                made = (client.post(f"{served.url}/v1/completions", json=body) for _ in range(6))
                return list(await asyncio.gather(*made))

        async def politely() -> list[Any]:
            """By OpenAI's client, whose errors have names."""
            rules: dict[str, Any] = {
                "model": "stories",
                "max_tokens": 200,
                "extra_body": {"ignore_eos": True},
            }
            async with openai.AsyncOpenAI(
                base_url=f"{served.url}/v1", api_key="none", max_retries=0
            ) as client:
                made = (client.completions.create(prompt=PROMPT, **rules) for _ in range(6))
                return await asyncio.gather(*made, return_exceptions=True)

        assert any(isinstance(got, openai.RateLimitError) for got in asyncio.run(politely()))
        answers = asyncio.run(ask())
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert {answer.status_code for answer in answers} == {200, 429}
        assert all(answer.headers["retry-after"] == "1" for answer in refused)
        assert refused[0].json()["error"]["type"] == "rate_limit_error"


def test_who_reads_slowly_holds_nobody_up_and_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told more than its socket holds: the server keeps the rest, and its slot goes to others."""
    llm, tickets = LLM(slots=4, context=256), list[Subscription]()
    rules: dict[str, Any] = {"ignore_eos": True, "seed": 3, "temperature": 0.8, "n": 3, "logprobs": 20}
    body = rules | {"prompt": PROMPT, "max_tokens": 230, "stream": True}
    with running(llm) as served, socket.socket() as slow:
        hand_in, url = served.server.dispatcher.submit, httpx.URL(served.url)

        async def noted(*asked: Any) -> Subscription:
            tickets.append(await hand_in(*asked))
            return tickets[-1]

        monkeypatch.setattr(served.server.dispatcher, "submit", noted)
        served.uvicorn.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((url.host, url.port))
        slow.sendall(raw("/v1/completions", body))
        until(lambda: tickets and tickets[0].prompt.done)
        until(lambda: served.idle)
        assert 100 < len(tickets[0].unread) < 3 * 230  # what waits is bounded by the answers
        assert post(f"{served.url}/v1/completions", json={"prompt": "One"}).status_code == 200
        slow.settimeout(30)
        read = b""
        while b"[DONE]" not in read:
            read += slow.recv(65536)
    lines = read.decode().split("\n")
    chunks = [json.loads(line[6:]) for line in lines if line.startswith("data: {")]
    for answer in llm.generate(PROMPT, max_tokens=230, **rules):
        mine = (choice for chunk in chunks for choice in chunk["choices"] if choice["index"] == answer.index)
        assert "".join(choice["text"] for choice in mine) == answer.text


def test_64_clients_some_of_them_rude_and_nobody_gets_another_ones_answer() -> None:
    llm = LLM(slots=8, context=256, queue=1024)
    with running(llm) as served:
        many(served, llm)


def many(served: Running, llm: LLM) -> None:
    """Ten requests from each of 64 clients, a fifth of them given up; each answer is its solo answer."""
    rng = random.Random(3)
    kinds = [
        {"prompt": f"{PROMPT}{' a' * n}", "max_tokens": 5 + 3 * n, "seed": n, "temperature": heat}
        for n in range(8)
        for heat in (0.0, 0.8)
    ]
    names = {"max_tokens": "max_tokens"}
    alone = [
        said(llm, kind["prompt"], **{names.get(k, k): v for k, v in kind.items() if k != "prompt"})
        for kind in kinds
    ]

    async def one(client: httpx.AsyncClient, wrong: list[str]) -> int:
        done = 0
        for _ in range(10):
            which, stream, rude = rng.randrange(len(kinds)), rng.random() < 0.5, rng.random() < 0.2
            body = kinds[which] | {"stream": stream, "share": rng.random() < 0.5}
            async with client.stream("POST", f"{served.url}/v1/completions", json=body) as answer:
                if rude:
                    continue
                text = (await answer.aread()).decode()
            if stream:
                chunks = [json.loads(p[6:]) for p in text.split("\n\n") if p.startswith("data: {")]
                got = "".join(chunk["choices"][0]["text"] for chunk in chunks)
            else:
                got = json.loads(text)["choices"][0]["text"]
            wrong += [] if got == alone[which] else [got]
            done += 1
        return done

    async def all_of_them() -> tuple[int, list[str]]:
        wrong: list[str] = []
        async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=64)) as client:
            return sum(await asyncio.gather(*(one(client, wrong) for _ in range(64)))), wrong

    held = psutil.Process().memory_info().rss
    done, wrong = asyncio.run(all_of_them())
    assert wrong == []
    assert done > 400
    until(lambda: served.idle)
    assert psutil.Process().memory_info().rss - held < 60 * 2**20


@pytest.mark.usefixtures("slow")
def test_a_silent_stream_is_kept_alive(served: Running) -> None:
    """Beside a slot that is busy with others: a comment comes before the first token."""
    held = [{"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True} for _ in range(4)]

    async def ask() -> str:
        async with httpx.AsyncClient(timeout=60) as client:
            busy = asyncio.gather(*(client.post(f"{served.url}/v1/completions", json=body) for body in held))
            await asyncio.sleep(0.05)
            late = await client.post(
                f"{served.url}/v1/completions", json=held[0] | {"max_tokens": 3, "stream": True}
            )
            await busy
            return late.text

    assert ": still at it" in asyncio.run(ask())


@pytest.mark.usefixtures("slow")
def test_who_is_satisfied_early_ends_early_and_spoils_nothing(served: Running, llm: LLM) -> None:
    """Three equal requests but for the texts that end them, in one place of the engine."""
    until(lambda: served.idle)
    rules: dict[str, Any] = {"max_tokens": 150, "ignore_eos": True, "seed": 3, "temperature": 0.8}
    whole = next(llm.generate(PROMPT, **rules))
    word = whole.text.split()[3]
    body = {"prompt": PROMPT, "max_tokens": 150, "ignore_eos": True, "seed": 3, "temperature": 0.8}

    async def ask() -> list[Any]:
        async with httpx.AsyncClient(timeout=60) as client:

            async def one(more: dict[str, Any], after: float) -> Any:
                await asyncio.sleep(after)
                return (await client.post(f"{served.url}/v1/completions", json=body | more)).json()

            return list(await asyncio.gather(one({"stop": word}, 0), one({}, 0), one({"stop": "."}, 0.02)))

    first, all_of_it, third = asyncio.run(ask())
    assert all_of_it["choices"][0]["text"] == whole.text
    assert all_of_it["usage"]["completion_tokens"] == 150
    for got, stop in ((first, word), (third, ".")):
        alone = next(llm.generate(PROMPT, stop=[stop], **rules))
        choice = got["choices"][0]
        assert (choice["text"], choice["finish_reason"]) == (alone.text, alone.finish)
        assert got["usage"]["completion_tokens"] == len(alone.tokens)
    until(lambda: served.idle)


@pytest.mark.usefixtures("slow")
def test_an_answer_that_was_cut_is_nobodys_to_share(served: Running, llm: LLM) -> None:
    until(lambda: served.idle)
    rules: dict[str, Any] = {"max_tokens": 60, "ignore_eos": True, "seed": 5, "temperature": 0.9, "n": 2}
    whole = [answer.text for answer in llm.generate(PROMPT, **rules)]
    word = next(word for word in whole[0].split() if word not in whole[1])
    body = {"prompt": PROMPT, "max_tokens": 60, "ignore_eos": True, "seed": 5, "temperature": 0.9, "n": 2}

    async def ask() -> list[Any]:
        async with httpx.AsyncClient(timeout=60) as client:

            async def one(more: dict[str, Any], after: float) -> Any:
                await asyncio.sleep(after)
                return (await client.post(f"{served.url}/v1/completions", json=body | more)).json()

            late = (one({}, 0.01 * n) for n in range(8))
            return list(await asyncio.gather(one({"stop": word}, 0), *late))

    _, *others = asyncio.run(ask())
    for got in others:
        assert [choice["text"] for choice in got["choices"]] == whole
