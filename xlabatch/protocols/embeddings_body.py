"""The bodies of `/v1/embeddings` and `/rerank`, as items for `LLM.prepare`."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.completion_body import SEVERAL
from xlabatch.protocols.sampling_options import TokenIds
from xlabatch.text.embeddings import POOLED


class EmbeddingsBody(Body):
    """`/v1/embeddings`."""

    WITHOUT_EFFECT = frozenset({"user"})
    REFUSED: ClassVar[Mapping[str, str]] = {
        "prompt": "/v1/embeddings takes input; a prompt goes to /v1/completions",
        "content": "/v1/embeddings takes input",
        "messages": "/v1/embeddings takes input; a conversation goes to /v1/chat/completions",
    }
    model: str | None = None
    input: str | TokenIds | Annotated[list[str], SEVERAL] | Annotated[list[TokenIds], SEVERAL]
    encoding_format: Literal["float", "base64"] = "float"
    dimensions: int | None = Field(default=None, ge=1)
    pooling: Literal["last", "mean", "score"] = "last"
    normalize: bool = True
    truncate_prompt_tokens: int | None = None

    def items(self) -> list[dict[str, Any]]:
        is_one = isinstance(self.input, str) or not self.input or isinstance(self.input[0], int)
        options = POOLED | {"pooling": self.pooling, "truncate_prompt_tokens": self.truncate_prompt_tokens}
        return [options | {"prompt": prompt} for prompt in ([self.input] if is_one else self.input)]


Documents = Annotated[list[str], SEVERAL]


class RerankBody(Body):
    """`/rerank`, with the parameters of Jina and Cohere, or with `texts` as in text-embeddings-inference."""

    WITHOUT_EFFECT = frozenset({"truncation_direction"})
    NEUTRAL: ClassVar[Mapping[str, Any]] = {"truncate": False, "raw_scores": False}
    model: str | None = None
    query: str
    documents: Documents | None = None
    top_n: int | None = Field(default=None, ge=1)
    return_documents: bool = True
    texts: Documents | None = None
    return_text: bool = False

    @model_validator(mode="after")
    def check_documents(self) -> Self:
        if self.documents is None and self.texts is None:
            raise Refused("documents is missing: give documents, or texts for a bare list of scores")
        if self.documents is not None and self.texts is not None:
            raise Refused("documents and texts are two forms of one request: give one of them")
        other = "return_text" if self.texts is None else "return_documents"
        if other in self.model_fields_set:
            raise Refused(f"{other} is of the other form: texts take return_text, documents return_documents")
        return self

    @property
    def candidates(self) -> list[str]:
        """The documents, by either name."""
        return self.documents or self.texts or []
