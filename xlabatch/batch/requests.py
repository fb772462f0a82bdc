"""Turn a line into a request: its checked body, its prompts, and the builder of its response.

The server uses the same bodies and builders. What the server leaves to chance or to the clock derives from
the line here: ids, the time of creation, and seeds that are not given.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from pydantic import Field, ValidationError
from pydantic_core import from_json

from xlabatch.batch.lines import MAX_LINE_BYTES, Line
from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_response import ChatBuilder
from xlabatch.protocols.completion_body import CompletionBody, StreamedBody
from xlabatch.protocols.completion_response import CompletionBuilder
from xlabatch.protocols.formatting import Json, with_ids
from xlabatch.protocols.refusals import validation_message
from xlabatch.protocols.response_builder import ResponseBuilder
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.protocols.responses_api_response import ResponsesBuilder
from xlabatch.text.tokenizer import Tokenizer

MAX_CUSTOM_ID = 512  # characters


class LineBody(Body):
    """The fields of every line, except the body of its request."""

    custom_id: str = Field(min_length=1, max_length=MAX_CUSTOM_ID)
    method: Literal["POST"]
    url: str


class CompletionLine(LineBody):
    body: CompletionBody


class ChatLine(LineBody):
    body: ChatBody


class ResponsesLine(LineBody):
    body: ResponsesBody


@dataclass(frozen=True)
class Job:
    """What all lines of a batch share."""

    model: str  # under which requests know it
    fingerprint: str | None = None  # of the answers
    created: int = 0  # seconds since 1970, the same in every response
    adapters: Mapping[str, str] = field(default_factory=dict)  # fingerprints, by name for `model`


@dataclass(frozen=True)
class LineRequest:
    """The request of a line."""

    custom_id: str
    builder: ResponseBuilder
    make_items: Callable[[], Sequence[Json]]
    content: Json  # of the line
    adapter: str | None = None

    def items(self) -> list[Json]:
        """Return the prompts for `LLM`, each with an id and a seed. Refused if its options are impossible."""
        seed = seed_of(self.custom_id, self.content["body"])
        items = with_ids(self.builder.id, self.make_items())
        own = {} if self.adapter is None else {"adapter": self.adapter}
        return [{"seed": (seed + number) % 2**64} | item | own for number, item in enumerate(items)]


class InvalidLine(Refused):
    """A line that is not a request, so that there is no response to it."""

    def __init__(self, code: str, message: str, custom_id: str | None = None) -> None:
        super().__init__(message)
        self.code, self.custom_id = code, custom_id


class InvalidBody(Refused):
    """A line whose request is refused."""

    def __init__(self, error: Refused | ValidationError, custom_id: str) -> None:
        super().__init__(str(error))
        self.error, self.custom_id = error, custom_id


class Response(NamedTuple):
    """The builder of a response, and a function that makes the items for it."""

    builder: ResponseBuilder
    make_items: Callable[[], Sequence[Json]]


def completion(id: str, job: Job, body: CompletionBody, tokenizer: Tokenizer) -> Response:
    """Make the response of `/v1/completions`."""
    return Response(CompletionBuilder(f"cmpl-{id}", job.model, body, tokenizer), body.items)


def chat(id: str, job: Job, body: ChatBody, tokenizer: Tokenizer) -> Response:
    """Make the response of `/v1/chat/completions`."""
    return Response(ChatBuilder(f"chatcmpl-{id}", job.model, body, tokenizer), body.items)


def response(id: str, job: Job, body: ResponsesBody, tokenizer: Tokenizer) -> Response:
    """Make the response of `/v1/responses`. Refused for options that a batch cannot have."""
    if body.previous_response_id is not None:
        raise Refused("previous_response_id is not possible in a batch, whose responses are not stored")
    if body.background:
        raise Refused("background is not possible in a batch, which has all its answers in one file")
    builder = ResponsesBuilder(f"resp_{id}", job.model, body, tokenizer, lambda _: None)
    return Response(builder, body.chat_body().items)


class Endpoint(NamedTuple):
    """The lines that a url takes, and the response that it gives."""

    line: type[LineBody]
    response: Callable[..., Response]


ENDPOINTS = {
    "/v1/chat/completions": Endpoint(ChatLine, chat),
    "/v1/completions": Endpoint(CompletionLine, completion),
    "/v1/responses": Endpoint(ResponsesLine, response),
}


class AnyLine(LineBody):
    """A line with an unchecked body."""

    body: dict[str, Any]


def custom_id_of(line: Line, endpoint: str) -> str:
    """Return a line's custom_id. InvalidLine unless it is a request for this endpoint."""
    content = json_of(line)
    check_has_body(content)
    try:
        found = AnyLine.model_validate(content)
    except ValidationError as error:
        raise InvalidLine("invalid_line", validation_message(error.errors())) from None
    if found.url != endpoint:
        raise InvalidLine("invalid_url", f"url {found.url!r:.80} is not the batch's endpoint, {endpoint!r}")
    return found.custom_id


