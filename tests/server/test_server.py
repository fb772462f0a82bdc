"""The server's endpoints, over real sockets, by OpenAI's own client."""

import asyncio
import json
import logging
from typing import Any

import httpx
import openai
import pytest
from support.serving import PROMPT, Running, get, post, said, told, until

from xlabatch import LLM

SCHEMA: dict[str, Any] = {"type": "object", "properties": {"a": {"enum": ["cat", "dog"]}}}
SCHEMA |= {"required": ["a"], "additionalProperties": False}


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
    ids = list(llm.tokenizer.encode(PROMPT))
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
    offsets = likely.text_offset or []
    words = likely.tokens[1:]  # the first is the hidden one that begins a text
    assert [got.text[at : at + len(word)] for at, word in zip(offsets[1:], words, strict=True)] == words
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
        llm,
        llm.tokenizer.apply_chat_template([{"content": "Once upon"}, {"content": "a time"}]),
        max_tokens=9,
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
    plain = said(llm, PROMPT, max_tokens=24)
    word = plain.split()[4]
    create = client.completions.create
    ended = create(model="stories", prompt=PROMPT, max_tokens=24, temperature=0, stop=[word]).choices[0]
    assert (ended.text, ended.finish_reason) == (plain[: plain.find(word)], "stop")
    first = llm.tokenizer.encode(PROMPT + plain)[5]
    other = create(model="stories", prompt=PROMPT, max_tokens=4, temperature=0, logit_bias={str(first): -100})
    assert other.choices[0].text != said(llm, PROMPT, max_tokens=4)
    penal = create(
        model="stories", prompt=PROMPT, max_tokens=24, temperature=0, frequency_penalty=2, presence_penalty=1
    )
    assert penal.choices[0].text == said(
        llm, PROMPT, max_tokens=24, frequency_penalty=2.0, presence_penalty=1.0
    )
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
        ({"n": 5}, "n is 5, but there are 4 slots"),
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

    assert asyncio.run(ask()) == [said(llm, prompt, max_tokens=9) for prompt in prompts]


# Ours


def test_a_batch_keeps_its_order_and_its_ids(served: Running, llm: LLM) -> None:
    items = [
        {"id": "long", "prompt": PROMPT, "max_tokens": 30, "temperature": 0},
        {"id": "short", "prompt": "One day", "max_tokens": 2, "temperature": 0, "logprobs": 1},
        {"messages": [{"role": "user", "content": "Tom"}], "max_tokens": 5, "n": 2, "seed": 3},
    ]
    got = post(f"{served.url}/batch", json={"items": items}).json()
    assert [result["id"] for result in got["results"]] == ["long", "short", "2"]
    assert got["results"][0]["choices"][0]["text"] == said(llm, PROMPT, max_tokens=30)
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
    assert (got["tokens"], got["count"], got["max_model_len"]) == (list(llm.tokenizer.encode(PROMPT)), 5, 256)
    back = post(f"{served.url}/detokenize", json={"tokens": got["tokens"]}).json()
    assert back["prompt"].endswith(PROMPT)
    assert post(f"{served.url}/detokenize", json={"tokens": [10**9]}).status_code == 400


def test_what_an_operator_sees(
    served: Running, client: openai.OpenAI, caplog: pytest.LogCaptureFixture
) -> None:
    create = client.completions.create
    with caplog.at_level(logging.INFO, "xlabatch.requests"):
        create(model="stories", prompt=PROMPT, max_tokens=3)
        create(model="stories", prompt=PROMPT, max_tokens=50, temperature=0, stop=" ")  # ended by its text
        until(lambda: served.idle)
    line, other = (record.message for record in caplog.records if record.name == "xlabatch.requests")
    assert "finish=stop" in other
    assert "queue_s=None" not in other
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


# What is refused


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
