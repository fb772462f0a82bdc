"""The lines of a batch's output: a response, or an error for a line that is not a request."""

from dataclasses import dataclass
from functools import cached_property

from pydantic_core import from_json, to_json

from xlabatch.batch.lines import Line
from xlabatch.batch.requests import InvalidBody, InvalidLine, LineRequest
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json, error_body, failure_body
from xlabatch.protocols.refusals import INVALID, refusal_body
from xlabatch.request import REQUEST_FAULTS


@dataclass(frozen=True)
class OutputLine:
    """The output line of one input line."""

    number: int  # of both lines
    content: bytes  # with the line break

    @cached_property
    def json(self) -> Json:
        return from_json(self.content)

    @property
    def failed(self) -> bool:
        response = self.json["response"]
        return response is None or response["status_code"] != 200

    @property
    def problem(self) -> str:
        """Why the line has failed."""
        error = (
            self.json["error"] if self.json["response"] is None else self.json["response"]["body"]["error"]
        )
        return str(error["message"])

    @property
    def tokens(self) -> int:
        response = self.json["response"] or {"body": {}}
        usage = response["body"].get("usage") or {}
        return int(usage.get("completion_tokens") or usage.get("output_tokens") or 0)


def answer_request(line: Line, request: LineRequest) -> OutputLine:
    """Answer a request whose completions have all ended."""
    failure = request.builder.failure
    if failure:
        status = 400 if failure in REQUEST_FAULTS else 500
        return response_line(line, request.custom_id, status, failure_body(failure))
    return response_line(line, request.custom_id, 200, request.builder.body())


def answer_refusal(line: Line, error: Refused, custom_id: str | None = None) -> OutputLine:
    if isinstance(error, InvalidLine):
        return error_line(line, error.custom_id, error.code, str(error))
    if isinstance(error, InvalidBody):
        return response_line(line, error.custom_id, 400, refusal_body(error.error))
    return response_line(line, custom_id, 400, refusal_body(error))


def answer_failure(line: Line, custom_id: str | None) -> OutputLine:
    """Answer a line at which the program failed; the reason is in its log."""
    message = "the program failed at this line; the reason is in its log"
    return response_line(line, custom_id, 500, error_body(message, "server_error"))


def response_line(line: Line, custom_id: str | None, status: int, body: Json | list[Json]) -> OutputLine:
    response = {"status_code": status, "request_id": f"req_{line.id}", "body": body}
    return output_line(line, {"custom_id": custom_id, "response": response, "error": None})


def error_line(line: Line, custom_id: str | None, code: str, message: str) -> OutputLine:
    error = {"code": code, "message": error_body(message, INVALID)["error"]["message"]}
    return output_line(line, {"custom_id": custom_id, "response": None, "error": error})


def output_line(line: Line, fields: Json) -> OutputLine:
    content = {"id": f"batch_req_{line.id}", **fields}
    return OutputLine(line.number, to_json(content, inf_nan_mode="null") + b"\n")
