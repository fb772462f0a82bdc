"""The server's endpoints over real sockets, most of them through OpenAI's own client."""

import asyncio
import json
import logging
import re
import threading
from collections.abc import Callable
from dataclasses import fields
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from support.serving import PROMPT, RunningServer, get, post, solo_text, stream_chunks, until

import xlabatch
from xlabatch import LLM, Request
from xlabatch.protocols.chat_body import make_chat_body
from xlabatch.protocols.completion_body import CompletionBody
from xlabatch.protocols.llama_body import LlamaCompletionBody
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.protocols.sampling_options import SamplingOptions
from xlabatch.server.slot_views import Rate
from xlabatch.text.prompts import TEXT_OPTIONS

SCHEMA: dict[str, Any] = {"type": "object", "properties": {"a": {"enum": ["cat", "dog"]}}}
SCHEMA |= {"required": ["a"], "additionalProperties": False}


# OpenAI's client


def test_a_streamed_completion_equals_the_one_in_one_body(client: openai.OpenAI) -> None:
    options: dict[str, Any] = {"model": "stories", "prompt": PROMPT, "max_tokens": 20, "temperature": 0}
    completion = client.completions.create(**options)
    assert completion.usage is not None
    assert (completion.usage.prompt_tokens, completion.usage.completion_tokens) == (5, 20)
    assert completion.choices[0].finish_reason == "length"
    chunks = list(client.completions.create(**options, stream=True, stream_options={"include_usage": True}))
    assert "".join(chunk.choices[0].text for chunk in chunks if chunk.choices) == completion.choices[0].text
    assert chunks[-1].usage == completion.usage
    assert [chunk.choices[0].finish_reason for chunk in chunks if chunk.choices][-1] == "length"
    assert len({chunk.id for chunk in chunks}) == 1


def test_one_or_several_prompts_as_text_or_ids_and_n_answers(client: openai.OpenAI, llm: LLM) -> None:
    ids = list(llm.tokenizer.encode(PROMPT))
    for prompt in (ids, [ids, ids], [PROMPT, PROMPT]):
        greedy = client.completions.create(model="stories", prompt=prompt, max_tokens=6, temperature=0, n=2)
        assert len({choice.text for choice in greedy.choices}) == 1
        several = isinstance(prompt[0], (list, str))
        assert [choice.index for choice in greedy.choices] == list(range(4 if several else 2))
    sampled = client.completions.create(model="stories", prompt=PROMPT, max_tokens=16, n=3, seed=5)
    assert len({choice.text for choice in sampled.choices}) == 3
    empty = client.completions.create(model="stories", prompt="", max_tokens=2)
    assert empty.choices  # the tokenizer begins every text with a token
    again = client.completions.create(model="stories", prompt=PROMPT, max_tokens=16, n=3, seed=5)
    assert [choice.text for choice in again.choices] == [choice.text for choice in sampled.choices]


def test_log_probabilities_and_echo_are_the_same_in_a_stream(client: openai.OpenAI) -> None:
    options: dict[str, Any] = {"model": "stories", "prompt": PROMPT, "temperature": 0}
    options |= {"echo": True, "logprobs": 2}
    choice = client.completions.create(**options, max_tokens=3).choices[0]
    assert choice.text.startswith(PROMPT)
    logprobs = choice.logprobs
    assert logprobs is not None
    assert logprobs.tokens is not None
    assert logprobs.token_logprobs is not None
    assert len(logprobs.tokens) == len(logprobs.token_logprobs) == 8
    assert logprobs.token_logprobs[0] is None
    offsets = logprobs.text_offset or []
    texts = logprobs.tokens[1:]  # the first is the hidden one that begins a text
    assert [choice.text[at : at + len(text)] for at, text in zip(offsets[1:], texts, strict=True)] == texts
    assert all(logprob < 0 for logprob in logprobs.token_logprobs[1:])
    prompt_only = client.completions.create(**options, max_tokens=0)
    assert prompt_only.choices[0].text == PROMPT
    assert prompt_only.usage is not None
    assert prompt_only.usage.completion_tokens == 0
    chunks = list(client.completions.create(**options, max_tokens=3, stream=True))
    assert "".join(chunk.choices[0].text for chunk in chunks) == choice.text
    streamed = [chunk.choices[0].logprobs for chunk in chunks if chunk.choices[0].logprobs]
    assert [token for each in streamed for token in each.tokens or ()] == logprobs.tokens
    assert [offset for each in streamed for offset in each.text_offset or ()] == offsets


