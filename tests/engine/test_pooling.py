"""Vectors of prompts: from the hidden states that logits come from, with the same bits in every batch."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file
from support.requests import make_request
from support.shapes import CASES, source_of

from xlabatch import LLM, XlaBatchEngine
from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.reference import ReferenceEngine

LABELS = 5
PROMPT = tuple(int(id) for id in np.random.default_rng(3).integers(0, 97, 75))


def untied(kind: str) -> Source:
    """A model with a head of its own, which recovers the hidden states: it has more rows than columns."""
    raw = {name: value for name, value in CASES[kind].items() if name != "tie_word_embeddings"}
    return source_of(raw | {"tie_word_embeddings": False})


@pytest.fixture(scope="module")
def llama() -> Source:
    return untied("llama")


@pytest.fixture(scope="module")
def engine(llama: Source) -> XlaBatchEngine:
    return XlaBatchEngine(load.load(llama), slots=3, context=320, budget=32)


def vector(engine: Any, prompt: tuple[int, ...], pooling: Any, *others: Request, **options: Any) -> Any:
    """The vector of a prompt that is run among other requests."""
    request = Request(prompt=prompt, max_tokens=1, pooling=pooling, **options)
    [found] = [event.vector for event in engine.run([*others, request]) if event.id == request.id]
    return np.array(found, np.float32)


@pytest.mark.heavy
@pytest.mark.parametrize("kind", ["llama", "gemma2", "gpt_neox"])
@pytest.mark.parametrize("pooling", ["last", "mean"])
def test_the_head_makes_the_oracles_logits_of_a_vector(kind: str, pooling: str) -> None:
    source = replace(untied(kind), raw=untied(kind).raw | {"final_logit_softcapping": None})
    engine = XlaBatchEngine(load.load(source), slots=3, context=320, budget=32)
    logits = Oracle(source, context=320).logits(PROMPT)
    expected = logits[-1] if pooling == "last" else logits.mean(0)
    found = source.read("lm_head.weight") @ vector(engine, PROMPT, pooling)
    assert np.abs(found - expected).max() < 2e-4 * np.abs(logits).max()


@pytest.mark.heavy
@pytest.mark.parametrize("pooling", ["last", "mean"])
def test_a_vector_has_the_same_bits_alone_and_in_any_company(engine: XlaBatchEngine, pooling: str) -> None:
    alone = vector(engine, PROMPT, pooling, cache_prompt=False)
    others = [make_request("a", 40, 30), make_request("b", 9, 60, temperature=1.0), make_request("c", 130, 5)]
    among = vector(engine, PROMPT, pooling, *others)
    again = vector(engine, PROMPT, pooling)  # begins like the one before, whose keys and values are there
    assert np.array_equal(alone, among)
    assert np.array_equal(alone, again)


def test_other_requests_keep_their_bits_beside_a_vector(engine: XlaBatchEngine) -> None:
    request = make_request("a", 40, 12)
    alone = [event.digest for event in engine.run([request])]
    pooled = Request(prompt=PROMPT, max_tokens=1, pooling="mean")
    assert [event.digest for event in engine.run([pooled, request]) if event.id == "a"] == alone


def test_what_cannot_be_pooled_is_refused(engine: XlaBatchEngine, llama: Source) -> None:
    given: dict[str, Any] = {"prompt": PROMPT, "max_tokens": 1, "pooling": "last"}
    changes: list[tuple[dict[str, Any], str]] = [
        ({"max_tokens": 2}, "pooling needs n=1, max_tokens=1"),
        ({"n": 2}, "pooling needs n=1"),
        ({"pooling": "max"}, "pooling .*last"),
    ]
    for options, message in changes:
        with pytest.raises(Refused, match=message):
            Request(**(given | options))
    with pytest.raises(
        Refused, match="pooling 'score' is not supported by this engine; it supports last, mean"
    ):
        engine.submit(Request(prompt=PROMPT, max_tokens=1, pooling="score"))
    with pytest.raises(Refused, match="it supports none"):
        ReferenceEngine(llama, context=96).submit(Request(prompt=PROMPT, max_tokens=1, pooling="last"))


def classifier(folder: Path, source: Source) -> Path:
    """The source with a head of five labels in place of its own: the first rows of that."""
    tensors = {name: source.read(name) for name in source.shapes}
    tensors["score.weight"] = np.ascontiguousarray(tensors.pop("lm_head.weight")[:LABELS])
    save_file(tensors, folder / "model.safetensors")
    raw = {name: value for name, value in source.raw.items() if name != "tie_word_embeddings"}
    raw |= {"architectures": ["LlamaForSequenceClassification"], "id2label": {"0": "a"}}
    (folder / "config.json").write_text(json.dumps(raw))
    return folder


def test_a_classifiers_outputs_are_its_head_on_the_last_hidden_state(tmp_path: Path, llama: Source) -> None:
    opened = open_source(classifier(tmp_path, llama))
    engine = XlaBatchEngine(load.load(opened), slots=3, context=320, budget=32)
    expected = Oracle(llama).logits(PROMPT)[-1][:LABELS]
    found = vector(engine, PROMPT, "score")
    assert found.shape == (LABELS,)
    assert np.abs(found - expected).max() < 2e-4 * np.abs(expected).max()


def test_a_classifiers_head_of_another_width_is_refused(tmp_path: Path, llama: Source) -> None:
    folder = classifier(tmp_path, llama)
    tensors = {name: llama.read(name) for name in llama.shapes if name != "lm_head.weight"}
    save_file(tensors | {"score.weight": np.zeros((2, 7), np.float32)}, folder / "model.safetensors")
    with pytest.raises(Refused, match=r"score.weight is \[2, 7\], not \[labels, 36\]"):
        open_source(folder)


@pytest.fixture(scope="module")
def stories() -> LLM:
    return LLM(slots=2, context=128)


def test_embeddings_have_length_1_and_as_many_dimensions_as_wanted(stories: LLM) -> None:
    full, cut = (stories.embed(["Mira found a key."], dimensions=size)[0] for size in (None, 16))
    assert len(full.vector) == 128
    assert full.tokens == len(stories.tokenizer.encode("Mira found a key."))
    for each in (full, cut):
        assert abs(np.linalg.norm(each.vector) - 1) < 1e-6
    assert np.allclose(np.array(cut.vector) / cut.vector[0], np.array(full.vector[:16]) / full.vector[0])
    with pytest.raises(Refused, match="dimensions must be an integer from 1 to 128, got 129"):
        stories.embed("a", dimensions=129)


def test_documents_are_ranked_by_cosine_and_equal_texts_come_first(stories: LLM) -> None:
    documents = ["The end.", "Mira found a key.", "It was raining in the village."]
    found = stories.rerank("Mira found a key.", documents)
    assert sorted(each.index for each in found) == [0, 1, 2]
    assert found[0].index == 1
    assert found[0].score == pytest.approx(1)
    assert [each.score for each in found] == sorted((each.score for each in found), reverse=True)
