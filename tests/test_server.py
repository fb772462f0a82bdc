"""The server, over real sockets, by OpenAI's own client and by rude ones."""

import asyncio
import json
import logging
import random
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import openai
import psutil
import pytest
from serving import Running, running, talkative, until

from xlabatch import LLM
from xlabatch.guard import keys_in
from xlabatch.tickets import Ticket

PROMPT = "Once upon a time"
SCHEMA: dict[str, Any] = {"type": "object", "properties": {"a": {"enum": ["cat", "dog"]}}}
SCHEMA |= {"required": ["a"], "additionalProperties": False}


@pytest.fixture(scope="module")
def llm(tmp_path_factory: pytest.TempPathFactory) -> LLM:
    return LLM(talkative(tmp_path_factory.mktemp("stories")), slots=4, context=256, queue=64)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[Running]:
    with running(llm, keep_alive_s=0.05) as served:
        yield served


@pytest.fixture
def client(served: Running) -> openai.OpenAI:
    return openai.OpenAI(base_url=f"{served.url}/v1", api_key="none", max_retries=0)


@pytest.fixture
def slow(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that take a while, so that what is to overlap does so on the fastest machine."""
    step = llm.engine.step

    def slowly() -> list[Any]:
        time.sleep(0.005)
        return step()

    monkeypatch.setattr(llm.engine, "step", slowly)


def post(url: str, **given: Any) -> httpx.Response:
    return httpx.post(url, **({"timeout": 60} | given))


def get(url: str, **given: Any) -> httpx.Response:
    return httpx.get(url, **({"timeout": 60} | given))


def said(llm: LLM, prompt: Any, **options: Any) -> str:
    """What the model says to it, past the server."""
    return next(llm.generate(prompt, **options)).text


def told(response: httpx.Response) -> list[Any]:
    """The chunks of a stream that has ended."""
    lines = [line.removeprefix("data: ") for line in response.text.split("\n\n") if line.startswith("data: ")]
    assert lines[-1] == "[DONE]"
    return [json.loads(line) for line in lines[:-1]]


# OpenAI's client


def test_a_completion_whole_and_in_pieces(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"model": "stories", "prompt": PROMPT, "max_tokens": 20, "temperature": 0}
    whole = client.completions.create(**asked)
    assert whole.usage is not None
    assert (whole.usage.prompt_tokens, whole.usage.completion_tokens) == (5, 20)
    assert whole.choices[0].finish_reason == "length"
    pieces = list(client.completions.create(**asked, stream=True, stream_options={"include_usage": True}))
    assert "".join(piece.choices[0].text for piece in pieces if piece.choices) == whole.choices[0].text
    assert pieces[-1].usage == whole.usage
    assert [piece.choices[0].finish_reason for piece in pieces if piece.choices][-1] == "length"
    assert len({piece.id for piece in pieces}) == 1


def test_several_prompts_in_every_spelling_and_several_answers(client: openai.OpenAI, llm: LLM) -> None:
    ids = list(llm.text.encode(PROMPT))
    for prompt in (ids, [ids, ids], [PROMPT, PROMPT]):
        got = client.completions.create(model="stories", prompt=prompt, max_tokens=6, temperature=0, n=2)
        assert len({choice.text for choice in got.choices}) == 1
        several = isinstance(prompt[0], (list, str))
        assert [choice.index for choice in got.choices] == list(range(4 if several else 2))
    warm = client.completions.create(model="stories", prompt=PROMPT, max_tokens=16, n=3, seed=5)
    assert len({choice.text for choice in warm.choices}) == 3
    again = client.completions.create(model="stories", prompt=PROMPT, max_tokens=16, n=3, seed=5)
    assert [choice.text for choice in again.choices] == [choice.text for choice in warm.choices]


def test_log_probabilities_and_echo(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {
        "model": "stories",
        "prompt": PROMPT,
        "temperature": 0,
        "echo": True,
        "logprobs": 2,
    }
    got = client.completions.create(**asked, max_tokens=3).choices[0]
    assert got.text.startswith(PROMPT)
    likely = got.logprobs
    assert likely is not None
    assert likely.tokens is not None
    assert likely.token_logprobs is not None
    assert len(likely.tokens) == len(likely.token_logprobs) == 8
    assert likely.token_logprobs[0] is None
    assert all(chance < 0 for chance in likely.token_logprobs[1:])
    only = client.completions.create(**asked, max_tokens=0)
    assert only.choices[0].text == PROMPT
    assert only.usage is not None
    assert only.usage.completion_tokens == 0
    pieces = list(client.completions.create(**asked, max_tokens=3, stream=True))
    assert "".join(piece.choices[0].text for piece in pieces) == got.text
    tokens = [
        token
        for piece in pieces
        if piece.choices[0].logprobs
        for token in piece.choices[0].logprobs.tokens or ()
    ]
    assert tokens == likely.tokens


def test_a_conversation_whole_and_in_pieces(client: openai.OpenAI, llm: LLM) -> None:
    messages: Any = [
        {"role": "user", "content": [{"type": "text", "text": "Once upon"}]},
        {"role": "user", "content": "a time"},
    ]
    asked: dict[str, Any] = {"model": "stories", "messages": messages, "max_tokens": 9, "temperature": 0}
    whole = client.chat.completions.create(**asked, logprobs=True, top_logprobs=2)
    assert whole.choices[0].message.role == "assistant"
    assert whole.choices[0].message.content == said(
        llm, llm.text.converse([{"content": "Once upon"}, {"content": "a time"}]), max_new=9
    )
    assert whole.choices[0].logprobs is not None
    assert len(whole.choices[0].logprobs.content or ()) == 9
    pieces = list(client.chat.completions.create(**asked, stream=True))
    assert pieces[0].choices[0].delta.role == "assistant"
    assert (
        "".join(piece.choices[0].delta.content or "" for piece in pieces) == whole.choices[0].message.content
    )
    long = client.chat.completions.create(model="stories", messages=messages, temperature=0)
    assert long.choices[0].finish_reason in ("stop", "length")


def test_rules_reach_the_engine(client: openai.OpenAI, llm: LLM) -> None:
    plain = said(llm, PROMPT, max_new=24)
    word = plain.split()[4]
    create = client.completions.create
    ended = create(model="stories", prompt=PROMPT, max_tokens=24, temperature=0, stop=[word]).choices[0]
    assert (ended.text, ended.finish_reason) == (plain[: plain.find(word)], "stop")
    first = llm.text.encode(PROMPT + plain)[5]
    other = create(model="stories", prompt=PROMPT, max_tokens=4, temperature=0, logit_bias={str(first): -100})
    assert other.choices[0].text != said(llm, PROMPT, max_new=4)
    penal = create(
        model="stories", prompt=PROMPT, max_tokens=24, temperature=0, frequency_penalty=2, presence_penalty=1
    )
    assert penal.choices[0].text == said(llm, PROMPT, max_new=24, frequency_penalty=2.0, presence_penalty=1.0)
    form: Any = {"type": "json_schema", "json_schema": {"name": "x", "schema": SCHEMA}}
    for extra in ({"response_format": form}, {"response_format": {"type": "json_object"}, "seed": 1}):
        got = create(model="stories", prompt="Here is", max_tokens=60, extra_body=extra).choices[0]
        assert got.finish_reason == "length" or isinstance(json.loads(got.text), dict)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"tools": []}, "parameter tools is not supported"),
        ({"suffix": "x"}, "suffix"),
        ({"best_of": 2}, "best_of: Input should be 1"),
        ({"n": 5}, "5 answers, but there are 4 slots"),
        ({"logprobs": 21}, "logprobs is between 0 and 20"),
        ({"temperature": -1}, "temperature is at least 0"),
        ({"temperature": "warm"}, "temperature: Input should be a valid number"),
        ({"max_tokens": 1000}, "but a slot holds 256"),
        ({"max_tokens": 0}, "nothing is echoed"),
        ({"prompt": []}, "prompt"),
        ({"prompt": ""}, ""),
        ({"logit_bias": {"x": 1}}, "ids that are no numbers"),
        ({"response_format": {"type": "json_schema"}}, "needs a json_schema"),
        (
            {"response_format": {"type": "json_schema", "json_schema": {"schema": {"type": "strin"}}}},
            "Invalid type",
        ),
        ({"stop": ["x"] * 17}, "stop"),
        ({"regex": "("}, "unclosed group"),
    ],
)
def test_what_is_wrong_is_said_in_openais_shape(
    client: openai.OpenAI, body: dict[str, Any], said: str
) -> None:
    if body == {"prompt": ""}:  # the tokenizer begins every text with a token
        assert client.completions.create(model="stories", prompt="", max_tokens=2).choices
        return
    with pytest.raises(openai.BadRequestError, match=said) as caught:
        client.completions.create(model="stories", prompt="a", extra_body=body)
    assert caught.value.body["type"] == "invalid_request_error"  # type: ignore[index]


def test_what_is_not_here_is_404(client: openai.OpenAI, served: Running) -> None:
    with pytest.raises(openai.NotFoundError, match="'gpt-9' is not here; there is 'stories'"):
        client.completions.create(model="gpt-9", prompt="a")
    answer = get(f"{served.url}/v1/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert [model.id for model in client.models.list()] == ["stories"]
    assert client.models.retrieve("stories").id == "stories"


def test_the_asynchronous_client_and_twelve_at_once(served: Running, llm: LLM) -> None:
    prompts = [f"{PROMPT}{' and' * n}" for n in range(12)]

    async def ask() -> list[str]:
        rules: dict[str, Any] = {"model": "stories", "max_tokens": 9, "temperature": 0}
        async with openai.AsyncOpenAI(base_url=f"{served.url}/v1", api_key="none") as client:
            made = (client.completions.create(prompt=prompt, **rules) for prompt in prompts)
            return [got.choices[0].text for got in await asyncio.gather(*made)]

    assert asyncio.run(ask()) == [said(llm, prompt, max_new=9) for prompt in prompts]


# Ours


def test_a_batch_keeps_its_order_and_its_ids(served: Running, llm: LLM) -> None:
    items = [
        {"id": "long", "prompt": PROMPT, "max_tokens": 30, "temperature": 0},
        {"id": "short", "prompt": "One day", "max_tokens": 2, "temperature": 0, "logprobs": 1},
        {"messages": [{"role": "user", "content": "Tom"}], "max_tokens": 5, "n": 2, "seed": 3},
    ]
    got = post(f"{served.url}/batch", json={"items": items}).json()
    assert [result["id"] for result in got["results"]] == ["long", "short", "2"]
    assert got["results"][0]["choices"][0]["text"] == said(llm, PROMPT, max_new=30)
    assert len(got["results"][1]["choices"][0]["logprobs"]) == 2
    assert len(got["results"][2]["choices"]) == 2
    chunks = told(post(f"{served.url}/batch", json={"items": items, "stream": True}))
    assert chunks[-1]["usage"] == got["usage"]
    for result in got["results"]:
        for choice in result["choices"]:
            mine = [c for c in chunks[:-1] if (c["id"], c["index"]) == (result["id"], choice["index"])]
            assert "".join(c["text"] for c in mine) == choice["text"]
            assert [token for c in mine for token in c["tokens"]] == choice["tokens"]
            assert mine[-1]["finish_reason"] == choice["finish_reason"]
    twice = post(f"{served.url}/batch", json={"items": [items[0], items[0]]})
    assert (twice.status_code, "ids long" in twice.text) == (400, True)


def test_text_to_ids_and_back(served: Running, llm: LLM) -> None:
    got = post(f"{served.url}/tokenize", json={"prompt": PROMPT}).json()
    assert (got["tokens"], got["count"], got["max_model_len"]) == (list(llm.text.encode(PROMPT)), 5, 256)
    back = post(f"{served.url}/detokenize", json={"tokens": got["tokens"]}).json()
    assert back["prompt"].endswith(PROMPT)
    assert post(f"{served.url}/detokenize", json={"tokens": [10**9]}).status_code == 400


def test_what_an_operator_sees(
    served: Running, client: openai.OpenAI, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "xlabatch.requests"):
        client.completions.create(model="stories", prompt=PROMPT, max_tokens=3)
    [line] = [record.message for record in caplog.records if record.name == "xlabatch.requests"]
    for name in ("id=cmpl-", "prompt=5", "tokens=3", "queue_s=", "ttft_s=", "latency_s=", "finish=length"):
        assert name in line
    metrics = get(f"{served.url}/metrics").text
    for name in (
        "engine_queued",
        "engine_occupancy",
        "engine_tokens",
        "engine_compilations",
        "answers_total",
    ):
        assert f"xlabatch_{name}" in metrics
    assert 'xlabatch_answers_total{finish="length"}' in metrics
    assert "xlabatch_time_to_first_token_seconds_bucket" in metrics
    assert get(f"{served.url}/health").json()["status"] == "ready"
    assert get(f"{served.url}/health/live").status_code == 200
    assert get(f"{served.url}/docs").status_code == 200


def test_the_page_needs_nothing_but_this_server(served: Running) -> None:
    page = get(served.url)
    assert page.status_code == 200
    for file in ("web/app.js", "web/style.css"):
        assert file in page.text
        text = get(f"{served.url}/{file}")
        assert text.status_code == 200
        assert "http" not in text.text.replace("http-equiv", "")
    with httpx.stream("GET", f"{served.url}/live", timeout=10) as live:
        view = json.loads(next(live.iter_lines()).removeprefix("data: "))
    assert len(view["slots"]) == 4


# Under load


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
    desk, left = served.server.desk, list[int]()
    leave = desk.leave

    def noted(ticket: Ticket) -> None:
        left.append(desk.view.steps)
        leave(ticket)

    monkeypatch.setattr(desk, "leave", noted)
    body = {"prompt": PROMPT, "max_tokens": 240, "ignore_eos": True, "stream": stream}
    url = httpx.URL(served.url)
    with socket.create_connection((url.host, url.port)) as rude:
        sent = json.dumps(body).encode()
        head = "POST /v1/completions HTTP/1.1", "host: x", "content-type: application/json"
        lines = "\r\n".join([*head, f"content-length: {len(sent)}", "", ""])
        rude.sendall(lines.encode() + sent)
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
    alone = said(llm, PROMPT, max_new=150, ignore_eos=True)
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

        answers = asyncio.run(ask())
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert {answer.status_code for answer in answers} == {200, 429}
        assert all(answer.headers["retry-after"] == "1" for answer in refused)
        assert refused[0].json()["error"]["type"] == "rate_limit_error"


def test_many_clients_some_of_them_rude_and_nobody_gets_another_ones_answer(
    served: Running, llm: LLM
) -> None:
    rng = random.Random(3)
    kinds = [
        {"prompt": f"{PROMPT}{' a' * n}", "max_tokens": 5 + 3 * n, "seed": n, "temperature": heat}
        for n in range(8)
        for heat in (0.0, 0.8)
    ]
    names = {"max_tokens": "max_new"}
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


# When things fail


def test_a_failing_step_is_told_shown_and_survived(
    served: Running, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    import jax

    until(lambda: served.idle)
    body = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}
    whole = post(f"{served.url}/v1/completions", json=body).json()["choices"][0]["text"]

    def lost(*_: object) -> None:
        raise jax.errors.JaxRuntimeError("out of luck")

    with monkeypatch.context() as patch:
        patch.setitem(llm.engine.programs, "decode", lost)
        answer = post(f"{served.url}/v1/completions", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "engine_failed")
        chunks = told(post(f"{served.url}/v1/completions", json=body | {"stream": True}))
        assert "out of luck" in chunks[-1]["error"]["message"]
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

    thread = served.server.desk.thread
    with monkeypatch.context() as patch:
        patch.setattr(type(served.server.desk), "_step", die)
        answer = post(f"{served.url}/v1/completions", json=body, timeout=60)
        assert answer.status_code == 500
        assert "killed" in answer.json()["error"]["message"]
        assert get(f"{served.url}/health").json()["status"] == "degraded"
    until(lambda: served.server.desk.alive and served.server.desk.thread is not thread)
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
    until(lambda: served.server.desk.places)
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
    until(lambda: served.server.desk.places)
    served.stop()
    thread.join()
    assert '"finish_reason":"cancelled"' in got[0]


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
        None,
        -1,
        0,
        1,
        3,
        10**9,
        10**30,
        1.5,
        -0.0,
        "",
        "a",
        "\ud800",
        [],
        [1],
        ["a"],
        {},
        {"a": 1},
        True,
        [[1], []],
        "é" * 40,
    ]
    fields = [
        *[
            "prompt",
            "max_tokens",
            "temperature",
            "top_p",
            "n",
            "stop",
            "seed",
            "logprobs",
            "echo",
            "logit_bias",
            "stream",
            "stream_options",
        ],
        "model",
        "user",
    ]
    fields += [
        "response_format",
        "regex",
        "grammar",
        "top_k",
        "min_p",
        "stop_token_ids",
        "messages",
        "deadline_s",
        "min_tokens",
        "priority",
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


# Sharing, and its edges


@pytest.mark.usefixtures("slow")
def test_who_is_satisfied_early_ends_early_and_spoils_nothing(served: Running, llm: LLM) -> None:
    """Three equal requests but for the texts that end them, in one place of the engine."""
    until(lambda: served.idle)
    rules: dict[str, Any] = {"max_new": 150, "ignore_eos": True, "seed": 3, "temperature": 0.8}
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
        alone = next(llm.generate(PROMPT, stop_text=[stop], **rules))
        choice = got["choices"][0]
        assert (choice["text"], choice["finish_reason"]) == (alone.text, alone.finish)
        assert got["usage"]["completion_tokens"] == len(alone.tokens)
    until(lambda: served.idle)


@pytest.mark.usefixtures("slow")
def test_an_answer_that_was_cut_is_nobodys_to_share(served: Running, llm: LLM) -> None:
    until(lambda: served.idle)
    rules: dict[str, Any] = {"max_new": 60, "ignore_eos": True, "seed": 5, "temperature": 0.9, "n": 2}
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


def test_null_is_not_given_and_many_unknown_names_are_one_sentence(served: Running) -> None:
    body = {"prompt": PROMPT, "max_tokens": None, "temperature": None, "n": None, "stream": None, "seed": 1}
    got = post(f"{served.url}/v1/completions", json=body).json()
    assert got["usage"]["completion_tokens"] == 16
    many = post(f"{served.url}/v1/completions", json=body | {f"x{n}": 1 for n in range(10_000)})
    assert many.status_code == 400
    assert len(many.text) < 1000
    wrong = post(f"{served.url}/v1/completions", json=body | {"stop_token_ids": [""] * 100_000})
    assert (wrong.status_code, len(wrong.text) < 1000) == (400, True)


def test_what_would_never_be_told_is_refused(served: Running) -> None:
    talk = {"messages": [{"role": "user", "content": "hi"}], "prompt_logprobs": 1}
    stream = {"prompt": PROMPT, "prompt_logprobs": 1, "stream": True}
    for path, body in (("chat/completions", talk), ("completions", stream)):
        answer = post(f"{served.url}/v1/{path}", json=body)
        assert (answer.status_code, "prompt_logprobs is not supported" in answer.text) == (400, True)


def test_one_answer_that_cannot_be_told_is_not_anothers_fault(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    hear = Ticket.hear

    def deaf(ticket: Ticket, event: Any) -> None:
        if ticket.asked.request.max_new == 33:
            raise RuntimeError("deaf")
        hear(ticket, event)

    monkeypatch.setattr(Ticket, "hear", deaf)

    async def ask() -> list[int]:
        async with httpx.AsyncClient(timeout=60) as client:
            bodies = [{"prompt": PROMPT, "max_tokens": n, "ignore_eos": True} for n in (33, 34)]
            made = (client.post(f"{served.url}/v1/completions", json=body) for body in bodies)
            return [got.status_code for got in await asyncio.gather(*made)]

    assert asyncio.run(ask()) == [500, 200]
    until(lambda: served.idle)
