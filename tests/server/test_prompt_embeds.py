"""Vectors in place of token ids over HTTP: the engine's own tokens, and files of any bytes."""

import base64
import io
from collections.abc import Iterator
from typing import Any

import numpy as np
import openai
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.prompt_embeddings import soft
from support.serving import RunningServer, running

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.protocols.prompt_embeds import read_array
from xlabatch.request import Request
from xlabatch.server.subscriptions import sharing_key

OPTIONS: dict[str, Any] = {"max_tokens": 9, "temperature": 0.0}


def encoded(array: Any) -> str:
    """An array as a client sends it."""
    file = io.BytesIO()
    np.save(file, array)
    return base64.b64encode(file.getvalue()).decode()


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=4, context=256, queue=64, embeddings=True)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


def width(llm: LLM) -> int:
    found = llm.engine.limits.embedding_width
    assert found
    return found


def tokens(llm: LLM, **fields: Any) -> list[int | None]:
    """What the engine gives for a request."""
    return [event.token for event in llm.engine.run([Request(max_tokens=9, **fields)])]


def complete(client: openai.OpenAI, prompt: Any, prompt_embeds: Any) -> Any:
    body = {"prompt_embeds": prompt_embeds, "return_token_ids": True}
    response: Any = client.completions.create(model="stories", prompt=prompt, extra_body=body, **OPTIONS)
    return response.choices[0].model_extra["token_ids"]


@pytest.mark.heavy
def test_vectors_in_place_of_a_prompt_or_of_some_ids_are_those_of_a_request(
    llm: LLM, client: openai.OpenAI
) -> None:
    vectors, ids = soft(1, 6, width(llm)), list(range(20, 40))
    # both before the server runs a request: one thread at a time can use an engine
    alone = tokens(llm, prompt=[0] * 6, embeddings={0: vectors})
    between = tokens(llm, prompt=ids, embeddings={2: vectors, 11: vectors[:1]})
    for prompt in (None, ""):
        assert complete(client, prompt, encoded(vectors)) == alone
    assert complete(client, ids, {"2": encoded(vectors), "11": encoded(vectors[:1])}) == between


def test_requests_with_other_vectors_do_not_share_one(llm: LLM) -> None:
    vectors = soft(1, 6, width(llm))
    one, same, other = (
        sharing_key(Request(id=f"{n}", seed=1, prompt=[0] * 6, max_tokens=9, embeddings={0: given}))
        for n, given in enumerate([vectors, vectors.astype(float), vectors + 1])
    )
    assert one == same != other


def test_a_prompt_that_is_truncated_takes_no_vectors(llm: LLM) -> None:
    vectors = soft(1, 1, width(llm))
    with pytest.raises(Refused, match="truncate_prompt_tokens would move embeddings"):
        llm.prepare([[1, 2, 3]], embeddings={2: vectors}, truncate_prompt_tokens=2)


@pytest.mark.parametrize("kind", [np.float16, np.float64, ">f4", np.asfortranarray])
def test_floats_of_any_size_and_order_are_read(kind: Any) -> None:
    rows = np.arange(12, dtype=np.float32).reshape(4, 3)
    array = rows.astype(kind) if not callable(kind) or isinstance(kind, type) else kind(rows)
    assert (read_array(encoded(array)) == rows).all()


def test_vectors_that_cannot_be_are_a_400(llm: LLM, client: openai.OpenAI) -> None:
    good = encoded(soft(1, 2, width(llm)))
    for prompt, vectors, message in [
        ("text", good, "leave that out"),
        (None, None, "prompt is missing"),
        ([1, 2, 3], {"2": good}, "embeddings reach to position 3, but the prompt has 3 ids"),
        ([1, 2, 3], {"02": good}, "positions of prompt_embeds are whole numbers, got '02'"),
        ([[1, 2], [3, 4]], {"0": good}, "takes one prompt, got 2"),
        (None, encoded(np.ones((2, 3))), "have 3 numbers each"),
        (None, encoded(np.full((1, width(llm)), np.inf)), "not finite"),
    ]:
        with pytest.raises(openai.BadRequestError, match=message):
            complete(client, prompt, vectors)


def header(shape: str, dtype: str = "<f4") -> bytes:
    """The beginning of a .npy file."""
    text = f"{{'descr': {dtype!r}, 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text


@pytest.mark.parametrize(
    "content",
    [
        header("(1000000000000, 1000000)"),
        header("(-2, -2)") + bytes(16),
        header("(1, 1)", "|O") + bytes(8),
        header("(2, 2)", "<i4") + bytes(16),
        header("(4,)") + bytes(16),
        header("(2, 2)") + bytes(17),
        b"\x93NUMPY\x01\x00" + (60000).to_bytes(2, "little") + b"(" * 60000,
        b"PK\x03\x04" + bytes(100),
        b"\x80\x04K\x01.",
        b"",
    ],
)
def test_a_file_that_is_no_read_array_floats_is_refused_in_a_short_message(content: bytes) -> None:
    with pytest.raises(Refused, match=r"^prompt_embeds .{1,220}$"):
        read_array(base64.b64encode(content).decode())


@given(st.text(max_size=20) | st.binary(max_size=200).map(lambda some: base64.b64encode(some).decode()))
def test_any_text_is_an_array_or_a_short_message(text: str) -> None:
    try:
        read_array(text)
    except Refused as error:
        message = str(error)
    else:
        message = ""
    assert len(message) < 250
