"""Images in the messages of a conversation, in Python and over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest
from support.images import as_file, as_url, chat_folder, noise
from support.serving import RunningServer, post, running

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.protocols.anthropic_body import MessagesBody
from xlabatch.request import ContextExceeded, Request
from xlabatch.text.prompts import prompt_item

URL = as_url(as_file(noise(60, 50)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return chat_folder(tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="module")
def llm(folder: Path) -> LLM:
    return LLM(folder, slots=3, context=256, images=True)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


def user(*parts: Any) -> list[dict[str, Any]]:
    """A message with parts: text, or images in any form."""
    return [{"role": "user", "content": [text(each) if isinstance(each, str) else each for each in parts]}]


def text(content: str) -> dict[str, Any]:
    return {"type": "text", "text": content}


def url(address: str) -> dict[str, Any]:
    return {"type": "image_url", "image_url": {"url": address, "detail": "auto"}}


def answer(llm: LLM, messages: Any) -> tuple[int, ...]:
    (completion,) = llm.chat(messages, max_tokens=9, temperature=0, ignore_eos=True)
    return tuple(completion.tokens)


@pytest.mark.heavy
def test_an_image_is_read_where_its_part_stands(llm: LLM) -> None:
    assert llm.image_encoder
    vectors, token = llm.image_encoder(URL), llm.image_encoder.token_id
    before, behind = (llm.tokenizer.encode_chat(each) for each in ("the b", "a.<|im|>"))
    prompt = (*before, *[token] * 20, *behind)
    request = Request(prompt=prompt, max_tokens=9, ignore_eos=True, embeddings={len(before): vectors})
    expected = tuple(event.token for event in llm.engine.run([request]))
    assert vectors.shape == (5, 4, 48)
    for image in (url(URL), {"type": "image", "image": noise(60, 50)}):
        assert answer(llm, user("the b", image, "a.")) == expected
    assert answer(llm, user("the b", url(as_url(as_file(noise(50, 60)))), "a.")) != expected


def test_images_beyond_the_context_are_refused_before_they_are_computed(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert llm.image_encoder
    encode, computed = llm.image_encoder.vectors, list[Any]()

    def compute(patches: Any, *rest: Any) -> Any:
        computed.append(patches)
        return encode(patches, *rest)

    monkeypatch.setattr(llm.image_encoder, "vectors", compute)
    with pytest.raises(ContextExceeded, match="the images have at least 260 tokens, but a slot holds 256"):
        llm.chat(user(*[url(URL)] * 13), max_tokens=1)
    assert len(computed) == 12


def test_equal_images_are_kept_once_for_all_requests_of_a_salt(llm: LLM) -> None:
    messages = {"messages": user("the", url(URL), "a", url(URL)), "max_tokens": 2}
    items = [messages, messages, messages | {"cache_salt": "other"}]
    spans = [llm.prepare_item(prompt_item(each, "messages", {})).checked.request.embeddings for each in items]
    one, equal, other = ([span.data for span in each] for each in spans)
    assert len({id(data) for data in (*one, *equal)}) == 1
    assert one[0] is not other[0]
    assert one == other


@pytest.mark.heavy
def test_the_text_of_a_message_with_an_image_is_echoed(served: RunningServer) -> None:
    messages = [*user("the"), {"role": "assistant", "content": [text("a b"), url(URL)]}]
    body = {"messages": messages, "max_tokens": 2, "echo": True, "add_generation_prompt": False}
    response = post(f"{served.url}/v1/chat/completions", json=body)
    assert response.json()["choices"][0]["message"]["content"].startswith("a b"), response.text


@pytest.mark.heavy
def test_answers_to_several_conversations_are_those_of_each_alone(llm: LLM) -> None:
    conversations = [
        user("the", url(URL)),
        user(url(as_url(as_file(noise(30, 90)))), "a", url(URL), "b"),
        [{"role": "user", "content": "the b a"}],
    ]
    together = [
        tuple(each.tokens) for each in llm.chat(conversations, max_tokens=9, ignore_eos=True, temperature=0)
    ]
    assert together == [answer(llm, each) for each in conversations]


@pytest.mark.parametrize("image", [url(URL), {"type": "image", "image": URL}])
def test_over_http_an_image_is_a_url_of_data(llm: LLM, client: openai.OpenAI, image: Any) -> None:
    messages: Any = user("the b", image, "a.")
    extra = {"ignore_eos": True, "return_token_ids": True}
    response: Any = client.chat.completions.create(
        model="stories", messages=messages, max_tokens=9, temperature=0, extra_body=extra
    )
    assert response.choices[0].model_extra["token_ids"] == list(answer(llm, messages))
    assert response.usage.prompt_tokens > 20


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("http://127.0.0.1:1/a.png", "no address is fetched"),
        ("data:image/png;base64,bm8=", "it is not one of PNG"),
        (as_url(as_file(noise(500, 500))) + "*", "is not valid base64"),
    ],
)
def test_over_http_other_images_are_refused(client: openai.OpenAI, address: str, message: str) -> None:
    for part in (url(address), {"type": "image", "image": address}):
        messages: Any = user("the", part)
        with pytest.raises(openai.BadRequestError, match=message):
            client.chat.completions.create(model="stories", messages=messages, max_tokens=2)


def test_a_block_of_anthropics_messages_may_be_an_image(served: RunningServer) -> None:
    kind, _, data = URL.removeprefix("data:").partition(";base64,")
    image = {"type": "image", "source": {"type": "base64", "media_type": kind, "data": data}}
    body = {"model": "any", "max_tokens": 9, "temperature": 0.0}

    def ask(**more: Any) -> Any:
        return post(f"{served.url}/v1/messages", json=body | more).json()

    given = user("the b", image, "a.")
    [item] = MessagesBody.model_validate(body | {"messages": given}).conversation().items()
    expected = user("the b", {"type": "image_url", "image_url": {"url": URL}}, "a.")
    assert item["messages"] == expected
    usage = ask(messages=given)["usage"]
    chat = post(f"{served.url}/v1/chat/completions", json={"messages": expected, "max_tokens": 9}).json()
    assert usage["input_tokens"] + usage["cache_read_input_tokens"] == chat["usage"]["prompt_tokens"] > 20
    result = {"type": "tool_result", "tool_use_id": "t1", "content": [image]}
    refused = [
        ask(messages=user("the"), system=[image]),
        ask(messages=[{"role": "user", "content": [result]}]),
        ask(messages=user("the", image | {"source": {"type": "url", "url": "http://127.0.0.1:1/a.png"}})),
        ask(messages=user("the", {"type": "image"})),
    ]
    reasons = ("images are for messages", "images are for messages", "'base64'", "has no source")
    assert all(why in each["error"]["message"] for why, each in zip(reasons, refused, strict=True))


def test_other_endpoints_refuse_images(served: RunningServer) -> None:
    body = {"messages": user("the", url(URL))}
    paths = ("/tokenize", "/apply-template", "/v1/chat/completions/input_tokens")
    for response in (post(f"{served.url}{path}", json=body) for path in paths):
        assert response.status_code == 400
        assert "images are for /v1/chat/completions, /batch and lines of batches" in response.text


def test_too_many_images_and_tokens_without_one_are_refused(llm: LLM) -> None:
    with pytest.raises(Refused, match="the messages have 17 images; the limit is 16"):
        llm.chat(user(*[url(URL)] * 17))
    with pytest.raises(Refused, match="has 1 images, but its text has 2 tokens that stand for one"):
        llm.chat(user(url(URL), "<|image_pad|>"))
    with pytest.raises(Refused, match="a slot holds 256"):
        llm.chat(user(*[url(URL)] * 16))


def test_images_are_refused_where_they_were_not_switched_on(folder: Path) -> None:
    with pytest.raises(Refused, match="has no vision tower that is supported, so it takes no images"):
        LLM(images=True)
    with pytest.raises(Refused, match="images cannot be combined with mesh"):
        LLM(folder, images=True, mesh="tensor=2")
    plain = LLM(folder, slots=3, context=256)
    with pytest.raises(Refused, match="a message has an image, which is not taken here: start with images"):
        plain.chat(user(url(URL)))