def parse_line(line: Line, context: Json | None = None) -> LineBody:
    """Parse a line as its endpoint's type. InvalidLine or InvalidBody if that fails."""
    content = json_of(line)
    custom_id = content.get("custom_id")
    custom_id = custom_id if isinstance(custom_id, str) else None
    url = content.get("url")
    if not isinstance(url, str) or url not in ENDPOINTS:
        possible = ", ".join(ENDPOINTS)
        raise InvalidLine("invalid_url", f"url {url!r:.80} is not possible; there are {possible}", custom_id)
    check_has_body(content, custom_id)
    try:
        return ENDPOINTS[url].line.model_validate_json(line.content, context=context)
    except ValidationError as error:
        of_line = [each for each in error.errors() if each["loc"][:1] != ("body",)]
        if not of_line and custom_id is not None:
            raise InvalidBody(error, custom_id) from None
        raise InvalidLine("invalid_line", validation_message(of_line), custom_id) from None


def check_has_body(content: Json, custom_id: str | None = None) -> None:
    """Raise InvalidLine unless a line has a body."""
    if not isinstance(content.get("body"), dict):
        raise InvalidLine("invalid_line", "body is the object that the url takes", custom_id)


def json_of(line: Line) -> Json:
    """Parse a line as a JSON object. InvalidLine if it is not one."""
    if line.is_too_long:
        raise InvalidLine("line_too_long", f"the line is over the limit of {MAX_LINE_BYTES} bytes")
    try:
        content = from_json(line.content)
    except ValueError as error:
        raise InvalidLine("invalid_json_line", f"the line is not valid JSON: {error}") from None
    if not isinstance(content, dict):
        raise InvalidLine("invalid_json_line", "the line is not a JSON object")
    return content


def request_of(line: Line, parsed: LineBody, job: Job, tokenizer: Tokenizer) -> LineRequest:
    """Make the request of a parsed line. InvalidBody if it is refused."""
    body: Any = parsed.body  # type: ignore[attr-defined]
    try:
        check_possible(body, job)
        adapter = body.model if body.model in job.adapters else None
        own = replace(job, model=adapter, fingerprint=job.adapters[adapter]) if adapter else job
        builder, make_items = ENDPOINTS[parsed.url].response(line.id, own, body, tokenizer)
    except Refused as error:
        raise InvalidBody(error, parsed.custom_id) from None
    builder.created = own.created
    builder.fingerprint = own.fingerprint
    builder.shows_cached_tokens = False
    return LineRequest(parsed.custom_id, builder, make_items, from_json(line.content), adapter)


def check_possible(body: Any, job: Job) -> None:
    """Raise Refused for another model, and for options that make an answer depend on time."""
    if body.model not in (None, job.model, *job.adapters):
        adapters = f", its adapters are {', '.join(map(repr, job.adapters))}" if job.adapters else ""
        raise Refused(
            f"model {body.model!r:.80} is not served here; the model is {job.model!r}{adapters:.200}"
        )
    if body.stream:
        raise Refused("stream is not possible in a batch")
    if body.deadline_s is not None:
        raise Refused("deadline_s is not possible in a batch, whose answers do not depend on time")
    if isinstance(body, StreamedBody | ResponsesBody) and body.timings_per_token:
        raise Refused("timings_per_token is not possible in a batch, whose answers do not depend on time")


def seed_of(custom_id: str, body: Any) -> int:
    """Derive a seed from a request that has none."""
    content = json.dumps([custom_id, body], sort_keys=True)
    return int.from_bytes(hashlib.sha256(content.encode()).digest()[:8])
