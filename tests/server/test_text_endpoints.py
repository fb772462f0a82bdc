"""Between text and token ids, and what the server says of itself."""

from importlib.metadata import version
from typing import Any

import pytest
from support.serving import RunningServer, get, post

from xlabatch import LLM
from xlabatch.chat.conversation import ChatOptions
from xlabatch.protocols.tokenization_body import MAX_TEXT

TEXT = "Once upon a time"
CHAT: list[Any] = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "I like"}]
TOOLS: list[Any] = [{"type": "function", "function": {"name": "get_weather"}}]


def tokenize(served: RunningServer, **body: Any) -> Any:
    response = post(f"{served.url}/tokenize", json=body, timeout=60)
    assert response.status_code == 200, response.text
    return response.json()


def test_a_prompt_has_special_tokens_unless_they_are_unwanted(served: RunningServer, llm: LLM) -> None:
    for wanted, encode in ((True, llm.tokenizer.encode), (False, llm.tokenizer.encode_chat)):
        assert tokenize(served, prompt=TEXT, add_special_tokens=wanted)["tokens"] == list(encode(TEXT))
    assert tokenize(served, prompt=TEXT)["tokens"] == list(llm.tokenizer.encode(TEXT))


@pytest.mark.heavy
@pytest.mark.parametrize(
    "options",
    [
        {"add_generation_prompt": False},
        {"continue_final_message": True},
        {"tools": TOOLS},
        {"chat_template_kwargs": {"bos_token": "<|end|>"}},
    ],
)
def test_a_conversation_has_the_tokens_of_a_request_with_the_same_options(
    served: RunningServer, llm: LLM, options: dict[str, Any]
) -> None:
    text = llm.tokenizer.render_chat(CHAT, ChatOptions(**options)).text
    found = tokenize(served, messages=CHAT, **options)["tokens"]
    assert found == list(llm.tokenizer.encode_chat(text))
    assert found != tokenize(served, messages=CHAT)["tokens"]
    request = {"messages": CHAT, "max_tokens": 1} | options
    rendered = post(f"{served.url}/apply-template", json=request, timeout=60).json()
    assert rendered == {"prompt": text}
    answer = post(f"{served.url}/v1/chat/completions", json=request, timeout=60).json()
    assert answer["usage"]["prompt_tokens"] == len(found)


def test_the_entries_of_the_vocabulary_are_given_on_request(served: RunningServer, llm: LLM) -> None:
    found = tokenize(served, prompt=TEXT, return_token_strs=True)
    vocabulary = llm.tokenizer.hf.get_vocab()
    assert [vocabulary[entry] for entry in found["token_strs"]] == found["tokens"]
    assert tokenize(served, prompt=TEXT)["token_strs"] is None


def test_a_text_may_have_the_names_of_llama_cpp(served: RunningServer, llm: LLM) -> None:
    """Without special tokens unless they are wanted; a token within a character has bytes."""
    text = f"{TEXT} \U0001f917"
    ids = list(llm.tokenizer.encode_chat(text))
    assert tokenize(served, content=text, parse_special=True)["tokens"] == ids
    assert tokenize(served, content=text, add_special=True)["tokens"] == list(llm.tokenizer.encode(text))
    found = tokenize(served, content=text, with_pieces=True)["tokens"]
    assert [each["id"] for each in found] == ids
    pieces = [each["piece"] for each in found]
    assert (
        b"".join(each.encode() if isinstance(each, str) else bytes(each) for each in pieces) == text.encode()
    )
    assert {type(each) for each in pieces} == {str, list}
    answer = post(f"{served.url}/detokenize", json={"tokens": ids}, timeout=60).json()
    assert answer == {"prompt": text, "content": text}


@pytest.mark.parametrize("path", ["tokenize", "v1/chat/completions"])
def test_a_prompt_cannot_both_continue_a_message_and_begin_one(served: RunningServer, path: str) -> None:
    body = {"messages": CHAT, "continue_final_message": True, "add_generation_prompt": True}
    response = post(f"{served.url}/{path}", json=body, timeout=60)
    assert response.status_code == 400
    assert "continue_final_message" in response.json()["error"]["message"]


def test_the_version_and_the_model_are_named(served: RunningServer) -> None:
    assert get(f"{served.url}/version").json() == {"version": version("xlabatch")}
    [model] = get(f"{served.url}/v1/models").json()["data"]
    assert model["root"] == model["id"] == "stories"


def test_the_tokenizer_is_described_without_local_paths(served: RunningServer, llm: LLM) -> None:
    info = get(f"{served.url}/tokenizer_info", timeout=60).json()
    assert (info["bos_token"], info["eos_token"]) == ("<|begin|>", "<|end|>")
    assert info["chat_template"] == llm.tokenizer.hf.chat_template
    assert info["tokenizer_class"]
    assert str(llm.tokenizer.folder) not in str(info)


def test_the_tokens_of_a_conversation_are_counted(served: RunningServer) -> None:
    body = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 1}
    usage = post(f"{served.url}/v1/chat/completions", json=body, timeout=60).json()["usage"]
    counted = post(f"{served.url}/v1/chat/completions/input_tokens", json=body, timeout=60).json()
    assert counted == {"object": "response.input_tokens", "input_tokens": usage["prompt_tokens"]}


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("tokenize", {"prompt": "a" * (MAX_TEXT + 1)}, f"the limit is {MAX_TEXT}"),
        ("tokenize", {"prompt": "a", "content": "a"}, "give one of prompt, content, messages"),
        ("tokenize", {}, "got none"),
        (
            "v1/chat/completions/input_tokens",
            {"messages": [{"role": "user", "content": "a" * MAX_TEXT}]},
            f"the limit is {MAX_TEXT}",
        ),
        ("detokenize", {"tokens": [1, 10**9]}, "token id 1000000000 is not in the vocabulary"),
        ("detokenize", {"tokens": [-1]}, "token id -1 is not in the vocabulary"),
    ],
)
def test_texts_that_are_too_long_and_unknown_tokens_are_refused(
    served: RunningServer, path: str, body: Any, message: str
) -> None:
    response = post(f"{served.url}/{path}", json=body, timeout=60)
    assert response.status_code == 400
    assert message in response.json()["error"]["message"]
