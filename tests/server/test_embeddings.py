"""`/v1/embeddings` with OpenAI's client, and `/rerank`: the vectors of LLM.embed, with equal bits."""

import base64
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import numpy as np
import openai
import pytest
from support.serving import RunningServer

from xlabatch import LLM

TEXTS = ["Mira found a key.", "It was raining in the village.", "The end."]


def post(served: RunningServer, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{served.url}{path}", json=body, timeout=60, verify=False)


def test_vectors_are_those_of_the_library(client: openai.OpenAI, served: RunningServer, llm: LLM) -> None:
    expected = post(served, "/v1/embeddings", input=TEXTS).json()
    found = client.embeddings.create(model="stories", input=TEXTS)  # the client asks for base64
    tokens = sum(len(llm.tokenizer.encode(text)) for text in TEXTS)
    assert found.usage.prompt_tokens == found.usage.total_tokens == tokens
    assert [each.index for each in found.data] == [0, 1, 2]
    for ours, theirs in zip(found.data, expected["data"], strict=True):
        assert np.array_equal(np.array(ours.embedding, "f4"), np.array(theirs["embedding"], "f4"))
        assert abs(np.linalg.norm(ours.embedding) - 1) < 1e-6


def test_forms_of_the_input_and_of_the_vectors(served: RunningServer, llm: LLM) -> None:
    ids = list(llm.tokenizer.encode(TEXTS[0]))
    bodies: list[dict[str, Any]] = [{"input": TEXTS[0]}, {"input": ids}, {"input": [ids]}]
    answers = [post(served, "/v1/embeddings", **body).json()["data"] for body in bodies]
    assert answers[0] == answers[1] == answers[2]
    packed = post(served, "/v1/embeddings", input=ids, encoding_format="base64").json()["data"][0]
    numbers = np.frombuffer(base64.b64decode(packed["embedding"]), "<f4")
    assert np.array_equal(numbers, np.float32(answers[0][0]["embedding"]))
    cut = post(served, "/v1/embeddings", input=ids, dimensions=7, pooling="mean").json()["data"][0]
    assert len(cut["embedding"]) == 7


def test_a_vector_does_not_depend_on_the_company(served: RunningServer) -> None:
    alone = post(served, "/v1/embeddings", input=TEXTS[1], pooling="mean").json()["data"]

    def story(number: int) -> int:
        return post(served, "/v1/completions", prompt="Once " * number, max_tokens=20, seed=1).status_code

    with ThreadPoolExecutor(6) as pool:
        stories = [pool.submit(story, number) for number in range(1, 6)]
        among = [post(served, "/v1/embeddings", input=TEXTS[1], pooling="mean") for _ in range(4)]
        assert all(each.result() == 200 for each in stories)
    assert all(each.json()["data"] == alone for each in among)


def test_texts_in_place_of_documents_get_a_bare_list_of_scores(served: RunningServer) -> None:
    ranked = post(served, "/rerank", query=TEXTS[1], documents=TEXTS).json()["results"]
    scores = [{"index": each["index"], "score": each["relevance_score"]} for each in ranked]
    off = {"truncate": False, "raw_scores": False, "truncation_direction": "Right"}
    assert post(served, "/rerank", query=TEXTS[1], texts=TEXTS, **off).json() == scores
    with_text = post(served, "/rerank", query=TEXTS[1], texts=TEXTS, return_text=True).json()
    assert with_text == [each | {"text": TEXTS[each["index"]]} for each in scores]


@pytest.mark.parametrize("path", ["/rerank", "/v1/rerank", "/v2/rerank", "/reranking"])
def test_documents_come_from_the_best_one_on(served: RunningServer, path: str) -> None:
    found = post(served, path, query=TEXTS[1], documents=TEXTS, top_n=2).json()
    assert len(found["results"]) == 2
    assert found["results"][0] == {
        "index": 1,
        "relevance_score": pytest.approx(1),
        "document": {"text": TEXTS[1]},
    }
    plain = post(served, path, query="a", documents=TEXTS, return_documents=False).json()
    assert all(each.keys() == {"index", "relevance_score"} for each in plain["results"])


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("/v1/embeddings", {"input": []}, "empty"),
        (
            "/v1/embeddings",
            {"input": "a", "dimensions": 10**6},
            "dimensions must be from 1 to 128",
        ),
        ("/v1/embeddings", {"input": "a", "pooling": "score"}, "it supports last, mean"),
        ("/v1/embeddings", {"input": "a", "temperature": 1.0}, "temperature is not supported"),
        ("/v1/embeddings", {"input": "a" * 10**5}, "a slot holds"),
        ("/v1/embeddings", {"input": [10**6]}, "the vocabulary is 0 to"),
        ("/rerank", {"query": "a", "documents": []}, "documents"),
        ("/rerank", {"query": "a", "documents": ["b"], "top_n": 0}, "top_n"),
        ("/rerank", {"query": "a"}, "documents is missing: give documents, or texts"),
        ("/rerank", {"query": "a", "documents": ["b"], "texts": ["b"]}, "give one of them"),
        ("/rerank", {"query": "a", "documents": ["b"], "return_text": True}, "return_text is of the other"),
        ("/rerank", {"query": "a", "texts": ["b"], "return_documents": True}, "texts take return_text"),
        ("/rerank", {"query": "a", "texts": ["b"], "raw_scores": True}, "raw_scores is not supported"),
    ],
)
def test_what_is_not_possible_is_refused(
    served: RunningServer, path: str, body: dict[str, Any], message: str
) -> None:
    answer = post(served, path, **body)
    assert answer.status_code == 400
    assert message in answer.json()["error"]["message"]
