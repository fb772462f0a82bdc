"""Clients that share a server: who is which one, and what each gets while another one floods it."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.exceptions import HTTPException
from support.serving import PROMPT, RunningServer, get, in_background, post, running, slow_down, until

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.request import Event, Request
from xlabatch.server.http import auth, connections
from xlabatch.server.http.api_keys import Client, api_key, keys_in
from xlabatch.server.http.clients import at_address
from xlabatch.server.subscriptions import InFlight, sharing_key
from xlabatch.server.turns import SharedLock, SharedThread
from xlabatch.text.tokenizer import Tokenizer

KEYS = ["key-a", "key-b name=bea weight=2"]
A, B = ({"authorization": f"Bearer key-{name}"} for name in "ab")


@pytest.fixture(scope="module")
def two() -> Iterator[RunningServer]:
    """A server with two keys, two slots and a queue of four."""
    with running(LLM(slots=2, context=256, queue=4), api_keys=KEYS) as served:
        yield served


def long(**options: Any) -> dict[str, Any]:
    return {"prompt": PROMPT, "max_tokens": 200, "ignore_eos": True, "temperature": 1} | options


def owners(served: RunningServer) -> list[str | None]:
    """The client of each request in flight, the earliest first."""
    return [each.request.client for each in served.server.dispatcher.in_flight.values()]


# Who is which client


def test_a_key_may_have_a_name_and_a_weight_and_is_else_known_by_a_digest() -> None:
    assert api_key("secret name=anna weight=2.5") == (b"secret", ("anna", 2.5, True))
    assert api_key("secret weight=3").client.weight == 3
    digest = api_key("secret").client
    assert digest == api_key("secret  ").client
    assert "secret" not in digest.name
    assert digest != api_key("other").client
    assert api_key("other name=anna").client.name == api_key("secret name=anna").client.name


@pytest.mark.parametrize("key", ["a:b", "name=x", "two words", "sk-1=2", "weight=2"])
def test_an_entry_without_options_is_a_key_as_it_stands(key: str) -> None:
    assert api_key(key).key == key.encode()


@pytest.mark.parametrize("weight", ["0", "-1", "nan", "inf", "two", "", "1e9"])
def test_an_impossible_weight_is_refused_and_the_key_is_not_quoted(tmp_path: Path, weight: str) -> None:
    file = tmp_path / "keys"
    file.write_text(f"good\nsecret weight={weight}\n")
    with pytest.raises(Refused, match=r"is a number from 0\.01 to 100, got") as refused:
        keys_in(file, None)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "name"),
    [
        (("192.0.2.7", 81), "192.0.2.7"),
        (("::ffff:192.0.2.7", 82), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 83), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::1", 84), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 85), "fe80::/64"),
        (None, "unknown"),
    ],
)
def test_without_keys_an_address_is_a_client_and_of_ipv6_a_network(address: Any, name: str) -> None:
    assert at_address({"client": address}) == Client(name)


def test_a_key_counts_in_both_headers_and_a_forwarded_address_does_not(two: RunningServer) -> None:
    headers = {"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9"}
    with ExitStack() as stack:
        for key in (B, {"x-api-key": "key-b"}):
            stream = partial(httpx.stream, "POST", f"{two.url}/v1/completions", timeout=60)
            response = stack.enter_context(stream(json=long(stream=True), headers=key | headers))
            assert response.status_code == 200
        requests = [each.request for each in two.server.dispatcher.in_flight.values()]
        assert [(each.client, each.client_weight) for each in requests] == [("bea", 2.0)] * 2
    until(lambda: two.idle)


def test_no_body_can_name_another_client(two: RunningServer) -> None:
    for field in ("client", "client_weight"):
        refused = post(f"{two.url}/v1/completions", json=long(**{field: "bea"}), headers=A)
        assert refused.status_code == 400
        assert field in refused.json()["error"]["message"]


# What each one gets


@pytest.mark.heavy
def test_a_client_is_answered_while_choices_of_another_wait(two: RunningServer) -> None:
    flood, _ = in_background(
        partial(post, f"{two.url}/v1/completions", json=long(n=100, max_tokens=20), headers=A)
    )
    until(lambda: two.stats.decoding)
    one = {"prompt": PROMPT, "max_tokens": 3, "ignore_eos": True}
    assert post(f"{two.url}/v1/completions", json=one, headers=B).status_code == 200
    assert flood.is_alive()
    flood.join()
    until(lambda: two.idle)


@pytest.mark.heavy
def test_a_queue_that_one_client_has_filled_takes_another_one(two: RunningServer) -> None:
    with ExitStack() as stack:

        def opened(key: dict[str, str], seed: int) -> int:
            stream = httpx.stream(
                "POST",
                f"{two.url}/v1/completions",
                json=long(stream=True, seed=seed),
                headers=key,
                timeout=60,
            )
            return stack.enter_context(stream).status_code

        statuses = [opened(A, seed) for seed in range(12)]
        assert 429 in statuses
        assert opened(B, 13) == 200
    until(lambda: two.idle)


def test_an_equal_request_of_another_client_is_shared_once_it_has_begun(two: RunningServer) -> None:
    dispatcher = two.server.dispatcher
    fields: dict[str, Any] = {"prompt": [3, 4, 5], "max_tokens": 4}
    of_a, of_b = (Request(**fields, client=client, client_weight=2.0) for client in "ab")
    assert sharing_key(of_a) == sharing_key(of_b) == sharing_key(Request(**fields))
    shared = dispatcher._shareable
    loop = asyncio.new_event_loop()
    in_flight = InFlight(of_a, sharing_key(of_a), loop.create_future())
    dispatcher.shareable[sharing_key(of_a)] = in_flight
    try:
        assert shared(sharing_key(of_b), of_b) is None
        assert shared(sharing_key(of_a), of_a) is in_flight
        in_flight.events.append(Event("a", 7))
        assert shared(sharing_key(of_b), of_b) is in_flight
    finally:
        dispatcher.shareable.clear()
        loop.close()


def test_requests_in_progress_that_one_client_has_all_leave_room_for_another(
    two: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 3)
    monkeypatch.setattr(connections, "OTHERS", 2)
    slow_down(two.server.llm, monkeypatch, 0.02)  # all three still run at the fourth request
    with ExitStack() as stack:
        for seed in range(3):
            stream = partial(httpx.stream, "POST", f"{two.url}/v1/completions", timeout=60)
            stack.enter_context(stream(json=long(stream=True, seed=seed), headers=A))
        assert get(f"{two.url}/v1/models", headers=A).status_code == 503
        assert get(f"{two.url}/v1/models", headers=B).status_code == 200
    until(lambda: two.idle)


def test_large_bodies_of_one_client_leave_room_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auth, "MAX_HELD_BYTES", 100)
    monkeypatch.setattr(auth, "OTHERS_BYTES", 50)
    limit = auth.BodyLimitMiddleware(lambda *_: None, 10**6, {})  # type: ignore[arg-type]
    assert limit.hold("a", auth.FREE_BYTES + 100, 0) == 100
    with pytest.raises(HTTPException):
        limit.hold("a", auth.FREE_BYTES + 1, 0)
    assert limit.hold("b", auth.FREE_BYTES + 40, 0) == 40
    with pytest.raises(HTTPException):
        limit.hold("b", auth.FREE_BYTES + 20, 0)


# Turns


def test_a_prompt_does_not_wait_for_all_prompts_of_another_client(
    two: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokenized, permits, encode = list[str](), threading.Semaphore(0), Tokenizer.encode

    def waiting_encode(tokenizer: Tokenizer, text: str) -> Any:
        tokenized.append(text)
        assert permits.acquire(timeout=60)
        time.sleep(0.005)  # in which the event loop hands over the next step of another prompt
        return encode(tokenizer, text)

    monkeypatch.setattr(Tokenizer, "encode", waiting_encode)

    def send(prompt: str, key: dict[str, str]) -> httpx.Response:
        return post(f"{two.url}/v1/completions", json={"prompt": prompt, "max_tokens": 1}, headers=key)

    many = [in_background(partial(send, f"many {number}", A)) for number in range(40)]
    until(lambda: tokenized and len(two.server.text_thread.waiting) == 39)
    one, responses = in_background(partial(send, "one", B))
    until(lambda: len(two.server.text_thread.waiting) == 40)
    permits.release(100)
    one.join()
    for thread, _ in many:
        thread.join()
    assert responses[0].status_code == 200
    assert tokenized.index("one") < 20


def test_a_thread_does_the_work_of_clients_in_turn_and_none_that_was_cancelled() -> None:
    async def run() -> list[str]:
        done, begun, go_on = list[str](), threading.Event(), threading.Event()
        thread = SharedThread("shared")

        def first() -> None:
            begun.set()
            assert go_on.wait(60)

        def fail() -> None:
            raise Refused("no")

        tasks = [asyncio.create_task(thread.run("a", first))]
        await asyncio.to_thread(begun.wait, 60)
        for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
            tasks.append(asyncio.create_task(thread.run(name[0], partial(done.append, name))))
        failing = asyncio.create_task(thread.run("b", fail))
        await asyncio.sleep(0)
        left = tasks.pop(2)
        left.cancel()
        with suppress(asyncio.CancelledError):
            await left
        go_on.set()
        await asyncio.gather(*tasks)
        with pytest.raises(Refused, match="no"):
            await failing
        return done

    assert asyncio.run(run()) == ["a1", "b1", "c1", "b2", "a3"]


def test_a_lock_is_passed_on_in_turn_and_past_those_that_have_left() -> None:
    async def run() -> list[str]:
        lock, order = SharedLock(), list[str]()

        async def hold(name: str) -> None:
            async with lock.turn(name[0]):
                order.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(hold(name)) for name in ("a1", "a2", "a3", "b1", "b2")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(results[1], asyncio.CancelledError)
        assert not lock.is_taken
        return order

    assert asyncio.run(run()) == ["a1", "b1", "a3", "b2"]


def test_a_lock_that_comes_as_its_client_leaves_is_passed_on() -> None:
    async def run() -> None:
        lock, got = SharedLock(), list[str]()

        async def hold(name: str) -> None:
            async with lock.turn(name):
                got.append(name)

        async with lock.turn("a"):
            leaves, stays = asyncio.create_task(hold("b")), asyncio.create_task(hold("c"))
            await asyncio.sleep(0)
        leaves.cancel()  # the lock was passed on to it just now
        await asyncio.gather(leaves, stays, return_exceptions=True)
        assert got == ["c"]
        assert not lock.is_taken

    asyncio.run(run())
