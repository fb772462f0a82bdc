"""Bodies of hostile clients: refused at once with a short error, and without delay for other clients."""

import threading
import time
from typing import Any

import httpx
import pytest
from support.serving import RunningServer, get, post

from xlabatch import LLM
from xlabatch.protocols.sampling_options import MAX_STOP_CHARACTERS
from xlabatch.server.http.bodies import SMALL_BYTES
from xlabatch.text.tokenizer import Tokenizer

LARGE = 4 * 2**20 - 1000  # bytes, under the limit of a body
JSON = {"content-type": "application/json"}


def repeated(head: str, entry: str, tail: str) -> bytes:
    """A large body: a list or an object of many equal entries."""
    return f"{head}{','.join([entry] * (LARGE // (len(entry) + 1)))}{tail}".encode()


TOO_LONG: list[tuple[str, Any]] = [
    ("v1/completions", {"prompt": "a " * (LARGE // 2)}),
    ("v1/completions", {"prompt": ["a", "b" * LARGE]}),
    ("v1/completions", {"prompt": [1] * (LARGE // 4)}),
    ("v1/chat/completions", {"messages": [{"role": "user", "content": "a " * (LARGE // 2)}]}),
    ("batch", {"items": [{"prompt": "a"}, {"prompt": "a" * LARGE}]}),
]


@pytest.mark.heavy
@pytest.mark.parametrize(("path", "body"), TOO_LONG)
def test_a_prompt_that_cannot_fit_is_refused_before_it_is_tokenized(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, path: str, body: Any
) -> None:
    tokenized: list[str] = []
    for name in ("encode", "encode_chat"):
        encode = getattr(Tokenizer, name)

        def recorded(tokenizer: Tokenizer, text: str, encode: Any = encode) -> Any:
            tokenized.append(text)
            return encode(tokenizer, text)

        monkeypatch.setattr(Tokenizer, name, recorded)
    answer = post(f"{served.url}/{path}", json=body)
    assert (answer.status_code, "but a slot holds 256" in answer.text) == (400, True)
    assert max(map(len, tokenized), default=0) < 10


def test_a_text_of_the_longest_tokens_is_not_refused_by_its_length(llm: LLM) -> None:
    tokenizer = llm.tokenizer
    for text in ("", "a", "Once upon a time", "é日\n" * 9, *tokenizer.fast.get_vocab()):
        assert tokenizer.fewest_tokens(text) <= max(len(tokenizer.encode(text)), 1)


LARGE_BODIES: dict[str, tuple[str, bytes]] = {
    "messages of another type": ("v1/chat/completions", repeated('{"messages":[', "[]", "]}")),
    "messages without a role": ("v1/chat/completions", repeated('{"messages":[', "{}", "]}")),
    "many messages": ("v1/chat/completions", repeated('{"messages":[', '{"role":"a"}', "]}")),
    "many parts": ("v1/chat/completions", repeated('{"messages":[{"role":"a","content":[', "1", "]}]}")),
    "biases": ("v1/completions", repeated('{"prompt":"a","logit_bias":{', '"1":""', "}}")),
    "items": ("batch", repeated('{"items":[', "{}", "]}")),
    "prompts": ("v1/completions", repeated('{"prompt":[', '""', "]}")),
    "text to tokenize": ("tokenize", b'{"prompt":"' + b"a " * 2**18 + b'"}'),
}


@pytest.mark.heavy
@pytest.mark.parametrize("case", LARGE_BODIES)
def test_a_large_body_delays_no_other_client_and_its_error_is_short(served: RunningServer, case: str) -> None:
    path, content = LARGE_BODIES[case]
    answers: list[httpx.Response] = []
    sender = threading.Thread(
        target=lambda: answers.append(post(f"{served.url}/{path}", content=content, headers=JSON))
    )
    longest_s = 0.0
    with httpx.Client(verify=False, timeout=60) as client:
        client.get(f"{served.url}/health")
        sender.start()
        while sender.is_alive():
            begin = time.perf_counter()
            assert client.get(f"{served.url}/health").status_code == 200
            longest_s = max(longest_s, time.perf_counter() - begin)
    sender.join()
    if path == "tokenize":
        assert answers[0].json()["count"] > 10**5
    else:
        assert (answers[0].status_code, len(answers[0].content) < 1100) == (400, True)
    assert longest_s < 1.0  # was 1.7 s to 4 s; 0.1 s on an idle machine


def test_a_valid_body_of_too_many_values_is_refused(served: RunningServer) -> None:
    message: dict[str, Any] = {"role": "user", "content": "a", "extra": [""] * 10}
    for count, answer in ((4000, 400), (100, 200)):
        body = {"messages": [message | {"n": "x" * (40_000 // count)}] * count, "max_tokens": 1}
        response = post(f"{served.url}/v1/chat/completions", json=body)
        assert response.status_code in (answer, 400)  # the conversation may be too long for a slot
        assert ("objects, arrays and strings" in response.text) == (answer == 400)


def test_a_large_body_is_validated_again_after_its_process_has_ended(served: RunningServer) -> None:
    body = {"prompt": "a", "max_tokens": 1, "user": "x" * SMALL_BYTES}
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200
    process = served.models.body_process.process.process
    assert process
    process.kill()
    process.wait()
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200


@pytest.mark.heavy
def test_names_and_ids_of_megabytes_are_not_quoted_in_full(served: RunningServer) -> None:
    name, prompt = "x" * (LARGE // 2 - 100), {"prompt": "a", "max_tokens": 1}
    bodies = [
        ("v1/completions", prompt | {name: 1}),
        ("v1/completions", prompt | {"model": name}),
        ("v1/completions", prompt | {"regex": name + "("}),
        ("v1/completions", prompt | {"logit_bias": {name: 1}}),
        ("batch", {"items": [{"id": name, "prompt": "a"}, {"id": name, "prompt": "a"}]}),
        ("batch", {"items": [{"id": name}]}),
        ("batch", {"items": [], name: 1}),
        ("tokenize", {"prompt": "a", name: 1}),
    ]
    for path, body in bodies:
        answer = post(f"{served.url}/{path}", json=body)
        assert answer.status_code in (400, 404), path
        assert len(answer.content) < 1100
    assert get(f"{served.url}/v1/models/{'x' * 30_000}").status_code == 404


def test_a_stop_string_has_a_bounded_length(served: RunningServer) -> None:
    for stop in ("x" * (MAX_STOP_CHARACTERS + 1), ["x" * LARGE]):
        answer = post(f"{served.url}/v1/completions", json={"prompt": "a", "stop": stop})
        assert (answer.status_code, "may have 1024 characters" in answer.text) == (400, True)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("v1/completions", {"prompt": ["a"] * 1024, "n": 5}),
        ("batch", {"items": [*({"prompt": "a", "n": 1024} for _ in range(5)), {"prompt": "a", "n": -9999}]}),
    ],
)
def test_many_prompts_cannot_have_many_completions_each(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, path: str, body: Any
) -> None:
    created: list[Any] = []
    monkeypatch.setattr("xlabatch.llm.completion_states", lambda *each: created.append(each))
    answer = post(f"{served.url}/{path}", json=body)
    assert (answer.status_code, "the limit is 4096" in answer.text) == (400, True)
    assert created == []


SURROGATES: list[tuple[str, str]] = [
    ("v1/completions", r'{"prompt": "\ud800"}'),
    ("v1/completions", r'{"prompt": ["a", "\udfff b"]}'),
    ("v1/completions", r'{"prompt": "a", "stop": "\ud800x"}'),
    ("v1/completions", r'{"prompt": "a", "user": "\udc00"}'),
    ("v1/completions", r'{"prompt": "a", "model": "\ud800"}'),
    ("v1/completions", r'{"prompt": "a", "\ud800": 1}'),
    ("v1/completions", r'{"prompt": "a", "regex": "\ud800\ud800"}'),
    ("v1/chat/completions", r'{"messages": [{"role": "user", "content": "\ud800"}]}'),
    ("v1/chat/completions", r'{"messages": [{"role": "\ud800", "name": "\ud800"}]}'),
    ("batch", r'{"items": [{"id": "\ud800", "prompt": "a"}]}'),
    ("tokenize", r'{"prompt": "\ud800"}'),
]


@pytest.mark.parametrize(("path", "content"), SURROGATES)
def test_half_of_a_surrogate_pair_is_400_in_every_string(
    served: RunningServer, path: str, content: str
) -> None:
    answer = post(f"{served.url}/{path}", content=content, headers=JSON)
    assert (answer.status_code, "surrogate pair" in answer.json()["error"]["message"]) == (400, True)


def test_bodies_that_are_not_json_are_400(served: RunningServer) -> None:
    for content in (b"", b"{", b"[" * 10_000, b'{"n": ' + b"1" * 9000 + b"}", b'{"prompt": "\xed\xa0\x80"}'):
        answer = post(f"{served.url}/v1/completions", content=content, headers=JSON)
        assert answer.status_code == 400


def test_compressed_bodies_are_415(served: RunningServer) -> None:
    for encoding, status in (("gzip", 415), ("identity", 200)):
        answer = post(
            f"{served.url}/v1/completions",
            content=b'{"prompt": "a", "max_tokens": 1}',
            headers=JSON | {"content-encoding": encoding},
        )
        assert answer.status_code == status
        assert status == 200 or "not compressed by gzip" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json; charset=utf-8", 200),
        ("application/vnd.api+json", 200),
        ("text/plain", 415),  # as pages of other origins can send it
        ("text/json+json", 415),
        ("application/x-www-form-urlencoded", 415),
        (None, 415),
    ],
)
def test_bodies_of_another_type_are_415(served: RunningServer, kind: str | None, status: int) -> None:
    headers = {"content-type": kind} if kind else {}
    body = b'{"prompt": "a", "max_tokens": 1}'
    answer = post(f"{served.url}/v1/completions", content=body, headers=headers)
    assert answer.status_code == status
    assert status == 200 or "application/json" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("path", "field"),
    [("completions", "prompt is missing"), ("chat/completions", "messages is"), ("responses", "input is")],
)
def test_a_body_that_is_missing_is_named(served: RunningServer, path: str, field: str) -> None:
    headers = {"content-type": "application/json"}
    answer = post(f"{served.url}/v1/{path}", content=b"", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == "the body is missing"
    empty = post(f"{served.url}/v1/{path}", json={}).json()["error"]["message"]
    assert field in empty


class PanicException(BaseException):
    """As pyo3 names what Rust code raises when it panics; it is no Exception."""


@pytest.mark.parametrize(
    "error", [PanicException("panicked at src/lib.rs:7"), ValueError("panicked at src/lib.rs:7")]
)
@pytest.mark.parametrize("method", ["check", "submit"])
def test_a_panic_of_a_library_ends_one_request_only_and_its_text_stays_in_the_log(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch, method: str, error: BaseException
) -> None:
    def panic(_: object) -> None:
        raise error

    body = {"prompt": "a", "max_tokens": 2}
    thread = served.server.dispatcher.thread.thread
    with monkeypatch.context() as patch:
        patch.setattr(llm.engine, method, panic)
        answer = post(f"{served.url}/v1/completions", json=body)
        assert answer.status_code in (400, 500)
        assert "log" in answer.json()["error"]["message"]
        assert "src" not in answer.text
    assert served.server.dispatcher.thread.thread is thread
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200
