"""The responses of `/v1/embeddings` and `/rerank`, which are never streamed."""

import base64
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from xlabatch.protocols.embeddings_body import EmbeddingsBody, RerankBody
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.response_builder import ResponseBuilder
from xlabatch.protocols.updates import Update
from xlabatch.text.embeddings import Embedding, Ranked, embedding, rank


class VectorsBuilder(ResponseBuilder):
    """A response computed from prompts' vectors."""

    def __init__(self, id: str, model: str) -> None:
        super().__init__(id, model, streams=False)

    def chunks(self, number: int, update: Update) -> Iterator[Json]:  # noqa: ARG002
        return iter(())

    def usage(self) -> Json:
        tokens = sum(len(prompt.request.prompt) for prompt in self.prompts)
        return {"prompt_tokens": tokens, "total_tokens": tokens}


class EmbeddingsBuilder(VectorsBuilder):
    """`/v1/embeddings`."""

    names: Mapping[str, str] = {"prompt": "input"}

    def __init__(self, id: str, model: str, request: EmbeddingsBody) -> None:
        super().__init__(id, model)
        self.request = request

    def prompt_name(self, number: int) -> str:
        return f"input {number}"

    def body(self) -> Json:
        data: list[Json] = []
        for index, completion in enumerate(self.completions):
            vector = embedding(completion, self.request.normalize, self.request.dimensions)
            data.append({"object": "embedding", "index": index, "embedding": self.encode(vector)})
        return {"object": "list", "data": data, "model": self.model, "usage": self.usage()}

    def encode(self, each: Embedding) -> list[float] | str:
        """Return a vector as a list of numbers, or as base64 of its float32 bytes."""
        if self.request.encoding_format == "float":
            return list(each.vector)
        return base64.b64encode(np.array(each.vector, "<f4").tobytes()).decode()


class RerankBuilder(VectorsBuilder):
    """`/rerank`."""

    def __init__(self, id: str, model: str, request: RerankBody, classifies: bool) -> None:
        super().__init__(id, model)
        self.request = request
        self.classifies = classifies

    def body(self) -> Json | list[Json]:
        vectors = [embedding(each, not self.classifies, None) for each in self.completions]
        found = rank(vectors, self.classifies)[: self.request.top_n]
        if self.request.texts is not None:
            return [self.scored(document, self.request.texts) for document in found]
        results: list[Json] = []
        for document in found:
            result: Json = {"index": document.index, "relevance_score": document.score}
            if self.request.return_documents:
                result["document"] = {"text": self.request.candidates[document.index]}
            results.append(result)
        return {"id": self.id, "model": self.model, "results": results, "usage": self.usage()}

    def scored(self, document: Ranked, texts: Sequence[str]) -> Json:
        """Return a document's score in text-embeddings-inference's form."""
        text = {"text": texts[document.index]} if self.request.return_text else {}
        return {"index": document.index, **text, "score": document.score}
