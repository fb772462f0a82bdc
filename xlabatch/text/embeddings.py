"""Embeddings and reranking, made from completions with a pooling."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xlabatch.errors import Refused
from xlabatch.text.outputs import Completion
from xlabatch.text.tokenizer import Tokenizer

POOLED: dict[str, Any] = {"max_tokens": 1, "ignore_eos": True}  # the vector comes with the only token


class Embedding(NamedTuple):
    vector: tuple[float, ...]
    tokens: int  # of the prompt

    def __repr__(self) -> str:
        return f"Embedding({len(self.vector)} numbers, {self.tokens} tokens)"


@dataclass(frozen=True)
class Ranked:
    """A document and how well it answers a query."""

    index: int  # of the document in the order given
    score: float


def embedding(completion: Completion, normalize: bool = True, dimensions: int | None = None) -> Embedding:
    """Return a completed prompt's vector, cut to `dimensions` and scaled to length 1 if wanted."""
    if completion.vector is None:
        raise RuntimeError(f"prompt {completion.id} has no vector: {completion.reason}")
    vector = completion.vector
    if dimensions is not None:
        if type(dimensions) is not int or not 0 < dimensions <= len(vector):
            raise Refused(f"dimensions must be an integer from 1 to {len(vector)}, got {dimensions!r}")
        vector = vector[:dimensions]
    if normalize:
        length = math.sqrt(math.fsum(each * each for each in vector)) or 1.0
        vector = tuple(each / length for each in vector)
    return Embedding(vector, completion.stats.prompt if completion.stats else 0)


def rerank_prompts(
    tokenizer: Tokenizer, query: str, documents: Sequence[str], classifies: bool, context: int
) -> list[str | tuple[int, ...]]:
    """Return the prompts to rank by: pairs for a classifier, else the query and each document."""
    if not isinstance(query, str):
        raise Refused(f"query is text, got {query!r:.60}")
    is_list = isinstance(documents, Sequence) and not isinstance(documents, str)
    if not is_list or not all(isinstance(each, str) for each in documents):
        raise Refused(f"documents is a list of texts, got {documents!r:.60}")
    if not classifies:
        return [query, *documents]
    for number, document in enumerate(documents):  # before tokenizing, which is slow for long texts
        fewest = tokenizer.fewest_tokens(query) + tokenizer.fewest_tokens(document)
        if fewest >= context:
            raise Refused(
                f"document {number} has with the query at least {fewest} tokens, but a slot holds {context} "
                "with one more"
            )
    return [tokenizer.encode_pair(query, document) for document in documents]


def rank(embeddings: Sequence[Embedding], classifies: bool) -> list[Ranked]:
    """Order the documents, best first: by the classifier's only output, or by cosine with the query."""
    if classifies:
        scores = [sigmoid(each.vector) for each in embeddings]
    else:
        query, *documents = (each.vector for each in embeddings)
        scores = [math.fsum(a * b for a, b in zip(query, each, strict=True)) for each in documents]
    order = sorted(range(len(scores)), key=lambda index: (-scores[index], index))
    return [Ranked(index, scores[index]) for index in order]


def sigmoid(outputs: tuple[float, ...]) -> float:
    """Map a classifier's only output to a number from 0 to 1."""
    if len(outputs) != 1:
        raise Refused(f"reranking takes a classifier with one label, and this one has {len(outputs)}")
    return 0.5 * (1 + math.tanh(outputs[0] / 2))
