"""Turn a line into a request: its checked body, its prompts, and the builder of its response.

The server uses the same bodies and builders. What the server leaves to chance or to the clock derives from
the line here: ids, the time of creation, and seeds that are not given.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field, ValidationError
from pydantic_core import from_json

from xlabatch.batch.lines import MAX_LINE_BYTES, Line
from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_response import ChatBuilder
from xlabatch.protocols.completion_body import CompletionBody
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
    other_names: Sequence[str] = ()  # for `model`
    sampling: Mapping[str, Any] = field(default_factory=dict)  # of bodies that do not say how to sample
    receipts: bool = False  # all choices have one, whatever the lines say


@dataclass(frozen=True)
class LineRequest:
    custom_id: str
    builder: ResponseBuilder
    make_items: Callable[[], Sequence[Json]]
    content: Json  # of the line
    adapter: str | None = None

    def items(self) -> list[Json]:
        """Return the prompts for `LLM`, each with an id and a seed. Refused if its options are impossible."""
        # a request without a seed gets one that derives from its content
        content = json.dumps([self.custom_id, self.content["body"]], sort_keys=True)
        seed = int.from_bytes(hashlib.sha256(content.encode()).digest()[:8])
        items = with_ids(self.builder.id, self.make_items())
        own = {} if self.adapter is None else {"adapter": self.adapter}
        return [{"seed": (seed + number) % 2**64} | item | own for number, item in enumerate(items)]


class InvalidLine(Refused):
    """A line that is not a request, so that there is no response to it."""

    def __init__(self, code: str, message: str, custom_id: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.custom_id = custom_id


class InvalidBody(Refused):
    """A line whose request is refused."""

    def __init__(self, error: Refused | ValidationError, custom_id: str) -> None:
        super().__init__(str(error))
        self.error = error
        self.custom_id = custom_id


ENDPOINTS: dict[str, type[LineBody]] = {
    "/v1/chat/completions": ChatLine,
    "/v1/completions": CompletionLine,
    "/v1/responses": ResponsesLine,
}


class AnyLine(LineBody):
    """A line with an unchecked body."""

    body: dict[str, Any]


def read_custom_id(line: Line, endpoint: str) -> str:
    """Return a line's custom_id. InvalidLine unless it is a request for this endpoint."""
    content = parse_object(line)
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
    content = parse_object(line)
    custom_id = content.get("custom_id")
    custom_id = custom_id if isinstance(custom_id, str) else None
    url = content.get("url")
    if not isinstance(url, str) or url not in ENDPOINTS:
        possible = ", ".join(ENDPOINTS)
        raise InvalidLine("invalid_url", f"url {url!r:.80} is unknown; choose from {possible}", custom_id)
    check_has_body(content, custom_id)
    try:
        return ENDPOINTS[url].model_validate_json(line.content, context=context)
    except ValidationError as error:
        outside_body = [problem for problem in error.errors() if problem["loc"][:1] != ("body",)]
        if not outside_body and custom_id is not None:
            raise InvalidBody(error, custom_id) from None
        raise InvalidLine("invalid_line", validation_message(outside_body), custom_id) from None


def check_has_body(content: Json, custom_id: str | None = None) -> None:
    """Raise InvalidLine unless a line has a body."""
    if not isinstance(content.get("body"), dict):
        raise InvalidLine("invalid_line", "body is the object that the url takes", custom_id)


def parse_object(line: Line) -> Json:
    if line.is_too_long:
        raise InvalidLine("line_too_long", f"the line is over the limit of {MAX_LINE_BYTES} bytes")
    try:
        content = from_json(line.content)
    except ValueError as error:
        raise InvalidLine("invalid_json_line", f"the line is not valid JSON: {error}") from None
    if not isinstance(content, dict):
        raise InvalidLine("invalid_json_line", "the line is not a JSON object")
    return content


def make_request(line: Line, parsed: LineBody, job: Job, tokenizer: Tokenizer) -> LineRequest:
    """Make the request of a parsed line. InvalidBody if it is refused."""
    assert isinstance(parsed, CompletionLine | ChatLine | ResponsesLine)
    body = parsed.body
    body.fill_in(job.sampling)
    adapter = body.model if body.model in job.adapters else None
    model = adapter or job.model
    builder: ResponseBuilder
    make_items: Callable[[], Sequence[Json]]
    try:
        check_body(body, job)
        body.receipt |= job.receipts
        if isinstance(body, ResponsesBody):
            builder = ResponsesBuilder(f"resp_{line.id}", model, body, tokenizer, lambda _: None)
            make_items = body.chat_body().items
        elif isinstance(body, ChatBody):
            builder = ChatBuilder(f"chatcmpl-{line.id}", model, body, tokenizer)
            make_items = body.items
        else:
            builder = CompletionBuilder(f"cmpl-{line.id}", model, body, tokenizer)
            make_items = body.items
    except Refused as error:
        raise InvalidBody(error, parsed.custom_id) from None
    builder.created = job.created
    builder.fingerprint = job.adapters[adapter] if adapter else job.fingerprint
    builder.shows_cached_tokens = False
    return LineRequest(parsed.custom_id, builder, make_items, from_json(line.content), adapter)


def check_body(body: CompletionBody | ChatBody | ResponsesBody, job: Job) -> None:
    """Raise Refused for another model, and for options that make an answer depend on time."""
    if body.model not in (None, job.model, *job.other_names, *job.adapters):
        adapters = f", its adapters are {', '.join(map(repr, job.adapters))}" if job.adapters else ""
        raise Refused(
            f"model {body.model!r:.80} is not served here; the model is {job.model!r}{adapters:.200}"
        )
    if body.stream:
        raise Refused("stream is not supported in a batch")
    if body.deadline_s is not None:
        raise Refused("deadline_s is not supported in a batch, whose answers do not depend on time")
    if body.timings_per_token:
        raise Refused("timings_per_token is not supported in a batch, whose answers do not depend on time")
    if not isinstance(body, ResponsesBody):
        return
    if body.previous_response_id is not None:
        raise Refused("previous_response_id is not supported in a batch, whose responses are not stored")
    if body.background:
        raise Refused("background is not supported in a batch, which has all its answers in one file")