def test_text_that_a_stop_string_holds_back_counts_in_the_offsets_of_a_stream(client: openai.OpenAI) -> None:
    options: dict[str, Any] = {"model": "stories", "prompt": PROMPT, "max_tokens": 12, "logprobs": 0}
    whole = client.completions.create(**options, temperature=0).choices[0]
    assert whole.logprobs
    held = whole.text[: len(whole.text) // 2] + "\0"  # all that is before its end is held for a while
    chunks = client.completions.create(**options, temperature=0, stop=[held], stream=True)
    parts = [chunk.choices[0].logprobs for chunk in chunks if chunk.choices[0].logprobs]
    assert [at for part in parts for at in part.text_offset or ()] == whole.logprobs.text_offset


def test_a_streamed_conversation_equals_the_one_in_one_body(
    client: openai.OpenAI, llm: LLM, served: RunningServer
) -> None:
    messages: Any = [
        {"role": "system", "content": "Be kind."},
        {
            "role": "user",
            "content": [{"type": "text", "text": "Tell me a story"}, {"type": "text", "text": "!"}],
        },
    ]
    options: dict[str, Any] = {"model": "stories", "messages": messages, "max_tokens": 9, "temperature": 0}
    choice = client.chat.completions.create(**options, logprobs=True, top_logprobs=2).choices[0]
    plain = [messages[0], {"role": "user", "content": "Tell me a story!"}]
    ids = llm.tokenizer.apply_chat_template(plain)
    assert choice.message.role == "assistant"
    assert choice.message.content == solo_text(served, ids, max_tokens=9)
    assert choice.logprobs is not None
    assert len(choice.logprobs.content or ()) == 9
    chunks = list(client.chat.completions.create(**options, stream=True))
    assert chunks[0].choices[0].delta.role == "assistant"
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks) == choice.message.content
    long = client.chat.completions.create(model="stories", messages=messages, temperature=0)
    assert long.choices[0].finish_reason in ("stop", "length")


def test_sampling_options_reach_the_engine(client: openai.OpenAI, llm: LLM, served: RunningServer) -> None:
    plain = solo_text(served, PROMPT, max_tokens=24)
    word = plain.split()[4]
    create = client.completions.create
    ended = create(model="stories", prompt=PROMPT, max_tokens=24, temperature=0, stop=[word]).choices[0]
    assert (ended.text, ended.finish_reason) == (plain[: plain.find(word)], "stop")
    first = llm.tokenizer.encode(PROMPT + plain)[5]
    other = create(model="stories", prompt=PROMPT, max_tokens=4, temperature=0, logit_bias={str(first): -100})
    assert other.choices[0].text != solo_text(served, PROMPT, max_tokens=4)
    penalties: Any = {"frequency_penalty": 2.0, "presence_penalty": 1.0}
    penalised = create(model="stories", prompt=PROMPT, max_tokens=24, temperature=0, **penalties)
    assert penalised.choices[0].text == solo_text(served, PROMPT, max_tokens=24, **penalties)
    schema: Any = {"type": "json_schema", "json_schema": {"name": "x", "schema": SCHEMA}}
    for extra in ({"response_format": schema}, {"response_format": {"type": "json_object"}, "seed": 1}):
        choice = create(model="stories", prompt="Here is", max_tokens=60, extra_body=extra).choices[0]
        assert choice.finish_reason == "length" or isinstance(json.loads(choice.text), dict)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"tools": []}, "parameter tools is not supported"),
        ({"suffix": "x"}, "suffix"),
        ({"best_of": 2}, "best_of"),
        ({"n": 1025}, "n is 1025; the limit is 1024"),
        ({"logprobs": 21}, "logprobs is between 0 and 20"),
        ({"temperature": -1}, "temperature is between 0 and 1000000"),
        ({"temperature": "warm"}, "temperature must be a number"),
        ({"max_tokens": 1000}, "but a slot holds 256"),
        ({"max_tokens": 0}, "echo is false"),
        ({"prompt": []}, "prompt"),
        ({"logit_bias": {"x": 1}}, "logit_bias maps token ids to numbers"),
        ({"response_format": {"type": "json_schema"}}, "needs a json_schema"),
        (
            {"response_format": {"type": "json_schema", "json_schema": {"schema": {"type": "strin"}}}},
            "Invalid type",
        ),
        ({"stop": ["x"] * 17}, "stop"),
        ({"regex": "("}, "unclosed group"),
    ],
)
def test_a_wrong_parameter_is_named_in_openais_error_body(
    client: openai.OpenAI, body: dict[str, Any], message: str
) -> None:
    with pytest.raises(openai.BadRequestError, match=message) as caught:
        client.completions.create(model="stories", prompt="a", extra_body=body)
    types = ("invalid_request_error", "exceed_context_size_error")
    assert caught.value.body["type"] in types  # type: ignore[index]


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        (
            "chat/completions",
            {"messages": [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": "x"}}]}]},
            "a message has an image, which is not taken here",
        ),
        ("completions", {"prompt": "a", "stop": ["b"] * 17}, "stop may have 16 entries"),
        ("completions", {"prompt": "a", "stop": 1}, "stop must be a string or an array, got 1"),
    ],
)
def test_an_error_is_about_the_form_that_a_value_has(
    served: RunningServer, path: str, body: Any, message: str
) -> None:
    response = post(f"{served.url}/v1/{path}", json=body)
    assert response.status_code == 400
    assert response.json()["error"]["message"].startswith(message)


