"""Images are encoded beside everything else: in order, within bounds, and not for clients that have left."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError
from functools import partial
from typing import Any

import numpy as np
import pytest
from support.images import as_file, as_url, chat_folder, noise
from support.serving import RunningServer, connect, in_background, post, raw_request, running, until

from xlabatch import LLM
from xlabatch.api import QueueFull
from xlabatch.prompt_embeddings import EmbeddedSpan
from xlabatch.server import image_queue
from xlabatch.server.http.api_keys import Client
from xlabatch.server.image_queue import ImageQueue
from xlabatch.text.prompts import PromptItem, TextOptions
from xlabatch.vision.encoder import ImageEncoder

TEXT = {"messages": [{"role": "user", "content": "the b"}], "max_tokens": 2}


@pytest.fixture(scope="module")
def image_llm(tmp_path_factory: pytest.TempPathFactory) -> LLM:
    return LLM(chat_folder(tmp_path_factory.mktemp("model")), slots=3, context=256, images=True)


@pytest.fixture(scope="module")
def served(image_llm: LLM) -> Iterator[RunningServer]:
    with running(image_llm) as served:
        yield served


def url(seed: int) -> str:
    return as_url(as_file(noise(60, 50, seed)))


def body(*seeds: int, **options: Any) -> dict[str, Any]:
    """A conversation with an image for each seed."""
    images = [{"type": "image_url", "image_url": {"url": url(seed)}} for seed in seeds]
    content = [{"type": "text", "text": "a"}, *images]
    return {"messages": [{"role": "user", "content": content}], "max_tokens": 4} | options


def waits(served: RunningServer, count: int) -> bool:
    """Whether so many prompts wait for their images, the one that is encoded included."""
    return served.server.images.waiting == count


class Gate:
    """An encoder whose images each wait for a permit."""

    def __init__(self, encoder: ImageEncoder, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []  # seeds of images
        self.permits = threading.Semaphore(0)
        encode, seeds = encoder.patches, {url(seed): seed for seed in range(40)}

        def waiting_encode(image: Any) -> Any:
            self.begun.append(seeds[image])
            assert self.permits.acquire(timeout=60)
            return encode(image)

        monkeypatch.setattr(encoder, "patches", waiting_encode)


@pytest.fixture
def gate(image_llm: LLM, monkeypatch: pytest.MonkeyPatch) -> Gate:
    assert image_llm.image_encoder
    return Gate(image_llm.image_encoder, monkeypatch)


@pytest.mark.heavy
def test_a_prompt_without_images_is_answered_while_an_image_is_encoded(
    served: RunningServer, gate: Gate
) -> None:
    chat = f"{served.url}/v1/chat/completions"
    thread, responses = in_background(lambda: post(chat, json=body(1)))
    until(lambda: gate.begun)
    assert post(chat, json=TEXT).status_code == 200
    assert post(f"{served.url}/v1/completions", json={"prompt": "a", "max_tokens": 2}).status_code == 200
    assert not responses
    assert not served.server.arrivals.expected
    gate.permits.release()
    thread.join()
    assert responses[0].status_code == 200


def test_answers_are_those_of_each_request_alone_and_images_are_encoded_in_order(
    served: RunningServer, image_llm: LLM, gate: Gate
) -> None:
    chat, seeds = f"{served.url}/v1/chat/completions", [(2, 3), (4,), (5, 2)]
    options = {"temperature": 0, "ignore_eos": True, "return_token_ids": True}
    pending = []
    for each in seeds:
        pending.append(in_background(partial(post, chat, json=body(*each, **options))))
        until(partial(waits, served, len(pending)))
    gate.permits.release(100)
    for thread, _ in pending:
        thread.join()
    assert gate.begun == [2, 3, 4, 5, 2]
    until(lambda: served.idle)  # the last answer is there before its step has ended
    for each, (_, responses) in zip(seeds, pending, strict=True):
        (alone,) = image_llm.chat(body(*each)["messages"], max_tokens=4, temperature=0, ignore_eos=True)
        assert responses[0].json()["choices"][0]["token_ids"] == list(alone.tokens)


def test_the_images_of_a_client_that_has_left_are_not_encoded(served: RunningServer, gate: Gate) -> None:
    chat = f"{served.url}/v1/chat/completions"
    thread, responses = in_background(lambda: post(chat, json=body(6)))
    until(lambda: gate.begun)
    clients = [connect(served, raw_request("/v1/chat/completions", each)) for each in (body(7, 8), body(9))]
    until(partial(waits, served, 3))
    for client in clients:
        client.close()
    until(partial(waits, served, 1))
    gate.permits.release(100)
    thread.join()
    assert responses[0].status_code == 200
    assert post(chat, json=body(10)).status_code == 200
    assert gate.begun == [6, 10]


def test_of_a_client_that_leaves_no_further_image_is_encoded(served: RunningServer, gate: Gate) -> None:
    client = connect(served, raw_request("/v1/chat/completions", body(11, 12, 13)))
    until(lambda: gate.begun)
    client.close()
    until(partial(waits, served, 0))
    gate.permits.release(100)
    assert post(f"{served.url}/v1/chat/completions", json=body(14)).status_code == 200
    assert gate.begun == [11, 14]


def test_more_prompts_with_images_than_may_wait_are_refused_for_now(
    served: RunningServer, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_queue, "MAX_WAITING", 2)
    chat = f"{served.url}/v1/chat/completions"
    pending = [in_background(partial(post, chat, json=body(seed))) for seed in (15, 16)]
    until(partial(waits, served, 2))
    refused = post(chat, json=body(17))
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert "2 prompts with images wait" in refused.json()["error"]["message"]
    assert post(chat, json=TEXT).status_code == 200
    gate.permits.release(100)
    for thread, responses in pending:
        thread.join()
        assert responses[0].status_code == 200
    assert post(chat, json=body(17)).status_code == 200


def test_vectors_of_requests_in_progress_are_bounded(
    served: RunningServer, image_llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    chat, one = f"{served.url}/v1/chat/completions", 20 * 48 * 4
    monkeypatch.setattr(image_queue, "MAX_VECTOR_BYTES", one)
    go_on, step = threading.Event(), image_llm.engine.step

    def waiting_step() -> Any:
        assert go_on.wait(60)
        return step()

    monkeypatch.setattr(image_llm.engine, "step", waiting_step)
    thread, responses = in_background(lambda: post(chat, json=body(18)))
    until(lambda: served.server.dispatcher.vectors())
    refused = post(chat, json=body(19))
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert "image vectors of requests in progress take" in refused.json()["error"]["message"]
    go_on.set()
    thread.join()
    assert responses[0].status_code == 200
    assert post(chat, json=body(19)).status_code == 200
    items = {"items": [body(seed) for seed in (20, 21)]}
    response = post(f"{served.url}/batch", json=items)
    assert response.status_code == 400
    assert f"this body have {one} bytes of vectors" in response.json()["error"]["message"]
    assert not served.server.images.bodies


def test_a_prompt_that_the_engine_has_keeps_no_second_reference_to_its_vectors(served: RunningServer) -> None:
    async def submitted() -> Any:
        subscriptions: list[Any] = []
        await served.server.submit(lambda: [body(22) | {"id": "a"}], subscriptions, Client("a"))
        [subscription] = subscriptions
        served.server.disconnect(subscriptions)
        return subscription.prompt

    loop = served.server.dispatcher.thread.loop
    assert loop
    prompt = asyncio.run_coroutine_threadsafe(submitted(), loop).result(60)
    assert prompt.request.embeddings == prompt.checked.request.embeddings == ()


class UnreadEncoder:
    """An encoder that no image may reach."""

    token_id = 3

    def patches(self, *_: Any, **__: Any) -> Any:
        raise AssertionError("it is read")

    def vectors(self, *_: Any, **__: Any) -> EmbeddedSpan:
        raise AssertionError("it is encoded")


ITEM = PromptItem("messages", None, {}, TextOptions(), images=("image",))


def test_bytes_that_requests_share_count_once(monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytes(4 * 100)
    kept = [EmbeddedSpan(start, 10, data, 5) for start in range(9)]
    images = ImageQueue(UnreadEncoder(), 64, lambda: kept, lambda: None)
    monkeypatch.setattr(image_queue, "MAX_VECTOR_BYTES", 401)
    with images.body() as body:
        with pytest.raises(AssertionError, match="it is read"):
            asyncio.run(images.encode(ITEM, body, "a"))
        kept.append(EmbeddedSpan(0, 10, bytes(4), 5))
        with pytest.raises(QueueFull, match="the limit is"):
            asyncio.run(images.encode(ITEM, body, "a"))
    assert images.waiting == 0


class CancelledEncoder(UnreadEncoder):
    """An encoder that computes until it is cancelled."""

    def __init__(self) -> None:
        self.began, self.ended = threading.Event(), threading.Event()

    def patches(self, *_: Any, **__: Any) -> Any:
        return np.zeros((2, 2))

    def vectors(self, *args: Any, **_: Any) -> EmbeddedSpan:
        self.began.set()
        assert args[-1].wait(60)  # until it is cancelled
        self.ended.set()
        raise CancelledError


def test_an_image_whose_client_leaves_is_computed_no_further() -> None:
    encoder = CancelledEncoder()
    images = ImageQueue(encoder, 64, lambda: [], lambda: None)

    async def leave() -> None:
        with images.body() as body:
            task = asyncio.create_task(images.encode(ITEM, body, "a"))
            assert await asyncio.to_thread(encoder.began.wait, 60)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(leave())
    assert encoder.ended.wait(60)
    assert images.waiting == 0
