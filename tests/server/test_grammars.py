"""Grammars and many prompts of one client: each is prepared once, and other clients do not wait for all."""

import threading
from typing import Any

import httpx
import pytest
from support.serving import RunningServer, in_background, post, until

from xlabatch import LLM
from xlabatch.server import service
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.tokenizer import Tokenizer


def test_a_request_s_grammar_is_compiled_once_and_never_by_the_engine_s_thread(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[tuple[str, str]] = []
    compile = GrammarCompiler.compile

    def recorded(grammars: GrammarCompiler, key: tuple[str, str]) -> Any:
        compiled.append((key[1], threading.current_thread().name))
        return compile(grammars, key)

    monkeypatch.setattr(GrammarCompiler, "compile", recorded)
    monkeypatch.setattr(llm.engine.grammars.cache, "max_bytes", 1)  # no grammar is kept for later
    regexes = [f"[{letter}]{{3}}" for letter in "abcdef"]
    items = [{"prompt": "a", "regex": regex, "max_tokens": 4} for regex in regexes]
    response = post(f"{served.url}/batch", json={"items": items})
    assert response.status_code == 200
    texts = [result["choices"][0]["text"] for result in response.json()["results"]]
    assert texts == [letter * 3 for letter in "abcdef"]
    assert [text for text, _ in compiled] == regexes
    assert {thread.split("_")[0] for _, thread in compiled} == {"xlabatch-grammars"}


def test_a_grammar_that_takes_long_delays_no_request_without_one(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, tried = threading.Event(), threading.Event()

    def slow_check(_: tuple[str, str]) -> None:
        tried.set()
        go_on.wait(60)

    monkeypatch.setattr(served.server.grammar_process, "check", slow_check)
    body = {"prompt": "a", "max_tokens": 2}
    thread, responses = in_background(
        lambda: post(f"{served.url}/v1/completions", json=body | {"regex": "slow"})
    )
    assert tried.wait(60)
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200
    assert not responses
    assert not served.server.arrivals.expected
    go_on.set()
    thread.join()
    assert responses[0].status_code == 200


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], threading.Semaphore]:
    """The prompts in the order in which they are tokenized, and a semaphore that each of them waits for."""
    tokenized: list[str] = []
    permits = threading.Semaphore(0)
    encode = Tokenizer.encode

    def waiting_encode(tokenizer: Tokenizer, text: str) -> Any:
        tokenized.append(text)
        assert permits.acquire(timeout=60)
        return encode(tokenizer, text)

    monkeypatch.setattr(Tokenizer, "encode", waiting_encode)
    return tokenized, permits


def test_a_prompt_does_not_wait_for_all_prompts_of_another_body(
    served: RunningServer, gate: tuple[list[str], threading.Semaphore]
) -> None:
    tokenized, permits = gate
    url = f"{served.url}/v1/completions"
    many, _ = in_background(lambda: post(url, json={"prompt": ["many"] * 40, "max_tokens": 1}))
    until(lambda: tokenized)
    one, responses = in_background(lambda: post(url, json={"prompt": "one", "max_tokens": 1}))
    until(lambda: len(served.server.text_thread.waiting))
    permits.release(100)
    one.join()
    many.join()
    assert responses[0].status_code == 200
    assert tokenized.index("one") <= 2


def test_an_idle_engine_waits_for_a_prompt_that_has_its_grammar(
    served: RunningServer, gate: tuple[list[str], threading.Semaphore]
) -> None:
    tokenized, permits = gate
    body = {"prompt": "a", "max_tokens": 2, "regex": "aa"}
    thread, _ = in_background(lambda: post(f"{served.url}/v1/completions", json=body))
    until(lambda: tokenized)
    assert served.server.arrivals.expected
    permits.release()
    thread.join()
    assert not served.server.arrivals.expected


def test_the_prompts_of_a_client_that_has_left_are_not_tokenized(
    served: RunningServer, gate: tuple[list[str], threading.Semaphore]
) -> None:
    tokenized, permits = gate
    url = httpx.URL(served.url)
    with httpx.Client(verify=False) as client, pytest.raises(httpx.ReadTimeout):
        client.post(f"{url}/v1/completions", json={"prompt": ["many"] * 40, "max_tokens": 1}, timeout=0.3)
    until(lambda: not served.uvicorn.server_state.connections)
    permits.release(100)
    assert post(f"{served.url}/v1/completions", json={"prompt": "one", "max_tokens": 1}).status_code == 200
    assert tokenized == ["many", "one"]


def test_a_new_grammar_is_refused_for_now_if_those_in_use_take_too_much_memory(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(regex: str) -> httpx.Response:
        body = {"prompt": "a", "max_tokens": 2, "regex": regex}
        return post(f"{served.url}/v1/completions", json=body)

    assert answer("kept").status_code == 200
    monkeypatch.setattr(service, "MAX_GRAMMAR_BYTES", 0)
    refused = answer("new")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert "grammars of other requests" in refused.json()["error"]["message"]
    assert answer("kept").status_code == 200