def test_another_model_or_path_is_404(client: openai.OpenAI, served: RunningServer) -> None:
    unknown = "'gpt-9' is not served here; the server has 'stories'"
    with pytest.raises(openai.NotFoundError, match=unknown) as refused:
        client.completions.create(model="gpt-9", prompt="a")
    assert refused.value.code == "model_not_found"
    assert get(f"{served.url}/v1/models/gpt-9").json()["error"]["code"] == "model_not_found"
    answer = get(f"{served.url}/v1/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert [model.id for model in client.models.list()] == ["stories"]
    assert client.models.retrieve("stories").id == "stories"


def test_twelve_concurrent_requests_of_the_asynchronous_client_get_their_own_answers(
    served: RunningServer,
) -> None:
    prompts = [f"{PROMPT}{' and' * n}" for n in range(12)]

    async def complete_all() -> list[str]:
        options: dict[str, Any] = {"model": "stories", "max_tokens": 9, "temperature": 0}
        async with openai.AsyncOpenAI(base_url=f"{served.url}/v1", api_key="none") as client:
            requests = (client.completions.create(prompt=prompt, **options) for prompt in prompts)
            return [each.choices[0].text for each in await asyncio.gather(*requests)]

    assert asyncio.run(complete_all()) == [solo_text(served, prompt, max_tokens=9) for prompt in prompts]


def test_every_option_of_a_request_is_a_parameter_with_its_name() -> None:
    given_otherwise = {"id", "prompt", "max_tokens", "logprobs", "pooling", "adapter"}  # not so in all bodies
    given_otherwise |= {"embeddings", "client", "client_weight"}
    options = {each.name for each in fields(Request)} - given_otherwise
    other_names = {f"guided_{form}" for form in ("json", "regex", "choice", "grammar")}
    other_names |= {"thinking_token_budget", "samplers", "num_draft_tokens"}
    others = {"share", "response_format", "structured_outputs", *other_names, *TEXT_OPTIONS} - {"receipt"}
    assert SamplingOptions.model_fields.keys() == options | others
    defaults = Request(**SamplingOptions(seed=1).request_options(), id="a", prompt=[1], max_tokens=1)
    assert defaults == Request(id="a", prompt=[1], max_tokens=1, seed=1, temperature=1.0)
    values: dict[str, Any] = {"stop": "x", "seed": -2, "logit_bias": {"3": 1}, "top_k": 5, "priority": 2}
    values |= {"response_format": {"type": "json_object"}, "regex": None, "bad_token_ids": [7]}
    request = Request(**SamplingOptions(**values).request_options(), prompt=[1], max_tokens=1)
    assert (request.stop, request.seed, request.logit_bias) == (("x",), 2**64 - 2, ((3, 1.0),))
    assert (request.top_k, request.priority, request.bad_token_ids) == (5, 2, (7,))
    assert request.structured_output == ("json_schema", '{"type": "object"}')


@pytest.mark.parametrize(
    "make",
    [
        lambda seed: CompletionBody(prompt="Once", seed=seed),
        lambda seed: make_chat_body({"messages": [{"role": "user", "content": "Hi"}], "seed": seed}),
        lambda seed: ResponsesBody(input="Once", seed=seed).chat_body(),
        lambda seed: LlamaCompletionBody(prompt="Once", seed=seed),
    ],
    ids=["completions", "chat", "responses", "llama.cpp"],
)
def test_a_seed_of_minus_one_is_random_in_every_body(make: Callable[[int], SamplingOptions]) -> None:
    assert "seed" not in make(-1).request_options()
    assert not make(-1).is_shareable  # two such requests have two answers
    assert make(-2).is_shareable


# Endpoints of our own


def test_a_batch_keeps_the_order_and_the_ids_of_its_items(served: RunningServer) -> None:
    items = [
        {"id": "long", "prompt": PROMPT, "max_tokens": 30, "temperature": 0},
        {"id": "short", "prompt": "One day", "max_tokens": 2, "temperature": 0, "logprobs": 1},
        {"messages": [{"role": "user", "content": "Tom"}], "max_tokens": 5, "n": 2, "seed": 3},
    ]
    body = post(f"{served.url}/batch", json={"items": items}).json()
    assert [result["id"] for result in body["results"]] == ["long", "short", "2"]
    assert body["results"][0]["choices"][0]["text"] == solo_text(served, PROMPT, max_tokens=30)
    assert len(body["results"][1]["choices"][0]["logprobs"]) == 2
    assert len(body["results"][2]["choices"]) == 2
    chunks = stream_chunks(post(f"{served.url}/batch", json={"items": items, "stream": True}))
    assert chunks[-1]["usage"] == body["usage"]
    for result in body["results"]:
        for choice in result["choices"]:
            own = [c for c in chunks[:-1] if (c["id"], c["index"]) == (result["id"], choice["index"])]
            assert "".join(c["text"] for c in own) == choice["text"]
            assert [token for c in own for token in c["tokens"]] == choice["tokens"]
            assert own[-1]["finish_reason"] == choice["finish_reason"]
    repeated = post(f"{served.url}/batch", json={"items": [items[0], items[0]]})
    assert (repeated.status_code, "ids long" in repeated.text) == (400, True)


def test_an_item_of_a_streamed_batch_can_be_cancelled_by_its_own_client_only(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    step, steps, cancelled = llm.engine.step, iter(range(1, 10)), threading.Event()
    monkeypatch.setattr(llm.engine, "step", lambda: step() if cancelled.is_set() or next(steps, None) else [])
    ids = ["first", "other"]
    items = [{"id": id, "prompt": PROMPT, "max_tokens": 200, "temperature": 0} for id in ids]
    items = [item | {"ignore_eos": True, "share": False} for item in items]
    with httpx.stream("POST", f"{served.url}/batch", json={"items": items, "stream": True}) as response:
        batch, lines = response.headers["x-batch-id"], response.iter_lines()
        assert batch not in next(line for line in lines if line)
        cancel = {"batch": batch, "items": ["first"]}
        assert post(f"{served.url}/batch/cancel", json=cancel | {"items": ["no"]}).status_code == 400
        assert post(f"{served.url}/batch/cancel", json=cancel | {"batch": "-"}).status_code == 404
        assert post(f"{served.url}/batch/cancel", json=cancel).json() == {"cancelled": ["first"]}
        assert post(f"{served.url}/batch/cancel", json=cancel).status_code == 200  # it has ended: no error
        cancelled.set()
        chunks = [json.loads(line[6:]) for line in lines if line.startswith("data: {")]
    finishes = {each["id"]: each["finish_reason"] for each in chunks if "finish_reason" in each}
    assert finishes == {"first": "cancelled", "other": "length"}
    until(lambda: post(f"{served.url}/batch/cancel", json=cancel).status_code == 404)
    assert served.idle


def test_a_streamed_batch_has_the_digests_of_its_logits_if_they_are_wanted(served: RunningServer) -> None:
    body = {"items": [{"prompt": PROMPT, "max_tokens": 4, "seed": 3}], "stream": True, "digests": True}
    first, again = (
        [each["digests"] for each in stream_chunks(post(f"{served.url}/batch", json=body))[:-1]]
        for _ in range(2)
    )
    assert first == again
    assert len({digest for (digest,) in first}) == 4
    assert post(f"{served.url}/batch", json=body | {"stream": False}).status_code == 400


def test_tokenize_and_detokenize_are_inverse(served: RunningServer, llm: LLM) -> None:
    body = post(f"{served.url}/tokenize", json={"prompt": PROMPT}).json()
    ids = list(llm.tokenizer.encode(PROMPT))
    assert body == {"tokens": ids, "count": 5, "max_model_len": 256, "token_strs": None}
    text = post(f"{served.url}/detokenize", json={"tokens": body["tokens"]}).json()
    assert text["prompt"].endswith(PROMPT)
    assert post(f"{served.url}/detokenize", json={"tokens": [10**9]}).status_code == 400


def test_the_usage_has_the_tokens_that_were_not_computed_again(served: RunningServer) -> None:
    body = {"prompt": PROMPT * 5, "max_tokens": 2, "temperature": 0}
    first, second = (post(f"{served.url}/v1/completions", json=body).json() for _ in range(2))
    assert first["choices"] == second["choices"]
    cached = second["usage"]["prompt_tokens_details"]["cached_tokens"]
    assert 16 <= cached < second["usage"]["prompt_tokens"]
    other = post(f"{served.url}/v1/completions", json=body | {"cache_salt": "other"}).json()
    assert other["usage"]["prompt_tokens_details"]["cached_tokens"] == 0
    metrics = get(f"{served.url}/metrics").text
    assert float(re.findall(r"^xlabatch_engine_cached_tokens_total\S+ (\S+)", metrics, re.M)[0]) >= cached
    by_tier = r'^xlabatch_engine_cached_tokens_by_tier_total{.*tier="device".*} (\S+)'
    assert float(re.findall(by_tier, metrics, re.M)[0]) >= cached


def test_a_batch_has_the_reused_tokens_of_each_prompt(served: RunningServer) -> None:
    known = {"id": "known", "prompt": "Mia has a boat. " * 6, "max_tokens": 2, "n": 2, "seed": 1}
    body = {"items": [known, {"id": "new", "prompt": "Zoo", "max_tokens": 2}]}
    post(f"{served.url}/batch", json=body)
    results = post(f"{served.url}/batch", json=body).json()["results"]
    cached, tokens = (
        {each["id"]: each[name] for each in results} for name in ("cached_tokens", "prompt_tokens")
    )
    assert cached["new"] == 0 < tokens["new"]
    assert 16 <= cached["known"] < tokens["known"]
    chunks = stream_chunks(post(f"{served.url}/batch", json=body | {"stream": True}))
    counted = [chunk for chunk in chunks if "prompt_tokens" in chunk]
    assert {chunk["id"]: chunk["cached_tokens"] for chunk in counted} == cached
    assert len(counted) == 2  # in the first piece of each


def test_log_lines_metrics_and_health_describe_the_requests(
    served: RunningServer, client: openai.OpenAI, caplog: pytest.LogCaptureFixture
) -> None:
    create = client.completions.create
    with caplog.at_level(logging.INFO, "xlabatch.requests"):
        create(model="stories", prompt=PROMPT, max_tokens=3)
        create(
            model="stories", prompt=PROMPT, max_tokens=50, temperature=0, stop=" "
        )  # ended by a stop string
        until(lambda: served.idle)
    line, other = (record.message for record in caplog.records if record.name == "xlabatch.requests")
    assert "finish=stop" in other
    assert "queue_s=None" not in other
    for name in (
        "model=stories",
        "id=cmpl-",
        "prompt=5",
        "tokens=3",
        "queue_s=",
        "ttft_s=",
        "latency_s=",
        "finish=length",
    ):
        assert name in line
    metrics = get(f"{served.url}/metrics").text
    for name in (
        "engine_queued",
        "engine_occupancy",
        "engine_tokens",
        "engine_draft_tokens",
        "engine_accepted_tokens",
        "engine_preemptions",
        "engine_compiled_programs",
        "completions_total",
    ):
        assert f"xlabatch_{name}" in metrics
    assert 'xlabatch_completions_total{finish="length",model_name="stories"}' in metrics
    assert "xlabatch_time_to_first_token_seconds_bucket" in metrics
    assert get(f"{served.url}/health").json()["status"] == "ok"
    assert get(f"{served.url}/health/live").status_code == 200
    assert get(f"{served.url}/openapi.json").json()["info"]["version"] == version("xlabatch")


def test_the_page_loads_nothing_from_other_servers(served: RunningServer) -> None:
    page = get(served.url)
    assert page.status_code == 200
    assert page.headers["content-security-policy"].startswith("default-src 'self'; ")
    left, seen = re.findall(r'"(web/[\w.]+)"', page.text), set()
    while left:
        file = left.pop()
        text = get(f"{served.url}/{file}")
        assert text.status_code == 200, file
        assert "://" not in text.text
        assert "innerHTML" not in text.text
        seen.add(file)
        left += {f"web/{name}" for name in re.findall(r'"\./([\w.]+)"', text.text)} - seen
    files = (Path(xlabatch.__file__).parent / "server" / "web").iterdir()
    assert seen == {f"web/{file.name}" for file in files} - {"web/index.html"}


def test_the_documentation_loads_nothing_from_other_servers(served: RunningServer) -> None:
    page = get(f"{served.url}/docs").text
    files = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(files) == 3
    for file in files:
        assert file.startswith("swagger/")
        assert len(get(f"{served.url}/{file}").content) > 500
    assert "url: 'openapi.json'" in page
    assert "//" not in re.sub(r"<!--.*?-->", "", page)


def test_the_rate_of_tokens_is_steady_where_a_view_falls_between_two_steps() -> None:
    rate = Rate(0)
    start_s = rate.counts[0][0]
    # a step of 8 tokens every 0.135 s, and a view every 0.1 s: some views have one step, some have two
    rates = [rate.add(8 * int(0.1 * n / 0.135), start_s + 0.1 * n) for n in range(1, 60)]
    assert rates[4] < rates[-1], "half a second is no second"
    assert all(48 <= each <= 64 for each in rates[12:])
    assert [rate.add(8 * 43, start_s + 6 + 0.1 * n) for n in range(12)][-1] == 0


def test_the_model_has_the_fingerprint_of_its_answers(served: RunningServer) -> None:
    answer = post(f"{served.url}/v1/completions", json={"prompt": PROMPT, "max_tokens": 1}).json()
    [card] = get(f"{served.url}/v1/models").json()["data"]
    assert card["system_fingerprint"] == answer["system_fingerprint"]


@pytest.mark.heavy
def test_the_stream_of_slots_has_every_step_of_a_request(served: RunningServer) -> None:
    body = {"items": [{"prompt": PROMPT, "max_tokens": 40, "ignore_eos": True}]}
    with httpx.stream("GET", f"{served.url}/slots/stream", timeout=10) as live:
        lines = (json.loads(line[6:]) for line in live.iter_lines() if line)
        view = next(lines)
        expected = {"slots", "busy", "queued", "tokens_per_s", "steps", "cached_tokens", "state", "runs"}
        assert view.keys() == expected
        assert len(view["slots"]) == 4
        post(f"{served.url}/batch", json=body)
        runs = list(view["runs"])
        while view["tokens_per_s"] == 0 or view["steps"] == 0:
            view = next(lines)
            runs += view["runs"]
        while view["tokens_per_s"] or view["busy"]:  # back to zero once idle
            view = next(lines)
            runs += view["runs"]
    steps = [step for run in runs for step in range(run["first_step"], run["last_step"] + 1)]
    assert len(steps) == len(set(steps)), "no step comes twice"
    assert sum(run["phase"] == "prefill" for run in runs) == 1
    decoded = (run["last_step"] - run["first_step"] + 1 for run in runs if run["phase"] == "decode")
    assert sum(decoded) >= 39
    assert len({run["slot"] for run in runs}) == 1
